"""A launch's settings from environment variables, read once."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path

from ..base import environment
from ..base.allowances import Allowance
from ..base.launch_shape import Dims
from ..base.schedules import Schedules


@dataclass(frozen=True)
class Settings:
    """The options of one launch.

    Attributes:
        schedules: each seed chooses a schedule, the order of warps, CTAs and arriving copies. The launch runs under
            each in turn, from the same memory. Or schedules that are chosen, see `jit.base.schedules`.
        strict: remarks are findings.
        allow: findings after which a launch goes on.
        races: races are looked for.
        seconds: that a launch may take.
        counters: what runs is counted.
        fast: sums of tensor cores are formed in a fast way, not as the hardware does.
        jobs: processes that may run CTAs.
        progress: path of the file with the number of CTAs that are done, or None.
        dump: folder for the LLVM IR, or None.
        trace: file that gets the order of events of each launch's first cluster, or None.
        streams: folder that gets what the warps of a few clusters of each launch ran, or None.
        sample: how many clusters of a launch run, spread over its grid; None: all.
        whole: numbers of the launches of which all clusters run whatever `sample` says.
        variant: the form of its text that the kernel runs, see `jit.base.variants`.
        only: CTAs whose clusters run, and no others; empty: all run.
    """

    schedules: Schedules = range(1)
    strict: bool = False
    allow: tuple[Allowance, ...] = ()
    races: bool = True
    seconds: float = math.inf
    counters: bool = False
    fast: bool = False
    jobs: int = 1
    progress: Path | None = None
    dump: Path | None = None
    trace: Path | None = None
    streams: Path | None = None
    sample: int | None = None
    whole: frozenset[int] = frozenset()
    variant: int = 0
    only: tuple[Dims, ...] = ()

    @property
    def chosen(self) -> bool:
        """Schedules are chosen, not drawn: warps stop where they see each other."""
        return not isinstance(self.schedules, range)


def read() -> Settings:
    """The settings as the environment has them now.

    Raises:
        ValueError: a variable holds a value that it must not have, or there is no such variable.
    """
    environment.refuse_unknown()
    return Settings(
        schedules=environment.SEED.read(),
        strict=environment.STRICT.read(),
        allow=environment.ALLOW.read(),
        races=environment.RACES.read(),
        seconds=environment.SECONDS.read(),
        counters=environment.COUNTERS.read(),
        fast=environment.FAST.read(),
        jobs=1 if environment.TRACE.read() or environment.STREAMS.read() else environment.JOBS.read() or _processors(),
        progress=environment.PROGRESS.read(),
        dump=environment.DUMP.read(),
        trace=environment.TRACE.read(),
        streams=environment.STREAMS.read(),
        sample=environment.SAMPLE.read(),
        whole=environment.WHOLE_LAUNCHES.read(),
    )


def _processors() -> int:
    """The CPUs that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
