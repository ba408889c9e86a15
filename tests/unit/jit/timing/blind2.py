"""What the model said of public kernels of the second blind trial before they were timed (blind2.json), and the times
(blind2_measured.json).

Each row is one launch on an H100, as in blind.json and blind_measured.json. `kind` is what bounds the whole launch,
memory, compute or latency (`jit.timing.explain.kind`), `used` how much of each resource is used, from 0 to 1. The
interval is the one of the model's known errors (`jit.timing.errors`) alone: the ranges of the figures were not
modelled, for want of time.

blind2_after.json has what the model says after defects were mended, with the times in view: no prediction.

`python -m tests.unit.jit.timing.blind2` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.unit.jit.timing import blind

FREEZE = "ac9169b08778"  # the commit of blind2.json; the times were taken after it
ROWS: list[dict[str, Any]] = blind.joined("blind2.json", "blind2_measured.json")
FROZEN = "e6005e04c22069aa5fb5a6ec5f473428644afd71293e921cff1f1a6203989f34"  # sha256 of blind2.json as it was committed
LOW, HIGH = 0.86, 1.26  # the interval over the modelled time, as `jit.timing.errors` had it then
LARGE = 0.2  # errors above it are told one by one
_MEMORY = ("dram", "l2", "l1", "tma")


def kind(ncu: dict[str, float]) -> str:
    """What bounds a launch by ncu's percentages, by the rule of `jit.timing.explain.kind`."""
    memory = max(ncu.get(name, 0.0) for name in _MEMORY)
    compute = max((percent for name, percent in ncu.items() if name not in _MEMORY), default=0.0)
    if max(memory, compute) < blind.BUSY:
        return "latency"
    return "memory" if memory >= compute else "compute"


def after() -> list[dict[str, Any]]:
    """The rows that were modelled again, without intervals."""
    again = {one["name"]: one for one in json.loads((blind.HERE / "blind2_after.json").read_text())}
    return [{**one, "low": None, "high": None, **again[one["name"]]} for one in ROWS if one["name"] in again]


def same_kind(row: dict[str, Any]) -> bool:
    """The model and ncu have the same kind."""
    return bool(row["kind"] == kind(row["ncu"]))


class Aim(NamedTuple):
    """What the aim is told of: errors in percent, and counts of launches.

    Attributes:
        mean, median: of the absolute errors, in percent.
        near, far, short: launches within LARGE, above 35 %, and modelled too fast.
        bounds: percent of the launches whose bound is ncu's.
        order: mean of Kendall's tau of the versions of a kernel.
        inside: percent of the times that lie in their interval.
    """

    mean: int
    median: int
    near: int
    far: int
    short: int
    bounds: int
    order: float
    inside: int


def aim(rows: Sequence[dict[str, Any]]) -> Aim:
    """The figures of a trial that the page tells beside the aim."""
    errors = [blind.error(one) for one in rows]
    large = [abs(one) for one in errors]
    taus = [one for one in map(blind.tau, blind.families(rows).values()) if one is not None]
    inside = sum(one["low"] <= one["measured"] <= one["high"] for one in rows)
    return Aim(
        round(100 * statistics.fmean(large)), round(100 * statistics.median(large)),
        sum(one <= LARGE for one in large), sum(one > 0.35 for one in large), sum(one < 0 for one in errors),
        round(100 * sum(map(same_kind, rows)) / len(rows)), statistics.fmean(taus), round(100 * inside / len(rows)),
    )  # fmt: skip


def kinds(rows: Sequence[dict[str, Any]]) -> str:
    """How often the model says each kind where ncu has another one, in words."""
    found: dict[tuple[str, str], int] = {}
    for one in rows:
        if not same_kind(one):
            pair = one["kind"], kind(one["ncu"])
            found[pair] = found.get(pair, 0) + 1
    return ", ".join(f"{many} {mine} where ncu has {its}" for (mine, its), many in sorted(found.items()))


def lines(rows: Sequence[dict[str, Any]]) -> list[str]:
    """A table with a line for each launch."""
    found = [
        "| launch | measured, µs | modelled, µs | interval | error | bound, modelled | bound, ncu |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in rows:
        found.append(
            f"| [{one['name']}]({one['source']}) | {one['measured']:g} | {one['seconds']:g} | {one['low']:g} to "
            f"{one['high']:g} | {blind.error(one):+.0%} | {one['kind']} | {kind(one['ncu'])} |"
        )
    return found


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The table of the page for launches of a trial, and what follows from all of them."""
    return "\n".join([*lines(rows), "", f"Blind, {blind.said(rows, same_kind)}", "", f"Of the bounds, {kinds(rows)}."])


def remodelled() -> str:
    """What the page says of the rows that were modelled again."""
    return f"After defects were mended, no prediction, {blind.said(after(), same_kind)}"


def missed(rows: Sequence[dict[str, Any]]) -> list[str]:
    """The launches whose error is above LARGE, as the page names them."""
    return [f"`{one['name']}` {blind.error(one):+.0%}" for one in rows if abs(blind.error(one)) > LARGE]


if __name__ == "__main__":
    print(table(ROWS), remodelled(), sep="\n\n")
    sys.exit(0)
