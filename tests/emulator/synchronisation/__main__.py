"""``python -m tests.emulator.synchronisation``: counts which synchronisation defects each set of schedules finds."""

from __future__ import annotations

import argparse
import collections
import sys

from .campaign import PROGRAMS, SEEDS, Found, alarms, outcomes
from .harmless import lines

COLUMNS = {
    "found by seed 0, which a check runs": lambda found: found.usual,
    f"found by {SEEDS} seeds": lambda found: found.seeds,
    "found by chosen schedules with at most one delay": lambda found: found.one,
    "found by chosen schedules with at most two delays": lambda found: found.two,
    f"found by chosen schedules, and not by {SEEDS} seeds": lambda found: found.two and not found.seeds,
    f"found by {SEEDS} seeds, and not by chosen schedules": lambda found: found.seeds and not found.two,
    "not found, all orders tried": lambda found: not found.two and not found.seeds and found.decided,
    "not found, undecided": lambda found: not found.two and not found.seeds and not found.decided,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.emulator.synchronisation", description=__doc__)
    parser.add_argument("--only", nargs="*", default=[""], help="programs whose name has one of these in it")
    parser.add_argument("--every", type=int, default=1, help="each so manyth defect")
    parser.add_argument(
        "--most",
        type=int,
        default=300,
        help="chosen schedules of a defect that are tried, with one delay, then with two",
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120, help="a defect may take, by the clock")
    given = parser.parse_args()
    groups: dict[str, list[Found]] = collections.defaultdict(list)
    programs: dict[str, set[str]] = collections.defaultdict(set)
    ended: collections.Counter[str] = collections.Counter()
    wrong: list[str] = []
    for right, defect, why, found, outcome in outcomes(
        given.only, given.every, given.most, given.workers, given.seconds
    ):
        if found is None:
            ended[f"{outcome.kind} {outcome.what}"] += 1
            print(f"{outcome.name}: {outcome.kind} {outcome.what} {outcome.message[:200]}", flush=True)
            continue
        if not found.reached:
            ended["no warp comes to it"] += 1
            continue
        said = found.two or found.seeds or "not found" + (f"; no defect: {why}" if why else "")
        print(f"{outcome.name} ({' < '.join(lines(defect))}): {said}", flush=True)
        if why and not (found.two or found.seeds):
            ended["it changes nothing, for a reason that is written down"] += 1
            continue
        if why:
            wrong.append(outcome.name)
        groups[right.group].append(found)
        programs[right.group].add(right.name)
    for group in groups:
        show(f"{len(groups[group])} defects in {len(programs[group])} {group}", groups[group])
    every = [found for rows in groups.values() for found in rows]
    show(f"{len(every)} defects in {sum(map(len, programs.values()))} of {len(PROGRAMS)} kernels", every)
    for kind, count in ended.items():
        print(f"{count} not counted: {kind}")
    print(f"{len(wrong)} found for which a reason says that they change nothing: {'; '.join(wrong) or 'none'}")
    false = 0
    for name, found, outcome in alarms(given.only, given.most, given.workers, given.seconds):
        if found is None or found.usual or found.seeds or found.two:
            false += 1
            print(f"{name}, as it is: {found or outcome}")
    print(f"{false} of the kernels have a finding as they are")
    return int(bool(wrong or false))


def show(title: str, rows: list[Found]) -> None:
    """Prints how many of the defects are in each column."""
    print(f"\n{title}")
    for name, column in COLUMNS.items():
        print(f"{sum(bool(column(found)) for found in rows)} {name}")


sys.exit(main())
