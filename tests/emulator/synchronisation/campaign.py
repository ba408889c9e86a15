"""Runs defects: which of them a schedule finds, by seed 0, by 100 seeds, and by chosen schedules."""

from __future__ import annotations

import dataclasses
import hashlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import torch

import jit
from jit.base.artifact import parse_entries
from jit.base.findings import EmulatorFinding
from jit.emulator import statistics
from tests.emulator.corpus.case import Case, differences, discover
from tests.emulator.mutants.outcomes import Outcome, run
from tests.emulator.mutants.programs import Program, of_case

from .operators import Defect, defects

SEEDS = 100
# Right kernels of the corpus that execute all of their code.
PROGRAMS = (
    "ring_counts:right", "ring_counts:pair", "ring_culprit:right", "ring_pair:right", "wgmma_release:thread 0",
    "descriptor_tiles:right", "refill:right", "refill:the pair's barrier orders",
    "cluster_barrier_exit:the last one exits", "tcgen05_cells:first while the second is computed",
    "tcgen05_tiles:right", "pair_culprit:right", "cp_async_mma:copies, fenced",
    "release_chip:split_k", "release_chip:last_cta", "grid_order:chain", "grid_order:lock", "grid_order:last CTA",
    "waiting_lanes:elected", "try_wait_peek:try_wait and works",
)  # fmt: skip


@dataclass(frozen=True)
class Found:
    """By what a defect was found, in words: of a schedule its seed or name, and what it showed; "" where it was not.

    Attributes:
        usual: by seed 0; it then is found by all others too.
        seeds: by one of `SEEDS` seeds.
        one, two: by chosen schedules with at most one delay, and at most two; what one finds, two find.
        decided: whether all orders with so many delays were tried where nothing was found.
        reached: whether any warp comes to it; if not, it is no defect of this launch.
    """

    usual: str = ""
    seeds: str = ""
    one: str = ""
    two: str = ""
    decided: bool = True
    reached: bool = True


def programs(only: str = "") -> Iterator[tuple[Program, Case]]:
    """The right kernels, each with what its launch has to give."""
    cases = discover()
    for name in PROGRAMS:
        if only in name:
            source, case = cases[name]
            yield of_case(name, source, case), case


def made(program: Program) -> list[Defect]:
    """The defects of a program."""
    return list(defects(program.artifact.ptx, program.entry))


class _Trial:
    """Launches of one program with other PTX."""

    def __init__(self, program: Program, case: Case, ptx: str):
        key = hashlib.sha256(ptx.encode()).hexdigest()
        artifact = dataclasses.replace(program.artifact, ptx=ptx, entries=parse_entries(ptx), key=key)
        self.kernel, self.program, self.case = jit.Module(artifact)[program.entry], program, case

    def under(self, schedules: str) -> str:
        """What is found under some schedules; "" where nothing is."""
        os.environ["WARPYARD_EMULATOR_SEED"] = schedules
        statistics.notes.clear()
        statistics.number = 0
        case, given = self.case, list[object]()
        for value in case.arguments:
            made = value.clone() if isinstance(value, torch.Tensor) else value(*given) if callable(value) else value
            given.append(made)
        try:
            self.kernel(*given, **self.program.shape)
        except EmulatorFinding as finding:
            return f"{finding.report.get('seed')} {finding.report['kind']}"
        tensors = [value for number, value in enumerate(given) if number in case.want]
        if wrong := list(differences(case, [one for one in tensors if isinstance(one, torch.Tensor)])):
            return f"{schedules} wrong result: {wrong[0][:60]}"
        kinds = {str(note["kind"]) for note in statistics.notes} - {"schedules"} - set(case.remarks)
        return f"{schedules} remark {' '.join(sorted(kinds))}" if kinds else ""

    def chosen(self, delays: int, most: int) -> tuple[str, bool]:
        """What chosen schedules find, and whether all were tried."""
        if found := self.under(f"all:{delays}:{most}"):
            return found, True
        (tried,) = [note for note in statistics.notes if note["kind"] == "schedules"]
        for name in tried["orders"]:
            if found := self.under(name):
                return found, True
        return "", not tried["message"].startswith("undecided")


def tried(program: Program, case: Case, defect: Defect, most: int) -> Found:
    """What finds a defect. ``most``: chosen schedules with two delays that are tried."""
    trial = _Trial(program, case, defect.ptx)
    if usual := trial.under("0"):
        return Found(usual, usual, usual, usual)
    if not _Trial(program, case, defect.reached).under("0"):
        return Found(reached=False)
    seeds = next((found for seed in range(1, SEEDS) if (found := trial.under(str(seed)))), "")
    one, decided = trial.chosen(1, 2000)
    if one:
        return Found("", seeds, one, one)
    two, decided = trial.chosen(2, most)
    return Found("", seeds, "", two, decided)


class _Reported(EmulatorFinding):
    """Carries what was found out of the process in which a defect ran."""

    def __init__(self, found: Found):
        super().__init__("found", repr(dataclasses.astuple(found)))


def _work(program: Program, case: Case, defect: Defect, most: int) -> Callable[[], None]:
    def work() -> None:
        torch.set_num_threads(1)
        os.environ["WARPYARD_EMULATOR_SECONDS"] = "20"
        raise _Reported(tried(program, case, defect, most))

    return work


def outcomes(only: str, every: int, most: int, workers: int, seconds: float) -> Iterator[Outcome]:
    """What comes of each ``every``-th defect, each in a process of its own."""
    rows = []
    for program, case in programs(only):
        rows += [(f"{program.name}: {one.name}", _work(program, case, one, most)) for one in made(program)]
    yield from run(rows[::every], workers, seconds)
