"""The events of a GPU, which the submission's process reads, beside the evaluator's clock."""

from __future__ import annotations

from harness.timing import stats
from harness.timing.batches import Form
from harness.timing.record import Entry, Timing

AGREES = 1.05  # the evaluator's time may be so much above that of the events


def compare(timing: Timing, own: Entry, copied: float, count: int, form: Form) -> None:
    """Takes the evaluator's time for the headline where the events' are not near it.

    The events are believed while the lower end of the confidence interval of the evaluator's median, less what copying
    the outputs takes at most, is at most ``AGREES`` times their median.

    Args:
        timing: of the case; its ``device`` is what the events say.
        own: times of a call by the evaluator's clock.
        copied: nanoseconds of each that are for copying outputs, at most.
        count: calls of the smaller batches.
        form: how the calls of a batch were made.
    """
    assert timing.device is not None
    found, claimed = stats.summarise(own.times), timing.device.median
    if form is Form.GRAPH:
        timing.graph_ns, timing.copies_ns = found.median, copied
    said = (
        f"the evaluator's clock: {found.median / 1e3:.2f} us a call "
        f"({found.ci_low / 1e3:.2f} to {found.ci_high / 1e3:.2f}), "
        f"by {found.runs} pairs of batches of {count} and {2 * count} calls, {form.value}"
    )
    if copied >= 0.01 * found.median:
        said += f"; at most {copied / 1e3:.2f} us of it copy the outputs"
    if found.ci_low - copied > AGREES * claimed:
        said += f"; this is the time, since the process's own events say {claimed / 1e3:.2f} us"
        timing.take(own)
    timing.notes.append(said)
