"""What timing a case yields: the times of each function, and the verdict with its floor."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from harness.checking import verdict
from harness.tasks.cases import Case
from harness.timing import roofline, stats

if TYPE_CHECKING:  # it imports torch, and the tables need none
    from harness.process.session import Session


@dataclass
class Entry:
    """What was measured of one function (the submission or a rival) on one case; times in nanoseconds.

    Args:
        name: as it is shown.
        session: the process that it is called in.
        peer: its name among the task's peers; None is a submission.
        forms: for each time, the arguments of the case, with the seed, that the work of its calls follows.
        sweeps: of the L2 of a GPU before each of its calls.
        waits: whether a call waits for the device.
    """

    name: str
    session: Session
    peer: str | None = None
    times: list[float] = field(default_factory=list)
    forms: list[list[dict[str, Any]]] = field(default_factory=list, repr=False)
    verified: int = 0
    calls: int = 0
    status: str = verdict.PASS
    message: str = ""
    sweeps: int = 0
    waits: bool = False

    @property
    def out(self) -> bool:
        """Whether it failed, and is not called again. One of the task's peers is timed though its output is wrong."""
        return self.status != verdict.PASS and not (self.status == verdict.WRONG and self.peer)


@dataclass
class Timing:
    """One timed case.

    Args:
        case: which.
        status, message, detail: as in ``verdict.Result``.
        device: summary of the device times of the submission.
        launch: summary of launch-inclusive times, or None.
        graph_ns: time of a call within graph replays, with copying its outputs, or None.
        copies_ns: how much of it hands over the outputs at most.
        notes: what a reader should know (how the L2 was made cold, why something was not measured).
        floor: the floor, where the task gives a cost and the chip is known: that in the middle, where the work follows
            the seed.
        overruled: the evaluator's clock says more than the submission's events, so that its time is the case's.
        raw_ns, forms: the times that ``device`` summarises, and for each the arguments of the case that the work of its
            calls follows. ``take`` sets all three.
        peers: summaries, ratios and verdicts of the peers.
    """

    case: Case
    status: str = verdict.PASS
    message: str = ""
    detail: str = ""
    device: stats.Summary | None = None
    launch: stats.Summary | None = None
    graph_ns: float | None = None
    copies_ns: float = 0.0
    notes: list[str] = field(default_factory=list)
    floor: roofline.Floor | None = None
    forms: list[list[dict[str, Any]]] = field(default_factory=list, repr=False)
    peers: list[dict[str, Any]] = field(default_factory=list)
    verified: int = 0
    calls: int = 0
    distinct: int = 0
    seed: int = 0
    raw_ns: list[float] = field(default_factory=list)
    overruled: bool = False

    def take(self, entry: Entry) -> None:
        """Makes the times of an entry those of the case."""
        assert len(entry.times) == len(entry.forms), (len(entry.times), len(entry.forms))
        self.raw_ns, self.forms = entry.times, entry.forms
        self.device = stats.summarise(entry.times)

    @property
    def fraction(self) -> float | None:
        """Floor over median: 1 is the floor itself."""
        if self.floor is None or self.device is None:
            return None
        return self.floor.seconds * 1e9 / self.device.median

    def document(self) -> dict[str, Any]:
        """Plain data for JSON."""
        seconds = self.device.median * 1e-9 if self.device else None
        work = self.floor
        return {
            "index": self.case.index,
            "spec": self.case.spec,
            "name": self.case.name,
            "status": self.status,
            "message": self.message,
            "detail": self.detail,
            "seed": self.seed,
            "device_ns": self.device.document() if self.device else None,
            "launch_inclusive_ns": self.launch.document() if self.launch else None,
            "graph_ns": self.graph_ns,
            "graph_copies_ns": self.copies_ns if self.graph_ns is not None else None,
            "floor_ns": work.seconds * 1e9 if work else None,
            "bound": work.bound if work else None,
            "fraction_of_floor": self.fraction,
            "bytes_per_s": work.bytes / seconds if work and seconds else None,
            "flop_per_s": work.flops / seconds if work and seconds and work.flops else None,
            "calls": self.calls,
            "verified_calls": self.verified,
            "distinct_inputs": self.distinct,
            "notes": self.notes,
            "peers": self.peers,
            "runs_ns": self.raw_ns,
        }
