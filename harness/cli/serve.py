"""``warpyard serve``: takes submissions over HTTP or from a folder, has each checked and timed in a confined process,
and shows the leaderboard."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import stat
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness import tasks
from harness.cli import _common, _dask_options
from harness.errors import Exit, HarnessError
from harness.history import database
from harness.report import console

if TYPE_CHECKING:
    from harness.scale.intake import Desk


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("serve", help="a queue of submissions, with a leaderboard", description=__doc__)
    parser.add_argument("task", nargs="+", help="task names, paths of problem folders, or all")
    _common.add_listening(parser, 8000)
    parser.add_argument("--device", choices=("auto", "cuda", "emulator", "cpu"), default="auto", help="where to run")
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="also take each .py of a folder in, once; for one task"
    )
    parser.add_argument("--mode", default="test", help="of what --folder takes in: test, benchmark or leaderboard")
    parser.add_argument("--once", action="store_true", help="end when the queue is empty, and take nothing over HTTP")
    parser.add_argument("--limit", type=float, default=300.0, metavar="S", help="seconds a submission (default 300)")
    parser.add_argument("--budget", type=float, default=6.0, metavar="S", help="seconds to measure a case (default 6)")
    _dask_options.add_options(parser)
    sandbox = parser.add_mutually_exclusive_group()
    sandbox.add_argument("--no-sandbox", action="store_true", help="do not confine the submissions' processes")
    sandbox.add_argument("--require-sandbox", action="store_true", help="refuse to run where one is not fully confined")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until ctrl-C or, with --once, until nothing waits."""
    from harness.scale.intake import Desk, Limits
    from harness.scale.jobs import CPU, GPU
    from harness.web import connections

    _common.positive(arguments, "limit", "budget")
    _common.listening(arguments)
    served = {task.name: task for task in tasks.resolve(arguments.task)}
    for task in served.values():
        task.needs()
    if arguments.folder is not None and (len(served) != 1 or not arguments.folder.is_dir()):
        raise HarnessError("--folder: expected a folder, and one task", hint="warpyard serve TASK --folder DIR")
    with contextlib.ExitStack() as held:
        # Before the workers start, which takes seconds: an address may not be free.
        listener = None if arguments.once else held.enter_context(connections.listen(arguments.host, arguments.port))
        engine = held.enter_context(_dask_options.engine(arguments))
        device = arguments.device
        if device == "auto":
            there = engine.ready([])
            device = "cuda" if there[GPU] else "emulator"
        engine.ready([GPU if device == "cuda" else CPU])
        desk = Desk(
            served, engine, device, Limits(arguments.limit, budget=arguments.budget),
            sandbox=not arguments.no_sandbox, required=arguments.require_sandbox,
        )  # fmt: skip
        if arguments.folder is not None:
            count = _take(desk, arguments.folder, next(iter(served)), arguments.mode)
            console.err().print(f"{count} files of {arguments.folder}", markup=False, style="dim")
        if listener is None:
            kept = desk.work(threading.Event(), once=True)
            console.out().print(f"{kept} results", markup=False)
            return Exit.PASS
        return _answer(desk, listener, arguments)


def _take(desk: Desk, folder: Path, task: str, mode: str) -> int:
    """Takes the files of a folder in; those that were taken before are not taken again. Returns how many there are."""
    from harness.scale.intake import MODES, Given

    if mode not in MODES:
        raise HarnessError(f"--mode: expected one of {', '.join(MODES)}, got {mode!r}")
    paths = sorted(folder.glob("*.py"))
    with contextlib.closing(database.connect(create=True)):  # kept open: the last to close it writes the file anew
        for path in paths:
            try:
                desk.take(Given(task, "folder", path.name, _text(path), mode), once=True)
            except (OSError, UnicodeDecodeError, HarnessError) as error:
                console.err().print(f"{path} is left out: {error}", markup=False)
    return len(paths)


def _text(path: Path) -> str:
    """A plain file's text, as far as a submission may be long. Raises OSError for a link, a FIFO, a device: authors may
    write to the folder, and have neither another file judged nor this process wait."""
    from harness.scale.intake import LARGEST

    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError("it is no plain file")
        with open(descriptor, "rb", closefd=False) as file:
            return file.read(LARGEST + 1).decode()
    finally:
        os.close(descriptor)


def _answer(desk: Desk, listener: socket.socket, arguments: argparse.Namespace) -> int:
    """Answers over HTTP while another thread has what waits judged."""
    from harness.scale import web

    stop = threading.Event()
    host, port = arguments.host, listener.getsockname()[1]
    server = web.server(desk, host, port, arguments.name)
    failed: list[BaseException] = []

    def work() -> None:
        try:
            desk.work(stop)
        except BaseException as error:  # nothing would be judged any more
            failed.append(error)
            server.should_exit = True

    worker = threading.Thread(target=work, name="desk")
    try:
        with contextlib.suppress(KeyboardInterrupt):
            worker.start()
            console.err().print(f"http://{host}:{port} serves {', '.join(desk.tasks)} on {desk.device}", markup=False)
            server.run(sockets=[listener])
    finally:
        stop.set()
        worker.join()
    if failed:
        raise failed[0]
    return Exit.PASS
