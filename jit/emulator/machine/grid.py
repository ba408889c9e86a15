"""Runs every cluster of a launch, one after the other or in several processes."""

from __future__ import annotations

from ...base.launch_shape import Dims
from . import processes
from .launch import Launch
from .progress import Progress
from .residents import Residents


def run(launch: Launch) -> None:
    """Runs every CTA."""
    (gx, gy, gz), (cx, cy, cz) = launch.grid, launch.cluster
    firsts = [(x, y, z) for z in range(0, gz, cz) for y in range(0, gy, cy) for x in range(0, gx, cx)]
    if only := launch.settings.only:
        wanted = {(x // cx, y // cy, z // cz) for x, y, z in only}
        firsts = [first for first in firsts if (first[0] // cx, first[1] // cy, first[2] // cz) in wanted]
    elif launch.streams is not None:
        firsts = [firsts[number] for number in launch.streams.numbers]
    elif launch.orders is not None:
        firsts = launch.orders.first(firsts)
    elif launch.seed:
        launch.rng.shuffle(firsts)
    launch.first_state = launch.rng.getstate()
    table = launch.program.counters
    if table:
        table.clear()
    shown = Progress(launch.settings.progress, launch.program.name, len(firsts) * cx * cy * cz)
    try:
        _clusters(launch, firsts, shown)
    finally:
        shown.close()
        if table:
            ctas = launch.serial * cx * cy * cz
            launch.counted = table.report(ctas, ctas * launch.warps)


def _clusters(launch: Launch, firsts: list[Dims], shown: Progress) -> None:
    """Runs one cluster after the other, until the rest is worth several processes; those that wait for others run
    together with these."""
    watch, residents = processes.Watch(launch, len(firsts)), Residents(launch, firsts)
    launch.look = watch.look
    while not residents.ended:
        if watch.on:
            watch.mark()
        try:
            ended = residents.step()
        except processes.Split:
            watch.on = False
            watch.back()
            group = residents.again()  # what a cluster that is given up has left behind is no part of the next one
            if processes.run(launch, group, firsts, launch.done, watch.jobs, shown):
                launch.serial = len(firsts)
                break
            continue
        if ended:
            shown.advance(ended)
        elif watch.on:
            watch.on = False  # CTAs that wait for each other stay in one process
    residents.close()
