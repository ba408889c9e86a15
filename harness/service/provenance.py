"""Where what kernels read came from: the call's inputs, other kernels, or code that is no kernel.

A digest stands for the contents of a piece of device memory. What a kernel left there is known. So is what fresh
memory holds, zeros and the C library's filling, and what kernels read in a call with other inputs too, such as a table:
that is no result. All else came from other code: whether it is an input, the evaluator knows.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from harness.service.memory import Piece
from harness.wire.digests import digest_of

_MOST = 4096  # contents that are reported of a call
_MOST_KNOWN = 1 << 16  # that are remembered
_FRESH = (b"\0", b"\x7f", b"\x80", b"\xff")  # bytes that memory is filled with; 0x7F and 0x80 by MALLOC_PERTURB_
_MORE = "more"  # stands for contents beyond those


class _Before(NamedTuple):
    """A piece as a launch finds it."""

    digest: str
    explained: bool


class Followed:
    """The contents of device memory in the calls of a submission's process.

    Attributes:
        brought: bytes by digest of contents that kernels of the call read and that other code left.
        left: digests of contents that kernels of the call left, of whole pieces and of the parts that launches named.
    """

    def __init__(self) -> None:
        self.brought: dict[str, int] = {}
        self.left: dict[str, None] = {}
        self._inputs = ""
        self._made: dict[str, None] = {}  # digests that kernels left in any call
        self._seen: dict[str, str] = {}  # digest: the first inputs in whose call kernels read it

    def begin(self, inputs: str) -> None:
        """A call begins, with inputs that have this name."""
        self._inputs = inputs
        self.brought, self.left = {}, {}

    def before(self, pieces: Mapping[int, Piece]) -> dict[int, _Before]:
        """What a launch finds in its pieces, which have names."""
        return {name: self._found(piece) for name, piece in pieces.items()}

    def _found(self, piece: Piece) -> _Before:
        content = (ctypes.c_char * piece.size).from_address(piece.address)
        digest = digest_of(content)
        explained = digest in self._made or self._seen.get(digest, self._inputs) != self._inputs
        return _Before(digest, explained or _fresh(bytes(content)))

    def after(
        self, pieces: Mapping[int, Piece], found: Mapping[int, _Before], read: Iterable[int],
        written: Mapping[int, int], parts: Mapping[int, Sequence[tuple[int, int]]],
    ) -> None:  # fmt: skip
        """A launch has ended.

        Args:
            pieces, found: those of ``before``, and what it gave.
            read: names of pieces that kernels read.
            written: bytes that they wrote, by name.
            parts: first and last byte, and one, of parts of a piece.
        """
        looked = set(read)
        for name in looked & set(found):
            before = found[name]
            if not before.explained and (len(self.brought) < _MOST or before.digest in self.brought):
                self.brought[before.digest] = pieces[name].size
            elif not before.explained:
                self.brought[_MORE] = self.brought.get(_MORE, 0) + pieces[name].size
            if len(self._seen) < _MOST_KNOWN:
                self._seen.setdefault(before.digest, self._inputs)
        for name, size in written.items():
            piece = pieces[name]
            whole = size >= piece.size and name not in looked
            if not whole and not found[name].explained:
                continue  # what was there before is there still
            for first, end in ((0, piece.size), *parts.get(name, ())):
                if 0 <= first < end <= piece.size and len(self.left) < _MOST:
                    content = (ctypes.c_char * (end - first)).from_address(piece.address + first)
                    self.left[digest_of(content)] = None
            if len(self._made) < _MOST_KNOWN:
                self._made.update(self.left)


def _fresh(content: bytes) -> bool:
    """Whether nothing but a filling is there."""
    return content[:1] in _FRESH and not content.strip(content[:1])
