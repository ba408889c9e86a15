"""A warp's wgmma.mma_async that were not carried out, in the groups that it committed [PTX ISA 9.7.15.7]."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np

from ..native import frame as f
from ..native import product_queue as q

_ROOM = 32  # products that a queue can hold at first
_Perform = Callable[[list[Any]], None]


_performing: list[_Perform] = []


def performs(function: _Perform) -> _Perform:
    """Decorates the function that carries out the products of some warps, up to the END of their queues."""
    _performing.append(function)
    return function


class Products:
    """The queue of one warp.

    Args:
        frame: the warp's frame as u64.
        quarter: the warp's place in its warpgroup.
        clock, slot: of the race detector, for matrix instructions; 0 where there is none.

    Attributes:
        words: the queue of product_queue.py; an array takes longer for one word.
        groups: of each committed group that the warp has not waited for, one past the number of its last product.
        committed: products in all groups that were committed.
        works: what Python has to do for the queue's products without a plan, in order.
        keep: what the queue's products point to, if nothing else keeps it.
    """

    def __init__(self, frame: np.ndarray, quarter: int, clock: int, slot: int):
        self.groups: deque[int] = deque()
        self.works: deque[Callable[[], None]] = deque()
        self.keep: list[Any] = []
        self.committed = 0
        self.frame = frame
        self.array = np.zeros(q.ENTRIES + q.ENTRY * _ROOM, np.uint64)
        self.words: Any = self.array.data
        self.words[q.ROOM], self.words[q.QUARTER], self.words[q.FRAME] = _ROOM, quarter, frame.ctypes.data
        self.words[q.CLOCK], self.words[q.SLOT] = clock, slot
        frame[f.PRODUCTS // 8] = self.array.ctypes.data

    @property
    def open(self) -> bool:
        """Whether there are products that no commit covers."""
        return bool(self.words[q.TAIL] != self.committed)

    def put(self, entry: np.ndarray, loads: bool) -> None:
        """Adds a product, u64[ENTRY]; ``loads``: its A comes from registers."""
        tail, head, room = self.words[q.TAIL], self.words[q.HEAD], self.words[q.ROOM]
        if tail == head:
            self.keep.clear()
        if tail - head == room:
            more = np.zeros(q.ENTRIES + q.ENTRY * 2 * room, np.uint64)
            more[: q.ENTRIES] = self.array[: q.ENTRIES]
            for number in range(head, tail):
                more[self._place(number, 2 * room)] = self.array[self._place(number, room)]
            self.array, self.words = more, more.data
            self.words[q.ROOM] = room = 2 * room
            self.frame[f.PRODUCTS // 8] = more.ctypes.data
        self.array[self._place(tail, room)] = entry
        self.words[q.TAIL] = tail + 1
        self.words[q.LOADS] |= loads

    def commit(self) -> bool:
        """Closes the open group; whether it has a product that took A from registers."""
        self.committed = self.words[q.TAIL]
        self.groups.append(self.committed)
        loads = bool(self.words[q.LOADS])
        self.words[q.LOADS] = 0
        return loads

    def until(self, end: int) -> bool:
        """Sets END; whether something is to be carried out before it."""
        self.words[q.END] = end
        return bool(self.words[q.HEAD] < end)

    def finish(self, warp: Any) -> None:
        """Carries out all products of the warp, as if it had waited for them."""
        if self.until(self.words[q.TAIL]):
            for perform in _performing:
                perform([warp])

    def entry(self, number: int) -> np.ndarray:
        """A product that is still in its place, u64[ENTRY]."""
        return self.array[self._place(number, self.words[q.ROOM])]

    @staticmethod
    def _place(number: int, room: int) -> slice:
        at = q.ENTRIES + number % room * q.ENTRY
        return slice(at, at + q.ENTRY)
