"""What the model said of launches of a seventh trial before they were timed, and the times.

blind7.json: public kernels, modelled by the model of FREEZE, as blind6.json has them. classes.json: kernels of this
project of the classes that the model had missed before. blind7_filled.json: µs of all of these behind a fill of the L2.
blind7_measured.json: the medians of 21 times in µs between two events on an H100 SXM, `measured` behind a fill of
256 MiB and a sweep of 256 MiB more by reads, with the `least` and the `most`, and `filled` behind the fill alone;
and what ncu counts of the launches that it came to. blind7_after.json: µs of all of these by the model of MODEL,
with these times in view.

`python -m tests.unit.jit.timing.blind7` prints the tables of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from typing import Any

from tests.unit.jit.timing import blind, blind2

FREEZE = "c770cf1d"  # the commit of the model; blind7.json was committed in 2b3a7086, and the times were taken after it
FROZEN = "345e6ddb7ed5ab473b8facf670313c135b66bca03afac3b827b3a1582ee927ee"  # sha256 of blind7.json as it was committed
MODEL = "06b84f0d"  # the commit of the model that blind7_after.json is by
LOW, HIGH = 0.82, 1.44  # the interval over the modelled time, as `jit.timing.errors` had it then
_TIMES: dict[str, dict[str, Any]] = {
    one["name"]: one for one in json.loads((blind.HERE / "blind7_measured.json").read_text())
}
_FILLED: dict[str, float] = json.loads((blind.HERE / "blind7_filled.json").read_text())
AFTER: dict[str, float] = json.loads((blind.HERE / "blind7_after.json").read_text())
WHY: dict[str, str] = json.loads((blind.HERE / "blind7_misses.json").read_text())


def _rows(file: str) -> list[dict[str, Any]]:
    """The launches of a file, with their times; `fill` is modelled and `filled` measured behind a fill."""
    said = json.loads((blind.HERE / file).read_text())
    return [{**one, **_TIMES[one["name"]], "fill": _FILLED[one["name"]]} for one in said]


ROWS, CLASSES = _rows("blind7.json"), _rows("classes.json")


def error(row: dict[str, Any], of: str = "seconds", over: str = "measured") -> float:
    """A modelled time over a measured one, less 1."""
    return float(row[of] / row[over] - 1)


def figures(errors: Sequence[float]) -> str:
    """What follows from some errors, in words."""
    found = sorted(map(abs, errors))
    late = found[min(int(0.95 * len(found)), len(found) - 1)]
    far = ", ".join(f"{sum(one > least for one in found)} above {least:.0%}" for least in (0.2, 0.35))
    return (f"{len(found)} launches: mean absolute error {statistics.fmean(found):.1%}, median "
            f"{statistics.median(found):.1%}, 95th percentile {late:.0%}, most {found[-1]:.0%}; {far}")  # fmt: skip


def after(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The launches by the model of MODEL, each with the least interval, that of LOW and HIGH."""
    said = [(one, AFTER[one["name"]]) for one in rows]
    return [{**one, "seconds": now, "low": LOW * now, "high": HIGH * now} for one, now in said]


def inside(rows: Sequence[dict[str, Any]]) -> int:
    """How many of the measured times lie in their interval."""
    return sum(one["low"] <= one["measured"] <= one["high"] for one in rows)


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The table of the page: as predicted, behind a fill, and by the model of after."""
    titles = ("launch", "measured, µs", "modelled, blind", "interval", "error", "bound, modelled", "behind a fill",
              "modelled, blind", "error", "now", "error")  # fmt: skip
    found = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for one in rows:
        name = f"[{one['name']}]({one['source']})" if "source" in one else f"`{one['name']}`"
        now = AFTER[one["name"]]
        said = f"{now:g} | {error({**one, 'seconds': now}):+.0%}"
        cells = (f"{one['measured']:g}", f"{one['seconds']:g}", f"{one['low']:g} to {one['high']:g}",
                 f"{error(one):+.0%}", one["kind"], f"{one['filled']:g}", f"{one['fill']:g}",
                 f"{error(one, 'fill', 'filled'):+.0%}", said)  # fmt: skip
        found.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(found)


def said(rows: Sequence[dict[str, Any]]) -> str:
    """What follows from the table."""
    now = after(rows)
    return "\n\n".join([
        f"Blind, {figures([*map(error, rows)])}. {inside(rows)} of the times lie in their interval.",
        f"Behind a fill, blind, {figures([error(one, 'fill', 'filled') for one in rows])}.",
        f"By the model of {MODEL}, after the changes below, no prediction, {figures([*map(error, now)])}. "
        f"{inside(now)} of the times lie between {LOW} and {HIGH} of what it says.",
    ])  # fmt: skip


def misses() -> str:
    """A sentence on each launch that was off by more than a fifth, blind."""
    return "\n".join(["| miss of the seventh trial | why |", "|---|---|", *(
        f"| `{one['name']}` {error(one):+.0%} | {WHY[one['name']]} |"
        for one in [*ROWS, *CLASSES] if abs(error(one)) > blind2.LARGE
    )])  # fmt: skip


if __name__ == "__main__":
    print(table(ROWS), said(ROWS), table(CLASSES), said(CLASSES), misses(), sep="\n\n")
    sys.exit(0)
