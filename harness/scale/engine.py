"""Gives jobs to workers and hands over what comes back: each job has one outcome, however often it was tried."""

from __future__ import annotations

import queue
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from distributed import Client, Future
from distributed.scheduler import KilledWorker

from harness.errors import Exit, HarnessError
from harness.history.trials import LOST
from harness.scale import blobs, dask_cluster, job_runner
from harness.scale.jobs import CPU, GPU, Built, Job, Outcome

_LOOK = 1.0  # seconds between two looks at which workers there are
_PATIENCE = 300.0  # seconds without a worker of the kind that is needed


class Engine:
    """Jobs on their way. A worker is given one at a time; others wait here, in the order in which they came.

    Args:
        client: of Dask.
        patience: seconds to go on without a worker of a kind that is needed; None goes on for ever.
    """

    def __init__(self, client: Client, patience: float | None = _PATIENCE) -> None:
        self._client, self.patience = client, patience
        self._name = secrets.token_hex(6)  # others may use the same scheduler
        self._waiting: dict[str, deque[tuple[str, Callable[..., Any], tuple[Any, ...]]]] = {
            GPU: deque(),
            CPU: deque(),
        }
        self._running: dict[str, tuple[str, Future]] = {}  # by key
        self._ended: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._held: set[str] = set()
        self._slots: dict[str, int] = {}
        self._looked = self._alone_since = 0.0
        self._cases: dict[str, dict[str, str]] = {}
        client.subscribe_topic(self._name, self._case)

    def hold(self, data: Iterable[bytes]) -> list[str]:
        """Gives blobs to the scheduler, those that it has not. Returns their digests."""
        found = {blobs.digest(blob): blob for blob in data}
        if new := {key: blob for key, blob in found.items() if key not in self._held}:
            self._client.run_on_scheduler(blobs.hold, new, self._name)
            self._held |= new.keys()
        return list(found)

    def drop(self, digests: Iterable[str]) -> None:
        """Lets the scheduler forget blobs that no job needs any more."""
        gone = [one for one in digests if one in self._held]
        self._held -= set(gone)
        self._client.run_on_scheduler(blobs.drop, gone, self._name)

    def submit(self, job: Job) -> None:
        """Takes a job; its outcome comes from ``next``, under the job's key."""
        named = replace(job, topic=self._name)
        self._waiting[job.resource].append((job.key, job_runner.run, (named,)))

    def compile(self, job: Job, have: frozenset[str]) -> None:
        """Takes the compiling ahead of a job; a `Built` comes from ``next``, under the job's key."""
        self._waiting[CPU].append((job.key, job_runner.compile_ahead, (job, have)))

    @property
    def busy(self) -> bool:
        """Whether a job waits or runs."""
        return bool(self._running) or any(self._waiting.values())

    @property
    def running(self) -> set[str]:
        """The keys of the jobs that workers have."""
        return set(self._running)

    def cases(self, key: str) -> dict[str, str]:
        """The verdicts on a running job's cases so far, by the case's name, in the order in which they ended."""
        return dict(self._cases.get(key, {}))

    def _case(self, event: tuple[float, dict[str, str]]) -> None:
        case = event[1]
        if case["key"] in self._running:
            self._cases.setdefault(case["key"], {})[case["name"]] = case["status"]

    def ready(self, kinds: Iterable[str]) -> dict[str, int]:
        """Waits for a worker of each kind.

        Returns:
            How many there are, by kind.

        Raises:
            HarnessError: there is none of a kind after a while (exit 7).
        """
        begin = time.monotonic()
        while missing := [kind for kind in kinds if not self._look(force=True).get(kind)]:
            if time.monotonic() - begin > _PATIENCE:
                raise _nobody(missing[0])
            time.sleep(0.2)
        return dict(self._look(force=True))

    def next(self, timeout: float | None = None) -> tuple[str, Outcome | Built] | None:
        """The next job that ended, or None after ``timeout`` seconds, or at once where nothing waits or runs.

        Raises:
            HarnessError: there is no worker of the kind that is needed, nor does one come (exit 7).
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        while self.busy:
            self._give()
            left = _LOOK if deadline is None else min(_LOOK, deadline - time.monotonic())
            try:
                key = self._ended.get(timeout=max(0.0, left))
            except queue.Empty:
                if deadline is not None and time.monotonic() >= deadline:
                    return None
                continue
            _, future = self._running.pop(key)
            self._cases.pop(key, None)
            self._give()
            result = _result(future)
            future.release()
            return key, result
        return None

    def _look(self, force: bool = False) -> Mapping[str, int]:
        if force or time.monotonic() - self._looked > _LOOK:
            self._slots, self._looked = dask_cluster.have(self._client), time.monotonic()
        return self._slots

    def _give(self) -> None:
        """Gives waiting jobs to workers that have none."""
        for kind, waiting in self._waiting.items():
            taken = sum(of == kind for of, _ in self._running.values())
            while waiting and taken < self._look().get(kind, 0):
                key, function, arguments = waiting.popleft()
                future = self._client.submit(
                    function, *arguments, key=f"{self._name} {key}", pure=False, resources={kind: 1}
                )
                self._running[key] = kind, future
                future.add_done_callback(lambda _, key=key: self._ended.put(key))
                taken += 1
        needed = {kind for kind, waiting in self._waiting.items() if waiting} | {of for of, _ in self._running.values()}
        missing = [kind for kind in needed if not self._look().get(kind)]
        self._alone_since = (self._alone_since or time.monotonic()) if missing else 0.0
        if missing and self.patience is not None and time.monotonic() - self._alone_since > self.patience:
            raise _nobody(missing[0])


def _result(future: Future) -> Outcome | Built:
    """What a job gave; a worker that died, or an error of the harness, is an outcome too."""
    if future.status == "finished":
        result: Outcome | Built = future.result()
        return result
    if future.status == "error":
        error = future.exception()
        if isinstance(error, KilledWorker):
            return Outcome(LOST, f"{dask_cluster.DEATHS} workers died while they ran it")
        return Outcome(LOST, f"internal error of a worker: {error!r}")
    raise HarnessError(f"the scheduler is gone: a job is {future.status}", Exit.INTERNAL, hint="--resume goes on")


def _nobody(kind: str) -> HarnessError:
    what = "with a GPU" if kind == GPU else "without a GPU, which compile and emulate"
    return HarnessError(
        f"the scheduler has no workers {what}", Exit.NO_DEVICE, hint="warpyard worker tcp://HOST:8786 on some machine"
    )
