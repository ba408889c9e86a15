"""One change of a text, and a text that holds many of them at once."""

from __future__ import annotations

import ast
import bisect
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

_LONGEST = 64  # characters of a piece of text that is shown


@dataclass(eq=False)
class Change:
    """Another text for a piece of a text.

    Attributes:
        start, end: the piece, as offsets in the file.
        new: what stands there instead.
        rank: the lowest is tried first: -1, 0, 1, 2, 3, 4.
        shown: the piece and its other form, with what is around them, for people.
        write: of the pieces ``new`` and what stands there, and a condition that holds where the change is chosen: the
            text of both.
        also: what is made with it: the other half of an exchange, the other places of a name.
        risky: an assembler may not take it, and says no place.
        guarded: it is of a condition, or of what runs under one.
        orders: it is a barrier.
    """

    start: int
    end: int
    new: str
    rank: int
    shown: tuple[str, str]
    write: Callable[[str, str, str], str] = field(repr=False)
    also: tuple[Change, ...] = ()
    risky: bool = False
    guarded: bool = False
    orders: bool = False

    def crosses(self, other: Change) -> bool:
        """Whether the pieces overlap, and neither lies within the other."""
        return self.start < other.start < self.end < other.end or other.start < self.start < other.end < self.end


@dataclass
class Piece:
    """A piece of a text with its changes, and the pieces within it."""

    start: int
    end: int
    changes: list[tuple[int, Change]]
    inner: list[Piece] = field(default_factory=list)


def together(text: str, numbered: Iterable[tuple[int, Change]], condition: Callable[[int], str]) -> str:
    """A text with all changes, each of which is chosen by its number.

    Args:
        text: of the file.
        numbered: changes with their numbers. Their pieces lie within each other or apart.
        condition: the text that asks whether a number is chosen.
    """
    pieces: dict[tuple[int, int], Piece] = {}
    for number, change in numbered:
        for one in (change, *change.also):
            piece = pieces.setdefault((one.start, one.end), Piece(one.start, one.end, []))
            piece.changes.append((number, one))
    root = Piece(0, len(text), [])
    open_pieces = [root]
    for piece in sorted(pieces.values(), key=lambda one: (one.start, -one.end)):
        while open_pieces[-1].end < piece.end or open_pieces[-1].end <= piece.start:
            open_pieces.pop()
        open_pieces[-1].inner.append(piece)
        open_pieces.append(piece)
    return _written(text, root, condition)


def _written(text: str, piece: Piece, condition: Callable[[int], str]) -> str:
    parts, at = [], piece.start
    for one in piece.inner:
        parts += [text[at : one.start], _written(text, one, condition)]
        at = one.end
    made = "".join((*parts, text[at : piece.end]))
    row = [(number, change.new) for number, change in piece.changes if change.write is selected]
    for number, change in piece.changes:
        if change.write is not selected:
            made = change.write(change.new, made, condition(number))
    if row:
        any_of = "||".join(condition(number) for number, _ in row)
        made = f"({any_of}?({_one_of(row, condition)}):({made}))" if len(row) > 1 else selected(row[0][1], made, any_of)
    return made


def _one_of(row: Sequence[tuple[int, str]], condition: Callable[[int], str]) -> str:
    """The expression that is chosen of several. Compilers take long where many are nested, so that they are not."""
    if len(row) == 1:
        return f"/*{condition(row[0][0])}*/{row[0][1]}"  # for the places of errors
    half = len(row) // 2
    first = "||".join(condition(number) for number, _ in row[:half])
    return f"({first}?({_one_of(row[:half], condition)}):({_one_of(row[half:], condition)}))"


class Lines:
    """The numbers of lines, from 1 on, of offsets in a text."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(at + 1 for at, letter in enumerate(text) if letter == "\n")]

    def of(self, offset: int) -> int:
        """The line of an offset."""
        return bisect.bisect_right(self._starts, offset)

    def start(self, line: int) -> int:
        """The offset of a line."""
        return self._starts[line - 1]

    def span(self, node: ast.AST) -> tuple[int, int]:
        """The offsets of a node of Python, whose columns are letters: the text is ASCII."""
        begin = self.start(node.lineno) + node.col_offset  # type: ignore[attr-defined]
        return begin, self.start(node.end_lineno) + node.end_col_offset  # type: ignore[attr-defined]


def shown(text: str, around: tuple[int, int], start: int, end: int, new: str) -> tuple[str, str]:
    """A piece's surroundings as they are, and with another text in its place; each on one line, and short."""
    first, last = around
    old, other = text[first:last], text[first:start] + new + text[end:last]
    old, other = (" ".join(one.split()) for one in (old, other))
    alike = next((at for at, (a, b) in enumerate(zip(old, other, strict=False)) if a != b), min(len(old), len(other)))
    return _short(old, alike), _short(other, alike)


def _short(text: str, at: int) -> str:
    first = max(0, min(at - _LONGEST // 3, len(text) - _LONGEST))
    part = text[first : first + _LONGEST]
    return ("…" if first else "") + part + ("…" if first + len(part) < len(text) else "")


def spread(changes: Sequence[Change], first: Callable[[Change], float] = lambda _: 0) -> list[Change]:
    """Changes by rank; those of one rank take turns among the pieces, so that none waits for all of another's.
    ``first`` gives what is added to a rank for that."""
    turns: dict[tuple[int, int, int], int] = {}
    keyed = list[tuple[tuple[float, int], Change]]()
    for change in changes:
        key = change.rank, change.start, change.end
        turns[key] = turns.get(key, 0) + 1
        keyed.append(((first(change) + change.rank, turns[key]), change))
    return [change for _, change in sorted(keyed, key=lambda one: one[0])]


def clip(text: str, most: int = 80) -> str:
    """A text that is shown, cut where it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def both(old: str, new: str, most: int = 80) -> tuple[str, str]:
    """A text as it is and with a change, where both are shown whole: each on one line, cut where it is too long."""
    return clip(" ".join(old.split()), most), clip(" ".join(new.split()), most)


BOTH = 160  # characters of two statements that are shown


def selected(new: str, now: str, chosen: str) -> str:
    """An expression of CUDA C++, or another one where a change is chosen."""
    return f"({chosen}?({new}):({now}))"


def stated(new: str, now: str, chosen: str) -> str:
    """A statement of CUDA C++, or another one where a change is chosen."""
    return f"if({chosen}){{{new}}}else{{{now}}}"


def exchanger(one: str, two: str) -> Callable[[re.Match[str]], str]:
    """What ``re.sub`` puts in the place of each of two names: the other."""
    return lambda match: two if match[0] == one else one
