"""The fifth blind trial: its kernels are by authors that the model had not seen, and stand on the page beside the
times."""

from __future__ import annotations

import json

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5

PAGE = (ROOT / "docs" / "estimate-record.md").read_text()
PREDICTED = json.loads((blind.HERE / "blind5.json").read_text())


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in PREDICTED}
    before = [*blind.ROWS, *blind2.ROWS, *blind3.ROWS, *blind4.ROWS]
    assert not authors & {blind.author(one).lower() for one in before}
    said = f"{len(PREDICTED)} launches of public kernels by {len(authors)} authors who are in none of the trials above"
    assert said in PAGE


def test_the_second_times_are_as_the_page_says() -> None:
    apart = [one["name"] for one in blind5.ROWS if abs(one["again"] / one["measured"] - 1) > 0.0075]
    assert apart == ["flaggems-softmax-non-inner"]
    (one,) = (one for one in blind5.ROWS if one["name"] == apart[0])
    assert f"but for `{apart[0]}`: {one['measured']:g} and {one['again']:g} µs" in PAGE


def test_what_the_page_says_of_the_aim_follows_from_the_times() -> None:
    rows = blind5.ROWS
    found = blind2.aim(rows)
    for name, of in blind.families(rows).items():
        if (tau := blind.tau(of)) is not None:
            assert f"{name.partition(' ')[0]}'s {len(of)} {tau:.2f}" in PAGE
    assert f"the order of versions ({found.order:.2f}, the aim is 0.85)" in PAGE
    assert f"the bound ({found.bounds} %, the aim is 80 %)" in PAGE
    errors = f"The mean error is {found.mean} %, more than the fourth trial's 12 %"
    assert f"{errors}, and the median {found.median} %, as there." in PAGE
    assert f"{found.near} of the {len(rows)} are within 20 %, and {found.far} are above 35 %." in PAGE
    assert f"{found.inside} % of the intervals hold; they are to hold 80 %." in PAGE
    assert f"{found.short} of the {len(rows)} modelled times are too short." in PAGE


def test_the_page_has_the_table_and_each_large_miss() -> None:
    assert blind2.table(blind5.ROWS) in PAGE
    for miss in blind2.missed(blind5.ROWS):
        assert miss in PAGE
