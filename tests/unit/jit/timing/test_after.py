"""What the model says of the blind trials now stands on the page, and the interval follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jit.timing import errors
from tests.paths import ROOT
from tests.unit.jit.timing import after

PAGE = (ROOT / "docs" / "estimate.md").read_text()


@pytest.mark.parametrize("said", [after.table, after.counted, after.said])
def test_the_page_has_what_the_model_says_now(said: Callable[[], str]) -> None:
    assert said() in PAGE


def test_the_interval_is_the_one_of_its_rule() -> None:
    low, high = after.interval(after.ROWS)
    assert (round(low, 2), round(high, 2)) == (errors.LOW, errors.HIGH)
    assert f"at least {errors.LOW} to {errors.HIGH} of the time" in PAGE


def test_the_interval_counts_an_author_more() -> None:
    """Of ten authors with a launch each, 92 % and the one who is not there need all of them."""
    found = [{"source": f"https://github.com/{n}/x/blob/y", "measured": 1 + n, "seconds": 1} for n in range(10)]
    assert after.interval(found) == (1, 10)
    many = [{"source": f"https://github.com/{n}/x/blob/y", "measured": 1 + n, "seconds": 1} for n in range(100)]
    assert after.interval(many) == (4, 97)
    twice = [*many, *[{**many[0], "measured": 1000}] * 99]  # another hundred of one author weigh as much as one
    assert after.interval(twice)[1] <= 98
