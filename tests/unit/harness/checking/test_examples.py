"""Every task's examples through the whole harness on the CPU: the correct ones pass, each wrong one is refused.

The tasks' own tests run the same checkers in one process; here a process per submission makes it long.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.machine.devices import Device
from harness.process.session import Session

pytestmark = pytest.mark.nightly

EXAMPLES = [
    pytest.param(task, path, id=f"{task.name}-{path.parent.name}-{path.stem}")
    for task in tasks.discover().values()
    for path in sorted(task.folder.glob("examples/*/*.py"))
]


@pytest.mark.parametrize(("task", "path"), EXAMPLES)
def test_example(task: tasks.Task, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    wrong = path.parent.name == "wrong"
    with Session(task, path, Device("cpu", "CPU")) as session:
        results = checker.run(session, task.tests, checker.Options(calls=1, diagnose=False), stop_at_first=True)
    statuses = {result.status for result in results}
    if statuses == {verdict.NO_DEVICE}:
        pytest.skip(f"{path.name} launches a kernel: {results[0].message.splitlines()[0]}")
    if wrong:
        assert statuses & {verdict.WRONG, verdict.REFUSED}, "a wrong example passes"
        assert verdict.ERROR not in statuses, results[-1].message
    else:
        assert statuses == {verdict.PASS}, results[-1].message
