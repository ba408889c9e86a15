"""Kernels to learn with: lessons, in which a line is left out, and defects to find. ``exercises.yml`` lists them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent / "sources"
_GROUPS = {"lesson": "Lesson", "bug": "Find the bug"}
_ON_TENSOR_CORES = ("warpgroup", "tensor_memory")


@dataclass(frozen=True)
class Exercise:
    """A kernel that is not right yet.

    Attributes:
        group: ``"lesson"`` or ``"bug"``.
        title: for people.
        files: texts by name: the submission and its ``.cu``, which has to be mended.
        main: the name of the submission.
        shown: the name of the ``.cu``.
        task: the path of its problem folder.
        case: what ``-k`` takes: the smallest case that shows what is wrong.
        arch: architecture; empty is the usual one.
        about: Markdown; empty for a defect.
        hint: one sentence.
        right: the mended text of the ``.cu``.
        finding: the kind of finding that the emulator has for the unmended text, or ``"wrong"``.
    """

    group: str
    title: str
    files: Mapping[str, str]
    main: str
    shown: str
    task: str
    case: str
    arch: str
    about: str
    hint: str
    right: str = field(repr=False)
    finding: str


@functools.cache
def _rows() -> dict[str, dict[str, Any]]:
    """The rows of ``exercises.yml`` by ``"bug:key"`` and ``"lesson:key"``."""
    read = yaml.safe_load((FOLDER / "exercises.yml").read_text())
    return {f"{group}:{row['key']}": row for group in _GROUPS for row in read[f"{group}s"]}


def titles() -> dict[str, str]:
    """The title of each by its key, such as ``"bug:phase"``; lessons come first."""
    return {key: f"{_GROUPS[key.partition(':')[0]]}: {row['title']}" for key, row in _rows().items()}


def exercise(key: str) -> Exercise:
    """The exercise with a key of `titles`."""
    row = _rows()[key]
    kernel, launcher = (FOLDER / f"{row['file']}{suffix}" for suffix in (".cu", ".py"))
    right = kernel.read_text()
    tensor = row["file"] in _ON_TENSOR_CORES
    return Exercise(
        group=key.partition(":")[0],
        title=row["title"],
        files={kernel.name: right.replace(row["old"], row["new"]), launcher.name: launcher.read_text()},
        main=launcher.name,
        shown=kernel.name,
        task=str(FOLDER / ("product" if tensor else "double")),
        case="1" if tensor else "0",
        arch="sm_100a" if row["file"] == "tensor_memory" else "",
        about=row.get("about", ""),
        hint=row["hint"],
        right=right,
        finding=row["finding"],
    )
