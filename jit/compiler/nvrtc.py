"""NVRTC through cuda-bindings: the one place that calls the compiler's library."""

from __future__ import annotations

import ctypes
import functools
import os
import pickle
import re
import struct
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..base.errors import JitError, NoCompilerError
from ..base.isolated_process import first, limited, run_isolated

INSTALL = (
    'pip install "cuda-bindings>=13" "nvidia-cuda-nvrtc>=13" (for a CUDA 12 driver: "cuda-bindings<13" '
    "nvidia-cuda-nvrtc-cu12)"
)
_READS = re.compile(r"include|embed|import")  # in directives that read a file
_LONG = re.compile(r"\b\w{4096}|##")  # a long name, or what may be pasted to one
_SPLICE = re.compile(r"\\[ \t\r\f\v]*\n")
_LARGEST = (32 << 20) - (64 << 10)  # bytes of a block that glibc's memory of large ones follows, with room for its head
_MINIMAL = (12, 4)  # the first release with --minimal
_KEEPS = (12, 9)  # the first that keeps what it assembled; where it finds that again, it says nothing of registers


@functools.cache
def _bindings() -> Any:
    try:
        from cuda.bindings import nvrtc
    except ImportError as error:
        raise NoCompilerError(f"NVRTC's Python bindings are not installed ({error}): {INSTALL}") from error
    return nvrtc


@dataclass(frozen=True)
class Identity:
    """Which compiler this is: version, and the build of the library file."""

    version: tuple[int, int]
    build: str
    path: str

    def __str__(self) -> str:
        return f"NVRTC {self.version[0]}.{self.version[1]}"


@functools.cache
def identity() -> Identity:
    """Loads NVRTC and says which it is.

    Raises:
        NoCompilerError: the bindings or the library are not installed.
    """
    nvrtc = _bindings()
    try:
        result, major, minor = nvrtc.nvrtcVersion()
    except RuntimeError as error:  # cuda-pathfinder's DynamicLibNotFoundError and kin
        raise NoCompilerError(f"the NVRTC library is not found ({str(error).splitlines()[0]}): {INSTALL}") from error
    if result != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise NoCompilerError(f"NVRTC does not start ({result.name}): reinstall it with {INSTALL}")
    _keep_memory()
    path = _library_path()
    return Identity((major, minor), build_id(path) if path else "", path)


def _keep_memory() -> None:
    """Has the C library keep the memory that a compile frees, some MB, which the next one would have to fault in again.

    glibc keeps as much as twice the largest block that was mapped on its own and freed, if that had at most 32 MiB. A
    process that has set this itself stays as it is.
    """
    library = ctypes.CDLL(None)
    library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, (ctypes.c_size_t,)
    library.free.restype, library.free.argtypes = None, (ctypes.c_void_p,)
    library.free(library.malloc(_LARGEST))


def _library_path() -> str:
    try:
        from cuda.pathfinder import load_nvidia_dynamic_lib

        return os.path.realpath(load_nvidia_dynamic_lib("nvrtc").abs_path or "")
    except (ImportError, RuntimeError):
        return ""


def build_id(path: str) -> str:
    """The GNU build id of an ELF64 library, hexadecimal; its size and name where it has none."""
    size = os.stat(path).st_size
    with open(path, "rb") as file:
        head = file.read(64)
        if head[:5] == b"\x7fELF\x02":
            offset, width, count = *struct.unpack_from("<Q", head, 32), *struct.unpack_from("<HH", head, 54)
            file.seek(offset)
            table = file.read(width * count)
            for row in range(count):
                kind, _, at, _, _, length = struct.unpack_from("<IIQQQQ", table, row * width)
                if kind != 4:  # PT_NOTE
                    continue
                file.seek(at)
                if found := _note(file.read(length)):
                    return found.hex()
    return f"{Path(path).name}:{size}"


def _note(notes: bytes) -> bytes | None:
    at = 0
    while at + 12 <= len(notes):
        name, length, kind = struct.unpack_from("<III", notes, at)
        start = at + 12 + (name + 3) // 4 * 4
        if kind == 3 and notes[at + 12 : at + 16] == b"GNU\0":  # NT_GNU_BUILD_ID
            return notes[start : start + length]
        at = start + (length + 3) // 4 * 4
    return None


@functools.cache
def supported() -> frozenset[int]:
    """The architecture numbers that this NVRTC knows, e.g. 90, 100, 103."""
    identity()
    nvrtc = _bindings()
    result, numbers = nvrtc.nvrtcGetSupportedArchs()
    return frozenset(numbers) if result == nvrtc.nvrtcResult.NVRTC_SUCCESS else frozenset()


@dataclass
class Output:
    """What one NVRTC call made; empty fields where it failed before making them."""

    ok: bool
    result: str
    log: str
    ptx: str = ""
    cubin: bytes = b""
    lowered: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0


# Comments, raw strings, strings and characters; and, as a group, a quotation mark that begins a string with no end.
_TEXTS = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\[^\n']+|[^'\\\n])'|(?P<open>")""",
    re.DOTALL,
)


def run(
    source: str, name: str, options: Sequence[str], expressions: Sequence[str] = (), minimal: bool = False
) -> Output:
    """Compiles. Other Python threads run meanwhile.

    NVRTC 13 ends its process at a string without an end in an asm statement, and at a kernel's name of 200 000 letters,
    of which it overwrites its heap. A source with such a string, or with a long name, is compiled in a forked process,
    which costs as much again as a small compile. So is one that may include files, where compilers give up rights first
    (`isolated_process.begin_with`), and each that has a limit of time (`isolated_process.within`). All others are
    compiled here.

    Args:
        source: the text.
        name: the file name that messages and line information carry.
        options: as NVRTC takes them.
        expressions: name expressions to look up.
        minimal: try first without the names that begin with ``cuda``, textures and launches from device code. That
            makes the same code in five sixths of the time. A source that gives no PTX so is compiled again with them.
    """
    if minimal and identity().version >= _MINIMAL:
        output = run(source, name, [*options, "--minimal"], expressions)
        return output if output.ok or output.ptx else run(source, name, options, expressions)
    identity()
    unended = any(found["open"] for found in _TEXTS.finditer(source))
    long = bool(_LONG.search(source))
    if not unended and not long and not limited() and (first() is None or not _READS.search(_SPLICE.sub("", source))):
        return _run(source, name, options, expressions)
    started = time.perf_counter()
    try:
        return pickle.loads(
            run_isolated(f"NVRTC compiles {name}", lambda: pickle.dumps(_run(source, name, options, expressions)))
        )
    except (JitError, RuntimeError) as error:
        what = "a string without an end" if unended else "a name of more than 4096 letters, or ##" if long else ""
        log = f"nvrtc: error: {error}" + (f". It has {what}" if what else "")
        return Output(False, "no result", log, seconds=time.perf_counter() - started)


def _run(source: str, name: str, options: Sequence[str], expressions: Sequence[str]) -> Output:
    nvrtc = _bindings()
    success = nvrtc.nvrtcResult.NVRTC_SUCCESS
    start = time.perf_counter()
    result, program = nvrtc.nvrtcCreateProgram(source.encode(), name.encode(), 0, [], [])
    if result != success:
        return Output(False, result.name, f"nvrtc: error: {result.name}")
    try:
        for expression in expressions:
            (result,) = nvrtc.nvrtcAddNameExpression(program, expression.encode())
            if result != success:
                return Output(False, result.name, f"nvrtc: error: {result.name} for the name expression {expression!r}")
        given = [option.encode() for option in options]
        if identity().version >= _KEEPS:
            given.append(b"--no-cache")
        (result,) = nvrtc.nvrtcCompileProgram(program, len(given), given)
        output = Output(
            result == success,
            result.name,
            _take(nvrtc, program, "ProgramLog").rstrip(b"\0 \n").decode(errors="replace"),
        )
        output.ptx = _take(nvrtc, program, "PTX").rstrip(b"\0").decode(errors="replace")
        if output.ok:
            output.cubin = _take(nvrtc, program, "CUBIN")
            for expression in expressions:
                result, lowered = nvrtc.nvrtcGetLoweredName(program, expression.encode())
                if result == success:
                    output.lowered[expression] = lowered.decode()
        output.seconds = time.perf_counter() - start
        return output
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _take(nvrtc: Any, program: Any, what: str) -> bytes:
    result, size = getattr(nvrtc, f"nvrtcGet{what}Size")(program)
    if result != nvrtc.nvrtcResult.NVRTC_SUCCESS or not size:
        return b""
    data = bytes(size)  # the bindings write into the object's own buffer
    (result,) = getattr(nvrtc, f"nvrtcGet{what}")(program, data)
    return data if result == nvrtc.nvrtcResult.NVRTC_SUCCESS else b""
