"""CTAs that native code runs from their first warps to their ends give what they give where Python runs each warp."""

from __future__ import annotations

import ctypes
import hashlib
import random
import re

import numpy as np
import pytest
import torch

import jit
from jit.base.findings import EmulatorFinding
from jit.emulator import statistics
from jit.emulator.machine import whole_ctas
from jit.emulator.native import whole_ctas as state

WARPS = 5
# Each warp takes tickets: what it gets says in which order the warps have run.
TICKETS = r"""
extern "C" __global__ void plain(unsigned* next, unsigned* out) {
    if (threadIdx.x % 32 == 0) out[(blockIdx.x * gridDim.y + blockIdx.y) * 5 + threadIdx.x / 32] = atomicAdd(next, 1);
}
extern "C" __global__ void barriers(unsigned* next, unsigned* out) {
    __shared__ unsigned s[32];
    const int warp = threadIdx.x / 32;
    for (int i = 0; i < 4; ++i) {
        if (threadIdx.x % 32 == 0) s[warp] = atomicAdd(next, 1);
        __syncthreads();
        if (threadIdx.x % 32 == 0) out[((blockIdx.x * gridDim.y + blockIdx.y) * 4 + i) * 5 + warp] = s[(warp + i) % 5];
        __syncthreads();
    }
}
extern "C" __global__ void some_end(unsigned* next, unsigned* out) {
    const int warp = threadIdx.x / 32, at = (blockIdx.x * gridDim.y + blockIdx.y) * 5 + warp;
    if (threadIdx.x % 32 == 0) out[at] = atomicAdd(next, 1);
    if (warp == int(blockIdx.x % 5)) return;
    asm volatile("bar.sync 3, 128;");
    if (threadIdx.x % 32 == 0) out[at] += 1000 * atomicAdd(next, 1);
}
extern "C" __global__ void early(unsigned* next, unsigned* out) {
    const int warp = threadIdx.x / 32, at = (blockIdx.x * gridDim.y + blockIdx.y) * 5 + warp;
    if (threadIdx.x % 32 == 0) out[at] = atomicAdd(next, 1);
    if (warp == int(blockIdx.x % 5)) return;
    __syncthreads();
    if (threadIdx.x % 32 == 0) out[at] += 1000 * atomicAdd(next, 1);
}
extern "C" __global__ void python(unsigned* next, unsigned* out) {
    const int warp = threadIdx.x / 32, at = (blockIdx.x * gridDim.y + blockIdx.y) * 5 + warp;
    __syncthreads();
    const unsigned mine = atomicAdd(next, threadIdx.x % 32 == 0);
    if (blockIdx.x % 3 == 2 && warp == 3) printf("");
    __syncthreads();
    if (threadIdx.x % 32 == 0) out[at] = mine + 1000 * atomicAdd(next, 1) + 7 * blockIdx.y;
}
extern "C" __global__ void python_and_then(unsigned* next, unsigned* out) {
    if (blockIdx.x == 3 && threadIdx.x == 40) printf("");
    if (blockIdx.x == 5 && threadIdx.x / 32 == 2) __trap();
    __syncthreads();
    out[(blockIdx.x * 3 + blockIdx.y) * 160 + threadIdx.x] = 1;
}
extern "C" __global__ void races(unsigned* next, unsigned* out) {
    __shared__ unsigned s[160];
    s[threadIdx.x] = threadIdx.x;
    if (blockIdx.x != 6) __syncthreads();
    out[(blockIdx.x * 3 + blockIdx.y) * 160 + threadIdx.x] = s[159 - threadIdx.x];
}
extern "C" __global__ void beyond(unsigned* next, unsigned* out) {
    out[(blockIdx.x * 4 + blockIdx.y) * 160 + threadIdx.x] = 1;
}
extern "C" __global__ void goes_on(unsigned* next, unsigned* out) {
    unsigned x = threadIdx.x;
    for (int i = 0; i < 3000 + int(threadIdx.x / 32) * 1500; ++i) x = x * 1664525 + 1013904223 + (x > 7u << 28 ? i : 0);
    __syncthreads();
    out[(blockIdx.x * 3 + blockIdx.y) * 160 + threadIdx.x] = x;
}
extern "C" __global__ void hangs(unsigned* next, unsigned* out) {
    if (blockIdx.x == 5 && threadIdx.x == 159) asm volatile("bar.sync 2, 96;");
    out[(blockIdx.x * 3 + blockIdx.y) * 160 + threadIdx.x] = 1;
}
"""
GRID = (11, 3)


def outcome(name: str) -> dict[str, object]:
    """What a launch of a kernel of TICKETS gives and is counted as."""
    next_, out = torch.zeros(1, dtype=torch.int32), torch.zeros(11 * 3 * 160, dtype=torch.int32)
    before, notes, finding = statistics.lane_instructions, len(statistics.notes), None
    try:
        jit.load(TICKETS, arch="sm_90a")[name](next_, out, grid=GRID, block=32 * WARPS)
    except EmulatorFinding as found:
        finding = re.sub("0x[0-9a-f]+", "an address", repr(found.report))
    return {
        "out": out.tolist(), "next": int(next_), "finding": finding, "notes": statistics.notes[notes:],
        "executed": statistics.lane_instructions - before,
    }  # fmt: skip


@pytest.mark.parametrize(
    "name",
    ["plain", "barriers", "some_end", "early", "python", "python_and_then", "races", "beyond", "goes_on", "hangs"],
)
def test_as_where_python_runs_each_warp(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "1")
    whole = outcome(name)
    monkeypatch.setattr(whole_ctas, "_able", lambda group: False)
    assert whole == outcome(name)
    assert (whole["finding"] is not None) == (name in ("python_and_then", "races", "beyond", "hangs"))


def test_native_code_runs_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """No warp of a kernel with barriers comes back to Python: the check would otherwise compare Python with itself."""
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "1")
    done: list[int] = []
    run = whole_ctas.WholeCtas.run

    def counted(self: whole_ctas.WholeCtas, begin: int, end: int) -> whole_ctas.Begun | None:
        begun = run(self, begin, end)
        done.append(self.done)
        assert begun is None
        return begun

    monkeypatch.setattr(whole_ctas.WholeCtas, "run", counted)
    outcome("barriers")
    assert sum(done) == GRID[0] * GRID[1]


def test_generator_is_that_of_cpython() -> None:
    """Words of the generator behind a seed that is a text."""
    text = "0, cluster 41"
    key = text.encode() + hashlib.sha512(text.encode()).digest()
    words = np.frombuffer(key[::-1].ljust(4 * state.KEY, b"\0"), np.uint32)[: -(-len(key) // 4)].copy()
    got = np.zeros(state.WORDS, np.uint32)
    state.LIBRARY.function("seed", None, *[ctypes.c_void_p] * 2, ctypes.c_uint64)(
        got.ctypes.data, words.ctypes.data, len(words)
    )
    assert tuple(got.tolist()) == random.Random(text).getstate()[1]
