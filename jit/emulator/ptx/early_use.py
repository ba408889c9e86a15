"""Registers of tcgen05.ld that are used before tcgen05.wait::ld [PTX ISA 9.7.16.6.4.5, 9.7.16.8.5], found in the
program's text.

A true register dependency orders the load before what reads its registers. It orders nothing else: a write of such a
register, and another thread that is signalled to write the cells, need the wait.
"""

from __future__ import annotations

from dataclasses import dataclass

from .dataflow import effect
from .flow import Block
from .opcodes import ALWAYS, STRONG, of
from .parse import Inst, leaves

_RELEASES = {"release", "volatile", "mmio"}  # stores that other threads may take as a sign


@dataclass(frozen=True)
class Early:
    """Uses of a load's registers that no wait::ld stands before.

    Attributes:
        read: the first instruction that reads one of them; a wait on one of several ways to it counts as none.
        doubtful: some way to `read` has a wait.
        overwrite: the first that writes one which nothing has read, without a wait on any way.
        consumed: on every way, all have been read, or waited for, before another thread is signalled.
    """

    read: Inst | None
    doubtful: bool
    overwrite: Inst | None
    consumed: bool


def mark(blocks: list[Block], registers: dict[str, int]) -> None:
    """Sets `early` of each tcgen05.ld of a kernel with these registers."""
    for number, block in enumerate(blocks):
        for i, inst in enumerate(block.insts):
            if inst.op.startswith("tcgen05.ld"):
                inst.early = _early(blocks, number, i, registers)


def _early(blocks: list[Block], number: int, at: int, registers: dict[str, int]) -> Early:
    load = blocks[number].insts[at]
    everything = frozenset(name for i in of(load).results for name in leaves(load.args[i]))
    reads: dict[int, tuple[Inst, bool]] = {}
    overwrites: dict[int, tuple[Inst, bool]] = {}
    consumed = True
    # Registers that may be in flight where a block begins, and whether some way to it has a wait.
    entry: dict[int, tuple[frozenset[str], bool]] = {}
    todo = [(number, at + 1, everything, False)]
    while todo:
        number, at, flying, waited = todo.pop()
        for inst in blocks[number].insts[at:]:
            if inst is load:
                break
            if inst.op.startswith("tcgen05.wait::ld"):
                flying, waited = frozenset(), True
                continue
            done = effect(inst, registers)
            read = flying.intersection(
                (*done.reads, *done.stored, *done.sources, *(done.writes if done.scaled else ()))
            )
            written = flying.intersection(done.writes) - read
            if read:
                reads[id(inst)] = inst, waited
            elif written:
                overwrites[id(inst)] = inst, waited
            flying -= read | written
            if flying and _signals(inst):
                consumed = False
        else:
            for target in blocks[number].targets:
                before = entry.get(target)
                after = (flying, waited) if before is None else (before[0] | flying, before[1] or waited)
                if after != before:
                    entry[target] = after
                    todo.append((target, 0, *after))
    read_by = next(iter(reads.values()), None)
    overwrite = next((inst for inst, doubtful in overwrites.values() if not doubtful), None)
    return Early(read_by[0] if read_by else None, bool(read_by and read_by[1]), overwrite, consumed and bool(reads))


def _signals(inst: Inst) -> bool:
    """Whether other threads may learn from an instruction how far this one is."""
    signals = of(inst).signals
    return signals == ALWAYS or (signals == STRONG and not _RELEASES.isdisjoint(inst.parts))
