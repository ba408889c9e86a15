"""The tests that need CUDA's stand-in, which is built by the machine's C++ compiler."""

from __future__ import annotations

import pytest

import jit
from jit.emulated_cuda.runtime import toolkit


def lacking() -> str:
    """What the stand-in's build needs and this machine has not; "" where it has all."""
    try:
        toolkit.find(nvcc=False)
    except jit.NoCompilerError as error:
        return str(error)
    return ""


needs_stand_in = pytest.mark.skipif(bool(lacking()), reason=lacking() or "-")
