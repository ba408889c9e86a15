"""The modelled time of the launches of a program, those of one kernel in one shape together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from .estimates import estimate
from .parameters import Chip
from .streams import Launch


@dataclass(frozen=True)
class Repeated:
    """The launches of a kernel in one shape, in seconds.

    Attributes:
        kernel: its PTX name.
        grid, block, cluster: of each launch.
        count: launches.
        seconds, low, high: modelled, of the first of them, without what a launch costs; the interval.
        bound: what bounds most of it.
        dram_bytes, l2_bytes: of one launch.
        remarks: what has to be said with it.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    cluster: tuple[int, int, int]
    count: int
    seconds: float
    low: float
    high: float
    bound: str
    dram_bytes: float
    l2_bytes: float
    remarks: list[str]


def by_kernel(launches: Sequence[Launch], chip: Chip, report: Callable[[str], None] = lambda _: None) -> list[Repeated]:
    """The kernels of launches, that which takes most of the time first.

    Args:
        launches: as `streams.launches` reads them. Of those of one kernel in one shape the first is modelled, with
            nothing of its inputs in the L2.
        chip: the figures.
        report: is called with each step.
    """
    nothing = replace(chip.figures["launch"], value=0.0, low=0.0, high=0.0)
    free = replace(chip, figures={**chip.figures, "launch": nothing})
    groups: dict[tuple[object, ...], list[Launch]] = {}
    for one in launches:
        shape = (one.kernel, one.grid, one.block, one.cluster, one.dynamic_smem, one.ptx)
        groups.setdefault(shape, []).append(one)
    found = []
    for same in groups.values():
        first = same[0]
        report(f"modelling {first.kernel}")
        made = estimate([first], free, explain=False)
        (kernel,) = made.kernels
        bound = max(kernel.phases, key=lambda phase: phase.share).bound
        found.append(
            Repeated(
                first.kernel, first.grid, first.block, first.cluster, len(same), made.seconds, made.low,
                made.high, bound, kernel.dram_bytes, kernel.l2_bytes, kernel.remarks,
            )
        )  # fmt: skip
    return sorted(found, key=lambda one: -one.count * one.seconds)
