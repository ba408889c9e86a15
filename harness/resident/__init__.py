"""The resident judge: a process that has torch imported and waits for checks, so that each is there in a blink."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def run(words: Sequence[str], streams: Sequence[int] = (0, 1, 2), encodings: Sequence[str] = ()) -> int | None:
    """The exit code of a command that the resident judge has run, see ``client.run``; None where it is to be run by the
    caller. Raises ValueError where a variable holds what it cannot."""
    if not sys.platform.startswith("linux"):
        return None
    from harness.resident import client

    return client.run(words, streams, encodings)
