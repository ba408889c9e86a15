"""The same change in several statements that are alike, such as those for ``x``, ``y``, ``z`` and ``w``."""

from __future__ import annotations

import bisect
import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from harness.checking.forms.change import Change, clip

_COUNTED = re.compile(r"(?<=\.)[xyzw]\b|\d+")  # in what statements that are alike may differ
_NEAR = 4  # statements between two of them
_LIKELY = 1  # the highest rank of such changes


def together(text: str, found: Sequence[Change], statements: Sequence[tuple[int, int]]) -> Iterator[Change]:
    """Changes of two or more statements at once.

    Args:
        text: of the file.
        found: the changes of single statements.
        statements: where each begins and ends, in their order.
    """
    starts = [start for start, _ in statements]
    groups: dict[tuple[str, str, str], list[tuple[int, Change]]] = {}
    for change in found:
        number = bisect.bisect_right(starts, change.start) - 1
        if change.rank <= _LIKELY and not change.also and number >= 0 and change.end <= statements[number][1]:
            before, old = text[starts[number] : change.start], text[change.start : change.end]
            key = _masked(before), _masked(old), _masked(change.new)
            groups.setdefault(key, []).append((number, change))
    for row in groups.values():
        some = dict(row)
        numbers = sorted(some)
        if len(numbers) > 1 and len(numbers) == len(row) and _close(numbers):
            first = some[numbers[0]]
            lines = ", ".join(dict.fromkeys(str(text.count("\n", 0, some[one].start) + 1) for one in numbers[1:]))
            old, new = first.shown
            pair = clip(f"{old} and so on in {len(numbers)} statements"), clip(f"{new} (also at lines {lines})")
            yield replace(first, also=tuple(some[one] for one in numbers[1:]), shown=pair)


def _masked(text: str) -> str:
    return _COUNTED.sub("#", text)


def _close(numbers: Sequence[int]) -> bool:
    return all(later - one <= _NEAR for one, later in itertools.pairwise(numbers))
