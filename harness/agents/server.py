"""An MCP server with the verbs as tools. Replies are short, structured, and begin with the cause.

What a submission prints or raises is in a reply, which goes to whoever runs the model. So its author counts as a
stranger: the submission sees neither the user's home, temporary files nor variables. The model names the tasks, and
whatever it reads may have it name one. So nothing is run or read of a folder that the user has not named
(``tasks.trust``).
"""

from __future__ import annotations

import contextlib
import functools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import anyio.to_thread
from anyio.lowlevel import RunVar
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from harness import api
from harness.api import HarnessError, Report, episodes, runner, submissions
from harness.machine import version
from harness.tasks import trust

_LARGEST_SOURCE = 256 << 10  # characters
_MOST_TEXT = 2000  # characters of one message
_MOST_FINDINGS = 8
_MOST_CASES = 64
_LONGEST = 600.0  # seconds that a tool may take
_AT_ONCE = 4
_READS, _RUNS = (RunVar[anyio.CapacityLimiter](name) for name in ("reads", "runs"))

Task = Annotated[
    str,
    Field(
        description="a task's name, as the tool tasks gives it, or the path of a problem folder that the user has named"
    ),
]
Source = Annotated[
    str,
    Field(description="the text of a submission: Python that defines custom_kernel(data)", max_length=_LARGEST_SOURCE),
]
Cases = Annotated[str | None, Field(description="indices (3 or 0-7,9) or 'key=value'; all where it is left out")]
Arch = Annotated[str | None, Field(description="architecture, such as sm_90a or sm_100a")]
Seconds = Annotated[float, Field(gt=0, le=_LONGEST, description="how long the whole of it may take")]


def server() -> MCPServer:
    """The server with its tools."""
    instructions = "Check, explain and time CUDA kernels; no GPU is needed to check one."
    made = MCPServer("warpyard", instructions=instructions, version=version.installed())
    reads = (tasks, read_task, history)
    for tool in (*reads, check, inspect, profile, bench, compare):
        made.add_tool(_as_tool(tool, _READS if tool in reads else _RUNS), structured_output=True)
    return made


def _as_tool(tool: Callable[..., Any], among: RunVar[anyio.CapacityLimiter] = _RUNS) -> Callable[..., Any]:
    """A tool that takes tasks which the user trusts, whose errors name the agent's next step, and which does not hold
    up the others. Of those ``among`` which it is, ``_AT_ONCE`` run at a time, and further ones wait: each check has
    processes of its own."""

    def trusted(**given: Any) -> Any:
        if given.get("task") is not None:
            given["task"] = trust.trusted(given["task"])
        return tool(**given)

    @functools.wraps(tool)
    async def run(**given: Any) -> Any:
        try:
            return await anyio.to_thread.run_sync(functools.partial(trusted, **given), limiter=_limiter(among))
        except HarnessError as error:
            said = str(error)[:_MOST_TEXT]
            raise ToolError(f"{said}; try: {error.hint[:_MOST_TEXT]}" if error.hint else said) from None

    return run


def _limiter(among: RunVar[anyio.CapacityLimiter]) -> anyio.CapacityLimiter:
    try:
        return among.get()
    except LookupError:
        among.set(made := anyio.CapacityLimiter(_AT_ONCE))
        return made


def tasks() -> dict[str, Any]:
    """The tasks: what each computes, and how many cases it has."""
    document = runner.document(["list"])
    return {"tasks": [_only(task, "name", "description", "tests", "benchmarks", "grid") for task in document["tasks"]]}


def read_task(task: Task) -> dict[str, Any]:
    """A task: its cases, and the files that a submission is written against. The reference is shown too: to read it
    helps, and to call it does not, since no submission has it."""
    return episodes.described(task)


def check(
    task: Task, source: Source, cases: Cases = None, arch: Arch = None, schedules: int | str = 1, seconds: Seconds = 120
) -> dict[str, Any]:
    """Checks a submission on the emulator: outputs against the reference, races, missing waits, wrong addresses. The
    reply begins with the cause of the first failure."""
    report = api.check(
        task, _text(source), cases=cases, arch=arch, schedules=schedules, device="emulator", stranger=True,
        limit=seconds,
    )  # fmt: skip
    return _reply(report)


def bench(task: Task, source: Source, cases: Cases = None, seconds: Seconds = 300) -> dict[str, Any]:
    """Times a submission on the GPU of this machine; an error where there is none."""
    report = api.bench(task, _text(source), cases=cases, stranger=True, limit=seconds)
    times = {case.name: case.median_ns for case in report.cases[:_MOST_CASES]}
    return {**_reply(report), "median_ns": times}


def inspect(source: Annotated[str, Field(description="CUDA text", max_length=_LARGEST_SOURCE)], arch: Arch = None,
            seconds: Seconds = 120) -> dict[str, Any]:  # fmt: skip
    """What the compiler makes of a CUDA source: registers, shared memory, spills and instructions of each kernel; or
    its errors with their lines."""
    with _file(".cu", source) as path:
        found = api.inspect(path, arch=arch, stranger=True, limit=seconds)
    whole = ("ptx", "sass")  # the listings
    kernels = [{key: value for key, value in kernel.items() if key not in whole} for kernel in found]
    return {"kernels": [_small(kernel) for kernel in kernels]}


def profile(task: Task, source: Source, case: int = 0, arch: Arch = None, seconds: Seconds = 120) -> dict[str, Any]:
    """Counts what a submission's kernels do in one case on the emulator: instructions, bytes, sectors, conflicts."""
    report = api.check(
        task, _text(source), cases=case, arch=arch, calls=1, counters=True, device="emulator", stranger=True,
        limit=seconds,
    )  # fmt: skip
    kernels = report.cases[0].document.get("counters", {})
    counted = {name: {key: value for key, value in one.items() if not isinstance(value, (dict, list))}
               for name, one in kernels.items()}  # fmt: skip
    return {**_reply(report), "kernels": counted}


def compare(task: Task, source: Source, other: Source, seconds: Seconds = 300) -> dict[str, Any]:
    """Times two submissions in turns on the GPU of this machine, and says which is faster."""
    with _file(".py", source) as one, _file(".py", other) as two:
        return _small(runner.document(["compare", task, str(one), str(two), "--stranger"], seconds))


def history(task: Task | None = None) -> dict[str, Any]:
    """The last runs on this machine, with their verdicts and times."""
    runs = runner.document(["history", *([task] if task else [])])["runs"]
    return {"runs": [_small(one) for one in runs[:20]]}


def _reply(report: Report) -> dict[str, Any]:
    found = [
        {
            "kind": finding.kind, "message": finding.message[:_MOST_TEXT], "line": finding.line,
            "kernel": finding.kernel, "case": finding.case,
            "remarks": [one[:_MOST_TEXT] for one in finding.remarks[:4]],
        }
        for finding in report.findings[:_MOST_FINDINGS]
    ]  # fmt: skip
    cause = str(report.findings[0])[:_MOST_TEXT] if report.findings else ""
    passed = sum(case.passed for case in report.cases)
    return {
        "passed": report.passed, "cause": cause, "findings": found, "more_findings": len(report.findings) - len(found),
        "cases": f"{passed} of {len(report.cases)} passed", "device": report.device,
    }  # fmt: skip


def _text(source: str) -> str:
    return source if "\n" in source else source + "\n"  # a line alone would be taken for a path


@contextlib.contextmanager
def _file(suffix: str, text: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="warpyard-agent-") as folder:
        path = Path(folder, f"submission{suffix}")
        submissions.write(path, text)
        yield path


def _only(mapping: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: _small(mapping[name]) for name in names if name in mapping}


def _small(value: Any, depth: int = 0) -> Any:
    """A document that an agent can read whole: long texts and lists end early, deep ones are left out."""
    if isinstance(value, str):
        return value[:_MOST_TEXT]
    if isinstance(value, dict):
        return {key: _small(one, depth + 1) for key, one in list(value.items())[:40]} if depth < 4 else "…"
    if isinstance(value, (list, tuple)):
        return [_small(one, depth + 1) for one in value[:40]] if depth < 4 else "…"
    return value
