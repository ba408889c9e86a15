"""Each bug of this folder has its true cause in the verdict's first line, at a line of the user's."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import programs
from tests.emulator.first_line import runs
from tests.selection import representatives

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


def _front(path: Path) -> str:
    return path.stem.partition("_")[0]


def _class(path: Path, bug: dict[str, Any]) -> tuple[str, str]:
    """The front end; of the jit, which starts soonest, the kind of finding or else the message too."""
    said = bug.get("says", "").strip("(").partition(": ")[0].partition("|")[0]
    return _front(path), said if _front(path) == "jit" else ""


@functools.cache
def _told(bugs: tuple[str, ...]) -> dict[tuple[str, str], Any]:
    """What becomes of bugs, by their lists and names."""
    program = "import sys; from tests.emulator.first_line import runs; runs.main(sys.argv[1:])"
    done = programs.run(program, *bugs, timeout=800)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {(row["list"], row["name"]): row for row in rows}


@pytest.fixture
def told(request: pytest.FixtureRequest) -> dict[tuple[str, str], Any]:
    """What becomes of the bugs of a front end that this run has."""
    front = _front(request.node.callspec.params["path"])
    ours = (
        item.callspec.params
        for item in request.session.items
        if item.path == request.path and hasattr(item, "callspec")
    )
    return _told(tuple(f"{one['path']}::{one['bug']['name']}" for one in ours if _front(one["path"]) == front))


@pytest.mark.parametrize(("path", "bug"), representatives(_all(), key=_class))
def test_the_cause_comes_first(path: Path, bug: dict[str, Any], request: pytest.FixtureRequest) -> None:
    front = _front(path)
    if front == "inline":
        from jit.base.errors import NoCompilerError
        from jit.emulated_cuda.runtime import toolkit

        try:
            toolkit.find()
        except NoCompilerError as error:
            pytest.skip(str(error))
    elif front in NEEDED:
        pytest.importorskip(NEEDED[front])
    text = request.getfixturevalue("told")[path.stem, bug["name"]]
    assert text["status"] == bug.get("status", "finding"), text
    if text["status"] == "pass":
        assert not text["remarks"]
        return
    assert re.search(bug["says"], text["cause"]["text"]), text["cause"]
    assert any(piece in text["line"] for piece in bug["line"]), (text["line"], text["cause"])


def test_there_are_enough() -> None:
    assert sum(len(runs.bugs(path)) - 1 for path in LISTS) >= 40
    assert len({path.stem.partition("_")[0] for path in LISTS}) >= 5
