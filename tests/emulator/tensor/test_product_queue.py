"""The queue of wgmma.mma_async that native code fills: products that share B, and more than it has room for."""

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import statistics
from kernels import INCLUDE
from tests.emulator.speed.__main__ import COLUMNS, FOLDER, ROWS, tiles


@pytest.mark.parametrize("watched", [False, True], ids=["native", "python"])
def test_stages_of_a_product(watched: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two warpgroups with the same B and other A; Python issues the products where counters are on."""
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", str(int(watched)))
    statistics.notes.clear()
    module = jit.load(FOLDER / "matrix.cu", arch="sm_90a", include_dirs=(INCLUDE, FOLDER))
    given, want = tiles(5)
    out = torch.zeros(ROWS, COLUMNS)
    module["matrix"](given, out, 5, grid=1, block=288, smem=module.constants["matrix_smem"])
    torch.testing.assert_close(out, want, rtol=1e-3, atol=1e-2)
    assert not statistics.notes


LONG = r"""
// COUNT products in one group. Every element of A, in registers, is `value`; those of B are 1, and 2 in every second
// product, and twice that in warpgroup 1.
extern "C" __global__ void products(float* out, unsigned value) {
  __shared__ __align__(128) unsigned b[2][2][64];
  int t = threadIdx.x, group = t / 128;
  b[group][t / 64 % 2][t % 64] = 0x3f803f80 + (group + t / 64 % 2) * 0x00800080;
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  unsigned at = (unsigned)__cvta_generic_to_shared(b[group]);
  unsigned long long descriptor = at >> 4 | 8ull << 16 | 16ull << 32;
  float d[4] = {0, 0, 0, 0};
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll 1
  for (int i = 0; i < COUNT; ++i)
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16"
                 " {%0, %1, %2, %3}, {%4, %4, %4, %4}, %5, 1, 1, 1, 0;"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(value), "l"(descriptor + i % 2 * 16)
                 : "memory");
  asm volatile("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;" ::: "memory");
  for (int j = 0; j < 4; ++j) asm volatile("" : "+f"(d[j]) :: "memory");
  for (int j = 0; j < 4; ++j) out[t * 4 + j] = d[j];
}
"""


@pytest.mark.parametrize("count", [1, 32, 33, 150])
def test_more_products_than_the_queue_has_room_for(count: int) -> None:
    out = torch.zeros(2, 512)
    jit.load(LONG, arch="sm_90a", defines={"COUNT": count})["products"](out, 0x3F803F80, grid=1, block=256)
    sums = 16.0 * (count + count // 2)
    assert out[0].tolist() == [sums] * 512
    assert out[1].tolist() == [2 * sums] * 512
