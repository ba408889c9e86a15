"""What each microbenchmark gives: a figure of the model from the clocks, or the seconds, of a kernel."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import torch

SOURCE = Path(__file__).parent / "microbenchmarks.cu"
_THREADS = 512
_RING = 32  # words from one of a chain to the next: a line of 128 bytes
_SIZES = {"l1_latency": 16 << 10, "l2_latency": 8 << 20, "dram_latency": 512 << 20}  # bytes of the rings
_READS = {"l2_bytes": (16 << 20, 16), "dram_bytes": (1 << 30, 1)}  # bytes that are read, and how often
_SMALL = 64  # the emulator's rings and reads are so much smaller than 1 MiB and their own size


def measure(device: torch.device, rounds: int, turns: int) -> dict[str, dict[str, Any]]:
    """The figures, each with the median, the least and the most of ``turns`` runs, in the form of the chips' files.

    Args:
        device: a GPU; on the CPU the kernels run on the emulator, and the figures say nothing of a chip.
        rounds: instructions of a chain.
        turns: runs of each kernel, after one that is not counted.
    """
    bench = _Bench(device, rounds, turns)
    found: dict[str, dict[str, Any]] = {}

    def keep(name: str, unit: str, group: str, values: list[float]) -> None:
        found[name] = {"value": statistics.median(values), "low": min(values), "high": max(values), "unit": unit,
                       "group": group, "source": f"microbenchmark, {turns} runs", "recorded": True}  # fmt: skip

    for name, kernel in (("fma_latency", "fma_chain"), ("shuffle_latency", "shuffle_chain"),
                         ("shared_latency", "shared_chain"), ("barrier_latency", "barrier_chain")):  # fmt: skip
        threads = 128 if kernel == "barrier_chain" else 64 if kernel == "shared_chain" else 32
        keep(name, "clock", "latency", bench.clocks(kernel, threads, lambda clocks: clocks / rounds))
    for name, kernel, each in (("fma_rate", "fma_rate", 8), ("integer_rate", "integer_rate", 8),
                               ("special_rate", "special_rate", 4)):  # fmt: skip
        keep(name, "operation/clock", "pipes", bench.clocks(kernel, _THREADS, _rate(each * rounds * _THREADS)))
    products = 4 * rounds * _THREADS // 32 * 16 * 8 * 16
    keep("mma_sync_rate", "operation/clock", "tensor", bench.clocks("mma_rate", _THREADS, _rate(products)))
    for name, size in _SIZES.items():
        keep(name, "clock", "latency", bench.chain(bench.size(size), name == "l1_latency"))
    for name, (size, often) in _READS.items():
        keep(name, "byte/s", name[: -len("_bytes")], bench.reads(bench.size(size), often))
    keep("launch", "second", "launch", bench.seconds(lambda: bench.launch("empty", 1, 32)))
    return found


def _rate(work: int) -> Callable[[float], float]:
    """What makes a rate of the clocks that so much work took."""
    return lambda clocks: work / max(clocks, 1)


class _Bench:
    def __init__(self, device: torch.device, rounds: int, turns: int):
        import torch

        import jit

        self.torch, self.device, self.rounds, self.turns = torch, device, rounds, turns
        self.on_gpu = device.type == "cuda"
        self.kernels = jit.load(SOURCE, arch=jit.target_arch(device))
        self.sms = torch.cuda.get_device_properties(device).multi_processor_count if self.on_gpu else 2
        self.clock = torch.zeros(8 * self.sms, dtype=torch.int64, device=device)
        self.sink = torch.zeros(8 * self.sms * _THREADS, dtype=torch.float32, device=device)

    def size(self, size: int) -> int:
        """Bytes of a ring or a read; few on the emulator."""
        return size if self.on_gpu else max(size // (1 << 20), 1) * _SMALL

    def launch(self, kernel: str, grid: int, block: int, *more: Any, rounds: int | None = None) -> None:
        """Launches a kernel."""
        self.kernels[kernel](
            self.clock, self.sink, self.rounds if rounds is None else rounds, *more, grid=(grid,), block=(block,)
        )

    def clocks(self, kernel: str, threads: int, figure: Callable[[float], float], *more: Any) -> list[float]:
        """What ``figure`` makes of the clocks of each run of one CTA."""
        found = []
        for turn in range(self.turns + 1):
            self.launch(kernel, 1, threads, *more)
            if turn:
                found.append(figure(float(self.clock[0])))
        return found

    def chain(self, size: int, cached: bool) -> list[float]:
        """Clocks of one load of a chain through a ring of so many bytes, in a random order of its lines."""
        torch = self.torch
        lines = max(size // (4 * _RING), 2)
        order = torch.randperm(lines, generator=torch.Generator().manual_seed(1))
        ring = torch.zeros(lines * _RING, dtype=torch.int32)
        ring[order * _RING] = (order.roll(-1) * _RING).to(torch.int32)
        return self.clocks("global_chain", 32, lambda clocks: clocks / self.rounds, ring.to(self.device), int(cached))

    def seconds(self, call: Callable[[], None]) -> list[float]:
        """Seconds of each run, between two events."""
        found = []
        for turn in range(self.turns + 1):
            if self.on_gpu:
                begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
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
                found.append(took)
        return found

    def reads(self, size: int, often: int) -> list[float]:
        """Bytes a second of a read by the whole chip."""
        data = self.torch.zeros(size // 16 * 4, dtype=self.torch.int32, device=self.device)
        words = data.numel() // 4
        took = self.seconds(lambda: self.launch("read", 4 * self.sms, _THREADS, data, words, rounds=often))
        return [16 * words * often / one for one in took]
