"""What calls are timed on, as the evaluator sees it: a clock, memory that only it writes, and what it can stop.

``Host`` is a machine whose calls run on the CPU, ``Gpu`` one with a CUDA device. The tests have a third one, a
simulated device, so that what decides a time runs without a GPU too.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import torch

from harness.machine import driver
from harness.process.freezing import Standstill
from harness.process.submission_process import SubmissionProcess
from harness.timing import gpu_watch, roofline
from harness.wire import transfer

_SWEEP = 256 << 20  # bytes, several times any L2
_SMALL = 4 << 10  # bytes of a copy to the device that is made in rows
SWEEP_NS = 50e3  # nanoseconds that reading them takes at least


def rows(memory: torch.Tensor, size: int) -> torch.Tensor:
    """The part of ``staged`` memory that ``size`` bytes are copied from to the device: uint8 [size], or uint8
    [rows, width] with gaps between the rows where they are few.

    The driver does a small copy to the device in one piece with the GPU's compute engine, for which the GPU turns from
    the submission's kernels to the evaluator's work and back: 0.28 ms on an H100, of copies of 1 KiB and less. A copy
    of rows is done by a copy engine.
    """
    count = 2 if size % 2 == 0 else size
    if not 1 < size < _SMALL:
        return memory[:size]
    return memory.as_strided((count, size // count), (2 * size // count, 1))


def memory_for(size: int) -> int:
    """Bytes of ``staged`` memory of which ``rows`` has so many."""
    return 2 * size if size < _SMALL else size


class Lane:
    """Copies and words of the evaluator's on a stream of its own, one after the other.

    Copies between the device and page-locked memory of the host are done by copy engines, and words by what feeds them.
    So the GPU does not turn from the submission's kernels to the evaluator's work, and nothing of the submission's
    process has a part in it.
    """

    def __init__(self) -> None:
        self._stream = torch.cuda.Stream()
        self._driver = driver.Driver.get()
        self._begun = torch.zeros(1, dtype=torch.int32, pin_memory=True)
        self._value = 0

    def staged(self, size: int) -> torch.Tensor:
        """Page-locked memory of the host, uint8 [size]."""
        return torch.empty(size, dtype=torch.uint8, pin_memory=True)

    def begin(self) -> None:
        """What is asked from now on waits for ``start``."""
        self._value += 1
        self._driver.wait_for(self._stream.cuda_stream, self._begun.data_ptr(), self._value)

    def start(self) -> None:
        """Lets it begin."""
        self._begun.fill_(self._value)

    def copy(self, target: torch.Tensor, source: torch.Tensor) -> None:
        """Copies bytes, one side of which is ``staged`` memory; a source may be what ``rows`` gives."""
        if source.dim() == 2:
            (rows, width), pitch = source.shape, source.stride(0)
            self._driver.copy_rows(self._stream.cuda_stream, target.data_ptr(), source.data_ptr(), rows, width, pitch)
            return
        with torch.cuda.stream(self._stream):
            target.copy_(source, non_blocking=True)

    def set(self, word: transfer.Shared, value: int) -> None:
        """Writes a word."""
        self._driver.write_word(self._stream.cuda_stream, word.bytes.data_ptr(), value)

    def wait(self, word: transfer.Shared, value: int) -> None:
        """Waits until a word is ``value`` or more."""
        self._driver.wait_for(self._stream.cuda_stream, word.bytes.data_ptr(), value)

    def done(self) -> bool:
        """Whether all of it is done."""
        return bool(self._stream.query())


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

    def has(self, place: torch.device) -> bool:
        """Whether memory of that place is the memory of a device of its own."""
        return place.type == "cuda"

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

    def copying(self, size: int) -> float:
        """Nanoseconds that a copy of so many bytes of the device takes at least."""
        return 0.0

    def reading(self, inputs: list[torch.Tensor], sizes: list[int]) -> float:
        """Nanoseconds that ``transfer.read_through`` takes between two events of this process, behind a sweep of the
        L2."""
        raise NotImplementedError

    def lane(self) -> Lane:
        """Where the evaluator's copies and words wait for each other. Only a GPU has one."""
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
        self._lane: Lane | None = None

    def lane(self) -> Lane:
        """One for all cases."""
        self._lane = self._lane or Lane()
        return self._lane

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

    def copying(self, size: int) -> float:
        """By what the chip's memory was measured to reach; what the L2 may hold is left out."""
        return 2e9 * max(0, size - _SWEEP) / roofline.chip(torch.cuda.current_device()).bandwidth

    def reading(self, inputs: list[torch.Tensor], sizes: list[int]) -> float:
        """See ``Host``."""
        return min(self._device_time(lambda: transfer.read_through(inputs, sizes)) for _ in range(5))

    def _device_time(self, work: Callable[[], object]) -> float:
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
