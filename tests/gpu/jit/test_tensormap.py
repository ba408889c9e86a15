"""Tensor maps on a CUDA device: what TMA copies by them, and what the driver takes."""

from __future__ import annotations

import itertools

import pytest
import torch

import jit

pytestmark = pytest.mark.gpu

TMA = """
struct alignas(64) TensorMap { unsigned long opaque[16]; };
// Copies the box at (x, y) to out, [rows, columns] in the order in which TMA lays it out.
extern "C" __global__ void tma_tile(const __grid_constant__ TensorMap map, float* out, int x, int y, int count) {
    extern __shared__ __align__(1024) float tile[];
    __shared__ __align__(8) unsigned long barrier;
    unsigned bar = __cvta_generic_to_shared(&barrier), to = __cvta_generic_to_shared(tile);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(bar) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(bar), "r"(count * 4) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
                     " [%0], [%1, {%2, %3}], [%4];"
                     :: "r"(to), "l"(&map), "r"(x), "r"(y), "r"(bar) : "memory");
    }
    __syncthreads();
    unsigned done = 0;
    while (!done) {
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"
                     : "=r"(done) : "r"(bar) : "memory");
    }
    for (int i = threadIdx.x; i < count; i += blockDim.x) out[i] = tile[i];
}
"""


@pytest.mark.parametrize("swizzle", ["none", "128B"])
def test_tensor_map(swizzle):
    if jit.arch.of_device(0).capability < (9, 0):
        pytest.skip("no TMA before sm_90a")
    kernel = jit.load(TMA, arch=jit.target_arch("cuda"))["tma_tile"]
    rows, columns = 8, 32
    data = torch.arange(64 * 96, device="cuda", dtype=torch.float32).view(64, 96)
    spec = jit.TensorMapSpec(data, box=(columns, rows), swizzle=swizzle)
    for x, y in ((0, 0), (32, 16), (80, 60)):  # the last one reaches beyond both edges
        out = torch.full((rows, columns), -1.0, device="cuda")
        kernel(spec, out, x, y, rows * columns, grid=1, block=64, smem=4 * rows * columns)
        padded = torch.zeros(64 + rows, 96 + columns, device="cuda")
        padded[:64, :96] = data
        expected = padded[y : y + rows, x : x + columns]
        if swizzle == "128B":  # 16-byte chunk c of row r is at chunk c ^ r % 8
            chunks = expected.reshape(rows, 8, 4)
            order = torch.arange(8)[None, :] ^ (torch.arange(rows)[:, None] % 8)
            expected = torch.stack([chunks[r, order[r].cuda()] for r in range(rows)]).view(rows, columns)
        assert torch.equal(out, expected), f"box at ({x}, {y})"


def test_tensor_map_follows_its_tensor():
    if jit.arch.of_device(0).capability < (9, 0):
        pytest.skip("no TMA before sm_90a")
    data = torch.zeros(64, 64, device="cuda")
    spec = jit.TensorMapSpec(data, box=(32, 8))
    first = spec.encode()
    assert spec.encode() is first
    data.set_(torch.ones(64, 64, device="cuda"))
    moved = spec.encode()
    assert moved != first
    assert spec.data_ptr == data.data_ptr()


def test_every_kind_of_tensor_map_is_taken_by_the_driver():
    """What the checks let through, the driver takes too: all types, swizzles, interleaves and ranks."""
    if jit.arch.of_device(0).capability < (9, 0):
        pytest.skip("no TMA before sm_90a")
    from jit.arguments.tensormap import DTYPES, FILLS, INTERLEAVES, PACKED, PROMOTIONS, SWIZZLES

    # Packed values and pieces of 32 bytes came with sm_100a.
    types = [dtype for dtype in DTYPES if dtype not in PACKED]
    swizzles = [swizzle for swizzle in SWIZZLES if swizzle != "128B_ATOM_32B"]
    data = torch.zeros(1 << 20, dtype=torch.uint8, device="cuda")
    count, refused = 0, []
    for dtype, swizzle, interleave, rank, fill in itertools.product(types, swizzles, INTERLEAVES, range(1, 6), FILLS):
        size = DTYPES[dtype][1]
        inner = 32 if swizzle == "none" else int(swizzle[:-1])
        try:
            spec = jit.TensorMapSpec(
                data,
                dtype=dtype,
                box=(inner // size,) + (2,) * (rank - 1),
                global_dim=(512 // size,) + (4,) * (rank - 1),
                global_strides=[512 * 4**i for i in range(rank - 1)],
                swizzle=swizzle,
                interleave=interleave,
                l2_promotion=PROMOTIONS[count % 4],
                oob_fill=fill,
            )
        except jit.ArgumentError:
            continue
        count += 1
        try:
            spec.encode()
        except jit.LaunchError as error:
            refused.append(str(error))
    assert not refused, f"{len(refused)} of {count}:\n" + "\n".join(refused[:12])
    assert count > 300
