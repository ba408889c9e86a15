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
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from harness.checking import checker, memory_fault, verdict
from harness.checking.dependence import Dependence
from harness.checking.judge import Refused, judge
from harness.errors import WorkerDied, WorkerTimeout
from harness.process.session import Inputs, Session
from harness.tasks.cases import Case
from harness.timing import alone, roofline, stats, timed_machine
from harness.timing.confirming import Confirming
from harness.timing.options import Options as Options
from harness.timing.pairs import Clocks, Pairs, ends_the_case
from harness.timing.peers import Rivals, at_its_own_cost, cost_of, document
from harness.timing.record import Entry, Timing
from harness.timing.stop import Stop, succeeded
from harness.timing.supply import Supply
from harness.timing.timed_machine import SWEEP_NS
from harness.timing.turns import Turns
from harness.wire import asking, messages, transfer

_WATCHED = 4  # of so many calls of a rival one is made, drawn in secret, when nothing else was seen on the GPU
_MORE = 8  # sweeps more, by which a call takes longer that waits for the device
_COSTS = 16  # calls of a batch whose floors are computed, up to twice as many


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
        self.task.timeout = options.timeout
        self._turns = Turns(session, self.rivals, self._machine)
        self._chip = self._machine.chip()
        self._secret = options.seed if options.seed is not None else secrets.randbits(128)

    def get_ready(self) -> None:
        """What is timed before anything of the submission has run, for those who check it first in the same process.
        What goes wrong here is told by ``run``, which tries again."""
        with contextlib.suppress(Stop, Refused, WorkerDied, MemoryError, RuntimeError):
            self._time_empty_batches()

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
        self._turns.beside = ()
        self._pairs = Pairs(judged, self.options, self._timeout, self._machine, self._turns, self._say)

    def _time_empty_batches(self) -> None:
        """Once for a session: what a batch costs besides its calls, while nothing of the submission has run."""
        if not self._machine.gpu or self.session.empty_batches is not None:
            return
        self.session.start(self._timeout)
        if transfer.Shared.use_ipc:
            self._say("batches of an empty call")
            with ends_the_case("batch of an empty call"):
                self.session.empty_batches = alone.empty_batches(self.session, self._machine, self._timeout)

    def _tidy(self) -> None:
        for session in (self.session, *self.rivals.sessions):
            with contextlib.suppress(WorkerDied):
                if session.worker.alive:
                    session.worker.request(asking.Release(), messages.Done, timeout=60)
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
                    if self._pairs.is_submission(one):
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
            confirming = Confirming(
                self.session, self.options, self._pairs, self._turns, self._machine, self._timeout,
                self._of_another_form, self._say,
            )  # fmt: skip
            confirming.confirm(entry, supply, reply, host_ns, timing)
            for one, called, its_host_ns in submissions:
                confirming.rival(one, supply, called, its_host_ns, case)
        if timing.overruled:
            entry.times = timing.raw_ns
        self._against_floor(case, timing)
        judged = replace(entry, times=timing.raw_ns)  # peers have no times but those of their events
        timing.peers += [document(judged if self._pairs.is_submission(peer) else entry, peer) for peer in peers]

    def _first_call(self, one: Entry, first: transfer.Packed) -> tuple[messages.Called, float]:
        return self._checked_call(one, first, 1, guarded=self._pairs.is_submission(one))

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

    def _call(self, one: Entry, packed: transfer.Packed, sweeps: int) -> messages.Called:
        inputs = one.session.slots.fill(packed)
        return self._request(one, inputs, sweeps)

    def _of_another_form(self, one: Entry, supply: Supply) -> messages.Called:
        return self._call(one, supply.next(), 1)

    def _request(self, one: Entry, inputs: Inputs, sweeps: int, guarded: bool = False) -> messages.Called:
        forbid = guarded and self._pairs.is_submission(one) and self.task.forbids_torch
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
        own = self._pairs.dependences[entry.session] if self._pairs.is_submission(entry) else Dependence(every=False)
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
        left = dict.fromkeys(self._pairs.dependences, options.verify * options.budget if check_seconds < 4.0 else 0.0)
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
                    if self._pairs.is_submission(one) and (left[one.session] > 0 or number == picked):
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
        for one in (entry, *(peer for peer in peers if self._pairs.is_submission(peer) and not peer.out)):
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
            count = clock.calls_for(most, self._pairs.batch(clock, entry, 2, 2, 2).spent / 2)
            return self._pairs.time(clocks, count, [entry, *peers], self.options.budget, most // 2)

        count = self._pairs.in_one_form(entry, peers, supply, reply, timing, pairs, self._of_another_form)
        if count is None:
            raise Refused("the shapes of the inputs follow the seed: such calls are not timed on a CPU")
        timing.notes.append(
            f"the evaluator's clock: batches of {count} and {2 * count} calls, with handing over the outputs"
        )

    def _launch_inclusive(self, supply: Supply, timing: Timing) -> None:
        inputs = self.session.slots.fill(supply.next())
        request = asking.Latency(inputs.descriptors)
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
