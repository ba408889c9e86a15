"""Triton with no GPU: its own compiler makes PTX, and its launches go to the emulator (docs/triton.md)."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from types import ModuleType
from typing import Any

OLDEST = (3, 6)  # as in pyproject.toml's extra `triton`


def install() -> None:
    """Gives Triton the emulated device as soon as something imports it, and not before."""
    sys.meta_path.insert(0, _Finder())


class _Finder(importlib.abc.MetaPathFinder):
    """Finds Triton as ever, and has its driver installed behind it."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        """The spec of Triton's package; None for all else, and where it is not installed."""
        if name != "triton":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None or not isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            return None
        spec.loader = _Loader(name, spec.loader.path)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        """Runs Triton, and then installs the driver. Raises ImportError where Triton is older than the driver knows."""
        super().exec_module(module)
        version = str(getattr(module, "__version__", ""))
        if _numbers(version) < OLDEST:
            oldest = ".".join(map(str, OLDEST))
            raise ImportError(
                f"Triton {version or 'of no version'} is installed; without a GPU its kernels run from {oldest} on: "
                f"pip install 'triton>={oldest}'"
            )
        from . import driver

        driver.install()


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".")[:2] if part.isdigit())
