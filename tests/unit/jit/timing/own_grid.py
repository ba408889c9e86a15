"""Grid cases of this project's tasks on an H100, which no change of the model had in view.

own_grid.json: `measured` is bench's median in µs between two events, of commit TIMED; `seconds` what the model of MODEL
says, in µs with its launches. The model was not changed after these times were taken.
own_grid_now.json: these and more cases of the same call by the model of NOW_MODEL, with the times in view; `before` is
by MODEL, null of a case that was not modelled by that, and `again`: the emulator recorded it once more, with all
clusters of its sort.

`python -m tests.unit.jit.timing.own_grid` prints the tables of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.unit.jit.timing import blind, blind7

MODEL, TIMED, NOW_MODEL = "06b84f0d", "c770cf1d", "93cd0e98"
ROWS: list[dict[str, Any]] = json.loads((blind.HERE / "own_grid.json").read_text())
NOW: list[dict[str, Any]] = json.loads((blind.HERE / "own_grid_now.json").read_text())


def said(rows: list[dict[str, Any]]) -> str:
    """What follows from some cases."""
    inside = sum(blind7.LOW <= one["measured"] / one["seconds"] <= blind7.HIGH for one in rows)
    figures = blind7.figures([*map(blind7.error, rows)])
    return f"{figures}; {inside} lie between {blind7.LOW} and {blind7.HIGH} of the modelled time"


def table() -> str:
    """The table of the page, and what follows from it."""
    found = ["| grid case | measured, µs | modelled, µs | error | bound, modelled |", "|---|---|---|---|---|"]
    for one in ROWS:
        found.append(f"| `{one['task']}` {one['case']} | {one['measured']:g} | {one['seconds']:g} | "
                     f"{blind7.error(one):+.0%} | {one['bound']} |")  # fmt: skip
    tasks = dict.fromkeys(one["task"] for one in ROWS)
    each = [f"`{task}`: {said([one for one in ROWS if one['task'] == task])}." for task in tasks]
    return "\n".join([*found, "", f"All: {said(ROWS)}.", "", *each])


def now_table() -> str:
    """The table of the cases by the model of NOW_MODEL, and what follows from it."""
    found = ["| grid case | measured, µs | 06b84f0d, µs | error | now, µs | error |", "|---|---|---|---|---|---|"]
    for one in NOW:
        before = f"{one['before']:g} | {blind7.error(one, 'before'):+.0%}" if one["before"] else " | "
        name = f"`{one['task']}` {one['case']}{', recorded again' if one['again'] else ''}"
        found.append(f"| {name} | {one['measured']:g} | {before} | {one['seconds']:g} | {blind7.error(one):+.0%} |")
    both = [one for one in NOW if one["before"]]
    earlier = said([{**one, "seconds": one["before"]} for one in both])
    return "\n".join([*found, "", f"Those modelled by both, before: {earlier}.", "", f"The same now: {said(both)}.",
                      "", f"All, now: {said(NOW)}."])  # fmt: skip


if __name__ == "__main__":
    print(table(), now_table(), sep="\n\n")
    sys.exit(0)
