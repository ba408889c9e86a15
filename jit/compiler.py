"""Source text to cubin and PTX, for any architecture, with no GPU."""

from __future__ import annotations

import codecs
import functools
import hashlib
import json
import os
import re
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from . import arch as arches
from . import artifact, bundle, constants, diagnostics, elsewhere, environment, includes, nvrtc
from .artifact import Artifact
from .cache import Cache, default_cache
from .errors import ArgumentError, CompileError, CompileWarning, NoCompilerError, UnknownArchError

FORMAT = 5  # of the key; part of it
STANDARD = "--std=c++20"

_HEADERS = Path(__file__).resolve().parent / "headers"  # of C, which NVRTC lacks
# Headers of the standard library that are libcu++'s here, which lies with CUDA's own.
_OF_LIBCUXX = {
    "algorithm", "array", "bit", "functional", "initializer_list", "limits", "tuple", "type_traits", "utility",
}  # fmt: skip
_DEFINES = re.compile(r"define\s+(?:INFINITY|NAN)\b|(?:typedef|using)\b[^;]*\b(?:u?int\d+_t|uintptr_t)\b")
_MOST_ERRORS = 8  # that a message shows
_NOT_OPENED = re.compile(r'open source file "([^"]+)"')
_NO_HOST = re.compile(r"host functions? (?:is |are )?not allowed in JIT mode")
_HOST_HEADERS = {
    "chrono", "cstdarg", "deque", "exception", "filesystem", "fstream", "iomanip", "list", "map", "memory", "mutex",
    "numeric", "random", "set", "sstream", "stdexcept", "sys/time.h", "thread", "time.h", "unistd.h", "unordered_map",
}  # fmt: skip
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
    # Absolute, so that neither the includes nor the line information depend on the working directory.
    return f"/source_{hashlib.sha256(source.encode()).hexdigest()[:12]}.cu", source


def macros(defines: Mapping[str, object]) -> list[str]:
    """``-DNAME=VALUE`` for each macro; True and False become 1 and 0, None a macro without a value. Those of
    ``WARPYARD_DEFINES`` take the place of others of their name."""
    given = []
    for name, value in sorted({**defines, **environment.DEFINES.read()}.items()):
        if not name.isidentifier():
            raise ArgumentError(f"defines: {name!r} is not a macro name")
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
        given.append(f"--pre-include={_HEADERS / 'prelude.h'}")
        headers = replace(headers, files=headers.files + _stamps(["prelude.h", "math.h", "stdint.h"]))
    if own := [name for name in headers.missing if (_HEADERS / name).is_file()]:
        headers = replace(headers, files=headers.files + _stamps(own))
    if (own or any(name.startswith(("cuda", "cub", "thrust")) for name in headers.missing)) and headers.missing:
        given.append(f"-I{_HEADERS}")
    wanted = [name for name in headers.missing if name not in own]
    wanted += [f"cuda/std/{name}" for name in own if name in _OF_LIBCUXX]
    if wanted and (toolkit := cuda_include()):
        # What CUDA's headers include in turn changes with the release, which one header tells.
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
    """Whether a header, of which the digest tells the contents, has names of the prelude itself."""
    try:
        return bool(_DEFINES.search(Path(path).read_text(errors="replace")))
    except OSError:
        return False


def _stamps(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """(path, digest) of some of our own headers."""
    paths = [str(_HEADERS / name) for name in names]
    return tuple((path, ((scanned := includes.scan_file(path)) and scanned.digest) or "") for path in paths)


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


def compile(
    source: str | os.PathLike[str],
    *,
    arch: str | None = None,
    defines: Mapping[str, object] | None = None,
    options: Sequence[str] = (),
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    name_expressions: Sequence[str] = (),
    cache: Cache | Literal[False] | None = None,
) -> Artifact:
    """Compiles a CUDA source to a cubin and PTX, or finds it in the bundle or in the cache. Needs no GPU.

    Args:
        source: path of a ``.cu``, or the text.
        arch: with its suffix, e.g. ``"sm_90a"``; None takes jit.target_arch().
        defines: macros, name to value.
        options: further NVRTC options, in order.
        include_dirs: for `#include`; the source's own folder is always searched first.
        name_expressions: instances of templates to compile, e.g. ``"copy<4>"``.
        cache: None for the default cache, which is left out where it cannot be used; a Cache that must work; False
            for none.

    Returns:
        The artifact. Warnings are issued as jit.CompileWarning, also when it comes from the cache.

    Raises:
        CompileError: with diagnostics at lines of the source.
        UnknownArchError: the architecture is not known, or not to this NVRTC.
        NoCompilerError: NVRTC is not installed, and there is no bundle with this source.
        CacheError: the Cache given, or the bundle, cannot be used.
        ArgumentError: an argument has the wrong form.
    """
    if environment.MARKS.read():
        defines = {**(defines or {}), environment.MARKS.name: 1}
    asked = request(source, arch or arches.target_arch(), defines or {}, options, include_dirs, name_expressions)
    held = bundle.asked()
    made = held.find(asked) if held else None
    if made is None:
        made = _made(asked, cache, defines or {}, options, include_dirs, name_expressions)
    for diagnostic in made.diagnostics:
        warnings.warn(str(diagnostic), CompileWarning, stacklevel=2)
    return made


def _made(
    asked: Request,
    cache: Cache | Literal[False] | None,
    defines: Mapping[str, object],
    options: Sequence[str],
    include_dirs: Sequence[str | os.PathLike[str]],
    name_expressions: Sequence[str],
) -> Artifact:
    """What the compiler makes, or made before. Arguments as compile() takes them."""
    try:
        asked.compiler  # noqa: B018
    except NoCompilerError as error:
        if (held := bundle.asked()) is None:
            raise
        raise NoCompilerError(
            f"{error}; the bundle {held.path} has no build of {asked.name} for {asked.arch} with this text, these "
            f"headers, macros and options: write it again, with warpyard build --bundle"
        ) from error
    store = default_cache() if cache is None else cache or None
    if asked.headers.volatile:
        made = build(asked)  # its key tells what was made, since the request does not
        made = replace(made, key=hashlib.sha256(asked.key.encode() + made.cubin + made.ptx.encode()).hexdigest())
    elif store is None:
        made = build(asked)
    else:

        def make() -> Artifact:
            if (there := elsewhere.service()) and store.below is not None:
                text = asked.text if asked.name.startswith("/source_") else asked.name
                there.compile(text, asked.arch, defines, options, include_dirs, name_expressions)
                if isinstance(found := store.inspect(store.below / asked.arch / asked.key), Artifact):
                    return found
            return build(asked)

        made = store.get_or_build(Artifact, asked.key, asked.arch, make)
    return made


def build(asked: Request) -> Artifact:
    """Compiles, without the cache. Raises CompileError, UnknownArchError."""
    number = int("".join(digit for digit in asked.arch if digit.isdigit()))
    if nvrtc.supported() and number not in nvrtc.supported():
        raise UnknownArchError(
            f"{asked.compiler} at {asked.compiler.path} does not know {asked.arch}; it knows "
            f"{', '.join(map(str, sorted(nvrtc.supported())))}. Install a newer nvidia-cuda-nvrtc."
        )
    own = all((_HEADERS / name).is_file() for name in asked.headers.missing)  # CUDA's headers want cudaError_t and more
    output = nvrtc.run(asked.text, asked.name, asked.options, asked.expressions, minimal=own)
    found = diagnostics.parse(output.log, output.ptx, {asked.name: asked.text})
    if not output.ok or not output.cubin:
        raise CompileError(_explain(asked, output, found), found, output.log, output.ptx)
    if unknown := [expression for expression in asked.expressions if expression not in output.lowered]:
        raise CompileError(
            f"{asked.name}: no function for the name expressions {unknown}", found, output.log, output.ptx
        )
    used = artifact.resources(output.log)
    entries = {
        name: entry.with_resources(used.get(name, {})) for name, entry in artifact.parse_entries(output.ptx).items()
    }
    return Artifact(
        cubin=output.cubin,
        ptx=output.ptx,
        arch=asked.arch,
        log=diagnostics.clean(output.log),
        entries=entries,
        names=output.lowered,
        constants=constants.parse(output.ptx, asked.name, asked.text),
        diagnostics=found,
        source_name=asked.name,
        source=asked.text,
        options=asked.options,
        compiler=str(asked.compiler),
        timings={"compile": output.seconds, "assemble": artifact.assembly_seconds(output.log)},
        key=asked.key,
    )


def _missing(header: str) -> str:
    """What to do about a header that was not found."""
    if header.startswith(("torch/", "ATen/", "c10/", "pybind11/")):
        return f"{header} is for host code: use torch.utils.cpp_extension.load_inline for a source that has some."
    if header in _HOST_HEADERS:
        return (
            f"{header} is of the host's C++ library, which device code does not have: leave it out, or use load_inline."
        )
    if header.startswith(("cutlass/", "cute/")):
        return f"{header} is CUTLASS's: give its include folder in include_dirs (git clone https://github.com/NVIDIA/cutlass)."
    if header.startswith("curand"):
        return f"{header} is cuRAND's: pip install nvidia-curand, and give its include folder in include_dirs."
    return (
        "Give the header's folder in include_dirs; for CUDA's own headers: pip install nvidia-cuda-runtime "
        "nvidia-cuda-crt nvidia-cuda-cccl (the extra 'headers')."
    )


def _explain(asked: Request, output: nvrtc.Output, found: tuple[diagnostics.Diagnostic, ...]) -> str:
    errors = [diagnostic for diagnostic in dict.fromkeys(found) if diagnostic.severity in ("fatal", "error")]
    stage = "assemble" if any(error.stage == "ptxas" for error in errors) else "compile"
    lines = [f"{asked.name} does not {stage} for {asked.arch} with {asked.compiler} ({output.result}):"]
    own = [error for error in errors if error.file == asked.name][:_MOST_ERRORS]
    shown = own + [error for error in errors if error.file != asked.name][: max(_MOST_ERRORS - len(own), 1)]
    lines += [str(error) for error in shown] or [output.log or "the compiler gave no log"]
    if len(errors) > len(shown):
        lines.append(f"... and {len(errors) - len(shown)} more; see the exception's .diagnostics")
    for error in errors:
        if (name := _NOT_OPENED.search(error.message)) is not None:  # "cannot" or "could not", by the release
            lines.append(_missing(name[1]))
            break
    if any(_NO_HOST.search(error.message) for error in errors):
        lines.append(
            "NVRTC compiles device code only: leave out the host's functions, and include of CUB the headers of blocks "
            "and warps (cub/block/block_reduce.cuh) instead of cub/cub.cuh. load_inline takes both kinds of code."
        )
    return "\n".join(lines)
