"""match, trap, and the seed that a schedule adds to."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, launches

SEED = random.SystemRandom().randrange(2**30)
MATCH = """extern "C" __global__ void k(const int* in, unsigned* any, unsigned* all, unsigned* wide) {
  int t = threadIdx.x, p; unsigned members = t % 32 < 20 ? 0xFFFFFu : 0xFFF00000u;
  if (t % 32 < 20) any[t] = __match_any_sync(0xFFFFFu, in[t]); else any[t] = __match_any_sync(0xFFF00000u, in[t]);
  wide[t] = __match_any_sync(0xFFFFFFFFu, (unsigned long long)in[t] << 32 | 7);
  all[t] = __match_all_sync(0xFFFFFFFFu, in[t / 32 * 32 + (t >= 32 ? t % 32 : 0)], &p); all[t + 64] = p; }"""


def test_match() -> None:
    print(f"seed {SEED}")
    values = np.random.default_rng(SEED).integers(0, 5, 64).astype(np.int32)
    values[32:] = np.arange(32)  # no two are equal there
    any_, wide = (torch.zeros(64, dtype=torch.int32) for _ in range(2))
    all_ = torch.zeros(128, dtype=torch.int32)
    jit.load(MATCH, arch="sm_90a")["k"](torch.from_numpy(values), any_, all_, wide, grid=1, block=64)
    for t in range(64):
        warp = range(t // 32 * 32, t // 32 * 32 + 32)
        part = [i for i in warp if (i % 32 < 20) == (t % 32 < 20)]
        assert int(any_[t]) & 0xFFFFFFFF == sum(1 << i % 32 for i in part if values[i] == values[t])
        assert int(wide[t]) & 0xFFFFFFFF == sum(1 << i % 32 for i in warp if values[i] == values[t])
        assert int(all_[t]) & 0xFFFFFFFF == (0xFFFFFFFF if t < 32 else 0)
        assert bool(all_[t + 64]) == (t < 32)


def test_trap_is_a_finding() -> None:
    source = 'extern "C" __global__ void k(const int* n) {\n  if (threadIdx.x == 37 && *n > 3)\n    asm volatile("trap;");\n}'
    kernel = jit.load(source, arch="sm_90a")["k"]
    kernel(torch.tensor([3], dtype=torch.int32), grid=1, block=64)
    with pytest.raises(EmulatorFinding, match="executed trap") as caught:
        kernel(torch.tensor([4], dtype=torch.int32), grid=1, block=64)
    report = caught.value.report
    assert (report["kind"], report["warp"], report["lane"]) == ("trap", 1, 5)
    assert report["location"].endswith(":3")


def test_a_finding_names_the_seed_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", "42-44")
    kernel = jit.load('extern "C" __global__ void k(int* p) { p[1] = 0; }', arch="sm_90a")["k"]
    with pytest.raises(EmulatorFinding) as caught:
        kernel(torch.zeros(1, dtype=torch.int32), grid=1, block=1)
    assert caught.value.report["seed"] == 42


ABSENT = r"""
#define SHFL(y, x, from, m) asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, %3;" : "=r"(y) : "r"(x), "r"(from), "r"(m) : "memory")
extern "C" __global__ void exited(unsigned* o) { unsigned t = threadIdx.x, y; if (t >= 16) return; SHFL(y, t + 100, t ^ 16, ~0u); o[t] = y; }
extern "C" __global__ void absent(unsigned* o) { unsigned t = threadIdx.x, y; SHFL(y, t + 100, (t + 16) % 32, ~0u); o[t] = y; }
extern "C" __global__ void masks(unsigned* o) { unsigned t = threadIdx.x, y; SHFL(y, t + 100, t ^ 16, t < 16 ? 0xffffu : 0xffff0000u); o[t] = y; }
extern "C" __global__ void guarded(unsigned* o) { unsigned t = threadIdx.x, y = 7; asm volatile("{ .reg .pred p; setp.lt.u32 p, %3, 16; @p shfl.sync.idx.b32 %0, %1, %2, 31, 0xffff; }" : "+r"(y) : "r"(t + 100), "r"(t ^ 16), "r"(t) : "memory"); o[t] = y; }
extern "C" __global__ void waits(unsigned* o) { unsigned t = threadIdx.x, y = 7; if (t < 16) { SHFL(y, t + 100, t ^ 16, 0xffffu); } else { o[32 + t] = t; } __syncwarp(); o[t] = y; }
"""
ANSWERED = {  # an H200 on 2026-11-23
    "exited": [0] * 32,
    "absent": [116, 117, 118, 119, *[0] * 12, 100, 101, 102, 103, *[0] * 12],
    "masks": [*range(116, 132), *range(100, 116)],
    "guarded": [0] * 16 + [7] * 16,
    "waits": [0] * 16 + [7] * 16,
}


@pytest.mark.parametrize("name", ANSWERED)
def test_shuffles_from_lanes_that_are_not_there(name: str) -> None:
    """PTX leaves the value open."""
    out = torch.zeros(64, dtype=torch.int32)
    jit.load(ABSENT)[name](out, grid=1, block=20 if name == "absent" else 32)
    assert out[:32].tolist() == ANSWERED[name]


def test_the_remark_names_the_lanes_and_their_sources() -> None:
    launches.statistics.notes.clear()
    jit.load(ABSENT)["exited"](torch.zeros(64, dtype=torch.int32), grid=1, block=32)
    (message,) = [note["message"] for note in launches.statistics.notes if note["kind"] == "partial-warp"]
    assert message.startswith("lanes 0–15 get undefined values")
    assert "lanes 16–31 are not there or have exited" in message
