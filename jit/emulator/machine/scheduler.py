"""Runs the clusters of a launch, each from its first warp to its end: `schedule` gives the order, `liveness` says when
nothing can follow."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Protocol

from ...base import environment
from ...base.errors import LaunchError
from ...base.findings import EmulatorFinding
from ...base.launch_shape import Dims
from . import culprit
from .cta_cluster import Group
from .launch import Launch
from .liveness import Liveness, endless, where
from .schedule import Schedule
from .spin import Loop


class Begun(Protocol):
    """A cluster that native code has begun to run (whole_ctas.py)."""

    rng: random.Random

    def go_on(self, schedule: Schedule) -> bool:
        """Ends the round that is under way. Whether a warp could go on in it."""


def run_cluster(group: Group, number: int, first: Dims, begun: Begun | None = None) -> None:
    """Runs one cluster to its end, with no other one beside it."""
    before = None
    for waits in steps(group, number, first, begun):
        if waits is Loop.ROUND and before is Loop.ROUND:
            endless([group], "no other CTA is there to end it")
        before = waits


def steps(group: Group, number: int, first: Dims, begun: Begun | None = None) -> Iterator[Loop]:
    """Runs one cluster, number ``number`` in the order of the launch, or what is left of it. Its schedule depends on
    that and the seed, and not on what ran before it. Yields where all that it does is to wait for other clusters, and
    how it waits; and `Loop.WORKS` where others should look at what it has waited for too, before it goes on."""
    launch = group.launch
    rng = generator(launch, number) if begun is None else begun.rng
    launch.rng, launch.serial = rng, number + 1
    if begun is None:
        group.start(first)
        if launch.streams is not None:
            launch.streams.begin(group, number)
    for waits in _rounds(group, rng, begun):
        yield waits
        launch.rng, launch.serial = rng, number + 1
    _leave_mbarriers(group)
    for cta in group.ctas:
        if cta.tensor_memory is not None:
            cta.tensor_memory.at_exit()


def name_of(launch: Launch, number: int) -> str:
    """What the schedule of a cluster is drawn from."""
    return f"{launch.seed}, cluster {number}"


def generator(launch: Launch, number: int) -> random.Random:
    """What draws the schedule of a cluster: it depends on the seed and its number alone."""
    rng = random.Random(name_of(launch, number))
    if number == 0:
        rng.setstate(launch.first_state)
    return rng


def _rounds(group: Group, rng: random.Random, begun: Begun | None) -> Iterator[Loop]:
    """Runs all warps to their ends, round after round."""
    launch, races = group.launch, group.races
    schedule = launch.orders.schedule(group) if launch.orders else Schedule(group, rng)
    liveness = Liveness(group, schedule)
    recurrence = liveness.recurrence
    run, recurs, spins = schedule.round, recurrence.look, liveness.spins  # each is called once a round
    while schedule.warps:
        launch.look()
        if begun is not None:
            progress, begun = begun.go_on(schedule), None
        else:
            progress = run(recurrence.ran.add if recurrence.rounds else None)
        if schedule.warps and races and races.stopped():
            yield Loop.WORKS
            liveness.stirred()
            continue
        if schedule.warps and not progress:
            liveness.unblock()
        if schedule.aside:
            group.moved = True
            yield Loop.POLLS
            liveness.stirred()
            continue
        if recurs():
            yield from liveness.leave_recurrence()
        if time.monotonic() >= launch.until:
            _give_up(group)
        if spins():
            yield from liveness.leave_spin()


def _leave_mbarriers(group: Group) -> None:
    """All warps have ended: whoever issued a copy into shared memory must have waited for it."""
    owed = {(cta.rank, at): bar.owed for cta in group.ctas for at, bar in cta.mbarriers.items() if bar.owed}
    while group.pending:
        group.pending.pop(0)()
    for cta in group.ctas:
        where = {"kernel": group.launch.program.name, "cta": list(cta.id)}
        for at, bar in cta.mbarriers.items():
            try:
                bar.at_exit()
            except EmulatorFinding as finding:
                raise finding.locate(location=bar.copied_at or bar.made_at, **where) from None
            if (cta.rank, at) in owed:
                missing = f"a wait for phase {bar.phase - 1} of the mbarrier at shared {at:#x} before the CTA ends"
                raise EmulatorFinding(
                    "unwaited",
                    f"the CTA ends while {owed[cta.rank, at]} bytes of copies into its shared memory are in "
                    f"flight, the last issued at {bar.copied_at}: {missing} is missing",
                    missing=missing,
                ).locate(location=bar.copied_at, **where)


def _give_up(group: Group) -> None:
    """Raises LaunchError, with the place of every warp: the launch has taken longer than it may."""
    rows = where([group])
    raise LaunchError(
        f"{group.launch.program.name} still runs after {group.launch.settings.seconds:g} s, which "
        f"{environment.SECONDS.name} sets as the limit of a launch: {culprit.folded(rows)}; if none of these loops is "
        f"without end, raise the limit or take a smaller case"
    )
