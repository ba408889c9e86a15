"""Every task's own submission on the device: all test cases right, and benchmark times that the floor allows."""

from __future__ import annotations

import pytest
import torch

from harness import tasks
from harness.checking import checker, verdict
from harness.machine.devices import Device
from harness.process.session import Session
from harness.timing import benchmark

pytestmark = pytest.mark.gpu

CUDA = Device("cuda", "cuda")
TASKS = [pytest.param(task, id=name) for name, task in tasks.discover().items()]


def _skip_without_source(results: list[str], messages: list[str]) -> None:
    if any("has no source for" in message for message in messages) and verdict.ERROR in results:
        pytest.skip(messages[0].splitlines()[0])


@pytest.mark.parametrize("task", TASKS)
def test_submission_passes(task: tasks.Task) -> None:
    with Session(task, task.default_submission, CUDA) as session:
        results = checker.run(session, task.tests, checker.Options())
    failed = [result for result in results if not result.passed]
    _skip_without_source([result.status for result in failed], [result.message for result in failed])
    assert not failed, "\n".join(f"{result.case.name}: {result.status}: {result.message}" for result in failed)


@pytest.mark.nightly
@pytest.mark.parametrize("task", TASKS)
def test_benchmarks_are_valid(task: tasks.Task) -> None:
    with Session(task, task.default_submission, CUDA) as session:
        one = benchmark.Bench(session, benchmark.Options(budget=0.5))
        results = []
        for case in task.benchmarks:
            results.append(one.run(case))
            print(f"{task.name} on {torch.cuda.get_device_name()}: {results[-1].document()}")
    failed = [result for result in results if result.status != verdict.PASS]
    _skip_without_source([result.status for result in failed], [result.message for result in failed])
    assert not failed, "\n".join(f"{result.case.name}: {result.status}: {result.message}" for result in failed)
