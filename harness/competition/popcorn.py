"""The competition's result stream: ``key: value`` lines to a file descriptor."""

from __future__ import annotations

import os

from harness.wire.limits import printable


class PopcornWriter:
    """Writes ``key: value`` lines to the file descriptor that the competition's runner reads.

    Args:
        descriptor: an open file descriptor; it is made non-inheritable, so that no child can write results.
    """

    def __init__(self, descriptor: int) -> None:
        os.set_inheritable(descriptor, False)
        self._file = os.fdopen(descriptor, "w")

    def log(self, key: str, value: object) -> None:
        """Writes one line. What ends lines, for any reader, is escaped in the value, so that one key stays one line."""
        text = str(value)
        if not text.isprintable():
            text = printable(text.replace("\\", "\\\\")).replace("\n", "\\n")
        print(f"{key}: {text}", file=self._file, flush=True)

    def __enter__(self) -> PopcornWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
