"""What the model said of launches of an eighth trial before they were timed, and the times.

blind8.json: public kernels, modelled for an H200 by the model of FREEZE, as blind7.json has them. blind8_measured.json:
the medians of 21 times in µs between two events on an H200, `measured` behind a fill of 256 MiB and a sweep of 256 MiB
more by reads, with the `least` and the `most`, and `filled` behind the fill alone; and what ncu counts.
blind8_after.json: µs of them by the model of MODEL, with these times in view. blind8_misses.json: a sentence on each
large error. blind8_controls.json: launches that were in view before, by both models.
blind8_grid.json: grid cases of this project that were timed on the same H200, by the model of MODEL.

`python -m tests.unit.jit.timing.blind8` prints the tables of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from tests.unit.jit.timing import blind, blind2
from tests.unit.jit.timing.blind7 import HIGH, LOW, error, figures, inside

FREEZE = "792568eb"  # the commit of the model; blind8.json was committed in 15772b6d, and the times were taken after it
WORSE = 0.03  # an error that grew by more is named
FROZEN = "548afbe5c41090244a4c0be3dccbafae903e0a0495b561089e2ab54e4649b53c"  # sha256 of blind8.json as it was committed
MODEL = "09372e68"  # the commit of the model that blind8_after.json is by
_TIMES: dict[str, dict[str, Any]] = {
    one["name"]: one for one in json.loads((blind.HERE / "blind8_measured.json").read_text())
}
AFTER: dict[str, float] = json.loads((blind.HERE / "blind8_after.json").read_text())
WHY: dict[str, str] = json.loads((blind.HERE / "blind8_misses.json").read_text())
CONTROLS: dict[str, list[dict[str, Any]]] = json.loads((blind.HERE / "blind8_controls.json").read_text())
ROWS: list[dict[str, Any]] = [
    {**one, **_TIMES[one["name"]]} for one in json.loads((blind.HERE / "blind8.json").read_text())
]


def after() -> list[dict[str, Any]]:
    """The launches by the model of MODEL, each with the least interval."""
    said = [(one, AFTER[one["name"]]) for one in ROWS]
    return [{**one, "seconds": now, "low": LOW * now, "high": HIGH * now} for one, now in said]


def clock(rows: Sequence[dict[str, Any]], multiply: bool) -> str:
    """The clocks that ncu had, in GHz, of launches that use tensor cores or do not: the least and the most."""
    tensor = [one["ncu"]["ghz"] for one in rows if "ncu" in one and (one["name"] in MULTIPLY) == multiply]
    return f"{min(tensor):.2f} to {max(tensor):.2f}"


# Those with instructions of tensor cores.
MULTIPLY = {
    *(one["name"] for one in ROWS if "hgemm" in one["name"] and not one["name"].startswith("tangefly")),
    *(one["name"] for one in ROWS if one["name"].startswith(("dluo96", "michaeldiggin", "rutwikpandit"))),
}


def table() -> str:
    """The table of the page: as predicted, and by the model of MODEL."""
    titles = ("launch", "measured, µs", "modelled, blind", "interval", "error", "bound, modelled", "GHz by ncu", "now",
              "error")  # fmt: skip
    found = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for one in ROWS:
        now, ncu = AFTER[one["name"]], one.get("ncu")
        cells = (f"[{one['name']}]({one['source']})", f"{one['measured']:g}", f"{one['seconds']:g}",
                 f"{one['low']:g} to {one['high']:g}", f"{error(one):+.0%}", one["kind"],
                 f"{ncu['ghz']:.2f}" if ncu else "", f"{now:g}", f"{error({**one, 'seconds': now}):+.0%}")  # fmt: skip
        found.append(f"| {' | '.join(cells)} |")
    return "\n".join(found)


def said() -> str:
    """What follows from the table."""
    return "\n\n".join([
        f"Blind, {figures([*map(error, ROWS)])}. {inside(ROWS)} of the times lie in their interval.",
        f"By the model of {MODEL}, after the changes below, no prediction, {figures([*map(error, after())])}. "
        f"{inside(after())} of the times lie between {LOW} and {HIGH} of what it says.",
    ])  # fmt: skip


def misses() -> str:
    """A sentence on each launch that was off by more than a fifth, blind."""
    return "\n".join(["| miss of the eighth trial | why |", "|---|---|", *(
        f"| `{one['name']}` {error(one):+.0%} | {WHY[one['name']]} |" for one in ROWS if abs(error(one)) > blind2.LARGE
    )])  # fmt: skip


def controls() -> str:
    """By group of launches that were in view, their errors by the model of FREEZE and by that of MODEL."""
    found = ["| modelled again | launches | mean, before | mean, now | 95th percentile, before | now | further off |",
             "|---" * 7 + "|"]  # fmt: skip
    for group, rows in CONTROLS.items():
        before, now = ([abs(error(one, of)) for one in rows] for of in ("before", "seconds"))
        late = [f"{sorted(some)[min(int(0.95 * len(some)), len(some) - 1)]:.0%}" for some in (before, now)]
        means = [f"{sum(some) / len(some):.1%}" for some in (before, now)]
        worse = [f"`{one['name']}` {error(one, 'before'):+.0%} to {error(one):+.0%}"
                 for one, old, new in zip(rows, before, now, strict=True) if new > old + WORSE]  # fmt: skip
        cells = (group, str(len(rows)), *means, *late, "; ".join(worse))
        found.append(f"| {' | '.join(cells)} |")
    return "\n".join(found)


def own_on_h200() -> str:
    """Grid cases of this project that were timed in the same call, by the model of MODEL."""
    rows = json.loads((blind.HERE / "blind8_grid.json").read_text())
    return ", ".join(
        f"`{one['name']}` {one['measured']:.0f} µs, modelled as {one['seconds']:.0f} ({error(one):+.0%})"
        for one in rows
    )


if __name__ == "__main__":
    print(table(), said(), misses(), controls(), sep="\n\n")
    sys.exit(0)
