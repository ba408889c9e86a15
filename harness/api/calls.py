"""The verbs of the command line for Python: ``check`` and ``bench`` give their verdict as a ``Report``."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from harness.api import runner, submissions
from harness.api.report import Report
from harness.api.submissions import Submission
from harness.errors import HarnessError

Cases = str | int | Iterable[int] | None

_KINDS = {"test": None, "benchmark": "--benchmarks", "grid": "--grid"}
_TIMED_KINDS = {"benchmark": None, "test": "--tests", "grid": "--grid"}


def check(
    task: str | Path,
    submission: Submission | None = None,
    *,
    cases: Cases = None,
    kind: str = "test",
    device: str = "auto",
    arch: str | None = None,
    kernel: str | None = None,
    calls: int = 2,
    schedules: int | str = 1,
    seed: int | None = None,
    fresh_seeds: bool = False,
    timeout: float | None = None,
    counters: bool = False,
    strict: bool = False,
    by_kernels: bool = False,
    stop: bool = False,
    sandbox: bool = True,
    require_sandbox: bool = False,
    stranger: bool = False,
    limit: float | None = None,
) -> Report:
    """Checks a submission, as ``warpyard check`` does, in a process of its own.

    Args:
        task: a task's name, the path of a problem folder, or ``"all"``.
        submission: a path, the text of a file, or a function that takes the inputs; None is the task's own.
        cases: which: an index, several, or what ``-k`` takes; None is all.
        kind: ``"test"``, ``"benchmark"`` or ``"grid"``.
        device: ``"auto"``, ``"cuda"``, ``"cpu"`` or ``"emulator"``.
        arch: architecture to compile for, such as ``"sm_100a"``.
        kernel: a variant of the task's kernel.
        calls: calls a case, each on new inputs.
        schedules: how many schedules of the emulator a case, of seeds; or ``"all"``, ``"all:2"``, ``"all:2:500"``:
            every order with at most one delay, with two, at most 500 of them.
        seed: a secret seed, combined into each case's own.
        fresh_seeds: draw a secret seed.
        timeout: seconds a call may take; None is the task's own.
        counters: count what runs on the emulator; ``Report.cases[i].document["counters"]`` has it.
        strict: remarks of the emulator are findings.
        by_kernels: refuse what kernels on the emulator did not compute, as ``--by-kernels`` does.
        stop: stop at the first case that does not pass.
        sandbox: confine the submission's process.
        require_sandbox: refuse to run where some of the confinement is not to be had.
        stranger: its author is not you: it sees neither your home, temporary files nor variables.
        limit: seconds that the whole of it may take.

    Raises:
        HarnessError: there is no such task, submission, case or device, an argument is none of what it may be, or
            ``limit`` is over (exit code 6).
    """
    words = _selected(task, cases, kind, _KINDS, device, arch, kernel, seed, timeout)
    words += _confined(sandbox, require_sandbox, stranger)
    words += ["--calls", str(calls), "--schedules", str(schedules)]
    words += ["--fresh-seeds"] if fresh_seeds else []
    words += ["--counters"] if counters else []
    words += ["--strict"] if strict else []
    words += ["--by-kernels"] if by_kernels else []
    words += ["-x"] if stop else []
    return _run("check", words, submission, limit)


def bench(
    task: str | Path,
    submission: Submission | None = None,
    *,
    cases: Cases = None,
    kind: str = "benchmark",
    device: str = "auto",
    arch: str | None = None,
    kernel: str | None = None,
    reps: int = 100,
    budget: float = 6.0,
    seed: int | None = None,
    timeout: float | None = None,
    peers: bool = False,
    sandbox: bool = True,
    require_sandbox: bool = False,
    stranger: bool = False,
    limit: float | None = None,
) -> Report:
    """Times a submission on a GPU, as ``warpyard bench`` does; with ``device="cpu"`` by the wall clock.

    Args:
        task, submission, cases, kind, arch, kernel, seed, timeout: those of ``check``.
        sandbox, require_sandbox, stranger, limit: those of ``check``.
        device: ``"auto"``, ``"cuda"`` or ``"cpu"``.
        reps: most timed calls a case.
        budget: seconds of measuring a case.
        peers: time the task's peers too.

    Raises:
        HarnessError: as ``check``; exit code 7 where there is no GPU.
    """
    words = _selected(task, cases, kind, _TIMED_KINDS, device, arch, kernel, seed, timeout)
    words += _confined(sandbox, require_sandbox, stranger)
    words += ["--reps", str(reps), "--budget", str(budget)]
    words += ["--peers"] if peers else []
    return _run("bench", words, submission, limit)


def estimate(
    task: str | Path,
    submission: Submission | None = None,
    *,
    cases: Cases = None,
    kind: str = "benchmark",
    chip: str | None = None,
    arch: str | None = None,
    kernel: str | None = None,
    whole: bool = False,
    warm: bool = False,
    quick: bool = False,
    timeout: float | None = None,
    sandbox: bool = True,
    require_sandbox: bool = False,
    stranger: bool = False,
    limit: float | None = None,
) -> dict[str, Any]:
    """Models the time of a submission on a chip, with no GPU, as ``warpyard estimate`` does.

    Args:
        task, submission, cases, kind, arch, kernel, timeout: those of ``check``; ``task`` may be the path of a CUDA
            program.
        sandbox, require_sandbox, stranger, limit: those of ``check``.
        chip: ``"h200"``, ``"h100"`` or ``"b200"``; None is that of the architecture.
        whole: emulate every cluster of the grid, not a few of them.
        warm: the inputs are in the L2 at the start, if they fit.
        quick: the time and its interval alone.

    Returns:
        The verb's JSON document. ``cases`` has for each case ``seconds``, ``low`` and ``high``, which are modelled,
        ``kernels``, ``advice``, and ``remarks``, which have to be shown with the time.

    Raises:
        HarnessError: as ``check``; or there are no figures of the chip, or nothing was launched.
    """
    words = _selected(task, cases, kind, _TIMED_KINDS, "auto", arch, kernel, None, timeout)
    words += _confined(sandbox, require_sandbox, stranger)
    words += ["--chip", chip] if chip else []
    words += [f"--{name}" for name, on in (("whole", whole), ("warm", warm), ("quick", quick)) if on]
    return _document("estimate", words, submission, limit)


def trace(
    task: str | Path,
    submission: Submission | None = None,
    *,
    cases: Cases = None,
    kind: str = "test",
    arch: str | None = None,
    kernel: str | None = None,
    modelled: bool = False,
    timeout: float | None = None,
    sandbox: bool = True,
    require_sandbox: bool = False,
    stranger: bool = False,
    limit: float | None = None,
) -> dict[str, Any]:
    """Draws the pipelines of a submission's kernels on the emulator, as ``warpyard trace`` does.

    Args:
        task, submission, kind, arch, kernel, timeout: those of ``check``.
        sandbox, require_sandbox, stranger, limit: those of ``check``.
        cases: as ``check`` takes them; the first of them is drawn.
        modelled: over modelled microseconds, not over the logical clock.

    Returns:
        The verb's JSON document, whose ``pictures`` are SVG texts, one for each launch.

    Raises:
        HarnessError: as ``check``; or no kernel was launched on the emulator.
    """
    words = _selected(task, cases, kind, _KINDS, "emulator", arch, kernel, None, timeout)
    words += _confined(sandbox, require_sandbox, stranger) + ["--estimate"] * modelled
    with tempfile.TemporaryDirectory(prefix="warpyard-trace-") as folder:
        document = _document("trace", [*words, "-o", str(Path(folder, "trace.json"))], submission, limit)
        del document["trace"]  # a file that is gone with its folder
        return {**document, "pictures": [Path(path).read_text() for path in document["pictures"]]}


def inspect(
    source: str | Path,
    *,
    task: str | Path | None = None,
    cases: Cases = None,
    arch: str | None = None,
    require_sandbox: bool = False,
    stranger: bool = False,
    limit: float | None = None,
) -> list[dict[str, Any]]:
    """What the compiler made of kernels, as ``warpyard inspect`` says it.

    Args:
        source: the path of a ``.cu`` or a ``.ptx``, or the name of a kernel package; with ``task`` that of a
            submission, whose kernels are those that it launches on the emulator.
        task: what the submission is for.
        cases: the case that is run of ``task``; None is the first.
        arch, require_sandbox, stranger, limit: those of ``check``.

    Returns:
        For each kernel its ``entry``, registers, shared memory, spills and instructions, and ``ptx`` and ``sass`` by
        line.

    Raises:
        HarnessError: there is no such source, or it does not compile (exit code 4).
    """
    options = {"--task": task, "-k": _pattern(cases), "--arch": arch}
    words = [word for name, value in options.items() if value is not None for word in (name, str(value))]
    words += _confined(True, require_sandbox, stranger)
    return list(runner.document(["inspect", str(source), *words], limit)["kernels"])


def _document(verb: str, words: list[str], submission: Submission | None, limit: float | None) -> dict[str, Any]:
    """The document of a verb that takes a submission, with places in the caller's own file."""
    with submissions.placed(submission) as placed:
        given = ["--submission", str(placed.path)] if placed.path is not None else []
        return dict(placed.own(runner.document([verb, *words, *given], limit)))


def _run(verb: str, words: list[str], submission: Submission | None, limit: float | None) -> Report:
    with submissions.placed(submission) as placed:
        given = ["--submission", str(placed.path)] if placed.path is not None else []
        document = placed.own(runner.document([verb, *words, *given], limit))
    if placed.temporary:  # no command shows it again
        for case in (case for one in document["tasks"] for case in one["cases"]):
            case.pop("replay", None)
    return Report.of(document, placed.begin or None)


def _selected(
    task: str | Path,
    cases: Cases,
    kind: str,
    kinds: dict[str, str | None],
    device: str,
    arch: str | None,
    kernel: str | None,
    seed: int | None,
    timeout: float | None,
) -> list[str]:
    """The words that the verbs share."""
    if kind not in kinds:
        raise HarnessError(f"kind: expected one of {', '.join(kinds)}, got {kind!r}")
    options: dict[str, Any] = {"--device": device, "--arch": arch, "--kernel": kernel, "--seed": seed}
    options |= {"--timeout": timeout, "-k": _pattern(cases)}
    words = [str(task)]
    words += [word for name, value in options.items() if value is not None for word in (name, str(value))]
    return words + [option for option in [kinds[kind]] if option]


def _confined(sandbox: bool, required: bool, stranger: bool) -> list[str]:
    """The words that say how the submission's process is confined."""
    if required and not sandbox:
        raise HarnessError("require_sandbox: a sandbox is required and switched off", hint="leave out sandbox=False")
    options = {"--no-sandbox": not sandbox, "--require-sandbox": required, "--stranger": stranger}
    return [option for option, on in options.items() if on]


def _pattern(cases: Cases) -> str | None:
    """What ``-k`` takes."""
    if cases is None or isinstance(cases, str):
        return cases
    chosen = [cases] if isinstance(cases, int) else list(cases)
    text = ",".join(map(str, chosen))
    if not re.fullmatch(r"\d+(,\d+)*", text):
        raise HarnessError(f"cases: expected indices from 0 on, or a text as -k takes, got {cases!r}")
    return text
