"""How far a modelled time may be off, whatever the figures' ranges say: the model lacks things that no figure has.

The two factors are those between which 80 % of the measured times lay, over the modelled ones, of 84 launches of public
kernels on an H100 (docs/estimate.md, "A blind trial"), after the model was changed with these times in view. With the
factors from the launches of all other authors, 67 of the 84 lay between them (80 %). Kinds of kernels do not differ
enough for factors of their own: with these it were 61. Three of the 87 launches that were modelled then were left out
for no good reason: with them the factors are 0.86 and 1.31, and 68 of the 87 lay between those of all other authors. Of
57 launches of a second trial, which the model had not seen, 40 lay between 0.86 and 1.26 (70 %).
"""

from __future__ import annotations

LOW, HIGH = 0.86, 1.26


def widened(seconds: float, low: float, high: float) -> tuple[float, float]:
    """The interval of a modelled time: the ranges of the figures give ``low`` and ``high``, in seconds as all three."""
    return min(low, LOW * seconds), max(high, HIGH * seconds)
