"""Whether a warp uses a value that one of its loads has read: by the blocks that it has run since, and those to come.

Copies and arithmetic hand the value on. It is used where it is an address, a guard, what is stored, or an operand of an
instruction that does more than to compute a register, such as `mma` or `shfl`. An instruction whose guard the index of
the thread makes false uses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

from ..machine.cta_cluster import Warp
from ..native import frame as f
from ..ptx.dataflow import USE, Effect
from ..ptx.flow import Block
from ..ptx.opcodes import EXIT, of
from ..ptx.parse import Inst
from .thread_guards import ThreadGuards

Carried = dict[str, int]  # the lanes in which a register has the value, or what was computed from it


class Fate(Enum):
    """Of a value that was read. OPEN: nothing has used it so far; one way leads to a use, another one does not."""

    USED, UNUSED, OPEN = range(3)


class Values:
    """What a load of a warp has read, followed along the blocks that the warp runs.

    Args:
        warp: which read.
        load: the instruction, in the trail of the warp's blocks at ``clock``, its own at that time. Where it ran there
            more than once, each time counts.
        runs: the warp that is within an instruction now.

    Attributes:
        spare: threads compute with the value what others store: a guard keeps them from storing it.
    """

    def __init__(self, warp: Warp, load: Inst, clock: int, runs: Warp):
        self.warp = warp
        self._blocks, self._effects = warp.launch.program.blocks, warp.launch.program.effects
        self._each: list[Carried] = []
        self._guards = ThreadGuards(warp, self._blocks)
        self.spare = False
        trail = warp.trail()
        self._until = warp.blocks_run
        where = {n: i for n, block in enumerate(self._blocks) for i, inst in enumerate(block.insts) if inst is load}
        times = [turn for turn, (number, when, _) in enumerate(trail) if number in where and when <= clock]
        newest = max((trail[turn][1] for turn in times), default=0)
        times = [turn for turn in times if trail[turn][1] == newest]
        self._used = not times
        for turn in times:
            number, _, lanes = trail[turn]
            first, effects = where[number], self._effects[number]
            carried = dict.fromkeys(effects[first].writes, lanes)
            self._used |= _uses(self._blocks[number].insts, effects, first + 1, lanes, carried, self._off)
            self._each.append(carried)
            self._follow([carried], trail[turn + 1 :])
        starts = _next(warp, self._blocks, trail, warp in (runs, warp.cta.group.within)) if trail else []
        ends = [_ahead(self._blocks, self._effects, starts, carried, self._off) for carried in self._each]
        self._used |= Fate.USED in ends
        self._open = Fate.OPEN in ends

    def _off(self, inst: Inst, lanes: int) -> int:
        """Those of the lanes in which an instruction that uses the value does nothing."""
        off = self._guards.off(inst) & lanes
        self.spare |= bool(off)
        return off

    def _follow(self, each: list[Carried], trail: Sequence[tuple[int, int, int]]) -> None:
        for number, _, lanes in trail:
            for carried in each:
                self._used |= _uses(self._blocks[number].insts, self._effects[number], 0, lanes, carried, self._off)

    def fate(self) -> Fate:
        """What has become of the value by now; USED where the warp has run too many blocks since it was asked last."""
        if not self._used and self._open:
            new = self.warp.blocks_run - self._until
            self._until += new
            self._used = new > f.TRAIL_LENGTH
            self._follow(self._each, self.warp.trail()[-new:] if new else [])
            self._open = any(self._each) and not self.warp.done
        return Fate.USED if self._used else Fate.OPEN if self._open else Fate.UNUSED


def _next(
    warp: Warp, blocks: Sequence[Block], trail: Sequence[tuple[int, int, int]], inside: bool
) -> list[tuple[int, int]]:
    """Where the warp's lanes may go on: block and lane. Lanes that are ``inside`` a block go on where it leads; those
    that are parked may be anywhere."""
    number, _, lanes = trail[-1]
    within = lanes if inside else 0
    found: list[tuple[int, int]] = []
    for lane, at in enumerate(warp.pcs.tolist()):
        if within >> lane & 1:
            found += [(target, lane) for target in blocks[number].targets]
        elif at == f.PARKED:
            found += [(target, lane) for target in range(len(blocks))]
        elif at < f.PARKED:
            found.append((at, lane))
    return found


def _uses(
    insts: Sequence[Inst],
    effects: Sequence[Effect],
    first: int,
    lanes: int,
    carried: Carried,
    off: Callable[[Inst, int], int],
) -> bool:
    """Whether instructions of a block, from number ``first`` on, use the value in one of the lanes; else ``carried``
    becomes what it is behind them. ``off`` says in which of some lanes an instruction does nothing."""

    def held(names: Iterable[str | None]) -> int:
        found = 0
        for name in names:
            found |= carried.get(name, 0) if name is not None else 0
        return found & lanes

    for inst, one in zip(insts[first:], effects[first:], strict=True):
        used = held(one.reads) | held(one.stored) | (held(one.writes) if one.scaled else 0)
        if used and used & ~(off(inst, used) if inst.guard else 0):
            return True
        handed = held(one.sources) if one.rule != USE else 0
        for name in one.writes:
            kept = carried.get(name, 0) if inst.guard else carried.get(name, 0) & ~lanes
            if now := kept | handed:
                carried[name] = now
            else:
                carried.pop(name, None)
    return False


def _ahead(
    blocks: Sequence[Block],
    effects: Sequence[Sequence[Effect]],
    starts: Sequence[tuple[int, int]],
    carried: Carried,
    off: Callable[[Inst, int], int],
) -> Fate:
    """What comes of the value on the ways from the lanes' next blocks: USED where each leads to a use."""
    entry: dict[int, set[str]] = {}
    used = lost = False
    holders = 0
    for lanes in carried.values():
        holders |= lanes

    def off_in_all(inst: Inst, _: int) -> int:
        return int(off(inst, holders) == holders)

    def reach(number: int, names: Iterable[str]) -> None:
        known = entry.setdefault(number, set())
        if not known.issuperset(names):
            known.update(names)
            todo.append(number)

    todo: list[int] = []
    for number, lane in starts:
        names = [name for name, lanes in carried.items() if lanes >> lane & 1]
        lost |= not names
        reach(number, names)
    lost |= not starts
    while todo:
        number = todo.pop()
        after = dict.fromkeys(entry[number], 1)
        if _uses(blocks[number].insts, effects[number], 0, 1, after, off_in_all):
            used = True
            continue
        if not after or not blocks[number].targets or of(blocks[number].insts[-1]).ends == EXIT:
            lost = True
        for target in blocks[number].targets:
            reach(target, after)
    return Fate.OPEN if used and lost else Fate.USED if used else Fate.UNUSED
