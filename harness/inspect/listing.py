"""PTX and SASS by line of the main source: an instruction of an inlined wrapper belongs to the line that calls it."""

from __future__ import annotations

import os
import re
from collections import Counter
from dataclasses import dataclass, field, replace

from harness.inspect import pipes
from jit import arch as arches
from jit import inspect
from jit.base.artifact import Artifact, Entry
from jit.base.errors import NoCompilerError
from jit.base.line_info import Place, by_line

_PLACE = re.compile(r'\s*//## File "([^"]*)", line (\d+)')
_ENTRY = re.compile(r"\.entry\s+([\w$]+)")
_SASS = re.compile(r"\s*/\*([0-9a-f]+)\*/\s+(?:(@!?U?P\w+)\s+)?([A-Z][\w.]*)(.*?);")
_PTX = re.compile(r"\s*(?:(@!?%?[\w$]+)\s+)?([a-z][\w.:]*)\b(.*);\s*$")
_STATEMENT = re.compile(
    r"(?:^|(?<=;))\s*(?:[\w$]+:(?!:)\s*)?([^;]*;)"
)  # of a line that may hold several, after a label
_SPILLS = ("STL", "LDL")


@dataclass(frozen=True)
class Instruction:
    """One instruction: its opcode and its text, and the line of the main source (0: none)."""

    op: str
    text: str
    line: int


@dataclass
class Listing:
    """One kernel of an artifact.

    Attributes:
        title: what was compiled, for people.
        arch: full architecture.
        entry: its resources.
        source: lines of the main source.
        ptx, sass: instructions in order; ``sass`` is empty where ``missing`` says why there is none.
        smem: dynamic shared memory that occupancy is computed for, in bytes.
        block: threads of a block that was launched; None where none was.
        file: where the main source stands; empty where it is not known.
        line_before: lines of that file before the source, where it is a text in it.
    """

    title: str
    arch: str
    entry: Entry
    source: list[str]
    ptx: list[Instruction]
    sass: list[Instruction]
    missing: str = ""
    smem: int = 0
    block: int | None = None
    options: tuple[str, ...] = field(default=())
    file: str = ""
    line_before: int = 0

    @property
    def threads(self) -> int | None:
        """Threads of a block, where one was launched or the kernel has launch bounds."""
        return self.block or self.entry.max_threads

    @property
    def warps(self) -> int | None:
        """Resident warps of a multiprocessor, by the occupancy rules; None where the threads are not known."""
        return None if self.threads is None else self.warps_with(self.threads)

    def warps_with(self, threads: int) -> int:
        """Resident warps of a multiprocessor with so many threads a block."""
        return inspect.warps_per_sm(self.entry, self.arch, threads, self.smem)

    @property
    def most_warps(self) -> int:
        """Warps that a multiprocessor has room for."""
        return arches.find(self.arch).max_threads_per_sm // 32

    def mix(self) -> Counter[str]:
        """SASS instructions by pipe."""
        return Counter(pipes.pipe(instruction.op) for instruction in self.sass)

    def features(self) -> Counter[str]:
        """Tensor, copy and barrier instructions of the PTX, by name."""
        found = (pipes.feature(instruction.op) for instruction in self.ptx)
        return Counter(name for name in found if name)

    def spills(self) -> list[tuple[int, int, int]]:
        """Lines with SASS that stores to and loads from local memory, where registers are spilled: line, stores, loads,
        what has most first. Empty where nothing is spilled: local memory is then that of arrays."""
        if not self.entry.spill_stores and not self.entry.spill_loads:
            return []
        stores, loads = (Counter(one.line for one in self.sass if one.op.startswith(opcode)) for opcode in _SPILLS)
        lines = stores.keys() | loads.keys()
        return sorted(((n, stores[n], loads[n]) for n in lines), key=lambda row: (-row[1] - row[2], row[0]))

    def by_line(self) -> dict[int, tuple[list[Instruction], list[Instruction]]]:
        """PTX and SASS of each line that has some, by line."""
        found: dict[int, tuple[list[Instruction], list[Instruction]]] = {}
        for side, instructions in enumerate((self.ptx, self.sass)):
            for one in instructions:
                found.setdefault(one.line, ([], []))[side].append(one)
        return dict(sorted(found.items()))


def listings(artifact: Artifact, title: str, smem: int = 0, missing: str = "") -> list[Listing]:
    """A listing of each kernel of an artifact, which has no cubin where ``missing`` says why.

    Raises:
        jit.JitError: nvdisasm fails. Where it is not installed, listings have no SASS.
    """
    found = []
    name = os.path.basename(artifact.source_name)
    places, bodies = by_line(artifact.ptx), _bodies(artifact.ptx)
    source = artifact.source.splitlines()
    for entry in artifact.entries.values():
        sass: list[Instruction] = []
        try:
            sass = sass if missing else _sass(inspect.sass(artifact, entry.name, lines=True), name)
        except NoCompilerError as error:
            missing = str(error)
        ptx = _ptx(bodies.get(entry.name, {}), name, places)
        found.append(Listing(title, artifact.arch, entry, source, ptx, sass, missing, smem, options=artifact.options))
    return found


def moved(one: Listing, lines: int) -> Listing:
    """The same where the source begins so many lines below the first of its file."""

    def below(instructions: list[Instruction]) -> list[Instruction]:
        return [replace(each, line=each.line + lines) if each.line else each for each in instructions]

    return replace(one, ptx=below(one.ptx), sass=below(one.sass)) if lines else one


def _sass(text: str, source: str) -> list[Instruction]:
    """nvdisasm's listing. Lines with a place follow each other from the innermost frame outwards."""
    found: list[Instruction] = []
    line, chosen, located = 0, False, False
    for row in text.splitlines():
        if place := _PLACE.match(row):
            if not located:
                line, chosen = 0, False
            located = True
            if not chosen and os.path.basename(place[1]) == source:
                line, chosen = int(place[2]), True
        elif instruction := _SASS.match(row):
            located = False
            guard = f"{instruction[2]} " if instruction[2] else ""
            found.append(Instruction(instruction[3], f"{guard}{instruction[3]}{instruction[4].rstrip()}", line))
    while found and found[-1].op in ("NOP", "BRA"):  # what pads the section's end
        found.pop()
    return found


def _bodies(text: str) -> dict[str, dict[int, str]]:
    """The lines of each kernel by their numbers, from its entry on to the next one at most."""
    found: dict[str, dict[int, str]] = {}
    body: dict[int, str] = {}
    for at, row in enumerate(text.splitlines(), 1):
        for entry in _ENTRY.findall(row):
            body = found.setdefault(entry, {})
        body[at] = row
    return found


def _ptx(body: dict[int, str], source: str, places: list[tuple[Place, ...]]) -> list[Instruction]:
    """The body of a kernel."""
    found: list[Instruction] = []
    depth = 0
    for at, row in body.items():
        lines = (line for file, line, _ in places[at] if os.path.basename(file) == source)
        line = next(lines, 0)
        for statement in _STATEMENT.findall(row) if depth and not row.lstrip().startswith("//") else ():
            if (instruction := _PTX.match(statement)) and not instruction[2].startswith("."):
                guard = f"{instruction[1]} " if instruction[1] else ""
                operands = " ".join(instruction[3].split())
                found.append(Instruction(instruction[2], f"{guard}{instruction[2]} {operands}".rstrip(), line))
        if not row.lstrip().startswith((".loc", "//")):
            depth += row.count("{") - row.count("}")
            if depth == 0 and row.strip().endswith("}"):
                break
    return found
