"""The events that the machine reports to a race detector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

import numpy as np

Warp = TypeVar("Warp", contravariant=True)  # of cta_cluster.py
Cta = TypeVar("Cta", contravariant=True)


class Detector(Protocol[Warp, Cta]):
    """The events that the machine reports to the race detector of a cluster."""

    def start(self, first: tuple[int, int, int]) -> None:
        """A new cluster, whose first CTA is ``first``."""

    def turn(self, may_stop: bool) -> None:
        """The cluster goes on, after others. Where it ``may_stop``, it does so at its first store to global memory
        after a load that may have acquired what others released."""

    def stopped(self) -> bool:
        """Whether it has met such a store in this turn."""

    def context_of(self, warp: Warp) -> int:
        """Host address of what the generated code knows of a warp."""

    def clock_of(self, warp: Warp, agent: str) -> tuple[int, int]:
        """Host address of the clock (u32) of a warp's ``"cp"``, `cp.async`, or ``"mma"``, and their slot."""

    def clocks_of(self, cta: Cta) -> tuple[int, int, int]:
        """Of a CTA: how many clocks a warp has; host addresses of those of the warps that have ended, u32[2][clocks],
        and of the addresses of its warps' contexts."""

    def arrives(self, warp: Warp, joined: np.ndarray, first: bool) -> None:
        """A warp arrives at a named barrier, as the ``first`` of a phase; ``joined``, u32[2, clocks], has the clocks of
        those who arrived."""

    def completes(self, joined: np.ndarray, waiters: Sequence[Warp], everyone: bool) -> None:
        """A named barrier completes a phase; ``everyone`` who has not ended has arrived."""

    def ended(self, warp: Warp) -> None:
        """A warp is done."""

    def left(self, cta: Cta) -> None:
        """All warps of a CTA are done."""

    def native(self) -> tuple[int, int, int, int]:
        """For native code that runs whole CTAs: host addresses of what `start` and `ended` are there, of what both are
        given, and of how many accesses `left` has to look at."""

    def done(self) -> None:
        """The launch is over."""
