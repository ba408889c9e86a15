"""What a compile is asked for: the source with its headers, the options, and the keys made of them."""

from __future__ import annotations

import codecs
import functools
import hashlib
import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..base import arch as arches
from ..base import environment, user_code
from ..base.errors import ArgumentError
from . import includes, nvrtc

FORMAT = 5  # of the key; part of it
STANDARD = "--std=c++20"

HEADERS = Path(__file__).resolve().parent / "headers"  # of C, which NVRTC lacks
# Headers of the standard library that are libcu++'s here, which lies with CUDA's own.
_OF_LIBCUXX = {
    "algorithm", "array", "bit", "functional", "initializer_list", "limits", "tuple", "type_traits", "utility",
}  # fmt: skip
_DEFINES = re.compile(r"define\s+(?:INFINITY|NAN)\b|(?:typedef|using)\b[^;]*\b(?:u?int\d+_t|uintptr_t)\b")
_REAL = re.compile(r"^((?:--gpu-architecture|-arch)=)sm_")  # an architecture for which machine code is made
_PRELUDE = re.compile(r"\b(?:INFINITY|NAN|u?int(?:8|16|32|64)_t|uintptr_t)\b")


@dataclass(frozen=True)
class Request:
    """Everything that decides what a compile makes, and the keys made of it.

    Attributes:
        contents: SHA-256 over what was written and asked for, without the folders it lies in and without the compiler.
    """

    name: str
    text: str
    arch: str
    options: tuple[str, ...]
    expressions: tuple[str, ...]
    headers: includes.Closure
    contents: str

    @functools.cached_property
    def compiler(self) -> nvrtc.Identity:
        """The compiler that is installed here. Raises NoCompilerError."""
        return nvrtc.identity()

    @functools.cached_property
    def key(self) -> str:
        """SHA-256 over the request, hexadecimal."""
        parts = [
            FORMAT, self.name, self.text, self.arch, self.options, self.expressions, self.headers.files,
            self.compiler.version, self.compiler.build,
        ]  # fmt: skip
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a CUDA source: UTF-8 without its mark, or in the encoding of one byte a letter that its comments are
    in, which a compiler takes too. Raises OSError, and UnicodeDecodeError for UTF-16."""
    data = Path(path).read_bytes()
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise UnicodeDecodeError("utf-8", data, 0, 2, "UTF-16")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_source(source: str | os.PathLike[str]) -> tuple[str, str]:
    """(name, text) of a source given as a path or as the text itself.

    A string is a path when it has no line break and ends in ``.cu``; a text gets a name made of its digest.

    Raises:
        ArgumentError: no such file, or an empty text.
    """
    if isinstance(source, os.PathLike) or ("\n" not in source and source.endswith((".cu", ".cuh"))):
        path = os.path.abspath(os.fspath(source))
        try:
            return path, read_text(path)
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is UTF-16; save it as UTF-8"
            raise ArgumentError(
                f"source: cannot read {path} ({why}); give the path of a .cu file, or its text"
            ) from error
    if not isinstance(source, str) or not source.strip():
        raise ArgumentError(f"source: expected a path or CUDA source text, got {source!r}")
    _letters("source", source)
    return user_code.given(source), source


def _letters(what: str, text: str) -> None:
    """Raises ArgumentError for a text that has no UTF-8, such as one read with ``surrogateescape``."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ArgumentError(
            f"{what}: {text[error.start]!r} at character {error.start} is half of a surrogate pair, which a compiler "
            f"cannot read; read the file as UTF-8, or remove it"
        ) from None


def macros(defines: Mapping[str, object]) -> list[str]:
    """``-DNAME=VALUE`` for each macro; True and False become 1 and 0, None a macro without a value. Those of
    ``WARPYARD_DEFINES`` take the place of others of their name."""
    given = []
    for name, value in sorted({**defines, **environment.DEFINES.read()}.items()):
        if not name.isidentifier():
            raise ArgumentError(f"defines: {name!r} is not a macro name")
        _letters("defines", f"{value}")
        value = int(value) if isinstance(value, bool) else value
        given.append(f"-D{name}" if value is None else f"-D{name}={value}")
    return given


def request(
    source: str | os.PathLike[str],
    arch: str,
    defines: Mapping[str, object],
    options: Sequence[str],
    include_dirs: Sequence[str | os.PathLike[str]],
    name_expressions: Sequence[str],
) -> Request:
    """Reads the source and its headers and makes the key. Arguments as compile() takes them."""
    row = arches.find(arch)
    name, text = read_source(source)
    if isinstance(options, str):
        raise ArgumentError(f"options: expected a list of options, got the string {options!r}; write [{options!r}]")
    for what, texts in (("options", options), ("name_expressions", name_expressions)):
        for one in texts:
            _letters(what, one)
    dirs = [os.path.abspath(os.fspath(path)) for path in include_dirs]
    extra_dirs, forced = _includes_in(options)
    headers = includes.closure(text, os.path.dirname(name), [*dirs, *extra_dirs], forced)
    parts = [
        FORMAT, text, row.name, macros(defines), list(options), list(name_expressions),
        [(os.path.basename(path), digest) for path, digest in headers.files],
    ]  # fmt: skip
    contents = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
    given = [f"--gpu-architecture={row.name}", "-lineinfo", "--ptxas-options=-v"]
    if not any(option.startswith(("--std", "-std")) for option in options):
        given.append(STANDARD)
    given += macros(defines)
    given += [f"-I{path}" for path in dirs]
    given += options
    defined = _DEFINES.search(text) or any(_defines(*file) for file in headers.files)
    if _PRELUDE.search(text) and not defined:
        given.append(f"--pre-include={HEADERS / 'prelude.h'}")
        headers = replace(headers, files=headers.files + _stamps(["prelude.h", "math.h", "stdint.h"]))
    if own := [name for name in headers.missing if (HEADERS / name).is_file()]:
        headers = replace(headers, files=headers.files + _stamps(own))
    if (own or any(name.startswith(("cuda", "cub", "thrust")) for name in headers.missing)) and headers.missing:
        given.append(f"-I{HEADERS}")
    wanted = [name for name in headers.missing if name not in own]
    wanted += [f"cuda/std/{name}" for name in own if name in _OF_LIBCUXX]
    if wanted and (toolkit := cuda_include()):
        # What CUDA's headers include in turn changes with the release, which one header names.
        tops = [toolkit, os.path.join(toolkit, "cccl")]  # cuda/ptx, cub and others lie in the second
        found = [path for top in tops for name in wanted if os.path.exists(path := os.path.join(top, name))]
        if found:
            given += [f"-I{top}" for top in tops if os.path.isdir(top)]
            found.append(os.path.join(toolkit, "cuda_runtime_api.h"))
            stamps = tuple((path, ((scanned := includes.scan_file(path)) and scanned.digest) or "") for path in found)
            headers = replace(headers, files=headers.files + stamps)
    return Request(name, text, row.name, tuple(given), tuple(name_expressions), headers, contents)


@functools.cache
def _defines(path: str, digest: str) -> bool:
    """Whether a header, whose contents the digest covers, has names of the prelude itself."""
    try:
        return bool(_DEFINES.search(Path(path).read_text(errors="replace")))
    except OSError:
        return False


def _stamps(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """(path, digest) of some of our own headers."""
    paths = [str(HEADERS / name) for name in names]
    return tuple((path, ((scanned := includes.scan_file(path)) and scanned.digest) or "") for path in paths)


def of_ptx_alone(options: Sequence[str]) -> tuple[str, ...]:
    """The options with which NVRTC makes PTX and no machine code."""
    kept = (option for option in options if not option.startswith("--ptxas-options"))
    return tuple(_REAL.sub(r"\1compute_", option) for option in kept)


def _includes_in(options: Sequence[str]) -> tuple[list[str], list[str]]:
    """The include directories and forced headers among raw options."""
    dirs: list[str] = []
    forced: list[str] = []
    words = iter(options)
    for word in words:
        for found, spellings in ((dirs, ("--include-path", "-I")), (forced, ("--pre-include", "-include"))):
            for spelling in spellings:
                if word == spelling:
                    found.append(next(words, ""))
                elif word.startswith(spelling + "=") or (spelling == "-I" and word.startswith("-I")):
                    found.append(word[len(spelling) :].removeprefix("="))
    return [os.path.abspath(path) for path in dirs], forced


@functools.cache
def cuda_include() -> str | None:
    """The CUDA headers of an installed wheel or toolkit, for sources that want e.g. ``cuda_fp16.h``; None without."""
    try:
        from cuda import pathfinder

        found = pathfinder.find_nvidia_header_directory("cudart")
    except (ImportError, AttributeError, RuntimeError):
        found = None
    for path in (found, os.path.join(os.environ.get("CUDA_HOME", "/usr/local/cuda"), "include")):
        if path and os.path.exists(os.path.join(path, "cuda_runtime.h")):
            return os.path.abspath(path)
    return None
