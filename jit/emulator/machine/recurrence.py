"""A cluster that goes round for ever: the state of its warps, barriers and memory comes back again and again.

A loop over a barrier, or one that stores the same value, changes something all the time, and nothing in the end.
`spin.py` finds the loops of single warps that change nothing.
"""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

from ..native import frame as f

if TYPE_CHECKING:
    from .cta_cluster import Group, Warp

_AFTER = 1.0  # seconds for which a cluster runs before it is looked at
_TIMES = 4  # that the state has to come back
_MOST = 1 << 26  # bytes of global memory that are compared
_CLOCKS = ("%clock", "%globaltimer")  # a loop that looks at one ends by itself


class Recurrence:
    """Looks at a cluster after each round of its schedule; at first for the time only.

    The schedule may leave warps out of a round, which changes nothing: the state has come back where every warp that
    may go on has run in between. Whoever runs a warp adds it to `ran`.
    """

    def __init__(self, group: Group):
        self.group = group
        self.since = time.monotonic()
        self.rounds = self.times = 0
        self.until = 1  # round at which the state to come back to is taken: powers of two (Brent)
        self.brief = self.whole = b""
        self.ran: set[Warp] = set()  # since the state was taken, or came back last
        self.able = not any(name.startswith(_CLOCKS) for name in group.launch.program.specials)

    def look(self) -> bool:
        """Whether the state has come back so often that nothing else can follow."""
        if not self.able or time.monotonic() - self.since < _AFTER:
            return False
        self.rounds += 1
        if self.rounds >= self.until:
            self.until, self.times = 2 * self.rounds, 0
            self.brief, self.whole = self._brief(), self._whole()
            self.ran.clear()
        elif self.brief == self._brief() and self._all_ran() and self.whole == self._whole():
            self.times += 1
            self.ran.clear()
        return self.times >= _TIMES

    def again(self) -> None:
        """Something was done from outside: what was seen so far does not count."""
        self.rounds = self.times = 0
        self.until = 1

    def _all_ran(self) -> bool:
        ready = [warp for warp in self.group.warps if not warp.done and (warp.blocked is None or warp.blocked())]
        return bool(self.ran) and self.ran.issuperset(ready)

    def _brief(self) -> bytes:
        warp = next((warp for warp in self.group.warps if not warp.done), None)
        return warp.pcs.tobytes() + warp.frame[f.REGISTERS :].tobytes() if warp else b""

    def _whole(self) -> bytes:
        state = whole(self.group)
        if state is None:
            self.able = False
        return state or b""


def whole(group: Group) -> bytes | None:
    """A digest of all that a cluster can see or change; None where the memory is too large for one."""
    state, launch = hashlib.blake2b(digest_size=16), group.launch
    for warp in group.warps:
        for array in (warp.pcs, warp.frame[f.REGISTERS :], warp.local):
            state.update(array.data)
    for cta in group.ctas:
        state.update(cta.shared.data)
        mbarriers = [(at, b.phase & 1, b.pending, b.bytes) for at, b in sorted(cta.mbarriers.items())]
        barriers = [(number, b.threads, b.arrived) for number, b in sorted(cta.barriers.items())]
        state.update(repr((mbarriers, barriers)).encode())
    arrived = len(group.cluster_barrier.arrived) if group.cluster_barrier else 0
    state.update(repr((arrived, len(group.pending))).encode())
    arrays = launch.memory.arrays
    if launch.owners is not None:
        arrays = [array for array, written in zip(arrays, launch.owners.touched, strict=False) if written]
    if sum(array.nbytes for array in arrays) > _MOST:
        return None
    for array in arrays:
        state.update(array.data)
    return state.digest()
