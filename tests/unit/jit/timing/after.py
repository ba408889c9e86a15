"""What the model says of the launches of all six blind trials, with their times in view: no prediction.

Each row of after.json is one launch: `seconds` in µs, `kind` and `bound` as in blind4.json, by the model of `commit`,
which is MODEL; `before` what the model said before its last changes. `instructions`: those that the model issues over
those that ncu counted on the chip, by the models of BEFORE and COUNTED; none where that was not compared. The interval
of `jit.timing.errors` is computed from these rows (`interval`).

misses.json says of each launch that is off by more than a fifth what the model lacks there.

`python -m tests.unit.jit.timing.after` prints the tables of docs/estimate-record.md.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5, blind6

MODEL = "4bdbd8e2"  # the commit of the model that all rows are by
COUNTED, BEFORE = "7cf7c559", "003d43e2"
TRIALS = (("first", blind), ("second", blind2), ("third", blind3), ("fourth", blind4), ("fifth", blind5),
          ("sixth", blind6))  # fmt: skip
NEAR = 0.03
LEVEL = 0.92  # of an unseen author's times; of 0.85 the fifth trial, unseen, had 0.74
MISSES: dict[str, str] = json.loads((blind.HERE / "misses.json").read_text())
_SAID = {one["name"]: one for one in json.loads((blind.HERE / "after.json").read_text())}


def rows(trial: Any) -> list[dict[str, Any]]:
    """The launches of a trial that were modelled again, without intervals."""
    return [{**one, "low": None, "high": None, **_SAID[one["name"]]} for one in trial.ROWS if one["name"] in _SAID]


ROWS = [one for _, trial in TRIALS for one in rows(trial)]


def _errors(found: Sequence[dict[str, Any]]) -> list[str]:
    """Mean, median, 95th percentile and largest."""
    errors = sorted(abs(blind.error(one)) for one in found)
    late = errors[min(int(0.95 * len(errors)), len(errors) - 1)]
    return [f"{one:.0%}" for one in (statistics.fmean(errors), statistics.median(errors), late, errors[-1])]


def _line(name: str, found: Sequence[dict[str, Any]]) -> str:
    earlier = _errors([{**one, "seconds": one["before"]} for one in found])
    cells = [f"{now} ({then})" for now, then in zip(_errors(found), earlier, strict=True)]
    far = sum(abs(blind.error(one)) > 0.35 for one in found)
    return f"| {name} | {len(found)} | {' | '.join(cells)} | {far} | {sum(map(blind2.same_kind, found))} |"


def table() -> str:
    """The table of the page of the errors; in brackets those of before."""
    titles = "trial", "launches", "mean error (before)", "median", "95th percentile", "largest", "above 35 %"
    head = [f"| {' | '.join(titles)} | bound as ncu's |", "|---|---|---|---|---|---|---|---|"]
    many = Counter(one["commit"] for one in ROWS)
    note = "Rows by commit: " + ", ".join(f"{count} {commit}" for commit, count in many.most_common()) + "."
    return "\n".join([*head, *(_line(name, rows(trial)) for name, trial in TRIALS), _line("all", ROWS), "", note])


def missed() -> list[dict[str, Any]]:
    """The launches that are off by more than a fifth, the farthest first."""
    found = [one for one in ROWS if abs(blind.error(one)) > blind2.LARGE]
    return sorted(found, key=lambda one: -abs(blind.error(one)))


def misses() -> str:
    """The table of the page of the launches that are off by more than a fifth, and what the model lacks there."""
    lines = [
        "| launch | measured, µs | error | bound, modelled | bound, ncu | what the model lacks |",
        "|---|---|---|---|---|---|",
    ]
    for one in missed():
        lines.append(
            f"| [{one['name']}]({one['source']}) | {one['measured']:g} | {blind.error(one):+.0%} | {one['kind']} | "
            f"{blind2.kind(one['ncu'])} | {MISSES[one['name']]} |"
        )
    return "\n".join(lines)


def counted() -> str:
    """The table of the page of the instructions."""
    head = ["| instructions, modelled over ncu's | launches | within 2 % | 5 % | 10 % | 20 % | least | most |",
            "|---|---|---|---|---|---|---|---|"]  # fmt: skip
    ratios = [one["instructions"] for one in ROWS if one["instructions"]]
    for at, name in enumerate((f"by commit {BEFORE}", f"by commit {COUNTED}")):
        found = sorted(one[at] for one in ratios)
        near = [str(sum(abs(one - 1) <= most for one in found)) for most in (0.02, 0.05, 0.1, 0.2)]
        head.append(f"| {name} | {len(found)} | {' | '.join(near)} | {found[0]:.2f} | {found[-1]:.2f} |")
    return "\n".join(head)


def interval(
    found: Sequence[dict[str, Any]], author: Callable[[dict[str, Any]], str] = blind.author
) -> tuple[float, float]:
    """The factors between which the measured time lies, over the modelled one: conformal over authors. Each author
    weighs the same, and one more author is counted, whose launches lie outside."""
    many = Counter(map(author, found))
    order = sorted((one["measured"] / one["seconds"], 1 / many[author(one)]) for one in found)
    beyond = min((1 + LEVEL) / 2 * (1 + 1 / len(many)), 1) * len(many)
    return _reached(order[::-1], beyond), _reached(order, beyond)


def _reached(order: Sequence[tuple[float, float]], weight: float) -> float:
    """The value at which the weights of those up to it reach so much."""
    total = 0.0
    for value, each in order:
        total += each
        if total >= weight - 1e-9:
            return value
    return order[-1][0]


def left_out(of: Sequence[dict[str, Any]]) -> tuple[int, float]:
    """With the factors of all other authors: how many launches lie in theirs; and the part of an author's that do, on
    average."""
    inside, parts = 0, []
    for author in {blind.author(one) for one in of}:
        mine = [one for one in of if blind.author(one) == author]
        low, high = interval([one for one in of if blind.author(one) != author])
        hit = sum(low <= one["measured"] / one["seconds"] <= high for one in mine)
        inside += hit
        parts.append(hit / len(mine))
    return inside, statistics.fmean(parts)


def said() -> str:
    """The sentences of the page on the interval."""
    low, high = interval(ROWS)
    inside, part = left_out(ROWS)
    earlier = [one for _, trial in TRIALS[:-1] for one in rows(trial)]
    first, last = interval(earlier)
    latest = rows(TRIALS[-1][1])
    hit = sum(first <= one["measured"] / one["seconds"] <= last for one in latest)
    whole = sum(low <= one["measured"] / one["seconds"] <= high for one in ROWS)
    return (
        f"The factors are {low:.2f} and {high:.2f}, from {len(ROWS)} launches of {len({*map(blind.author, ROWS)})} "
        f"authors; {whole} of the {len(ROWS)} lie between them. With the factors of all other authors {inside} "
        f"({inside / len(ROWS):.0%}) lie in theirs, {part:.0%} of an author's on average. The factors of the first "
        f"five trials, by this model, {first:.2f} and {last:.2f}, hold {hit} of the {len(latest)} of the sixth."
    )


def _picks(found: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """Families of two and more versions of one kernel; and in how many of them the version that the model says is the
    fastest is within NEAR of the fastest one."""
    families = [of for of in blind.families(found).values() if of[0]["group"] and len(of) > 1]
    best = sum(min(of, key=lambda one: float(one["seconds"]))["measured"]
               <= (1 + NEAR) * min(one["measured"] for one in of) for of in families)  # fmt: skip
    return len(families), best


def picks() -> str:
    """The sentence of the page on choosing among the versions of a kernel."""
    first, hit = map(sum, zip(*(_picks(trial.ROWS) for _, trial in TRIALS), strict=True))
    again, now = map(sum, zip(*(_picks(rows(trial)) for _, trial in TRIALS), strict=True))
    return (
        f"The version that the model says is the fastest was within {NEAR:.0%} of the fastest one in {hit} of the "
        f"{first} families of two and more versions as they were predicted, and is in {now} of {again} by the model of "
        f"{MODEL}; the aim is nine of ten."
    )


if __name__ == "__main__":
    printed: tuple[Callable[[], str], ...] = (table, counted, said, picks)
    print("\n\n".join(one() for one in printed))
    sys.exit(0)
