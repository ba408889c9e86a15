"""``warpyard judge``: the process that has torch imported and waits for checks. A check leaves one behind."""

from __future__ import annotations

import argparse
import atexit
import contextlib
import importlib
import os
import threading
from typing import Any

from harness.errors import Exit, HarnessError
from harness.machine import idle_threads, memory
from jit.base import environment

_IMPORTED = (
    "rich.progress", "rich.table", "rich.syntax", "numpy", "torch", "harness.checking.checker",
    "harness.cli._checking", "harness.cli._emulated_call", "harness.cli.bench", "harness.cli.check",
    "harness.cli.trace", "harness.cli.watch", "harness.report.heat", "harness.tasks.submission_files",
    "harness.tasks.variants", "harness.tasks.watching", "harness.process.session", "harness.report.streams",
    "jit.emulated_cuda.torch.install", "torch.utils._device",
)  # fmt: skip


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("judge", help="the process that waits for checks", description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--start", action="store_true", help="start it now, and wait until it has torch")
    what.add_argument("--end", action="store_true", help="end it when the commands that it runs have ended")
    what.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb."""
    from harness.resident import client, judge, protocol

    if arguments.serve:
        from harness.process import submission_process

        judge.serve(_run, _prepare, submission_process.prepare, _get_ready)
        return Exit.PASS
    from harness.report import console

    if (place := protocol.place()) is None:
        folder = protocol.runtime_name()
        raise HarnessError(f"{folder} can be used by other users, so no judge is started", hint=f"ls -ld {folder}")
    if arguments.start and not client.start():
        switch = environment.JUDGE.name
        raise HarnessError("no judge was started", hint=f"{switch}={protocol.PATIENCE:g} warpyard judge --start")
    state: dict[str, Any] = {}
    with contextlib.suppress(OSError, protocol.Closed), contextlib.closing(client.connect(place)) as connection:
        protocol.send(connection, {"end": True} if arguments.end else {"state": True})
        if not arguments.end:
            state = protocol.receive(connection)[0]
    if arguments.json:
        console.print_json({"verb": "judge", "place": str(place), **state})
    elif arguments.end:
        console.out().print("it ends, if there was one")
    elif state:
        console.out().print(f"process {state['pid']} runs {state['commands']} commands; it ends after "
                            f"{state['patience']:g} s without a request", markup=False)  # fmt: skip
    else:
        console.out().print("there is none; warpyard judge --start starts one, and a check leaves one behind")
    return Exit.PASS


def _prepare() -> None:
    from harness import tasks
    from harness.history import record
    from harness.process import service_process, submission_process

    submission_process.prepare()  # imports torch meanwhile
    with idle_threads.waiting(os.environ):
        for name in _IMPORTED:
            importlib.import_module(name)
    for task in tasks.discover({}).values():  # a copy reads again those that have changed
        with contextlib.suppress(HarnessError):
            task.needs()
    record.packages()
    service_process.write_bytecode()


def _get_ready(words: list[str]) -> None:
    """Starts what a check with these words will need, where there is room. Raises HarnessError, UsageError."""
    from harness.cli import _parsers, check
    from harness.resident import client

    if (memory.available() or 0) < client.LEAST:
        return
    check.get_ready(_parsers.build_parser(words[0]).parse_args(words))


def _run(words: list[str]) -> int:
    """Runs a command in a copy of the judge, as ``harness.cli.command`` does in a process of its own."""
    from harness.cli import streamed

    code = streamed(words)
    for thread in threading.enumerate():
        if not thread.daemon and thread is not threading.main_thread():
            thread.join()
    atexit._run_exitfuncs()
    return code
