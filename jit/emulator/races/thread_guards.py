"""Guards that the index of a thread alone makes false, whatever the memory holds and whichever way the warp came.

Where several threads hold one element, a compiler lets one of them store it: Triton guards the store by
``tid & 96 == 0``. What the others have read is then used nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import numpy as np

from ..machine import special_registers
from ..machine.cta_cluster import Warp
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.parse import Inst

_BITS = np.uint64
_ALL = (1 << 64) - 1
_WIDTH = re.compile(r"[bsu](16|32|64)$")
_DEEP = 64  # definitions in a row that are followed
# A register's value in the 32 lanes, and which bits of it are known.
_Known = tuple[np.ndarray, np.ndarray]


def _and(x: _Known, y: _Known) -> _Known:
    (a, p), (b, q) = x, y
    return a & b, (p & q) | (p & ~a) | (q & ~b)


def _or(x: _Known, y: _Known) -> _Known:
    (a, p), (b, q) = x, y
    return a | b, (p & q) | (p & a) | (q & b)


def _xor(x: _Known, y: _Known) -> _Known:
    return x[0] ^ y[0], x[1] & y[1]


_BITWISE: dict[str, Callable[[_Known, _Known], _Known]] = {"and": _and, "or": _or, "xor": _xor}
_ORDERS: dict[str, Callable[[np.ndarray, np.ndarray], np.ndarray]] = {
    "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "lo": np.less, "ls": np.less_equal, "hi": np.greater, "hs": np.greater_equal,
}  # fmt: skip


class ThreadGuards:
    """What the indices of a warp's threads say of the guards of its kernel."""

    def __init__(self, warp: Warp, blocks: Sequence[Block]):
        self._warp, self._blocks = warp, blocks
        self._definitions: dict[str, Inst | None] = {}
        self._known: dict[str, _Known] = {}

    def off(self, inst: Inst) -> int:
        """The lanes in which the instruction's guard is certainly false."""
        if not inst.guard:
            return 0
        value, known = self._value(inst.guard, 1, 0)
        false = (known & 1 == 1) & (value & 1 == (1 if inst.negated else 0))
        return sum(1 << lane for lane in np.flatnonzero(false).tolist())

    def _definition(self, name: str) -> Inst | None:
        """The only instruction that writes a register; None where there are several, or one with a guard."""
        if not self._definitions:
            for block in self._blocks:
                for inst in block.insts:
                    if inst.args:
                        for written in re.findall(r"%[\w$]+", inst.args[0]):
                            once = written not in self._definitions and not inst.guard and inst.args[0] == written
                            self._definitions[written] = inst if once else None
        return self._definitions.get(name)

    def _value(self, name: str, width: int, depth: int) -> _Known:
        """An operand of so many bits."""
        if re.fullmatch(r"-?(?:0[xX][0-9a-fA-F]+|\d+)U?", name):
            number = int(name.rstrip("U"), 0) & _ALL
            return np.full(f.LANES, number, _BITS), np.full(f.LANES, _ALL, _BITS)
        if name not in self._known:
            self._known[name] = np.zeros(f.LANES, _BITS), np.zeros(f.LANES, _BITS)  # in a circle nothing is known
            if depth < _DEEP and (inst := self._definition(name)):
                self._known[name] = self._result(inst, depth + 1)
        value, known = self._known[name]
        mask = _BITS((1 << width) - 1)
        return value & mask, known & mask

    def _result(self, inst: Inst, depth: int) -> _Known:
        """What an instruction writes."""
        nothing = np.zeros(f.LANES, _BITS), np.zeros(f.LANES, _BITS)
        name, kind = inst.parts[0], inst.parts[-1]
        found = _WIDTH.match(kind)
        width = 1 if kind == "pred" else int(found[1]) if found else 0
        if not width:
            return nothing
        mask = _BITS((1 << width) - 1)
        sources = inst.args[1:]
        if name == "mov" and sources[0].startswith("%"):
            base, axis = special_registers.split(sources[0])
            if base in ("tid", "laneid"):
                lanes = special_registers.of_lanes(base, axis, self._warp.number, self._warp.launch.block)
                return np.zeros(f.LANES, _BITS) + np.asarray(lanes).astype(_BITS), np.full(f.LANES, mask, _BITS)
        values = [self._value(one, width, depth) for one in sources]
        if name == "mov":
            return values[0]
        if name == "not":
            return ~values[0][0] & mask, values[0][1]
        if name in _BITWISE and len(values) == 2:
            return _BITWISE[name](*values)
        if name in ("shl", "shr") and kind[0] != "s" and sources[1].isdigit():
            by = _BITS(min(int(sources[1]), 63))
            (value, known), low = values[0], (_BITS(1) << by) - _BITS(1)
            if name == "shl":
                return value << by & mask, (known << by | low) & mask
            return value >> by, (known >> by | ~(mask >> by)) & mask
        if name == "setp" and len(inst.parts) == 3 and len(values) == 2:
            return self._compared(inst.parts[1], kind, values, mask)
        return nothing

    @staticmethod
    def _compared(how: str, kind: str, values: Sequence[_Known], mask: np.uint64) -> _Known:
        (a, p), (b, q) = values
        whole = (p & q) == mask
        if how in ("eq", "ne"):
            differ = (a ^ b) & p & q != 0
            result, known = differ == (how == "ne"), differ | whole
        elif how in _ORDERS:
            if kind[0] == "s":
                sign = (mask >> _BITS(1)) + _BITS(1)
                a, b = a ^ sign, b ^ sign
            result, known = _ORDERS[how](a, b), whole
        else:
            return np.zeros(f.LANES, _BITS), np.zeros(f.LANES, _BITS)
        return result.astype(_BITS), known.astype(_BITS)
