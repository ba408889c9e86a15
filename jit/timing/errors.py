"""How far a modelled time may be off, whatever the figures' ranges say: the model lacks things that no figure has.

The two factors are from the errors of the launches of all six blind trials (docs/estimate-record.md), after the model
was changed with their times in view: conformal prediction over authors, each of whom weighs the same, for 92 % of the
times of one more author. `tests/unit/jit/timing/after.py` computes them, and says how many launches lie between the
factors of all other authors.
"""

from __future__ import annotations

LOW, HIGH = 0.82, 1.44


def widened(seconds: float, low: float, high: float) -> tuple[float, float]:
    """The interval of a modelled time: the ranges of the figures give ``low`` and ``high``, in seconds as all three."""
    return min(low, LOW * seconds), max(high, HIGH * seconds)
