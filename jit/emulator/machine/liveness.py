"""Whether a cluster still gets anywhere: deadlocks, rounds that repeat themselves, loops that wait, and clocks.

`Liveness` is asked after each round of a schedule. It raises the finding of a cluster that can never end.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from ...base.findings import EmulatorFinding
from . import culprit
from .cta_cluster import Group, Warp
from .meetings import listed
from .recurrence import Recurrence
from .schedule import Schedule
from .spin import CLOCKS, Loop, leap, look, others_work, ticks
from .wait_limits import WaitLimits

_PATIENCE = 20_000  # blocks that every warp may run, without meeting anything to wait for, until it is looked at
_CYCLES = 1 << 16  # by which clocks are put forward where all wait for the time; twice as many each time
_LEAPS = 40  # after which no time ends a loop
_ROUND = 300  # blocks that a round counts as where it has run fewer


class Liveness:
    """Watches one cluster while its schedule runs it.

    The generators yield where all that the cluster does is to wait for other clusters, and how it waits.

    Attributes:
        recurrence: says whether the state of the cluster has come back again and again.
    """

    def __init__(self, group: Group, schedule: Schedule):
        self.group, self.schedule = group, schedule
        self.recurrence = Recurrence(group)
        self._tired = self._leaps = 0  # blocks that each warp has run without a wait; times that the clocks leapt
        self._patience = _PATIENCE

    @functools.cached_property
    def _limits(self) -> WaitLimits:
        return WaitLimits(self.group)

    def stirred(self) -> None:
        """Something has happened: warps that loop may be waiting for it."""
        self._tired = 0

    def unblock(self) -> None:
        """For a round in which no warp could go on: runs diverged lanes, then ends waits that have a limit.

        Raises:
            EmulatorFinding: neither leads anywhere, which is a deadlock.
        """
        warps = self.schedule.warps
        before = _places_of(warps)
        led = sum(warp.run_others() for warp in warps) and (
            before != _places_of(warps) or any(warp.tired for warp in warps) or _freed(warps)
        )
        if not led and not self._limits.end(warps):
            _deadlock(self.group, warps)

    def leave_recurrence(self) -> Iterator[Loop]:
        """What may still change a state that recurs: a copy, diverged lanes, other clusters."""
        if self.group.pending:
            self.schedule.deliver()
        elif not sum(others_work(warp) for warp in self.schedule.warps):
            self.group.moved = False
            yield Loop.ROUND
            self.group.moved = True
        self.recurrence.again()

    def spins(self) -> bool:
        """Whether every warp that is not blocked has run for long without meeting anything to wait for."""
        warps = self.schedule.warps
        looping = [warp for warp in warps if warp.blocked is None]
        if not looping or self.group.pending or not all(warp.tired for warp in looping) or _freed(warps):
            self._tired = 0
            return False
        self._tired += max(min(warp.budget for warp in looping), _ROUND)
        return self._tired >= self._patience

    def leave_spin(self) -> Iterator[Loop]:
        """Looks at what the warps do that run without a wait.

        Those that wait for the time get it. Those that wait for other clusters are asked again after these have run.
        """
        group, looping = self.group, [warp for warp in self.schedule.warps if warp.blocked is None]
        waits, places = look(looping)
        self._tired, self._patience, group.moved = 0, 2 * self._patience, True
        if waits is Loop.WORKS and all(ticks(warp) for warp in looping if not warp.done and warp.blocked is None):
            self._leap()
        while waits is not Loop.WORKS and not _freed(self.schedule.warps):
            if sum(others_work(warp) for warp in looping):
                break
            self._patience = _PATIENCE
            yield waits
            if waits is Loop.STIRS:
                break
            group.moved = False
            waits, now = look(looping)
            if not now <= places:
                break
        group.moved = True

    def _leap(self) -> None:
        """Puts the clocks forward, each time by more."""
        if self._leaps == _LEAPS:
            endless([self.group], "all that it looks at is the clock")
        leap(self.group.warps, _CYCLES << self._leaps)
        self._leaps, self._patience = self._leaps + 1, _PATIENCE


def _places_of(warps: list[Warp]) -> list[list[int]]:
    """The blocks at which the lanes of each warp stand."""
    return [sorted(warp.pcs.tolist()) for warp in warps]


def _freed(warps: list[Warp]) -> bool:
    """Whether one of the warps that wait may go on."""
    return any(warp.blocked is not None and warp.blocked() for warp in warps)


def where(groups: list[Group]) -> list[dict[str, Any]]:
    """Where the warps are that have not ended: those that run, or if all wait, those that wait."""
    rows: list[dict[str, Any]] = []
    warps = [warp for group in groups for warp in group.warps if not warp.done]
    for warp in [warp for warp in warps if warp.blocked is None] or warps:
        if warp.blocked is not None and warp.waiting_at is not None:
            inst, what = warp.waiting_at.inst, warp.waits_for() if warp.waits_for else ""
        else:
            block = warp.launch.program.blocks[int(warp.pcs.min())]
            inst = next((inst for inst in block.insts if inst.location), block.insts[0])
            timed = any(arg.startswith(CLOCKS) for arg in inst.args)
            what = "a time that does not come" if timed else "a value in memory that does not change"
        place = {"cta": list(warp.cta.id), "warp": warp.number, "location": inst.location}
        rows.append(place | {"instruction": str(inst), "waits_for": what})
        for one in warp.meetings:
            inst = one.site.inst
            what = f"all lanes of the member mask {one.members:#010x}, as lanes {listed(one.lanes)} do"
            rows.append(place | {"location": inst.location, "instruction": str(inst), "waits_for": what})
    return rows


def endless(groups: list[Group], why: str) -> None:
    """Raises the finding of loops that nobody ends: where warps wait, and why no one else comes."""
    rows = where(groups)
    raise EmulatorFinding(
        "endless-loop",
        f"every warp that has not exited is in an endless loop, and {why}: {culprit.folded(rows)}",
        kernel=groups[0].launch.program.name,
        location=rows[0]["location"],
        instruction=rows[0]["instruction"],
        cta=rows[0]["cta"],
        warp=rows[0]["warp"],
        waiting=rows,
    )


def _deadlock(group: Group, warps: list[Warp]) -> None:
    """Raises the finding: what is to blame where that is known, and who waits, where, for what."""
    place, why = culprit.blame(group, warps)
    rows = where([group])
    raise EmulatorFinding(
        "deadlock",
        f"{why}{why and ': '}no warp of the CTA can go on: {culprit.folded(rows)}",
        kernel=group.launch.program.name,
        location=place or rows[0]["location"],
        cta=rows[0]["cta"],
        waiting=rows,
    )
