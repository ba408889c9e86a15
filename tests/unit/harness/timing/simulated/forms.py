"""Submissions as they launch, timed on the simulated device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from harness import tasks
from harness.tasks.cases import Case
from harness.timing import batches, benchmark
from harness.timing.record import Timing
from harness.wire import asking
from tests.paths import AXPY
from tests.unit.harness.timing.simulated.device import CURRENT, Gpu, Machine, SimulatedSession

CASE = Case({"n": 4096, "seed": 5}, "n: 4096; seed: 5", "benchmark", 0)
KERNEL_NS = 200e3
Kernel = Callable[[Any], Any]
Form = Callable[[Gpu], Kernel]


def timed(
    form: Form, tmp_path: Path, gpu: Gpu | None = None, peak: float | None = None, case: Case = CASE, **options: Any
) -> tuple[Timing, list[asking.Request]]:
    gpu = gpu or Gpu()
    task = options.pop("task", None) or tasks.load(AXPY)
    with SimulatedSession(task, form(gpu), gpu, tmp_path) as session:
        asked = session.worker.asked  # type: ignore[attr-defined]
        chosen = benchmark.Options(**{"reps": 12, "budget": 0.5, "timeout": 20, **options})
        return benchmark.Bench(session, chosen, on=Machine(gpu, peak)).run(case), asked


def summed(out: torch.Tensor, x: torch.Tensor, y: torch.Tensor) -> Callable[[], object]:
    return lambda: out.copy_(2 * x + y)


def launched(stream: str = CURRENT, host: float = 0.0, ns: float = KERNEL_NS) -> Form:
    """One kernel on a stream, and so much more of the host's time a call."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.host += host
            gpu.launch(summed(out, *data), ns, stream)
            return out

        return custom_kernel

    return form


def beside(stream: str, ns: float, lanes: int = 16, waits: bool = False) -> Form:
    """Each call on the next of several streams, behind all of which the process waits."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.lane = (gpu.lane + 1) % lanes
            if waits and gpu.captured is not None:
                raise RuntimeError("CUDA error: operation not permitted when stream is capturing")
            if waits and any(launch.gate for launch in gpu.queue):
                gpu.synchronize()
            gpu.launch(summed(out, *data), ns, stream)
            return out

        return custom_kernel

    return form


QUEUED, PLAIN, GRAPH = (form.value for form in (batches.Form.QUEUED, batches.Form.PLAIN, batches.Form.GRAPH))
