"""How far the model of time is off, all trials in one table with the aim beside: `docs/estimate.md` has it."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from tests.unit.jit.timing import after, blind, blind2, blind7, blind8, own, own_grid, public, timed

_HEAD = ("what was modelled", "launches", "authors", "mean", "median", "95th percentile", "largest", "above 35 %",
         "order", "bound", "in the interval")  # fmt: skip
_AIM = "**the aim**", "", "", "8%", "", "20%", "35%", "0", "0.85", "80%", "80%"


def _errors(errors: Sequence[float]) -> list[str]:
    """Mean, median, 95th percentile and largest, and how many are above 35 %."""
    found = sorted(abs(one) for one in errors)
    late = found[min(int(0.95 * len(found)), len(found) - 1)]
    shown = [f"{one:.0%}" for one in (statistics.fmean(found), statistics.median(found), late, found[-1])]
    return [*shown, str(sum(one > 0.35 for one in found))]


def _order(rows: Sequence[dict[str, Any]]) -> str:
    taus = [one for one in map(blind.tau, blind.families(rows).values()) if one is not None]
    return f"{statistics.fmean(taus):.2f}" if taus else ""


def _trial(name: str, rows: Sequence[dict[str, Any]], frozen: bool) -> list[str]:
    """A trial's line. `frozen`: as it was predicted, with intervals."""
    with_interval = [one for one in rows if one["low"] is not None]
    inside = sum(one["low"] <= one["measured"] <= one["high"] for one in with_interval)
    kept = f"{inside / len(with_interval):.0%}" if frozen and with_interval else ""
    same = blind2.same_kind if rows[0].get("kind") else blind.same_bottleneck
    bounds = f"{sum(map(same, rows)) / len(rows):.0%}"
    authors = str(len({blind.author(one) for one in rows}))
    return [name, str(len(rows)), authors, *_errors([*map(blind.error, rows)]), _order(rows), bounds, kept]


def _seventh(name: str, rows: Sequence[dict[str, Any]]) -> list[str]:
    """The line of a trial in which ncu did not come to all launches, so that no bound is compared."""
    authors = str(len({blind.author(one) for one in rows}))
    inside = f"{blind7.inside(rows) / len(rows):.0%}"
    return [name, str(len(rows)), authors, *_errors([*map(blind7.error, rows)]), "", "", inside]


def _now(name: str, rows: Sequence[dict[str, Any]]) -> list[str]:
    """The line of a group of what was timed, by one model, with the times in view."""
    authors = {blind.author(one) for one in rows if one.get("source")}
    ladder = own.order(rows) if any(one.get("submission") for one in rows) and name != "all of these" else ""
    held = f"{timed.inside(rows) / len(rows):.0%}"
    return [f"*now:* {name}", str(len(rows)), str(len(authors) or ""), *_errors([*map(timed.error, rows)]), ladder, "",
            held]  # fmt: skip


def table() -> str:
    """The table of the page: each trial as it was predicted, then what the model says now with all times in view."""
    lines = [_AIM]
    lines += [_trial(f"{name} trial, blind", trial.ROWS, True) for name, trial in after.TRIALS]
    lines.append(_seventh("seventh trial, blind", blind7.ROWS))
    lines.append(_seventh("eighth trial, blind, an H200", blind8.ROWS))
    lines.append(_trial("*then:* the six trials again", after.ROWS, False))
    for group in dict.fromkeys(one["group"] for one in timed.ALL):
        if mine := [one for one in timed.rows() if one["group"] == group]:
            lines.append(_now(group, mine))
    lines.append(_now("all of these", timed.rows()))
    grid = own_grid.ROWS
    lines.append(["grid cases of this project that were not in view, an H100", str(len(grid)), "",
                  *_errors([*map(blind7.error, grid)]), "", "", f"{timed.inside(grid) / len(grid):.0%}"])  # fmt: skip
    alone = [one for one in public.ROWS if not one["other"]]
    part = sum(one["low"] <= one["measured"] <= one["high"] for one in alone) / len(alone)
    lines.append(["submissions with nothing else in the call, an older model", str(len(alone)),
                  str(len({one["author"] for one in alone})), *_errors(public.errors(alone)), "", "",
                  f"{part:.0%}"])  # fmt: skip
    return "\n".join(
        [f"| {' | '.join(_HEAD)} |", "|---" * len(_HEAD) + "|", *(f"| {' | '.join(one)} |" for one in lines)]
    )
