"""torch's ``load_inline`` and ``load`` for sources with CUDA host code, where there is no CUDA device.

nvcc compiles device and host code, as for a GPU. The headers of torch's CUDA side and the CUDA runtime are this
project's; the kernels run on the emulator. Tensors are CPU tensors: their memory counts as device memory, and
``x.is_cuda()`` is true of them in C++ (include/warpyard/extension.h, and `small_torch`, which is tried first).
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from .. import arch as arches
from .. import artifact, diagnostics, includes, small_torch
from ..errors import CompileError
from . import library, process, toolkit

_INCLUDE = Path(__file__).parent / "include"
_ARCH = re.compile(r"(?:compute|sm)_(\d+[af]?)")
_DROPPED = re.compile(
    r"^(?:-gencode|--generate-code|-arch|--gpu-architecture|-code|--gpu-code|-std|--std|-G)(?:=|$)|^-lineinfo$|^-O\d$"
)
_TAKES_WORD = ("-gencode", "--generate-code", "-arch", "--gpu-architecture", "-code", "--gpu-code", "-std", "--std")
# What a message speaks of where the light headers may lack something.
_OF_TORCH = re.compile(r"torch|\bat\b|c10|\bpy\b|pybind11|TORCH_|AT_|Tensor|No such file|could not open source file")
_DEFAULTS = (
    "-D__CUDA_NO_HALF_OPERATORS__", "-D__CUDA_NO_HALF_CONVERSIONS__", "-D__CUDA_NO_BFLOAT16_CONVERSIONS__",
    "-D__CUDA_NO_HALF2_OPERATORS__", "--expt-relaxed-constexpr",
)  # fmt: skip


@dataclass(frozen=True)
class Source:
    """A translation unit.

    Attributes:
        text: what it holds.
        name: the file that findings and errors name.
        line: the line of that file at which the text begins, 1-based.
        cuda: nvcc compiles it, not the host compiler.
        implicit: text that comes before it, such as ``#include`` lines.
    """

    text: str
    name: str
    line: int = 1
    cuda: bool = False
    implicit: str = ""

    @property
    def written(self) -> str:
        """The text of the file that is compiled: its lines count as those of `name`."""
        return f'{self.implicit}#line {self.line} "{self.name}"\n{self.text}\n'


@dataclass(frozen=True)
class Plan:
    """All that an extension is built from."""

    name: str
    sources: tuple[Source, ...]
    flags: tuple[str, ...] = ()
    cuda_flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
    include_dirs: tuple[str, ...] = ()
    arch: str = arches.DEFAULT
    python: bool = True
    verbose: bool = field(default=False, compare=False)


def inline_plan(
    name: str,
    cpp_sources: str | Sequence[str],
    cuda_sources: str | Sequence[str] | None = None,
    functions: str | Sequence[str] | Mapping[str, str] | None = None,
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | str | None = None,
    is_python_module: bool = True,
    no_implicit_headers: bool = False,
    verbose: bool = False,
    caller: str | None = None,
    **_: Any,
) -> Plan:
    """The plan of a call of ``load_inline``, whose arguments these are. ``caller``: the file that calls it."""
    cpp = "\n".join([cpp_sources] if isinstance(cpp_sources, str) else cpp_sources or ())
    cuda = [cuda_sources] if isinstance(cuda_sources, str) else list(cuda_sources or ())
    if functions is not None:
        listed = [functions] if isinstance(functions, str) else functions
        bound = dict(functions) if isinstance(functions, Mapping) else {item: item for item in listed}
        lines = [
            f'm.def("{item}", torch::wrap_pybind_function({item}), {json.dumps(text)});' for item, text in bound.items()
        ]
        cpp += "\nPYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {\n" + "\n".join(lines) + "\n}\n"
    file, line = _place(cpp_sources if isinstance(cpp_sources, str) else cpp, caller, f"{name}.cpp")
    sources = [Source(cpp, file, line)]
    implicit = "" if no_implicit_headers else "#include <torch/types.h>\n#include <cuda.h>\n#include <cuda_runtime.h>\n"
    for text in cuda:
        file, line = _place(text, caller, f"{name}.cu")
        sources.append(Source(text, file, line, True, implicit))
    return _plan(
        name, sources, extra_cflags, extra_cuda_cflags, extra_ldflags, extra_include_paths, is_python_module, verbose
    )


def files_plan(
    name: str,
    sources: str | Sequence[str],
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | str | None = None,
    is_python_module: bool = True,
    verbose: bool = False,
    **_: Any,
) -> Plan:
    """The plan of a call of ``load``, whose arguments these are."""
    paths = [Path(path).resolve() for path in ([sources] if isinstance(sources, str | os.PathLike) else sources)]
    units = [Source(path.read_text(errors="replace"), str(path), cuda=path.suffix == ".cu") for path in paths]
    dirs = [extra_include_paths] if isinstance(extra_include_paths, str) else list(extra_include_paths or ())
    dirs += [str(path.parent) for path in paths]
    return _plan(name, units, extra_cflags, extra_cuda_cflags, extra_ldflags, dirs, is_python_module, verbose)


def _place(text: str, caller: str | None, otherwise: str) -> tuple[str, int]:
    """The file and the line at which the caller's source has a text, so that errors and findings speak of them."""
    if caller and text.strip():
        try:
            whole = Path(caller).read_text(errors="replace")
        except OSError:
            return otherwise, 1
        if (at := whole.find(text)) >= 0:
            return caller, whole.count("\n", 0, at) + 1
    return otherwise, 1


def _plan(name: str, sources: Sequence[Source], flags: Any, cuda_flags: Any, link_flags: Any, dirs: Any, python: bool,
          verbose: bool) -> Plan:  # fmt: skip
    kept, targets, words = [], [], iter(cuda_flags or ())
    for word in words:
        if _DROPPED.match(word):
            targets += _ARCH.findall(word)
            if word in _TAKES_WORD:
                targets += _ARCH.findall(next(words, ""))
        else:
            kept.append(word)
    newest = max(targets, key=lambda target: (int(target.rstrip("af")), target), default=None)
    arch = arches.running(f"sm_{newest}").name if newest else arches.target_arch("cpu")
    folders = [dirs] if isinstance(dirs, str) else list(dirs or ())
    return Plan(
        name=name,
        sources=tuple(sources),
        flags=tuple(flag for flag in flags or () if not _DROPPED.match(flag)),
        cuda_flags=tuple(kept),
        link_flags=tuple(link_flags or ()),
        include_dirs=tuple(os.path.abspath(path) for path in folders),
        arch=arch,
        python=python,
        verbose=verbose,
    )


def load(plan: Plan) -> ModuleType | None:
    """Builds, or finds, an extension and imports it.

    Returns:
        The module, whose functions raise what the emulator found; None for a library of operators.

    Raises:
        NoCompilerError: nvcc or a C++ compiler is missing.
        CompileError: their words, at the lines of the sources.
    """
    tools = toolkit.find()
    try:
        path, resources = _built(plan, tools)
    except CompileError as error:
        raise error.with_traceback(None) from None  # the compilers' threads tell the user nothing
    process.connect(tools, plan.arch, resources)
    if not plan.python:
        import torch

        torch.ops.load_library(str(path))
        return None
    spec = importlib.util.spec_from_file_location(plan.name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return process.guarded(module)


def _built(plan: Plan, tools: toolkit.Toolkit) -> tuple[Path, dict[str, dict[str, int]]]:
    import torch

    runtime = library.build(tools)
    texts = [
        includes.closure(source.text, os.path.dirname(source.name), list(plan.include_dirs)) for source in plan.sources
    ]
    own = [*small_torch.headers(), *(path.read_text() for path in sorted(_INCLUDE.rglob("*.h")))]
    parts = [repr(plan), *(repr(text.files) for text in texts), *own, str(runtime), torch.__version__, sys.version]
    parts += [_identity(tools.nvcc), _identity(tools.host)]
    if any(text.volatile for text in texts):  # no key tells what it is made of: it is built each time
        parts.append(secrets.token_hex(8))
    digest = hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:24]

    def make(work: Path) -> None:
        resources = _build(plan, tools, runtime, work)
        (work / "resources.json").write_text(json.dumps(resources))

    folder = library.kept(f"extensions/{plan.arch}", f"{plan.name}-{digest}", make)
    return folder / f"{plan.name}.so", json.loads((folder / "resources.json").read_text())


def _identity(compiler: str) -> str:
    path = os.path.realpath(compiler)
    found = os.stat(path)
    return f"{path} {found.st_size} {found.st_mtime_ns}"


def _build(plan: Plan, tools: toolkit.Toolkit, runtime: Path, work: Path) -> dict[str, dict[str, int]]:
    units = None
    if plan.python and small_torch.serves(source.text for source in plan.sources):
        try:
            units = _compiled(plan, tools, work, small=True)
        except CompileError as error:  # of what torch's own headers hold, it may be
            if any(item.stage == "ptxas" for item in error.diagnostics):
                raise
    if units is None:
        units = _compiled(plan, tools, work, small=False)
    libraries = ["-ltorch_python"] if plan.python else []
    libraries += ["-ltorch", "-ltorch_cpu", "-lc10", "-lcudart", "-lcuda"]
    folders = [f"-L{_torch() / 'lib'}", f"-L{runtime}", f"-Wl,-rpath,{runtime}"]
    links = [*(unit[0] for unit in units), *folders, *plan.link_flags, *libraries]
    _run(plan, [tools.host, "-shared", "-o", str(work / f"{plan.name}.so"), *links], work)
    resources: dict[str, dict[str, int]] = {}
    for path, used in units:
        resources |= used
        Path(path).unlink()
    return resources


def _torch() -> Path:
    import torch

    return Path(torch.__file__).parent


def _compiled(
    plan: Plan, tools: toolkit.Toolkit, work: Path, small: bool
) -> list[tuple[str, dict[str, dict[str, int]]]]:
    """Compiles all units with one form of torch's headers: its objects, and what ptxas said of their kernels."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda row: _compile(plan, tools, work, small, *row), enumerate(plan.sources)))


def _compile(
    plan: Plan, tools: toolkit.Toolkit, work: Path, small: bool, number: int, source: Source
) -> tuple[str, dict[str, dict[str, int]]]:
    """Compiles a unit: with the small or the light headers first."""
    path = work / f"unit{number}{'.cu' if source.cuda else '.cpp'}"
    header = ("torch/types.h" if source.cuda else "torch/extension.h") if small else "warpyard/extension.h"
    path.write_text(f"#include <{header}>\n{source.written}")
    target = str(path.with_suffix(".o"))
    keep = work / f"keep{number}"
    keep.mkdir()
    try:
        command = [*_command(plan, tools, source, keep, small), "-c", str(path), "-o", target]
        try:
            log = _run(plan, command, work, keep)
        except CompileError as error:
            told = any(item.stage == "ptxas" for item in error.diagnostics) or not _OF_TORCH.search(error.log)
            if small or told:
                raise
            log = _run(plan, [*command, "-DWARPYARD_WHOLE_TORCH"], work, keep)
    finally:
        shutil.rmtree(keep)
    return target, artifact.resources(log)


def _command(plan: Plan, tools: toolkit.Toolkit, source: Source, keep: Path, small: bool) -> list[str]:
    common = [
        f"-DTORCH_EXTENSION_NAME={plan.name}", "-DTORCH_API_INCLUDE_EXTENSION_H", "-DWITH_CUDA", "-std=c++20",
        *(small_torch.flags(source.text, emulated=True) if small else _headers(source)),
        *(f"-I{path}" for path in plan.include_dirs),
    ]  # fmt: skip
    if not source.cuda:
        return [tools.host, "-fPIC", "-O0", "-w", "-isystem", tools.include, *common, *plan.flags]
    return [
        tools.nvcc, "-ccbin", tools.host, "-Xcompiler", "-fPIC", "-w", "--keep", "--keep-dir", str(keep),
        *_DEFAULTS, *common, *toolkit.device_flags(plan.arch), "-Xptxas", "-v", *plan.cuda_flags,
    ]  # fmt: skip


def _headers(source: Source) -> list[str]:
    """The words for the light headers, and torch's own behind them."""
    include = _torch() / "include"
    system = [include, include / "torch" / "csrc" / "api" / "include", sysconfig.get_paths()["include"]]
    words = [f"-I{_INCLUDE}", *(word for path in system for word in ("-isystem", str(path)))]
    if re.search(r"\bTORCH_LIBRARY|torch::Library", source.text):
        words.append("-DWARPYARD_LIBRARY")
    if not source.cuda or re.search(r"\bpy::|pybind11|PYBIND11", source.text):
        words.append("-DWARPYARD_PYTHON")
    return words


def _run(plan: Plan, command: list[str], work: Path, keep: Path | None = None) -> str:
    """Runs a compiler; its log. Raises CompileError."""
    if plan.verbose:
        print(" ".join(command))
    variables = {**os.environ, "TMPDIR": str(work)}
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=variables, cwd=work)
    log = done.stdout + done.stderr
    if not done.returncode:
        return log
    ptx = "\n".join(path.read_text(errors="replace") for path in keep.glob("*.ptx")) if keep else ""
    once: dict[object, diagnostics.Diagnostic] = {}  # a loop that was unrolled brings the same error again
    for item in diagnostics.parse(log, ptx, {source.name: source.text for source in plan.sources if source.line == 1}):
        once.setdefault((item.severity, item.message, item.file, item.line), item)
    found = tuple(once.values())
    errors = [str(item) for item in found if item.severity in ("fatal", "error")]
    said = "\n".join(errors[:20]) or diagnostics.clean(log)
    raise CompileError(f"{plan.name} does not build for {plan.arch}:\n{said}", found, log)
