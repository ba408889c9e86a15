"""What the evaluator's clock adds to a call that reads its inputs.

Events time a call on inputs whose addresses the GPU has translated just before. The calls of a batch find none
translated, and write back what was in the L2. Where inputs are large, a batch has few calls, so that this, and what a
batch costs besides its calls, is no small part of its time. On an H100 a kernel that reads 268 MB of 1 GiB took 97 us
between events, 94 us in graphs of one process, and 105 to 141 us in the evaluator's batches of 6 and 12 calls.

How much it is shows a call of the evaluator's own that reads all inputs of the case and writes outputs of its sizes, in
batches of as many calls and the same form, in a process that has nothing of a submission.
"""

from __future__ import annotations

import torch

from harness.errors import WorkerDied
from harness.machine.driver import DriverError
from harness.process.session import Session
from harness.timing import batches, stats
from harness.timing.supply import Supply
from harness.timing.timed_machine import Host

_PAIRS = 7  # of batches


def added(session: Session, clock: batches.Batches, supply: Supply, count: int, machine: Host, timeout: float) -> float:
    """Nanoseconds that a call which reads its inputs takes longer by the evaluator's clock than between events; 0 where
    it takes no longer, or cannot be made beside the submission, as where there is no memory for it.

    Args:
        session: of the submission, whose process has no part in it.
        clock: the submission's batches on the case, whose form is taken.
        supply: gives inputs.
        count: calls of the smaller batches.
        machine: what the calls run on.
        timeout: seconds that a batch may take.

    Raises:
        BadBatch: something else runs on the GPU.
    """
    try:
        with session.another() as other:
            other.start(timeout)
            with clock.reading(other) as reading:
                return _added(other, reading, clock, supply, count, machine)
    except (batches.Failed, DriverError, WorkerDied, torch.OutOfMemoryError):
        return 0.0


def _added(
    other: Session, reading: batches.Batches, clock: batches.Batches, supply: Supply, count: int, machine: Host
) -> float:
    reading.take_form(clock.form, [count, 2 * count])
    times = []
    for _ in range(_PAIRS):
        small, large = (reading.run(calls, check=0).spent for calls in (count, 2 * count))
        times.append(batches.call_time(small, large, count, machine.gpu))
    blocks = reading.device_blocks(other.slots.fill(supply.next()))
    alone = machine.reading([block.bytes for block in blocks], clock.device_sizes())
    return max(0.0, stats.summarise(times).median - alone)
