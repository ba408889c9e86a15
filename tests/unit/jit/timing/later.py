"""What the model says after the changes that followed the sixth blind trial, with all times in view: no prediction.

Each row of later.json is one launch: `seconds` in µs, `kind` and `bound` as in after.json, by the model of
MODEL. The launches were modelled in the order of the size of their records, and not all of them were: those that are
not there had no time left. `contention` has the few launches that were modelled once more, by `own.MODEL`, after the
rules that the microbenchmark of contention gave; `before` is by MODEL.

`python -m tests.unit.jit.timing.later` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from typing import Any

from tests.unit.jit.timing import after, blind, blind2, own

MODEL = "e45bb5b7"  # the commit of the model that all rows are by
_FILE: dict[str, Any] = json.loads((blind.HERE / "later.json").read_text())
_SAID: dict[str, dict[str, Any]] = {one["name"]: one for one in _FILE["rows"]}
CHOSEN: list[str] = _FILE["chosen"]  # modelled for their large errors
CONTENTION: list[dict[str, Any]] = _FILE["contention"]


def rows(trial: Any) -> list[dict[str, Any]]:
    """The launches of a trial that were modelled, each with what the model said before (`before`, by `after.MODEL`);
    without those that were chosen."""
    return [{**one, "before": one["seconds"], **_SAID[one["name"]]} for one in after.rows(trial)
            if one["name"] in _SAID and one["name"] not in CHOSEN]  # fmt: skip


ROWS = [one for _, trial in after.TRIALS for one in rows(trial)]


def _errors(found: Sequence[dict[str, Any]], of: str) -> list[float]:
    return sorted(abs(blind.error({**one, "seconds": one[of]})) for one in found)


def _line(name: str, found: Sequence[dict[str, Any]], whole: int) -> str:
    cells = []
    for made in (
        statistics.fmean,
        statistics.median,
        lambda all_: all_[min(int(0.95 * len(all_)), len(all_) - 1)],
        max,
    ):
        now, then = (made(_errors(found, of)) for of in ("seconds", "before"))
        cells.append(f"{now:.1%} ({then:.1%})")
    for least in (0.2, 0.35):
        now, then = (sum(one > least for one in _errors(found, of)) for of in ("seconds", "before"))
        cells.append(f"{now} ({then})")
    return f"| {name} | {len(found)} of {whole} | {' | '.join(cells)} | {sum(map(blind2.same_kind, found))} |"


def table() -> str:
    """The table of the page of the errors; in brackets those of before."""
    titles = "trial", "launches", "mean error (before)", "median", "95th percentile", "largest", "above 20 %"
    head = [f"| {' | '.join(titles)} | above 35 % | bound as ncu's |", "|---|---|---|---|---|---|---|---|---|"]
    lines = [_line(name, rows(trial), len(after.rows(trial))) for name, trial in after.TRIALS]
    return "\n".join([*head, *lines, _line("all", ROWS, len(after.ROWS))])


def chosen() -> str:
    """The launches that were modelled for their large errors, in words."""
    by_name = {one["name"]: one for one in after.ROWS}
    found = []
    for name in CHOSEN:
        one = by_name[name]
        now = blind.error({**one, "seconds": _SAID[name]["seconds"]})
        found.append(f"`{name}` {now:+.0%} ({blind.error(one):+.0%})")
    return ", ".join(found)


def contention() -> str:
    """The table of the page of the launches that were modelled after the microbenchmark of contention."""
    by_name = {one["name"]: one for one in after.ROWS}
    lines = [f"| launch | measured, µs | {MODEL}, µs | error | {own.MODEL}, µs | error |", "|---|---|---|---|---|---|"]
    for one in CONTENTION:
        measured = by_name[one["name"]]["measured"]
        errors = [one[of] / measured - 1 for of in ("before", "seconds")]
        lines.append(f"| `{one['name']}` | {measured:g} | {one['before']:g} | {errors[0]:+.0%} | {one['seconds']:g} | "
                     f"{errors[1]:+.0%} |")  # fmt: skip
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(), chosen(), contention(), sep="\n\n")
    sys.exit(0)
