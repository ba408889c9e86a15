"""Runs the warps of a cluster to their ends, in an order that the seed gives.

Where none can go on, it tells who waits for what.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from ...base import environment
from ...base.errors import LaunchError
from ...base.findings import EmulatorFinding
from ...base.launch_shape import Dims
from . import culprit
from .cta_cluster import DOUBTFUL, Group, Warp
from .giving_up import GivingUp
from .meetings import listed
from .recurrence import Recurrence
from .spin import CLOCKS, Loop, leap, look, others_work, ticks

_PATIENCE = 20_000  # blocks that every warp may run, without meeting anything to wait for, until it is looked at
_CYCLES = 1 << 16  # by which clocks are put forward where all wait for the time; twice as many each time
_LEAPS = 40  # after which no time ends a loop
_ROUND = 300  # blocks that a round counts as where it has run fewer


def run_cluster(group: Group, number: int, first: Dims) -> None:
    """Runs one cluster to its end, with no other one beside it."""
    before = None
    for waits in steps(group, number, first):
        if waits is Loop.ROUND and before is Loop.ROUND:
            endless([group], "no other CTA is there to end it")
        before = waits


def steps(group: Group, number: int, first: Dims) -> Iterator[Loop]:
    """Runs one cluster, number ``number`` in the order of the launch. Its schedule depends on that and the seed, and
    not on what ran before it. Yields where all that it does is to wait for other clusters, and how it waits; and
    `Loop.WORKS` where others should look at what it has waited for too, before it goes on."""
    launch = group.launch
    rng = random.Random(f"{launch.seed}, cluster {number}")
    if number == 0:
        rng.setstate(launch.first_state)
    launch.rng, launch.serial = rng, number + 1
    group.start(first)
    for waits in _rounds(group, rng):
        yield waits
        launch.rng, launch.serial = rng, number + 1
    _leave_mbarriers(group)
    for cta in group.ctas:
        if cta.tensor_memory is not None:
            cta.tensor_memory.at_exit()


def _rounds(group: Group, rng: random.Random) -> Iterator[Loop]:
    """Runs all warps to their ends, in an order that the seed gives; copies arrive as late as it says."""
    warps = list(group.warps)
    tired, patience, leaps = 0, _PATIENCE, 0
    giving_up, recurrence = GivingUp(group), Recurrence(group)
    # With a seed other than 0 some warps fall behind the others: what they should have been waited for, is missing.
    sloth = {warp: rng.choice((0.0, 0.0, 0.5, 0.95)) if group.launch.seed else 0.0 for warp in warps}
    slow, doubts, ran = any(sloth.values()), group.doubts, recurrence.ran.add
    haste = rng.choice((0.0, 0.0, 0.05, 0.3)) if group.launch.seed else 0.0  # how often a copy arrives unasked
    while warps:
        group.launch.look()
        shuffle(warps, rng.getrandbits)
        progress, looked_at = False, recurrence.rounds
        for warp in warps:
            if warp.done:  # while others ran, or were looked at
                continue
            blocked = warp.blocked
            if blocked is not None:
                if not blocked():
                    continue
                warp.blocked = None
            progress = True
            if slow and sloth[warp] and rng.random() < sloth[warp]:
                continue
            if looked_at:
                ran(warp)
            warp.run(False, DOUBTFUL if doubts else 0)
            if doubts:
                group.settle()
        if group.pending and (not progress or rng.random() < haste):
            group.pending.pop(rng.randrange(len(group.pending)))()
            progress = True
        warps = [warp for warp in warps if not warp.done]
        if warps and group.races and group.races.stopped():
            yield Loop.WORKS
            tired = 0
            continue
        if not progress and warps:
            stuck = [sorted(warp.pcs.tolist()) for warp in warps]
            nowhere = not sum(warp.run_others() for warp in warps) or (
                stuck == [sorted(warp.pcs.tolist()) for warp in warps] and not any(warp.tired for warp in warps)
                and not any(warp.blocked() for warp in warps if warp.blocked)
            )  # fmt: skip
            if nowhere and not giving_up.go_on(warps):
                _deadlock(group, warps)
        if recurrence.look():
            if group.pending:
                group.pending.pop(rng.randrange(len(group.pending)))()
            elif not sum(others_work(warp) for warp in warps):
                group.moved = False
                yield Loop.ROUND
                group.moved = True
            recurrence.again()
        late(group)
        looping = [warp for warp in warps if warp.blocked is None]
        if not looping or group.pending or not all(warp.tired for warp in looping) or _freed(warps):
            tired = 0
            continue
        tired += max(min(warp.budget for warp in looping), _ROUND)
        if tired < patience:
            continue
        waits, places = look(looping)
        tired, patience, group.moved = 0, 2 * patience, True
        if waits is Loop.WORKS and all(ticks(warp) for warp in looping if not warp.done and warp.blocked is None):
            if leaps == _LEAPS:
                endless([group], "all that it looks at is the clock")
            leap(group.warps, _CYCLES << leaps)
            leaps, patience = leaps + 1, _PATIENCE
        while waits is not Loop.WORKS and not _freed(warps) and not sum(others_work(warp) for warp in looping):
            patience = _PATIENCE
            yield waits
            if waits is Loop.STIRS:
                break
            group.moved = False
            waits, now = look(looping)
            if not now <= places:
                break
        group.moved = True


def shuffle(warps: list[Any], bits: Callable[[int], int]) -> None:
    """What `random.Random.shuffle` does with the same bits, in half of its time."""
    for last in range(len(warps) - 1, 0, -1):
        count = (last + 1).bit_length()
        while (at := bits(count)) > last:
            pass
        warps[last], warps[at] = warps[at], warps[last]


def _freed(warps: list[Warp]) -> bool:
    """Whether one of the warps that wait may go on."""
    return any(warp.blocked is not None and warp.blocked() for warp in warps)


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
                    f"the CTA ends while {owed[cta.rank, at]} bytes of copies into its shared memory are on their "
                    f"way, the last issued at {bar.copied_at}: {missing} is missing",
                    missing=missing,
                ).locate(location=bar.copied_at, **where)


def late(group: Group) -> None:
    """Raises LaunchError, with the place of every warp, where the launch has taken longer than it may."""
    if time.monotonic() < group.launch.until:
        return
    rows = _places([group])
    raise LaunchError(
        f"{group.launch.program.name} still runs after {group.launch.settings.seconds:g} s, which "
        f"{environment.SECONDS.name} sets as the limit of a launch: {culprit.folded(rows)}; if none of these loops is "
        f"without end, raise the limit or take a smaller case"
    )


def _places(groups: list[Group]) -> list[dict[str, Any]]:
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
        where = {"cta": list(warp.cta.id), "warp": warp.number, "location": inst.location}
        rows.append(where | {"instruction": str(inst), "waits_for": what})
        for one in warp.meetings:
            inst = one.site.inst
            what = f"all lanes of the member mask {one.members:#010x}, as lanes {listed(one.lanes)} do"
            rows.append(where | {"location": inst.location, "instruction": str(inst), "waits_for": what})
    return rows


def endless(groups: list[Group], why: str) -> None:
    """Raises the finding of loops that nobody ends: where warps wait, and why no one else comes."""
    rows = _places(groups)
    raise EmulatorFinding(
        "endless-loop",
        f"every warp that is left loops without end, and {why}: {culprit.folded(rows)}",
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
    rows = _places([group])
    raise EmulatorFinding(
        "deadlock",
        f"{why}{why and ': '}no warp of the CTA can go on: {culprit.folded(rows)}",
        kernel=group.launch.program.name,
        location=place or rows[0]["location"],
        cta=rows[0]["cta"],
        waiting=rows,
    )
