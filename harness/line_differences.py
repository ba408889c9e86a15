"""Which lines of two texts differ, in a time that grows with their lengths, whatever stands in them.

``difflib`` alone takes minutes for some texts of 100 KB, and the texts are those of submissions.
"""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

_LARGEST = 100 * 100  # pairs of lines that are compared where no line stands once in both texts
_MOST = 50 * _LARGEST  # of them, in all such places together; beyond that all lines there count as replaced


def matcher(old: Sequence[str], new: Sequence[str]) -> difflib.SequenceMatcher[str]:
    """The equal lines of two texts: those at the begin and the end, those that stand once in both, and what
    ``difflib`` finds between these."""
    made: Any = difflib.SequenceMatcher(None, (), ())
    made.a, made.b = old, new
    made.matching_blocks = list(_joined(_equal(old, new), len(old), len(new)))
    found: difflib.SequenceMatcher[str] = made
    return found


def unified(old: Sequence[str], new: Sequence[str], before: str = "", after: str = "", context: int = 3) -> list[str]:
    """A unified diff of the lines of two texts under their names; empty where they are equal."""
    lines: list[str] = []
    for group in matcher(old, new).get_grouped_opcodes(context):
        lines = lines or [f"--- {before}", f"+++ {after}"]
        places = _range(group[0][1], group[-1][2]), _range(group[0][3], group[-1][4])
        lines.append(f"@@ -{places[0]} +{places[1]} @@")
        for tag, a, a_end, b, b_end in group:
            if tag == "equal":
                lines += [f" {line}" for line in old[a:a_end]]
            else:
                lines += [f"-{line}" for line in old[a:a_end]] + [f"+{line}" for line in new[b:b_end]]
    return lines


def counts(old: Sequence[str], new: Sequence[str]) -> tuple[int, int]:
    """Lines added and removed."""
    equal = sum(block.size for block in matcher(old, new).get_matching_blocks())
    return len(new) - equal, len(old) - equal


def _range(begin: int, end: int) -> str:
    """Lines as a unified diff has them."""
    count = end - begin
    return f"{begin + 1}" if count == 1 else f"{begin + (count > 0)},{count}"


def _ends(old: Sequence[str], new: Sequence[str], place: tuple[int, int, int, int]) -> tuple[int, int]:
    """How many lines are equal at the begin of a place in both texts, and then at its end."""
    a, a_end, b, b_end = place
    most, first, last = min(a_end - a, b_end - b), 0, 0
    while first < most and old[a + first] == new[b + first]:
        first += 1
    while last < most - first and old[a_end - 1 - last] == new[b_end - 1 - last]:
        last += 1
    return first, last


def _anchors(old: Sequence[str], new: Sequence[str], place: tuple[int, int, int, int]) -> list[tuple[int, int]]:
    """Lines that stand once in both texts at a place, as many as have one order in both."""
    a, a_end, b, b_end = place
    ours, theirs = Counter(old[a:a_end]), Counter(new[b:b_end])
    where = {line: number for number, line in enumerate(new[b:b_end], b) if theirs[line] == 1}
    pairs = [(number, where[line]) for number, line in enumerate(old[a:a_end], a)
             if ours[line] == 1 and line in where]  # fmt: skip
    ends: list[int] = []  # the least place at which so many of them may end
    last: list[int] = []  # of these the pair
    before = [-1] * len(pairs)
    for number, (_, at) in enumerate(pairs):
        length = bisect_left(ends, at)
        before[number] = last[length - 1] if length else -1
        ends[length : length + 1] = [at]
        last[length : length + 1] = [number]
    found, number = [], last[-1] if last else -1
    while number >= 0:
        found.append(pairs[number])
        number = before[number]
    return found[::-1]


def _equal(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[int, int, int]]:
    """Runs of equal lines, in order: where in both texts, and how many."""
    whole = 0, len(old), 0, len(new)
    first, last = _ends(old, new, whole)
    yield 0, 0, first
    middle = first, len(old) - last, first, len(new) - last
    a, b, left = first, first, _MOST
    for at, to in (*_anchors(old, new, middle), (middle[1], middle[3])):
        begin, end = _ends(old, new, (a, at, b, to))
        yield a, b, begin
        size = (at - end - a - begin) * (to - end - b - begin)
        if 0 < size <= min(_LARGEST, left):
            left -= size
            ours, theirs = old[a + begin : at - end], new[b + begin : to - end]
            found = difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks()
            yield from ((a + begin + one.a, b + begin + one.b, one.size) for one in found)
        yield at - end, to - end, end + (at < middle[1])
        a, b = at + 1, to + 1
    yield len(old) - last, len(new) - last, last


def _joined(runs: Iterator[tuple[int, int, int]], a_end: int, b_end: int) -> Iterator[difflib.Match]:
    """The runs that have lines, with those joined that lie beside each other, and the end as ``difflib`` has it."""
    a = b = size = 0
    for at, to, count in runs:
        if count and (at, to) == (a + size, b + size):
            size += count
        elif count:
            if size:
                yield difflib.Match(a, b, size)
            a, b, size = at, to, count
    if size:
        yield difflib.Match(a, b, size)
    yield difflib.Match(a_end, b_end, 0)
