"""Accesses outside the parts of allocations that a launch was given.

A tensor that is a view of a larger storage is given to the kernel, which reaches the rest of the storage too. No
sentence forbids that, and a chip would do it: a remark. The generated code searches a table of the given parts, behind
which the whole allocations stand; the row behind the last has the number of the former and, from the first access that
only a whole allocation holds, its address and the place in the frame of what the instruction keeps of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .sites import Site

if TYPE_CHECKING:
    from .global_memory import Allocation
    from .launch import Launch


def table(rows: Sequence[tuple[int, int, int]], allocations: Sequence[Allocation]) -> np.ndarray:
    """[pieces + 1, 3] u64. ``rows``: start, end and what is added for the host address of each piece of memory."""
    parts: list[tuple[int, int, int]] = []
    wholes: list[tuple[int, int, int]] = []
    for start, end, move in rows:
        inside = [one for one in allocations if start <= one.address and one.address + one.size <= end]
        given = joined([span for one in inside for span in one.views or ((one.address, one.address + one.size),)])
        given = [(max(first, start), min(last, end)) for first, last in given if first < end and last > start]
        if inside and given and given != [(start, end)]:
            parts += [(first, last, move) for first, last in given]
            wholes.append((start, end, move))
        else:
            parts.append((start, end, move))
    return np.array([*parts, *wholes, (len(parts), 0, 0)], np.uint64).reshape(-1, 3)


def joined(spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spans in their order; those that touch are one."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if found and first <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], last)
        else:
            found.append((first, last))
    return found


class _Nobody:
    """Stands for the warp, which is not known any more."""

    def __init__(self, kernel: str) -> None:
        self._kernel = kernel

    def where(self, site: Site) -> dict[str, Any]:
        """The fields that place a remark."""
        return {"kernel": self._kernel, "location": site.inst.location, "instruction": str(site.inst)[:160]}


def look(launch: Launch) -> None:
    """Makes the remark of the launch's first access outside what it was given, if there was one."""
    noted = launch.memory.native[-1]
    if not (at := int(noted[1])):
        return
    name, start, end = next((name, first, last) for first, last, name in launch.memory.names if first <= at < last)
    parts = [(int(a), int(b)) for a, b, _ in launch.memory.native[: int(noted[0])] if start <= int(a) < end]
    near = min(parts, key=lambda part: max(part[0] - at, at - part[1] + 1), default=(start, end))
    far = f"{near[0] - at} bytes before" if at < near[0] else f"{at - near[1]} bytes behind"
    text = (
        f"global address {at:#x} is {far} what the launch was given of {name}: bytes {near[0] - start} to "
        f"{near[1] - start} of a storage of {end - start} bytes, a view of which was passed"
    )
    site = launch.program.caches.get(int(noted[2]))
    if site is None:  # kept by what has no place in the frame
        return
    launch.remark("out-of-view", text, _Nobody(site.kernel), site, address=hex(at), space="global")
