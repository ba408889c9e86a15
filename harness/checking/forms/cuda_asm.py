"""Changes of PTX within ``asm``: operands that are exchanged, numbers, and words of instructions."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from harness.checking.forms import cuda_text
from harness.checking.forms.change import Change, selected, shown, stated
from harness.checking.forms.cuda_text import Node, Token

_NUMBER = re.compile(r"(?<![\w%.$\[])\d+(?![\w.])")
_PAIR = re.compile(r"(?=((%\d+)(\s*,\s*)(%\d+))(?!\d))(?<!\d)")
# Words of instructions of which one is easily taken for another.
_WORDS = (
    ("lt", "le"), ("gt", "ge"), ("up", "down", "bfly"), ("add", "sub"), ("min", "max"), ("lo", "hi"),
    ("rn", "rz"), ("s8", "u8"), ("s16", "u16"), ("s32", "u32"), ("x1", "x2", "x4"), ("and", "or", "xor"),
)  # fmt: skip
_WORD = re.compile(rf"(?<=\.)(?:{'|'.join(word for row in _WORDS for word in row)})(?![\w])")
_TRANSPOSED = ".trans"
_OF_MATRICES = re.compile(r"\b(?:ldmatrix|stmatrix)\.sync\.aligned\.m8n8\.x[124](?![.\w]*\.trans)")
_MOST = 40  # changes of one text of PTX


def inputs(part: Sequence[Token]) -> Iterator[Node]:
    """The expressions that an ``asm`` statement reads."""
    for _, row in _operands(part):
        if (node := cuda_text.expression(row)) is not None:
            yield node


def _operands(part: Sequence[Token]) -> list[tuple[str, Sequence[Token]]]:
    """Each input: its constraint, and the tokens of its expression."""
    opens = next((n for n, one in enumerate(part) if one.text == "("), len(part))
    inside = part[opens + 1 : cuda_text.closing(part, opens)]
    found, colons, at = list[tuple[str, Sequence[Token]]](), 0, 0
    while at < len(inside):
        token = inside[at]
        if token.kind == "sign" and token.text in (":", "::"):
            colons += len(token.text)
        elif token.text == "(":
            end = cuda_text.closing(inside, at)
            if colons == 2 and at and inside[at - 1].kind == "string" and inside[at - 1].text != '"n"':
                found.append((inside[at - 1].text, inside[at + 1 : end]))
            at = end
        at += 1
    return found


def changes(text: str, part: Sequence[Token], end: int) -> list[Change]:
    """The changes of an ``asm`` statement.

    Args:
        text: of the file.
        part: the statement's tokens, without its semicolon.
        end: the offset behind that.
    """
    return [*_exchanged(text, part), *_rewritten(text, part, end)]


def _exchanged(text: str, part: Sequence[Token]) -> Iterator[Change]:
    """Two inputs that follow each other, each in the place of the other."""
    rows = [(constraint, row[0].start, row[-1].end) for constraint, row in _operands(part) if row]
    for (kind, a, b), (other, c, d) in itertools.pairwise(rows):
        one, two = text[a:b], text[c:d]
        if kind == other and one != two:
            pair = shown(text, (a, d), a, d, f"{two}{text[b:c]}{one}")
            half = Change(c, d, one, 2, ("", ""), selected)
            yield Change(a, b, two, 2, pair, selected, (half,))


def _rewritten(text: str, part: Sequence[Token], end: int) -> Iterator[Change]:
    """Another text of the instruction, in a statement of its own."""
    start, made = part[0].start, 0
    strings = []
    for token in part:
        if token.text in (":", "::"):
            break
        if token.kind == "string":
            strings.append(token)
    for token in strings:
        for first, last, new in _others(token.text):
            if made < _MOST:
                made += 1
                a, b = token.start + first, token.start + last
                pair = shown(text, (token.start, token.end), a, b, new)
                rank = 1 if _TRANSPOSED in (new, text[a:b]) else 2
                yield Change(start, end, f"{text[start:a]}{new}{text[b:end]}", rank, pair, stated, risky=True)


def _others(text: str) -> Iterator[tuple[int, int, str]]:
    for match in _NUMBER.finditer(text):
        value = int(match[0])
        for other in dict.fromkeys((1 - value,) if value in (0, 1) else (value * 2, value // 2, value - 1, value + 1)):
            if other >= 0:
                yield match.start(), match.end(), str(other)
    for match in _PAIR.finditer(text):
        yield match.start(), match.end(1), f"{match[4]}{match[3]}{match[2]}"
    for match in _WORD.finditer(text):
        row = next(row for row in _WORDS if match[0] in row)
        yield from ((match.start(), match.end(), word) for word in row if word != match[0])
    at = text.find(_TRANSPOSED)
    if at >= 0:
        yield at, at + len(_TRANSPOSED), ""
    elif matrices := _OF_MATRICES.search(text):
        yield matrices.end(), matrices.end(), _TRANSPOSED
