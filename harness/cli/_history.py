"""The history, for the verbs that read it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

from harness.errors import HarnessError
from harness.history import database


@contextlib.contextmanager
def reading() -> Iterator[sqlite3.Connection]:
    """The history, to read. Raises HarnessError where there is none, or where it cannot be read."""
    try:
        with contextlib.closing(database.connect()) as connection:
            yield connection
    except (OSError, sqlite3.Error, RuntimeError) as error:
        raise HarnessError(f"the history cannot be read: {error}", hint="warpyard doctor") from None
