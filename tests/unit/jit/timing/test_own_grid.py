"""The page has the grid cases that no change of the model had in view."""

from __future__ import annotations

from tests.paths import ROOT
from tests.unit.jit.timing import own_grid


def test_the_page_has_each_case_and_what_follows() -> None:
    page = (ROOT / "docs" / "estimate-record.md").read_text()
    assert own_grid.table() in page
    assert own_grid.now_table() in page
    for rows in (own_grid.ROWS, own_grid.NOW):
        assert len({(one["task"], one["case"]) for one in rows}) == len(rows)


def test_what_was_modelled_again_has_the_time_that_it_had() -> None:
    of = {(one["task"], one["case"]): one for one in own_grid.ROWS}
    for one in own_grid.NOW:
        if known := of.get((one["task"], one["case"])):
            assert (one["measured"], one["before"]) == (known["measured"], known["seconds"])
