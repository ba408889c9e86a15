"""Options that several verbs share."""

from __future__ import annotations

import argparse
import dataclasses
import math
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness import tasks
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.tasks import allowances, submission_files
from harness.tasks.cases import KINDS, Case, select
from harness.tasks.loading import Task
from harness.wire.limits import clip_name
from jit.base import environment

if TYPE_CHECKING:
    from harness.process.submission_process import SubmissionProcess


FORMATS = ("text", "concise", "github", "sarif", "json")
_LONGEST = 1e6  # seconds: 11 days; the system takes no wait of more than 24 days


def add_submission(parser: argparse.ArgumentParser, kinds: tuple[str, ...] = devices.KINDS) -> None:
    """Adds --submission, -k, --device, --arch, --kernel, --no-sandbox, --require-sandbox, --stranger and --json."""
    parser.add_argument("--submission", "-s", type=Path, help="the file to run (default: the task's submission.py)")
    parser.add_argument(
        "-k", dest="case", metavar="CASE", help="indices (3 or 0-7,9), 'key=value ...', or a part of its line"
    )
    parser.add_argument("--device", choices=kinds, default="auto", help="where to run (default: auto)")
    parser.add_argument("--arch", help="architecture to compile for, e.g. sm_90a")
    parser.add_argument("--kernel", metavar="VARIANT", help="kernel variant, e.g. the x of sm_100a_x.cu")
    sandbox = parser.add_mutually_exclusive_group()
    sandbox.add_argument("--no-sandbox", action="store_true", help="do not confine the submission's process")
    sandbox.add_argument("--require-sandbox", action="store_true", help="refuse to run where it is not fully confined")
    add_stranger(parser)
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")


def add_stranger(parser: argparse.ArgumentParser) -> None:
    """Adds --stranger."""
    parser.add_argument(
        "--stranger",
        action="store_true",
        help="its author is not you: it sees neither your home, temporary files nor variables",
    )


def add_strict(parser: argparse.ArgumentParser) -> None:
    """Adds --strict."""
    parser.add_argument("--strict", action="store_true", help="remarks of the emulator are findings")


def strictly(device: devices.Device, strict: bool) -> devices.Device:
    """The device, with remarks as findings where asked for. Raises HarnessError where it makes none (exit 7)."""
    if not strict:
        return device
    if device.kind != "emulator":
        raise HarnessError(
            f"--strict: only the emulator makes remarks, and this runs on {device.label}",
            Exit.NO_DEVICE,
            hint="warpyard check TASK --device emulator --strict",
        )
    return dataclasses.replace(device, env={**device.env, environment.STRICT.name: "1"})


def add_allow(parser: argparse.ArgumentParser) -> None:
    """Adds --allow."""
    parser.add_argument(
        "--allow", action="append", default=[], metavar="KIND@FILE:FUNCTION",
        help="the emulator goes on after findings that fit, and counts them (glob patterns; may be repeated)",
    )  # fmt: skip


def allowing(device: devices.Device, arguments: argparse.Namespace, task: Task, folder: Path) -> devices.Device:
    """The device, with what --allow, the task, and the project of the submission's folder allow; a stranger's folder
    allows nothing. Raises HarnessError for a pattern that is none."""
    if device.kind != "emulator":
        return device
    given = allowances.checked(arguments.allow, "--allow")
    shell = [one.text for one in environment.ALLOW.read()]
    own = () if getattr(arguments, "stranger", False) else allowances.of_project(folder)
    return allowances.applied(device, task, [*given, *shell, *own])


def add_formats(parser: argparse.ArgumentParser) -> None:
    """Adds --output-format, which ``emit`` follows."""
    parser.add_argument(
        "--output-format", choices=FORMATS, default="text", metavar="FORMAT",
        help="text, concise (file:line:column: kind: message), github (annotations), sarif, or json",
    )  # fmt: skip


def emit(document: dict[str, Any], arguments: argparse.Namespace) -> None:
    """Prints the document of a verb with ``add_formats`` that prints nothing else."""
    from harness.report import console

    if not listing(arguments):
        console.print_json(document)
    else:
        from harness import formats

        write_findings(formats.written(document, arguments.output_format), arguments)


def write_findings(text: str, arguments: argparse.Namespace) -> None:
    """Writes findings in the form of --output-format to stdout. Commands to a CI job are those of GitHub's form."""
    from harness.report import streams

    (streams.write_as_it_is if arguments.output_format == "github" else sys.stdout.write)(text)
    sys.stdout.flush()


def listing(arguments: argparse.Namespace) -> bool:
    """Whether --output-format asks for findings alone."""
    return getattr(arguments, "output_format", "text") not in ("text", "json")


def add_kinds(parser: argparse.ArgumentParser, verb: str, default: str) -> None:
    """Adds an option for each kind of cases but ``default``, which the verb, such as ``"check"``, takes without one."""
    group = parser.add_mutually_exclusive_group()
    for kind, name in KINDS.items():
        if kind != default:
            what = "grid, the shapes that people have," if kind == "grid" else f"{kind} cases"
            group.add_argument(
                f"--{name}", dest="kind", action="store_const", const=kind, default=default,
                help=f"{verb} the {what} instead of the {default} cases",
            )  # fmt: skip


def worker(
    task: Task,
    submission: Path | None,
    device: devices.Device,
    arguments: argparse.Namespace,
    peers: bool = False,
    trace: bool = False,
    streams: int | None = None,
    under: tuple[str, ...] = (),
) -> SubmissionProcess:
    """The process of a submission, or of the peers, launched, with the options of ``add_submission``. It imports torch
    while this one does. ``peers``, ``trace``, ``streams`` and ``under`` are those of ``process.SubmissionProcess``."""
    from harness.process import submission_process  # not for the verbs that run nothing

    made = submission_process.SubmissionProcess(
        task,
        submission,
        device.kind,
        device.env,
        peers=peers,
        sandbox=not arguments.no_sandbox,
        required=arguments.require_sandbox,
        trace=trace,
        streams=streams,
        under=under,
        strangers=getattr(arguments, "stranger", False),
    )
    made.launch()
    return made


def add_listening(parser: argparse.ArgumentParser, port: int) -> None:
    """Adds --host, --port and --name."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=port, help=f"port to listen at (default {port})")
    parser.add_argument(
        "--name", action="append", default=[], metavar="NAME",
        help="a host name that it is reached by, such as a proxy's, with the port that browsers show (may be repeated)",
    )  # fmt: skip


def listening(arguments: argparse.Namespace) -> None:
    """Raises HarnessError for a --port or a --name that is none."""
    if not 0 <= arguments.port < 1 << 16:
        raise HarnessError(f"--port: expected 0 to 65535, got {arguments.port}", hint="--port 0")
    for name in arguments.name:
        if not re.fullmatch(r"[\w.-]+(:\d{1,5})?|\[[\da-f:.]+\](:\d{1,5})?", name, re.ASCII | re.IGNORECASE):
            raise HarnessError(
                f"--name: expected a host name, such as play.example.org or play.example.org:8443, got {name!r}",
                hint="leave out http:// and what follows the name",
            )


def positive(arguments: argparse.Namespace, *names: str) -> None:
    """Raises HarnessError for an option that is not a positive, finite number."""
    for name in names:
        value = getattr(arguments, name)
        if value is not None and not 0 < value < math.inf:
            raise HarnessError(f"--{name} must be positive, got {value:g}", hint=f"--{name} 60")
        if value is not None and isinstance(value, float) and value > _LONGEST:
            raise HarnessError(f"--{name} must be at most {_LONGEST:g} s, got {value:g}", hint=f"--{name} 60")


def natural(arguments: argparse.Namespace, *names: str, most: int = 1 << 30) -> None:
    """Raises HarnessError for an option that is not a whole number from 0 to ``most``, a power of two."""
    for name in names:
        value = getattr(arguments, name)
        if value is not None and not 0 <= value <= most:
            flag = "--" + name.replace("_", "-")
            raise HarnessError(
                f"{flag} must be a whole number from 0 to 2^{most.bit_length() - 1}, got {value}", hint=f"{flag} 1"
            )


def submission_of(task: Task, given: Path | None) -> Path:
    """The submission to run, checked to exist and to be readable."""
    path = given if given is not None else task.default_submission
    try:
        there = path.is_file()
        if there:
            with path.open("rb") as file:
                file.read(1)
    except OSError as error:
        hint = "give the path of a .py file that you may read"
        raise HarnessError(f"--submission: {clip_name(str(path))!r}: {error.strerror}", hint=hint) from None
    if not there:
        near = task.folder / path
        if near.is_file():
            return near.resolve()
        if path.is_dir():
            inside = sorted(path.glob("*.py"), key=lambda file: (file.name != "submission.py", file.name))
            hint = f"-s {inside[0]}" if inside else "give the path of a .py file"
            raise HarnessError(f"--submission: {str(path)!r} is a folder, expected a .py file", hint=hint)
        if path.exists():
            hint = "save what it holds as a .py file first"
            raise HarnessError(
                f"--submission: {str(path)!r} is a pipe or a device, expected a file that can be read again", hint=hint
            )
        raise HarnessError(f"--submission: no file {str(path)!r}", hint=f"warpyard list {task.handle}")
    submission_files.refuse_large(path)
    return path.resolve()


def arch_of(arguments: argparse.Namespace) -> str | None:
    """--arch, checked to be an architecture that is known."""
    if arguments.arch is None:
        return None
    import jit

    try:
        return jit.arch.find(arguments.arch).name
    except jit.UnknownArchError as error:
        raise HarnessError(f"--arch: {error}") from None


def cases_of(task: Task, pattern: str | None, kind: str) -> list[Case]:
    """The cases of a kind (see ``Task.cases``) that match; raises HarnessError (exit 5) where none does."""
    chosen = select(task.cases(kind), pattern)
    if not chosen:
        what = (
            f"no {kind} case of {task.name!r} matches -k {pattern!r}"
            if pattern
            else f"{task.name!r} has no {kind} cases"
        )
        raise HarnessError(what, Exit.NOTHING_MATCHED, hint=f"warpyard list {task.handle}")
    return chosen


def resolve(names: list[str], submission: Path | None) -> list[Task]:
    """The tasks named; one only where a submission is given."""
    found = tasks.resolve(names)
    if submission is not None and len(found) != 1:
        raise HarnessError("--submission works with one task", hint="name one task")
    return found


def replay_words(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The options to repeat in a command that replays a case."""
    words: list[str] = []
    for flag, value in (
        ("--submission", arguments.submission),
        ("--device", None if arguments.device == "auto" else arguments.device),
        ("--arch", arguments.arch),
        ("--kernel", arguments.kernel),
    ):
        words += [flag, str(value)] if value else []
    for pattern in getattr(arguments, "allow", ()):
        words += ["--allow", pattern]
    return (*words, *(["--strict"] if getattr(arguments, "strict", False) else []), *confined_words(arguments))


def confined_words(arguments: argparse.Namespace) -> list[str]:
    """The options that have another command confine the submission as strictly."""
    given = {"--stranger": "stranger", "--require-sandbox": "require_sandbox"}
    return [flag for flag, name in given.items() if getattr(arguments, name, False)]
