"""Runs one cluster in the usual order, but for the choices that are delayed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..machine.cta_cluster import DOUBTFUL, Group, Warp
from ..machine.launch import MOST_BLOCKS
from ..machine.mbarrier import Mbarrier
from ..native.frame import REGISTERS
from ..ptx.visible import MBARRIER, MEMORY, SHARED
from .choices import Choices

_TURN = 64  # steps of a warp until the next warp goes on: a loop that polls does not wait
_MOST_ASIDE = 8  # times that other clusters go first
_MOST_ROUNDS = 64  # of the others while a warp is held: they may be polling for it


class _Mbarriers(dict[int, Mbarrier]):
    """The mbarriers of a CTA; notes which of them are looked up."""

    def __init__(self, rank: int, touched: set[Any]):
        super().__init__()
        self.rank, self.touched = rank, touched

    def __contains__(self, at: object) -> bool:
        self.touched.add((self.rank, at))
        return super().__contains__(at)

    def __setitem__(self, at: int, bar: Mbarrier) -> None:
        self.touched.add((self.rank, at))
        super().__setitem__(at, bar)


@dataclass
class _Hold:
    """A warp that stops before a step, until no other warp of its cluster can go on.

    Attributes:
        touched: what was touched meanwhile, and what those wait for who wait.
        last: it is the last delay of the run.
        rounds: of the others so far.
        asides: how often other clusters are still to go first.
        crosses: other clusters go first, whose plain accesses nobody follows here.
    """

    warp: Warp
    touched: set[Any]
    last: bool
    asides: int
    crosses: bool
    rounds: int = 0
    over: bool = False


@dataclass
class _Arrival:
    """A copy on its way, or the completion of matrix instructions: what it does, and what it touches then."""

    work: Callable[[], None]
    touched: frozenset[Any]
    late: bool = False


@dataclass(eq=False)
class _Own:
    """What is known of a warp: its steps so far, and what the last one touched."""

    steps: int = 0
    touched: frozenset[Any] = field(default_factory=frozenset)


class Order(Choices):
    """The order that some choices give, as a launch asks for it (`machine.launch.Orders`)."""

    def schedule(self, group: Group) -> Chosen:
        """What runs a cluster that starts now."""
        return Chosen(group, self, self.cluster(group.launch.serial - 1))


class Chosen:
    """In place of `machine.schedule.Schedule`: the order that some choices give.

    Attributes:
        warps: those that have not ended.
        aside: other clusters go first, since a warp is held before it touches what they may touch.
    """

    def __init__(self, group: Group, choices: Choices, number: int):
        self.group, self.choices, self.number = group, choices, number
        self.warps = list(group.warps)
        self.aside = False
        self._stops = choices.stops
        self._touched: set[Any] = set()  # in the step that is under way
        self._own = {warp: _Own() for warp in self.warps}
        self._held: list[_Hold] = []
        self._arrivals: list[_Arrival] = []  # beside group.pending
        self._after: _Hold | None = None  # the hold that is over: its warp goes on now, and no other one has since
        for cta in group.ctas:
            cta.mbarriers = _Mbarriers(cta.rank, self._touched)

    def round(self, ran: Callable[[Warp], None] | None) -> bool:
        """Runs the warps that may go on, and calls ``ran`` with each. Whether a warp could go on, or a copy arrived, or
        a warp is no longer held."""
        progress = self.aside = False
        for warp in self.warps:
            if warp.done:
                continue
            if warp.blocked is not None:
                if not warp.blocked():
                    continue
                warp.blocked = None
            progress = True
            if ran is not None:
                ran(warp)
            if self._after is not None and self._after.warp is not warp:
                self._after = None
            self._turn(warp)
        for hold in self._held:
            hold.rounds += 1
        if not progress and self.group.pending:
            self.deliver()
            progress = True
        elif self._held and self._held[0].asides and not progress:
            self._held[0].asides -= 1
            self.aside = progress = True
        elif self._held and (not progress or self._held[0].rounds > _MOST_ROUNDS):
            self._let_go(exactly=not progress)
            progress = True
        self.warps = [warp for warp in self.warps if not warp.done]
        return progress

    def _turn(self, warp: Warp) -> None:
        """Runs a warp until it has to wait, or is held."""
        group, stops = self.group, self._stops
        polls: dict[int, bytes] = {}  # blocks of this turn that only look, with the state of the warp there
        for _ in range(_TURN):
            warp.table = stops.table
            try:
                warp.run(False, DOUBTFUL if group.doubts else MOST_BLOCKS)
            finally:
                warp.table = warp.launch.program.table
            if group.doubts:
                group.settle()
            if warp.done or warp.blocked is not None:
                return
            block = int(warp.pcs.min())
            if block not in stops.touched:  # it has run for long, or its lanes met others
                if warp.budget >= MOST_BLOCKS:
                    return
                continue
            own = self._own[warp]
            if stops.looks[block]:
                state = warp.pcs.tobytes() + warp.frame[REGISTERS:].tobytes()
                if polls.get(block) == state:  # to stop here is to stop where it looked before
                    self._step(warp, block, own)
                    return
                polls[block] = state
            step = self.number, warp.cta.rank, warp.number, own.steps
            if self.choices.delays(self.number, step, block):
                self._hold(warp, block)
                return
            self._step(warp, block, own)
            if warp.done or warp.blocked is not None:
                return

    def _step(self, warp: Warp, block: int, own: _Own) -> None:
        """Runs the block before which the warp has stopped."""
        pending = self.group.pending
        count = len(pending)
        self._touched.clear()
        warp.run(False, 1)
        rank = warp.cta.rank
        here = {name if name in SHARED else (rank, name) for name in self._stops.touched[block] - {MBARRIER}}
        own.touched = frozenset(self._touched | here)
        own.steps += 1
        self._saw(own.touched)
        if self._after is not None:
            if self._after.crosses or own.touched & self._after.touched or len(pending) > count or warp.done:
                self._after = None
            else:
                self.choices.also((self.number, rank, warp.number, own.steps))
        for work in pending[count:]:
            arrival = _Arrival(work, own.touched)
            self._arrivals.append(arrival)
            if self.choices.delays(self.number):
                self._arrive(len(self._arrivals) - 1)
        if self.group.doubts:
            self.group.settle()

    def _hold(self, warp: Warp, block: int) -> None:
        """Stops a warp before a block until no other one can go on; where clusters may see each other, the others go
        first too: at a barrier between what makes a lock its CTA's and what the lock is for, say."""
        own = (self._own[other].touched for other in self.warps if other is not warp and other.blocked is not None)
        crosses = self._stops.crossing and self.choices.clusters > 1
        hold = _Hold(
            warp, set[Any]({MEMORY} if crosses else ()).union(*own), self.choices.last,
            min(2 * self.choices.clusters, _MOST_ASIDE) if crosses else 0, crosses,
        )  # fmt: skip
        self._held.append(hold)
        warp.blocked, warp.expires, warp.waits_for = (lambda: hold.over), None, (lambda: "its turn")

    def _let_go(self, exactly: bool) -> None:
        """The warp that was held first goes on. ``exactly``: no other one can."""
        hold = self._held.pop(0)
        hold.over = True
        self._after = hold if exactly and hold.last else None

    def _saw(self, touched: frozenset[Any]) -> None:
        """Others have touched something while warps are held."""
        for hold in self._held:
            hold.touched |= touched

    def deliver(self) -> None:
        """Lets one of the copies arrive that are on their way: that which was issued first and is not late."""
        self._after = None
        self._note()
        at = next((at for at, arrival in enumerate(self._arrivals) if not arrival.late), 0)
        if len(self._arrivals) > 1 and not self._arrivals[at].late and self.choices.delays(self.number):
            self._arrivals[at].late = True
            at = next((at for at, arrival in enumerate(self._arrivals) if not arrival.late), 0)
        self._arrive(at)

    def _note(self) -> None:
        """Arrivals that began elsewhere, as of a warp that ended, stand behind the others."""
        known = {id(arrival.work) for arrival in self._arrivals}
        self._arrivals += [_Arrival(work, frozenset()) for work in self.group.pending if id(work) not in known]
        still = {id(work) for work in self.group.pending}
        self._arrivals = [arrival for arrival in self._arrivals if id(arrival.work) in still]

    def _arrive(self, at: int) -> None:
        arrival = self._arrivals.pop(at)
        self.group.pending.remove(arrival.work)
        self._touched.clear()
        arrival.work()
        self._saw(arrival.touched | self._touched)
