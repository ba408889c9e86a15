"""`python -m tests.unit.jit.timing.b200`: models the kernels for sm_100a on a B200, of which there are no measured
times, and writes what the model says to b200.json. docs/estimate-record.md has the table of it.

``--records FOLDER`` has records of cases, a folder for each, which are used in place of new ones. `filled` rows are
behind a fill of the L2; times in µs; `used` what the longest kernel uses of each resource.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

from jit import timing
from tests.unit.jit.timing import validate

MODEL = "789d7295"  # the commit of the model that all rows are by
_FILE = Path(__file__).parent / "b200.json"
ROWS: list[dict[str, Any]] = json.loads(_FILE.read_text()) if _FILE.is_file() else []
_BENCHMARKS = "7168 × 16384, l = 1", "4096 × 7168, l = 8", "7168 × 2048, l = 4"
CASES: dict[str, dict[str, Any]] = {
    f"{title}-{case}": {"task": "nvfp4_gemv", "kernel": kernel, "kind": "benchmark", "case": case,
                        "title": f"`nvfp4_gemv`, {title}, {shape}"}
    for title, kernel in (("tcgen05", ""), ("cvt", "cvt")) for case, shape in enumerate(_BENCHMARKS)
} | {
    "sparse-grid-0": {"task": "sparse_mla_bwd", "kernel": "", "kind": "grid", "case": 0,
                      "title": "`sparse_mla_bwd`, 1 query of 2048 keys, 128 heads (grid 0)"},
    "sparse-test-6": {"task": "sparse_mla_bwd", "kernel": "", "kind": "test", "case": 6,
                      "title": "`sparse_mla_bwd`, 3 queries, 128 heads, 192 keys (test 6)"},
}  # fmt: skip
_SHOWN = 0.5  # of a resource that is used so much the page tells


def modelled(name: str, filled: bool, records: Path | None) -> dict[str, Any]:
    """A case by the model as it is."""
    case = {**CASES[name], "name": name, "submission": "", "arch": "sm_100a", "chip": "b200"}
    launches = validate.launches_of(case, records)
    made = timing.estimate(launches, timing.chip("b200"), explain=False, filled=filled)
    used = max(made.kernels, key=lambda one: one.seconds).used
    times = {of: round(1e6 * getattr(made, of), 2) for of in ("seconds", "low", "high")}
    return {"name": name, "filled": filled, **times, "used": {what: round(part, 2) for what, part in used.items()}}


def of(name: str, filled: bool) -> dict[str, Any] | None:
    """The row of a case."""
    return next((one for one in ROWS if one["name"] == name and one["filled"] == filled), None)


def mean(title: str, filled: bool, which: str = "seconds") -> float:
    """The geometric mean of the three shapes of a kernel of `nvfp4_gemv`."""
    return math.exp(sum(math.log(row[which]) for at in range(3) if (row := of(f"{title}-{at}", filled))) / 3)


def mean_and_interval(title: str) -> str:
    """That mean behind a fill, with its interval."""
    middle, low, high = (mean(title, True, of) for of in ("seconds", "low", "high"))
    return f"{middle:.1f} ({low:.1f} to {high:.1f})"


def _cells(time: float, low: float, high: float) -> list[str]:
    return [f"{time:.1f}", f"{low:.1f} to {high:.1f}"]


def table() -> str:
    """The table of the page."""
    lines = [
        "| kernel, case | clean, µs | interval | filled, µs | interval | used, modelled |",
        "|---|---|---|---|---|---|",
    ]
    for name, case in CASES.items():
        rows = [of(name, filled) for filled in (False, True)]
        cells = [cell for row in rows for cell in (_cells(*(row[of] for of in ("seconds", "low", "high"))) if row
                                                   else ["", ""])]  # fmt: skip
        used = sorted(rows[0]["used"].items(), key=lambda item: -item[1]) if rows[0] else []
        told = ", ".join(f"{what} {part:.0%}" for what, part in used if part >= _SHOWN)
        lines.append(f"| {case['title']} | {' | '.join(cells)} | {told} |")
        if name.endswith("-2"):
            title = name.partition("-")[0]
            cells = [cell for filled in (False, True)
                     for cell in _cells(*(mean(title, filled, of) for of in ("seconds", "low", "high")))]  # fmt: skip
            lines.append(f"| {title}, geometric mean | {' | '.join(cells)} | |")
    return "\n".join(lines)


def main() -> int:
    """Models all cases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=Path, help="folder of records, by case")
    arguments = parser.parse_args()
    rows = []
    for name, case in CASES.items():
        for filled in (False, True) if case["task"] == "nvfp4_gemv" else (False,):
            rows.append(modelled(name, filled, arguments.records))
            print(json.dumps(rows[-1], ensure_ascii=False), flush=True)
            _FILE.write_text(json.dumps(rows, indent=0, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
