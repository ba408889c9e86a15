"""What a torch extension is built from: the arguments of ``load_inline`` and ``load``, taken apart."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from ..base import arch as arches
from ..base import compiler_log, isolated_process, user_code
from ..base.diagnostics import Diagnostic
from ..base.errors import CompileError
from ..compiler import includes

_ARCH = re.compile(r"(?:compute|sm)_(\d+[af]?)")
_DROPPED = re.compile(
    r"^(?:-gencode|--generate-code|-arch|--gpu-architecture|-code|--gpu-code|-std|--std|-G)(?:=|$)|^-lineinfo$|^-O\d$"
)
_TAKES_WORD = ("-gencode", "--generate-code", "-arch", "--gpu-architecture", "-code", "--gpu-code", "-std", "--std")
NVCC_DEFAULTS = (
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
    arch_flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
    include_dirs: tuple[str, ...] = ()
    arch: str = arches.DEFAULT
    python: bool = True
    inside: int | None = None  # where a Python tensor keeps its C++ tensor, see replay/fast_call.py; None: not known
    verbose: bool = field(default=False, compare=False)

    @property
    def self_contained(self) -> bool:
        """Whether the texts, with the headers of the compilers and of torch, are all that it is made of, and no flag
        names a file or a program."""
        words = (*self.flags, *self.cuda_flags, *self.arch_flags, *self.link_flags)
        closures = [includes.closure(source.text, NOWHERE, ()) for source in self.sources]
        return (
            bool(re.fullmatch(r"\w{1,200}", self.name))
            and self.arch in arches.TABLE
            and not self.include_dirs
            and all(_PLAIN.fullmatch(word) for word in words)
            and not any(closure.files or closure.volatile for closure in closures)
            and not any(_READS.search(source.text.replace("\\\n", "")) for source in self.sources)
        )


# What reads a file that `includes.closure` does not look for.
_READS = re.compile(r"\.incbin|#\s*embed\b|include\w*\s*<\s*(?:/|[^>\n]*\.\.)")
# Flags of g++ and nvcc that read and write nothing by themselves.
_PLAIN = re.compile(
    r"-O\w*|-g\d?|-W[\w=+-]*|-w|-[DU]\w+(?:=[\w.+-]*)?|-m(?:arch|tune)=[\w-]+|-pthread|-l[A-Za-z]\w*"
    r"|-f(?:no-)?(?:fast-math|unroll-loops|openmp|PIC|permissive|exceptions|rtti|strict-aliasing|inline)|-fvisibility=\w+"
    r"|--?use_fast_math|--expt-(?:relaxed-constexpr|extended-lambda)|--extended-lambda|-lineinfo|--?ptxas-options=-v"
    r"|-Xptxas(?:=-(?:v|O\d|dlcm=\w+))?|-v|-dlcm=\w+|--?maxrregcount=\d+|--?(?:ftz|prec-div|prec-sqrt|fmad)=(?:true|false)"
    r"|--generate-line-info|-gencode(?:=[\w=,\[\]]+)?|--generate-code(?:=[\w=,\[\]]+)?|arch=[\w=,\[\]]+"
    r"|-arch=\w+|-code=[\w,]+|-std=[\w+]+"
)


NOWHERE = os.devnull  # as the folder of a source that is compiled from a copy: no header lies beside it


def torch_folder() -> Path:
    """Where torch is installed. Torch is not imported."""
    spec = importlib.util.find_spec("torch")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def anywhere(plan: Plan) -> tuple[Plan, dict[str, str]]:
    """The plan with the last part of each file's name alone: what was built for a copy of a file is found for another.

    Returns:
        The plan, and the files by their new names.
    """
    names: dict[str, str] = {}
    for source in plan.sources:
        if source.name not in names.values():
            last = os.path.basename(source.name)
            names[last if last not in names else f"{len(names)}/{last}"] = source.name
    new = {path: name for name, path in names.items()}
    return replace(plan, sources=tuple(replace(source, name=new[source.name]) for source in plan.sources)), names


def at_home(error: CompileError, names: Mapping[str, str], plan: Plan) -> CompileError:
    """An error of such a plan, with the files' own names. ``plan``: the one that it was made of."""
    if not error.diagnostics:
        return error
    found = [
        replace(item, file=names.get(item.file or "", item.file),
                inlined=tuple((names.get(file, file), line, column) for file, line, column in item.inlined))
        for item in error.diagnostics
    ]  # fmt: skip
    return failure(plan, found, error.log)


def imported(plan: Plan, folder: Path) -> ModuleType | None:
    """Loads an extension of the folder that it was built in: the module, or None for a library of operators."""
    path = folder / f"{plan.name}.so"
    if not plan.python:
        import torch

        torch.ops.load_library(str(path))
        return None
    spec = importlib.util.spec_from_file_location(plan.name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
    device: str = "cpu",
    **_: Any,
) -> Plan:
    """The plan of a call of ``load_inline``, whose arguments these are.

    Args:
        caller: the file that calls it.
        device: whose architecture is meant where the flags name none: ``"cuda"``, or ``"cpu"`` for the emulator.
    """
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
    host, nvcc, link = (_words(given) for given in (extra_cflags, extra_cuda_cflags, extra_ldflags))
    return _plan(name, sources, host, nvcc, link, extra_include_paths, is_python_module, verbose, device)


def files_plan(
    name: str,
    sources: str | Sequence[str],
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | str | None = None,
    is_python_module: bool = True,
    verbose: bool = False,
    shell: bool = True,
    **_: Any,
) -> Plan:
    """The plan of a call of ``load``, whose arguments these are.

    Args:
        shell: whether a shell would take the flags apart. Those of ``setup.py`` are words as they are.
    """
    paths = [Path(path).resolve() for path in ([sources] if isinstance(sources, str | os.PathLike) else sources)]
    units = [Source(path.read_text(errors="replace"), str(path), cuda=path.suffix == ".cu") for path in paths]
    dirs = [extra_include_paths] if isinstance(extra_include_paths, str) else list(extra_include_paths or ())
    dirs += [str(path.parent) for path in paths]
    given = (extra_cflags, extra_cuda_cflags, extra_ldflags)
    host, nvcc, link = (_words(flags) if shell else list(flags or ()) for flags in given)
    return _plan(name, units, host, nvcc, link, dirs, is_python_module, verbose)


def _place(text: str, caller: str | None, otherwise: str) -> tuple[str, int]:
    """The file and the line at which the caller's source has a text, so that errors and findings speak of them. A text
    that is put together there has the name under which its lines are found later."""
    if caller and text.strip():
        try:
            whole = Path(caller).read_text(errors="replace")
        except OSError:
            return otherwise, 1
        found = user_code.aligned(whole, text)
        if found.offset is not None:
            return caller, found.offset + 1
        if found.first is not None:
            return user_code.given(text), 1
    return otherwise, 1


def _words(flags: Sequence[str] | None) -> list[str]:
    """The words of flags that torch's ``load`` and ``load_inline`` hand to a shell in one line: ``""`` is none, and
    ``"-O3 -DN=4"`` two."""
    line = " ".join(flags or ())
    try:
        return shlex.split(line)
    except ValueError:  # a quote that nothing closes
        return line.split()


def _plan(name: str, sources: Sequence[Source], flags: Any, cuda_flags: Any, link_flags: Any, dirs: Any, python: bool,
          verbose: bool, device: str = "cpu") -> Plan:  # fmt: skip
    kept, targets, chosen, words = [], [], [], iter(cuda_flags or ())
    for word in words:
        if _DROPPED.match(word):
            taken = [word, *([next(words, "")] if word in _TAKES_WORD else [])]
            if found := _ARCH.findall(" ".join(taken)):
                targets += found
                chosen += taken
        else:
            kept.append(word)
    newest = max(targets, key=lambda target: (int(target.rstrip("af")), target), default=None)
    arch = arches.running(f"sm_{newest}").name if newest else arches.target_arch(device)
    folders = [dirs] if isinstance(dirs, str) else list(dirs or ())
    return Plan(
        name=name,
        sources=tuple(sources),
        flags=tuple(flag for flag in flags or () if not _DROPPED.match(flag)),
        cuda_flags=tuple(kept),
        arch_flags=tuple(chosen),
        link_flags=tuple(link_flags or ()),
        include_dirs=tuple(os.path.abspath(path) for path in folders),
        arch=arch,
        python=python,
        verbose=verbose,
    )


def identity(compiler: str) -> str:
    """Identifies an installation of a compiler."""
    path = os.path.realpath(compiler)
    found = os.stat(path)
    return f"{path} {found.st_size} {found.st_mtime_ns}"


def run(plan: Plan, command: list[str], work: Path, keep: Path | None = None) -> str:
    """Runs a compiler of a plan in a folder of work; its log. ``keep``: where it leaves the PTX.

    Raises:
        CompileError: its words, at the lines of the sources.
    """
    if plan.verbose:
        print(" ".join(command))
    variables = {**os.environ, "TMPDIR": str(work)}
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=variables, cwd=work,
        preexec_fn=isolated_process.first(work),
    )  # fmt: skip
    log = done.stdout + done.stderr
    if not done.returncode:
        return log
    ptx = "\n".join(path.read_text(errors="replace") for path in keep.glob("*.ptx")) if keep else ""
    ptx = ptx.replace(f'"{work}/', '"')  # the compiler looks for files of `#line` in the folder where it runs
    once: dict[object, Diagnostic] = {}  # a loop that was unrolled brings the same error again
    for item in compiler_log.parse(log, ptx, _texts(plan.sources)):
        once.setdefault((item.severity, item.message, item.file, item.line), item)
    raise failure(plan, tuple(once.values()), log)


def failure(plan: Plan, found: Sequence[Diagnostic], log: str) -> CompileError:
    """The error of a plan that does not build, with what the compilers said of it."""
    errors = [str(item) for item in found if item.severity in ("fatal", "error")]
    said = "\n".join(errors[:20]) or compiler_log.clean(log)
    return CompileError(f"{plan.name} does not build for {plan.arch}:\n{said}", tuple(found), log)


def _texts(sources: Sequence[Source]) -> dict[str, str]:
    """The texts by the names of their files, each at its lines there."""
    files: dict[str, list[str]] = {}
    for source in sources:
        lines, first = source.text.splitlines(), source.line - 1
        rows = files.setdefault(source.name, [])
        rows += [""] * (first + len(lines) - len(rows))
        rows[first : first + len(lines)] = lines
    return {name: "\n".join(rows) for name, rows in files.items()}
