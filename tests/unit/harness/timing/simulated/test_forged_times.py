"""Clocks that lie, and work that is left out: nothing is gained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import verdict
from harness.timing import batches, benchmark, chain
from harness.timing.peers import Rivals
from harness.wire import asking, messages
from tests.paths import AXPY
from tests.selection import representatives
from tests.unit.harness.timing.simulated.device import CURRENT, LEGACY, Gpu, Machine, SimulatedSession
from tests.unit.harness.timing.simulated.forms import (
    CASE,
    KERNEL_NS,
    PLAIN,
    QUEUED,
    Form,
    Kernel,
    launched,
    summed,
    timed,
)


def test_a_process_whose_events_lie_has_the_evaluators_time(tmp_path: Path) -> None:
    """It ended the run: the times were those of batches, and the work that of single calls."""
    for stream in (CURRENT, LEGACY):
        result, _ = timed(launched(stream), tmp_path, Gpu(events=0.1), peak=4e12)
        assert result.status == verdict.PASS, result.message
        assert result.device is not None
        assert result.device.median == pytest.approx(KERNEL_NS, rel=0.15)
        assert any("own events say 20.10 us" in note for note in result.notes), result.notes
        assert len(result.raw_ns) == len(result.forms) == result.device.runs
        assert {len(forms) for forms in result.forms} == {16}
        assert result.floor is not None
        assert result.floor.bytes == 12 * 4096


@pytest.mark.parametrize("events", representatives([0.1, 1.0]))
def test_faster_than_the_floor_is_refused(tmp_path: Path, events: float) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(events=events), peak=12 * 4096 / 300e-6)
    assert (result.status, "faster than the floor" in result.message) == (verdict.REFUSED, True), result


def test_work_on_a_stream_that_nothing_waits_for_is_refused(tmp_path: Path) -> None:
    """What it leaves to be done after the call is not in the output that was taken at return."""

    def form(gpu: Gpu) -> Kernel:
        later: list[Callable[[], None]] = []
        gpu_synchronize = gpu.synchronize

        def synchronize() -> None:
            gpu_synchronize()
            while later:
                later.pop()()

        gpu.synchronize = synchronize  # type: ignore[method-assign]

        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch(lambda: None, 1e3)
            gpu.run()
            later.append(summed(out, *data))
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status in (verdict.REFUSED, verdict.WRONG), result


@pytest.mark.parametrize("phase", representatives(range(3)))
def test_events_that_say_too_much_do_not_make_the_batches_short(phase: int, tmp_path: Path) -> None:
    """A call that waits for the device has the evaluator's time where that is less. Events of a thousand times the
    truth had batches of 1 and 2 calls made, of which what a batch is forgiven was nearly all: 10 us for 206."""

    def form(gpu: Gpu) -> Kernel:
        calls = [0]

        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch(summed(out, *data), KERNEL_NS)
            gpu.synchronize()
            calls[0] += 1
            if calls[0] > 20 and calls[0] % 3 == phase:  # the smaller batch, in one of the phases
                gpu.host += 1e6
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path, Gpu(events=1000.0))
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median >= KERNEL_NS - batches.FORGIVEN_GPU / batches._MOST_CALLS_GPU, result.notes


def test_a_call_that_waits_has_long_batches_whatever_events_say(tmp_path: Path) -> None:
    """Events chose how many calls a batch has. Of the calls of batches of 1 and 2 most was forgiven."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch(summed(out, *data), KERNEL_NS)
            gpu.synchronize()
            return out

        return custom_kernel

    result, asked = timed(form, tmp_path, Gpu(events=1000.0))
    assert result.status == verdict.PASS, result
    counts = [request.count for request in asked if isinstance(request, asking.Go) and request.form == "plain"]
    assert max(counts) == batches._MOST_CALLS_GPU, counts


def _skipping(when: Callable[[Gpu], bool]) -> Form:
    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch((lambda: None) if when(gpu) else summed(out, *data), KERNEL_NS)
            return out

        return custom_kernel

    return form


def test_a_graph_that_skips_work_gains_nothing(tmp_path: Path) -> None:
    result, _ = timed(_skipping(lambda gpu: gpu.captured is not None), tmp_path)
    assert result.status == verdict.PASS, result
    assert any(QUEUED in note for note in result.notes), result.notes
    assert result.graph_ns is None


def test_queued_calls_that_skip_work_gain_nothing(tmp_path: Path) -> None:
    def queued(gpu: Gpu) -> bool:
        return gpu.captured is not None or any(launch.gate for launch in gpu.queue)

    result, _ = timed(_skipping(queued), tmp_path)
    assert result.status == verdict.PASS, result
    assert any(PLAIN in note for note in result.notes), result.notes


def test_work_left_out_of_batches_is_wrong(tmp_path: Path) -> None:
    """Behind a few honest batches, calls do nothing."""
    calls = [0]

    def soon(gpu: Gpu) -> bool:
        calls[0] += 1
        return calls[0] > 90 and gpu.captured is None

    result, _ = timed(_skipping(soon), tmp_path, graph=False)
    assert result.status == verdict.WRONG, result
    assert "timed call" in result.message


def test_an_error_within_a_batch_is_the_cases(tmp_path: Path) -> None:
    calls = [0]

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            calls[0] += 1
            if calls[0] > 60:
                raise RuntimeError("CUDA error: an illegal memory access was encountered")
            out = torch.zeros_like(data[0])
            gpu.launch(summed(out, *data), KERNEL_NS)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path, graph=False)
    assert (result.status, "illegal memory access" in result.message) == (verdict.ERROR, True), result


@pytest.mark.parametrize(("shape", "said"), [((7,), "28 bytes in a timed call"), ((), "4 bytes in a timed call")])
def test_outputs_that_change_their_size_are_refused(tmp_path: Path, shape: tuple[int, ...], said: str) -> None:
    calls = [0]

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            calls[0] += 1
            out = torch.zeros_like(data[0]) if calls[0] < 40 else torch.zeros(shape)
            gpu.launch(summed(out, *data) if calls[0] < 40 else (lambda: None), KERNEL_NS)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path, graph=False)
    assert result.status in (verdict.REFUSED, verdict.WRONG), result


def test_something_else_on_the_gpu_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(others=3))
    assert result.status == verdict.PASS, result
    result, _ = timed(launched(), tmp_path, Gpu(others=1000))
    assert (result.status, "something else runs on the GPU" in result.message) == (verdict.REFUSED, True), result


@pytest.mark.parametrize("liar", ["the submission", "the rival"])
def test_a_comparison_believes_no_events(liar: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two that do the same, one says a tenth of its times. The ratio was made of what both said."""
    task, gpu = tasks.load(AXPY), Gpu()
    (folder := tmp_path / "rival").mkdir()
    with (
        SimulatedSession(task, launched()(gpu), gpu, tmp_path) as session,
        SimulatedSession(task, launched()(gpu), gpu, folder) as rival,
    ):
        runner = (session if liar == "the submission" else rival).worker.runner  # type: ignore[attr-defined]
        time = runner.state.clock.time

        def forged(call: Callable[[], Any]) -> tuple[messages.Times, Any]:
            times, output = time(call)
            return messages.Times(times.device_ns / 10, times.host_ns, times.wall_ns), output

        monkeypatch.setattr(runner.state.clock, "time", forged)
        settings = benchmark.Options(reps=12, budget=0.5, timeout=20)
        made = benchmark.Bench(session, settings, rivals=Rivals(against=rival), on=Machine(gpu)).run(CASE)
    assert made.status == verdict.PASS, made.message
    (peer,) = made.peers
    assert peer["status"] == verdict.PASS, peer
    assert 0.85 < peer["speedup"]["median"] < 1.15, peer


@pytest.mark.parametrize(("others", "status"), [(3, verdict.PASS), (4, verdict.REFUSED)])
def test_what_one_leaves_on_the_gpu_slows_no_rival(
    others: int, status: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel that is queued goes on while the process stands still: such a rival has no time, not a slow one."""
    monkeypatch.setattr(benchmark, "_WATCHED", 1)
    task, gpu = tasks.load(AXPY), Gpu(others=others)
    (folder := tmp_path / "rival").mkdir()
    with (
        SimulatedSession(task, launched()(gpu), gpu, tmp_path) as session,
        SimulatedSession(task, launched()(gpu), gpu, folder) as rival,
    ):
        settings = benchmark.Options(reps=12, budget=0.5, timeout=20)
        made = benchmark.Bench(session, settings, rivals=Rivals(against=rival), on=Machine(gpu)).run(CASE)
    assert made.status == verdict.PASS, made.message
    (peer,) = made.peers
    assert peer["status"] == status, peer
    assert ("device_ns" in peer) == (status == verdict.PASS), peer


def test_processes_that_are_started_in_a_batch_are_refused(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(starts_processes=True))
    assert (result.status, "must not start processes" in result.message) == (verdict.REFUSED, True), result


def test_an_l2_that_is_set_aside_is_refused(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(persisting=1 << 20))
    assert (result.status, "L2 is not cold" in result.message) == (verdict.REFUSED, True), result


def test_the_larger_batch_is_always_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long checks take: one that had used its time left three batches of four alone. As many outputs of the
    smaller batch are taken, so that both have the same copies, and fewer of these are checked."""
    counts: list[list[int]] = []
    run, check = batches.Batches.run, batches.Batches.check

    def noted(self: batches.Batches, count: int, peer: str | None = None, check: int = 1) -> batches.Ran:
        counts.append([count, check, 0])
        return run(self, count, peer, check)

    def checked(self: batches.Batches, outputs: Any) -> int:
        counts[-1][2] += len(outputs)
        return check(self, outputs)

    monkeypatch.setattr(batches.Batches, "run", noted)
    monkeypatch.setattr(batches.Batches, "check", checked)
    monkeypatch.setattr(chain, "MOST_BYTES", 0)  # none: the checks of chains are not those of batches
    result, _ = timed(launched(), tmp_path, verify=0.0, reps=40)
    assert result.status == verdict.PASS, result
    counts = [one for one in counts if one[0] > 1]  # those of one call are no pairs
    most = max(count for count, *_ in counts)
    pairs = counts[-2 * (len([1 for count, *_ in counts if count == most]) - 1) :]
    large = [one for one in pairs if one[0] == most]
    small = [one for one in pairs if one[0] == most // 2]
    assert len(large) >= 5
    assert all(one[2] == one[1] >= 4 for one in large), "each that is taken is checked"
    assert [one[1] for one in small] == [one[1] for one in large]
    assert not all(one[2] for one in small), "of the smaller ones some are not"
