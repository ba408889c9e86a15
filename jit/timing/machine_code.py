"""The machine code of a kernel with what ptxas wrote into its control bits, and the row of the PTX text of each
instruction, as nvdisasm gives them.

The control bits of a 128-bit instruction, from bit 105 on: clocks until the next one of the warp (4), yield (1), the
scoreboard that its result sets (3) and the one that its read operands set (3; 7 is none), scoreboards to wait for (6).
[Jia et al., "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2.1]
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ..base.artifact import Artifact
from ..compiler import listings

_ROW = re.compile(r'\s*//## File "\.nv_debug_ptx_txt[^"]*", line (\d+)')
_INSTRUCTION = re.compile(
    r"\s*/\*([0-9a-f]+)\*/\s+(?:\{\s*)?(?:(@!?U?P\w+)\s+)?([A-Z][\w.]*)(.*?);?\s*\}?\s*/\* 0x([0-9a-f]+) \*/"
)
_HIGH = re.compile(r"\s*/\* 0x([0-9a-f]+) \*/\s*$")
_LABEL = re.compile(r"\s*(\.L_\w+):")
_GOES = re.compile(r"`\((\.L_\w+)\)")
_BARRIER = re.compile(r"B\d+")
_ENDS = ("BRA", "EXIT", "RET", "BRX", "JMP", "CALL", "BRXU", "JMX", "BREAK", "BSYNC", "WARPSYNC")


@dataclass(frozen=True)
class Instruction:
    """One machine instruction.

    Attributes:
        op, text: ``"LDG.E.128"``, and its operands.
        guarded: it has a guard predicate.
        row: of the PTX text; 0 where none is known.
        part: number of the basic block.
        stall: clocks until the warp's next instruction may issue.
        sets, reads: scoreboards for its result and for its operands; 7: none.
        waits: mask of scoreboards that it waits for.
        target: number of the basic block that it branches to, of BSYNC that behind its BSSY; -1: none is known.
    """

    op: str
    text: str
    guarded: bool
    row: int
    part: int
    stall: int
    sets: int
    reads: int
    waits: int
    target: int = -1


def instructions(artifact: Artifact, entry: str) -> list[Instruction]:
    """The machine code of an entry.

    Raises:
        NoCompilerError: nvdisasm is not installed; JitError: it fails.
    """
    return parsed(listings.encoded(artifact, entry))


def parsed(text: str) -> list[Instruction]:
    """The instructions of a listing."""
    found: list[Instruction] = []
    row, part, waiting = 0, 0, None
    labels: dict[str, int] = {}
    goes: list[str] = []  # by instruction, the label that it goes to
    behind: dict[str, str] = {}  # by convergence barrier, the label behind it
    for line in text.splitlines():
        if place := _ROW.match(line):
            row = int(place[1])
        elif label := _LABEL.match(line):
            if found and found[-1].part == part:
                part += 1
            labels[label[1]] = part
        elif match := _INSTRUCTION.match(line):
            waiting = match
        elif waiting is not None and (high := _HIGH.match(line)):
            bits = int(high[1], 16) >> 41
            op = waiting[3]
            found.append(
                Instruction(op, waiting[4].strip(), bool(waiting[2]), row, part, bits & 15, bits >> 5 & 7,
                            bits >> 8 & 7, bits >> 11 & 63)
            )  # fmt: skip
            goes.append(_goes(op, found[-1].text, behind))
            if op.partition(".")[0] in _ENDS:
                part += 1
            waiting = None
    while found and found[-1].op in ("NOP", "BRA"):  # what pads the section's end
        found.pop()
    return [replace(one, target=labels.get(label, -1)) if label else one
            for one, label in zip(found, goes, strict=False)]  # fmt: skip


def _goes(op: str, text: str, behind: dict[str, str]) -> str:
    """The label that an instruction goes to, or none. `behind`: what the barriers before it said."""
    label, barrier = _GOES.search(text), _BARRIER.match(text)
    if op.startswith("BSSY"):
        if label and barrier:
            behind[barrier[0]] = label[1]
        return ""
    if op.startswith("BSYNC"):
        return behind.get(barrier[0], "") if barrier else ""
    return label[1] if label else ""
