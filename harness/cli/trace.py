"""``warpyard trace``: a kernel's pipeline as a picture: who runs, copies and waits, over the emulator's logical time,
over modelled microseconds, or over the time stamps of a kernel with marks on a GPU."""

from __future__ import annotations

import argparse
import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text

from harness.checking.verdict import Result
from harness.cli import _common, _emulated_call, _marks, _modelled
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.machine import output as out
from harness.report import checks, console, layouts, names, timeline
from harness.tasks import variants
from harness.tasks.cases import Case
from harness.tasks.loading import Task
from harness.trace import logical, perfetto, rings
from harness.trace.logical import RUN

_MOST = 64  # launches that are drawn: each is a file, and a submission makes as many as it likes


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("trace", help="a kernel's pipeline as a picture", description=__doc__)
    parser.add_argument("task", help="task name, or path of a problem folder")
    _common.add_submission(parser, ("auto", "emulator", "cuda"))
    _common.add_kinds(parser, "trace", "test")
    _common.add_formats(parser)
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="default: ./TASK-trace.json, and .svg beside it"
    )
    parser.add_argument("--copy", type=int, default=logical.Costs.copy, metavar="N",
                        help="draw a copy as long as N instructions of a warp (default 500)")  # fmt: skip
    parser.add_argument(
        "--estimate", action="store_true", help="over modelled microseconds on a chip that is not there, with no GPU"
    )
    parser.add_argument("--chip", metavar="CHIP", help="of --estimate: h200, h100 or b200 (default: that of the "
                        "architecture)")  # fmt: skip
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds the call may take (default: the task's)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 5 where there is nothing to draw."""
    _common.positive(arguments, "timeout", "copy")
    task = _common.resolve([arguments.task], arguments.submission)[0]
    case = _common.cases_of(task, arguments.case, arguments.kind)[0]
    submission = _common.submission_of(task, arguments.submission)
    chip = _modelled.chip(arguments, "trace")
    if arguments.estimate and arguments.device == "cuda":
        raise HarnessError("--estimate: a time is modelled from what the emulator records", hint="--device emulator")
    device = devices.select("emulator" if arguments.estimate else arguments.device, _common.arch_of(arguments))
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    kernels: list[dict[str, Any]]
    output = out.checked(arguments.output or Path(f"{task.name.replace('/', '-')}-trace.json"), "-o")
    if arguments.estimate:
        passed, failed, kernels = True, None, []
        lines = _modelled.pipelines(task, case, submission, device, arguments, chip)
    elif device.kind == "cuda":
        passed, failed, lines = True, None, _marks.call(task, case, submission, device, arguments)
        kernels = []
    else:
        failed, lines, kernels = _emulate(task, case, submission, device, arguments)
        passed = failed is None
    if len(lines) > _MOST:
        text = f"note: the first {_MOST} of {len(lines)} launches are drawn"
        console.err().print(text, markup=False, highlight=False, style="dim")
        lines = lines[:_MOST]
    out.write(output, json.dumps(perfetto.document(lines)), "-o")
    pictures = [output.with_suffix(f".{i}.svg" if len(lines) > 1 else ".svg") for i in range(len(lines))]
    for path, line in zip(pictures, lines, strict=True):
        out.write(path, timeline.svg(line), "-o")
    # Rings are judged by all waits; the model keeps those that took time.
    found = [(line, [] if arguments.estimate else rings.find(line)) for line in lines]
    if arguments.json:
        _common.emit(
            {
                "verb": "trace", "submission": str(submission),
                "task": task.name, "case": case.index, "device": device.label, "passed": passed,
                "clocks": [line.clock for line in lines],
                "trace": str(output),
                "pictures": [str(path) for path in pictures],
                "rings": [{"kernel": line.kernel, "told": str(ring), "stages": ring.stages, "fills": ring.fills,
                           "at": ring.at, "too_short": ring.too_short} for line, all_ in found for ring in all_],
                "matrices": [{"kernel": line.kernel, "place": place, "operand": operand, "bits": bits}
                             for line in lines for place, operand, bits in line.matrices],
                "maps": [{"kernel": line.kernel, **one} for line in lines for one in line.maps],
                "fragments": layouts.fragments_in(kernel["ptx"] for kernel in kernels),
                "cases": [failed.document()] if failed else [],
            },
            arguments,
        )  # fmt: skip
        return Exit.PASS if passed else Exit.WRONG
    shown = console.out()
    for line, all_ in found:
        shown.print(Text(names.plain(line.kernel), style="bold"), end="")
        shown.print(f": {len(line.roles)} warps; {line.clock}: {line.length}", markup=False)
        for ring in all_:
            shown.print(f"  {ring}", markup=False, style="bold red" if ring.too_short else "")
        if {span.kind for span in line.spans} == {RUN}:
            shown.print("  no waits, copies or tensor products: the picture shows how long each warp ran")
        if not line.whole:
            shown.print("  only the first events were recorded", style="yellow")
    shown.print(f"wrote {output} (for ui.perfetto.dev) and {', '.join(map(str, pictures))}", markup=False)
    if failed is not None:
        checks.failure(shown, failed, submission.parent)
    return Exit.PASS if passed else Exit.WRONG


def _emulate(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace
) -> tuple[Result | None, list[logical.Timeline], list[dict[str, Any]]]:
    """The verdict where it is not a pass, what the emulator saw, and the kernels that it ran. Raises HarnessError where
    that is nothing."""
    result, launches, kernels = _emulated_call.call(task, case, submission, device, arguments)
    lines = [logical.timeline(one, replace(logical.Costs(), copy=arguments.copy)) for one in launches]
    lines = [line for line in lines if line.spans]
    if not lines:
        if not result.passed and _common.listing(arguments):
            fields = {"verb": "check", "task": task.name, "submission": str(submission)}
            _common.emit({**fields, "cases": [result.document()]}, arguments)
        elif not result.passed:
            checks.failure(console.err(), result, submission.parent)
        words = "warpyard", "check", task.handle, "-k", str(case.index)
        raise HarnessError(
            f"no kernel of {submission.name} was launched on the emulator: there is nothing to draw",
            Exit.NOTHING_MATCHED,
            hint=shlex.join([*words, *_common.replay_words(arguments), "--counters"]),
        )
    return (None if result.passed else result), lines, kernels
