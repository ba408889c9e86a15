"""This project's own cases on an H100, modelled and measured: own.json, of which docs/estimate.md has the table.

`seconds` is what the model of blind.FREEZE says, in µs with a launch; `measured` the median of `times` calls in µs,
each between two events behind sweeps of the L2 by reads; `mhz` the clock of a multiprocessor behind some of them;
`used` what ncu says of the call's longest kernel, in percent of each resource's peak, where it was profiled. The model
was made with times of an H200 in view, and not with these. `own_after.json` is what the model of commit cd8c79ec says,
after the changes that the blind trials led to, and with these times in view: no prediction.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.unit.jit.timing import blind, validate

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "own.json").read_text())


def after() -> list[dict[str, Any]]:
    """The rows as the changed model has them."""
    again = {one["name"]: one for one in json.loads((Path(__file__).parent / "own_after.json").read_text())}
    return [{**one, **again[name(one)]} for one in ROWS]


def name(row: dict[str, Any]) -> str:
    """What a row is called in own_after.json."""
    return f"{row['task']}-{Path(row['submission']).stem or row['kernel']}-{row['kind']}-{row['case']}"


def error(row: dict[str, Any]) -> float:
    """Modelled over measured, less 1."""
    return float(row["seconds"] / row["measured"] - 1)


def said(rows: Sequence[dict[str, Any]]) -> str:
    """Mean, median, 95th percentile and largest of the absolute errors, tau of the ladder and bottlenecks, in words."""
    found = sorted(abs(error(one)) for one in rows)
    late = found[min(int(0.95 * len(found)), len(found) - 1)]
    ladders: dict[int, list[tuple[float, float]]] = {}
    for one in rows:
        if one["submission"]:
            ladders.setdefault(one["case"], []).append((one["measured"], one["seconds"]))
    taus = ", ".join(f"{validate.kendall(ladders[case]):.2f}" for case in sorted(ladders))
    profiled = [one for one in rows if one["used"]]
    same = sum(blind.bound(one) == blind.bottleneck(one["used"]) for one in profiled)
    return (
        f"{len(rows)} cases: mean absolute error {statistics.fmean(found):.0%}, median "
        f"{statistics.median(found):.0%}, 95th percentile {late:.0%}, most {found[-1]:.0%}. Kendall's tau of the "
        f"ladder's steps: {taus}. The bound is ncu's bottleneck in {same} of the {len(profiled)} that were profiled."
    )


def table() -> str:
    """The table of the page, and what follows from it."""
    lines = [
        "| case | measured, µs | modelled, µs | error | bound, modelled | bottleneck, ncu |",
        "|---|---|---|---|---|---|",
    ]
    for one in ROWS:
        title = f"`{one['submission'] or one['task']}` {one['kernel']}".strip()
        ncu = blind.bottleneck(one["used"]) if one["used"] else ""
        lines.append(
            f"| {title}, {one['kind']} {one['case']} | {one['measured']:g} | {one['seconds']:g} | {error(one):+.0%} | "
            f"{blind.bound(one)} | {ncu} |"
        )
    again = f"By the model of commit cd8c79ec, with these times in view, {said(after())}"
    return "\n".join([*lines, "", said(ROWS), "", again])


if __name__ == "__main__":
    print(table())
    sys.exit(0)
