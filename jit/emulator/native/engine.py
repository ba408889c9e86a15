"""LLVM's code for this CPU."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm


@functools.cache
def _host() -> tuple[Any, str, str]:
    """LLVM's target, the name of this CPU, and its features."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def build(text: str, *, level: int = 2, passes: bool = True, outside: Mapping[str, int] | None = None) -> Any:
    """An engine that holds the functions of LLVM IR; ``get_function_address`` finds them. Keep it as long as they run.

    Args:
        text: the module.
        level: of code generation, 0 to 3.
        passes: whether LLVM's passes of level 2 go over the module first.
        outside: host addresses of the symbols that the module declares and does not define.
    """
    target, cpu, features = _host()
    # An engine owns its target machine, which goes with it.
    machine = target.create_target_machine(cpu=cpu, features=features, opt=level, jit=True)
    module = llvm.parse_assembly(text)
    if passes:
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
    made = llvm.create_mcjit_compiler(module, machine)
    for name, address in (outside or {}).items():
        made.add_global_mapping(module.get_global_variable(name), address)
    made.finalize_object()
    return made
