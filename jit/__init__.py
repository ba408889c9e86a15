"""Compile raw CUDA sources, cache them by architecture, and launch them on a GPU or on the emulator.

``jit.load(path)["name"](*args, grid=..., block=...)`` is the whole of it; ``jit.compile`` needs no GPU.
"""

from __future__ import annotations

from .arguments.im2col import Im2colMapSpec
from .arguments.tensormap import TensorMapSpec
from .base import arch
from .base.arch import target_arch
from .base.artifact import Artifact, Entry, Param
from .base.constants import Constants
from .base.diagnostics import Diagnostic
from .base.errors import (
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
from .base.findings import EmulatorFinding, findings
from .cache.store import Cache
from .compiler import listings as inspect
from .compiler.batch import Outcome, compile_many
from .compiler.build import compile
from .extension import load_inline as inline
from .extension.load_inline import load_inline
from .launch.kernel import Kernel
from .launch.module import Module, load
from .replay.plans import counters, planned

__all__ = [
    "ArgumentError",
    "Artifact",
    "Cache",
    "CacheError",
    "CompileError",
    "CompileWarning",
    "Constants",
    "Diagnostic",
    "EmulatorFinding",
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
    "findings",
    "inline",
    "inspect",
    "load",
    "load_inline",
    "planned",
    "target_arch",
]
