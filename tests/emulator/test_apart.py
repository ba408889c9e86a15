"""LLVM gives up on a module: an error names it, and this process goes on."""

from __future__ import annotations

import os

import pytest

from jit.emulator.native import engine
from jit.emulator.native.apart import apart
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
    with pytest.raises(
        JitError, match=r"LLVM was ended by SIG\w+ while it made code of scan in x.cu \(.*\); "
    ) as caught:
        engine.build("scan in x.cu", FOREIGN, safely=True)
    assert "nvvm" in str(caught.value)


def test_no_ir() -> None:
    with pytest.raises(RuntimeError, match="expected top-level entity"):
        engine.build("scan in x.cu", "nonsense", safely=True)


def test_many_bytes() -> None:
    assert apart("x", lambda: bytes(1 << 20)) == bytes(1 << 20)


def test_death() -> None:
    with pytest.raises(JitError, match="LLVM was ended by SIGKILL while it made code of x; "):
        apart("x", lambda: os.kill(os.getpid(), 9) or b"")
