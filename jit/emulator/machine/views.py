"""Accesses outside the parts of allocations that a launch was given.

A tensor that is a view of a larger storage is given to the kernel, which reaches the rest of the storage too. No
sentence forbids that, and a chip would do it: a remark. The generated code searches a table of the given parts, behind
which the whole allocations stand; the row behind the last has the number of the former and, from the first access that
only a whole allocation holds, its address and the place in the frame of what the instruction keeps of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

Row = tuple[int, int, int]
Spans = Sequence[tuple[int, int]]


def table(rows: Sequence[Row], given: Sequence[tuple[int, int, Spans]]) -> np.ndarray:
    """[pieces + 1, 3] u64.

    Args:
        rows: start, end and what is added for the host address of each piece of memory.
        given: start, end and parts of each allocation; without parts it is the whole.
    """
    if not any(spans for _, _, spans in given):
        return np.array([*rows, (len(rows), 0, 0)], np.uint64).reshape(-1, 3)
    parts: list[Row] = []
    wholes: list[Row] = []
    for start, end, move in rows:
        inside = [one for one in given if start <= one[0] and one[1] <= end]
        spans = joined([span for first, last, views in inside for span in views or ((first, last),)])
        spans = [(max(first, start), min(last, end)) for first, last in spans if first < end and last > start]
        if spans and spans != [(start, end)]:
            parts += [(first, last, move) for first, last in spans]
            wholes.append((start, end, move))
        else:
            parts.append((start, end, move))
    return np.array([*parts, *wholes, (len(parts), 0, 0)], np.uint64).reshape(-1, 3)


def joined(spans: Spans) -> list[tuple[int, int]]:
    """The spans in their order; those that touch are one."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if found and first <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], last)
        else:
            found.append((first, last))
    return found


def stray(table: np.ndarray, names: Sequence[tuple[int, int, str]]) -> tuple[str, int, int] | None:
    """Of the first access outside what the launch was given: what to say of it, its address, and the place in the frame
    of what its instruction keeps; None where there was none. ``names``: start, end and name of each allocation."""
    count, at, place = map(int, table[-1])
    if not at:
        return None
    start, end, name = next(one for one in names if one[0] <= at < one[1])
    parts = [(int(first), int(last)) for first, last, _ in table[:count] if start <= int(first) < end]
    first, last = min(parts, key=lambda part: max(part[0] - at, at - part[1] + 1), default=(start, end))
    far = f"{first - at} bytes before" if at < first else f"{at - last} bytes behind"
    text = (
        f"global address {at:#x} is {far} what the launch was given of {name}: bytes {first - start} to {last - start} "
        f"of a storage of {end - start} bytes, a view of which was passed"
    )
    return text, at, place
