"""The list of a folder's programs, ``programs.toml``: where each came from, how it is built, how its check speaks."""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

NAME = "programs.toml"


@dataclass(frozen=True)
class Program:
    """One ``[[program]]`` of the list.

    Attributes:
        source: who wrote it, ``owner/repository``; its files lie in this subfolder of the folder.
        commit: of the repository.
        path: the ``.cu`` with main, in the repository.
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
    """

    source: str
    commit: str
    path: str
    arch: str = "sm_90a"
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    changes: tuple[tuple[str, str], ...] = ()
    right: str = ""
    wrong: str = ""
    code: int = 0
    seconds: int = 0

    @property
    def name(self) -> str:
        """Its name in the table: repository, path, and arguments."""
        return " ".join([f"{self.source} {self.path}", *self.arguments])

    @property
    def digest(self) -> str:
        """Of what decides what is built; the text of its sources is not part of it."""
        parts = self.source, self.commit, self.path, self.arch, self.flags, self.changes
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def read(folder: Path) -> list[Program]:
    """The programs of a folder.

    Raises:
        ValueError: the list is missing or is not as `Program` says; the message names the row and the field.
    """
    path = folder / NAME
    if not path.is_file():
        raise ValueError(f"{path}: expected a list of programs there, one [[program]] each; see {__name__}")
    try:
        rows = tomllib.loads(path.read_text()).get("program", [])
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: {error}") from None
    return [_program(row, f"{path}: program {number}") for number, row in enumerate(rows, 1)]


def _program(row: dict[str, Any], where: str) -> Program:
    known = {field.name: field.type for field in fields(Program)}
    for key, value in row.items():
        if key not in known:
            raise ValueError(f"{where}: no field {key!r}; the fields are {', '.join(known)}")
        kind = {"str": str, "int": int}.get(str(known[key]), list)
        if not isinstance(value, kind):
            raise ValueError(f"{where}: {key} is {value!r}, expected {kind.__name__}")
    for key in ("source", "commit", "path"):
        if not row.get(key):
            raise ValueError(f"{where}: {key} is missing")
    for key in ("right", "wrong"):
        try:
            re.compile(row.get(key, ""))
        except re.error as error:
            raise ValueError(f"{where}: {key} is no regular expression: {error}") from None
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    values["changes"] = tuple((str(old), str(new)) for old, new in row.get("changes", ()))
    return Program(**values)
