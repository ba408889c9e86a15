"""What the warps of a launch's first cluster did, over modelled time: how long each lived, what it waited for, and the
copies and products that it had on their way."""

from __future__ import annotations

from dataclasses import dataclass

from .estimates import Modelled
from .explain import REASONS
from .parameters import Chip
from .replay import MODEL
from .streams import Launch

LIFE, WAIT, COPY, PRODUCT = "life", "wait", "copy", "product"
_KINDS = {MODEL.S_LIFE: LIFE, MODEL.S_WAIT: WAIT, MODEL.S_COPY: COPY, MODEL.S_PRODUCT: PRODUCT}


@dataclass(frozen=True)
class Interval:
    """Something that a warp did.

    Attributes:
        kind: LIFE, WAIT, COPY or PRODUCT.
        rank, warp: of the CTA in its cluster, and of the warp in its CTA.
        begin, end: in nanoseconds from the cluster's first instruction.
        place: ``"file.cu:12"``.
        reason: of a wait, one of `explain.REASONS`; else empty.
        about: the mbarrier (``"0:128"``) or ``"barrier 1"`` that is waited for, or that a copy completes on; or empty.
        phase: of the mbarrier.
    """

    kind: str
    rank: int
    warp: int
    begin: float
    end: float
    place: str
    reason: str = ""
    about: str = ""
    phase: int = 0


@dataclass(frozen=True)
class Pipeline:
    """The intervals of one launch.

    Attributes:
        kernel: its name.
        title: the chip, as its maker calls it.
        intervals: as they ended.
        whole: there was room for all of them.
        remarks: what has to be said with modelled times of this chip.
    """

    kernel: str
    title: str
    intervals: list[Interval]
    whole: bool
    remarks: list[str]


def pipeline(launch: Launch, chip: Chip, cold: bool = True) -> Pipeline:
    """Models a launch, and keeps what its first cluster did beside the others on its multiprocessor.

    Args:
        launch: as `streams.launches` reads them.
        chip: the figures.
        cold: nothing of the inputs is in the L2 at the start.
    """
    model = Modelled(launch)
    run = model.run(chip, cold, spans=True)[1]
    fills = model.replay.fills[run.first]
    scale = 1e9 / model.clock(chip)
    found = []
    for one in run.spans:
        rank, warp = divmod(int(one["warp"]), launch.warps)
        kind, about, phase = _KINDS[int(one["kind"])], "", 0
        reason = REASONS[int(one["reason"])] if kind == WAIT else ""
        if (number := int(one["about"])) >= 0:
            about, phase = (f"barrier {number % 16}", 0) if reason == "barrier" else fills[number]
        place = "" if kind == LIFE else run.places[int(one["place"])]
        begin, end = float(one["begin"]) * scale, float(one["end"]) * scale
        found.append(Interval(kind, rank, warp, begin, end, place, reason, about, phase))
    return Pipeline(launch.kernel, chip.title, found, not run.spans_lost, chip.remarks)
