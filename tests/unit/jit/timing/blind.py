"""What the model said of public kernels before they were timed (blind.json), and the times (blind_measured.json).

Each row of blind.json is one launch on an H100 of a kernel whose text is its author's, unchanged: µs with the overhead
of the launch, behind reads that leave nothing of its inputs in the L2. The host code around it was written for this
trial. `source` is the file, at its commit; `kernel` the name in the PTX; no `low` and `high`: no interval was modelled.

A row of blind_measured.json, and of those of the later trials, is the same launch on an H100 SXM: `measured` is the
median of `times` times in µs between two events, one before and one behind the launch, behind sweeps of 256 MiB by
reads; `again` that of a second run, where there was time for one; `mhz` the clock of a multiprocessor behind some of
the launches; `profiled` the kernel's own duration under ncu; `used` what ncu says of each resource, in percent of its
peak.

`python -m tests.unit.jit.timing.blind` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from tests.unit.jit.timing import validate

HERE = Path(__file__).parent
FREEZE = "f2cd0a1b"  # the commit of blind.json; the times were taken after it, and nothing of blind.json was changed


def joined(predictions: str, measured: str, left_out: Collection[str] = ()) -> list[dict[str, Any]]:
    """The rows of a file of predictions, each with what was measured; `used` of the latter is `ncu`. Launches that are
    `left_out` by their name are in the predictions alone.

    Raises:
        ValueError: not the same launches are in both files.
    """
    said, found = (json.loads((HERE / name).read_text()) for name in (predictions, measured))
    known = {one["name"] for one in said}
    said = [one for one in said if one["name"] not in left_out]
    if [one["name"] for one in said] != [one["name"] for one in found] or not known.issuperset(left_out):
        raise ValueError(f"{predictions} and {measured}: expected the same launches in the same order")
    return [{**also, **one, "ncu": also["used"]} for one, also in zip(said, found, strict=True)]


ROWS = joined("blind.json", "blind_measured.json")
FROZEN = "3c6d4dd09b38369ebe3a0eaa970be0c12d8e0c579f8088b3e06a2dc40785765b"  # sha256 of blind.json there
# What the model says after it was changed, with these times in view: no prediction. Launches that are not there were
# not modelled again.
AFTER: dict[str, dict[str, Any]] = {one["name"]: one for one in json.loads((HERE / "blind_after.json").read_text())}
BUSY = 60  # percent of its peak from which on a resource is what bounds a kernel, else latency does
# What a bound of the model is called in ``used``.
RESOURCES = {
    "shared memory and L1": "l1", "L2 bandwidth": "l2", "DRAM bandwidth": "dram", "issue slots": "issue",
    "additions to the same lines of the L2": "latency",
    "integer pipe": "alu", "multiply-add pipe": "fma", "special function pipe": "xu", "tensor cores": "tensor",
}  # fmt: skip


def author(row: dict[str, Any]) -> str:
    """Who published a row's kernel."""
    return str(row["source"]).split("/")[3]


def error(row: dict[str, Any]) -> float:
    """Modelled over measured, less 1."""
    return float(row["seconds"] / row["measured"] - 1)


def bottleneck(used: dict[str, float]) -> str:
    """The resource that ncu has nearest to its peak, or ``"latency"`` where none is at BUSY percent."""
    name, most = max(used.items(), key=lambda one: one[1])
    return name if most >= BUSY else "latency"


def bound(row: dict[str, Any]) -> str:
    """What the model says bounds a row, in the words of ``used``."""
    head = row["bound"].partition(":")[0]
    return "latency" if head == "latency" else RESOURCES[head.partition(";")[0]]


def families(rows: Sequence[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Versions of one kernel by their name; kernels that have none, by their author."""
    found: dict[str, list[dict[str, Any]]] = {}
    for one in rows:
        found.setdefault(one["group"] or f"{author(one)}, one of each", []).append(one)
    return found


def tau(rows: Sequence[dict[str, Any]]) -> float | None:
    """Kendall's tau of the versions of one kernel, where there are three or more."""
    if len(rows) < 3 or not rows[0]["group"]:
        return None
    return validate.kendall([(one["measured"], one["seconds"]) for one in rows])


def same_bottleneck(row: dict[str, Any]) -> bool:
    """The model's bound is ncu's bottleneck."""
    return bound(row) == bottleneck(row["ncu"])


def said(rows: Sequence[dict[str, Any]], same: Callable[[dict[str, Any]], bool] = same_bottleneck) -> str:
    """Mean, median, 95th percentile and largest of the absolute errors, tau and the bottlenecks, in words; `same` says
    of a row whether the model's bound is ncu's."""
    found = sorted(abs(error(one)) for one in rows)
    late = found[min(int(0.95 * len(found)), len(found) - 1)]
    taus = [one for one in map(tau, families(rows).values()) if one is not None]
    bounds = sum(map(same, rows))
    text = (
        f"{len(rows)} launches: mean absolute error {statistics.fmean(found):.0%}, median "
        f"{statistics.median(found):.0%}, 95th percentile {late:.0%}, most {found[-1]:.0%}. Kendall's tau is "
        f"{statistics.fmean(taus):.2f} on average of {len(taus)} families of three and more versions, {min(taus):.2f} "
        f"at least. The bound is ncu's bottleneck in {bounds}"
    )
    with_interval = [one for one in rows if one["low"] is not None]
    if not with_interval:
        return f"{text}."
    inside = sum(one["low"] <= one["measured"] <= one["high"] for one in with_interval)
    return f"{text}. Of {len(with_interval)} with an interval {inside} measured times lie in it."


def after() -> list[dict[str, Any]]:
    """The rows that were modelled again, without intervals."""
    return [{**one, "low": None, "high": None, **AFTER[one["name"]]} for one in ROWS if one["name"] in AFTER]


def table() -> str:
    """The table of the page: a line for each family, of the launches that were modelled both times and of all."""
    lines = [
        "| kernels | launches | mean error, blind | worst | tau | modelled again | mean error, after | worst | tau |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    again = families(after())
    for name, rows in families(ROWS).items():
        lines.append(f"| {name} | {_cells(rows)} | {_cells(again.get(name, []))} |")
    same = [one for one in ROWS if one["name"] in AFTER]
    lines += ["", f"Blind, {said(ROWS)}", "", f"Those that were modelled again, blind, {said(same)}", ""]
    return "\n".join([*lines, f"The same after the changes, {said(after())}"])


def _cells(rows: Sequence[dict[str, Any]]) -> str:
    if not rows:
        return "0 | | |"
    errors, order = [error(one) for one in rows], tau(rows)
    worst = f"{statistics.fmean(map(abs, errors)):.0%} | {max(errors, key=abs):+.0%}"
    return f"{len(rows)} | {worst} | {'' if order is None else f'{order:.2f}'}"


if __name__ == "__main__":
    print(table())
    sys.exit(0)
