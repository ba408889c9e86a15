"""The file that holds the history: its tables, and how several processes write to it.

The file is in WAL mode: readers and one writer do not wait for each other, and writers wait for their turn. A
transaction that was committed stays when its process is killed.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from harness.errors import Exit, HarnessError
from harness.machine.folders import state_dir

FORMAT = 3  # of the tables; a file with a higher one was written by a later version
_PATIENCE = 60.0  # seconds that a writer waits for its turn

_TABLES = """
CREATE TABLE runs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    began REAL NOT NULL,          -- seconds since 1970
    ended REAL,                   -- NULL: it is still going on, or it was killed
    exit INTEGER,
    verb TEXT NOT NULL,
    task TEXT NOT NULL,
    submission TEXT NOT NULL,     -- path
    source TEXT NOT NULL,         -- SHA-256 over all files that ran
    device TEXT NOT NULL,         -- cuda, emulator or cpu
    chip TEXT NOT NULL,
    arch TEXT NOT NULL,
    variant TEXT NOT NULL,
    driver TEXT NOT NULL,
    versions TEXT NOT NULL,       -- JSON
    git TEXT NOT NULL,            -- commit that the submission lies in; a + behind it: with changes
    total INTEGER NOT NULL,       -- cases that were asked for
    seed TEXT,                    -- NULL until the run ends: the submission could read it before
    summary TEXT                  -- JSON: clocks before and after, confinement, ...
);
CREATE INDEX runs_by_task ON runs (task, id);
CREATE TABLE cases (
    run INTEGER NOT NULL REFERENCES runs (id),
    position INTEGER NOT NULL,
    spec TEXT NOT NULL,
    status TEXT NOT NULL,
    median_ns REAL,
    document TEXT NOT NULL,       -- JSON
    PRIMARY KEY (run, position)
);
CREATE TABLE files (
    source TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL REFERENCES texts (digest),
    PRIMARY KEY (source, name)
);
CREATE TABLE texts (digest TEXT PRIMARY KEY, packed BLOB NOT NULL);
"""

_SINCE_2 = """
CREATE TABLE sweeps (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    plan TEXT NOT NULL,           -- SHA-256 over the plan and the files that it is about; empty for a queue
    task TEXT NOT NULL,
    began REAL NOT NULL,
    ended REAL,                   -- NULL: it goes on, or it was killed
    document TEXT NOT NULL        -- JSON: the plan
);
CREATE TABLE trials (
    sweep INTEGER NOT NULL REFERENCES sweeps (id),
    key TEXT NOT NULL,            -- identifies a trial in its sweep
    settings TEXT NOT NULL,       -- JSON: value by name
    status TEXT NOT NULL,         -- a verdict, pruned, or lost
    message TEXT NOT NULL,
    score_ns REAL,                -- geometric mean over the timed cases, and its 95% confidence interval
    low_ns REAL,
    high_ns REAL,
    run INTEGER REFERENCES runs (id),
    PRIMARY KEY (sweep, key)      -- so a trial has one result, however often it was tried
)
"""

_SINCE_3 = """
CREATE TABLE queue (
    number INTEGER PRIMARY KEY AUTOINCREMENT, -- as text the key of its result in trials
    token TEXT NOT NULL UNIQUE,   -- what its author asks for it by
    author TEXT NOT NULL,
    name TEXT NOT NULL,           -- of the file
    task TEXT NOT NULL,
    mode TEXT NOT NULL,           -- test, benchmark or leaderboard
    arrived REAL NOT NULL,        -- seconds since 1970
    packed BLOB NOT NULL          -- the text
)
"""


def place() -> Path:
    """Where the file is. Raises RuntimeError for a user without a home."""
    return state_dir() / "history.sqlite"


def connect(path: Path | None = None, *, create: bool = False) -> sqlite3.Connection:
    """Opens the history.

    Args:
        path: the file; None is the user's.
        create: make it where it is missing.

    Raises:
        HarnessError: there is none yet (exit 5), it was written by a later version, or it is no history.
        OSError, sqlite3.Error, RuntimeError: it cannot be opened or made.
    """
    path = place() if path is None else path
    if not path.exists() and not create:
        raise HarnessError(f"there is no history yet in {path}", Exit.NOTHING_MATCHED, hint="warpyard check TASK")
    if create:
        path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA foreign_keys = ON")
        if _format(connection, path) < FORMAT:
            connection.execute("PRAGMA journal_mode = WAL")
            with writing(connection):
                found = _format(connection, path)  # another process may have made them meanwhile
                for since, tables in ((1, _TABLES), (2, _SINCE_2), (3, _SINCE_3)):
                    for statement in filter(str.strip, tables.split(";\n")) if found < since else ():
                        connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {FORMAT}")
    except BaseException:
        connection.close()
        raise
    return connection


def _format(connection: sqlite3.Connection, path: Path) -> int:
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        raise HarnessError(f"{path} is no history: {error}", hint=f"mv {path} {path}.damaged") from None
    if found > FORMAT:
        raise HarnessError(
            f"{path} was written by a later version of warpyard (format {found}, known up to {FORMAT})",
            hint="pip install --upgrade warpyard; or set WARPYARD_STATE_DIR to another folder",
        )
    return int(found)


@contextlib.contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """One transaction: all of it is kept, or nothing. It waits until no other process writes."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
