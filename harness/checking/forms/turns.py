"""The order in which changes are tried, by how likely they are and by what they have to do with what is wrong."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from harness.checking.forms import texts
from harness.checking.forms.change import Change, Lines, spread
from harness.checking.forms.places import Near
from harness.checking.forms.texts import Kind

_FAR = 2  # what is added to the rank of changes that have little to do with what a finding is of
_LAST = 4  # the highest rank
_UNRELATED = 1.5  # what is added to the rank of changes of which wrong elements do not come
# Ranks, and whether they are of the host: in the order in which they are tried. Those of kernels get half a rank and
# more where they have little to do with what is looked for (`_first`), up to the last.
_TURNS = (
    ((-1,), True), ((-1, 0), False), ((0,), True), ((1,), False), ((1,), True), ((2,), False), ((3,), False),
    ((2, 3), True), ((_LAST,), False),
)  # fmt: skip
# Where a launch with other sizes, which the host's changes give it, has its kernel compiled anew.
_SLOW_TURNS = (*_TURNS[0:2], *_TURNS[3:4], *_TURNS[2:3], *_TURNS[4:])


def of(
    kinds: Sequence[Kind], files: Mapping[str, str], near: Near, guarded: bool
) -> Iterator[tuple[Kind, Sequence[Change]]]:
    """What is tried at once: likely changes of kernels, those of the host, and the others.

    Args:
        kinds: of the changes.
        files: the texts of the kinds' files, by name.
        near: the lines that say where a cause is likely.
        guarded: what runs under a condition is tried first.
    """
    for ranks, host in _SLOW_TURNS if any(kind.slow for kind in kinds) else _TURNS:
        for kind in kinds:
            if kind.host == host:
                first = _first(kind, files[kind.file], near, guarded)

                def turn(one: Change, first: Callable[[Change], float] = first, host: bool = host) -> int:
                    return one.rank if host else min(math.ceil(max(one.rank, 0) + first(one)), _LAST)

                some = [one for one in kind.changes if turn(one) in ranks]
                yield from ((kind, few) for few in texts.batches(spread(some, first), kind.at_once))


def _first(kind: Kind, text: str, near: Near, guarded: bool) -> Callable[[Change], float]:
    """What is added to the ranks of changes: less at the lines that a finding names, or that stored wrong elements,
    and at those from which these have their values; less for what runs under a condition, where few elements are
    wrong."""
    if kind.host:
        return lambda _: 0
    lines, depths = Lines(text), texts.reach(text, near.lines)
    if near.lines and not near.hints:
        most = texts.FAR if near.exact else _FAR
        return lambda one: min(depths.get(lines.of(one.start), most), most) / 2

    def first(one: Change) -> float:
        depth = depths.get(lines.of(one.start))
        far = 0 if not depths else _UNRELATED if depth is None else 0.5 * (depth >= texts.FAR)
        return far + int(guarded and not one.guarded)

    return first
