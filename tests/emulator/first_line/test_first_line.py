"""Each bug of this folder has its true cause in the verdict's first line, at a line of the user's."""

from __future__ import annotations

import functools
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.emulator.first_line import runs

LISTS = sorted(runs.FOLDER.glob("*.toml"))
NEEDED = {
    "inline": "nvcc",
    "cupy": "cupy",
    "triton": "triton",
    "numba": "numba",
}  # by front end: what it cannot do without


def _all() -> Iterator[Any]:
    for path in LISTS:
        for bug in runs.bugs(path):
            yield pytest.param(path, bug, id=f"{path.stem}: {bug['name']}", marks=pytest.mark.xdist_group(path.stem))


@functools.cache
def _told(path: Path) -> dict[str, Any]:
    """What becomes of a list's bugs, by their names, in a process of its own: the front ends change torch."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.emulator.first_line.runs", str(path)], capture_output=True, text=True,
        cwd=runs.FOLDER.parents[2],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4000:]
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {row["name"]: row for row in rows}


@pytest.mark.parametrize(("path", "bug"), list(_all()))
def test_the_cause_comes_first(path: Path, bug: dict[str, Any]) -> None:
    front = path.stem.partition("_")[0]
    if front == "inline":
        from jit.base.errors import NoCompilerError
        from jit.emulated_cuda.runtime import toolkit

        try:
            toolkit.find()
        except NoCompilerError as error:
            pytest.skip(str(error))
    elif front in NEEDED:
        pytest.importorskip(NEEDED[front])
    text = _told(path)[bug["name"]]
    assert text["status"] == bug.get("status", "finding"), text
    if text["status"] == "pass":
        assert not text["remarks"]
        return
    assert re.search(bug["says"], text["cause"]["text"]), text["cause"]
    assert any(piece in text["line"] for piece in bug["line"]), (text["line"], text["cause"])


def test_there_are_enough() -> None:
    assert sum(len(runs.bugs(path)) - 1 for path in LISTS) >= 40
    assert len({path.stem.partition("_")[0] for path in LISTS}) >= 5
