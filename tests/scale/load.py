"""Many submissions of a tiny task through two workers, one of which is killed again and again; every submission must
have one result, and the right one.

``python -m tests.scale.load --count 10000 --kill-every 30`` uses a folder of results of its own, and prints the
figures.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from distributed import Client

from harness import tasks
from harness.history import database, queue, trials
from harness.scale import dask_cluster
from harness.scale.engine import Engine
from harness.scale.intake import Desk, Given, Limits

AXPY = Path(__file__).parents[1] / "data" / "axpy"
KINDS = {"pass": "2 * x + y", "wrong": "3 * x + y", "error": "2 * x + z"}  # what is submitted, by its verdict
TASK = """
files:
  - {name: submission.py, source: "@SUBMISSION@"}
  - {name: task.py, source: task.py}
  - {name: reference.py, source: reference.py}
lang: py
description: out = 2 x + y for 16 elements.
config: {main: eval.py, mutable_inputs: []}
tests:
  - {n: 16, seed: 1}
test_timeout: 60
"""


def expected(number: int) -> str:
    """The verdict that submission ``number`` has to get."""
    return ("error" if number % 10 == 3 else "wrong") if number % 10 in (3, 7) else "pass"


def text(number: int) -> str:
    """Submission ``number``; no two are alike."""
    return f"def custom_kernel(data):\n    x, y = data\n    return {KINDS[expected(number)]}  # {number}\n"


def kill(client: Client, every: float, stop: threading.Event, seed: int) -> list[str]:
    """Kills a worker that has a job, again and again. Returns the addresses of those that it killed, at the end."""
    draw, killed = random.Random(seed), []
    while not stop.wait(every):
        busy = sorted(address for address, keys in client.processing().items() if keys)
        if not busy:
            continue
        victim = draw.choice(busy)
        with contextlib.suppress(OSError, KeyError):  # it died meanwhile
            os.kill(client.run(os.getpid, workers=[victim], on_error="ignore")[victim], signal.SIGKILL)
            killed.append(victim)
            print(f"killed {victim}", flush=True)
    return killed


def main() -> int:
    """Runs the load; 1 where a submission has no result, two, or a wrong one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--kill-every", type=float, default=30.0, metavar="S")
    parser.add_argument("--seconds", type=float, metavar="S", help="stop then, and print how many have a result")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of which worker is killed")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="warpyard-load-") as folder:
        os.environ["WARPYARD_STATE_DIR"] = str(Path(folder) / "state")
        task = Path(folder) / "tasks" / "tiny"
        task.mkdir(parents=True)
        for name in ("task.py", "reference.py"):
            (task / name).write_bytes((AXPY / name).read_bytes())
        (task / "task.yml").write_text(TASK)
        with dask_cluster.connected("local", [], arguments.workers) as client:
            return _load(client, tasks.load(task), arguments)


def _load(client: Client, task: tasks.Task, arguments: argparse.Namespace) -> int:
    desk = Desk({"tiny": task}, Engine(client), "cpu", Limits(120))
    with contextlib.closing(database.connect(create=True)):  # kept open: the last to close it writes the file anew
        for number in range(arguments.count):
            desk.take(Given("tiny", "load", str(number), text(number)), once=True)
    print(f"{arguments.count} submissions wait, for {arguments.workers} workers; seed {arguments.seed}", flush=True)
    stop, killed = threading.Event(), []
    killer = threading.Thread(
        target=lambda: killed.extend(kill(client, arguments.kill_every, stop, arguments.seed)), daemon=True
    )
    begin, enough = time.monotonic(), threading.Event()
    if arguments.seconds is not None:
        timer = threading.Timer(arguments.seconds, enough.set)
        timer.daemon = True
        timer.start()
    killer.start()
    kept = desk.work(enough, once=True)
    spent = time.monotonic() - begin
    stop.set()
    killer.join()
    with contextlib.closing(database.connect()) as connection:
        sweep = queue.results(connection)
        found = Counter(trial.settings["name"] for trial in trials.read(connection, sweep))
        wrong = [
            trial for trial in trials.read(connection, sweep) if trial.status != expected(int(trial.settings["name"]))
        ]
        shown = Counter(trial.status for trial in trials.read(connection, sweep))
    print(
        f"{kept} results of {arguments.count} in {spent:.0f} s, {kept / spent:.2f} a second; {len(killed)} workers "
        f"killed; {dict(shown)}; {len(wrong)} verdicts other than expected; {sum(n > 1 for n in found.values())} twice"
    )
    for trial in wrong[:10]:
        print(f"  {trial.settings['name']}: {trial.status}: {trial.message[:200]}")
    return int(len(found) != arguments.count or bool(wrong) or kept != arguments.count)


if __name__ == "__main__":
    sys.exit(main())
