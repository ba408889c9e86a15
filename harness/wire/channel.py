"""Frames over a local socket: a header, and, towards the submission only, a binary payload and open files.

Every wait has an end.
"""

from __future__ import annotations

import array
import socket
import struct
import time
from collections.abc import Sequence

MOST_FILES = 200  # of one frame; the kernel carries 253

_SIZES = struct.Struct("!IQ")
_PIECE = 1 << 20


class ChannelClosed(Exception):
    """The other side closed the socket, or sent what is no frame."""


class Channel:
    """One end of a connection.

    Args:
        connection: a connected stream socket.
        largest: bytes of the largest header that is received.
        payloads: accept binary payloads and open files from the other side (the evaluator's end does not).

    Attributes:
        files: descriptors that came with the last frame.
    """

    def __init__(self, connection: socket.socket, largest: int, payloads: bool) -> None:
        self._socket = connection
        self._largest = largest
        self._payloads = payloads
        self.files: list[int] = []

    def send(
        self, header: bytes, payload: bytes = b"", timeout: float | None = None, files: Sequence[int] = ()
    ) -> None:
        """Sends one frame, with at most ``MOST_FILES`` open files.

        Raises:
            TimeoutError: the other side did not take it within ``timeout`` seconds.
            ChannelClosed: the other side is gone.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        self._all(_SIZES.pack(len(header), len(payload)) + header, deadline, files)
        self._all(payload, deadline)

    def receive(self, timeout: float | None = None) -> tuple[bytes, bytes]:
        """Receives one frame: its header and its payload.

        Raises:
            TimeoutError: nothing complete arrived within ``timeout`` seconds.
            ChannelClosed: the other side is gone or does not keep to the form.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        self.files = []
        header_size, payload_size = _SIZES.unpack(self._exactly(_SIZES.size, deadline))
        if header_size > self._largest or (payload_size and not self._payloads):
            raise ChannelClosed(f"a frame of {header_size}+{payload_size} bytes is not allowed here")
        header = self._exactly(header_size, deadline)
        return header, self._exactly(payload_size, deadline) if payload_size else b""

    def _until(self, deadline: float | None) -> None:
        left = None if deadline is None else deadline - time.monotonic()
        if left is not None and left <= 0:
            raise TimeoutError
        self._socket.settimeout(left)

    def _all(self, data: bytes, deadline: float | None, files: Sequence[int] = ()) -> None:
        view = memoryview(data)
        carried = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
        while view:
            self._until(deadline)
            try:
                view = view[self._socket.sendmsg([view[:_PIECE]], carried) :]
                carried = []
            except TimeoutError:
                raise
            except OSError as error:
                raise ChannelClosed(str(error)) from error

    def _exactly(self, size: int, deadline: float | None) -> bytes:
        parts, missing = [], size
        while missing:
            self._until(deadline)
            try:
                part = self._some(min(missing, _PIECE))
            except TimeoutError:
                raise
            except OSError as error:
                raise ChannelClosed(str(error)) from error
            if not part:
                raise ChannelClosed("closed")
            parts.append(part)
            missing -= len(part)
        return b"".join(parts)

    def _some(self, size: int) -> bytes:
        if not self._payloads:
            return self._socket.recv(size)  # files that come along are closed by the kernel
        part, files, _, _ = socket.recv_fds(self._socket, size, MOST_FILES, socket.MSG_CMSG_CLOEXEC)
        self.files += files
        return part

    def close(self) -> None:
        """Closes the socket."""
        self._socket.close()
