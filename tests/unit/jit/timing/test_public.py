"""The page's table of public submissions is what public.json holds, with the times of the page that measured them."""

from __future__ import annotations

from tests.paths import ROOT
from tests.unit.jit.timing import public


def test_the_page_has_the_table() -> None:
    assert public.table() in (ROOT / "docs" / "estimate-record.md").read_text()


def test_every_time_stands_beside_its_source_where_it_was_measured() -> None:
    lines = (ROOT / "docs" / "public-folders.md").read_text().splitlines()
    for one in public.ROWS:
        (line,) = [line for line in lines if one["source"] in line]
        assert f"| pass | {one['measured']:.10g} |" in line or f"| pass | {one['measured']:.1f} |" in line
        assert 0 < one["low"] <= one["seconds"] <= one["high"]
