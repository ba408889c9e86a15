"""The fork server: a process that has imported torch, and that makes a copy of itself for each submission.

A copy starts where a new interpreter would be after seconds. The server holds nothing but the interpreter, torch and
what every worker is made of. It runs no code of a submission, and reads nothing of one: it gets open files, and the
copy reads from one of them what it has to know. ``process.starting`` starts it, and ends it by closing the connection.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import socket
import struct
import time

READY = b"r"  # what is sent when torch is imported


def main(descriptor: int) -> None:
    """Entry of the process. ``descriptor``: the inherited connection, over which open files come for each copy: where
    it tells its number, what it is told, what it prints to, and the connections of its ``worker.main``."""
    os.set_inheritable(descriptor, False)
    from harness.submission import clock, request_loop  # noqa: F401  (the clock imports torch)
    from harness.wire import transfer  # noqa: F401

    gc.collect()
    gc.freeze()  # so that the copies share the pages
    with contextlib.suppress(OSError), socket.socket(fileno=descriptor) as connection:
        connection.send(READY)
        while files := socket.recv_fds(connection, 1, 8, socket.MSG_CMSG_CLOEXEC)[1]:
            if _is_copy():
                break
            for file in files:
                os.close(file)
    if files:
        _begin(*files)


def _is_copy() -> bool:
    """Makes the copy, and returns True there. Its parent is the evaluator, which adopts orphans: between the two was a
    process that has ended."""
    between = os.fork()
    if between:
        os.waitpid(between, 0)
        return False
    parent = os.getpid()
    if os.fork():
        os._exit(0)
    while os.getppid() == parent:
        time.sleep(0.0005)
    return True


def _begin(number: int, told: int, printed: int, *connections: int) -> None:
    """The life of a copy: its own session, files, folder and environment, and then that of any worker."""
    os.setsid()
    with open(told, "rb") as file:
        own = json.load(file)
    os.environ.clear()
    os.environ.update(own["environment"])
    os.chdir(own["folder"])
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)  # an open file has settings, which all copies would share
    for standard in (1, 2):
        os.dup2(printed, standard)
    os.write(number, struct.pack("i", os.getpid()))
    kept = {0, 1, 2, *connections}
    for open_file in map(int, os.listdir("/proc/self/fd")):
        if open_file not in kept:
            with contextlib.suppress(OSError):
                os.close(open_file)
    from harness.submission import request_loop

    request_loop.main(*connections)
