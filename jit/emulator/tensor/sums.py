"""Sums of tensor cores: which terms are added at once, how many bits they keep, how the result is rounded.

The published models (MMA-Sim, arXiv 2511.10909): the products of one block of K and the accumulator are aligned to
the largest exponent among them, cut below `fraction` bits after its leading one, added, and rounded. Products are
exact; subnormal numbers keep the exponent of the smallest normal one, zeros count with -126; a NaN result is
0x7fffffff (f16: 0x7fff).
The fast mode (mode.py) adds in f64 instead, and `statistics.fast` says so.
"""

from __future__ import annotations

import ctypes
import functools
from dataclasses import dataclass

import numpy as np

from . import mode, sum_code

_ARCHES = {"80": (24, 16), "86": (24, 16), "87": (24, 16), "89": (24, 16)}  # fraction bits, bytes of a block's A row


@dataclass(frozen=True)
class Sum:
    """How one instruction adds.

    Attributes:
        block: terms that are added at once; the next block takes the rounded sum as its accumulator.
        fraction: bits kept below the largest exponent.
        result: ``"f32"`` (toward zero), ``"e8m13"`` (f32 of 13 bits, toward zero), ``"f16"`` (to nearest even),
            ``"wrap"`` or ``"saturate"`` (s32).
    """

    block: int
    fraction: int
    result: str


@functools.cache
def model(arch: str, instruction: str, kind: str, result: str, k: int, saturate: bool = False) -> Sum:
    """The sum of an instruction.

    Args:
        arch: ``"sm_90a"``.
        instruction: ``"mma"`` or ``"wgmma"``.
        kind: of A's elements, a key of `sum_code.KINDS`.
        result: type of D, ``"f32"``, ``"f16"`` or ``"s32"``.
        k: the instruction's K.
        saturate: `.satfinite` of integers.
    """
    if result == "s32":
        return Sum(k, 0, "saturate" if saturate else "wrap")
    number = arch.removeprefix("sm_").rstrip("af")
    fraction, row = _ARCHES.get(number, (25, 32))
    eight = kind in ("e4m3", "e5m2")
    if eight and (instruction == "wgmma" or number == "89"):
        return Sum(min(k, row if number == "89" else 32), 13, "f16" if result == "f16" else "e8m13")
    return Sum(min(k, row * 8 // sum_code.BITS[kind]), fraction, result)


class Plan:
    """The fields that `mma` takes, with the tables that they point to.

    Args:
        n, k: columns and depth; rows are 16 unless ``m`` says otherwise.
        kinds: element types of A and B.
        how: the sum.
        a, b, c, d: i32 tables of byte offsets: [m, k], [k, n], [m, n], [m, n].
    """

    def __init__(
        self, n: int, k: int, kinds: tuple[str, str], how: Sum, a: np.ndarray | None, b: np.ndarray | None,
        c: np.ndarray, d: np.ndarray, m: int = 16,
    ):  # fmt: skip
        self.fields = np.zeros(len(sum_code.PLAN), np.int64)
        self._words = self.fields.data  # an array takes longer for one word
        self.keep: dict[str, np.ndarray] = {}
        self.columns = padded(n)
        values = {
            "m": m, "columns": self.columns, "n": n, "k": k, "block": how.block, "a_kind": sum_code.KINDS[kinds[0]],
            "b_kind": sum_code.KINDS[kinds[1]], "fraction": how.fraction, "result": sum_code.RESULTS[how.result],
            "use_c": 1, "fast": mode.FAST.ctypes.data,
        }  # fmt: skip
        for name, value in values.items():
            self.set(name, value)
        for name, table in (("a_table", a), ("b_table", b), ("c_table", c), ("d_table", d)):
            if table is not None:
                self.table(name, table if name == "a_table" else pad(table))
        if how.result != "f16":
            self.set("fragments", int(all(_in_fragments(self.keep[name]) for name in ("c_table", "d_table"))))
        self.address = self.fields.ctypes.data

    def set(self, name: str, value: int) -> None:
        """Changes a field."""
        self._words[sum_code.PLAN[name]] = value

    def table(self, name: str, table: np.ndarray) -> None:
        """Points a field to an i32 table, as `pad` makes it."""
        kept = np.ascontiguousarray(table, np.int32)
        self.keep[name] = kept
        self.fields[sum_code.PLAN[name]] = kept.ctypes.data


def _in_fragments(table: np.ndarray) -> bool:
    """Whether of each 8 columns of a row the even ones are in 4 lanes of a register, one behind the other, and the odd
    ones in the same of another, as PTX places an accumulator of words; or all are no elements."""
    eight = table.reshape(-1, 4, 2)
    lanes = eight[:, :1] + 4 * np.arange(4)[:, None]
    return bool(np.all(np.all(eight == lanes, axis=(1, 2)) & (eight[:, 0] >= 0).all(1) | (eight < 0).all((1, 2))))


def padded(n: int) -> int:
    """Columns with what fills the last vector."""
    return -(-n // sum_code.WIDE) * sum_code.WIDE


def pad(table: np.ndarray) -> np.ndarray:
    """A table with -1, no element, in the columns that fill the last vector."""
    rows, n = table.shape
    whole = np.full((rows, padded(n)), -1, np.int32)
    whole[:, :n] = table
    return whole


@functools.cache
def _function() -> ctypes._FuncPointer:  # type: ignore[name-defined]
    pointer = ctypes.c_void_p
    return ctypes.CFUNCTYPE(ctypes.c_int64, pointer, pointer, pointer, pointer, pointer)(sum_code.address("mma"))


def run(plan: Plan, a: int, b: int, c: int, d: int) -> int:
    """Carries out a plan on host base addresses; the first element that nothing wrote, or -1 (sum_code.py)."""
    return _function()(plan.address, a, b, c, d)


def matmul(a: np.ndarray, b: np.ndarray, c: np.ndarray | None, kinds: tuple[str, str], how: Sum) -> np.ndarray:
    """A B + C of arrays of codes.

    Args:
        a: [m, k] codes of ``kinds[0]`` in u8, u16 or u32; m up to 16.
        b: [k, n] codes of ``kinds[1]``.
        c: [m, n] u32 (f32, s32) or u16 (f16), or None for 0.
        how: the sum.

    Returns:
        [m, n] u32 or u16.
    """
    (m, k), n = a.shape, b.shape[1]
    a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
    d = np.zeros((m, n), np.uint16 if how.result == "f16" else np.uint32)
    if c is not None:
        d[:] = c
    tables = [np.arange(x.size, dtype=np.int32).reshape(x.shape) * x.itemsize for x in (a, b, d)]
    plan = Plan(n, k, kinds, how, tables[0], tables[1], tables[2], tables[2], m)
    plan.set("use_c", int(c is not None))
    run(plan, a.ctypes.data, b.ctypes.data, d.ctypes.data, d.ctypes.data)
    return d
