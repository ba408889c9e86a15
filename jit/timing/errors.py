"""How far a modelled time may be off, whatever the figures' ranges say: the model lacks things that no figure has.

The two factors are from the errors of all that is recorded and was timed (docs/estimate-record.md), by one model that
had these times in view: conformal prediction over authors, each of whom weighs the same, for 92 % of the times of one
more author. A task of this project counts as one author. `tests/unit/jit/timing/timed.py` computes them, and says of
each group of launches how many lie between the factors of all other groups.
"""

from __future__ import annotations

LOW, HIGH = 0.73, 1.39


def widened(seconds: float, low: float, high: float) -> tuple[float, float]:
    """The interval of a modelled time: the ranges of the figures give ``low`` and ``high``, in seconds as all three."""
    return min(low, LOW * seconds), max(high, HIGH * seconds)
