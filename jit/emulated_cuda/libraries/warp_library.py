"""Builds the library of NVIDIA Warp upon the stand-in CUDA, of the sources that lie in Warp's own wheel.

The library of the wheel has a CUDA runtime linked into it, which asks the driver for tables that NVIDIA does not
publish.
"""

from __future__ import annotations

import hashlib
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ...base import arch as arches
from ...base.errors import NoCompilerError
from ...cache import folders
from ...extension import build_plan
from ..runtime import library, toolkit

NAME = "warp.so"
# Units whose headers the wheel lacks (NanoVDB's, cuBQL's), and one that another unit includes.
LACKING = ("volume", "volume_builder", "bvh_cubql")
_INCLUDED = ("apic.cu",)
_DEFINES = (
    "-DWP_BUILD_DLL", "-DWP_ENABLE_CUDA=1", "-DWP_ENABLE_MATHDX=0", "-DWP_ENABLE_CUDA_COMPATIBILITY=1",
    "-DWP_ENABLE_DEBUG=0", "-DNDEBUG",
)  # fmt: skip
_STANDARD = ("-std=c++17", "-w")
_OF_HOST = ("-fPIC", "-fvisibility=hidden", "-O1")
_OF_NVCC = (
    "-Xcompiler", "-fPIC,-fvisibility=hidden,-O0", "--extended-lambda", "-cudart", "none", "--no-compress", "-lineinfo",
)  # fmt: skip
_PATIENCE = 3600.0  # seconds to wait for another process that compiles the same
_HEADERS = Path(__file__).with_name("warp_headers")


def build(native: Path, arch: str, nvrtc: str) -> Path:
    """The library. Its units are compiled once for each version of Warp.

    Args:
        native: the folder of Warp's sources.
        arch: what its own kernels are compiled for.
        nvrtc: the library that compiles the user's kernels.

    Raises:
        NoCompilerError: nvcc or a C++ compiler is missing, or cannot build it.
    """
    tools = toolkit.find()
    runtime = library.build(tools)
    objects = _objects(native, arch, tools)

    def link(work: Path) -> None:
        links = [nvrtc, f"-L{runtime}", "-lcudart", "-lcuda", "-ldl", "-lpthread", "-Wl,-z,lazy"]
        links += [f"-Wl,-rpath,{folder}" for folder in (runtime, Path(nvrtc).parent)]
        units = sorted(str(path) for path in objects.glob("*.o"))
        _run([tools.host, "-shared", "-o", str(work / NAME), *units, *links])

    return folders.folder(folders.WARP, _digest(objects.name, str(runtime), nvrtc), link) / NAME


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


def _objects(native: Path, arch: str, tools: toolkit.Toolkit) -> Path:
    """The folder of the compiled units. Raises NoCompilerError."""
    found = sorted([*native.glob("*.cpp"), *native.glob("*.cu")])
    units = [path for path in found if path.stem not in LACKING and path.name not in _INCLUDED]
    if not units:
        raise NoCompilerError(f"{native} has no sources of Warp's library")
    read = [*sorted(native.glob("*.h")), *sorted(_HEADERS.iterdir()), *units]
    texts = [hashlib.sha256(path.read_bytes()).hexdigest() for path in read]
    words = [*_STANDARD, *_DEFINES, *_OF_HOST, *_OF_NVCC]

    def make(work: Path) -> None:
        print("warpyard: building NVIDIA Warp's library for the emulator, once: it takes some minutes", flush=True)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda unit: _compile(unit, native, arch, tools, work), _slowest_first(units)))

    name = _digest(arch, build_plan.identity(tools.nvcc), build_plan.identity(tools.host), *words, *texts)
    return folders.folder(folders.WARP, name, make, patience=_PATIENCE)


def _slowest_first(units: list[Path]) -> list[Path]:
    return sorted(units, key=lambda path: (path.suffix != ".cu", -path.stat().st_size))


def _compile(unit: Path, native: Path, arch: str, tools: toolkit.Toolkit, work: Path) -> None:
    headers = [f"-I{native}", f"-I{_HEADERS}", *toolkit.library_flags(compiler=unit.suffix != ".cu")]
    command = [tools.host, *_OF_HOST, f"-I{tools.include}"]
    if unit.suffix == ".cu":
        compute = arches.find(arch).name.replace("sm_", "compute_")
        command = [tools.nvcc, "-ccbin", tools.host, *_OF_NVCC, f"-gencode=arch={compute},code={compute}"]
    _run([*command, *_STANDARD, *_DEFINES, *headers, "-c", str(unit), "-o", str(work / f"{unit.name}.o")])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise NoCompilerError(f"NVIDIA Warp's library does not build with {command[0]}:\n{done.stderr[-2000:]}")
