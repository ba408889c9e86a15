"""Figures of shared memory, the L1, the L2 and DRAM."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .bench import Bench

if TYPE_CHECKING:
    import torch

_KIB, _MIB = 1 << 10, 1 << 20
LINE = 128  # bytes
_THREADS = 1024
_SPACED = 4096 * 7  # bytes from the first to the last load of a thread, in LOADS of memory.cu
_SIZES = (*range(64 * _KIB, 257 * _KIB, 16 * _KIB), 384 * _KIB, 512 * _KIB, _MIB)  # rings that the L1 may hold
# By figure: the kernel, bytes from a lane's address to the next one's, what a warp's load counts, unit, and how.
_L1 = {
    "l1_requests": ("l1_4", 0, 1, "request/clock", "all lanes load one word"),
    "l1_words": ("l1_4", 4, 128, "byte/clock", "4 bytes a lane, side by side"),
    "l1_bytes": ("l1_16", 16, 512, "byte/clock", "16 bytes a lane, side by side"),
    "l1_sectors": ("l1_4", 32, 32, "sector/clock", "4 bytes a lane, 32 bytes apart"),
    "l1_lines": ("l1_4", 132, 33, "line/clock", "4 bytes a lane, 132 bytes apart: lines, but no bank twice"),
    "l1_columns": ("l1_4", 128, 32, "line/clock", "4 bytes a lane, 128 bytes apart"),
    "l1_column_bytes": ("l1_1", 128, 32, "line/clock", "1 byte a lane, 128 bytes apart"),
    "l1_column_quads": ("l1_16", 128, 32, "line/clock", "16 bytes a lane, 128 bytes apart"),
}
_SHARED = {
    "shared_words": ("shared_4", 4, 128, "byte/clock", "4 bytes a lane, side by side"),
    "shared_bytes": ("shared_16", 16, 512, "byte/clock", "16 bytes a lane, side by side"),
    "shared_broadcasts": ("shared_4", 0, 1, "request/clock", "all lanes load one word"),
    "shared_passes": ("shared_4", 128, 32, "pass/clock", "32 words of one bank"),
}


def ring(bench: Bench, buffer: torch.Tensor, lines: int) -> int:
    """Writes a ring through lines of a buffer, in a random order: the first word of each has the address of the next
    one. The buffer's first line is one of them. Returns how many there are."""
    torch = bench.torch
    most = buffer.numel() // LINE
    lines = min(lines, most)
    random = torch.Generator().manual_seed(1)
    chosen = torch.randint(most, (2 * lines,), generator=random).unique() if 4 * lines < most else torch.arange(most)
    chosen = chosen[torch.randperm(len(chosen), generator=random)][:lines]
    if not bool((chosen == 0).any()):
        chosen[0] = 0
    words = buffer.view(torch.int64)
    at = (chosen * (LINE // 8)).to(bench.device)
    words[at] = (buffer.data_ptr() + chosen.roll(-1) * LINE).to(bench.device)
    return len(chosen)


def measure(bench: Bench, rounds: int) -> None:
    """Keeps the figures. ``rounds``: loads of a chain."""
    kernels = bench.load("memory.cu")
    _latencies(bench, kernels, rounds)
    _rates(bench, kernels, rounds)
    _bandwidths(bench, kernels)


def _latencies(bench: Bench, kernels: Any, rounds: int) -> None:
    def chain(size: int, lines: int, cached: bool, before: Callable[[], None] | None = None) -> list[float]:
        buffer = bench.buffer(bench.size(size))
        count = ring(bench, buffer, lines)
        turns = min(rounds, count) if before else rounds
        warm = 0 if before else count
        clocks = bench.clocks(kernels["global_chain"], 1, turns, buffer, warm, int(cached), before=before)
        return [one / turns for one in clocks]

    for name, kernel, threads, cluster in (("shared_latency", "shared_chain", 32, 1),
                                           ("barrier_latency", "barrier_chain", 128, 1),
                                           ("cluster_latency", "cluster_chain", 32, 2)):  # fmt: skip
        clocks = bench.clocks(kernels[kernel], threads, rounds, cluster=cluster)
        how = "128 threads" if kernel == "barrier_chain" else ""
        bench.keep(name, "clock", "latency", [one / rounds for one in clocks], how)
    near = bench.keep("l1_latency", "clock", "latency", chain(16 * _KIB, 128, True), "a ring of 16 KiB, read before")
    held = [size for size in _SIZES if statistics.median(chain(size, size // LINE, True)) < 1.5 * near]
    bench.keep(
        "l1_size",
        "byte",
        "l1",
        [max(held, default=_SIZES[0])],
        "largest ring that is held, 128 bytes from one word to the next",
    )
    far = _lines(bench, kernels, min(rounds, 64))
    other = bench.buffer(bench.size(256 * _MIB))

    def flush() -> None:
        kernels["read"](bench.clock, bench.sink, 1, other, other.numel() // 16, grid=2 * bench.sms, block=_THREADS)

    bench.keep("dram_latency", "clock", "latency", chain(16 * _MIB, 1 << 17, False, flush),
               "lines of 16 MiB in a random order, after 256 MiB of other lines were read")  # fmt: skip
    bench.keep("page_latency", "clock", "latency", chain(8192 * _MIB, 1 << 14, False, flush),
               "lines of 8 GiB in a random order: DRAM, and pages that no TLB has")  # fmt: skip
    word = bench.buffer(LINE)
    word.view(bench.torch.int64)[0] = word.data_ptr()
    clocks = bench.clocks(kernels["atomic_chain"], 1, rounds, word)
    bench.keep("atomic_latency", "clock", "latency", [max(one / rounds - far, 0.0) for one in clocks],
               "a chain of additions to one word, less the latency of the L2")  # fmt: skip


def _lines(bench: Bench, kernels: Any, rounds: int) -> float:
    """Keeps the latency of the L2: of many lines, each loaded over and over."""
    torch = bench.torch
    buffer = bench.buffer(bench.size(8 * _MIB))
    lines = min(256, bench.clock.numel(), buffer.numel() // LINE)
    step = buffer.numel() // lines // LINE * LINE
    at = torch.arange(lines, dtype=torch.int64) * step
    buffer.view(torch.int64)[(at // 8).to(bench.device)] = (buffer.data_ptr() + at).to(bench.device)
    runs = []
    for _ in range(bench.turns):
        kernels["line_chain"](bench.clock, bench.sink, rounds, buffer, step, lines, grid=1, block=1)
        runs.append(bench.clock[:lines].cpu().double() / rounds)
    each = torch.stack(runs).median(0).values.sort().values
    values = [float(each[int(part * (lines - 1))]) for part in (0.05, 0.5, 0.95)]
    return bench.keep(
        "l2_latency", "clock", "latency", values, f"{lines} lines, one after the other: 5 to 95 % of them"
    )


def _rates(bench: Bench, kernels: Any, rounds: int) -> None:
    turns = max(rounds // 16, 1)
    buffer = bench.buffer(64 * _KIB)
    for which, room in ((_L1, 0), (_SHARED, 40 * _KIB)):
        for name, (kernel, lane, count, unit, how) in which.items():
            assert _SPACED + 32 * lane + 16 <= 40 * _KIB
            clocks = bench.clocks(kernels[kernel], _THREADS, turns, buffer, lane, 0, smem=room)
            work = count * 8 * turns * _THREADS // 32
            bench.keep(name, unit, "l1" if which is _L1 else "shared", [work / one for one in clocks], how)


def _bandwidths(bench: Bench, kernels: Any) -> None:
    def read(size: int, often: int) -> list[float]:
        """Bytes a second of so many reads of a buffer, without what one launch costs."""
        each = 4 * 16 * _THREADS * 2 * bench.sms  # what the grid has on its way
        buffer = bench.buffer(max(bench.size(size) // each, 1) * each)
        words = buffer.numel() // 16

        def some(count: int) -> list[float]:
            return bench.seconds(lambda: kernels["read"](bench.clock, bench.sink, count, buffer, words,
                                                         grid=2 * bench.sms, block=_THREADS))  # fmt: skip

        base = statistics.median(some(1))
        return [buffer.numel() * often / max(one - base, 1e-9) for one in some(1 + often)]

    for name, size, often in (("l2_bytes", 17 * _MIB, 256), ("dram_bytes", 2048 * _MIB, 4)):
        rates = read(size, often if bench.on_gpu else 1)
        bench.keep(name, "byte/s", name[: -len("_bytes")], rates,
                   f"some {size // _MIB} MiB, {often} times, without the launch")  # fmt: skip
    often = 8 if bench.on_gpu else 1
    buffer = bench.buffer(2 * _MIB if bench.on_gpu else 512 * _KIB)
    clocks = bench.clocks(kernels["read"], _THREADS, often, buffer, buffer.numel() // 16)
    bench.keep("l2_port", "byte/clock", "l2", [buffer.numel() * often / one for one in clocks],
               "one multiprocessor reads 2 MiB, 16 bytes a lane, side by side")  # fmt: skip
    lines = buffer.numel() // LINE
    for name, cached, how in (
        ("l2_sectors", 0, "past the L1"),
        ("l1_fills", 1, "through the L1, which has none of them"),
    ):
        clocks = bench.clocks(kernels["read_sectors"], _THREADS, often, buffer, lines, cached)
        bench.keep(name, "sector/clock", "l2", [lines * often / one for one in clocks],
                   f"one multiprocessor reads 4 bytes a lane, 128 bytes apart, {how}")  # fmt: skip
