"""What calls are timed on, as the evaluator sees it: a clock, memory that only it writes, and what it can stop.

``Host`` is a machine whose calls run on the CPU, ``Gpu`` one with a CUDA device. The tests have a third one, a
simulated device, so that what decides a time runs without a GPU too.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import torch

from harness.process.freezing import Standstill
from harness.process.submission_process import SubmissionProcess
from harness.timing import gpu_watch, roofline
from harness.wire import transfer

_SWEEP = 256 << 20  # bytes, several times any L2
SWEEP_NS = 50e3  # nanoseconds that reading them takes at least


class Host:
    """Calls run on the CPU.

    Attributes:
        gpu: whether calls run on a device of their own, on which they can be queued and captured.
    """

    gpu = False

    def now(self) -> float:
        """The evaluator's clock, in nanoseconds."""
        return float(time.perf_counter_ns())

    def standstill(self, worker: SubmissionProcess) -> Standstill:
        """What stops a submission's processes and lets them go on."""
        return Standstill(worker.pid)

    def place(self, device: str) -> torch.device:
        """Where the memory for an output of the submission's ``device`` lies."""
        return torch.device("cpu")

    def write(self, fill: Callable[[], None]) -> bool:
        """Has ``fill`` write inputs. Whether nothing can have read them meanwhile."""
        fill()
        return True

    def open_gate(self, gate: transfer.Shared, value: int) -> None:
        """Lets queued calls begin that wait for ``value``. Only a GPU has a queue."""
        raise NotImplementedError

    def synchronize(self) -> None:
        """Waits for what the evaluator has asked of the device."""

    def handing_over(self, outputs: list[list[torch.Tensor]]) -> float:
        """Nanoseconds of a call that go into handing over its outputs at most; ``outputs``: the bytes of each call's,
        which are overwritten. On a CPU there is no other clock to compare with."""
        raise NotImplementedError

    def free_bytes(self) -> int:
        """Free memory of the device; a CPU's is not asked for."""
        raise NotImplementedError

    def trim(self) -> None:
        """Gives memory that is kept for later back to the device."""

    def chip(self) -> roofline.Chip | None:
        """The chip's peaks, or None where there is no floor."""
        return None


class Gpu(Host):
    """Calls run on torch's current CUDA device."""

    gpu = True

    def __init__(self) -> None:
        self._sweep: torch.Tensor | None = None
        self._watch: gpu_watch.Watch | None = None

    def place(self, device: str) -> torch.device:
        """Device memory for a CUDA tensor."""
        return torch.device("cuda" if device.startswith("cuda") else "cpu")

    def write(self, fill: Callable[[], None]) -> bool:
        """As on the host; the L2 then holds none of what was written."""
        if self._sweep is None or self._watch is None:
            self._sweep = torch.zeros(_SWEEP // 4, device="cuda")
            self._sweep.sum()  # what is loaded at its first use would wait for the watch
            self._watch = gpu_watch.Watch()
        with self._watch:
            fill()
            self._sweep.sum()
        return self._watch.gap <= gpu_watch.LONGEST_GAP

    def open_gate(self, gate: transfer.Shared, value: int) -> None:
        """Writes the value that the submission's stream waits for."""
        gate.bytes.view(torch.int32).fill_(value)

    def synchronize(self) -> None:
        """Waits for all streams of this process."""
        torch.cuda.synchronize()

    def handing_over(self, outputs: list[list[torch.Tensor]]) -> float:
        """Calls of the evaluator's own write the outputs, each handed over before the next one. From their time is
        taken what one call alone takes that finds an L2 without dirty lines, as calls between events do: what a call
        leaves there is written back while the next ones run."""
        targets = [[output.clone() for output in group] for group in outputs]

        def write(group: list[torch.Tensor]) -> None:
            torch._foreach_zero_(group)

        def calls() -> None:
            for group, target in zip(outputs, targets, strict=True):
                write(group)
                transfer.hand_over(group, target)

        calls()  # loads the kernels
        alone = min(self._device_time(lambda: write(outputs[0])) for _ in range(5))
        return max(0.0, min(self._device_time(calls) for _ in range(4)) / len(outputs) - alone)

    def _device_time(self, work: Callable[[], None]) -> float:
        """Nanoseconds between two events, behind enough sweeps of the L2 to cover the launches of ``work``."""
        assert self._sweep is not None
        torch.cuda.synchronize()
        before = time.perf_counter()
        work()
        launching = time.perf_counter() - before
        torch.cuda.synchronize()
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        for _ in range(2 + int(1.5e9 * launching / SWEEP_NS)):
            self._sweep.sum()
        begin.record()
        work()
        end.record()
        torch.cuda.synchronize()
        return float(begin.elapsed_time(end)) * 1e6

    def free_bytes(self) -> int:
        """As the driver says."""
        return int(torch.cuda.mem_get_info()[0])

    def trim(self) -> None:
        """Empties torch's cache."""
        torch.cuda.empty_cache()

    def chip(self) -> roofline.Chip | None:
        """That of the current device."""
        return roofline.chip(torch.cuda.current_device())


def of(kind: str) -> Host:
    """The machine for ``"cuda"`` or ``"cpu"``."""
    return Gpu() if kind == "cuda" else Host()
