"""Differences of two texts: right for any, and quick for those that difflib takes minutes for."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from harness import line_differences
from harness.report import panels


def _applied(old: list[str], new: list[str]) -> list[str]:
    """The new text, made of the old one and what differs."""
    made, at = [], 0
    for tag, a, a_end, b, b_end in line_differences.matcher(old, new).get_opcodes():
        assert a == at
        assert (tag == "equal") == (old[a:a_end] == new[b:b_end])
        made += old[a:a_end] if tag == "equal" else new[b:b_end]
        at = a_end
    return made


@pytest.mark.parametrize("letters", [1, 2, 5, 40, 10**6])
def test_a_difference_leads_from_one_text_to_the_other(letters: int) -> None:
    pick = random.Random(letters)
    for _ in range(150):
        old = [str(pick.randrange(letters)) for _ in range(pick.randrange(60))]
        new = [line for line in old if pick.random() < 0.8]
        for _ in range(pick.randrange(9)):
            new.insert(pick.randrange(len(new) + 1), str(pick.randrange(letters)))
        if pick.random() < 0.2:
            pick.shuffle(new)
        assert _applied(old, new) == new
        more, less = line_differences.counts(old, new)
        said = line_differences.unified(old, new)[2:]
        assert (more, less) == tuple(sum(line[0] == sign for line in said) for sign in "+-")
        assert bool(said) == (old != new)


def test_a_change_is_told_as_a_unified_diff() -> None:
    old = [f"line {number}" for number in range(12)]
    new = [*old[:5], "other", *old[6:9], "more", *old[9:]]
    assert line_differences.unified(old, new, "a/x", "b/x", 1) == [
        "--- a/x", "+++ b/x", "@@ -5,3 +5,3 @@", " line 4", "-line 5", "+other", " line 6",
        "@@ -9,2 +9,3 @@", " line 8", "+more", " line 9",
    ]  # fmt: skip
    assert line_differences.unified([], ["x"], context=2)[2] == "@@ -0,0 +1 @@"


HOSTILE: dict[str, Callable[[random.Random, int], str]] = {
    "similar": lambda pick, number: f"x{number} = f({pick.random()}, {pick.random()}, {pick.random()})",
    "repeated": lambda pick, number: str(number * pick.choice([1, 7]) % 900),
    "two": lambda pick, number: str(pick.randrange(2)),
    "pairs": lambda pick, number: str(pick.randrange(3000)),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_no_text_takes_long(kind: str) -> None:
    """A page of the playground, which everybody shares, stood still for more than 40 s after an edit."""
    made = []
    for seed in range(2):
        pick = random.Random(seed)
        made.append({"mine.py": "\n".join(HOSTILE[kind](pick, number) for number in range(9000))[: 256 << 10]})
    begin = time.process_time()
    assert panels.changed(*made).startswith("mine.py +")
    assert "@@" in panels.difference(*made)
    assert time.process_time() - begin < 5
