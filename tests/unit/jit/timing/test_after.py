"""What the model says of the blind trials now stands on the page, and the interval follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.paths import ROOT
from tests.unit.jit.timing import after, blind, blind2, blind7, summary

PAGE, RECORD = ((ROOT / "docs" / f"{name}.md").read_text() for name in ("estimate", "estimate-record"))


@pytest.mark.parametrize("said", [after.table, after.counted, after.said, after.misses])
def test_the_page_has_what_the_model_says_now(said: Callable[[], str]) -> None:
    assert said() in RECORD


def test_the_users_page_says_how_often_the_fastest_version_is_chosen() -> None:
    assert after.picks() in PAGE
    one = {"group": "g", "source": "https://github.com/a/b/blob/c"}
    versions = [{**one, "measured": 100, "seconds": 9}, {**one, "measured": 98, "seconds": 10}]
    assert after._picks(versions) == (1, 1)
    assert after._picks([*versions, {**one, "measured": 90, "seconds": 11}]) == (1, 0)


def test_every_row_is_by_one_model() -> None:
    assert {one["commit"] for one in after.ROWS} == {after.MODEL}
    assert [len(after.rows(trial)) for _, trial in after.TRIALS] == [87, 57, 48, 50, 34, 32]


def test_each_launch_that_is_off_by_more_than_a_fifth_has_a_reason() -> None:
    assert set(after.MISSES) == {one["name"] for one in after.missed()}
    assert all(len(reason) > 30 for reason in after.MISSES.values())


def test_the_page_has_all_trials_in_one_table_with_the_aim() -> None:
    table = summary.table()
    assert table in PAGE
    assert PAGE.count("\n") <= 200
    for _, trial in after.TRIALS:
        found = blind2.aim(trial.ROWS) if trial is not blind else None
        assert found is None or f"| {found.mean}% | {found.median}% |" in table


def test_the_interval_was_the_one_of_its_rule() -> None:
    """The seventh and the eighth trial had it."""
    low, high = after.interval(after.ROWS)
    assert (round(low, 2), round(high, 2)) == (blind7.LOW, blind7.HIGH)


def test_the_interval_counts_an_author_more() -> None:
    """Of ten authors with a launch each, 92 % and the one who is not there need all of them."""
    found = [{"source": f"https://github.com/{n}/x/blob/y", "measured": 1 + n, "seconds": 1} for n in range(10)]
    assert after.interval(found) == (1, 10)
    many = [{"source": f"https://github.com/{n}/x/blob/y", "measured": 1 + n, "seconds": 1} for n in range(100)]
    assert after.interval(many) == (4, 97)
    twice = [*many, *[{**many[0], "measured": 1000}] * 99]  # another hundred of one author weigh as much as one
    assert after.interval(twice)[1] <= 98
