"""How far the model of time is off, all trials in one table with the aim beside: `docs/estimate.md` has it."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from typing import Any

from tests.unit.jit.timing import after, blind, blind2, blind7, blind8, own, own_grid, public, validate

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


def table() -> str:
    """The table of the page: each trial as it was predicted, then what the model says now with all times in view."""
    lines = [_AIM]
    lines += [_trial(f"{name} trial, blind", trial.ROWS, True) for name, trial in after.TRIALS]
    lines.append(_seventh("seventh trial, blind", blind7.ROWS))
    lines.append(_seventh("eighth trial, blind, an H200", blind8.ROWS))
    lines.append(_trial("*now:* the six trials again", after.ROWS, False))
    lines.append(_seventh("*now:* the seventh trial again", blind7.after(blind7.ROWS)))
    lines.append(_seventh("*now:* the eighth trial again", blind8.after()))
    modelled = json.loads(validate.MODELLED.read_text())
    rows = validate.rows(modelled)
    inside = sum(one["low"] <= case["measured"] <= one["high"] for case, one, _ in rows) / len(rows)
    taus = validate.figures(modelled)["tau"].values()
    lines.append(["*now:* this project's cases, an H200", str(len(rows)), "", *_errors([error for *_, error in rows]),
                  f"{statistics.fmean(taus):.2f}", "", f"{inside:.0%}"])  # fmt: skip
    profiled = [one for one in own.NOW if one["used"]]
    bounds = sum(own.same_kind(one) for one in profiled) / len(profiled)
    lines.append(["*now:* this project's cases, an H100", str(len(own.NOW)), "", *_errors([*map(own.error, own.NOW)]),
                  own.order(own.NOW), f"{bounds:.0%}", ""])  # fmt: skip
    for name, grid in (("grid cases of this project that were not in view, an H100", own_grid.ROWS),
                       ("*now:* grid cases of this project", own_grid.NOW)):  # fmt: skip
        held = sum(blind7.LOW <= one["measured"] / one["seconds"] <= blind7.HIGH for one in grid) / len(grid)
        errors = _errors([*map(blind7.error, grid)])
        lines.append([name, str(len(grid)), "", *errors, "", "", f"{held:.0%}"])
    alone = [one for one in public.ROWS if not one["other"]]
    part = sum(one["low"] <= one["measured"] <= one["high"] for one in alone) / len(alone)
    lines.append(["submissions with nothing else in the call, an older model", str(len(alone)),
                  str(len({one["author"] for one in alone})), *_errors(public.errors(alone)), "", "",
                  f"{part:.0%}"])  # fmt: skip
    return "\n".join(
        [f"| {' | '.join(_HEAD)} |", "|---" * len(_HEAD) + "|", *(f"| {' | '.join(one)} |" for one in lines)]
    )
