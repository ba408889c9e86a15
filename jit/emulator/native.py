"""LLVM assembly to machine code in this process, with the machine code kept in the cache folder for the next one."""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
import threading
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

from .. import cache

_LOCK = threading.Lock()
_ready = False


def _machine() -> llvm.TargetMachine:
    global _ready
    if not _ready:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        _ready = True
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=1, codemodel="jitdefault")


class Code:
    """Compiled functions.

    Args:
        text: an LLVM module.
    """

    def __init__(self, text: str):
        with _LOCK:
            machine = _machine()
            module = llvm.parse_assembly(text)
            module.triple = machine.triple
            key = hashlib.sha256(
                "\0".join((text, llvmlite.__version__, llvm.get_host_cpu_name(), "2")).encode()
            ).hexdigest()
            module.name = key
            self.engine = llvm.create_mcjit_compiler(module, machine)
            self.engine.set_object_cache(_store, _load)
            self.engine.finalize_object()

    def function(self, name: str, *types: type) -> ctypes._FuncPointer:  # type: ignore[name-defined]
        """A function by name, returning an int; `types` are its arguments'. It runs without the interpreter lock."""
        return ctypes.CFUNCTYPE(ctypes.c_int, *types)(self.engine.get_function_address(name))


def _folder() -> Path:
    return cache.default_root() / "emulator"


def _store(module: llvm.ModuleRef, data: bytes) -> None:
    try:
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, folder / f"{module.name}.o")
    except OSError:
        pass  # a full or read-only disk: compiled again next time


def _load(module: llvm.ModuleRef) -> bytes | None:
    try:
        return (_folder() / f"{module.name}.o").read_bytes()
    except OSError:
        return None
