"""Parts of pages, as HTML: what the documents of the verbs say, for the playground and the pages of ``serve``."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape
from rich.console import Console

from harness import line_differences
from harness.checking.verdict import Result
from harness.guarded import guarded
from harness.history import database, queries
from harness.report import charts, checks, counters, estimate, heat, leaderboard, names, pages
from harness.report.bench import microseconds
from harness.tasks.cases import Case

_WIDTH, _ROWS = 96, 60
_HEATS = 5  # shades
_MODELLED_LINES = 12  # of the source, for each kernel


def result(case: Mapping[str, Any]) -> Result:
    """A case's document as what it was made of."""
    fields = {key: value for key, value in case.items() if key not in ("kind", "index", "spec", "name")}
    return Result(Case({}, case["name"], case["kind"], case["index"]), **fields)


def _console() -> Console:
    return Console(file=io.StringIO(), width=_WIDTH, highlight=False, emoji=False, no_color=True)


def _printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().strip("\n")


def verdict(
    cases: Sequence[Mapping[str, Any]], every: Sequence[tuple[int, str]], chosen: str = "", folder: Path | None = None,
    found: Any = None, seconds: float | None = None,
) -> str:  # fmt: skip
    """The verdict: what is wrong first, then where, then each case.

    Args:
        cases: documents of those that have ended.
        every: index and name of each case of the task.
        chosen: the index of the one that every change is checked with.
        folder: of the submission.
        found: the first thing that is wrong with the first case that did not pass, as ``api.Finding`` has it.
        seconds: from the change to the verdict.
    """
    by_index = {case["index"]: case for case in cases}
    failed = [case for case in cases if case["status"] != "pass"]
    values: dict[str, Any] = {"summary": "", "details": "", "maps": []}
    if failed:
        values |= guarded(lambda: _failed(failed[0], folder, found), {"summary": failed[0].get("message", "")})
    rows = [by_index.get(index, {"index": index, "name": name, "status": "", "seconds": 0}) for index, name in every]
    remarks = dict.fromkeys(_without(text, folder) for case in cases for text in case.get("remarks", ()))
    return pages.render(
        "verdict.html", cases=cases, passed=not failed, total=len(every), rows=rows, chosen=chosen, seconds=seconds,
        passes=len(cases) - len(failed), emulated=any(case.get("emulated") for case in cases), remarks=list(remarks),
        found=found if failed else None, kind=found.kind if found else failed[0]["status"] if failed else "", **values,
    )  # fmt: skip


def _failed(case: Mapping[str, Any], folder: Path | None, found: Any) -> dict[str, Any]:
    console = _console()
    checks.failures(console, [result(case)], folder)
    outputs = (case.get("diagnosis") or {}).get("outputs", [])
    maps = [
        {"svg": Markup(charts.mismatches(f"where {one['tensor']} is wrong", one["map"])),
         "summary": f"{one['tensor']} {one['shape']}: {one['wrong']} of {one['elements']} wrong"}
        for one in outputs if one.get("map")
    ]  # fmt: skip
    summary = (case.get("cause") or {}).get("text") or (found.message if found else case["message"])
    summary = summary.removeprefix(f"{found.kind}: ") if found else summary
    details = _details(_printed(console), bool(case.get("finding")), summary)
    return {"summary": _without(summary, folder), "maps": maps, "details": _without(details, folder)}


def _details(printed: str, finding: bool, summary: str) -> str:
    """What the terminal's report says beyond the cause: neither the command for another run nor, of a finding, the
    message again."""
    lines = printed.partition("\n  again: ")[0].splitlines()
    begin = next((at for at, line in enumerate(lines) if line.startswith("  at ")), 0) if finding else 0
    return "\n".join(line for line in lines[begin:] if not line.startswith("  case ") and summary not in line)


def _without(text: str, folder: Path | None) -> str:
    return text.replace(f"{folder}/", "") if folder else text


def program(code: int, printed: str) -> str:
    """What a whole program printed, and how it ended."""
    word = "pass" if code == 0 else f"ended with {code}"
    head = f'<div class="verdict {"good" if code == 0 else "bad"}" role="status"><strong>{word}</strong></div>'
    return head + f'<div class="wide"><pre tabindex="0">{escape(printed)}</pre></div>'


def error(text: str, hint: str = "") -> str:
    """A message in place of what a tab would show."""
    said = f"<br>try: <code>{escape(hint)}</code>" if hint else ""
    return f'<p class="bad" role="alert">{escape(text)}{said}</p>'


def counted(case: Mapping[str, Any]) -> str:
    """The counters of a case."""
    console = _console()
    guarded(lambda: counters.show(console, result(case)), None)
    text = _printed(console)
    return (
        f'<div class="wide"><pre tabindex="0">{escape(text)}</pre></div>' if text else "<p>No kernel was launched.</p>"
    )


def modelled(document: Mapping[str, Any]) -> str:
    """The modelled time of each case."""
    console = _console()
    for case in document["cases"]:
        estimate.show(console, case, _MODELLED_LINES)
    return f'<div class="wide"><pre tabindex="0">{escape(_printed(console))}</pre></div>'


def heats(case: Mapping[str, Any], files: Mapping[str, str]) -> dict[str, dict[int, tuple[int, str]]]:
    """By file and line a shade from 1 to 5, by what is lost or else executed, and the counts as text; nothing where the
    counts are none that a kernel can have."""
    return guarded(lambda: _heats(case, files), dict[str, dict[int, tuple[int, str]]]())


def _heats(case: Mapping[str, Any], files: Mapping[str, str]) -> dict[str, dict[int, tuple[int, str]]]:
    found: dict[str, dict[int, tuple[int, str]]] = {}
    for report in (case.get("counters") or {}).values():
        lines = heat.lines(report)
        lost = max((line.lost for line in lines), default=0.0)
        most = lost or max((line["warp"] for line in lines), default=0) or 1
        for line in lines:
            name = Path(line.file).name
            if name not in files:
                continue
            share = (line.lost if lost else line["warp"]) / most
            cells = zip(heat.cells(line), heat.COLUMNS, strict=True)
            text = ", ".join(f"{value} {column}" for value, column in cells if value)
            why = f"; {line.reasons[0]}" if line.reasons else ""
            found.setdefault(name, {})[line.number] = max(1, round(share * _HEATS)) if share else 1, text + why
    return found


def listing(kernels: Sequence[Mapping[str, Any]]) -> str:
    """PTX and SASS beside each other; instructions of one line have the same ``data-line``."""
    return pages.render("listing.html", kernels=[{**one, "name": names.plain(one["entry"])} for one in kernels])


def trace(pictures: Sequence[str], rings: Sequence[Mapping[str, Any]]) -> str:
    """The pipelines, and what is said of their rings."""
    items = "".join(f"<li{' class=bad' if ring['too_short'] else ''}>{escape(ring['told'])}</li>" for ring in rings)
    drawn = _pipelines(pictures)
    clock = "The clock is logical: who waits for whom is the kernel's, and no length is a time of a chip. "
    return f"<p>{clock}Point at a bar to see what it waits for.</p>{drawn}<ul>{items}</ul>"


def modelled_trace(pictures: Sequence[str]) -> str:
    """The pipelines over modelled time."""
    said = "What the warps of the first cluster do and wait for. The microseconds are modelled, not measured."
    return f"<h3>Pipeline, modelled</h3><p>{said}</p>{_pipelines(pictures)}"


def _pipelines(pictures: Sequence[str]) -> str:
    return "".join(f'<div class="wide pipeline" tabindex="0">{one}</div>' for one in pictures)


def tile(title: str, caption: str, logical: str, shared: str) -> str:
    """A tile as the kernel thinks of it, and as it lies in shared memory."""
    named = (("the tile: rows, and their units of 16 bytes", logical),
             ("shared memory: lines of 128 bytes, by their banks", shared))  # fmt: skip
    drawn = "".join(
        f'<figure class="wide" tabindex="0"><figcaption>{name}</figcaption>{one}</figure>' for name, one in named
    )
    said = f"<p>{escape(title)}: {escape(caption)}. Point at a unit to see it in both.</p>"
    return f'{said}<div class="layouts">{drawn}</div>'


def fragment(drawn: str) -> str:
    """Which thread holds which element."""
    said = "<p>Point at an element to see all that its thread holds.</p>"
    return f'{said}<div class="wide" tabindex="0">{drawn}</div>'


def versions(kept: Sequence[Mapping[str, Any]]) -> str:
    """The versions of this page, the first on top."""
    return pages.render("versions.html", versions=kept)


def difference(old: Mapping[str, str], new: Mapping[str, str]) -> str:
    """What differs between the files of two versions."""
    lines = [
        line
        for name in dict.fromkeys([*old, *new])
        for line in line_differences.unified(
            old.get(name, "").splitlines(), new.get(name, "").splitlines(), name, name, context=2
        )
    ]
    return pages.render("difference.html", lines=lines)


def changed(old: Mapping[str, str], new: Mapping[str, str]) -> str:
    """``submission.py +2 −1``."""
    found = []
    for name in new:
        more, less = line_differences.counts(old.get(name, "").splitlines(), new[name].splitlines())
        found += [f"{name} +{more} −{less}"] if more or less else []
    return ", ".join(found)


def boards(task: str) -> str:
    """The leaderboards of a task, from the history of this machine. Raises HarnessError."""
    with contextlib.closing(database.connect(create=True)) as connection:
        found = leaderboard.documents(queries.leaderboard(connection, task))
    nothing = f"Nothing was timed for {task} in the history of this machine. A GPU gives times: warpyard bench {task}"
    return pages.render("boards.html", boards=found, nothing=nothing, microseconds=microseconds)
