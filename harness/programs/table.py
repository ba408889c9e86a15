"""Lists of public programs: where each came from, how it is built, how its check speaks, and what it gave.

``public.toml`` beside this file is the project's own; a folder of a user's may hold a ``programs.toml`` of that form.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

NAME = "programs.toml"
PUBLIC = Path(__file__).with_name("public.toml")
RESULTS = ("right", "defect", "refused", "no answer")
KINDS = ("program", "kernels", "blackwell")


@dataclass(frozen=True)
class Program:
    """One ``[[program]]`` of the list.

    Attributes:
        source: who wrote it, ``owner/repository``; its files lie in this subfolder of the folder.
        commit: of the repository.
        path: the ``.cu`` with main, in the repository; in the project's list also a folder, or "A to B" where `count`
            files were run that nobody wrote down.
        arch: what it is built for.
        flags: further words for nvcc. They are read in the folder of the program, so ``-I.`` is that; ``{folder}``
            stands for the whole folder.
        arguments: the program's command line.
        changes: pairs of text, the first of which is replaced by the second in the source, such as a size that takes
            too long on the emulator.
        right: a regular expression that a right run prints; "" where the exit code is all.
        wrong: a regular expression that no right run prints.
        code: what a right run exits with.
        seconds: how long it may run; 0 for the command's limit.
        kind: ``"program"`` for one with a host and a check of its own, ``"kernels"`` for those that a host of this
            project launched and compared with torch or loops in C++, ``"blackwell"`` for the first ones of sm_100a, of
            2026-11-21.
        what: which kernels they are, or what else the path does not say.
        count: programs of the row.
        changed: whether it was run in a way that the row does not hold: with smaller sizes in its source than `changes`
            makes, or with a file that was made beside it.
        unchecked: whether the program checks nothing itself: only the exit and the findings are known.
        result: what it gave when it was run: one of `RESULTS`; "" where nobody has run it. A defect is one of the
            program's own: a finding, or a failure of its own check, that the sources explain.
        why: the finding, the remarks, or what else is to be said of the result.
        took: seconds that the run took; the least and the most of several runs.
    """

    source: str
    commit: str
    path: str = ""
    arch: str = "sm_90a"
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    changes: tuple[tuple[str, str], ...] = ()
    right: str = ""
    wrong: str = ""
    code: int = 0
    seconds: int = 0
    kind: str = "program"
    what: str = ""
    count: int = 1
    changed: bool = False
    unchecked: bool = False
    result: str = ""
    why: str = ""
    took: tuple[int, ...] = ()

    @property
    def author(self) -> str:
        """The owner of the repository."""
        return self.source.partition("/")[0]

    @property
    def name(self) -> str:
        """Its name in the table: repository, path, and arguments."""
        return " ".join(filter(None, [self.source, self.path or self.what, *self.arguments]))

    @property
    def obstacle(self) -> str:
        """Why the row alone does not say how it is run again; "" where it does."""
        if self.kind != "program":
            return "launched by a host that is not kept"
        if self.count > 1:
            return "its files are not named"
        if self.changed:
            return "it was changed or prepared in a way that is not kept"
        return "" if self.path.endswith((".cu", ".cpp")) else "its source file is not named"

    @property
    def digest(self) -> str:
        """Of what decides what is built; the text of its sources is not part of it."""
        parts = self.source, self.commit, self.path, self.arch, self.flags, self.changes
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Mended:
    """A defect of the emulator that a program showed: what it was, where it was seen, its file in the corpus."""

    what: str
    where: str
    file: str


def read(path: Path = PUBLIC) -> list[Program]:
    """The programs of a list.

    Raises:
        ValueError: the list is missing or is not as `Program` says; the message names the row and the field.
    """
    rows = _rows(path, "program")
    return [_program(row, f"{path}: program {number}") for number, row in enumerate(rows, 1)]


def mended() -> list[Mended]:
    """The defects of the emulator that the programs of the project's list showed."""
    return [Mended(**row) for row in _rows(PUBLIC, "mended")]


def matching(programs: Iterable[Program], pattern: str) -> list[Program]:
    """Those whose row has a regular expression, in whatever field, upper and lower case alike.

    Raises:
        ValueError: it is none.
    """
    try:
        compiled = re.compile(pattern, re.IGNORECASE)
    except re.error as error:
        raise ValueError(f"expected a regular expression, such as cutlass or wgmma, not {pattern!r}: {error}") from None
    return [
        one
        for one in programs
        if compiled.search(" ".join([one.name, one.commit, one.arch, one.kind, one.what, one.result, one.why]))
    ]


def _rows(path: Path, key: str) -> list[dict[str, Any]]:
    if not path.is_file():
        raise ValueError(f"{path}: expected a list of programs there, one [[program]] each; see {__name__}")
    try:
        rows: list[dict[str, Any]] = tomllib.loads(path.read_text()).get(key, [])
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: {error}") from None
    return rows


def _program(row: dict[str, Any], where: str) -> Program:
    known = {field.name: field.type for field in fields(Program)}
    for key, value in row.items():
        if key not in known:
            raise ValueError(f"{where}: no field {key!r}; the fields are {', '.join(known)}")
        kind = {"str": str, "int": int, "bool": bool}.get(str(known[key]), list)
        if not isinstance(value, kind):
            raise ValueError(f"{where}: {key} is {value!r}, expected {kind.__name__}")
    for key in ("source", "commit", "path" if row.get("kind", KINDS[0]) == KINDS[0] else "what"):
        if not row.get(key):
            raise ValueError(f"{where}: {key} is missing")
    for key, values in (("kind", KINDS), ("result", RESULTS)):
        if row.get(key, values[0]) not in values:
            raise ValueError(f"{where}: {key} is {row[key]!r}, expected one of {', '.join(values)}")
    for key in ("right", "wrong"):
        try:
            re.compile(row.get(key, ""))
        except re.error as error:
            raise ValueError(f"{where}: {key} is no regular expression: {error}") from None
    given: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    given["changes"] = tuple((str(old), str(new)) for old, new in row.get("changes", ()))
    return Program(**given)
