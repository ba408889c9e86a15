"""``warpyard export``: one self-contained submission.py, with the kernel's sources and headers inside."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.machine import output as out
from harness.report import console


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("export", help="write one self-contained submission.py", description=__doc__)
    parser.add_argument("task", help="task name, or path of a problem folder")
    parser.add_argument("--submission", "-s", type=Path, help="the file to export (default: the task's submission.py)")
    parser.add_argument("--arch", help="only the sources for this architecture, e.g. sm_90a (default: all)")
    parser.add_argument("--kernel", metavar="VARIANT", help="kernel variant to run, e.g. the x of sm_100a_x.cu")
    parser.add_argument("-o", "--output", type=Path, default=Path("submission.py"), help="default: ./submission.py")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; an existing file is overwritten only if export wrote it."""
    import jit
    from harness.competition import export

    task = _common.resolve([arguments.task], arguments.submission)[0]
    source = _common.submission_of(task, arguments.submission)
    output = out.checked(arguments.output, "-o")
    if output.exists() and not _exported(output):
        raise HarnessError(f"-o: {output} exists and is not an export", hint="give another name with -o")
    try:
        text = export.export(source, arguments.arch, arguments.kernel)
    except jit.JitError as error:
        raise HarnessError(f"the kernel cannot be exported: {error}", Exit.COMPILE) from error
    compile(text, str(output), "exec")
    out.write(output, text, "-o")
    console.out().print(f"{output}: {len(text) / 1024:.0f} KiB, self-contained", markup=False)
    where = f" --arch {arguments.arch}" if arguments.arch else ""
    console.out().print(f"  try: warpyard check {task.handle} --submission {output}{where}", markup=False)
    return Exit.PASS


def _exported(path: Path) -> bool:
    """Whether export wrote it. What is no plain file is not read: a pipe waits, and some devices have no end."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return b"made by `warpyard export`" in file.read(400)
