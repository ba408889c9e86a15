"""The CTAs of one cluster with their shared memory, and their warps, which run the generated code until they have to
wait."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np

from ...base.findings import EmulatorFinding
from ...base.launch_shape import Dims
from ..native import frame as f
from ..native.barrier_table import WAIT_SITE
from ..native.memory import aligned
from ..ptx.malformed import Defect
from . import faults, leftovers, meetings
from .callback import running
from .copies import Copies
from .launch import MOST_BLOCKS, Launch
from .mbarrier import Mbarrier
from .named_barriers import Barrier, Table
from .products import Products
from .sites import Site
from .special_registers import of_cta, of_lanes, passing, split
from .tiles import Tiles

_BUDGET, _WAITS, _SUSPEND, _MISSING = f.BUDGET // 8, f.WAITS // 8, f.SUSPEND, f.MISSING
_BARRIER = (1 << WAIT_SITE) - 1  # bits of WAITS
DOUBTFUL = 64  # blocks that a warp runs until the races that hang on it are looked at
# What an unknown value leads to when it is used as an address or a descriptor.
_FOLLOWS = {"out-of-bounds", "misaligned", "mbarrier", "tmem", "descriptor", "tensor-map", "cluster"}


class Group:
    """The CTAs of one cluster, or one CTA: what runs together."""

    def __init__(self, launch: Launch):
        self.launch = launch
        count = launch.cluster[0] * launch.cluster[1] * launch.cluster[2]
        self.ctas = [Cta(launch, self, rank) for rank in range(count)]
        self.peers = np.array([cta.shared_at for cta in self.ctas], np.uint64)
        self.warps = [warp for cta in self.ctas for warp in cta.warps]
        self.pending: list[Callable[[], None]] = []
        self.races = launch.detect(self) if launch.detect else None
        self.cluster_barrier: Any = None
        self.moved = False  # something else was done than to wait for other clusters
        self.within: Warp | None = None  # is within an instruction, while the others run ahead of it (unwritten.py)
        self.whole: Any = False  # what runs it by native code (whole_ctas.py); False: nobody has asked
        self.doubts: list[Callable[[], bool]] = []  # races that hang on what a warp does next: whether one is settled

    def start(self, first: Dims) -> None:
        """Starts the cluster whose first CTA is ``first``."""
        cx, cy, _ = self.launch.cluster
        for rank, cta in enumerate(self.ctas):
            x, y, z = rank % cx, rank // cx % cy, rank // (cx * cy)
            cta.start((first[0] + x, first[1] + y, first[2] + z))
            self.peers[rank] = cta.shared_at
        self.pending.clear()
        self.doubts.clear()
        self.cluster_barrier = None
        if self.races:
            self.races.start(first)

    def settle(self) -> None:
        """Looks at the races that hang on what warps have done since. Raises the finding of one that it was."""
        if self.doubts:
            self.doubts[:] = [settled for settled in self.doubts if not settled()]

    def ended(self, address: int) -> str:
        """What is wrong with a shared::cluster address whose CTA has ended."""
        rank, at = address >> f.PEER_SHIFT, address & (1 << f.PEER_SHIFT) - 1
        return (
            f"shared address {at:#x} of CTA {list(self.ctas[rank].id)}, rank {rank} of the cluster, is accessed after "
            f"that CTA has ended: a barrier.cluster before its end, joined by those who use its memory, is missing"
        )

    def later(self, work: Callable[[], None], warp: Warp, site: Site) -> None:
        """Does ``work`` at some later step of the schedule; what it finds is reported at ``site``."""

        def done() -> None:
            try:
                work()
            except EmulatorFinding as finding:
                raise finding.locate(**warp.where(site)) from None

        self.pending.append(done)


class Cta:
    """A block of threads: its shared memory, its named barriers and its mbarriers.

    Attributes:
        frames, locals: the warps' frames and local memory, u8, a row for each.
        passing: special registers that differ from CTA to CTA: their words in the frames, and their names.
    """

    def __init__(self, launch: Launch, group: Group, rank: int):
        self.launch, self.group, self.rank = launch, group, rank
        self.shared_size = launch.shared_size
        self.memory = aligned(f.SHADOW + launch.shared_size, 1024)
        self.shared = self.memory[: launch.shared_size]
        self.shared_at = self.shared.ctypes.data
        self.written = self.memory[f.SHADOW : f.SHADOW + launch.shared_size]
        size = -(-launch.program.frame_size // 256) * 256
        own = max(launch.program.local_size, 16) * 32
        self.frames = aligned(launch.warps * size, 256).reshape(launch.warps, size)
        self.locals = aligned(launch.warps * own, 64).reshape(launch.warps, own)
        self.warps = [Warp(launch, *memory) for memory in zip(self.frames, self.locals, strict=True)]
        self._heads, self._registers = self.frames[:, : f.SCRATCH], self.frames[:, f.REGISTERS :]
        self.table = Table(self)
        self.barriers = self.table.all  # named barriers, by number
        self.tiles = Tiles(launch.program.tile_kinds)
        self._first: np.ndarray | None = None

    def _prepare(self) -> np.ndarray:
        """The heads of its warps' frames as each start leaves them: a CTA always has the same place in its cluster."""
        launch, words = self.launch, self.frames.view(np.uint64)
        for number, warp in enumerate(self.warps):
            warp.prepare(self, number)
        # Special registers: their words in each warp's frame, and what the lanes have there, or how to find it.
        self._lasting: list[tuple[np.ndarray, np.ndarray | int]] = []
        self.passing: list[tuple[np.ndarray, str, str]] = []
        for name, at in launch.program.specials.items():
            base, axis = split(name)
            lanes: list[Any] = [of_lanes(base, axis, number, launch.block) for number in range(launch.warps)]
            here = words[:, at // 8 : at // 8 + 32]
            if lanes[0] is not None:
                self._lasting.append((here, np.array([np.broadcast_to(row, 32) for row in lanes], np.uint64)))
            elif passing(base):
                self.passing.append((here, base, axis))
            else:
                self._lasting.append((here, of_cta(self, base, axis)))
        return self._heads.copy()

    def start(self, id: Dims) -> None:
        """Starts the CTA afresh as number ``id`` of the grid."""
        self.id = id
        self.written[:] = 0
        if reserved := self.launch.program.reserved:
            self.shared[f.SHARED_BASE : f.SHARED_BASE + reserved] = 0
            self.written[f.SHARED_BASE : f.SHARED_BASE + reserved] = 255
        self.unwritten_at = ""  # where a load last read what nothing had written
        self.mbarriers: dict[int, Mbarrier] = {}
        self.tiles.clear()
        self.tensor_memory: Any = None
        self.living = len(self.warps)
        self.table.start()
        if self._first is None:
            self._first = self._prepare()
        self._heads[:] = self._first
        self._registers[:] = 0
        for words, values in self._lasting:
            words[:] = values
        for words, base, axis in self.passing:
            words[:] = of_cta(self, base, axis)
        self.locals[:] = 0
        for warp in self.warps:
            warp.start()

    def left(self) -> None:
        """A warp has ended: barriers of all threads now wait for fewer."""
        self.living -= 1
        self.table.living(self.living)
        if not self.living:
            self.group.peers[self.rank] = 0
            if self.group.races:
                self.group.races.left(self)
        self.table.check()
        if self.group.cluster_barrier is not None:
            self.group.cluster_barrier.check()

    def own(self, address: Any) -> Any:
        """The offset in the CTA's shared memory of a shared address of its own; other CTAs' come out of its bounds."""
        return address - (self.rank << f.PEER_SHIFT)

    def place(self, address: int) -> str:
        """An address relative to the start of dynamic or static shared memory."""
        return faults.place(address, self.launch.program.static_shared)

    def named(self, address: int, shared: bool) -> str:
        """An address in the CTA's shared memory or in global memory, with what lies there."""
        if shared:
            return f"shared address {address:#x} ({self.place(address)})"
        return f"global address {address:#x} ({self.launch.memory.near(address)})"


class Warp:
    """The state of one warp.

    Attributes:
        u64: by slot, the 32 lanes of an operand of the instruction that Python executes: registers of every width,
            immediates and addresses are extended with zeros to 64 bits. A predicate is a mask, in the first lane.
        u32: the lower halves of the same.
        words: the whole frame in u64, for single words: an array takes longer.
        fellows: the warps of its warpgroup, itself too.
        table: host address of the functions of the kernel's blocks.
    """

    fellows: list[Warp]

    def __init__(self, launch: Launch, frame: np.ndarray, local: np.ndarray):
        self.frame, self.local = frame, local
        self.address = self.frame.ctypes.data
        self.w32, self.w64 = frame.view(np.uint32), frame.view(np.uint64)
        self.words: Any = self.w64.data
        scratch = self.frame[f.SCRATCH : f.TRAIL]
        self.u32 = scratch.view(np.uint32).reshape(f.SLOTS, 64)[:, ::2]
        self.u64 = scratch.view(np.uint64).reshape(f.SLOTS, 32)
        self.pcs = self.frame[f.PCS : f.PCS + 128].view(np.int32)
        self.launch, self.sites = launch, launch.program.sites
        self._run, self.table = launch.program.run, launch.program.table
        self._at_barrier = self._passed, self._says  # made once: each access makes a bound method anew

    def prepare(self, cta: Cta, number: int) -> None:
        """Sets the head of the frame as each start leaves it."""
        launch, w64, detector = self.launch, self.w64, cta.group.races
        self.frame[: f.SCRATCH] = 0
        self.cta, self.number, self._phases = cta, number, cta.table.words
        self.fellows = cta.warps[number // 4 * 4 : number // 4 * 4 + 4]
        w64[f.SHARED // 8], w64[f.SHARED_SIZE // 8] = cta.shared_at, cta.shared_size
        w64[f.LOCAL // 8], w64[f.LOCAL_SIZE // 8] = self.local.ctypes.data, launch.program.local_size
        w64[f.INTERVALS // 8], w64[f.INTERVAL_COUNT // 8] = (
            launch.memory.native.ctypes.data,
            len(launch.memory.native) - 1,
        )
        w64[f.PEERS // 8], w64[f.PEER_COUNT // 8] = cta.group.peers.ctypes.data, len(cta.group.ctas)
        w64[f.PARAMS // 8], w64[f.PARAMS_AT // 8] = launch.params.ctypes.data, launch.params_at
        w64[f.WINDOW // 8] = cta.rank << f.PEER_SHIFT
        w64[f.BARRIERS // 8], w64[f.NUMBER // 8] = cta.table.array.ctypes.data, number
        w64[f.FORMS // 8] = launch.program.forms.ctypes.data
        w64[f.RACES // 8] = detector.context_of(self) if detector else 0
        self.pcs[:] = np.where(np.arange(32) + 32 * number < launch.threads, 0, f.EXITED)
        self.copies = Copies(w64, cta.shared_at, *(detector.clock_of(self, "cp") if detector else (0, 0)))

    def start(self) -> None:
        """Puts the warp at the kernel's first block. Its frame and its local memory are the CTA's to clear."""
        self.copies.clear()
        self.__dict__.pop("cluster_phase", None)
        self.blocked: Callable[[], bool] | None = None
        self.expires: Callable[[], None] | None = None  # of a wait that may give up: what it then does
        self.waits_for: Callable[[], str] | None = None
        self.waiting_at: Site | None = None
        self.awaits: tuple[Site, Mbarrier, int] | None = None  # the last wait for an mbarrier that was not over
        self.done = self.tired = False
        self.budget = 0
        self.meetings: list[meetings.Waiting] = []  # lanes that wait for others
        self.met: list[meetings.Waiting] = []  # lanes of several places that execute an instruction together now
        self.reducing: Any = None  # the barrier and phase of a bar.red that the warp has arrived at
        self._products: Products | None = None
        self.committed = self.alone = 0  # groups committed; up to which one the warp does not wait for its warpgroup
        self.loads_until = [0]  # by the number of groups committed, a clock that covers the loads of their A
        self.committed_at = [(0, 0)]  # the same, clocks that cover all that it and its cp.async had done
        self.fence_clocks: np.ndarray | None = None  # what its last fence would release (races/events.py)
        self.relaxed_at = ""  # where it last arrived at a barrier with .relaxed
        self.followed_mmas: deque[set[str]] = deque()  # races/wgmma_registers.py
        self.followed_open: set[str] = set()
        self.fences_at_wait = 0
        self.bulk: deque[list[Any]] = deque()
        self.open_bulk: list[Any] = []
        self.bulk_at: Site | None = None  # the last copy of these groups

    def run(self, parked: bool = False, budget: int = 0) -> None:
        """Runs until the warp ends or has to wait; with ``parked`` lanes, these are left. ``budget``: blocks that it
        may run at most; 0: as many as the schedule says."""
        self.tired, self.expires = False, None
        launch = self.launch
        self.words[_BUDGET] = self.budget = budget or (launch.next_budget() if launch.seed else MOST_BLOCKS)
        running.warp, running.error = self, None
        self.stopped(self._run(self.address, self.table), parked)

    def stopped(self, result: int, parked: bool = False) -> None:
        """The warp has run, and the dispatcher has returned ``result``. Else as `run`."""
        launch, words = self.launch, self.words
        code = result >> 32
        if code == _MISSING:
            launch.complete()
            result = self._run(self.address, self.table)
            code = result >> 32
        if code == _SUSPEND and not self.meetings and (waits := words[_WAITS]):  # the most frequent by far
            words[_WAITS] = 0
            self.wait_at(self.cta.barriers[waits & _BARRIER], self.sites[(waits >> WAIT_SITE) - 1])
            return
        low = result & 0xFFFFFFFF
        met = False
        if self.meetings:
            met = code != f.FAULT and meetings.settle(self)
            if code == f.DONE and not parked and not met:
                raise meetings.stuck(self)  # type: ignore[misc]
        if code == f.SUSPEND and (waits := words[_WAITS]):
            words[_WAITS] = 0
            self.wait_at(self.cta.barriers[waits & _BARRIER], self.sites[(waits >> WAIT_SITE) - 1])
        if code == f.BUDGET_OUT or met or (code == f.SUSPEND and self.blocked is None):
            self.tired = True
            self.budget -= max(int(self.w64[f.BUDGET // 8].view(np.int64)), 0)  # blocks that it has run
        elif code == f.DONE and not parked:
            self.done = True
            if self._products is not None and (self._products.groups or self._products.open):
                leftovers.products(self, self._products)
            if any(self.bulk) or self.open_bulk:  # groups may be without copies
                leftovers.copies(self)
            executed = int(self.w64[f.COUNT // 8])
            launch.lane_instructions += executed
            if launch.serial <= 1:
                launch.lengths.append((self.cta.rank, self.number, executed))
            if self.cta.group.races:
                self.cta.group.races.ended(self)
            self.cta.left()
        elif code == f.FAULT:
            self.fail(self.sites[low])

    def wait_at(self, barrier: Barrier, site: Site) -> None:
        """The warp has arrived at a named barrier, and has to wait there."""
        self._phase_at = at = barrier.phase_at
        self.phase = self._phases[at]
        self._barrier, self.waiting_at = barrier, site
        self.blocked, self.waits_for = self._at_barrier

    def _passed(self) -> bool:
        return self._phases[self._phase_at] != self.phase  # type: ignore[no-any-return]

    def _says(self) -> str:
        return self._barrier.says()

    @property
    def barrier(self) -> Barrier | None:
        """The named barrier that the warp waits at, or None."""
        return self._barrier if self.waits_for == self._at_barrier[1] else None

    @property
    def products(self) -> Products:
        """The queue of its wgmma.mma_async."""
        if self._products is None:
            detector = self.cta.group.races
            clock = detector.clock_of(self, "mma") if detector else (0, 0)
            self._products = Products(self.w64, self.number % 4, *clock)
        return self._products

    def copies_out(self, work: Callable[[], None], site: Site) -> None:
        """Adds a copy out of shared memory to the warp's open group of bulk copies."""
        self.open_bulk.append(work)
        self.bulk_at = site

    def run_others(self, run: Callable[[], None] | None = None) -> bool:
        """Where the lanes that would run next wait, runs the warp's other lanes, or calls ``run`` to do so; False where
        there are none, or where these need the ones that wait, at a barrier of the warp."""
        living = self.pcs[self.pcs < f.PARKED]
        if len(living) == 0 or (first := living.min()) == living.max():
            return False
        waiting = self.pcs == first
        state = self.blocked, self.expires, self.waiting_at, self.waits_for
        self.pcs[waiting] = f.PARKED
        try:
            if run is None:
                self.run(parked=True)
            else:
                run()
        except EmulatorFinding as finding:
            if finding.report["kind"] != "partial-warp":
                raise
            here = int(finding.report["mask"], 16)
            if not any(waiting[lane] and not here >> lane & 1 for lane in range(32)):
                raise
            self.blocked, self.expires, self.waiting_at, self.waits_for = state
            return False
        finally:
            self.pcs[waiting] = first
        self.blocked, self.expires, self.waiting_at, self.waits_for = state
        return True

    def fail(self, site: Site) -> None:
        """Raises what went wrong at a site."""
        error = running.error
        if error is None:
            try:
                if site.handler is None:
                    self.memory_fault(site)
                else:
                    site.handler(self, site, int(self.w32[f.MASK // 4]))
                    raise Defect("the code stopped, and nothing is wrong", str(site.inst), site.inst.location)
            except EmulatorFinding as finding:
                error = finding
        if isinstance(error, EmulatorFinding):
            if self.cta.unwritten_at and error.report["kind"] in _FOLLOWS and "after" not in error.report:
                error.report["after"] = f"a read of shared memory that nothing had written, at {self.cta.unwritten_at}"
                error.report["message"] += f"; this comes after {error.report['after']}"
            raise error.locate(**self.where(site))
        assert error is not None
        raise error

    def where(self, site: Site) -> dict[str, Any]:
        """The fields that place a finding."""
        return {
            "kernel": site.kernel,
            **site.inst.report,
            "cta": list(self.cta.id),
            "warp": self.number,
        }

    @property
    def blocks_run(self) -> int:
        """How many blocks the warp has run."""
        return int(self.w64[f.TRAIL_AT // 8])

    def trail(self) -> list[tuple[int, int, int]]:
        """The last blocks that the warp has run, the oldest first: block, the warp's clock, and the lanes."""
        count, first = self.blocks_run, f.TRAIL // 8
        ring = self.w64[first : first + 2 * f.TRAIL_LENGTH].reshape(-1, 2)
        at = [number % f.TRAIL_LENGTH for number in range(max(count - f.TRAIL_LENGTH, 0), count)]
        return [(when & 0xFFFFFFFF, when >> 32, lanes) for when, lanes in ring[at].tolist()]

    def current(self) -> tuple[Any, int, int]:
        """What is kept while other warps run within an instruction of this one."""
        return running.error, int(self.w64[f.BUDGET // 8]), int(self.w32[f.STATUS // 4])

    def resume(self, state: tuple[Any, int, int]) -> None:
        """The others have run: this warp is the one that runs again."""
        running.warp, running.error = self, state[0]
        self.w64[f.BUDGET // 8], self.w32[f.STATUS // 4] = state[1], state[2]

    def memory_fault(self, site: Site) -> None:
        """Raises the finding of the access that the generated code refused at a site."""
        fault = faults.Fault(*(int(self.w64[(f.FAULT_KIND + 8 * i) // 8]) for i in range(4)))
        cta, own = self.cta, self.launch.program.local_size
        ended, outside = cta.group.ended, functools.partial(faults.near, self.launch, site.inst)
        sizes = cta.shared_size, self.launch.program.static_shared
        raise faults.finding(fault, cta.rank, len(cta.group.ctas), *sizes, own, outside, ended)
