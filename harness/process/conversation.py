"""Requests to a submission's process, and its replies, each of which says which request it answers."""

from __future__ import annotations

import secrets
import socket
import time
from collections.abc import Sequence

from harness.wire import asking, messages
from harness.wire.channel import MOST_FILES, Channel
from harness.wire.limits import LARGEST_REPLY
from harness.wire.messages import R


class Conversation:
    """The evaluator's end, with one process after another. Requests need one that is connected."""

    def __init__(self) -> None:
        self._channel: Channel | None = None
        self._given: list[tuple[asking.Block, int]] = []

    @property
    def open(self) -> bool:
        """Whether a process is connected."""
        return self._channel is not None

    def connect(self, connection: socket.socket) -> None:
        """Begins with a new process, by a socket that is connected to it."""
        self._channel = Channel(connection, LARGEST_REPLY, payloads=False)

    def give(self, block: asking.Block, file: int) -> None:
        """Hands a block of host memory, and its open file, over with the next request."""
        self._given.append((block, file))

    def hand_over(self, timeout: float) -> None:
        """Hands over the blocks that are more than one request can bring along. Raises as ``send`` and ``receive``."""
        while len(self._given) > MOST_FILES:
            self.receive(self.send(asking.Take(), b"", timeout), messages.Done, time.monotonic() + timeout)

    def send(self, request: asking.Request, payload: bytes, timeout: float, files: Sequence[int] = ()) -> str:
        """Sends a request, with the files that it is about, or else with blocks. Returns what its reply will bear.

        Raises:
            TimeoutError: the process did not take it within ``timeout`` seconds.
            ChannelClosed: the process is gone.
        """
        turn = secrets.token_hex(8)
        given, self._given = ([], self._given) if files else (self._given[:MOST_FILES], self._given[MOST_FILES:])
        header = messages.ask(turn, request, [block for block, _ in given])
        self._connected().send(header, payload, timeout, list(files) or [file for _, file in given])
        return turn

    def receive(self, turn: str, expected: type[R], deadline: float) -> R | messages.Refused | messages.Failed:
        """The reply to a request, which is of the expected type or a failure.

        Raises:
            TimeoutError: there was none until ``deadline``, of ``time.monotonic``.
            ChannelClosed: the process is gone.
            BadMessage: it sent what its schema does not allow.
        """
        reply, _ = self._connected().receive(deadline - time.monotonic())
        return messages.answered(reply, turn, expected)

    def _connected(self) -> Channel:
        assert self._channel is not None
        return self._channel

    def close(self) -> None:
        """Ends it: what was given and not sent is forgotten."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        self._given = []
