"""Times the benchmark cases of a submission, and refuses times that cannot be.

On a CPU: batches by the evaluator's clock. On a GPU, per call: device time between events, L2 swept clean by reads,
contents never seen before in memory seen before, and the output taken at return and checked. Beside it:
launch-inclusive time, and batches by the evaluator's clock, which are the time where the events say less. The task's
floor must not be undercut. What CUDA is asked for is in ``timed_machine``.
"""

from __future__ import annotations

import contextlib
import math
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from harness.checking import checker, memory_fault, verdict
from harness.checking.dependence import Dependence
from harness.checking.judge import Refused, judge
from harness.errors import WorkerDied, WorkerTimeout
from harness.process.session import Inputs, Session
from harness.tasks.cases import Case
from harness.timing import alone, batches, event_check, roofline, stats, timed_machine
from harness.timing.peers import Rivals, at_its_own_cost, cost_of, document
from harness.timing.record import Entry, Timing
from harness.timing.stop import Stop, succeeded
from harness.timing.supply import Supply
from harness.timing.timed_machine import SWEEP_NS
from harness.timing.turns import Turns
from harness.wire import messages, transfer

_WATCHED = 4  # of so many calls of a rival one is made, drawn in secret, when nothing else was seen on the GPU
_MORE = 8  # sweeps more, by which a call takes longer that waits for the device
_FEWEST_PAIRS = 5  # of batches, however long they take
# Outputs of a larger batch that are checked, picked in secret, whatever it takes: of the first pairs, and of further
# ones. So of the larger batches of any half of the pairs some 20 are: work that is left out of a share f of the calls
# gains f, and is found with probability 1 - (1 - f)^20. The best f, 1 / 21, gains 1.8% where it is not found.
_CHECKED_FIRST, _CHECKED = 8, 4
_CHECKS_OF_BUDGET, _SHORTEST_CHECKS = 20.0, 60.0  # times the budget, and seconds, that checks may take in all
_COSTS = 16  # calls of a batch whose floors are computed, up to twice as many

Clocks = dict[Session, batches.Batches]  # those of one case


@dataclass
class Options:
    """How to time.

    Args:
        reps: most timed calls a case.
        budget: seconds of measuring after which no more than ``fewest`` calls are made.
        least: fewest timed calls before the median may count as known.
        fewest: fewest timed calls however long they take.
        precision: stop once half the width of the median's confidence interval is below this share of it.
        timeout: seconds one request may take; None takes the task's.
        verify: share of the budget to spend on checking single timed calls beyond the first, the last, and one that is
            picked in secret, and outputs of smaller batches. Those of larger batches are checked whatever it takes.
        graph: measure graph replay too.
        seed: secret seed; None draws one.
        distinct: most different contents to generate where generating takes long.
    """

    reps: int = 100
    budget: float = 6.0
    least: int = 20
    fewest: int = 5
    precision: float = 0.003
    timeout: float | None = None
    verify: float = 0.5
    graph: bool = True
    seed: int | None = None
    distinct: int = 4


class Bench:
    """Times the cases of one submission.

    Args:
        session: the submission's process.
        options: see ``Options``.
        progress: called with a line of text as the work goes on.
        rivals: see ``Rivals``.
        on: what the calls run on; None is what the session's device says.
    """

    def __init__(
        self,
        session: Session,
        options: Options,
        progress: Callable[[str], None] | None = None,
        rivals: Rivals | None = None,
        on: timed_machine.Host | None = None,
    ) -> None:
        self.session, self.options, self.task, self.rivals = session, options, session.task, rivals or Rivals()
        self._say = progress or (lambda _: None)
        self._machine = on or timed_machine.of(session.device.kind)
        self._timeout = options.timeout or self.task.benchmark_timeout
        self._turns = Turns(session, self.rivals, self._machine)
        self._chip = self._machine.chip()
        self._secret = options.seed if options.seed is not None else secrets.randbits(128)

    def run(self, case: Case) -> Timing:
        """Times one case. What goes wrong with the submission is in the result; errors of the task are raised."""
        timing = Timing(case, seed=self._secret)
        self._begin()
        try:
            self._time_empty_batches()
            reply = self.session.load(self._timeout)
            if not isinstance(reply, messages.Done):
                timing.status, timing.message, timing.detail = checker.classify(reply)
                self.session.worker.kill()
                return timing
            self._measure(case, timing)
        except Stop as stop:
            timing.status, timing.message, timing.detail = stop.args
        except Refused as error:
            timing.status, timing.message = verdict.REFUSED, str(error)
        except transfer.OutputError as error:
            timing.status, timing.message = verdict.REFUSED, f"the output cannot be transferred: {error}"
        except (MemoryError, RuntimeError) as error:
            timing.status, timing.message = verdict.REFUSED, memory_fault.who_took_it(error, self.session, case)
        except WorkerTimeout as error:
            timing.status, timing.message, timing.detail = verdict.TIMEOUT, f"{error}; killed", error.log
        except WorkerDied as error:
            timing.status, timing.message, timing.detail = verdict.CRASH, str(error), error.log
        finally:
            self._tidy()
        return timing

    def _begin(self) -> None:
        """Forgets what is known of the last case."""
        judged = [self.session, *([self.rivals.against] if self.rivals.against else [])]  # peers are the task's own
        self._checking = dict.fromkeys(judged, 0.0)  # seconds, of each submission
        self._turns.beside = ()
        self._dependences = {session: Dependence(every=False) for session in judged}
        self._shortest = math.inf  # nanoseconds, of the larger batches of the last pairs

    def _time_empty_batches(self) -> None:
        """Once for a session: what a batch costs besides its calls, while nothing of the submission has run."""
        if not self._machine.gpu or self.session.empty_batches is not None:
            return
        self.session.start(self._timeout)
        if transfer.Shared.use_ipc:
            self._say("batches of an empty call")
            with _ends_the_case("batch of an empty call"):
                self.session.empty_batches = alone.empty_batches(self.session, self._machine, self._timeout)

    def _tidy(self) -> None:
        for session in (self.session, *self.rivals.sessions):
            with contextlib.suppress(WorkerDied):
                if session.worker.alive:
                    session.worker.request(messages.Release(), messages.Done, timeout=60)
            session.slots.drop()
        self._machine.trim()

    def _measure(self, case: Case, timing: Timing) -> None:
        supply = Supply(self.session, case, self._secret, self.options.distinct)
        self._say("first call (compiles) and its check")
        entry = Entry("submission", self.session)
        first = supply.next()
        reply, spent = self._first_call(entry, first)
        host_ns = self._host_part(entry, first, timing.notes)
        peers = self._turns.beside = self.rivals.load(self._timeout)
        submissions: list[tuple[Entry, messages.Called, float]] = []  # another one, which is timed as this one is
        for one in peers:
            if not one.out:
                self._say(f"peer {one.name}: first call and its check")
                with at_its_own_cost(one):
                    one.sweeps = entry.sweeps
                    called, _ = self._first_call(one, first)
                    if self._is_submission(one):
                        submissions.append((one, called, self._host_part(one, first, [])))
        if self._machine.gpu:
            self._timed_calls(entry, peers, supply, spent, timing)
        else:
            self._timed_batches(entry, peers, supply, reply, timing)
        timing.verified, timing.calls, timing.distinct = entry.verified, entry.calls, supply.distinct
        timing.take(entry)
        assert timing.device is not None
        if not supply.seeded:
            timing.notes.append(
                f"{timing.distinct} different inputs in {timing.calls} calls (the case has no seed): a submission that "
                f"keeps its answers is not seen"
            )
        elif timing.distinct < timing.device.runs:
            timing.notes.append(f"{timing.distinct} different inputs in {timing.device.runs} calls (slow to generate)")
        if self._machine.gpu:
            if not transfer.Shared.use_ipc:
                timing.notes.append(
                    "inputs are carried by files: the driver does not share memory between processes here"
                )
            self._launch_inclusive(supply, timing)
            self._confirm(entry, supply, reply, host_ns, timing)
            for one, called, its_host_ns in submissions:
                self._confirm_rival(one, supply, called, its_host_ns, case)
        if timing.overruled:
            entry.times = timing.raw_ns
        self._against_floor(case, timing)
        judged = replace(entry, times=timing.raw_ns)  # peers have no times but those of their events
        timing.peers += [document(judged if self._is_submission(peer) else entry, peer) for peer in peers]

    def _first_call(self, one: Entry, first: transfer.Packed) -> tuple[messages.Called, float]:
        return self._checked_call(one, first, 1, guarded=self._is_submission(one))

    def _host_part(self, one: Entry, first: transfer.Packed, notes: list[str]) -> float:
        """Nanoseconds that the host's part of a submission's call takes behind one sweep of the L2. Says how many
        sweeps cover it. A call that waits for the device waits for every sweep too: nothing covers its host's part,
        and one is enough."""
        if not self._machine.gpu:
            return self._call(one, first, 1).times.host_ns
        host_ns = max(self._call(one, first, 1).times.host_ns for _ in range(4))
        more = min(self._call(one, first, 1 + _MORE).times.host_ns for _ in range(2))
        one.waits = more - host_ns > _MORE / 2 * SWEEP_NS
        if one.waits:
            one.sweeps = 1
            notes.append(
                "L2 cold: swept by one read of 256 MiB before each call; the time holds the host's part of a call, "
                "which waits for the device"
            )
        else:
            one.sweeps = min(200, math.ceil((1.5 * host_ns + 50e3) / SWEEP_NS))
            notes.append(f"L2 cold: swept by {one.sweeps} reads of 256 MiB before each call, which cover the launch")
        return host_ns

    def _is_submission(self, one: Entry) -> bool:
        """Whether it is one whose outputs are checked among the timed calls, and not one of the task's peers."""
        return one.session in self._dependences

    def _confirm_rival(self, one: Entry, supply: Supply, called: messages.Called, host_ns: float, case: Case) -> None:
        """Batches of another submission by the evaluator's clock: its times are those where the first one's would
        be."""
        if one.out or not one.times:
            return
        with at_its_own_cost(one):
            found = Timing(case)
            found.take(one)
            self._confirm(one, supply, called, host_ns, found)
            if found.raw_ns is not one.times:
                one.times, one.message = found.raw_ns, found.notes[-1]

    def _call(self, one: Entry, packed: transfer.Packed, sweeps: int) -> messages.Called:
        inputs = one.session.slots.fill(packed)
        return self._request(one, inputs, sweeps)

    def _request(self, one: Entry, inputs: Inputs, sweeps: int, guarded: bool = False) -> messages.Called:
        forbid = guarded and self._is_submission(one) and self.task.forbids_torch
        reply = one.session.call(inputs, self._timeout, peer=one.peer, clear=sweeps, forbid_torch=forbid)
        called = succeeded(reply)
        if called.persisting_l2:
            raise Refused(f"set {called.persisting_l2} bytes of L2 aside for persisting accesses: the L2 is not cold")
        if called.torch_ops:
            raise Refused(f"this task forbids computing with torch, and the submission used {called.torch_ops}")
        return called

    def _checked_call(
        self, entry: Entry, packed: transfer.Packed, sweeps: int, guarded: bool = False
    ) -> tuple[messages.Called, float]:
        """One call whose output is checked; returns the reply and the seconds that the check took."""
        inputs = entry.session.slots.fill(packed)
        reply = self._request(entry, inputs, sweeps, guarded)
        begin = time.perf_counter()
        output = entry.session.outputs(reply, self._timeout)
        own = self._dependences[entry.session] if self._is_submission(entry) else Dependence(every=False)
        good, message, _ = judge(self.task, inputs, output, diagnose=False, dependence=own)
        if not good:
            number = f"timed call {len(entry.times)}" if entry.times else "first call"
            raise Stop(verdict.WRONG, f"{number}: {message}", "")
        entry.verified += 1
        entry.calls += 1
        return reply, time.perf_counter() - begin

    def _timed_calls(
        self, entry: Entry, peers: list[Entry], supply: Supply, check_seconds: float, timing: Timing
    ) -> None:
        """Rounds of one call each, the order reversed every round, until the median is known well enough."""
        options = self.options
        # A slow reference is run on one call picked in secret, and on the last; a quick one on as many as it can be.
        left = dict.fromkeys(self._dependences, options.verify * options.budget if check_seconds < 4.0 else 0.0)
        picked = secrets.randbelow(min(options.fewest, options.reps))
        begin = time.perf_counter()
        order = [entry, *peers]
        checking = 0.0
        for number in range(options.reps):
            packed = supply.next()
            for one in order:
                if one.out:
                    continue
                with self._turns.of(one), cost_of(one, entry):
                    if one is not entry and self._machine.gpu and not secrets.randbelow(_WATCHED):
                        self._turns.watch(one)
                        self._call(one, packed, one.sweeps)  # not timed: the process has stood still
                    if self._is_submission(one) and (left[one.session] > 0 or number == picked):
                        reply, seconds = self._checked_call(one, packed, one.sweeps)
                        left[one.session] -= seconds
                        checking += seconds
                    else:
                        reply = self._call(one, packed, one.sweeps)
                        one.calls += 1
                    one.times.append(reply.times.device_ns)
                    one.forms.append(supply.forms)
            order.reverse()
            known = number + 1 >= options.least and stats.summarise(entry.times).relative_error < options.precision
            spent = time.perf_counter() - begin - checking > options.budget
            if known or (spent and number + 1 >= options.fewest):
                break
            if number % 10 == 0:
                self._say(f"{number + 1} calls, median {stats.summarise(entry.times).median / 1e3:.2f} us")
        packed = supply.next()
        for one in (entry, *(peer for peer in peers if self._is_submission(peer) and not peer.out)):
            with cost_of(one, entry):
                self._checked_call(one, packed, one.sweeps, guarded=True)

    def _timed_batches(
        self, entry: Entry, peers: list[Entry], supply: Supply, reply: messages.Called, timing: Timing
    ) -> None:
        """Pairs of batches by the evaluator's clock, the order of who is called reversed every round."""

        def pairs(clocks: Clocks) -> int:
            for one in (entry, *peers):
                one.times.clear()
                one.forms.clear()
            clock = clocks[self.session]
            most = clock.size(self.session.slots.fill(supply.next()))
            count = clock.calls_for(most, self._batch(clock, entry, 2, 2, 2).spent / 2)
            return self._pairs(clocks, count, [entry, *peers], self.options.budget, most // 2)

        count = self._in_one_form(entry, peers, supply, reply, timing, pairs)
        if count is None:
            raise Refused("the shapes of the inputs follow the seed: such calls are not timed on a CPU")
        timing.notes.append(
            f"the evaluator's clock: batches of {count} and {2 * count} calls, with handing over the outputs"
        )

    def _in_one_form(
        self,
        entry: Entry,
        peers: list[Entry],
        supply: Supply,
        reply: messages.Called,
        timing: Timing,
        work: Callable[[Clocks], int],
    ) -> int | None:
        """What ``work`` gives for batches of each process; None where inputs have no one form, nor can be given one."""
        while True:
            with contextlib.ExitStack() as stack:
                clocks: Clocks = {}
                for session in {one.session: None for one in (entry, *peers)}:
                    clock = batches.Batches(
                        session, supply, reply.sizes, reply.devices, self._timeout, self._machine,
                        self._dependences.get(session) or Dependence(every=False),
                    )  # fmt: skip
                    clocks[session] = stack.enter_context(clock)
                try:
                    return work(clocks)
                except batches.Ragged:
                    if not supply.one_form():
                        return None
            reply = self._call(entry, supply.next(), 1)
            timing.notes.append("shapes follow the seed: the evaluator's batches keep to those of one seed")

    def _pairs(self, clocks: Clocks, count: int, order: list[Entry], budget: float, most: int) -> int:
        """Times pairs of batches of all in ``order``, the first of which is the submission, for about ``budget``
        seconds.

        A pair counts where its larger batch takes long enough for what a batch is forgiven, or has the most calls. Else
        the times are taken again with twice as many calls: a batch that was slow when their number was chosen gains
        nothing. Returns how many the smaller one has at the end; at most ``most``.
        """
        options, entry, order = self.options, order[0], list(order)
        begin, number, large_ns = time.perf_counter(), 0, 0.0
        self._shortest = math.inf
        while number < options.reps:
            for one in order:
                if one.out:
                    continue
                with self._turns.of(one), cost_of(one, entry):
                    clock = clocks[one.session]
                    checks = _CHECKED_FIRST if number < _FEWEST_PAIRS else _CHECKED
                    small = self._batch(clock, one, count, checks, self._checks(one))
                    large = self._batch(clock, one, 2 * count, checks, checks)
                    if one is entry:
                        large_ns = large.spent
                        self._shortest = min(self._shortest, large_ns)
                    one.times.append(batches.call_time(small.spent, large.spent, count, self._machine.gpu))
                    one.forms.append(large.forms)
            order.reverse()
            if large_ns < batches.LONG_ENOUGH / 2 and 2 * count <= most:
                count, number, self._shortest = 2 * count, 0, math.inf
                for one in order:
                    one.times.clear()
                    one.forms.clear()
                continue
            number += 1
            summary = stats.summarise(entry.times)
            known = number * 3 * count >= options.least and summary.relative_error < options.precision
            if number >= _FEWEST_PAIRS and (known or time.perf_counter() - begin > budget):
                break
            self._say(f"{number} pairs of batches, median {summary.median / 1e3:.2f} us")
        return count

    def _confirm(self, one: Entry, supply: Supply, reply: messages.Called, host_ns: float, timing: Timing) -> None:
        """Times batches by the evaluator's clock beside the events of a GPU, which are the submission's claim."""
        assert timing.device is not None
        if not transfer.Shared.use_ipc:
            timing.notes.append("the time is the submission's own claim: there is no memory that both processes share")
            return
        self._say("batches by the evaluator's clock")
        own = Entry("submission", one.session, waits=one.waits)

        def compared(clocks: Clocks) -> int:
            return self._compare(clocks[one.session], own, supply, host_ns, timing)

        if self._in_one_form(own, [], supply, reply, timing, compared) is None:
            timing.notes.append("the time is the submission's own claim: shapes follow the seed, so there is no batch")

    def _compare(self, clock: batches.Batches, own: Entry, supply: Supply, host_ns: float, timing: Timing) -> int:
        """The calls of the smaller batch."""
        assert timing.device is not None
        most = clock.size(own.session.slots.fill(supply.next()))
        count = clock.calls_for(most, timing.device.median)
        while True:
            own.times.clear()
            own.forms.clear()
            asked = count
            with _ends_the_case("batch before the timed ones"):
                count, notes = clock.settle(count, host_ns, self.options.graph)
            self._pairs({own.session: clock}, count, [own], self.options.budget / 3, count)
            long_enough = self._shortest >= batches.LONG_ENOUGH / 2 or 2 * count > most // 2
            if not own.waits or long_enough or count < asked:
                break
            # The evaluator's time of a call that waits may be less than the events say, which chose the calls of a
            # batch: what a batch is forgiven would be most of a short one.
            count = min(most // 2, max(2 * count, clock.calls_for(most, self._shortest / (2 * count))))
        timing.notes += notes
        timing.verified += own.verified
        timing.calls += own.calls
        waits, handed = own.waits and long_enough, clock.handing_over(count)
        event_check.compare(timing, own, handed, count, clock.form, waits)
        single = self._alone(clock, own, timing.device.median)
        timing.verified += single.verified
        timing.calls += single.calls
        alone.compare(timing, single, self.session.empty_batches, handed, clock.form)
        return count

    def _alone(self, clock: batches.Batches, own: Entry, believed: float) -> Entry:
        """Batches of one call, each of whose outputs is checked; ``believed`` is what a call is said to take, in
        nanoseconds."""
        single = Entry("submission", own.session)
        for _ in range(alone.how_many(believed)):
            ran = self._batch(clock, single, 1, 1, 1)
            single.times.append(ran.spent)
            single.forms.append(ran.forms)
        return single

    def _checks(self, one: Entry) -> int:
        """How many outputs of a smaller batch are checked: fewer when checking has taken the time that it may take, and
        the submission cannot know when."""
        if self._checking.get(one.session, 0.0) < self.options.verify * self.options.budget:
            return 2
        return 0 if secrets.randbelow(4) else 1

    def _batch(self, clock: batches.Batches, one: Entry, calls: int, take: int, check: int) -> batches.Ran:
        """A batch of calls, ``take`` of whose outputs are taken, and ``check`` of these checked."""
        with _ends_the_case(f"timed call of batch {len(one.times)}"):
            if not self._is_submission(one):
                return clock.run(calls, one.peer)
            one.calls += calls
            ran = clock.run(calls, None, take)
            before = time.perf_counter()
            for picked in ran.picked[:check]:
                one.verified += clock.check([picked])
                self._enough_time(self._checking[one.session] + time.perf_counter() - before)
            self._checking[one.session] += time.perf_counter() - before
        return ran

    def _enough_time(self, spent: float) -> None:
        """Raises Stop where checks take far longer than a case may: how many there are is not the submission's to
        choose, so that a case has no time without them."""
        if spent > (most := max(_CHECKS_OF_BUDGET * self.options.budget, _SHORTEST_CHECKS)):
            raise Stop(
                verdict.TIMEOUT,
                f"not enough checked: no time. A time rests on {_CHECKED_FIRST} checked outputs of each larger batch, "
                f"and {most:g} s went into fewer; --budget gives them more",
                "",
            )

    def _launch_inclusive(self, supply: Supply, timing: Timing) -> None:
        inputs = self.session.slots.fill(supply.next())
        request = messages.Latency(inputs.descriptors)
        reply = self.session.worker.request(request, messages.Latencies, inputs.packed.payload, self._timeout)
        timing.launch = stats.summarise(succeeded(reply).walls_ns)

    def _against_floor(self, case: Case, timing: Timing) -> None:
        assert timing.device is not None
        cost = self.task.cost(case.args)
        if cost is None or self._chip is None:
            timing.notes.append("no floor: the task gives no cost" if cost is None else "no floor: timed on the CPU")
            return
        floors = [self._floor(forms, self._chip) for forms in timing.forms]
        timing.floor = roofline.middle(floors)
        fastest = timing.device.median * 1e-9
        if roofline.of_floor(timing.raw_ns, floors) < roofline.SLACK:
            raise Refused(
                f"{fastest * 1e6:.2f} us is faster than the floor of {timing.floor.seconds * 1e6:.2f} us allows "
                f"({timing.floor.bytes / fastest / 1e12:.2f} TB/s, {timing.floor.flops / fastest / 1e12:.0f} TFLOP/s): "
                "work is being left out, or cost() counts too much"
            )

    def _floor(self, forms: list[dict[str, Any]], chip: roofline.Chip) -> roofline.Floor:
        """That of some calls, of whose work some are looked at: it may follow the seed, as lengths do."""
        step = max(1, len(forms) // _COSTS)
        return roofline.mean([roofline.floor(self.task.cost(form), chip) for form in forms[::step]])


@contextlib.contextmanager
def _ends_the_case(what: str) -> Iterator[None]:
    """What goes wrong in a batch is the verdict on the case."""
    try:
        yield
    except batches.Wrong as wrong:
        raise Stop(verdict.WRONG, f"{what}: {wrong}", "") from None
    except batches.Failed as failed:
        raise Stop(*checker.classify(failed.reply)) from None
    except batches.BadBatch as bad:
        raise Refused(str(bad)) from None
