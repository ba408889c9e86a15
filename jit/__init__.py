"""Compile raw CUDA sources, cache them by architecture, and launch them on a GPU or on the emulator.

``jit.load(path)["name"](*args, grid=..., block=...)`` is the whole of it; ``jit.compile`` needs no GPU.

A name is imported when it is first used: who needs no more than ``jit.base.environment`` does not wait for the rest.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
        EmulatorRemark,
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
    "EmulatorRemark",
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

_PLACES = {
    "arguments.im2col": ("Im2colMapSpec",),
    "arguments.tensormap": ("TensorMapSpec",),
    "base.arch": ("target_arch",),
    "base.artifact": ("Artifact", "Entry", "Param"),
    "base.constants": ("Constants",),
    "base.diagnostics": ("Diagnostic",),
    "base.errors": (
        "ArgumentError", "CacheError", "CompileError", "CompileWarning", "EmulatorRemark", "JitError",
        "LaunchError", "NoCompilerError", "NoDeviceError", "UnknownArchError",
    ),
    "base.findings": ("EmulatorFinding", "findings"),
    "cache.store": ("Cache",),
    "compiler.batch": ("Outcome", "compile_many"),
    "compiler.build": ("compile",),
    "extension.load_inline": ("load_inline",),
    "launch.kernel": ("Kernel",),
    "launch.module": ("Module", "load"),
    "replay.plans": ("counters", "planned"),
}  # the names that a module has  # fmt: skip
_MODULES = {"arch": "base.arch", "inline": "extension.load_inline", "inspect": "compiler.listings"}
_BY_NAME = {name: module for module, names in _PLACES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        found: Any = importlib.import_module(f".{_MODULES[name]}", __name__)
    elif name in _BY_NAME:
        found = getattr(importlib.import_module(f".{_BY_NAME[name]}", __name__), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
