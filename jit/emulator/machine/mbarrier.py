"""An mbarrier object in shared memory [PTX ISA 9.7.13.15]: what it waits for, and its phases."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

from ...base.findings import EmulatorFinding
from .sites import Site

TURNS = itertools.count(1)  # of waits that were over
Arrival = tuple[Any, str]  # a warp, and where


@dataclass
class Pass:
    """The waits of a warp for an mbarrier that were over.

    Attributes:
        phase, parity, site: of the last one: in which phase it was over, for which parity, where.
        waited: the phase that it waited for, if the warp waits for each phase once; -1 for the one before the first.
        twice: a wait for the parity of the one before it, over in the same phase; None where there was none.
        turn: of waits that were over, the number of the last one.
    """

    phase: int
    parity: int
    site: Site
    waited: int
    twice: Site | None = None
    turn: int = field(default_factory=lambda: next(TURNS))

    @property
    def suspicious(self) -> Site | None:
        """A wait that was over too early, if the mbarrier signals data to the warp."""
        return self.twice or (self.site if self.waited < 0 else None)


@dataclass
class Mbarrier:
    """An initialised object: `count` arrivals complete a phase, once `pending` and `bytes` are zero."""

    address: int
    count: int
    pending: int
    bytes: int = 0
    phase: int = 0
    made_at: str = ""
    # For the race detector: its slot, the clock before its first phase, the rank of its CTA, what arrivals have
    # observed in all and up to the last completed phase, and who initialised it.
    slot: int = 0
    base: int = 0
    rank: int = 0
    seen: Any = None
    done: Any = None
    made: Any = None
    made_by: int = 0  # the lane
    fenced: bool = False  # its initialisation is visible to the async proxy and to the cluster
    owed: int = 0  # bytes of the copies that were issued and are not complete, expected or not
    copied_at: str = ""  # where the last of them was issued
    expected_at: str = ""  # where bytes were last expected, in this phase
    copies: set[str] = field(default_factory=set)  # where copies were issued in this phase
    copies_before: set[str] = field(default_factory=set)  # and in the one before
    arrivals: list[Arrival] = field(default_factory=list)  # of this phase
    comers: dict[Any, str] = field(default_factory=dict)  # by the warp, where it arrived last
    arrived_at: str = ""  # where the last arrival was, and whose
    arrived_by: Any = None
    passes: dict[Any, Pass] = field(default_factory=dict)  # by the warp

    def arrives(self, warp: Any, location: str) -> None:
        """Remembers who arrives, and where."""
        self.arrivals.append((warp, location))
        self.arrived_at, self.arrived_by = location, warp
        self.comers[warp] = location

    def is_copied_to(self, location: str) -> None:
        """Remembers where a copy that completes on it was issued."""
        self.copied_at = location
        self.copies.add(location)

    def lets_through(self, warp: Any, parity: int, site: Site) -> None:
        """Remembers that a wait of a warp was over."""
        last = self.passes.get(warp)
        if last is None:
            self.passes[warp] = Pass(self.phase, parity, site, -parity)
            return
        if parity != last.parity:
            last.waited += 1
        elif last.phase != self.phase:
            last.waited += 2
        else:
            last.twice = site
        last.phase, last.parity, last.site, last.turn = self.phase, parity, site, next(TURNS)

    def arrive(self, count: int = 1, expect: int = 0) -> None:
        """Expects ``expect`` more bytes, then counts ``count`` arrivals."""
        self.bytes += expect
        if count > self.pending:
            raise EmulatorFinding(
                "mbarrier",
                f"mbarrier at shared {self.address:#x} (initialised at {self.made_at}) waits for "
                f"{self.pending} more arrivals in phase {self.phase} and gets {count}: "
                f"it is initialised with a count of {self.count}",
                address=hex(self.address),
            )
        self.pending -= count
        self.check()

    def complete(self, count: int) -> None:
        """``count`` bytes have arrived."""
        self.bytes -= count
        self.owed = max(self.owed - count, 0)
        self.check()

    def check(self) -> None:
        """Goes to the next phase when nothing is missing [PTX ISA 9.7.13.15.5]."""
        if self.pending == 0 and self.bytes == 0:
            if self.owed:
                missing = "mbarrier.expect_tx, or mbarrier.arrive.expect_tx, of their bytes in this phase is missing"
                raise EmulatorFinding(
                    "mbarrier",
                    f"phase {self.phase} of the mbarrier at shared {self.address:#x} (initialised at {self.made_at}) "
                    f"completes while {self.owed} bytes of copies that were issued in it are in flight, the last "
                    f"at {self.copied_at}: {missing}, or too small",
                    address=hex(self.address),
                    missing=missing,
                    location=self.expected_at or self.arrived_at,
                )
            self.phase += 1
            self.pending = self.count
            self.arrivals.clear()
            self.expected_at, self.copies_before, self.copies = "", self.copies, set()
            if self.seen is not None:
                self.seen[:, self.slot] = self.base + self.phase
                self.done = self.seen.copy()

    def wrong_bytes(self) -> tuple[str, str]:
        """Of a phase that has all its arrivals and, with no copy under way, not its bytes: the line that is to blame,
        and why. Empty otherwise."""
        if self.pending or not self.bytes:
            return "", ""
        place = self.expected_at or self.copied_at
        if self.bytes > 0 and self.copies and (left := sorted(self.copies_before - self.copies)):
            text = f"{self.bytes} of the bytes that are expected at {place} were never copied: the copy at {left[0]}, "
            return left[0], f"{text}which was there in the phase before, is not"
        if self.bytes > 0:
            return place, f"{self.bytes} of the bytes that are expected at {place} were never copied"
        return (
            place,
            f"{-self.bytes} bytes more were copied, the last at {self.copied_at}, than are expected at {place}",
        )

    def at_exit(self) -> None:
        """Raises what is left when the CTA has ended and all copies have arrived."""
        if self.bytes:
            what = (
                f"{self.bytes} bytes that it expects were never copied: expect_tx is too large, or a copy is missing"
                if self.bytes > 0
                else f"{-self.bytes} bytes more than expect_tx announced were copied: it is missing, or too small"
            )
            raise EmulatorFinding(
                "mbarrier",
                f"at the end of its CTA the mbarrier at shared {self.address:#x} (initialised at {self.made_at}) is in "
                f"phase {self.phase} with a transaction count of {self.bytes}, not 0: {what}",
                address=hex(self.address),
            )

    def passed(self, parity: int) -> bool:
        """Whether the phase with this parity has completed: the current one has the other parity."""
        return self.phase & 1 != parity & 1

    def __str__(self) -> str:
        return (
            f"mbarrier at shared {self.address:#x} (initialised at {self.made_at}): phase {self.phase}, "
            f"{self.pending} of {self.count} arrivals pending, "
            + (
                f"{self.bytes} bytes to come"
                if self.bytes >= 0
                else f"{-self.bytes} bytes more than expect_tx announced were copied: it is missing, or too small"
            )
        )
