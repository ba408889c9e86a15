"""Timing and its exploits on a real device: events, graphs, floors, streams, sticky errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.machine.devices import Device
from harness.process.session import Session
from harness.tasks.cases import Case
from harness.timing import benchmark
from tasks.utils import Cost
from tests.paths import DATA, TASKS

pytestmark = pytest.mark.gpu

CUDA = Device("cuda", "cuda")
LARGE = Case({"n": 1 << 26, "seed": 5}, "n: 67108864; seed: 5", "benchmark", 0)

HONEST = """
import torch

def custom_kernel(data):
    x, y = data
    return torch.add(y, x, alpha=2)
"""


def timed(source: str, folder: Path, case: Case = LARGE, cost: Any = None, **options: Any) -> benchmark.Timing:
    path = folder / "submission.py"
    path.write_text(source)
    task = tasks.load(DATA / "axpy")
    if cost is not None:
        task.cost = lambda case: cost  # type: ignore[method-assign]
    with Session(task, path, CUDA) as session:
        return benchmark.Bench(session, benchmark.Options(reps=20, budget=4, timeout=60, **options)).run(case)


def test_an_honest_streaming_kernel_is_near_the_floor(tmp_path: Path) -> None:
    result = timed(HONEST, tmp_path)
    print(result.document())
    assert result.status == verdict.PASS, result.message
    assert result.fraction is not None
    assert 0.75 < result.fraction < 1.1
    assert result.graph_ns is not None
    assert result.device is not None
    assert result.graph_ns - result.copies_ns == pytest.approx(result.device.median, rel=0.15)
    assert result.launch is not None
    assert result.launch.median >= result.device.best
    assert result.verified >= 2


def test_faster_than_the_floor_is_refused(tmp_path: Path) -> None:
    result = timed(HONEST, tmp_path, cost=Cost(flops=0, bytes=20 * 12.0 * (1 << 26)))
    assert result.status == verdict.REFUSED
    assert "floor" in result.message


def test_work_on_a_side_stream_is_caught(tmp_path: Path) -> None:
    source = """
import torch
side = torch.cuda.Stream()

def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    with torch.cuda.stream(side):
        torch.cuda._sleep(50_000_000)
        torch.add(y, x, alpha=2, out=out)
    return out
"""
    result = timed(source, tmp_path)
    assert result.status in (verdict.WRONG, verdict.REFUSED), result


def test_an_l2_carve_out_is_refused(tmp_path: Path) -> None:
    source = """
import ctypes
import torch

def custom_kernel(data):
    x, y = data
    driver = ctypes.CDLL("libcuda.so.1")
    assert driver.cuCtxSetLimit(6, ctypes.c_size_t(8 << 20)) == 0
    return torch.add(y, x, alpha=2)
"""
    result = timed(source, tmp_path)
    assert result.status == verdict.REFUSED, result
    assert "persisting" in result.message


def test_patched_events_change_no_time(tmp_path: Path) -> None:
    source = """
import torch
torch.cuda.Event.elapsed_time = lambda self, end: 0.001
torch.cuda.synchronize = lambda *args: None

def custom_kernel(data):
    x, y = data
    torch.cuda._sleep(20_000_000)
    return torch.add(y, x, alpha=2)
"""
    result = timed(source, tmp_path)
    assert result.status == verdict.PASS, result.message
    assert result.device is not None
    assert result.device.best > 5e6


def test_a_graph_that_skips_work_gains_nothing(tmp_path: Path) -> None:
    source = """
import torch
kept = {}

def custom_kernel(data):
    x, y = data
    if torch.cuda.is_current_stream_capturing():
        return torch.empty_like(x)
    return torch.add(y, x, alpha=2)
"""
    result = timed(source, tmp_path, cost=Cost(flops=0, bytes=12.0 * (1 << 26)))
    assert result.status == verdict.PASS, result
    assert result.graph_ns is None
    assert result.fraction is not None
    assert result.fraction < 1.1
    assert any("no graph replay: a replay of the captured calls" in note for note in result.notes), result.notes


def test_a_sticky_error_costs_one_case(tmp_path: Path) -> None:
    path = tmp_path / "submission.py"
    path.write_text("""
import torch

def custom_kernel(data):
    x, y = data
    if x.numel() == 4096:
        out = x[torch.full((1,), 10**6, device="cuda")]
        torch.cuda.synchronize()
    return 2 * x + y
""")
    task = tasks.load(DATA / "axpy")
    with Session(task, path, CUDA) as session:
        results = checker.run(session, task.tests, checker.Options(timeout=60))
    assert [result.status for result in results] == [verdict.PASS, verdict.ERROR, verdict.PASS], results


def test_outputs_are_not_left_over_memory(tmp_path: Path) -> None:
    path = tmp_path / "submission.py"
    path.write_text("""
import torch

def custom_kernel(data):
    return torch.empty_like(data[0])
""")
    task = tasks.load(DATA / "axpy")
    with Session(task, path, CUDA) as session:
        results = checker.run(session, task.tests, checker.Options(timeout=60))
    assert {result.status for result in results} == {verdict.WRONG}


def test_without_ipc_the_host_carries_the_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from harness.wire import transfer

    monkeypatch.setattr(transfer.Shared, "use_ipc", False)
    task = tasks.load(DATA / "axpy")
    path = tmp_path / "submission.py"
    path.write_text(HONEST)
    with Session(task, path, CUDA) as session:
        results = checker.run(session, task.tests, checker.Options(timeout=60))
        timed_case = benchmark.Bench(session, benchmark.Options(reps=10, budget=2)).run(task.benchmarks[0])
    assert [result.status for result in results] == [verdict.PASS] * 3, results
    assert timed_case.status == verdict.PASS, timed_case
    path.write_text("def custom_kernel(data):\n    x, y = data\n    x.mul_(2).add_(y)\n    return x.clone()\n")
    with Session(task, path, CUDA) as session:
        results = checker.run(session, task.tests, checker.Options(timeout=60))
    assert {result.status for result in results} == {verdict.REFUSED}, results


def test_memory_is_shared_where_the_driver_can(tmp_path: Path) -> None:
    from harness.wire import transfer

    result = timed(HONEST, tmp_path, case=tasks.load(DATA / "axpy").benchmarks[0])
    assert result.status == verdict.PASS
    assert transfer.Shared.use_ipc
    assert not any("carried by files" in note for note in result.notes)


@pytest.mark.parametrize("refreshes", [True, False])
def test_inputs_whose_shapes_follow_the_seed(tmp_path: Path, refreshes: bool) -> None:
    """A batch keeps its shapes: those of one seed where the task has a refresh. Else the events are the only time, and
    the report says so."""
    import torch

    task = tasks.load(DATA / "axpy")
    reference = task.reference

    def ragged(n: int, seed: int) -> tuple[torch.Tensor, torch.Tensor]:
        return reference.generate_input(n + 1000 * (seed % 97), seed)

    def refresh(data: tuple[torch.Tensor, torch.Tensor], seed: int, **_: Any) -> None:
        for x in data:
            x.normal_(generator=torch.Generator(device=x.device).manual_seed(seed))

    task.generate_all = lambda cases: [ragged(**args) for args in cases]  # type: ignore[method-assign]
    if refreshes:
        reference.refresh = refresh
    path = tmp_path / "submission.py"
    path.write_text(HONEST)
    try:
        with Session(task, path, CUDA) as session:
            result = benchmark.Bench(session, benchmark.Options(reps=10, budget=3)).run(LARGE)
    finally:
        if refreshes:
            del reference.refresh
    assert result.status == verdict.PASS, result
    claimed = any("the submission's own claim" in note for note in result.notes)
    timed_in_batches = any("batches keep to those of one seed" in note for note in result.notes)
    assert (claimed, timed_in_batches) == (not refreshes, refreshes), result.notes


def test_work_that_follows_the_seed_is_held_against_the_floor_of_its_call(tmp_path: Path) -> None:
    """Lengths of a seed may have half the tokens of another's. The cost of the listed seed refused honest kernels."""
    task = tasks.load(TASKS / "xl_paged_attention")
    listed = next(case for case in task.grid if case.args["lengths"] == "ragged")
    result = []
    for seed in (1, 2, 3):
        with Session(task, task.default_submission, CUDA) as session:
            options = benchmark.Options(reps=12, budget=3, timeout=120, seed=seed)
            result.append(benchmark.Bench(session, options).run(listed))
    assert [one.status for one in result] == [verdict.PASS] * 3, [one.message for one in result]
    assert len({form["seed"] for one in result for forms in one.forms for form in forms}) > 3
