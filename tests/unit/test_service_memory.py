"""What the service keeps of a submission's memory between launches, and what it refuses to take."""

from __future__ import annotations

import ctypes
import mmap

import pytest

from harness.service.memory import Arena
from harness.submission.copies import Copies
from harness.wire.differences import PIECE, differences
from harness.wire.requests import PAGE, Allocation, Piece, Span

SIZE = 5 * PIECE


class Both:
    """A submission's memory, and the service's copy of it at other addresses of the same process.

    The real ones have the same addresses in two processes; here `shift` lies between them.
    """

    def __init__(self) -> None:
        self.kept = [mmap.mmap(-1, SIZE) for _ in range(2)]
        self.mine, self.held = (ctypes.addressof(ctypes.c_char.from_buffer(one)) for one in self.kept)
        self.file = mmap.mmap(-1, 4 * SIZE)
        self.at = ctypes.addressof(ctypes.c_char.from_buffer(self.file))
        self.copies = Copies()

    def send(self, allocations: list[Allocation], whole: tuple[str, ...] = ()) -> int:
        """Launches: the service's copy becomes what the allocations hold. Returns the bytes that were sent."""
        assert self.copies.lay(allocations, 4 * SIZE)
        pieces = self.copies.put(self.at, allocations, whole)
        for piece in pieces:
            span = next(one for one in self.copies.spans if one.start <= piece.address < one.end)
            there = self.at + span.offset + piece.address - span.start
            ctypes.memmove(piece.address - self.mine + self.held, there, piece.size)
        for one in allocations:
            offset = one.address - self.mine
            assert self.kept[0][offset : offset + one.size] == self.kept[1][offset : offset + one.size]
        return sum(piece.size for piece in pieces)


def test_only_what_has_changed_is_sent() -> None:
    both = Both()
    one = Allocation(both.mine + 100, SIZE - 200, "x")
    both.kept[0][200:205] = b"hello"
    assert both.send([one]) == one.size
    assert both.send([one]) == 0
    both.kept[0][PIECE + 100 : PIECE + 101] = b"!"
    assert both.send([one]) == PIECE
    assert both.send([one], whole=("x",)) == one.size  # a variable, which loading the module may have set


def test_memory_that_goes_and_comes_is_sent_anew() -> None:
    """In between its place in the file may have held other memory."""
    both = Both()
    first, second = Allocation(both.mine, PIECE, "a"), Allocation(both.mine + 2 * PIECE, PIECE, "b")
    both.kept[0][:SIZE] = bytes(range(256)) * (SIZE // 256)
    assert both.send([first]) == PIECE
    assert both.send([second]) == PIECE
    assert both.send([first, second]) == PIECE
    inner = Allocation(both.mine + 2 * PIECE, 64, "c")  # other bounds within pages that stay
    assert both.send([first, inner, second]) == 64
    assert not Copies().lay([first, second], PIECE)  # no room


def test_differences_are_runs_of_pieces() -> None:
    one, other = bytearray(SIZE), bytearray(SIZE)
    a, b = (ctypes.addressof(ctypes.c_char.from_buffer(each)) for each in (one, other))
    assert list(differences(a, b, SIZE)) == []
    one[0] = one[3 * PIECE] = one[SIZE - 1] = 1
    assert list(differences(a, b, SIZE)) == [(0, PIECE), (3 * PIECE, 2 * PIECE)]
    assert list(differences(a, b, 7)) == [(0, 7)]


def unused() -> int:
    """Pages that nothing uses now."""
    memory = mmap.mmap(-1, 4 * PAGE)
    at = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    del memory
    return at


def test_the_service_takes_pieces_of_its_pages_only() -> None:
    arena = Arena()
    arena.grow(4 * PAGE)
    place = unused()
    spans = [Span(place, place + 2 * PAGE, PAGE)]
    inside = Allocation(place + 8, PAGE, "x")
    arena.keep(spans, [inside])
    arena.take([Piece(place, 2 * PAGE)])
    ctypes.memset(place + 16, 7, 4)
    assert arena.give([inside]) == [Piece(place + 8, PAGE)]
    assert arena.give([inside]) == []
    for address, size in ((place - 8, 16), (place + 2 * PAGE - 8, 16), (place + 3 * PAGE, 8), (0x1000, 8)):
        with pytest.raises(ValueError, match="in none of the pages"):
            arena.take([Piece(address, size)])
        with pytest.raises(ValueError, match="in none of the pages"):
            arena.keep(spans, [Allocation(address, size, "y")])
    for wrong in (
        Span(place, place + 2 * PAGE, 3 * PAGE), Span(place, place, 0), Span(place + 8, place + 8 + PAGE, 0),
        Span(place, place + 2 * PAGE, -PAGE),
    ):  # fmt: skip
        with pytest.raises(ValueError, match="pages from"):
            arena.keep([wrong], [])
    with pytest.raises(ValueError, match="take more"):
        arena.keep([Span(place, place + 5 * PAGE, 0)], [])
    arena.close()
