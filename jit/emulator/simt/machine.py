"""One launch: global memory, the CTAs with their shared memory and warps, and the scheduler that runs them."""

from __future__ import annotations

import bisect
import ctypes
import random
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np

from ...tensormap import TensorMapSpec
from . import frame as f
from . import race_global, races
from .async_copy import Copies
from .findings import EmulatorFinding, UnsupportedInstruction
from .lower import SITES, Site
from .program import Callback, Program, aligned

Dims = tuple[int, int, int]
_MOST_BLOCKS = 2_000  # that a warp runs in one go
_MOST_TIRED = 20_000_000  # blocks that every warp may run without meeting anything that it could wait for
_CURRENT: list[Any] = [None, None]  # the warp that runs, and the error that its last call raised


def _call_python(number: int, mask: int) -> int:
    warp, site = _CURRENT[0], SITES[number]
    try:
        return site.handler(warp, site, mask)  # type: ignore[misc]
    except BaseException as error:  # an exception cannot cross the generated code: raised again in Warp.run
        _CURRENT[1] = error
        return f.FAULT


CALLBACK = Callback(_call_python)


class Memory:
    """Global memory: the allocations behind the arguments, which are host memory."""

    def __init__(self, launch: Launch, values: list[Any]):
        spans: dict[int, int] = {}
        self.keep: list[Any] = []
        self.names: list[tuple[int, int, str]] = []
        for i, value in enumerate(values):
            tensor = value.tensor if isinstance(value, TensorMapSpec) else value
            if hasattr(tensor, "untyped_storage"):
                storage = tensor.untyped_storage()
                start, size = storage.data_ptr(), storage.nbytes()
                spans[start] = max(spans.get(start, 0), size)
                self.names.append((start, start + size, f"argument {i}"))
                self.keep.append(tensor)
        for array, name in launch.program.globals:
            spans[array.ctypes.data] = array.nbytes
            self.names.append((array.ctypes.data, array.ctypes.data + array.nbytes, name))
        spans[launch.params.ctypes.data] = launch.params.nbytes
        ordered = sorted((start, start + size) for start, size in spans.items() if size)
        self.starts = [start for start, _ in ordered]
        self.ends = [end for _, end in ordered]
        self.table = np.array(ordered, np.uint64).reshape(-1, 2)
        self.arrays = [
            np.ctypeslib.as_array((ctypes.c_uint8 * (end - start)).from_address(start)) for start, end in ordered
        ]

    def find(self, address: int, size: int) -> tuple[np.ndarray, int]:
        """The allocation's bytes, writable, and the place of the address in them. Raises EmulatorFinding."""
        i = bisect.bisect_right(self.starts, address) - 1
        if i < 0 or address + size > self.ends[i]:
            raise EmulatorFinding(
                "out-of-bounds",
                f"global address {address:#x}, {size} bytes, is {self.near(address)}",
                address=hex(address),
                size=size,
            )
        return self.arrays[i], address - self.starts[i]

    def near(self, address: int) -> str:
        """Where an address lies relative to the nearest allocation."""
        best = min(self.names, key=lambda row: max(row[0] - address, address - row[1] + 1, 0), default=None)
        if best is None:
            return "in no allocation: the launch has none"
        start, end, name = best
        if address < start:
            return f"{start - address} bytes before the allocation of {name} ({end - start} bytes)"
        return f"at byte {address - start} of the allocation of {name}, which has {end - start} bytes"


class Warp:
    """The state of one warp. `u32[slot]`, `u64[slot]`: 32-lane operands of the instruction that Python executes."""

    def __init__(self, launch: Launch):
        size = launch.program.frame_size
        self.frame = aligned(size, 256)
        self.address = self.frame.ctypes.data
        words = self.frame[: size // 8 * 8]
        self.w32, self.w64 = words.view(np.uint32), words.view(np.uint64)
        scratch = self.frame[f.SCRATCH : f.REGISTERS]
        self.u32 = scratch.view(np.uint32).reshape(f.SLOTS, 64)[:, :32]
        self.u64 = scratch.view(np.uint64).reshape(f.SLOTS, 32)
        self.pcs = self.frame[f.PCS : f.PCS + 128].view(np.int32)
        self.local = aligned(max(launch.program.local_size, 16) * 32, 64)
        self.launch = launch

    def start(self, cta: Cta, number: int) -> None:
        """Puts the warp at the kernel's first block."""
        self.cta, self.number, launch = cta, number, self.launch
        self.frame[: f.SCRATCH] = 0
        self.frame[f.REGISTERS :] = 0
        w64 = self.w64
        w64[f.SHARED // 8], w64[f.SHARED_SIZE // 8] = cta.shared.ctypes.data, cta.shared_size
        w64[f.LOCAL // 8], w64[f.LOCAL_SIZE // 8] = self.local.ctypes.data, launch.program.local_size
        w64[f.INTERVALS // 8], w64[f.INTERVAL_COUNT // 8] = launch.memory.table.ctypes.data, len(launch.memory.table)
        w64[f.PEERS // 8], w64[f.PEER_COUNT // 8] = cta.group.peers.ctypes.data, len(cta.group.ctas)
        w64[f.PARAMS // 8] = launch.params.ctypes.data
        w64[f.WINDOW // 8] = cta.rank << f.PEER_SHIFT
        detector = cta.group.races
        w64[f.RACES // 8] = detector.at[detector.index(self)] if detector else 0
        lanes = np.arange(32) + 32 * number
        bx, by, _ = launch.block
        self.pcs[:] = np.where(lanes < launch.threads, 0, f.EXITED)
        self.blocked: Callable[[], bool] | None = None
        self.waits_for: Callable[[], str] | None = None
        self.waiting_at: Site | None = None
        self.done = self.tired = False
        self.budget = 0
        self.copies = Copies(self)
        self.mmas: deque[list[Any]] = deque()  # committed wgmma groups
        self.open_mmas: list[Any] = []
        self.bulk: deque[list[Any]] = deque()
        self.open_bulk: list[Any] = []
        tid = (lanes % bx, lanes // bx % by, lanes // (bx * by))
        one = np.uint64(1)
        lane = np.arange(32, dtype=np.uint64)
        for name, at in launch.program.specials.items():
            words = w64[at // 8 : at // 8 + 32]
            base, _, axis = name.lstrip("%").partition(".")
            if base == "tid":
                words[:] = tid["xyz".index(axis)]
            elif base == "laneid":
                words[:] = lane
            elif base == "warpid":
                words[:] = number
            elif base.startswith("lanemask_"):
                below, me = (one << lane) - one, one << lane
                whole = np.uint64(0xFFFFFFFF)
                words[:] = {"eq": me, "lt": below, "le": below | me, "gt": whole & ~(below | me), "ge": whole & ~below}[
                    base[9:]
                ]
            else:
                words[:] = cta.special(base, axis)

    def run(self, parked: bool = False) -> None:
        """Runs until the warp ends or has to wait; with ``parked`` lanes, these are left."""
        self.tired = False
        launch = self.launch
        self.frame[f.BUDGET : f.BUDGET + 8].view(np.int64)[0] = self.budget = launch.next_budget()
        _CURRENT[0], _CURRENT[1] = self, None
        result = launch.program.run(self.address, launch.program.table)
        code, low = result >> 32, result & 0xFFFFFFFF
        if code == f.BUDGET_OUT:
            self.tired = True
        elif code == f.DONE and not parked:
            self.done = True
            if self.mmas or self.open_mmas:
                raise EmulatorFinding(
                    "unwaited",
                    "the warp ends without wgmma.wait_group for its wgmma.mma_async",
                    kernel=launch.program.name,
                ).locate(cta=list(self.cta.id), warp=self.number)
            if self.bulk or self.open_bulk:
                what = "cp.async.bulk.commit_group and .wait_group" if self.open_bulk else "cp.async.bulk.wait_group"
                raise EmulatorFinding(
                    "unwaited",
                    f"the warp ends without {what} for its bulk copies out of shared memory, which is gone when "
                    f"the CTA ends",
                    kernel=launch.program.name,
                ).locate(cta=list(self.cta.id), warp=self.number)
            launch.lane_instructions += int(self.w64[f.COUNT // 8])
            races.ended(self)
            self.cta.left()
        elif code == f.FAULT:
            self.fail(SITES[low])

    def run_others(self) -> bool:
        """Where the lanes that would run next wait, runs the warp's other lanes; False where there are none, or where
        these need the ones that wait, at a barrier of the warp."""
        living = self.pcs[self.pcs != f.EXITED]
        if len(living) == 0 or (first := living.min()) == living.max():
            return False
        waiting = self.pcs == first
        state = self.blocked, self.waiting_at, self.waits_for
        self.pcs[waiting] = f.PARKED
        try:
            self.run(parked=True)
        except EmulatorFinding as finding:
            if finding.report["kind"] != "partial-warp":
                raise
            here = int(finding.report["mask"], 16)
            if not any(waiting[lane] and not here >> lane & 1 for lane in range(32)):
                raise
            self.blocked, self.waiting_at, self.waits_for = state
            return False
        finally:
            self.pcs[waiting] = first
        self.blocked, self.waiting_at, self.waits_for = state
        return True

    def fail(self, site: Site) -> None:
        """Raises what went wrong at a site."""
        error = _CURRENT[1]
        if error is None:
            try:
                if site.handler is not None:
                    site.handler(self, site, int(self.w32[f.MASK // 4]))
                self.memory_fault()
            except EmulatorFinding as finding:
                error = finding
        if isinstance(error, EmulatorFinding):
            raise error.locate(**self.where(site))
        assert error is not None
        raise error

    def where(self, site: Site) -> dict[str, Any]:
        """The fields that place a finding."""
        return {
            "kernel": site.kernel,
            "location": site.inst.location,
            "instruction": str(site.inst)[:160],
            "cta": list(self.cta.id),
            "warp": self.number,
        }

    def memory_fault(self) -> None:
        """Raises the finding of the access that the generated code refused."""
        kind, lane, address, size = (int(self.w64[(f.FAULT_KIND + 8 * i) // 8]) for i in range(4))
        memory, own = self.launch.memory, self.launch.program.local_size
        other = "shared" if kind in (4, 6) else "global"
        space = {f.SHARED_TAG: "shared", f.LOCAL_TAG: "local"}.get(address >> 48, other)
        plain = address & 0xFFFFFFFF if space != "global" else address
        if space == "shared" and plain >> f.PEER_SHIFT == self.cta.rank:
            plain = self.cta.own(plain)
        what = {
            1: f"{space} address {plain:#x} is not a multiple of the {size} bytes that are accessed",
            2: f"global address {plain:#x}, {size} bytes, is {memory.near(plain) if space == 'global' else ''}",
            3: f"shared address {plain:#x} ({self.cta.place(plain)}), {size} bytes, is read before anything wrote it",
            4: f"shared address {plain:#x}, {size} bytes, is outside the CTA's shared memory, "
            f"{f.SHARED_BASE:#x} to {self.cta.shared_size:#x}",
            5: f"local address {plain:#x}, {size} bytes, is outside the thread's {own} bytes",
            6: self.cta.group.ended(plain) if kind == 6 else "",
        }[kind]
        name = {4: "out-of-bounds", 5: "out-of-bounds"}.get(kind, f.FAULTS[kind])
        raise EmulatorFinding(name, what, lane=lane, address=hex(plain), size=size, space=space)


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
            "total_smem_size": lambda: launch.shared_size,
        }
        if base in ("clock", "clock64", "globaltimer", "globaltimer_lo"):
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
        while self.pending:
            self.pending.pop(0)()
        for cta in self.ctas:
            if cta.tensor_memory is not None:
                cta.tensor_memory.at_exit()

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
        group = Group(self)
        (gx, gy, gz), (cx, cy, cz) = self.grid, self.cluster
        firsts = [(x, y, z) for z in range(0, gz, cz) for y in range(0, gy, cy) for x in range(0, gx, cx)]
        if self.seed:
            self.rng.shuffle(firsts)
        for first in firsts:
            self.serial += 1
            group.start(first)
            group.run()
        races.done(group)
