"""The choices of one run of a launch: which there were, and which of them were delayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ...base.launch_shape import Dims
from ...base.schedules import Choice
from .stops import Stops

Step = tuple[int, int, int, int]  # of a warp: cluster, rank of the CTA, warp, and how many steps it has made before
Place = tuple[int, ...]  # where a choice comes up: of a warp its CTA, its number and the block; else empty
BEGIN = 0  # the number of the choice whether a cluster begins after the others


class Came(NamedTuple):
    """A choice that came up, with the step of a warp, or None of other kinds, and its place."""

    choice: Choice
    step: Step | None = None
    place: Place = ()


def new_first(came: Sequence[Came]) -> Iterator[Came]:
    """Choices in another order: the first at each place, then the second at each, and so on. A loop comes to one place
    again and again, and what a delay shows there it mostly shows the first time."""
    rest, seen = list(came), set[Place]()
    while rest:
        later = []
        seen.clear()
        for one in rest:
            if one.place in seen:
                later.append(one)
                continue
            seen.add(one.place)
            yield one
        rest = later


@dataclass
class Choices:
    """Numbers the choices of each cluster from 1 on, in the order in which they come up, and notes them.

    Attributes:
        stops: where a warp may stop.
        delayed: the choices that are delayed, in the order in which they come up.
        only: the one cluster that runs; None: all.
        log: all choices, in the order in which they came up.
        same: steps for which a delay leads to the same order as the last delay of this run does.
    """

    stops: Stops
    delayed: tuple[Choice, ...] = ()
    only: int | None = None
    log: list[Came] = field(default_factory=list)
    same: set[Step] = field(default_factory=set)
    _counts: dict[int, int] = field(default_factory=dict)
    _firsts: list[Dims] = field(default_factory=list)
    _order: list[int] = field(default_factory=list)

    def first(self, firsts: list[Dims]) -> list[Dims]:
        """The clusters that run, in the order in which they begin. Where clusters do not see each other, that is no
        choice."""
        self._firsts = firsts
        if self.only is not None:
            self._order = [self.only]
        else:
            numbers = range(len(firsts))
            late = [number for number in numbers if (number, BEGIN) in self.delayed]
            self._order = [number for number in numbers if number not in late] + late
            if self.stops.crossing and len(firsts) > 1:
                self.log += [Came((number, BEGIN)) for number in numbers[:-1]]
        return [firsts[number] for number in self._order]

    def __str__(self) -> str:
        """What is delayed, in words."""
        return "; ".join(self._said(came) for came in self.log if came.choice in self.delayed)

    def _said(self, came: Came) -> str:
        cluster, number = came.choice
        first = "CTA ({}, {}, {})".format(*self._firsts[cluster])
        if came.step is None:
            if number == BEGIN:
                return f"the cluster with {first} begins after all others"
            return f"in the cluster with {first} a copy or a matrix product ends earlier or later, or a wait gives up"
        _, rank, warp, _ = came.step
        who = f"warp {warp} of {first}" if not rank else f"warp {warp} of CTA {rank} of the cluster with {first}"
        where = self.stops.places[came.place[-1]]
        at = self.log.index(came)
        time = sum(other.choice[0] == cluster and other.place == came.place for other in self.log[: at + 1])
        return f"{who} stops before {where}" + f", time {time}," * (time > 1) + " until no other warp can go on"

    def cluster(self, place: int) -> int:
        """The cluster that begins at a place of that order."""
        return self._order[place]

    @property
    def clusters(self) -> int:
        """How many run."""
        return len(self._order)

    @property
    def last(self) -> bool:
        """Whether the choice that came up last is the last one that is delayed."""
        return bool(self.delayed) and self.log[-1].choice == self.delayed[-1]

    def hurried(self, place: int) -> bool:
        """Whether something happens at once that usually happens as late as it may."""
        return self.delays(self.cluster(place))

    def also(self, step: Step) -> None:
        """A delay of this step gives the order of this run too."""
        self.same.add(step)

    def delays(self, cluster: int, step: Step | None = None, block: int = 0) -> bool:
        """A choice comes up, of a warp before a step and a block: whether it is delayed."""
        number = self._counts.get(cluster, 0) + 1
        self._counts[cluster] = number
        choice = cluster, number
        self.log.append(Came(choice, step, (*step[1:3], block) if step is not None else ()))
        return choice in self.delayed
