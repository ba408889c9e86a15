"""Calls alone, beside which no other call runs: chains of calls, and batches of one.

The calls of a batch may run beside each other, since nothing makes one wait for the output of the one before. So a
batch shows what a call takes among others. A chain (``timing.chain``) shows what it takes alone, and what a link of the
chain costs besides. A batch of one shows it too, where inputs are too large for a chain; it costs two messages and two
turns on the GPU. These costs are measured by calls that do next to nothing, made in a process that has nothing of a
submission yet, whose answers are no claim.

That calls are alone is no secret. Whoever knows it can be no quicker alone than alone, and outputs are checked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from harness.checking.dependence import Dependence
from harness.machine.driver import DriverError
from harness.process.session import Session
from harness.timing import stats
from harness.timing.batches import BadBatch, Batches, Failed, Form
from harness.timing.chain import Chain
from harness.timing.record import Entry, Timing
from harness.timing.timed_machine import Host
from harness.wire import asking, messages, transfer

AGREES = 1.05  # a call alone may take so many times what is believed
# Of an empty batch, what a call alone may take besides: it finds no instructions, no address translations and a cold
# host. Plain calls, whose Python begins after a stop, may take what is believed once more too. On an H100's host calls
# alone took as much as 0.4 of an empty batch more, and plain ones 1.0.
COLD = {Form.GRAPH: 0.5, Form.QUEUED: 0.5, Form.PLAIN: 1.5}
# The same of a chain, by whether the host waits before each call, of what an empty call takes beyond the evaluator's
# own copies. On an H100 that was 25 to 53 us, and 97 to 170 us where the host waits. Sixteen forms of launching one
# kernel took up to 25 us more, and 96 on a stream of the submission's own, of which 62 were copies and write-backs. A
# submission may take inputs up as they come, and hand outputs over as it makes them, so that it may gain what an empty
# call takes, too.
AGREES_IN_CHAIN, COLD_IN_CHAIN = 1.02, {False: 2.0, True: 1.0}
HOST = 100e3  # nanoseconds of a plain call that a batch hides at most: its host's part beside the call before
WRITTEN = 0.5e-3  # nanoseconds a byte of inputs that a chain leaves in the L2, which are written back (2 TB/s)
MOST_WRITTEN = 50 << 20  # bytes that the L2 holds
CALLS, CHAINS = 16, 5  # of a chain, and chains, at most
CHECKED = 4  # outputs of a chain: of all chains some 20, see ``timing.pairs``
_EMPTY_CHAINS = 6  # of one call, and of ``CALLS``
_COPIES = 3  # of the evaluator's for an empty call: two inputs and an output
# Bytes of the input of an empty call, besides those that it copies. Above the last size copies add what they take.
SIZES = (256, 4 << 20, 16 << 20)
MOST = 9  # batches of one, and at least one
_LONG = 40e6  # nanoseconds of believed time that more than one of them take together
_EMPTY = 12  # batches of one empty call, of each form
_BYTES = 256  # that it copies


def how_many(believed: float) -> int:
    """Batches of one for calls of so many nanoseconds: fewer of long ones, beside which the noise is little."""
    return int(max(1, min(MOST, _LONG // believed)))


def in_a_chain(believed: float, most: int) -> tuple[int, int]:
    """How many calls of so many nanoseconds a chain has, and how many chains there are; no call where none can be."""
    calls = int(max(1, min(CALLS, most, _LONG / CHAINS // believed)))
    return min(calls, most), int(max(1, min(CHAINS, _LONG // (calls * believed))))


@dataclass(frozen=True)
class Line:
    """Nanoseconds of one call, and of ``CALLS``: what any number takes lies on the line through both."""

    one: stats.Summary
    many: stats.Summary

    def at(self, count: int) -> float:
        """That of ``count`` calls."""
        return self.one.median + (self.many.median - self.one.median) * (count - 1) / (CALLS - 1)

    def high(self, count: int) -> float:
        """The upper end of what it may be."""
        more = max(self.one.ci_high - self.one.median, self.many.ci_high - self.many.median)
        return self.at(count) + more


@dataclass(frozen=True)
class Links:
    """Chains of empty calls, whose inputs have one of ``SIZES``.

    Args:
        own: the evaluator's part of them.
        all: what they take, the evaluator's part with it.
    """

    own: Line
    all: Line


@dataclass(frozen=True)
class Empty:
    """What calls alone cost besides.

    Args:
        batches: a batch of one empty call, by form.
        chains: chains of empty calls, by whether the host waits before each, those of small inputs first; none where
            there can be none.
        why: there are no chains.
    """

    batches: dict[Form, stats.Summary]
    chains: dict[bool, list[Links]]
    why: str = ""

    def own(self, copies: int, size: int) -> float:
        """Nanoseconds that the evaluator's part of a chain takes at most where nothing else runs: as much a copy as in
        chains of small inputs, and as much a byte as large ones show.

        Args:
            copies: how many.
            size: bytes of all.
        """
        small, large = self.chains[False][0].own.at(CALLS), self.chains[False][-1].own.at(CALLS)
        byte = max(0.0, large - small) / (CALLS * (SIZES[-1] - SIZES[0]))
        return copies * small / (CALLS * _COPIES) + size * byte

    def chain(self, calls: int, waits: bool, own: float) -> tuple[float, float]:
        """What a chain of empty calls takes whose inputs and outputs have a case's sizes, and the upper end of that.
        It lies between those of two sizes, by what the evaluator's part takes.

        Args:
            calls: of the chain.
            waits: the host waits before each.
            own: nanoseconds of the evaluator's part with the case's sizes.
        """
        rows = [(one.own.at(calls), one.all.at(calls), one.all.high(calls)) for one in self.chains[waits]]
        parts, found, high = zip(*rows, strict=True)
        more = max(0.0, own - parts[-1])
        return float(np.interp(own, parts, found)) + more, float(np.interp(own, parts, high)) + more


class _OneInput:
    """A supply of one input: what an empty call copies, and so many bytes more."""

    def __init__(self, device: torch.device, size: int) -> None:
        small, more = (torch.zeros(bytes_, dtype=torch.uint8, device=device) for bytes_ in (_BYTES, size))
        self._packed = transfer.pack((small, more))
        self.forms: list[dict[str, Any]] = []

    def several(self, count: int) -> list[transfer.Packed]:
        """As of ``Supply``."""
        self.forms = [{}] * count
        return [self._packed] * count


def empty_batches(session: Session, machine: Host, timeout: float) -> Empty:
    """What batches of one call, and chains, take whose calls do next to nothing.

    Batches of plain calls are not tried: without a host's part they differ from queued ones by less than a cold host.

    Args:
        session: its process is asked. Where that has had something of a submission, it is ended first, with all that it
            has left on the GPU, and a new one is asked: beside it, an empty call would take as long as it likes.
        machine: what the calls run on.
        timeout: seconds that a batch may take.

    Raises:
        batches.BadBatch: something else runs on the GPU.
        WorkerDied: the process ended, or took too long.
    """
    if not session.untouched:
        session.worker.kill()
        session.start(timeout)

    def calls(size: int) -> Batches:
        supply: Any = _OneInput(machine.place("cuda"), size)
        return Batches(session, supply, [_BYTES], ["cuda"], timeout, machine, Dependence(every=False))

    found = {}
    with calls(SIZES[0]) as clock:
        for form in (Form.GRAPH, Form.QUEUED):
            clock.take_form(form, [1])
            clock.run(1)  # loads what is used
            found[form] = stats.summarise([clock.run(1).spent for _ in range(_EMPTY)])
        found[Form.PLAIN] = found[Form.QUEUED]
    chains: dict[bool, list[Links]] = {False: [], True: []}
    try:
        for size in SIZES:
            with calls(size) as clock:
                clock.take_form(Form.QUEUED, [1])
                for waits, links in _empty_chains(Chain(session, clock, machine, timeout)).items():
                    chains[waits].append(links)
        empty = _narrower(Empty(found, chains))
    except (DriverError, BadBatch, Failed) as error:
        empty = Empty(found, {}, why=str(error))
    session.worker.request(asking.Release(), messages.Done, timeout=timeout)
    session.slots.drop()
    return empty


def _narrower(empty: Empty) -> Empty:
    """Without its chains, where they would allow a call more than batches of one do."""
    rests = {waits: links[0].all.at(CALLS) - links[0].own.at(CALLS) for waits, links in empty.chains.items()}
    allowed = {waits: COLD_IN_CHAIN[waits] * rest / CALLS for waits, rest in rests.items()}
    batch = empty.batches[Form.GRAPH].median
    if max(allowed.values()) < COLD[Form.GRAPH] * batch:
        return empty
    link = max(links[0].all.at(CALLS) / CALLS for links in empty.chains.values())
    why = f"an empty call of a chain takes {link / 1e3:.0f} us, and an empty batch {batch / 1e3:.0f} us"
    return Empty(empty.batches, {}, why=why)


def _empty_chains(chain: Chain) -> dict[bool, Links]:
    found = {}
    for waits in (False, True):
        chain.waits, chain.settled = waits, True
        times, own = {}, {}
        for calls in (1, CALLS):
            chain.run(calls, 0)  # loads what is used
            times[calls] = stats.summarise([chain.run(calls, 0).spent for _ in range(_EMPTY_CHAINS)])
            own[calls] = stats.summarise([chain.own(calls)])
        found[waits] = Links(Line(own[1], own[CALLS]), Line(times[1], times[CALLS]))
    return found


def compare(timing: Timing, alone: Entry, empty: dict[Form, stats.Summary], handed: float, form: Form) -> None:
    """Takes the time of calls alone for the headline where they take longer than what is believed.

    They do where the lower end of the confidence interval of their median, less the upper end of that of an empty
    batch, is more than ``AGREES`` times the believed time and what a call alone has besides: ``COLD`` of an empty
    batch, handing over its output and copying it once more, and for plain calls once more what is believed.

    Args:
        timing: of the case; its ``device`` is what is believed.
        alone: times of batches of one, which become those of their calls.
        empty: what ``empty_batches`` gave.
        handed: nanoseconds of a call that hand over outputs, at most.
        form: how the calls were made.
    """
    assert timing.device is not None
    believed, found, nothing = timing.device.median, stats.summarise(alone.times), empty[form]
    besides = COLD[form] * nothing.median + 2 * handed + (believed if form is Form.PLAIN else 0)
    if found.ci_low - nothing.ci_high <= AGREES * believed + besides:
        return
    alone.times = [max(time - nothing.median - 2 * handed, believed) for time in alone.times]
    timing.take(alone)
    timing.overruled = True
    timing.notes.append(
        f"a call alone takes {timing.device.median / 1e3:.2f} us, by {found.runs} batches of one call; this is the "
        f"time, since calls that took {believed / 1e3:.2f} us ran beside each other"
    )


def compare_chain(
    timing: Timing, alone: Entry, calls: int, nothing: tuple[float, float], own: float, besides: float, waits: bool
) -> None:
    """Takes the time of calls in chains for the headline where they take longer than what is believed.

    They do where the lower end of the confidence interval of their median, less the upper end of what a chain of empty
    calls takes, is more than ``AGREES_IN_CHAIN`` times the believed time and what a call has besides: ``COLD_IN_CHAIN``
    of what an empty one takes beyond the evaluator's part, handing over its output and copying it once more, what is
    written back, and where the host waits before each call, its part. Of what they take only the evaluator's part is
    taken off then: some links cost less than empty ones do, and nobody is to gain that.

    Args:
        timing: of the case; its ``device`` is what is believed.
        alone: times of chains, which become those of their calls.
        calls: of a chain.
        nothing: what ``Empty.chain`` gave.
        own: nanoseconds of the evaluator's part of a chain.
        besides: nanoseconds of a call that hand over outputs, and write inputs back, at most.
        waits: the host waits before each call.
    """
    assert timing.device is not None
    believed, found, (empty, high) = timing.device.median, stats.summarise(alone.times), nothing
    allowed = COLD_IN_CHAIN[waits] * max(0.0, empty - own) + calls * (besides + (min(believed, HOST) if waits else 0))
    if found.ci_low - high <= AGREES_IN_CHAIN * calls * believed + allowed:
        return
    alone.times = [max((time - own) / calls, believed) for time in alone.times]
    timing.take(alone)
    timing.overruled = True
    timing.notes.append(
        f"a call alone takes {timing.device.median / 1e3:.2f} us, by {found.runs} chains of {calls} calls, each of "
        f"which waits for the output of the one before; this is the time, since calls that took "
        f"{believed / 1e3:.2f} us ran beside each other"
    )
