"""The eighth blind trial: its kernels are by authors that no trial had, its predictions are as they were committed,
and the page has each of them beside its time."""

from __future__ import annotations

import hashlib
import json
import re

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5, blind6, blind7, blind8

PAGE = (ROOT / "docs" / "estimate-record.md").read_text()


def test_the_predictions_are_as_they_were_frozen() -> None:
    assert hashlib.sha256((blind.HERE / "blind8.json").read_bytes()).hexdigest() == blind8.FROZEN


def test_every_row_has_a_source_at_a_commit_an_interval_and_a_time() -> None:
    for one in blind8.ROWS:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert abs(one["low"] - blind8.LOW * one["seconds"]) < 0.13
        assert abs(one["high"] - blind8.HIGH * one["seconds"]) < 0.13
        assert one["least"] <= one["measured"] <= one["most"]
    names = [one["name"] for one in json.loads((blind.HERE / "blind8_measured.json").read_text())]
    assert sorted(names) == sorted(one["name"] for one in blind8.ROWS)


def test_every_launch_was_modelled_again() -> None:
    assert blind8.AFTER.keys() == {one["name"] for one in blind8.ROWS}


def test_no_other_trial_has_one_of_its_authors() -> None:
    authors = {blind.author(one).lower() for one in blind8.ROWS}
    trials = (blind, blind2, blind3, blind4, blind5, blind6, blind7)
    assert not authors & {blind.author(one).lower() for trial in trials for one in trial.ROWS}
    said = f"{len(blind8.ROWS)} launches of public kernels by {len(authors)} authors who are in none of the seven"
    assert said in PAGE


def test_the_page_has_the_table_and_a_sentence_on_each_large_miss() -> None:
    assert blind8.table() in PAGE
    assert blind8.said() in PAGE
    assert blind8.misses() in PAGE
    assert blind8.controls() in PAGE
    assert blind8.own_on_h200() in PAGE
    for multiply in (True, False):
        assert blind8.clock(blind8.ROWS, multiply) in PAGE
