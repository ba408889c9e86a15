"""What ``check`` and ``bench`` return: the verdict with its cases and findings, for programs and for people."""

from __future__ import annotations

import html
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from harness.api import findings
from harness.api.findings import Finding
from harness.errors import Exit
from harness.report.streams import no_commands

if TYPE_CHECKING:
    from rich.console import RenderableType

_STYLE = {"pass": "green", "timeout": "yellow", "compile_error": "magenta", "no_device": "cyan"}
_COLOUR = {"pass": "#1a7f37", "timeout": "#9a6700", "compile_error": "#8250df", "no_device": "#0969da"}
_FAILED = "bold red", "#cf222e"


class CheckFailed(AssertionError):
    """Some case did not pass. ``report`` is the whole report."""

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report


@dataclass(frozen=True)
class CaseReport:
    """One case.

    Attributes:
        task: the task's name.
        index: the case's position in the list of its kind.
        name: the case without its seed, such as ``m=128 k=256 l=1``.
        status: ``"pass"``, ``"wrong"``, ``"refused"``, ``"finding"``, ``"error"``, ``"crash"``, ``"timeout"``,
            ``"compile_error"`` or ``"no_device"``.
        message: why it did not pass.
        median_ns: the median device time of ``bench`` in nanoseconds; None where nothing was timed.
        document: all that ``--json`` has of the case.
    """

    task: str
    index: int
    name: str
    status: str
    message: str = ""
    median_ns: float | None = None
    document: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def passed(self) -> bool:
        """Whether it passed."""
        return self.status == "pass"


@dataclass(frozen=True)
class Report:
    """The verdict on a submission.

    Attributes:
        device: where it ran, such as ``"emulated sm_90a"``.
        exit: the exit code of the command line.
        cases: what became of each case.
        findings: what is wrong, in the order of the cases; empty where all passed.
        document: the JSON document of the command line.
    """

    device: str
    exit: Exit
    cases: tuple[CaseReport, ...]
    findings: tuple[Finding, ...]
    document: Mapping[str, Any] = field(repr=False)

    @classmethod
    def of(cls, document: Mapping[str, Any], entry: int | None = None) -> Report:
        """The report of a JSON document of ``check`` or ``bench``. ``entry``: the line of ``custom_kernel``, where it
        is known."""
        cases = tuple(
            CaseReport(
                task["task"],
                case["index"],
                case["name"],
                case["status"],
                case.get("message", ""),
                (case.get("device_ns") or {}).get("median"),
                case,
            )
            for task in document["tasks"]
            for case in task["cases"]
        )
        found = tuple(findings.of_document(document, entry))
        return cls(document["device"], Exit(document["exit"]), cases, found, document)

    @property
    def passed(self) -> bool:
        """Whether every case passed, and there was one."""
        return bool(self.cases) and all(case.passed for case in self.cases)

    def raise_for_status(self) -> None:
        """Raises CheckFailed, an AssertionError, unless every case passed."""
        if not self.passed:
            raise CheckFailed(self)

    def __bool__(self) -> bool:
        return self.passed

    def __str__(self) -> str:
        """The findings, a line each, below how many cases passed. What a submission says in them is no command to a CI
        job that prints this."""
        lines = [self._summary()]
        for finding in self.findings:
            lines.append(f"case {finding.case}: {finding}")
            lines += [f"  again: {finding.replay}"] if finding.replay else []
        return no_commands("\n".join(lines))

    def _summary(self) -> str:
        passed = sum(case.passed for case in self.cases)
        return f"{passed} of {len(self.cases)} passed on {self.device}"

    def __rich__(self) -> RenderableType:
        from rich.console import Group
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in ("case", "verdict", "what"):
            table.add_column(name, overflow="fold")
        for case in self.cases:
            what = f"{case.median_ns / 1e3:.2f} µs" if case.median_ns else case.message.partition("\n")[0]
            verdict = Text(case.status.replace("_", " "), _STYLE.get(case.status, _FAILED[0]))
            table.add_row(Text(f"{case.index}  {case.name}"), verdict, Text(what))
        return Group(table, Text(self._summary(), _STYLE["pass"] if self.passed else _FAILED[0]))

    def _repr_html_(self) -> str:
        """A table for notebooks: a row for each case, and below it what is wrong with its place."""
        rows = []
        for case in self.cases:
            what = f"{case.median_ns / 1e3:.2f} µs" if case.median_ns else ""
            rows.append(_row(f"{case.index}  {case.name}", case.status, what))
            said = [found for found in self.findings if (found.task, found.case) == (case.task, case.index)]
            rows += map(_finding_row, said)
        return (
            f"<table><thead><tr><th>case</th><th>verdict</th><th></th></tr></thead><tbody>{''.join(rows)}</tbody>"
            f"</table><p>{html.escape(self._summary())}</p>"
        )


def _row(name: str, status: str, what: str) -> str:
    colour = _COLOUR.get(status, _FAILED[1])
    return (
        f'<tr><td style="text-align:left">{html.escape(name)}</td><td style="color:{colour}">'
        f"{html.escape(status.replace('_', ' '))}</td><td>{html.escape(what)}</td></tr>"
    )


def _finding_row(finding: Finding) -> str:
    return (
        f'<tr><td></td><td colspan="2" style="text-align:left"><code>{html.escape(finding.place)}</code> '
        f"<b>{html.escape(finding.kind)}</b>"
        f'<pre style="white-space:pre-wrap">{html.escape(finding.message)}</pre></td></tr>'
    )
