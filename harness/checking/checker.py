"""Runs the cases of a submission and decides, in this process, whether what came back is right."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
import secrets
import shlex
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from harness.checking import call_counters, causes, diagnosis, memory_fault, origins, own_work, verdict
from harness.checking.dependence import Dependence
from harness.checking.forms.trials import Near, Repair, Right, Stored, Trials
from harness.checking.hypotheses import Hypotheses
from harness.checking.judge import Refused, judge
from harness.checking.source_places import Places
from harness.checking.verdict import Result
from harness.errors import HarnessError, WorkerDied, WorkerTimeout
from harness.guarded import guarded, text
from harness.process.session import Inputs, Session
from harness.tasks.cases import SEED_BITS, Case, check_words
from harness.tasks.loading import Task
from harness.wire import messages, requests, transfer
from harness.wire.limits import clip, printable
from harness.wire.messages import Failed
from jit.base import environment
from jit.base.schedules import Named, parse

# Kinds of findings whose advice may be mistaken: an index, an argument or a parity that is wrong gives them too.
_OF_WRONG_CODE = ("race", "out-of-bounds", "misaligned", "deadlock")
_OF_ADDRESSES = ("out-of-bounds", "misaligned")
_OF_ORDER = "race"
_ADVICE = re.compile(r": an? [^:]* is missing[^:]*$")
_LINE = re.compile(r"\.(?:py|cu):(\d{1,9})(?!\d)")
_TRIAL = 30.0  # seconds that a request may take which tries forms of a submission
_SMALL = 1 << 20  # bytes of inputs that are made again in other sizes
_SIZES = 4  # of a case that are doubled
_EXPLORING = 1800.0  # seconds that a call may take which runs each of its launches under chosen schedules
_BUILD = 900.0  # seconds; an extension takes g++ and nvcc up to 60 s of CPU time
_PER_CASE = "CompilationError"  # Triton's: it compiles for each case's own constants, which another may fit
_NO_CUDA = ("Found no NVIDIA driver", "Torch not compiled with CUDA")  # torch's words, how they begin
_Turn = tuple[int | str, Sequence[int | None]]  # a schedule, and the seeds of its calls
_DEVICE_FILE = re.compile(r"(?<![\w./-])[\w-]+\.cu\b")
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


def _report_lines(report: Any, message: str) -> str:
    """A finding's report, a line for each field that its message does not have already."""
    if not report:
        return ""
    if not isinstance(report, dict):
        return f"\n{report}"
    fields = [(key, value) for key, value in report.items() if key not in ("kind", "message")]
    return "".join(f"\n{key}: {value}" for key, value in fields if str(value) not in message)


def _take_finding(result: Result, report: requests.CallReport, reply: messages.Reply | None) -> bool:
    """Whether the emulator found something, which then is the verdict."""
    if report.finding is None:
        return False
    result.emulated, result.finding, result.status = True, report.finding, verdict.FINDING
    result.message = report.message + _report_lines(report.finding, report.message)
    result.detail = reply.traceback if isinstance(reply, Failed) else ""
    return True


def classify(reply: Failed | messages.Refused) -> tuple[str, str, str]:
    """Status, message and detail of a reply that is a failure."""
    if isinstance(reply, messages.Refused):
        return verdict.REFUSED, reply.reason, ""
    classes = set(reply.classes)
    message = f"{reply.classes[0]}: {reply.message}" if reply.classes else reply.message
    if classes & {"NoDeviceError", "UnsupportedInstruction"}:
        return verdict.NO_DEVICE, f"needs a device: {reply.message}", reply.traceback
    if (
        classes & {"CompileError", "NVRTCError", "NoCompilerError", _PER_CASE}
        or "Error building extension" in reply.message
    ):
        return verdict.COMPILE, message, reply.traceback
    if reply.message.startswith(_NO_CUDA) and _raised_by_torch(reply.traceback):
        return verdict.NO_DEVICE, f"needs a device: {reply.message}", reply.traceback
    return verdict.ERROR, message, reply.traceback


def _raised_by_torch(traceback: str) -> bool:
    """Whether torch's own start of CUDA raised an exception, and not somebody who says the same."""
    return traceback[traceback.rfind('File "') :].partition('"')[2].partition('"')[0].endswith("torch/cuda/__init__.py")


def generate(task: Task, args: dict[str, Any]) -> transfer.Packed:
    """The task's inputs, packed. Raises HarnessError where the task itself fails."""
    return next(iter(generate_all(task, [args])))


def generate_all(task: Task, cases: Sequence[dict[str, Any]]) -> list[transfer.Packed]:
    """The task's inputs of several seeds of a case, packed. Raises HarnessError where the task itself fails."""
    made = task.generate_all(cases)
    with task.located("pickling what generate_input gave"):
        packed = [transfer.pack(data) for data in made]
    for module, name in {key: None for one in packed for key in one.classes}:
        task.refuse_hidden(module, name)
    return packed


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


def _seed() -> int:
    """A seed that cannot be found by trying all: as many bits as generators take."""
    return secrets.randbits(SEED_BITS)


class Checker:
    """Checks cases of one submission, one after the other, in one process that is restarted when it dies."""

    def __init__(self, session: Session, options: Options) -> None:
        self.session, self.options, self.task = session, options, session.task
        self._hypotheses = Hypotheses(self.task, quotes=not session.worker.strangers)
        self._trials: Trials | None = None
        self._traced = origins.TOGETHER  # seconds of processor time that are left for calls which are run once more
        self._last = False  # the last call of a case runs
        self._written = 0  # bytes that were printed before a case
        self._printed: str | None = None  # by its own calls, where others followed
        self._dependence = Dependence(every=True)  # of one case

    def _seeds(self) -> list[int | None]:
        first = _seed() if self.options.fresh and self.options.seed is None else self.options.seed
        return [first, *(_seed() for _ in range(self.options.calls - 1))]

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
        self._written, self._printed = self.session.worker.log_size(), None
        self._dependence = Dependence(every=True)
        seeds: list[int | None] = self._seeds() if "seed" in case.args else [None] * len(self._seeds())
        turns = self._turns(seeds)
        for number, (schedule, own) in enumerate(turns):
            result.schedule = schedule
            if self.options.begins:
                self.options.begins(case, min(number, self._count - 1))
            for turn, seed in enumerate(own, 1):
                self._last = number == len(turns) - 1 and turn == len(own)
                result.seed = seed
                result.calls += 1
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
        self._keep_printed()
        result.output = self._printed or ""
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
        if self.options.timeout is None and schedule == self.options.schedules and isinstance(schedule, str):
            timeout = max(timeout, _EXPLORING)
        session = self.session
        try:
            packed = generate(self.task, case.with_seed(seed))  # while the submission's process gets ready
            loaded = session.load(self._patience(timeout))
            if not isinstance(loaded, messages.Done):
                result.status, result.message, result.detail = classify(loaded)
                result.ends_run = True
                with contextlib.suppress(WorkerDied):
                    _take_finding(result, session.account(timeout), loaded)
                session.worker.kill()
                return
            inputs = session.slots.fill(packed)
            result.input_bytes = sum(block.size for block in inputs.blocks)
            follow = own_work.name_of(packed) if self.options.by_kernels else ""
            reply = session.call(
                inputs, timeout, schedule=schedule, forbid_torch=self.task.forbids_torch, follow=follow
            )
            report = session.report
            result.emulated = result.emulated or report.launches > 0
            result.remarks = list(dict.fromkeys([*result.remarks, *report.remarks, *self._not_compiled()]))
            result.allowed += report.allowed
            result.counters = call_counters.clean(report.counters)
            result.sources, result.kernels_wrote = report.sources, report.written
            result.notes, result.stored = report.notes, report.stored
            if _take_finding(result, report, reply):
                if self.options.diagnose and result.finding.get("kind") in _OF_WRONG_CODE:
                    self._mended(result, case, packed, schedule, timeout)
                return
            if not isinstance(reply, messages.Called):
                result.status, result.message, result.detail = classify(reply)
                result.ends_run = result.status == verdict.COMPILE and _PER_CASE not in getattr(reply, "classes", ())
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
            explained = next(causes.of_kinds(report.notes), None) is not None
            look = None if explained else self._hypotheses
            wrong: list[origins.Wrong] = []

            @functools.cache
            def trace() -> origins.Trace | None:
                return self._trace(wrong[0], packed, schedule, timeout)

            good, message, found = judge(
                self.task, inputs, output, self.options.diagnose, look, self._dependence, wrong,
                lambda found: self._repair(found, case, packed, schedule, timeout, trace, result.remarks),
            )  # fmt: skip
            result.status = verdict.PASS if good else verdict.WRONG
            result.message, result.diagnosis = message, found
            if wrong and (traced := trace()):
                found["origin"] = guarded(functools.partial(origins.told, wrong[0], traced), dict[str, str]())
            if good and follow and self._last:
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
                _take_finding(result, session.worker.last, None)
                result.detail = error.log

    def _repair(
        self, wrong: list[origins.Wrong], case: Case, packed: transfer.Packed, schedule: int | str, timeout: float,
        trace: Callable[[], origins.Trace | None], remarks: list[str],
    ) -> dict[str, str]:  # fmt: skip
        """A small change of the submission with which the output is right, and its line; empty where none is found.
        ``remarks`` gets what went wrong here."""
        if not self.session.report.launches or isinstance(schedule, str):
            return {}
        if (found := self._tried(wrong, case, packed, schedule, timeout, trace, remarks)) is None:
            return {}
        plain = "plain" if found.plain else ""
        return {"text": found.text, "plain": plain, "location": f"{self._file(found)}:{found.line}"}

    def _mended(self, result: Result, case: Case, packed: transfer.Packed, schedule: int | str, timeout: float) -> None:
        """Says in a finding which small change of the submission gives the right output without it, if one does. What
        the finding advises stays out where the output is wrong with that."""
        session, report = self.session, self.session.report
        if session.submission is None or isinstance(schedule, str):
            return
        if any(value == 1 for key, value in case.args.items() if key != "seed"):
            return  # with one token or one row any index may do, whatever the other sizes are
        try:
            wrong = diagnosis.all_expected(self.task, packed.clone())
            places = Places(session.submission, session.worker.folders.problem, session.worker.sources)
            lines = guarded(lambda: _LINE.findall(json.dumps(places.own(result.finding))), list[str]())
            kind = result.finding["kind"]
            near = Near(frozenset(map(int, lines)), kind in _OF_ADDRESSES, kind == _OF_ORDER)
            remarks = result.remarks
            if wrong and (found := self._tried(wrong, case, packed, schedule, timeout, lambda: None, remarks, near)):
                said = str(result.finding["message"])
                at = f"{found.file}:{found.line}" if found.file else f"line {found.line}"
                mended = {"text": f"{found.first} at {at}{found.rest}", "location": f"{self._file(found)}:{found.line}"}
                result.finding["mended"] = mended
                if found.unadvised:
                    result.finding["message"] = guarded(lambda: _ADVICE.sub("", said), said)
                    result.finding.pop("missing", None)
                    result.message = result.message.replace(said, result.finding["message"])
                result.message += f"\nmended: {mended['text']}"
        except HarnessError:  # of a task that has no reference
            pass
        except Exception as error:  # this project's own defect, which does not cost the finding
            result.remarks.append(_own_defect(error))
        session.report = report

    def _file(self, found: Repair) -> Path:
        """The file that a change is in."""
        assert self.session.submission is not None
        return self.session.submission.with_name(found.file) if found.file else self.session.submission

    def _tried(
        self, wrong: list[origins.Wrong], case: Case, packed: transfer.Packed, schedule: int, timeout: float,
        trace: Callable[[], origins.Trace | None], remarks: list[str], found_at: Near | None = None,
    ) -> Repair | None:  # fmt: skip
        """The change with which the output is right, also where the call ended with a finding at some lines."""
        session = self.session
        if session.device.kind != "emulator" or session.submission is None or not environment.CHANGES.read():
            return None
        if self._trials is None:
            text = _source(session.submission)
            self._trials = Trials(session, text, _beside(session.submission, text))

        @functools.cache
        def again() -> tuple[transfer.Packed, list[origins.Wrong]]:
            other = generate(self.task, case.with_seed(_seed())) if "seed" in case.args else packed
            return other, diagnosis.expected_at(self.task, other.clone(), wrong)

        @functools.cache
        def sizes() -> list[Right]:
            return list(self._of_other_sizes(case, packed, wrong))

        traced = trace()
        where = origins.places(traced) if traced else None
        stored = Stored([(wrong[0].number, one) for one in where[0]], where[1], where[2]) if where else None
        self._keep_printed()
        try:
            return self._trials.repair(packed, wrong, again, sizes, min(timeout, _TRIAL), schedule, stored, found_at)
        except (transfer.OutputError, MemoryError):
            self._trials.stop()
        except Exception as error:  # this project's own defect, which costs neither the verdict nor the other causes
            self._trials.stop()
            remarks.append(_own_defect(error))
        return None

    def _keep_printed(self) -> None:
        """Keeps what the submission has printed: what its changed texts print, and repeated calls, is none of it."""
        if self._printed is None:
            self._printed = self.session.worker.log_tail(self._written)

    def _of_other_sizes(self, case: Case, packed: transfer.Packed, wrong: list[origins.Wrong]) -> Iterator[Right]:
        """Inputs with one size of a small case doubled, and what is right for them: as many as the reference takes."""
        sizes = [key for key, value in case.args.items() if key != "seed" and type(value) is int and value > 0]
        if sum(one.nbytes() for one in packed.storages) > _SMALL:
            return
        for key in sizes[:_SIZES]:
            with contextlib.suppress(HarnessError):  # sizes that do not go with the others
                other = generate(self.task, {**case.args, key: 2 * case.args[key]})
                if right := diagnosis.expected_of(self.task, other.clone(), wrong):
                    yield other, right

    def _trace(
        self, wrong: origins.Wrong, packed: transfer.Packed, schedule: int | str, timeout: float
    ) -> origins.Trace | None:
        """What wrote elements of a wrong output: the call runs once more, and the emulator keeps who writes each byte.
        None where nothing was emulated, or the call takes too long for that."""
        session, report = self.session, self.session.report
        if not report.launches or report.processor > min(origins.LONGEST, self._traced):
            return None
        self._traced -= report.processor
        self._keep_printed()
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


def _own_defect(error: Exception) -> str:
    """The remark on an exception that none of a submission's doing explains."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return (
        f"no small changes of the submission were tried, by a defect of warpyard: {type(error).__name__}: "
        f"{clip(printable(str(error)), 200)} ({Path(place.filename).name}:{place.lineno})"
    )


def _beside(submission: Path, submitted: str) -> dict[str, str]:
    """The texts of the ``.cu`` files beside a submission that its own text names."""
    names = sorted(set(_DEVICE_FILE.findall(submitted)))
    found = {name: _source(submission.with_name(name)) for name in names}
    return {name: device for name, device in found.items() if device}


def _source(submission: Path) -> str:
    """The text of a submission; empty where it cannot be read."""
    return guarded(lambda: text(submission), "")


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
    for case in cases:
        result = checker.check(case)
        results.append(result)
        if progress:
            progress(result)
        if result.ends_run or (stop_at_first and not result.passed):
            break
    return results
