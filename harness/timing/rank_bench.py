"""Times the cases of tasks of several ranks, on as many GPUs, by the evaluator's clock.

All ranks are asked for a call at once, when each has its inputs and a cold L2. The time runs from the first question to
the last answer, so that a call takes as long as its slowest rank. What the same takes for calls that do nothing was
measured before there was a submission, and is taken off. Each output is handed over after that and judged: what that
takes longer than for a call that does nothing is added, since work may have been put off until then.
"""

from __future__ import annotations

import secrets
import statistics
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from harness.checking import rank_verdicts, verdict
from harness.checking.dependence import Dependence
from harness.checking.ranks import How, Rank, Ranks, Together
from harness.checking.reference_ranks import ReferenceRanks, Sent
from harness.errors import HarnessError, WorkerDied
from harness.process.session import Session
from harness.tasks.cases import Case
from harness.timing import stats
from harness.timing.options import Options
from harness.timing.record import Timing
from harness.timing.stop import Stop
from harness.timing.supply import seed_of
from harness.wire import asking, messages, transfer

_EMPTY = 20  # calls that do nothing
_BY_SOCKETS = (
    "NCCL connects confined ranks by sockets on the loopback, not from GPU to GPU: what they send takes some ten times "
    "as long as with --no-sandbox"
)
_SLACK = 0.05  # of a call's time that handing over may take longer, besides what it differs by
_LONGEST = 20  # budgets that a case may take with making inputs and judging outputs
_now = time.perf_counter_ns


@dataclass
class Spent:
    """Nanoseconds of calls: from the first question to the last answer, of handing over, and what the slowest rank says
    by its own clock."""

    calls: list[float] = field(default_factory=list)
    handed: list[float] = field(default_factory=list)
    said: list[float] = field(default_factory=list)


class RankBench:
    """Times the cases of one submission.

    Args:
        session: its first rank's process.
        options: as for `benchmark.Bench`; graphs are left out.
    """

    def __init__(self, session: Session, options: Options) -> None:
        self._session, self._options = session, options
        self._ranks = Ranks(session)
        self._say: Callable[[str], None] = lambda _: None
        self._secret = options.seed if options.seed is not None else secrets.randbits(128)
        timeout = options.timeout or session.task.benchmark_timeout
        self._how = How(0, timeout, timeout, diagnose=False)

    def close(self) -> None:
        """Ends the processes of the other ranks."""
        self._ranks.close()

    def run(self, case: Case, say: Callable[[str], None]) -> Timing:
        """Times one case, and says how the work goes on. What goes wrong with the submission is in the result; errors
        of the task are raised."""
        self._say = say
        timing = Timing(case, seed=self._secret)
        try:
            self._ranks.able(case)
            self._measure(case, timing)
        except Stop as stop:
            timing.status, timing.message, timing.detail = stop.args
        except WorkerDied as error:
            timing.status, timing.message, timing.detail = verdict.CRASH, str(error), error.log
        finally:
            self._ranks.end()  # nothing of a submission has run in those of the next case
        return timing

    def _measure(self, case: Case, timing: Timing) -> None:
        size = case.args["world_size"]
        reference = self._ranks.reference(size, self._how.timeout)
        packed = self._inputs(reference, case, 0)
        sizes = self._sizes(reference, packed)
        self._say("calls that do nothing")
        sessions = self._ranks.ready(size, again=False, how=self._how)
        empty, spent = Spent(), Spent()
        for _ in range(_EMPTY):
            self._call(sessions, packed, sizes, empty)
        self._say("first call (compiles) and its check")
        self._together([Rank(rank, one, packed[rank]) for rank, one in enumerate(sessions)],
                       lambda one: one.load(self._how))  # fmt: skip
        known = [Dependence(every=False) for _ in sessions]
        self._checked(reference, sessions, packed, known, Spent(), "first call")
        begin = time.perf_counter()
        for number in range(self._options.reps):
            packed = self._inputs(reference, case, number + 1)
            self._checked(reference, sessions, packed, known, spent, f"timed call {number}")
            timing.forms.append([dict(case.args)])
            if number % 10 == 0:
                self._say(f"{number + 1} calls, median {statistics.median(spent.calls) / 1e3:.2f} us")
            if number + 1 >= self._options.fewest and self._enough(spent, begin):
                break
        if sessions[0].worker.shares:
            timing.notes.append(_BY_SOCKETS)
        conclude(case, timing, empty, spent)

    def _enough(self, spent: Spent, begin: float) -> bool:
        options = self._options
        known = len(spent.calls) >= options.least and stats.summarise(spent.calls).relative_error < options.precision
        late = time.perf_counter() - begin > _LONGEST * options.budget
        return known or late or sum(spent.calls) > options.budget * 1e9

    def _inputs(self, reference: ReferenceRanks, case: Case, number: int) -> list[transfer.Packed]:
        seeded = isinstance(case.args.get("seed"), int)
        return reference.generate(case.of_seed(seed_of(self._secret, number)) if seeded else dict(case.args))

    def _sizes(self, reference: ReferenceRanks, packed: list[transfer.Packed]) -> list[list[int]]:
        """Bytes of the tensors of each rank's output, as the reference gives them."""
        made = reference.expected(packed)
        if failed := next((one for one in made if not isinstance(one, Sent)), None):
            raise HarnessError(f"the reference failed: {failed.text}")
        return [[len(array) for array in one.storages] for one in made]

    def _together(self, ran: list[Rank], *steps: Callable[[Rank], None]) -> None:
        """Has all ranks do some things. Raises Stop where one fails."""
        together = Together(ran)
        if all(together.each(step) for step in steps):
            return
        case = Case({}, "", "", 0)
        result = verdict.Result(case, verdict.PASS)
        self._ranks.blame([one for one in ran if one.failed(case)], ran, result)
        raise Stop(result.status, result.message, result.detail)

    def _call(
        self, sessions: Sequence[Session], packed: list[transfer.Packed], sizes: list[list[int]], spent: Spent
    ) -> list[Rank]:
        """One call of all ranks, whose times are added. Without a submission it gives tensors of these sizes."""
        ran = [Rank(rank, session, packed[rank]) for rank, session in enumerate(sessions)]
        gate = threading.Barrier(len(ran))
        begun, ended, handed = [0] * len(ran), [0] * len(ran), [0] * len(ran)
        timeout = self._how.timeout

        def arm(one: Rank) -> None:
            one.fill()
            slots = one.session.slots
            forget = [block.descriptor for block in slots.retired]
            request = asking.Arm(one.inputs.descriptors, forget, 1, sizes[one.rank])
            one.reply = one.session.worker.request(request, messages.Done, packed[one.rank].payload, timeout)
            slots.bury()

        def fire(one: Rank) -> None:
            gate.wait(timeout)
            begun[one.rank] = _now()
            one.reply = one.session.worker.request(asking.Fire(), messages.Called, timeout=timeout)
            ended[one.rank] = _now()

        def fetch(one: Rank) -> None:
            one.output = one.session.outputs(one.reply, timeout)
            handed[one.rank] = _now()

        self._together(ran, arm, fire)
        replies: list[Any] = [one.reply for one in ran]
        self._together(ran, fetch)
        spent.calls.append(float(max(ended) - min(begun)))
        spent.handed.append(float(max(handed) - max(ended)))
        spent.said.append(max(reply.times.device_ns for reply in replies))
        return ran

    def _checked(
        self, reference: ReferenceRanks, sessions: Sequence[Session], packed: list[transfer.Packed],
        known: list[Dependence], spent: Spent, which: str,
    ) -> None:  # fmt: skip
        """One call whose outputs are judged. Raises Stop where they are wrong, or break a rule."""
        ran = self._call(sessions, packed, [[] for _ in sessions], spent)
        made = rank_verdicts.judged(
            self._session.task, reference, [one.inputs for one in ran], [one.output for one in ran], known, False
        )
        for status, said in ((verdict.WRONG, made.wrong), (verdict.REFUSED, made.refused)):
            if said:
                text = "\n".join(f"rank {rank}: {message}" for rank, message in said.items())
                raise Stop(status, f"{which}: {text}", "")


def conclude(case: Case, timing: Timing, empty: Spent, spent: Spent) -> None:
    """The times of the calls, of what was measured."""
    nothing, usual = statistics.median(empty.calls), stats.summarise(empty.handed)
    times = [max(1.0, one - nothing) for one in spent.calls]
    late = statistics.median(spent.handed) - usual.high
    if late > _SLACK * statistics.median(times):
        times = [one + late for one in times]
        timing.notes.append(
            f"handing over the outputs took {late / 1e3:.1f} us longer than for calls that do nothing, which is "
            f"added: work may be put off until then"
        )
    timing.raw_ns, timing.device = times, stats.summarise(times)
    timing.verified = timing.calls = len(times)
    timing.distinct = len(times) if isinstance(case.args.get("seed"), int) else 1
    said = statistics.median(spent.said) / 1e3
    timing.notes.append(
        f"{case.args['world_size']} ranks, by the evaluator's clock: from the first rank that is asked to the last "
        f"one that has answered, less {nothing / 1e3:.1f} us, which calls that do nothing take. It holds the "
        f"host's part of a call. By the ranks' own clocks the slowest one takes {said:.1f} us"
    )
    timing.notes.append("L2 cold: swept by one read of 256 MiB on each GPU before each call")
    if timing.distinct == 1:
        timing.notes.append("1 set of inputs (the case has no seed): a submission that keeps its answers is not seen")
