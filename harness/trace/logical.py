"""Events of an emulated cluster on a logical clock: nobody begins before what he waits for is there.

The clock of a warp counts the instructions that it executes. A wait ends when the last arrival or copy of its phase is
there, whatever order the emulator ran the warps in. Copies and products take as long as `Costs` says: proportions that
make a picture, no times of a chip.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

RUN, WAIT, COPY, PRODUCT, FILLING, FULL = "run", "wait", "copy", "product", "filling", "full"
_THREADS = 32


@dataclass(frozen=True)
class Costs:
    """How long asynchronous work is drawn, in warp instructions: a copy, and so many tensor operations as one."""

    copy: int = 500
    operations: int = 1024


@dataclass(frozen=True)
class Span:
    """Something with a beginning and an end.

    Attributes:
        kind: RUN, WAIT, COPY, PRODUCT, or of a stage FILLING and FULL.
        row: whose it is: ``(rank of the CTA, warp)``; of a stage ``(rank, mbarrier)``.
        begin, end: on the logical clock.
        place: ``"file.cu:12"``, or of a stage where it is filled.
        about: the mbarrier or barrier that is meant, or empty.
        phase: of the mbarrier.
        ended_by: of a wait, who came last: ``"warp 4 at file.cu:9"``; empty where that is not known.
    """

    kind: str
    row: tuple[int, Any]
    begin: int
    end: int
    place: str
    about: str = ""
    phase: int = 0
    ended_by: str = ""


@dataclass(frozen=True)
class GroupWait:
    """A wait for the oldest groups of a warp's own copies.

    Attributes:
        row: the CTA's rank and the warp.
        number: of the youngest group that is waited for, from 0 on.
        committed_at: where that group was closed.
        size: of that group, in bytes.
        place: of the wait.
        since: time from there to the wait.
        lost: time of the wait.
        under_way: groups with copies that the warp had not waited for yet, these included.
    """

    row: tuple[int, int]
    number: int
    committed_at: str
    size: int
    place: str
    since: int
    lost: int
    under_way: int


@dataclass
class Timeline:
    """The spans of one launch's first cluster.

    Attributes:
        kernel: its name.
        whole: the emulator recorded all of it.
        roles: what each warp is for, by (rank, warp): ``"copies"``, ``"products"``, both or ``"other"``.
        waits: every wait for an mbarrier as (row, mbarrier, phase, place, time lost).
        groups: every wait for a group of copies.
        sizes: bytes of the largest fill of each stage, by its mbarrier, where copies give them.
        matrices: operands of products that descriptors name: line, operand and descriptor, each once.
        maps: tensor maps of copies, each once for a line: ``place``, ``at`` (the shared address of its first copy),
            ``dtype``, ``box``, ``swizzle``, ``interleave``, ``row_bytes`` and ``rows`` in shared memory.
        clock: what its times are, for people.
        per_microsecond: how many of them are drawn as one microsecond where a tool knows no other unit.
    """

    kernel: str
    whole: bool
    spans: list[Span] = field(default_factory=list)
    roles: dict[tuple[int, int], str] = field(default_factory=dict)
    waits: list[tuple[tuple[int, int], str, int, str, int]] = field(default_factory=list)
    groups: list[GroupWait] = field(default_factory=list)
    sizes: dict[str, int] = field(default_factory=dict)
    matrices: dict[tuple[str, str, str], None] = field(default_factory=dict)
    maps: Sequence[Mapping[str, Any]] = ()
    clock: str = "logical time: instructions of a warp; no time of a chip"
    per_microsecond: int = 1

    @property
    def end(self) -> int:
        """The last moment."""
        return max((span.end for span in self.spans), default=0)

    @property
    def length(self) -> str:
        """The last moment for people: ``"1234"``, or ``"1.23 µs"`` where the clock has microseconds."""
        return str(self.end) if self.per_microsecond == 1 else f"{self.end / self.per_microsecond:.2f} µs"


class _Clock:
    def __init__(self, document: Mapping[str, Any], costs: Costs) -> None:
        self.costs = costs
        self.line = Timeline(str(document["kernel"]), bool(document["whole"]))
        self.now: dict[tuple[int, int], int] = defaultdict(int)
        self.executed: dict[tuple[int, int], int] = defaultdict(int)
        self.ready: dict[tuple[str, int], int] = defaultdict(int)  # when a phase of an mbarrier is complete
        self.last: dict[tuple[str, int], str] = {}  # who arrived last in a phase of an mbarrier
        self.fills: dict[tuple[str, int], tuple[int, str]] = {}  # the first copy of a phase, and its place
        self.filled: dict[tuple[str, int], int] = defaultdict(int)  # bytes of a phase's copies
        self.meetings: dict[str, list[tuple[tuple[int, int], int, str, bool]]] = defaultdict(list)
        self.tensor: dict[tuple[int, int], int] = defaultdict(int)  # when a tensor core is free
        self.open: dict[tuple[int, int], int] = {}  # the end of the products of an open group
        self.groups: dict[tuple[int, int], list[int]] = defaultdict(list)
        self.made: dict[int, int] = defaultdict(int)  # by CTA, the end of its last product
        self.copied: dict[Any, list[tuple[int, str, int]]] = defaultdict(list)  # groups: their ends, places, and bytes
        self.awaited: dict[Any, int] = defaultdict(int)  # how many of these were waited for
        self.jobs: dict[tuple[int, int], set[str]] = defaultdict(set)

    def span(self, kind: str, row: tuple[int, Any], begin: int, end: int, *rest: Any) -> None:
        if end > begin:
            self.line.spans.append(Span(kind, row, begin, end, *rest))

    def wait(
        self, row: tuple[int, int], until: int, place: str, about: str, phase: int = 0, ended_by: str = ""
    ) -> None:
        self.span(WAIT, row, self.now[row], until, place, about, phase, ended_by)
        self.now[row] = max(self.now[row], until)

    def take(self, event: Sequence[Any]) -> None:
        kind, rank, warp, executed, place, key, phase, amount = event
        row = (rank, warp)
        begin = self.now[row]
        self.now[row] += max(1, executed - self.executed[row])
        self.executed[row] = executed
        self.span(RUN, row, begin, self.now[row], place or "its end")
        now = self.now[row]
        if kind == "arrive":
            self.arrive(key, phase, now, f"warp {warp} at {place}")
        elif kind in ("copy", "copies"):
            self.copy(row, place, key, phase, amount if kind == "copy" else None)
        elif kind == "wait":
            until = self.ready[key, phase] if phase >= 0 else now
            self.line.waits.append((row, key, phase, place, max(0, until - now)))
            if phase >= 0:
                self.wait(row, until, place, key, phase, self.last.get((key, phase), ""))
        elif kind == "copy.commit":
            end = now + self.costs.copy if amount or key == "bulk" else now
            if amount:  # a bulk copy is an event of its own
                self.jobs[row].add("copies")
                self.span(COPY, row, now, end, place)
            self.copied[row, key].append((end, place, amount))
        elif kind == "copy.wait":
            self.finish(row, key, amount, place)
        elif kind in ("sync", "sync.arrive"):
            self.meet(key, row, amount, place, kind == "sync")
        elif kind == "mma":
            self.multiply(row, place, key, amount)
        elif kind == "mma.commit":
            self.groups[row].append(self.open.pop(row, now))
        elif kind == "mma.wait":
            groups = self.groups[row]
            if len(groups) > amount:
                self.wait(row, groups[len(groups) - amount - 1], place, "products")
        elif kind == "mma.arrive":
            self.arrive(key, phase, max(now, self.made[rank]), f"the products before {place}")

    def copy(self, row: tuple[int, int], place: str, key: str, phase: int, size: int | None) -> None:
        """A bulk copy that completes on the mbarrier ``key``, if on one. ``size``: its bytes, where it gives them."""
        now = self.now[row]
        end = now + self.costs.copy
        self.jobs[row].add("copies")
        self.span(COPY, row, now, end, place, key, phase)
        if key:
            self.fills.setdefault((key, phase), (now, place))
            if size is not None:
                self.filled[key, phase] += size
                self.line.sizes[key] = max(self.line.sizes.get(key, 0), self.filled[key, phase])
            self.arrive(key, phase, end, f"the copy of warp {row[1]} at {place}")

    def multiply(self, row: tuple[int, int], place: str, operands: str, operations: int) -> None:
        """A product, on the tensor core of the warp's quarter. ``operands``: each one's name and descriptor."""
        self.jobs[row].add("products")
        words = operands.split()
        self.line.matrices |= dict.fromkeys((place, *pair) for pair in zip(words[::2], words[1::2], strict=True))
        rank, warp = row
        core = (rank, warp % 4)
        start = max(self.now[row], self.tensor[core])
        self.tensor[core] = end = start + max(1, operations // self.costs.operations)
        self.open[row] = self.made[rank] = end
        self.span(PRODUCT, row, start, end, place)

    def finish(self, row: tuple[int, int], key: str, left: int, place: str) -> None:
        """A wait for all groups of copies but the youngest ``left``."""
        groups, before = self.copied[row, key], self.awaited[row, key]
        after = self.awaited[row, key] = max(before, len(groups) - left)
        waited = [number for number in range(before, after) if groups[number][2] or key == "bulk"]
        if not waited:
            return
        end, committed_at, size = groups[waited[-1]]
        if size:
            under_way = sum(bool(amount) for _, _, amount in groups[before:])
            since = self.now[row] - (end - self.costs.copy)
            lost = max(0, end - self.now[row])
            self.line.groups.append(GroupWait(row, waited[-1], committed_at, size, place, since, lost, under_way))
        self.wait(row, end, place, "copies")

    def arrive(self, key: str, phase: int, at: int, who: str) -> None:
        if at >= self.ready[key, phase]:
            self.last[key, phase] = who
        self.ready[key, phase] = max(self.ready[key, phase], at)

    def meet(self, key: str, row: tuple[int, int], threads: int, place: str, waits: bool) -> None:
        here = self.meetings[key]
        here.append((row, self.now[row], place, waits))
        if len(here) * _THREADS >= threads:
            last, (_, warp), place = max((at, one, where) for one, at, where, _ in here)
            for one, _, where, stays in here:
                if stays:
                    self.wait(one, last, where, key.partition(":")[2], ended_by=f"warp {warp} at {place}")
            here.clear()

    def stages(self) -> None:
        """Each mbarrier that copies complete on: filling from its phase's first copy on, full until the next
        phase's."""
        by_key: dict[str, list[int]] = defaultdict(list)
        for key, phase in self.fills:
            by_key[key].append(phase)
        end = self.line.end
        for key, phases in by_key.items():
            rank = int(key.partition(":")[0])
            phases.sort()
            for phase, following in zip(phases, [*phases[1:], None], strict=True):
                begin, place = self.fills[key, phase]
                full = self.ready[key, phase]
                until = self.fills[key, following][0] if following is not None else end
                self.span(FILLING, (rank, key), begin, full, place, key, phase)
                self.span(FULL, (rank, key), full, until, place, key, phase)


def timeline(document: Mapping[str, Any], costs: Costs | None = None) -> Timeline:
    """The spans of a document that the emulator wrote (jit.emulator.counters.order)."""
    clock = _Clock(document, costs or Costs())
    for event in document["events"]:
        clock.take(event)
    clock.line.maps = document.get("maps", ())
    clock.stages()
    rows = {span.row for span in clock.line.spans if span.kind in (RUN, WAIT)}
    clock.line.roles = {row: " and ".join(sorted(clock.jobs[row])) or "other" for row in sorted(rows)}
    return clock.line
