"""Named barriers [PTX ISA 9.7.13.1]."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.lanes import scalar, whole
from ..machine.meetings import past
from ..machine.named_barriers import Barrier
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import ALWAYS, WAIT, instruction
from ..ptx.types import number as literal
from .barrier_sync import native


def _arrive(
    warp: Warp, site: Site, mask: int, operands: tuple[int, ...] | None = None, waits: bool = True
) -> Barrier | None:
    """The warp's arrival; None, and the block ends with SPLIT, where lanes have to wait for others of the warp.

    Args:
        operands: of a bar.red, numbers of those that are the barrier and, if there is one, its threads.
        waits: the warp is one that waits.
    """
    if site.form is None:
        given = [site.inst.args[i] for i in operands or range(len(site.slots))]
        site.form = [literal(arg) for arg in given] if all(arg.isdecimal() for arg in given) else []
    numbers = site.form
    if not numbers:
        lane = (mask & -mask).bit_length() - 1
        numbers = [scalar(warp, site, i, 0, lane) for i in operands or range(len(site.slots))]
    number, threads = numbers[0], numbers[1] if len(numbers) > 1 else None
    if number > 15 or (threads is not None and (threads % 32 or threads == 0)):
        raise EmulatorFinding(
            "barrier",
            f"barrier {number} with {threads} threads: expected barrier 0 to 15, and a multiple of 32 threads",
        )
    if mask != 0xFFFFFFFF and not whole(warp, site, mask, number, threads):
        return None
    barrier = warp.cta.barriers[number]
    if barrier.arrived and barrier.threads != threads:
        raise EmulatorFinding(
            "barrier",
            f"barrier {number} is given {threads} threads here, and {barrier.threads} by those that arrived before",
        )
    most = warp.cta.living * 32 if threads is None else threads
    if barrier.arrived + 32 > most:
        raise EmulatorFinding("barrier", f"barrier {number} gets {barrier.arrived + 32} threads, and expects {most}")
    barrier.arrive(warp, threads, waits, operands is not None)
    return barrier


@instruction(
    "bar.sync",
    "barrier.sync",
    "bar.cta.sync",
    "barrier.cta.sync",
    isa="9.7.13.1",
    counts="synchronise",
    python=True,
    event="barrier.cta",
    results=(),
    meets=True,
    ends=WAIT,
    signals=ALWAYS,
    helper=native,
)
def sync(warp: Warp, site: Site, mask: int) -> int:
    """`barrier{.cta}.sync{.aligned} a{, b}`: arrives and waits."""
    barrier = _arrive(warp, site, mask)
    if barrier is None:
        return f.SPLIT
    phase = barrier.phase
    barrier.check()
    if barrier.phase == phase:
        warp.wait_at(barrier, site)
    return f.SUSPEND


@instruction(
    "bar.arrive",
    "barrier.arrive",
    "bar.cta.arrive",
    "barrier.cta.arrive",
    isa="9.7.13.1",
    counts="synchronise",
    python=True,
    results=(),
    meets=True,
    signals=ALWAYS,
)
def arrive(warp: Warp, site: Site, mask: int) -> int:
    """`barrier{.cta}.arrive{.aligned} a, b`: arrives and goes on."""
    barrier = _arrive(warp, site, mask, waits=False)
    if barrier is None:
        return f.SPLIT
    barrier.check()
    return past(warp, site, mask)


@instruction(
    "bar.red",
    "barrier.red",
    "bar.cta.red",
    "barrier.cta.red",
    isa="9.7.13.1",
    counts="synchronise",
    python=True,
    event="barrier.cta",
    meets=True,
    ends=WAIT,
    signals=ALWAYS,
)
def reduce(warp: Warp, site: Site, mask: int) -> int:
    """`barrier{.cta}.red.popc{.aligned}.u32 d, a{, b}, {!}c` and `.red.{and,or}{.aligned}.pred p, a{, b},
    {!}c`: arrives, waits, and gives for how many of the threads, whether for all, or whether for any c is true.
    Executed twice: when the warp arrives, and when the phase has completed."""
    last = len(site.slots) - 1
    if warp.reducing is None:
        barrier = _arrive(warp, site, mask, tuple(range(1, last)))
        if barrier is None:
            return f.SPLIT
        barrier.true += (int(warp.u32[site.slots[last][0]][0]) & mask).bit_count()
        barrier.voters += mask.bit_count()
        phase = barrier.phase
        warp.reducing = barrier, phase
        barrier.check()
        if barrier.phase == phase:
            warp.wait_at(barrier, site)
        return f.RETRY
    barrier, phase = warp.reducing
    warp.reducing = None
    true, voters = barrier.votes[phase]
    if "popc" in site.inst.parts:
        warp.u32[site.slots[0][0]] = true
    else:
        holds = true == voters if "and" in site.inst.parts else true > 0
        warp.u32[site.slots[0][0]][0] = 0xFFFFFFFF if holds else 0
    return 0
