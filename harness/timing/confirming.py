"""The evaluator's clock beside the events of a GPU: batches, and calls alone, of which the slowest is the time."""

from __future__ import annotations

from collections.abc import Callable

from harness.process.session import Session
from harness.tasks.cases import Case
from harness.timing import alone, batches, event_check
from harness.timing.options import Options
from harness.timing.pairs import Clocks, Pairs, ends_the_case
from harness.timing.peers import at_its_own_cost
from harness.timing.record import Entry, Timing
from harness.timing.supply import Supply
from harness.wire import messages, transfer


class Confirming:
    """Confirms the times of one case.

    Args:
        session: the submission's process, which knows what empty batches take.
        options: see ``Options``.
        pairs: of the case.
        call: makes a call on inputs of another form.
        say: called with a line of text as the work goes on.
    """

    def __init__(
        self,
        session: Session,
        options: Options,
        pairs: Pairs,
        call: Callable[[Entry, Supply], messages.Called],
        say: Callable[[str], None],
    ) -> None:
        self._session, self._options, self._pairs, self._call, self._say = session, options, pairs, call, say

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
        waits, handed = own.waits and long_enough, clock.handing_over(count)
        event_check.compare(timing, own, handed, count, clock.form, waits)
        single = self._alone(clock, own, timing.device.median)
        timing.verified += single.verified
        timing.calls += single.calls
        alone.compare(timing, single, self._session.empty_batches, handed, clock.form)
        return count

    def _alone(self, clock: batches.Batches, own: Entry, believed: float) -> Entry:
        """Batches of one call, each of whose outputs is checked; ``believed`` is what a call is said to take, in
        nanoseconds."""
        single = Entry("submission", own.session)
        for _ in range(alone.how_many(believed)):
            ran = self._pairs.batch(clock, single, 1, 1, 1)
            single.times.append(ran.spent)
            single.forms.append(ran.forms)
        return single
