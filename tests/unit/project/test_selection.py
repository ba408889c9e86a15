"""Which tests run: those that take long only where they are named."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.paths import ROOT
from tests.selection import COLLECTED, left_out, representatives


@pytest.mark.slow
def test_nightly_tests_run_only_where_they_are_named() -> None:
    """``-m gpu`` once brought the nightly tests in, and a run on a GPU did not end in its time."""
    words = ["-m", "pytest", "--collect-only", "-q", "-m", "gpu", "tests/gpu/jit/test_extension.py"]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 5, done.stdout + done.stderr
    assert "deselected" in done.stdout


@pytest.mark.parametrize(
    ("expression", "out"),
    [
        ("", ["slow", "nightly", "both"]),
        ("gpu", ["slow", "nightly", "both"]),
        ("slow", ["nightly", "both"]),
        ("nightly", ["slow"]),
        ("slow or nightly", []),
    ],
)
def test_a_run_leaves_out_what_it_does_not_name(expression: str, out: list[str]) -> None:
    """A test with both marks is nightly."""
    tests = {"neither": ["gpu"], "slow": ["slow"], "nightly": ["gpu", "nightly"], "both": ["slow", "nightly"]}
    assert [name for name, marks in tests.items() if left_out(marks, expression)] == out


def test_the_first_of_each_class_is_for_every_run() -> None:
    nightly = pytest.param(9, "odd", marks=pytest.mark.nightly)
    given = [nightly, (1, "odd"), pytest.param(2, "even", id="two"), (3, "odd"), pytest.param(4, "even", id="four")]
    made = representatives(given, key=lambda number, kind: kind)
    assert [[mark.name for mark in one.marks] for one in made] == [["nightly"], [], [], ["slow"], ["slow"]]
    assert [(one.values, one.id) for one in made[3:]] == [((3, "odd"), None), ((4, "even"), "four")]
    assert [len(one.marks) for one in representatives("abc")] == [0, 1, 1]


def test_no_file_is_slow_as_a_whole_that_the_table_does_not_name(request: pytest.FixtureRequest) -> None:
    """Of the files that this run has collected. CONTRIBUTING.md has the table."""
    table = (ROOT / "CONTRIBUTING.md").read_text().split("| what runs with `-m slow` only | file |")[1].split("\n\n")[0]
    named = {place for row in table.splitlines()[2:] for place in re.findall(r"`([^`]+)`", row.split("|")[2])}
    marks = request.config.stash[COLLECTED]
    slow = {path for path, found in marks.items() if "slow" in found and "" not in found}
    assert slow <= named, "these files have no test for every run"
    assert not {path for path in named & marks.keys() if path not in slow}, "these files have tests for every run"
    assert [path for path in named if not (ROOT / path).is_file()] == []
