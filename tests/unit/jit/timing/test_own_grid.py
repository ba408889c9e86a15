"""The page has the grid cases that no change of the model had in view."""

from __future__ import annotations

from tests.paths import ROOT
from tests.unit.jit.timing import own_grid


def test_the_page_has_each_case_and_what_follows() -> None:
    assert own_grid.table() in (ROOT / "docs" / "estimate-record.md").read_text()
    assert len({(one["task"], one["case"]) for one in own_grid.ROWS}) == len(own_grid.ROWS)
