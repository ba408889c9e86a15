"""Products of cuBLAS and cuBLASLt, done by NumPy on the memory where the matrices lie. Nothing is emulated.

Sums are formed in f64, of complex numbers in complex128, and rounded once: closer than a GPU's, and not its bits. Those
of f16 and bf16 are torch's, in f32, where there is torch.
"""

from __future__ import annotations

import ctypes
import functools
import math
import sys
from dataclasses import dataclass, replace
from enum import IntFlag

import numpy as np

# By cudaDataType_t: NumPy's type of the elements. Those of bf16 are the upper halves of f32.
# Elements of fp8 are bytes.
_TYPES = {0: "f4", 1: "f8", 2: "f2", 3: "i1", 4: "c8", 5: "c16", 10: "i4", 14: "u2", 28: "u1", 29: "u1"}
_BF16 = 14
_FP8 = {28: (4, 3), 29: (5, 2)}  # e4m3 and e5m2: bits of exponent and mantissa
_SHORT = {2, _BF16}  # f16 and bf16


@dataclass(frozen=True)
class Matrix:
    """Matrices of a batch.

    Attributes:
        address: of the first; 0 where there is none.
        type: a cudaDataType_t.
        ld: elements from a column to the next one.
        stride: elements from a matrix to the next one.
        by_rows: whether a row lies one behind the other instead; `ld` is then from a row to the next one.
    """

    address: int
    type: int
    ld: int
    stride: int
    by_rows: int = 0

    def view(self, rows: int, columns: int, count: int) -> np.ndarray:
        """The elements, [count, rows, columns], where they lie. Raises ValueError for a type that is not known here."""
        if self.type not in _TYPES:
            raise ValueError(f"matrices of cudaDataType_t {self.type}")
        if self.by_rows:
            return replace(self, by_rows=0).view(columns, rows, count).swapaxes(1, 2)
        kind = np.dtype(_TYPES[self.type])
        if not rows * columns * count:
            return np.empty((count, rows, columns), kind)
        size = self.stride * (count - 1) + self.ld * (columns - 1) + rows
        raw = (ctypes.c_uint8 * (size * kind.itemsize)).from_address(self.address)
        steps = (self.stride * kind.itemsize, kind.itemsize, self.ld * kind.itemsize)
        return np.lib.stride_tricks.as_strided(np.ctypeslib.as_array(raw).view(kind), (count, rows, columns), steps)


class Epilogue(IntFlag):
    """What is done with a product before it is stored: the bits of cublasLtEpilogue_t."""

    PLAIN = 1
    RELU = 2
    BIAS = 4
    VECTOR_OF_D = 16  # the gradient of the bias: the sums of D's rows
    GELU = 32
    GELU_BACK = 64  # the gradient of gelu at what `aux` holds
    AUX = 128  # what goes into gelu is stored, or read
    VECTOR_OF_A = 256  # the sums of A's rows
    VECTOR_OF_B = 512  # the sums of B's columns


@dataclass(frozen=True)
class Product:
    """d = scale_d * epilogue(alpha * scale_a * scale_b * op(a) op(b) + beta * scale_c * c), of each matrix of a batch.

    Attributes:
        left, right: what op does with a and b: 0 nothing, 1 the transpose, 2 its complex conjugate.
        m, n, k: op(a) is [m, k], op(b) is [k, n].
        count: of the batch.
        vector: the bias, or where its gradient goes; [m], or [n] for the sums of b's columns.
        aux: the values before gelu, [m, n].
    """

    left: int
    right: int
    m: int
    n: int
    k: int
    count: int
    epilogue: int
    a: Matrix
    b: Matrix
    c: Matrix
    d: Matrix
    vector: Matrix
    aux: Matrix
    alpha: complex
    beta: complex
    scale_a: float = 1
    scale_b: float = 1
    scale_c: float = 1
    scale_d: float = 1


def multiply(p: Product) -> None:
    """Carries a product out.

    Raises:
        ValueError: a type is not known here.
    """
    first = _turned(_wide(p.a.view(*((p.k, p.m) if p.left else (p.m, p.k)), p.count), p.a.type), p.left)
    second = _turned(_wide(p.b.view(*((p.n, p.k) if p.right else (p.k, p.n)), p.count), p.b.type), p.right)
    product = _as_torch if {p.a.type, p.b.type} <= _SHORT and "torch" in sys.modules else np.matmul
    made = _scale(p.alpha * p.scale_a * p.scale_b, p.d.type) * product(first, second)
    if p.beta:  # where it is 0, what is there may be no number
        made += _scale(p.beta * p.scale_c, p.d.type) * _wide(p.c.view(p.m, p.n, p.count), p.c.type)
    kind = Epilogue(p.epilogue)
    if kind & Epilogue.BIAS:
        made += _wide(p.vector.view(p.m, 1, p.count), p.vector.type)
    if kind & Epilogue.RELU:
        made = np.where(np.isnan(made), made, np.maximum(made, 0))
    elif kind & Epilogue.GELU:
        if kind & Epilogue.AUX:
            _put(p.aux.view(p.m, p.n, p.count), made, p.aux.type)
        made = 0.5 * made * (1 + _tanh_of_gelu(made)[0])
    elif kind & Epilogue.GELU_BACK:
        at = _wide(p.aux.view(p.m, p.n, p.count), p.aux.type)
        tanh, slope = _tanh_of_gelu(at)
        made = made * (0.5 * (1 + tanh) + 0.5 * at * (1 - tanh**2) * slope)
    if kind & Epilogue.VECTOR_OF_B:
        _put(p.vector.view(p.n, 1, p.count), second.sum(1)[..., None], p.vector.type)
    elif kind & (Epilogue.VECTOR_OF_A | Epilogue.VECTOR_OF_D):
        summed = first if kind & Epilogue.VECTOR_OF_A else made
        _put(p.vector.view(p.m, 1, p.count), summed.sum(2)[..., None], p.vector.type)
    _put(p.d.view(p.m, p.n, p.count), made * p.scale_d, p.d.type)


def _tanh_of_gelu(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The tanh in cuBLASLt's gelu, x/2 (1 + tanh(...)), and the slope of what is in it."""
    factor = math.sqrt(2 / math.pi)
    return np.tanh(factor * (x + 0.044715 * x**3)), factor * (1 + 3 * 0.044715 * x**2)


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
    if kind in _FP8:
        return _fp8_values(*_FP8[kind])[values]
    return values.astype(np.complex128 if values.dtype.kind == "c" else np.float64)


def _put(out: np.ndarray, values: np.ndarray, kind: int) -> None:
    if kind == _BF16:
        words = np.ascontiguousarray(values.astype(np.float32)).view(np.uint32)
        rounded = (words + 0x7FFF + (words >> 16 & 1)) >> 16
        out[...] = np.where(np.isnan(values), 0x7FFF, rounded).astype(np.uint16)
    elif kind in _FP8:
        out[...] = _fp8_codes(values, *_FP8[kind])
    elif out.dtype.kind == "i":
        out[...] = np.clip(np.rint(values), np.iinfo(out.dtype).min, np.iinfo(out.dtype).max)
    else:
        with np.errstate(over="ignore"):
            out[...] = values


@functools.cache
def _fp8_values(exponent: int, mantissa: int) -> np.ndarray:
    """The value of each of the 256 codes of e4m3, which has no infinity, or of e5m2."""
    codes = np.arange(256)
    power, part = codes >> mantissa & (1 << exponent) - 1, codes & (1 << mantissa) - 1
    bias = (1 << exponent - 1) - 1
    values = np.where(power, 1 + part / (1 << mantissa), part / (1 << mantissa)) * 2.0 ** (np.maximum(power, 1) - bias)
    if exponent == 4:
        values[codes & 0x7F == 0x7F] = np.nan
    else:
        values[power == 31] = np.where(part[power == 31], np.nan, np.inf)
    return np.where(codes & 0x80, -values, values)


def _fp8_codes(values: np.ndarray, exponent: int, mantissa: int) -> np.ndarray:
    """The nearest codes, of two the even one; what is too large becomes the largest number, as cuBLASLt stores it."""
    most = 0x7E if exponent == 4 else 0x7B
    known = _fp8_values(exponent, mantissa)[: most + 1]
    size = np.minimum(np.abs(values), known[-1])
    above = np.minimum(np.searchsorted(known, size), most)
    below = np.maximum(above - 1, 0)
    up, down = known[above] - size, size - known[below]
    near = np.where((up < down) | ((up == down) & (above % 2 == 0)), above, below)
    near = np.where(np.isnan(values), 0x7F, near)
    return np.where(np.signbit(values), near | 0x80, near).astype(np.uint8)


def number(bits: int) -> float:
    """The f64 of its bits."""
    return float(np.uint64(bits).view(np.float64)) if bits else math.copysign(0.0, 1)
