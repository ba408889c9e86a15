"""torch's ``load_inline`` and ``load`` for sources with CUDA host code, where there is no CUDA device.

nvcc compiles device and host code, as for a GPU. The headers of torch's CUDA side and the CUDA runtime are this
project's; the kernels run on the emulator. Tensors are CPU tensors: their memory counts as device memory, and
``x.is_cuda()`` is true of them in C++ (include/warpyard/extension.h, and `small_torch`, which is tried first).
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import json
import os
import re
import secrets
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from ...base import artifact, compiler_log, remote_service, variants
from ...base.errors import CompileError
from ...cache import folders
from ...compiler import includes, nvrtc
from ...compiler.request import of_ptx_alone, request
from ...extension import build_plan, light_torch, small_torch
from ...extension.build_plan import NVCC_DEFAULTS, Plan, Source
from ...replay import fast_call
from ..runtime import in_process, library, toolkit
from ..torch import cpp_operators
from . import device_forms, device_text

_MADE = "made.json"  # beside the library: the folder that it was built in, and what ptxas said of its kernels
_CUDA_TYPE = re.compile(r"\bDeviceType::CUDA\b")
_BLAS = re.compile("cublas|CUDABlasHandle")
_INCLUDE, _LIBRARIES = (Path(__file__).parent / name for name in ("include", "libraries"))


def load(plan: Plan) -> ModuleType | None:
    """Builds, or finds, an extension and imports it.

    Returns:
        The module, whose functions raise what the emulator found; None for a library of operators.

    Raises:
        NoCompilerError: nvcc or a C++ compiler is missing.
        CompileError: their words, at the lines of the sources.
    """
    tools, asked, names = _asked(plan)
    with _errors_at_home(names, plan):
        if variants.another and (held := device_forms.host_code_of(asked)):
            same = device_forms.same_text(held, asked)
            texts = {} if same else _other_device_code(asked, held, tools)
            ptx = [text.decode() for name, text in texts.items() if name.endswith(".ptx")]
            in_process.other_device_code(asked.name, ptx)
            return held.module
        folder = build(asked, tools)
    made = json.loads((folder / _MADE).read_text())
    _open(folder / f"{plan.name}.so", tools, plan.arch, made["kernels"], _files(made, names))
    made_of_it = build_plan.imported(plan, folder)
    module = None if made_of_it is None else in_process.guarded(made_of_it)
    if not variants.another:
        device_forms.note(asked, module, made["small"])
    return module


def built(plan: Plan) -> tuple[Path, dict[str, Any]]:
    """Builds, or finds, an extension that another process may import: its library, and what `attach` needs to know.

    Raises:
        NoCompilerError: nvcc or a C++ compiler is missing.
        CompileError: their words, at the lines of the sources.
    """
    tools, asked, names = _asked(plan)
    with _errors_at_home(names, plan):
        folder = build(asked, tools)
    made = json.loads((folder / _MADE).read_text())
    needs = {
        "arch": plan.arch, "kernels": made["kernels"], "files": _files(made, names),
        "runtime": str(library.build(tools)),
    }  # fmt: skip
    return folder / f"{plan.name}.so", needs


def attach(path: Path, needs: dict[str, Any]) -> None:
    """Makes the stand-in ready for a library that `built` made, and loads it.

    Raises:
        ImportError: it belongs to another stand-in than this one.
    """
    tools = toolkit.find()
    if needs["runtime"] != str(library.build(tools)):
        raise ImportError(f"{path} was built by another version of warpyard: build it again by warpyard run setup.py")
    _open(path, tools, needs["arch"], needs["kernels"], needs["files"])


def _asked(plan: Plan) -> tuple[toolkit.Toolkit, Plan, dict[str, str]]:
    """The compilers, the plan that a folder of the cache is for, and the names of its files at home. Raises
    NoCompilerError, and CompileError for a library that the emulator does not have."""
    for source in plan.sources:
        toolkit.refuse_libraries(source.text, source.name, source.line)
    tools = toolkit.find()
    return tools, *build_plan.anywhere(replace(plan, inside=fast_call.inside()))


@contextlib.contextmanager
def _errors_at_home(names: dict[str, str], plan: Plan) -> Iterator[None]:
    """Gives a CompileError the names of the user's files. The compilers' threads show the user nothing."""
    try:
        yield
    except CompileError as error:
        raise build_plan.at_home(error, names, plan).with_traceback(None) from None


def _files(made: dict[str, Any], names: dict[str, str]) -> dict[str, str]:
    """The user's files by the paths that they were compiled under."""
    return {os.path.join(made["work"], name): file for name, file in names.items()}


def _open(path: Path, tools: toolkit.Toolkit, arch: str, kernels: dict[str, Any], files: dict[str, str]) -> None:
    """Makes the stand-in ready for a library, and loads it with the operators that it registers."""
    in_process.connect(tools, arch, kernels)
    in_process.name_files(files)
    known = cpp_operators.names()
    # Its own libraries come first: a torch that is built with CUDA has the true runtime loaded for everyone.
    ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_DEEPBIND)
    cpp_operators.choose(known, in_process.raise_pending)


def build(plan: Plan, tools: toolkit.Toolkit) -> Path:
    """Builds, or finds, an extension: the folder of the cache that holds it. Raises CompileError.

    What the service may build, it builds and keeps. A submission's process gets the files for a cache
    that ends with it: nobody else may load what it has written.
    """
    room = f"extensions-{plan.arch}"
    runtime = library.build(tools)
    texts = [includes.closure(source.text, build_plan.NOWHERE, list(plan.include_dirs)) for source in plan.sources]
    own = [
        *small_torch.headers(),
        *light_torch.headers(),
        *(path.read_text() for folder in (_INCLUDE, _LIBRARIES) for path in sorted(folder.rglob("*.h"))),
    ]
    parts = [repr(plan), *(repr(text.files) for text in texts), *own, str(runtime), version("torch"), sys.version]
    parts += [build_plan.identity(tools.nvcc), build_plan.identity(tools.host)]
    if any(text.volatile for text in texts):  # no key covers what it is made of: it is built each time
        parts.append(secrets.token_hex(8))
    parts.append("whether small headers were enough is noted")
    name = f"{plan.name}-{hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:24]}"

    def make(work: Path) -> None:
        small, kernels = _build(plan, tools, runtime, work)
        (work / _MADE).write_text(json.dumps({"work": str(work), "kernels": kernels, "small": small}))

    built: dict[str, bytes] = {}
    there = remote_service.service()
    if there is not None and plan.self_contained and folders.known(room, name) is None:
        with contextlib.suppress(RuntimeError):  # it is built here then
            built = there.extend(plan)
    return folders.folder(room, name, folders.holding(built) if built else make)


def device_code(
    plan: Plan, tools: toolkit.Toolkit, headers: device_forms.Headers, instances: Sequence[str] = ()
) -> dict[str, bytes]:
    """The PTX of an extension's device code, by names of files. Nothing is kept.

    Args:
        plan: of the extension.
        tools: that compile it.
        headers: which form of torch's headers nvcc gets; ``"none"``: NVRTC compiles it without host code, and there are
            files in JSON too, which have the kernels' names by instances of templates.
        instances: of those that the host launches, NVRTC makes these; none: all.

    Raises:
        CompileError: the compilers' words.
    """
    if headers == "none":
        return _device_code_alone(plan, instances)
    with tempfile.TemporaryDirectory() as folder:
        return _device_code_with(plan, tools, Path(folder), headers == "small")


def _device_code(
    plan: Plan, tools: toolkit.Toolkit, headers: device_forms.Headers, instances: Sequence[str] = ()
) -> dict[str, bytes]:
    there = remote_service.service()
    if there is not None and plan.self_contained:
        with contextlib.suppress(RuntimeError):  # it is compiled here then
            return there.device_code(plan, headers, instances)
    return device_code(plan, tools, headers, instances)


def _other_device_code(plan: Plan, held: device_forms.Loaded, tools: toolkit.Toolkit) -> dict[str, bytes]:
    """The PTX of other texts of a loaded extension's device code. Raises CompileError."""
    headers, ran = _headers(held, tools), in_process.launched()
    texts = (source.text for source in held.plan.sources if source.cuda)
    needed = [one for text in texts for one in device_text.launched(text, held.names, ran)]
    return _device_code(plan, tools, headers, needed if held.names else ())


def _headers(held: device_forms.Loaded, tools: toolkit.Toolkit) -> device_forms.Headers:
    """With which headers other device code of an extension is compiled: with none where its own is, so."""
    if held.headers is None:
        held.headers = "small" if held.small else "light"
        with contextlib.suppress(CompileError):
            made = _device_code(held.plan, tools, "none")
            held.headers = "none"
            for rows in (json.loads(data) for name, data in made.items() if name.endswith(".json")):
                held.names |= rows
    return held.headers


def _device_code_alone(plan: Plan, wanted: Sequence[str] = ()) -> dict[str, bytes]:
    """See `device_code`. Raises CompileError."""
    found = {}
    for number, source in enumerate(plan.sources):
        if source.cuda:
            text, launched = device_text.device_text(source.text)
            instances = [one for one in launched if one in wanted] if wanted else launched
            halves = device_text.HALF_TYPES if device_text.names_halves(text, instances) else ""
            dirs = [*plan.include_dirs, *([str(_INCLUDE)] if halves else [])]
            asked = request(f"{text}\n", plan.arch, {}, (*NVCC_DEFAULTS[:-1], *_of_nvrtc(plan)), dirs, ())
            whole = f'{device_text.LIMITS}{halves}#line {source.line} "{source.name}"\n{text}\n'
            made = nvrtc.run(whole, source.name, of_ptx_alone(asked.options), instances, minimal=True)
            if not made.ok or not text:
                items = compiler_log.parse(made.log, "", {source.name: source.text})
                raise build_plan.failure(plan, items, made.log)
            found[f"unit{number}.ptx"] = made.ptx.encode()
            found[f"unit{number}.json"] = json.dumps(made.lowered).encode()
    return found


def _of_nvrtc(plan: Plan) -> list[str]:
    """The flags for nvcc that NVRTC has too and that change the code."""
    return [flag for flag in plan.cuda_flags if flag.startswith(("-D", "-U", "--use_fast_math", "--fmad", "--ftz"))]


def _device_code_with(plan: Plan, tools: toolkit.Toolkit, work: Path, small: bool) -> dict[str, bytes]:
    found = {}
    for number, source in enumerate(plan.sources):
        if not source.cuda:
            continue
        path = _written(source, work, number, small)
        target = path.with_suffix(".ptx")
        compute = plan.arch.replace("sm_", "compute_")
        command = [
            tools.nvcc, "-ccbin", tools.host, "-w", *NVCC_DEFAULTS, *_common(plan, source, small), *plan.cuda_flags,
            f"-arch={compute}", "-ptx", str(path), "-o", str(target),
        ]  # fmt: skip
        build_plan.run(plan, command, work)
        found[target.name] = target.read_bytes()
    return found


def _build(plan: Plan, tools: toolkit.Toolkit, runtime: Path, work: Path) -> tuple[bool, dict[str, dict[str, int]]]:
    """Builds an extension: whether the small headers were enough, and what ptxas said of its kernels."""
    units, small = None, small_torch.serves(plan)
    if small:
        try:
            units = _compiled(plan, tools, work, small=True)
        except CompileError as error:
            if own := small_torch.own_errors(error):
                raise build_plan.failure(plan, own, error.log) from None
    if units is None:
        units, small = _compiled(plan, tools, work, small=False), False
    libraries = ["-ltorch_python"] if plan.python else []
    libraries += ["-ltorch", "-ltorch_cpu", "-lc10", "-lcudart", "-lcuda"]
    searched = [f"-L{build_plan.torch_folder() / 'lib'}", f"-L{runtime}", f"-Wl,-rpath,{runtime}"]
    links = [*(unit[0] for unit in units), *searched, *plan.link_flags, *libraries]
    build_plan.run(plan, [tools.host, "-shared", "-o", str(work / f"{plan.name}.so"), *links], work)
    for path in work.iterdir():  # the texts are nobody else's, and the cache is read by all
        if path.suffix != ".so":
            path.unlink()
    return small, {name: used for _, resources in units for name, used in resources.items()}


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
    path = _written(source, work, number, small)
    target = str(path.with_suffix(".o"))
    keep = work / f"keep{number}"
    keep.mkdir()
    try:
        command = [*_command(plan, tools, source, keep, small), "-c", str(path), "-o", target]
        try:
            log = build_plan.run(plan, command, work, keep)
        except CompileError as error:
            if small or small_torch.own_errors(error):
                raise
            log = build_plan.run(plan, [*command, "-DWARPYARD_WHOLE_TORCH"], work, keep)
    finally:
        shutil.rmtree(keep)
    return target, artifact.resources(log)


def _written(source: Source, work: Path, number: int, small: bool) -> Path:
    """The file of a unit, with the headers in front of it. In torch's own headers the device is the CPU."""
    path = work / f"unit{number}{'.cu' if source.cuda else '.cpp'}"
    header = ("torch/types.h" if source.cuda else "torch/extension.h") if small else "warpyard/extension.h"
    text = source.written if small else _CUDA_TYPE.sub("DeviceType::CPU", source.written)
    path.write_text(f"#include <{header}>\n{text}")
    return path


def _common(plan: Plan, source: Source, small: bool) -> list[str]:
    """The words that both compilers take."""
    return [
        f"-DTORCH_EXTENSION_NAME={plan.name}", "-DTORCH_API_INCLUDE_EXTENSION_H", "-DWITH_CUDA", "-std=c++20",
        *(small_torch.flags(source.text, emulated=True, inside=plan.inside) if small else _light(source)),
        *(f"-I{path}" for path in plan.include_dirs), *_libraries(source),
    ]  # fmt: skip


def _command(plan: Plan, tools: toolkit.Toolkit, source: Source, keep: Path, small: bool) -> list[str]:
    common = _common(plan, source, small)
    if not source.cuda:
        return [tools.host, "-fPIC", "-O0", "-w", "-isystem", tools.include, *common, *plan.flags]
    return [
        tools.nvcc, "-ccbin", tools.host, "-Xcompiler", "-fPIC", "-w", "--keep", "--keep-dir", str(keep),
        *NVCC_DEFAULTS, *common, *toolkit.device_flags(plan.arch), "-Xptxas", "-v", *plan.cuda_flags,
    ]  # fmt: skip


def _libraries(source: Source) -> list[str]:
    """The words for the headers of CUDA's libraries, and for what torch has of them."""
    own = toolkit.library_flags(compiler=not source.cuda)
    return [*own, f"-I{_LIBRARIES}", "-include", "warpyard/blas.h"] if _BLAS.search(source.text) else own


def _light(source: Source) -> list[str]:
    """The words for the light headers, with those that stand for CUDA's of torch."""
    return [f"-I{_INCLUDE}", *light_torch.flags(source.text, source.cuda)]
