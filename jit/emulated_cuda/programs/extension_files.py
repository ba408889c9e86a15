"""Extensions that a ``setup.py`` builds: files that torch's ``BuildExtension`` leaves, and that a later import loads.

Behind the shared library stands what the emulator has to know of it, in JSON: the loader of the system does not look
there, and the file can be copied and installed as any other.
"""

from __future__ import annotations

import json
import os
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from ...extension import build_plan
from ..runtime import in_process, toolkit
from . import extension

_MARK = b"\nwarpyard extension "
_TAIL = 8  # bytes at the end of the file: how many bytes of JSON stand before them and the mark
_OF_TORCH = ("c10", "torch", "torch_cpu", "torch_python", "c10_cuda", "torch_cuda", "cudart", "cuda")


def install(cpp_extension: Any) -> None:
    """Has ``BuildExtension`` build extensions with CUDA sources for the emulator. ``cpp_extension``: torch's module."""
    if cpp_extension.CUDA_HOME is None:  # `CUDAExtension`, and many a setup.py, end there
        cpp_extension.CUDA_HOME = str(Path(toolkit.find(nvcc=False).include).parent)
    others = cpp_extension.BuildExtension.build_extensions

    def build_extensions(self: Any) -> None:
        """As torch's. Raises CompileError."""
        asked = list(self.extensions)
        own = [one for one in asked if any(Path(source).suffix == ".cu" for source in one.sources)]
        for one in own:
            target = Path(self.get_ext_fullpath(one.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            _build(plan_of(one), target)
            print(f"warpyard: built {target} for the emulator", flush=True)
        self.extensions = [one for one in asked if one not in own]
        try:
            if self.extensions:
                others(self)
        finally:
            self.extensions = asked

    cpp_extension.BuildExtension.build_extensions = build_extensions


def plan_of(asked: Any) -> build_plan.Plan:
    """What an extension of setuptools is built from."""
    given = asked.extra_compile_args or []
    host, device = (given.get("cxx", []), given.get("nvcc", [])) if isinstance(given, dict) else (given, given)
    # It is built for this Python alone, and torch's headers for C++ and Python know no limited one.
    host, device = ([flag for flag in flags if not flag.startswith("-DPy_LIMITED_API")] for flags in (host, device))
    macros = [f"-D{name}" if value is None else f"-D{name}={value}" for name, value in asked.define_macros or []]
    macros += [f"-U{name}" for name in asked.undef_macros or []]
    root = build_plan.torch_folder()
    dirs = [path for path in asked.include_dirs or [] if not Path(path).resolve().is_relative_to(root.resolve())]
    linked = [f"-L{path}" for path in asked.library_dirs or [] if Path(path).resolve() != (root / "lib").resolve()]
    linked += [f"-l{name}" for name in asked.libraries or [] if name not in _OF_TORCH]
    return build_plan.files_plan(
        asked.name.rpartition(".")[2], asked.sources, [*macros, *host], [*macros, *device],
        [*asked.extra_objects, *linked, *(asked.extra_link_args or [])], dirs, shell=False,
    )  # fmt: skip


def _build(plan: build_plan.Plan, target: Path) -> None:
    library, needs = extension.built(plan)
    text = json.dumps(needs).encode()
    target.unlink(missing_ok=True)  # a process may have loaded the old one
    target.write_bytes(library.read_bytes() + _MARK + text + len(text).to_bytes(_TAIL, "little"))


def _needs(path: str) -> dict[str, Any] | None:
    """What stands behind a shared library; None where it is not one of these."""
    with open(path, "rb") as file:
        size = file.seek(0, os.SEEK_END)
        if size < _TAIL + len(_MARK):
            return None
        file.seek(size - _TAIL)
        begin = size - _TAIL - int.from_bytes(file.read(), "little") - len(_MARK)
        if begin < 0:
            return None
        file.seek(begin)
        tail = file.read()
    return json.loads(tail[len(_MARK) : -_TAIL]) if tail.startswith(_MARK) else None


def load_on_import() -> None:
    """Makes the stand-in ready where such a file is imported, or loaded for the operators that it registers."""
    create, execute = ExtensionFileLoader.create_module, ExtensionFileLoader.exec_module

    def create_module(self: Any, spec: ModuleSpec) -> ModuleType:
        """Raises ImportError for a file that another version of this project has built."""
        if (needs := _needs(self.path)) is not None:
            extension.attach(Path(self.path), needs)
            spec.loader_state = needs
        return create(self, spec)

    def exec_module(self: Any, module: ModuleType) -> None:
        execute(self, module)
        if module.__spec__ is not None and module.__spec__.loader_state is not None:  # as `create_module` left it
            in_process.guard(module)

    for name, function in (("create_module", create_module), ("exec_module", exec_module)):
        setattr(ExtensionFileLoader, name, function)
