"""What a client and the resident judge say to each other, and where they meet.

A client sends one request, with its standard streams. The judge answers ``TAKEN``, with a handle of the process that
does the work, or why it does not; the last message is the exit code. Nothing here may import more than the standard
library and the variables: the client waits for it.
"""

from __future__ import annotations

import array
import hashlib
import json
import os
import socket
import stat
import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.machine import processes

PATIENCE = 600.0  # seconds that a judge waits for the next command, where the variable says nothing
ROOT = Path(__file__).resolve().parents[2]
TAKEN, STALE, UNFIT = "taken", "stale", "unfit"
_LARGEST = 64 << 20  # bytes of a message; a request has the whole environment
_LONGEST_PLACE = 108  # characters of the path of a socket, and one more
_HEAD = struct.Struct("<I")
# Variables begin so that the loader, the C library, the interpreter or torch's libraries read when they are loaded: a
# judge serves those that have the same.
_EARLY = (
    "LD_", "GLIBC_", "MALLOC_", "LANG", "LC_", "PYTHON", "HOME", "OMP_", "GOMP_", "KMP_", "MKL_", "OPENBLAS_", "NPY_",
    "TORCH", "PYTORCH_", "ATEN_",
)  # fmt: skip


class Closed(Exception):
    """The other side has closed the connection, or sends what is no message."""


def place() -> Path | None:
    """The socket of the judge for this user, interpreter, code and environment, and for the priority and limits that a
    process cannot raise; None where there is no folder that is the user's alone. It is ``$XDG_RUNTIME_DIR/warpyard``,
    or else a folder in the temporary one."""
    late = processes.LATE
    early = sorted(one for one in os.environ.items() if one[0].startswith(_EARLY) and one[0] not in late)
    hard = [limit[2] for limit in processes.circumstances()["limits"]]
    identity = json.dumps([sys.executable, str(ROOT), early, os.nice(0), hard])
    name = f"judge-{hashlib.sha256(identity.encode()).hexdigest()[:16]}"
    folder = runtime_folder()
    return folder / name if folder is not None and len(str(folder / name)) < _LONGEST_PLACE else None


def runtime_name() -> Path:
    """The folder of the sockets."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime and os.access(runtime, os.W_OK):
        return Path(runtime, "warpyard")
    temporary = "/tmp"
    if any(os.environ.get(name) for name in ("TMPDIR", "TEMP", "TMP")) or not os.access(temporary, os.W_OK | os.X_OK):
        import tempfile  # slow, and mostly of no use

        temporary = tempfile.gettempdir()
    return Path(temporary, f"warpyard-run-{os.getuid()}")


def runtime_folder() -> Path | None:
    """The folder of the sockets, made where it is not there; None where somebody else may enter it."""
    folder = runtime_name()
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
    return folder if own else None


def same_user(connection: socket.socket) -> bool:
    """Whether the process at the other end is this user's."""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return bool(struct.unpack("3i", credentials)[1] == os.getuid())


def peer(connection: socket.socket) -> int:
    """The number of the process at the other end."""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return int(struct.unpack("3i", credentials)[0])


def send(connection: socket.socket, message: Any, files: Sequence[int] = ()) -> None:
    """Sends one message, with open files. Raises OSError."""
    data = json.dumps(message).encode("utf-8", "surrogateescape")
    head = _HEAD.pack(len(data))
    carried = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
    sent = connection.sendmsg([head], carried)
    connection.sendall(head[sent:] + data)


class Incoming:
    """One message that is on its way, and the open files with it.

    Args:
        most_files: that may come along, with its first bytes; more are not taken.

    Attributes:
        files: the open files; to be closed by whoever takes the message.
    """

    def __init__(self, connection: socket.socket, most_files: int = 0) -> None:
        self._connection, self._most, self._data = connection, most_files, bytearray()
        self.files: list[int] = []

    def more(self) -> bool:
        """Takes what is there, waits for some as long as the connection does, and says whether the message is whole.
        Raises Closed, and BlockingIOError or TimeoutError where nothing has come."""
        if self._data:
            part = self._connection.recv(min(self._left, 1 << 20))
        else:
            part, self.files, _, _ = socket.recv_fds(self._connection, _HEAD.size, self._most, socket.MSG_CMSG_CLOEXEC)
        if not part:
            raise Closed
        self._data += part
        if self._size > _LARGEST:
            raise Closed
        return not self._left

    @property
    def message(self) -> Any:
        """What a whole message says. Raises Closed where it says nothing."""
        try:
            return json.loads(self._data[_HEAD.size :].decode("utf-8", "surrogateescape"))
        except (ValueError, RecursionError) as error:
            raise Closed from error

    @property
    def _size(self) -> int:
        return int(_HEAD.unpack_from(self._data)[0]) if len(self._data) >= _HEAD.size else 0

    @property
    def _left(self) -> int:
        """Bytes that are to come; of the head first."""
        head = _HEAD.size - len(self._data)
        return head if head > 0 else self._size - len(self._data) + _HEAD.size

    def close(self) -> None:
        """Closes the files."""
        while self.files:
            os.close(self.files.pop())


def receive(connection: socket.socket, most_files: int = 0) -> tuple[Any, list[int]]:
    """One message, and the open files with it. Raises Closed, and TimeoutError where there is a time limit."""
    incoming = Incoming(connection, most_files)
    try:
        while not incoming.more():
            pass
        return incoming.message, incoming.files
    except BaseException as error:
        incoming.close()
        if isinstance(error, OSError) and not isinstance(error, TimeoutError):
            raise Closed from error
        raise
