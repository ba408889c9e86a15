"""Summaries of measured times: order statistics, because times have a long upper tail."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

_Z95 = 1.959964


@dataclass(frozen=True)
class Summary:
    """Times of one kind, in nanoseconds.

    Args:
        runs: how many.
        median, mean, best, worst: of the runs.
        std: sample standard deviation.
        err: standard error of the mean.
        low, high: first and third quartile.
        ci_low, ci_high: 95% confidence interval of the median, from order statistics (no assumption on the shape).
    """

    runs: int
    median: float
    mean: float
    std: float
    err: float
    best: float
    worst: float
    low: float
    high: float
    ci_low: float
    ci_high: float

    @property
    def relative_error(self) -> float:
        """Half the width of the median's confidence interval over the median."""
        return (self.ci_high - self.ci_low) / 2 / self.median if self.median else math.inf

    def document(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


def summarise(times: Sequence[float]) -> Summary:
    """Summarises at least one time.

    The confidence interval takes the order statistics at n/2 ± 1.96·sqrt(n)/2, the normal approximation of the
    binomial count of values below the median.

    Raises:
        ValueError: no times.
    """
    if not times:
        raise ValueError("no times to summarise")
    ordered = sorted(times)
    count = len(ordered)
    reach = _Z95 * math.sqrt(count) / 2
    lower = max(0, math.floor(count / 2 - reach))
    upper = min(count - 1, math.ceil(count / 2 + reach))
    deviation = statistics.stdev(ordered) if count > 1 else 0.0
    quartiles = statistics.quantiles(ordered, n=4, method="inclusive") if count > 1 else [ordered[0]] * 3
    return Summary(
        runs=count,
        median=statistics.median(ordered),
        mean=statistics.fmean(ordered),
        std=deviation,
        err=deviation / math.sqrt(count),
        best=ordered[0],
        worst=ordered[-1],
        low=quartiles[0],
        high=quartiles[2],
        ci_low=ordered[lower],
        ci_high=ordered[upper],
    )


def ratio(left: Sequence[float], right: Sequence[float]) -> Summary:
    """Summary of left/right over pairs that were measured side by side."""
    return summarise([a / b for a, b in zip(left, right, strict=True)])


def geometric_mean(values: Sequence[float]) -> float:
    """The geometric mean of positive values.

    Raises:
        ValueError: none, or one that is not positive: a zero would collapse the mean.
    """
    if not values or min(values) <= 0:
        raise ValueError(f"a geometric mean needs positive values, got {list(values)}")
    return math.exp(statistics.fmean(map(math.log, values)))
