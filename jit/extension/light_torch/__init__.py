"""A light form of torch's own C++ headers: those that extensions of kernels use most, under the whole ones' names.

A source that needs more is compiled again with all of torch's headers, or by torch itself.
"""

from __future__ import annotations

import re
import sysconfig
from pathlib import Path

from .. import build_plan

INCLUDE = Path(__file__).parent / "include"
_LIBRARY = re.compile(r"\bTORCH_LIBRARY|torch::Library")
_PYTHON = re.compile(r"\bpy::|pybind11|PYBIND11")


def flags(text: str, cuda: bool) -> list[str]:
    """The words for the compiler of a source: this form, and torch's own headers behind it.

    Args:
        text: the source.
        cuda: whether nvcc compiles it; g++ compiles what binds the functions.
    """
    words = [f"-I{INCLUDE}", *whole()]
    if _LIBRARY.search(text):
        words.append("-DWARPYARD_LIBRARY")
    if not cuda or _PYTHON.search(text):
        words.append("-DWARPYARD_PYTHON")
    return words


def whole() -> list[str]:
    """The words for the compiler of a source that gets torch's own headers."""
    include = build_plan.torch_folder() / "include"
    system = [include, include / "torch" / "csrc" / "api" / "include", sysconfig.get_paths()["include"]]
    return [word for path in system for word in ("-isystem", str(path))]


def headers() -> list[str]:
    """The texts of its headers, in a fixed order."""
    return [path.read_text() for path in sorted(INCLUDE.rglob("*.h"))]
