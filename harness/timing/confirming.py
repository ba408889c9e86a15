"""The evaluator's clock beside the events of a GPU: batches, and calls alone, of which the slowest is the time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from harness.process.session import Session
from harness.tasks.cases import Case
from harness.timing import alone, batches, event_check, reading, timed_machine
from harness.timing.chain import Chain
from harness.timing.gate import NotQueued
from harness.timing.options import Options
from harness.timing.pairs import Clocks, Pairs, ends_the_case
from harness.timing.peers import at_its_own_cost
from harness.timing.record import Entry, Timing
from harness.timing.supply import Supply
from harness.timing.turns import Turns
from harness.wire import messages, transfer


class Confirming:
    """Confirms the times of one case.

    Args:
        session: the submission's process, which knows what empty batches take.
        options: see ``Options``.
        pairs, turns: of the case.
        machine: what the calls run on.
        timeout: seconds that a request may take.
        call: makes a call on inputs of another form.
        say: called with a line of text as the work goes on.
    """

    def __init__(
        self,
        session: Session,
        options: Options,
        pairs: Pairs,
        turns: Turns,
        machine: timed_machine.Host,
        timeout: float,
        call: Callable[[Entry, Supply], messages.Called],
        say: Callable[[str], None],
    ) -> None:
        self._session, self._options, self._pairs, self._call, self._say = session, options, pairs, call, say
        self._turns, self._machine, self._timeout = turns, machine, timeout

    def confirm(self, one: Entry, supply: Supply, reply: messages.Called, host_ns: float, timing: Timing) -> None:
        """Times batches by the evaluator's clock beside the events of a GPU, which are the submission's claim."""
        assert timing.device is not None
        if not transfer.Shared.use_ipc:
            timing.notes.append("the time is the submission's own claim: there is no memory that both processes share")
            return
        self._say("batches by the evaluator's clock")
        own = Entry("submission", one.session, waits=one.waits)

        def compared(clocks: Clocks) -> int:
            return self._compare(clocks[one.session], own, supply, host_ns, timing)

        if self._pairs.in_one_form(own, [], supply, reply, timing, compared, self._call) is None:
            timing.notes.append("the time is the submission's own claim: shapes follow the seed, so there is no batch")

    def rival(self, one: Entry, supply: Supply, called: messages.Called, host_ns: float, case: Case) -> None:
        """Batches of another submission by the evaluator's clock: its times are those where the first one's would
        be."""
        if one.out or not one.times:
            return
        with at_its_own_cost(one):
            found = Timing(case)
            found.take(one)
            self.confirm(one, supply, called, host_ns, found)
            if found.raw_ns is not one.times:
                one.times, one.message = found.raw_ns, found.notes[-1]

    def _compare(self, clock: batches.Batches, own: Entry, supply: Supply, host_ns: float, timing: Timing) -> int:
        """The calls of the smaller batch."""
        assert timing.device is not None
        most = clock.size(own.session.slots.fill(supply.next()))
        count = clock.calls_for(most, timing.device.median)
        while True:
            own.times.clear()
            own.forms.clear()
            asked = count
            with ends_the_case("batch before the timed ones"):
                count, notes = clock.settle(count, host_ns, self._options.graph)
            self._pairs.time({own.session: clock}, count, [own], self._options.budget / 3, count)
            long_enough = self._pairs.shortest >= batches.LONG_ENOUGH / 2 or 2 * count > most // 2
            if not own.waits or long_enough or count < asked:
                break
            # The evaluator's time of a call that waits may be less than the events say, which chose the calls of a
            # batch: what a batch is forgiven would be most of a short one.
            count = min(most // 2, max(2 * count, clock.calls_for(most, self._pairs.shortest / (2 * count))))
        timing.notes += notes
        timing.verified += own.verified
        timing.calls += own.calls
        waits, handed = own.waits and long_enough, self._turns.without_all(lambda: clock.handing_over(count))
        added = self._added(clock, supply, count) if event_check.exceeds(timing, own, handed) else 0.0
        event_check.compare(timing, own, handed, count, clock.form, waits, max(0.0, added - handed))
        single = self._alone(clock, own, supply, timing, handed)
        timing.verified += single.verified
        timing.calls += single.calls
        return count

    def _added(self, clock: batches.Batches, supply: Supply, count: int) -> float:
        """Nanoseconds that the evaluator's clock adds to a call that reads its inputs; 0 where plain calls hold the
        host's part, which no other call shows."""
        if clock.form is batches.Form.PLAIN:
            return 0.0
        self._say("what the evaluator's clock adds to a call that reads its inputs")
        with ends_the_case("batch of calls that read their inputs"):
            return self._turns.without_all(
                lambda: reading.added(self._session, clock, supply, count, self._machine, self._timeout)
            )

    def _alone(self, clock: batches.Batches, own: Entry, supply: Supply, timing: Timing, handed: float) -> Entry:
        """Calls alone, and what they say of the time."""
        assert timing.device is not None
        empty, believed = self._session.empty_batches, timing.device.median
        single, chain = Entry("submission", own.session), Chain(own.session, clock, self._machine, self._timeout)
        inputs = own.session.slots.fill(supply.next())
        calls, chains = alone.in_a_chain(believed, min(clock.size(inputs), chain.most(inputs)))
        if empty.why:
            timing.notes.append(f"calls alone are timed by batches of one, not by chains: {empty.why}")
        if not empty.chains or not calls:
            for _ in range(alone.how_many(believed)):
                ran = self._pairs.batch(clock, single, 1, 1, 1)
                single.times.append(ran.spent)
                single.forms.append(ran.forms)
            alone.compare(timing, single, empty.batches, handed, clock.form)
            return single
        form = clock.form
        with ends_the_case("chain before the timed ones"):
            calls = self._settle(chain, calls, form)
        for _ in range(chains):
            ran = self._pairs.batch(clock, single, calls, alone.CHECKED, alone.CHECKED, chain)
            single.times.append(ran.spent)
            single.forms.append(ran.forms)
        written = sum(block.size for block in clock.device_blocks(inputs))
        besides = 2 * handed + alone.WRITTEN * min(written, alone.MOST_WRITTEN)
        evaluators = self._evaluators(chain, calls)
        waits = chain.waits or form is batches.Form.PLAIN
        nothing = empty.chain(calls, chain.waits, evaluators)
        alone.compare_chain(timing, single, calls, nothing, evaluators, besides, waits)
        return single

    def _evaluators(self, chain: Chain, calls: int) -> float:
        """Nanoseconds of the evaluator's part of a chain. Copies that the submission queued before it stood still go
        on, which no watch sees: where they slow the evaluator's, its process is ended, with all that it has left."""
        copies, size = chain.copied(calls)
        found = self._turns.without_all(lambda: chain.own(calls))
        if found > alone.AGREES * self._session.empty_batches.own(copies, size):
            chain.end()
            found = min(found, self._turns.without_all(lambda: chain.own(calls)))
        return found

    def _settle(self, chain: Chain, calls: int, form: batches.Form) -> int:
        """Finds how many calls of a chain can be queued before their inputs are there; where none can, the host waits
        before each."""
        if form is not batches.Form.PLAIN:
            for fewer in (calls, max(1, calls // 4), 1, 1):  # a device queues about 1000 launches; a host may be busy
                with contextlib.suppress(NotQueued):
                    chain.run(fewer, 0)
                    chain.settled = True
                    return fewer
        chain.waits = chain.settled = True
        chain.run(calls, 0)
        return calls
