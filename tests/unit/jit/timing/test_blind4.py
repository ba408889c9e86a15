"""The fourth blind trial: its kernels are by authors that the model had not
seen, and stand on the page beside the times."""

from __future__ import annotations

import json

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4

PAGE = (ROOT / "docs" / "estimate-record.md").read_text()
PREDICTED = json.loads((blind.HERE / "blind4.json").read_text())


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in PREDICTED}
    assert not authors & {blind.author(one).lower() for one in [*blind.ROWS, *blind2.ROWS, *blind3.ROWS]}
    pages = "".join(
        (ROOT / "docs" / f"{name}.md").read_text().lower() for name in ("public-programs", "public-folders")
    )
    assert not [one for one in authors if f"github.com/{one}/" in pages]
    said = f"{len(PREDICTED)} launches of public kernels by {len(authors)} authors who are in none of the trials above"
    assert said in PAGE


def test_every_launch_was_timed_twice_with_the_same_result() -> None:
    for one in blind4.ROWS:
        assert abs(one["again"] / one["measured"] - 1) < 0.014


def test_what_the_page_says_of_the_aim_follows_from_the_times() -> None:
    rows = blind4.ROWS
    found = blind2.aim(rows)
    order = f"({found.order:.2f}, the aim is 0.85)"
    assert f"the order of versions {order} and the bound ({found.bounds} %, the aim is 80 %).**" in PAGE
    errors = f"The mean error, {found.mean} %, and the median, {found.median} %"
    assert f"{errors}, are the smallest of the four trials." in PAGE
    assert f"{found.near} of the {len(rows)} are within 20 %, and {found.far} are above 35 %." in PAGE
    assert f"{found.inside} % of the intervals hold" in PAGE
    assert f"{found.short} of the {len(rows)} modelled times are too short." in PAGE


def test_the_page_has_the_table() -> None:
    assert blind2.table(blind4.ROWS) in PAGE
