"""What bounds a modelled launch, which lines its warps wait at, and what would change its time."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .parameters import Chip
from .replay import MODEL, Replay, Run
from .streams import Launch

REASONS = ("issued", "fixed latency", "global memory", "shared memory", "short latency", "issue slot", "math pipe",
           "memory pipe", "mbarrier", "barrier", "cluster barrier", "copies", "tensor products",
           "tensor memory")  # fmt: skip
PIPES = {"P_FMA": "multiply-add pipe", "P_HEAVY": "integer multiply-add pipe", "P_ALU": "integer pipe",
         "P_F64": "double-precision pipe", "P_SPECIAL": "special-function pipe", "P_TENSOR": "tensor cores",
         "P_UNIFORM": "uniform pipe", "P_CONTROL": "branches", "P_MEMORY": "shared memory and L1",
         "P_TMA": "TMA unit", "P_L2": "L2 bandwidth", "P_DRAM": "DRAM bandwidth",
         "P_TENSOR5": "tensor cores (tcgen05)", "P_ISSUE": "issue slots"}  # fmt: skip
_BUSY = 0.6  # from this share on a pipe is what bounds
_MEMORY = ("shared memory and L1", "L2 bandwidth", "DRAM bandwidth", "TMA unit")
MEMORY, COMPUTE, LATENCY = "memory", "compute", "latency"
_LEAST = 0.01  # least gain that is reported


@dataclass(frozen=True)
class Phase:
    """A part of a launch.

    Attributes:
        name: ``"start"``, ``"steady state"`` or ``"tail"``.
        share: of the time.
        bound: what bounds it.
        used: how much of each pipe's time is used, from 0 to 1, the busiest first.
    """

    name: str
    share: float
    bound: str
    used: dict[str, float]


@dataclass(frozen=True)
class Line:
    """What part of the modelled clocks of all warps goes to a line of the source: all, and by reason."""

    place: str
    share: float
    reasons: dict[str, float]


@dataclass(frozen=True)
class Advice:
    """Something that would change the time.

    Attributes:
        change: what is changed in the model.
        seconds: the modelled time then.
        gain: part of the time that is saved.
        worth: what may be tried in the kernel.
    """

    change: str
    seconds: float
    gain: float
    worth: str


def used(run: Run, launch: Launch, first: int, last: int) -> dict[str, float]:
    """Shares of each pipe's time in some windows."""
    span = max((last - first) * run.window, 1.0) * launch.cluster_size
    found = {}
    for name, title in PIPES.items():
        at = getattr(MODEL, name)
        quarters = 4 if at < MODEL.SHARED_PIPES or name == "P_ISSUE" else 1
        found[title] = min(float(run.busy[first:last, at].sum()) / span / quarters, 1.0)
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def kind(shares: Mapping[str, float]) -> str:
    """MEMORY, COMPUTE or LATENCY, as Nsight Compute's section "Speed of Light" has it: what is used most, L1, shared
    memory, L2 and DRAM or issue slots and pipes, or LATENCY where none of them is used for 60 % of the time.

    Args:
        shares: how much of each is used, from 0 to 1, by the names of `PIPES`.
    """
    memory = max(shares.get(name, 0.0) for name in _MEMORY)
    compute = max((share for name, share in shares.items() if name not in _MEMORY), default=0.0)
    if max(memory, compute) < _BUSY:
        return LATENCY
    return MEMORY if memory >= compute else COMPUTE


def phases(run: Run, launch: Launch) -> list[Phase]:
    """Start, steady state and tail: where what is used most is used less than half as much as in the middle."""
    count = max(min(int(np.ceil(run.clocks / run.window)), len(run.busy)), 1)
    all_ = used(run, launch, 0, count)
    busiest = next(iter(all_))
    at = next(getattr(MODEL, name) for name, title in PIPES.items() if title == busiest)
    row = run.busy[:count, at]
    half = np.median(row) / 2
    above = np.flatnonzero(row >= half)
    first, last = (int(above[0]), int(above[-1]) + 1) if len(above) else (0, count)
    edges = (("start", 0, first), ("steady state", first, last), ("tail", last, count))
    return [_phase(name, run, launch, a, b, count) for name, a, b in edges if b > a]


def _phase(name: str, run: Run, launch: Launch, first: int, last: int, count: int) -> Phase:
    shares = used(run, launch, first, last)
    busiest, most = next(iter(shares.items()))
    if most >= _BUSY:
        bound = busiest
    else:
        totals = run.stalls.sum(0)
        totals[[MODEL.R_ISSUED, MODEL.R_BARRIER, MODEL.R_CLUSTER]] = 0  # who waits at a barrier waits for other warps
        reason = REASONS[int(np.argmax(totals))]
        bound = f"latency: warps wait for {reason}; {busiest} {most:.0%} used"
    return Phase(name, (last - first) / count, bound, {key: value for key, value in shares.items() if value >= 0.02})


def lines(run: Run) -> list[Line]:
    """Stall reasons by line, the line first at which warps spend most."""
    whole = max(float(run.stalls.sum()), 1.0)
    found = []
    for place, row in zip(run.places, run.stalls, strict=True):
        reasons = {name: float(value) / whole for name, value in zip(REASONS, row, strict=True) if value > 0}
        found.append(Line(place, float(row.sum()) / whole, dict(sorted(reasons.items(), key=lambda one: -one[1]))))
    return sorted(found, key=lambda one: -one.share)


def with_a_stage_more(replay: Replay) -> Replay | None:
    """The same record where each warp that copies into a ring waits for what it waited for one fill before; None where
    no warp waits so."""
    records = replay.records.copy()
    positions = np.repeat(np.arange(len(replay.blocks)), np.diff(replay.record_at))
    warps = np.searchsorted(replay.warp_at, positions, side="right") - 1
    copies = np.flatnonzero((records["kind"] == MODEL.T_COPY) & (records["a"] >= 0))
    waits = np.flatnonzero(records["kind"] == MODEL.T_WAIT)
    changed = False
    for warp in np.unique(warps[copies]):
        filled = set(records["a"][copies[warps[copies] == warp]].tolist())
        mine = [at for at in waits[warps[waits] == warp] if int(records["a"][at]) not in filled]
        before = [int(records["a"][at]) for at in mine]
        for (_, after), phase in zip(itertools.pairwise(mine), before, strict=False):
            records["a"][after] = phase
            changed = True
        if mine:
            records["a"][mine[0]] = -1
    if not changed:
        return None
    other = object.__new__(Replay)
    other.__dict__.update(replay.__dict__, records=records)
    return other


def advice(
    models: Sequence[Any], chip: Chip, cold: bool, seconds: float, progress: Callable[[str], None]
) -> list[Advice]:
    """Runs the model again with one thing changed at a time; what gains most first. ``models``: of estimates.py."""
    Change = tuple[str, str, Callable[[Any], float]]
    changes: list[Change] = [
        ("twice the DRAM bandwidth", "read fewer bytes: a smaller type, no byte twice, whole sectors",
         lambda m: m.run(chip.scaled(dram_bytes=2), cold)[0]),
        ("all data in the L2", "order the CTAs so that those that share data run at the same time",
         lambda m: m.run(chip, cold, in_cache=True)[0]),
        ("twice the L2 bandwidth", "ask the L2 for less: larger tiles, shared memory, multicast",
         lambda m: m.run(chip.scaled(l2_bytes=2, l2_port=2, l2_requests=2, l2_port_requests=2, atomic_bytes=2),
                         cold)[0]),
        ("half the memory latency", "ask earlier: prefetch, more copies in flight, more warps",
         lambda m: m.run(chip.scaled(l2_latency=0.5, dram_latency=0.5, l1_latency=0.5), cold)[0]),
        ("no bank conflicts", "swizzle or pad what lies in shared memory",
         lambda m: m.run(chip, cold, no_conflicts=True)[0]),
        ("half the registers", "use fewer registers, so that more CTAs are resident",
         lambda m: m.run(chip, cold, resident=m.resident(registers=0.5))[0]),
        ("one more resident CTA", "use less shared memory or fewer threads, so that one more CTA is resident",
         lambda m: m.run(chip, cold, resident=m.resident(more=1))[0]),
        ("a stage more", "give the ring of copies one stage more",
         lambda m: _or(m, chip, cold, with_a_stage_more(m.replay))),
        ("tensor cores twice as fast", "a narrower type, or fewer products",
         lambda m: m.run(chip.scaled(**{f"{one}_tensor": 2 for one in ("f16", "f8", "i8", "tf32", "f4", "f64")},
                                     wgmma_least=0.5), cold)[0]),
        ("integer and multiply-add pipes twice as fast", "fewer instructions of arithmetic and addresses in the loop",
         lambda m: m.run(chip.scaled(integer_rate=2, fma_rate=2), cold)[0]),
        ("double precision twice as fast", "single precision, where that is exact enough",
         lambda m: m.run(chip.scaled(f64_rate=2), cold)[0]),
        ("special functions twice as fast", "fewer exponentials, divisions and conversions",
         lambda m: m.run(chip.scaled(special_rate=2, convert_rate=2), cold)[0]),
        ("a TMA unit without overhead", "fewer and larger copies", lambda m: m.run(chip.with_(tma_copy=1), cold)[0]),
        ("barriers without latency", "fewer barriers, or fewer warps at each",
         lambda m: m.run(chip.with_(barrier_latency=0, mbarrier_latency=0), cold)[0]),
    ]  # fmt: skip
    found = []
    for change, worth, run in changes:
        progress(f"what if: {change}")
        then = sum(run(model) / model.clock(chip) for model in models)
        found.append(Advice(change, then, 1 - then / seconds if seconds else 0.0, worth))
    return sorted(found, key=lambda one: -one.gain)


def _or(model: Any, chip: Chip, cold: bool, replay: Replay | None) -> float:
    return float(model.run(chip, cold, replay=replay)[0])


def first_three(found: Sequence[Advice]) -> list[Advice]:
    """What is worth trying first."""
    return [one for one in found if one.gain >= _LEAST][:3]
