"""CuPy's products of matrices and its sorts, done by NumPy on the host: cuBLAS and Thrust are compiled code for a GPU.

The arrays of CuPy lie in host memory here, so that NumPy reads and writes them where they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

_WIDE = {"e": np.float64, "f": np.float64, "F": np.complex128}  # what is summed in, and rounded once


def install(cupy: Any) -> None:
    """Puts them in the place of CuPy's own, in the functions and in the methods of arrays."""
    array = cupy.ndarray
    for name in ("matmul", "dot", "inner", "tensordot", "vdot", "einsum"):
        setattr(cupy, name, _product(cupy, getattr(np, name)))
    array.__matmul__ = lambda left, right: _taken(cupy, left, right)
    array.__rmatmul__ = lambda right, left: _taken(cupy, left, right)
    array.__imatmul__ = lambda left, right: cupy.matmul(left, right, out=left)
    array.dot = lambda self, b, out=None: cupy.dot(self, b, out=out)
    array.sort = _sort
    array.argsort = lambda self, axis=-1, kind=None: _made(cupy, np.argsort(_host(self), axis, kind="stable"))
    array.partition = lambda self, kth, axis=-1: _host(self).partition(kth, axis)
    array.argpartition = lambda self, kth, axis=-1: _made(cupy, np.argpartition(_host(self), kth, axis))
    cupy.lexsort = lambda keys: _made(cupy, np.lexsort(_host(keys) if isinstance(keys, array) else [*map(_host, keys)]))


class _View:
    def __init__(self, array: Any) -> None:
        self.kept = array
        self.__array_interface__ = {
            "data": (array.data.ptr, False), "shape": array.shape, "strides": array.strides,
            "typestr": array.dtype.str, "version": 3,
        }  # fmt: skip


def _host(value: Any) -> Any:
    """An array of CuPy as one of NumPy over the same memory; what is none, as it is."""
    if not hasattr(value, "__cuda_array_interface__"):
        return value
    return np.asarray(_View(value)) if value.size else np.empty(value.shape, value.dtype)


def _made(cupy: Any, values: Any, out: Any = None) -> Any:
    """An array of CuPy with these values, or ``out``, which gets them."""
    values = np.asarray(values)
    made = cupy.empty(values.shape, values.dtype) if out is None else out
    if made.size:
        _host(made)[...] = values
    return made


def _product(cupy: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    def product(*args: Any, out: Any = None, dtype: Any = None, **named: Any) -> Any:
        given = [_host(value) for value in args]
        arrays = [value for value in given if isinstance(value, np.ndarray)]
        kind = np.dtype(dtype) if dtype is not None else np.result_type(*arrays)
        wide = _WIDE.get(kind.char)
        if wide is not None:
            given = [value.astype(wide) if isinstance(value, np.ndarray) else value for value in given]
        named.pop("optimize", None)
        return _made(cupy, np.asarray(function(*given, **named)).astype(kind, copy=False), out)

    return product


def _taken(cupy: Any, left: Any, right: Any) -> Any:
    """``left @ right``, if both are arrays of CuPy."""
    if not (isinstance(left, cupy.ndarray) and isinstance(right, cupy.ndarray)):
        return NotImplemented
    return cupy.matmul(left, right)


def _sort(self: Any, axis: int = -1, kind: Any = None) -> None:
    _host(self).sort(axis, kind="stable")
