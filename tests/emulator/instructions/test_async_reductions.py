"""red.async on the shared memory of the CTA's neighbour, counted by its mbarrier."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from tests.emulator.exact import integers, signed

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
WIDTH = {"u32": 32, "s32": 32, "b32": 32, "u64": 64}
CASES = ["add.u32", "add.s32", "add.u64", "min.s32", "max.u32", "inc.u32", "dec.u32", "and.b32", "or.b32", "xor.b32"]

SOURCE = """
typedef unsigned long long u64;
extern "C" __global__ void __cluster_dims__(2) k(const u64* values, const u64* start, u64* out) {{
    __shared__ __align__(8) u64 cell[32], bar;
    unsigned i = threadIdx.x, rank, at, mine = (unsigned)__cvta_generic_to_shared(&bar), far;
    asm("mov.u32 %0, %cluster_ctarank;" : "=r"(rank));
    cell[i] = start[rank * 32 + i];
    if (i == 0) asm volatile("mbarrier.init.shared.b64 [%0], 1; mbarrier.arrive.expect_tx.shared.b64 _, [%0], {bytes};"
        :: "r"(mine) : "memory");
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(at) : "r"((unsigned)__cvta_generic_to_shared(cell + i)),
    "r"(rank ^ 1)); asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(far) : "r"(mine), "r"(rank ^ 1));
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.{name} [%0], %1, [%2];"
        :: "r"(at), "{letter}"(({type})values[rank * 32 + i]), "r"(far) : "memory");
    asm volatile("{{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra W;}}" :: "r"(mine)
    : "memory"); out[rank * 32 + i] = cell[i];
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}}
"""


@pytest.mark.parametrize("name", CASES)
def test_red_async(name: str) -> None:
    op, kind = name.split(".")
    bits = WIDTH[kind]
    values, start = integers(bits, 64, 1), integers(bits, 64, 2)
    if op in ("inc", "dec"):
        values, start = values % np.uint64(4), start % np.uint64(6)
    source = SOURCE.format(name=name, bytes=bits // 8 * 32, letter="l" if bits == 64 else "r",
                           type="u64" if bits == 64 else "unsigned")  # fmt: skip
    tensors = [torch.from_numpy(x.view(np.int64).copy()) for x in (values, start, np.zeros(64, np.uint64))]
    jit.load(source, arch="sm_90a")["k"](*tensors, grid=2, block=32)
    way = {
        "add": lambda a, b: a + b & (1 << bits) - 1, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
        "xor": lambda a, b: a ^ b, "max": max, "min": lambda a, b: min(a, b, key=lambda x: signed(32, x)),
        "inc": lambda a, b: 0 if a >= b else a + 1, "dec": lambda a, b: b if a == 0 or a > b else a - 1,
    }[op]  # fmt: skip
    for i, got in enumerate(tensors[2].numpy().view(np.uint64)):
        assert int(got) == way(int(start[i]), int(values[i ^ 32]))
