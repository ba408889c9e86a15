"""Builds and runs a CUDA program, a ``.cu`` with ``main``, where there is no CUDA device."""

from __future__ import annotations

import os
import select
import signal
import socket
import struct
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ...base import arch as arches
from ...base import artifact, environment
from ...base.errors import CompileError, JitError
from ..device_runtime import children
from ..runtime import library, nvrtc_library, toolkit
from ..runtime.arena import Arena
from ..runtime.server import Server
from . import older_headers

_LARGEST = 1 << 30  # bytes of a message
_LOOK = 200  # milliseconds between looks at whether the program has ended
_PATIENCE = 5.0  # seconds for a program to end when it is asked to


@dataclass(frozen=True)
class Built:
    """A program that nvcc made.

    Attributes:
        path: the executable.
        source: the file it was made from.
        arch: what its kernels are compiled for.
        runtime: the folder of the stand-in runtime.
        resources: what ptxas said of each kernel, by its PTX name: fields of jit.base.artifact.Entry.
        log: what nvcc printed: warnings.
    """

    path: Path
    source: Path
    arch: str
    runtime: Path
    resources: dict[str, dict[str, int]] = field(repr=False)
    log: str = field(repr=False)


@dataclass
class Ran:
    """What became of a program.

    Attributes:
        code: what it exited with; minus the signal that ended it.
        launches: kernels that it launched.
        findings: what the emulator found, and launches that it refused.
        server: which served it.
    """

    code: int
    launches: int
    findings: list[JitError]
    server: Server


def build(source: Path, arch: str, flags: Sequence[str], folder: Path) -> Built:
    """Builds a program against the stand-in runtime. One that needs what CUDA 13 removed gets headers that have it, and
    the log says so.

    Args:
        source: the ``.cu``.
        arch: with its suffix, e.g. ``"sm_90a"``.
        flags: more words for nvcc: ``-I``, ``-D``, ``-std``, further sources.
        folder: where the executable goes.

    Raises:
        NoCompilerError: nvcc or a C++ compiler is missing.
        CompileError: their words.
    """
    row = arches.find(arch)
    text = source.read_text(errors="replace")
    toolkit.refuse_libraries(text, str(source))
    tools = toolkit.find()
    runtime = library.build(tools)
    target = folder / source.stem
    launches = ["-cudadevrt", "none", str(children.SOURCE)] if toolkit.relocatable(flags) else []
    command = [
        tools.nvcc, "-ccbin", tools.host, "-Xcompiler", "-g1",  # for the lines that findings name of host code
        "-o", str(target), str(source), *launches,
        *nvrtc_library.flags(tools, text, flags), *toolkit.library_flags(False),
        *flags, *toolkit.device_flags(row.name, flags), "-Xptxas", "-v", f"-L{runtime}", "-lcudart", "-lcuda",
        "-Xlinker", f"-rpath={runtime}",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    log = done.stdout + done.stderr
    removed = older_headers.missed(log) if done.returncode else []
    if removed and (headers := older_headers.overlay(tools.include, folder / ".older_headers")):
        done = subprocess.run([*command, f"-I{headers}"], capture_output=True, text=True, errors="replace")
        did = "tried" if done.returncode else "built"
        log = f"note: {did} with what CUDA 13 removed: {', '.join(removed)}\n{done.stdout}{done.stderr}"
    if done.returncode:
        words = "\n".join(filter(None, [_words(log), toolkit.missing_header(log)]))
        raise CompileError(f"{source} does not build for {row.name}:\n{words}", log=log)
    return Built(target, source, row.name, runtime, artifact.resources(log), _words(log))


def _words(log: str) -> str:
    from ...base.compiler_log import clean

    return clean(log)


def run(
    built: Built,
    arguments: Sequence[str],
    found: Callable[[Server, JitError], None],
    say: Callable[[str], None],
) -> Ran:
    """Runs a program to its end; its kernels run in this process, on memory that both share.

    Args:
        built: the program.
        arguments: its command line.
        found: called with each finding, when it is found.
        say: called with each line that the stand-in runtime has for the user.
    """
    findings: list[JitError] = []

    def take(error: JitError) -> None:
        findings.append(error)
        found(server, error)

    server = Server(built.arch, str(built.source), take, say, built.resources)
    server.program = built.path
    arena = Arena()
    ours, theirs = socket.socketpair()
    try:
        channel = f"{theirs.fileno()},{arena.descriptor},{arena.base},{arena.size}"
        paths = [str(built.runtime), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
        variables = {
            **os.environ, environment.CUDA_CHANNEL.name: channel, "LD_LIBRARY_PATH": os.pathsep.join(paths),
        }  # fmt: skip
        process = subprocess.Popen(
            [str(built.path), *arguments], env=variables, pass_fds=(theirs.fileno(), arena.descriptor)
        )
        theirs.close()
        try:
            _serve(ours, server, process)
            code = process.wait()
        except BaseException:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            raise
    finally:
        ours.close()
        theirs.close()
        arena.close()
    return Ran(code, server.launches, findings, server)


def _serve(channel: socket.socket, server: Server, process: subprocess.Popen[bytes]) -> None:
    """Answers until the other side closes, or the program has ended: what it leaves behind may hold its side."""
    while head := _receive(channel, 8, process):
        (size,) = struct.unpack("<Q", head)
        if size > _LARGEST or not (message := _receive(channel, size, process)):
            return
        reply = server.answer(message)
        try:
            channel.sendall(struct.pack("<Q", len(reply)) + reply)
        except OSError:
            return


def _receive(channel: socket.socket, size: int, process: subprocess.Popen[bytes]) -> bytes:
    """So many bytes; none where the other side has closed, or the program has ended and sent no more."""
    data = bytearray()
    comes = select.poll()
    comes.register(channel, select.POLLIN)
    while len(data) < size:
        if not comes.poll(_LOOK):
            if process.poll() is not None and not comes.poll(0):
                return b""
            continue
        try:
            part = channel.recv(min(size - len(data), 1 << 20))
        except OSError:
            return b""
        if not part:
            return b""
        data += part
    return bytes(data)
