"""How a case is timed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Options:
    """How to time.

    Args:
        reps: most timed calls a case.
        budget: seconds of measuring after which no more than ``fewest`` calls are made.
        least: fewest timed calls before the median may count as known.
        fewest: fewest timed calls however long they take.
        precision: stop once half the width of the median's confidence interval is below this share of it.
        timeout: seconds one request may take; None takes the task's.
        verify: share of the budget to spend on checking single timed calls beyond the first, the last, and one that is
            picked in secret, and outputs of smaller batches. Those of larger batches are checked whatever it takes.
        graph: measure graph replay too.
        seed: secret seed; None draws one.
        distinct: most different contents to generate where generating takes long.
    """

    reps: int = 100
    budget: float = 6.0
    least: int = 20
    fewest: int = 5
    precision: float = 0.003
    timeout: float | None = None
    verify: float = 0.5
    graph: bool = True
    seed: int | None = None
    distinct: int = 4
