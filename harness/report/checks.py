"""The report of ``warpyard check``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from harness.checking import causes, verdict
from harness.checking.verdict import Result
from harness.report import findings
from harness.report.console import within
from harness.tasks.cases import Case
from harness.wire.limits import clip

_MOST_SHOWN = 20_000  # characters of one text; --json has them all
MOST_ROWS = 8  # of a failure: with the table's head, its row and the last lines of a check these are fifteen
_LEAST_ROWS = 5  # of a finding, however long what stands around it is
_MOST_MAP = 4  # lines of a map
_MOST_PRINTED = 5  # lines of what the submission printed
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
    """The table of a check, printed row by row as cases end. Cases in a row that fail for one cause share a line.

    Args:
        console: where to.
        cases: all that will be checked: their names set the width of the first column.
    """

    def __init__(self, console: Console, cases: Sequence[Case]) -> None:
        self._console = console
        longest = max((len(_named(case)) for case in cases), default=4)
        self._width = max(_NARROWEST, min(longest, console.width - _OTHERS))
        self._first: dict[str, int] = {}  # the case that failed first, by cause
        self._held: list[Result] = []  # cases in a row that failed for a cause that was shown

    def head(self) -> None:
        """Prints the names of the columns."""
        cells = f"{'case':{self._width}}  {'verdict':{_VERDICT}} {'time':>8}  calls"
        self._console.print(cells, markup=False, style="bold")

    def row(self, result: Result) -> None:
        """Prints a case that has ended, at once, into a pipe too; unless it fails as one before it did."""
        key = str(result.cause.get("alike", ""))
        if self._held and key != self._held[-1].cause.get("alike"):
            self.close()
        if key in self._first:
            self._held.append(result)
            return
        if key:
            self._first[key] = result.case.index
        self._print(_named(result.case), result, result.seconds, result.calls, "")

    def close(self) -> None:
        """Prints what is held back."""
        held, self._held = self._held, []
        if held:
            named = _named(held[0].case) if len(held) == 1 else f"{_numbers(held)}  ({len(held)} cases)"
            text = f"  as case {self._first[str(held[0].cause['alike'])]}"
            self._print(named, held[0], sum(one.seconds for one in held), sum(one.calls for one in held), text)

    def _print(self, name: str, result: Result, seconds: float, calls: int, suffix: str) -> None:
        line = Text(f"{short(name, self._width):{self._width}}  ")
        line.append(f"{result.status.replace('_', ' '):{_VERDICT}}", style=_STYLE[result.status])
        suffix += f"  {result.allowed} allowed" if result.allowed else ""
        line.append(f" {f'{seconds:.2f} s':>8}  {calls:>5}{suffix}")
        line.rstrip()
        self._console.print(line)
        self._console.file.flush()


def _numbers(results: Sequence[Result]) -> str:
    """``"1-4, 7"``."""
    runs: list[list[int]] = []
    for number in sorted(result.case.index for result in results):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(f"{first}" if first == last else f"{first}-{last}" for first, last in runs)


def _named(case: Case) -> str:
    return f"{case.index}  {case.name}"


def short(name: str, width: int) -> str:
    """A name that is not wider: its middle is left out, since names begin alike, and a case's with its number."""
    if len(name) <= width:
        return name
    head = (width - 1) // 2
    return f"{name[:head]}…{name[len(name) - (width - 1 - head) :]}"


def emulated(results: Sequence[Result]) -> str:
    """`` (emulated)`` where kernels ran on the emulator, and where they wrote less than the outputs have, how much: the
    rest came from other code of the submission."""
    ran = [result for result in results if result.emulated]
    short = [result for result in ran if result.passed and result.kernels_wrote < result.output_bytes]
    if not short:
        return " (emulated)" if ran else ""
    least = min(short, key=lambda one: one.kernels_wrote / one.output_bytes)
    others = f", and less than all in {len(short) - 1} more" if len(short) > 1 else ""
    return (
        f" (emulated in part: the output of case {least.case.index} has {least.output_bytes} bytes, and kernels wrote "
        f"{least.kernels_wrote}{others})"
    )


def allowed(results: Sequence[Result]) -> str:
    """``, 64 findings allowed``, of all cases; empty where there are none."""
    count = sum(result.allowed for result in results)
    return f", {count} finding{'s' * (count > 1)} allowed" if count else ""


def failures(console: Console, results: Sequence[Result], folder: Path | None = None) -> None:
    """Each cause for which cases failed, once, at the case with the smallest inputs, where to look first. Of those
    that one change mends, it is one of which most others are known that mend it too."""
    alike: dict[str, list[Result]] = {}
    for result in results:
        if not result.passed:
            alike.setdefault(str(result.cause.get("alike") or id(result)), []).append(result)
    for group in alike.values():
        first = min(group, key=lambda one: (-_mends(one), one.input_bytes, one.case.index))
        also = [one for one in group if one is not first]
        again = f"; again: {first.replay}" if first.replay else ""
        heading = f"{first.status.replace('_', ' ')}  case {first.case.index}: {first.case.spec}{again}"
        within(console, partial(failure, console, first, folder, also), heading)


def _mends(result: Result) -> int:
    """How many changes are told with which a wrong output is right."""
    return str((result.diagnosis.get("repair") or {}).get("text", "")).count("`, and with")


def failure(console: Console, result: Result, folder: Path | None = None, also: Sequence[Result] = ()) -> None:
    """Why a case did not pass: the cause first, then its place, then what else has room, and last the command that
    shows it again. ``also`` failed for the same cause."""
    cause = result.cause or asdict(causes.of(result, folder / "submission.py" if folder else Path("submission.py")))
    explained = [note for note in result.notes if cause["text"] == f"{note.get('kind')}: {note.get('message')}"]
    plain = {"message": cause["text"], "location": cause["location"]}
    report = result.finding or next(iter(explained), plain)
    again = findings.again(result.replay) if result.replay else ""
    case = f"case {result.case.index}: {result.case.spec}"
    if also:
        case += f"; case{'s' * (len(also) > 1)} {_numbers(also)} too"
    beside = 1 - (-len(again) // console.width) if again else 1
    status = result.status.replace("_", " ")
    console.print()
    head, at = Text(f"{status}  ", style=_STYLE[result.status]), "stored at" if cause["what"] == "stored" else "at"
    most = max(MOST_ROWS - beside, _LEAST_ROWS)
    findings.show(console, report, folder, most, head, _more(result, report), at)
    console.print(Text(f"  {case}"), no_wrap=True, overflow="ellipsis")
    if again:
        console.print(Text(again, style="bold"))


def _more(result: Result, report: dict[str, Any]) -> list[findings.Row]:
    """The rows of a failure besides those of its report."""
    rows: list[findings.Row] = []
    if result.finding:
        launched = _launched(result.detail)
        return [findings.Row(launched, 6)] if launched else []
    if (origin := result.diagnosis.get("origin")) and origin["text"] not in str(report.get("message", "")):
        rows.append(findings.Row(origin["text"], 5))
    for one in result.diagnosis.get("outputs", []):
        lines = explain_lines(one)
        rows += [
            findings.Row(line, 6 if at == 0 else 5 if line.startswith("  looks") else 4)
            for at, line in enumerate(lines)
        ]
    if not result.diagnosis.get("outputs"):
        known = str(report.get("message", ""))
        lines = [line for line in result.message.splitlines() if not known or line.strip() not in known]
        rows += [findings.Row(line.strip() if at else line, 6) for at, line in enumerate(lines) if known not in line]
        rows += [findings.Row(line, 4) for line in _folded(result.detail, result.message).splitlines()]
    if result.output and result.output not in result.detail:
        rows += _printed(result.output)
    return rows


def _printed(output: str) -> list[findings.Row]:
    """The last lines that a submission printed. The last of all stands where there is room for one row alone."""
    lines = [line for line in clip(output, _MOST_SHOWN).splitlines() if line.strip()][-_MOST_PRINTED:]
    if not lines:
        return []
    before = [findings.Row(f"  {line}", 3) for line in lines[:-1]]
    return [findings.Row(f"the submission printed: {lines[-1].strip()}", 5), *before]


def _launched(traceback: str) -> str:
    """The call that a finding ended, in one row; empty where there is no traceback. What was called before it is in
    `--json`."""
    frames = _FRAME.findall(traceback)
    if not frames:
        return ""
    path, line, function, text = frames[-1]
    return f"launched at {Path(path).name}:{line} in {function}" + (f": {text}" if text else "")


def _folded(detail: str, shown: str) -> str:
    """A traceback or log without the lines that the message has, and with equal lines in a row folded."""
    known = {line.strip() for line in shown.splitlines() if len(line.strip()) > 8}
    lines: list[str] = []
    times = 0
    for line in [*detail.rstrip().splitlines(), None]:
        if line is not None and lines and line == lines[-1]:
            times += 1
            continue
        if times:
            lines.append(f"  (the same line {times} more times)")
            times = 0
        if line is not None and line.strip() not in known and not _again(line, shown):
            lines.append(line)
    return "\n".join(lines)


def _again(line: str, shown: str) -> bool:
    """Whether a line is the exception that the message has shown: ``module.Class: message``."""
    name, colon, message = line.partition(": ")
    return bool(colon) and " " not in name.strip() and len(message) > 8 and message.strip() in shown


def _number(value: Any) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def explain_lines(report: dict[str, Any]) -> list[str]:
    """The diagnosis of one tensor as text: how much is wrong, how far, what it looks like, and where."""
    total, wrong = report["elements"], report["wrong"]
    worst, first = report["worst"], report["first"]
    shares = "".join(f", {100 * value:.3g}% of them {name}" for name, value in report["shares"].items() if value)
    lines = [
        f"{report['tensor']} {report['dtype']} {report['shape']}: {wrong} of {total} wrong "
        f"({100 * wrong / max(1, total):.3g}%) by rtol {report['rtol']:g}, atol {report['atol']:g}{shares}",
        f"  first at {tuple(first['at'])}: got {_number(first['got'])}, expected {_number(first['expected'])}; "
        f"worst at {tuple(worst['at'])}: got {_number(worst['got'])}, expected {_number(worst['expected'])}"
        + (f"; median {report['ulp']['median']:.3g} ULP" if "ulp" in report else ""),
    ]
    lines += [f"  looks as if: {hint}" for hint in report["hints"]]
    picture = report["map"]
    if len(picture) > 1 or (picture and len(picture[0]) > 1):
        fewer = _fewer(picture)
        lines += [f"  {'tenths wrong: ' if not at else '':14}{row}" for at, row in enumerate(fewer)]
    return lines


def _fewer(picture: list[str]) -> list[str]:
    """A map in few lines: equal ones in a row are one, and of more than `_MOST_MAP` the map is made coarser."""
    folded = [(row, len(list(same))) for row, same in itertools.groupby(picture)]
    if len(folded) <= _MOST_MAP:
        return [row if times == 1 else f"{row}  x {times}" for row, times in folded]
    step = -(-len(picture) // _MOST_MAP)
    return ["".join(max(column) for column in zip(*picture[at : at + step], strict=True))
            for at in range(0, len(picture), step)]  # fmt: skip
