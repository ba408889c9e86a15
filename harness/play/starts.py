"""What the page begins with: a file of the user's, a lesson, a defect to find, a step of the ladder, or a task."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from harness import exercises, scaffold, tasks
from harness.errors import Exit, HarnessError
from harness.exercises import Exercise
from harness.process import placing
from harness.tasks import submission_files
from harness.tasks.loading import ROOT, Task

_LADDER = ROOT / "examples" / "ladder"


@dataclass(frozen=True)
class Start:
    """A beginning.

    Attributes:
        title: for people.
        files: texts by name; all lie in one folder.
        main: the file that is run: a submission, or a ``.cu``.
        shown: the file that the editor shows first.
        task: a task's name, or the path of a problem folder; empty for a ``.cu`` without one.
        case: what ``-k`` takes: the smallest case.
        arch: architecture; empty is the usual one.
        about: Markdown.
        exercise: what is to be mended, if anything is.
        origin: the file to write at a save.
        key: of `titles`; empty for a file.
        stranger: whoever opens it is not who wrote it: it came in a link, or in a file that was shared.
    """

    title: str
    files: Mapping[str, str]
    main: str
    shown: str
    task: str
    case: str = "0"
    arch: str = ""
    about: str = ""
    exercise: Exercise | None = None
    origin: Path | None = None
    key: str = ""
    stranger: bool = False

    @property
    def name(self) -> str:
        """Which one it is among those that a page can begin with."""
        return self.key or (f"shared/{self.title}" if self.stranger else self.title)


def titles() -> dict[str, str]:
    """What there is to begin with: the title by the key."""
    steps = [path.stem for path in sorted(_LADDER.glob("[0-9]_*.py"))]
    found = exercises.titles() | {f"ladder:{step}": f"Ladder: {step.replace('_', ', ', 1)}" for step in steps}
    return found | {f"task:{name}": f"Task: {name}" for name in tasks.discover()}


def begin(key: str) -> Start:
    """The beginning with a key of `titles`. Raises HarnessError (exit 5) for another one."""
    group, _, name = key.partition(":")
    if key in exercises.titles():
        one = exercises.exercise(key)
        start = Start(one.title, one.files, one.main, one.shown, one.task, one.case, one.arch, one.about, one)
    elif group == "ladder" and (_LADDER / f"{name}.py").is_file():
        start = _step(_LADDER / f"{name}.py")
    elif group == "task":
        start = _of_task(tasks.resolve([name])[0])
    else:
        hint = "warpyard play, and choose one on the page"
        raise HarnessError(f"{key!r} is no task, exercise or step of a ladder", Exit.NOTHING_MATCHED, hint=hint)
    return replace(start, key=key)


def _step(path: Path) -> Start:
    near = *sorted(_LADDER.glob("*.cuh")), path.with_suffix(".cu"), _LADDER / "launch.py", path
    rows = (line.split("|") for line in (_LADDER / "README.md").read_text().splitlines() if line.startswith("| "))
    about = next((cells[2].strip() for cells in rows if cells[1].strip() == path.name[0]), "")
    return Start(path.stem, _texts(near), path.name, f"{path.stem}.cu", "nvfp4_gemv", about=about)


def _texts(paths: Iterable[Path]) -> dict[str, str]:
    return {path.name: path.read_text(errors="replace") for path in paths}


def _of_task(task: Task) -> Start:
    with tempfile.TemporaryDirectory(prefix="warpyard-play-") as folder:
        path = Path(folder, "submission.py")
        scaffold.submission(task, path)
        files = _texts([path])
    return Start(task.name, files, path.name, path.name, task.handle, task.smallest, about=task.description)


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
            f"TASK|FILE: {str(path)!r} is neither a file nor a task", Exit.NOTHING_MATCHED, hint="warpyard list"
        )
    submission_files.refuse_large(path)
    start = Start(path.name, {}, path.name, path.name, "", origin=path.resolve())
    near = [*placing.sources(path.parent, ()), path]
    if path.suffix not in (".cu", ".cuh"):
        named, its = submission_files.task_of(str(path.resolve()), path.read_text(errors="replace")) or (None, None)
        if not (task or named):
            raise HarnessError(
                f"{path.name}: nothing says which task it is a submission to",
                hint=f"warpyard play {path} --task TASK, or a line in it: # task: TASK",
            )
        chosen = tasks.resolve([task or str(named)])[0]
        near += submission_files.helpers(path, (), ("submission.py",))
        at = case or its or chosen.smallest
        start = replace(start, task=chosen.handle, case=at, about=chosen.description)
    return replace(start, files=_texts(near))


def of(word: str | None, task: str | None = None, case: str | None = None) -> Start:
    """What ``warpyard play WORD`` begins with: a task, a key of `titles` or a file; None is the first lesson."""
    if word is None or word in titles():
        return begin(word or next(iter(exercises.titles())))
    path = Path(word)
    if f"task:{word}" in titles() and not path.is_file():
        return begin(f"task:{word}")
    return _of_task(tasks.resolve([word])[0]) if (path / "task.yml").is_file() else of_file(path, task, case)
