"""Variables of device functions that are declared with another type: a sum in 16 bits that should be in 32, a whole
number for a fraction, a number without a sign.

A name has one type in a text. So what follows the declaration in its block stands twice, and one of the two is chosen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from harness.checking.forms import cuda_text
from harness.checking.forms.change import Change, both, stated
from harness.checking.forms.cuda_text import Token

_HALVES = frozenset(("half", "__half", "nv_bfloat16", "__nv_bfloat16"))
_WHOLE = frozenset(("int", "long", "size_t", "int32_t", "int64_t"))
_NARROW = frozenset(("char", "short", "int8_t", "uint8_t", "int16_t", "uint16_t"))
_UNSIGNED = frozenset(("unsigned", "uint32_t", "uint"))
_QUALIFIERS = frozenset(("const", "signed"))
_FRACTION = re.compile(
    r"(?<![\w.])(?:\d+\.\d*|\d*\.\d+)f?|\bf?(?:exp|sqrt|log|float|round|floor|ceil|max|min)\w*\(|\bfloat\b"
)
_KEEPS = re.compile(r"\b(?:__shared__|goto|case|default)\b")
_LONGEST = 3000  # characters of what would stand twice
_MOST = 6  # declarations
# How what is computed in 16 bits is written for 32.
_WIDER = (
    (re.compile(r"\b__float2(?:half|bfloat16)(?:_rn)?\("), "float("),
    (re.compile(r"\b__(?:half2float|bfloat162float)\("), "float("),
    (re.compile(r"\b(?:__half|half|__nv_bfloat16|nv_bfloat16)\("), "float("),
    (re.compile(r"\(\s*(?:__half|half|__nv_bfloat16|nv_bfloat16)\s*\)"), "(float)"),
    (re.compile(r"\b__hadd(?:_rn)?\("), "[](float a, float b) { return a + b; }("),
    (re.compile(r"\b__hsub(?:_rn)?\("), "[](float a, float b) { return a - b; }("),
    (re.compile(r"\b__hmul(?:_rn)?\("), "[](float a, float b) { return a * b; }("),
    (re.compile(r"\b__hfma\("), "[](float a, float b, float c) { return a * b + c; }("),
    (re.compile(r"\b__hmax\("), "fmaxf("),
)


def changes(text: str, function: cuda_text.Function) -> list[Change]:
    """A change for each variable of a function that may have another type."""
    halves = [one.name for one in cuda_text.declared(function) if set(one.type.split()) & _HALVES]
    found: list[Change] = []
    for row, end in _blocks(function.body, function.body[-1].end if function.body else 0):
        for part, stop in _declarations(row):
            rest = text[part[0].start : end]
            if len(rest) > _LONGEST or _KEEPS.search(rest) or len(found) == _MOST:
                continue
            words = [one.text for one in part if cuda_text.is_type(one)]
            kept = set(words) & _QUALIFIERS
            name, value = part[len(words)].text, text[part[len(words)].start : stop]
            for other, rank in _others(frozenset(words) - kept, name, value, rest):
                head = f"{other} {value}"
                behind = text[stop:end]
                if other == "float" and set(words) & _HALVES:
                    head, behind = _widened(head, name, halves), _widened(behind, name, halves)
                pair = both(text[part[0].start : stop], f"{other} {value}")
                found.append(Change(part[0].start, end, head + behind, rank, pair, stated))
    return found


def _blocks(row: Sequence[Token], end: int) -> Iterator[tuple[Sequence[Token], int]]:
    """The blocks of a function, each with where it ends."""
    yield row, end
    for at, token in enumerate(row):
        if token.text == "{" and at and row[at - 1].text in (")", "else", "do", ";", "{", "}"):
            closes = cuda_text.closing(row, at)
            if closes < len(row):
                inside = row[at + 1 : closes]
                yield inside, row[closes].start


def _declarations(row: Sequence[Token]) -> Iterator[tuple[Sequence[Token], int]]:
    """The declarations of one variable each in a block, not in those within it, with where their values end."""
    at, begins = 0, True
    while at < len(row):
        if row[at].text in ("(", "[", "{"):
            at, begins = cuda_text.closing(row, at) + 1, row[at].text == "{"
            continue
        stop = next((n for n in range(at, len(row)) if row[n].text == ";"), len(row))
        part = row[at:stop]
        plain = begins and part and cuda_text.is_type(row[at]) and len(cuda_text.split(part, ",")) == 1
        names = [one for one in part if not cuda_text.is_type(one)][:2] if plain else []
        if names and stop < len(row) and names[0].kind == "name" and [one.text for one in names[1:]] in (["="], []):
            yield part, part[-1].end
        begins = row[at].text in (";", "}")
        at += 1


def _others(words: frozenset[str], name: str, value: str, rest: str) -> Iterator[tuple[str, int]]:
    """Other types of a variable, with the ranks of the changes."""
    if words and words <= _HALVES:
        yield "float", 0
    elif words and words <= _NARROW | _UNSIGNED and words & _NARROW:
        yield "int", 1
    elif words and words <= _WHOLE | _UNSIGNED:
        given = [value, *re.findall(rf"(?<![\w.]){name}\s*[-+*/]?=(?!=)([^;]*);", rest)]
        if any(_FRACTION.search(one) for one in given):
            yield "float", 0
        if words & _UNSIGNED:
            yield "int", 1


def _widened(text: str, name: str, halves: Sequence[str]) -> str:
    """A piece of a text in which a variable of 16 bits has 32, in the statements that use it."""
    others = "|".join(re.escape(one) for one in halves if one != name)
    parts = re.split(r"([;{}])", text)
    for at, part in enumerate(parts):
        if re.search(rf"\b{name}\b", part):
            for pattern, wide in _WIDER:
                part = pattern.sub(wide, part)
            if others:
                part = re.sub(rf"(?<![\w.])(?:{others})(?:\[[^\[\]]*\])+", r"float(\g<0>)", part, count=0)
            parts[at] = part
    return "".join(parts)
