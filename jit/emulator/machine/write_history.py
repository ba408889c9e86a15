"""Who wrote each byte of a launch's global memory last, and who before, where somebody asks which store gave a value.

A normal launch keeps none of it (`kept` is None, and the race detector's code finds no history to write). Where a wrong
output is explained, its call runs again with a list in `kept`, and each launch adds what it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...base.launch_shape import Dims
from ..native.memory import lazy_zeros

# Of each byte, u64 words: the stamp of its last write, with owners.py's number of the cluster and of the site, and who
# made it; and those of the last write before it by another site, CTA or thread. WHO has the site's kind of access in
# bits 0 to 2 (layout.py), the lane from 1 on from bit LANE, the warp's slot in the cluster from bit SLOT, what the byte
# was before from bit OLD, and how many writes of the same kind followed each other from bit COUNT. A first entry
# stands for no byte: its STAMP is 1 once there is a write.
STAMP, WHO, BEFORE_STAMP, BEFORE_WHO = range(4)
ENTRY = 4
LANE, SLOT, OLD, COUNT = 8, 16, 32, 40
OWNER, SITES = 36, (1 << 28) - 1  # of a stamp, as owners.py has it
_LARGEST = 32 << 20  # bytes of an allocation that has a history: it takes 32 times as much where it is written
_MOST = 1 << 30  # bytes of history that are kept, as far as they were written


@dataclass(frozen=True)
class Write:
    """One write of an element.

    Attributes:
        location, instruction: of the store.
        kernel: its PTX name.
        cta: of the thread.
        thread: its place in the CTA; None of a store that no single thread made.
        times: how often it wrote there in a row.
        before: what was there before it.
    """

    location: str
    instruction: str
    kernel: str
    cta: Dims
    thread: Dims | None
    times: int
    before: bytes


@dataclass
class Launched:
    """The histories of one launch.

    Attributes:
        kernel, sites, grid, block, cluster: of the launch; ``sites`` by the stamps' numbers.
        rows: first address of each allocation that was written, and its history, u64[1 + bytes, ENTRY].
    """

    kernel: str
    sites: Sequence[Any]
    grid: Dims
    block: Dims
    cluster: Dims
    rows: list[tuple[int, np.ndarray]] = field(default_factory=list)

    def of(self, address: int, size: int) -> list[Write]:
        """The last write of an element of ``size`` bytes, and the one before it, as far as they are known."""
        for first, table in self.rows:
            if first <= address and address + size <= first + len(table) - 1:
                part = table[address - first + 1 : address - first + 1 + size]
                return [one for one in (self._write(part, STAMP), self._write(part, BEFORE_STAMP)) if one]
        return []

    def _write(self, part: np.ndarray, column: int) -> Write | None:
        stamps, who = part[:, column], part[:, column + 1]
        if not stamps[0] or (stamps != stamps[0]).any():  # of an element that several have written in parts
            return None
        word, stamp = int(who[0]), int(stamps[0])
        lane, slot = word >> LANE & 255, word >> SLOT & 0xFFFF
        (gx, gy, _), (cx, cy, cz), (bx, by, bz) = self.grid, self.cluster, self.block
        per_cta = -(-bx * by * bz // 32)
        rank, warp = divmod(slot, per_cta)
        number = (stamp >> OWNER) - 1
        cta = (
            number % gx + rank % cx,
            number // gx % gy + rank // cx % cy,
            number // (gx * gy) + rank // (cx * cy) % cz,
        )
        inst = self.sites[stamp & SITES].inst
        thread = None
        if lane:
            linear = warp * 32 + lane - 1
            thread = (linear % bx, linear // bx % by, linear // (bx * by))
        old = bytes((who >> np.uint64(OLD) & np.uint64(255)).astype(np.uint8))
        return Write(inst.location, str(inst), self.kernel, cta, thread, int(word >> COUNT) + 1, old)


kept: list[Launched] | None = None  # of the launches since somebody asked; None where nobody does


def table(size: int) -> np.ndarray | None:
    """The history of ``size`` bytes that nothing has written; None of an allocation that is too large."""
    if size > _LARGEST:
        return None
    try:
        return lazy_zeros((size + 1) * 8 * ENTRY).view(np.uint64).reshape(-1, ENTRY)
    except OSError:
        return None


def written(history: np.ndarray) -> np.ndarray:
    """Which bytes have been written; bool."""
    if not history[0, STAMP]:
        return np.zeros(0, bool)
    return history[1:, STAMP] != 0


def keep(launched: Launched, kept: list[Launched]) -> None:
    """Adds a launch, and drops the histories of the oldest where they are too large together."""
    kept.append(launched)
    left = _MOST
    for one in reversed(kept):
        left -= sum(table.nbytes for _, table in one.rows)
        if left < 0:
            one.rows = []
