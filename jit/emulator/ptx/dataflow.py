"""What each instruction reads and writes, and the registers that are read where nothing may have written them.

`Definedness` looks at a kernel's text: which reads a path from the entry reaches with the register, or what it was
computed from, not written. Copies and arithmetic hand undefinedness on, as compilers speculate them; what counts is a
guard, an address, a stored value, an operand of an atomic, of a matrix instruction or of one that lanes meet at.
"""

from __future__ import annotations

import functools
import heapq
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .flow import Block
from .opcodes import ALL, ANY, SELECT, of
from .parse import Inst, split

_NAME = re.compile(r"%[\w$]+")
USE, FRESH = "use", "fresh"  # beside ANY, ALL and SELECT


@dataclass
class Effect:
    """What an instruction does to registers.

    Attributes:
        writes: registers that get a result.
        reads: registers whose values are used, the guard included.
        stored: registers of a store's value; one of them must be defined.
        rule: how the result's definedness comes from `sources`: USE: reads are looked at, the result is defined; ANY
            undefined source makes it undefined; ALL of them; SELECT between the first two by the third; FRESH: defined.
        sources: the registers that the rule looks at, with None for operands that are no registers.
        scaled: of wgmma, the predicate with which the accumulator is read; `writes` are then read too.
    """

    writes: tuple[str, ...]
    reads: tuple[str, ...]
    stored: tuple[str, ...]
    rule: str
    sources: tuple[str | None, ...]
    scaled: str = ""


@functools.lru_cache(1 << 14)
def named(operand: str) -> tuple[str, ...]:
    """What may be registers in an operand."""
    return tuple(_NAME.findall(operand))


def effect(inst: Inst, registers: dict[str, int]) -> Effect:
    """The effect of one instruction; names that are not in ``registers`` (special registers) do not count."""

    def known(texts: Iterable[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for text in texts for name in named(text) if name in registers))

    row, args = of(inst), inst.args
    guard = (inst.guard,) if inst.guard in registers else ()
    if not args or not row.results:
        stored = known(args[row.stored :][:1]) if row.stored and len(args) > row.stored else ()
        others = [arg for i, arg in enumerate(args) if i != row.stored % len(args)] if stored else args
        return Effect((), known(others) + guard, stored, USE, ())
    writes = known(args[i] for i in row.results if i < len(args))
    rest = [arg for i, arg in enumerate(args) if i not in row.results]
    if row.meets or any(arg.startswith("[") for arg in rest):
        reads = known(arg for i, arg in enumerate(args) if i not in (*row.results, *([row.passed] * bool(row.passed))))
        scaled = args[row.scaled] if row.scaled and len(args) > row.scaled else ""
        return Effect(writes, reads + guard, (), USE, (), scaled)
    if row.defined == SELECT and len(rest) == 3:
        sources = tuple(arg if arg in registers else None for arg in rest)
        return Effect(writes, guard, (), SELECT, sources)
    leaves = [leaf.lstrip("!-") for arg in rest for leaf in (split(arg.strip("{}")) if arg[:1] == "{" else [arg])]
    leaves = [leaf if leaf in registers else leaf.partition(".")[0] for leaf in leaves]  # a byte of one, %r1.b2
    sources = tuple(leaf if leaf in registers else None for leaf in leaves)
    nothing = row.cancels and len(leaves) == 2 and leaves[0] == leaves[1]
    if nothing or not any(sources):
        return Effect(writes, guard, (), FRESH, ())
    packs = inst.parts[0] == "cvt" and len(sources) > 1 and any(part.endswith(("x2", "x4")) for part in inst.parts)
    return Effect(writes, guard, (), ALL if row.defined == ALL or packs else ANY, sources)  # each has a part of its own


def names_of(one: Effect) -> Iterator[str]:
    """Every register of an effect."""
    yield from one.writes
    yield from one.reads
    yield from one.stored
    yield from (name for name in one.sources if name is not None)


def exposed(blocks: list[Block], effects: list[list[Effect]]) -> set[str]:
    """Registers that some path from the entry reads, in whatever way, before an unguarded write of them."""
    numbers: dict[str, int] = {}
    for row in effects:
        for one in row:
            for name in names_of(one):
                numbers.setdefault(name, len(numbers))

    def bits(names: Iterable[str]) -> int:
        found = 0
        for name in names:
            found |= 1 << numbers[name]
        return found

    written, opened = [], []
    for block, row in zip(blocks, effects, strict=True):
        have: set[str] = set()
        lacks: set[str] = set()
        for inst, one in zip(block.insts, row, strict=True):
            for names in (one.reads, one.stored, one.sources, one.writes if one.scaled else ()):
                lacks.update(name for name in names if name is not None and name not in have)
            if not inst.guard:
                have.update(one.writes)
        written.append(bits(have))
        opened.append(bits(lacks))
    everything = (1 << len(numbers)) - 1
    entry = [everything] * len(blocks)
    entry[0] = 0
    todo, reached = [0], {0}
    while todo:
        number = todo.pop()
        out = entry[number] | written[number]
        for target in blocks[number].targets:
            if target not in reached or entry[target] & ~out:
                reached.add(target)
                entry[target] &= out
                todo.append(target)
    found = 0
    for number in reached:
        found |= opened[number] & ~entry[number]
    return {name for name, number in numbers.items() if found >> number & 1} if found else set()


def pass_by(inst: Inst, one: Effect, state: set[str], tracked: set[str]) -> None:
    """Turns the registers of ``tracked`` that may be undefined in front of an instruction into those behind it."""
    writes = [name for name in one.writes if name in tracked]
    if not writes:
        return
    bad = [name is not None and name in state for name in one.sources]
    if bad and (any(bad) if one.rule in (ANY, SELECT) else all(bad)):
        state.update(writes)
    elif not inst.guard:
        state.difference_update(writes)


def _close(names: set[str], edges: Iterable[tuple[Iterable[str | None], Iterable[str]]]) -> None:
    """Adds to ``names`` whatever the edges (from, to) lead to from them."""
    after: dict[str, set[str]] = {}
    for start, end in edges:
        for name in start:
            if name is not None:
                after.setdefault(name, set()).update(end)
    todo = list(names)
    while todo:
        for name in after.get(todo.pop(), ()):
            if name not in names:
                names.add(name)
                todo.append(name)


@dataclass
class Look:
    """What is done at an instruction.

    Attributes:
        guard: the guard is looked at, in all lanes that are here.
        reads: registers that are looked at, in the lanes that execute the instruction.
        stored: registers of which each lane must have one.
        accumulator: registers that are looked at where `scaled` says that they are read.
        scaled: an operand.
        writes: followed registers that the instruction writes.
    """

    guard: str | None = None
    reads: tuple[str, ...] = ()
    stored: tuple[str, ...] = ()
    accumulator: tuple[str, ...] = ()
    scaled: str = ""
    writes: tuple[str, ...] = ()
    effect: Effect | None = None

    def looks(self) -> bool:
        return bool(self.guard or self.reads or self.stored or self.accumulator)


def _undefined_at_entry(
    blocks: list[Block], rows: list[list[tuple[Inst, Effect]]], first: set[str], tracked: set[str]
) -> dict[int, set[str]]:
    """The registers of ``tracked`` that may be undefined at the entry of each block that is reached, by its number.
    ``first`` are those at the kernel's entry."""
    entry: dict[int, set[str]] = {0: set(first)}
    todo = [0]
    while todo:
        number = heapq.heappop(todo)  # blocks are in topological order
        state = set(entry[number])
        for inst, one in rows[number]:
            pass_by(inst, one, state, tracked)
        for target in blocks[number].targets:
            if target not in entry or state - entry[target]:
                entry.setdefault(target, set()).update(state)
                if target not in todo:
                    heapq.heappush(todo, target)
    return dict(sorted(entry.items()))


class Definedness:
    """The registers of a kernel that have to be followed at run time, and where.

    Attributes:
        looks: by the id of an instruction.
        place: of each followed register, the number of its word.
        origins: of each followed register, where it is written, copies and arithmetic on undefined values left out.
        effects: of the instructions, a row for each block.
    """

    def __init__(self, blocks: list[Block], registers: dict[str, int]):
        self.looks: dict[int, Look] = {}
        self.place: dict[str, int] = {}
        self.origins: dict[str, list[str]] = {}
        self.effects = [[effect(inst, registers) for inst in block.insts] for block in blocks]
        if first := exposed(blocks, self.effects):
            self._find(blocks, self.effects, first)

    def _find(self, blocks: list[Block], effects: list[list[Effect]], first: set[str]) -> None:
        tracked = set(first)
        _close(tracked, ((o.sources, o.writes) for row in effects for o in row if o.rule != USE))
        rows = [
            [(i, o) for i, o in zip(b.insts, row, strict=True) if not tracked.isdisjoint(names_of(o))]
            for b, row in zip(blocks, effects, strict=True)
        ]
        entry = _undefined_at_entry(blocks, rows, first, tracked)
        feeds: list[tuple[Iterable[str | None], Iterable[str]]] = []
        followed: set[str] = set()
        for number, undefined in entry.items():
            state = set(undefined)
            for inst, one in rows[number]:
                self._look(inst, one, state, followed)
                if one.rule != USE:
                    feeds.append((one.writes, [name for name in one.sources if name in state]))
                pass_by(inst, one, state, tracked)
        _close(followed, feeds)
        self.place = {name: i for i, name in enumerate(sorted(followed))}
        for number in entry:
            for inst, one in rows[number]:
                if writes := tuple(name for name in one.writes if name in followed):
                    look = self.looks.setdefault(id(inst), Look())
                    look.writes, look.effect = writes, one
                    if one.rule in (USE, FRESH):
                        for name in writes:
                            self.origins.setdefault(name, []).append(inst.location)

    def _look(self, inst: Inst, one: Effect, state: set[str], followed: set[str]) -> None:
        look = Look()
        if inst.guard in state:
            look.guard = inst.guard
        look.reads = tuple(name for name in one.reads if name in state and name != inst.guard)
        if one.stored and all(name in state for name in one.stored):
            look.stored = one.stored
        if one.scaled:
            look.accumulator = tuple(name for name in one.writes if name in state)
            look.scaled = one.scaled
        if look.looks():
            self.looks[id(inst)] = look
            followed.update((*look.reads, *look.stored, *look.accumulator, *([look.guard] if look.guard else [])))
