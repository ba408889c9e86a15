"""Barriers that device functions may lack: where a statement can be put in, and what orders the threads there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from harness.checking.forms import cuda_text
from harness.checking.forms.change import Change, Lines
from harness.checking.forms.cuda_text import Token

_BARRIERS = ("__syncthreads();", "__syncwarp();", "__threadfence();")
FAR = 1 << 20  # a rank that no other change has: these are tried where a finding asks for them alone

Block = Sequence[int]  # where statements can be put into a block, the first place at its beginning, the last at its end


def blocks(text: str, start: int, end: int) -> list[Block]:
    """The blocks of the device functions of a part of a text."""
    row = cuda_text.tokens(text, start, end) or []
    return [found for function in cuda_text.functions(row) for found in _blocks(function.body, text)]


def _blocks(body: Sequence[Token], text: str) -> Iterator[Block]:
    """The block of some tokens, which stand between its braces, and those within it."""
    if not body:
        return
    places, at = [body[0].start], 0
    while at < len(body):
        token, inside = body[at], None
        if token.text in ("(", "[", "{"):
            closes = cuda_text.closing(body, at)
            inside = body[at + 1 : closes]
            if token.text == "{" and (at == 0 or body[at - 1].text in (")", "else", "do", ";", "{", "}")):
                yield from _blocks(inside, text)
            at = closes
        ends = at < len(body) and body[at].text in (";", "}")
        following = body[at + 1].text if at + 1 < len(body) else ""
        if ends and following not in ("else", "while", ")", ",", ";", "]"):
            places.append(body[at].end)
        at += 1
    yield places


def barriers(text: str, found: Sequence[Block], lines: Collection[int]) -> list[Change]:
    """A barrier at each of the places before and behind some lines, in the blocks that these stand in."""
    around = places(text, found, lines)
    return [Change(at, at, barrier, FAR, ("", barrier), _put_in, orders=True) for at in around for barrier in _BARRIERS]


def places(text: str, found: Sequence[Block], lines: Collection[int]) -> list[int]:
    """The places of blocks before and behind some lines."""
    numbers = Lines(text)
    rows = text.split("\n")
    around: dict[int, None] = {}
    for line in (line for line in sorted(lines) if 0 < line <= len(rows)):
        first = numbers.start(line) + len(rows[line - 1]) - len(rows[line - 1].lstrip())
        last = numbers.start(line) + len(rows[line - 1].rstrip())
        for block in found:
            if block[0] <= last and first <= block[-1]:
                around |= dict.fromkeys([max((one for one in block if one <= first), default=block[0])])
                around |= dict.fromkeys([min((one for one in block if one >= last), default=block[-1])])
    return list(around)


def _put_in(new: str, now: str, chosen: str) -> str:
    return f"{now}if({chosen}){{{new}}}"
