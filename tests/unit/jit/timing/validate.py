"""`python -m tests.unit.jit.timing.validate`: models every case of cases.json, whose times were measured on a chip, and
writes what the model says to modelled.json. docs/estimate-record.md has the table of it.

``--records FOLDER`` has records of cases, a folder for each, which are used in place of new ones.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jit import timing

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((HERE / "cases.json").read_text())
MODELLED = HERE / "modelled.json"
MODEL = "789d7295"  # the commit of the model that its rows are by


def record(case: dict[str, Any]) -> list[timing.Launch]:
    """Has the emulator record a case."""
    from harness.cli import _common, _recorded_call
    from harness.machine import devices
    from harness.tasks import variants

    submission = Path(case["submission"]) if case["submission"] else None
    options = argparse.Namespace(no_sandbox=False, require_sandbox=False, timeout=None)
    task = _common.resolve([case["task"]], submission)[0]
    path = _common.submission_of(task, submission)
    device = variants.apply(devices.select("emulator", case["arch"]), path, case["arch"], case["kernel"] or None)
    (chosen,) = _common.cases_of(task, str(case["case"]), case["kind"])
    return _recorded_call.call(task, chosen, path, device, options, timing.chip(case["chip"])).launches


def launches_of(case: dict[str, Any], records: Path | None) -> list[timing.Launch]:
    """The launches of a case: those in the folder of its name, else new ones."""
    folder = records and records / case["name"]
    return timing.launches(folder) if folder and folder.is_dir() else record(case)


def model(case: dict[str, Any], launches: Sequence[timing.Launch], ranges: bool = True) -> dict[str, Any]:
    """What the model says of a case, in µs; without `ranges` the interval is of the errors alone."""
    made = timing.estimate(launches, timing.chip(case["chip"]), explain=False, ranges=ranges)
    kernel = max(made.kernels, key=lambda one: one.seconds)
    bound = max(kernel.phases, key=lambda phase: phase.share).bound
    times = {name: round(1e6 * getattr(made, name), 1) for name in ("seconds", "low", "high")}
    return {"name": case["name"], **times, "bound": bound}


def rows(modelled: Sequence[dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any], float]]:
    """Each case, what the model says of it, and the error: modelled over measured, less 1."""
    by_name = {one["name"]: one for one in modelled}
    found = [(case, by_name[case["name"]]) for case in CASES if case["name"] in by_name]
    return [(case, one, one["seconds"] / case["measured"] - 1) for case, one in found]


def kendall(pairs: Sequence[tuple[float, float]]) -> float:
    """Kendall's tau of two orders: pairs that agree less those that do not, over all."""
    signs = [(a - c) * (b - d) for (a, b), (c, d) in itertools.combinations(pairs, 2)]
    return sum((sign > 0) - (sign < 0) for sign in signs) / max(len(signs), 1)


def figures(modelled: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Mean absolute error, its 95th percentile and most, how many measured times lie in their interval, and tau by
    group of versions."""
    all_ = rows(modelled)
    errors = sorted(abs(error) for _, _, error in all_)
    groups: dict[str, list[tuple[float, float]]] = {}
    for case, one, _ in all_:
        groups.setdefault(case["group"], []).append((case["measured"], one["seconds"]))
    return {
        "cases": len(all_), "mean": statistics.fmean(errors), "median": statistics.median(errors),
        "p95": errors[min(int(0.95 * len(errors)), len(errors) - 1)], "most": errors[-1],
        "inside": sum(one["low"] <= case["measured"] <= one["high"] for case, one, _ in all_),
        "tau": {name: kendall(pairs) for name, pairs in groups.items() if name.startswith("ladder") and len(pairs) > 2},
    }  # fmt: skip


def table(modelled: Sequence[dict[str, Any]]) -> str:
    """The table of the page."""
    lines = ["| case | measured, µs | modelled, µs | interval | error | what bounds it, modelled |"]
    lines.append("|---|---|---|---|---|---|")
    for case, one, error in rows(modelled):
        name = f"`{case['submission'] or case['task']}` {case['kernel']}".strip()
        lines.append(
            f"| {name}, {case['kind']} {case['case']} | {case['measured']:g} | {one['seconds']:g} | "
            f"{one['low']:g} to {one['high']:g} | {error:+.0%} | {one['bound'].partition(';')[0]} |"
        )
    stat = figures(modelled)
    taus = ", ".join(f"{value:.2f}" for value in stat["tau"].values())
    lines += [
        "",
        f"{stat['cases']} cases: mean absolute error {stat['mean']:.0%}, median {stat['median']:.0%}, 95th percentile "
        f"{stat['p95']:.0%}, most {stat['most']:.0%}. {stat['inside']} of the measured times lie in their interval. "
        f"Kendall's tau of the ladder's steps: {taus or 'none'}.",
    ]
    return "\n".join(lines)


def main() -> int:
    """Models all cases, or those whose names are given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="cases (default: all)")
    parser.add_argument("--records", type=Path, help="folder of records, by case")
    arguments = parser.parse_args()
    known = {one["name"]: one for one in json.loads(MODELLED.read_text())} if MODELLED.is_file() else {}
    for case in CASES:
        if arguments.names and case["name"] not in arguments.names:
            continue
        known[case["name"]] = model(case, launches_of(case, arguments.records))
        print(json.dumps(known[case["name"]], ensure_ascii=False), flush=True)
        ordered = [known[one["name"]] for one in CASES if one["name"] in known]
        MODELLED.write_text(json.dumps(ordered, indent=0, ensure_ascii=False) + "\n")
    print(table(list(known.values())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
