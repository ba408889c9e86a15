"""How two builds of a kernel differ: resources, pipes, instructions that came and went, and the lines that grew."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from harness import line_differences
from harness.inspect.listing import Instruction, Listing

RESOURCES = ("registers", "spill_stores", "spill_loads", "stack", "static_smem", "barriers")


@dataclass(frozen=True)
class Change:
    """One number of the old and of the new build."""

    name: str
    old: int
    new: int


@dataclass(frozen=True)
class LineChange:
    """A line of the source whose instructions differ. ``number`` is that of the new source, of the old one where
    the line is gone; ``text`` its text; ``opcodes`` the SASS (PTX where there is none) that came and went."""

    number: int
    text: str
    state: str  # "new", "gone", "same text"
    opcodes: tuple[Change, ...]

    @property
    def weight(self) -> int:
        """Instructions that came or went."""
        return sum(abs(change.new - change.old) for change in self.opcodes)


def numbers(old: Listing, new: Listing) -> list[Change]:
    """Resources, resident warps and counts of instructions that differ."""
    found = [Change(name.replace("_", " "), getattr(old.entry, name), getattr(new.entry, name)) for name in RESOURCES]
    if old.warps is not None and new.warps is not None:
        found.append(Change("resident warps", old.warps, new.warps))
    found.append(Change("PTX instructions", len(old.ptx), len(new.ptx)))
    found.append(Change("SASS instructions", len(old.sass), len(new.sass)))
    return [change for change in found if change.old != change.new]


def counts(old: Counter[str], new: Counter[str]) -> list[Change]:
    """The entries of two tallies that differ, the largest difference first."""
    found = [Change(name, old[name], new[name]) for name in sorted(old.keys() | new.keys())]
    return sorted((one for one in found if one.old != one.new), key=lambda one: -abs(one.new - one.old))


def lines(old: Listing, new: Listing) -> list[LineChange]:
    """The lines whose machine code differs, what changed most first. Lines of equal text are matched in order."""
    theirs, ours = _opcodes(old), _opcodes(new)
    found = []
    for tag, a, a_end, b, b_end in line_differences.matcher(old.source, new.source).get_opcodes():
        if tag == "equal":
            pairs = [(a + i + 1, b + i + 1) for i in range(a_end - a)]
            found += [_line(new, n, "same text", theirs.get(m), ours.get(n)) for m, n in pairs]
        else:
            found += [_line(old, m, "gone", theirs.get(m), None) for m in range(a + 1, a_end + 1)]
            found += [_line(new, n, "new", None, ours.get(n)) for n in range(b + 1, b_end + 1)]
    return sorted((one for one in found if one.opcodes), key=lambda one: (-one.weight, one.number))


def _opcodes(listing: Listing) -> dict[int, Counter[str]]:
    found: dict[int, Counter[str]] = {}
    instructions: list[Instruction] = listing.sass or listing.ptx
    for one in instructions:
        found.setdefault(one.line, Counter())[one.op] += 1
    return found


def _line(listing: Listing, number: int, state: str, old: Counter[str] | None, new: Counter[str] | None) -> LineChange:
    changes = tuple(counts(old or Counter(), new or Counter()))
    return LineChange(number, listing.source[number - 1].strip(), state, changes)
