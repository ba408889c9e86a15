"""LLVM makes machine code of IR, in the process that asks for it, or in one of its own (`llvm_process`).

For the latter this file is a program, so it imports nothing of the jit: it starts in a tenth of a second.
"""

from __future__ import annotations

import functools
import os
import signal
import struct
import sys
from typing import IO, Any, NamedTuple

import llvmlite.binding as llvm

REQUEST = struct.Struct("<QQ?")  # bytes of the IR, which follows; level of code generation; whether passes go over it
REPLY = struct.Struct("<?Q")  # whether there is code; bytes of the code or of the error's text, which follow


class Host(NamedTuple):
    """LLVM's target, its triple, the name of this CPU, and its features."""

    target: Any
    triple: str
    cpu: str
    features: str


@functools.cache
def host() -> Host:
    """What code is made for."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    triple = llvm.get_process_triple()
    features = llvm.get_host_cpu_features().flatten()
    return Host(llvm.Target.from_triple(triple), triple, llvm.get_host_cpu_name(), features)


def machine(level: int) -> Any:
    """LLVM's target machine for this CPU at a level of code generation, 0 to 3."""
    return host().target.create_target_machine(cpu=host().cpu, features=host().features, opt=level, jit=True)


def compiled(text: str, level: int, passes: bool) -> bytes:
    """An object file of IR; LLVM's passes of level 2 go over it first where ``passes``. Raises RuntimeError for text
    that is no IR."""
    target, module = machine(level), llvm.parse_assembly(text)
    if passes:
        builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
    return bytes(target.emit_object(module))


def serve(requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answers until there are no more requests."""
    while len(head := requests.read(REQUEST.size)) == REQUEST.size:
        size, level, passes = REQUEST.unpack(head)
        try:
            good, made = True, compiled(requests.read(size).decode(), level, passes)
        except Exception as error:
            good, made = False, str(error).encode()
        replies.write(REPLY.pack(good, len(made)) + made)
        replies.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all; the other end decides
    os.set_blocking(2, False)  # nobody reads what LLVM says before the end
    serve(sys.stdin.buffer, sys.stdout.buffer)
