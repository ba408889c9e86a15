"""The named barriers of a CTA [PTX ISA 9.7.13.1]."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..native import barrier_table as t


class Barrier:
    """One of them: a view of its row of the table, which the generated code changes too.

    Attributes:
        words, phase_at: the table, and where the number of completed phases is in it.
        true, voters: of bar.red: threads of this phase with a true predicate, and all of them.
        votes: the same of completed phases.
    """

    def __init__(self, table: Table, number: int):
        self.table, self.number = table, number
        self.words, self._at = table.words, t.ROWS + t.ROW * number
        self.phase_at = self._at + t.PHASE
        self.clear()

    def clear(self) -> None:
        """As at the start of a CTA."""
        self.true = self.voters = 0
        self.votes: dict[int, tuple[int, int]] = {}

    @property
    def arrived(self) -> int:
        """Threads that have arrived in this phase."""
        return int(self.words[self._at + t.ARRIVED])

    @property
    def phase(self) -> int:
        """Completed phases."""
        return int(self.words[self.phase_at])

    @property
    def threads(self) -> int | None:
        """How many threads it waits for; None: all of the CTA."""
        return int(self.words[self._at + t.THREADS]) or None

    @property
    def needed(self) -> int:
        """How many threads it waits for."""
        return int(self.words[self._at + t.THREADS] or self.words[t.LIVING])

    def says(self) -> str:
        """What a waiting warp waits for, as text."""
        return f"barrier {self.number}: {self.arrived} of {self.needed} threads have arrived"

    def arrive(self, warp: Any, threads: int | None, waits: bool, votes: bool) -> None:
        """A warp arrives; ``waits``: it is one that waits; ``votes``: by bar.red."""
        words, at = self.words, self._at
        if self.table.detector is not None:
            self.table.detector.arrives(warp, self.table.joined[self.number], not words[at + t.ARRIVED])
        words[at + t.THREADS] = threads or 0
        words[at + t.ARRIVED] += 32
        words[at + t.VOTES] |= votes
        if waits:
            words[at + t.WAITERS] |= 1 << warp.number

    def check(self) -> None:
        """Completes the phase when all have arrived."""
        words, at = self.words, self._at
        if words[at + t.ARRIVED] and words[at + t.ARRIVED] >= self.needed:
            if self.table.detector is not None:
                waiters = [warp for warp in self.table.cta.warps if words[at + t.WAITERS] >> warp.number & 1]
                self.table.detector.completes(self.table.joined[self.number], waiters, not words[at + t.THREADS])
            words[at + t.ARRIVED] = words[at + t.THREADS] = words[at + t.WAITERS] = words[at + t.VOTES] = 0
            self.votes[self.phase] = self.true, self.voters
            self.votes.pop(self.phase - 4, None)
            self.true = self.voters = 0
            words[at + t.PHASE] += 1


class Table:
    """All of a CTA's.

    Attributes:
        array, words: the table of native/barrier_table.py, and the same for single words: an array takes longer.
        joined: u32 [barriers, 2, slots], the clocks of those who arrived.
        all: the barriers, by number.
    """

    def __init__(self, cta: Any):
        self.cta = cta
        self.detector: Any = None
        self.joined = np.zeros((t.COUNT, 2, 0), np.uint32)
        self.array = np.zeros(t.SIZE, np.uint64)
        self.words: Any = self.array.data
        self.all = {number: Barrier(self, number) for number in range(t.COUNT)}
        self._first: np.ndarray | None = None
        self._arrived = self.array[t.ROWS + t.ARRIVED :: t.ROW]

    def _prepare(self) -> np.ndarray:
        """The table as each start leaves it: a CTA always has the same detector."""
        self.living(len(self.cta.warps))
        self.detector = self.cta.group.races
        if self.detector is not None:
            slots, self.words[t.FINAL], self.words[t.CONTEXTS] = self.detector.clocks_of(self.cta)
            self.words[t.SLOTS] = slots
            self.joined = np.zeros((t.COUNT, 2, slots), np.uint32)
            for number in self.all:
                self.words[t.ROWS + t.ROW * number + t.JOINED] = self.joined[number].ctypes.data
        return self.array.copy()

    def start(self) -> None:
        """The CTA starts afresh."""
        if self._first is None:
            self._first = self._prepare()
        self.array[:] = self._first
        for barrier in self.all.values():
            if barrier.votes or barrier.voters:
                barrier.clear()

    def living(self, warps: int) -> None:
        """So many warps have not ended."""
        self.words[t.LIVING] = 32 * warps

    def check(self) -> None:
        """Completes the phases that wait for nobody any more."""
        if not np.count_nonzero(self._arrived):
            return
        for barrier in self.all.values():
            barrier.check()
