"""The submission's side of timing: clocks, the L2 sweep, graph capture, and the profiler.

The figures made here are claims; ``timing.benchmark`` compares them with the evaluator's own clock and the task's
floor.
"""

from __future__ import annotations

import contextlib
import ctypes
import time
from collections.abc import Callable
from typing import Any

import torch

from harness.machine import driver
from harness.wire import transfer
from harness.wire.messages import Times
from harness.wire.nodes import Node

_now = time.perf_counter_ns  # bound before any submission can replace it

L2_SWEEP_BYTES = 256 << 20


class HostClock:
    """Wall-clock time of a call on the CPU."""

    def prepare(self, sweeps: int) -> None:
        """Nothing to clear: host caches are left as they are."""

    def time(self, call: Callable[[], Any]) -> tuple[Times, Any]:
        """Runs ``call``; returns its times and its result."""
        start = _now()
        output = call()
        spent = float(_now() - start)
        return Times(spent, spent, spent), output

    def hand_over(self, tensors: list[torch.Tensor], targets: list[torch.Tensor]) -> None:
        """Copies bytes of outputs. Raises ValueError for other sizes."""
        transfer.hand_over(tensors, targets)

    def synchronize(self) -> None:
        """Nothing runs on its own here."""

    def persisting_l2(self) -> int:
        """There is no such thing on the CPU."""
        return 0


class CudaClock(HostClock):
    """Device time between driver events on torch's current stream, with the L2 swept clean before each call.

    The sweep *reads* a buffer several times the L2, so that it leaves no dirty lines whose write-back would be charged
    to the kernel.  It is also what keeps the device busy while the host launches the timed call: with enough sweeps the
    time between the events holds no launch latency.
    """

    def __init__(self) -> None:
        self._driver = driver.Driver.get()
        self._start, self._end = self._driver.event(), self._driver.event()
        self._sweep: torch.Tensor | None = None
        self._sum = torch.ops.aten.sum.default
        self._stream = torch._C._cuda_getCurrentRawStream
        self._index = torch.cuda.current_device()
        with contextlib.suppress(driver.DriverError):
            self._driver.forbid_persisting_l2()
        self._set_aside = self._driver.persisting_l2()

    def prepare(self, sweeps: int) -> None:
        """Waits for the device, then enqueues ``sweeps`` reads of the sweep buffer; 0 leaves the L2 as it is."""
        if sweeps and self._sweep is None:
            self._sweep = torch.zeros(L2_SWEEP_BYTES // 4, dtype=torch.float32, device="cuda")
        self._driver.synchronize()
        if sweeps:
            self._driver.reset_persisting_l2()
            for _ in range(sweeps):
                self._sum(self._sweep)

    def time(self, call: Callable[[], Any]) -> tuple[Times, Any]:
        """Runs ``call`` between two events; ``host_ns`` is what the call itself took on the host."""
        stream = self._stream(self._index)
        begin = _now()
        self._driver.record(self._start, stream)
        output = call()
        self._driver.record(self._end, stream)
        host = float(_now() - begin)
        device = self._driver.elapsed_ns(self._start, self._end)
        return Times(device, host, float(_now() - begin)), output

    def latencies(self, call: Callable[[], Any], runs: int = 30, warm: int = 10) -> list[float]:
        """Wall-clock nanoseconds of single calls, each with a wait for the device; the first ``warm`` do not count."""
        times = []
        for _ in range(warm + runs):
            self._driver.synchronize()
            begin = _now()
            call()
            self._driver.synchronize()
            times.append(float(_now() - begin))
        return times[warm:]

    def hold(self, gate: torch.UntypedStorage, value: int) -> None:
        """Has torch's current stream wait until the first word of ``gate`` is ``value`` or more."""
        self._driver.wait_for(self._stream(self._index), gate.data_ptr(), value)

    def tell(self, word: torch.UntypedStorage, value: int) -> None:
        """Has torch's current stream write the first word, once all that it was asked before is done."""
        self._driver.write_word(self._stream(self._index), word.data_ptr(), value)

    def capture(
        self,
        call: Callable[[Any], tuple[list[torch.Tensor], Node]],
        slots: list[Any],
        targets: list[list[torch.Tensor]],
    ) -> Graph:
        """See ``Graph``. What calls ask of CUDA that cannot be captured raises."""
        try:
            return Graph(call, slots, targets)
        except BaseException:
            _forget_error()  # else the submission's next look at it would find it
            raise

    def synchronize(self) -> None:
        """Waits for all streams."""
        self._driver.synchronize()

    def persisting_l2(self) -> int:
        """Bytes of L2 that the submission set aside for persisting accesses."""
        return max(0, self._driver.persisting_l2() - self._set_aside)


class RankClock(HostClock):
    """Wall-clock time of a call of a rank on its own GPU, until that is done. The L2 is swept as by `CudaClock`."""

    def __init__(self, rank: int) -> None:
        self.device = torch.device("cuda", rank)
        self._sweep: torch.Tensor | None = None

    def prepare(self, sweeps: int) -> None:
        """Waits for the device, and reads the sweep buffer so many times."""
        self.synchronize()
        if sweeps and self._sweep is None:
            self._sweep = torch.zeros(L2_SWEEP_BYTES // 4, dtype=torch.float32, device=self.device)
        for _ in range(sweeps):
            torch.ops.aten.sum.default(self._sweep)

    def time(self, call: Callable[[], Any]) -> tuple[Times, Any]:
        """Runs ``call``, and waits for the device."""
        begin = _now()
        output = call()
        host = float(_now() - begin)
        self.synchronize()
        spent = float(_now() - begin)
        return Times(spent, host, spent), output

    def synchronize(self) -> None:
        """Waits for all streams of the device."""
        torch.cuda.synchronize(self.device)


def _forget_error() -> None:
    """Clears the last error of CUDA's runtime, the one that torch and its extensions use."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(f"libcudart.so.{str(torch.version.cuda).partition('.')[0]}").cudaGetLastError()


def make_clock(device: str) -> HostClock:
    """The clock for ``"cuda"``, ``"cpu"`` or ``"emulator"``."""
    return CudaClock() if device == "cuda" else HostClock()


class Graph:
    """Calls on some inputs, captured into one CUDA graph together with handing over what they return.

    Args:
        call: calls the kernel; returns the bytes of its outputs and their description.
        slots: the inputs, each its own memory, which the evaluator refills between replays.
        targets: where the outputs of each call go to.

    Attributes:
        trees: the descriptions, or one that holds for all.
    """

    def __init__(
        self,
        call: Callable[[Any], tuple[list[torch.Tensor], Node]],
        slots: list[Any],
        targets: list[list[torch.Tensor]],
    ) -> None:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            call(slots[0])
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        if not self._capture(call, slots, targets, at_the_end=True):
            self._capture(call, slots, targets, at_the_end=False)

    def _capture(self, call: Any, slots: list[Any], targets: list[list[torch.Tensor]], at_the_end: bool) -> bool:
        """Captures it all. Copying at the end is quicker; False where that is wrong, as calls share their outputs'
        memory."""
        self._graph = torch.cuda.CUDAGraph()
        self._kept: list[torch.Tensor] = []
        self.trees: list[Node] = []
        flat = [target for group in targets[: len(slots)] for target in group]
        # Relaxed: a submission that allocates device memory in a call, and looks at no error, has its memory.
        with torch.cuda.graph(self._graph, capture_error_mode="relaxed"):
            for data, group in zip(slots, targets, strict=False):
                tensors, tree = call(data)
                self._kept += tensors
                self.trees.append(tree)
                if not at_the_end:
                    transfer.hand_over(tensors, group)
            if at_the_end:
                transfer.hand_over(self._kept, flat)
        self.trees = alike(self.trees)
        return not at_the_end or disjoint(self._kept)

    def replay(self) -> None:
        """Replays it on the current stream."""
        self._graph.replay()


def disjoint(tensors: list[torch.Tensor]) -> bool:
    """Whether no two of these tensors, all of which are alive, share memory."""
    filled = [tensor.untyped_storage().data_ptr() for tensor in tensors if tensor.numel()]
    return len(filled) == len(set(filled))


def alike(trees: list[Node]) -> list[Node]:
    """One description where all are equal: describing each would take longer than a short kernel."""
    return trees[:1] if all(tree == trees[0] for tree in trees) else trees


def profile(call: Callable[[], Any], device: str) -> str:
    """The table of torch's profiler for one call, longest first."""
    from torch.profiler import ProfilerActivity
    from torch.profiler import profile as run_profiler

    activities = [ProfilerActivity.CPU] + ([ProfilerActivity.CUDA] if device == "cuda" else [])
    with run_profiler(activities=activities) as result:
        call()
        if device == "cuda":
            torch.cuda.synchronize()
    key = "self_cuda_time_total" if device == "cuda" else "self_cpu_time_total"
    return str(result.key_averages().table(sort_by=key, row_limit=20))
