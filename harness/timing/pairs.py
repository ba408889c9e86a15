"""Batches of a case's functions: pairs of them, whose slope is the time of a call, and the outputs that are checked."""

from __future__ import annotations

import contextlib
import math
import secrets
import time
from collections.abc import Callable, Iterator

from harness.checking import checker, verdict
from harness.checking.dependence import Dependence
from harness.checking.judge import Refused
from harness.process.session import Session
from harness.timing import batches, stats, timed_machine
from harness.timing.chain import Chain
from harness.timing.options import Options
from harness.timing.peers import cost_of
from harness.timing.record import Entry, Timing
from harness.timing.stop import Stop
from harness.timing.supply import Supply
from harness.timing.turns import Turns
from harness.wire import messages

_FEWEST_PAIRS = 5  # of batches, however long they take
# Outputs of a larger batch that are checked, picked in secret, whatever it takes: of the first pairs, and of further
# ones. So of the larger batches of any half of the pairs some 20 are: work that is left out of a share f of the calls
# gains f, and is found with probability 1 - (1 - f)^20. The best f, 1 / 21, gains 1.8% where it is not found.
_CHECKED_FIRST, _CHECKED = 8, 4
_CHECKS_OF_BUDGET, _SHORTEST_CHECKS = 20.0, 60.0  # times the budget, and seconds, that checks may take in all

Clocks = dict[Session, batches.Batches]  # those of one case


class Pairs:
    """Batches of one case.

    Args:
        judged: the processes of submissions, whose outputs are checked.
        options: see ``Options``.
        timeout: seconds that a batch may take.
        machine: what the calls run on.
        turns: whose turn it is.
        say: called with a line of text as the work goes on.

    Attributes:
        dependences: what is known of each submission's outputs.
        shortest: nanoseconds, of the larger batches of the last pairs.
    """

    def __init__(
        self,
        judged: list[Session],
        options: Options,
        timeout: float,
        machine: timed_machine.Host,
        turns: Turns,
        say: Callable[[str], None],
    ) -> None:
        self._options, self._timeout, self._machine, self._turns, self._say = options, timeout, machine, turns, say
        self._checking = dict.fromkeys(judged, 0.0)  # seconds, of each submission
        self.dependences = {session: Dependence(every=False) for session in judged}
        self.shortest = math.inf

    def is_submission(self, one: Entry) -> bool:
        """Whether it is one whose outputs are checked among the timed calls, and not one of the task's peers."""
        return one.session in self.dependences

    def in_one_form(
        self,
        entry: Entry,
        peers: list[Entry],
        supply: Supply,
        reply: messages.Called,
        timing: Timing,
        work: Callable[[Clocks], int],
        call: Callable[[Entry, Supply], messages.Called],
    ) -> int | None:
        """What ``work`` gives for batches of each process; None where inputs have no one form, nor can be given one.
        ``call`` makes a call on inputs of another form, of which it is ``reply`` then."""
        while True:
            with contextlib.ExitStack() as stack:
                clocks: Clocks = {}
                for session in {one.session: None for one in (entry, *peers)}:
                    clock = batches.Batches(
                        session, supply, reply.sizes, reply.devices, self._timeout, self._machine,
                        self.dependences.get(session) or Dependence(every=False),
                    )  # fmt: skip
                    clocks[session] = stack.enter_context(clock)
                try:
                    return work(clocks)
                except batches.Ragged:
                    if not supply.one_form():
                        return None
            reply = call(entry, supply)
            timing.notes.append("shapes follow the seed: the evaluator's batches keep to those of one seed")

    def time(self, clocks: Clocks, count: int, order: list[Entry], budget: float, most: int) -> int:
        """Times pairs of batches of all in ``order``, the first of which is the submission, for about ``budget``
        seconds.

        A pair counts where its larger batch takes long enough for what a batch is forgiven, or has the most calls. Else
        the times are taken again with twice as many calls: a batch that was slow when their number was chosen gains
        nothing. Returns how many the smaller one has at the end; at most ``most``.
        """
        options, entry, order = self._options, order[0], list(order)
        begin, number, large_ns = time.perf_counter(), 0, 0.0
        self.shortest = math.inf
        while number < options.reps:
            for one in order:
                if one.out:
                    continue
                with self._turns.of(one), cost_of(one, entry):
                    clock = clocks[one.session]
                    checks = _CHECKED_FIRST if number < _FEWEST_PAIRS else _CHECKED
                    small = self.batch(clock, one, count, checks, self._checks(one))
                    large = self.batch(clock, one, 2 * count, checks, checks)
                    if one is entry:
                        large_ns = large.spent
                        self.shortest = min(self.shortest, large_ns)
                    one.times.append(batches.call_time(small.spent, large.spent, count, self._machine.gpu))
                    one.forms.append(large.forms)
            order.reverse()
            if large_ns < batches.LONG_ENOUGH / 2 and 2 * count <= most:
                count, number, self.shortest = 2 * count, 0, math.inf
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

    def batch(
        self, clock: batches.Batches, one: Entry, calls: int, take: int, check: int, chain: Chain | None = None
    ) -> batches.Ran:
        """A batch of calls, or a chain, ``take`` of whose outputs are taken, and ``check`` of these checked."""
        with ends_the_case(f"timed call of batch {len(one.times)}"):
            if not self.is_submission(one):
                return clock.run(calls, one.peer)
            one.calls += calls
            ran = chain.run(calls, take) if chain else clock.run(calls, None, take)
            before = time.perf_counter()
            for picked in ran.picked[:check]:
                one.verified += clock.check([picked])
                self._enough_time(self._checking[one.session] + time.perf_counter() - before)
            self._checking[one.session] += time.perf_counter() - before
        return ran

    def _checks(self, one: Entry) -> int:
        """How many outputs of a smaller batch are checked: fewer when checking has taken the time that it may take, and
        the submission cannot know when."""
        if self._checking.get(one.session, 0.0) < self._options.verify * self._options.budget:
            return 2
        return 0 if secrets.randbelow(4) else 1

    def _enough_time(self, spent: float) -> None:
        """Raises Stop where checks take far longer than a case may: how many there are is not the submission's to
        choose, so that a case has no time without them."""
        if spent > (most := max(_CHECKS_OF_BUDGET * self._options.budget, _SHORTEST_CHECKS)):
            raise Stop(
                verdict.TIMEOUT,
                f"not enough checked: no time. A time rests on {_CHECKED_FIRST} checked outputs of each larger batch, "
                f"and {most:g} s went into fewer; --budget gives them more",
                "",
            )


@contextlib.contextmanager
def ends_the_case(what: str) -> Iterator[None]:
    """What goes wrong in a batch is the verdict on the case."""
    try:
        yield
    except batches.Wrong as wrong:
        raise Stop(verdict.WRONG, f"{what}: {wrong}", "") from None
    except batches.Failed as failed:
        raise Stop(*checker.classify(failed.reply)) from None
    except batches.BadBatch as bad:
        raise Refused(str(bad)) from None
