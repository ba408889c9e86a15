"""CUDA graph replays, or calls back to back, by the evaluator's clock."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable

import torch

from harness.checking import verdict
from harness.checking.judge import Refused, judge
from harness.timing import roofline, stats
from harness.timing.record import Timing
from harness.timing.stop import Stop, first_line, succeeded
from harness.timing.supply import Supply
from harness.wire import messages
from harness.wire.session import Inputs, Session

_GRAPH_NS = 20e6  # a graph measurement runs at least this long, so that the evaluator's clock is good to a percent
_MOST_SLOTS = 32
_TRIES = 10  # measurements of calls back to back before a claim that none of them came near is refused
_SLACK_NS = 10e6  # a call beyond three times the claim: what a request and a busy machine may cost
_AGREES, _AGREES_NS = 1.15, 3e3  # how far the evaluator's time may be above the events', as a factor and beyond it


class Outside:
    """Measures a submission on a GPU from outside its process.

    Args:
        session: the submission's process.
        chip: the GPU, where it is known.
        timeout: seconds that a request may take.
        graph: try graph replay.
        say: called with a line of text as the work goes on.
    """

    def __init__(
        self, session: Session, chip: roofline.Chip | None, timeout: float, graph: bool, say: Callable[[str], None]
    ) -> None:
        self._session, self._chip, self._timeout, self._graph, self._say = session, chip, timeout, graph, say

    def _slots_for(self, supply: Supply) -> list[Inputs]:
        """Inputs in memory of their own, together three times the L2 where that is possible."""
        first = supply.next()
        size = max(1, sum(storage.nbytes() for storage in first.storages))
        count = 8
        if self._chip:
            room = int(0.3 * torch.cuda.mem_get_info()[0] / (2 * size))
            count = max(2, min(_MOST_SLOTS, math.ceil(3 * self._chip.l2 / size), max(2, room)))
        filled = [self._session.slots.fill(first, 1)]
        for slot in range(2, count + 1):
            filled.append(self._session.slots.fill(supply.next(), slot))
        return filled

    def measure(self, supply: Supply, timing: Timing) -> None:
        """Graph replay where it can be had, else back-to-back calls: measured by this process's clock as well."""
        assert timing.device is not None
        self._say("graph replay" if self._graph else "back-to-back calls")
        slots = self._slots_for(supply)
        payload = b"".join(slot.packed.payload for slot in slots)
        sizes = [len(slot.packed.payload) for slot in slots]
        blocks = [slot.descriptors for slot in slots]
        worker = self._session.worker
        if self._graph:
            captured = worker.request(messages.Capture(blocks, sizes), messages.Done, payload, self._timeout)
            if isinstance(captured, messages.Done):
                self._replay(slots, supply, timing)
                return
            timing.notes.append(f"no graph replay: {first_line(captured)}")
        most = 3 * max(timing.device.median, timing.launch.median if timing.launch else 0.0) + _SLACK_NS
        wall = math.inf
        # A process that was kept waiting is no lie; one that never gets near its claim, over seconds, is.
        for attempt in range(_TRIES):
            time.sleep(0.05 * attempt)
            begin = time.perf_counter_ns()
            reply = worker.request(messages.Burst(blocks, sizes, rounds=1), messages.Done, payload, self._timeout)
            wall = min(wall, (time.perf_counter_ns() - begin) / len(slots))
            succeeded(reply)
            if wall <= most:
                _prefer(wall, "calls back to back", timing)
                break
        else:
            raise Refused(
                f"claims {timing.device.median / 1e3:.1f} us a call, but {len(slots)} calls took {wall / 1e3:.1f} us "
                "each by the evaluator's clock"
            )

    def _refill(self, slots: list[Inputs], supply: Supply, pick: int) -> tuple[Inputs, bool]:
        """Puts new contents into every captured slot that they fit, shapes and plain values included; returns the
        inputs now in slot ``pick``, and whether they are new."""
        filled = list(slots)
        for number, slot in enumerate(slots):
            packed = supply.next()
            sizes = [storage.nbytes() for storage in packed.storages]
            if packed.payload == slot.packed.payload and sizes == [block.size for block in slot.blocks]:
                filled[number] = self._session.slots.fill(packed, number + 1)
        return filled[pick], filled[pick] is not slots[pick]

    def _replay(self, slots: list[Inputs], supply: Supply, timing: Timing) -> None:
        assert timing.device is not None
        assert self._chip is not None
        worker, count = self._session.worker, len(slots)
        rounds = 1
        for _ in range(2):
            begin = time.perf_counter_ns()
            reply = worker.request(messages.Replay(rounds), messages.Replayed, timeout=self._timeout)
            wall = float(time.perf_counter_ns() - begin)
            if not isinstance(reply, messages.Replayed):
                timing.notes.append(f"no graph replay: {first_line(reply)}")
                return
            device = reply.device_ns
            if rounds == 1:
                rounds = max(2, min(20000, math.ceil(_GRAPH_NS / max(1.0, device))))
        timing.graph_ns = device / (rounds * count)
        wall_call = wall / (rounds * count)
        size = sum(block.size for slot in slots for block in slot.blocks)
        cold = size >= 2 * self._chip.l2
        timing.notes.append(
            f"graph: {count} inputs of {size / count / 2**20:.1f} MiB each in turn, L2 {'cold' if cold else 'WARM'}"
        )
        pick = secrets.randbelow(count)
        checked, news = self._refill(slots, supply, pick)
        if not news:
            timing.notes.append("graph checked on the inputs that it was captured with: others differ in their shapes")
        reply = worker.request(messages.Replay(1, slot=pick), messages.Replayed, timeout=self._timeout)
        output = self._session.outputs(succeeded(reply), self._timeout)
        good, message, _ = judge(self._session.task, checked, output, diagnose=False)
        if not good:
            raise Stop(verdict.WRONG, f"graph replay on {'new' if news else 'its'} inputs: {message}", "")
        claimed = timing.device.median
        _prefer(wall_call, "graph replays", timing)
        if wall_call > 1.6 * claimed + 6e3:
            raise Refused(
                f"claims {claimed / 1e3:.2f} us a call, but graph replays took {wall_call / 1e3:.2f} us "
                "each by the evaluator's clock"
            )
        if cold and not 0.75 < timing.graph_ns / timing.device.median < 1.15:
            timing.notes.append("graph replay and single calls disagree")


def _prefer(wall: float, what: str, timing: Timing) -> None:
    """Takes the evaluator's time of a call, in nanoseconds, as the headline where the events' time is not near it."""
    assert timing.device is not None
    if wall > _AGREES * timing.device.median + _AGREES_NS:
        timing.notes.append(
            f"the time is that of {what} by the evaluator's clock; the process's own events say "
            f"{timing.device.median / 1e3:.2f} us"
        )
        timing.device = stats.summarise([wall])
