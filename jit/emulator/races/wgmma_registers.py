"""Registers of wgmma that are touched while it runs, or changed with no wgmma.fence before it [PTX ISA 9.7.15.7].

`Hazards` looks at a kernel's text for instructions that some path reaches so; there are none in most kernels. Where
there are, `follow` adds code that goes with the warps on their own paths: for each such register a word that names the
wgmma.mma_async which it belongs to until a wait, and one that says how it was written since the last fence.
"""

from __future__ import annotations

import heapq
from collections import deque
from functools import reduce
from operator import or_
from typing import Any

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1, S32
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.dataflow import Effect, names_of
from ..ptx.flow import Block
from ..ptx.parse import Inst, split
from ..ptx.types import number

_OLDEST = 15  # groups behind the open one that are distinguished
MOVED, CHANGED = 1, 2  # how a register was written: by mov, which compilers place behind a fence, or otherwise
START = ""  # stands among the registers for the warp's first fence
MMA = "wgmma.mma_async"


def operands(inst: Inst, registers: dict[str, int]) -> tuple[list[str], list[str]]:
    """The registers of the accumulator and those of A, of a wgmma.mma_async."""
    d, a = (split(arg.strip("{} ")) if arg[:1] == "{" else [] for arg in inst.args[:2])
    return [name for name in d if name in registers], [name for name in a if name in registers]


class _State:
    """What may be so in front of an instruction.

    Attributes:
        pending: of (register, role), in bits, how many groups were committed since the wgmma.mma_async, this one's
            included; a role is ``"A"``, or for the accumulator the opcode.
        written: of a register, MOVED and CHANGED, since the last fence; of START, that there was no fence.
    """

    def __init__(self, other: _State | None = None):
        self.pending: dict[tuple[str, str], int] = dict(other.pending) if other else {}
        self.written: dict[str, int] = dict(other.written) if other else {}

    def join(self, other: _State) -> bool:
        """Adds what may be so on another way; whether that is more."""
        return _merge(self.pending, other.pending) | _merge(self.written, other.written)


def _merge(mine: dict[Any, int], theirs: dict[Any, int]) -> bool:
    if theirs.items() <= mine.items():  # most of the time, and faster
        return False
    grown = False
    for key, bits in theirs.items():
        if bits & ~mine.get(key, 0):
            mine[key] = mine.get(key, 0) | bits
            grown = True
    return grown


def _roles(blocks: list[Block], registers: dict[str, int]) -> dict[str, set[str]]:
    """What each register of a wgmma.mma_async is there: ``"A"``, or part of the D of the instructions named."""
    roles: dict[str, set[str]] = {}
    for block in blocks:
        for inst in block.insts:
            if inst.op.startswith(MMA):
                d, a = operands(inst, registers)
                for role, names in ((inst.op, d), ("A", a)):
                    for name in names:
                        roles.setdefault(name, set()).add(role)
    return roles


class Hazards:
    """The registers of a kernel's wgmma that have to be followed at run time, and where.

    Args:
        blocks, registers: of the kernel.
        effects: of the blocks' instructions (dataflow).

    Attributes:
        touches: by the id of an instruction, its registers that may be in use by a wgmma.mma_async.
        writes: by the id of an instruction, (registers that it writes, MOVED or CHANGED).
        mmas: by the id of a wgmma.mma_async, its registers that are followed.
        first: ids of the wgmma.mma_async that some way reaches without any fence.
        place: of each followed register, the number of its pair of words.
        at: frame offset of these words; in front of them is the number of fences.
    """

    at = 0

    def __init__(self, blocks: list[Block], registers: dict[str, int], effects: list[list[Effect]]):
        self.touches: dict[int, tuple[str, ...]] = {}
        self.writes: dict[int, tuple[tuple[str, ...], int]] = {}
        self.mmas: dict[int, tuple[str, ...]] = {}
        self.first: set[int] = set()
        self.place: dict[str, int] = {}
        if not any(inst.op.startswith(MMA) for block in blocks for inst in block.insts):
            return
        self.roles = _roles(blocks, registers)
        self.registers = registers
        kept = [
            [(inst, one) for inst, one in zip(block.insts, row, strict=True) if self._concerns(inst, one)]
            for block, row in zip(blocks, effects, strict=True)
        ]
        entry = self._entry_states(blocks, kept)
        followed: set[str] = set()
        for at in entry:
            state = _State(entry[at])
            for inst, one in kept[at]:
                followed.update(self._look(inst, one, state))
                self._pass(inst, one, state)
        self.place = {name: i for i, name in enumerate(sorted(followed))}
        for at in entry if followed else ():
            for inst, one in kept[at]:
                if inst.op.startswith(MMA):
                    d, a = operands(inst, registers)
                    self.mmas[id(inst)] = tuple(name for name in dict.fromkeys((*d, *a)) if name in followed)
                elif changed := tuple(name for name in one.writes if name in followed):
                    self.writes[id(inst)] = changed, MOVED if inst.parts[0] == "mov" else CHANGED

    @property
    def size(self) -> int:
        """Bytes of the frame that are needed."""
        return 8 * len(self.place) + 4

    def _entry_states(self, blocks: list[Block], kept: list[list[tuple[Inst, Effect]]]) -> dict[int, _State]:
        """The state at the entry of each block that some way reaches: a fixed point over the control flow."""
        entry: dict[int, _State] = {0: _State()}
        entry[0].written[START] = MOVED
        todo = [0]
        while todo:
            at = heapq.heappop(todo)
            state = _State(entry[at])
            for inst, one in kept[at]:
                self._pass(inst, one, state)
            for target in blocks[at].targets:
                new = target not in entry
                if (entry.setdefault(target, _State()).join(state) or new) and target not in todo:
                    heapq.heappush(todo, target)
        return entry

    def _concerns(self, inst: Inst, one: Effect) -> bool:
        return inst.op.startswith("wgmma.") or not self.roles.keys().isdisjoint(names_of(one))

    def _pass(self, inst: Inst, one: Effect, state: _State) -> None:
        """Changes a state to the one behind an instruction."""
        if inst.op.startswith(MMA):
            d, a = operands(inst, self.registers)
            for role, names in ((inst.op, d), ("A", a)):
                for name in names:
                    state.pending[name, role] = state.pending.get((name, role), 0) | 1
                    state.written.pop(name, None)
        elif inst.op.startswith("wgmma.fence"):
            state.written.clear()
        elif inst.op.startswith("wgmma.commit"):
            for key, bits in state.pending.items():
                state.pending[key] = bits << 1 & (2 << _OLDEST) - 1 | bits & 1 << _OLDEST
        elif inst.op.startswith("wgmma.wait"):
            left = (2 << min(number(inst.args[0]), _OLDEST)) - 1
            state.pending = {key: bits & left for key, bits in state.pending.items() if bits & left}
        else:
            for name in one.writes:
                if name in self.roles:
                    state.written[name] = state.written.get(name, 0) | (MOVED if inst.parts[0] == "mov" else CHANGED)

    def _look(self, inst: Inst, one: Effect, state: _State) -> set[str]:
        """The registers for whose sake an instruction has to be looked at."""
        if inst.op.startswith(MMA):
            d, a = operands(inst, self.registers)
            bad = [n for n in a if any((n, role) in state.pending for role in self.roles[n] if role != "A")]
            bad += [n for n in d if any((n, role) in state.pending for role in self.roles[n] if role != inst.op)]
            changed = [name for name in (*d, *a) if name in state.written]
            if START in state.written:
                self.first.add(id(inst))
                changed.append(START)  # a place for it, so that fences are counted
        elif inst.op.startswith("wgmma."):
            return set()
        else:
            names = [name for name in dict.fromkeys(names_of(one)) if name in self.roles]
            bad = [name for name in names if any((name, role) in state.pending for role in self.roles[name])]
            changed = []
        if bad:
            self.touches[id(inst)] = tuple(dict.fromkeys(bad))
        return {*bad, *changed}


# -- the generated code
def follow(hazards: Hazards, e: BlockEmitter, inst: Inst) -> None:
    """Emits, in front of an instruction, the look at its registers and what is remembered of its writes."""
    if inst.op.startswith("wgmma.fence"):
        for i in range(len(hazards.place)):
            e.write(_word(hazards, 2 * i + 1), e.constant(S32, 0))
        e.write(_word(hazards, -1), e.read(S32, _word(hazards, -1)) + 1)
        return
    touched, written = hazards.touches.get(id(inst), ()), hazards.writes.get(id(inst))
    if not touched and not written:
        return
    here = e.guard(inst) != 0 if inst.guard else e.constant(S1, 1)
    if touched and not inst.op.startswith(MMA):
        words = [e.read(S32, _word(hazards, 2 * hazards.place[name])) for name in touched]
        in_use = reduce(or_, words) != 0
        e.flush(forget=True)  # an allowance has the products carried out
        with e.when(here & in_use):
            python_calls.invoke(e, e.site(lambda warp, site, mask: _touched(warp, site, hazards, touched)))
    if written:
        names, how = written
        for name in names:
            place = _word(hazards, 2 * hazards.place[name] + 1)
            e.write(place, e.read(S32, place) | here.select(e.constant(S32, how), 0))


def _word(hazards: Hazards, number: int) -> int:
    return hazards.at + 4 * number


def _touched(warp: Warp, site: Site, hazards: Hazards, names: tuple[str, ...]) -> int:
    """Raises what is wrong with an instruction on registers of which one is in use."""
    for name in names:
        if word := int(warp.w32[hazards.at // 4 + 2 * hazards.place[name]]):
            mma = warp.sites[word - 1]
            d, a = operands(mma.inst, hazards.registers)
            if site.inst.op.startswith(MMA) and _goes_on(site.inst, mma.inst, name, hazards.registers):
                continue
            role = f"D, element {d.index(name)}," if name in d else f"A, element {a.index(name)},"
            behind = next((i for i, group in enumerate(reversed(warp.followed_mmas)) if name in group), None)
            missing = "wgmma.commit_group and wgmma.wait_group between the two"
            if behind is not None and name not in warp.followed_open:
                missing = f"wgmma.wait_group {f'{behind} or less' if behind else '0'} between the two"
            found = EmulatorFinding(
                "unwaited",
                f"a register of {role} of the wgmma.mma_async at {mma.inst.location} is accessed before that has "
                f"finished: {missing} is missing",
                register=name,
                earlier={**mma.inst.report, "access": MMA},
                missing=missing,
            )
            if not warp.launch.allows(found, warp, site):
                raise found
            warp.products.finish(warp)  # as if the wait were there
            for one in hazards.place.values():
                warp.w32[hazards.at // 4 + 2 * one] = 0
    return 0


def _goes_on(inst: Inst, before: Inst, name: str, registers: dict[str, int]) -> bool:
    """Whether a wgmma.mma_async may use a register that an unfinished one uses: as the accumulator of the same shape,
    or both to read A."""
    (d, _), (had_d, had_a) = operands(inst, registers), operands(before, registers)
    return (inst.op == before.op and name in had_d) if name in d else name in had_a and name not in had_d


# -- at the instructions themselves
def _hazards(warp: Warp) -> Hazards:
    return warp.launch.program.hazards  # type: ignore[return-value]


def fences(warp: Warp, site: Site) -> int | None:
    """What `issues` looks at, at a wgmma.mma_async: the frame offset of the number of the warp's fences, if there must
    have been one, or 0 where it looks at nothing. None where it looks at registers, too."""
    hazards = _hazards(warp)
    if hazards.mmas.get(id(site.inst)):
        return None
    return hazards.at - 4 if id(site.inst) in hazards.first else 0


def issues(warp: Warp, site: Site) -> None:
    """A wgmma.mma_async: looks at what its registers are, and takes them until a wait."""
    hazards = _hazards(warp)
    at = hazards.at // 4
    fences = int(warp.w32[at - 1])
    if not fences and id(site.inst) in hazards.first:
        missing = "wgmma.fence.sync.aligned in front of the warp's first wgmma.mma_async"
        found = EmulatorFinding("wgmma-fence", f"{missing} is missing", missing=missing)
        if not warp.launch.allows(found, warp, site):
            raise found
    if not (names := hazards.mmas.get(id(site.inst))):
        return
    if touched := hazards.touches.get(id(site.inst)):
        _touched(warp, site, hazards, touched)
    for name in names:
        how = int(warp.w32[at + 2 * hazards.place[name] + 1])
        if how & CHANGED or (how and fences == warp.fences_at_wait):
            found = EmulatorFinding(
                "wgmma-fence",
                "a register of the wgmma.mma_async was written after the last wgmma.fence: "
                "wgmma.fence.sync.aligned between that write and this instruction is missing"
                + ("; where the source has one, the compiler moved the write behind it: "
                   'asm volatile("" : "+f"(d) :: "memory") on each register in front of the fence keeps it'
                   if fences != warp.fences_at_wait else ""),
                register=name,
                missing="wgmma.fence.sync.aligned",
            )  # fmt: skip
            if not warp.launch.allows(found, warp, site):
                raise found
    for name in names:
        warp.w32[at + 2 * hazards.place[name]] = site.number + 1
        warp.w32[at + 2 * hazards.place[name] + 1] = 0
    warp.followed_open.update(names)


def commits(warp: Warp) -> None:
    """wgmma.commit_group."""
    hazards = _hazards(warp)
    if hazards.place:
        warp.followed_mmas.append(warp.followed_open)
        warp.followed_open = set()


def waits(warp: Warp, site: Site, pending: int) -> None:
    """wgmma.wait_group: registers that only groups older than the last ``pending`` have are free again."""
    hazards = _hazards(warp)
    if move := site.inst.early:
        text = (
            f"`{move}` ({move.location}) stands in front of this wait for the wgmma.mma_async whose result it moves; "
            f"it is taken to move what is there behind the wait, as ptxas has it"
        )
        warp.launch.remark_of_compiler("unwaited", text, warp, site)
    if not hazards.place:
        return
    warp.fences_at_wait = int(warp.w32[hazards.at // 4 - 1])
    groups: deque[set[str]] = warp.followed_mmas
    done: set[str] = set()
    while len(groups) > pending:
        done |= groups.popleft()
    for name in done.difference(warp.followed_open, *groups):
        warp.w32[hazards.at // 4 + 2 * hazards.place[name]] = 0
