"""Changes that keep a maximum from growing, which a sum of exponentials does not depend on.

A softmax is right with any maximum, as long as no exponential is too large for its type. Where the sums are not
rescaled as the maximum grows, it is right with one that stays the same: that hides the mistake, and is none of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import torch

from harness.checking.forms.change import Change
from harness.checking.origins import Wrong

_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*(?!\w*\s*[(.])")  # of no function
_ASSIGNS = r"(?<![\w.])%s\s*(?:[-+*/]?=(?!=)|\+\+)|\bfor\s+%s\b"
_VALUE = re.compile(r"\b(\w+)\s*=(?!=)\s*")
_EXPONENT = r"exp2?f?\s*\([^;\n]*?-\s*\(?\s*%s\b|ex2\.[^;]*-\s*%s\b"
_ENDS = re.compile(r"[;\n{}]")
_LOOP = re.compile(r"\s*(?:for|while)\b")


def finite(wrong: Sequence[Wrong]) -> bool:
    """Whether all that a wrong output gives are numbers, so that no exponential was too large."""
    return all(bool(torch.isfinite(one.got).all()) for one in wrong if one.got.dtype.is_floating_point)


def keeps_a_maximum(text: str, change: Change) -> bool:
    """Whether a change gives what is subtracted in exponents a value that does not depend on the loop it stands in.

    Args:
        text: of the file.
        change: of it.
    """
    first = max((match.end() for match in _ENDS.finditer(text, 0, change.start)), default=0)
    end = _ENDS.search(text, change.end)
    last = end.start() if end else len(text)
    # The last assignment before the change: `float a = x, m = fmaxf(m, s)`.
    heads = [match for match in _VALUE.finditer(text, first, change.end) if match.end() <= change.start + 1]
    if not heads or change.also or not _subtracted(text, heads[-1][1]):
        return False
    name, body = heads[-1][1], _loop(text, change.start)
    value = text[heads[-1].end() : change.start] + change.new + text[change.end : last]
    same = {name, *re.findall(rf"(?<![\w.])(\w+)\s*=\s*{name}\s*(?:;|$)", body, re.MULTILINE)}
    used = set(_NAME.findall(value)) - same
    return bool(body) and not any(re.search(_ASSIGNS % (one, one), body) for one in used)


def _subtracted(text: str, name: str) -> bool:
    return re.search(_EXPONENT % (name, name), text) is not None


def _loop(text: str, at: int) -> str:
    """The innermost loop around an offset, as lines of one indentation tell; empty where there is none."""
    rows = text.splitlines(keepends=True)
    number = text.count("\n", 0, at)
    if _LOOP.match(rows[number]):
        return rows[number]
    depth = _depth(rows[number])
    for above in range(number - 1, -1, -1):
        if rows[above].strip() and _depth(rows[above]) < depth:
            depth = _depth(rows[above])
            if _LOOP.match(rows[above]):
                below = (n for n in range(number + 1, len(rows)) if rows[n].strip() and _depth(rows[n]) <= depth)
                return "".join(rows[above : next(below, len(rows))])
    return ""


def _depth(row: str) -> int:
    return len(row) - len(row.lstrip())
