"""Counters of what ran: instructions by class, bytes by space, sectors, bank conflicts, matrix operations, waits.

They are on with ``WARPYARD_EMULATOR_COUNTERS=1``: the counting code is then part of a kernel's generated code, and is
not generated otherwise. Nothing of it is a time. The instructions are PTX, not the machine's.

A kernel's `Table` has words of 64 bits: two for each block (executions by a warp, and their lanes), one for each
guarded instruction (lanes for which the guard holds), and a row for each instruction that is counted by itself: a
memory access (counter_code.py), or what Python executes (counter_events.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..instructions.async_copy import gives_source_size
from ..lowering.emitter import BlockEmitter
from ..lowering.values import I64, S32, S64, Value
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.opcodes import ATOMIC, LOAD, STORE, TYPE, of
from ..ptx.parse import Inst, space_of
from ..ptx.types import number
from . import counter_code, counter_events, lines
from .counter_code import FIELDS, SAMPLE, SAMPLED, SPACES
from .sums import add

_FLOATS = {"f32": "f32", "f32x2": "f32", "f64": "f64", "f16": "f16", "f16x2": "f16", "bf16": "f16", "bf16x2": "f16"}
EMITTED = ("mma.sync", "wmma.mma")  # events that generated code counts
_SAMPLES = len(SAMPLED) * SAMPLE  # words of an access
_MOST_PLACES = 32  # instructions whose accesses are reported one by one, for conflicts and for sectors


def _access_name(inst: Inst) -> str:
    """``"load"``, ``"store"``, ``"atomic"`` or ``"cp.async"``."""
    row = of(inst)
    return row.event or row.counts.split()[-1]


def class_of(inst: Inst) -> str:
    """``"integer"``, ``"f32"``, ``"f16"`` (bf16 too), ``"f64"``, ``"global load"``, ``"synchronise"``, …"""
    counts = of(inst).counts
    if counts == TYPE:
        return _FLOATS.get(inst.parts[-1], "integer")
    return f"{space_of(inst)} {counts}" if counts in (LOAD, STORE, ATOMIC) else counts


@dataclass
class _Row:
    """What a row of the table counts: the instruction, its name in the report, the first of its words, and of the words
    of its worst requests."""

    inst: Inst
    name: str
    at: int
    sample: int = 0


@dataclass
class Table:
    """The counters of one compiled kernel, which its code adds to.

    Attributes:
        words: u64, all zero at the start of a launch.
        samples: u64, likewise: the worst requests of each access. Each process that shares a launch has its own.
    """

    blocks: list[Block]
    accesses: list[_Row] = field(default_factory=list)
    events: list[_Row] = field(default_factory=list)
    guards: dict[int, int] = field(default_factory=dict)  # word by id of the instruction

    def __post_init__(self) -> None:
        most = sum(2 + len(block.insts) * (1 + counter_code.WORDS) for block in self.blocks)
        self.words = np.zeros(most, np.uint64)
        self._used = 2 * len(self.blocks)
        room = sum(len(block.insts) for block in self.blocks) * _SAMPLES
        self.samples = np.zeros(room, np.uint64)

    # -- generated code
    def _take(self, count: int) -> int:
        self._used += count
        assert self._used <= len(self.words), "a row for each instruction"
        return self._used - count

    def _increase(self, e: BlockEmitter, at: int, by: Value | int) -> None:
        word = self._words(e, at)
        e.store(e.load(S64, word) + by, word)

    def _words(self, e: BlockEmitter, at: int) -> Value:
        """The place of a word and those behind it."""
        return e.symbol("counters", self.words.ctypes.data) + 8 * at

    def block(self, e: BlockEmitter, lanes: Value) -> None:
        """Counts an execution of the block by ``lanes``, an S64."""
        self._increase(e, 2 * e.number, 1)
        self._increase(e, 2 * e.number + 1, lanes)

    def instruction(self, e: BlockEmitter, inst: Inst) -> None:
        """Counts what blocks do not count: the lanes of a guarded instruction, matrix operations of `mma.sync`."""
        if inst.guard:
            at = self.guards.setdefault(id(inst), self._take(1))
            self._increase(e, at, e.intrinsic("llvm.ctpop", e.mask).to(S64))
        if (event := of(inst).event) in EMITTED:
            row = self._event(inst, event)
            some = (e.mask != 0).to(S64)
            self._increase(e, row.at, some)
            self._increase(e, row.at + 1, some * counter_events.mma_operations(inst))

    def access(self, e: BlockEmitter, size: int, mask: Value | None = None) -> None:
        """Counts an access of ``size`` bytes a lane at the generic addresses in `%abuf`: one of the instruction's."""
        if not self.accesses or self.accesses[-1].inst is not e.inst:
            first = _SAMPLES * len(self.accesses)
            self.accesses.append(_Row(e.inst, _access_name(e.inst), self._take(counter_code.WORDS), first))
        row = self.accesses[-1]
        target = e.low.native(counter_code.LIBRARY, "count_access")
        sample = e.symbol("counter_samples", self.samples.ctypes.data) + 8 * row.sample
        lanes = e.mask if mask is None else mask
        e.do(target, self._words(e, row.at), sample, e.abuf, lanes, size, counter_code.loads(e.inst), e.w)

    def call(self, e: BlockEmitter, site: Site) -> None:
        """Counts an instruction whose operands are in scratch slots, and which Python may execute."""
        inst = site.inst
        opcode = of(inst)
        if opcode.counts in ("shared load", "shared store"):
            stores = opcode.counts == "shared store"
            count = len(e.slots(site, 1 if stores else 0))
            offsets = e.read(I64, e.slots(site, 0 if stores else 1)[0]) & 0xFFFFFFFF
            e.store(offsets | f.SHARED_TAG << 48, e.abuf)
            self.access(e, 16, e.mask & (1 << 8 * count) - 1)
        elif opcode.event == "cp.async":
            e.store(e.read(I64, e.slots(site, 1)[0]), e.abuf)
            self.access(e, number(inst.args[2]), self._present(e, site))
        elif opcode.event and opcode.event not in EMITTED:
            self.event(e, site)

    def event(self, e: BlockEmitter, site: Site) -> None:
        """Counts an instruction that Python executes."""
        at = self._event(site.inst, of(site.inst).event).at
        site.handler = counter_events.counted(site.handler, site.inst, self.words, at)

    def _present(self, e: BlockEmitter, site: Site) -> Value | None:
        """The lanes of a `cp.async` that read their source, or None where all do."""
        if not gives_source_size(site.inst):
            return None
        place = e.slots(site, 3)[0]
        if site.widths[3][0] == 1:  # ignore-src
            return e.mask & ~e.read(S32, place)
        return e.mask & (e.read(I64, place) != 0).mask()

    def _event(self, inst: Inst, name: str) -> _Row:
        row = _Row(inst, name, self._take(counter_events.WORDS))
        self.events.append(row)
        return row

    # -- results
    def clear(self) -> None:
        """Sets all to zero."""
        self.words[:] = 0
        self.samples[: _SAMPLES * len(self.accesses)] = 0

    def taken(self) -> tuple[np.ndarray, np.ndarray]:
        """All that was counted, which another process can merge: words, and the samples that are in use."""
        return self.words, self.samples[: _SAMPLES * len(self.accesses)]

    def merge(self, taken: tuple[np.ndarray, np.ndarray]) -> None:
        """Adds what another process has counted of the same kernel: sums, and the worse of each two samples."""
        words, samples = taken
        self.words += words
        mine, theirs = (rows.reshape(-1, SAMPLE) for rows in (self.samples[: len(samples)], samples))
        worse = theirs[:, 0] > mine[:, 0]
        mine[worse] = theirs[worse]

    def report(self, ctas: int, warps: int) -> dict[str, Any]:
        """What a launch of ``ctas`` CTAs and ``warps`` warps has counted, as JSON types (see `Statistics.counters`)."""
        report: dict[str, Any] = {"launches": 1, "ctas": ctas, "warps": warps, "instructions": {}, "memory": {},
                                  "places": {}, "lines": {}}  # fmt: skip
        words = self.words.tolist()
        for i, block in enumerate(self.blocks):
            executions, lanes = words[2 * i : 2 * i + 2]
            for inst in block.insts if executions else ():
                on = words[self.guards[id(inst)]] if id(inst) in self.guards else lanes
                counted = {"warp": executions, "lane": on}
                add(report["instructions"], {class_of(inst): counted})
                add(report["lines"], {lines.of(inst): counted})
        for row in self.accesses:
            for i, space in enumerate(SPACES):
                at = row.at + i * len(FIELDS)
                counted = dict(zip(FIELDS, words[at : at + len(FIELDS)], strict=True))
                if counted["requests"]:
                    add(report["memory"], {f"{space} {row.name}": counted})
                    add(report["lines"], {lines.of(row.inst): lines.access(space, counted, self._worst(row, space))})
                    if counted["units"] > counted["ideal"]:
                        place = f"{row.inst.location}  {row.inst.op}"
                        add(report["places"], {space: {place: counted}})
        for space, places in report["places"].items():
            worst = sorted(places.items(), key=lambda item: item[1]["ideal"] - item[1]["units"])
            report["places"][space] = dict(worst[:_MOST_PLACES])
        for row in self.events:
            event_counts = words[row.at : row.at + counter_events.WORDS]
            counter_events.add_row(report, row.name, row.inst, event_counts)
            add(report["lines"], {lines.of(row.inst): lines.event(row.name, event_counts)})
        return report

    def _worst(self, row: _Row, space: str) -> list[int]:
        """The request of an access that lost most: SAMPLE words; none where nothing was lost in this process."""
        if space not in SAMPLED:
            return []
        at = row.sample + SAMPLED.index(space) * SAMPLE
        words: list[int] = self.samples[at : at + SAMPLE].tolist()
        return words if words[0] else []
