"""A submission to the axpy task that launches a kernel from the file beside it."""

from __future__ import annotations

from tests import paths

AXPY = str(paths.AXPY)


def launching(name: str, *more: object) -> str:
    """Text that launches the entry ``name`` of ``name.cu``, one thread an element: x, y, out, n, and ``more``."""
    arguments = ", ".join(["x", "y", "out", "n", *map(repr, more)])
    return f"""
from pathlib import Path

import jit
import torch

def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    kernel = jit.load(Path(__file__).parent / "{name}.cu", arch="sm_90a")["{name}"]
    n = x.numel()
    kernel({arguments}, grid=(n + 127) // 128, block=128)
    return out
"""
