"""A compiler ends its process: an error names what it was given, and this process goes on."""

from __future__ import annotations

import os

import pytest

import jit
from jit.apart import apart
from jit.emulator.native import engine
from jit.errors import JitError

# An instruction of another machine, which LLVM's code generator ends the process for.
FOREIGN = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %x
}
"""


def test_llvm_gives_up() -> None:
    with pytest.raises(JitError, match=r"LLVM makes code of scan in x.cu, and its process was ended by SIG") as caught:
        engine.build("scan in x.cu", FOREIGN, safely=True)
    assert "nvvm" in str(caught.value)


def test_no_ir() -> None:
    with pytest.raises(RuntimeError, match="expected top-level entity"):
        engine.build("scan in x.cu", "nonsense", safely=True)


def test_many_bytes() -> None:
    assert apart("x", lambda: bytes(1 << 20)) == bytes(1 << 20)


def test_death() -> None:
    with pytest.raises(JitError, match="it works, and its process was ended by SIGKILL: "):
        apart("it works", lambda: os.kill(os.getpid(), 9) or b"")


def test_nvrtc_gives_up() -> None:
    """A clobber whose string does not end: NVRTC 13 dies of it, where the error then says so."""
    source = """extern "C" __global__ void k(int* o) {
  asm volatile("" :: "r"(1) : "memory);
  o[0] = 1;
}
"""
    with pytest.raises(jit.CompileError, match="does not compile for sm_90a") as caught:
        jit.compile(source, arch="sm_90a", cache=False)
    assert "its process was ended by SIGSEGV" in str(caught.value) or "quote" in str(caught.value)
    assert jit.compile(source.replace("memory);", 'memory");'), arch="sm_90a", cache=False).cubin
