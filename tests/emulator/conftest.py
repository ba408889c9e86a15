"""Copies of kernel packages with defects in them."""

from __future__ import annotations

import importlib.util
import itertools
import shutil
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from types import ModuleType

import pytest

import kernels
from jit.base import user_code
from jit.emulator import instructions

_SERIAL = itertools.count()
instructions.register()  # for tests of a single pass, which read the table of opcodes


@pytest.fixture(autouse=True)
def lines_of_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """Findings have the lines of the CUDA text, which most tests put together, and not those of the test's file."""
    monkeypatch.setattr(user_code, "place", lambda name, number: None)


@pytest.fixture
def mutated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, str, Collection[tuple[str, str, str]]], ModuleType]:
    """A function (package, arch, edits) that copies a kernel's package and the headers, edits the copies, and imports
    the package for the arch; with no edits the kernel itself, which is compiled once for all tests. An edit: file below
    kernels/, what stands there exactly once, what takes its place."""
    root = Path(kernels.__file__).parent

    def make(name: str, arch: str, edits: Collection[tuple[str, str, str]]) -> ModuleType:
        monkeypatch.setenv("WARPYARD_ARCH", arch)
        monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
        if not edits:
            return kernels.package(name)
        for folder in (name, "include"):
            shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
        for file, old, new in edits:
            text = (tmp_path / file).read_text()
            assert text.count(old) == 1, f"{file} has {text.count(old)} places with {old!r}"
            (tmp_path / file).write_text(text.replace(old, new))
        monkeypatch.setattr(kernels, "INCLUDE", tmp_path / "include")
        spec = importlib.util.spec_from_file_location(f"mutated_{next(_SERIAL)}", tmp_path / name / "__init__.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, spec.name, module)
        spec.loader.exec_module(module)
        return module

    return make
