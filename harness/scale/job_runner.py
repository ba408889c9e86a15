"""What runs on Dask's workers: compiling ahead, and checking and timing a submission in a process of its own.

The worker is the evaluator; it stays from job to job, with torch imported, and the submission's process does not.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import math
import signal
import socket
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from filelock import FileLock

from harness import tasks
from harness.checking import verdict
from harness.errors import HarnessError
from harness.history import record
from harness.machine import devices, folders, processes
from harness.machine.devices import Device
from harness.scale import blobs, builds
from harness.scale.jobs import Built, Cases, Job, Outcome
from harness.tasks import allowances, revisions, variants
from harness.tasks.cases import Case
from harness.tasks.loading import ROOT, Task
from jit.base import environment


@functools.cache
def project() -> str:
    """SHA-256 over the code that decides a result: two machines whose digests differ may give different ones."""
    total = hashlib.sha256()
    for package in ("jit", "kernels", "harness"):
        for path in sorted((ROOT / package).rglob("*")):
            if path.suffix in (".py", ".cu", ".cuh", ".h", ".ll"):
                total.update(f"{path.relative_to(ROOT)}\0{blobs.digest(path.read_bytes())}".encode())
    return total.hexdigest()


def dask_setup(worker: object) -> None:
    """Dask calls it in a new worker's process before the scheduler knows of it: imports what a job needs, and gets the
    GPU ready where there is one. A terminal's ctrl-C goes to this process too, which the one that watches it ends: its
    traceback would only hide what the command prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import torch

    from harness.timing import benchmark

    if torch.cuda.is_available():
        benchmark.roofline.chip(torch.cuda.current_device())
        torch.empty(1, device="cuda")


def compile_ahead(job: Job, have: frozenset[str]) -> Built:
    """Compiles what the job's submission may ask for, as far as its text shows, except what is compiled already."""
    with _submission(job) as submission:
        wanted = builds.requests(submission, job.arch, job.variant, job.defines)
        return builds.make({key: one for key, one in wanted.items() if key not in have})


def run(job: Job) -> Outcome:
    """Checks and times a submission. What is wrong with it, or with its task, is in the outcome."""
    begin = time.monotonic()
    outcome = Outcome(worker=_name())
    try:
        with _submission(job) as submission:
            _run(job, submission, outcome, begin)
    except HarnessError as error:
        outcome.status, outcome.message = verdict.ERROR, str(error)
    outcome.seconds = time.monotonic() - begin
    return outcome


@contextlib.contextmanager
def _submission(job: Job) -> Iterator[Path]:
    with blobs.unpacked(blobs.fetch(job.submission_tree)) as folder:
        yield folder / "submission.py"


def _relative(document: dict[str, Any], folder: Path) -> dict[str, Any]:
    """A document whose places are those of the author's files, without the folder that they lie in here."""
    relative: dict[str, Any] = json.loads(json.dumps(document).replace(json.dumps(f"{folder}/")[1:-1], ""))
    return relative


def _run(job: Job, submission: Path, outcome: Outcome, begin: float) -> None:
    from harness.checking import checker
    from harness.process.session import Session
    from harness.process.submission_process import SubmissionProcess
    from harness.timing import benchmark

    if job.project != project():
        raise HarnessError(
            f"the worker on {socket.gethostname()} has another version of warpyard; install the same one there"
        )
    task = _task(job)
    device = allowances.applied(_device(job, submission), task)
    outcome.circumstances = _circumstances(device)
    if job.built:
        builds.take(builds.requests(submission, job.arch, job.variant, job.defines), job.built)

    def left(most: float) -> float:
        return most if job.limit is None else min(most, job.limit - (time.monotonic() - begin))

    def goes_on(document: dict[str, object]) -> bool:
        """Tells of a case that has ended, and says whether the run goes on."""
        _log_event(job, document)
        if document["status"] != verdict.PASS:
            outcome.status, outcome.message = str(document["status"]), f"{document['name']}: {document['message']}"
        return document["status"] == verdict.PASS

    processes.adopt_orphans()
    process = SubmissionProcess(
        task, submission, device.kind, device.env, sandbox=job.sandbox, required=job.required,
        hidden=[path for path in map(Path, job.hidden) if path.exists()], strangers=job.strangers,
    )  # fmt: skip
    with _alone(device, job.times is not None), Session(task, submission, device, worker=process) as session:
        if job.times is not None:
            benchmark.Bench(session, benchmark.Options(timeout=left(task.benchmark_timeout))).get_ready()
        for case in _cases(task, job.checks):
            if _late(outcome, left(math.inf), job):
                return
            options = checker.Options(calls=job.calls, timeout=left(task.test_timeout), sandbox=job.sandbox)
            (result,) = checker.run(session, [case], options)
            outcome.checks.append(_relative(result.document(), submission.parent))
            if not goes_on(outcome.checks[-1]):
                return
        for case in _cases(task, job.times):
            if _late(outcome, left(math.inf), job):
                return
            timing = benchmark.Bench(
                session,
                benchmark.Options(
                    job.reps, job.budget, timeout=left(task.benchmark_timeout), graph=device.kind == "cuda"
                ),
            ).run(case)
            outcome.times.append(timing.document())
            if not goes_on(outcome.times[-1]):
                return
        outcome.confinement = dict(session.worker.confinement)


def _log_event(job: Job, document: Mapping[str, object]) -> None:
    if job.topic:
        from distributed import get_worker

        get_worker().log_event(job.topic, {"key": job.key, "name": document["name"], "status": document["status"]})


def _late(outcome: Outcome, left: float, job: Job) -> bool:
    if left <= 0:
        outcome.status, outcome.message = verdict.TIMEOUT, f"not done within {job.limit:g} s"
    return left <= 0


def _name() -> str:
    from distributed import get_worker

    return str(get_worker().address)


def _task(job: Job) -> Task:
    return _loaded(blobs.unpack(blobs.fetch(job.task_tree)) / job.task_folder, job.task)


@functools.lru_cache(maxsize=8)
def _loaded(folder: Path, name: str) -> Task:
    return tasks.load(folder, name)


def _cases(task: Task, chosen: Cases | None) -> list[Case]:
    return [task.cases(chosen.kind)[number] for number in chosen.numbers] if chosen else []


def _device(job: Job, submission: Path) -> Device:
    return device_of(job.device, submission, job.arch, job.variant, job.defines)


def device_of(kind: str, submission: Path, arch: str | None, variant: str | None, defines: Mapping[str, str]) -> Device:
    """The device of a trial, with the variables that its settings stand for."""
    device = variants.apply(devices.select(kind, arch), submission, arch, variant)
    given = ",".join(f"{name}={value}" for name, value in defines.items())
    return replace(device, env={**device.env, environment.DEFINES.name: given}) if given else device


def _circumstances(device: Device) -> dict[str, str]:
    return dict(_kept_circumstances(device.kind, device.label, device.env.get(environment.ARCH.name, "")))


@functools.lru_cache(maxsize=8)
def _kept_circumstances(kind: str, label: str, arch: str) -> dict[str, str]:
    return record.circumstances(Device(kind, label, {environment.ARCH.name: arch}), revisions.state(ROOT))


@contextlib.contextmanager
def _alone(device: Device, timed: bool) -> Iterator[None]:
    """While one process of this user times on a GPU, or on the CPUs, the jobs of others there wait."""
    if device.kind == "cuda":
        import torch

        what = str(torch.cuda.get_device_properties(0).uuid)
    elif timed:
        what = "cpu"
    else:
        yield
        return
    place = folders.state_dir() / "locks" / what
    place.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(place):
        yield
