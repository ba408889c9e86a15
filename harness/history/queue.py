"""Submissions that wait for their result: each has a number, a token that its author asks by, and in the end one trial.

All results of a queue are trials of one sweep, which has no plan. What has no trial still waits, whoever was killed.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
import zlib
from collections.abc import Collection
from dataclasses import dataclass

from harness.history import database, trials

# Of a row of the queue: the sweep that is given has no result of it.
_OPEN = "NOT EXISTS (SELECT 1 FROM trials WHERE sweep = ? AND key = CAST(queue.number AS TEXT))"


@dataclass(frozen=True)
class Entry:
    """One submission, as it arrived."""

    number: int
    token: str
    author: str
    name: str
    task: str
    mode: str
    arrived: float
    text: str

    @property
    def key(self) -> str:
        """The key of its trial."""
        return str(self.number)


def results(connection: sqlite3.Connection) -> int:
    """The sweep that holds the results of the queue; begun where there is none."""
    found = trials.last(connection, "")
    return found.id if found else trials.begin(connection, "", "", {})


def add(
    connection: sqlite3.Connection, author: str, name: str, task: str, mode: str, text: str, once: bool = False
) -> str:
    """Takes a submission in and returns its token. With ``once`` the same text under the same names is taken once."""
    token = secrets.token_urlsafe(16)
    if once:
        token = hashlib.sha256("\0".join((author, name, task, mode, text)).encode()).hexdigest()
    row = (token, author, name, task, mode, time.time(), zlib.compress(text.encode()))
    with database.writing(connection):
        connection.execute(
            "INSERT OR IGNORE INTO queue (token, author, name, task, mode, arrived, packed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            row,
        )
    return token


def find(connection: sqlite3.Connection, token: str) -> Entry | None:
    """The submission with a token, or None."""
    row = connection.execute("SELECT * FROM queue WHERE token = ?", (token,)).fetchone()
    return _entry(row) if row is not None else None


def waiting(connection: sqlite3.Connection, sweep: int, after: int = 0, most: int = 100) -> list[Entry]:
    """Submissions without a result, in the order in which they arrived, from the number after ``after`` on."""
    rows = connection.execute(
        f"SELECT * FROM queue WHERE number > ? AND {_OPEN} ORDER BY number LIMIT ?",
        (after, sweep, most),
    )
    return [_entry(row) for row in rows]


def ahead(connection: sqlite3.Connection, sweep: int, entry: Entry) -> int:
    """How many submissions without a result arrived before one."""
    (count,) = connection.execute(
        f"SELECT COUNT(*) FROM queue WHERE number < ? AND {_OPEN}",
        (entry.number, sweep),
    ).fetchone()
    return int(count)


def open_of(connection: sqlite3.Connection, sweep: int, author: str | None = None) -> int:
    """How many submissions of an author, or of all, have no result yet."""
    (count,) = connection.execute(
        f"SELECT COUNT(*) FROM queue WHERE (author = ? OR ? IS NULL) AND {_OPEN}",
        (author, author, sweep),
    ).fetchone()
    return int(count)


def open_among(connection: sqlite3.Connection, sweep: int, tokens: Collection[str]) -> set[str]:
    """Those of some tokens whose submissions have no result yet."""
    rows = connection.execute(
        f"SELECT token FROM queue WHERE token IN ({', '.join('?' * len(tokens))}) AND {_OPEN}",
        (*tokens, sweep),
    )
    return {token for (token,) in rows}


def _entry(row: sqlite3.Row) -> Entry:
    values = dict(row)
    text = zlib.decompress(values.pop("packed")).decode()
    return Entry(**values, text=text)
