"""Names of C++ functions as PTX has them."""

from __future__ import annotations

import re

_ID = re.compile(r"[LKV]*(\d+)")
# Pieces of a name: a number of a template's, a back reference, the length before an identifier, and a letter.
_PIECE = re.compile(r"L[a-z]n?\d+E|[ST]\d*[0-9A-Z]*_|(\d+)|.", re.DOTALL)
_OF_64_BITS = str.maketrans("xy", "lm")  # long long, and without a sign: as long


def plain(mangled: str) -> str:
    """The plain name of a function, ``"add"`` of ``"_ZN4mine3addIfEEvPT_"`` [Itanium C++ ABI, 5.1]."""
    if not mangled.startswith("_Z"):
        return mangled
    nested = mangled.startswith("_ZN")
    at, name = 3 if nested else 2, ""
    while one := _ID.match(mangled, at):
        at = one.end() + int(one[1])
        name = mangled[one.end() : at]
        if not nested:
            break
    return name or mangled


def of_one_width(mangled: str) -> str:
    """A name with ``long`` for ``long long``, which have 64 bits each: ``int64_t`` is the one with the host's compiler,
    and the other with NVRTC."""
    if not mangled.startswith("_Z"):
        return mangled
    made, at = "_Z", 2
    while piece := _PIECE.match(mangled, at):
        at = piece.end() + int(piece[1] or 0)
        made += mangled[piece.start() : at] if piece[1] else piece[0].translate(_OF_64_BITS)
    return made
