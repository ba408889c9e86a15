"""``warpyard new``: the beginning of a task, a kernel or a submission, which runs as it is and explains its form; or
an exercise, which does not pass until it is mended."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from harness import exercises, scaffold, tasks
from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.report import console

_ALL = "warpyard new exercise all"


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("new", help="begin a task, a kernel, a submission or an exercise", description=__doc__)
    kinds = parser.add_subparsers(dest="kind", metavar="task | kernel | submission | exercise", required=True)
    task = kinds.add_parser("task", help="a problem folder that passes its check")
    task.set_defaults(run=_task)
    kernel = kinds.add_parser("kernel", help="a kernel package with its .cu and its checked entry")
    kernel.add_argument("--arch", help="architecture of its source (default: $WARPYARD_ARCH or sm_90a)")
    kernel.set_defaults(run=_kernel)
    for made, usual in ((task, "tasks"), (kernel, "kernels")):
        made.add_argument("name", metavar="NAME", help="small letters, digits and _")
        made.add_argument(
            "--into", type=Path, metavar="FOLDER", help=f"where the folder goes (default: ./{usual} if it exists, or .)"
        )
    submission = kinds.add_parser("submission", help="a submission that passes its task's check")
    submission.add_argument("task", metavar="TASK", help="task name, or path of a problem folder")
    submission.add_argument("-o", "--output", type=Path, default=Path("mine.py"), help="default: ./mine.py")
    submission.set_defaults(run=_submission)
    exercise = kinds.add_parser("exercise", help="a lesson or a defect of the playground, as a problem folder")
    exercise.add_argument("exercise", metavar="EXERCISE", help="such as lesson:mbarrier or bug:phase; all lists them")
    exercise.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where the folder goes")
    exercise.set_defaults(run=_exercise)


def _into(given: Path | None, usual: str) -> Path:
    if given is not None:
        return given
    return Path(usual) if Path(usual).is_dir() else Path()


def _say(written: list[Path], *following: str) -> int:
    shown = console.out()
    for path in written:
        shown.print(f"wrote {path}", markup=False)
    for command in following:
        shown.print(f"  try: {command}", markup=False)
    return int(Exit.PASS)


def _task(arguments: argparse.Namespace) -> int:
    written = scaffold.task(arguments.name, _into(arguments.into, "tasks"))
    folder = next(path.parent for path in written if path.name == "task.yml")
    check = shlex.join(["warpyard", "check", str(folder)])
    return _say(written, check, f"{check} --submission {shlex.quote(str(folder / 'examples/correct/plain.py'))}")


def _kernel(arguments: argparse.Namespace) -> int:
    import jit
    import kernels
    from jit.base import environment

    usual = environment.ARCH.read() or jit.arch.DEFAULT
    arch = _common.arch_of(arguments) or jit.arch.find(usual).name
    into = _into(arguments.into, "kernels")
    written = scaffold.kernel(arguments.name, arch, into)
    chosen = "" if arch == usual else f"WARPYARD_ARCH={arch} "
    if into.resolve() == Path(kernels.__file__).parent:
        return _say(written, f"{chosen}python -m kernels.{arguments.name}", f"warpyard build {arguments.name}")
    where = "" if into.resolve() == Path.cwd() else f"cd {shlex.quote(str(into))} && "
    return _say(written, f"{where}{chosen}python -m {arguments.name}")


def _submission(arguments: argparse.Namespace) -> int:
    task = tasks.resolve([arguments.task])[0]
    start = scaffold.submission(task, arguments.output)
    console.out().print(f"starts from {start}", markup=False)
    words = [task.handle, "--submission", str(arguments.output)]
    return _say(
        [arguments.output], shlex.join(["warpyard", "check", *words]), shlex.join(["warpyard", "watch", *words])
    )


def _exercise(arguments: argparse.Namespace) -> int:
    there = exercises.titles()
    if arguments.exercise not in there:
        if arguments.exercise != "all":
            raise HarnessError(f"EXERCISE: no exercise {arguments.exercise!r}", Exit.NOTHING_MATCHED, hint=_ALL)
        for key, title in there.items():
            console.out().print(f"{key:20} {title}", markup=False)
        return Exit.PASS
    start = exercises.exercise(arguments.exercise)
    texts = {path.name: path.read_text() for path in Path(start.task).iterdir() if path.is_file()}
    texts |= {"submission.py" if name == start.main else name: text for name, text in start.files.items()}
    folder = arguments.into / arguments.exercise.partition(":")[2]
    written = scaffold.folder(folder, texts)
    words = ["warpyard", "check", f"./{folder}" if not folder.is_absolute() else str(folder), "-k", start.case]
    words += ["--device", "emulator", *(["--arch", start.arch] if start.arch else [])]
    return _say(written, f"{shlex.join(words)}    # after an edit of {folder / start.shown}")
