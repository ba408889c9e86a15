"""Rings of stages, and those with so few that their two sides wait for each other in turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

from harness.trace.logical import COPY, FILLING, GroupWait, Timeline

_HALF, _LEAST = 0.5, 0.05  # of a side's waits, and of its time
_FEWEST = 4  # waits of all warps, of each stage
_ENOUGH = 32 << 10  # bytes of a multiprocessor: an H200's memory brings 33 GB/s to each, with a latency of up to a µs
_QUARTERS = 4  # of a multiprocessor, each with a scheduler


@dataclass(frozen=True)
class Ring:
    """The stages that copies at the same lines fill, in one CTA.

    Attributes:
        rank: of the CTA.
        stages: how many there are; of each warp where warps have rings of their own.
        fills: how often one was filled.
        ahead: bytes that may be under way while a stage is read; None where the copies' sizes are not known.
        filled_at: lines of the copies.
        producer_at, consumer_at: lines where the two sides wait most; empty where one never waits.
        producer_waits, consumer_waits: waits that took time, and all, after the ring was full for the first time.
        producer_lost, consumer_lost: how much of a warp's time these waits took, 0 to 1.
    """

    rank: int
    stages: int
    fills: int
    ahead: int | None
    filled_at: tuple[str, ...]
    producer_at: str
    consumer_at: str
    producer_waits: tuple[int, int]
    consumer_waits: tuple[int, int]
    producer_lost: float
    consumer_lost: float

    @property
    def at(self) -> str:
        """The line that it is best named by."""
        return self.consumer_at or self.filled_at[0]

    @property
    def alone(self) -> bool:
        """Whether nobody waits at an mbarrier for a free stage, of those fills that have one before them."""
        return 2 * self.producer_waits[1] < self.fills - self.stages

    @property
    def too_short(self) -> bool:
        """Whether both sides wait more often than not, and lose time by it: neither ever gets ahead of the other. Where
        nobody waits for a free stage, as with a barrier of all warps instead: as `Groups.too_short` says it."""
        if self.alone:
            return _late(self.consumer_waits, self.stages, self.consumer_lost, self.ahead)
        often = all(some > _HALF * of and of > 0 for some, of in (self.producer_waits, self.consumer_waits))
        return often and min(self.producer_lost, self.consumer_lost) > _LEAST

    def __str__(self) -> str:
        filled = ", ".join(self.filled_at)
        text = f"ring of {self.stages} stage{'s' * (self.stages != 1)}, filled at {filled}, {self.fills} times"
        if not self.too_short:
            return text
        producers, consumers = ("{} of {} times".format(*waits) for waits in (self.producer_waits, self.consumer_waits))
        if self.alone:
            return f"{text}: too few stages. The warps wait for a full one at {self.consumer_at} ({consumers})"
        return (
            f"{text}: too few stages. The producer waits at {self.producer_at} for a free one ({producers}), "
            f"and the consumers at {self.consumer_at} for a full one ({consumers})"
        )


def _late(waits: tuple[int, int], stages: int, lost: float, ahead: int | None) -> bool:
    """Whether copies come later than they are needed, time is lost by it, and more of them could be under way.

    Args:
        waits: those that took time, and all.
        stages: that are under way. A wait for one gives those behind it time: one wait in as many counts.
        lost: part of a warp's time.
        ahead: bytes that are under way meanwhile. Where these keep the memory busy, more bring nothing sooner.
    """
    some, of = waits
    steady = of >= _FEWEST * (3 * stages - 2)  # with two stages, four turns of four warps
    often = steady and some * stages > _HALF * of
    return often and lost > _LEAST and ahead is not None and ahead < _ENOUGH


@dataclass(frozen=True)
class Groups:
    """What the warps of one CTA copy for themselves by `cp.async`, in groups that are closed at one line.

    Attributes:
        rank: of the CTA.
        stages: groups under way at most, of one warp.
        fills: groups, of all warps.
        ahead: bytes that all its warps have under way at most while they compute with a group.
        filled_at, waited_at: lines where they are closed, and where most time is waited for them.
        waits: waits that took time, and all, after a warp's first.
        lost: how much of a warp's time these took, 0 to 1. While a warp waits, the others of its quarter of the
            multiprocessor run: only what these leave is lost.
    """

    rank: int
    stages: int
    fills: int
    ahead: int
    filled_at: str
    waited_at: str
    waits: tuple[int, int]
    lost: float

    @property
    def at(self) -> str:
        """The line that they are best named by."""
        return self.waited_at

    @property
    def too_short(self) -> bool:
        """Whether the copies come later than they are needed, and time is lost by it."""
        return _late(self.waits, self.stages, self.lost, self.ahead)

    def __str__(self) -> str:
        text = f"groups of cp.async, closed at {self.filled_at}, {self.fills} times, {self.stages} under way at most"
        if not self.too_short:
            return text
        return f"{text}: too few stages. The warps wait for them at {self.waited_at} ({{}} of {{}} times)".format(
            *self.waits
        )


def _groups(line: Timeline) -> list[Groups]:
    found: dict[tuple[int, str], list[GroupWait]] = defaultdict(list)
    warps = Counter(rank for rank, _ in line.roles)
    for wait in line.groups:
        found[wait.row[0], wait.committed_at].append(wait)
    lines = []
    for (rank, committed_at), waits in sorted(found.items()):
        beside = max(1, warps[rank] // _QUARTERS)
        later = [wait for wait in waits if wait.number > 0]
        lost = [max(0, wait.lost - (beside - 1) * wait.since) for wait in later]
        places: Counter[str] = Counter()
        for wait in waits:
            places[wait.place] += wait.lost
        copying, stages = len({wait.row for wait in waits}), max(wait.under_way for wait in waits)
        ahead = (stages - 1) * copying * max(wait.size for wait in waits)
        lines.append(
            Groups(rank, stages, len(waits), ahead, committed_at, places.most_common(1)[0][0],
                   (sum(time > 0 for time in lost), len(later)), sum(lost) / max(1, line.end * copying))
        )  # fmt: skip
    return lines


def find(line: Timeline) -> list[Ring | Groups]:
    """The rings of a timeline, and the groups of copies."""
    return [*_rings(line), *_groups(line)]


def _rings(line: Timeline) -> list[Ring]:
    filled: dict[str, set[str]] = defaultdict(set)
    fills: Counter[str] = Counter()
    for span in line.spans:
        if span.kind == FILLING:
            filled[span.about].add(span.place)
            fills[span.about] += 1
    producers = {row for row, role in line.roles.items() if "copies" in role}
    rings: dict[int, list[tuple[set[str], set[str]]]] = defaultdict(list)  # by CTA: mbarriers, and lines that fill them
    for key, places in sorted(filled.items()):
        of = rings[int(key.partition(":")[0])]
        joined = [ring for ring in of if ring[1] & places]
        for ring in joined:
            of.remove(ring)
        of.append(({key}.union(*(keys for keys, _ in joined)), places.union(*(lines for _, lines in joined))))
    return [
        _ring(line, rank, places, keys, fills, producers) for rank, of in sorted(rings.items()) for keys, places in of
    ]


def _ring(
    line: Timeline, rank: int, places: set[str], full: set[str], fills: Counter[str],
    producers: set[tuple[int, int]],
) -> Ring:  # fmt: skip
    readers: dict[str, set[tuple[int, int]]] = defaultdict(set)
    fillers: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for span in line.spans:
        if span.kind == COPY and span.about in full:
            fillers[span.about].add(span.row)
    sides: dict[bool, list[tuple[str, int]]] = {True: [], False: []}
    warps: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for row, key, phase, place, lost in line.waits:
        if row[0] != rank:
            continue
        if key in full:
            readers[key].add(row)
        if key in full and phase > 0:
            sides[False].append((place, lost))
            warps[False].add(row)
        elif key not in full and phase >= 0 and row in producers:
            sides[True].append((place, lost))
            warps[True].add(row)
    at, counts, lost_by = {}, {}, {}
    for side, waits in sides.items():
        total: Counter[str] = Counter()
        for place, time in waits:
            total[place] += time
        at[side] = total.most_common(1)[0][0] if any(total.values()) else ""
        counts[side] = (sum(time > 0 for _, time in waits), len(waits))
        lost_by[side] = sum(total.values()) / max(1, line.end * len(warps[side]))
    count = sum(fills[key] for key in full)
    own = all(len(fillers[key]) == 1 and readers[key] <= fillers[key] for key in full)
    owners = Counter(row for key in full for row in fillers[key]) if own else Counter()
    stages = max(owners.values(), default=len(full))
    sizes = [line.sizes[key] for key in full if key in line.sizes]
    ahead = (stages - 1) * max(1, len(owners)) * max(sizes) if sizes else None if stages > 1 else 0
    return Ring(
        rank, stages, count, ahead, tuple(sorted(places)), at[True], at[False], counts[True], counts[False],
        lost_by[True], lost_by[False],
    )  # fmt: skip
