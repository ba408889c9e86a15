"""``warpyard estimate``: a modelled time with no GPU: how long a submission's kernels, or a program's, would take on a
chip, what bounds them, and what would change it."""

from __future__ import annotations

import argparse
import dataclasses
import functools
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.cli import _common, _recorded_call
from harness.cli._limited import limited
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.report import console
from harness.report import estimate as shown
from harness.tasks import variants


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("estimate", help="a modelled time, with no GPU, and what bounds it", description=__doc__)
    parser.add_argument(
        "task", metavar="TASK|FILE", help="task name, problem folder, or a CUDA program (.cu with main)"
    )
    _common.add_submission(parser, ("auto", "emulator"))
    _common.add_kinds(parser, "estimate", "benchmark")
    parser.add_argument("--chip", metavar="CHIP", help="h200, h100 or b200 (default: that of the architecture)")
    parser.add_argument("--whole", action="store_true", help="emulate every cluster of the grid, not a few of them")
    state = parser.add_mutually_exclusive_group()
    state.add_argument("--warm", action="store_true", help="the inputs are in the L2 at the start, if they fit")
    state.add_argument("--filled", action="store_true", help="a fill of the L2 comes before the call, as in the "
                       "competition's timing, and its lines are written back")  # fmt: skip
    parser.add_argument("--quick", action="store_true", help="the time and its interval alone, without what-ifs")
    parser.add_argument("--lines", type=int, default=8, metavar="N", help="lines of the source to show (default 8)")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds the emulated call may take, and its model")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb."""
    from jit import timing
    from jit.base.errors import JitError

    _common.positive(arguments, "timeout", "lines")
    try:
        chip = timing.chip(arguments.chip) if arguments.chip else None
    except JitError as error:
        raise HarnessError(f"--chip: {str(error).removeprefix('chip: ')}", hint="--chip h200") from None
    arguments.arch = arguments.arch or (chip.arch if chip else None)
    progress = (lambda line: None) if arguments.json else _said
    begin = time.perf_counter()
    documents = []
    for name, record in _subjects(arguments, chip, progress):
        recorded = record()
        emulated = time.perf_counter() - begin
        try:
            used = chip or timing.chip(None, recorded.launches[0].arch)
        except JitError as error:
            raise HarnessError(f"{name}: {error}", Exit.COMPILE) from None
        model = functools.partial(
            timing.estimate, recorded.launches, used, cold=not arguments.warm, explain=not arguments.quick,
            progress=progress, filled=arguments.filled,
        )  # fmt: skip
        made = limited(name, model, arguments.timeout)
        took = {"emulated_seconds": emulated, "modelled_seconds": time.perf_counter() - begin - emulated}
        document = {"case": name, **took, **dataclasses.asdict(made), "remarks": [*made.remarks, *recorded.remarks]}
        documents.append(document)
        if not arguments.json:
            shown.show(console.out(), document, arguments.lines)
        begin = time.perf_counter()
    if arguments.json:
        console.print_json({"verb": "estimate", "task": arguments.task, "cases": documents})
    return Exit.PASS


def _said(line: str) -> None:
    console.err().print(line, markup=False, style="dim", highlight=False)


def _subjects(arguments: argparse.Namespace, chip: Any, progress: Callable[[str], None]) -> list[Any]:
    """The cases, each as its name and what records it; or the one program."""
    import jit
    from jit import timing
    from jit.base import environment

    path = Path(arguments.task)
    if path.suffix in (".cu", ".py"):
        _check_program(path, arguments)
        return [(path.name, lambda: _program(path, arguments, progress))]
    task = _common.resolve([arguments.task], arguments.submission)[0]
    submission = _common.submission_of(task, arguments.submission)
    device = devices.select("emulator", _common.arch_of(arguments))
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    chip = chip or timing.chip(None, device.env.get(environment.ARCH.name) or jit.target_arch("cpu"))
    cases = _common.cases_of(task, arguments.case, arguments.kind)
    return [
        (f"{case.index}  {case.name}",
         lambda case=case: _recorded_call.call(task, case, submission, device, arguments, chip, arguments.whole,
                                             progress))
        for case in cases
    ]  # fmt: skip


def _check_program(path: Path, arguments: argparse.Namespace) -> None:
    """Raises HarnessError unless the words can be of a CUDA program."""
    from jit import timing
    from jit.base.errors import JitError

    if not path.is_file():
        raise HarnessError(f"TASK|FILE: no file {arguments.task!r}", hint="warpyard estimate prog.cu")
    if path.suffix == ".py":
        raise HarnessError(
            f"TASK|FILE: {arguments.task!r} is a Python program, and estimate takes a task or a CUDA program (.cu)",
            hint=f"warpyard run {arguments.task} --estimate; or warpyard estimate TASK -s {arguments.task}",
        )
    given = {"--submission": arguments.submission, "-k": arguments.case, "--kernel": arguments.kernel,
             "--tests or --grid": arguments.kind != "benchmark"}  # fmt: skip
    if words := [name for name, value in given.items() if value]:
        raise HarnessError(
            f"{', '.join(words)}: for a task only, and {path.name} is a program", hint=f"warpyard estimate {path}"
        )
    if words := _common.confined_words(arguments):
        raise HarnessError(
            f"{', '.join(words)}: {path.name} is a program, which runs as you and is not confined",
            hint=f"where you trust it: warpyard estimate {path}",
        )
    if arguments.arch and not arguments.chip:
        try:
            timing.chip(None, arguments.arch)
        except JitError as error:
            raise HarnessError(f"--arch: {str(error).removeprefix('chip: ')}", hint="--arch sm_90a") from None


def _program(path: Path, arguments: argparse.Namespace, tell: Callable[[str], None]) -> _recorded_call.Recorded:
    from harness.cli import _recorded_program

    return _recorded_call.Recorded(_recorded_program.run(path, arguments.arch, arguments.whole, tell), [])
