"""The machine instructions of each block of PTX, in the order of their addresses, as the model issues them.

nvdisasm gives the PTX row of each machine instruction. What ptxas made of a block is what bears the rows of its
instructions. Where it has made several copies of a row, one counts: none in another basic block, and in a basic block
where a loop is unrolled as much as one turn takes. An instruction that the emulator recorded hangs on the first machine
instruction of its kind; one of which ptxas made none, such as a commit, stands behind the one before.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..llvm.structures import structures
from . import pipes
from .layout import HEADER
from .machine_code import Instruction
from .parameters import Chip
from .streams import Inst, Launch

_MODEL = structures(HEADER)
CODE = np.dtype(_MODEL.Code)
# What carries out a recorded PTX instruction, by the beginning of both opcodes.
_CARRIES: tuple[tuple[str, str], ...] = (
    ("cp.async.bulk.commit", "UTMACMDFLUSH"), ("cp.async.bulk.wait", "DEPBAR"), ("cp.async.bulk", "UTMA|UBLK"),
    ("cp.reduce.async.bulk", "UTMA|UBLK"), ("cp.async.mbarrier", "ARRIVES"), ("cp.async.commit", "LDGDEPBAR"),
    ("cp.async.wait", "DEPBAR"), ("cp.async", "LDGSTS"), ("ldmatrix", "LDSM"), ("stmatrix", "STSM"),
    ("mbarrier", "SYNCS|ARRIVES"), ("barrier.cluster", "UCGABAR"), ("bar", "BAR"), ("barrier", "BAR"),
    ("wgmma.mma", "[HIQB]GMMA"), ("wgmma.wait", "WARPGROUP.DEPBAR"), ("tcgen05.mma", "UTC[A-Z]*MMA"),
    ("tcgen05.commit", "UTCBAR"), ("tcgen05.ld", "LDTM"), ("tcgen05.st", "STTM"), ("tcgen05.cp", "UTCCP"),
    ("st.async", "STAS"), ("red", "RED|ATOM"), ("atom", "ATOM|RED"), ("ld", "LD"), ("st", "ST"),
)  # fmt: skip
_MEMORY = ("ld", "st", "atom", "red", "cp.async.ca", "cp.async.cg", "ldmatrix", "stmatrix")
_LOADS = re.compile(r"LDL|STL")
_REASONS = {"LDG": _MODEL.R_GLOBAL, "LD": _MODEL.R_GLOBAL, "ATOM": _MODEL.R_GLOBAL, "LDL": _MODEL.R_GLOBAL,
            "LDS": _MODEL.R_SHARED, "LDSM": _MODEL.R_SHARED, "ATOMS": _MODEL.R_SHARED,
            "ATOMG": _MODEL.R_GLOBAL}  # fmt: skip


# PTX instructions of which ptxas makes one machine instruction, by the beginning of the opcode, and what it makes.
_MADE_OF = {"ld.global": "LD", "ld.shared": "LDS", "st.global": "ST", "st.shared": "STS", "fma.rn.f32": "FFMA",
            "add.f32": "FADD", "mul.f32": "FMUL"}  # fmt: skip
_SINGLE = {"memory": re.compile("(ld|st)\\.(global|shared)"), "f32": re.compile(r"fma\.rn\.f32|(add|mul)\.f32")}


class Code:
    """The code of a launch's kernel.

    Attributes:
        array: [instructions] of CODE.
        at: by block, the first of its instructions; one more at the end.
        places: what the numbers of places stand for.
        whole: it is machine code; else each PTX instruction counts as one.
        mix: how many instructions of each block.
    """

    def __init__(self, launch: Launch, machine: Sequence[Instruction], chip: Chip, recorded: set[int]):
        self.whole = bool(machine)
        self._chip, self._launch, self._recorded = chip, launch, recorded
        self._numbers: dict[str, int] = {}
        by_row: dict[int, list[int]] = defaultdict(list)
        for number, one in enumerate(machine):
            by_row[one.row].append(number)
        rows: list[Any] = []
        self.at = np.zeros(len(launch.blocks) + 1, np.int64)
        known = {inst.row for inst in launch.insts}
        first = next((i for i, block in enumerate(launch.blocks) if block), 0)
        loose = [number for row, all_ in by_row.items() if row not in known for number in all_]
        for i, block in enumerate(launch.blocks):
            insts = [launch.insts[number] for number in block]
            if machine:
                chosen = _one_copy({n for inst in insts for n in by_row.get(inst.row, ())}, machine)
                chosen = _one_turn(insts, chosen, machine)
                if i == first:
                    chosen = sorted({*chosen, *(n for n in loose if machine[n].part <= machine[0].part)})
                rows += self._block(block, chosen, machine)
            else:
                rows += self._plain(block)
            self.at[i + 1] = len(rows)
        self.array = np.array(rows, CODE) if rows else np.zeros(1, CODE)
        self.places = list(self._numbers)

    def _place(self, place: str) -> int:
        return self._numbers.setdefault(place.partition(" ")[0] or "no line", len(self._numbers))

    def _row(self, inst: int, place: str, use: pipes.Use, kind: int, stall: int, sets: int, reads: int, waits: int,
             reason: int, more: int = 0) -> tuple[Any, ...]:  # fmt: skip
        cost, latency = round(use.clocks * 16), round(use.latency)
        return inst, self._place(place), cost, latency, use.pipe, kind, stall, sets, reads, waits, reason, more

    def _block(self, block: Sequence[int], chosen: Sequence[int], machine: Sequence[Instruction]) -> list[Any]:
        insts = {self._launch.insts[number].row: number for number in block}
        carried: dict[
            int, int
        ] = {}  # by the number of a machine instruction, the PTX instruction whose records it takes
        behind: dict[int, list[int]] = defaultdict(list)  # those without one, behind a machine instruction
        last = -1
        for number in block:
            if number not in self._recorded:
                continue
            mine = _carriers(self._launch.insts[number], chosen, machine)
            for carrier in mine:
                carried[carrier] = number
            if mine:
                last = mine[0]
            else:
                behind[last].append(number)
        rows = [self._event(number) for number in behind[-1]]
        for at in chosen:
            one = machine[at]
            inst = carried.get(at, -1)
            base = one.op.partition(".")[0]
            kind = _MODEL.K_RECORDED if inst >= 0 else _MODEL.K_LOCAL if _LOADS.match(base) else _MODEL.K_PLAIN
            place = self._launch.insts[insts[one.row]].place if one.row in insts else ""
            rows.append(self._row(inst, place, pipes.use(one.op, self._chip), kind, one.stall, one.sets, one.reads,
                                  one.waits, _REASONS.get(base, _MODEL.R_SHORT)))  # fmt: skip
            rows += [self._event(number) for number in behind.get(at, ())]
        return rows

    def _event(self, number: int) -> tuple[Any, ...]:
        none = pipes.Use(_MODEL.P_UNIFORM, 0, 0)
        return self._row(number, self._launch.insts[number].place, none, _MODEL.K_RECORDED, 0, 7, 7, 0,
                         _MODEL.R_SHORT, 1)  # fmt: skip

    def _plain(self, block: Sequence[int]) -> list[Any]:
        """Without machine code: an instruction of PTX is one, and waits for what was loaded before it."""
        rows = []
        for number in block:
            inst = self._launch.insts[number]
            op = _as_machine(inst.op)
            use = pipes.use(op, self._chip)
            recorded = number in self._recorded
            loads = inst.op.startswith(("ld", "atom"))
            kind = _MODEL.K_RECORDED if recorded else _MODEL.K_PLAIN
            waits = 0 if loads else 1
            rows.append(self._row(number if recorded else -1, inst.place, use, kind, 4 if use.pipe != _MODEL.P_MEMORY
                                  else 2, 0 if loads else 7, 7, waits, _MODEL.R_GLOBAL))  # fmt: skip
        return rows


def _one_copy(numbers: set[int], machine: Sequence[Instruction]) -> list[int]:
    """The instructions of a block, without those that stand in another basic block of the machine code a second time:
    ptxas unrolls, and has slow ways for lanes that are not together."""
    parts = Counter(machine[n].part for n in numbers)
    slow = {machine[n].part for n in numbers if machine[n].op.startswith(("ENDCOLLECTIVE", "WARPSYNC.COLLECTIVE"))}
    best: dict[tuple[int, str], int] = {}
    for n in sorted(numbers, key=lambda n: (machine[n].part in slow, -parts[machine[n].part], n)):
        best.setdefault((machine[n].row, machine[n].op), machine[n].part)
    return sorted(n for n in numbers if best[machine[n].row, machine[n].op] == machine[n].part
                  and (machine[n].part not in slow))  # fmt: skip


def _one_turn(insts: Sequence[Inst], chosen: Sequence[int], machine: Sequence[Instruction]) -> list[int]:
    """What one run of a block takes of a basic block in which ptxas has put its instructions several times, because it
    unrolled the loop. How often, its loads and stores tell, else its operations in f32: of these ptxas makes one
    machine instruction each. What the turns share, such as the branch, goes to none of them where they are more than
    two."""
    rows = {inst.row: inst.op for inst in insts}
    parts: dict[int, list[int]] = defaultdict(list)
    for n in chosen:
        parts[machine[n].part].append(n)
    kept: list[int] = []
    for numbers in parts.values():
        single = [Counter(machine[n].row for n in numbers if (ptx := _SINGLE[kind].match(rows.get(machine[n].row, "")))
                          and machine[n].op.startswith(_MADE_OF[ptx[0]])) for kind in ("memory", "f32")]  # fmt: skip
        turns = min((single[0] or single[1]).values(), default=1)
        every: dict[tuple[int, str], list[int]] = defaultdict(list)
        for n in numbers:
            every[machine[n].row, machine[n].op].append(n)
        kept += [n for same in every.values() for n in same[: math.floor(len(same) / turns + 0.5)]]
    return sorted(kept)


def _carriers(inst: Inst, chosen: Sequence[int], machine: Sequence[Instruction]) -> list[int]:
    """The machine instructions that take the records of a PTX instruction: those of a load or store that ptxas cut in
    parts, else the first."""
    pattern = next((carries for begins, carries in _CARRIES if inst.op.startswith(begins)), None)
    if pattern is None:
        return []
    found = [n for n in chosen if machine[n].row == inst.row and re.match(pattern, machine[n].op)]
    return found[:1]


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
