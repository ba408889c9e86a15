"""Takes submissions in and has them judged, one process each, in the order in which they came: what `serve` does.

Authors are not trusted. They give a text, and get a verdict and times. The text runs in the confined process only.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from harness.checking import verdict
from harness.errors import HarnessError
from harness.history import database, queries, queue, sources, trials
from harness.history.queue import Entry
from harness.history.trials import Trial
from harness.scale import blobs, job_runner
from harness.scale.engine import Engine
from harness.scale.jobs import CPU, GPU, Cases, Job, Outcome
from harness.tasks.loading import Task

Mode = Literal["test", "benchmark", "leaderboard"]
MODES: tuple[Mode, ...] = ("test", "benchmark", "leaderboard")
LARGEST = 256 << 10  # bytes of a submission
RANKED = "serve"  # the verb of a run that has a place on the leaderboard
UNRANKED = "submit"
_MOST_OPEN = 20  # submissions without a result, of one author and from one address
_MOST_WAITING = 2000  # submissions without a result, of all
_MOST_REMARKS = 16  # of a case, that an author is shown
_LONGEST = 4000  # characters of a message to an author
_MOST_LISTED = 50  # submissions of the queue that a page shows
_POLL = 0.2  # seconds between two looks at the queue


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What an author sends."""

    task: str
    author: str
    name: str
    text: str
    mode: Mode = "test"


@dataclass(frozen=True)
class Limits:
    """What a submission may take: seconds for all of it, and how many calls and seconds a case is timed."""

    seconds: float = 300.0
    reps: int = 100
    budget: float = 6.0


class Desk:
    """A queue, and the workers that it is judged by.

    Args:
        tasks: those that are served, by name.
        engine: gives jobs to workers.
        device: ``"cuda"``, ``"emulator"`` or ``"cpu"``.
        limits: see `Limits`.
        sandbox, required: as ``--no-sandbox`` and ``--require-sandbox`` say.
    """

    def __init__(
        self, tasks: Mapping[str, Task], engine: Engine, device: str, limits: Limits | None = None, *,
        sandbox: bool = True, required: bool = False,
    ) -> None:  # fmt: skip
        self.tasks, self.device, self._engine, self._limits = dict(tasks), device, engine, limits or Limits()
        self._sandbox, self._required = sandbox, required
        engine.patience = None  # a queue waits for workers however long none is there
        self._trees = {name: self._hold(task) for name, task in self.tasks.items()}
        self._handed: dict[str, tuple[Entry, str]] = {}  # entry, and digest of its files, by key
        self._sent: dict[str, set[str]] = {}  # tokens by the address that they were sent from
        with _history() as connection:
            self._sweep = queue.results(connection)

    def _hold(self, task: Task) -> tuple[str, str]:
        tree, folder = blobs.of_task(task)
        return self._engine.hold([tree])[0], folder

    def take(self, given: Given, once: bool = False, address: str = "") -> str:
        """Takes a submission in and returns the token to ask for it by.

        Args:
            given: the submission.
            once: the same text under the same names is taken once, however many wait.
            address: where it was sent from, as anybody may write any author; empty where that is not known.

        Raises:
            HarnessError: an unknown task, a name or text of a form that is not taken, or too many that still wait.
        """
        if given.task not in self.tasks:
            raise HarnessError(f"task: no task {given.task!r} is served; there are: {', '.join(self.tasks)}")
        for what, text in (("author", given.author), ("name", given.name)):
            if not 0 < len(text) <= 64 or not text.isprintable():
                raise HarnessError(f"{what}: expected 1 to 64 printable characters, got {text[:80]!r}")
        if len(given.text.encode(errors="replace")) > LARGEST or "custom_kernel" not in given.text:
            raise HarnessError(f"text: expected a submission with custom_kernel, of at most {LARGEST} bytes")
        if given.mode != "test" and self.device == "emulator":
            raise HarnessError("mode: nothing is timed here, as there is no GPU; take 'test'")
        with _history() as connection:
            if not once:
                self._refuse_many(connection, given.author, address)
            token = queue.add(connection, given.author, given.name, given.task, given.mode, given.text, once)
        if address:
            self._sent.setdefault(address, set()).add(token)
        return token

    def _refuse_many(self, connection: sqlite3.Connection, author: str, address: str) -> None:
        if address:
            open_now = queue.open_among(connection, self._sweep, self._sent.pop(address, set()))
            if open_now:
                self._sent[address] = open_now
            if len(open_now) >= _MOST_OPEN:
                raise HarnessError(f"{_MOST_OPEN} submissions from {address} wait; wait for their results")
        elif queue.open_of(connection, self._sweep, author) >= _MOST_OPEN:
            raise HarnessError(f"author: {_MOST_OPEN} submissions of {author!r} wait; wait for their results")
        if queue.open_of(connection, self._sweep) >= _MOST_WAITING:
            raise HarnessError(f"{_MOST_WAITING} submissions wait here; try again later")

    def status(self, token: str) -> dict[str, Any] | None:
        """Where a submission stands, and its result once there is one; None for a token that is not known."""
        with _history() as connection:
            entry = queue.find(connection, token)
            if entry is None:
                return None
            fields: dict[str, Any] = {key: getattr(entry, key) for key in ("task", "name", "mode", "arrived")}
            trial = trials.one(connection, self._sweep, entry.key)
            if trial is None:
                if entry.key in self._engine.running:
                    ended = self._engine.cases(entry.key).items()
                    cases = [{"name": name, "status": status} for name, status in ended]
                    return {**fields, "state": "running", "cases": cases, "total": self._total(entry)}
                return {**fields, "state": "waiting", "ahead": queue.ahead(connection, self._sweep, entry)}
            documents = queries.documents(connection, trial.run) if trial.run is not None else []
        cases = [_shown(document) for document in documents]
        result = {"status": trial.status, "message": trial.message[:_LONGEST], "score_ns": trial.score_ns}
        return {**fields, "state": "done", **result, "low_ns": trial.low_ns, "high_ns": trial.high_ns, "cases": cases}

    def waiting(self) -> list[dict[str, Any]]:
        """The first submissions without a result, in order: number, author, name, task, mode and state. Their
        tokens are their authors'."""
        with _history() as connection:
            entries = queue.waiting(connection, self._sweep, most=_MOST_LISTED)
        fields = ("number", "author", "name", "task", "mode")
        return [
            {key: getattr(entry, key) for key in fields}
            | {"state": "running" if entry.key in self._engine.running else "waiting"}
            for entry in entries
        ]

    def work(self, stop: threading.Event, once: bool = False) -> int:
        """Has what waits judged until ``stop`` is set, or with ``once`` until nothing waits.

        Returns:
            How many results it kept.
        """
        kept, last = 0, 0
        ready = max(1, self._engine.ready([self._kind])[self._kind])
        with _history() as connection:
            while not stop.is_set():
                if len(self._handed) < 2 * ready:
                    new = queue.waiting(connection, self._sweep, last, 4 * ready)
                    for entry in new:
                        self._hand(connection, entry)
                        last = entry.number
                    if once and not new and not self._handed:
                        break
                if not self._engine.busy:
                    stop.wait(_POLL)
                    continue
                outcome = self._engine.next(_POLL)
                if outcome is not None and isinstance(outcome[1], Outcome):
                    entry, tree = self._handed.pop(outcome[0])
                    self._engine.drop([tree])
                    kept += self._keep(connection, entry, outcome[1])
        return kept

    @property
    def _kind(self) -> str:
        return GPU if self.device == "cuda" else CPU

    def _hand(self, connection: sqlite3.Connection, entry: Entry) -> None:
        """Gives a submission to the engine; one that cannot be judged gets its result at once."""
        task = self.tasks.get(entry.task)
        if task is None:  # it arrived when other tasks were served
            self._keep(connection, entry, Outcome(verdict.ERROR, f"task {entry.task!r} is not served any more"))
            return
        tree, folder = self._trees[entry.task]
        (own,) = self._engine.hold([blobs.pack({"submission.py": entry.text.encode()})])
        checks, times = self._cases(task, entry.mode)
        limits = self._limits
        self._handed[entry.key] = entry, own
        self._engine.submit(
            Job(
                entry.key, job_runner.project(), task.name, tree, folder, own, self.device, checks=checks, times=times,
                reps=limits.reps, budget=limits.budget, limit=limits.seconds, sandbox=self._sandbox,
                required=self._required, hidden=tuple(map(str, task.hidden_paths)), strangers=True,
            )
        )  # fmt: skip

    def _cases(self, task: Task, mode: str) -> tuple[Cases | None, Cases | None]:
        tests = Cases("test", tuple(case.index for case in task.tests))
        benchmarks = Cases("benchmark", tuple(case.index for case in task.benchmarks))
        return tests if mode != "benchmark" else None, benchmarks if mode != "test" else None

    def _total(self, entry: Entry) -> int:
        """How many cases a submission is judged by."""
        task = self.tasks.get(entry.task)
        return sum(len(one.numbers) for one in self._cases(task, entry.mode) if one) if task else 0

    def _keep(self, connection: sqlite3.Connection, entry: Entry, outcome: Outcome) -> bool:
        trial = Trial(entry.key, {"author": entry.author, "name": entry.name}, outcome.status, outcome.message)
        if outcome.times and outcome.status == verdict.PASS:
            middle, low, high = trials.score(outcome.times)
            trial = replace(trial, score_ns=middle, low_ns=low, high_ns=high)
        files = {"submission.py": entry.text}
        documents = outcome.times or outcome.checks
        row = {
            "began": time.time() - outcome.seconds,
            "ended": time.time(),
            "exit": 0 if outcome.status == verdict.PASS else 1,
            "verb": RANKED if entry.mode == "leaderboard" else UNRANKED,
            "task": entry.task,
            "submission": f"{entry.author}/{entry.name}",
            "source": sources.digest(files),
            "variant": "",
            "git": "",
            "total": len(documents),
            "summary": msgspec.json.encode({"confinement": outcome.confinement}).decode(),
            **outcome.circumstances,
        }
        return trials.keep(connection, self._sweep, trial, row if outcome.circumstances else {}, files, documents)


def _shown(document: dict[str, Any]) -> dict[str, Any]:
    """What an author is shown of a case."""
    times = document.get("device_ns") or {}
    fields = {"name": document["name"], "status": document["status"], "message": document["message"][:_LONGEST]}
    cause = document.get("cause") or {}
    fields |= {
        key: str(value)[:_LONGEST]
        for key, value in (("cause", cause.get("text")), ("location", cause.get("location")))
        if value
    }
    fields["remarks"] = [str(remark)[:_LONGEST] for remark in document.get("remarks", [])[:_MOST_REMARKS]]
    return fields | {key: times[key] for key in ("median", "ci_low", "ci_high") if key in times}


@contextlib.contextmanager
def _history() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(database.connect(create=True)) as connection:
        yield connection
