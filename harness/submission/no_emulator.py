"""Keeps the emulator out of a process in which nothing is to be emulated."""

from __future__ import annotations

import importlib.abc
from typing import Any


class NoEmulator(importlib.abc.MetaPathFinder):
    """Keeps a run that was asked to be on the CPU or on a GPU from being emulated without a word."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Refuses ``jit.emulator``."""
        if name == "jit.emulator":
            raise ImportError("this run does not emulate: --device emulator does")
