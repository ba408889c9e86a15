"""The process that LLVM runs in where it may end its process: one for all texts, started with the first of them.

A fork for each text would cost three times what LLVM needs for a small kernel, as this process is large.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from pathlib import Path

import llvmlite

from ..base.isolated_process import ended
from . import code_generator
from .code_generator import REPLY, REQUEST


class LlvmProcess:
    """The process, as long as it lives; another takes its place when it has died."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def compiled(self, what: str, text: str, level: int, passes: bool) -> bytes:
        """As ``code_generator.compiled``, which does it here where no process can be started.

        Args:
            what: what is done, for the error: ``"LLVM makes code of k"``.
            text, level, passes: as there.

        Raises:
            JitError: the process died; the message has the signal, and the last line that it wrote.
            RuntimeError: the text is no IR.
        """
        with self._lock:
            if self._process is not None and self._process.poll() is not None:  # somebody killed it since
                self.end()
            try:
                process = self._process = self._process or _started()
            except OSError:
                return code_generator.compiled(text, level, passes)
            try:
                reply = _asked(process, text.encode(), level, passes)
            except BaseException:  # half of a request or of a reply may be under way
                self.end()
                raise
            if reply is None:
                self._process = None
                said = process.communicate()[1].decode(errors="replace")
                raise ended(what, process.returncode, said)
        good, made = reply
        if not good:
            raise RuntimeError(made.decode(errors="replace"))
        return made

    def end(self) -> None:
        """Ends the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def _started() -> subprocess.Popen[bytes]:
    packages = str(Path(llvmlite.__file__).parents[1])
    start = "import runpy, sys; sys.path.append(sys.argv[1]); runpy.run_path(sys.argv[2], run_name='__main__')"
    words = [sys.executable, "-I", "-S", "-B", "-Xutf8", "-c", start, packages, code_generator.__file__]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def _asked(process: subprocess.Popen[bytes], text: bytes, level: int, passes: bool) -> tuple[bool, bytes] | None:
    """The reply: whether there is code, and the code or an error's text. None where the process died."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(REQUEST.pack(len(text), level, passes) + text)
        process.stdin.flush()
    except BrokenPipeError:
        return None
    head = process.stdout.read(REPLY.size)
    if len(head) < REPLY.size:
        return None
    good, size = REPLY.unpack(head)
    made = process.stdout.read(size)
    return (good, made) if len(made) == size else None


_PROCESS = LlvmProcess()


def _forget() -> None:
    """A fork has no lock that another thread holds, and no process that it shares."""
    global _PROCESS
    _PROCESS = LlvmProcess()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


@atexit.register
def _end() -> None:
    _PROCESS.end()


def compiled(what: str, text: str, level: int, passes: bool) -> bytes:
    """As ``LlvmProcess.compiled``, by the one process of this process."""
    return _PROCESS.compiled(what, text, level, passes)
