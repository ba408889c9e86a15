"""All that stands in for CUDA in a process that has no GPU: torch's, and what the packages upon CUDA look for."""

from __future__ import annotations

from .libraries import (
    core_front,
    ctypes_front,
    cupy_front,
    cute_front,
    numba_front,
    tilelang_front,
    tinygrad_front,
    tvm_ffi_front,
    warp_front,
)
from .torch import install as torch_front
from .triton import front as triton_front


def install() -> None:
    """Puts them in place; each is ready when its package is imported."""
    for front in (
        torch_front, ctypes_front, cupy_front, cute_front, core_front, numba_front, tinygrad_front, triton_front,
        tvm_ffi_front, tilelang_front, warp_front,
    ):  # fmt: skip
        front.install()
