"""Of a deadlock: the line that is to blame, where the state of the mbarriers shows it, and who waits for what.

A thread that takes its turns at an mbarrier waits for each phase once, so the parity changes from wait to wait. What is
against that is a sign of a parity that does not change, of one that begins wrong, or of somebody who fills a slot
without waiting for it to be free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ...base.findings import EmulatorFinding
from ..ptx.parse import Inst
from .cta_cluster import Group, Warp
from .mbarrier import Mbarrier

Blame = tuple[str, str]  # the place, and why
_CHANGES = "the parity has to change from phase to phase"
_MOST_GROUPS, _MOST_CTAS = 6, 4
NO_MORE = "no other warp has an arrival at it left to run"


def blame(group: Group, warps: list[Warp]) -> Blame:
    """The line that is to blame for a deadlock of these warps, and why; empty where nothing shows it."""
    for look in (
        _multicast,
        _bytes,
        _parity,
        _overrun,
        _first_parity,
        _never_free,
        _left_out,
        _count,
        _peer,
        _ended,
        _nobody,
        _alone,
        _short,
    ):
        for found in look(group, warps):
            return found
    return "", ""


def _waits(warps: list[Warp]) -> Iterator[tuple[Warp, str, Mbarrier, int]]:
    """The warps that wait for an mbarrier: where, for which one, for which parity."""
    for warp in warps:
        if warp.awaits is not None and warp.awaits[0] is warp.waiting_at:
            site, bar, parity = warp.awaits
            yield warp, site.inst.location, bar, parity


def _bytes(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """A wrong expect_tx."""
    for cta in group.ctas:
        for bar in cta.mbarriers.values():
            if (found := bar.wrong_bytes())[0]:
                yield _astray(group, bar) or found


def _astray(group: Group, bar: Mbarrier) -> Blame | None:
    """The bytes that an mbarrier expects came to the one at the same address of another CTA, which expects none."""
    for one in _same(group, bar):
        if bar.bytes > 0 > one.bytes and not one.expected_at:
            return one.copied_at, (
                f"{bar.bytes} of the bytes that {_of(group, bar)} expects at {bar.expected_at} were never copied, and "
                f"{-one.bytes} bytes, the last of the copy at {one.copied_at}, came to that of CTA "
                f"{list(group.ctas[one.rank].id)}, which expects none"
            )
    return None


def _same(group: Group, bar: Mbarrier) -> list[Mbarrier]:
    """The mbarriers at the same address of the other CTAs of the cluster."""
    found = (cta.mbarriers.get(bar.address) for cta in group.ctas if cta.rank != bar.rank)
    return [one for one in found if one is not None]


def _multicast(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """A commit by multicast leaves out a CTA, whose mbarrier nobody else arrives at."""
    for waiter, _, bar, _ in _waits(warps):
        for one in _same(group, bar) if not bar.comers and not bar.bytes else ():
            for warp, place in one.comers.items() if one.phase > bar.phase else ():
                if _by_multicast(warp, place):
                    there = f"CTA {list(group.ctas[one.rank].id)}"
                    yield (
                        place,
                        (
                            f"the commit at {place} arrives at the mbarrier of {there}, and no thread ever arrived at "
                            f"{_of(group, bar)}, for which warp {waiter.number} of that CTA waits: its cluster mask "
                            f"leaves that CTA out"
                        ),
                    )


def _by_multicast(warp: Warp, place: str) -> bool:
    """Whether a warp's instruction at a place can arrive in several CTAs."""
    insts = (inst for block in warp.launch.program.blocks for inst in block.insts if inst.location == place)
    return any("commit" in inst.parts and "multicast::cluster" in inst.parts for inst in insts)


def _of(group: Group, bar: Mbarrier) -> str:
    return f"the {_name(bar)} of CTA {list(group.ctas[bar.rank].id)}"


def _parity(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """A warp waits for the parity that it waited for before, one phase ago."""
    for warp, place, bar, parity in _waits(warps):
        last = bar.passes.get(warp)
        if last and last.parity == parity and bar.phase == last.phase + 1:
            yield (
                place,
                (
                    f"warp {warp.number} waits here for parity {parity} of the {_name(bar)}, and the wait before, at "
                    f"{last.site.inst.location}, was for parity {parity} too: {_CHANGES}"
                ),
            )


def _overrun(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """Phases have completed that a warp, which takes part in them, has not waited for."""
    for warp, _, bar, parity in _waits(warps):
        last = bar.passes.get(warp)
        due = last.waited + 1 if last else parity
        if (last is None or last.parity != parity) and bar.phase >= due + 2:
            if len(bar.comers) > bar.count:
                yield bar.made_at, _too_few(bar)
            if found := _twice(warp.cta.group, bar.arrived_by):
                yield found[1].location, _unchanged(bar.arrived_by, *found)
            yield (
                bar.arrived_at,
                (
                    f"the {_name(bar)} is in phase {bar.phase}, and warp {warp.number} waits for phase {due}: the last "
                    f"arrival, at {bar.arrived_at}, does not wait for this warp to be done with the phase before"
                ),
            )


def _twice(group: Group, warp: Warp | None) -> tuple[Mbarrier, Inst] | None:
    """A wait of a warp that was over twice in the same phase, and its mbarrier."""
    for cta in group.ctas:
        for bar in cta.mbarriers.values():
            last = bar.passes.get(warp) if warp is not None else None
            if last and last.twice:
                return bar, last.twice.inst
    return None


def _unchanged(warp: Warp, bar: Mbarrier, inst: Inst) -> str:
    return (
        f"the wait of warp {warp.number} at {inst.location} for the {_name(bar)} was over twice in the same phase, for "
        f"the same parity: {_CHANGES}"
    )


def of_arrival(finding: EmulatorFinding, warp: Warp, bar: Mbarrier) -> EmulatorFinding:
    """The finding of an arrival that the phase does not wait for, with what is to blame for it."""
    report = finding.report
    releases = [one for cta in warp.cta.group.ctas for one in cta.mbarriers.values() if warp in one.passes]
    if of_wait(finding, [warp, *(comer for one in releases for comer in one.comers)]):
        pass
    elif len(bar.comers) > bar.count:
        report.update(location=bar.made_at, message=f"{_too_few(bar)}; so the {report['message']}")
    elif found := _freed_by_others(warp.cta.group, bar, releases):
        report.update(location=found[0], message=f"{found[1]}; so the {report['message']}")
    elif not bar.pending and bar.bytes > 0:
        report["message"] += (
            "; bytes of this phase are in flight: a wait for the slot to be free, before this arrival, is missing"
        )
        if others := [one for one in releases if one is not bar and one.phase]:
            one = max(others, key=lambda other: other.passes[warp].turn)
            report["message"] += (
                f"; or the one at {one.passes[warp].site.inst.location} is over too early: the {_name(one)} has a "
                f"count of {one.count}, arrivals at {one.arrived_at}"
            )
    return finding


def _freed_by_others(group: Group, bar: Mbarrier, releases: list[Mbarrier]) -> Blame | None:
    """An mbarrier of a pair or cluster that gave a slot free when only warps of other CTAs had arrived at it, while
    warps of its own CTA wait for what is to come to the slot, by ``bar``."""
    for one in releases:
        readers = [warp for warp, _, other, _ in _waits(group.ctas[one.rank].warps) if other is bar]
        if not one.phase or not readers or len(one.comers) < one.count:
            continue
        if all(comer.cta.rank != one.rank for comer in one.comers):
            who = names((warp.cta.id, warp.number) for warp in readers)
            return one.made_at, f"{_too_few(one)}; {who}, which read from the slot, had not arrived at it"
    return None


def of_wait(finding: EmulatorFinding, warps: Iterable[Warp]) -> bool:
    """Whether a wait of one of the warps was over twice in the same phase; the finding then names that one first."""
    for warp in warps:
        if found := _twice(warp.cta.group, warp):
            message = f"{_unchanged(warp, *found)}; so the {finding.report['message']}"
            finding.report.update(location=found[1].location, instruction=str(found[1]), message=message)
            return True
    return False


def _first_parity(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """No thread ever arrived, and the producer waits for a free slot before it has filled any."""
    waits = list(_waits(warps))
    if any(bar.phase or bar.arrivals or bar.bytes for _, _, bar, _ in waits):
        return
    fills = {place: (warp, bar) for warp, place, bar, parity in waits if parity == 0 and _fills(warp)}
    if len(fills) == 1 and len({id(bar) for _, _, bar, _ in waits}) > 1:
        place, (warp, bar) = fills.popitem()
        yield (
            place,
            (
                f"warp {warp.number} waits for phase 0 of the {_name(bar)} before it has filled any: the first wait "
                f"for a free slot has to be for parity 1, which a fresh mbarrier lets through"
            ),
        )


def _never_free(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """A producer waits for a slot to be free that it has not filled yet, and those who arrive there wait for what it is
    to fill: nobody has given the slot free at first."""
    waits = list(_waits(warps))
    for warp, place, bar, _ in waits:
        full = [other for one, _, other, _ in waits if one is not warp and other is not bar]
        begun = bar.phase or any(other.phase or warp in other.comers for other in full)
        if full and not begun and bar.pending and _fills(warp):
            yield (
                place,
                (
                    f"warp {warp.number} waits for phase 0 of the {_name(bar)} before it has filled any, and "
                    f"{bar.pending} of {bar.count} arrivals are missing there, while others wait for what it fills: "
                    f"the first arrivals, which give a slot free that nothing has filled, are missing"
                ),
            )


def _fills(warp: Warp) -> bool:
    """Whether the warp may still come to an instruction that puts data into shared memory for others."""
    return any(_copies(inst) for inst in _to_come(warp))


def _to_come(warp: Warp) -> Iterator[Inst]:
    """The instructions that the warp may still come to, and those before them in the block that it is in."""
    blocks = warp.launch.program.blocks
    seen, todo = set(), [int(warp.pcs.min())]
    while todo:
        number = todo.pop()
        if number in seen or number >= len(blocks):
            continue
        seen.add(number)
        yield from blocks[number].insts
        todo += blocks[number].targets


def _copies(inst: Inst) -> bool:
    return "expect_tx" in inst.parts or "mbarrier::complete_tx::bytes" in inst.parts


def _left_out(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """Of warps that wait at the same place for the same phase, some have arrived where others have not."""
    at = {warp: (place, id(bar), parity) for warp, place, bar, parity in _waits(warps)}
    for _, _, bar, _ in _waits(warps):
        came = {warp for warp, _ in bar.arrivals}
        for warp, where in bar.arrivals:
            missing = [(w.cta.id, w.number) for w in at if w not in came and at[w] == at.get(warp)]
            if bar.pending and missing:
                yield (
                    where,
                    (
                        f"warp {warp.number} has arrived at the {_name(bar)}, at {where}, and {names(missing)}, which "
                        f"wait{'s' if len(missing) == 1 else ''} where it waits, did not: {bar.pending} of {bar.count} "
                        f"arrivals are missing"
                    ),
                )


def _too_few(bar: Mbarrier) -> str:
    warps = names((warp.cta.id, warp.number) for warp in bar.comers)
    return f"the {_name(bar)} has a count of {bar.count}, and {warps} arrive at it"


def _count(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """Of mbarriers that were initialised at one place, none has ever completed a phase, and each has got the same
    number of arrivals, fewer than its count."""
    for _, _, bar, _ in _waits(warps):
        alike = [one for cta in group.ctas for one in cta.mbarriers.values() if one.made_at == bar.made_at]
        came = {one.count - one.pending for one in alike}
        if len(came) == 1 and 0 < (number := came.pop()) < bar.count and not any(one.phase for one in alike):
            yield (
                bar.made_at,
                (
                    f"the {_name(bar)} has a count of {bar.count}, and {number} "
                    f"{'arrivals come' if number > 1 else 'arrival comes'} in a phase, at {bar.arrived_at}"
                ),
            )


def _peer(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """An mbarrier lacks arrivals that the one at the same place in another CTA of the cluster has got."""
    for _, _, bar, _ in _waits(warps):
        others = [cta.mbarriers.get(bar.address) for cta in group.ctas]
        ahead = [one for one in others if one is not None and one.phase > bar.phase]
        for one in ahead if 0 < bar.pending < bar.count else ():
            if missing := [warp for warp in one.comers if warp not in bar.comers]:
                place, who = one.comers[missing[0]], names((warp.cta.id, warp.number) for warp in missing)
                here, there = (f"CTA {list(group.ctas[which.rank].id)}" for which in (bar, one))
                yield (
                    place,
                    (
                        f"{who} arrived at {place} at the mbarrier of {there}, and never at that of {here}: "
                        f"{bar.pending} of {bar.count} arrivals are missing"
                    ),
                )


def _ended(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """Whoever has arrived at an mbarrier in earlier phases has ended."""
    for warp, place, bar, _ in _waits(warps):
        if bar.pending == bar.count and bar.comers and all(one.done for one in bar.comers):
            who = names((one.cta.id, one.number) for one in bar.comers)
            yield (
                place,
                (
                    f"warp {warp.number} waits here for one phase more of the {_name(bar)} than {who} took part in, "
                    f"which arrived last at {bar.arrived_at} and ended"
                ),
            )


def _nobody(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """Nobody has ever arrived at an mbarrier, while others have completed phases, or nobody waits for any other."""
    waits = list(_waits(warps))
    if len({id(bar) for _, _, bar, _ in waits}) == 1 or any(bar.phase for _, _, bar, _ in waits):
        for warp, place, bar, _ in waits:
            if not bar.arrived_at and not bar.phase:
                who = names([(warp.cta.id, warp.number)])
                yield place, f"no thread ever arrived at the {_name(bar)}, for which {who} waits"


def _alone(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """A warp waits for the same instruction of the peer CTA, which no warp there has come to."""
    for warp in warps:
        if warp.waiting_at is not None and "tcgen05.alloc" in str(warp.waiting_at.inst) and warp.waits_for:
            place = warp.waiting_at.inst.location
            yield place, f"{names([(warp.cta.id, warp.number)])} waits at {place} for {warp.waits_for()}"


def _short(group: Group, warps: list[Warp]) -> Iterator[Blame]:
    """A named barrier is given more threads than ever come to it."""
    for warp in warps:
        barrier = warp.barrier
        if barrier is None or barrier.threads is None:
            continue
        others = [one for one in warp.cta.warps if not one.done and one.barrier is not barrier]
        if not any(_arrives(inst, barrier.number) for one in others for inst in _to_come(one)):
            place = warp.waiting_at.inst.location if warp.waiting_at else ""
            ended = sum(one.done for one in warp.cta.warps)
            left = f"; {ended} warp{'s' * (ended > 1)} of the CTA ended" if ended else ""
            yield (
                place,
                (
                    f"barrier {barrier.number} is given {barrier.threads} threads, and {barrier.arrived} come to it: "
                    f"{NO_MORE}{left}"
                ),
            )


def _arrives(inst: Inst, number: int) -> bool:
    """Whether an instruction may arrive at a named barrier."""
    if inst.parts[0] not in ("bar", "barrier") or "cluster" in inst.parts:
        return False
    at = 1 if "red" in inst.parts else 0
    given = inst.args[at] if at < len(inst.args) else ""
    return not given.isdecimal() or int(given) == number


def _name(bar: Mbarrier) -> str:
    return f"mbarrier at shared {bar.address:#x} (initialised at {bar.made_at})"


def names(warps: Iterable[tuple[Sequence[int], int]]) -> str:
    """``"warps 0, 1 of CTA [0, 0, 0]"``, of pairs of a CTA and a number."""
    by: dict[str, list[int]] = {}
    for cta, number in warps:
        by.setdefault(str(list(cta)), []).append(number)
    texts = [
        f"warp{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))} of CTA {cta}"
        for cta, numbers in by.items()
    ]
    more = f" and {len(texts) - _MOST_CTAS} more CTAs" if len(texts) > _MOST_CTAS else ""
    return ", ".join(texts[:_MOST_CTAS]) + more


def folded(rows: list[dict[str, Any]]) -> str:
    """Who waits where for what, as text; those that do the same are named once."""
    by: dict[str, list[tuple[Sequence[int], int]]] = {}
    for row in rows:
        by.setdefault(f"at {row['location']} for {row['waits_for']}", []).append((row["cta"], row["warp"]))
    texts = [f"{names(warps)} {text}" for text, warps in by.items()]
    return "; ".join(texts[:_MOST_GROUPS]) + (
        f"; and {len(texts) - _MOST_GROUPS} more" if len(texts) > _MOST_GROUPS else ""
    )
