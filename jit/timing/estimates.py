"""How long recorded launches take on a chip: waves, shares of the memory system, an interval, and what would change it.

One multiprocessor is modelled, or those of one cluster, with the CTAs that the busiest one gets. It has the part of the
bandwidth of L2 and DRAM that its CTAs are of all. What is beyond some waves is carried on from the pace of these.
"""

from __future__ import annotations

import heapq
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ..base import arch as arches
from ..base import artifact as artifacts
from ..base.artifact import Entry
from ..base.errors import NoCompilerError
from ..compiler import listings
from . import machine_code
from .additions import BOUND, Additions
from .drawn import drawn, fetched
from .errors import widened
from .explain import PIPES, Advice, Line, Phase, advice, kind, lines, phases
from .parameters import Chip
from .replay import MODEL, Replay, Run, Shares, cache
from .sharing import Sharing
from .streams import SECTOR, Launch

_WAVES = 3  # that are modelled
_MOST = 96  # clusters that are modelled
_ALIKE = 1.1  # clusters are alike whose instructions differ by no more than this factor
_MANY_WAVES = 32  # beyond so many the last clusters are a small part of all
_TENSOR = r"(wg)?mma\b|wmma\.mma|tcgen05\.mma"  # PTX instructions of the tensor cores
_FILLED = "behind a fill, whose lines the call pushes out of the L2"


@dataclass(frozen=True)
class Kernel:
    """One launch's time.

    Attributes:
        name: of the kernel.
        seconds: modelled, without the overhead of the launch.
        grid, block, cluster, resident: the launch, and CTAs of a multiprocessor at once.
        waves: CTAs over those that are on the chip at once.
        modelled: clusters that were modelled of those of the busiest multiprocessor.
        recorded: clusters that the emulator recorded.
        dram_bytes, l2_bytes: of the whole grid.
        phases: what bounds start, steady state and tail.
        lines: stall reasons by line of the source, the line that costs most first.
        machine: machine instructions were modelled, not those of PTX.
        used: how much of each pipe's and memory's time the whole launch uses, from 0 to 1.
        kind: what bounds the whole launch, ``"memory"``, ``"compute"`` or ``"latency"`` (`explain.kind`).
        remarks: what the model did not know.
    """

    name: str
    seconds: float
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    cluster: tuple[int, int, int]
    resident: int
    waves: float
    modelled: int
    recorded: int
    dram_bytes: float
    l2_bytes: float
    phases: list[Phase]
    lines: list[Line]
    machine: bool
    used: dict[str, float]
    kind: str
    remarks: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Estimate:
    """The modelled time of one call.

    Attributes:
        chip: its name; title: as its maker calls it.
        seconds: modelled; low, high: its interval.
        launch: of these seconds, the overhead of launching.
        ranges: by group of figures, the seconds at its fast and at its slow end.
        kernels: the launches.
        advice: what would change it, what gains most first.
        remarks: what has to be said with the time.
    """

    chip: str
    title: str
    seconds: float
    low: float
    high: float
    launch: float
    ranges: dict[str, tuple[float, float]]
    kernels: list[Kernel]
    advice: list[Advice]
    remarks: list[str]


class Modelled:
    """A launch made ready, with what its compile says of occupancy.

    Args:
        launch: the record.
        filled: a fill before the launch has left lines in the L2 that are written back while it runs.
    """

    def __init__(self, launch: Launch, filled: bool = False):
        self.launch, self.filled = launch, filled
        self.remarks: list[str] = []
        made = artifacts.of_ptx(launch.ptx, launch.source)
        machine: list[machine_code.Instruction] = []
        try:
            made = listings.assembled(made)
            machine = machine_code.instructions(made, launch.kernel)
        except NoCompilerError as error:
            self.remarks.append(f"no machine code, so PTX instructions are modelled in its place: {error}")
        self.entry: Entry = made.entries[launch.kernel]
        self.replay = Replay(launch, machine)
        self.footprint, self.read, self.written = (launch.footprint(one) for one in ("touched", "read", "written"))
        together = launch.fetched()[: MODEL.ALLOCATIONS]
        self.fetch = np.concatenate([together, np.ones(MODEL.ALLOCATIONS - len(together))])
        self.drawn = drawn(launch)
        self.additions = Additions(launch, self.replay.alone)
        visits, fresh = launch.rewritten()
        self.rewritten = np.minimum(fresh, self.written.sum()) / np.maximum(visits, 1)
        ran = np.unique(np.concatenate([one.blocks for one in launch.clusters]))
        self.multiplies = any(re.match(_TENSOR, launch.insts[at].op) for block in ran for at in launch.blocks[block])
        issued = _issued(self.replay)
        self._alike = bool(issued.max() < _ALIKE * issued.min())
        self._misses: dict[tuple[int, int, float, float], np.ndarray] = {}
        self._requests: dict[tuple[int, int], np.ndarray] = {}
        self._sharing: dict[int, Sharing] = {}
        if launch.lost:
            self.remarks.append(f"{launch.lost} accesses were not recorded: there was no room")

    def resident(self, registers: float = 1.0, more: int = 0) -> int:
        """CTAs of a multiprocessor at once, with ``registers`` times the registers, and ``more`` CTAs."""
        launch, warps = self.launch, self.launch.warps
        entry = replace(self.entry, registers=math.ceil(self.entry.registers * registers))
        most = listings.warps_per_sm(entry, launch.arch, warps * 32, launch.dynamic_smem) // warps
        return max(1, most) + more

    def clock(self, chip: Chip) -> float:
        """Hz of the multiprocessors: a chip goes slower while its tensor cores work."""
        return chip["tensor_clock" if self.multiplies else "clock"]

    def run(
        self, chip: Chip, cold: bool = True, resident: int | None = None, no_conflicts: bool = False,
        in_cache: bool = False, replay: Replay | None = None, window: bool = False,
        spans: bool = False,
    ) -> tuple[float, Run, int, int]:  # fmt: skip
        """Clocks of the launch; the run, the clusters of the busiest multiprocessor and those modelled."""
        launch, replay = self.launch, replay or self.replay
        chip = chip.with_(clock=self.clock(chip))
        size, count = launch.cluster_size, launch.count
        groups = max(chip.sms // size, 1)
        most = math.ceil(count / groups)
        slots = resident or self.resident()
        modelled = min(most, max(_WAVES * slots, slots + 2, len(launch.clusters)), _MOST)
        part = most / count / size / chip["clock"]
        dram = min(chip["l2_port"], chip["dram_bytes"] * part * self._part_of_reads(chip))
        asked = self._asked(chip, Shares(min(chip["l2_port"], chip["l2_bytes"] * part), dram), slots, modelled)
        sharing = self._sharing_of(groups * slots)
        merged = sharing.merged(_by_allocation(sharing.own, asked), chip)
        shares = Shares(
            min(chip["l2_port"], chip["l2_bytes"] * part * merged), dram,
            spread=chip["cta_interval"] * min(groups * slots, count),
            partial=self._in_part("additions_256", chip, cold) * SECTOR * part,
            apart=self._in_part("additions_apart", chip, cold) * SECTOR * part,
            request=max(1 / (chip["l2_requests"] * part * merged), 1 / chip["l2_port_requests"]),
            visit=self.additions.clocks(chip, part, MODEL.ALLOCATIONS, groups * slots),
            local=self._local(chip, slots, groups), fetch=self.fetch,
        )  # fmt: skip
        if cold and not in_cache:
            late = _put(sharing.late(_by_allocation(sharing.own, asked) / modelled, chip, most > modelled))
            shares = replace(shares, miss=self._part_of_dram(chip, asked, slots, modelled), late=late)
        best: tuple[float, Run] | None = None
        starts = range(len(launch.clusters)) if most < len(launch.clusters) else range(1)
        for start in starts:  # with few clusters, the busiest of those that differ
            run = replay.run(chip, shares, slots, modelled, first=start, no_conflicts=no_conflicts, spans=spans)
            clocks = _carried_on(run, most, modelled, min(slots, most))
            if not self._alike:
                clocks = max(clocks, _unequal(run, count, groups, slots, float(_work(run).max()) / run.clocks / size))
            clocks = max(clocks, run.dram_bytes / size * most / modelled / dram)  # no faster than the memory
            clocks = max(clocks, float(_work(run).max()) / size * most / modelled)  # and than any pipe
            clocks = max(clocks, self.additions.seconds(chip, groups * slots) * chip["clock"])
            clocks = max(clocks, most * chip["cta_interval"] * chip.sms)  # and than its CTAs begin
            if best is None or clocks > best[0]:
                best = clocks, run
                if window:
                    again = replay.run(chip, shares, slots, modelled, max(run.clocks / 64, 1), start, no_conflicts)
                    best = clocks, again
        assert best is not None
        return best[0], best[1], most, modelled

    def _in_part(self, figure: str, chip: Chip, cold: bool) -> float:
        """Sectors a second that stores, or atomics, write in part. The first one to a sector that came from DRAM takes
        longer, where it is alone in its line."""
        more = self.rewritten[int(figure == "additions_apart")] / chip["rewritten"] if cold else 0.0
        return float(1 / (1 / chip[figure] + more))

    def _sharing_of(self, at_once: int) -> Sharing:
        """Who else reads what a cluster reads, with so many clusters on the chip at once."""
        if at_once not in self._sharing:
            lines = self.replay.sectors_of_lines()
            self._sharing[at_once] = Sharing(self.launch, self.footprint, at_once, lines)
        return self._sharing[at_once]

    def _part_of_reads(self, chip: Chip) -> float:
        """What the launch has of the DRAM's bandwidth beside the lines that its own push out of the L2."""
        touched = float(self.footprint.sum()) * SECTOR
        moved = float((self.read + self.written * self._part_written_back(chip)).sum()) * SECTOR
        pushed = chip["dirty_part"] * min(touched, chip.l2) if self.filled else 0.0
        return moved / (moved + pushed) if pushed else 1.0

    def _part_written_back(self, chip: Chip) -> float:
        """What of the sectors that the launch writes goes to DRAM before its end."""
        written = float(self.written.sum()) * SECTOR
        return max(1 - chip["kept_part"] * chip.l2 / written, 0.0) if written else 0.0

    def _fetched(self, chip: Chip, asked: np.ndarray) -> np.ndarray:
        """By allocation, what comes from DRAM of rows that are drawn, of so many sectors that the launch asks for."""
        each = _by_allocation(self.footprint, asked)
        return fetched(self.drawn, each, self.launch.own(), self.footprint, chip["held_part"] * chip.l2 / SECTOR)

    def _part_pushed_out(self, chip: Chip, slots: int) -> float:
        """What of its own data the L2 no longer has when a cluster comes back to it: the clusters that run at once
        touch more between than the L2 holds."""
        launch = self.launch
        at_once = min(launch.count, max(chip.sms // launch.cluster_size, 1) * slots)
        return pushed_out(chip, float(self.footprint.sum()) * SECTOR / launch.count * at_once)

    def _local(self, chip: Chip, slots: int, groups: int) -> tuple[float, float, float]:
        """Of what is stored to local memory the part that goes on to DRAM; of its loads that the L1 has not, the part
        that comes from there; of its loads, the part that the L1 has no room for. Each thread that is there has its
        stack frame, and those that follow it have the same lines. The L2 keeps less of what is written than of what is
        read."""
        launch = self.launch
        each = self.entry.stack * launch.warps * 32
        there = min(slots, math.ceil(launch.count / groups)) * each
        all_ = min(launch.count, groups * slots) * launch.cluster_size * each
        room = cache(launch.smem, slots, launch.warps)
        if not each:
            return 0.0, 0.0, 0.0
        written = max(1 - chip["kept_part"] * chip.l2 / all_, 0.0)
        return written, pushed_out(chip, all_), max(1 - room / there, 0.0)

    def _asked(self, chip: Chip, shares: Shares, slots: int, modelled: int) -> np.ndarray:
        """By allocation, the sectors that the modelled clusters ask the L2 for."""
        key = slots, modelled
        if key not in self._requests:
            self._requests[key] = self.replay.run(chip, shares, slots, modelled).requests
        return self._requests[key]

    def _part_of_dram(self, chip: Chip, asked: np.ndarray, slots: int, modelled: int) -> np.ndarray:
        """By allocation, the part of what the L1 has not that comes from or goes to DRAM: what the grid reads of it
        once, or more often where rows are drawn, and what it writes and the L2 does not keep, over what it asks the L2
        for."""
        key = slots, modelled, chip["kept_part"], chip["held_part"] * chip.l2
        if key not in self._misses:
            part = modelled / self.launch.count
            needed, touched = np.zeros(MODEL.ALLOCATIONS), np.zeros(MODEL.ALLOCATIONS)
            kept, private = self._part_written_back(chip), np.zeros(MODEL.ALLOCATIONS, bool)
            for at, own in enumerate(self.launch.own()):  # what no other cluster touches
                whole = self.footprint[at] >= 0.9 * own * self.launch.count
                private[min(at, MODEL.ALLOCATIONS - 1)] = whole and not self.drawn[at]
            again = self._fetched(chip, asked / part)
            for at, (read, written) in enumerate(zip(self.read, self.written, strict=True)):
                read, written = (max(some, again[at]) if some else some for some in (read, written))
                needed[min(at, MODEL.ALLOCATIONS - 1)] += (read + written * kept) * part
                touched[min(at, MODEL.ALLOCATIONS - 1)] += (read + written) * part
            needed += np.where(private, np.maximum(asked - touched, 0), 0) * self._part_pushed_out(chip, slots)
            self._misses[key] = np.minimum(needed / np.maximum(asked, 1), 1.0)
        return self._misses[key]


def pushed_out(chip: Chip, touched: float) -> float:
    """The part of so many bytes that the L2 no longer has when they are touched in turn for a second time."""
    beyond = touched / chip.l2 - chip["held_part"]
    return min(max(beyond / (chip["lost_part"] - chip["held_part"]), 0.0), 1.0)


def _by_allocation(own: np.ndarray, asked: np.ndarray) -> np.ndarray:
    """Requests of the model's allocations as those of a launch, which may be more or fewer."""
    found = np.zeros(max(len(own), len(asked)))
    found[: len(asked)] = asked
    return found[: len(own)]


def _put(late: np.ndarray) -> np.ndarray:
    """[3, allocation] for the model's allocations."""
    found = np.zeros((3, MODEL.ALLOCATIONS))
    many = min(late.shape[1], MODEL.ALLOCATIONS)
    found[:, :many] = late[:, :many]
    return found


def _carried_on(run: Run, most: int, modelled: int, slots: int) -> float:
    """Clocks of all clusters, from those of the modelled ones. A cluster lives as long on average as they did: each
    begins when another one ends, so the ends of the last of each slot are the lives of all, one behind the other."""
    if most <= modelled or modelled <= slots:
        return run.clocks
    lives = float(np.sort(run.ends)[-slots:].sum())
    return float(run.clocks + (most - modelled) * lives / modelled / slots)


def _issued(replay: Replay) -> np.ndarray:
    """[recorded clusters] how many instructions each of them issues, of the machine code where there is some."""
    sizes = np.array([len(block) for block in replay.launch.blocks], np.int64)
    if replay.machine:
        sizes = np.bincount([one.part for one in replay.machine])
    each = np.concatenate([[0], np.cumsum(sizes[replay.blocks])])
    ends = replay.warp_at[:: replay.launch.warps * replay.launch.cluster_size]
    return np.diff(each[ends])


def _unequal(run: Run, count: int, groups: int, slots: int, used: float) -> float:
    """Clocks until the last cluster has ended, where they have different things to do: each begins where one has
    ended, in a drawn order, on the multiprocessors (or clusters of these) one after the other at first. Their lives
    lie as those of the recorded ones do. What a multiprocessor has to do is done the faster, the fewer clusters it
    has, and the more of its pipes was `used` by all of them."""
    lives = np.sort(run.lives[run.lives > 0])
    if len(lives) < 2 or count > _MANY_WAVES * groups * slots:
        return 0.0
    full = min(slots, -(-count // groups))

    def pace(many: float) -> float:
        """How fast a cluster goes with so many on its multiprocessor, over that with all that have room."""
        return 1 / (1 - used + used * many / full)

    # While the modelled ones ran, there were so many at once, on average; with all of them they live longer.
    at_once = min(float(np.sum(run.lives[run.lives > 0])) / len(lives) * len(run.ends) / max(run.clocks, 1.0), full)
    drawn = np.random.default_rng(count).permutation(count) + 0.5
    each = np.interp(drawn / count, (np.arange(len(lives)) + 0.5) / len(lives), lives) * pace(at_once)
    waiting = iter(each.tolist())
    left: list[list[float]] = [[] for _ in range(min(groups, count))]  # by multiprocessor, what its clusters have to do
    for _ in range(full):
        for mine, life in zip(left, waiting, strict=False):
            mine.append(life)
    ends = [(min(mine) / pace(len(mine)), at) for at, mine in enumerate(left) if mine]
    heapq.heapify(ends)
    seen, now = [0.0] * len(left), 0.0
    while ends:
        now, at = heapq.heappop(ends)
        mine, done = left[at], (now - seen[at]) * pace(len(left[at]))
        mine[:] = [life - done for life in mine]
        mine.remove(min(mine))
        seen[at] = now
        if (life := next(waiting, None)) is not None:
            mine.append(life)
        if mine:
            heapq.heappush(ends, (now + max(min(mine), 0.0) / pace(len(mine)), at))
    return now


def _work(run: Run) -> np.ndarray:
    """Clocks that each pipe worked, of those for the quarters of a multiprocessor a quarter."""
    work = run.busy.sum(0)
    work[: MODEL.SHARED_PIPES] /= 4
    work[MODEL.P_ISSUE] /= 4
    return work


def estimate(
    launches: Sequence[Launch], chip: Chip, cold: bool = True, explain: bool = True,
    progress: Callable[[str], None] = lambda _: None, filled: bool = False, ranges: bool = True,
) -> Estimate:  # fmt: skip
    """The modelled time of launches that follow each other in a stream.

    Args:
        launches: as `streams.launches` reads them.
        chip: the figures.
        cold: nothing of the inputs is in the L2 at the start.
        explain: also say what bounds them, and what would change the time.
        progress: is called with what is done.
        filled: a fill before the call has left the L2 full of lines that are to be written back.
        ranges: also model them at the ends of the figures' ranges; else the interval is of the errors alone.

    Raises:
        ValueError: there is no launch.
    """
    if not launches:
        raise ValueError("no launch was recorded")
    models = [Modelled(one, filled) for one in launches]
    overhead = _overhead(models, chip)
    kernels, clocks = [], []
    for model in models:
        progress(f"modelling {model.launch.kernel}")
        some, run, most, modelled = model.run(chip, cold, window=explain)
        clocks.append(some)
        kernels.append(_kernel(model, chip, some, run, most, modelled))
    seconds = sum(some / model.clock(chip) for some, model in zip(clocks, models, strict=True)) + overhead
    at_ends: dict[str, tuple[float, float]] = {}
    for group in chip.groups if ranges else ():
        progress(f"modelling with other {group}")
        ends = [chip.at(group, end) for end in ("fast", "slow")]
        at_ends[group] = tuple(  # type: ignore[assignment]
            sum(m.run(other, cold)[0] / m.clock(other) for m in models) + _overhead(models, other) for other in ends
        )
    low = seconds - math.sqrt(sum(max(seconds - min(pair), 0) ** 2 for pair in at_ends.values()))
    high = seconds + math.sqrt(sum(max(max(pair) - seconds, 0) ** 2 for pair in at_ends.values()))
    low, high = widened(seconds, low, high)
    found = advice(models, chip, cold, seconds - overhead, progress) if explain else []
    remarks = [*chip.remarks, *([_FILLED] if filled else [])]
    return Estimate(chip.name, chip.title, seconds, low, high, overhead, at_ends, kernels, found, remarks)


def _overhead(models: Sequence[Modelled], chip: Chip) -> float:
    return chip["launch"] + chip["gap"] * (len(models) - 1)


def _kernel(model: Modelled, chip: Chip, clocks: float, run: Run, most: int, modelled: int) -> Kernel:
    launch, clock = model.launch, model.clock(chip)
    resident = model.resident()
    remarks = list(model.remarks)
    if run.stuck:
        remarks.append(f"{run.stuck} times nothing in the record ended what warps waited for; they went on")
    if launch.arch != chip.arch:
        remarks.append(f"compiled for {launch.arch}, and modelled on a chip of {chip.arch}")
    if arches.find(launch.arch).max_cluster < launch.cluster_size:
        remarks.append("a cluster larger than the chip has room for")
    scale = launch.count / max(modelled, 1) * launch.cluster_size
    said = phases(run, launch)
    work = _work(run) / launch.cluster_size * most / max(modelled, 1) / max(clocks, 1.0)
    whole = {title: min(float(work[getattr(MODEL, name)]), 1.0) for name, title in PIPES.items()}
    at_once = max(chip.sms // launch.cluster_size, 1) * resident
    if clocks <= model.additions.seconds(chip, at_once) * clock:
        said = [replace(one, bound=BOUND) for one in said]
    return Kernel(
        launch.kernel, clocks / clock, launch.grid, launch.block, launch.cluster, resident,
        launch.count * launch.cluster_size / (chip.sms * resident), modelled, len(launch.clusters),
        run.dram_bytes * scale / launch.cluster_size, run.l2_bytes * scale / launch.cluster_size,
        said, lines(run), model.replay.code(chip).whole, whole, kind(whole), remarks,
    )  # fmt: skip
