"""A sweep from its first trial to its last: compile, check, time, keep; a trial that has ended stays, whatever happens.

The sources as they are, without the plan's macros, are timed too: what the best is compared with.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from sqlite3 import Connection

import msgspec

from harness.checking import verdict
from harness.history import sources, trials
from harness.history.trials import Trial
from harness.scale import blobs, builds, job_runner, plan, search
from harness.scale.engine import Engine
from harness.scale.jobs import CPU, GPU, Built, Cases, Job, Outcome
from harness.scale.plan import ARCH, SUBMISSION, VARIANT, Plan
from harness.scale.search import Candidate
from harness.tasks import revisions
from harness.tasks.loading import Task

AS_IT_IS = "as it is"  # the key of the trial without the plan's macros


@dataclass
class _Course:
    """A candidate on its way: what is left to do, and what was found so far."""

    candidate: Candidate
    jobs: list[Job]
    outcome: Outcome = field(default_factory=Outcome)
    began: float = field(default_factory=time.time)


class Sweep:
    """One sweep.

    Args:
        engine: does the work.
        connection: the history.
        asked, task, named: the plan, its task, and its submissions' files by name.
        chosen: the cases to check and to time; None for none.
        device: ``"cuda"``, ``"emulator"`` or ``"cpu"``.
        number: of the sweep in the history.
        sandbox, required: as ``--no-sandbox`` and ``--require-sandbox`` say.
        valid: see `plan.read`.
        report: called with each trial that ends, and with how many there will be.
    """

    def __init__(
        self, engine: Engine, connection: Connection, asked: Plan, task: Task, named: Mapping[str, Path],
        chosen: tuple[Cases | None, Cases | None], device: str, number: int, *, sandbox: bool = True,
        required: bool = False, valid: search.Valid | None = None, report: Callable[[Trial, int], None] | None = None,
    ) -> None:  # fmt: skip
        self._engine, self._connection, self._plan, self._task = engine, connection, asked, task
        self._named, self._chosen, self._device, self._number = named, chosen, device, number
        self._sandbox, self._required, self._report = sandbox, required, report or (lambda *_: None)
        self._texts = plan.files(asked, task, named)
        self._commits = {name: revisions.state(path.parent) for name, path in named.items()}
        self._serial = itertools.count()
        self._courses: dict[str, _Course] = {}
        self._compiled: dict[str, str] = {}  # digest of the compiled files, by what they were made of
        known = trials.read(connection, number)
        axes = asked.axes(next(iter(named)))
        self._search = search.begin(asked, axes, valid, [trial for trial in known if trial.key != AS_IT_IS])
        self._baseline = None
        if asked.defines and all(trial.key != AS_IT_IS for trial in known):
            plain = {name: values[0] for name, values in axes.items() if name not in asked.defines}
            self._baseline = Candidate(AS_IT_IS, plain)
        self.total = self._search.total + bool(asked.defines)
        tree, self._folder = blobs.of_task(task)
        (self._tree,) = engine.hold([tree])
        self._trees = {
            name: engine.hold([blobs.of_submission(task, path)])[0] for name, path in named.items()
        }  # fmt: skip

    def run(self) -> list[Trial]:
        """Does what is left to do. Returns all trials, also of earlier runs of the sweep."""
        every = isinstance(self._search, search.Grid)
        most = 1 << 30 if every else max(1, self._engine.ready([self._kind])[self._kind])
        waiting = self._candidates()
        if every and self._device != "cpu":
            waiting = iter(self._compile(list(waiting)))
        left = True
        while left or self._courses:
            while left and len(self._courses) < most:
                if (candidate := next(waiting, None)) is None:
                    left = False
                    break
                if not every and self._device != "cpu":
                    self._compile([candidate])
                self._begin(candidate)
            result = self._engine.next()
            if result is None:
                continue
            key, outcome = result
            assert isinstance(outcome, Outcome)
            self._goes_on(self._courses.pop(key), outcome)
        trials.end(self._connection, self._number)
        return trials.read(self._connection, self._number)

    @property
    def _kind(self) -> str:
        return GPU if self._device == "cuda" else CPU

    def _candidates(self) -> Iterator[Candidate]:
        if self._baseline is not None:
            yield self._baseline
        yield from self._search

    def _job(self, candidate: Candidate) -> Job:
        """What all jobs of a candidate share."""
        settings = candidate.settings
        return Job(
            key=f"sweep {self._number}.{next(self._serial)}",
            project=job_runner.project(),
            task=self._task.name,
            task_tree=self._tree,
            task_folder=self._folder,
            submission_tree=self._trees[settings[SUBMISSION]],
            device=self._device,
            arch=settings.get(ARCH),
            variant=settings.get(VARIANT) or None,
            defines=self._plan.macros(candidate.settings),
            sandbox=self._sandbox,
            required=self._required,
            hidden=tuple(map(str, self._task.hidden_paths)),
            built=self._compiled,
        )

    def _compile(self, candidates: list[Candidate]) -> list[Candidate]:
        """Compiles ahead what candidates may ask for, over all workers without a GPU, into every cache."""
        keys = {}
        for candidate in candidates:
            job = self._job(candidate)
            keys[job.key] = job
            self._engine.compile(job, frozenset(self._compiled))
        other: list[tuple[str, Outcome]] = []
        while keys:
            result = self._engine.next()
            assert result is not None
            key, built = result
            if isinstance(built, Outcome) and key in self._courses:
                other.append((key, built))
                continue
            job = keys.pop(key)
            if isinstance(built, Built):  # else its workers died: its run will report that
                self._take(job, built)
        for key, outcome in other:
            self._goes_on(self._courses.pop(key), outcome)
        return candidates

    def _take(self, job: Job, built: Built) -> None:
        if not built.made:
            return
        path = next(self._named[name] for name, tree in self._trees.items() if tree == job.submission_tree)
        wanted = builds.requests(path, job.arch, job.variant, job.defines)
        digests = self._engine.hold(built.made.values())
        for (contents, packed), digest in zip(built.made.items(), digests, strict=True):
            self._compiled[contents] = digest
            if contents in wanted:
                builds.publish(wanted[contents], packed)

    def _begin(self, candidate: Candidate) -> None:
        checks, times = self._chosen
        job, asked = self._job(candidate), self._plan
        check = replace(job, checks=checks, calls=asked.check.calls if asked.check else 2)
        jobs: list[Job] = []
        if asked.time is None or times is None:
            jobs = [check]
        else:
            job = replace(job, reps=asked.time.reps, budget=asked.time.budget)
            separate = checks is not None and asked.check is not None and asked.check.on == "emulator"
            if separate:
                jobs.append(replace(check, device="emulator"))
            steps = [times]
            if asked.search.prune:
                steps = [Cases(times.kind, (number,)) for number in times.numbers]
            jobs += [replace(job, times=step) for step in steps]
            if not separate:
                jobs[0] = replace(jobs[0], checks=checks, calls=check.calls)
        self._next(_Course(candidate, jobs))

    def _next(self, course: _Course) -> None:
        job = replace(course.jobs.pop(0), key=f"sweep {self._number}.{next(self._serial)}")
        self._courses[job.key] = course
        self._engine.submit(job)

    def _goes_on(self, course: _Course, outcome: Outcome) -> None:
        """Takes what a job of a candidate gave; gives its next job, or keeps its result."""
        whole = course.outcome
        whole.checks += outcome.checks
        whole.times += outcome.times
        whole.status, whole.message = outcome.status, outcome.message
        whole.circumstances = outcome.circumstances or whole.circumstances
        whole.confinement = outcome.confinement or whole.confinement
        whole.seconds += outcome.seconds
        if whole.status == verdict.PASS and course.jobs:
            if not (outcome.times and course.candidate.handle is not None) or not self._search.slow(
                course.candidate, len(whole.times) - 1, trials.score(whole.times)[0]
            ):
                self._next(course)
                return
            whole.status = trials.PRUNED
            whole.message = f"slower than the median of the others after {len(whole.times)} cases"
        trial = self._keep(course)
        if course.candidate is not self._baseline:
            self._search.learn(course.candidate, trial)
        self._report(trial, self.total)

    def _keep(self, course: _Course) -> Trial:
        outcome, settings = course.outcome, course.candidate.settings
        trial = Trial(course.candidate.key, settings, outcome.status, outcome.message)
        if outcome.times and outcome.status in (verdict.PASS, trials.PRUNED):
            middle, low, high = trials.score(outcome.times)
            trial = replace(trial, score_ns=middle, low_ns=low, high_ns=high)
        files = dict(self._texts[settings[SUBMISSION], settings.get(ARCH, "")])
        if macros := self._plan.macros(course.candidate.settings):
            files["defines"] = "".join(f"{name}={value}\n" for name, value in sorted(macros.items()))
        wanted = self._chosen[1] if outcome.times else self._chosen[0]
        row = {
            "began": course.began,
            "ended": time.time(),
            "exit": 0 if outcome.status == verdict.PASS else 1,
            "verb": "sweep",
            "task": self._task.name,
            "submission": str(self._named[settings[SUBMISSION]]),
            "source": sources.digest(files),
            "variant": settings.get(VARIANT, ""),
            "git": self._commits[settings[SUBMISSION]],
            "total": len(wanted.numbers) if wanted else 0,
            "summary": msgspec.json.encode({"settings": settings, "confinement": outcome.confinement}).decode(),
            **outcome.circumstances,
        }
        documents = outcome.times or outcome.checks
        trials.keep(self._connection, self._number, trial, row if outcome.circumstances else {}, files, documents)
        return trial
