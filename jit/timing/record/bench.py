"""Runs microbenchmarks, and keeps the figures that they give."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jit

if TYPE_CHECKING:
    import torch

FOLDER = Path(__file__).parent
_MOST = 8  # CTAs of a multiprocessor in any of the kernels
_LEAST = 4096  # bytes of buffers on the emulator


class Bench:
    """The kernels on a device, and what was measured.

    Attributes:
        figures: by name, in the form of the chips' files.
        on_gpu: the device has a clock; on the emulator the figures say nothing of a chip, and buffers are small.
        sms: multiprocessors.
        turns: runs of each kernel, after one that is not counted.
        clock: [n] i64, what kernels write.
    """

    def __init__(self, device: torch.device, turns: int):
        import torch

        self.torch, self.device, self.turns = torch, device, turns
        self.on_gpu = device.type == "cuda"
        self.sms = torch.cuda.get_device_properties(device).multi_processor_count if self.on_gpu else 2
        self.clock = torch.zeros(max(32 * self.sms, 1024), dtype=torch.int64, device=device)
        self.sink = torch.zeros(_MOST * self.sms * 1024, dtype=torch.float32, device=device)
        self.figures: dict[str, dict[str, Any]] = {}

    def load(self, source: str, **defines: object) -> jit.Module:
        """The kernels of a file of this folder."""
        return jit.load(FOLDER / source, arch=jit.target_arch(self.device), defines=defines)

    def size(self, size: int) -> int:
        """Bytes of a buffer: ``size``, or few on the emulator."""
        return size if self.on_gpu else min(size, _LEAST)

    def buffer(self, size: int) -> torch.Tensor:
        """Zeros, [size] u8."""
        return self.torch.zeros(size, dtype=self.torch.uint8, device=self.device)

    def keep(self, name: str, unit: str, group: str, values: Sequence[float], how: str = "") -> float:
        """Keeps a figure: the median, the least and the most of some values. Returns the median.

        Args:
            how: what was done; the source tells it.
        """
        said = f"microbenchmark, {self.turns} runs" + (f": {how}" if how else "")
        middle = statistics.median(values)
        self.figures[name] = {"value": middle, "low": min(values), "high": max(values), "unit": unit,
                              "group": group, "source": said, "recorded": True}  # fmt: skip
        return middle

    def clocks(self, kernel: Any, threads: int, rounds: int, *more: Any, before: Callable[[], None] | None = None,
               **shape: Any) -> list[float]:  # fmt: skip
        """Clocks of each run of one CTA, or of one cluster, of a kernel.

        Args:
            kernel: takes ``clocks, sink, rounds, *more``.
            before: is called ahead of each run.
            shape: ``cluster``, ``smem``.
        """
        found = []
        grid = shape.get("cluster", 1)
        for turn in range(self.turns + 1):
            if before:
                before()
            kernel(self.clock, self.sink, rounds, *more, grid=grid, block=threads, **shape)
            if turn:
                found.append(max(float(self.clock[0]), 1.0))
        return found

    def seconds(self, call: Callable[[], None], ahead: Callable[[], None] = lambda: None) -> list[float]:
        """Seconds of each run on the device, between two events. ``ahead`` is enqueued before the first event: work
        that is still running when ``call`` is enqueued keeps the host's time out of it."""
        found = []
        for turn in range(self.turns + 1):
            if self.on_gpu:
                begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
                ahead()
                begin.record()
                call()
                end.record()
                end.synchronize()
                took = begin.elapsed_time(end) * 1e-3
            else:
                start = time.perf_counter()
                call()
                took = time.perf_counter() - start
            if turn:
                found.append(max(took, 1e-9))
        return found
