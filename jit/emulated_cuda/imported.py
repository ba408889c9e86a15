"""Prepares the process when a submission imports a package that wants a CUDA device, and not before."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any


def on_import(
    name: str,
    prepare: Callable[[Path], None],
    settle: Callable[[ModuleType], None],
    elsewhere: Callable[[Any], bool] = lambda path: False,
) -> None:
    """Has a package's import call two functions.

    Args:
        name: the package.
        prepare: called before its code runs, with the folder that it lies in.
        settle: called with the package after that.
        elsewhere: whether another finder will look for it, told the path to look along.
    """
    sys.meta_path.insert(0, _Finder(name, prepare, settle, elsewhere))


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, name: str, prepare: Any, settle: Any, elsewhere: Any) -> None:
        self._name, self._prepare, self._settle, self._elsewhere = name, prepare, settle, elsewhere

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        """The spec of the package; None for all else, and where it is not installed."""
        if name != self._name or self._elsewhere(path):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None or not isinstance(spec.loader, importlib.machinery.SourceFileLoader) or not spec.origin:
            return None
        spec.loader = _Loader(name, spec.loader.path, self._prepare, self._settle)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, prepare: Callable[[Path], None], settle: Callable[[ModuleType], None]):
        super().__init__(name, path)
        self._prepare, self._settle = prepare, settle

    def exec_module(self, module: ModuleType) -> None:
        """Runs the package. Raises NoCompilerError where the stand-in cannot be built, ImportError as ever."""
        self._prepare(Path(self.path).parent.parent)
        super().exec_module(module)
        self._settle(module)
