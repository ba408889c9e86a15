"""Compile raw CUDA sources, cache them by architecture, and launch them on a GPU or on the emulator.

``jit.load(path)["name"](*args, grid=..., block=...)`` is the whole of it; ``jit.compile`` needs no GPU.
"""

from __future__ import annotations

from . import arch, inline, inspect
from .arch import target_arch
from .artifact import Artifact, Entry, Param
from .batch import Outcome, compile_many
from .cache import Cache
from .compiler import compile
from .constants import Constants
from .diagnostics import Diagnostic
from .errors import (
    ArgumentError,
    CacheError,
    CompileError,
    CompileWarning,
    JitError,
    LaunchError,
    NoCompilerError,
    NoDeviceError,
    UnknownArchError,
)
from .im2col import Im2colMapSpec
from .inline import load_inline
from .launch import Kernel
from .module import Module, load
from .plans import counters, planned
from .tensormap import TensorMapSpec

__all__ = [
    "ArgumentError",
    "Artifact",
    "Cache",
    "CacheError",
    "CompileError",
    "CompileWarning",
    "Constants",
    "Diagnostic",
    "Entry",
    "Im2colMapSpec",
    "JitError",
    "Kernel",
    "LaunchError",
    "Module",
    "NoCompilerError",
    "NoDeviceError",
    "Outcome",
    "Param",
    "TensorMapSpec",
    "UnknownArchError",
    "arch",
    "compile",
    "compile_many",
    "counters",
    "inline",
    "inspect",
    "load",
    "load_inline",
    "planned",
    "target_arch",
]
