"""A warp's `cp.async` that have not arrived."""

from __future__ import annotations

from collections import deque

import numpy as np

from ..native import copy_queue
from ..native import frame as f

_ROOM = 256  # copies that a queue can hold at first


class Copies:
    """The copies of one warp.

    Args:
        frame: the warp's frame as u64.
        shared: host address of its CTA's shared memory.
        clock, slot: of the race detector, for copies; 0 where there is none.

    Attributes:
        words: the queue of copy_queue.py.
        groups: copies in each committed group, the oldest first.
        committed: their sum; the copies behind them are the open group's.
    """

    def __init__(self, frame: np.ndarray, shared: int, clock: int, slot: int):
        self.groups: deque[int] = deque()
        self.committed = 0
        self.words = np.zeros(copy_queue.ENTRIES + 4 * _ROOM, np.uint64)
        self.words[copy_queue.CLOCK], self.words[copy_queue.SLOT] = clock, slot
        self.frame, self.shared = frame, shared
        self._place(_ROOM)

    def _place(self, room: int) -> None:
        """Gives the generated code the queue."""
        self.words[copy_queue.ROOM] = room
        self.frame[f.COPIES // 8] = self.address = self.words.ctypes.data

    def clear(self) -> None:
        """The warp starts afresh, and so does its frame."""
        self.groups.clear()
        self.words[copy_queue.COUNT] = self.words[copy_queue.MET] = self.committed = 0
        self.frame[f.COPIES // 8] = self.address

    @property
    def count(self) -> int:
        return int(self.words[copy_queue.COUNT])

    def put(self, rows: np.ndarray) -> None:
        """Adds rows of (offset, host address of the source, present, size)."""
        count, room = self.count, int(self.words[copy_queue.ROOM])
        if count + 2 * len(rows) + 32 > room:
            more = np.zeros(copy_queue.ENTRIES + 8 * room + 4 * len(rows), np.uint64)
            more[: len(self.words)] = self.words
            self.words = more
            self._place((len(more) - copy_queue.ENTRIES) // 4)
        at = copy_queue.ENTRIES + 4 * count
        self.words[at : at + rows.size] = rows.reshape(-1)
        self.words[copy_queue.COUNT] = count + len(rows)

    def met(self) -> tuple[int, int]:
        """Which copy of the instruction that the generated code gave up met a race, from 1 on, or 0, and where."""
        number, at = (int(self.words[word]) for word in (copy_queue.MET, copy_queue.MET_AT))
        self.words[copy_queue.MET] = 0
        return number, at

    def finish(self, keep: int) -> None:
        """Carries out all groups but the newest ``keep``."""
        done = 0
        while len(self.groups) > keep:
            done += self.groups.popleft()
        self.committed -= done
        if done:
            copy_queue.perform()(self.shared, self.words.ctypes.data, done)

    def take(self) -> np.ndarray:
        """Removes all copies, and returns them for `carry_out`."""
        words = self.words.copy()
        self.words[copy_queue.COUNT] = self.committed = 0
        self.groups.clear()
        return words

    def carry_out(self, words: np.ndarray) -> None:
        """Carries out copies that `take` removed."""
        copy_queue.perform()(self.shared, words.ctypes.data, int(words[copy_queue.COUNT]))
