"""Bulk and tensor copies that reduce, and what tensor copies fill in [PTX ISA 9.7.9.25]."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

import jit

from .forms import BLOCK, Form

_FENCE = 'asm volatile("fence.proxy.async;" ::: "memory"); __syncthreads();'
_WAIT = "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
_TYPES = {
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64, "s32": torch.int32,
    "u32": torch.uint32, "s64": torch.int64, "u64": torch.uint64, "u8": torch.uint8, "u16": torch.uint16,
}  # fmt: skip
ROW = 128  # bytes of a row of a tensor; it has 32


def _same(kind: str, words: int) -> tuple[str, ...]:
    """Types that fill so many words."""
    size = int(kind.removeprefix("b").removeprefix("f").removeprefix("s").removeprefix("u"))
    return (kind + "x2",) * words if size == 16 else (kind,) * (words * 32 // size)


@dataclass(frozen=True)
class BulkReduce(Form):
    """One thread of a CTA reduces 2 KB of shared memory into global memory."""

    def source(self, symbol: str) -> str:
        return f"""extern "C" __global__ void {symbol}(const unsigned* in, unsigned* out) {{
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t, n = gridDim.x * blockDim.x;
  __shared__ alignas(128) unsigned held[{4 * BLOCK}];
  for (int w = 0; w < 4; ++w) {{ held[4 * t + w] = in[w * n + i]; out[4 * i + w] = in[(4 + w) * n + i]; }}
  {_FENCE}
  if (!t) asm volatile("{self.text} [%0], [%1], {16 * BLOCK}; {_WAIT}"
    :: "l"(__cvta_generic_to_global(out + 4 * i)), "r"((unsigned)__cvta_generic_to_shared(held)) : "memory");
}}
"""


@dataclass(frozen=True)
class Tensor(Form):
    """One CTA copies a box of a tensor of 32 rows of ROW bytes.

    Attributes:
        span: bytes of a row of the box, of 512 bytes.
        swizzle, fill: of the tensor map.
        reduce: shared memory is reduced into the tensor, which is the result; else the box is.
    """

    span: int = 64
    swizzle: str = "none"
    fill: str = "none"
    reduce: bool = False

    def arguments(self, given: torch.Tensor, out: torch.Tensor) -> tuple[Any, ...]:
        whole = out if self.reduce else given
        kind = _TYPES[self.name.split()[1]]
        tensor = whole.view(kind).view(32, ROW // kind.itemsize)
        box = (self.span // kind.itemsize, 512 // self.span)
        spec = jit.TensorMapSpec(tensor, box=box, swizzle=self.swizzle, oob_fill=self.fill)
        return given, out, spec, -16 // kind.itemsize if not self.reduce else 32 // kind.itemsize, 32 - box[1] // 2

    def source(self, symbol: str) -> str:
        head = f"""struct alignas(64) {symbol}_map {{ char bytes[128]; }};
extern "C" __global__ void {symbol}(const unsigned* in, unsigned* out, const __grid_constant__ {symbol}_map map, int x, int y) {{
  int t = threadIdx.x; __shared__ alignas(1024) unsigned held[{BLOCK}]; __shared__ alignas(8) unsigned long long bar;
  unsigned at = (unsigned)__cvta_generic_to_shared(held), b = (unsigned)__cvta_generic_to_shared(&bar);
"""
        if self.reduce:
            wide = self.name.endswith("64")
            first, at = (2, f"in[t % 2 * {BLOCK} + t / 2]") if wide else (1, "in[t]")
            return (
                head
                + f"""  (void)b; held[t] = {at};
  for (int w = 0; w < 8; ++w) out[8 * t + w] = in[({first} + w) * {BLOCK} + t];
  {_FENCE}
  if (!t) asm volatile("{self.text} [%0, {{%1, %2}}], [%3]; {_WAIT}" :: "l"(&map), "r"(x), "r"(y), "r"(at) : "memory");
}}
"""
            )
        return (
            head
            + f"""  if (!t) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(b) : "memory");
  __syncthreads();
  if (!t) asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%3], 512; {self.text} [%4], [%0, {{%1, %2}}], [%3];"
    :: "l"(&map), "r"(x), "r"(y), "r"(b), "r"(at) : "memory");
  asm volatile("{{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W;}}" :: "r"(b) : "memory");
  out[t] = held[t];
}}
"""
        )


_REDUCTIONS = {
    "add": ("u32", "s32", "u64", "f16", "bf16", "f32", "f64"), "min": ("u32", "s32", "u64", "s64", "f16", "bf16"),
    "max": ("u32", "s32", "u64", "s64", "f16", "bf16"), "inc": ("u32",), "dec": ("u32",), "and": ("b32", "b64"),
    "or": ("b32", "b64"), "xor": ("b32", "b64"),
}  # fmt: skip
_TENSOR = {  # of the tensor's type
    "add": ("u32", "s32", "u64", "f16", "bf16", "f32", "f64"), "min": ("u32", "s32", "u64", "s64", "f16", "bf16"),
    "max": ("u32", "s32", "u64", "s64", "f16", "bf16"), "inc": ("u32",), "dec": ("u32",), "and": ("u32", "u64"),
    "or": ("u32", "u64"), "xor": ("s32", "u64"),
}  # fmt: skip


def forms() -> list[Form]:
    """All of them."""
    made: list[Form] = []
    for op, kinds in _REDUCTIONS.items():
        for kind in kinds:
            noftz = ".noftz" if op == "add" and kind in ("f16", "bf16") else ""
            text = f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{op}{noftz}.{kind}"
            made.append(BulkReduce(text, text, (), _same(kind, 4), "global", _same(kind, 4), 4 * BLOCK))
    for op, kinds in _TENSOR.items():
        for kind in kinds:
            text = f"cp.reduce.async.bulk.tensor.2d.global.shared::cta.{op}.tile.bulk_group"
            words = _same(kind, 8)
            made.append(Tensor(f"{text} {kind}", text, (), words[:1], "global", words, BLOCK, reduce=True))
    for kind, op in (("f32", "add"), ("f16", "add.noftz")):  # subnormal numbers
        words = ("edge_" + kind,) * 8 if kind == "f32" else ("f16x2",) * 8
        text = f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{op}.{kind}"
        made.append(BulkReduce(f"{text} edges", text, (), words[:4], "global", words[:4], 4 * BLOCK))
        text = "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group"
        made.append(Tensor(f"{text} {kind} edges", text, (), words[:1], "global", words, BLOCK, reduce=True))
    text = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    for kind in ("f16", "bf16", "f32", "f64", "u8", "u16", "s32", "u64"):
        for fill in ("none", "nan") if "f" in kind else ("none",):
            name = f"{text} {kind} {fill}"
            made.append(Tensor(name, text, ("b32",), ("b32",) * 8, count=BLOCK, fill=fill))
    for span in (32, 64, 128):
        name = f"{text} f16 swizzle {span}"
        made.append(Tensor(name, text, ("b32",), ("b32",) * 8, count=BLOCK, span=span, swizzle=f"{span}B"))
    return made
