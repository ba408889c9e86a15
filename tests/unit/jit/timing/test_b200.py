"""What the model says of a B200 stands on the pages."""

from __future__ import annotations

import pytest

from tests.paths import ROOT
from tests.unit.jit.timing import b200

RECORD = (ROOT / "docs" / "estimate-record.md").read_text()


def test_the_page_has_each_case() -> None:
    assert b200.table() in RECORD
    assert {one["name"] for one in b200.ROWS} == {*b200.CASES}
    assert f"by the model of commit {b200.MODEL}" in RECORD


@pytest.mark.parametrize("title", ["tcgen05", "cvt"])
def test_the_pages_have_the_means_behind_a_fill(title: str) -> None:
    told = b200.mean_and_interval(title)
    assert told in RECORD
    assert told in (ROOT / "docs" / "estimate.md").read_text()
    assert b200.mean(title, True) > b200.mean(title, False)
