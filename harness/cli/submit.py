"""``warpyard submit``: sends a submission to a server that ``warpyard serve`` runs, and waits for its result."""

from __future__ import annotations

import argparse
import getpass
import json
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.report import console
from harness.report.bench import microseconds
from harness.tasks import submission_files

_POLL = 0.5  # seconds between two questions


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("submit", help="send a submission to a server, and wait", description=__doc__)
    parser.add_argument("task", nargs="?", help="task name")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the submission")
    parser.add_argument("--url", default="http://127.0.0.1:8000", help="the server (default http://127.0.0.1:8000)")
    parser.add_argument("--mode", choices=("test", "benchmark", "leaderboard"), default="test", help="default: test")
    parser.add_argument("--author", default=None, help="default: the name of the user")
    parser.add_argument("--no-wait", action="store_true", help="print the token, and do not wait")
    parser.add_argument("--status", metavar="TOKEN", help="ask for a submission that was sent before, and wait for it")
    parser.add_argument("--json", action="store_true", help="the result as one JSON document on stdout")
    _common.add_formats(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 0 for a pass, 6 for a time-out, 1 for anything else."""
    token = arguments.status
    if token is None:
        if arguments.task is None or arguments.file is None:
            raise HarnessError("TASK, FILE: expected both, or --status TOKEN", hint="warpyard submit TASK mine.py")
        try:
            text = submission_files.text(arguments.file)
        except OSError as error:
            message = f"FILE: cannot read {str(arguments.file)!r}: {error.strerror}"
            raise HarnessError(message, hint="warpyard submit TASK mine.py") from None
        author = arguments.author or getpass.getuser()
        given = {"task": arguments.task, "author": author, "name": arguments.file.name, "text": text}
        token = _ask(arguments.url, "/api/submissions", {**given, "mode": arguments.mode})["token"]
        if arguments.no_wait:
            console.out().print(token, markup=False)
            return Exit.PASS
        console.err().print(f"sent; warpyard submit --status {token} --url {arguments.url}", markup=False, style="dim")
    shown = ""
    while (result := _ask(arguments.url, f"/api/submissions/{token}"))["state"] != "done":
        state = result["state"] + (f", {result['ahead']} ahead" if result.get("ahead") else "")
        state += f", {len(result['cases'])} of {result['total']} cases" if "total" in result else ""
        if state != shown:
            console.err().print(state, markup=False, style="dim")
            shown = state
        time.sleep(_POLL)
    if arguments.json:
        file = str(arguments.file.resolve()) if arguments.file else result["name"]
        _common.emit({"verb": "submit", "file": file, **result}, arguments)
    else:
        _print(result)
    return {"pass": Exit.PASS, "timeout": Exit.TIMEOUT}.get(result["status"], Exit.WRONG)


def _print(result: dict[str, Any]) -> None:
    shown = console.out()
    for case in result["cases"]:
        times = ""
        if "median" in case:
            low, high = microseconds(case["ci_low"]), microseconds(case["ci_high"])
            times = f"  {microseconds(case['median'])} µs [{low}, {high}]"
        shown.print(f"{case['status']:8} {case['name']}{times}", markup=False, soft_wrap=True)
        if cause := case.get("cause"):
            shown.print(f"  {cause}", markup=False, soft_wrap=True)
        if place := case.get("location"):
            shown.print(f"  at {place}", markup=False, soft_wrap=True)
    for remark in dict.fromkeys(remark for case in result["cases"] for remark in case.get("remarks", [])):
        shown.print(f"note: {remark}", markup=False, soft_wrap=True)
    shown.print(f"{result['task']} {result['name']}: {result['status']}", markup=False)
    if result["message"]:
        shown.print(f"  {result['message']}", markup=False, soft_wrap=True)
    if result["score_ns"] is not None:
        shown.print(f"  geometric mean {microseconds(result['score_ns'])} µs", markup=False)


def _ask(url: str, path: str, document: dict[str, Any] | None = None) -> dict[str, Any]:
    """A question to the server. Raises HarnessError where it refuses, or does not answer."""
    if not url.startswith(("http://", "https://")):
        raise HarnessError(f"--url: expected http://… or https://…, got {url!r}")
    body = json.dumps(document).encode() if document is not None else None
    request = urllib.request.Request(url.rstrip("/") + path, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            result: dict[str, Any] = json.load(answer)
            return result
    except urllib.error.HTTPError as error:
        try:
            why = json.load(error)["error"]
        except (ValueError, KeyError, TypeError):
            why = str(error)
        raise HarnessError(f"{url} refuses: {why}", hint="warpyard submit --help") from None
    except (OSError, ValueError) as error:
        raise HarnessError(
            f"--url: {url} does not answer: {error}", Exit.NOTHING_MATCHED, hint="warpyard serve"
        ) from None
