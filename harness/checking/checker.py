"""Runs the cases of a submission and decides, in this process, whether what came back is right."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import shlex
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from harness.checking import call_counters, causes, memory_fault, mending, origins, own_work, verdict
from harness.checking.case_inputs import generate, secret_seed
from harness.checking.dependence import Dependence
from harness.checking.hypotheses import Hypotheses
from harness.checking.judge import Refused, judge
from harness.checking.mending import Mending
from harness.checking.printed import Printed
from harness.checking.ranks import How, Ranks
from harness.checking.replies import PER_CASE, classify, take_finding
from harness.checking.source_places import Places, returned_at
from harness.checking.verdict import Result
from harness.errors import EMULATOR_ENDED, KILLED, HarnessError, WorkerDied, WorkerTimeout
from harness.guarded import guarded, text
from harness.process.session import Inputs, Session
from harness.tasks.cases import Case, check_words
from harness.tasks.loading import Task
from harness.wire import messages, requests, transfer
from jit.base.schedules import Named, parse

_EXPLORING = 1800.0  # seconds that a call may take which runs each of its launches under chosen schedules
_BUILD = 900.0  # seconds; an extension takes g++ and nvcc up to 60 s of CPU time
_Turn = tuple[int | str, Sequence[int | None]]  # a schedule, and the seeds of its calls
_COMPILERS = re.compile(r"\btorch\.(?:compile\b(?!r)|jit\.script|jit\.trace)")


@dataclass
class Options:
    """How to check.

    Args:
        seed: secret seed combined into every case's own; None takes the public seeds as they are.
        fresh: draw a secret seed for the first call too, another one for each case.
        calls: calls a case; each has new contents in the same memory.
        timeout: seconds a call may take, and before it the import with what it compiles; None takes the task's own, and
            at least `_BUILD` for an import on the emulator.
        schedules: how many schedules of the emulator to run each case under; or which are chosen, as a text of
            `jit.base.schedules`. Of these, one call runs them all, and each that left other bytes in memory is run and
            judged alone.
        first_schedule: seed of the first of them; the others follow it. Or the name of one that was chosen.
        sandbox: confine the submission's process.
        replay: words of the command line that replays a case, without ``-k`` and ``--seed``.
        diagnose: explain wrong outputs, and look for the change of the submission that ends a finding.
        by_kernels: refuse what emulated kernels did not compute, see ``own_work``: the last call of a case is judged.
        begins: called with a case and the number of the schedule, from 0 on, before it runs under it.
        search: seconds of `load.Spent` for small changes of the submission in the run, where WARPYARD_CHANGES does not
            say; None takes `trials.LIMIT`.
        searches: called with how many changes were tried for a wrong output or beside a finding, and of how many: as
            the search begins, and while it runs.
    """

    seed: int | None = None
    fresh: bool = False
    calls: int = 2
    timeout: float | None = None
    schedules: int | str = 1
    first_schedule: int | str = 0
    sandbox: bool = True
    replay: tuple[str, ...] = ()
    diagnose: bool = True
    by_kernels: bool = False
    begins: Callable[[Case, int], None] | None = None
    search: float | None = None
    searches: Callable[[int, int], None] | None = None


def rehearse(task: Task, case: Case) -> None:
    """Judges the reference's own output of a case, so that a GPU has loaded the kernels which that takes: they are
    loaded one by one, when each is first used. Raises HarnessError where the task itself fails."""
    packed = generate(task, case.with_seed(None))
    output = task.expected(packed.clone())
    if output is not None:
        task.verify(packed.clone(), output)
        Dependence(every=True).wrong(task, Inputs(packed), output)


def _near(handle: str) -> str:
    """A task's name, or its path from here where that is shorter."""
    if not os.path.isabs(handle):
        return handle
    near = os.path.join(".", os.path.relpath(handle))
    return near if len(near) < len(handle) else handle


def _named(finding: Any, schedule: str) -> int | str:
    """The name of the schedule under which something was found in a call that ran under ``schedule``; 0 where that is
    several, which leave the results of seed 0."""
    for name in (finding.get("seed") if isinstance(finding, dict) else None, schedule):
        try:
            if isinstance(name, str) and isinstance(parse(name), Named):
                return name
        except ValueError:
            continue
    return 0


class Checker:
    """Checks cases of one submission, one after the other, in one process that is restarted when it dies."""

    def __init__(self, session: Session, options: Options) -> None:
        self.session, self.options, self.task = session, options, session.task
        self.task.timeout = options.timeout
        self._hypotheses = Hypotheses(self.task, not session.worker.strangers, mending.words(session.submission))
        self._printed = Printed(session.worker)
        self._mending = Mending(self.task, session, self._printed, options.search, options.searches)
        self._traced = origins.TOGETHER  # seconds of processor time that are left for calls which are run once more
        self._ranks = Ranks(session)
        self._last = False  # the last call of a case runs
        self._before: list[int | None] = []  # the seed of the call before, of the same case and schedule
        self._dependence = Dependence(every=True)  # of one case

    def close(self) -> None:
        """Ends the processes of other ranks."""
        self._ranks.close()

    def _seeds(self) -> list[int | None]:
        first = secret_seed() if self.options.fresh and self.options.seed is None else self.options.seed
        return [first, *(secret_seed() for _ in range(self.options.calls - 1))]

    def _replay(self, case: Case, seed: int | None, schedule: int | str) -> str:
        words = ["warpyard", "check", _near(self.task.handle), *self.options.replay]
        unique = sum(other.name == case.name for other in self.task.cases(case.kind)) == 1
        words += check_words(case.kind)
        words += ["-k", case.name if unique else str(case.index)]
        words += ["--seed", str(seed)] if seed is not None else []
        return shlex.join(words + (["--schedule-seed", str(schedule)] if schedule else []))

    @property
    def _count(self) -> int:
        """How many schedules are known beforehand."""
        return max(1, self.options.schedules) if isinstance(self.options.schedules, int) else 1

    def _turns(self, seeds: Sequence[int | None]) -> list[_Turn]:
        """The schedules of a case, each with the seeds of its calls: the last one has them all."""
        first = self.options.first_schedule
        if isinstance(self.options.schedules, str):
            return [(self.options.schedules, seeds[:1]), *([(0, seeds[1:])] if seeds[1:] else [])]
        if isinstance(first, str):
            return [(first, seeds)]
        return [*((first + i, seeds[:1]) for i in range(self._count - 1)), (first + self._count - 1, seeds)]

    def check(self, case: Case) -> Result:
        """The verdict on one case. Raises HarnessError where the task itself is at fault."""
        begin = time.perf_counter()
        result = Result(case, verdict.PASS)
        self._printed.begin()
        self._dependence = Dependence(every=True)
        self._ranks.begin()
        seeds: list[int | None] = self._seeds() if "seed" in case.args else [None] * len(self._seeds())
        turns = self._turns(seeds)
        for number, (schedule, own) in enumerate(turns):
            result.schedule = schedule
            if self.options.begins:
                self.options.begins(case, min(number, self._count - 1))
            for turn, seed in enumerate(own, 1):
                self._before = [result.seed] if turn > 1 else []
                self._last = number == len(turns) - 1 and turn == len(own)
                result.seed = seed
                result.calls += 1
                waited = result.calls == 1 and self.session.loaded and self.session.worker.alive
                self._call(case, seed, schedule, result)
                if waited and result.status == verdict.CRASH and result.message.endswith((KILLED, EMULATOR_ENDED)):
                    # Whoever was killed as the case before ended took this process along a moment later.
                    result.status, result.message, result.detail = verdict.PASS, "", ""
                    self._call(case, seed, schedule, result)
                if not result.passed:
                    break
            if not result.passed:
                if isinstance(schedule, str):
                    result.schedule = _named(result.finding, schedule)
                    result.message += f"\n(schedule {result.schedule})"
                elif self._count > 1:
                    result.message += f"\n(schedule seed {schedule}, number {number + 1} of {self._count})"
                break
            if not number and isinstance(schedule, str):  # of all that was tried, what left other bytes is judged too
                turns[1:1] = [(name, seeds[:1]) for name in self.session.report.orders]
        result.seconds = time.perf_counter() - begin
        assert self.session.submission is not None, "peers are not checked"
        result.output = self._printed.kept()
        if not result.passed:
            result.replay = self._replay(case, result.seed, result.schedule)
            result.cause = {"text": result.message.partition("\n")[0], "location": "", "what": "", "alike": ""}
        copied = replace(result)
        return guarded(lambda: self._decorated(copied), result)

    def _decorated(self, result: Result) -> Result:
        """The result with places in the user's own files, and with its cause: this reads what the submission wrote."""
        assert self.session.submission is not None
        places = Places(self.session.submission, self.session.worker.folders.problem, self.session.worker.sources)
        result.output, result.remarks = places.own(result.output), places.own(result.remarks)
        result.counters = places.counted(result.counters)
        if not result.passed:
            result.message, result.detail = places.own(result.message), places.own(result.detail)
            result.finding = places.own(result.finding)
            result.notes, result.stored = places.own(result.notes), [places.location(one) for one in result.stored]
            if origin := result.diagnosis.get("origin"):
                found = {key: places.short(value) for key, value in origin.items()}
                result.diagnosis["origin"] = found | {"location": places.location(origin["location"])}
            result.cause = asdict(causes.of(result, self.session.submission))
        return result

    def _patience(self, timeout: float) -> float:
        """Seconds that an import may take. On the emulator compilers run in it, on what the machine has left."""
        given = self.options.timeout is not None
        return timeout if given or self.session.device.kind != "emulator" else max(timeout, _BUILD)

    def _not_compiled(self) -> list[str]:
        """The remark that torch's compilers leave functions as they are, where the submission names one of them."""
        path = self.session.submission
        if self.session.device.kind != "emulator" or path is None:
            return []
        named = guarded(lambda: sorted(set(_COMPILERS.findall(text(path)))), list[str]())
        if not named:
            return []
        return [
            f"{', '.join(named)}: functions run uncompiled, since code for CUDA needs a GPU: whether the compiler "
            f"accepts them was not tried"
        ]

    def _call(self, case: Case, seed: int | None, schedule: int | str, result: Result) -> None:
        timeout = self.options.timeout or self.task.test_timeout
        if self.task.manifest.multi_gpu and "world_size" in case.args:
            how = How(
                schedule, timeout, self._patience(timeout), self.options.diagnose, self.options.by_kernels, self._last
            )
            self._ranks.call(case, seed, how, result)
            result.remarks = list(dict.fromkeys([*result.remarks, *self._not_compiled()]))
            return
        if self.options.timeout is None and schedule == self.options.schedules and isinstance(schedule, str):
            timeout = max(timeout, _EXPLORING)
        session = self.session
        try:
            packed = generate(self.task, case.with_seed(seed))  # while the submission's process gets ready
            loaded = session.load(self._patience(timeout), again=result.calls > 1)
            if not isinstance(loaded, messages.Done):
                result.status, result.message, result.detail = classify(loaded)
                result.ends_run = True
                with contextlib.suppress(WorkerDied):
                    take_finding(result, session.account(timeout), loaded)
                session.worker.kill()
                return
            inputs = session.slots.fill(packed)
            result.input_bytes = sum(block.size for block in inputs.blocks)
            follow = own_work.name_of(packed) if self.options.by_kernels else ""
            reply = session.call(
                inputs, timeout, schedule=schedule, forbid_torch=self.task.forbids_torch, follow=follow
            )
            report = session.report
            self._account(report, result)
            if take_finding(result, report, reply):
                if self.options.diagnose:
                    self._mending.of_finding(result, packed, schedule, timeout)
                return
            if not isinstance(reply, messages.Called):
                result.status, result.message, result.detail = classify(reply)
                result.ends_run = result.status == verdict.COMPILE and PER_CASE not in getattr(reply, "classes", ())
                if session.device.kind == "cuda" and result.status == verdict.ERROR:
                    session.worker.kill()  # a CUDA error may be sticky: the next case gets a new process
                return
            said = [f"the submission's process warns: {text}" for text in reply.warned]
            result.remarks = list(dict.fromkeys([*result.remarks, *said]))
            if reply.torch_ops:
                raise Refused(f"this task forbids computing with torch, and the submission used {reply.torch_ops}")
            result.output_bytes = sum(reply.sizes)
            output = session.outputs(reply, timeout)
            result.output_elements = call_counters.elements(output)
            self._judge(inputs, output, schedule, timeout, result)
            if result.passed and follow and self._last:
                own_work.refuse_others(report, packed, output)
        except Refused as error:
            result.status, result.message = verdict.REFUSED, str(error)
        except transfer.OutputError as error:
            result.status, result.message = verdict.REFUSED, f"the output cannot be transferred: {error}"
        except (MemoryError, RuntimeError) as error:
            result.status, result.message = verdict.REFUSED, memory_fault.who_took_it(error, session, case)
        except WorkerDied as error:
            late = isinstance(error, WorkerTimeout)
            result.status = verdict.TIMEOUT if late else verdict.CRASH
            result.message, result.detail = f"{error}; killed" if late else str(error), error.log
            if last := session.worker.last.finding:
                last["afterwards"] = result.message
                take_finding(result, session.worker.last, None)
                result.detail = error.log

    def _account(self, report: requests.CallReport, result: Result) -> None:
        """Takes what the emulator noted and counted in a call into the result."""
        result.emulated = result.emulated or report.launches > 0
        result.remarks = list(dict.fromkeys([*result.remarks, *report.remarks, *self._not_compiled()]))
        result.allowed += report.allowed
        result.counters = call_counters.clean(report.counters)
        result.sources, result.kernels_wrote = report.sources, report.written
        result.notes, result.stored = report.notes, report.stored

    def _judge(self, inputs: Inputs, output: Any, schedule: int | str, timeout: float, result: Result) -> None:
        """The verdict on an output, and for a wrong one what it may come from. Raises as `judge` does."""
        packed, explained = inputs.packed, any(causes.of_kinds(result.notes, causes.CERTAIN))
        wrong: list[origins.Wrong] = []

        @functools.cache
        def trace() -> origins.Trace | None:
            return self._trace(wrong[0], packed, schedule, timeout)

        good, result.message, result.diagnosis = judge(
            self.task, inputs, output, self.options.diagnose, None if explained else self._hypotheses,
            self._dependence, wrong,
            lambda found: (
                self._kept_output(result, output)
                or self._mending.of_output(found, result, packed, schedule, timeout, trace)
            ),
        )  # fmt: skip
        result.status = verdict.PASS if good else verdict.WRONG
        self._mending.of_view(result)
        if wrong and (traced := trace()):
            origin = guarded(functools.partial(origins.described, wrong[0], traced), dict[str, str]())
            result.diagnosis["origin"] = origin

    def _kept_output(self, result: Result, output: Any) -> dict[str, str]:
        """What is said, and where, of an output that is right for the inputs of the call before; empty elsewhere."""
        if not self._before or self._before == [result.seed]:
            return {}
        with contextlib.suppress(HarnessError):  # of a check that does not take it
            if self.task.verify(generate(self.task, result.case.with_seed(self._before[0])).clone(), output)[0]:
                assert self.session.submission is not None
                said = (
                    f"call {result.calls} returns what is right for the inputs of the call before, and not for its own"
                )
                return {"text": said, "plain": "plain", "location": returned_at(self.session.submission)}
        return {}

    def _trace(
        self, wrong: origins.Wrong, packed: transfer.Packed, schedule: int | str, timeout: float
    ) -> origins.Trace | None:
        """What wrote elements of a wrong output: the call runs once more, and the emulator keeps who writes each byte.
        None where nothing was emulated, or the call takes too long for that."""
        session, report = self.session, self.session.report
        if not report.launches or report.processor > min(origins.LONGEST, self._traced):
            return None
        self._traced -= report.processor
        self._printed.kept()
        chosen = 0 if isinstance(schedule, str) and not isinstance(parse(schedule), Named) else schedule
        elements = origins.chosen(wrong)
        try:
            reply = session.call(
                session.slots.fill(packed), timeout, schedule=chosen,
                traced=[(wrong.number, element) for element in elements],
            )  # fmt: skip
            if not isinstance(reply, messages.Called) or session.report.finding is not None:
                return None
            folder = f"{session.worker.folders.problem}/"
            wanted = origins.launched(reply.writes)
            stores = session.worker.stores(wanted, timeout) if wanted else []
            return origins.Trace(elements, reply.writes, dict(zip(wanted, stores, strict=False)), folder)
        except (WorkerDied, transfer.OutputError, MemoryError):  # the next case gets a new process
            return None
        finally:
            session.report = report


def run(
    session: Session,
    cases: Iterable[Case],
    options: Options,
    stop_at_first: bool = False,
    progress: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Checks cases in order, up to one that says that all others would end alike; ``progress`` gets each verdict."""
    checker = Checker(session, options)
    results = []
    with contextlib.closing(checker):
        for case in cases:
            result = checker.check(case)
            results.append(result)
            if progress:
                progress(result)
            if result.ends_run or (stop_at_first and not result.passed):
                break
    return results
