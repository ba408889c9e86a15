"""A spare: a copy of the judge that has got ready for a command like the last one, and waits for it.

It has that command's folder, variables and limits, so that it can start what such a command starts first: the
submission's process, and a context on a GPU. A command that differs in one of them gets a copy of its own.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable, Sequence
from typing import Any

from harness.resident import protocol

_VERB = "check"  # one that a spare can be ready for
_PASSING = ("PYTEST_CURRENT_TEST",)  # variables that differ from command to command, and that no command reads
_SENDING = 5.0  # seconds that a client may take to receive the exit code
_PATIENCE = 120.0  # seconds that one waits: on a GPU it holds memory of others


class Spare:
    """A spare, as the judge sees it.

    Args:
        process: its number.
        connection: over which it gets its command.
        request: the command that it got ready for.
    """

    def __init__(self, process: int, connection: socket.socket, request: dict[str, Any]) -> None:
        self.process, self._connection, self._request = process, connection, request
        self._until = time.monotonic() + _PATIENCE

    def serves(self, request: dict[str, Any]) -> bool:
        """Whether it can run this command."""
        return alike(request, self._request)

    def give(self, request: dict[str, Any], files: Sequence[int], client: socket.socket) -> None:
        """Has it run a command, as if it had been made for that. Raises OSError where it has ended."""
        with contextlib.closing(self._connection):
            protocol.send(self._connection, request, [*files, client.fileno()])

    @property
    def outdated(self) -> bool:
        """Whether it has waited for as long as one waits."""
        return time.monotonic() > self._until

    def end(self) -> None:
        """Lets it end by itself."""
        self._connection.close()


def alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two commands are checks of one task that were asked for in the same circumstances; of which submission
    and case, makes no difference. The task's reference has run in a spare; what it left there is no other task's."""
    return _circumstances(one) is not None and _circumstances(one) == _circumstances(other)


def _circumstances(request: dict[str, Any]) -> tuple[Any, ...] | None:
    words, variables = request.get("words"), request.get("environment")
    if not (isinstance(words, list) and words[:1] == [_VERB] and isinstance(variables, dict)):
        return None
    kept = {name: value for name, value in variables.items() if name not in _PASSING}
    named = words[1:2]
    task = words if any(str(word).startswith("-") for word in named) else named  # behind options it is not looked for
    return kept, request.get("folder"), request.get("circumstances"), task


def wait(
    connection: socket.socket, get_ready: Callable[[], None]
) -> tuple[socket.socket, dict[str, Any], list[int]] | None:
    """The life of a spare until it has a command: its client, the command, and its streams; None where the judge wants
    none of it. SIGINT is blocked before and after; one that came meanwhile comes when it is unblocked."""
    interrupts: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with contextlib.suppress(Exception):  # the command says what is wrong
        get_ready()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    for number in interrupts:
        os.kill(os.getpid(), number)
    try:
        with contextlib.closing(connection):
            request, files = protocol.receive(connection, 4)
    except protocol.Closed:
        return None
    client = socket.socket(fileno=files.pop())
    client.settimeout(_SENDING)
    return client, request, files
