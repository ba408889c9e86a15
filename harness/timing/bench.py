"""Times the benchmark cases of a submission, and refuses times that cannot be.

Per call: device time between events, L2 swept clean by reads, contents never seen before in memory seen before, and the
output taken at return and checked.  Beside it: launch-inclusive time, and CUDA-graph replay over more input than the L2
holds.  The evaluator's own clock has to agree, and the task's floor must not be undercut.
"""

from __future__ import annotations

import contextlib
import math
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from harness.checking import checker, verdict
from harness.checking.judge import Refused, judge
from harness.errors import WorkerDied, WorkerTimeout
from harness.tasks.cases import Case
from harness.timing import roofline, stats
from harness.timing.record import Entry, Timing
from harness.timing.supply import Supply
from harness.wire import messages, transfer
from harness.wire.messages import R
from harness.wire.session import Inputs, Session

_SWEEP_NS = 55e3  # what one sweep of the L2 takes at least; it has to cover the launch of the timed call
_GRAPH_NS = 20e6  # a graph measurement runs at least this long, so that the evaluator's clock is good to a percent
_MOST_SLOTS = 32
_TRIES = 10  # measurements of calls back to back before a claim that none of them came near is refused
_SLACK_NS = 10e6  # a call beyond three times the claim: what a request and a busy machine may cost


@dataclass
class Options:
    """How to time.

    Args:
        reps: most timed calls a case.
        budget: seconds of measuring after which no more than ``fewest`` calls are made.
        least: fewest timed calls before the median may count as known.
        fewest: fewest timed calls however long they take.
        precision: stop once half the width of the median's confidence interval is below this share of it.
        timeout: seconds one request may take; None takes the task's.
        verify: seconds to spend on checking timed calls beyond the first and the last.
        graph: measure graph replay too.
        peers: time the task's peers, interleaved.
        against: time this other submission, interleaved.
        seed: secret seed; None draws one.
        distinct: most different contents to generate where generating takes long.
    """

    reps: int = 100
    budget: float = 6.0
    least: int = 20
    fewest: int = 5
    precision: float = 0.003
    timeout: float | None = None
    verify: float = 3.0
    graph: bool = True
    peers: bool = False
    against: Path | None = None
    seed: int | None = None
    distinct: int = 4


class Bench:
    """Times the cases of one submission.

    Args:
        session: the submission's process.
        options: see ``Options``.
        progress: called with a line of text as the work goes on.
    """

    def __init__(self, session: Session, options: Options, progress: Callable[[str], None] | None = None) -> None:
        self.session, self.options, self.task = session, options, session.task
        self._say = progress or (lambda _: None)
        self._cuda = session.device.kind == "cuda"
        self._timeout = options.timeout or self.task.benchmark_timeout
        self._chip = roofline.chip(torch.cuda.current_device()) if self._cuda else None
        self._secret = options.seed if options.seed is not None else secrets.randbelow(1 << 30)

    def run(self, case: Case) -> Timing:
        """Times one case. What goes wrong with the submission is in the result; errors of the task are raised."""
        timing = Timing(case, seed=self._secret)
        try:
            reply = self.session.load(self._timeout)
            if not isinstance(reply, messages.Done):
                timing.status, timing.message, timing.detail = checker.classify(reply)
                self.session.worker.kill()
                return timing
            self._measure(case, timing)
        except _Stop as stop:
            timing.status, timing.message, timing.detail = stop.args
        except Refused as error:
            timing.status, timing.message = verdict.REFUSED, str(error)
        except transfer.OutputError as error:
            timing.status, timing.message = verdict.REFUSED, f"the output cannot be taken over: {error}"
        except WorkerTimeout as error:
            timing.status, timing.message, timing.detail = verdict.TIMEOUT, f"{error}; killed", error.log
        except WorkerDied as error:
            timing.status, timing.message, timing.detail = verdict.CRASH, str(error), error.log
        finally:
            self._tidy()
        return timing

    def _tidy(self) -> None:
        with contextlib.suppress(WorkerDied):
            if self.session.worker.alive:
                self.session.worker.request(messages.Release(), messages.Done, timeout=60)
        self.session.slots.drop()
        if self._cuda:
            torch.cuda.empty_cache()

    def _measure(self, case: Case, timing: Timing) -> None:
        supply = Supply(self.session, case, self._secret, self.options.distinct)
        self._say("first call (compiles) and its check")
        entry = Entry("submission")
        first = supply.next()
        _, spent = self._checked_call(entry, first, None, 1, guarded=True)
        host_ns = max(self._call(first, None, 1).times.host_ns for _ in range(4 if self._cuda else 1))
        sweeps = min(200, math.ceil((1.5 * host_ns + 50e3) / _SWEEP_NS)) if self._cuda else 0
        peers = self._load_peers(first)
        self._timed_calls(entry, peers, supply, sweeps, spent, timing)
        timing.verified, timing.distinct = entry.verified, supply.distinct
        timing.raw_ns = entry.times
        timing.device = stats.summarise(entry.times)
        if timing.distinct < timing.device.runs:
            timing.notes.append(f"{timing.distinct} different inputs in {timing.device.runs} calls (slow to generate)")
        if self._cuda and not transfer.Shared.use_ipc:
            timing.notes.append("inputs are carried by files: the driver does not share memory between processes here")
        self._launch_inclusive(supply, timing)
        self._from_outside(supply, timing)
        self._against_floor(case, timing)
        timing.peers += [self._peer_document(entry, peer) for peer in peers]

    def _call(self, packed: transfer.Packed, peer: str | None, sweeps: int) -> messages.Called:
        inputs = self.session.slots.fill(packed)
        return self._request(inputs, peer, sweeps)

    def _request(self, inputs: Inputs, peer: str | None, sweeps: int, guarded: bool = False) -> messages.Called:
        forbid = guarded and peer is None and self.task.forbids_torch
        reply = self.session.call(inputs, self._timeout, peer=peer, clear=sweeps, forbid_torch=forbid)
        called = _succeeded(reply)
        if called.persisting_l2:
            raise Refused(f"set {called.persisting_l2} bytes of L2 aside for persisting accesses: the L2 is not cold")
        if called.torch_ops:
            raise Refused(f"this task forbids computing with torch, and the submission used {called.torch_ops}")
        return called

    def _checked_call(
        self, entry: Entry, packed: transfer.Packed, peer: str | None, sweeps: int, guarded: bool = False
    ) -> tuple[messages.Called, float]:
        """One call whose output is checked; returns the reply and the seconds that the check took."""
        inputs = self.session.slots.fill(packed)
        reply = self._request(inputs, peer, sweeps, guarded)
        begin = time.perf_counter()
        output = self.session.outputs(reply, self._timeout)
        good, message, _ = judge(self.task, inputs, output, diagnose=False)
        if not good:
            number = f"timed call {len(entry.times)}" if entry.times else "first call"
            raise _Stop(verdict.WRONG, f"{number}: {message}", "")
        entry.verified += 1
        return reply, time.perf_counter() - begin

    def _timed_calls(
        self, entry: Entry, peers: list[Entry], supply: Supply, sweeps: int, check_seconds: float, timing: Timing
    ) -> None:
        """Rounds of one call each, the order reversed every round, until the median is known well enough."""
        options = self.options
        # A slow reference is run on one call picked in secret, and on the last; a quick one on as many as it can be.
        left = options.verify if check_seconds < 4.0 else 0.0
        picked = secrets.randbelow(min(options.fewest, options.reps))
        begin = time.perf_counter()
        order = [entry, *peers]
        checking = 0.0
        for number in range(options.reps):
            packed = supply.next()
            for one in order:
                if one is not entry:
                    self._time_peer(one, packed, sweeps)
                    continue
                if left > 0 or number == picked:
                    reply, seconds = self._checked_call(one, packed, None, sweeps)
                    left -= seconds
                    checking += seconds
                else:
                    reply = self._call(packed, None, sweeps)
                one.times.append(reply.times.device_ns)
            order.reverse()
            known = number + 1 >= options.least and stats.summarise(entry.times).relative_error < options.precision
            spent = time.perf_counter() - begin - checking > options.budget
            if known or (spent and number + 1 >= options.fewest):
                break
            if number % 10 == 0:
                self._say(f"{number + 1} calls, median {stats.summarise(entry.times).median / 1e3:.2f} us")
        self._checked_call(entry, supply.next(), None, sweeps, guarded=True)
        if self._cuda:
            timing.notes.append(f"L2 cold: swept by {sweeps} reads of 256 MiB before each call, which cover the launch")

    def _time_peer(self, peer: Entry, packed: transfer.Packed, sweeps: int) -> None:
        """One timed call of a peer; one that fails is not called again, and costs the submission nothing."""
        if peer.status not in (verdict.PASS, verdict.WRONG):
            return
        try:
            peer.times.append(self._call(packed, peer.name, sweeps).times.device_ns)
        except _Stop as stop:
            peer.status, peer.message = stop.args[0], str(stop.args[1]).splitlines()[0]
        except Refused as error:
            peer.status, peer.message = verdict.REFUSED, str(error)

    def _launch_inclusive(self, supply: Supply, timing: Timing) -> None:
        if not self._cuda:
            return
        inputs = self.session.slots.fill(supply.next())
        request = messages.Latency(inputs.descriptors)
        reply = self.session.worker.request(request, messages.Latencies, inputs.packed.payload, self._timeout)
        timing.launch = stats.summarise(_succeeded(reply).walls_ns)

    def _slots_for(self, supply: Supply) -> list[Inputs]:
        """Inputs in memory of their own, together three times the L2 where that is possible."""
        first = supply.next()
        size = max(1, sum(storage.nbytes() for storage in first.storages))
        count = 8
        if self._cuda and self._chip:
            room = int(0.3 * torch.cuda.mem_get_info()[0] / (2 * size))
            count = max(2, min(_MOST_SLOTS, math.ceil(3 * self._chip.l2 / size), max(2, room)))
        filled = [self.session.slots.fill(first, 1)]
        for slot in range(2, count + 1):
            filled.append(self.session.slots.fill(supply.next(), slot))
        return filled

    def _from_outside(self, supply: Supply, timing: Timing) -> None:
        """Graph replay where it can be had, else back-to-back calls: measured by this process's clock as well."""
        assert timing.device is not None
        self._say("graph replay" if self._cuda and self.options.graph else "back-to-back calls")
        slots = self._slots_for(supply)
        payload = b"".join(slot.packed.payload for slot in slots)
        sizes = [len(slot.packed.payload) for slot in slots]
        blocks = [slot.descriptors for slot in slots]
        worker = self.session.worker
        if self._cuda and self.options.graph:
            captured = worker.request(messages.Capture(blocks, sizes), messages.Done, payload, self._timeout)
            if isinstance(captured, messages.Done):
                self._replay(slots, supply, timing)
                return
            timing.notes.append(f"no graph replay: {_first_line(captured)}")
        most = 3 * max(timing.device.median, timing.launch.median if timing.launch else 0.0) + _SLACK_NS
        wall = math.inf
        # A process that was kept waiting is no lie; one that never gets near its claim, over seconds, is.
        for attempt in range(_TRIES):
            time.sleep(0.05 * attempt)
            begin = time.perf_counter_ns()
            reply = worker.request(messages.Burst(blocks, sizes, rounds=1), messages.Done, payload, self._timeout)
            wall = min(wall, (time.perf_counter_ns() - begin) / len(slots))
            _succeeded(reply)
            if wall <= most:
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
                filled[number] = self.session.slots.fill(packed, number + 1)
        return filled[pick], filled[pick] is not slots[pick]

    def _replay(self, slots: list[Inputs], supply: Supply, timing: Timing) -> None:
        assert timing.device is not None
        assert self._chip is not None
        worker, count = self.session.worker, len(slots)
        rounds = 1
        for _ in range(2):
            begin = time.perf_counter_ns()
            reply = worker.request(messages.Replay(rounds), messages.Replayed, timeout=self._timeout)
            wall = float(time.perf_counter_ns() - begin)
            if not isinstance(reply, messages.Replayed):
                timing.notes.append(f"no graph replay: {_first_line(reply)}")
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
        output = self.session.outputs(_succeeded(reply), self._timeout)
        good, message, _ = judge(self.task, checked, output, diagnose=False)
        if not good:
            raise _Stop(verdict.WRONG, f"graph replay on {'new' if news else 'its'} inputs: {message}", "")
        if wall_call > 1.6 * timing.device.median + 6e3:
            raise Refused(
                f"claims {timing.device.median / 1e3:.2f} us a call, but graph replays took {wall_call / 1e3:.2f} us "
                "each by the evaluator's clock"
            )
        if cold and not 0.75 < timing.graph_ns / timing.device.median < 1.15:
            timing.notes.append("graph replay and single calls disagree")

    def _against_floor(self, case: Case, timing: Timing) -> None:
        assert timing.device is not None
        cost = self.task.cost(case)
        if cost is None or self._chip is None:
            timing.notes.append("no floor: the task gives no cost" if cost is None else "no floor: timed on the CPU")
            return
        timing.floor = roofline.floor(cost, self._chip)
        fastest = min(timing.device.median, timing.graph_ns or math.inf) * 1e-9
        cold = not any("WARM" in note for note in timing.notes)
        if timing.device.median * 1e-9 < roofline.SLACK * timing.floor.seconds or (
            cold and fastest < roofline.SLACK * timing.floor.seconds
        ):
            raise Refused(
                f"{fastest * 1e6:.2f} us is faster than the floor of {timing.floor.seconds * 1e6:.2f} us allows "
                f"({timing.floor.bytes / fastest / 1e12:.2f} TB/s, {timing.floor.flops / fastest / 1e12:.0f} TFLOP/s): "
                "work is being left out, or cost() counts too much"
            )

    def _load_peers(self, packed: transfer.Packed) -> list[Entry]:
        options = self.options
        if not options.peers and options.against is None:
            return []
        name = None
        if options.against is not None:
            name = str(options.against)
            self.session.worker.place(options.against, "against_submission.py")
        request = messages.LoadPeers(options.peers, name)
        reply = self.session.worker.request(request, messages.Peers, timeout=self._timeout)
        if not isinstance(reply, messages.Peers):
            return [Entry(name or "peers.py", status=verdict.ERROR, message=_first_line(reply))]
        entries = [Entry(name) for name in reply.names]
        for entry in entries:
            self._say(f"peer {entry.name}: first call and its check")
            try:
                self._checked_call(entry, packed, entry.name, 1)
            except _Stop as stop:
                entry.status, entry.message = stop.args[0], str(stop.args[1]).splitlines()[0]
            except (Refused, transfer.OutputError) as error:
                entry.status, entry.message = verdict.REFUSED, str(error)
        return entries

    def _peer_document(self, entry: Entry, peer: Entry) -> dict[str, Any]:
        document: dict[str, Any] = {"name": peer.name, "status": peer.status, "message": peer.message}
        if peer.times:
            count = min(len(peer.times), len(entry.times))
            document["device_ns"] = stats.summarise(peer.times).document()
            document["speedup"] = stats.ratio(peer.times[:count], entry.times[:count]).document()
        return document


class _Stop(Exception):
    """Ends a case: (status, message, detail)."""


def _succeeded(reply: R | messages.Refused | messages.Failed) -> R:
    """The reply, which must be no failure. Raises _Stop."""
    if isinstance(reply, (messages.Refused, messages.Failed)):
        raise _Stop(*checker.classify(reply))
    return reply


def _first_line(reply: messages.Refused | messages.Failed) -> str:
    return next(iter(checker.classify(reply)[1].splitlines()), "no reason given")
