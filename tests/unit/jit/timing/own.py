"""`python -m tests.unit.jit.timing.own`: models this project's own cases on an H100 whose times were measured, and
writes what the model says to own_now.json. docs/estimate-record.md has the table of it, and that of own.json.

``--records FOLDER`` has records of cases, a folder for each, which are used in place of new ones.

`seconds` is what the model says, in µs with a launch; `measured` the median of `times` calls in µs, each between two
events behind sweeps of the L2 by reads; `mhz` the clock of a multiprocessor behind some of them; `used` what ncu says
of the call's longest kernel, in percent of each resource's peak, where it was profiled. The rows of own.json are by the
model of blind.FREEZE, which was made with times of an H200 in view, and not with these. Those of own_now.json are by
the model of `MODEL`, but for `REST`, with these times in view, so they are no prediction: `commit` is the model's, and
`before` is what that of `after.MODEL` said.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.unit.jit.timing import blind, validate

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "own.json").read_text())
_FILE = Path(__file__).parent / "own_now.json"
_ALL: list[dict[str, Any]] = json.loads(_FILE.read_text())
MODEL = "789d7295"  # the commit of the model that NOW is by
NOW = [one for one in _ALL if one["commit"] == MODEL]
REST = [one for one in _ALL if one["commit"] != MODEL]  # those that had no time left


def name(row: dict[str, Any]) -> str:
    """What a row is called."""
    return f"{row['task']}-{Path(row['submission']).stem or row['kernel']}-{row['kind']}-{row['case']}"


def error(row: dict[str, Any]) -> float:
    """Modelled over measured, less 1."""
    return float(row["seconds"] / row["measured"] - 1)


def _taus(rows: Sequence[dict[str, Any]]) -> list[float]:
    """Kendall's tau of the ladder's steps, by benchmark."""
    ladders: dict[int, list[tuple[float, float]]] = {}
    for one in rows:
        if one.get("submission"):
            ladders.setdefault(one["case"], []).append((one["measured"], one["seconds"]))
    return [validate.kendall(ladders[case]) for case in sorted(ladders)]


def order(rows: Sequence[dict[str, Any]]) -> str:
    """The mean tau of the ladder's steps."""
    return f"{statistics.fmean(_taus(rows)):.2f}"


def same_kind(row: dict[str, Any]) -> bool:
    """The model's bound is ncu's bottleneck."""
    return blind.bound(row) == blind.bottleneck(row["used"])


def said(rows: Sequence[dict[str, Any]]) -> str:
    """Mean, median, 95th percentile and largest of the absolute errors, tau of the ladder and bottlenecks, in words."""
    found = sorted(abs(error(one)) for one in rows)
    late = found[min(int(0.95 * len(found)), len(found) - 1)]
    taus = ", ".join(f"{one:.2f}" for one in _taus(rows))
    profiled = [one for one in rows if one["used"]]
    same = sum(map(same_kind, profiled))
    return (
        f"{len(rows)} cases: mean absolute error {statistics.fmean(found):.0%}, median "
        f"{statistics.median(found):.0%}, 95th percentile {late:.0%}, most {found[-1]:.0%}. Kendall's tau of the "
        f"ladder's steps: {taus}. The bound is ncu's bottleneck in {same} of the {len(profiled)} that were profiled."
    )


def _lines(rows: Sequence[dict[str, Any]]) -> list[str]:
    lines = [
        "| case | measured, µs | modelled, µs | error | bound, modelled | bottleneck, ncu |",
        "|---|---|---|---|---|---|",
    ]
    for one in rows:
        title = f"`{one['submission'] or one['task']}` {one['kernel']}".strip()
        ncu = blind.bottleneck(one["used"]) if one["used"] else ""
        lines.append(
            f"| {title}, {one['kind']} {one['case']} | {one['measured']:g} | {one['seconds']:g} | {error(one):+.0%} | "
            f"{blind.bound(one)} | {ncu} |"
        )
    return lines


def table() -> str:
    """The table of the page of the predicted rows, and what follows from it."""
    return "\n".join([*_lines(ROWS), "", said(ROWS)])


def far() -> list[dict[str, Any]]:
    """The cases that are off by more than a fifth by the model as it is now, the farthest first."""
    return sorted((one for one in NOW if abs(error(one)) > 0.2), key=lambda one: -abs(error(one)))


def misses() -> str:
    """The same in words."""
    return ", ".join(f"`{name(one)}` {error(one):+.0%}" for one in far())


def rest() -> str:
    """The cases that were not modelled again, in words."""
    return ", ".join(f"`{name(one)}` {error(one):+.0%}" for one in REST)


def now() -> str:
    """The same of what the model says now, and what that of `after.MODEL` said."""
    earlier = said([{**one, "seconds": one["before"]} for one in NOW])
    return "\n".join([*_lines(NOW), "", said(NOW), "", f"Before: {earlier}"])


def main() -> int:
    """Models all cases, or those whose names are given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="cases (default: all)")
    parser.add_argument("--records", type=Path, help="folder of records, by case")
    arguments = parser.parse_args()
    for one in _ALL:
        case = {**one, "name": name(one), "arch": "sm_90a", "chip": "h100"}
        if arguments.names and case["name"] not in arguments.names:
            continue
        found = validate.model(case, validate.launches_of(case, arguments.records), ranges=False)
        one |= {"seconds": found["seconds"], "bound": found["bound"].partition(";")[0], "commit": MODEL}
        print(json.dumps({"name": case["name"], "error": round(error(one), 3)}), flush=True)
        _FILE.write_text(json.dumps(_ALL, indent=0, ensure_ascii=False) + "\n")
    print(now())
    return 0


if __name__ == "__main__":
    sys.exit(main())
