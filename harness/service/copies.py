"""A launch on copies of its memory, where it has to be known what kernels made of what.

The submission's process has the device memory too and can write there while a kernel runs: before the kernel reads it,
or behind what it wrote. It also chooses the addresses, which kernels can take for numbers. So the launch runs on memory
that nobody else has, at addresses that follow from the order in which its parameters name the pieces. Addresses that
the memory itself holds become those, and those of the submission's process again.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable, Iterable, Sequence

import msgspec
import numpy as np

from harness.service.memory import PAGE, Piece
from harness.wire import requests
from jit.base.stream_order import Accessed

_FIRST, _ROOM = 1 << 44, 1 << 34  # where the copies are said to be, and how far one is from the next
_MOST = 2048  # pieces with so much room: all are below the addresses that a process has
_APART = 1 << 21  # bytes between copies, where there are more of them or larger ones
_ALIGNED = 64  # bytes: where a copy begins within so many is where its piece does
_AT_ONCE = 1 << 20  # words that are looked at
_NONE = 0  # PROT_NONE

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mprotect.argtypes = [ctypes.c_uint64, ctypes.c_size_t, ctypes.c_int]


class _Copy:
    """A copy of a piece, with pages around it that nothing can touch. Processes that emulate a part of the launch have
    it too."""

    def __init__(self, piece: Piece, skip: int) -> None:
        whole = -(-(skip + piece.size) // PAGE) * PAGE
        self._map = mmap.mmap(-1, whole + 2 * PAGE)
        base = ctypes.addressof(ctypes.c_char.from_buffer(self._map))
        self.piece = Piece(base + PAGE + skip, piece.size)
        ctypes.memmove(self.piece.address, piece.address, piece.size)
        for edge in (base, base + PAGE + whole):
            _libc.mprotect(edge, PAGE, _NONE)


class Copies:
    """Copies of the memory of a launch.

    Args:
        request: the launch.
        find: gives a piece of device memory by its offset.
        fixed: addresses of pieces that keep them: those of the module's variables.

    Attributes:
        request: the launch on the copies.
        pieces: the copies by their addresses in it.
    """

    def __init__(self, request: requests.Launch, find: Callable[[int], Piece], fixed: Iterable[int]) -> None:
        self._held = list(request.memory)
        self._real = [find(one.offset) for one in self._held]
        self._addresses = self._placed(request.params, set(fixed))
        there = _Renamed([one.address for one in self._held], self._addresses, self._real)
        self._back = _Renamed(self._addresses, [one.address for one in self._held], self._real)
        self._copies = [
            _Copy(piece, address % PAGE) for piece, address in zip(self._real, self._addresses, strict=True)
        ]
        for one, address in zip(self._copies, self._addresses, strict=True):
            there.rename(one.piece, address)
        self.pieces = {address: one.piece for one, address in zip(self._copies, self._addresses, strict=True)}
        memory = [
            requests.Held(
                address, address % PAGE, one.name,
                [(low - one.address + address, high - one.address + address) for low, high in one.views],
            )
            for one, address in zip(self._held, self._addresses, strict=True)
        ]  # fmt: skip
        self.request = msgspec.structs.replace(request, params=there.bytes(request.params), memory=memory)

    def _placed(self, params: bytes, fixed: set[int]) -> list[int]:
        """An address for each copy."""
        words = np.frombuffer(params[: len(params) // 8 * 8], "<u8").tolist()
        named: dict[int, None] = {}
        for word in words:
            for number, (one, piece) in enumerate(zip(self._held, self._real, strict=True)):
                if one.address <= word < one.address + piece.size:
                    named[number] = None
        order = [*named, *(number for number in range(len(self._held)) if number not in named)]
        roomy = len(order) <= _MOST and all(piece.size < _ROOM - _APART for piece in self._real)
        addresses, at = [0] * len(order), _FIRST
        for number in order:
            one = self._held[number]
            if one.address in fixed:
                addresses[number] = one.address
                continue
            addresses[number] = at + one.address % _ALIGNED
            at += _ROOM if roomy else -(-(self._real[number].size + PAGE) // _APART) * _APART + _APART
        return addresses

    def put_back(self, written: Iterable[int]) -> None:
        """Copies to device memory what kernels wrote, of the pieces with these addresses in the launch."""
        wrote = set(written)
        for one, real, address in zip(self._copies, self._real, self._addresses, strict=True):
            if address in wrote:
                self._back.rename(one.piece, address)
                ctypes.memmove(real.address, one.piece.address, real.size)

    def accessed(self, found: Sequence[Accessed]) -> list[Accessed]:
        """Which bytes were used, by the addresses of the submission's process."""
        moved = {address: one.address - address for one, address in zip(self._held, self._addresses, strict=True)}
        return [
            Accessed(one.address + by, one.reads + by, one.writes + by)
            for one in found
            if (by := moved.get(one.address)) is not None
        ]


class _Renamed:
    """Words that are addresses in some pieces, and other ones for them.

    Args:
        old, new: the address of the first byte of each piece.
        pieces: the pieces, whose sizes count.
    """

    def __init__(self, old: Sequence[int], new: Sequence[int], pieces: Sequence[Piece]) -> None:
        rows = sorted(zip(old, (piece.size for piece in pieces), new, strict=True))
        self._first = np.array([row[0] for row in rows], np.uint64)
        self._end = np.array([row[0] + row[1] for row in rows], np.uint64)
        self._by = np.array([(row[2] - row[0]) % (1 << 64) for row in rows], np.uint64)

    def _words(self, words: np.ndarray) -> None:
        if not len(self._first):
            return
        for start in range(0, len(words), _AT_ONCE):
            some = words[start : start + _AT_ONCE]
            (at,) = np.nonzero((some >= self._first[0]) & (some < self._end.max()))
            if not len(at):
                continue
            row = np.searchsorted(self._first, some[at], "right") - 1
            within = some[at] < self._end[row]
            some[at[within]] += self._by[row[within]]

    def rename(self, piece: Piece, address: int) -> None:
        """Replaces words of memory, whose first byte has this address: those at multiples of 8."""
        skip = -address % 8
        if (count := (piece.size - skip) // 8) > 0:
            self._words(np.ctypeslib.as_array((ctypes.c_uint64 * count).from_address(piece.address + skip)))

    def bytes(self, params: bytes) -> bytes:
        """Parameters with other words."""
        count = len(params) // 8 * 8
        words = np.frombuffer(params[:count], np.uint64).copy()
        self._words(words)
        return words.tobytes() + params[count:]
