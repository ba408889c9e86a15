"""Where what kernels read came from: the call's inputs, other kernels, or code that is no kernel.

A digest stands for the contents of a piece of device memory. What a kernel left there is known. So is what fresh
memory holds, zeros and the C library's filling, and what kernels read in a call with other inputs too, such as a table:
that is no result. All else came from other code: whether it is an input, the evaluator knows.

Other code may also say a result to kernels: by numbers among a launch's parameters, by a kernel's text, and by which
kernels are launched, how often and in which order. What a call with other inputs did not have so counts as read.
"""

from __future__ import annotations

import ctypes
import math
import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from harness.service.memory import Piece
from harness.wire.digests import digest_of

_MOST = 4096  # contents that are reported of a call
_MOST_KNOWN = 1 << 16  # that are remembered
_FRESH = (b"\0", b"\x7f", b"\x80", b"\xff")  # bytes that memory is filled with; 0x7F and 0x80 by MALLOC_PERTURB_
_MORE, _PARAMETERS, _TEXTS, _ORDER = "more", "parameters", "texts", "order"  # stand for contents beyond those, and else
_NUMBER = re.compile(r"(?<![\w%$.])(?:0[xXfFdD])?([0-9a-fA-F]+)\b")
_WORD = 4  # bytes of parameters that are compared
_MOST_LINES = 1 << 20  # of texts, that are remembered
_SHORT = 64  # characters of a line that stands for itself
_DIGIT = math.log2(10) / 8  # bytes that a digit may say
_WINDOW = 1 << 15  # bytes of texts before, of which a new one is made up for nothing


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
        self._words: dict[tuple[str, int], list[bytes]] = {}  # by kernel and number of its launch, in this call
        self._words_before: dict[tuple[str, int], list[bytes]] = {}  # in the last call with other inputs
        self._launches: Counter[str] = Counter()  # of the call, by kernel
        self._order: list[str] = []  # kernels of the call, as they were launched
        self._order_before: list[str] = []  # of the last call with other inputs
        self._texts: set[str] = set()  # digests of those of this call, and of those before
        self._texts_before: set[str] = set()
        self._window = b""
        self._lines: set[str] = set()  # digests of those of texts that came in this call
        self._lines_before: set[str] = set()  # of those that came before
        self._others = False  # there was a call with other inputs

    def begin(self, inputs: str) -> None:
        """A call begins, with inputs that have this name."""
        if self._inputs not in ("", inputs):
            self._others, self._words_before, self._order_before = True, self._words, self._order
            self._lines_before |= self._lines
            self._texts_before |= self._texts
            self._words, self._lines, self._texts = {}, set(), set()
        self._inputs, self._order = inputs, []
        self._launches.clear()
        self.brought, self.left = {}, {}

    def known(self, text: str) -> None:
        """A kernel's text came before the first call."""
        self._lines_before.update(map(_digest, text.splitlines()))
        self._texts_before.add(digest_of(text.encode(errors="replace")))
        self._remember(text)

    def text(self, text: str, variables: int = 0) -> None:
        """A kernel's text comes, with so many addresses of variables, which count. In one that did not come in a call
        before, the numbers count in those of its lines that no text before had, and so do all its lines and their
        order, as far as texts before do not have them."""
        new = {digest: line for line in text.splitlines() if (digest := _digest(line)) not in self._lines_before}
        whole = digest_of(text.encode(errors="replace"))
        if self._others and variables:
            self.brought[_PARAMETERS] = self.brought.get(_PARAMETERS, 0) + 2 * _WORD * variables
        if self._others and whole not in self._texts_before | self._texts:
            said = sum(len(number) for digest in new.keys() - self._lines for number in _NUMBER.findall(new[digest]))
            most = max(math.ceil(said * _DIGIT), self._unlike(text))
            self.brought[_TEXTS] = self.brought.get(_TEXTS, 0) + most
        if len(self._texts_before) + len(self._texts) < _MOST_KNOWN:
            self._texts.add(whole)
        self._remember(text)
        if len(self._lines_before) + len(self._lines) < _MOST_LINES:
            self._lines |= new.keys()

    def _remember(self, text: str) -> None:
        self._window = (self._window + text.encode(errors="replace")[-_WINDOW:])[-_WINDOW:]

    def _unlike(self, text: str) -> int:
        """Bytes that say a text to somebody who knows those before; none beyond what a repeated one takes."""
        sizes = []
        for one in (text.encode(errors="replace"), b""):
            packer = zlib.compressobj(9, zdict=self._window)
            sizes.append(len(packer.compress(one) + packer.flush()))
        return sizes[0] - sizes[1]

    def said(self) -> dict[str, int]:
        """``brought`` at the end of a call, with the launches that are not those of the call before with other inputs,
        in their order: a byte for each."""
        if not self._others:
            return self.brought
        old, new = self._order_before, self._order
        most = min(len(old), len(new))
        first = next((at for at in range(most) if old[at] != new[at]), most)
        last = next((at for at in range(most - first) if old[-1 - at] != new[-1 - at]), most - first)
        other = max(len(old), len(new)) - first - last
        return {**self.brought, **({_ORDER: other} if other else {})}

    def launch(self, kernel: str, params: bytes, shape: Iterable[int]) -> None:
        """A kernel is launched. Words of its parameters and its shape count that the launch of this number had not in
        the call before: addresses too, which those of ``copies`` are, so that an offset in a piece counts. ``kernel``
        names it with its text."""
        self._order.append(kernel)
        words = [struct.pack("<I", number & 0xFFFFFFFF) for number in shape]
        words += [params[at : at + _WORD] for at in range(0, len(params), _WORD)]
        key = kernel, self._launches[kernel]
        self._launches[kernel] += 1
        if len(self._words) < _MOST_KNOWN:
            self._words[key] = words
        if self._others:
            old = self._words_before.get(key, [])
            same = [one == other for one, other in zip(words, old, strict=False)]
            said = sum(map(len, words)) - sum(len(one) for one, alike in zip(words, same, strict=False) if alike)
            if said:
                self.brought[_PARAMETERS] = self.brought.get(_PARAMETERS, 0) + said

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


def _digest(line: str) -> str:
    return digest_of(line.encode(errors="replace")) if len(line) > _SHORT else line


def _fresh(content: bytes) -> bool:
    """Whether nothing but a filling is there."""
    return content[:1] in _FRESH and not content.strip(content[:1])
