"""Warpgroup matrix instructions [PTX ISA 9.7.15]: every type, A in shared memory and in registers."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import numpy as np

from . import values
from .forms import BLOCK, Form

K = {"f16": 16, "bf16": 16, "tf32": 8, "e4m3": 32, "e5m2": 32, "s8": 32, "u8": 32}


@dataclass(frozen=True)
class Wgmma(Form):
    """One CTA, a warpgroup, executes the instruction once.

    Without a swizzle, shared memory has A [64 rows, 32 bytes] and B [n rows, 32 bytes] as core matrices of 8 rows of
    16 bytes, the two of a row (transposed: of a column) next to each other. With one, rows are ``span`` bytes apart.
    Planes of the operands: those of A (shared words, or the registers of a thread), those of B (rounded up to 128
    words), and the accumulator's registers.

    Attributes:
        n, kinds: columns; types of D, A and B.
        registers: A comes from registers.
        tail: the operands behind the predicate.
        span: bytes of a row under the swizzle, 16 without one.
        raw: tf32 operands whose lower bits are not 0.
    """

    n: int = 8
    kinds: tuple[str, str, str] = ("f32", "f16", "f16")
    registers: bool = False
    tail: str = "1, 1, 0, 0"
    span: int = 16
    raw: bool = False

    @property
    def results(self) -> int:
        """Registers of D."""
        return self.n // 4 if self.kinds[0] == "f16" else self.n // 2

    @property
    def shared(self) -> tuple[int, int]:
        """Planes of A and of B. Transposed and swizzled operands have whole spans of rows."""
        wide = max(self.span, 32)
        columns = -(-self.n * 2 // wide) * wide // 2 if self.span > 16 else self.n
        return 64 * wide // 4 // BLOCK, -(-columns * wide // 4 // BLOCK)

    @property
    def words(self) -> int:
        return self.count * self.results

    def inputs(self) -> np.ndarray:
        rng = np.random.Generator(np.random.Philox(zlib.crc32(self.name.encode())))
        d, a, b = (self.kinds[0], "f32", "f32") if self.raw else self.kinds
        first, shared = self.shared
        rows = np.zeros((first + shared + self.results, self.count), np.uint32)
        for group in range(self.count // BLOCK):
            profile = values.PROFILES[group % len(values.PROFILES)]
            at = slice(group * BLOCK, group * BLOCK + BLOCK)
            for row in range(len(rows)):
                kind = a if row < first else b if row < first + shared else d
                rows[row, at] = values.packed(rng, kind, BLOCK, profile)
        return rows

    def source(self, symbol: str) -> str:
        first, shared = self.shared
        mode = {16: 0, 32: 3, 64: 2, 128: 1}[self.span]
        leading, stride = (128, 256) if not mode else (16 * self.span, 8 * self.span)
        lines = [
            f"__shared__ alignas(1024) unsigned sa[{first * BLOCK}];",
            f"__shared__ alignas(1024) unsigned sb[{shared * BLOCK}];",
            "int t = threadIdx.x, i = blockIdx.x * blockDim.x + t, n = gridDim.x * blockDim.x;",
            f"for (int p = 0; p < {first}; ++p) sa[p * {BLOCK} + t] = in[p * n + i];",
            f"for (int p = 0; p < {shared}; ++p) sb[p * {BLOCK} + t] = in[({first} + p) * n + i];",
            f"unsigned d[{self.results}];",
            f"for (int p = 0; p < {self.results}; ++p) d[p] = in[({first + shared} + p) * n + i];",
            "unsigned a0 = in[i], a1 = in[n + i], a2 = in[2 * n + i], a3 = in[3 * n + i];",
            f"unsigned long long step = {leading >> 4}ull << 16 | {stride >> 4}ull << 32 | {mode}ull << 62;",
            "unsigned long long da = step | (__cvta_generic_to_shared(sa) & 0x3ffff) >> 4;",
            "unsigned long long db = step | (__cvta_generic_to_shared(sb) & 0x3ffff) >> 4;",
            'asm volatile("fence.proxy.async;" ::: "memory"); __syncthreads();',
        ]
        count = self.results
        into = ", ".join(f"%{i}" for i in range(count))
        left = "{" + ", ".join(f"%{count + i}" for i in range(4)) + "}" if self.registers else f"%{count + 4}"
        outs = ", ".join(f'"+r"(d[{i}])' for i in range(count))
        ins = '"r"(a0), "r"(a1), "r"(a2), "r"(a3), "l"(da), "l"(db), "r"(1)'
        text = (
            f"{{ .reg .pred p; setp.ne.b32 p, %{count + 6}, 0; wgmma.fence.sync.aligned; "
            f"{self.text} {{{into}}}, {left}, %{count + 5}, p{self.tail}; "
            "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0; }"
        )
        lines.append(f'asm volatile("{text}" : {outs} : {ins} : "memory");')
        lines.append(f"for (int p = 0; p < {self.results}; ++p) out[p * n + i] = d[p];")
        body = "\n".join("#pragma unroll\n" + line if line.startswith("for") else line for line in lines)
        return f'extern "C" __global__ void {symbol}(const unsigned* in, unsigned* out) {{\n{body}\n}}\n'


def _form(d: str, a: str, b: str, n: int, registers: bool, groups: int, sat: str = "", signs: str = "1, 1",
          majors: str = "0, 0", span: int = 16, raw: bool = False) -> Wgmma:  # fmt: skip
    op = f"wgmma.mma_async.sync.aligned.m64n{n}k{K[a]}{sat}.{d}.{a}.{b}"
    if d == "s32":
        op, tail = f"wgmma.mma_async.sync.aligned.m64n{n}k{K[a]}.{d}.{a}.{b}{sat}", ""
    else:
        where = majors[3:] if registers else majors
        tail = f", {signs}" + (f", {where}" if a in ("f16", "bf16") else "")
    name = f"{op} {'RS' if registers else 'SS'}" + (f" {signs}" if signs != "1, 1" else "")
    name += (f" majors {majors}" if majors != "0, 0" else "") + (f" swizzle {span}" if span > 16 else "")
    name += " raw" if raw else ""
    return Wgmma(
        name, op, (), (), count=groups * BLOCK, n=n, kinds=(d, a, b), registers=registers, tail=tail, span=span, raw=raw
    )


def forms() -> list[Form]:
    """All of them."""
    eights = ("e4m3", "e5m2")
    types = [("f16", "f16", "f16"), ("f32", "f16", "f16"), ("f32", "bf16", "bf16"), ("f32", "tf32", "tf32")]
    types += [(d, a, b) for d in ("f16", "f32") for a in eights for b in eights]
    types += [("s32", a, b) for a in ("s8", "u8") for b in ("s8", "u8")]
    made: list[Form] = []
    for kinds in types:
        for registers in (False, True):
            made.append(_form(*kinds, 8, registers, 32))
            made.append(_form(*kinds, 32 if kinds[0] == "s32" else 40, registers, 8))
        if kinds[0] == "s32":
            made.append(_form(*kinds, 8, False, 14, ".satfinite"))
    for kinds in types[:6]:
        made.append(_form(*kinds, 256, False, 2))
        made.append(_form(*kinds, 8, False, 7, signs="-1, 1"))
        made.append(_form(*kinds, 8, True, 7, signs="1, -1"))
    made += [_form(*types[3], 8, registers, 8, raw=True) for registers in (False, True)]
    for kinds in (types[1], types[2]):
        for span in (16, 32, 64, 128):
            for majors in ("0, 0", "1, 0", "0, 1", "1, 1"):
                if majors != "0, 0" or span > 16:
                    made.append(_form(*kinds, 40, False, 2, majors=majors, span=span))
        made.append(_form(*kinds, 40, True, 2, majors="0, 1"))
    for kinds in (types[3], ("f32", "e4m3", "e4m3"), ("s32", "s8", "s8")):
        made += [_form(*kinds, 24, False, 2, span=span) for span in (32, 64, 128)]
    return made
