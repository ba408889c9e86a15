"""TileLang with no GPU: its host code looks for CUDA among the libraries that are loaded, and finds the stand-in.

nvcc makes its cubins; the PTX of each is kept beside it.
"""

from __future__ import annotations

import functools
import os
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from ...base import arch as arches
from ..runtime import in_process, toolkit
from .import_hook import on_import


def install() -> None:
    """Makes the stand-in ready as soon as something imports TileLang, and not before."""
    on_import("tilelang", _prepare, lambda _: None)
    on_import("tilelang.contrib.nvcc", lambda _: None, _settle)


def _prepare(_: Path) -> None:
    tools = toolkit.find()
    os.environ.setdefault("CUDA_HOME", str(Path(tools.nvcc).resolve().parents[1]))
    in_process.connect(tools, arches.target_arch("cpu"), {})
    in_process.library_of(tools)


def _settle(nvcc: ModuleType) -> None:
    compiled: Any = nvcc.compile_cuda

    @functools.wraps(compiled)
    def compile_cuda(code: str, target_format: str = "ptx", arch: Any = None, options: Any = None, **named: Any) -> Any:
        if target_format == "ptx":
            return compiled(code, target_format, arch, options, **named)
        words = [options] if isinstance(options, str) else [*(options or [])]
        with tempfile.TemporaryDirectory(prefix="tilelang-") as kept:
            made = compiled(code, target_format, arch, [*words, "--keep", f"--keep-dir={kept}"], **named)
            for path in sorted(Path(kept).glob("*.ptx"))[-1:]:
                in_process.know(bytes(made), path.read_text())
        return made

    nvcc.compile_cuda = compile_cuda  # type: ignore[attr-defined]
