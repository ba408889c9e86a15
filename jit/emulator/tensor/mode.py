"""Whether sums are formed as the hardware does, or in a fast way: one choice for all code of the process."""

from __future__ import annotations

import numpy as np

FAST = np.zeros(1, np.int64)  # not 0: the fast way; native code looks at it


def choose(fast: bool) -> None:
    """Sums are formed the fast way from now on, or no longer."""
    FAST[0] = fast


def fast() -> bool:
    """Whether sums are formed the fast way."""
    return bool(FAST[0])
