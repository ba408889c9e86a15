"""The fifth blind trial: its predictions are as they were committed, of kernels by authors that the model had not
seen."""

from __future__ import annotations

import hashlib
import json
import re

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5

PAGE = (ROOT / "docs" / "estimate.md").read_text()
PREDICTED = json.loads((blind.HERE / "blind5.json").read_text())


def test_the_predictions_are_as_they_were_frozen() -> None:
    assert hashlib.sha256((blind.HERE / "blind5.json").read_bytes()).hexdigest() == blind5.FROZEN


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in PREDICTED}
    before = [*blind.ROWS, *blind2.ROWS, *blind3.ROWS, *blind4.ROWS]
    assert not authors & {blind.author(one).lower() for one in before}
    said = f"{len(PREDICTED)} launches of public kernels by {len(authors)} authors who are in none of the trials above"
    assert said in PAGE


def test_every_row_has_a_source_at_a_commit_and_an_interval() -> None:
    for one in PREDICTED:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert one["kind"] in ("memory", "compute", "latency")
        # each is rounded to 0.1, and HIGH times a rounded time is off by 0.067
        assert abs(one["low"] - blind5.LOW * one["seconds"]) < 0.13
        assert abs(one["high"] - blind5.HIGH * one["seconds"]) < 0.13
