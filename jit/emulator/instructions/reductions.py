"""The reductions of asynchronous copies [PTX ISA 9.7.9.25.4.2, 9.7.9.25.5.3], on arrays of bytes."""

from __future__ import annotations

import numpy as np

_BITWISE = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}
# PTX types, and the names of tensor map types, to NumPy's; bf16 is worked on as f32.
KINDS = {
    "u32": np.uint32, "s32": np.int32, "u64": np.uint64, "s64": np.int64, "b32": np.uint32, "b64": np.uint64,
    "f16": np.float16, "f32": np.float32, "f64": np.float64, "bf16": np.uint16,
    "uint32": np.uint32, "int32": np.int32, "uint64": np.uint64, "int64": np.int64, "float16": np.float16,
    "float32": np.float32, "float32_ftz": np.float32, "float64": np.float64, "bfloat16": np.uint16,
}  # fmt: skip
_FLOATS = ("f16", "f32", "f64", "bf16", "float16", "float32", "float32_ftz", "float64", "bfloat16")
_WIDE = ("u64", "s64", "b64", "uint64", "int64")


def allowed(op: str, kind: str) -> bool:
    """Whether the ISA's tables have the operation for the type."""
    if kind not in KINDS:
        return False
    if op in _BITWISE:
        return kind not in (*_FLOATS, "int64")  # of a tensor map of int64: an illegal instruction on an H200
    if op in ("inc", "dec"):
        return kind in ("u32", "uint32")
    if op in ("min", "max"):
        return kind not in ("f32", "f64", "float32", "float32_ftz", "float64", "b32", "b64")
    return op == "add" and kind not in ("b32", "b64")


def combine(op: str, kind: str, old: np.ndarray, new: np.ndarray) -> np.ndarray:
    """``old op new`` on bytes, element by element.

    Args:
        op: add, min, max, inc, dec, and, or, xor: one that is `allowed`. inc and dec wrap at the new value.
        kind: a key of KINDS.
        old, new: uint8 arrays of one shape whose last axis holds whole elements.

    Returns:
        uint8 array of the same shape. Sums are rounded to nearest even and keep subnormal numbers, in f32 too, as
        on an H200, but for float32_ftz, where those of the operands and of the result are zeros of their sign. Of a
        number and a NaN, min and max give the number; +0 is above -0.
    """
    type_ = KINDS[kind]
    a, b = np.ascontiguousarray(old).view(type_), np.ascontiguousarray(new).view(type_)
    if kind in ("bf16", "bfloat16"):
        wide = _plain(op, _f32(a), _f32(b))
        out = _bf16(wide)
    elif kind == "float32_ftz":
        out = _flushed(_plain(op, _flushed(a), _flushed(b)))
    else:
        out = _plain(op, a, b)
    if kind in ("f64", "float64"):  # a NaN stays as it is, the new one before the old one
        out = np.where(np.isnan(b), b, np.where(np.isnan(a), a, out))
    elif out.dtype.kind == "f":
        raw = np.uint16 if out.dtype.itemsize == 2 else np.uint32
        nan = raw(0x7FFF if raw is np.uint16 else 0x7FFFFFFF)
        out = np.where(np.isnan(out), nan, np.ascontiguousarray(out).view(raw)).view(out.dtype)
    return np.ascontiguousarray(out.astype(type_, copy=False)).view(np.uint8).reshape(old.shape)


def _plain(op: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    if op in _BITWISE:
        return _BITWISE[op](a, b)
    with np.errstate(over="ignore", invalid="ignore"):
        if op == "add":
            return a + b
        if op in ("min", "max") and a.dtype.kind == "f":
            negative = np.signbit(a) | np.signbit(b) if op == "min" else np.signbit(a) & np.signbit(b)
            zero = np.where(negative, -a.dtype.type(0), a.dtype.type(0))
            return np.where((a == 0) & (b == 0), zero, (np.fmin if op == "min" else np.fmax)(a, b))
        if op in ("min", "max"):
            return (np.minimum if op == "min" else np.maximum)(a, b)
        if op == "inc":
            return np.where(a >= b, np.uint32(0), a + np.uint32(1))
        return np.where((a == 0) | (a > b), b, a - np.uint32(1))


def _flushed(values: np.ndarray) -> np.ndarray:
    """f32 with zeros in place of subnormal numbers."""
    return np.where(np.abs(values) < np.finfo(np.float32).tiny, np.copysign(np.float32(0), values), values)


def _f32(bits: np.ndarray) -> np.ndarray:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def _bf16(values: np.ndarray) -> np.ndarray:
    """To nearest even; a NaN is 0x7fff. A sum of two bf16 in f32 loses nothing that decides this rounding."""
    word = values.view(np.uint32)
    rounded = ((word + (0x7FFF + (word >> 16 & 1))) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FFF), rounded)
