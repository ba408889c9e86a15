"""Figures of asynchronous copies from the L2 to the shared memory of one multiprocessor, and of mbarriers."""

from __future__ import annotations

from .bench import Bench

_THREADS = 1024
_SOURCE = 1 << 20  # bytes, which the L2 holds


def measure(bench: Bench, rounds: int) -> None:
    """Keeps the figures. ``rounds``: copies of a chain. It needs the latency of the L2, of memory.py."""
    kernels = bench.load("copies.cu")
    turns = max(rounds // 4, 1)
    source = bench.buffer(max(bench.size(_SOURCE), 32 << 10))
    size = source.numel()
    far = bench.figures["l2_latency"]["value"]
    clocks = bench.clocks(kernels["mbarrier_chain"], 64, turns)
    bench.keep("mbarrier_latency", "clock", "latency", [one / turns / 2 for one in clocks],
               "from one warp's arrival to the other's: two warps that wait for each other")  # fmt: skip
    clocks = bench.clocks(kernels["cp_async_chain"], 1, turns, source)
    bench.keep("cp_async_latency", "clock", "copies", [one / turns for one in clocks],
               "cp.async, commit and wait of 16 bytes from the L2")  # fmt: skip
    clocks = bench.clocks(kernels["cp_async_rate"], _THREADS, turns, source, size, smem=4 * 16 * _THREADS)
    bench.keep("cp_async_bytes", "byte/clock", "copies", [turns * 16 * _THREADS / one for one in clocks],
               "one multiprocessor, 64 KiB on their way, from the L2")  # fmt: skip

    def bulk(count: int, each: int, copies: int, slots: int) -> list[float]:
        room = each * copies * slots
        return bench.clocks(kernels["bulk_rate"], 32, count, source, each, copies, slots, size, smem=room)

    clocks = bulk(turns, 128, 1, 1)
    bench.keep("tma_latency", "clock", "copies", [max(one / turns - far, 0.0) for one in clocks],
               "cp.async.bulk of 128 bytes with an mbarrier, less the latency of the L2")  # fmt: skip
    few = max(turns // 4, 1)
    clocks = bulk(few, 16 << 10, 1, 8) if bench.on_gpu else bulk(few, 1 << 10, 1, 8)
    each = (16 if bench.on_gpu else 1) << 10
    bench.keep("tma_bytes", "byte/clock", "copies", [few * each / one for one in clocks],
               "cp.async.bulk of 16 KiB, 8 on their way, from the L2")  # fmt: skip
    clocks = bulk(few, 16, 32, 8)
    bench.keep("tma_copy", "clock", "copies", [one / few / 32 for one in clocks],
               "cp.async.bulk of 16 bytes, up to 256 on their way")  # fmt: skip
