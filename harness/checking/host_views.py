"""Views that host code of C++ gives to kernels as they lie: ``a.t()`` where a kernel reads it as contiguous.

No other form of such code is tried, since its compiler takes long. So a view is named where the wrong output is what a
kernel gives that does not count an input's strides.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_READ_SO = re.compile(
    r"\bwhat (\w+)(?: and \w+)* gives? when (?:it is|they are) read transposed"
    r"|\bwhat (\w+)(?: and \w+)* gives? when (?:its|their) strides are not counted"
)
_VIEW = re.compile(
    r"\b(\w+)(?:\.|->)(?:t|transpose|permute|mT|swapaxes|movedim)\([^()]*\)(?!\s*\.\s*(?:contiguous|clone|to)\b)"
)
_HEAD = re.compile(r"\b(\w+)\s*=\s*$")
_OF_CPP = re.compile(r"\btorch::Tensor\b|\bat::Tensor\b")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def named(looks: str, texts: Mapping[str, str]) -> tuple[str, int, str] | None:
    """The file, the line and the text of the one view that explains a wrong output; None where there is none, or where
    several may.

    Args:
        looks: what the output looks like.
        texts: of the submission (named ``""``) and of the files beside it.
    """
    read = _READ_SO.search(looks)
    found = []
    for file, text in texts.items() if read else ():
        plain = _COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
        counted = ".stride(" in plain  # by who takes the view as it lies
        for match in _VIEW.finditer(plain) if _OF_CPP.search(plain) and not counted else ():
            head = _HEAD.search(plain[: match.start()])
            if head and re.search(rf"\b{head[1]}(?:\.|->)(?:contiguous|clone)\(", plain):
                continue
            found.append((match[1], (file, plain.count("\n", 0, match.start()) + 1, match[0])))
    own = [one for name, one in found if read and name in read.groups()]
    return own[0] if len(own) == 1 else found[0][1] if len(found) == 1 else None
