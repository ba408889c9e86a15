"""Forms in which honest submissions launch: each has the time of its kernels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import verdict
from harness.timing import batches, benchmark, supply
from harness.timing.peers import Rivals
from harness.wire import asking
from tests.paths import AXPY
from tests.selection import representatives
from tests.unit.harness.timing.simulated.device import LEGACY, OWN, Gpu, Machine, SimulatedSession
from tests.unit.harness.timing.simulated.forms import (
    CASE,
    GRAPH,
    KERNEL_NS,
    PLAIN,
    QUEUED,
    Form,
    Kernel,
    launched,
    summed,
    timed,
)


def many_launches(gpu: Gpu) -> Kernel:
    """As cub's radix sort; on the legacy default stream."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        for _ in range(49):
            gpu.launch(lambda: None, 500.0, LEGACY)
        gpu.launch(summed(out, *data), 500.0, LEGACY)
        return out

    return custom_kernel


def allocating(gpu: Gpu) -> Kernel:
    """Scratch by cudaMalloc in every call."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        gpu.allocate(1024)
        gpu.launch(summed(out, *data), KERNEL_NS, LEGACY)
        return out

    return custom_kernel


def zeroed_by_the_call_before(gpu: Gpu) -> Kernel:
    """A static counter that each call leaves at zero for the next one."""
    scratch = torch.zeros(1)

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        x, y = data

        def add() -> None:
            scratch.add_(1)
            out.copy_((2 * x + y) * scratch)

        gpu.launch(add, KERNEL_NS, LEGACY)
        gpu.launch(scratch.zero_, 500.0, LEGACY)
        return out

    return custom_kernel


def one_output(gpu: Gpu) -> Kernel:
    """The memory of the output is the same in every call."""
    kept: list[torch.Tensor] = []

    def custom_kernel(data: Any) -> Any:
        if not kept:
            kept.append(torch.zeros_like(data[0]))
        gpu.launch(summed(kept[0], *data), KERNEL_NS, LEGACY)
        return kept[0]

    return custom_kernel


def tuned_at_the_first_shape(gpu: Gpu) -> Kernel:
    """As Triton's autotuner: the first call of a shape tries settings and waits for them."""
    known: set[int] = set()

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        if data[0].numel() not in known:
            for _ in range(3):
                gpu.launch(summed(out, *data), 5 * KERNEL_NS)
                gpu.synchronize()
            known.add(data[0].numel())
        gpu.launch(summed(out, *data), KERNEL_NS)
        return out

    return custom_kernel


def waiting(gpu: Gpu) -> Kernel:
    """Waits for its own work, as a copy to the host does."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        gpu.launch(summed(out, *data), KERNEL_NS, LEGACY)
        gpu.synchronize()
        return out

    return custom_kernel


HONEST: dict[str, tuple[Form, str, float]] = {
    "torch's current stream": (launched(), GRAPH, KERNEL_NS),
    "the legacy default stream": (launched(LEGACY), QUEUED, KERNEL_NS),
    "the legacy stream with a slow host": (launched(LEGACY, host=500e3), QUEUED, KERNEL_NS),
    "many launches": (many_launches, QUEUED, 50 * 1500.0),
    "scratch by cudaMalloc": (allocating, PLAIN, KERNEL_NS),
    "scratch that the call before zeroed": (zeroed_by_the_call_before, QUEUED, KERNEL_NS + 1500),
    "one output for all calls": (one_output, QUEUED, KERNEL_NS),
    "tuned at the first shape": (tuned_at_the_first_shape, GRAPH, KERNEL_NS),
    "a wait in the call": (waiting, PLAIN, KERNEL_NS),
}


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_form_passes_with_its_time(name: str, tmp_path: Path) -> None:
    form, how, expected = HONEST[name]
    result, _ = timed(form, tmp_path)
    print(result.document())
    assert result.status == verdict.PASS, result.message
    assert result.device is not None
    assert result.device.median == pytest.approx(expected, rel=0.12), result.notes
    (said,) = [note for note in result.notes if "the evaluator's clock" in note]
    assert how in said
    assert (result.graph_ns is None) == (how != GRAPH)
    assert len(result.raw_ns) == len(result.forms)


def test_a_form_that_is_not_captured_is_named(tmp_path: Path) -> None:
    result, asked = timed(launched(LEGACY), tmp_path)
    assert any("launches on the legacy default stream" in note for note in result.notes), result.notes
    assert {request.form for request in asked if isinstance(request, asking.Go)} == {"graph", "queued"}
    result, asked = timed(launched(LEGACY), tmp_path, graph=False)
    assert not any("graph" in note for note in result.notes), result.notes
    assert not any(isinstance(request, asking.Capture) for request in asked)


def test_a_graph_without_the_kernel_is_told_where_inputs_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Inputs that are slow to make come back after a few batches, and old outputs with them: at other places."""
    monkeypatch.setattr(supply, "_QUICK_SECONDS", 0.0)
    result, _ = timed(launched(LEGACY), tmp_path)
    assert result.status == verdict.PASS, result
    assert result.distinct == 4 + 1, result.notes
    assert any(QUEUED in note for note in result.notes), result.notes
    assert result.device is not None
    assert result.device.median == pytest.approx(KERNEL_NS, rel=0.12)


def breaks_in_a_capture(gpu: Gpu) -> Kernel:
    """A call that fails in a capture, and in its process from then on: it has gone on with what it did not get."""
    broken: set[int] = set()
    kernel = launched(LEGACY)(gpu)

    def custom_kernel(data: Any) -> Any:
        if gpu.captured is not None:
            broken.add(gpu.started)
        if gpu.started in broken:
            raise RuntimeError("CUDA error: an illegal memory access was encountered")
        return kernel(data)

    return custom_kernel


def test_a_capture_that_breaks_the_process_costs_only_the_graph(tmp_path: Path) -> None:
    gpu = Gpu()
    timing, _ = timed(breaks_in_a_capture, tmp_path, gpu)
    assert timing.status == verdict.PASS, timing.message
    assert timing.device is not None
    assert timing.device.median == pytest.approx(KERNEL_NS, rel=0.02)
    assert "no graph replay: RuntimeError: CUDA error: an illegal memory access was encountered" in timing.notes
    assert any(batches.Form.QUEUED.value in note for note in timing.notes), timing.notes
    assert gpu.started == 1


def test_a_process_that_ends_in_a_capture_is_started_again(tmp_path: Path) -> None:
    gpu = Gpu(dies=True)
    timing, _ = timed(launched(), tmp_path, gpu)
    assert timing.status == verdict.PASS, timing.message
    assert "no graph replay: the submission's process was ended by SIGSEGV" in timing.notes
    assert gpu.started == 1


def test_calls_that_wait_for_the_device_are_named(tmp_path: Path) -> None:
    result, _ = timed(waiting, tmp_path)
    assert any("not permitted when stream is capturing" in note for note in result.notes), result.notes
    assert any("not queued ahead of their inputs" in note for note in result.notes), result.notes


def test_fewer_calls_are_queued_where_the_device_takes_no_more(tmp_path: Path) -> None:
    """16 calls of 70 launches are more than the device queues."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            for _ in range(70):
                gpu.launch(summed(out, *data), 500.0, LEGACY)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status == verdict.PASS, result.message
    assert any("batches of 2 and 4 calls, plain calls that were queued" in note for note in result.notes), result.notes


def test_a_noisy_device_has_an_interval_that_holds_the_truth(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(noise=0.2), reps=40)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.ci_low <= 1.1 * KERNEL_NS <= result.device.ci_high
    assert result.device.worst > result.device.best * 1.05


def test_a_slow_host_is_the_time_of_calls_that_wait(tmp_path: Path) -> None:
    """Such calls take what the host takes for them, by events as by the evaluator's clock."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch(summed(out, *data), KERNEL_NS, LEGACY)
            gpu.synchronize()
            gpu.host += 2e6
            gpu.launch(lambda: None, 1.0, LEGACY)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median > 2e6, result.notes


def goes_on_late(gpu: Gpu) -> Kernel:
    """Behind a sweep of the L2 a call that waits does so for longer than in a batch."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        gpu.launch(summed(out, *data), KERNEL_NS, LEGACY)
        begin = gpu.host
        gpu.synchronize()
        gpu.host += 0.5 * (gpu.host - begin)
        gpu.launch(lambda: None, 1.0, LEGACY)
        return out

    return custom_kernel


def test_a_host_that_goes_on_late_after_a_sweep_is_no_part_of_a_call(tmp_path: Path) -> None:
    result, _ = timed(goes_on_late, tmp_path)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median < 1.6 * KERNEL_NS, result.notes
    assert any("a call that waits takes longer behind a sweep" in note for note in result.notes), result.notes


@pytest.mark.parametrize("beside", representatives(["itself", "a quick one"]))
@pytest.mark.parametrize(
    "form", representatives([goes_on_late, launched(LEGACY, host=500e3)]), ids=["waits", "a slow host"]
)
def test_the_second_of_a_comparison_has_the_time_that_it_has_as_the_first(
    form: Form, beside: str, tmp_path: Path
) -> None:
    """Whether it waits for the device was not looked at, and sweeps covered the first one's launch alone."""
    alone, _ = timed(form, tmp_path)
    task, gpu = tasks.load(AXPY), Gpu()
    (folder := tmp_path / "rival").mkdir()
    first = form if beside == "itself" else launched()
    with (
        SimulatedSession(task, first(gpu), gpu, tmp_path) as session,
        SimulatedSession(task, form(gpu), gpu, folder) as rival,
    ):
        settings = benchmark.Options(reps=12, budget=0.5, timeout=20)
        made = benchmark.Bench(session, settings, rivals=Rivals(against=rival), on=Machine(gpu)).run(CASE)
    (peer,) = made.peers
    assert peer["status"] == verdict.PASS, peer
    assert alone.device is not None
    assert peer["device_ns"]["median"] == pytest.approx(alone.device.median, rel=0.15)
    if beside == "itself":
        assert peer["speedup"]["median"] == pytest.approx(1, rel=0.15)


def test_a_non_blocking_stream_whose_work_is_done_at_once_is_timed_one_by_one(tmp_path: Path) -> None:
    result, _ = timed(launched(OWN), tmp_path)
    assert result.status == verdict.PASS, result.message
    assert any(PLAIN in note for note in result.notes), result.notes
