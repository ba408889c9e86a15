"""A check as a step of reinforcement learning: the text that a model gets, the submission in its reply, and the reward,
which is the verdict and nothing else."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from harness import guarded
from harness.api import calls
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.tasks.submission_files import LARGEST

if TYPE_CHECKING:
    from harness.tasks.loading import Task

_OPENS, _CLOSES = re.compile(r"```(?:python|py)[ \t]*", re.IGNORECASE), re.compile(r"```[ \t]*")
_FILES = ("README.md", "task.py", "reference.py", "inputs.py")
_MOST_FILE = 20_000  # characters of a file of the task that are shown
_MOST_CASES = 64
_MOST_FINDINGS = 4
_MOST_TEXT = 2000  # characters of a finding


@dataclass(frozen=True)
class Step:
    """The result of one submission.

    Attributes:
        reward: 1 where every case passed, else 0. On the emulator kernels have to compute the outputs from the
            inputs: a result of torch on the CPU does not count, even if a kernel copies it (``check``'s
            ``by_kernels``).
        feedback: the first findings, each with its line, for the next try; empty for a pass.
        cases: how many cases ran.
        passed: how many of them passed.
    """

    reward: float
    feedback: str
    cases: int
    passed: int


def described(task: str) -> dict[str, Any]:
    """A task's name, its cases, and the files that a submission is written against."""
    from harness import tasks

    if len(named := tasks.resolve([task])) != 1:
        raise HarnessError(f"task: expected the name of one task, got {task!r}", hint="warpyard list")
    (found,) = named
    cases = [f"{case.index}: {case.name}" for case in found.cases("test")]
    texts = {name: text for name in _FILES if (text := _text(found, name)) is not None}
    return {"name": found.name, "cases": cases[:_MOST_CASES], "files": texts}


def _text(task: Task, name: str) -> str | None:
    """The beginning of a file of a task; None where there is none, it cannot be read, or it is a link to a file outside
    of the task's folder, which the task does not list: a model is no reader of the user's other files."""
    path = task.files.get(name, task.folder / name)
    if name not in task.files and not path.resolve().is_relative_to(task.folder.resolve()):
        return None
    with contextlib.suppress(OSError):
        return guarded.text(path)[:_MOST_FILE]
    return None


def prompt(task: str) -> str:
    """What a model is asked. Raises HarnessError where there is no such task."""
    shown = described(task)
    files = "\n\n".join(f"{name}:\n```\n{text.rstrip()}\n```" for name, text in shown["files"].items())
    entry = "class ModelNew" if task.startswith("kernelbench:") else "custom_kernel(data)"
    return (
        f"Write a Python file that defines {entry}, which computes what reference.py does, by a CUDA kernel of your "
        f"own. It may use torch, load_inline, Triton, CuPy or numba.cuda. End with the whole file in one block of "
        f"Python.\n\nThe cases are:\n" + "\n".join(shown["cases"]) + f"\n\n{files}\n"
    )


def submission_in(reply: str) -> str:
    """The last block of Python in a reply; the reply itself where it has none."""
    lines, begun, text = reply.split("\n"), 0, reply
    for number, line in enumerate(lines, 1):
        if not begun and _OPENS.fullmatch(line):
            begun = number
        elif begun and _CLOSES.fullmatch(line):
            text, begun = "".join(f"{one}\n" for one in lines[begun : number - 1]), 0
    return text if text.endswith("\n") else text + "\n"


def step(
    task: str,
    source: str,
    *,
    cases: calls.Cases = None,
    device: str = "emulator",
    arch: str | None = None,
    schedules: int | str = 1,
    limit: float = 300.0,
) -> Step:
    """Checks the text of a submission. Its inputs have secret seeds, and it sees nothing of the user's.

    Args:
        task: a task's name, or the path of a problem folder.
        source: the text of a submission, or a reply with it in a block.
        cases, device, arch, schedules: those of ``check``.
        limit: seconds for the whole of it; a submission that needs more has the reward 0.

    Raises:
        HarnessError: there is no such task, case or device.
    """
    text = submission_in(source)
    if len(text.encode(errors="replace")) > LARGEST:
        return Step(0.0, f"the submission has more than {LARGEST} bytes", 0, 0)
    if device == "auto":  # on the emulator kernels have to make the output, whoever chose it
        device = "cuda" if devices.gpu_is_visible() else "emulator"
    options: dict[str, Any] = {"cases": cases, "device": device, "arch": arch, "schedules": schedules, "limit": limit}
    options["by_kernels"] = device == "emulator"
    try:
        report = calls.check(task, text, fresh_seeds=True, stranger=True, **options)
    except HarnessError as error:
        if error.code != Exit.TIMEOUT:
            raise
        return Step(0.0, str(error), 0, 0)
    feedback = [str(finding)[:_MOST_TEXT] for finding in report.findings[:_MOST_FINDINGS]]
    passed = sum(case.passed for case in report.cases)
    return Step(float(report.passed), "\n".join(feedback), len(report.cases), passed)
