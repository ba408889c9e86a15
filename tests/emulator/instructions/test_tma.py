"""Tensor copies of sm_100a: gather4, scatter4, and mbarriers of the other CTA of a pair, against plain indexing."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import functools

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from tests.emulator import cuda_text

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

load = functools.partial(cuda_text.load, arch="sm_100a")


def unswizzled(image: np.ndarray, swizzle: str) -> np.ndarray:
    """Rows of an image whose rows are as long as the swizzle: piece c of row r lies at c ^ (r, counted in 128-byte lines)."""
    width, mask = {"32B": (32, 1), "64B": (64, 3), "128B": (128, 7)}[swizzle]
    rows = image.reshape(-1, width // 16, 16)
    out = np.empty_like(rows)
    for r in range(len(rows)):
        for c in range(width // 16):
            out[r, c] = rows[r, c ^ (r * width // 128 & mask)]
    return out.reshape(len(rows), width)


@pytest.mark.parametrize("swizzle", ["none", "32B", "64B", "128B"])
@pytest.mark.parametrize("rows", [(3, 0, 39, 17), (5, -1, 40, 5)])
def test_gather4(swizzle: str, rows: tuple[int, int, int, int]) -> None:
    """Four rows of a [40, 96] tensor from column 16 on, in the order of the indices; rows outside are zeros."""
    kernel = load("""k(int* out, const __grid_constant__ Map map, int x, int r0, int r1, int r2, int r3, int bytes) {
      extern __shared__ __align__(1024) int tile[]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) { init(at(&bar), 1); fence_init(); } __syncthreads();
      if (threadIdx.x == 5) { expect(at(&bar), bytes);
        asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
          :: "r"(at(tile)), "l"(&map), "r"(x), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(at(&bar)) : "memory"); }
      wait(at(&bar), 0); for (int i = threadIdx.x; i < bytes / 4; i += 32) out[i] = tile[i]; }""")
    width = {"none": 32, "32B": 16, "64B": 32, "128B": 64}[swizzle]
    source = torch.randn(40, 96, generator=torch.Generator().manual_seed(6)).half()
    out = torch.zeros(4 * width // 2, dtype=torch.int32)
    spec = jit.TensorMapSpec(source, box=(width, 1), swizzle=swizzle)
    kernel(out, spec, 16, *rows, 8 * width, grid=1, block=32, smem=8 * width)
    expected = torch.stack([source[r, 16 : 16 + width] if 0 <= r < 40 else torch.zeros(width).half() for r in rows])
    image = out.numpy().view(np.uint8)
    found = image.reshape(4, -1) if swizzle == "none" else unswizzled(image, swizzle)
    np.testing.assert_array_equal(found, expected.numpy().view(np.uint8).reshape(4, -1))


def test_scatter4_drops_rows_and_columns_outside() -> None:
    kernel = load("""k(const __grid_constant__ Map map) {
      __shared__ __align__(128) float tile[4 * 8]; for (int i = threadIdx.x; i < 32; i += 32) tile[i] = i + 1; __syncthreads();
      if (!threadIdx.x) { asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%0, {4, 2, 9, 0, 7}], [%1];" :: "l"(&map), "r"(at(tile)) : "memory");
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory"); } }""")
    out = torch.zeros(8, 8)
    kernel(jit.TensorMapSpec(out, box=(8, 1)), grid=1, block=32)
    expected = torch.zeros(8, 8)
    for i, row in enumerate((2, 9, 0, 7)):
        if row < 8:
            expected[row, 4:] = torch.arange(8 * i + 1.0, 8 * i + 5.0)
    assert torch.equal(out, expected)


def test_gather4_needs_boxes_of_one_row() -> None:
    kernel = load("""k(const __grid_constant__ Map map) { __shared__ __align__(128) float tile[64]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) { init(at(&bar), 1); expect(at(&bar), 256);
        asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [%0], [%1, {0, 1, 2, 3, 4}], [%2];"
          :: "r"(at(tile)), "l"(&map), "r"(at(&bar)) : "memory"); } }""")
    with pytest.raises(emulator.EmulatorFinding, match="box of one row") as caught:
        kernel(jit.TensorMapSpec(torch.zeros(8, 16), box=(16, 4)), grid=1, block=32)
    assert caught.value.report["kind"] == "tensor-map"


PAIR = """__cluster_dims__(%(ctas)d, 1, 1) k(int* out, const __grid_constant__ Map map) {
  __shared__ __align__(1024) int tile[64]; __shared__ __align__(8) unsigned long long bar; unsigned rank;
  asm("mov.u32 %%0, %%%%cluster_ctarank;" : "=r"(rank)); int t = threadIdx.x;
  if (!t) { init(at(&bar), 1); fence_init(); } sync_cluster();
  if (!t) { if (!(rank & 1)) expect(at(&bar), 512);
    asm volatile("cp.async.bulk.tensor.2d%(first)s.shared::cluster.global.tile.mbarrier::complete_tx::bytes%(group)s [%%0], [%%1, {0, %%2}], [%%3];"
      :: "r"(at(tile)), "l"(&map), "r"(8 * blockIdx.x), "r"(at(&bar) & 0xFEFFFFFF) : "memory"); }
  if (!(rank & 1)) wait(at(&bar), 0); sync_cluster();
  out[blockIdx.x * 64 + t] = tile[t]; out[blockIdx.x * 64 + 32 + t] = tile[32 + t]; sync_cluster(); }"""


@pytest.mark.parametrize("ctas", [2, 4])
@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize(("first", "group"), [("", ".cta_group::2"), (".cta_group::2", "")])
def test_a_pair_shares_the_even_ctas_mbarrier(
    ctas: int, seed: int, first: str, group: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both CTAs of a pair load, and clear bit 24 of their own barrier's address: the even one waits for both.
    The compiler takes the modifier in both places."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    kernel = load(PAIR % {"ctas": ctas, "first": first, "group": group})
    source = torch.arange(64 * 8, dtype=torch.int32).reshape(64, 8)
    out = torch.zeros(8, 64, dtype=torch.int32)
    kernel(out, jit.TensorMapSpec(source, box=(8, 8)), grid=8, block=32)
    assert torch.equal(out.reshape(64, 8), source)


def test_an_mbarrier_of_the_peer_needs_cta_group_2() -> None:
    kernel = load(PAIR % {"ctas": 2, "first": "", "group": ""})
    source = torch.zeros(64, 8, dtype=torch.int32)
    with pytest.raises(emulator.EmulatorFinding, match=r"without \.cta_group::2") as caught:
        kernel(torch.zeros(8, 64, dtype=torch.int32), jit.TensorMapSpec(source, box=(8, 8)), grid=8, block=32)
    assert caught.value.report["kind"] == "mbarrier"
    assert caught.value.report["cta"] == [1, 0, 0]


def test_multicast_tells_the_parity_of_the_mbarriers_cta() -> None:
    """CTA 0 of 4 sends one tile to CTAs 1, 2 and 3 with a barrier of an odd CTA: CTA 1 hears of one tile, CTA 3 of two."""
    kernel = load("""__cluster_dims__(4, 1, 1) k(int* out, const __grid_constant__ Map map) {
      __shared__ __align__(128) int tile[32]; __shared__ __align__(8) unsigned long long bar; unsigned rank, odd;
      asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); int t = threadIdx.x;
      if (!t) { init(at(&bar), 1); fence_init(); if (rank & 1) expect(at(&bar), rank == 1 ? 128 : 256); } sync_cluster();
      asm("mapa.shared::cluster.u32 %0, %1, 1;" : "=r"(odd) : "r"(at(&bar)));
      if (!t && !rank) asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [%0], [%1, {32}], [%2], %3;"
          :: "r"(at(tile)), "l"(&map), "r"(odd), "h"((unsigned short)14) : "memory");
      if (rank & 1) wait(at(&bar), 0); sync_cluster();
      if (rank) out[rank * 32 + t] = tile[t]; sync_cluster(); }""")
    out = torch.zeros(4, 32, dtype=torch.int32)
    kernel(out, jit.TensorMapSpec(torch.arange(96, dtype=torch.int32), box=(32,)), grid=4, block=32)
    expected = torch.arange(32, 64, dtype=torch.int32).repeat(4, 1)
    expected[0] = 0
    assert torch.equal(out, expected)
