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
    """Has the import of a package, or of an extension module, call two functions.

    Args:
        name: the package.
        prepare: called before its code runs, with the folder that it lies in.
        settle: called with the package after that.
        elsewhere: whether another finder will look for it, given the path to look along.
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
        loader = spec.loader if spec else None
        if isinstance(loader, importlib.machinery.SourceFileLoader):
            spec.loader = _Loader(name, loader.path, self._prepare, self._settle)  # type: ignore[union-attr]
            return spec
        if isinstance(loader, importlib.machinery.ExtensionFileLoader):
            spec.loader = _Extension(name, loader.path, self._prepare, self._settle)  # type: ignore[union-attr]
            return spec
        return None


class _Hooks:
    """What a loader of a package has besides."""

    path: str

    def __init__(self, name: str, path: str, prepare: Callable[[Path], None], settle: Callable[[ModuleType], None]):
        super().__init__(name, path)  # type: ignore[call-arg]
        self._prepare, self._settle = prepare, settle

    def exec_module(self, module: ModuleType) -> None:
        """Runs the package. Raises NoCompilerError where the stand-in cannot be built, ImportError as ever."""
        self._prepare(Path(self.path).parent.parent)
        super().exec_module(module)  # type: ignore[misc]
        self._settle(module)


class _Loader(_Hooks, importlib.machinery.SourceFileLoader):  # type: ignore[misc]
    pass


class _Extension(_Hooks, importlib.machinery.ExtensionFileLoader):
    pass
