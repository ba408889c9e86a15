"""Runs defects: which of them a schedule finds, by seed 0, by 100 seeds, and by chosen schedules."""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import torch

import jit
from jit.base.artifact import parse_entries
from jit.base.findings import EmulatorFinding
from jit.emulator import statistics
from tests.emulator.corpus.case import Case, differences, discover
from tests.emulator.mutants import programs as launches
from tests.emulator.mutants.outcomes import Outcome, run
from tests.emulator.mutants.programs import Program, of_case
from tests.emulator.protocols import protocols

from . import harmless
from .operators import Defect, defects

SEEDS = 100
PROTOCOLS = "small protocols"
# Right kernels of the corpus that execute all of their code; the protocols are all tried, and all are right.
CORPUS = (
    "ring_counts:right", "ring_counts:pair", "ring_culprit:right", "ring_pair:right", "wgmma_release:thread 0",
    "descriptor_tiles:right", "refill:right", "refill:the pair's barrier orders",
    "cluster_barrier_exit:the last one exits", "tcgen05_cells:first while the second is computed",
    "tcgen05_tiles:right", "pair_culprit:right", "cp_async_mma:copies, fenced",
    "release_chip:split_k", "release_chip:last_cta", "grid_order:chain", "grid_order:lock", "grid_order:last CTA",
    "waiting_lanes:elected", "try_wait_peek:try_wait and works",
)  # fmt: skip
# Calls of this project's kernels: task, architecture, variant, and the number of the test case.
KERNELS = (
    ("nvfp4_gemv", "sm_90a", "wgmma", 0),
    ("nvfp4_gemv", "sm_100a", "", 0),
    ("masked_decode", "sm_90a", "", 6),
    ("xl_paged_attention", "sm_90a", "", 0),
    ("sparse_mla_bwd/phase1", "sm_90a", "", 0),
)
PROGRAMS = (
    *CORPUS,
    *(f"protocol {one.name}" for one in protocols.PROTOCOLS),
    *(" ".join(map(str, call)) for call in KERNELS),
)


class Right(NamedTuple):
    """A right kernel.

    Attributes:
        group: what it is one of.
        name: of it.
        program: its launch.
        case: what that has to give.
        varies: bool, of the words of its one result: those that its orders leave different; None where none does.
    """

    group: str
    name: str
    program: Program
    case: Case
    varies: torch.Tensor | None = None


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


def programs(*only: str) -> Iterator[Right]:
    """The right kernels whose name has one of ``only`` in it; all where nothing is given."""
    cases = discover()

    def asked(name: str) -> bool:
        return not only or any(part in name for part in only)

    for name in CORPUS:
        if asked(name):
            source, case = cases[name]
            yield Right("kernels of the corpus", name, of_case(name, source, case), case)
    for protocol in protocols.PROTOCOLS:
        if asked(name := f"protocol {protocol.name}"):
            source = protocols.FOLDER / f"{protocol.name}.cu"
            case = Case(
                name, (torch.zeros(64, dtype=torch.int32),), kernel="protocol", defines={"BUG": 0},
                grid=protocol.ctas, block=32 * protocol.warps,
            )  # fmt: skip
            yield _with_its_orders(Right(PROTOCOLS, name, of_case(name, source, case), case))
    for call in KERNELS:
        if asked(name := " ".join(map(str, call))):
            for program in launches.of_task(*call):
                yield Right("kernels of the tasks", name, program, _as_it_is(program, name))


def _with_its_orders(right: Right) -> Right:
    """A protocol with what every order with one delay leaves in its memory."""
    trial = _Trial(right, right.program.artifact.ptx)
    trial.under("all:1:2000")
    (tried,) = [note for note in statistics.notes if note["kind"] == "schedules"]
    left = [trial.given[0].clone() for order in ["0", *tried["orders"]] if not trial.under(order)]
    varies = torch.stack([one != left[0] for one in left]).any(0)
    return right._replace(case=dataclasses.replace(right.case, want={0: left[0]}), varies=varies)


def _as_it_is(program: Program, name: str) -> Case:
    """What a launch gives, and the remarks that it leaves."""
    given = [value.clone() if isinstance(value, torch.Tensor) else value for value in program.arguments]
    statistics.notes.clear()
    jit.Module(program.artifact)[program.entry](*given, **program.shape)
    want = {number: value for number, value in enumerate(given) if isinstance(value, torch.Tensor)}
    remarks = tuple({str(note["kind"]) for note in statistics.notes})
    return Case(name, program.arguments, want, kernel=program.entry, remarks=remarks)


def made(right: Right) -> list[Defect]:
    """The defects of a kernel. The protocols promise something of every order of single accesses to four bytes, in
    which weaker ones are the same accesses."""
    found = defects(right.program.artifact.ptx, right.program.entry)
    return [one for one in found if right.group != PROTOCOLS or one.operator != "a weaker access"]


class _Trial:
    """Launches of one program with other PTX."""

    def __init__(self, right: Right, ptx: str):
        program, case = right.program, right.case
        key = hashlib.sha256(ptx.encode()).hexdigest()
        artifact = dataclasses.replace(program.artifact, ptx=ptx, entries=parse_entries(ptx), key=key)
        self.kernel, self.program, self.case = jit.Module(artifact)[program.entry], program, case
        self.varies, self.given = right.varies, list[Any]()

    def under(self, schedules: str) -> str:
        """What is found under some schedules; "" where nothing is."""
        os.environ["WARPYARD_EMULATOR_SEED"] = schedules
        statistics.notes.clear()
        statistics.number = 0
        case, given = self.case, list[Any]()
        self.given = given
        for value in case.arguments:
            made = value.clone() if isinstance(value, torch.Tensor) else value(*given) if callable(value) else value
            given.append(made)
        try:
            self.kernel(*given, **self.program.shape)
        except EmulatorFinding as finding:
            return f"{finding.report.get('seed')} {finding.report['kind']}"
        tensors = [value for number, value in enumerate(given) if number in case.want]
        if self.varies is not None and tensors:
            tensors = [torch.where(self.varies, case.want[0], tensors[0])]
        if wrong := list(differences(case, tensors)):
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


def tried(right: Right, defect: Defect, most: int) -> Found:
    """What finds a defect. ``most``: chosen schedules that are tried, with one delay and then with two."""
    trial = _Trial(right, defect.ptx)
    if usual := trial.under("0"):
        return Found(usual, usual, usual, usual)
    if not _Trial(right, defect.reached).under("0"):
        return Found(reached=False)
    return _searched(trial, most)


def alarm(right: Right, most: int) -> Found:
    """What is found in the right kernel itself."""
    trial = _Trial(right, right.program.artifact.ptx)
    return Found(trial.under("0")) if trial.under("0") else _searched(trial, most)


def _searched(trial: _Trial, most: int) -> Found:
    seeds = next((found for seed in range(1, SEEDS) if (found := trial.under(str(seed)))), "")
    one, decided = trial.chosen(1, most)
    if one:
        return Found("", seeds, one, one)
    two, decided = trial.chosen(2, most)
    return Found("", seeds, "", two, decided)


class _Reported(EmulatorFinding):
    """Carries what was found out of the process in which a defect ran."""

    def __init__(self, found: Found):
        super().__init__("found", repr(dataclasses.astuple(found)))


def _work(find: Callable[[], Found]) -> Callable[[], None]:
    def work() -> None:
        torch.set_num_threads(1)
        os.environ["WARPYARD_EMULATOR_SECONDS"] = "20"
        raise _Reported(find())

    return work


def _of(outcome: Outcome) -> Found | None:
    return Found(*ast.literal_eval(outcome.message.partition("] ")[2])) if outcome.what == "found" else None


class Result(NamedTuple):
    """What came of a defect.

    Attributes:
        right: the kernel that has it.
        defect: it.
        harmless: why it changes nothing; "" where nobody has said so.
        found: by what; None where its process ended otherwise.
        outcome: of that process.
    """

    right: Right
    defect: Defect
    harmless: str
    found: Found | None
    outcome: Outcome


def outcomes(only: Sequence[str], every: int, most: int, workers: int, seconds: float) -> Iterator[Result]:
    """What comes of each ``every``-th defect, each in a process of its own."""
    rows: dict[str, tuple[Right, Defect, str]] = {}
    for right in programs(*only):
        of_it = made(right)
        rows |= {f"{right.name}: {one.name}": (right, one, harmless.reason(right.name, one, of_it)) for one in of_it}
    work = [(name, _work(partial(tried, *rows[name][:2], most))) for name in list(rows)[::every]]
    for outcome in run(work, workers, seconds):
        yield Result(*rows[outcome.name], _of(outcome), outcome)


def alarms(only: Sequence[str], most: int, workers: int, seconds: float) -> Iterator[tuple[str, Found | None, Outcome]]:
    """What is found in the right kernels themselves."""
    work = [(right.name, _work(partial(alarm, right, most))) for right in programs(*only)]
    for outcome in run(work, workers, seconds):
        yield outcome.name, _of(outcome), outcome
