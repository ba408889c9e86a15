"""The events of a GPU, which the submission's process reads, beside the evaluator's clock."""

from __future__ import annotations

from harness.timing import stats
from harness.timing.batches import Form
from harness.timing.record import Entry, Timing

AGREES = 1.05  # the evaluator's time may be so much above that of the events
CONFIRMS = 0.5  # of what the events say: where it leaves less, a report says that they are a claim


def exceeds(timing: Timing, own: Entry, besides: float) -> bool:
    """Whether the evaluator's times of a call, less what is ``besides``, are more than the events' allow."""
    assert timing.device is not None
    return stats.summarise(own.times).ci_low - besides > AGREES * timing.device.median


def compare(
    timing: Timing, own: Entry, handed: float, count: int, form: Form, waits: bool = False, added: float = 0.0
) -> None:
    """Takes the evaluator's time for the headline where the events' are not near it.

    The events are believed while the lower end of the confidence interval of the evaluator's median, less what handing
    over the outputs takes at most and what it adds to reading the inputs, is at most ``AGREES`` times their median.
    Else the headline is what the evaluator's clock leaves: its times less what handing over takes, which are never
    shorter than what the events say.

    Where handing over may take about as long as the calls, anything that the events say is near enough. A note says how
    much of it is confirmed.

    A call that waits for the device takes longer between events than it does in a batch: it waits for the sweep of the
    L2 before it, and the host goes on late. Where the evaluator's clock says less of such a call, that is its time.

    Args:
        timing: of the case; its ``device`` is what the events say.
        own: times of a call by the evaluator's clock, which become those without handing over.
        handed: nanoseconds of each that hand over outputs, at most.
        count: calls of the smaller batches.
        form: how the calls of a batch were made.
        waits: whether a call waits for the device.
        added: nanoseconds that a call which reads its inputs takes longer by the evaluator's clock, beyond ``handed``.
    """
    assert timing.device is not None
    found, claimed = stats.summarise(own.times), timing.device.median
    most, left = AGREES * claimed, found.ci_low - handed
    if form is Form.GRAPH:
        timing.graph_ns, timing.copies_ns = found.median, handed
    said = (
        f"the evaluator's clock: {found.median / 1e3:.2f} us a call "
        f"({found.ci_low / 1e3:.2f} to {found.ci_high / 1e3:.2f}), "
        f"by {found.runs} pairs of batches of {count} and {2 * count} calls, {form.value}"
    )
    if handed >= 0.01 * found.median:
        said += f"; at most {handed / 1e3:.2f} us of it hand over the outputs"
    if left - added <= most < left:
        said += f"; a call that only reads the inputs takes {added / 1e3:.2f} us longer by it"
    if left - added > most:
        said += "; what is left is the time" if handed >= 0.01 * found.median else "; this is the time"
        said += f", since the process's own events say {claimed / 1e3:.2f} us"
        own.times = [max(time - handed, claimed) for time in own.times]
        timing.take(own)
        timing.overruled = True
    elif waits and found.median < claimed:
        said += f"; this is the time, since a call that waits takes longer behind a sweep: {claimed / 1e3:.2f} us"
        timing.take(own)
    elif left < CONFIRMS * claimed:
        said += (
            f"; it confirms {max(left, 0.0) / 1e3:.2f} us of the {claimed / 1e3:.2f} us that the process's own events "
            f"say: the rest is the submission's claim"
        )
    timing.notes.append(said)
