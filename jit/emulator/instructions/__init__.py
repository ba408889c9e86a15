"""What each instruction does: one module a chapter of the PTX ISA."""

from __future__ import annotations

import functools
import importlib
import pkgutil


@functools.cache
def register() -> None:
    """Imports every module of this room, by which its instructions are known to the lowering."""
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(module.name)
