"""The client of the resident judge: it hands a command over, with its streams, and ends with the same exit code."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.machine import processes
from harness.resident import protocol
from jit.base import environment

VERBS = ("check", "bench", "watch", "trace")  # those that run submissions, and wait for torch
_START = 30.0  # seconds that a judge may take until it listens
_ENTRY = "import sys; sys.path.insert(0, {root!r}); from harness.cli import main; sys.exit(main(['judge', '--serve']))"


def useful(words: Sequence[str]) -> bool:
    """Whether a command is one that a judge does, and sooner."""
    if not words or words[0] not in VERBS or not sys.platform.startswith("linux"):
        return False
    return environment.JUDGE.read() != 0 and not {"-h", "--help"} & set(words)


def run(words: Sequence[str], streams: Sequence[int] = (0, 1, 2), encodings: Sequence[str] = ()) -> int | None:
    """Runs a command in the resident judge, which is started where there is none.

    Args:
        words: the words of the command line.
        streams: descriptors of its standard streams.
        encodings: those of its stdout and stderr.

    Returns:
        Its exit code; None where it did not run, and has to be run here.
    """
    if not useful(words) or (place := protocol.place()) is None:
        return None
    try:
        request = _request(words, encodings)
        for file in streams:
            os.fstat(file)  # a closed stream cannot be handed over
        for _ in range(2):  # a judge that is stale is replaced
            with contextlib.closing(_connected(place)) as connection, contextlib.suppress(protocol.Closed):
                answer, files = _asked(connection, request, streams)
                if answer == protocol.TAKEN:
                    return _followed(connection, files[0])
                if answer != protocol.STALE:
                    return answer if isinstance(answer, int) else None
    except OSError:  # the folder is full, or no process can be started
        pass
    return None


def _request(words: Sequence[str], encodings: Sequence[str]) -> dict[str, Any]:
    return {
        "words": list(words),
        "folder": os.getcwd(),
        "environment": dict(os.environ),
        "encodings": list(encodings),
        "circumstances": processes.circumstances(),
    }


def _connected(place: Path) -> socket.socket:
    """A connection to the judge, which is started where none listens and one is wanted. Raises OSError."""
    with contextlib.suppress(ConnectionRefusedError, FileNotFoundError):
        return connect(place)
    if environment.JUDGE.read() is None:
        raise OSError("no judge listens, and none may be started")
    starter = subprocess.Popen(
        [sys.executable, "-P", "-Xutf8", "-c", _ENTRY.format(root=str(protocol.ROOT))],
        cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    until = time.monotonic() + _START
    while time.monotonic() < until:
        ended = starter.poll() is not None  # another one may listen
        with contextlib.suppress(ConnectionRefusedError, FileNotFoundError):
            return connect(place)
        if ended:
            break
        time.sleep(0.01)
    raise OSError("no judge listens")


def connect(place: Path) -> socket.socket:
    """A connection to a judge that listens. Raises OSError, also where another user does."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.connect(str(place))
        if not protocol.same_user(connection):
            raise OSError(f"{place} is another user's")
    except OSError:
        connection.close()
        raise
    return connection


def _asked(connection: socket.socket, request: dict[str, Any], streams: Sequence[int]) -> tuple[Any, list[int]]:
    protocol.send(connection, request, streams)
    return protocol.receive(connection, 1)


def _followed(connection: socket.socket, process: int) -> int:
    """Waits for the exit code of a command that runs. Ctrl-C goes to it."""
    before = None
    with contextlib.suppress(ValueError):  # not in a thread, which gets no signals
        before = signal.signal(signal.SIGINT, lambda *_: _interrupt(process))
    try:
        return int(protocol.receive(connection)[0])
    except protocol.Closed:
        print("error: the resident judge's process was ended", file=sys.stderr)
        print(f"  try: {environment.JUDGE.name}=0 runs the command without it", file=sys.stderr)
        return 3
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)
        os.close(process)


def _interrupt(process: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        signal.pidfd_send_signal(process, signal.SIGINT)
