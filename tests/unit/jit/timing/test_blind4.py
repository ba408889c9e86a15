"""The fourth blind trial: its kernels are by authors that the model had not
seen, and stand on the page beside the times."""

from __future__ import annotations

import json
import statistics

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4

PAGE = (ROOT / "docs" / "estimate.md").read_text()
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
    bounds = sum(map(blind2.same_kind, rows)) / len(rows)
    taus = [one for one in map(blind.tau, blind.families(rows).values()) if one is not None]
    order = f"({statistics.fmean(taus):.2f}, the aim is 0.85)"
    assert f"the order of versions {order} and the bound ({round(100 * bounds)} %, the aim is 80 %).**" in PAGE
    errors = [blind.error(one) for one in rows]
    large = [abs(one) for one in errors]
    mean, median = round(100 * statistics.fmean(large)), round(100 * statistics.median(large))
    assert f"The mean error, {mean} %, and the median, {median} %, are the smallest of the four trials." in PAGE
    near, far = sum(one <= blind2.LARGE for one in large), sum(one > 0.35 for one in large)
    assert f"{near} of the {len(rows)} are within 20 %, and {far} are above 35 %." in PAGE
    inside = sum(one["low"] <= one["measured"] <= one["high"] for one in rows) / len(rows)
    assert f"{round(100 * inside)} % of the intervals hold" in PAGE
    assert f"{sum(one < 0 for one in errors)} of the {len(rows)} modelled times are too short." in PAGE


def test_the_page_has_the_table() -> None:
    assert blind2.table(blind4.ROWS) in PAGE
