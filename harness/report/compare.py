"""Two submissions side by side: the ratio of their times, its confidence interval, and what follows from it."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from harness.checking import verdict
from harness.report.bench import microseconds
from harness.timing.record import Timing

SAME = "no difference seen"


@dataclass(frozen=True)
class Row:
    """One case, or all.

    Attributes:
        name: of the case.
        status: ``"pass"`` where both gave right outputs; else that of the one that did not.
        message: why not.
        a_ns, b_ns: medians.
        ratio: median of B's time over A's, of calls side by side: above 1 A is faster.
        low, high: its 95% confidence interval.
    """

    name: str
    status: str
    message: str = ""
    a_ns: float | None = None
    b_ns: float | None = None
    ratio: float | None = None
    low: float | None = None
    high: float | None = None

    @classmethod
    def of(cls, timing: Timing) -> Row:
        """The row of a case that was timed against one other submission."""
        name = f"{timing.case.index}  {timing.case.name}"
        if timing.status != verdict.PASS or timing.device is None:
            return cls(name, timing.status, f"A: {timing.message}")
        peer: dict[str, Any] = timing.peers[0] if timing.peers else {"status": verdict.ERROR, "message": "not called"}
        if peer["status"] != verdict.PASS or "device_ns" not in peer:
            return cls(name, peer["status"], f"B: {peer['message']}", timing.device.median)
        gain = peer["speedup"]
        times = timing.device.median, peer["device_ns"]["median"]
        return cls(name, verdict.PASS, "", *times, gain["median"], gain["ci_low"], gain["ci_high"])

    @property
    def verdict(self) -> str:
        """Which is faster and by how much; that no difference is seen where the interval holds 1."""
        if self.ratio is None or self.low is None or self.high is None:
            return f"{self.status.replace('_', ' ')}  {self.message}"
        if self.low <= 1 <= self.high:
            return SAME
        winner, factor = ("A", self.ratio) if self.ratio > 1 else ("B", 1 / self.ratio)
        return f"{winner} is {factor:.3f} times as fast"

    def document(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {**asdict(self), "verdict": self.verdict}


def over_all(rows: list[Row]) -> Row | None:
    """The geometric mean of the ratios; None where a case has none.

    The cases' intervals are independent: the logarithm of the mean has the root of the sum of their squared half
    widths, divided by the number of cases, for its own.
    """
    sides = [(row.a_ns, row.b_ns, row.ratio, row.low, row.high) for row in rows]
    if not rows or any(value is None for side in sides for value in side):
        return None
    logs = [[math.log(value or 1.0) for value in side] for side in sides]
    count = len(rows)
    a, b, middle = (math.fsum(log[i] for log in logs) / count for i in range(3))
    below = math.sqrt(math.fsum((log[2] - log[3]) ** 2 for log in logs)) / count
    above = math.sqrt(math.fsum((log[4] - log[2]) ** 2 for log in logs)) / count
    numbers = (math.exp(value) for value in (a, b, middle, middle - below, middle + above))
    return Row("all, geometric mean", verdict.PASS, "", *numbers)


def show(console: Console, rows: list[Row], whole: Row | None) -> None:
    """A line a case, and one for all."""
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column("case")
    for heading in ("A µs", "B µs", "B / A", "95% CI"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("")
    for row in [*rows, *([whole] if whole and len(rows) > 1 else [])]:
        interval = f"{row.low:.3f}-{row.high:.3f}" if row.low is not None and row.high is not None else "-"
        ratio = f"{row.ratio:.3f}" if row.ratio is not None else "-"
        style = "dim" if row.verdict == SAME else "bold red" if row.ratio is None else ""
        cells = (microseconds(row.a_ns), microseconds(row.b_ns), ratio, interval)
        grid.add_row(Text(row.name), *cells, Text(row.verdict, style=style))
    console.print(grid)
    console.print("  by chance, one interval of twenty does not hold the true ratio", style="dim")
