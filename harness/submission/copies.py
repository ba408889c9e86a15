"""What of this process's memory the service has a copy of, so that a launch sends only what has changed since."""

from __future__ import annotations

import bisect
import ctypes
from collections.abc import Collection

from harness.wire import requests
from harness.wire.differences import differences
from harness.wire.requests import Allocation, Piece, Span

_Pages = tuple[int, int]  # first address, and one past the last


class Copies:
    """The pages that the service holds, their places in the memory file, and the allocations that were sent."""

    def __init__(self) -> None:
        self._places: dict[_Pages, int] = {}
        self._sent: dict[_Pages, set[_Pages]] = {}
        self._free: dict[int, list[int]] = {}
        self._end = 0
        self.spans: list[Span] = []  # by address

    def lay(self, allocations: Collection[Allocation], room: int) -> bool:
        """Gives the pages of a launch their places in a file of ``room`` bytes; those of the last launch keep theirs.
        False where there is no room."""
        pages = [(span.start, span.end) for span in requests.spans(list(allocations))]
        for gone in self._places.keys() - set(pages):
            self._free.setdefault(gone[1] - gone[0], []).append(self._places.pop(gone))
            del self._sent[gone]
        for one in pages:
            if one in self._places:
                continue
            size = one[1] - one[0]
            if free := self._free.get(size):
                self._places[one] = free.pop()
            elif self._end + size <= room:
                self._places[one] = self._end
                self._end += size
            else:
                return False
            self._sent[one] = set()
        self.spans = [Span(*one, self._places[one]) for one in pages]
        return True

    def put(self, file: int, allocations: Collection[Allocation], whole: Collection[str]) -> list[Piece]:
        """Copies into the file, which lies at address ``file``, what differs there from the allocations, and tells it;
        the whole of those that the service does not have, and of those whose names are in ``whole``."""
        pieces = []
        for one in allocations:
            if not one.size:
                continue
            span = self._span(one.address)
            there, sent = file + span.offset + one.address - span.start, self._sent[span.start, span.end]
            known = (one.address, one.size) in sent and one.name not in whole
            for begin, size in differences(one.address, there, one.size) if known else [(0, one.size)]:
                ctypes.memmove(there + begin, one.address + begin, size)
                pieces.append(Piece(one.address + begin, size))
            sent.add((one.address, one.size))
        return pieces

    def get(self, file: int, pieces: Collection[Piece]) -> None:
        """Copies pieces back from the file."""
        for piece in pieces:
            span = self._span(piece.address)
            ctypes.memmove(piece.address, file + span.offset + piece.address - span.start, piece.size)

    def _span(self, address: int) -> Span:
        """The pages that hold an address. Raises ValueError where none do."""
        at = bisect.bisect_right(self.spans, address, key=lambda span: span.start) - 1
        if at < 0 or address >= self.spans[at].end:
            raise ValueError(f"{address:#x} is in none of the pages")
        return self.spans[at]
