"""``warpyard run``: builds a CUDA program, a .cu with main, and runs it on the emulator, with no GPU; or runs a Python
program there. With ``--estimate`` it also models how long each of its kernels would take on a chip."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness.cli import _common, _recorded_program, _schedules
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.report import console, findings
from harness.report import estimate as estimates

if TYPE_CHECKING:
    from jit import timing
    from jit.base.errors import JitError
    from jit.emulated_cuda.programs.program import Ran

_NO_KERNEL = "no kernel was launched"
_FILES = (".cu", ".c", ".cc", ".cpp", ".cxx", ".ptx", ".o", ".a", ".so")  # that nvcc takes
_WITH_WORD = {  # flags whose value is the next word
    "--arch", "-I", "-L", "-l", "-D", "-U", "-O", "-x", "-t", "-isystem", "-include", "-std", "--std", "-arch", "-code",
    "-gencode", "--generate-code", "--gpu-architecture", "--gpu-code", "-maxrregcount", "--maxrregcount", "-ccbin",
    "-Xcompiler", "-Xptxas", "-Xlinker", "-Xcudafe", "-Xnvlink", "-diag-suppress", "--diag-suppress", "-rdc",
}  # fmt: skip


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser(
        "run",
        help="run a CUDA program, a .cu with main, or a Python program on the emulator",
        description=__doc__,
        usage="warpyard run [options] PROG.cu [nvcc flags] [[--] its arguments], or PROG.py [its arguments]",
        epilog="The exit code is the program's; 1 where the emulator found something, 4 where it does not build.",
    )
    parser.add_argument("--arch", help="architecture that the program sees (default: $WARPYARD_ARCH or sm_90a)")
    parser.add_argument("--strict", action="store_true", help="remarks of the emulator are findings")
    _common.add_allow(parser)
    _schedules.add(parser, "emulator schedules of each launch, of seeds, of which the last one's results stay")
    parser.add_argument("--estimate", action="store_true", help="model the time of each kernel on a chip, to stderr")
    parser.add_argument("--chip", metavar="CHIP", help="of --estimate: h200, h100 or b200 (default: that of --arch)")
    parser.add_argument("--verbose", action="store_true", help="tracebacks of a Python program have warpyard's frames")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout; the program's goes to stderr")
    _common.add_formats(parser)
    parser.add_argument(
        "words", nargs=argparse.REMAINDER, metavar="PROG.cu ...", help="the program; flags for nvcc, arguments"
    )
    parser.set_defaults(run=run)


def _taken_apart(words: list[str]) -> tuple[list[str], list[str]]:
    """What is nvcc's, and the program's arguments: those behind ``--``, or else from the first word on that is neither
    a flag nor a file that nvcc takes."""
    if "--" in words:
        at = words.index("--")
        return words[:at], words[at + 1 :]
    flag = ""
    for at, word in enumerate(words):
        if not word.startswith("-") and flag not in _WITH_WORD and not word.endswith(_FILES):
            return words[:at], words[at:]
        flag = word
    return words, []


def _own_options(arguments: argparse.Namespace) -> list[str]:
    """The words of the program, less this verb's own options that stand behind it."""
    words = list(arguments.words)
    end = words.index("--") if "--" in words else len(words)
    own, rest = words[:end], words[end:]
    for name in ("arch", "chip", "schedules"):
        if f"--{name}" in own[:-1]:
            at = own.index(f"--{name}")
            setattr(arguments, name, own[at + 1])
            del own[at : at + 2]
    if "--estimate" in own:
        own.remove("--estimate")
        arguments.estimate = True
    return own + rest


def _chip(arguments: argparse.Namespace) -> timing.Chip | None:
    """The chip to model on; None without ``--estimate``. Sets the architecture where none was asked for."""
    from jit import timing
    from jit.base import environment
    from jit.base.errors import JitError

    if not arguments.estimate:
        if arguments.chip:
            raise HarnessError("--chip: only with --estimate", hint="warpyard run --estimate --chip h200 prog.cu")
        return None
    try:
        if not arguments.chip:
            return timing.chip(None, arguments.arch or environment.ARCH.read() or "sm_90a")
        chip = timing.chip(arguments.chip)
    except JitError as error:
        raise HarnessError(f"--chip: {str(error).removeprefix('chip: ')}", hint="--chip h200") from None
    arguments.arch = arguments.arch or chip.arch
    return chip


def _modelled(streams: Path, chip: timing.Chip) -> None:
    """Prints the modelled times of what was recorded."""
    from jit import timing
    from jit.base.errors import JitError

    shown = console.err()
    if not (launches := timing.launches(streams)):
        shown.print(
            "warpyard: --estimate: no kernel was emulated to its end, so there is nothing to model", markup=False
        )
        return
    try:
        estimates.show_program(shown, timing.by_kernel(launches, chip), chip)
    except JitError as error:
        raise HarnessError(f"--estimate: {error}", Exit.COMPILE) from None


def _allow(arguments: argparse.Namespace, source: Path) -> None:
    """Sets the findings that stop nobody: those of the variable, of ``--allow`` and of the program's project.

    Raises HarnessError where the program is no file.
    """
    from harness.tasks import allowances
    from jit.base import environment

    if not source.is_file():
        raise HarnessError(f"run: no file {str(source)!r}")
    allowed = (*allowances.checked(arguments.allow, "--allow"), *allowances.of_project(source.parent))
    os.environ[environment.ALLOW.name] = " ".join([*(one.text for one in environment.ALLOW.read()), *allowed])


@contextlib.contextmanager
def _recording(folder: Path, arch: str, chip: timing.Chip | None) -> Iterator[None]:
    """With a chip: records the launches made meanwhile, and prints their modelled times."""
    if not chip:
        yield
        return
    streams = folder / "streams"
    with _recorded_program.recording(streams, arch, True, chip):
        yield
    sys.stdout.flush()
    _modelled(streams, chip)


def _python(words: list[str], arch: str, chip: timing.Chip | None, arguments: argparse.Namespace) -> int:
    """Runs a Python program in a process of its own. Returns its exit code."""
    if arguments.json:
        text = "run: a Python program has no document: its findings are exceptions in it"
        raise HarnessError(text, hint=f"warpyard run {words[0]}, or warpyard check for a submission")
    from jit.base import run_record

    source = Path(words[0])
    _allow(arguments, source)
    with tempfile.TemporaryDirectory(prefix="warpyard-run-") as folder:
        (record := Path(folder, "record")).mkdir()
        with _recording(Path(folder), arch, chip):
            code = _recorded_program.run_python(source, words[1:], arch, record, arguments.verbose)
        lost, launched = run_record.undelivered(record), run_record.has_launched(record)
    for text, report in lost:
        _show_finding(source, text, report)
    if code < 0:
        _say(f"the program was ended by signal {-code}")
    if not launched:
        _say(_NO_KERNEL)
    return int(Exit.WRONG) if code < 0 or (lost and not code) else code


def _show_finding(source: Path, text: str, report: dict[str, Any] | None) -> None:
    """Prints a finding in a program by its report, or an error that has none by its text."""
    shown = console.err()
    if report:
        shown.print("[bold red]finding[/]", highlight=False)
        findings.show(shown, report, source.resolve().parent)
    else:
        shown.print("[bold red]error[/]", highlight=False)
        shown.print(f"  {text}", markup=False)


def _say(line: str) -> None:
    console.err().print(f"warpyard: {line}", markup=False, highlight=False)


class _Listener:
    """What the emulator finds in a program while it runs, printed at once unless a document is asked for."""

    def __init__(self, source: Path, quiet: bool):
        self.source, self.quiet = source, quiet
        self.reports: list[dict[str, Any]] = []
        self.errors: list[str] = []

    def found(self, server: Any, error: JitError) -> None:
        """A finding of a launch, or an error that has no report."""
        sys.stdout.flush()
        if report := getattr(error, "report", None):
            self.reports.append(report := server.resolve(report))
        else:
            self.errors.append(str(error))
        if not self.quiet:
            _show_finding(self.source, str(error), report)

    def end(self, ran: Ran) -> list[str]:
        """Prints what is known at the program's end. Returns the remarks."""
        from harness.service import remarks

        noted = remarks.noted()
        for remark in () if self.quiet else noted:
            console.err().print(f"note: {remark}", markup=False, highlight=False, style="dim")
        if calls := sum(ran.server.on_host.values()):
            names = ", ".join(f"{name} {count}" for name, count in sorted(ran.server.on_host.items()))
            _say(f"{calls} call{'s' * (calls > 1)} of CUDA's libraries done on the host, not emulated: {names}")
        if ran.code < 0:
            _say(f"the program was ended by signal {-ran.code}")
        if not ran.launches:
            _say(_NO_KERNEL)
        return noted


def _cuda(words: list[str], arch: str, chip: timing.Chip | None, arguments: argparse.Namespace) -> int:
    """Builds a CUDA program and runs it. Returns its exit code, or 1 where it ran well and the emulator found
    something."""
    import jit
    from jit.emulated_cuda.programs import program

    words, given = _taken_apart(words)
    sources = [word for word in words if word.endswith((".cu", ".cpp", ".cc")) and not word.startswith("-")]
    if not sources:
        raise HarnessError(
            "run: expected the path of a program, such as prog.cu or prog.py", hint="warpyard run prog.cu"
        )
    source = Path(sources[0])
    _allow(arguments, source)
    words.remove(sources[0])
    listener = _Listener(source, arguments.json)
    with tempfile.TemporaryDirectory(prefix="warpyard-run-") as folder:
        try:
            built = program.build(source.resolve(), arch, words, Path(folder))
        except jit.NoCompilerError as error:
            raise HarnessError(str(error), Exit.NO_DEVICE) from None
        except jit.CompileError as error:
            raise HarnessError(str(error), Exit.COMPILE) from None
        if built.log:
            console.err().print(built.log, markup=False, highlight=False)
        printing = _printing_to_stderr() if arguments.json else contextlib.nullcontext()
        with printing, _recording(Path(folder), arch, chip):
            ran = program.run(built, given, listener.found, _say)
    sys.stdout.flush()
    noted = listener.end(ran)
    code = int(Exit.WRONG) if ran.code < 0 or (ran.findings and not ran.code) else ran.code
    if arguments.json:
        fields = {"program": str(source.resolve()), "arch": arch, "exit": code, "status": ran.code}
        lists = {"launches": ran.launches, "findings": listener.reports, "errors": listener.errors, "remarks": noted}
        _common.emit({"verb": "run", **fields, **lists, "on_host": dict(ran.server.on_host)}, arguments)
    return code


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb."""
    import jit
    from jit.base import environment

    if arguments.strict:
        os.environ[environment.STRICT.name] = "1"
    words = _own_options(arguments)
    schedules = _schedules.many(arguments.schedules)
    if schedules != 1:
        os.environ[environment.SEED.name] = schedules if isinstance(schedules, str) else f"0-{schedules - 1}"
    chip = _chip(arguments)
    try:
        arch = jit.arch.find(arguments.arch).name if arguments.arch else environment.ARCH.read() or jit.arch.DEFAULT
    except jit.UnknownArchError as error:
        raise HarnessError(f"--arch: {error}") from None
    devices.check_variables()
    of_python = words and words[0].endswith(".py")
    return (_python if of_python else _cuda)(words, arch, chip, arguments)


@contextlib.contextmanager
def _printing_to_stderr() -> Iterator[None]:
    """What this process and those that it starts print goes to stderr meanwhile."""
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)
