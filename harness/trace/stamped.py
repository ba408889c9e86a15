"""A timeline from the time stamps that a kernel took at its marks on a GPU (kernels/include/mark.cuh).

The clock is the multiprocessor's, in nanoseconds: %globaltimer at the first and at the last mark gives how long
a cycle was. A mark says what its warp does until its next mark. A stage fills from the first `copy` into it on, and is
full when the first consumer has it, since nobody marks when copies arrive. It is free when the last consumer has given
it back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from harness.trace.logical import COPY, FILLING, FULL, PRODUCT, RUN, WAIT, Span, Timeline

START_MARK, RUN_MARK, WAIT_MARK, COPY_MARK, PRODUCT_MARK = range(5)  # of mark.cuh
_NO_STAGE = 255
_AT_ONCE = (
    300  # nanoseconds of a wait that did not have to wait: on an H200 most took 200, which the marks themselves took
)
_WRAP = 1 << 32


@dataclass(frozen=True)
class Mark:
    """One time stamp.

    Attributes:
        warp: whose it is.
        clock: of the multiprocessor, in cycles.
        nanoseconds: the lower half of %globaltimer.
        kind: one of the marks above.
        stage: of a ring, or None.
        line: of the source.
    """

    warp: int
    clock: int
    nanoseconds: int
    kind: int
    stage: int | None
    line: int


def read(numbers: Sequence[int]) -> list[Mark]:
    """The marks of a reply, four numbers each; those that are none are left out."""
    found = []
    for warp, clock, nanoseconds, what in zip(*(iter(numbers),) * 4, strict=False):
        kind, stage, line = (what & 255) - 1, what >> 8 & 255, what >> 16
        if START_MARK <= kind <= PRODUCT_MARK:
            found.append(Mark(warp, clock, nanoseconds % _WRAP, kind, None if stage == _NO_STAGE else stage, line))
    return found


def _cycle(marks: Sequence[Mark]) -> float:
    """Nanoseconds of a cycle."""
    first, last = min(marks, key=lambda mark: mark.clock), max(marks, key=lambda mark: mark.clock)
    if first.clock == last.clock:
        return 1.0
    return max(1, (last.nanoseconds - first.nanoseconds) % _WRAP) / (last.clock - first.clock)


class _Stages:
    """What happens to the stages of rings, by key."""

    def __init__(self) -> None:
        self.filled: dict[str, list[tuple[int, str]]] = defaultdict(list)  # from when on, and where
        self.held: dict[str, list[tuple[int, int]]] = defaultdict(list)  # by a consumer, from and until

    def spans(self, end: int) -> list[Span]:
        found = []
        for key, fills in self.filled.items():
            fills.sort()
            turns = [fill for i, fill in enumerate(fills) if i == 0 or self._taken(key, fills[i - 1][0], fill[0])]
            for number, (begin, place) in enumerate(turns):
                until = turns[number + 1][0] if number + 1 < len(turns) else end
                held = [one for one in self.held[key] if begin <= one[0] < until]
                full = min((one[0] for one in held), default=until)
                given = max((min(one[1], until) for one in held), default=until)
                found.append(Span(FILLING, (0, key), begin, full, place, key, number))
                if given > full:
                    found.append(Span(FULL, (0, key), full, given, place, key, number))
        return found

    def _taken(self, key: str, begin: int, until: int) -> bool:
        """Whether a consumer had the stage between two copies into it: else they are parts of one fill."""
        return any(begin <= at < until for at, _ in self.held[key])


def timeline(kernel: str, source: str, marks: Sequence[Mark], most: int, chip: str) -> Timeline:
    """The spans of the first CTA.

    Args:
        kernel: its name.
        source: the file's name.
        marks: at least one.
        most: marks that a warp has room for: the picture ends where the first warp had none left.
        chip: for people.
    """
    cycle, begin = _cycle(marks), min(mark.clock for mark in marks)
    by_warp: dict[int, list[tuple[int, Mark]]] = defaultdict(list)
    for mark in marks:
        by_warp[mark.warp].append((round((mark.clock - begin) * cycle), mark))
    full = [stamps[-1][0] for stamps in by_warp.values() if len(stamps) >= most]
    line = Timeline(kernel, not full, clock=f"measured time on {chip}, first CTA", per_microsecond=1000)
    end = min(full, default=max(at for stamps in by_warp.values() for at, _ in stamps))
    stages, jobs = _Stages(), {warp: _jobs([mark for _, mark in stamps]) for warp, stamps in by_warp.items()}
    for warp, stamps in by_warp.items():
        own = jobs[warp] == {"copies", "products"}  # a ring of the warp's own
        phases: dict[str, int] = defaultdict(int)
        for (at, mark), (until, _) in zip(stamps, [*stamps[1:], (end, stamps[-1][1])], strict=True):
            if at >= end:
                break
            until, place = min(until, end), f"{source}:{mark.line}"
            key = "" if mark.stage is None else f"0:{f'warp {warp} ' if own else ''}{mark.stage}"
            line.spans.append(Span(WAIT if mark.kind == WAIT_MARK else RUN, (0, warp), at, until, place, key))
            if mark.kind == PRODUCT_MARK:
                line.spans.append(Span(PRODUCT, (0, warp), at, until, place, key))
            elif mark.kind == COPY_MARK and key:
                stages.filled[key].append((at, place))
            elif mark.kind == WAIT_MARK and key:
                producer = "copies" in jobs[warp] and not own
                about = key if not producer else f"{key} free"
                lost = max(0, until - at - _AT_ONCE)
                line.waits.append(((0, warp), about, phases[about], place, lost))
                phases[about] += 1
            if mark.kind in (PRODUCT_MARK, RUN_MARK) and key:
                stages.held[key].append((at, until))
    line.roles = {(0, warp): " and ".join(sorted(jobs[warp])) or "other" for warp in sorted(by_warp)}
    line.spans += (spans := stages.spans(end))
    line.spans += _in_flight(by_warp, jobs, spans, end)
    return line


def _jobs(marks: Sequence[Mark]) -> set[str]:
    kinds = {mark.kind for mark in marks}
    return {name for kind, name in ((COPY_MARK, "copies"), (PRODUCT_MARK, "products")) if kind in kinds}


def _in_flight(
    by_warp: dict[int, list[tuple[int, Mark]]], jobs: dict[int, set[str]], stages: list[Span], end: int
) -> list[Span]:
    """A warp's copies, each until its stage is full."""
    filling: dict[str, list[Span]] = defaultdict(list)
    for span in stages:
        if span.kind == FILLING:
            filling[span.about].append(span)
    found = []
    for warp in by_warp:
        own = jobs[warp] == {"copies", "products"}
        for at, mark in by_warp[warp]:
            if mark.kind != COPY_MARK or mark.stage is None or at >= end:
                continue
            key = f"0:{f'warp {warp} ' if own else ''}{mark.stage}"
            fill = next((span for span in filling[key] if span.begin <= at < max(span.end, span.begin + 1)), None)
            if fill is not None:
                found.append(Span(COPY, (0, warp), at, fill.end, fill.place, key, fill.phase))
    return found
