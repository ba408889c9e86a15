"""A compiler ends its process: an error names what it was given, and this process goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import jit
import kernels
from jit.base.errors import JitError
from jit.base.isolated_process import run_isolated
from jit.compiler import nvrtc
from jit.llvm import code_generator, host_code, llvm_process

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
        host_code.build("scan in x.cu", FOREIGN, safely=True)
    assert "nvvm" in str(caught.value)


def test_no_ir() -> None:
    with pytest.raises(RuntimeError, match="expected top-level entity"):
        host_code.build("scan in x.cu", "nonsense", safely=True)


def test_one_process_makes_the_code_of_many_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after an error, and another one after its death, and in a fork of this process."""
    one = llvm_process.LlvmProcess()
    monkeypatch.setattr(llvm_process, "_PROCESS", one)
    text = "define i32 @f() {\n  ret i32 0\n}\n"
    made = llvm_process.compiled("x", text, 0, False)
    assert made == code_generator.compiled(text, 0, False)
    first = one._process
    with pytest.raises(RuntimeError, match="expected top-level entity"):
        llvm_process.compiled("x", "nonsense", 0, False)
    assert llvm_process.compiled("x", text + "; " + "x" * 200_000, 0, True)
    assert one._process is first
    assert run_isolated("x", lambda: llvm_process.compiled("x", text, 0, False)) == made
    assert one._process is first
    with pytest.raises(JitError):
        llvm_process.compiled("x", FOREIGN, 0, False)
    assert llvm_process.compiled("x", text, 0, False) == made
    assert one._process is not first
    one._process.kill()  # by somebody else, while nothing is compiled: that is no fault of the next text
    one._process.wait()
    assert llvm_process.compiled("x", text, 0, False) == made
    one.end()


def test_many_bytes() -> None:
    assert run_isolated("x", lambda: bytes(1 << 20)) == bytes(1 << 20)


def test_death() -> None:
    with pytest.raises(JitError, match="it works, and its process was ended by SIGKILL: "):
        run_isolated("it works", lambda: os.kill(os.getpid(), 9) or b"")


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


@pytest.mark.parametrize("name", ["k" * 200_000, "P(" + "k" * 50_000 + ")"], ids=["one word", "pasted"])
def test_a_long_name_ends_no_process(name: str) -> None:
    """NVRTC overwrites its heap: it ended `inspect`, and the process that compiles for all cases of a check."""
    source = f'#define P(a) a##a##a##a\nextern "C" __global__ void {name}(float* p) {{ *p = 1; }}\n'
    code = (
        "import jit, sys\n"
        "try:\n    jit.compile(sys.stdin.read(), arch='sm_90a', cache=False)\n"
        "except jit.CompileError as error:\n    print(str(error)[-200:])\n"
        "print('goes on')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], input=source, text=True, capture_output=True, check=False)
    assert done.stdout.endswith("goes on\n"), (done.returncode, done.stderr)


@pytest.mark.parametrize(
    ("source", "unfinished"),
    [
        ('asm("mov.u32 %0, 1;" : "=r"(x) :: "memory);', True),
        ('#include "a.cuh\n', True),
        ("printf(\"a\\\"b\"); char c = '\"', d = '\\''; // \"", False),
        ('/* " */ auto s = R"x(")" " )x"; int million = 1\'000\'000;', False),
        ('"one line \\\nand the next"', False),
    ],
)
def test_a_string_without_an_end_is_seen(source: str, unfinished: bool) -> None:
    assert any(found["open"] for found in nvrtc._TEXTS.finditer(source)) == unfinished


def test_no_kernel_has_a_string_without_an_end() -> None:
    """So that all of them are compiled in this process."""
    sources = [*Path(kernels.__file__).parent.rglob("*.cu"), *Path(kernels.__file__).parent.rglob("*.cuh")]
    assert len(sources) > 20
    for source in sources:
        assert not any(found["open"] for found in nvrtc._TEXTS.finditer(source.read_text())), source
