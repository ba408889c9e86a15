"""``warpyard report``: one HTML file about tasks, from the history: times, roofline, versions, heat, pipeline."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from harness.checking import call_counters, verdict
from harness.cli import _common, _emulated_call, _history, _marks, _modelled
from harness.errors import Exit, HarnessError
from harness.history import queries, record
from harness.machine import devices
from harness.machine import output as out
from harness.report import console, task_page
from harness.tasks import variants
from harness.trace import logical


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("report", help="one HTML file about a task, from the history", description=__doc__)
    parser.add_argument("task", nargs="?", help="task name (default: all that the history knows)")
    parser.add_argument("-o", "--output", type=Path, default=Path("report.html"), help="default: ./report.html")
    parser.add_argument(
        "-k", dest="case", metavar="CASE", help="also emulate this test case, for source heat and pipeline"
    )
    parser.add_argument("--submission", "-s", type=Path, help="the file to emulate (default: the task's submission.py)")
    parser.add_argument(
        "--device", choices=("emulator", "cuda"), default="emulator",
        help="where the pipeline of -k is seen; source heat is the emulator's (default: emulator)",
    )  # fmt: skip
    parser.add_argument("--arch", help="architecture to emulate, e.g. sm_90a")
    parser.add_argument("--kernel", metavar="VARIANT", help="kernel variant to emulate")
    parser.add_argument("--estimate", action="store_true", help="of -k: also draw the pipeline over modelled time")
    parser.add_argument("--chip", metavar="CHIP", help="of --estimate: h200, h100 or b200 (default: that of the "
                        "architecture)")  # fmt: skip
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds the call may take (default: the task's)")
    parser.set_defaults(run=run, no_sandbox=False, require_sandbox=False)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 5 where the history knows nothing of the task."""
    output = out.checked(arguments.output, "-o")
    if arguments.case is not None and arguments.task is None:
        raise HarnessError("-k: expected a task", hint="warpyard report TASK -k 0")
    if arguments.estimate and arguments.case is None:
        raise HarnessError("--estimate: expected a case to model", hint="warpyard report TASK -k 0 --estimate")
    pictures = {}
    name = arguments.task
    if arguments.case is not None:
        name, lines = _emulate(arguments)
        pictures[name] = lines
    with _history.reading() as connection:
        known = list(dict.fromkeys(one.task for one in queries.runs(connection)))
        if name is not None and name not in known:
            raise HarnessError(
                f"the history has no run of {name!r}", Exit.NOTHING_MATCHED, hint=f"warpyard check {name}; or -k 0"
            )
        chosen = [name] if name is not None else sorted(known)
        page = task_page.page(connection, chosen, pictures)
    out.write(output, page, "-o")
    console.out().print(f"wrote {output}: {', '.join(chosen)}, {len(page) / 1024:.0f} KiB", markup=False)
    return Exit.PASS


def _emulate(arguments: argparse.Namespace) -> tuple[str, list[logical.Timeline]]:
    """Runs a case once with counters and trace, and keeps it in the history. The trace is that of --device, and behind
    it the modelled one."""
    _common.positive(arguments, "timeout")
    on = _modelled.chip(arguments, "report")
    task = _common.resolve([arguments.task], arguments.submission)[0]
    case = _common.cases_of(task, arguments.case, "test")[0]
    submission = _common.submission_of(task, arguments.submission)
    marked: list[logical.Timeline] = []
    if arguments.device == "cuda":  # before the emulator, which hides the GPU from this process
        chip = devices.select("cuda", _common.arch_of(arguments))
        marked = _marks.call(
            task, case, submission, variants.apply(chip, submission, arguments.arch, arguments.kernel), arguments
        )
    device = call_counters.switched_on(devices.select("emulator", _common.arch_of(arguments)))
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    kept = record.Run("check", task, submission, device, 1, arguments.kernel)
    result, traces, _ = _emulated_call.call(task, case, submission, device, arguments)
    kept.end(verdict.exit_code([result]), [result.document()], None, {})
    lines = marked or [logical.timeline(document) for document in traces]
    if arguments.estimate:
        lines = lines + _modelled.pipelines(task, case, submission, device, arguments, on)
    return task.name, [line for line in lines if line.spans]
