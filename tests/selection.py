"""Which tests a run leaves out, and the marks of parameters by which it does so."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

import pytest

# The marks that a run has to name with -m, from the longest tests to shorter ones. The longest of a test counts.
LONG = ("nightly", "slow")
# Of each file that the run has collected, what keeps its tests out of every run: their longest marks, "gpu", or "" for
# nothing.
COLLECTED = pytest.StashKey[dict[str, set[str]]]()


def longest(marks: Iterable[str]) -> str:
    """The longest of a test's marks; "" where every run has the test."""
    marks = set(marks)
    return next((name for name in LONG if name in marks), "")


def left_out(marks: Iterable[str], expression: str) -> bool:
    """Whether a run with ``-m expression`` leaves out a test with these marks: its longest mark is not named there."""
    return longest(marks) not in expression


def representatives(values: Iterable[Any], key: Callable[..., Hashable] = lambda *_: None) -> list[Any]:
    """Parameters of a test: the first of each class runs with the README's command, the others are ``slow``.

    Args:
        values: as `pytest.mark.parametrize` takes them; a tuple is the values of several arguments. One that is marked
            already stands for no class.
        key: the class of a value, from the arguments of the test. Without one all are of one class.
    """
    seen: set[Hashable] = set()
    made = []
    for value in values:
        if not hasattr(value, "marks"):
            value = pytest.param(*value) if isinstance(value, tuple) else pytest.param(value)
        known = {mark.name for mark in (getattr(one, "mark", one) for one in value.marks)} & set(LONG)
        if not known:
            one = key(*value.values)
            if one in seen:
                value = pytest.param(*value.values, marks=(*value.marks, pytest.mark.slow), id=value.id)
            seen.add(one)
        made.append(value)
    return made
