"""Bulk copies and reductions, with and without a tensor map, against element-by-element definitions."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from tests.emulator.cuda_text import load

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

TORCH = {
    "u32": torch.int32, "s32": torch.int32, "u64": torch.int64, "s64": torch.int64, "b32": torch.int32, "b64": torch.int64,
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64,
}  # fmt: skip
# f16 and bf16 carry .noftz where they add.
REDUCTIONS = [
    *(("add", kind) for kind in ("u32", "s32", "u64", "f16", "bf16", "f32", "f64")),
    *((op, kind) for op in ("min", "max") for kind in ("u32", "s32", "u64", "s64", "f16", "bf16")),
    ("inc", "u32"), ("dec", "u32"), ("and", "b32"), ("or", "b64"), ("xor", "b32"),
]  # fmt: skip


def operands(kind: str, count: int, seed: int) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    dtype = TORCH[kind]
    if dtype.is_floating_point:
        a, b = (torch.randn(count, generator=generator, dtype=torch.float64).mul(3).to(dtype) for _ in range(2))
        a[:3] = torch.tensor([float("inf"), 0.0, torch.finfo(dtype).smallest_normal])
        b[:3] = torch.tensor([1.0, -0.0, -torch.finfo(dtype).smallest_normal * 0.75])
        return a, b
    info = torch.iinfo(dtype)
    a, b = (torch.randint(info.min, info.max, (count,), generator=generator, dtype=dtype) for _ in range(2))
    a[:4], b[:4] = torch.tensor([0, 5, 7, -1], dtype=dtype), torch.tensor([3, 5, 6, 9], dtype=dtype)
    return a, b


def reduced(op: str, kind: str, old: torch.Tensor, new: torch.Tensor) -> torch.Tensor:
    """One element after the other, in Python's integers or torch's scalars."""
    out = old.clone()
    bits = out.element_size() * 8
    for i, (x, y) in enumerate(zip(old, new, strict=True)):
        if old.dtype.is_floating_point:
            order = sorted((x, y), key=lambda v: (float(v), not v.signbit()))
            out[i] = x + y if op == "add" else order[0] if op == "min" else order[1]
            continue
        wrap = (1 << bits) - 1
        a, b = (int(v) if kind[0] == "s" else int(v) & wrap for v in (x, y))
        result = {
            "add": a + b, "min": min(a, b), "max": max(a, b), "and": a & b, "or": a | b, "xor": a ^ b,
            "inc": 0 if a >= b else a + 1, "dec": b if a == 0 or a > b else a - 1,
        }[op] & wrap  # fmt: skip
        out[i] = result - (1 << bits) if result >> bits - 1 else result
    return out


def same(found: torch.Tensor, expected: torch.Tensor) -> None:
    np.testing.assert_array_equal(found.view(torch.uint8).numpy(), expected.view(torch.uint8).numpy())


@pytest.mark.parametrize(("op", "kind"), REDUCTIONS)
def test_bulk_reduction_into_global_memory(op: str, kind: str) -> None:
    modifier = ".noftz" if op == "add" and kind in ("f16", "bf16") else ""
    kernel = load(f"""k(char* out, const int* in, int bytes) {{ extern __shared__ __align__(128) int s[];
      for (int i = threadIdx.x; i < bytes / 4; i += 32) s[i] = in[i]; __syncthreads();
      if (!threadIdx.x) {{ asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.{op}{modifier}.{kind} [%0], [%1], %2;" :: "l"(out), "r"(at(s)), "r"(bytes) : "memory");
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory"); }} }}""")
    old, new = operands(kind, 48, 11)
    out = old.clone()
    kernel(out, new.view(torch.int32), out.nbytes, grid=1, block=32, smem=out.nbytes)
    same(out, reduced(op, kind, old, new))


@pytest.mark.parametrize(
    ("op", "dtype", "kind"),
    [("add", "float32", "f32"), ("add", "bfloat16", "bf16"), ("min", "float16", "f16"), ("max", "int32", "s32"),
     ("inc", "uint32", "u32"), ("dec", "uint32", "u32"), ("and", "uint64", "u64"), ("or", "int32", "s32"),
     ("xor", "uint32", "u32"), ("add", "uint64", "u64"), ("max", "int64", "s64")],
)  # fmt: skip
def test_tensor_reduction(op: str, dtype: str, kind: str) -> None:
    """A box of [4, 8] at (8, 5) of [6, 16]: what hangs over the end is dropped."""
    kernel = load(f"""k(const __grid_constant__ Map map, const int* in, int bytes) {{ extern __shared__ __align__(128) int s[];
      for (int i = threadIdx.x; i < bytes / 4; i += 32) s[i] = in[i]; __syncthreads();
      if (!threadIdx.x) {{ asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.{op}.tile.bulk_group [%0, {{8, 5}}], [%1];" :: "l"(&map), "r"(at(s)) : "memory");
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory"); }} }}""")
    old, new = operands(kind, 96, 12)[0], operands(kind, 32, 13)[1]
    out = old.clone().reshape(6, 16)
    spec = jit.TensorMapSpec(out, box=(8, 4), dtype=dtype)
    kernel(spec, new.view(torch.int32), new.nbytes, grid=1, block=32, smem=new.nbytes)
    expected = old.clone().reshape(6, 16)
    expected[5, 8:] = reduced(op, kind, expected[5, 8:].clone(), new.reshape(4, 8)[0])
    same(out, expected)


def test_tensor_reduction_that_no_type_has() -> None:
    kernel = load("""k(const __grid_constant__ Map map) { __shared__ __align__(128) int s[16]; s[threadIdx.x % 16] = 0;
      if (!threadIdx.x) asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group [%0, {0}], [%1];" :: "l"(&map), "r"(at(s)) : "memory"); }""")
    with pytest.raises(
        emulator.EmulatorFinding, match=r"no reduction \.xor exists for a tensor map of float32"
    ) as caught:
        kernel(jit.TensorMapSpec(torch.zeros(16), box=(16,)), grid=1, block=32)
    assert caught.value.report["kind"] == "tensor-map"


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("reduction", ["", "add.u32", "max.s32"])
def test_copies_into_the_neighbours_shared_memory(reduction: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each CTA of a pair sends its tile to the other, which waits on its own barrier."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    op = "cp.reduce" if reduction else "cp"
    kernel = load(f"""__cluster_dims__(2, 1, 1) k(int* out, const int* in) {{
      __shared__ __align__(128) int mine[64], got[64]; __shared__ __align__(8) unsigned long long bar; unsigned rank, there, bell;
      asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); int t = threadIdx.x;
      for (int i = t; i < 64; i += 32) {{ mine[i] = in[blockIdx.x * 64 + i]; got[i] = 3 * i; }}
      if (!t) {{ init(at(&bar), 1); asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); expect(at(&bar), 256); }}
      asm volatile("fence.proxy.async;" ::: "memory"); sync_cluster();
      asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at(got)), "r"(rank ^ 1));
      asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(bell) : "r"(at(&bar)), "r"(rank ^ 1));
      if (!t) asm volatile("{op}.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes{"." * bool(reduction)}{reduction} [%0], [%1], 256, [%2];"
        :: "r"(there), "r"(at(mine)), "r"(bell) : "memory");
      wait(at(&bar), 0); for (int i = t; i < 64; i += 32) out[blockIdx.x * 64 + i] = got[i]; sync_cluster(); }}""")
    values = torch.randint(-200, 200, (4, 64), generator=torch.Generator().manual_seed(5), dtype=torch.int32)
    out = torch.zeros(4, 64, dtype=torch.int32)
    kernel(out, values, grid=4, block=32)
    came, was = values[[1, 0, 3, 2]], 3 * torch.arange(64, dtype=torch.int32)
    expected = {"": came, "add.u32": came + was, "max.s32": torch.maximum(came, was.expand(4, 64))}[reduction]
    assert torch.equal(out, expected)


def test_bulk_copy_to_several_ctas() -> None:
    kernel = load("""__cluster_dims__(4, 1, 1) k(int* out, const int* in) {
      __shared__ __align__(128) int got[32]; __shared__ __align__(8) unsigned long long bar; unsigned rank;
      asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); int t = threadIdx.x; got[t] = -1;
      if (!t) { init(at(&bar), 1); asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); if (rank != 2) expect(at(&bar), 128); }
      asm volatile("fence.proxy.async;" ::: "memory"); sync_cluster();
      if (!t && rank == 3) asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 128, [%2], %3;"
        :: "r"(at(got)), "l"(in), "r"(at(&bar)), "h"((unsigned short)11) : "memory");
      if (rank != 2) wait(at(&bar), 0); out[rank * 32 + t] = got[t]; sync_cluster(); }""")
    out = torch.zeros(4, 32, dtype=torch.int32)
    values = torch.arange(32, dtype=torch.int32) + 7
    kernel(out, values, grid=4, block=32)
    expected = values.repeat(4, 1)
    expected[2] = -1
    assert torch.equal(out, expected)


def test_bytes_of_a_mask() -> None:
    kernel = load("""k(unsigned char* out) { __shared__ __align__(128) unsigned char s[64]; s[threadIdx.x] = threadIdx.x + 1; s[threadIdx.x + 32] = threadIdx.x + 33; __syncthreads();
      if (!threadIdx.x) { asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], 64, %2;" :: "l"(out), "r"(at(s)), "h"((unsigned short)0x8005) : "memory");
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory"); } }""", "sm_100a")  # fmt: skip
    out = torch.zeros(64, dtype=torch.uint8)
    kernel(out, grid=1, block=32)
    expected = torch.tensor([i + 1 if i % 16 in (0, 2, 15) else 0 for i in range(64)], dtype=torch.uint8)
    assert torch.equal(out, expected)


def test_prefetches_name_what_exists() -> None:
    kernel = load("""k(const char* in, long far, const __grid_constant__ Map map) { if (threadIdx.x) return;
      asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%0, {3, 4}];" :: "l"(&map) : "memory");
      asm volatile("cp.async.bulk.prefetch.L2.global [%0], 64;" :: "l"(in + far) : "memory"); }""")
    tensor = torch.zeros(4, 32)
    spec = jit.TensorMapSpec(torch.zeros(8, 8), box=(8, 4))
    kernel(tensor, 448, spec, grid=1, block=32)
    with pytest.raises(emulator.EmulatorFinding) as caught:
        kernel(tensor, 512, spec, grid=1, block=32)
    assert caught.value.report["kind"] == "out-of-bounds"


@pytest.mark.parametrize("to", [(1 << 64) - 16, 16, 7 << 60], ids=hex)
def test_a_store_outside_of_every_allocation_is_a_finding_of_the_copy(to: int) -> None:
    """At its own line; near 2^64 too, where the end of the copy is a small number."""
    bulk = load("""k(unsigned long to) { __shared__ __align__(128) int s[32]; s[threadIdx.x] = 1;
      asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncwarp();
      if (!threadIdx.x) asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" :: "l"(to), "r"(at(s)) : "memory"); }""")
    tensor = load("""k(unsigned long to, const __grid_constant__ Map map, Map* own) { __shared__ __align__(128) int s[32]; s[threadIdx.x] = 1;
      if (!threadIdx.x) { *own = map; asm volatile("tensormap.replace.tile.global_address.global.b1024.b64 [%0], %1;" :: "l"(own), "l"(to) : "memory");
        asm volatile("fence.proxy.tensormap::generic.release.gpu; fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" :: "l"(own) : "memory"); }
      asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncwarp();
      if (!threadIdx.x) asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%0, {0}], [%1]; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" :: "l"(own), "r"(at(s)) : "memory"); }""")
    room = torch.zeros(256, dtype=torch.uint8)
    own = room[-room.data_ptr() % 128 :]
    for kernel, more in ((bulk, ()), (tensor, (jit.TensorMapSpec(torch.zeros(64), box=(32,)), own))):
        with pytest.raises(emulator.EmulatorFinding, match=f"global address {to:#x}, 128 bytes") as caught:
            kernel(to, *more, grid=1, block=32)
        assert caught.value.report["kind"] == "out-of-bounds"
        assert "cp.async.bulk" in caught.value.report["instruction"]
        assert "wait_group" not in caught.value.report["instruction"]


@pytest.mark.parametrize("x", [2, -1])
@pytest.mark.parametrize("op", ["cp.async.bulk", "cp.reduce.async.bulk"])
def test_inner_coordinates_are_multiples_of_16_bytes(op: str, x: int) -> None:
    """An H200 ends such a kernel with an illegal instruction, whether it loads, stores or reduces."""
    mode = ".tile" if op == "cp.async.bulk" else ".add.tile"
    kernel = load(f"""k(const __grid_constant__ Map map, int x) {{ __shared__ __align__(128) float tile[32]; tile[threadIdx.x] = 1; __syncthreads();
      if (!threadIdx.x) {{ asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("{op}.tensor.2d.global.shared::cta{mode}.bulk_group [%0, {{%1, 0}}], [%2]; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" :: "l"(&map), "r"(x), "r"(at(tile)) : "memory"); }} }}""")
    spec = jit.TensorMapSpec(torch.zeros(8, 16), box=(8, 4))
    kernel(spec, 4, grid=1, block=32)
    with pytest.raises(emulator.EmulatorFinding) as caught:
        kernel(spec, x, grid=1, block=32)
    assert caught.value.report["kind"] == "tensor-map"
    assert "expected a multiple of 16 bytes" in caught.value.report["message"]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_strides_over_elements_and_nan_outside(dtype: torch.dtype) -> None:
    """Every second row and third plane of a [7, 9, 16] tensor from (-8, 3, 2): 8 of 16 columns are outside."""
    kernel = load("""k(int* out, const __grid_constant__ Map map, int bytes) { extern __shared__ __align__(128) int s[]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) { init(at(&bar), 1); expect(at(&bar), bytes);
        asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, 3, 2}], [%2];" :: "r"(at(s)), "l"(&map), "r"(at(&bar)), "r"(-8) : "memory"); }
      __syncthreads(); wait(at(&bar), 0); for (int i = threadIdx.x; i < bytes / 4; i += 32) out[i] = s[i]; }""")
    source = torch.randn(7, 9, 16, generator=torch.Generator().manual_seed(3)).to(dtype)
    spec = jit.TensorMapSpec(source, box=(16, 8, 6), element_strides=(1, 2, 3), oob_fill="nan")
    expected = torch.full((2, 4, 16), float("nan"), dtype=dtype)
    for plane in range(2):
        for row in range(4):
            if 2 + 3 * plane < 7 and 3 + 2 * row < 9:
                expected[plane, row, 8:] = source[2 + 3 * plane, 3 + 2 * row, :8]
    bits = {torch.float16: torch.int16, torch.bfloat16: torch.int16, torch.float32: torch.int32}[dtype]
    pattern = expected.view(bits)
    pattern[expected.isnan()] = 0x7FF7 if bits == torch.int16 else 0x7FF77FF7
    out = torch.zeros(expected.nbytes // 4, dtype=torch.int32)
    kernel(out, spec, expected.nbytes, grid=1, block=32, smem=expected.nbytes)
    assert torch.equal(out.view(bits), pattern.reshape(-1))


@pytest.mark.parametrize("swizzle", ["none", "128B", "128B_ATOM_32B"])
@pytest.mark.parametrize("dtype", ["uint4x16_align8", "uint4x16_align16", "uint6x16_align16"])
def test_packed_values_and_their_gaps(dtype: str, swizzle: str) -> None:
    """Rows of 128 values, row 3 outside: 8 or 12 bytes of each 16 values at multiples of 8 or 16; the gaps stay."""
    piece, place = {"uint4x16_align8": (8, 8), "uint4x16_align16": (8, 16), "uint6x16_align16": (12, 16)}[dtype]
    span, rows = 8 * place, 16
    kernel = load(f"""k(int* out, const __grid_constant__ Map map, int moved) {{ extern __shared__ __align__(1024) int s[]; __shared__ __align__(8) unsigned long long bar;
      for (int i = threadIdx.x; i < {rows * span // 4}; i += 32) s[i] = 0x77777777; asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncthreads();
      if (!threadIdx.x) {{ init(at(&bar), 1); expect(at(&bar), moved);
        asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {{128, 2}}], [%2];" :: "r"(at(s)), "l"(&map), "r"(at(&bar)) : "memory"); }}
      __syncthreads(); wait(at(&bar), 0); for (int i = threadIdx.x; i < {rows * span // 4}; i += 32) out[i] = s[i]; }}""", "sm_100a")  # fmt: skip
    source = torch.randint(0, 256, (12, 32 * piece), generator=torch.Generator().manual_seed(9), dtype=torch.uint8)
    storage = torch.zeros(source.numel() + 32, dtype=torch.uint8)
    tensor = storage[-storage.data_ptr() % 32 :][: source.numel()].reshape(source.shape).copy_(source)
    spec = jit.TensorMapSpec(
        tensor, dtype=dtype, global_dim=(512, 12), global_strides=(32 * piece,), box=(128, rows), swizzle=swizzle
    )
    out = torch.zeros(rows * span // 4, dtype=torch.int32)
    kernel(out, spec, rows * 8 * piece, grid=1, block=32, smem=rows * span)
    expected = np.full(rows * span, 0x77, np.uint8)
    for r in range(rows):
        for unit in range(8):
            for byte in range(piece):
                at = r * span + unit * place + byte
                line = at // 128
                at ^= {"none": 0, "128B": line % 8 * 16, "128B_ATOM_32B": line % 4 * 32}[swizzle]
                expected[at] = source[r + 2, (8 + unit) * piece + byte] if r + 2 < 12 else 0
    np.testing.assert_array_equal(out.numpy().view(np.uint8), expected)


def test_mode_im2col_of_a_tiled_map_is_a_finding() -> None:
    kernel = load("""k(const __grid_constant__ Map map) { __shared__ __align__(128) int s[64]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) { init(at(&bar), 1);
        asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {0, 0, 0}], [%2], {%3};" :: "r"(at(s)), "l"(&map), "r"(at(&bar)), "h"((unsigned short)0) : "memory"); } }""")
    with pytest.raises(emulator.EmulatorFinding, match=r"\[tensor-map\] a copy in mode im2col"):
        kernel(jit.TensorMapSpec(torch.zeros(4, 4, 16), box=(16, 2, 2)), grid=1, block=32)
