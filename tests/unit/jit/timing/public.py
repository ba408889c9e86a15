"""`python -m tests.unit.jit.timing.public SUBMISSIONS FOLDERS`: models the public submissions of public.json, whose
times on an H100 docs/public-folders.md has, and writes what the model says into it. docs/estimate-record.md has the
table.

SUBMISSIONS is a folder of the files that ``source`` names, as NAME.py. FOLDERS has the problem folders of
gpu-mode/reference-kernels. No parameter of the model was fitted to these times; they were known before.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.unit.jit.timing import validate

FILE = Path(__file__).parent / "public.json"
ROWS: list[dict[str, Any]] = json.loads(FILE.read_text())


def errors(rows: Sequence[dict[str, Any]]) -> list[float]:
    """Modelled over measured, less 1, ascending by size."""
    return sorted((one["seconds"] / one["measured"] - 1 for one in rows), key=abs)


def said(rows: Sequence[dict[str, Any]]) -> str:
    """Mean, 95th percentile and largest of the absolute errors, in words."""
    found = [abs(one) for one in errors(rows)]
    late = found[min(int(0.95 * len(found)), len(found) - 1)]
    inside = sum(one["low"] <= one["measured"] <= one["high"] for one in rows)
    return (
        f"{len(rows)}: mean absolute error {statistics.fmean(found):.0%}, median {statistics.median(found):.0%}, 95th "
        f"percentile {late:.0%}, most {found[-1]:.0%}; {inside} inside their interval"
    )


def table() -> str:
    """The table of the page, and what follows from it."""
    lines = [
        "| author, task | measured, µs | modelled, µs | interval | error | other work in the call | bound, modelled |",
        "|---|---|---|---|---|---|---|",
    ]
    tasks: dict[str, list[tuple[float, float]]] = {}
    for one in ROWS:
        error = one["seconds"] / one["measured"] - 1
        lines.append(
            f"| [{one['author']}]({one['source']}), {one['task']} | {one['measured']:g} | {one['seconds']:g} | "
            f"{one['low']:g} to {one['high']:g} | {error:+.0%} | {one['other']} | {one['bound'].partition(';')[0]} |"
        )
        tasks.setdefault(one["task"].partition("/")[2], []).append((one["measured"], one["seconds"]))
    taus = ", ".join(f"{name} {validate.kendall(pairs):.2f} of {len(pairs)}" for name, pairs in tasks.items()
                     if len(pairs) > 2)  # fmt: skip
    alone = [one for one in ROWS if not one["other"]]
    lines += ["", f"All {said(ROWS)}.", "", f"Without other work in the call {said(alone)}.", ""]
    lines.append(f"Kendall's tau by task, where there are three or more: {taus}.")
    return "\n".join(lines)


def main() -> int:
    """Models all rows, or those whose names are given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("submissions", type=Path, help="folder of NAME.py")
    parser.add_argument("folders", type=Path, help="folder of problem folders")
    parser.add_argument("names", nargs="*", help="rows (default: all)")
    arguments = parser.parse_args()
    for one in ROWS:
        if arguments.names and one["name"] not in arguments.names:
            continue
        case = {
            "submission": str(arguments.submissions / f"{one['name']}.py"), "kernel": "", "arch": "sm_90a",
            "task": str(arguments.folders / one["folder"]), "case": 0, "kind": "benchmark", "chip": "h100",
        }  # fmt: skip
        found = validate.model({**case, "name": one["name"]}, validate.record(case))
        one |= {key: found[key] for key in ("seconds", "low", "high", "bound")}
        FILE.write_text(json.dumps(ROWS, indent=0, ensure_ascii=False) + "\n")
    print(table())
    return 0


if __name__ == "__main__":
    sys.exit(main())
