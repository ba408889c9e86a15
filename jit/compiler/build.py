"""Source text to cubin and PTX, for any architecture, with no GPU."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from ..base import arch as arches
from ..base import artifact, compiler_log, constants, environment, remote_service, user_code, variants
from ..base.artifact import Artifact
from ..base.diagnostics import Diagnostic
from ..base.errors import CompileError, JitError, NoCompilerError, UnknownArchError
from ..cache.store import Cache, default_cache
from . import bundle, nvrtc
from .request import HEADERS, Request, of_ptx_alone, request

_MOST_ERRORS = 8  # that a message shows
_NOT_OPENED = re.compile(r'open source file "([^"]+)"')
_NO_HOST = re.compile(r"host functions? (?:is |are )?not allowed in JIT mode")
_HOST_HEADERS = {
    "chrono", "cstdarg", "deque", "exception", "filesystem", "fstream", "iomanip", "list", "map", "memory", "mutex",
    "numeric", "random", "set", "sstream", "stdexcept", "sys/time.h", "thread", "time.h", "unistd.h", "unordered_map",
}  # fmt: skip


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
    __tracebackhide__ = True
    try:
        if environment.MARKS.read():
            defines = {**(defines or {}), environment.MARKS.name: 1}
        asked = request(source, arch or arches.target_arch(), defines or {}, options, include_dirs, name_expressions)
        held = bundle.asked()
        made = held.find(asked) if held else None
        if made is None:
            made = _made(asked, cache, defines or {}, options, include_dirs, name_expressions)
    except JitError as error:
        raise user_code.at_home(error) from error.__cause__
    for diagnostic in made.diagnostics:
        user_code.warn(diagnostic)
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
        made = build(asked)  # its key names what was made, since the request does not
        made = replace(made, key=hashlib.sha256(asked.key.encode() + made.cubin + made.ptx.encode()).hexdigest())
    elif store is None:
        made = build(asked)
    else:

        def make() -> Artifact:
            if there := remote_service.service():
                text = asked.text if asked.name.startswith("/source_") else asked.name
                found = there.compile(text, asked.arch, defines, options, include_dirs, name_expressions)
                if isinstance(found, Artifact) and (found.key, found.arch) == (asked.key, asked.arch):
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
    own = all((HEADERS / name).is_file() for name in asked.headers.missing)  # CUDA's headers want cudaError_t and more
    alone = variants.has_forms(asked.text)
    options = of_ptx_alone(asked.options) if alone else asked.options
    output = nvrtc.run(asked.text, asked.name, options, asked.expressions, minimal=own)
    found = compiler_log.parse(output.log, output.ptx, {asked.name: asked.text})
    if not output.ok or not (output.cubin or alone):
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
        log=compiler_log.clean(output.log),
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


def _explain(asked: Request, output: nvrtc.Output, found: tuple[Diagnostic, ...]) -> str:
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
