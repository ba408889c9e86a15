"""LLVM's code for this CPU, and the cache that keeps it from one process to the next.

The key of an entry is made of all that decides the code: the IR, LLVM's version, the CPU with its features, the level.
IR therefore holds no address of a process. Where it refers to something outside, it declares a symbol, and ``build`` is
given its address.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from ..cache import machine_code
from ..cache.machine_code import MachineCode
from ..cache.store import default_cache
from . import llvm_process
from .code_generator import compiled, host, machine

FORMAT = 1  # of the key; part of it
Code = Callable[[str, str, int, bool, bool], bytes]
_maker: Code | None = None


def build(
    name: str,
    text: str,
    *,
    level: int = 2,
    passes: bool = True,
    outside: Mapping[str, int] | None = None,
    safely: bool = False,
) -> Any:
    """An engine that holds the functions of LLVM IR; ``get_function_address`` finds them. Keep it as long as they run.

    Args:
        name: of the module, for ``warpyard cache ls``.
        text: the module.
        level: of code generation, 0 to 3.
        passes: whether LLVM's passes of level 2 go over the module first.
        outside: host addresses of the symbols that the module declares and does not define.
        safely: the text is made of somebody's kernel: LLVM runs in a process of its own, which it may end.

    Raises:
        JitError: LLVM ended that process.
        RuntimeError: the text is no IR.
    """
    make = _maker or code
    return _load(make(name, text, level, passes, safely), outside or {})


def use(maker: Code | None) -> None:
    """Has ``maker``, such as another process, make and keep all code from now on; None makes it here again."""
    global _maker
    _maker = maker


def code(name: str, text: str, level: int, passes: bool, safely: bool) -> bytes:
    """The object file of LLVM IR, from the cache where it was made before. Arguments and errors as of ``build``."""
    key = _key(text, level, passes)
    arch = machine_code.KERNELS if safely else machine_code.OWN

    def made() -> MachineCode:
        if safely:
            code = llvm_process.compiled(f"LLVM makes code of {name}", text, level, passes)
        else:
            code = compiled(text, level, passes)
        return MachineCode(code, arch, name, key)

    return default_cache().get_or_build(MachineCode, key, arch, made).code


def _key(text: str, level: int, passes: bool) -> str:
    versions = FORMAT, llvmlite.__version__, llvm.llvm_version_info
    parts = [versions, host().triple, host().cpu, host().features, level, passes]
    return hashlib.sha256(json.dumps(parts).encode() + b"\n" + text.encode()).hexdigest()


def _load(code: bytes, outside: Mapping[str, int]) -> Any:
    module = llvm.parse_assembly("".join(f'@"{name}" = external global i8\n' for name in outside))
    made = llvm.create_mcjit_compiler(module, machine(0))  # an engine owns its target machine, which goes with it
    for name, address in outside.items():
        made.add_global_mapping(module.get_global_variable(name), address)
    made.add_object_file(llvm.ObjectFileRef.from_data(code))
    made.finalize_object()
    return made
