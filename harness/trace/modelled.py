"""A timeline of what the model of time says of a launch (jit.timing.intervals): its first cluster, in modelled
nanoseconds. Nothing of it was measured."""

from __future__ import annotations

from collections import defaultdict

from harness.trace.logical import COPY, FILLING, FULL, PRODUCT, RUN, WAIT, Span, Timeline
from jit.timing import Interval, Pipeline
from jit.timing import intervals as model

_KINDS = {model.WAIT: WAIT, model.COPY: COPY, model.PRODUCT: PRODUCT}


def timeline(found: Pipeline, places: dict[str, str] | None = None) -> Timeline:
    """The spans of a modelled launch; ``places``: how lines are shown, by what the record calls them."""
    shown = places or {}
    clock = f"modelled time on an {found.title}, first cluster; {'; '.join(found.remarks)}"
    line = Timeline(found.kernel, found.whole, clock=clock, per_microsecond=1000)
    by_warp: dict[tuple[int, int], list[Interval]] = defaultdict(list)
    for one in found.intervals:
        by_warp[one.rank, one.warp].append(one)
    for row in sorted(by_warp):
        mine = sorted(by_warp[row], key=lambda one: one.begin)
        line.spans += _runs(row, mine, shown)
        line.spans += [
            _span(row, one, shown) for one in mine if one.kind in _KINDS and round(one.end) > round(one.begin)
        ]
        jobs = sorted(
            {f"{one.kind if one.kind == PRODUCT else 'copie'}s" for one in mine if one.kind in (COPY, PRODUCT)}
        )
        line.roles[row] = " and ".join(jobs) or "other"
    line.spans += _stages(line.spans, line.end)
    return line


def _span(row: tuple[int, int], one: Interval, shown: dict[str, str]) -> Span:
    about = one.about or one.reason
    return Span(
        _KINDS[one.kind], row, round(one.begin), round(one.end), shown.get(one.place, one.place), about, one.phase
    )


def _runs(row: tuple[int, int], mine: list[Interval], shown: dict[str, str]) -> list[Span]:
    """What is left of a warp's life between its waits; its place is that of the wait that ends it."""
    found = []
    for life in (one for one in mine if one.kind == model.LIFE):
        at = round(life.begin)
        for wait in (one for one in mine if one.kind == model.WAIT and life.begin <= one.begin < life.end):
            if round(wait.begin) > at:
                found.append(Span(RUN, row, at, round(wait.begin), shown.get(wait.place, wait.place)))
            at = max(at, round(wait.end))
        if round(life.end) > at:
            found.append(Span(RUN, row, at, round(life.end), "its end"))
    return found


def _stages(spans: list[Span], end: int) -> list[Span]:
    """Each mbarrier that copies complete on: filling from a phase's first copy on, full until the next phase's."""
    fills: dict[str, dict[int, list[Span]]] = defaultdict(lambda: defaultdict(list))
    for span in spans:
        if span.kind == COPY and span.about:
            fills[span.about][span.phase].append(span)
    found = []
    for key, phases in fills.items():
        rank = int(key.partition(":")[0])
        order = sorted(phases)
        begins = [min(span.begin for span in phases[phase]) for phase in order]
        for phase, begin, until in zip(order, begins, [*begins[1:], end], strict=True):
            full, place = max(span.end for span in phases[phase]), phases[phase][0].place
            found.append(Span(FILLING, (rank, key), begin, full, place, key, phase))
            if until > full:
                found.append(Span(FULL, (rank, key), full, until, place, key, phase))
    return found
