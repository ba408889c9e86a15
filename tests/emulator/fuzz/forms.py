"""A fuzzed form: one PTX instruction, the kernel that executes it alone, and its seeded operands."""

from __future__ import annotations

import functools
import re
import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from . import values

BLOCK = 128
_LETTER = {16: ("h", "unsigned short"), 32: ("r", "unsigned"), 64: ("l", "unsigned long long")}
_PLACE = re.compile(r"\b(?:([DI])(\d+)|([DABCS])|(P))\b")


def bits(kind: str) -> int:
    """Bits of the register of an operand: 16, 32 or 64."""
    if kind in ("lane", "offset", "clamp", "few", "bool", "same"):
        return 32
    element, each = values.split(kind.removeprefix("edge_").removeprefix("nan_"))
    return max(values.width(element) * each, 16)


def planes(kinds: tuple[str, ...]) -> int:
    """Words of a thread's operands."""
    return sum(2 if bits(kind) == 64 else 1 for kind in kinds)


@dataclass(frozen=True)
class Form:
    """One thread executes ``text`` once on operands of its own.

    Attributes:
        name: the instruction with its modifiers; seeds the operands.
        text: inline PTX. D or D0, D1… are the results, A, B, C, S or I0, I1… the operands, P the address of the
            thread's own memory.
        outs, ins: types of results and operands (`values.operand`).
        space: of the thread's memory: "global", "shared", "local" or "generic" (shared, by a generic address).
        memory: types of the memory's contents before, which are results afterwards.
        count: threads, a multiple of BLOCK.
        matrix: operands of whole warps, by `values.packed`.
        approximate: what `approximate.py` calls the function; "" where every bit is specified.
    """

    name: str
    text: str
    outs: tuple[str, ...]
    ins: tuple[str, ...]
    space: str = ""
    memory: tuple[str, ...] = ()
    count: int = 1024
    matrix: bool = False
    approximate: str = ""

    @property
    def words(self) -> int:
        """32-bit words of the results."""
        return self.count * planes(self.outs + self.memory)

    @property
    def grid(self) -> int:
        """CTAs of BLOCK threads."""
        return self.count // BLOCK

    def inputs(self) -> np.ndarray:
        """The operands, u32 [planes, count], then the memory's contents. The same everywhere: Philox of the name."""
        return _inputs(self)

    def arguments(self, given: torch.Tensor, out: torch.Tensor) -> tuple[Any, ...]:
        """The kernel's arguments: int32 tensors of the operands and for the results."""
        return given, out

    def source(self, symbol: str) -> str:
        """The kernel's CUDA text: `symbol(const unsigned* in, unsigned* out)`."""
        lines, plane = [], 0
        for i, kind in enumerate(self.ins):
            _, c = _LETTER[bits(kind)]
            value = f"({c})in[{plane} * n + i]"
            if bits(kind) == 64:
                value += f" | ({c})in[{plane + 1} * n + i] << 32"
            plane += 2 if bits(kind) == 64 else 1
            lines.append(f"{c} a{i} = {value};")
        for i, kind in enumerate(self.outs):
            lines.append(f"unsigned d{i}, h{i};" if bits(kind) == 64 else f"{_LETTER[bits(kind)][1]} d{i};")
        words, results = planes(self.memory), planes(self.outs)
        barrier = "__syncthreads();"
        if words:
            place = f"out + {results} * n + i * {words}" if self.space == "global" else f"held + at * {words}"
            whole, at = (BLOCK, "threadIdx.x") if self.space in ("shared", "generic") else (1, "0")
            if self.space != "global":
                shared = "" if self.space == "local" else "__shared__ "
                lines.append(f"{shared}alignas(16) unsigned held[{whole * words}]; int at = {at};")
            lines.append(f"unsigned* slot = {place};")
            lines += [f"slot[{w}] = in[{plane + w} * n + i];" for w in range(words)]
            lines.append(barrier)
        lines.append(self._asm())
        if words and self.space != "global":
            lines.append(barrier)
            lines += [f"out[{results} * n + i * {words} + {w}] = slot[{w}];" for w in range(words)]
        plane = 0
        for i, kind in enumerate(self.outs):
            lines.append(f"out[{plane} * n + i] = (unsigned)d{i};")
            if bits(kind) == 64:
                lines.append(f"out[{plane + 1} * n + i] = h{i};")
            plane += 2 if bits(kind) == 64 else 1
        head = f'extern "C" __global__ void {symbol}(const unsigned* in, unsigned* out)'
        lines.insert(0, "int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;")
        return head + " {\n" + "\n".join(lines) + "\n}\n"

    def _asm(self) -> str:
        """The inline assembly. Results of 64 bits are taken apart inside it: some releases of ptxas convert an f64
        register that a 32-bit store names."""
        number = planes(self.outs)
        outs, first, last, results = [], "", "", []
        for i, kind in enumerate(self.outs):
            if bits(kind) == 64:
                results.append(f"result{i}")
                first += f".reg .b64 result{i}; "
                last += f" mov.b64 {{%{len(outs)}, %{len(outs) + 1}}}, result{i};"
                outs += [f'"=r"(d{i})', f'"=r"(h{i})']
            else:
                results.append(f"%{len(outs)}")
                outs.append(f'"={_LETTER[bits(kind)][0]}"(d{i})')

        def place(match: re.Match[str]) -> str:
            if match[4]:
                return f"%{number + len(self.ins)}"
            if match[1] == "D" or match[3] == "D":
                return results[int(match[2] or 0)]
            return f"%{number + (int(match[2]) if match[1] else 'ABCS'.index(match[3]))}"

        text = _PLACE.sub(place, self.text.replace("%", "%%"))
        ins = [f'"{_LETTER[bits(kind)][0]}"(a{i})' for i, kind in enumerate(self.ins)]
        if self.memory:
            address = {
                "global": '"l"(__cvta_generic_to_global(slot))',
                "shared": '"r"((unsigned)__cvta_generic_to_shared(slot))',
                "local": '"l"(__cvta_generic_to_local(slot))', "generic": '"l"(slot)',
            }  # fmt: skip
            ins.append(address[self.space])
        return f'asm volatile("{{ {first}{text}{last} }}" : {", ".join(outs)} : {", ".join(ins)} : "memory");'


@functools.lru_cache(maxsize=2)
def _inputs(form: Form) -> np.ndarray:
    rng = np.random.Generator(np.random.Philox(zlib.crc32(form.name.encode())))
    rows: list[np.ndarray] = []
    for kind in form.ins + form.memory:
        if form.matrix:
            names = values.PROFILES
            code = np.concatenate(
                [values.packed(rng, kind, 32, names[warp % len(names)]) for warp in range(form.count // 32)]
            )
        else:
            code = values.operand(rng, kind, form.count)
        rows.append(code.astype(np.uint32))
        if bits(kind) == 64:
            rows.append((code >> np.uint64(32)).astype(np.uint32))
    return np.stack(rows) if rows else np.zeros((1, form.count), np.uint32)
