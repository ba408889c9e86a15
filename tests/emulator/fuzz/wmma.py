"""`wmma`: load, multiply, store; where a fragment has its elements is the machine's own [PTX ISA 9.7.14.4]."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import zlib
from dataclasses import dataclass

import numpy as np

from . import values
from .forms import BLOCK, Form

_BITS = {
    "f16": 16,
    "bf16": 16,
    "tf32": 32,
    "f32": 32,
    "s8": 8,
    "u8": 8,
    "s32": 32,
    "f64": 64,
    "s4": 4,
    "u4": 4,
    "b1": 1,
}
_REGISTERS = {  # of A and B by shape
    "m16n16k16": {"f16": (8, 8), "bf16": (4, 4), "s8": (2, 2), "u8": (2, 2)},
    "m8n32k16": {"f16": (8, 8), "bf16": (2, 8), "s8": (1, 4), "u8": (1, 4)},
    "m32n8k16": {"f16": (8, 8), "bf16": (8, 2), "s8": (4, 1), "u8": (4, 1)},
    "m16n16k8": {"tf32": (4, 4)}, "m8n8k4": {"f64": (1, 1)}, "m8n8k32": {"s4": (1, 1), "u4": (1, 1)},
    "m8n8k128": {"b1": (1, 1)},
}  # fmt: skip


@dataclass(frozen=True)
class Wmma(Form):
    """Each warp multiplies matrices of its own in shared memory, which then has D where C was.

    Attributes:
        shape: ``"m16n16k16"``.
        kinds: types of A, of C, and of D.
        layouts: of A, B and C, ``("row", "col", "row")``.
        how: what stands between the types and the operands, ``".xor.popc"``.
    """

    shape: str = ""
    kinds: tuple[str, str, str] = ("f16", "f32", "f32")
    layouts: tuple[str, str, str] = ("row", "col", "row")
    how: str = ""

    @property
    def sizes(self) -> list[int]:
        """Words of A, B, C and D."""
        m, rest = self.shape[1:].split("n")
        n, k = rest.split("k")
        a, c, d = (_BITS[kind] for kind in self.kinds)
        products = [int(m) * int(k) * a, int(n) * int(k) * a, int(m) * int(n) * c, int(m) * int(n) * d]
        return [bits // 32 for bits in products]

    @property
    def words(self) -> int:
        return self.count // 32 * self.sizes[3]

    def inputs(self) -> np.ndarray:
        """u32 [warps, words of A, B and C]."""
        rng = np.random.Generator(np.random.Philox(zlib.crc32(self.name.encode())))
        rows = []
        for warp in range(self.count // 32):
            profile, row = values.PROFILES[warp % len(values.PROFILES)], []
            for kind, size in zip((self.kinds[0], self.kinds[0], self.kinds[1]), self.sizes, strict=False):
                if kind in ("b1", "s4", "u4"):
                    row.append(values.random(rng, 32, size).astype(np.uint32))
                else:
                    code = values.packed(rng, kind, size * 32 // max(_BITS[kind], 32), profile)
                    row.append(code.view(np.uint32) if kind == "f64" else code.astype(np.uint32))
            rows.append(np.concatenate(row))
        return np.stack(rows)

    def source(self, symbol: str) -> str:
        m, rest = self.shape[1:].split("n")
        n, k = rest.split("k")
        a, c, d = self.kinds
        wide = a == "f64"
        letter, register = ("l", "unsigned long long") if wide else ("r", "unsigned")
        counts = [
            *_REGISTERS[self.shape][a],
            *((4 if x == "f16" else 2 if int(m) == 8 and int(n) == 8 else 8) for x in (c, d)),
        ]
        strides = [int(k), int(k), int(n)]
        for i, (own, other) in enumerate((("row", m), ("col", n), ("row", m))):
            if self.layouts[i] != own:
                strides[i] = int(other)
        total = sum(self.sizes[:3])
        lines = [
            f"__shared__ alignas(128) unsigned held[4][{-(-max(total, total - self.sizes[2] + self.sizes[3]) // 32) * 32}];",
            "int warp = threadIdx.x / 32, lane = threadIdx.x % 32, number = blockIdx.x * 4 + warp;",
            f"for (int i = lane; i < {total}; i += 32) held[warp][i] = in[number * {total} + i];",
            "__syncwarp();",
        ]
        at = 0
        for i, name in enumerate("abc"):
            lines.append(f"{register} {name}[{counts[i]}]; unsigned p{name} = "
                         f"(unsigned)__cvta_generic_to_shared(held[warp] + {at});")  # fmt: skip
            names = ", ".join(f"%{x}" for x in range(counts[i]))
            outs = ", ".join(f'"={letter}"({name}[{x}])' for x in range(counts[i]))
            kind = (a, a, c)[i]
            lines.append(f'asm volatile("wmma.load.{name}.sync.aligned.{self.layouts[i]}.{self.shape}.shared.{kind} '
                         f'{{{names}}}, [%{counts[i]}], {strides[i]};" : {outs} : "r"(p{name}) : "memory");')  # fmt: skip
            at += self.sizes[i] if i < 2 else 0
        first = [0, counts[3], counts[3] + counts[0], counts[3] + counts[0] + counts[1]]
        groups = ["{" + ", ".join(f"%{first[i] + x}" for x in range(counts[(3, 0, 1, 2)[i]])) + "}" for i in range(4)]
        outs = ", ".join(f'"={letter}"(d[{x}])' for x in range(counts[3]))
        ins = ", ".join(f'"{letter}"({name}[{x}])' for i, name in enumerate("abc") for x in range(counts[i]))
        lines.append(f'{register} d[{counts[3]}]; asm volatile("{self.text} {", ".join(groups)};" : {outs} : {ins});')
        names = ", ".join(f"%{x + 1}" for x in range(counts[3]))
        ins = ", ".join(f'"{letter}"(d[{x}])' for x in range(counts[3]))
        lines += [
            f'__syncwarp(); asm volatile("wmma.store.d.sync.aligned.{self.layouts[2]}.{self.shape}.shared.{d} [%0], '
            f'{{{names}}}, {strides[2]};" :: "r"(pc), {ins} : "memory"); __syncwarp();',
            f"for (int i = lane; i < {self.sizes[3]}; i += 32) out[number * {self.sizes[3]} + i] = held[warp][{at} + i];",
        ]
        body = "\n".join(lines)
        return f'extern "C" __global__ void {symbol}(const unsigned* in, unsigned* out) {{\n{body}\n}}\n'


def _form(shape: str, a: str, c: str, d: str, layouts: tuple[str, str, str], how: str = "", sat: str = "") -> Wmma:
    types = f"{d}.{c}" if a == "f16" else f"{d}.{a}.{a}.{c}"
    text = f"wmma.mma{how}.sync.aligned.{layouts[0]}.{layouts[1]}.{shape}.{types}{sat}"
    if how:
        text = f"wmma.mma{how}.sync.aligned.row.col.{shape}.{types}"
    name = f"{text} {layouts[2]}"
    return Wmma(name, text, (), (), count=2 * BLOCK, shape=shape, kinds=(a, c, d), layouts=layouts, how=how)


def forms() -> list[Form]:
    """All of them."""
    made: list[Form] = []
    for shape in ("m16n16k16", "m8n32k16", "m32n8k16"):
        made += [_form(shape, "f16", c, d, ("row", "col", "row")) for c in ("f16", "f32") for d in ("f16", "f32")]
        for a, c in (("bf16", "f32"), ("s8", "s32"), ("u8", "s32")):
            made.append(_form(shape, a, c, c, ("row", "col", "row")))
        made.append(_form(shape, "s8", "s32", "s32", ("row", "col", "row"), sat=".satfinite"))
        for layouts in (("row", "row", "row"), ("col", "col", "col"), ("col", "row", "row")):
            made.append(_form(shape, "bf16", "f32", "f32", layouts))
            made.append(_form(shape, "u8", "s32", "s32", layouts))
            made.append(_form(shape, "f16", "f32", "f32", layouts))
    for layouts in (("row", "col", "row"), ("col", "row", "col")):
        made.append(_form("m16n16k8", "tf32", "f32", "f32", layouts))
        made.append(_form("m8n8k4", "f64", "f64", "f64", layouts))
    made += [_form("m8n8k32", a, "s32", "s32", ("row", "col", "row")) for a in ("s4", "u4")]
    made += [_form("m8n8k128", "b1", "s32", "s32", ("row", "col", "row"), f".{op}.popc") for op in ("xor", "and")]
    return made
