"""Frames over a local socket: a JSON header and, towards the submission only, a binary payload."""

from __future__ import annotations

import json
import socket
import struct
import time
from typing import Any

_SIZES = struct.Struct("!IQ")
_LARGEST_HEADER = 64 << 20


class ChannelClosed(Exception):
    """The other side closed the socket, or sent what is no frame."""


class Channel:
    """One end of a connection.

    Args:
        connection: a connected stream socket.
        payloads: accept binary payloads from the other side (the parent's end does not).
    """

    def __init__(self, connection: socket.socket, payloads: bool) -> None:
        self._socket = connection
        self._payloads = payloads

    def send(self, header: dict[str, Any], payload: bytes = b"") -> None:
        """Sends one frame. Raises ChannelClosed."""
        text = json.dumps(header).encode()
        try:
            self._socket.settimeout(None)
            self._socket.sendall(_SIZES.pack(len(text), len(payload)) + text)
            if payload:
                self._socket.sendall(payload)
        except OSError as error:
            raise ChannelClosed(str(error)) from error

    def receive(self, timeout: float | None = None) -> tuple[dict[str, Any], bytes]:
        """Receives one frame.

        Raises:
            TimeoutError: nothing complete arrived within ``timeout`` seconds.
            ChannelClosed: the other side is gone or does not keep to the form.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        header_size, payload_size = _SIZES.unpack(self._exactly(_SIZES.size, deadline))
        if header_size > _LARGEST_HEADER or (payload_size and not self._payloads):
            raise ChannelClosed(f"a frame of {header_size}+{payload_size} bytes is not allowed here")
        try:
            header = json.loads(self._exactly(header_size, deadline))
        except (ValueError, RecursionError) as error:
            raise ChannelClosed(f"a frame that is not JSON: {error}") from error
        if not isinstance(header, dict):
            raise ChannelClosed("a frame that is not a mapping")
        return header, self._exactly(payload_size, deadline) if payload_size else b""

    def _exactly(self, size: int, deadline: float | None) -> bytes:
        parts, missing = [], size
        while missing:
            if deadline is not None:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise TimeoutError
                self._socket.settimeout(left)
            try:
                part = self._socket.recv(min(missing, 1 << 20))
            except TimeoutError:
                raise
            except OSError as error:
                raise ChannelClosed(str(error)) from error
            if not part:
                raise ChannelClosed("closed")
            parts.append(part)
            missing -= len(part)
        return b"".join(parts)

    def close(self) -> None:
        """Closes the socket."""
        self._socket.close()
