"""The report of ``warpyard check``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from harness.checking import verdict
from harness.checking.verdict import Result
from harness.report import findings
from harness.tasks.cases import Case
from harness.wire.limits import clip

_MOST_SHOWN = 20_000  # characters of one text; --json has them all
_LEAST_ROWS = 8  # of a finding, however long what stands around it is
_FRAME = re.compile(r'File "([^"]+)", line (\d+), in (\S+)(?:\n +(.*))?')
_NARROWEST, _VERDICT = 16, 13  # columns of a case's name at least, and of a verdict
_OTHERS = 2 + _VERDICT + 1 + 8 + 2 + 5  # columns beside the name
_STYLE = {
    verdict.PASS: "green",
    verdict.WRONG: "bold red",
    verdict.REFUSED: "bold red",
    verdict.FINDING: "bold red",
    verdict.ERROR: "bold red",
    verdict.CRASH: "bold red",
    verdict.TIMEOUT: "yellow",
    verdict.COMPILE: "magenta",
    verdict.NO_DEVICE: "cyan",
}


class Rows:
    """The table of a check, printed row by row as cases end.

    Args:
        console: where to.
        cases: all that will be checked: their names tell the width of the first column.
    """

    def __init__(self, console: Console, cases: Sequence[Case]) -> None:
        self._console = console
        longest = max((len(_named(case)) for case in cases), default=4)
        self._width = max(_NARROWEST, min(longest, console.width - _OTHERS))

    def head(self) -> None:
        """Prints the names of the columns."""
        cells = f"{'case':{self._width}}  {'verdict':{_VERDICT}} {'time':>8}  calls"
        self._console.print(cells, markup=False, style="bold")

    def row(self, result: Result) -> None:
        """Prints a case that has ended, at once, into a pipe too."""
        status = result.status.replace("_", " ")
        line = Text(f"{short(_named(result.case), self._width):{self._width}}  ")
        line.append(f"{status:{_VERDICT}}", style=_STYLE[result.status])
        line.append(f" {f'{result.seconds:.2f} s':>8}  {result.calls:>5}")
        if result.message and not result.passed:
            line.append("  " + result.message.splitlines()[0][:100])
        line.rstrip()
        self._console.print(line)
        self._console.file.flush()


def _named(case: Case) -> str:
    return f"{case.index}  {case.name}"


def short(name: str, width: int) -> str:
    """A name that is not wider: its middle is left out, since names begin alike, and a case's with its number."""
    if len(name) <= width:
        return name
    head = (width - 1) // 2
    return f"{name[:head]}…{name[len(name) - (width - 1 - head) :]}"


def failure(console: Console, result: Result, folder: Path | None = None) -> None:
    """Everything known about a case that did not pass, ending with the command that shows it again."""
    status, case = result.status.replace("_", " "), f"case {result.case.index}: {result.case.spec}"
    again = Text("  again: ").append(result.replay, style="bold") if result.replay else Text()
    if result.finding:
        case = short(case, console.width - len(status) - 2)
    console.print()
    console.print(Text(status, style=_STYLE[result.status]).append(f"  {case}", style="none"))
    if result.finding:
        launched = _launched(result.detail)
        beside = 1 + bool(launched) - (-len(again) // console.width)
        findings.show(console, result.finding, folder, max(findings.MOST_ROWS - beside, _LEAST_ROWS))
        if launched:
            console.print(Text(f"  {launched}", style="dim"), no_wrap=True, overflow="ellipsis")
    elif result.message:
        console.print(_indent(result.message), markup=False)
    for report in result.diagnosis.get("outputs", []):
        console.print(_indent("\n".join(explain_lines(report))), markup=False)
    if not result.finding and (detail := _folded(result.detail, result.message)):
        console.print(_indent(detail), markup=False, style="dim")
    if result.output and result.output not in result.detail:
        console.print("  the submission printed:")
        console.print(_indent(_indent(result.output)), markup=False, style="dim")
    if again:
        console.print(again)


def _launched(traceback: str) -> str:
    """The call that a finding ended, in one row; empty where there is no traceback. What was called before it is in
    `--json`."""
    frames = _FRAME.findall(traceback)
    if not frames:
        return ""
    path, line, function, text = frames[-1]
    return f"launched at {Path(path).name}:{line} in {function}" + (f": {text}" if text else "")


def _folded(detail: str, told: str) -> str:
    """A traceback or log without the lines that the message has told, and with equal lines in a row folded."""
    known = {line.strip() for line in told.splitlines() if len(line.strip()) > 8}
    lines: list[str] = []
    times = 0
    for line in [*detail.rstrip().splitlines(), None]:
        if line is not None and lines and line == lines[-1]:
            times += 1
            continue
        if times:
            lines.append(f"  (the same line {times} more times)")
            times = 0
        if line is not None and line.strip() not in known and not _again(line, told):
            lines.append(line)
    return "\n".join(lines)


def _again(line: str, told: str) -> bool:
    """Whether a line is the exception that the message has told: ``module.Class: message``."""
    name, colon, message = line.partition(": ")
    return bool(colon) and " " not in name.strip() and len(message) > 8 and message.strip() in told


def smallest(console: Console, results: list[Result]) -> None:
    """Of several cases that did not pass, the one with the smallest inputs: where to look first."""
    failed = [result for result in results if not result.passed and result.input_bytes]
    if len(failed) > 1:
        least = min(failed, key=lambda result: result.input_bytes)
        console.print(f"\nsmallest failing case: {least.case.name}\n  {least.replay}", markup=False)


def _indent(text: str) -> str:
    return "\n".join("  " + line for line in clip(text, _MOST_SHOWN).splitlines())


def _number(value: Any) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def explain_lines(report: dict[str, Any]) -> list[str]:
    """The diagnosis of one tensor as text."""
    total, wrong = report["elements"], report["wrong"]
    lines = [
        f"{report['tensor']} {report['dtype']} {report['shape']}: {wrong} of {total} wrong "
        f"({100 * wrong / max(1, total):.3g}%) by rtol {report['rtol']:g}, atol {report['atol']:g}"
    ]
    for name in ("first", "worst"):
        place = report[name]
        lines.append(
            f"  {name:5} at {tuple(place['at'])}: got {_number(place['got'])}, expected {_number(place['expected'])} "
            f"(abs {place['abs']:.3g}, rel {place['rel']:.3g})"
        )
    shares = ", ".join(f"{name} {100 * value:.3g}%" for name, value in report["shares"].items() if value)
    if shares:
        lines.append(f"  of the wrong ones: {shares}")
    if "ulp" in report:
        histogram = ", ".join(f"{name}: {count}" for name, count in report["ulp_histogram"].items())
        lines.append(f"  ULP: median {report['ulp']['median']:.3g}, max {report['ulp']['max']:.3g}  ({histogram})")
    lines += [f"  hint: {hint}" for hint in report["hints"]]
    picture = report["map"]
    if len(picture) > 1 or (picture and len(picture[0]) > 1):
        lines.append("  where (tenths wrong, '.' none):")
        lines += [f"    {row}" for row in picture]
    return lines
