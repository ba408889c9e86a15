"""Grid cases of this project's tasks on an H100, which no change of the model had in view.

own_grid.json: `measured` is bench's median in µs between two events, of commit TIMED; `seconds` what the model of MODEL
says, in µs with its launches. The model was not changed after these times were taken.

`python -m tests.unit.jit.timing.own_grid` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.unit.jit.timing import blind, blind7

MODEL, TIMED = "06b84f0d", "c770cf1d"
ROWS: list[dict[str, Any]] = json.loads((blind.HERE / "own_grid.json").read_text())


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


if __name__ == "__main__":
    print(table())
    sys.exit(0)
