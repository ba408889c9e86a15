"""The order in which the warps of a cluster run and its copies arrive, as the seed gives it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .cta_cluster import DOUBTFUL, Group, Warp

_SKIPPED = (0.0, 0.0, 0.5, 0.95)  # in how many rounds a warp is left out; each warp has one of these
_EARLY = (0.0, 0.0, 0.05, 0.3)  # in how many rounds a copy arrives; each cluster has one of these


class Schedule:
    """Runs a cluster in rounds. A round runs each warp once that may go on, in a random order.

    Under seed 0 it runs all of them, and copies arrive only when no warp can go on. Under any other seed some warps are
    left out of some rounds, and copies arrive early: a result then depends on a wait that is missing. Every warp runs
    sooner or later.

    Attributes:
        warps: those that have not ended.
        aside: other clusters go first, until it is asked again; never here (exploration/chosen.py).
    """

    aside = False

    def __init__(self, group: Group, rng: random.Random):
        self.group = group
        self.warps = list(group.warps)
        self._rng, self._bits = rng, rng.getrandbits
        self._skipped: dict[Warp, float] = {}
        self._early = 0.0
        if group.launch.seed:
            self._skipped = {warp: rng.choice(_SKIPPED) for warp in self.warps}
            self._early = rng.choice(_EARLY)

    def round(self, ran: Callable[[Warp], None] | None) -> bool:
        """Runs the warps that may go on, and calls ``ran`` with each. Whether a warp could go on, or a copy arrived."""
        shuffle(self.warps, self._bits)
        return self.go_through(self.warps, False, ran)

    def go_through(self, warps: list[Warp], progress: bool, ran: Callable[[Warp], None] | None) -> bool:
        """As `round`, but for the order: the warps in which some have gone on already where there was ``progress``."""
        group, skipped = self.group, self._skipped
        doubts = group.doubts
        for warp in warps:
            if warp.done:  # while others ran, or were looked at
                continue
            blocked = warp.blocked
            if blocked is not None:
                if not blocked():
                    continue
                warp.blocked = None
            progress = True
            if skipped and skipped[warp] and self._rng.random() < skipped[warp]:
                continue
            if ran is not None:
                ran(warp)
            warp.run(False, DOUBTFUL if doubts else 0)
            if doubts:
                group.settle()
        if group.pending and (not progress or self._rng.random() < self._early):
            self.deliver()
            progress = True
        self.warps = [warp for warp in self.warps if not warp.done]
        return progress

    def deliver(self) -> None:
        """Lets one of the copies arrive that are on their way. There must be one."""
        pending = self.group.pending
        pending.pop(self._rng.randrange(len(pending)))()


def shuffle(warps: list[Any], bits: Callable[[int], int]) -> None:
    """What `random.Random.shuffle` does with the same bits, in half of its time."""
    for last in range(len(warps) - 1, 0, -1):
        count = (last + 1).bit_length()
        while (at := bits(count)) > last:
            pass
        warps[last], warps[at] = warps[at], warps[last]
