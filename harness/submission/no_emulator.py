"""Keeps the emulator out of a process in which nothing is to be emulated."""

from __future__ import annotations

import importlib.abc
import sys
from typing import Any

import jit


class NoEmulator(importlib.abc.MetaPathFinder):
    """Keeps a run that was asked to be on the CPU or on a GPU from being emulated without a word."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Refuses ``jit.emulator``."""
        if name == "jit.emulator":
            raise ImportError("this run does not emulate: --device emulator does")


def forbid() -> None:
    """Has nothing emulated in this process, also where it is a copy of one that has imported the emulator."""
    for name in [name for name in sys.modules if f"{name}.".startswith("jit.emulator.")]:
        del sys.modules[name]
    vars(jit).pop("emulator", None)
    sys.meta_path.insert(0, NoEmulator())
