"""Magics for notebooks: ``%load_ext harness.notebook``.

``%%submission TASK`` checks the cell and shows the verdict; ``%%cuda`` runs the cell, a CUDA program, with no GPU.
"""

from __future__ import annotations

import html
import io
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from IPython.core.magic import Magics, cell_magic, magics_class
from IPython.core.magic_arguments import argument, magic_arguments, parse_argstring
from IPython.display import HTML, display

from harness.api import HarnessError, Report, check, submissions, trace
from harness.guarded import guarded
from harness.machine import commands

_LONGEST = 10.0  # seconds for the counts, which are drawn beside a long source
_MOST = 1 << 20  # bytes that a program prints and that are shown
_FIRST = "\n"  # the magic's own line, so that lines are those of the cell


def load_ipython_extension(shell: Any) -> None:
    """Called by ``%load_ext``."""
    shell.register_magics(_Magics)


@magics_class
class _Magics(Magics):  # type: ignore[misc]
    @magic_arguments()
    @argument("task", help="a task's name, or the path of a problem folder")
    @argument("-k", dest="cases", help="cases, as warpyard check takes them")
    @argument("--device", default="auto", help="auto, cuda, cpu or emulator")
    @argument("--arch", help="architecture, such as sm_100a")
    @argument("--schedules", default="1", help="emulator schedules a case, or all")
    @argument("--heat", action="store_true", help="counts of the emulator beside the source")
    @argument("--trace", action="store_true", help="a picture of the first case's pipeline")
    @cell_magic
    def submission(self, line: str, cell: str) -> Report | None:
        """Checks the cell as a submission. The report is the cell's value: ``_``."""
        given = parse_argstring(self.submission, line)
        text = _FIRST + cell
        try:
            report = check(
                given.task, text, cases=given.cases, device=given.device, arch=given.arch,
                schedules=given.schedules, counters=given.heat,
            )  # fmt: skip
        except HarnessError as error:
            _show_error(error)
            return None
        parts = [_diagnosis(case.document) for case in report.cases if not case.passed][:1]
        parts += [_counts(report, text)] if given.heat else []
        if given.trace:
            try:
                parts += trace(given.task, text, cases=given.cases, arch=given.arch)["pictures"]
            except HarnessError as error:  # the verdict is shown all the same
                _show_error(error)
        if whole := "".join(parts):
            display(HTML(whole))
        return report

    @magic_arguments()
    @argument("--arch", help="architecture that the program sees")
    @argument("words", nargs="*", help="flags for nvcc")
    @cell_magic
    def cuda(self, line: str, cell: str) -> None:
        """Builds the cell, a whole .cu with main, and runs it on the emulator. It needs nvcc: pip install
        'warpyard[tools]'."""
        given = parse_argstring(self.cuda, line)
        with tempfile.TemporaryDirectory(prefix="warpyard-cell-") as folder:
            path = Path(folder, "cell.cu")
            submissions.write(path, _FIRST + cell)
            words = ["run", *(["--arch", given.arch] if given.arch else []), str(path), *given.words]
            out, errors = commands.printed(commands.of_verb(words), _MOST)
        print(out, end="")
        if errors := errors.replace(str(path), "cell").replace(folder, ""):
            display(HTML(f"<pre>{html.escape(errors)}</pre>"))


def _show_error(error: HarnessError) -> None:
    hint = f"<br>try: <code>{html.escape(error.hint)}</code>" if error.hint else ""
    display(HTML(f"<b>error</b> {html.escape(str(error))}{hint}"))


def _diagnosis(case: Mapping[str, Any]) -> str:
    """Which elements are wrong, as a map and in numbers."""
    from harness.report import checks

    outputs = case.get("diagnosis", {}).get("outputs", [])
    lines = guarded(lambda: [line for one in outputs for line in checks.explain_lines(one)], list[str]())
    return f"<pre>{html.escape(chr(10).join(lines))}</pre>" if lines else ""


def _counts(report: Report, text: str) -> str:
    """What each kernel counts, beside its source; empty where that cannot be drawn."""
    return guarded(lambda: _heat(report, text), "", _LONGEST)


def _heat(report: Report, text: str) -> str:
    from rich.console import Console

    from harness.report import heat

    console = Console(record=True, width=120, file=io.StringIO(), force_terminal=True)
    for case in report.cases[:1]:
        files = {"<submission>": text, "submission.py": text, **case.document.get("sources", {})}
        for kernel, counted in case.document.get("counters", {}).items():
            heat.show(console, kernel, counted, files)
    return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
