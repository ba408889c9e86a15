"""Builds the stand-in runtime library, once for each toolkit: ``libcudart.so`` and ``libcuda.so`` in one file.

Its sources are the ``.cpp`` files beside this one. Every function that the toolkit's headers declare and that the
sources lack becomes a stub, which says its name once and returns an error.
"""

from __future__ import annotations

import functools
import hashlib
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ...base.errors import NoCompilerError
from ...cache import folders
from .toolkit import Toolkit

_HERE = Path(__file__).parent
_SHARED = Path(__file__).parents[2] / "emulator" / "native"  # the folder of what the emulator reads of it
_OWN_HEADERS = ("stand_in.h", "runtime.h", "blas.h", "textures.h", "graphs.h", _SHARED / "texture_object.h")
_SOURCES = (
    "channel.cpp", "arena.cpp", "copies.cpp", "devices.cpp", "launches.cpp", "order.cpp", "textures.cpp",
    "runtime.cpp", "runtime_copies.cpp", "runtime_devices.cpp", "runtime_errors.cpp", "runtime_graph_nodes.cpp",
    "runtime_graphs.cpp", "runtime_memory.cpp", "runtime_streams.cpp", "runtime_textures.cpp",
    "driver.cpp", "driver_contexts.cpp", "driver_memory.cpp", "driver_occupancy.cpp", "driver_streams.cpp",
    "driver_textures.cpp", "driver_virtual.cpp",
    "blas.cpp", "blas_lt.cpp", "blas_vectors.cpp", "rand.cpp", "cute_dialect.cpp",
)  # fmt: skip
_HEADERS = ("cuda_runtime_api.h", "cuda.h", "driver_types.h", "cuda_profiler_api.h")
_NAME = "libwarpyard_cuda.so"
# For those who link. Of the last ones nothing is there; a program that names them and calls nothing runs.
_LINKS = (
    "libcudart.so", "libcuda.so", "libcublas.so", "libcublasLt.so", "libcurand.so", "libcufft.so", "libcusparse.so",
    "libcusolver.so", "libcudnn.so", "libnvToolsExt.so",
)  # fmt: skip
# It calls its own functions, not those of a CUDA runtime that torch has loaded, and what a compiler puts in of
# its own C++ library is for nobody else.
_FLAGS = ("-ldl", "-Wl,-z,now", "-Wl,-Bsymbolic", "-Wl,--exclude-libs,ALL")
DRIVER = "libcuda.so.1"
# For those who ask for a library by its name. Who is linked with cuRAND asks for that version of it, too.
LOADED = ("libcudart.so.12", "libcudart.so.13", DRIVER, "libcurand.so.10")
_RUNTIME = re.compile(r"^extern\s[^;(]*\bcudaError_t\s+CUDARTAPI(?:_CDECL)?\s+(\w+)\s*\(", re.MULTILINE)
_DRIVER = re.compile(r"^[ ]*(?:__CUDA_DEPRECATED\s+)?CUresult\s+CUDAAPI\s+(\w+)\s*\(", re.MULTILINE)
_RENAMED = re.compile(
    r"^\s*#\s*define\s+(?:cu|cuda)\w+\s+(?:__CUDA_API_PT(?:SZ|DS)\()?((?:cu|cuda)\w+?_v\d+)\b", re.MULTILINE
)
_ERRORS = re.compile(r"^\s*(cuda(?:Error\w+|Success))\s*=\s*(\d+)", re.MULTILINE)
# What the runtime's functions are called where --default-stream per-thread is given.
_PER_THREAD = re.compile(r"__CUDART_API_PT(DS|SZ)\((\w+)\)")
_UNSUPPORTED = 801  # cudaErrorNotSupported, CUDA_ERROR_NOT_SUPPORTED


def stubs(include: str) -> str:
    """C++ text: a weak function for each that the headers declare, and the names of the errors."""
    text = {name: _read(Path(include, name)) for name in _HEADERS}
    names = {*_RUNTIME.findall(text["cuda_runtime_api.h"]), *_RUNTIME.findall(text["cuda_profiler_api.h"])}
    names |= {*_DRIVER.findall(text["cuda.h"]), *_RENAMED.findall(text["cuda.h"])}
    lines = ["namespace stand_in { int not_supported(const char*, int); const char* error_name(int); }"]
    for name in sorted(names):
        body = f'return stand_in::not_supported("{name}", {_UNSUPPORTED});'
        lines.append(f'extern "C" __attribute__((weak, visibility("default"))) int {name}() {{ {body} }}')
    cases = "".join(f'case {value}: return "{name}";\n' for name, value in _ERRORS.findall(text["driver_types.h"]))
    lines.append(
        f'const char* stand_in::error_name(int code) {{ switch (code) {{ {cases} }} return "cudaErrorUnknown"; }}'
    )
    return "\n".join(lines)


@functools.cache
def build(toolkit: Toolkit) -> Path:
    """The folder of the library, where programs find it under each name by which they look for it.

    Raises:
        NoCompilerError: the host compiler cannot build it, with its words.
    """
    made = stubs(toolkit.include)
    digest = hashlib.sha256(repr((made, _LINKS, _FLAGS, LOADED)).encode())
    for name in (*_OWN_HEADERS, *_SOURCES):
        digest.update((_HERE / name).read_bytes())
    for part in (toolkit.host, _read(Path(toolkit.include, "cuda.h"))):
        digest.update(part.encode())
    return folders.folder(folders.RUNTIME, digest.hexdigest()[:24], functools.partial(_fill, toolkit, made))


def _fill(toolkit: Toolkit, made: str, work: Path) -> None:
    (work / "stubs.cpp").write_text(made)
    sources = [work / "stubs.cpp", *(_HERE / name for name in _SOURCES)]
    with ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(lambda source: _compile(toolkit, source, work), sources))
    links = [*_FLAGS, f"-Wl,-soname,{_NAME}"]
    for suffix, name in sorted(set(_PER_THREAD.findall(_read(Path(toolkit.include, _HEADERS[0]))))):
        if f" {name}()" in made and name != "cudaLaunchKernel":  # of which there is one
            links.append(f"-Wl,--defsym={name}_pt{suffix.lower()}={name}")
    _run([toolkit.host, "-shared", "-o", str(work / _NAME), *objects, *links])
    for path in work.iterdir():
        if path.name != _NAME:
            path.unlink()
    for link in _LINKS:
        (work / link).symlink_to(_NAME)
    for name in LOADED:  # libraries without contents that need the one with them: a name is found once loaded
        (version := work / "version").write_text(f"{name} {{}};\n")
        flags = [f"-Wl,-soname,{name}", "-Wl,--no-as-needed", f"-L{work}", f"-l:{_NAME}", "-Wl,-rpath,$ORIGIN"]
        _run([toolkit.host, "-shared", "-o", str(work / name), *flags, f"-Wl,--version-script={version}"])
    version.unlink()


def _compile(toolkit: Toolkit, source: Path, work: Path) -> str:
    target = str(work / f"{source.stem}.o")
    include = [f"-I{_HERE}", f"-I{_SHARED}", "-isystem", toolkit.include]
    flags = ["-std=c++20", "-O1", "-fPIC", "-fvisibility=hidden", "-w", *include]
    _run([toolkit.host, *flags, "-c", str(source), "-o", target])
    return target


def compile_shared(host: str, words: list[str], target: Path) -> None:
    """A library of one source and what else the words name. Raises NoCompilerError with the compiler's words."""
    _run([host, "-std=c++20", "-O1", "-fPIC", "-shared", "-w", *words, "-o", str(target)])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise NoCompilerError(f"the stand-in CUDA runtime does not build with {command[0]}:\n{done.stderr[-2000:]}")


def _read(path: Path) -> str:
    return path.read_text(errors="replace") if path.exists() else ""
