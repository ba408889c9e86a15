"""Waits that end by themselves: `mbarrier.try_wait` has a time limit, and `mbarrier.test_wait` does not wait at all
[PTX ISA 9.7.13.15.16].

A program may look at a phase once, and do what completes it if it is not complete. Here such waits last until the phase
is complete, or until no warp can go on.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ..native import frame as f

if TYPE_CHECKING:
    from .cta_cluster import Group, Warp

_MOST_ROUNDS = 4_000  # of waits that end while no barrier changes, in a loop whose registers differ each time
_LOOKED_AT = range(3, 65)  # the rounds whose registers are compared: a loop that counts does not come back


class WaitLimits:
    """Ends the waits of one cluster, and counts how often that was done since a barrier last changed."""

    def __init__(self, group: Group):
        self.group = group
        self.barriers: Any = None
        self.rounds = 0
        self.states: set[bytes] = set()

    def end(self, warps: list[Warp]) -> bool:
        """Ends every wait that has a limit, for warps that are all blocked; False where none has, or where the warps
        have come back to what they were."""
        waiting = [warp for warp in warps if warp.blocked is not None and warp.expires is not None]
        if not waiting:
            return False
        barriers = self._barriers(warps)
        if barriers != self.barriers:
            self.barriers, self.rounds = barriers, 0
            self.states.clear()
        self.rounds += 1
        if self.rounds > _MOST_ROUNDS:
            return False
        if self.rounds in _LOOKED_AT:
            if (state := self._registers()) in self.states:
                return False
            self.states.add(state)
        for warp in waiting:
            warp.expires()  # type: ignore[misc]
            warp.blocked = warp.expires = None
        return True

    def _barriers(self, warps: list[Warp]) -> Any:
        cluster = self.group.cluster_barrier
        return (
            len(warps),
            [(at, b.phase, b.pending, b.bytes) for cta in self.group.ctas for at, b in cta.mbarriers.items()],
            [(n, b.phase, b.arrived) for cta in self.group.ctas for n, b in cta.barriers.items()],
            (cluster.phase, len(cluster.arrived)) if cluster else None,
        )

    def _registers(self) -> bytes:
        state = hashlib.blake2b(digest_size=16)
        for warp in self.group.warps:
            state.update(warp.pcs.tobytes())
            state.update(warp.frame[f.REGISTERS :].tobytes())
        return state.digest()
