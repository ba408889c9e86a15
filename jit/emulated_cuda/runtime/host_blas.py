"""Products of cuBLAS's own functions, done by NumPy on the memory where the matrices lie. Nothing is emulated.

Sums are formed in f64, of complex numbers in complex128, and rounded once: closer than a GPU's, and not its bits. Those
of f16 and bf16 are torch's, in f32, where there is torch.
"""

from __future__ import annotations

import ctypes
import math
import sys
from dataclasses import dataclass

import numpy as np

# By cudaDataType_t: NumPy's type of the elements. Those of bf16 are the upper halves of f32.
_TYPES = {0: "f4", 1: "f8", 2: "f2", 3: "i1", 4: "c8", 5: "c16", 10: "i4", 14: "u2"}
_BF16 = 14
_SHORT = {2, _BF16}  # f16 and bf16


@dataclass(frozen=True)
class Matrix:
    """Matrices of a batch, column by column.

    Attributes:
        address: of the first.
        type: a cudaDataType_t.
        ld: elements from a column to the next one.
        stride: elements from a matrix to the next one.
    """

    address: int
    type: int
    ld: int
    stride: int

    def view(self, rows: int, columns: int, count: int) -> np.ndarray:
        """The elements, [count, rows, columns], where they lie. Raises ValueError for a type that is not known here."""
        if self.type not in _TYPES:
            raise ValueError(f"matrices of cudaDataType_t {self.type}")
        kind = np.dtype(_TYPES[self.type])
        if not rows * columns * count:
            return np.empty((count, rows, columns), kind)
        size = self.stride * (count - 1) + self.ld * (columns - 1) + rows
        raw = (ctypes.c_uint8 * (size * kind.itemsize)).from_address(self.address)
        steps = (self.stride * kind.itemsize, kind.itemsize, self.ld * kind.itemsize)
        return np.lib.stride_tricks.as_strided(np.ctypeslib.as_array(raw).view(kind), (count, rows, columns), steps)


def gemm(
    left: int, right: int, m: int, n: int, k: int, a: Matrix, b: Matrix, c: Matrix, count: int, alpha: complex,
    beta: complex,
) -> None:  # fmt: skip
    """c = alpha op(a) op(b) + beta c, of each matrix of a batch.

    Args:
        left, right: what op does with a and b: 0 nothing, 1 the transpose, 2 its complex conjugate.
        m, n, k: op(a) is [m, k], op(b) is [k, n].

    Raises:
        ValueError: a type is not known here.
    """
    first = _wide(a.view(*((k, m) if left else (m, k)), count), a.type)
    second = _wide(b.view(*((n, k) if right else (k, n)), count), b.type)
    out = c.view(m, n, count)
    product = _as_torch if {a.type, b.type} <= _SHORT and "torch" in sys.modules else np.matmul
    made = _scale(alpha, c.type) * product(_turned(first, left), _turned(second, right))
    if beta:  # where it is 0, what is there may be no number
        made += _scale(beta, c.type) * _wide(out, c.type)
    _put(out, made, c.type)


def _as_torch(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """The product as torch forms it on the emulated device, in f32: a reference in torch is often asked for the same
    bits, which it has where both are cuBLAS's."""
    import torch

    with torch._C.DisableTorchFunction(), torch.no_grad():
        one, other = (torch.from_numpy(values.astype(np.float32)) for values in (first, second))
        return (one @ other).numpy().astype(np.float64)


def _turned(values: np.ndarray, how: int) -> np.ndarray:
    turned = values.swapaxes(1, 2) if how else values
    return turned.conj() if how == 2 else turned


def _scale(value: complex, kind: int) -> complex:
    return value if kind in (4, 5) else value.real


def _wide(values: np.ndarray, kind: int) -> np.ndarray:
    if kind == _BF16:
        return (values.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return values.astype(np.complex128 if values.dtype.kind == "c" else np.float64)


def _put(out: np.ndarray, values: np.ndarray, kind: int) -> None:
    if kind == _BF16:
        words = np.ascontiguousarray(values.astype(np.float32)).view(np.uint32)
        rounded = (words + 0x7FFF + (words >> 16 & 1)) >> 16
        out[...] = np.where(np.isnan(values), 0x7FFF, rounded).astype(np.uint16)
    elif out.dtype.kind == "i":
        out[...] = np.clip(np.rint(values), np.iinfo(out.dtype).min, np.iinfo(out.dtype).max)
    else:
        with np.errstate(over="ignore"):
            out[...] = values


def number(bits: int) -> float:
    """The f64 of its bits."""
    return float(np.uint64(bits).view(np.float64)) if bits else math.copysign(0.0, 1)
