"""Figures of launches, of CTAs that follow each other, and of the clock."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from .bench import Bench

_STAMPS = 32
_WAVES = 8
_ROOM = 200 << 10  # bytes of shared memory, so that one CTA is resident


def measure(bench: Bench, rounds: int) -> None:
    """Keeps the figures. ``rounds``: instructions of short kernels."""
    kernels = bench.load("launches.cu")
    busy = 256 * rounds if bench.on_gpu else 1  # some 2 ms, in which the host enqueues what is timed

    def ahead() -> None:
        kernels["stamp"](bench.clock, bench.sink, busy, 0, grid=1, block=32)

    took = bench.seconds(lambda: kernels["empty"](bench.clock, bench.sink, 1, grid=bench.sms, block=128), ahead=ahead)
    bench.keep("launch", "second", "launch", took, "an empty kernel between two events, enqueued behind another one")
    _gaps(bench, kernels, ahead)
    _starts(bench, kernels, rounds)
    if bench.on_gpu:
        _clock(bench, kernels)


def _gaps(bench: Bench, kernels: Any, ahead: Callable[[], None]) -> None:
    found = []
    for _ in range(bench.turns):
        ahead()
        for number in range(_STAMPS):
            kernels["stamp"](bench.clock, bench.sink, 1, number, grid=1, block=32)
        times = bench.clock[: 4 * _STAMPS].cpu().view(_STAMPS, 4)
        between = (times[1:, 1] - times[:-1, 3]).double()
        found.append(float(between.mean()) * 1e-9)
    bench.keep("gap", "second", "launch", found,
               f"from a kernel's last instruction to the first of the next one, mean of {_STAMPS - 1}")  # fmt: skip


def _starts(bench: Bench, kernels: Any, rounds: int) -> None:
    found: list[float] = []
    grid = _WAVES * bench.sms
    for _ in range(bench.turns):
        kernels["place"](bench.clock, bench.sink, max(rounds // 4, 1), grid=grid, block=128, smem=_ROOM)
        rows = bench.clock[: 3 * grid].cpu().view(grid, 3).tolist()
        gaps: list[int] = []
        for sm in {row[0] for row in rows}:
            mine = sorted(row[1:] for row in rows if row[0] == sm)
            gaps += [after[0] - before[1] for before, after in itertools.pairwise(mine)]
        found.append(sum(gaps) / max(len(gaps), 1))
    bench.keep("cta_start", "clock", "launch", found,
               "from the last instruction of a CTA to the first of the next one on its multiprocessor")  # fmt: skip


def _clock(bench: Bench, kernels: Any) -> None:
    """Keeps the clock under loads: a kernel of one CTA on a stream of its own counts it beside them."""
    torch = bench.torch
    memory, arithmetic = bench.load("memory.cu"), bench.load("arithmetic.cu")
    buffer = bench.buffer(1 << 30)

    def read() -> None:
        memory["read"](bench.clock[64:], bench.sink, 1, buffer, buffer.numel() // 16, grid=bench.sms, block=1024)

    def multiply() -> None:
        arithmetic["mma_rate"](bench.clock[64:], bench.sink, 4096, grid=bench.sms, block=512)

    found = []
    side = torch.cuda.Stream(priority=-1)
    times = torch.zeros(4, dtype=torch.int64, device=bench.device)
    sink = torch.zeros(32, device=bench.device)
    loads: tuple[tuple[Callable[[], None], int], ...] = ((read, 600), (multiply, 600), (lambda: None, 0))
    for load, often in loads:  # so often ahead, some 200 ms: the clock settles
        torch.cuda.synchronize()
        for _ in range(often):
            load()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            kernels["stamp"](times, sink, 2 << 22, 0, grid=1, block=32)  # some 20 ms
        for _ in range(often // 3):
            load()
        torch.cuda.synchronize()
        begin, since, end, until = times.tolist()
        found.append((end - begin) / (until - since) * 1e9)
    bench.keep(
        "clock", "Hz", "clock", found, "under reads of DRAM, under mma.sync on all multiprocessors, and without load"
    )
