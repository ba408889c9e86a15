"""What the model says after the sixth trial stands on the page."""

from __future__ import annotations

from tests.paths import ROOT
from tests.unit.jit.timing import after, later, own

RECORD = (ROOT / "docs" / "estimate-record.md").read_text()


def test_the_page_has_what_the_model_says_after_the_sixth_trial() -> None:
    assert later.table() in RECORD
    assert later.chosen() in RECORD
    assert f"by the model of commit {later.MODEL}" in RECORD
    assert later.contention() in RECORD
    assert f"by the model of commit {own.MODEL}" in RECORD


def test_the_launches_that_were_chosen_are_not_in_the_figures() -> None:
    names = [one["name"] for one in later.ROWS]
    assert len(names) == len({*names}) >= 200
    assert not {*names} & {*later.CHOSEN}
    assert {*names, *later.CHOSEN} <= {one["name"] for one in after.ROWS}
    assert all(one["commit"] == after.MODEL for one in later.ROWS), "the rows of before are by one model"
