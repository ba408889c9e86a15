"""What the model of COMMIT says of the launches of all four blind trials, with their times in view: no prediction.

Each row of after.json is one launch: `seconds` in µs, `kind` and `bound` as in blind4.json. `commit` is the model's:
where there was no time for COMMIT it is FIRST, which has the rule of the machine code and not the other two.
`instructions`: those that the model issues over those that ncu counted on the chip, by the model of BEFORE and by
that of COMMIT; none where ncu has no count. The interval of `jit.timing.errors` is computed from these rows
(`interval`).

`python -m tests.unit.jit.timing.after` prints the tables of docs/estimate.md.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable, Sequence
from typing import Any

from tests.unit.jit.timing import blind, blind2, blind3, blind4

COMMIT, FIRST, BEFORE = "7cf7c559", "0550a694", "003d43e2"
TRIALS = (("first", blind), ("second", blind2), ("third", blind3), ("fourth", blind4))
LEVEL = 0.85  # the part of an unseen author's times that the interval is made for
_SAID = {one["name"]: one for one in json.loads((blind.HERE / "after.json").read_text())}


def rows(trial: Any) -> list[dict[str, Any]]:
    """The launches of a trial that were modelled again, without intervals."""
    return [{**one, "low": None, "high": None, **_SAID[one["name"]]} for one in trial.ROWS if one["name"] in _SAID]


ROWS = [one for _, trial in TRIALS for one in rows(trial)]


def _line(name: str, found: Sequence[dict[str, Any]]) -> str:
    errors = sorted(abs(blind.error(one)) for one in found)
    late = errors[min(int(0.95 * len(errors)), len(errors) - 1)]
    bounds = sum(map(blind2.same_kind, found))
    far = sum(one > 0.35 for one in errors)
    cells = [f"{one:.0%}" for one in (statistics.fmean(errors), statistics.median(errors), late, errors[-1])]
    return f"| {name} | {len(found)} | {' | '.join(cells)} | {far} | {bounds} |"


def table() -> str:
    """The table of the page of the errors."""
    head = ["| trial | launches | mean error | median | 95th percentile | largest | above 35 % | bound as ncu's |",
            "|---|---|---|---|---|---|---|---|"]  # fmt: skip
    older = sum(one["commit"] == FIRST for one in ROWS)
    note = f"{len(ROWS) - older} rows are by commit {COMMIT}; {older} by {FIRST}, with only the first of the changes."
    return "\n".join([*head, *(_line(name, rows(trial)) for name, trial in TRIALS), _line("all", ROWS), "", note])


def counted() -> str:
    """The table of the page of the instructions."""
    head = ["| instructions, modelled over ncu's | launches | within 2 % | 5 % | 10 % | 20 % | least | most |",
            "|---|---|---|---|---|---|---|---|"]  # fmt: skip
    ratios = [one["instructions"] for one in ROWS if one["instructions"]]
    for at, name in enumerate((f"by commit {BEFORE}", f"by commit {COMMIT}")):
        found = sorted(one[at] for one in ratios)
        near = [str(sum(abs(one - 1) <= most for one in found)) for most in (0.02, 0.05, 0.1, 0.2)]
        head.append(f"| {name} | {len(found)} | {' | '.join(near)} | {found[0]:.2f} | {found[-1]:.2f} |")
    return "\n".join(head)


def interval(found: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """The factors between which the measured time lies, over the modelled one: conformal over authors. Each author
    weighs the same, and one more author is counted, whose launches lie outside."""
    many: dict[str, int] = {}
    for one in found:
        many[blind.author(one)] = many.get(blind.author(one), 0) + 1
    order = sorted((one["measured"] / one["seconds"], 1 / many[blind.author(one)]) for one in found)
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
    earlier = [one for _, trial in TRIALS[:3] for one in rows(trial)]
    first, last = interval(earlier)
    fourth = rows(blind4)
    hit = sum(first <= one["measured"] / one["seconds"] <= last for one in fourth)
    whole = sum(low <= one["measured"] / one["seconds"] <= high for one in ROWS)
    return (
        f"The factors are {low:.2f} and {high:.2f}, from {len(ROWS)} launches of {len({*map(blind.author, ROWS)})} "
        f"authors; {whole} of the {len(ROWS)} lie between them. With the factors of all other authors {inside} "
        f"({inside / len(ROWS):.0%}) lie in theirs, {part:.0%} of an author's on average. The factors of the first "
        f"three trials, {first:.2f} and {last:.2f}, hold {hit} of the {len(fourth)} of the fourth."
    )


if __name__ == "__main__":
    printed: tuple[Callable[[], str], ...] = (table, counted, said)
    print("\n\n".join(one() for one in printed))
    sys.exit(0)
