"""Forms in which honest submissions launch, clocks that lie and are noisy, memory that ends: all that decides a time,
on a simulated device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import verdict
from harness.tasks.cases import Case
from harness.tasks.mistakes import TaskError
from harness.timing import batches, benchmark, supply
from harness.timing.record import Timing
from harness.wire import messages
from tasks.utils import make_match_reference
from tests.paths import AXPY
from tests.unit.harness.timing.simulated_device import CURRENT, LEGACY, OWN, Gpu, InProcess, Machine, SimulatedSession

CASE = Case({"n": 4096, "seed": 5}, "n: 4096; seed: 5", "benchmark", 0)
KERNEL_NS = 200e3

Kernel = Callable[[Any], Any]
Form = Callable[[Gpu], Kernel]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_PATIENCE", 0.03)
    monkeypatch.setattr(batches, "_MOST_CALLS_GPU", 16)
    monkeypatch.setattr(supply, "_QUICK_SECONDS", 1e9)  # on a busy machine too


def timed(
    form: Form, tmp_path: Path, gpu: Gpu | None = None, peak: float | None = None, case: Case = CASE, **options: Any
) -> tuple[Timing, list[messages.Request]]:
    gpu = gpu or Gpu()
    task = options.pop("task", None) or tasks.load(AXPY)
    with SimulatedSession(task, form(gpu), gpu, tmp_path) as session:
        asked = session.worker.asked  # type: ignore[attr-defined]
        chosen = benchmark.Options(**{"reps": 12, "budget": 0.5, "timeout": 20, **options})
        return benchmark.Bench(session, chosen, on=Machine(gpu, peak)).run(case), asked


def _sum(out: torch.Tensor, x: torch.Tensor, y: torch.Tensor) -> Callable[[], object]:
    return lambda: out.copy_(2 * x + y)


def launched(stream: str = CURRENT, host: float = 0.0, ns: float = KERNEL_NS) -> Form:
    """One kernel on a stream, and so much more of the host's time a call."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.host += host
            gpu.launch(_sum(out, *data), ns, stream)
            return out

        return custom_kernel

    return form


def many_launches(gpu: Gpu) -> Kernel:
    """As cub's radix sort; on the legacy default stream."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        for _ in range(49):
            gpu.launch(lambda: None, 500.0, LEGACY)
        gpu.launch(_sum(out, *data), 500.0, LEGACY)
        return out

    return custom_kernel


def allocating(gpu: Gpu) -> Kernel:
    """Scratch by cudaMalloc in every call."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        gpu.allocate(1024)
        gpu.launch(_sum(out, *data), KERNEL_NS, LEGACY)
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
        gpu.launch(_sum(kept[0], *data), KERNEL_NS, LEGACY)
        return kept[0]

    return custom_kernel


def tuned_at_the_first_shape(gpu: Gpu) -> Kernel:
    """As Triton's autotuner: the first call of a shape tries settings and waits for them."""
    known: set[int] = set()

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        if data[0].numel() not in known:
            for _ in range(3):
                gpu.launch(_sum(out, *data), 5 * KERNEL_NS)
                gpu.synchronize()
            known.add(data[0].numel())
        gpu.launch(_sum(out, *data), KERNEL_NS)
        return out

    return custom_kernel


def waiting(gpu: Gpu) -> Kernel:
    """Waits for its own work, as a copy to the host does."""

    def custom_kernel(data: Any) -> Any:
        out = torch.zeros_like(data[0])
        gpu.launch(_sum(out, *data), KERNEL_NS, LEGACY)
        gpu.synchronize()
        return out

    return custom_kernel


QUEUED, PLAIN, GRAPH = (form.value for form in (batches.Form.QUEUED, batches.Form.PLAIN, batches.Form.GRAPH))

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
    assert {request.form for request in asked if isinstance(request, messages.Go)} == {"graph", "queued"}
    result, asked = timed(launched(LEGACY), tmp_path, graph=False)
    assert not any("graph" in note for note in result.notes), result.notes
    assert not any(isinstance(request, messages.Capture) for request in asked)


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
                gpu.launch(_sum(out, *data), 500.0, LEGACY)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status == verdict.PASS, result.message
    assert any("batches of 2 and 4 calls, plain calls that were queued" in note for note in result.notes), result.notes


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


@pytest.mark.parametrize("events", [1.0, 0.1])
def test_faster_than_the_floor_is_refused(tmp_path: Path, events: float) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(events=events), peak=12 * 4096 / 300e-6)
    assert (result.status, "faster than the floor" in result.message) == (verdict.REFUSED, True), result


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
            gpu.launch(_sum(out, *data), KERNEL_NS, LEGACY)
            gpu.synchronize()
            gpu.host += 2e6
            gpu.launch(lambda: None, 1.0, LEGACY)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median > 2e6, result.notes


def test_a_host_that_goes_on_late_after_a_sweep_is_no_part_of_a_call(tmp_path: Path) -> None:
    """Behind a sweep of the L2 a call that waits does so for longer than in a batch."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch(_sum(out, *data), KERNEL_NS, LEGACY)
            begin = gpu.host
            gpu.synchronize()
            gpu.host += 0.5 * (gpu.host - begin)
            gpu.launch(lambda: None, 1.0, LEGACY)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median < 1.6 * KERNEL_NS, result.notes
    assert any("a call that waits takes longer behind a sweep" in note for note in result.notes), result.notes


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
            later.append(_sum(out, *data))
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert result.status in (verdict.REFUSED, verdict.WRONG), result


def test_a_non_blocking_stream_whose_work_is_done_at_once_is_timed_one_by_one(tmp_path: Path) -> None:
    result, _ = timed(launched(OWN), tmp_path)
    assert result.status == verdict.PASS, result.message
    assert any(PLAIN in note for note in result.notes), result.notes


def _skipping(when: Callable[[Gpu], bool]) -> Form:
    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.launch((lambda: None) if when(gpu) else _sum(out, *data), KERNEL_NS)
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
            gpu.launch(_sum(out, *data), KERNEL_NS)
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
            gpu.launch(_sum(out, *data) if calls[0] < 40 else (lambda: None), KERNEL_NS)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path, graph=False)
    assert result.status in (verdict.REFUSED, verdict.WRONG), result


def test_something_else_on_the_gpu_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(others=3))
    assert result.status == verdict.PASS, result
    result, _ = timed(launched(), tmp_path, Gpu(others=1000))
    assert (result.status, "something else runs on the GPU" in result.message) == (verdict.REFUSED, True), result


def test_processes_that_are_started_in_a_batch_are_refused(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(starts_processes=True))
    assert (result.status, "must not start processes" in result.message) == (verdict.REFUSED, True), result


def test_an_l2_that_is_set_aside_is_refused(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(persisting=1 << 20))
    assert (result.status, "L2 is not cold" in result.message) == (verdict.REFUSED, True), result


def test_a_submission_that_finds_no_memory_is_in_error(tmp_path: Path) -> None:
    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            gpu.allocate(1 << 40)

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert (result.status, "out of memory" in result.message) == (verdict.ERROR, True), result


@pytest.mark.parametrize(
    "error",
    [
        torch.OutOfMemoryError("CUDA out of memory."),
        RuntimeError("CUBLAS_STATUS_ALLOC_FAILED"),
        RuntimeError("CUDA error: CUBLAS_STATUS_NOT_INITIALIZED when calling `cublasCreate(handle)`"),
        MemoryError("none"),
    ],
    ids=["torch", "a library", "a handle", "the host"],
)
def test_memory_that_a_submission_took_costs_its_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """The reference finds none while the submission's process lives."""
    task = tasks.load(AXPY)
    reference, calls = task.reference.ref_kernel, [0]
    gpu = Gpu()

    def form(_: Gpu) -> Kernel:
        kernel = launched()(gpu)

        def custom_kernel(data: Any) -> Any:
            calls[0] += 1
            gpu.free = 0 if calls[0] > 30 else gpu.free
            return kernel(data)

        return custom_kernel

    def with_what_is_left(data: Any) -> Any:
        if gpu.free == 0:
            raise error
        return reference(data)

    monkeypatch.setattr(task.reference, "ref_kernel", with_what_is_left)
    monkeypatch.setattr(task.reference, "check_implementation", make_match_reference(with_what_is_left))
    monkeypatch.setattr(InProcess, "kill", lambda self: setattr(gpu, "free", 1 << 30) or setattr(self, "alive", False))
    result, _ = timed(form, tmp_path, gpu, task=task)
    assert (result.status, "no memory was left for the evaluator" in result.message) == (verdict.REFUSED, True), result
    assert str(error) in result.message


def test_a_task_that_needs_too_much_memory_is_at_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    task = tasks.load(AXPY)

    def too_much(data: Any) -> Any:
        raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 200 GiB")

    monkeypatch.setattr(task.reference, "ref_kernel", too_much)
    monkeypatch.setattr(task.reference, "check_implementation", make_match_reference(too_much))
    with pytest.raises(TaskError, match=r"need more memory than the device has.*200 GiB"):
        timed(launched(), tmp_path, task=task)


def test_little_memory_makes_small_batches(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(free=5 * 4 * 3 * 4096 * 4))
    assert result.status == verdict.PASS, result
    assert any("batches of 2 and 4 calls" in note for note in result.notes), result.notes


@pytest.mark.parametrize("refreshes", [True, False])
def test_inputs_whose_shapes_follow_the_seed(tmp_path: Path, refreshes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    task = tasks.load(AXPY)
    reference = task.reference

    def refresh(data: Any, seed: int, **_: Any) -> None:
        for x in data:
            x.normal_(generator=torch.Generator().manual_seed(seed))

    def ragged(cases: Any) -> list[Any]:
        return [reference.generate_input(args["n"] + args["seed"] % 97, args["seed"]) for args in cases]

    monkeypatch.setattr(task, "generate_all", ragged)
    if refreshes:
        monkeypatch.setattr(reference, "refresh", refresh, raising=False)
    result, _ = timed(launched(), tmp_path, task=task, peak=4e12)
    assert result.status == verdict.PASS, result
    claimed = any("the submission's own claim" in note for note in result.notes)
    in_batches = any("batches keep to those of one seed" in note for note in result.notes)
    assert (claimed, in_batches) == (not refreshes, refreshes), result.notes


def test_work_that_follows_the_seed_has_the_floor_of_its_own_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch is held against what its calls have to do on the average."""
    task = tasks.load(AXPY)
    monkeypatch.setattr(task, "cost", lambda args: (0.0, 1000.0 + args["seed"] % 1000, "fp32"))
    result, _ = timed(launched(), tmp_path, Gpu(events=0.1), peak=1e11, task=task)
    assert result.status == verdict.PASS, result
    assert result.floor is not None
    assert 1100 < result.floor.bytes < 1900, "the mean of several seeds"


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
    result, _ = timed(launched(), tmp_path, verify=0.0, reps=40)
    assert result.status == verdict.PASS, result
    most = max(count for count, *_ in counts)
    pairs = counts[-2 * (len([1 for count, *_ in counts if count == most]) - 1) :]
    large = [one for one in pairs if one[0] == most]
    small = [one for one in pairs if one[0] == most // 2]
    assert len(large) >= 5
    assert all(one[2] == one[1] >= 4 for one in large), "each that is taken is checked"
    assert [one[1] for one in small] == [one[1] for one in large]
    assert not all(one[2] for one in small), "of the smaller ones some are not"
