"""Findings of races in shared memory."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Cta, Warp
from ..machine.sites import Site
from ..ptx.parse import Inst
from . import advice, global_memory, layout, roundings, within_cluster, within_warp
from .layout import AGENTS, READ, WRITE
from .state import Races, detector
from .unused_reads import Fate, Values

# A read comes after such an access: it may be that nothing uses its value.
_WROTE = (layout.UNORDERED, layout.LANE_WROTE, layout.WARP_WROTE, layout.WARP_LANE_WROTE)


def who(races: Races, slot: int) -> tuple[str, int, int]:
    """The agent, and the rank and number of its warp; of an mbarrier's slot, its rank and offset."""
    if slot < races.first_mbarrier:
        agent, w = divmod(slot, races.warps)
        return AGENTS[agent], w // races.per_cta, w % races.per_cta
    rank, at = next(key for key, place in races.places.items() if place == slot)
    return "mbarrier", rank, at


@dataclass(frozen=True)
class _Conflict:
    """Two accesses of one place in shared memory that nothing orders: the one that the site makes, and the one before.

    Attributes:
        races, warp, site, cta, slot: of the access that the site makes; ``cta`` owns the place.
        how: `layout.READ`, or of a write or atomic another.
        kind: of what the native code refused (layout.py).
        offset: of the place in the CTA's shared memory.
        other: slot of the agent that made the access before.
        clock: of that agent, when it did.
        before: the instruction of the access before.
    """

    races: Races
    warp: Warp
    site: Site
    cta: Cta
    slot: int
    how: int
    kind: int
    offset: int
    other: int
    clock: int
    before: Inst

    @classmethod
    def of(cls, races: Races, warp: Warp, site: Site, cta: Cta, slot: int, how: int) -> _Conflict:
        """What the native code has just refused, from the words that it left in the warp's context."""
        row = [int(word) for word in races.context[races.index(warp)]]
        kind, offset, other, stamp = row[layout.KIND : layout.OTHER_STAMP + 1]
        before = warp.sites[stamp >> 4 & layout.SITES].inst
        return cls(races, warp, site, cta, slot, how, kind, offset, other, stamp >> 32, before)

    @cached_property
    def agent(self) -> tuple[str, int, int]:
        """Who made the access before: see `who`."""
        return who(self.races, self.other)

    @property
    def was_read(self) -> bool:
        return self.kind == layout.READ_BEFORE

    @property
    def mine(self) -> str:
        return "read" if self.how == READ else "write"

    @property
    def owner(self) -> Cta:
        """The CTA of the access before."""
        return self.races.group.ctas[self.agent[1]]

    @property
    def reader(self) -> Warp:
        """The warp that made the access before, or for which its agent did."""
        return self.races.group.warps[self.other % self.races.warps]

    @property
    def place(self) -> str:
        said = f"shared address {self.offset:#x} ({self.cta.place(self.offset)})"
        return said + (f" of CTA {list(self.cta.id)}" if len(self.races.group.ctas) > 1 else "")

    @property
    def doer(self) -> str:
        """The agent of the access before, with its line."""
        agent, _, number = self.agent
        if agent == "mbarrier":
            return f"the copy at {self.before.location} that completes on the mbarrier at shared {number:#x}"
        said = f"warp {number}" + (f" of CTA {list(self.owner.id)}" if len(self.races.group.ctas) > 1 else "")
        return ("" if agent == "warp" else f"`{self.before.parts[0]}` of ") + f"{said} at {self.before.location}"

    @property
    def earlier(self) -> dict[str, Any]:
        """The access before, as reports have it."""
        agent, _, number = self.agent
        access = "read" if self.was_read else "write"
        warp = {} if agent == "mbarrier" else {"warp": number}
        return {**self.before.report, "cta": list(self.owner.id), "access": access, **warp}

    def is_not_awaited(self) -> bool:
        """Whether a warp has read before the copy came that the site makes, with no wait for its mbarrier."""
        return (
            self.was_read
            and self.agent[0] in ("mma", "warp")
            and advice.not_awaited(self.races, self.cta, self.other % self.races.warps, self.slot, self.offset)
            and not _early_wait(self.races, self.reader, self.slot)
        )

    def is_turned(self) -> bool:
        """Whether the access before is meant to come after the one that the site makes."""
        warp, before, now = self.warp, self.before, self.site.inst
        if advice.turned(warp, before, now):
            return True
        return not self.was_read and advice.ahead(self.races, warp, self.reader, before, now)

    def is_complete(self) -> bool:
        """Whether the access before had ended for its own warp."""
        agent, rank, number = self.agent
        return agent == "warp" or completed(self.races, agent, rank, number, self.other, self.clock)


def finding(races: Races, warp: Warp, site: Site, cta: Cta, slot: int, how: int) -> EmulatorFinding:
    """The finding of the access that the native code has just refused."""
    row = [int(word) for word in races.context[races.index(warp)]]
    kind, offset, other, stamp = row[layout.KIND : layout.OTHER_STAMP + 1]
    if kind in within_cluster.KINDS:
        return within_cluster.finding(warp, site, how)
    if kind in within_warp.KINDS:
        return within_warp.finding(warp, site, cta, kind, offset, other, stamp, how)
    conflict = _Conflict.of(races, warp, site, cta, slot, how)
    signalled_at = ""
    if kind == layout.UNFENCED:
        name = "proxy-fence"
        what = (
            f"the async proxy {conflict.mine}s {conflict.place}, which {conflict.doer} wrote through the generic proxy"
        )
        missing = "fence.proxy.async after that write, before the barrier that orders the two, is missing"
    elif conflict.is_not_awaited():
        return _not_awaited(conflict)
    elif not conflict.is_complete():
        name, what, missing, signalled_at = _unwaited(conflict)
    else:
        name, what, missing = "race", *_unordered(conflict)
    found = EmulatorFinding(
        name, f"{what}: {missing}", address=hex(offset), space="shared", access=conflict.mine,
        earlier=conflict.earlier, missing=missing,
    )  # fmt: skip
    return _at_its_cause(found, conflict, signalled_at).locate(**warp.where(site))


def _unwaited(conflict: _Conflict) -> tuple[str, str, str, str]:
    """An asynchronous access that its own warp has not waited for: the finding's name, what happens, what is missing,
    and the line of the arrival that signalled the data too early ("" of none)."""
    races, warp, (agent, _, number) = conflict.races, conflict.warp, conflict.agent
    did = "reads" if conflict.was_read else "writes"
    name, missing, signalled_at = "unwaited", missing_wait(agent, number, conflict.before.op), ""
    if agent == "cp" and conflict.slot == races.index(warp):
        why = advice.unwaited_copy(
            races, warp, conflict.site.inst, conflict.mine, conflict.owner.warps[number], conflict.before,
            conflict.clock,
        )  # fmt: skip
        name, missing = "race" if "refills" in why else name, why or missing
    if agent == "mbarrier" and (bar := conflict.owner.mbarriers.get(number)) and bar.bytes < bar.owed:
        missing += (
            f"; or expect_tx is, or its count is too small: {bar.owed - bar.bytes} bytes of issued copies "
            f"are not expected"
        )
        if warp in bar.passes and not bar.expected_at:  # it has waited, and the phase was over before
            signalled_at = bar.arrived_at
    return name, f"{conflict.mine} of {conflict.place}, which {conflict.doer} {did}", missing, signalled_at


def _unordered(conflict: _Conflict) -> tuple[str, str]:
    """Two accesses that are complete where they were made, with no order from there to here: what happens, and what is
    missing."""
    (agent, _, number), was_read, mine = conflict.agent, conflict.was_read, conflict.mine
    did = "reads" if was_read else "writes"
    doer = conflict.doer + ("" if agent == "warp" else " (complete there)")
    plain = agent == "warp" and conflict.slot < conflict.races.warps
    if plain and conflict.how == WRITE and advice.of_one_line(conflict.before, conflict.site.inst):
        return f"{mine} of {conflict.place}, which {doer} {did}; nothing orders the two", advice.OWN_PLACES
    turned = plain and was_read != (conflict.how == READ) and conflict.is_turned()
    missing = _missing_order(mine, was_read, turned)
    if agent != "mbarrier":
        missing += advice.relaxed_arrival(conflict.owner.warps[number])
    return f"{mine} of {conflict.place}, which {doer} {did}; nothing orders the two", missing


def _at_its_cause(found: EmulatorFinding, conflict: _Conflict, signalled_at: str) -> EmulatorFinding:
    """The finding, at the wait or arrival that is to blame where there is one."""
    by_copy = conflict.agent[0] == "mbarrier"
    waiter, told_by = (conflict.warp, conflict.other) if by_copy else (conflict.reader, conflict.slot)
    if early := _early_wait(conflict.races, waiter, told_by):
        inst, why = early
        found.report.update(**inst.report, message=f"{why}; so {found.report['message']}")
        found.report["access_at"] = conflict.site.inst.location
    elif signalled_at:
        found.report.update(location=signalled_at, access_at=conflict.site.inst.location)
    return found


def _missing_order(mine: str, was_read: bool, turned: bool) -> str:
    """What is missing between a read or a write and the access that comes after it; ``turned``: see `advice.turned`."""
    if turned and was_read:
        return "a barrier or mbarrier between this write and that read is missing"
    if turned:
        return "a barrier or mbarrier between this read and that write, which refills the place, is missing"
    if was_read:
        return "a barrier, mbarrier or wait between that read and this write is missing"
    return f"a barrier or mbarrier between that write and this {mine} is missing"


def _not_awaited(conflict: _Conflict) -> EmulatorFinding:
    """The finding of a read that does not wait for the copy which the site now makes."""
    site, reader = conflict.site, conflict.earlier
    at = who(conflict.races, conflict.slot)[2]
    missing = f"a wait of warp {reader['warp']} for the mbarrier at shared {at:#x}, before that read, is missing"
    found = EmulatorFinding(
        "unwaited",
        f"read of {conflict.place}, which the copy at {site.inst.location} fills after that, and which nothing has "
        f"filled before: {missing}",
        address=hex(conflict.offset), space="shared", access="read", missing=missing,
        later={**site.inst.report, "access": "write"},
    )  # fmt: skip
    mine = {key: value for key, value in reader.items() if key != "access"}
    return found.locate(**conflict.warp.where(site) | mine | {"access_at": site.inst.location})


def _early_wait(races: Races, warp: Warp, slot: int) -> tuple[Inst, str] | None:
    """A wait of the warp for the mbarrier of a copy that was over before the copy's phase, by its parity."""
    if slot < races.first_mbarrier:
        return None
    _, rank, at = who(races, slot)
    bar = races.group.ctas[rank].mbarriers.get(at)
    last = bar.passes.get(warp) if bar else None
    if last is None or last.suspicious is None:
        return None
    inst = last.suspicious.inst
    when = "was over twice in the same phase" if last.twice else "is over before the first phase"
    return inst, (
        f"the wait of warp {warp.number} at {inst.location} for parity {last.parity} of the mbarrier at shared {at:#x} "
        f"{when}, a wrong parity"
    )


def completed(races: Races, agent: str, rank: int, number: int, slot: int, clock: int) -> bool:
    """Whether the agent's warp has waited for it, so that only the way from there to here is missing."""
    return agent != "mbarrier" and int(races.seen[rank * races.per_cta + number, 0, slot]) >= clock


def missing_wait(agent: str, at: int, op: str) -> str:
    """The wait that an agent needs for its instruction ``op``."""
    if op.startswith("tcgen05"):
        return "tcgen05.commit after it, and a wait for the commit's mbarrier before this, is missing"
    return {
        "mma": "wgmma.wait_group for its group, before this, is missing",
        "bulk": "cp.async.bulk.wait_group.read for its group, before this, is missing",
        "cp": "a wait for the copy before this access is missing: cp.async.wait_group (and a barrier, for another "
        "warp's copy), or a wait for the mbarrier of cp.async.mbarrier.arrive",
        "mbarrier": f"a wait for the mbarrier at shared {at:#x}, in the phase that the copy completes, is missing",
    }[agent]


def conflict(warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of a load, store or atomic that the generated code refused, or forgives it."""
    races = detector(warp.cta.group)
    assert races is not None
    row = races.context[races.index(warp)]
    names = site.inst.parts[:2]  # of wmma.load and wmma.store the second says it
    reads, writes = {"ld", "ldu", "load"}.intersection(names), {"st", "store"}.intersection(names)
    how = READ if reads else WRITE if writes else layout.UPDATE
    if int(row[layout.KIND]) == layout.NEVER_WRITTEN:
        return global_memory.never_written(warp, site)
    if int(row[layout.KIND]) == layout.UNCOVERED:
        return global_memory.raise_unless_allowed(warp, site, global_memory.uncovered(warp, site))
    if int(row[layout.KIND]) in (layout.GLOBAL, layout.GLOBAL_READ):
        found = global_memory.finding(warp, site, how).locate(lane=int(row[layout.LANE]))
        return global_memory.raise_unless_allowed(warp, site, found)
    kind, slot = int(row[layout.KIND]), races.index(warp)
    cta = warp.cta if kind in within_cluster.KINDS else races.group.ctas[int(row[layout.RANK])]
    if forgiven(races, warp, site, cta, slot, how, mask):
        return 0
    found = finding(races, warp, site, cta, slot, how)
    if names[0] == "st" and int(row[layout.KIND]) == layout.UNORDERED and found.report["instruction"] == str(site.inst):
        found.report["message"] += roundings.difference(warp, site, cta, mask, row)
    if allowed(races, warp, site, cta, found.locate(lane=int(row[layout.LANE]))):
        return 0
    raise found


def allowed(races: Races, warp: Warp, site: Site, cta: Cta, found: EmulatorFinding) -> bool:
    """Whether somebody has allowed the finding of what the native code has just refused. The earlier access is then
    forgotten, so that the later one may be tried again."""
    if not warp.launch.allows(found, warp, site):
        return False
    row = [int(word) for word in races.context[races.index(warp)]]
    kind, offset, other = row[layout.KIND : layout.OTHER + 1]
    if kind in within_cluster.KINDS:
        races.owners.forget(offset)
    elif kind == layout.READ_BEFORE:
        races.forget_read(cta, other, offset)
    else:
        races.forget_write(cta, races.index(warp), offset)
    return True


def forgiven(races: Races, warp: Warp, site: Site, cta: Cta, slot: int, how: int, mask: int = 0) -> bool:
    """Whether the race that the native code has just reported is of a warp that never uses the value that it read.
    Pipelines load the next stage into registers before they know that there is none, and then use the memory for
    results. The two race [PTX ISA 8.7.1], but no result depends on it: a remark. Where the reader may still come to a
    use, the race is reported then. A read that a write has met is forgotten; the write may be tried again.

    So is the read of a wgmma that the warp has not issued itself (`together`). Stores by the lanes of ``mask`` that
    differ from another warp's by a rounding are `roundings.excused`."""
    row = [int(word) for word in races.context[races.index(warp)]]
    kind, offset, other, stamp = row[layout.KIND : layout.OTHER_STAMP + 1]
    other &= 0xFFFFFFFF
    if kind == layout.READ_BEFORE and together(races, warp, site, slot):
        remark_together(warp, site, finding(races, warp, site, cta, slot, how).report)
        races.forget_read(cta, other, offset)
        return True
    was_read = kind in (layout.READ_BEFORE, layout.LANE_READ, *within_cluster.READ_BEFORE)
    if was_read and other < races.warps:
        reader, load, clock = races.group.warps[other], warp.sites[stamp >> 4 & layout.SITES].inst, stamp >> 32
        key = other, clock, id(load), 0
    elif kind in _WROTE and how == READ and slot == races.index(warp):
        reader, load, clock = warp, site.inst, int(races.seen[slot, 0, slot])
        key = slot, clock, id(load), reader.blocks_run
    else:
        before = warp.sites[stamp >> 4 & layout.SITES].inst
        plain = kind == layout.UNORDERED and how == layout.WRITE and slot == races.index(warp)
        return plain and roundings.excused(races, warp, site, cta, mask, other, before, row)
    if key not in races.forgiven:
        values = Values(reader, load, clock, warp)
        if values.fate() is Fate.USED:
            _raise_of_same_barrier(races, warp, site, key)
            return False
        races.forgiven[key] = found = finding(races, warp, site, cta, slot, how)
        _settle(races, warp, site, key, values, found)
    if kind in within_cluster.READ_BEFORE:
        races.owners.forget_reads(offset)
    elif was_read:
        races.forget_read(cta, other, offset)
    return True


def _raise_of_same_barrier(races: Races, warp: Warp, site: Site, key: tuple[int, ...]) -> None:
    """Raises the finding of what the warp has read before, since its last barrier: it is the same defect."""
    for one, found in races.forgiven.items():
        if found is not None and one[:2] == key[:2] and not warp.launch.allows(found, warp, site):
            raise found


def _settle(races: Races, warp: Warp, site: Site, key: tuple[int, ...], values: Values, found: EmulatorFinding) -> None:
    """Raises the finding as soon as something uses a value that was read, and makes a remark as soon as nothing can:
    now, or, where neither is known yet, when the group asks again."""

    def settled() -> bool:
        if (now := values.fate()) is Fate.USED:
            if not warp.launch.allows(found, warp, site):
                raise found
            races.forgiven[key] = None
            return True
        if now is Fate.UNUSED:
            races.forgiven[key] = None
            text = found.report["message"].partition("; nothing orders the two")[0]
            remark = warp.launch.remark_of_compiler if values.spare else warp.launch.remark
            remark(
                "race", f"{text}; nothing orders the two, and nothing uses the value that was read", warp, site,
                **{name: found.report[name] for name in ("address", "space", "access", "earlier", "missing")},
            )  # fmt: skip
        return now is Fate.UNUSED

    if not settled():
        races.group.doubts.append(settled)


def together(races: Races, warp: Warp, site: Site, slot: int) -> tuple[int, int] | None:
    """The slot and the clock of what the native code has just reported, where one of the two is a wgmma, and the other
    was done by another warp of its warpgroup before that warp issued the same wgmma; else None.

    `wgmma.mma_async` "issues a MxNxK matrix multiply", and "all threads in the warpgroup must execute the same" one
    [PTX ISA 9.7.15.5.2]: it is one operation of all of them, and comes after what each did before it took part. No
    sentence asks for a barrier between the warps. FlashMLA has none where each thread writes a part of B, nor has a
    tutorial of CUTLASS where each copies one. What a warp itself did is held against its own part, which reads all of
    B."""
    row = [int(word) for word in races.context[races.index(warp)]]
    kind, _, other, stamp = row[layout.KIND : layout.OTHER_STAMP + 1]
    if max(slot, other) >= races.first_mbarrier:
        return None
    (agent, rank, number), (mine, my_rank, my_number) = who(races, other), who(races, slot)
    if rank != my_rank or number == my_number or number // 4 != my_number // 4:
        return None
    clock, fellow = stamp >> 32, races.group.warps[rank * races.per_cta + number]
    if kind == layout.READ_BEFORE and agent == "mma" and mine in ("warp", "cp"):
        group = fellow.committed + clock - int(races.top[other])  # of the fellow's read
        is_wgmma = warp.sites[stamp >> 4 & layout.SITES].inst.parts[0] == "wgmma"
        return (other, clock) if is_wgmma and warp.committed < group else None
    if kind == layout.UNORDERED and mine == "mma" and agent in ("warp", "cp") and site.inst.parts[0] == "wgmma":
        group = warp.committed + 1
        before = fellow.committed < group or clock <= fellow.committed_at[group][agent == "cp"]
        return (other, clock) if before else None
    return None


def remark_together(warp: Warp, site: Site, report: dict[str, Any]) -> None:
    """Keeps that a wgmma and what `together` found have no barrier between them."""
    text = report["message"].partition("; nothing orders the two")[0].partition(f": {report['missing']}")[0]
    missing = "a barrier of the warpgroup between the two"
    warp.launch.remark(
        "race", f"{text}; there is no barrier of the warpgroup between the two, which take part in the same wgmma",
        warp, site, **{name: report[name] for name in ("address", "space", "access", "earlier")}, missing=missing,
    )  # fmt: skip


def equal_stores(warp: Warp, site: Site, mask: int) -> int:
    """A store that puts at its address what a store of another warp, or of another cluster, has left there; nothing
    orders the two. Each pair is a data race [PTX ISA 8.7.1]. The axioms "are sufficient to describe the behavior of a
    PTX program with only uniform-size data-races", so whoever comes after both reads this value: a remark. They "do
    not apply" to races of stores of different sizes [PTX ISA 8.7.2]: a finding."""
    races = detector(warp.cta.group)
    assert races is not None
    row = [int(word) for word in races.context[races.index(warp)]]
    if row[layout.KIND] == layout.WARP_EQUAL:
        found = within_cluster.finding(warp, site, WRITE)
        before = warp.sites[row[layout.OTHER_STAMP] >> 4 & layout.SITES].inst
    elif row[layout.KIND] == layout.EQUAL_GLOBAL:
        found = global_memory.finding(warp, site, WRITE)
        before = global_memory.earlier(warp)
    else:
        found = finding(races, warp, site, warp.cta.group.ctas[row[layout.RANK]], races.index(warp), WRITE)
        before = warp.sites[row[layout.OTHER_STAMP] >> 4 & layout.SITES].inst
    found.locate(lane=row[layout.LANE])
    sizes = [_scalar(inst) for inst in (before, site.inst)]
    if all(sizes) and sizes[0] != sizes[1]:
        found.report["message"] += (
            f"; both store the same bytes there, but in scalars of {sizes[0]} and {sizes[1]} bytes"
        )
        if not warp.launch.allows(found.locate(), warp, site):
            raise found
        return 0
    text = found.report["message"].partition("; nothing orders the two")[0]
    replicated = before is site.inst and row[layout.KIND] != layout.EQUAL_GLOBAL  # by warps of a CTA or cluster
    remark = warp.launch.remark_of_compiler if replicated else warp.launch.remark
    remark(
        "race", f"{text}; nothing orders the two, and both store the same bytes", warp, site,
        **{key: found.report[key] for key in ("address", "space", "access", "earlier", "missing", "lane")},
    )  # fmt: skip
    return 0


def _scalar(inst: Inst) -> int:
    """Bytes of the scalars that a store has in the memory model [PTX ISA 8.2.4]; 0 of another instruction."""
    return int("".join(c for c in inst.parts[-1] if c.isdigit())) // 8 if inst.parts[0] == "st" else 0
