"""``warpyard watch``: checks again at every save, in a process that was made ready while you typed. With --json each
check is one line, a JSON document."""

from __future__ import annotations

import argparse
import itertools
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness import tasks
from harness.checking import verdict
from harness.cli import _common, _keys
from harness.errors import Exit, HarnessError
from harness.guarded import guarded
from harness.machine import commands, devices
from harness.report import checks, console, remarks
from harness.report import estimate as estimates
from harness.tasks import variants
from harness.tasks.cases import SEED_BITS
from harness.tasks.loading import Task

if TYPE_CHECKING:
    from harness.cli import _modelled

_KEYS = "keys: b bench, n next case, c counters, t trace, r check again, q quit"
_VERBS = {
    "b": ("bench",),
    "c": ("check", "--device", "emulator", "--counters", "--calls", "1"),
    "t": ("trace",),
}  # by key: a verb, and its options
_INTERRUPTED = 130  # as a shell says it of a command that ctrl-C ended


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("watch", help="check again at every save", description=__doc__)
    parser.add_argument("task", help="task name, or path of a problem folder")
    _common.add_submission(parser)
    _common.add_strict(parser)
    _common.add_allow(parser)
    _common.add_formats(parser)
    parser.add_argument("--seed", type=int, help="secret seed, combined into each case's own")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds a call may take (default: the task's)")
    parser.add_argument("--runs", type=int, metavar="N", help="end after N checks (default: at ctrl-C)")
    parser.add_argument(
        "--estimate", action="store_true",
        help="after each pass, also the modelled time of the first benchmark case, or of -k, and its place among the "
        "saves; with no GPU",
    )  # fmt: skip
    parser.add_argument(
        "--chip", metavar="CHIP", help="of --estimate: h200, h100 or b200 (default: that of the architecture)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; the exit code is that of the last check."""
    from harness.tasks import watching

    _common.positive(arguments, "timeout", "runs")
    _common.natural(arguments, "seed", most=1 << SEED_BITS)
    task = _common.resolve([arguments.task], arguments.submission)[0]
    submission = _common.submission_of(task, arguments.submission)
    _common.cases_of(task, arguments.case, "test")
    saves = None
    if arguments.estimate or arguments.chip:
        from harness.cli import _modelled  # it imports NumPy, before the submission's process has started

        saves = _modelled.Saves(_modelled.chip(arguments, "watch"))
    device = _common.strictly(devices.select(arguments.device, _common.arch_of(arguments)), arguments.strict)
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    device = _common.allowing(device, arguments, task, submission.parent)
    loop = _Loop(arguments, task, submission, device, saves)
    code: int = Exit.PASS
    keys = _keys.Keys()
    try:
        loop.banner(keys.there and not arguments.json)
        keys.take()
        watch = watching.Watch(task, submission)
        runs = itertools.count(2) if arguments.runs is None else range(2, arguments.runs + 1)
        code = loop.check(time.time(), [])
        for _ in runs:
            loop.prepare()
            changed, saved = watch.wait(lambda: loop.pressed(keys))
            if loop.quits:
                break
            try:
                if any(task.folder in path.parents and path != submission for path in changed):
                    loop.reload()
            except HarnessError as error:  # a task.yml that is being written
                loop.error(error)
                code = int(error.code)
                continue
            code = loop.check(saved, changed)
    except KeyboardInterrupt:
        code = code if loop.exit is None else loop.exit
        console.err().print("stopped")
    finally:
        keys.give_back()
        loop.close()
    return code


class _Loop:
    def __init__(
        self, arguments: argparse.Namespace, task: Task, submission: Path, device: devices.Device,
        saves: _modelled.Saves | None,
    ) -> None:  # fmt: skip
        self._saves = saves
        self._arguments, self._task, self._submission, self._device = arguments, task, submission, device
        self._shown = console.out()
        self._ready: Any = None
        self.quits = False
        self.exit: int | None = None  # the exit code of the check that runs, or ran last, once its verdict is out
        self.prepare()

    def prepare(self) -> None:
        """Starts the next check's process, unless one waits, and does not wait for it: torch is imported while the user
        edits."""
        from harness.process import prestarted, submission_process

        if self._ready is not None:
            return
        self._ready = submission_process.SubmissionProcess(
            self._task,
            None,
            self._device.kind,
            self._device.env,
            sandbox=not self._arguments.no_sandbox,
            preload=prestarted.PRELOAD,
            required=self._arguments.require_sandbox,
            strangers=self._arguments.stranger,
        )
        self._ready.launch()

    def reload(self) -> None:
        """Loads the task anew after a change to its own files."""
        self._task = tasks.load(self._task.folder, self._task.name)
        self.close()
        self.prepare()

    def close(self) -> None:
        """Ends the process that waits, if one does: none does in the middle of a check."""
        ready, self._ready = self._ready, None
        if ready is not None:
            ready.close()

    def banner(self, keys: bool) -> None:
        """Says what is watched, how it ends, and where there are ``keys``, which."""
        self._say(
            f"watching {self._submission.name} for {self._task.name} on {self._device.label}: "
            "a check at every save; ctrl-C gives up a check, or ends the watch between checks",
        )
        if keys:
            self._say(_KEYS)

    def pressed(self, keys: _keys.Keys) -> bool:
        """Does what the next key asks for; whether a check, or the end, is what it asked for."""
        key = keys.pressed()
        if key in _VERBS:
            keys.give_back()
            try:
                self._run(*_VERBS[key])
            finally:
                keys.take()
        elif key == "n":
            self._next_case()
        elif key == "q":
            self.quits = True
        elif key and not key.isspace() and key != "r":
            self._say(_KEYS)
        return bool(key) and key in "nqr"

    def _next_case(self) -> None:
        """The case after the one that is checked; all of them after the last, and the first after all."""
        cases = self._task.cases("test")
        chosen = [case.index for case in _common.cases_of(self._task, self._arguments.case, "test")]
        after = [case.index for case in cases if case.index > chosen[0]] if len(chosen) == 1 else [cases[0].index]
        self._arguments.case = str(after[0]) if after else None

    def _run(self, verb: str, *options: str) -> None:
        """Runs another verb on the submission, in a process of its own."""
        words = ["warpyard", verb, self._task.handle]
        words += (
            ["-k", self._arguments.case] if self._arguments.case and verb != "bench" else []
        )  # its cases are others
        given = argparse.Namespace(**{**vars(self._arguments), "device": "auto", "strict": False})
        words += [*_common.replay_words(given), *options]
        self.close()  # it may hold a GPU
        self._say(f"{time.strftime('%H:%M:%S')} {shlex.join(words)}")
        try:
            subprocess.run(commands.of_verb(words[1:]), check=False)
        except KeyboardInterrupt:
            self._say(f"{verb} given up")
        self.prepare()
        self._say("waiting for the next save")

    def _say(self, text: str) -> None:
        if not self._arguments.json:
            self._shown.print(text, markup=False)
            self._shown.file.flush()

    def error(self, error: HarnessError) -> None:
        """Prints what is wrong with the task, or with how it is called."""
        if self._arguments.json and self._arguments.output_format in ("text", "json"):
            self._document({"error": {"message": str(error), "hint": error.hint, "exit": int(error.code)}})
        else:
            console.print_error(error)

    def _document(self, document: dict[str, Any]) -> None:
        if self._arguments.output_format in ("text", "json"):
            console.print_json(document, indent=None)
            sys.stdout.flush()
        else:
            _common.emit(document, self._arguments)

    def check(self, saved: float, changed: list[Path]) -> int:
        """Checks once and prints the verdict; ``saved`` is when the files were written.

        Returns:
            The exit code; 130 where ctrl-C gave the check up.
        """
        from harness.checking import checker
        from harness.process.session import Session

        options = checker.Options(
            seed=self._arguments.seed,
            timeout=self._arguments.timeout,
            sandbox=not self._arguments.no_sandbox,
            replay=_common.replay_words(self._arguments),
        )
        names = ", ".join(path.name for path in changed[:4]) + (" ..." if len(changed) > 4 else "")
        worker, self._ready, self.exit = self._ready, None, None
        results: list[verdict.Result] = []
        try:
            cases = _common.cases_of(self._task, self._arguments.case, "test")
            many = "1 case" if len(cases) == 1 else f"{len(cases)} cases"
            self._say(f"{time.strftime('%H:%M:%S')} " + (f"{names} saved, " if names else "") + f"checking {many} …")
            with Session(self._task, self._submission, self._device, worker=worker) as session:
                results = checker.run(session, cases, options, stop_at_first=True)
                self._show(results, len(cases), names, changed, time.time() - saved)  # before the process is ended
            if self._saves is not None and self.exit == Exit.PASS:
                self._model(self._saves, saved, changed)
        except HarnessError as error:
            worker.close()
            self.error(error)
            return int(error.code)
        except KeyboardInterrupt:
            worker.close()
            if self.exit is not None:  # between checks
                raise
            self._say("check given up; waiting for the next save, and ctrl-C ends")
            return _INTERRUPTED
        return int(verdict.exit_code(results))

    def _model(self, saves: _modelled.Saves, saved: float, changed: list[Path]) -> None:
        """Models what passed, and says its place among the saves before. What is not modelled changes no exit code."""
        kind = "test" if self._arguments.case is not None or not self._task.cases("benchmark") else "benchmark"
        case = _common.cases_of(self._task, self._arguments.case, kind)[0]
        began = time.time()
        self._say(f"{time.strftime('%H:%M:%S')} modelling {kind} case {case.index} …")
        device = variants.apply(
            devices.select("emulator", _common.arch_of(self._arguments)), self._submission, self._arguments.arch,
            self._arguments.kernel,
        )  # fmt: skip
        try:
            found = saves.model(self._task, case, self._submission, device, self._arguments, saved)
        except HarnessError as error:
            found = {"case": f"{case.index}  {case.name}", "message": str(error)}
            self._say(f"not modelled: {error}")
        if self._arguments.json:
            fields = {"verb": "watch", "time": time.time(), "task": self._task.name, "device": self._device.label}
            self._document(
                {**fields, "submission": str(self._submission), "changed": [str(path) for path in changed],
                 "seconds": time.time() - began, "exit": self.exit, "cases": [], "modelled": {**found, "kind": kind}}
            )  # fmt: skip
        elif "seconds" in found:
            estimates.show_save(self._shown, found)
            self._shown.file.flush()

    def _show(self, results: list[verdict.Result], total: int, names: str, changed: list[Path], spent: float) -> None:
        self.exit = int(verdict.exit_code(results))
        if not self._arguments.json:
            self._print(results, total, names, spent)
            return
        documents = [result.document() for result in results]
        changes = [str(path) for path in changed]
        fields = {"verb": "watch", "time": time.time(), "task": self._task.name, "device": self._device.label}
        fields["submission"] = str(self._submission)
        self._document({**fields, "changed": changes, "seconds": spent, "exit": self.exit, "cases": documents})

    def _print(self, results: list[verdict.Result], total: int, names: str, spent: float) -> None:
        failed = [result for result in results if not result.passed]
        code = verdict.exit_code(results)
        word = "[green]pass[/]" if code == Exit.PASS else "[bold red]fail[/]"
        emulated = ", emulated" if any(result.emulated for result in results) else ""
        passed = len(results) - len(failed)
        self._shown.print(
            f"{time.strftime('%H:%M:%S')} {word} {passed} of {total} cases{emulated}{checks.allowed(results)}  "
            + (f"{names} saved to verdict " if names else "first check ")
            + f"{1e3 * spent:.0f} ms"
        )
        checks.failures(self._shown, failed, self._submission.parent)
        for remark in guarded(lambda: remarks.folded(results), list[str]()):
            self._shown.print(f"note: {remark}", markup=False, style="dim")
        self._shown.file.flush()
