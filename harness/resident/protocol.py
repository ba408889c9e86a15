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
    early = sorted((name, value) for name, value in os.environ.items() if name.startswith(_EARLY))
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
    import tempfile  # slow, and mostly of no use

    return Path(tempfile.gettempdir(), f"warpyard-run-{os.getuid()}")


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


def receive(connection: socket.socket, most_files: int = 0) -> tuple[Any, list[int]]:
    """One message, and the open files with it. Raises Closed, and TimeoutError where there is a time limit."""
    try:
        head, files, _, _ = socket.recv_fds(connection, _HEAD.size, most_files, socket.MSG_CMSG_CLOEXEC)
        head += _exactly(connection, _HEAD.size - len(head)) if head else b""
        if len(head) != _HEAD.size or (size := _HEAD.unpack(head)[0]) > _LARGEST:
            raise Closed
        return json.loads(_exactly(connection, size).decode("utf-8", "surrogateescape")), files
    except TimeoutError:
        raise
    except (OSError, ValueError) as error:
        raise Closed from error


def _exactly(connection: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        part = connection.recv(min(size - len(data), 1 << 20))
        if not part:
            raise Closed
        data += part
    return data
