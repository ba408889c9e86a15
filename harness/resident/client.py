"""The client of the resident judge: it hands a command over, with its streams, and ends with the same exit code.

Where no judge listens, the process runs the command itself. Then it leaves a judge behind, which imports torch while
the user reads: no command waits for a judge to start.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness.machine import memory, processes
from harness.resident import protocol
from jit.base import environment

if TYPE_CHECKING:
    import subprocess

VERBS = ("check", "bench", "watch", "trace")  # those that run submissions, and wait for torch
_START = 30.0  # seconds that a judge may take until it listens
LEAST = 4 << 30  # bytes of memory that are free where one is left behind unasked
_RAN = (0, 1, 4, 6)  # exit codes of a command that ran a submission: more are to be expected
_ENTRY = "import sys; sys.path.insert(0, {root!r}); from harness.cli import main; sys.exit(main(['judge', '--serve']))"


def useful(words: Sequence[str]) -> bool:
    """Whether a command is one that a judge does, and sooner."""
    if not words or words[0] not in VERBS or not sys.platform.startswith("linux"):
        return False
    return environment.JUDGE.read() != 0 and not {"-h", "--help"} & set(words)


def run(
    words: Sequence[str], streams: Sequence[int] = (0, 1, 2), encodings: Sequence[str] = (), limit: float | None = None
) -> int | None:
    """Runs a command in the resident judge, if one listens.

    Args:
        words: the words of the command line.
        streams: descriptors of its standard streams.
        encodings: those of its stdout and stderr.
        limit: seconds after which the command is ended.

    Returns:
        Its exit code; None where it did not run, and has to be run here.

    Raises:
        TimeoutError: the command took longer than ``limit``.
    """
    if not useful(words) or (place := protocol.place()) is None:
        return None
    begun = time.monotonic()
    try:
        request = _request(words, encodings)
        for file in streams:
            os.fstat(file)  # a closed stream cannot be handed over
        with contextlib.closing(connect(place)) as connection:  # to close it ends a command that runs
            connection.settimeout(limit)
            protocol.send(connection, request, streams)
            answer, files = protocol.receive(connection, 1)
            if answer == protocol.TAKEN:
                if limit is not None:
                    connection.settimeout(max(0.001, begun + limit - time.monotonic()))
                return _followed(connection, files[0])
    except TimeoutError:
        raise
    except (OSError, protocol.Closed):  # nobody listens, or it has just ended
        pass
    return None


def leave(words: Sequence[str], code: int) -> None:
    """Leaves a judge for the commands to come, see ``pays``, unless one is there. Says so once on stderr, unless the
    command has another form than text."""
    if not pays(words, code) or (place := protocol.place()) is None or listens(place):
        return
    with contextlib.suppress(OSError):
        _spawn()
        as_text = not any(word.startswith(("--js", "--o")) for word in words)
        if as_text and environment.JUDGE.read() is None and _first_time(place):
            minutes, switch = f"{protocol.PATIENCE / 60:g} minutes", environment.JUDGE.name
            note = f"note: a process waits {minutes} to make the next checks quick; {switch}=0 turns that off"
            print(f"{note} (docs/judge.md)", file=sys.stderr)


def pays(words: Sequence[str], code: int) -> bool:
    """Whether a command that ended with ``code`` is to leave a judge behind: one that ran a submission. Where the
    variable says nothing, not in CI (``$CI``), nor where less than 4 GiB of memory are free."""
    if not useful(words) or code not in _RAN:
        return False
    return environment.JUDGE.read() is not None or not (_in_ci() or (memory.available() or 0) < LEAST)


def start() -> bool:
    """Starts a judge where none listens, and waits until it does; it may import torch yet. Whether one listens."""
    if environment.JUDGE.read() == 0 or (place := protocol.place()) is None:
        return False
    if listens(place):
        return True
    with contextlib.suppress(OSError):
        starter = _spawn()
        until = time.monotonic() + _START
        while time.monotonic() < until:
            ended = starter.poll() is not None  # another one may listen
            if listens(place):
                return True
            if ended:
                break
            time.sleep(0.01)
    return False


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def _first_time(place: Path) -> bool:
    """Whether no message about the judge was shown yet, since the folder of its socket was made."""
    try:
        os.close(os.open(place.with_name("told"), os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        return False
    return True


def listens(place: Path) -> bool:
    """Whether a judge listens there."""
    try:
        connect(place).close()
    except OSError:
        return False
    return True


def _spawn() -> subprocess.Popen[bytes]:
    """A process that becomes the judge, unless another one is. Raises OSError."""
    import subprocess  # of use to this alone, and every command would wait for it

    return subprocess.Popen(
        [sys.executable, "-P", "-Xutf8", "-c", _ENTRY.format(root=str(protocol.ROOT))],
        cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip


def _request(words: Sequence[str], encodings: Sequence[str]) -> dict[str, Any]:
    return {
        "words": list(words),
        "folder": os.getcwd(),
        "environment": dict(os.environ),
        "encodings": list(encodings),
        "circumstances": processes.circumstances(),
    }


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


def _followed(connection: socket.socket, process: int) -> int:
    """Waits for the exit code of a command that runs. Ctrl-C goes to it, and a second one ends the waiting: the judge
    then ends what goes on nevertheless."""
    before = None
    with contextlib.suppress(ValueError):  # not in a thread, which gets no signals
        before = signal.signal(signal.SIGINT, lambda *_: _interrupt(process, before))
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


def _interrupt(process: int, otherwise: Any) -> None:
    """Passes a signal on once; from then on it does what it did before."""
    signal.signal(signal.SIGINT, otherwise)
    with contextlib.suppress(ProcessLookupError):
        signal.pidfd_send_signal(process, signal.SIGINT)
