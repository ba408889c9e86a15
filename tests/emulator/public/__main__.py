"""Runs the programs of a folder on the emulator: ``python -m tests.emulator.public FOLDER``.

The list is the folder's ``programs.toml``; where it has none, the project's own list is run again, as far as the folder
has the sources. A program is right where its own check says so and nothing was found. The exit code is 0 where all are
right, or give what the list says of them.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from harness.programs.table import NAME, PUBLIC, Program, matching, read

ROOT = Path(__file__).parents[3]
_RUNNING: set[int] = set()  # process groups, ended with this process
# What the runner's words are in a list; what else there is, a list does not hold.
LISTED = {"right": "right", "finding": "defect", "wrong": "defect", "refused": "refused", "time": "no answer"}
COLOURS = {"right": "green", "finding": "red", "wrong": "red"}


def judge(program: Program, output: str, made: dict[str, Any] | None, seconds: float, limit: float) -> dict[str, Any]:
    """A row of the table.

    Args:
        program: what ran.
        output: what it printed.
        made: what `one.run` returned; None where its process ended before.
        seconds: how long that process took.
        limit: how long the process had.
    """
    row: dict[str, Any] = {
        "source": program.source, "commit": program.commit, "path": program.path, "arch": program.arch,
        "arguments": list(program.arguments), "changes": len(program.changes), "seconds": seconds,
        "findings": [], "remarks": [], "launches": 0, "why": "",
    }  # fmt: skip
    if made is None:
        late = seconds >= limit
        return {**row, "result": "time" if late else "ended", "why": f"over {limit:.0f} s" if late else output[-2000:]}
    if "build" in made:
        return {**row, "result": "build", "why": made["build"][-4000:]}
    row |= {key: made[key] for key in ("findings", "remarks", "launches", "seconds")}
    if found := [report for report in made["findings"] if report["kind"] != "unsupported"]:
        first = found[0]
        return {**row, "result": "finding", "why": f"{first['message']} ({first.get('location', '')})"}
    unheard = [line for line in made["said"] if "not supported" in line]
    if refused := [*(report["message"] for report in made["findings"]), *made["refused"]]:
        return {**row, "result": "refused", "why": refused[0]}
    reasons = list(made["limits"])
    if made["code"] != program.code:
        reasons.append(f"exit code {made['code']}")
    if program.right and not re.search(program.right, output):
        reasons.append(f"did not print {program.right!r}")
    if program.wrong and (text := re.search(program.wrong, output)):
        reasons.append(f"printed {text[0]!r}")
    if not reasons and not made["launches"] and not made["on_host"]:
        reasons.append("launched nothing")
    if reasons:
        return {**row, "result": "refused" if unheard else "wrong", "why": "; ".join(reasons + unheard)}
    return {**row, "result": "right"}


def _end(group: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
    _RUNNING.discard(group)


def _stop(*_: object) -> None:
    for group in list(_RUNNING):
        _end(group)
    os._exit(130)


def attempt(program: Program, folder: Path, limit: float, outputs: Path | None = None) -> dict[str, Any]:
    """Runs one program in a process group of its own, and ends that after the limit."""
    limit = program.seconds or limit
    with tempfile.TemporaryDirectory(prefix="public-") as work:
        report, log = Path(work, "report.json"), Path(work, "log")
        given = {"program": dataclasses.asdict(program), "folder": str(folder.resolve()), "report": str(report)}
        began = time.perf_counter()
        with log.open("wb") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.emulator.public.one"], stdin=subprocess.PIPE, stdout=out,
                stderr=subprocess.STDOUT, cwd=ROOT, start_new_session=True,
            )  # fmt: skip
            _RUNNING.add(process.pid)
            try:
                process.communicate(json.dumps(given).encode(), timeout=limit)
            except subprocess.TimeoutExpired:
                pass
            finally:
                _end(process.pid)
                process.wait()
        seconds = time.perf_counter() - began
        output = log.read_text(errors="replace")
        made = json.loads(report.read_text()) if report.exists() else None
    if outputs:
        outputs.mkdir(parents=True, exist_ok=True)
        (outputs / (re.sub(r"[^\w.-]+", "_", program.name)[:150] + ".txt")).write_text(output)
    return judge(program, output, made, seconds, limit)


def again(programs: list[Program], folder: Path) -> tuple[list[Program], Counter[str]]:
    """The rows of the project's list that can be run in a folder, and how many programs cannot be, by the reason."""
    runnable, left = [], Counter[str]()
    for program in programs:
        reason = program.obstacle
        if not reason and not (folder / program.source / program.path).is_file():
            reason = "the folder has no such source"
        if reason:
            left[reason] += program.count
        else:
            runnable.append(program)
    return runnable, left


def show(rows: list[dict[str, Any]], console: Console) -> None:
    """Prints the table."""
    table = Table("source", "commit", "program", "arch", "result", "findings, or why not", "s")
    for row in rows:
        printed = ", ".join(sorted({found["kind"] for found in row["findings"]}))
        why = row["why"].strip().splitlines()
        colour = COLOURS.get(row["result"], "yellow")
        name = " ".join([row["path"], *row["arguments"]])
        table.add_row(
            row["source"], row["commit"], name, row["arch"], f"[{colour}]{row['result']}[/]",
            ": ".join(filter(None, [printed, why[0][:160] if why else ""])), f"{row['seconds']:.1f}",
        )  # fmt: skip
    console.print(table)
    counts = {
        result: sum(row["result"] == result for row in rows) for result in dict.fromkeys(r["result"] for r in rows)
    }
    authors = len({row["source"].partition("/")[0] for row in rows})
    console.print(
        f"{len(rows)} programs of {authors} author{'s' * (authors > 1)}: "
        + ", ".join(f"{n} {r}" for r, n in counts.items())
    )


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.emulator.public", description=__doc__)
    parser.add_argument("folder", type=Path, help="folder with a subfolder owner/repository for each source")
    parser.add_argument("-k", default="", metavar="PATTERN", help="only programs whose row has this regular expression")
    parser.add_argument("--seconds", type=float, default=300, help="limit of a program, build included (default 300)")
    parser.add_argument("--jobs", type=int, default=1, help="programs at a time (default 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there too")
    parser.add_argument("--outputs", type=Path, metavar="FOLDER", help="keep what the programs print")
    arguments = parser.parse_args()
    own = arguments.folder / NAME
    try:
        programs = matching(read(own if own.exists() else PUBLIC), arguments.k)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    left: Counter[str] = Counter()
    if not own.exists():
        programs, left = again(programs, arguments.folder)
    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, _stop)
    errors = Console(stderr=True, soft_wrap=True)
    rows: dict[int, dict[str, Any]] = {}
    columns = TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=errors) as progress, ThreadPoolExecutor(arguments.jobs) as pool:
        bar = progress.add_task("programs", total=len(programs))
        futures = {
            pool.submit(attempt, program, arguments.folder, arguments.seconds, arguments.outputs): number
            for number, program in enumerate(programs)
        }
        for future in as_completed(futures):
            number = futures[future]
            rows[number] = row = future.result()
            why = row["why"].strip().splitlines()
            progress.console.print(
                f"{row['result']:8} {row['seconds']:6.1f} s  {programs[number].name}  {why[0][:200] if why else ''}",
                markup=False, highlight=False,
            )  # fmt: skip
            progress.advance(bar)
            if arguments.json:
                arguments.json.write_text(json.dumps([rows[n] for n in sorted(rows)], indent=1, default=str))
    shown = Console()
    show([rows[number] for number in sorted(rows)], shown)
    other = [
        (program, rows[number])
        for number, program in enumerate(programs)
        if LISTED.get(rows[number]["result"]) != (program.result or "right")
    ]
    for program, row in other:
        if program.result:
            shown.print(f"{program.name}: {row['result']}; the list says {program.result}", markup=False)
    for reason, count in left.items():
        shown.print(f"{count} of the list not run: {reason}", markup=False)
    return int(bool(other)) if programs else 2


if __name__ == "__main__":
    sys.exit(main())
