"""The fork server: a process that has imported torch, and that makes a copy of itself for each submission.

A copy starts where a new interpreter would be after seconds. The server holds nothing but the interpreter, torch, what
every worker is made of, and the jit. It runs no code of a submission, and reads nothing of one: it gets open files, and
the copy reads from one of them what it has to know. ``process.starting`` starts it, and ends it by closing the
connection. ``service.fork_server`` is another one, for the processes that emulate.

Between the server and a copy is the copy's keeper, a process that waits: it reports to the evaluator how the copy
ended, adopts what the copy leaves behind, and ends all of it as soon as the evaluator asks for that, or is gone. So an
evaluator need not be the server's parent, and several may share one server.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import struct
from collections.abc import Callable
from typing import Any

from harness.machine import large_pages, processes

READY = b"r"  # what is sent when all is imported

Become = Callable[[dict[str, Any], list[int]], None]


def main(descriptor: int, many: bool) -> None:
    """Entry of the process, see ``serve``."""
    serve(descriptor, many, _prepare, _become)


_IMPORTED = (
    "harness.submission.checked_calls", "harness.submission.clock", "harness.submission.inline_shim",
    "harness.submission.main", "harness.submission.observed_calls", "harness.submission.rank_calls",
    "harness.submission.timed_batches", "harness.wire.transfer", "jit.compiler.build",
    "jit.launch.module", "jit.replay.plans", "jit.replay.repeated_launch", "torch.utils._device",
)  # fmt: skip
_ON_GPU = ("jit.llvm.library", "jit.llvm.structures")  # what the first launch there imports: LLVM among it
_EMULATING = ("jit.emulated_cuda.fronts", "jit.emulator.machine.tensor_maps")


def _prepare() -> None:
    no_gpu = os.environ.get("CUDA_VISIBLE_DEVICES") == ""
    for name in (*_IMPORTED, *(_EMULATING if no_gpu else _ON_GPU)):
        importlib.import_module(name)
    from jit.compiler import nvrtc

    with contextlib.suppress(Exception):  # a submission that needs the compiler says why there is none
        nvrtc.identity()  # loads it


def _become(_: dict[str, Any], connections: list[int]) -> None:
    from harness.submission import main as entry

    entry.main(*connections)


def serve(descriptor: int, many: bool, prepare: Callable[[], None], become: Become) -> None:
    """The life of a fork server.

    Args:
        descriptor: the inherited connection, over which open files come for each copy: the keeper's connection, the
            copy's settings, what it prints to, and its own connections.
        many: there will be many copies, which are made sooner of memory in large pages.
        prepare: imports what the copies are made of.
        become: the life of a copy; it gets the arguments that its settings hold, and its connections.
    """
    os.set_inheritable(descriptor, False)
    gc.disable()  # a tenth of the time of the imports, which leave nothing to collect until they are done
    prepare()
    gc.collect()
    gc.freeze()  # so that the copies share the pages
    gc.enable()
    with contextlib.suppress(OSError), socket.socket(fileno=descriptor) as connection:
        connection.send(READY)
        while True:
            if many and not select.select([connection], [], [], 0)[0]:  # nobody waits for a copy
                large_pages.gather()
                many = False
            if not (files := socket.recv_fds(connection, 1, 8, socket.MSG_CMSG_CLOEXEC)[1]):
                break
            if _is_copy(files[0]):
                break
            for file in files:
                os.close(file)
            with contextlib.suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:  # keepers that have ended
                    pass
    if files:
        _begin(become, *files[1:])


def _is_copy(keeping: int) -> bool:
    """Makes the keeper, which makes the copy and returns True there."""
    if os.fork():
        return False
    copy = os.fork()
    if copy:
        try:
            _keep(copy, keeping)
        finally:
            os._exit(0)
    return True


def _keep(copy: int, connection: int) -> None:
    """The life of a keeper. Over ``connection`` it sends its number and the copy's, and how the copy ended, as
    ``Popen.returncode``. The copy stays a zombie until the evaluator has closed its end, so that nobody else gets its
    number."""
    processes.adopt_orphans()
    _close_all_but({0, 1, 2, connection})
    woken, wake = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    look = select.poll()
    look.register(connection, select.POLLIN)
    look.register(woken, select.POLLIN)
    own, ended = os.getpid(), False
    with contextlib.suppress(OSError):
        os.write(connection, struct.pack("ii", own, copy))
        while True:
            for child in processes.children(own):
                if child != copy:
                    os.waitpid(child, os.WNOHANG)
                elif not ended and (found := os.waitid(os.P_PID, copy, os.WEXITED | os.WNOHANG | os.WNOWAIT)):
                    ended = True
                    code = found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
                    os.write(connection, struct.pack("i", code))
            if any(file == connection for file, _ in look.poll()):
                break
            with contextlib.suppress(BlockingIOError):
                os.read(woken, 4096)
    with contextlib.suppress(ChildProcessError):
        while True:
            for pid in processes.descendants(own):
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            os.waitpid(-1, 0)


def _close_all_but(kept: set[int]) -> None:
    for open_file in map(int, os.listdir("/proc/self/fd")):
        if open_file not in kept:
            with contextlib.suppress(OSError):
                os.close(open_file)


def _begin(become: Become, settings: int, printed: int, *connections: int) -> None:
    """The life of a copy: its own session, files, folder and environment, and then that of any such process."""
    os.setsid()
    with open(settings, "rb", closefd=False) as file:
        own = json.load(file)
    processes.assume(own["circumstances"])
    os.environ.clear()
    os.environ.update(own["environment"])
    os.chdir(own["folder"])
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)  # an open file has settings, which all copies would share
    for standard in (1, 2):
        os.dup2(printed, standard)
    _close_all_but({0, 1, 2, *connections})
    become(own["arguments"], list(connections))
