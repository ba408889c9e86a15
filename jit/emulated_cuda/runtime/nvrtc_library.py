"""NVRTC for programs on the stand-in: where it is, and the library before it, which knows the PTX of its cubins."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from ...cache import folders
from .library import compile_shared
from .toolkit import Toolkit

_SOURCE, _NAME = Path(__file__).with_name("nvrtc.cpp"), "libwarpyard_nvrtc.so"
_HEADER = re.compile(r'^[^\S\n]*#\s*include\s*[<"]nvrtc\.h[>"]', re.MULTILINE)


def of_wheel() -> str:
    """The library of NVRTC's wheel; "" where there is none."""
    try:
        from cuda.pathfinder import load_nvidia_dynamic_lib

        return str(load_nvidia_dynamic_lib("nvrtc").abs_path)
    except Exception:  # of pathfinder's own kinds, and by version
        return ""


def before(host: str, true: Path) -> Path:
    """The library that stands before an NVRTC, built once.

    Args:
        host: path of the C++ compiler.
        true: path of the NVRTC.

    Raises:
        NoCompilerError: the compiler's words.
    """
    # An NVRTC of 13.0 looks for its second library along the program's own paths alone: it is loaded with this one.
    second = sorted(str(path) for path in true.parent.glob("libnvrtc-builtins.so.*"))
    digest = hashlib.sha256(f"{host} {true} {second}".encode() + _SOURCE.read_bytes()).hexdigest()[:24]

    def make(work: Path) -> None:
        needs = ["-Wl,--no-as-needed", str(true), *second, f"-Wl,-rpath,{true.parent}"]
        compile_shared(host, [f'-DNVRTC="{true}"', str(_SOURCE), *needs], work / _NAME)
        (work / "libnvrtc.so").symlink_to(true)  # for those who link

    return folders.folder(folders.NVRTC, digest, make) / _NAME


def flags(tools: Toolkit, text: str, words: Sequence[str]) -> list[str]:
    """nvcc's flags for a program that compiles by NVRTC; none for another, or where there is no NVRTC.

    Args:
        text: the program's source.
        words: the user's own flags.

    Raises:
        NoCompilerError: the host compiler's words.
    """
    if "-lnvrtc" not in words and not _HEADER.search(text):
        return []
    if (true := find(tools.nvcc)) is None:
        return []
    shim = before(tools.host, true)
    found = [str(shim), f"-L{shim.parent}", "-lnvrtc"]
    found += [word for folder in (shim.parent, true.parent) for word in ("-Xlinker", f"-rpath={folder}")]
    header = true.parents[1] / "include"
    if not Path(tools.include, "nvrtc.h").exists() and (header / "nvrtc.h").exists():
        found += ["-Xcompiler", f"-idirafter,{header}"]
    return found


@functools.cache
def find(nvcc: str) -> Path | None:
    """NVRTC of nvcc's toolkit, else of its wheel; None where there is none."""
    root = Path(nvcc).resolve().parents[1]
    places = [*root.glob("lib64/libnvrtc.so*"), *root.glob("targets/*/lib/libnvrtc.so*")]
    found = next((str(path) for path in sorted(places) if path.exists()), None) or of_wheel()
    return Path(found).resolve() if found else None
