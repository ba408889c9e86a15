"""A warp: its frame, what it waits for, and the generated code that it runs until then."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from . import frame as f
from . import races
from .async_copy import Copies
from .findings import EmulatorFinding
from .lower import SITES, Site
from .program import Callback, aligned

if TYPE_CHECKING:
    from .machine import Cta, Launch

_CURRENT: list[Any] = [None, None]  # the warp that runs, and the error that its last call raised


def _call_python(number: int, mask: int) -> int:
    warp, site = _CURRENT[0], SITES[number]
    try:
        return site.handler(warp, site, mask)  # type: ignore[misc]
    except BaseException as error:  # an exception cannot cross the generated code: raised again in Warp.run
        _CURRENT[1] = error
        return f.FAULT


CALLBACK = Callback(_call_python)


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
        self.local[:] = 0
        self.__dict__.pop("cluster_phase", None)
        self.__dict__.pop("fence_told", None)
        self.blocked: Callable[[], bool] | None = None
        self.waits_for: Callable[[], str] | None = None
        self.waiting_at: Site | None = None
        self.done = self.tired = False
        self.budget = 0
        self.reducing: Any = None  # the barrier and phase of a bar.red that the warp has arrived at
        self.copies = Copies(self)
        self.mmas: deque[list[Any]] = deque()  # committed wgmma groups
        self.open_mmas: list[Any] = []
        self.fence_told: np.ndarray | None = None  # what its last fence would release (races.py)
        self.followed_mmas: deque[set[str]] = deque()  # wgmma_registers.py
        self.followed_open: set[str] = set()
        self.fences_at_wait = 0
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
