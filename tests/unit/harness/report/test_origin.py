"""What wrote the first wrong element stands below the cause, or in it."""

from __future__ import annotations

import io
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from harness.checking import causes, verdict
from harness.checking.verdict import Result
from harness.report import checks
from harness.tasks.cases import Case

TEXT = "output[4] = 3, expected 1: written by thread (4, 0, 0) of CTA (0, 0, 0) of rows"


def shown(looks: str, kind: str = "plain") -> list[str]:
    place = {"at": [4], "got": 3.0, "expected": 1.0}
    output = {
        "tensor": "output", "dtype": "float32", "shape": [8], "elements": 8, "wrong": 2, "rtol": 0, "atol": 0,
        "first": place, "worst": place, "shares": {}, "map": ["."], "region": "elements 4 to 5", "hints": [],
    }  # fmt: skip
    origin = {"kind": kind, "text": TEXT, "location": "mine.py:9"}
    found: dict[str, Any] = {"outputs": [output], "looks": looks, "origin": origin}
    result = Result(Case("test", 0, {}, ""), verdict.WRONG, diagnosis=found, stored=["mine.py:7"])
    result.cause = vars(causes.of(result, Path("mine.py")))
    console = Console(file=io.StringIO(), width=120)
    checks.failure(console, result)
    return [line for line in console.file.getvalue().splitlines() if line]  # type: ignore[attr-defined]


def test_below_a_cause_that_was_found() -> None:
    head, place, row = shown("what scale = 1 gives: scale is left out")[:3]
    assert head == "wrong  what scale = 1 gives: scale is left out"
    assert place == "  stored at mine.py:9"  # and not the kernel's last store
    assert row == f"  {TEXT}"


def test_in_the_first_line_where_there_is_no_cause() -> None:
    lines = shown("")
    assert " ".join("".join(lines[:2]).split()).startswith(f"wrong {TEXT}; 2 of 8 elements of output (8) differ: ")
    assert sum(TEXT[:20] in line for line in lines) == 1


def test_before_a_guess_where_right_values_were_written_over() -> None:
    assert shown("what scale = 1 gives: scale is left out", "overwritten")[0].startswith(f"wrong  {TEXT}")


def test_cases_with_one_change_have_the_same_cause() -> None:
    """What else mends a case may not be known of another one."""

    def alike(text: str) -> str:
        repair = {"text": f"the output is right {text}", "plain": "plain", "location": "mine.py:9"}
        found = {"outputs": [], "looks": "", "repair": repair}
        return causes.of(Result(Case("test", 0, {}, ""), verdict.WRONG, diagnosis=found), Path("mine.py")).alike

    one = "with `i < n` for `i <= n`"
    two = f"{one}, and with `n - 1` for `n` at line 4"
    assert alike(two) == alike(f"{one}; rows are exchanged") == alike(one) != alike("with `i > n` for `i <= n`")


def test_of_cases_with_one_change_the_one_that_says_more_is_shown() -> None:
    def result(index: int, text: str, size: int) -> Result:
        repair = {"text": f"the output is right {text}", "plain": "plain", "location": "mine.py:9"}
        found = {"outputs": [], "looks": "", "repair": repair}
        made = Result(Case("test", index, {}, f"n={index}"), verdict.WRONG, diagnosis=found, input_bytes=size)
        made.cause = asdict(causes.of(made, Path("mine.py")))
        return made

    console = Console(file=io.StringIO(), width=200)
    one = "with `i < n` for `i <= n`"
    checks.failures(console, [result(0, f"{one}, and with `n - 1` for `n` at line 4", 80), result(1, one, 8)])
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert told.count("the output is right") == 1
    assert "and with `n - 1`" in told


def test_cases_that_are_not_traced_have_the_same_cause() -> None:
    """Only the first of many wrong cases are run once more."""

    def alike(**changes: Any) -> str:
        output = {
            "tensor": "output",
            "dtype": "float32",
            "shape": [8],
            "elements": 8,
            "wrong": 2,
            "region": "",
            "hints": [],
        }
        found = {"outputs": [output | {"shares": {}} | changes], "looks": "", "origin": changes.pop("origin", {})}
        result = Result(Case("test", 0, {}, ""), verdict.WRONG, diagnosis=found, stored=["mine.py:7"])
        return causes.of(result, Path("mine.py")).alike

    first = {"kind": "plain", "text": TEXT, "location": "mine.py:9"}
    assert alike(origin=first) == alike() == alike(wrong=8) == alike(wrong=4, region="elements 4 on")
    assert alike(hints=["every wrong element is zero: it was never written"]) != alike()
    assert alike(origin=first | {"kind": "alike"}) != alike()
