"""How a finding looks on a terminal, for the tests that make findings of all kinds."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from rich.console import Console

from harness.checking import verdict
from harness.report import checks
from harness.tasks.cases import Case

_MOST = 15
_TRACEBACK = 'Traceback:\n  File "/home/me/mine.py", line 33, in custom_kernel\n    kernel(x, y, grid=1, block=32)\n'
_AGAIN = "warpyard check attn_dist --submission mine.py --device emulator -k 's_q=1 s_kv=1 h_q=64 d_qk=576 topk=64'"
_CASE = Case({}, "s_q: 1; s_kv: 1; h_q: 64; d_qk: 576; topk: 64; q_start: 0; invalid: 50; seed: 310")


def rows(report: dict[str, Any], folder: Path | None, width: int) -> list[str]:
    """The rows of the terminal that the report of a case with a finding takes, with its head and its last command."""
    console = Console(file=io.StringIO(), width=width, soft_wrap=True, highlight=False)
    result = verdict.Result(_CASE, verdict.FINDING, "message", detail=_TRACEBACK, finding=report, replay=_AGAIN)
    checks.failure(console, result, folder)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().strip("\n").splitlines()
    return [line[at : at + width] for line in lines for at in range(0, max(len(line), 1), width)]


def wrong(report: dict[str, Any], folder: Path | None = None) -> list[str]:
    """What is wrong with how a finding is shown: it takes 15 rows at most, says its kind and its place, and shows the
    line that is meant where ``folder``, that of the submission, has it."""
    found = []
    for width in (80, 120):
        shown = rows(report, folder, width)
        if len(shown) > _MOST:
            found.append(f"the finding takes {len(shown)} rows of {width} columns:\n" + "\n".join(shown))
        text = "\n".join(shown)
        place = str(report.get("location", ""))
        pieces = [f"{report['kind']}: ", *([place[4 - width + 2 :]] if place else [])]
        name, _, number = place.partition(" (")[0].rpartition(":")
        if folder is not None and (folder / name).is_file() and number.isdigit():
            pieces.append(f">{int(number):6} | ")
        found += [f"no {piece!r} in {width} columns:\n{text}" for piece in pieces if piece not in text]
    return found
