"""What the page begins with: a file of the user's, a lesson, a defect to find, a step of the ladder, or a task."""

from __future__ import annotations

import functools
import math
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from harness import scaffold, tasks
from harness.errors import Exit, HarnessError
from harness.lsp import texts
from harness.process import placing
from harness.tasks import submission_files
from harness.tasks.loading import ROOT, Task

EXERCISES = Path(__file__).parent / "exercises"
_LADDER = ROOT / "examples" / "ladder"
_ON_TENSOR_CORES = ("warpgroup", "tensor_memory")
GROUPS = {"file": "Your file", "lesson": "Lesson", "bug": "Find the bug", "ladder": "Ladder", "task": "Task"}


@dataclass(frozen=True)
class Start:
    """A beginning.

    Attributes:
        group: a key of `GROUPS`.
        title: for people.
        files: texts by name; all lie in one folder.
        main: the file that is run: a submission, or a ``.cu``.
        shown: the file that the editor shows first.
        task: a task's name, or the path of a problem folder; empty for a ``.cu`` without one.
        case: what ``-k`` takes: the smallest case.
        arch: architecture; empty is the usual one.
        about: Markdown.
        hint: one sentence.
        right: the mended text of the file that is shown; empty where nothing is to be found.
        finding: the kind of finding that the emulator names before that, or ``"wrong"``.
        origin: the file to write at a save.
        key: of `titles`; empty for a file.
    """

    group: str
    title: str
    files: Mapping[str, str]
    main: str
    shown: str
    task: str
    case: str = "0"
    arch: str = ""
    about: str = ""
    hint: str = ""
    right: str = field(default="", repr=False)
    finding: str = ""
    origin: Path | None = None
    key: str = ""

    @property
    def name(self) -> str:
        """Which one it is among those that a page can begin with."""
        return self.key or self.title


@functools.cache
def _exercises() -> dict[str, dict[str, Any]]:
    """The rows of ``exercises.yml`` by ``"bug:key"`` and ``"lesson:key"``."""
    read = yaml.safe_load((EXERCISES / "exercises.yml").read_text())
    groups = (("lesson", read["lessons"]), ("bug", read["bugs"]))
    return {f"{group}:{row['key']}": row for group, rows in groups for row in rows}


def titles() -> dict[str, str]:
    """What there is to begin with: the title by the key, in the order of `GROUPS`."""
    return dict(_titles())


def _titles() -> Iterator[tuple[str, str]]:
    for key, row in _exercises().items():
        yield key, f"{GROUPS[key.partition(':')[0]]}: {row['title']}"
    for path in sorted(_LADDER.glob("[0-9]_*.py")):
        yield f"ladder:{path.stem}", f"Ladder: {path.stem.replace('_', ', ', 1)}"
    for name in tasks.discover():
        yield f"task:{name}", f"Task: {name}"


def begin(key: str) -> Start:
    """The beginning with a key of `titles`. Raises HarnessError (exit 5) for another one."""
    return replace(_begin(key), key=key)


def _begin(key: str) -> Start:
    group, _, name = key.partition(":")
    if key in _exercises():
        return _exercise(group, _exercises()[key])
    if group == "ladder" and (_LADDER / f"{name}.py").is_file():
        path = _LADDER / f"{name}.py"
        files = {one.name: one.read_text() for one in sorted(_LADDER.glob("*.cuh"))}
        files |= {one.name: one.read_text() for one in (path.with_suffix(".cu"), _LADDER / "launch.py", path)}
        return Start("ladder", name, files, path.name, f"{name}.cu", "nvfp4_gemv", "0", about=_step(name))
    if group == "task":
        return _of_task(tasks.resolve([name])[0])
    hint = "warpyard play, and choose one on the page"
    raise HarnessError(f"{key!r} is no task, exercise or step of a ladder", Exit.NOTHING_MATCHED, hint=hint)


def _exercise(group: str, row: Mapping[str, Any]) -> Start:
    kernel, launcher = (EXERCISES / f"{row['file']}{suffix}" for suffix in (".cu", ".py"))
    right = kernel.read_text()
    tensor = row["file"] in _ON_TENSOR_CORES
    files = {kernel.name: right.replace(row["old"], row["new"]), launcher.name: launcher.read_text()}
    return Start(
        group, row["title"], files, launcher.name, kernel.name, str(EXERCISES / ("product" if tensor else "double")),
        "1" if tensor else "0", "sm_100a" if row["file"] == "tensor_memory" else "", row.get("about", ""), row["hint"],
        right, row["finding"],
    )  # fmt: skip


def _step(name: str) -> str:
    rows = (line.split("|") for line in (_LADDER / "README.md").read_text().splitlines() if line.startswith("| "))
    return next((cells[2].strip() for cells in rows if cells[1].strip() == name[0]), "")


def _of_task(task: Task) -> Start:
    with tempfile.TemporaryDirectory(prefix="warpyard-play-") as folder:
        path = Path(folder, "submission.py")
        scaffold.submission(task, path)
        files = {path.name: path.read_text()}
    return Start("task", task.name, files, path.name, path.name, task.handle, smallest(task), about=task.description)


def smallest(task: Task) -> str:
    """The index of the test case whose numbers, but for the seed, have the least product."""

    def size(args: Mapping[str, Any]) -> float:
        numbers = [value for key, value in args.items() if key != "seed" and isinstance(value, int)]
        return math.prod(max(1, abs(number)) for number in numbers)

    cases = task.cases("test")
    return str(min(cases, key=lambda case: size(case.args)).index) if cases else "0"


def of_file(path: Path, task: str | None = None, case: str | None = None) -> Start:
    """A file of the user's, with the sources and modules beside it.

    Args:
        path: a submission, or a ``.cu``.
        task: what the submission is for; None is what its comment ``# task: NAME`` or its folder says.
        case: what ``-k`` takes; None is the smallest.

    Raises:
        HarnessError: there is no such file, or nothing says what task a submission is for.
    """
    if not path.is_file():
        raise HarnessError(
            f"TASK|FILE: {str(path)!r} is no file, and no task", Exit.NOTHING_MATCHED, hint="warpyard list"
        )
    submission_files.refuse_large(path)
    text = path.read_text(errors="replace")
    if path.suffix in (".cu", ".cuh"):
        files = {one.name: one.read_text(errors="replace") for one in placing.sources(path.parent, ())}
        return Start("file", path.name, {**files, path.name: text}, path.name, path.name, "", origin=path.resolve())
    named = texts.task_of(str(path.resolve()), text)
    name = task or (named[0] if named else None)
    if name is None:
        raise HarnessError(
            f"{path.name}: nothing says which task it is a submission to",
            hint=f"warpyard play {path} --task TASK, or a line in it: # task: TASK",
        )
    chosen = tasks.resolve([name])[0]
    near = [*placing.sources(path.parent, ()), *submission_files.helpers(path, (), ("submission.py",))]
    files = {one.name: one.read_text(errors="replace") for one in near if one.resolve() != path.resolve()}
    at = case or (named[1] if named and named[1] else smallest(chosen))
    return Start("file", path.name, {**files, path.name: text}, path.name, path.name, chosen.handle, at,
                 about=chosen.description, origin=path.resolve())  # fmt: skip


def of(word: str | None, task: str | None = None, case: str | None = None) -> Start:
    """What ``warpyard play WORD`` begins with: a task, a key of `titles` or a file; None is the first lesson."""
    if word is None:
        return begin(next(iter(_exercises())))
    if word in titles():
        return begin(word)
    if Path(word).is_file():
        return of_file(Path(word), task, case)
    if f"task:{word}" in titles() or (Path(word) / "task.yml").is_file():
        return begin(f"task:{word}") if f"task:{word}" in titles() else _of_task(tasks.resolve([word])[0])
    return of_file(Path(word), task, case)
