"""mma.sp of e4m3 and e5m2 on sm_90a: what an H200 answered on 2026-11-23, in every bit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

import jit

PATH = Path(__file__).parents[1] / "golden" / "mma_sparse_bytes.npz"
KINDS = [(a, b) for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2")]


def kernel(a: str, b: str) -> str:
    """A lane has 13 words: A, B, C and the metadata."""
    given = ", ".join(f'"r"(p[{i}])' for i in range(13))
    return f"""extern "C" __global__ void {a}_{b}(unsigned* out, const unsigned* in) {{
  unsigned at = blockIdx.x * 32 + threadIdx.x, *o = out + 4 * at; const unsigned* p = in + 13 * at;
  asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.{a}.{b}.f32 {{%0, %1, %2, %3}}, "
    "{{%4, %5, %6, %7}}, {{%8, %9, %10, %11}}, {{%12, %13, %14, %15}}, %16, 0x0;"
    : "=r"(o[0]), "=r"(o[1]), "=r"(o[2]), "=r"(o[3]) : {given});
}}"""


@pytest.mark.parametrize(("a", "b"), KINDS)
def test_bits(a: str, b: str) -> None:
    with np.load(PATH) as file:
        given, want = file[f"{a}_{b}_in"], file[f"{a}_{b}_out"]
    out = torch.zeros(want.shape, dtype=torch.int32)
    module = jit.load("\n".join(kernel(*kinds) for kinds in KINDS))
    module[f"{a}_{b}"](out, torch.from_numpy(np.ascontiguousarray(given).view(np.int32)), grid=len(want), block=32)
    assert np.array_equal(out.numpy().view(np.uint32), want)
