"""Calls alone: batches of one call, beside which no other call runs.

The calls of a batch may run beside each other, since nothing makes one wait for the output of the one before. So a
batch shows what a call takes among others. A batch of one shows what it takes alone, and what a batch costs besides:
two messages, two turns on the GPU. That cost is measured by batches of one call that does next to nothing, made in a
process that has nothing of a submission yet, whose answers are no claim.

That a batch has one call is no secret. Whoever knows it can be no quicker alone than alone, and each of these outputs
is checked.
"""

from __future__ import annotations

from typing import Any

import torch

from harness.checking.dependence import Dependence
from harness.process.session import Session
from harness.timing import stats
from harness.timing.batches import Batches, Form
from harness.timing.record import Entry, Timing
from harness.timing.timed_machine import Host
from harness.wire import messages, transfer

AGREES = 1.05  # a call alone may take so many times what is believed
# Of an empty batch, what a call alone may take besides: it finds no instructions, no address translations and a cold
# host. Plain calls, whose Python begins after a stop, may take what is believed once more too. On an H100's host calls
# alone took as much as 0.4 of an empty batch more, and plain ones 1.0.
COLD = {Form.GRAPH: 0.5, Form.QUEUED: 0.5, Form.PLAIN: 1.5}
MOST = 9  # batches of one, and at least one
_LONG = 40e6  # nanoseconds of believed time that more than one of them take together
_EMPTY = 12  # batches of one empty call, of each form
_BYTES = 256  # of its input and its output


def how_many(believed: float) -> int:
    """Batches of one for calls of so many nanoseconds: fewer of long ones, beside which the noise is little."""
    return int(max(1, min(MOST, _LONG // believed)))


class _OneInput:
    """A supply of one small input."""

    def __init__(self, device: torch.device) -> None:
        self._packed = transfer.pack((torch.zeros(_BYTES, dtype=torch.uint8, device=device),))
        self.forms: list[dict[str, Any]] = []

    def several(self, count: int) -> list[transfer.Packed]:
        """As of ``Supply``."""
        self.forms = [{}] * count
        return [self._packed] * count


def empty_batches(session: Session, machine: Host, timeout: float) -> dict[Form, stats.Summary]:
    """What a batch of one call takes that does next to nothing, in nanoseconds.

    Plain calls are not tried: without a host's part they differ from queued ones by less than a cold host.

    Args:
        session: its process is asked where it has nothing of a submission yet, else a new one.
        machine: what the calls run on.
        timeout: seconds that a batch may take.

    Raises:
        batches.BadBatch: something else runs on the GPU.
        WorkerDied: the process ended, or took too long.
    """
    if not session.untouched:
        with Session(session.task, None, session.device) as other:
            other.start(timeout)
            return empty_batches(other, machine, timeout)
    supply: Any = _OneInput(machine.place("cuda"))
    found = {}
    with Batches(session, supply, [_BYTES], ["cuda"], timeout, machine, Dependence(every=False)) as clock:
        for form in (Form.GRAPH, Form.QUEUED):
            clock.take_form(form, [1])
            clock.run(1)  # loads what is used
            found[form] = stats.summarise([clock.run(1).spent for _ in range(_EMPTY)])
    session.worker.request(messages.Release(), messages.Done, timeout=timeout)
    session.slots.drop()
    found[Form.PLAIN] = found[Form.QUEUED]
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
