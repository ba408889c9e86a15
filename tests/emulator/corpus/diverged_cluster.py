"""Lanes of a warp come to `barrier.cluster` one by one, and each waits for all of them [PTX ISA 9.7.13.3]. In
diverged_barriers.cu both CTAs write the same words, with nothing between them."""

from __future__ import annotations

from .case import Case
from .diverged_barriers import CROSSED, OUT

CASES = (Case("right", (OUT[:64],), {0: CROSSED}, grid=2, cluster=2),)
