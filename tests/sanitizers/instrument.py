"""Machine code with AddressSanitizer's checks, in place of what `jit.llvm.host_code` makes.

The C of a library is compiled again by the clang that made its IR, with AddressSanitizer and
UndefinedBehaviorSanitizer. Of a kernel there is only IR: that gets AddressSanitizer's checks. LLVM makes machine code
of both as ever. The sanitizers' runtimes are gcc's, and are to be loaded before all else (`runtimes`).
"""

from __future__ import annotations

import ctypes
import functools
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import llvmlite.binding as llvm

from harness.service.memory import Arena
from jit.llvm import code_generator, generate, host_code

TARGET = "x86_64-linux-gnu"  # where its runtime has the shadow, whatever the C is compiled for
ADDRESS = [
    *("-Xclang", "-fsanitize=address"),
    *(word for name in ("globals=0", "constructor-kind=none") for word in ("-mllvm", f"-asan-{name}")),
]  # fmt: skip
CALLS = ["-mllvm", "-asan-instrumentation-with-call-threshold=0"]  # smaller code, which LLVM compiles sooner
UNDEFINED = ["-fsanitize=undefined", "-fno-sanitize-recover=all"]


def runtimes() -> list[Path]:
    """The files of the sanitizers' runtimes; none where this machine has not all of them."""
    found = []
    for name in ("asan", "ubsan"):
        try:
            words = ["gcc", f"-print-file-name=lib{name}.so"]
            path = Path(subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip())
        except (OSError, subprocess.CalledProcessError):
            return []
        if not path.is_absolute() or not path.exists():
            return []
        found.append(path.resolve())
    return found


def of_c(source: Path) -> str:
    """The IR of a C file of the jit, with the checks of both sanitizers."""
    flags = [TARGET if flag == "x86_64-freestanding" else flag for flag in generate.FLAGS]
    flags.remove("-fno-sanitize=all")
    return _clang([*flags, *UNDEFINED, *ADDRESS, f"-I{generate.ROOT}", str(source)])


def of_ir(text: str) -> str:
    """IR with AddressSanitizer's checks, in each of its functions."""
    marked = re.sub(r"^(define [^\n]*\))(?= [^\n]*\{$)", r"\1 sanitize_address", text, flags=re.MULTILINE)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernel.ll")
        path.write_text(f'target triple = "{TARGET}"\n{marked}')
        return _clang(["-target", TARGET, "-O0", "-S", "-emit-llvm", *ADDRESS, *CALLS, str(path)])


def _clang(words: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.ll")
        command = [sys.executable, "-m", "ziglang", "cc", *words, "-o", str(out)]
        done = subprocess.run(command, capture_output=True, text=True, env=_clean())
        if done.returncode:
            raise ValueError(f"clang made no IR with checks: {done.stderr}")
        return out.read_text()


def _clean() -> dict[str, str]:
    """The variables without those that load the runtime, which the compiler does not need."""
    return {name: value for name, value in os.environ.items() if name not in ("LD_PRELOAD", "PYTHONMALLOC")}


@functools.cache
def libraries() -> dict[str, Path]:
    """The C files by the IR that is made of them."""
    found = {}
    for path in generate.ROOT.rglob("*.c"):
        made = path.parent / "generated" / f"{path.stem}.ll"
        found[made.read_text()] = path
    return found


def code(name: str, text: str, level: int, passes: bool, safely: bool) -> bytes:
    """As ``jit.llvm.host_code.code``, with checks; nothing is kept."""
    source = libraries().get(text)
    checked = of_ir(text) if source is None else of_c(source)
    assert "call void @__asan_" in checked, f"{name}: clang left out the checks"
    return code_generator.compiled(checked, level, passes)


def use() -> None:
    """Has all native code of this process made with checks; the runtimes were loaded before all else."""
    host_code.use(code)
    for path in runtimes():
        llvm.load_library_permanently(str(path))


class PoisonedArena(Arena):
    """Device memory of which AddressSanitizer knows what is handed out, byte for byte.

    Args:
        size: as of ``Arena``.
        short: bytes at the end of each piece that it is told are nobody's, to see that it looks.
    """

    def __init__(self, size: int, short: int = 0) -> None:
        super().__init__(size)
        self._short = short
        _mark("poison", self.address, self.size)

    def allocate(self, size: int, skip: int) -> int:
        offset = super().allocate(size, skip)
        _mark("unpoison", self.address + offset, max(size - self._short, 0))
        return offset

    def free(self, offset: int) -> None:
        piece = self.find(offset)
        _mark("unpoison", piece.address, piece.size)
        super().free(offset)
        _mark("poison", piece.address, piece.size)


def _mark(how: str, address: int, size: int) -> None:
    function = getattr(ctypes.CDLL(None), f"__asan_{how}_memory_region")
    function(ctypes.c_void_p(address), ctypes.c_size_t(size))
