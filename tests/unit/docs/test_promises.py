"""The promises of docs/confinement.md name tests and cheats that are there."""

from __future__ import annotations

import re

from tests.paths import ROOT

TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "confinement.md"


def test_each_promise_names_a_test_that_is_there() -> None:
    table = PAGE.read_text().partition("## Promises")[2]
    texts = [path.read_text() for path in TESTS.rglob("test_*.py")]
    tests = {name for text in texts for name in re.findall(r"^\s*(?:async )?def (test_\w+)", text, re.MULTILINE)}
    named = set(re.findall(r"`(test_\w+)`", table))
    assert len(named) > 90
    assert not named - tests
    assert not [name for name in re.findall(r"`(tests/[\w/.]+)`", table) if not (ROOT / name).exists()]


def test_each_promise_names_a_cheat_that_is_run() -> None:
    table = PAGE.read_text().partition("## Promises")[2]
    folder = TESTS / "exploits"
    run = {name for path in folder.glob("*.py") for name in re.findall(r"\b(e\d\d)\b|\b(e\d\d)_", path.read_text())}
    cheats = {path.name[:3] for path in (folder / "submissions").glob("e*.py")}
    assert set(re.findall(r"\be\d\d\b", table)) == cheats
    assert cheats <= {one for pair in run for one in pair}
