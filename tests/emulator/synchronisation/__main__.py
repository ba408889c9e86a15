"""``python -m tests.emulator.synchronisation``: counts which synchronisation defects each set of schedules finds."""

from __future__ import annotations

import argparse
import ast
import collections
import sys

from .campaign import PROGRAMS, SEEDS, Found, outcomes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.emulator.synchronisation", description=__doc__)
    parser.add_argument("--only", default="", help="programs whose name has this in it")
    parser.add_argument("--every", type=int, default=1, help="each so manyth defect")
    parser.add_argument("--most", type=int, default=300, help="chosen schedules with two delays that are tried")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120, help="a defect may take, by the clock")
    given = parser.parse_args()
    rows: list[tuple[str, Found]] = []
    ended: collections.Counter[str] = collections.Counter()
    for outcome in outcomes(given.only, given.every, given.most, given.workers, given.seconds):
        if outcome.what != "found":
            ended[f"{outcome.kind} {outcome.what}"] += 1
            print(f"{outcome.name}: {outcome.kind} {outcome.what} {outcome.message[:200]}", flush=True)
            continue
        found = Found(*ast.literal_eval(outcome.message.partition("] ")[2]))
        if not found.reached:
            ended["no warp comes to it"] += 1
            continue
        rows.append((outcome.name, found))
        print(f"{outcome.name}: {found}", flush=True)
    print(f"\n{len(rows)} defects in {len({name.partition(': ')[0] for name, _ in rows})} of {len(PROGRAMS)} kernels")
    columns = {
        "found by seed 0": lambda found: found.usual,
        f"found by {SEEDS} seeds": lambda found: found.seeds,
        "found by chosen schedules with at most one delay": lambda found: found.one,
        "found by chosen schedules with at most two delays": lambda found: found.two,
        f"found by chosen schedules, and not by {SEEDS} seeds": lambda found: found.two and not found.seeds,
        f"found by {SEEDS} seeds, and not by chosen schedules": lambda found: found.seeds and not found.two,
        "not found, all orders tried": lambda found: not found.two and not found.seeds and found.decided,
        "not found, undecided": lambda found: not found.two and not found.seeds and not found.decided,
    }
    for title, column in columns.items():
        print(f"{sum(bool(column(found)) for _, found in rows)} {title}")
    for kind, count in ended.items():
        print(f"{count} ended otherwise: {kind}")
    return 0


sys.exit(main())
