"""The events of a GPU, which the submission's process reads, beside the evaluator's clock."""

from __future__ import annotations

from harness.timing import stats
from harness.timing.record import Timing

AGREES = 1.05  # the evaluator's time may be so much above that of the events


def compare(timing: Timing, times: list[float], copied: float, count: int, graph: bool) -> None:
    """Takes the evaluator's time for the headline where the events' are not near it.

    The events are believed while the lower end of the confidence interval of the evaluator's median, less what copying
    the outputs takes, is at most ``AGREES`` times their median.

    Args:
        timing: of the case; its ``device`` is what the events say.
        times: nanoseconds of a call, by the evaluator's clock.
        copied: nanoseconds of each that are for copying outputs.
        count: calls of the smaller batches.
        graph: the calls were replays of a graph.
    """
    assert timing.device is not None
    own, claimed = stats.summarise(times), timing.device.median
    if graph:
        timing.graph_ns = max(own.median - copied, 0.0) or own.median
    said = (
        f"the evaluator's clock: {own.median / 1e3:.2f} us a call ({own.ci_low / 1e3:.2f} to {own.ci_high / 1e3:.2f}), "
        f"by {own.runs} pairs of batches of {count} and {2 * count} calls, "
        f"{'replays of one graph' if graph else 'plain calls'}"
    )
    if copied >= 0.01 * own.median:
        said += f"; about {copied / 1e3:.2f} us of it copy the outputs"
    if own.ci_low - copied > AGREES * claimed:
        said += f"; this is the time, since the process's own events say {claimed / 1e3:.2f} us"
        timing.device, timing.raw_ns = own, times
    timing.notes.append(said)
