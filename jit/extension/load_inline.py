"""Sources with their own host code, for a GPU: torch's ``load_inline``, which is quick and never stale.

g++ and nvcc get the small form of torch's headers (`small_torch`) first, then the light one (`light_torch`), then all
of torch's own. What cannot be built in this way, such as device code that is linked, is built by
``torch.utils.cpp_extension.load_inline``, and so is everything with WARPYARD_SMALL_HEADERS=0. Extensions lie under
``inline/`` in the cache folder, named by architecture and by a digest of all that went in, so that builds for two
architectures never meet.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import secrets
import shutil
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from ..base import arch as arches
from ..base import compiler_log, environment, remote_service, user_code
from ..base.errors import CompileError, NoCompilerError
from ..cache import folders
from ..compiler import includes, request
from ..replay import fast_call
from . import build_plan, light_torch, small_torch
from .build_plan import Plan, Source


def load(
    source: str | os.PathLike[str],
    arch: str,
    defines: Mapping[str, object],
    options: Sequence[str],
    include_dirs: Sequence[str | os.PathLike[str]],
    cpp_source: str,
    functions: Sequence[str] | Mapping[str, str] | None,
) -> ModuleType:
    """Builds, or finds, the extension and imports it. Arguments as jit.load() takes them.

    Raises:
        NoCompilerError: naming which of nvcc, a C++ compiler, ninja, and a CUDA build of torch is missing.
        CompileError: nvcc's or the C++ compiler's words.
    """
    row = arches.find(arch)
    name, text = request.read_source(source)
    require_tools()
    # A copy is compiled: the source's own folder becomes an include directory, and #line names the original.
    here = os.path.dirname(name)
    dirs = [path for path in (here, *(os.path.abspath(os.fspath(path)) for path in include_dirs)) if path != "/"]
    flags = [f"-gencode=arch={row.compute},code={row.name}", "-lineinfo", *request.macros(defines), *options]
    made = load_inline(
        "warpyard_" + "".join(c if c.isalnum() else "_" for c in Path(name).stem),
        cpp_sources=cpp_source,
        cuda_sources=f'#line 1 "{name}"\n{text}',
        functions=functions,
        extra_cuda_cflags=flags,
        extra_include_paths=dirs,
    )
    assert made is not None
    return made


def load_inline(name: str, cpp_sources: str | Sequence[str], cuda_sources: Any = None, *words: Any, caller: str = "",
                build_directory: str | None = None, **options: Any) -> ModuleType | None:  # fmt: skip
    """As ``torch.utils.cpp_extension.load_inline``, whose arguments these are.

    Args:
        caller: the file that the texts stand in; errors then speak of its lines. The caller's own by default.
        build_directory: not used: the folder follows from all that goes in.

    Raises:
        NoCompilerError: naming which of nvcc, a C++ compiler, ninja, and a CUDA build of torch is missing.
        CompileError: nvcc's or the C++ compiler's words.
    """
    __tracebackhide__ = True
    caller = caller or sys._getframe(1).f_code.co_filename
    given = dict(zip(_POSITIONAL, words, strict=False)) | options
    try:
        return _loaded(name, cpp_sources, cuda_sources, caller, given)
    except CompileError as error:
        raise user_code.at_home(error) from error.__cause__


def _loaded(name: str, cpp_sources: str | Sequence[str], cuda_sources: Any, caller: str,
            named: dict[str, Any]) -> ModuleType | None:  # fmt: skip
    require_tools()
    from torch.utils import cpp_extension

    plan = build_plan.inline_plan(name, cpp_sources, cuda_sources, caller=caller, device="cuda", **named)
    # What the architectures are where the flags name none: TORCH_CUDA_ARCH_LIST, else the machine's device.
    arch_flags = plan.arch_flags or tuple(cpp_extension._get_cuda_arch_flags(list(plan.cuda_flags)))
    plan = replace(plan, inside=fast_call.inside(), arch_flags=arch_flags)

    def own(work: Path) -> None:
        _torchs(plan, work, cpp_sources, cuda_sources, named)

    if folder := _of_the_service(plan):
        try:
            return build_plan.imported(plan, folder)
        except (ImportError, OSError) as error:  # the service runs nothing that a submission brought, and cannot try it
            if "undefined symbol" not in str(error):
                raise
            return build_plan.imported(plan, folders.folder(folders.INLINE, f"{folder.name}-torch", own))

    def make(work: Path) -> None:
        if not _in_some_form(plan, work, tried=True):
            own(work)

    texts = [
        includes.closure(source.text, os.path.dirname(source.name), list(plan.include_dirs)) for source in plan.sources
    ]
    parts = [*_parts(plan), repr(sorted(named.items(), key=str)), *(repr(text.files) for text in texts)]
    if any(text.volatile for text in texts):  # no key covers what it is made of: it is built each time
        parts.append(secrets.token_hex(8))
    return build_plan.imported(plan, folders.folder(folders.INLINE, folder_name(name, plan.arch, parts), make))


def _of_the_service(plan: Plan) -> Path | None:
    """The folder of an extension that the service has built, now or for an earlier run; None where there is no service,
    or it does not build this one. Raises CompileError."""
    there = remote_service.service()
    if there is None or not plan.self_contained:
        return None
    asked, names = build_plan.anywhere(replace(plan, verbose=False))
    name = folder_name(asked.name, asked.arch, _parts(asked))
    if found := folders.known(folders.INLINE, name):
        return found
    try:
        files = there.extend(asked, gpu=True)
    except CompileError as error:
        raise build_plan.at_home(error, names, plan).with_traceback(None) from None
    except RuntimeError:
        return None

    return folders.folder(folders.INLINE, name, folders.holding(files))


def build(plan: Plan) -> Path:
    """Builds, or finds, an extension for a GPU and loads nothing of it: the folder of the cache that holds it. Torch is
    not imported. ``plan``: one that is self-contained and names its architectures.

    Raises:
        CompileError: nvcc's or the C++ compiler's words.
        RuntimeError: only torch can build it.
    """

    def make(work: Path) -> None:
        if not _in_some_form(plan, work, tried=False):
            raise RuntimeError(f"{plan.name} is built by torch itself")

    return folders.folder(folders.INLINE, folder_name(plan.name, plan.arch, _parts(plan)), make)


def _parts(plan: Plan) -> list[str]:
    """All that decides what a plan becomes, but for files that it includes."""
    tools = [build_plan.identity(tool) for tool in (_nvcc(), _host())]
    versions = [metadata.version("torch"), os.environ.get("CXX", ""), sys.version]
    small = str(environment.SMALL_HEADERS.read())
    return [small, repr(plan), *small_torch.headers(), *light_torch.headers(), *versions, *tools]


def _in_some_form(plan: Plan, work: Path, tried: bool) -> bool:
    """Builds an extension with the first form of torch's headers that is enough; whether one was."""
    forms = [form for form in (_SMALL, _LIGHT, _WHOLE) if environment.SMALL_HEADERS.read() and _serves(form, plan)]
    return any(_built(plan, work, form, tried) for form in forms)


def folder_name(name: str, arch: str, parts: Sequence[object]) -> str:
    """The folder of an extension: it says the name and the architecture, and differs with everything in ``parts``."""
    digest = hashlib.sha256(json.dumps([arch, *parts]).encode()).hexdigest()[:24]
    return f"{name}-{arch}-{digest}"


# The arguments behind cuda_sources, in torch's order.
_POSITIONAL = (
    "functions", "extra_cflags", "extra_cuda_cflags", "extra_sycl_cflags", "extra_ldflags", "extra_include_paths",
    "build_directory", "verbose", "with_cuda", "with_sycl", "is_python_module", "with_pytorch_error_handling",
    "keep_intermediates", "use_pch", "no_implicit_headers",
)  # fmt: skip
_DEBUG = re.compile(r"^-G$|^--device-debug$|^-dlink|^-rdc|^--relocatable")  # which only torch's own way knows


_SMALL, _LIGHT, _WHOLE = "small", "light", "whole"  # forms of torch's headers


def _serves(form: str, plan: Plan) -> bool:
    """Whether an extension may be tried with a form."""
    if any(_DEBUG.match(flag) for flag in plan.cuda_flags):
        return False
    return form != _SMALL or small_torch.serves(plan)


def _headers(plan: Plan, source: Source, form: str) -> list[str]:
    if form == _SMALL:
        return small_torch.flags(source.text, emulated=False, inside=plan.inside)
    return light_torch.flags(source.text, source.cuda) if form == _LIGHT else light_torch.whole()


def _built(plan: Plan, work: Path, form: str, tried: bool) -> bool:
    """Builds an extension with a form of torch's headers; whether that was enough. ``tried``: load it, to see whether
    torch has all that it calls. Raises CompileError."""
    objects = [str(work / f"unit{number}.o") for number in range(len(plan.sources))]

    def compiled(number: int) -> None:
        source = plan.sources[number]
        path = work / f"unit{number}{'.cu' if source.cuda else '.cpp'}"
        path.write_text(f"#include <torch/{'types' if source.cuda else 'extension'}.h>\n{source.written}")
        common = [
            f"-DTORCH_EXTENSION_NAME={plan.name}", "-DTORCH_API_INCLUDE_EXTENSION_H", "-DWITH_CUDA", "-std=c++20",
            "-w", *_headers(plan, source, form), *(f"-I{path}" for path in plan.include_dirs),
        ]  # fmt: skip
        keep = work / f"keep{number}"
        keep.mkdir()
        if source.cuda:
            command = [_nvcc(), "-ccbin", _host(), "-Xcompiler", "-fPIC,-O1", "-lineinfo", "--keep", "--keep-dir",
                       str(keep), *build_plan.NVCC_DEFAULTS, *common, *plan.arch_flags, *plan.cuda_flags]  # fmt: skip
        else:
            command = [_host(), "-fPIC", "-O1", "-isystem", str(_home() / "include"), *common, *plan.flags]
        build_plan.run(plan, [*command, "-c", str(path), "-o", objects[number]], work, keep)

    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(compiled, range(len(objects))))
        libraries = build_plan.torch_folder() / "lib"
        runtime = [
            str(path) for name in ("lib64", "lib", "targets/x86_64-linux/lib") if (path := _home() / name).is_dir()
        ]
        links = [f"-L{libraries}", *(f"-L{path}" for path in runtime), *plan.link_flags, "-ltorch_python", "-ltorch",
                 "-ltorch_cpu", "-ltorch_cuda", "-lc10", "-lc10_cuda", "-lcudart"]  # fmt: skip
        command = [_host(), "-shared", "-o", str(work / f"{plan.name}.so"), *objects, *links]
        build_plan.run(plan, command, work)
        # An operator is registered but once.
        if tried and not any("TORCH_LIBRARY" in source.text for source in plan.sources):
            ctypes.CDLL(str(work / f"{plan.name}.so"), mode=os.RTLD_NOW)  # which fails where torch lacks a function
    except (CompileError, OSError) as error:
        if isinstance(error, CompileError) and (own := small_torch.own_errors(error)):
            raise build_plan.failure(plan, own, error.log) from None
        if form == _WHOLE and isinstance(error, CompileError) and error.diagnostics:
            raise
        (work / f"{plan.name}.so").unlink(missing_ok=True)
        return False
    finally:
        for path in work.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            elif path.suffix != ".so":
                path.unlink()
    return True


def _torchs(plan: Plan, work: Path, cpp_sources: Any, cuda_sources: Any, named: Mapping[str, Any]) -> None:
    """Builds an extension by torch's own function, in a folder that nobody else has. Raises CompileError."""
    from torch.utils import cpp_extension

    function = getattr(cpp_extension.load_inline, "__wrapped__", cpp_extension.load_inline)
    options = dict(named) | {"build_directory": str(work), "is_python_module": False}
    binding, *units = plan.sources
    # The lines of the texts are counted as in their files: errors name these.
    cpp = [cpp_sources] if isinstance(cpp_sources, str) else list(cpp_sources or ())
    cpp[:1] = [_at_its_line(binding, text) for text in cpp[:1]]
    try:
        function(plan.name, cpp, [_at_its_line(unit, unit.text) for unit in units], **options)
    except (RuntimeError, OSError) as error:
        log = str(error)
        found = compiler_log.parse(log)
        errors = [str(item) for item in found if item.severity in ("fatal", "error")]
        said = "\n".join(errors[:20]) or log
        raise CompileError(
            f"{plan.name} does not build as an extension for {plan.arch}:\n{said}", found, log
        ) from error


def _at_its_line(source: Source, text: str) -> str:
    return f'#line {source.line} "{source.name}"\n{text}'


def _home() -> Path:
    """The folder of the CUDA toolkit, which torch finds in the same way."""
    if named := os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH"):
        return Path(named)
    nvcc = shutil.which("nvcc")
    return Path(nvcc).parent.parent if nvcc else Path("/usr/local/cuda")


def _nvcc() -> str:
    return str(_home() / "bin" / "nvcc")


def _host() -> str:
    return shutil.which(os.environ.get("CXX") or "c++") or shutil.which("g++") or "g++"


def require_tools() -> None:
    """Raises NoCompilerError, naming all that load_inline lacks here."""
    import torch
    from torch.utils import cpp_extension

    missing = []
    if torch.version.cuda is None:
        missing.append(f"a CUDA build of torch (this one is {torch.__version__})")
    home = cpp_extension.CUDA_HOME
    if not (home and os.path.exists(os.path.join(home, "bin", "nvcc"))):
        missing.append("nvcc (install the CUDA toolkit, or set CUDA_HOME to its folder)")
    if not shutil.which(os.environ.get("CXX", "c++")) and not shutil.which("g++"):
        missing.append("a C++ compiler (install g++, or set CXX)")
    if not cpp_extension.is_ninja_available():
        missing.append("ninja (pip install ninja)")
    if missing:
        raise NoCompilerError(
            f"backend='inline' needs {'; '.join(missing)}. A source with device code only needs none of it: use "
            f"backend='raw'"
        )
