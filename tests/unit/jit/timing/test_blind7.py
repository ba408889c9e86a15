"""The seventh blind trial: its kernels are by authors that no trial had, its predictions are as they were committed,
and the page has each of them beside its time."""

from __future__ import annotations

import hashlib
import json
import re

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5, blind6, blind7

PAGE = (ROOT / "docs" / "estimate-record.md").read_text()


def test_the_predictions_are_as_they_were_frozen() -> None:
    assert hashlib.sha256((blind.HERE / "blind7.json").read_bytes()).hexdigest() == blind7.FROZEN


def test_every_row_has_a_source_at_a_commit_an_interval_and_a_time() -> None:
    for one in blind7.ROWS:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
    for one in [*blind7.ROWS, *blind7.CLASSES]:
        assert abs(one["low"] - blind7.LOW * one["seconds"]) < 0.13
        assert abs(one["high"] - blind7.HIGH * one["seconds"]) < 0.13
        assert one["least"] <= one["measured"] <= one["most"]
    names = [one["name"] for one in json.loads((blind.HERE / "blind7_measured.json").read_text())]
    assert sorted(names) == sorted(one["name"] for one in [*blind7.ROWS, *blind7.CLASSES])


def test_every_launch_was_modelled_again() -> None:
    assert blind7.AFTER.keys() == {one["name"] for one in [*blind7.ROWS, *blind7.CLASSES]}
    for one in blind7.after(blind7.ROWS):
        assert one["low"] == blind7.LOW * blind7.AFTER[one["name"]] < one["seconds"] < one["high"]


def test_no_other_trial_has_one_of_its_authors() -> None:
    authors = {blind.author(one).lower() for one in blind7.ROWS}
    before = [*blind.ROWS, *blind2.ROWS, *blind3.ROWS, *blind4.ROWS, *blind5.ROWS, *blind6.ROWS]
    assert not authors & {blind.author(one).lower() for one in before}
    assert f"{len(blind7.ROWS)} launches of public kernels by {len(authors)} authors who are in none of the six" in PAGE


def test_the_page_has_the_tables_and_a_sentence_on_each_large_miss() -> None:
    for rows in (blind7.ROWS, blind7.CLASSES):
        assert blind7.table(rows) in PAGE
        assert blind7.said(rows) in PAGE
    assert blind7.misses() in PAGE
