"""Passes over the banks of shared memory are as many as an H100 takes, for patterns of addresses of which lanes share
some (jit/timing/record/results/patterns.json)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from jit import timing
from jit.base import artifact as artifacts
from jit.base import environment
from jit.compiler import listings
from jit.timing import machine_code
from jit.timing.replay import MODEL, Replay
from tests.selection import representatives
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]
RESULTS = json.loads((Path(timing.__file__).parent / "record" / "results" / "patterns.json").read_text())["widths"]
PATTERNS = """extern "C" __global__ void patterns(unsigned* out, const int* at, int many) {
    __shared__ __align__(128) char words[8192];
    for (int i = threadIdx.x; i < 2048; i += 32) ((unsigned*)words)[i] = i;
    __syncwarp();
    unsigned sum = 0;
    for (int i = 0; i < many; ++i) {
        const int mine = at[i * 32 + threadIdx.x];
        if (mine >= 0) {
            ACCESS
        }
        __syncwarp();
    }
    out[threadIdx.x] = sum;
}
"""
ASM = {
    4: """unsigned x; asm volatile("ld.shared.u32 %0, [%1];" : "=r"(x) : "r"(a));
          asm volatile("st.shared.u32 [%0], %1;" :: "r"(a), "r"(i)); sum += x;""",
    8: """unsigned x, y = 0; asm volatile("ld.shared.v2.u32 {%0,%1}, [%2];" : "=r"(x), "=r"(y) : "r"(a));
          asm volatile("st.shared.v2.u32 [%0], {%1,%1};" :: "r"(a), "r"(i)); sum += x ^ y;""",
    16: """unsigned x, y, z, w;
          asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "r"(a));
          asm volatile("st.shared.v4.u32 [%0], {%1,%1,%1,%1};" :: "r"(a), "r"(i)); sum += x ^ y ^ z ^ w;""",
}


@pytest.mark.parametrize("width", [4, 8, 16])
def test_loads_and_stores_take_the_passes_of_an_h100(
    recorded: Callable[..., timing.Launch], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv(environment.RACES.name, "0")  # lanes store to words that others have
    rows = RESULTS[str(width)]
    access = f"unsigned a = static_cast<unsigned>(__cvta_generic_to_shared(words)) + mine; {ASM[width]}"
    source = PATTERNS.replace("ACCESS", access)
    table = torch.tensor([one["addresses"] for one in rows], dtype=torch.int32).flatten()
    launch = recorded(source, "patterns", torch.zeros(32, dtype=torch.int32), table, len(rows), grid=(1,), block=(32,))
    words = launch.clusters[0].accesses
    passes = (words[:, 2] & np.uint64(0xFFFF)).astype(int)
    ops = [launch.insts[int(word & np.uint64(0xFFFFFFFF))].op for word in words[:, 0]]
    vector = {4: "", 8: ".v2", 16: ".v4"}[width]
    for op, name in (("ld", "load"), ("st", "store")):
        found = [many for many, one in zip(passes, ops, strict=True) if one == f"{op}.shared{vector}.u32"]
        found = found[-len(rows) :]  # before them the words are set
        off = [(one[name], many) for one, many in zip(rows, found, strict=True) if abs(many / one[name] - 1) > 0.1]
        assert not off, f"{len(off)} of {len(rows)}"


MERGED = """extern "C" __global__ void merged(float* out, int rounds) {
    __shared__ __align__(16) float words[1024];
    for (int i = threadIdx.x; i < 1024; i += 32) words[i] = i;
    __syncwarp();
    const unsigned mine = static_cast<unsigned>(__cvta_generic_to_shared(words)) + threadIdx.x % 8 * WIDE * 4;
    float sum = 0, x;
    for (int i = 0; i < rounds; ++i) {
        LOADS
    }
    out[threadIdx.x] = sum;
}
"""


@pytest.mark.parametrize(
    ("wide", "op", "passes"), representatives([(4, "LDS.128", 4), (2, "LDS.64", 2), (1, "LDS", 1)])
)
def test_loads_that_ptxas_makes_one_of_take_the_passes_of_its_width(
    recorded: Callable[..., timing.Launch], wide: int, op: str, passes: int
) -> None:
    """Eight places side by side, each of which four lanes far apart read: a pass with 4 bytes a lane; with 16 one for
    each quarter of the warp, with 8 one for each half."""
    one = """asm("ld.shared.f32 %0, [%1+AT];" : "=f"(x) : "r"(mine + i * WIDE * 32) : "memory"); sum += x;"""
    source = MERGED.replace("LOADS", "".join(one.replace("AT", str(4 * j)) for j in range(wide)))
    source = source.replace("WIDE", str(wide))
    launch = recorded(source, "merged", torch.zeros(32), 16, grid=(1,), block=(32,))
    made = listings.assembled(artifacts.of_ptx(launch.ptx, launch.source))
    replay = Replay(launch, machine_code.instructions(made, "merged"))
    assert replay.carried is not None
    codes = [n for part in replay.carried.parts for n, _ in part]
    loads = [one for one in replay.records if one["kind"] == MODEL.T_LOAD and codes[one["inst"]] >= 0]
    assert {replay.machine[codes[one["inst"]]].op for one in loads} == {op}
    assert {int(one["b"]) for one in loads} == {passes}


FRAGMENT = """extern "C" __global__ void fragment(float* out) {
    __shared__ __align__(128) unsigned short words[1024];
    for (int i = threadIdx.x; i < 1024; i += 32) words[i] = 0;
    __syncwarp();
    unsigned r[8];
    asm volatile("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], STRIDE;"
        : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
        : "r"(static_cast<unsigned>(__cvta_generic_to_shared(words))) : "memory");
    out[threadIdx.x] = r[0] ^ r[1] ^ r[2] ^ r[3] ^ r[4] ^ r[5] ^ r[6] ^ r[7];
}
"""


@pytest.mark.parametrize(("stride", "passes"), representatives([(16, 8), (24, 4), (64, 32)]))
def test_a_fragment_takes_the_passes_of_its_four_matrices(
    recorded: Callable[..., timing.Launch], stride: int, passes: int
) -> None:
    """Eight rows of 16 bytes each: 32 bytes apart two of them have the same banks, 48 bytes apart none, 128 all."""
    launch = recorded(FRAGMENT.replace("STRIDE", str(stride)), "fragment", torch.zeros(32), grid=(1,), block=(32,))
    made = listings.assembled(artifacts.of_ptx(launch.ptx, launch.source))
    replay = Replay(launch, machine_code.instructions(made, "fragment"))
    mine = [launch.insts[number].op.startswith("wmma.load") for number in replay.ptx]
    assert int(replay.records["b"][mine].sum()) == passes
