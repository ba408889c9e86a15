"""The history, for the verbs that read it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

from harness.errors import Exit, HarnessError
from harness.history import database
from harness.wire.limits import clip_name


@contextlib.contextmanager
def reading() -> Iterator[sqlite3.Connection]:
    """The history, to read. Raises HarnessError where there is none, or where it cannot be read."""
    try:
        with contextlib.closing(database.connect()) as connection:
            yield connection
    except UnicodeEncodeError as error:  # a name of bytes that are no text, which the database cannot have
        text = f"the history has nothing of the name {clip_name(str(error.object))!r}"
        raise HarnessError(text, Exit.NOTHING_MATCHED, hint="warpyard history") from None
    except (OSError, sqlite3.Error, RuntimeError) as error:
        raise HarnessError(f"the history cannot be read: {error}", hint="warpyard doctor") from None
