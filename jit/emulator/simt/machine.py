"""One launch: the CTAs with their shared memory and warps, and the scheduler that runs them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from ...tensormap import TensorMapSpec
from . import frame as f
from . import parallel, progress, race_global, races
from .findings import EmulatorFinding, UnsupportedInstruction
from .global_memory import Memory
from .lower import Site
from .program import Program, aligned
from .warp import CALLBACK, Warp

__all__ = ["CALLBACK", "Cta", "Group", "Launch", "Memory", "Warp"]

Dims = tuple[int, int, int]
_MOST_BLOCKS = 2_000  # that a warp runs in one go
_MOST_TIRED = 20_000_000  # blocks that every warp may run without meeting anything that it could wait for


class Cta:
    """A block of threads: its shared memory, its named barriers and its mbarriers."""

    def __init__(self, launch: Launch, group: Group, rank: int):
        self.launch, self.group, self.rank = launch, group, rank
        self.shared_size = launch.shared_size
        self.memory = aligned(f.SHADOW + launch.shared_size, 1024)
        self.shared = self.memory[: launch.shared_size]
        self.written = self.memory[f.SHADOW : f.SHADOW + launch.shared_size]
        self.warps = [Warp(launch) for _ in range(launch.warps)]

    def start(self, id: Dims) -> None:
        """Starts the CTA afresh as number ``id`` of the grid."""
        self.id = id
        self.written[:] = 0
        self.barriers: dict[int, Any] = {}
        self.mbarriers: dict[int, Any] = {}
        self.tensor_memory: Any = None
        self.living = len(self.warps)
        for number, warp in enumerate(self.warps):
            warp.start(self, number)

    def left(self) -> None:
        """A warp has ended: barriers of all threads now wait for fewer."""
        self.living -= 1
        if not self.living:
            self.group.peers[self.rank] = 0
            races.left(self)
        for barrier in self.barriers.values():
            barrier.check()

    def own(self, address: Any) -> Any:
        """The offset in the CTA's shared memory of a shared address of its own; other CTAs' come out of its bounds."""
        return address - (self.rank << f.PEER_SHIFT)

    def place(self, address: int) -> str:
        """An address told from the start of dynamic or static shared memory."""
        dynamic = self.launch.program.static_shared
        return f"dynamic + {address - dynamic:#x}" if address >= dynamic else f"static + {address - f.SHARED_BASE:#x}"

    def special(self, base: str, axis: str) -> int:
        """A special register that all threads of the CTA share [PTX ISA 10]."""
        launch, i = self.launch, "xyz".index(axis) if axis else 0
        cluster = launch.cluster
        values: dict[str, Callable[[], int]] = {
            "ntid": lambda: launch.block[i],
            "ctaid": lambda: self.id[i],
            "nctaid": lambda: launch.grid[i],
            "nwarpid": lambda: launch.warps,
            "smid": lambda: self.launch.serial % 132,
            "nsmid": lambda: 132,
            "gridid": lambda: 0,
            "clusterid": lambda: self.id[i] // cluster[i],
            "nclusterid": lambda: launch.grid[i] // cluster[i],
            "cluster_ctaid": lambda: self.id[i] % cluster[i],
            "cluster_nctaid": lambda: cluster[i],
            "cluster_ctarank": lambda: self.rank,
            "cluster_nctarank": lambda: len(self.group.ctas),
            "is_explicit_cluster": lambda: int(len(self.group.ctas) > 1),
            "dynamic_smem_size": lambda: launch.smem,
            # In whole allocations of 128 bytes; the total without what the system keeps.
            "total_smem_size": lambda: -(-(launch.shared_size - f.SHARED_BASE) // 128) * 128,
            "aggr_smem_size": lambda: -(-launch.shared_size // 128) * 128,
        }
        if base.startswith(("clock", "globaltimer")):
            return launch.lane_instructions
        if base not in values:
            raise UnsupportedInstruction(f"%{base}", self.launch.program.name, "special register")
        return values[base]()


class Group:
    """The CTAs of one cluster, or one CTA: what runs together."""

    def __init__(self, launch: Launch):
        self.launch = launch
        count = launch.cluster[0] * launch.cluster[1] * launch.cluster[2]
        self.ctas = [Cta(launch, self, rank) for rank in range(count)]
        self.peers = np.array([cta.shared.ctypes.data for cta in self.ctas], np.uint64)
        self.warps = [warp for cta in self.ctas for warp in cta.warps]
        self.pending: list[Callable[[], None]] = []
        self.races = races.make(self)
        self.cluster_barrier: Any = None

    def start(self, first: Dims) -> None:
        """Starts the cluster whose first CTA is ``first``."""
        cx, cy, _ = self.launch.cluster
        for rank, cta in enumerate(self.ctas):
            x, y, z = rank % cx, rank // cx % cy, rank // (cx * cy)
            cta.start((first[0] + x, first[1] + y, first[2] + z))
            self.peers[rank] = cta.shared.ctypes.data
        self.pending.clear()
        self.cluster_barrier = None
        if self.races:
            self.races.start(first)

    def ended(self, address: int) -> str:
        """What is wrong with a shared::cluster address whose CTA has ended."""
        rank, at = address >> f.PEER_SHIFT, address & (1 << f.PEER_SHIFT) - 1
        return (
            f"shared address {at:#x} of CTA {list(self.ctas[rank].id)}, rank {rank} of the cluster, is accessed after "
            f"that CTA has ended: a barrier.cluster before its end, joined by those who use its memory, is missing"
        )

    def run(self) -> None:
        """Runs all warps to their ends, in an order that the seed gives; copies arrive as late as it says."""
        rng = self.launch.rng
        warps = list(self.warps)
        tired = 0
        # With a seed other than 0 some warps fall behind the others: what they should have been waited for, is missing.
        sloth = {warp: rng.choice((0.0, 0.0, 0.5, 0.95)) if self.launch.seed else 0.0 for warp in warps}
        haste = rng.choice((0.0, 0.0, 0.05, 0.3)) if self.launch.seed else 0.0  # how often a copy arrives unasked
        while warps:
            self.launch.watch.look()
            rng.shuffle(warps)
            progress = False
            for warp in warps:
                if warp.blocked is not None:
                    if not warp.blocked():
                        continue
                    warp.blocked = None
                progress = True
                if sloth[warp] and rng.random() < sloth[warp]:
                    continue
                warp.run()
            if self.pending and (not progress or rng.random() < haste):
                self.pending.pop(rng.randrange(len(self.pending)))()
                progress = True
            warps = [warp for warp in warps if not warp.done]
            if not progress and warps:
                stuck = [sorted(warp.pcs.tolist()) for warp in warps]
                if not sum(warp.run_others() for warp in warps) or (
                    stuck == [sorted(warp.pcs.tolist()) for warp in warps] and not any(warp.tired for warp in warps)
                    and not any(warp.blocked() for warp in warps if warp.blocked)
                ):  # fmt: skip
                    self.deadlock(warps)
            tired = tired + min(warp.budget for warp in warps) if warps and all(warp.tired for warp in warps) else 0
            if tired > _MOST_TIRED:
                self.endless(warps[0])
        self._leave_mbarriers()
        for cta in self.ctas:
            if cta.tensor_memory is not None:
                cta.tensor_memory.at_exit()

    def _leave_mbarriers(self) -> None:
        """All warps have ended: whoever issued a copy into shared memory must have waited for it."""
        owed = {(cta.rank, at): bar.owed for cta in self.ctas for at, bar in cta.mbarriers.items() if bar.owed}
        while self.pending:
            self.pending.pop(0)()
        for cta in self.ctas:
            where = {"kernel": self.launch.program.name, "cta": list(cta.id)}
            for at, bar in cta.mbarriers.items():
                try:
                    bar.at_exit()
                except EmulatorFinding as finding:
                    raise finding.locate(location=bar.copied_at or bar.made_at, **where) from None
                if (cta.rank, at) in owed:
                    missing = f"a wait for phase {bar.phase - 1} of the mbarrier at shared {at:#x} before the CTA ends"
                    raise EmulatorFinding(
                        "unwaited",
                        f"the CTA ends while {owed[cta.rank, at]} bytes of copies into its shared memory are on their "
                        f"way, the last issued at {bar.copied_at}: {missing} is missing",
                        missing=missing,
                    ).locate(location=bar.copied_at, **where)

    def endless(self, warp: Warp) -> None:
        """Raises the finding of a loop that nobody ends: what it waits for, another CTA may never have started."""
        pc = int(warp.pcs.min())
        inst = self.launch.program.blocks[pc].insts[0]
        raise EmulatorFinding(
            "endless-loop",
            "every warp that is left loops without end; CTAs run one after the other here, so a wait for a later CTA "
            "never ends: let the CTAs be independent, or put them in one cluster",
            kernel=self.launch.program.name,
            location=inst.location,
            instruction=str(inst),
            cta=list(warp.cta.id),
            warp=warp.number,
        )

    def later(self, work: Callable[[], None], warp: Warp, site: Site) -> None:
        """Does ``work`` at some later step of the schedule; what it finds is told at ``site``."""

        def done() -> None:
            try:
                work()
            except EmulatorFinding as finding:
                raise finding.locate(**warp.where(site)) from None

        self.pending.append(done)

    def deadlock(self, warps: list[Warp]) -> None:
        """Raises the finding: who waits, where, for what."""
        rows = []
        for warp in sorted(warps, key=lambda w: (w.cta.rank, w.number)):
            site = warp.waiting_at
            rows.append(
                {
                    "cta": list(warp.cta.id),
                    "warp": warp.number,
                    "location": site.inst.location if site else "",
                    "instruction": str(site.inst) if site else "",
                    "waits_for": warp.waits_for() if warp.waits_for else "",
                }
            )
        told = "; ".join(
            f"warp {r['warp']} of CTA {r['cta']} at {r['location']} for {r['waits_for']}" for r in rows[:8]
        )
        more = f"; and {len(rows) - 8} more" if len(rows) > 8 else ""
        raise EmulatorFinding(
            "deadlock",
            f"no warp of the CTA can go on: {told}{more}",
            kernel=self.launch.program.name,
            location=rows[0]["location"],
            cta=rows[0]["cta"],
            waiting=rows,
        )


class Launch:
    """All of one launch. Attributes are named as in the launch call; `lane_instructions` counts what ran."""

    def __init__(
        self, program: Program, values: list[Any], grid: Dims, block: Dims, smem: int, cluster: Dims, seed: int
    ):
        self.program, self.grid, self.block, self.smem, self.cluster = program, grid, block, smem, cluster
        self.threads = block[0] * block[1] * block[2]
        self.warps = -(-self.threads // 32)
        self.shared_size = program.static_shared + smem
        self.rng = random.Random(seed)
        self.seed = seed
        self.serial = 0
        self.notes: dict[tuple[str, int], dict[str, Any]] = {}
        self.lane_instructions = 0
        self.counted: dict[str, Any] = {}  # the report of the program's counters
        self.params = aligned(max(program.param_size, 16), 128)
        self.maps: dict[int, TensorMapSpec] = {}
        self._pack(values)
        self.memory = Memory(self, values)
        self.owners = race_global.Owners(self.memory) if races.enabled() else None

    def next_budget(self) -> int:
        """Blocks that a warp runs before another one may: with a seed other than 0, often very few."""
        return self.rng.choice((1, 4, 16, 64, _MOST_BLOCKS)) if self.seed else _MOST_BLOCKS

    def note(self, kind: str, message: str, warp: Warp, site: Site) -> None:
        """Keeps the first remark of its kind at each instruction."""
        self.notes.setdefault((kind, id(site)), {"kind": kind, "message": message, **warp.where(site)})

    def _pack(self, values: list[Any]) -> None:
        import struct

        entry = self.program.entry
        for param, at, value in zip(entry.params, self.program.param_offsets, values, strict=True):
            if isinstance(value, TensorMapSpec):
                self.maps[self.params.ctypes.data + at] = value
                continue
            if isinstance(value, bytes):
                data = value
            elif param.type in (".f32", ".f64"):
                data = struct.pack("<f" if param.type == ".f32" else "<d", value)
            else:
                number = 0 if value is None else value if isinstance(value, int) else value.data_ptr()
                data = (number & (1 << 8 * param.size) - 1).to_bytes(param.size, "little")
            self.params[at : at + param.size] = np.frombuffer(data, np.uint8)

    def run(self) -> None:
        """Runs every CTA."""
        (gx, gy, gz), (cx, cy, cz) = self.grid, self.cluster
        firsts = [(x, y, z) for z in range(0, gz, cz) for y in range(0, gy, cy) for x in range(0, gx, cx)]
        if self.seed:
            self.rng.shuffle(firsts)
        self._state = self.rng.getstate()
        table = self.program.counters
        if table:
            table.clear()
        shown = progress.Progress(self.program.name, len(firsts) * cx * cy * cz)
        self.watch = parallel.Watch(self, len(firsts))
        try:
            self._clusters(firsts, shown)
        finally:
            shown.close()
            if table:
                ctas = self.serial * cx * cy * cz
                self.counted = table.report(ctas, ctas * self.warps)

    def _clusters(self, firsts: list[Dims], shown: progress.Progress) -> None:
        """Runs one cluster after the other, until the rest is worth several processes."""
        watch, number, group = self.watch, 0, Group(self)
        while number < len(firsts):
            if watch.on:
                watch.mark()
            try:
                self.run_cluster(group, number, firsts[number])
            except parallel.Split:
                watch.on = False
                watch.back()
                group = Group(self)  # what a cluster that is given up has left behind is no part of the next one
                if parallel.run(self, group, firsts, number, watch.jobs, shown):
                    self.serial = len(firsts)
                    break
                continue
            number += 1
            watch.done = number
            shown.advance(len(group.ctas))
        races.done(group)

    def run_cluster(self, group: Group, number: int, first: Dims) -> None:
        """Runs one cluster, number ``number`` in the order of the launch. Its schedule depends on that and the seed,
        and not on what ran before it."""
        self.rng = random.Random(f"{self.seed}, cluster {number}")
        if number == 0:
            self.rng.setstate(self._state)
        self.serial = number + 1
        group.start(first)
        group.run()
