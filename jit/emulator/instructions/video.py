"""Video instructions [PTX ISA 9.7.18]: integers, bytes and halves of registers picked by operand, clamped, and combined
with a third operand; and the same on all bytes or halves at once. Python executes them."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable

from ..lowering.emitter import BlockEmitter
from ..lowering.python_calls import call
from ..machine.cta_cluster import Warp
from ..machine.lanes import scalar
from ..machine.sites import Site
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import TYPE, instruction
from ..ptx.parse import Inst

_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vabsdiff": lambda a, b: abs(a - b),
    "vmin": min,
    "vmax": max,
    "vavrg": lambda a, b: a + b + (a + b >= 0) >> 1,
}
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip
_NAME = re.compile(r"v(add|sub|absdiff|min|max|avrg|set|shl|shr|mad)([24]?)")
_SECOND: dict[str, Callable[[int, int], int]] = {"add": lambda t, c: t + c, "min": min, "max": max}
W = 0xFFFFFFFF


@dataclasses.dataclass
class Form:
    """``name`` without its 2 or 4, which is ``lanes`` (1: one number); types signed or not; the parts that
    operands pick, ``"b3"``, ``"h0"`` or ``""``, and which of them have a minus."""

    name: str
    lanes: int
    d_signed: bool
    a_signed: bool
    b_signed: bool
    modifiers: list[str]
    parts: list[str]
    minus: list[bool]


@instruction("vadd", "vsub", "vabsdiff", "vmin", "vmax", isa="9.7.18.1.1", counts=TYPE)
@instruction("vshl", "vshr", isa="9.7.18.1.2", counts=TYPE)
@instruction("vmad", isa="9.7.18.1.3", counts=TYPE)
@instruction("vset", isa="9.7.18.1.4", counts=TYPE)
@instruction("vadd2", "vsub2", "vavrg2", "vabsdiff2", "vmin2", "vmax2", isa="9.7.18.2.1", counts=TYPE)
@instruction("vset2", isa="9.7.18.2.2", counts=TYPE)
@instruction("vadd4", "vsub4", "vavrg4", "vabsdiff4", "vmin4", "vmax4", isa="9.7.18.2.3", counts=TYPE)
@instruction("vset4", isa="9.7.18.2.4", counts=TYPE)
def video(e: BlockEmitter, inst: Inst) -> None:
    """Emits the call of `_run` with what the operands pick."""
    named = _NAME.fullmatch(inst.parts[0])
    assert named
    types = [part for part in inst.parts[1:] if part in ("u32", "s32")]
    modifiers = [part for part in inst.parts[1:] if part not in ("u32", "s32")]
    compares = named[1] == "set"
    if len(types) != (2 if compares else 3):
        raise Unsupported("these types")
    if len(inst.args) < 3:
        raise Unsupported(f"{len(inst.args)} operands")
    if compares:
        types = ["u32", *types]
    picked, args, minus = [], [], []
    for arg in inst.args:
        found = re.fullmatch(r"(-?)(.+?)(?:\.([bh][0-7]+))?", arg)
        if not found:
            raise Unsupported(f"operand {arg}")
        args.append(found[2])
        picked.append(found[3] or "")
        minus.append(bool(found[1]) and not found[2].isdigit())
    lanes = int(named[2] or 1)
    if lanes > 1:
        if any(part and len(part) != lanes + 1 for part in picked[1:3]) or any(picked[3:]):
            raise Unsupported("this choice of lanes")
        letter = "h" if lanes == 2 else "b"
        picked[1] = picked[1] or letter + "3210"[-lanes:]
        picked[2] = picked[2] or letter + "76543210"[-2 * lanes : -lanes]
    d, a, b = (kind[0] == "s" for kind in types)
    form = Form(f"v{named[1]}", lanes, d, a, b, modifiers, picked, minus)
    plain = dataclasses.replace(inst, args=args)
    call(e, plain, lambda warp, site, mask: _run(warp, site, mask, form))


def _run(warp: Warp, site: Site, mask: int, form: Form) -> int:
    one = _lanes if form.lanes > 1 else _number
    for lane in range(32):
        if mask >> lane & 1:
            values = [scalar(warp, site, i, 0, lane) & W for i in range(1, len(site.slots))]
            warp.u32[site.slots[0][0]][lane] = one(form, values) & W
    return 0


def _part(value: int, part: str, signed: bool) -> int:
    """A register's byte or half, or all of it, extended."""
    bits = {"b": 8, "h": 16, "": 32}[part[:1]]
    value = value >> (int(part[1:]) * bits if part else 0) & (1 << bits) - 1
    return value - (1 << bits) if signed and value >> bits - 1 else value


def _clamped(value: int, bits: int, signed: bool) -> int:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return min(max(value, low), high)


def _number(form: Form, v: list[int]) -> int:
    a, b = _part(v[0], form.parts[1], form.a_signed), _part(v[1], form.parts[2], form.b_signed)
    into, saturates = form.parts[0], "sat" in form.modifiers
    if form.name == "vmad":
        return _multiplied(form, a, b, v[2])
    if form.name in ("vshl", "vshr"):
        by = b & 31 if "wrap" in form.modifiers else min(b, 32)
        total = a << by if form.name == "vshl" else a >> by
    elif form.name == "vset":
        total = int(next(_COMPARE[part] for part in form.modifiers if part in _COMPARE)(a, b))
    else:
        total = _OPERATIONS[form.name](a, b)
    bits = {"b": 8, "h": 16, "": 32}[into[:1]]
    if saturates:
        total = _clamped(total, bits, form.d_signed)
    if into:
        at, hole = int(into[1:]) * bits, (1 << bits) - 1
        return v[2] & ~(hole << at) | (total & hole) << at
    for name, combine in _SECOND.items():
        if name in form.modifiers:
            return combine(_part(total & W, "", form.d_signed), _part(v[2], "", form.d_signed))
    return total


def _multiplied(form: Form, a: int, b: int, c: int) -> int:
    """`vmad`: {-}(a b) + {-}c, or a b + c + 1 with `.po`, shifted right by 7 or 15."""
    total, more = a * b, 0
    c = _part(c, "", form.a_signed or form.b_signed)
    if "po" in form.modifiers:
        more = 1
    elif form.minus[1] != form.minus[2]:
        total = -total
    elif form.minus[3]:
        c = -c
    total = total + c + more >> (7 if "shr7" in form.modifiers else 15 if "shr15" in form.modifiers else 0)
    return _clamped(total, 32, form.d_signed) if "sat" in form.modifiers else total


def _lanes(form: Form, v: list[int]) -> int:
    """Bytes or halves: those of the mask are written, or with `.add` their sum is added to c. Each operand of a lane is
    picked from a, whose lanes come first, and b together; the digits name them from the highest lane on."""
    bits, letter = 32 // form.lanes, "h" if form.lanes == 2 else "b"
    written = {int(digit) for digit in form.parts[0][1:]} if form.parts[0] else set(range(form.lanes))
    out, both = v[2], v[0] | v[1] << 32
    total = 0
    for lane in range(form.lanes):
        if lane not in written:
            continue
        a = _part(both, letter + form.parts[1][-1 - lane], form.a_signed)
        b = _part(both, letter + form.parts[2][-1 - lane], form.b_signed)
        if form.name == "vset":
            value = int(next(_COMPARE[part] for part in form.modifiers if part in _COMPARE)(a, b))
        else:
            value = _OPERATIONS[form.name](a, b)
        if "sat" in form.modifiers:
            value = _clamped(value, bits, form.d_signed)
        total += value
        hole = (1 << bits) - 1
        out = out & ~(hole << lane * bits) | (value & hole) << lane * bits
    return v[2] + total if "add" in form.modifiers else out
