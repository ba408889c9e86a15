"""The process beside the one that emulates: it alone writes the cache, and runs nothing that came of a submission.

It compiles texts, in processes of their own, and keeps what comes of them under a digest of the text. The process that
emulates runs kernels, and so may be taken over by one; it has this process's answers, and neither reads nor writes the
cache. So whoever asks gets what its own text compiles to, and nothing else of the cache.
"""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import warnings
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from harness.submission.confinement import confine, die_with_parent, enter
from harness.submission.confinement.landlock import confine_files
from harness.wire import requests
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.limits import clip, clip_name
from jit.base import isolated_process
from jit.base.errors import JitError
from jit.cache.store import SUMS

_MOST_DIAGNOSTICS = 64
_INCLUDES = ("-I", "--include-path=", "-include=", "--pre-include=")  # options that name what is read


class Builder:
    """The connection to that process, for the one that emulates.

    Args:
        hidden, needed, writable: to what it is confined.
        private: folders of the cache that the compilers themselves must not read.
        cache: that it writes.
        warm: what it does first, as long as nobody waits.
        foreign: descriptors that it closes.
    """

    def __init__(
        self, hidden: list[Path], needed: list[Path], writable: list[Path], private: list[Path], cache: list[Path],
        warm: Callable[[], None], foreign: set[int],
    ) -> None:  # fmt: skip
        ours, theirs = socket.socketpair()
        if os.fork() == 0:
            ours.close()
            for descriptor in foreign:
                os.close(descriptor)
            _run(theirs, hidden, needed, writable, private, cache, warm)
        theirs.close()
        self._channel = Channel(ours, requests.LARGEST, payloads=False)
        self._lock = threading.Lock()
        self.descriptor = ours.fileno()

    def ask(self, request: requests.Compile | requests.Extend | requests.Code) -> requests.Reply:
        """Has something compiled. Raises ChannelClosed where that process has ended."""
        with self._lock:
            self._channel.send(requests.encode(request))
            return requests.answered(self._channel.receive()[0])

    def code(self, name: str, text: str, level: int, passes: bool, safely: bool) -> bytes:
        """As ``jit.llvm.host_code.code``."""
        reply = self.ask(requests.Code(name, text, level, passes, safely))
        if isinstance(reply, requests.Made):
            return reply.files["code.o"]
        assert isinstance(reply, requests.Raised)
        raise JitError(reply.message) if reply.name == "JitError" else RuntimeError(reply.message)


def _run(
    connection: socket.socket, hidden: list[Path], needed: list[Path], writable: list[Path], private: list[Path],
    cache: list[Path], warm: Callable[[], None],
) -> None:  # fmt: skip
    """The life of the process."""
    try:
        die_with_parent()
        entered = enter(hidden, needed, [*writable, *cache], "emulator", {connection.fileno()})
        confine(hidden, needed, [*writable, *cache], "service", entered)
        confine_compilers([*hidden, *private], needed, writable)
        with contextlib.suppress(Exception):
            warm()
        channel = Channel(connection, requests.LARGEST, payloads=False)
        while True:
            request = requests.asked(channel.receive()[0])
            channel.send(requests.encode(answer(request)))
    except ChannelClosed:
        pass
    finally:
        os._exit(0)


def confine_compilers(hidden: list[Path], needed: list[Path], writable: list[Path]) -> None:
    """Has compilers open nothing that is hidden but the folder of their own work: a text may name any path, by an
    include or by ``.incbin``."""
    isolated_process.begin_with(lambda own: confine_files(hidden, needed, [*writable, *own], shared_memory=False))


def answer(request: requests.Request) -> requests.Reply:
    """What comes of a text; an error is the answer."""
    try:
        if isinstance(request, requests.Code):
            return _code(request)
        if isinstance(request, requests.Extend):
            return _extended(request)
        assert isinstance(request, requests.Compile)
        return _compiled(request)
    except Exception as error:
        report = None
        if isinstance(request, requests.Extend) and (found := getattr(error, "diagnostics", None)):
            report = {"diagnostics": [asdict(item) for item in found[:_MOST_DIAGNOSTICS]]}
        return requests.Raised(clip_name(type(error).__name__), clip(str(error)), report)


def _compiled(request: requests.Compile) -> requests.Reply:
    """Raises ValueError for options with which the compiler could write to other files."""
    import jit

    if names := [option for option in request.options if _may_write(option)]:
        raise ValueError(f"compiled in the submission's process, as these options may name a file: {names}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = jit.compile(
            request.source,
            arch=request.arch,
            defines=request.defines,
            options=request.options,
            include_dirs=request.include_dirs,
            name_expressions=request.name_expressions,
        )
    return requests.Made(made.files())


def _extended(request: requests.Extend) -> requests.Reply:
    """Builds a torch extension, of which nothing is loaded. Raises CompileError; ValueError for a plan whose flags may
    name a file, or have a compiler run other code."""
    from jit.emulated_cuda.programs import extension
    from jit.emulated_cuda.runtime import toolkit
    from jit.extension import load_inline

    if not request.plan.self_contained:
        raise ValueError("built in the submission's process, as it is made of more than its texts and plain flags")
    if request.device_code:
        made = extension.device_code(request.plan, toolkit.find(), request.device_code, request.instances)
        return requests.Made(made)
    folder = load_inline.build(request.plan) if request.gpu else extension.build(request.plan, toolkit.find())
    return requests.Made({path.name: path.read_bytes() for path in folder.iterdir() if path.name != SUMS})


def _code(request: requests.Code) -> requests.Reply:
    from jit.llvm import host_code

    text = host_code.code(request.name, request.text, request.level, request.passes, request.safely)
    return requests.Made({"code.o": text})


def _may_write(option: str) -> bool:
    """Whether an option of the compiler may name a file to write: this process's folder, the root, is read-only, so
    that any such name has a slash."""
    return "/" in option and (not option.startswith(_INCLUDES) or " -" in option)
