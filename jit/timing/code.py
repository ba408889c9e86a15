"""What the model issues for each basic block of the machine code, and which machine instruction carries out what the
emulator recorded.

A recorded PTX instruction hangs on the machine instruction of its kind in the basic block that holds its block
(`walk.py`), on as many of them as turns of an unrolled loop lie there; one that ptxas moved into another basic block on
the last run of that before which carries out no other turn, else on the next one. One of which ptxas made none, such as
a commit, stands behind the one before.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..llvm.structures import structures
from . import pipes, registers
from .layout import HEADER
from .machine_code import Instruction
from .parameters import Chip
from .streams import Launch
from .walk import Walk, Way, width

_MODEL = structures(HEADER)
CODE = np.dtype(_MODEL.Code)
_PRODUCT = "[HIQB]GMMA"
# What carries out a recorded PTX instruction, by the beginning of both opcodes.
_CARRIES: tuple[tuple[str, str], ...] = (
    ("cp.async.bulk.commit", "UTMACMDFLUSH"), ("cp.async.bulk.wait", "DEPBAR"), ("cp.async.bulk", "UTMA|UBLK"),
    ("cp.reduce.async.bulk", "UTMA|UBLK"), ("cp.async.mbarrier", "ARRIVES"), ("cp.async.commit", "LDGDEPBAR"),
    ("cp.async.wait", "DEPBAR"), ("cp.async", "LDGSTS"), ("ldmatrix", "LDSM"), ("stmatrix", "STSM"),
    ("mbarrier", "SYNCS|ARRIVES"), ("barrier.cluster", "UCGABAR"), ("bar", "BAR"), ("barrier", "BAR"),
    ("wgmma.mma", _PRODUCT), ("wgmma.wait", "WARPGROUP.DEPBAR"), ("tcgen05.mma", "UTC[A-Z]*MMA"),
    ("tcgen05.commit", "UTCBAR"), ("tcgen05.ld", "LDTM"), ("tcgen05.st", "STTM"), ("tcgen05.cp", "UTCCP"),
    ("st.async", "STAS"), ("red", "RED|ATOM"), ("atom", "ATOM|RED"), ("ld", "LD"), ("st", "ST"),
    ("wmma.load", "LD"), ("wmma.store", "ST"),
)  # fmt: skip
_LOADS = re.compile(r"LDL|STL")
# ptxas loads a word once for several turns of a loop that it unrolled.
_LOADED_ONCE = ("ld.global", "ld.shared", "ld.const")
_REASONS = {"LDG": _MODEL.R_GLOBAL, "LD": _MODEL.R_GLOBAL, "ATOM": _MODEL.R_GLOBAL, "LDL": _MODEL.R_GLOBAL,
            "LDS": _MODEL.R_SHARED, "LDSM": _MODEL.R_SHARED, "ATOMS": _MODEL.R_SHARED,
            "ATOMG": _MODEL.R_GLOBAL}  # fmt: skip


# What may carry out a recorded PTX instruction; and PTX instructions of which there are no records.
_TAKES = re.compile("|".join(dict.fromkeys(f"(?:{carries})" for _, carries in _CARRIES)))
_ARITHMETIC = re.compile(r"(add|sub|mul|mad|fma|div|rem|abs|neg|min|max|set|setp|selp|slct|and|or|xor|not|shl|shr|shf|"
                         r"mov|cvt|cvta|prmt|bfe|bfi|bra|brx|call|ret|exit|ex2|lg2|rcp|rsqrt|sqrt|sin|cos|tanh|lop3|"
                         r"popc|clz|brev|dp4a|dp2a|shfl|vote|ld\.param)\b")  # fmt: skip


class Carried:
    """Which machine instructions carry out the recorded PTX instructions.

    Args:
        launch: the record; machine: its machine code; walk: its basic blocks.

    Attributes:
        parts: by basic block, what the model issues: the number of a machine instruction and -1, or -1 and the number
            of a PTX instruction that none carries out.
        at: by basic block, the first of these in all of them; one more at the end.
        widths: by what the model issues, the bytes that a lane loads or stores.
    """

    def __init__(self, launch: Launch, machine: Sequence[Instruction], walk: Walk):
        self._insts, self._machine, self._walk = launch.insts, machine, walk
        by_row: dict[int, list[int]] = defaultdict(list)
        for n, one in enumerate(machine):
            by_row[one.row].append(n)
        self._before: dict[int, list[int]] = {}  # by PTX instruction, those of its block up to it
        self._block: dict[int, int] = {}
        for number, block in enumerate(launch.blocks):
            for i, inst in enumerate(block):
                self._before[inst], self._block[inst] = list(block[: i + 1]), number
        self._by_row = by_row
        self._products = self._of_products()
        self._carriers: dict[int, dict[int, list[int]]] = {}  # by PTX instruction and basic block
        # Which PTX instructions can be recorded and have no machine instruction: behind which one they stand.
        behind: dict[int, list[int]] = defaultdict(list)
        for block in launch.blocks:
            for inst in block:
                if _recordable(launch.insts[inst].op) and not self._of(inst):
                    for n in self._behind(inst):
                        behind[n].append(inst)
        self.parts: list[list[tuple[int, int]]] = []
        for part, numbers in enumerate(walk.parts):
            rows = [(-1, inst) for inst in behind.get(-1 - part, ())]
            for n in numbers:
                rows.append((n, -1))
                rows += [(-1, inst) for inst in behind.get(n, ())]
            self.parts.append([*rows, (-1, -1)])  # at the end what lies nowhere on a warp's way
        self.at = np.concatenate([[0], np.cumsum([len(rows) for rows in self.parts])]).astype(np.int64)
        self._code_of: dict[int, int] = {}
        self._events: dict[tuple[int, int], list[int]] = defaultdict(list)
        for part, rows in enumerate(self.parts):
            for i, (n, inst) in enumerate(rows):
                if n >= 0:
                    self._code_of[n] = int(self.at[part]) + i
                elif inst >= 0:
                    self._events[inst, part].append(int(self.at[part]) + i)
        self._codes: dict[int, dict[int, list[int]]] = {}
        self.widths = np.array(
            [width(machine[n].op) if n >= 0 else 0 for rows in self.parts for n, _ in rows], np.int64
        )

    def _of_products(self) -> dict[int, dict[int, list[int]]]:
        """By wgmma.mma_async and basic block, the machine instructions that carry it out: ptxas gives each the row of
        an instruction before it, but its wait has its own, and as many products lie before that as in PTX."""
        waits = {n: one.row for n, one in enumerate(self._machine) if one.op.startswith("WARPGROUP.DEPBAR")}
        carriers = [n for n, one in enumerate(self._machine) if re.match(_PRODUCT, one.op)]
        before: dict[int, list[int]] = {}  # by the row of a wait, the products behind the wait before
        pending: list[int] = []
        for inst in sorted(self._block, key=lambda inst: self._insts[inst].row):
            one = self._insts[inst]
            if one.op.startswith("wgmma.mma"):
                pending.append(inst)
            elif one.op.startswith("wgmma.wait"):
                before[one.row], pending = pending, []
        found: dict[int, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        last = -1
        for n, row in waits.items():
            mine, last, first = before.get(row, []), n, last
            there = [number for number in carriers if first < number < n]
            if len(mine) == len(there):
                for inst, number in zip(mine, there, strict=True):
                    found[inst][self._machine[number].part].append(number)
        return {inst: dict(of) for inst, of in found.items()}

    def _of(self, inst: int) -> dict[int, list[int]]:
        """By basic block, the machine instructions that carry out a PTX instruction: of a load or store that ptxas cut
        in parts the first."""
        if inst in self._products:
            return self._products[inst]
        if inst not in self._carriers:
            one = self._insts[inst]
            pattern = next((carries for begins, carries in _CARRIES if one.op.startswith(begins)), None)
            found: dict[int, list[int]] = defaultdict(list)
            for n in self._by_row.get(one.row, ()):
                if pattern and re.match(pattern, self._machine[n].op):
                    found[self._machine[n].part].append(n)
            turns = [max(self._walk.holds[part].get(self._block.get(inst, -1), 1), 1) for part in found]
            each = min((max(len(ns) // many, 1) for ns, many in zip(found.values(), turns, strict=True)), default=1)
            self._carriers[inst] = {part: ns[::each] for part, ns in found.items()}
        return self._carriers[inst]

    def _behind(self, inst: int) -> list[int]:
        """The machine instructions behind which a PTX instruction stands of which ptxas made none: in each basic block
        that holds its block, as many as this is there times; -1 less the basic block: at its begin. Where ptxas moved
        the recorded one before it into other basic blocks, it stands behind that there."""
        holding = {part for part, held in enumerate(self._walk.holds) if self._block[inst] in held}
        nearest = next((of for other in reversed(self._before[inst][:-1]) if (of := self._of(other))), {})
        if nearest and not holding & nearest.keys():
            return [n for ns in nearest.values() for n in ns]
        found = []
        for part, times in ((p, held[self._block[inst]]) for p, held in enumerate(self._walk.holds)
                            if self._block[inst] in held):  # fmt: skip
            earlier = [ns for other in self._before[inst][:-1] if (ns := self._of(other).get(part))]
            for copy in range(times):
                found.append(earlier[-1][min(copy, len(earlier[-1]) - 1)] if earlier else -1 - part)
        return found or self._behind_blocks(self._block[inst])

    def _behind_blocks(self, block: int) -> list[int]:
        """The machine instructions that carry out the last recorded one before a block of PTX that has no place."""
        for other in reversed([inst for inst, number in self._block.items() if number < block]):
            if of := self._of(other):
                return [ns[-1] for ns in of.values()]
        return [-1]

    def _of_codes(self, inst: int) -> dict[int, list[int]]:
        """By basic block, the numbers in the model's code of what carries out a PTX instruction."""
        if inst not in self._codes:
            found = {part: [self._code_of[n] for n in ns] for part, ns in self._of(inst).items()}
            if not found:
                found = {part: codes for (one, part), codes in self._events.items() if one == inst}
            self._codes[inst] = found
        return self._codes[inst]

    def by(self, way: Way, at: np.ndarray, insts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Where on a warp's way its records lie, and the number in the model's code of what carries each out; -1 of a
        load that ptxas left out, since a turn of its loop before has the word.

        Args:
            way: the way.
            at: by record, the number of the block of PTX that the warp ran.
            insts: by record, the PTX instruction.
        """
        places, codes = way.at[at], np.zeros(len(at), np.int64)
        copies = way.copy[at]
        for inst in np.unique(insts).tolist():
            mine = np.flatnonzero(insts == inst)
            of = self._of_codes(inst)
            where = np.flatnonzero(np.isin(way.parts, list(of)))
            if not len(where):
                codes[mine] = self.at[way.parts[places[mine]] + 1] - 1
                continue
            many = np.array([len(of.get(part, ())) for part in range(len(self.parts))])[way.parts[where]]
            here = np.isin(places[mine], where)
            ran, turn = np.unique(at[mine], return_inverse=True)  # a warp that is not together may have several records
            near = np.searchsorted(where, way.at[ran], side="right") - 1
            if not here.all() and many.sum() >= len(ran):
                slot = _each_its_own(np.concatenate([[0], np.cumsum(many)])[near + 1] - 1)
                slot = np.minimum(slot, many.sum() - 1)
                place = np.repeat(where, many)[slot]
                number = slot - np.repeat(np.cumsum(many) - many, many)[slot]
                places[mine], copies[mine] = place[turn], number[turn]
            else:
                places[mine] = where[np.maximum(near, 0)][turn]
            for part in np.unique(way.parts[places[mine]]).tolist():
                there = mine[way.parts[places[mine]] == part]
                numbers = np.array(of[part])
                codes[there] = numbers[np.minimum(copies[there], len(numbers) - 1)]
                if self._insts[inst].op.startswith(_LOADED_ONCE):
                    codes[there[copies[there] >= len(numbers)]] = -1
        return places, codes


def _each_its_own(near: np.ndarray) -> np.ndarray:
    """By turn, which run of a machine instruction carries it out: the last one before it (`near`, -1: none), and where
    that carries out the turn before, the next one. So it is with what ptxas cut off behind its block."""
    turns = np.arange(len(near))
    return np.maximum.accumulate(np.maximum(near, 0) - turns) + turns


def _recordable(op: str) -> bool:
    """Records may have it: of anything but arithmetic and branches."""
    return not _ARITHMETIC.match(op)


class Code:
    """The code of a launch's kernel.

    Attributes:
        array: [instructions] of CODE.
        at: by block, the first of its instructions; one more at the end.
        places: what the numbers of places stand for.
        whole: it is machine code; else each PTX instruction counts as one.
    """

    def __init__(self, launch: Launch, machine: Sequence[Instruction], chip: Chip, carried: Carried | None):
        self.whole = carried is not None
        self._chip, self._launch = chip, launch
        self._numbers: dict[str, int] = {}
        rows: list[Any] = []
        self._banks = registers.reads(machine)
        if carried is not None:
            self._by_row = {inst.row: number for number, inst in enumerate(launch.insts)}
            self.at = carried.at
            for each in carried.parts:
                rows += [self._machine(len(rows) + i, machine[n], self._banks[n]) if n >= 0
                         else self._event(len(rows) + i, inst) for i, (n, inst) in enumerate(each)]  # fmt: skip
        else:
            self.at = np.zeros(len(launch.blocks) + 1, np.int64)
            for i, block in enumerate(launch.blocks):
                rows += self._plain(block)
                self.at[i + 1] = len(rows)
        self.array = np.array(rows, CODE) if rows else np.zeros(1, CODE)
        self.places = list(self._numbers)

    def _place(self, place: str) -> int:
        return self._numbers.setdefault(place.partition(" ")[0] or "no line", len(self._numbers))

    def _row(self, inst: int, place: str, use: pipes.Use, kind: int, stall: int, sets: int, reads: int, waits: int,
             reason: int, more: int = 0, banks: tuple[int, int] = (0, 0)) -> tuple[Any, ...]:  # fmt: skip
        cost, latency = round(use.clocks * 16), round(use.latency)
        return inst, self._place(place), cost, latency, use.pipe, kind, stall, sets, reads, waits, reason, more, banks

    def _machine(self, number: int, one: Instruction, banks: tuple[int, int]) -> tuple[Any, ...]:
        base = one.op.partition(".")[0]
        kind = _MODEL.K_LOCAL if _LOADS.match(base) else _MODEL.K_RECORDED if _TAKES.match(one.op) else _MODEL.K_PLAIN
        inst = self._by_row.get(one.row, -1)
        place = self._launch.insts[inst].place if inst >= 0 else ""
        use = pipes.use(one.op, self._chip)
        if kind == _MODEL.K_LOCAL:
            use = pipes.Use(use.pipe, width(one.op), 0.0 if base == "STL" else use.latency)
        return self._row(number, place, use, kind, one.stall, one.sets, one.reads,
                         one.waits, _REASONS.get(base, _MODEL.R_SHORT), banks=banks)  # fmt: skip

    def _event(self, number: int, inst: int) -> tuple[Any, ...]:
        none = pipes.Use(_MODEL.P_UNIFORM, 0, 0)
        place = self._launch.insts[inst].place if inst >= 0 else ""
        more = _MODEL.M_EVENTS if inst >= 0 else _MODEL.M_ALL
        return self._row(number, place, none, _MODEL.K_RECORDED, 0, 7, 7, 0,
                         _MODEL.R_SHORT, more)  # fmt: skip

    def _plain(self, block: Sequence[int]) -> list[Any]:
        """Without machine code: an instruction of PTX is one, and waits for what was loaded before it."""
        rows = []
        for number in block:
            inst = self._launch.insts[number]
            op = _as_machine(inst.op)
            use = pipes.use(op, self._chip)
            loads = inst.op.startswith(("ld", "atom"))
            kind = _MODEL.K_RECORDED if _recordable(inst.op) else _MODEL.K_PLAIN
            waits = 0 if loads else 1
            rows.append(self._row(number, inst.place, use, kind, 4 if use.pipe != _MODEL.P_MEMORY
                                  else 2, 0 if loads else 7, 7, waits, _MODEL.R_GLOBAL))  # fmt: skip
        return rows


def _as_machine(op: str) -> str:
    """A machine opcode of the kind of a PTX opcode."""
    for begins, other in (
        ("ld.param", "LDC"), ("ld", "LDG"), ("st", "STG"), ("atom", "ATOMG"), ("red", "REDG"), ("cp.async", "LDGSTS"),
        ("shfl", "SHFL"), ("bra", "BRA"), ("fma", "FFMA"), ("mul.f", "FMUL"), ("add.f", "FADD"), ("mad", "IMAD"),
        ("mul", "IMAD"), ("ex2", "MUFU"), ("rcp", "MUFU"), ("sqrt", "MUFU"), ("rsqrt", "MUFU"), ("bar", "BAR"),
        ("mma.sync", "HMMA.16816"), ("wgmma", "HGMMA"), ("tcgen05", "UTCHMMA"),
    ):  # fmt: skip
        if op.startswith(begins):
            if begins == "mma.sync" and (shape := re.search(r"m16n8k(\d+)", op)):
                return f"{'IMMA' if '.s32' in op else 'HMMA'}.168{shape[1]}"
            return other
    return "IADD3"
