"""The sixth blind trial: its kernels are by authors that the model had not seen, and stand on the page beside the
times."""

from __future__ import annotations

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5, blind6

LISTED_LATER = {"1y33"}  # whose programs came to the list of public programs after the trial
PAGE = (ROOT / "docs" / "estimate-record.md").read_text()


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in blind6.ROWS}
    assert len(authors) >= 12
    before = [*blind.ROWS, *blind2.ROWS, *blind3.ROWS, *blind4.ROWS, *blind5.ROWS]
    assert not authors & {blind.author(one).lower() for one in before}
    said = f"{len(blind6.ROWS)} launches of public kernels by {len(authors)} authors who are in none of the trials"
    assert said in PAGE
    pages = "".join(
        (ROOT / "docs" / f"{name}.md").read_text().lower() for name in ("public-programs", "public-folders")
    )
    assert not [one for one in authors - LISTED_LATER if f"github.com/{one}/" in pages or f"| {one}/" in pages]


def test_the_second_times_are_as_the_page_says() -> None:
    assert max(abs(one["again"] / one["measured"] - 1) for one in blind6.ROWS) <= 0.0065
    assert "The second times are within 0.65 % of the first." in PAGE


def test_what_the_page_says_of_the_aim_follows_from_the_times() -> None:
    rows = blind6.ROWS
    found = blind2.aim(rows)
    assert f"the mean is {found.mean} % (the aim is 8 %) and {found.far} are above 35 % (none)" in PAGE
    assert f"The median is {found.median} %." in PAGE
    assert f"the order of versions ({found.order:.2f}), the bound ({found.bounds} %) and the intervals" in PAGE
    assert f"({found.inside} % hold)" in PAGE
    assert f"{found.near} of the {len(rows)} are within 20 %." in PAGE
    assert f"{found.short} of the modelled times are too short." in PAGE


def test_the_page_has_the_table_and_each_large_miss() -> None:
    assert blind2.table(blind6.ROWS) in PAGE
    for miss in blind2.missed(blind6.ROWS):
        assert miss in PAGE
