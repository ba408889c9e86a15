"""Every refusal that the emulator's README lists: one line that names the instruction, why, and its place."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

import jit
from jit.compiler import nvrtc
from jit.emulator import UnsupportedInstruction
from jit.emulator.machine import tensor_maps

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

REGISTERS = (".reg .pred p; .reg .b32 r0, r1, r2, r3, s; .reg .b64 g, l0; .reg .f32 f0, f1, f2, f3; mov.b32 r0, 0; mov.b32 r1, 0; mov.b32 r2, 0; "
             "mov.b32 r3, 0x44444444; mov.f32 f0, 0f00000000; mov.f32 f1, f0; mov.f32 f2, f0; mov.f32 f3, f0; mov.b64 l0, 0; mov.b64 g, %0; mov.b32 s, %1;")  # fmt: skip
F = "{f0, f1, f2, f3}"
# The architecture, the instruction, and what is said of it.
TEXTS = {
    "texture of gradients": ("sm_90a", f"tex.grad.1d.v4.f32.f32 {F}, [l0, {{f0}}], {{f0}}, {{f1}};", "gradients"),
    "surface reduction": ("sm_90a", "sured.b.add.1d.u32.trap [l0, {r1}], r0;", "no such instruction"),
    "multimem copy": ("sm_90a", "multimem.cp.async.bulk.global.shared::cta.bulk_group [g], [s], 16;", "multimem"),
    "im2col::w": ("sm_100a", "cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [s], [g, {r0, r0, r0}], [s], {0, 0};", "figures"),
    "sparse .ws": ("sm_100a", "setp.eq.u32 p, r0, 0; tcgen05.mma.ws.sp.cta_group::1.kind::f16 [r0], l0, l0, [r1], r2, p;", ".ws"),
    "ld.red of two halves": ("sm_103a", "tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.u32 {r0, r1}, r2, [r0], 4;", "16x32bx2"),
    "K of 96, N below 128": ("sm_103a", "setp.eq.u32 p, r0, 0; mov.b32 r2, 0x88840480; tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32 [r0], l0, l0, r2, [r1], [r1], p;", "K of 96 with N 16"),
    "K of 96, A in tensor memory": ("sm_103a", "setp.eq.u32 p, r0, 0; mov.b32 r2, 0x88A00480; tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32 [r0], [r1], l0, r2, [r1], [r1], p;", "K of 96 with A in tensor memory"),
}  # fmt: skip


def message(source: str, arch: str, *arguments: object, block: int = 128) -> str:
    with pytest.raises(UnsupportedInstruction) as caught:
        jit.load(source, arch=arch)["k"](*arguments, grid=1, block=block)
    return str(caught.value)


@pytest.mark.parametrize("name", TEXTS)
def test_instruction(name: str) -> None:
    arch, text, why = TEXTS[name]
    if name == "multimem copy" and nvrtc.identity().version < (13, 1):
        pytest.skip("PTX has this instruction since CUDA 13.1, and this NVRTC is older")
    source = (
        'extern "C" __global__ void k(unsigned* out) { __shared__ __align__(128) unsigned cells[256]; cells[threadIdx.x] = 0; __syncthreads();\n'
        f'asm volatile("{{ {REGISTERS} {text} }}" :: "l"(out), "r"((unsigned)__cvta_generic_to_shared(cells)) : "memory");\n}}'
    )
    found = message(source, arch, torch.zeros(64, dtype=torch.int32))
    assert "\n" not in found
    assert why in found
    assert f"does not execute `{text.split(';')[-2].split()[0]}" in found
    assert ".cu:" in found


COPY = """struct alignas(64) Map { char bytes[128]; };
extern "C" __global__ void k(const __grid_constant__ Map map) {
  __shared__ __align__(128) float tile[512]; unsigned at = (unsigned)__cvta_generic_to_shared(tile);
  if (!threadIdx.x) asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile [%0, {0, 0, 0}];" :: "l"(&map) : "memory");
}"""


def test_interleaved_im2col_map() -> None:
    spec = jit.Im2colMapSpec(
        torch.zeros(2, 8, 16), channels=8, pixels=1, lower=(0,), upper=(0,), interleave="32B", swizzle="32B"
    )
    assert "interleaved tensor maps in im2col mode" in message(COPY, "sm_90a", spec)


def test_interleaved_reduction() -> None:
    spec = jit.TensorMapSpec(torch.zeros(4, 4, 16), box=(8, 1, 1), interleave="16B")
    add = '"cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group [%0, {0, 0, 0}], [%1];" :: "l"(&map), "r"(at)'
    source = COPY.replace(COPY[COPY.index('"cp.async') : COPY.index(' : "memory"')], add)
    assert "a reduction through an interleaved tensor map" in message(source, "sm_90a", spec)


@pytest.mark.parametrize(("mode", "atomicity"), [(4, 0), (3, 2), (3, 3)])
def test_swizzles(mode: int, atomicity: int) -> None:
    """Of 96 bytes, with 8-byte flips, and of 64-byte pieces."""
    spec = tensor_maps.encode(jit.TensorMapSpec(torch.zeros(4, 4, 16), box=(8, 1, 1)))
    data = bytearray(spec)
    at = tensor_maps.LAYOUT.fields
    assert at
    data[at["swizzle_mode"][1]], data[at["swizzle_atomicity"][1]] = mode, atomicity
    assert f"swizzle mode {mode} with atomicity {atomicity}" in message(COPY, "sm_90a", bytes(data))
