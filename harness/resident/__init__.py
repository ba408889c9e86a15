"""The resident judge: a process that has torch imported and waits for checks, so that each is there in a blink."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence


def run(
    words: Sequence[str], streams: Sequence[int] = (0, 1, 2), encodings: Sequence[str] = (), limit: float | None = None
) -> int | None:
    """The exit code of a command that the resident judge has run, see ``client.run``; None where it is to be run by the
    caller. Raises ValueError where a variable holds what it cannot, TimeoutError after ``limit`` seconds."""
    if not sys.platform.startswith("linux"):
        return None
    from harness.resident import client

    return client.run(words, streams, encodings, limit)


def leave(words: Sequence[str], code: int) -> None:
    """Leaves a judge for the commands to come, when this process has run a command, see ``client.leave``."""
    if sys.platform.startswith("linux"):
        from harness.resident import client

        client.leave(words, code)


def start() -> None:
    """Starts a judge, unless one is there or none is wanted, see ``client.start``."""
    if sys.platform.startswith("linux"):
        from harness.resident import client

        with contextlib.suppress(ValueError):  # a variable that holds something else, of which the first command tells
            client.start()
