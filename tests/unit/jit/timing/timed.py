"""Every launch and call that is recorded and was timed on a chip, modelled by one model: `python -m
tests.unit.jit.timing.timed --records FOLDER`.

timed.json: what the model of MODEL says of each, with all times in view: `seconds` in µs with a launch, and what bounds
it. The measured times stand in the files of their trials, which `rows` reads. timed_misses.json: a sentence on each
error above LARGE. FOLDER has a folder for each launch or call, of the name in timed.json, as the emulator writes it
where WARPYARD_EMULATOR_STREAMS names it; a call of this project that has none is recorded once more, and a public
launch that has none keeps what the file says of it. With ``--show`` nothing is modelled. Either way the command
prints the tables of docs/estimate-record.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from jit import timing
from jit.timing.errors import HIGH, LOW
from tests.unit.jit.timing import after, blind, blind7, blind8, own, own_grid, validate

MODEL = "73fea93d"  # the commit of the model that timed.json is by
LARGE = 0.2  # an error above it has a sentence
FILE = blind.HERE / "timed.json"
SAID: dict[str, dict[str, Any]] = json.loads(FILE.read_text()) if FILE.is_file() else {}
WHY: dict[str, str] = json.loads((blind.HERE / "timed_misses.json").read_text())
SEVENTH, CLASSES, EIGHTH = "seventh trial, an H100", "classes of the seventh trial, an H100", "eighth trial, an H200"
SIX = "six trials, an H100: those with a record"
OWN_H200, OWN_H100 = "this project's cases, an H200", "this project's cases, an H100"
GRID_H100, GRID_H200 = "grid cases, an H100", "grid cases, an H200"
_GRID = json.loads((blind.HERE / "blind8_grid.json").read_text())
_OF_SIX = ("arrzhev-layernorm", "arrzhev-rmsnorm", "autogptq-vecquant4-matmul", "coffeebeforearch-convolution-2d",
           "drkennetz-reduce-global", "harrism-nbody-orig", "parres-transpose-naive")  # fmt: skip


def _call(task: str, kind: str, case: int, submission: str = "", kernel: str = "") -> dict[str, Any]:
    """A call of this project: what records it, and the name of its record."""
    made = {"task": task, "kind": kind, "case": case, "submission": submission, "kernel": kernel, "arch": "sm_90a"}
    return {**made, "record": own.name(made)}


def _all() -> Iterator[dict[str, Any]]:
    """Each with its `group`, `name`, `chip`, `record` and `measured` time."""
    for group, rows, chip in ((SEVENTH, blind7.ROWS, "h100"), (CLASSES, blind7.CLASSES, "h100"),
                              (EIGHTH, blind8.ROWS, "h200")):  # fmt: skip
        for one in rows:
            yield {"group": group, "name": one["name"], "chip": chip, "record": one["name"],
                   "source": one.get("source", ""), "measured": one["measured"]}  # fmt: skip
    for one in after.ROWS:
        if one["name"] in _OF_SIX:
            yield {"group": SIX, "name": one["name"], "chip": "h100", "record": one["name"], "source": one["source"],
                   "measured": one["measured"]}  # fmt: skip
    for one in validate.CASES:
        made = _call(one["task"], one["kind"], one["case"], one["submission"], one["kernel"])
        yield {**made, "group": OWN_H200, "name": made["record"], "chip": "h200", "measured": one["measured"]}
    for one in [*own.NOW, *own.REST]:
        made = _call(one["task"], one["kind"], one["case"], one["submission"], one["kernel"])
        yield {**made, "group": OWN_H100, "name": made["record"], "chip": "h100", "measured": one["measured"]}
    for one in own_grid.NOW:
        made = _call(one["task"], "grid", one["case"])
        yield {**made, "group": GRID_H100, "name": made["record"], "chip": "h100", "measured": one["measured"]}
    for one in _GRID:
        task, case = one["name"].rsplit(" ", 1)
        made = _call(task, "grid", int(case))
        yield {**made, "group": GRID_H200, "name": made["record"], "chip": "h200", "measured": one["measured"]}


def key(row: dict[str, Any]) -> str:
    """What a row is called in timed.json: a call may have been timed on two chips, or twice on one."""
    return f"{row['group']}: {row['name']}"


ALL = list(_all())


def rows() -> list[dict[str, Any]]:
    """Those that were modelled, with what the model said."""
    return [{**one, **SAID[key(one)]} for one in ALL if key(one) in SAID]


def error(row: dict[str, Any]) -> float:
    """Modelled over measured, less 1."""
    return float(row["seconds"] / row["measured"] - 1)


def inside(found: Sequence[dict[str, Any]]) -> int:
    """How many of the measured times lie in the least interval."""
    return sum(LOW <= one["measured"] / one["seconds"] <= HIGH for one in found)


def author(row: dict[str, Any]) -> str:
    """Who wrote it; of this project, each task or class of kernels counts as one."""
    return blind.author(row) if row.get("source") else str(row.get("task") or row["name"].split("-")[0])


def left_out() -> str:
    """The table of the page on the interval: of each group, the factors that all other groups give by the rule of
    after.py, and what of its times these hold."""
    titles = "group", "factors of the other groups", "times that these hold", "times that the interval holds"
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    found = rows()
    for group in dict.fromkeys(one["group"] for one in found):
        mine = [one for one in found if one["group"] == group]
        low, high = after.interval([one for one in found if one["group"] not in (group, SIX)], author)
        hit = sum(low <= one["measured"] / one["seconds"] <= high for one in mine)
        held = (f"{many} of {len(mine)} ({many / len(mine):.0%})" for many in (hit, inside(mine)))
        lines.append(f"| {group} | {low:.2f} to {high:.2f} | {' | '.join(held)} |")
    return "\n".join(lines)


def factors() -> str:
    """The sentence of the page on the interval: the factors of all that the rule takes."""
    found = [one for one in rows() if one["group"] != SIX]
    low, high = after.interval(found, author)
    return (f"{low:.2f} and {high:.2f}, from {len(found)} launches and calls of {len({*map(author, found)})} authors, "
            "each task of this project and each class counted as one")  # fmt: skip


def held_blind() -> str:
    """How many of the times of the last two trials lie between the factors of the interval around what was predicted
    of them."""
    trials = (("seventh", blind7.ROWS), ("eighth", blind8.ROWS))
    return " and ".join(f"{inside(found)} of the {len(found)} of the {name}" for name, found in trials)


def lacks() -> str:
    """The sentence of the page on those that were not modelled."""
    names = [f"`{one['name']}` ({one['chip'].upper()})" for one in ALL if key(one) not in SAID]
    if not names:
        return "All have been modelled."
    return f"Not modelled, for want of time or of a record: {len(names)}, {', '.join(names)}."


def _line(name: str, found: Sequence[dict[str, Any]], whole: int) -> str:
    errors = sorted(abs(error(one)) for one in found)
    late = errors[min(int(0.95 * len(errors)), len(errors) - 1)]
    many = f"{len(found)}" if len(found) == whole else f"{len(found)} of {whole}"
    cells = (name, many, f"{statistics.fmean(errors):.1%}", f"{statistics.median(errors):.1%}", f"{late:.0%}",
             f"{errors[-1]:.0%}", str(sum(one > LARGE for one in errors)), str(sum(one > 0.35 for one in errors)),
             f"{inside(found) / len(found):.0%}")  # fmt: skip
    return f"| {' | '.join(cells)} |"


def figures() -> str:
    """The table of the page of all groups."""
    titles = ("group", "launches or calls", "mean", "median", "95th percentile", "largest", "above 20 %", "above 35 %",
              "in the interval")  # fmt: skip
    found = rows()
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for group in dict.fromkeys(one["group"] for one in ALL):
        if mine := [one for one in found if one["group"] == group]:
            lines.append(_line(group, mine, sum(one["group"] == group for one in ALL)))
    return "\n".join([*lines, _line("all", found, len(ALL))])


def table() -> str:
    """The table of the page of each launch and call."""
    lines = ["| launch or call | group | measured, µs | modelled, µs | error | bound, modelled |", "|---" * 6 + "|"]
    for one in rows():
        name = f"[{one['name']}]({one['source']})" if one.get("source") else f"`{one['name']}`"
        lines.append(f"| {name} | {one['group']} | {one['measured']:g} | {one['seconds']:g} | {error(one):+.0%} | "
                     f"{one['bound']} |")  # fmt: skip
    return "\n".join(lines)


def far() -> list[dict[str, Any]]:
    """Those that are off by more than LARGE, the farthest first."""
    return sorted((one for one in rows() if abs(error(one)) > LARGE), key=lambda one: -abs(error(one)))


def misses() -> str:
    """The table of the page of those, with what the model lacks there."""
    return "\n".join(["| miss | error | what the model lacks |", "|---|---|---|", *(
        f"| `{one['name']}`, {one['group']} | {error(one):+.0%} | {WHY[key(one)]} |" for one in far()
    )])  # fmt: skip


def model(row: dict[str, Any], records: Path) -> dict[str, Any] | None:
    """What the model says of a row; none of a public launch that has no record."""
    folder = records / row["record"]
    if folder.is_dir():
        launches = timing.launches(folder)
    elif "task" in row:
        launches = validate.record(row)
    else:
        return None
    made = validate.model(row, launches, ranges=False)
    return {"seconds": made["seconds"], "bound": made["bound"].partition(";")[0]}


def main() -> int:
    """Models all rows, or those whose names are given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="names or groups (default: all)")
    parser.add_argument("--records", type=Path, help="folder of records, by name")
    parser.add_argument("--show", action="store_true", help="model nothing")
    arguments = parser.parse_args()
    for one in ALL if not arguments.show else ():
        if arguments.names and not {one["name"], one["group"]} & {*arguments.names}:
            continue
        made = model(one, arguments.records or Path("records"))
        if made is None:
            print(f"{key(one)}: no record", file=sys.stderr)
            continue
        SAID[key(one)] = made
        print(f"{key(one)}: {error({**one, **made}):+.1%}", flush=True)
        ordered = {key(each): SAID[key(each)] for each in ALL if key(each) in SAID}
        lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in ordered.items())
        FILE.write_text("{\n" + lines + "\n}\n")
    print(figures(), table(), sep="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
