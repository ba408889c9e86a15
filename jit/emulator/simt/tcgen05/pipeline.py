"""Operations that were issued and have not completed [PTX ISA 9.7.16.6]; tcgen05.commit and tcgen05.fence.

mma, cp and shift of a thread run in the order of issue, as late as they may: when a commit after them completes, at a
step of the schedule that the seed chooses. A seed other than 0 also lets some run as early as they may, when issued.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import races
from ..async_copy import lanes_of
from ..findings import EmulatorFinding
from ..mbarrier import Mbarrier, find, resolve
from ..pythonic import executes
from .memory import TensorMemory, pair, tensor_memory

if TYPE_CHECKING:
    from ..lower import Site
    from ..machine import Warp


@dataclass(eq=False)
class Region:
    """Lanes and columns [first, end) of a CTA's tensor memory."""

    memory: TensorMemory
    lanes: tuple[int, int]
    columns: tuple[int, int]

    def meets(self, other: Region) -> bool:
        """Whether the two share a cell."""
        return (
            self.memory is other.memory
            and self.lanes[0] < other.lanes[1]
            and other.lanes[0] < self.lanes[1]
            and self.columns[0] < other.columns[1]
            and other.columns[0] < self.columns[1]
        )


@dataclass(eq=False)
class Operation:
    """An asynchronous mma, cp or shift; ``run`` carries it out. A commit has ``bars`` and nothing else."""

    name: str
    issuer: tuple[int, int, int]  # CTA rank, warp, lane
    where: dict[str, Any]
    run: Callable[[], None] | None = None
    reads: list[Region] = field(default_factory=list)
    writes: list[Region] = field(default_factory=list)
    bars: list[Mbarrier] = field(default_factory=list)
    told: Any = None  # for races.py: what a commit tells its mbarriers
    ran: bool = False
    done: bool = False

    def carry_out(self) -> None:
        """Runs, once; what it finds is told where it was issued."""
        if self.ran or self.run is None:
            return
        self.ran = True
        try:
            self.run()
        except EmulatorFinding as finding:
            raise finding.locate(**self.where) from None


@dataclass(eq=False)
class Pending:
    """A tcgen05.ld or tcgen05.st that no wait has completed.

    Attributes:
        warp: number in its CTA.
        registers: PTX names of the registers in flight (of a load).
        run: carries it out.
    """

    warp: int
    region: Region
    where: dict[str, Any]
    registers: list[str]
    run: Callable[[], None]


def issue(warp: Warp, lane: int, operation: Operation) -> None:
    """Adds an operation to its thread's pipeline, after checking it against what is under way."""
    for region in operation.reads + operation.writes:
        for other in region.memory.outstanding:
            if other.issuer != operation.issuer and any(region.meets(r) for r in other.writes):
                raise EmulatorFinding(
                    "tcgen05-order",
                    f"{operation.name} uses columns {region.columns[0]} to {region.columns[1] - 1}, which "
                    f"the {other.name} "
                    f"at {other.where.get('location')} of another thread has not finished writing: wait for "
                    f"its commit first",
                )
        for pending in region.memory.stores:
            if pending.region.meets(region):
                raise EmulatorFinding(
                    "tcgen05-order",
                    f"{operation.name} uses columns {region.columns[0]} to {region.columns[1] - 1} while "
                    f"the tcgen05.st at "
                    f"{pending.where.get('location')} of warp {pending.warp} is under way: tcgen05.wait::st "
                    f"is missing",
                )
    for region in operation.writes:
        for pending in region.memory.loads:
            if pending.region.meets(region):
                raise EmulatorFinding(
                    "tcgen05-order",
                    f"{operation.name} writes columns {region.columns[0]} to {region.columns[1] - 1} while "
                    f"the tcgen05.ld at "
                    f"{pending.where.get('location')} of warp {pending.warp} is under way: tcgen05.wait::ld "
                    f"is missing",
                )
    for memory in {id(r.memory): r.memory for r in operation.reads + operation.writes}.values():
        memory.outstanding.append(operation)
    memory = tensor_memory(warp.cta)
    queue = memory.pipelines.setdefault((warp.number, lane), [])
    queue.append(operation)
    if memory.haste and warp.launch.rng.random() < memory.haste:
        for earlier in queue:
            earlier.carry_out()


def complete(memory: TensorMemory, key: tuple[int, int], until: Operation) -> None:
    """Carries out a thread's operations up to a commit, and the commit's arrival."""
    queue = memory.pipelines[key]
    while not until.done:
        operation = queue.pop(0)
        operation.done = True
        operation.carry_out()
        try:
            for bar in operation.bars:
                races.tell(bar, operation.told)
                bar.arrive()
        except EmulatorFinding as finding:
            raise finding.locate(**operation.where) from None
        for touched in {id(r.memory): r.memory for r in operation.reads + operation.writes}.values():
            touched.outstanding.remove(operation)
        for region in operation.writes:
            region.memory.step += 1
            region.memory.completed[region.columns[0] : region.columns[1]] = region.memory.step


def check_access(warp: Warp, site: Site, region: Region, what: str, writes: bool) -> None:
    """Raises the findings of a ld, st or dealloc that meets operations which were not waited for."""
    memory = region.memory
    for other in memory.outstanding:
        if any(region.meets(r) for r in (other.writes + other.reads if writes else other.writes)):
            raise EmulatorFinding(
                "tcgen05-order",
                f"{what} touches columns {region.columns[0]} to {region.columns[1] - 1} while the {other.name} at "
                f"{other.where.get('location')} has not completed: tcgen05.commit after it, and wait for "
                f"the mbarrier first",
            )
    newest = int(memory.completed[region.columns[0] : region.columns[1]].max(initial=0))
    if newest > memory.fenced.get(warp.number, 0):
        text = (
            f"{what} follows an mma or cp on columns {region.columns[0]} to {region.columns[1] - 1} that "
            f"completed after "
            f"the warp's last tcgen05.fence::after_thread_sync: it is missing between the wait and this instruction"
        )
        if os.environ.get("WARPYARD_EMULATOR_STRICT") == "1":
            raise EmulatorFinding("tcgen05-order", text)
        warp.launch.note("tcgen05-order", text, warp, site)


@executes("tcgen05.commit")
def commit(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.commit.cta_group.mbarrier::arrive::one{.shared::cluster}{.multicast::cluster}.b64 [mbar]{, ctaMask}`
    [PTX ISA 9.7.16.12.1]: one arrival when all that the thread issued before is complete."""
    pair(warp, site)
    memory = tensor_memory(warp.cta)
    lanes = lanes_of(mask)
    targets = warp.u64[site.slots[0][0]][lanes]
    if (most := max((int((targets == target).sum()) for target in targets), default=0)) > 1:
        raise EmulatorFinding(
            "tcgen05-issue",
            f"tcgen05.commit issued by {most} lanes for the same mbarrier: it gets {most} arrivals, and each lane "
            f"tracks only what it issued itself; the thread that issued the mma or cp commits",
            lane=int(lanes[1]),
        )
    for lane in lanes:
        address = int(warp.u64[site.slots[0][0]][lane])
        if "multicast::cluster" in site.inst.parts:
            _, at = resolve(warp, address)
            ctas = int(warp.u32[site.slots[1][0]][lane]) & 0xFFFF
            bars = []
            for rank in range(16):
                if ctas >> rank & 1:
                    if rank >= len(warp.cta.group.ctas):
                        raise EmulatorFinding(
                            "cta-group",
                            f"the commit's ctaMask {ctas:#x} names CTA {rank}; the cluster has "
                            f"{len(warp.cta.group.ctas)}",
                        )
                    peer = warp.cta.group.ctas[rank]
                    if at not in peer.mbarriers:
                        raise EmulatorFinding(
                            "cta-group",
                            f"the commit's ctaMask {ctas:#x} names CTA {rank}, which has no initialised "
                            f"mbarrier at "
                            f"shared {at:#x}",
                            address=hex(at),
                        )
                    bars.append(peer.mbarriers[at])
        else:
            bars = [find(warp, address)]
        for bar in bars:
            races.completes_on(warp, site, bar)
        key = (warp.number, int(lane))
        operation = Operation(
            "commit", (warp.cta.rank, *key), {**warp.where(site), "lane": int(lane)}, bars=bars,
            told=races.commit_to(warp, site, "mma"),
        )  # fmt: skip
        memory.pipelines.setdefault(key, []).append(operation)

        def fires(key: tuple[int, int] = key, operation: Operation = operation) -> None:
            complete(memory, key, operation)

        warp.cta.group.later(fires, warp, site)
    return 0


@executes("tcgen05.fence::before_thread_sync")
def fence_before_thread_sync(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.fence::before_thread_sync` [PTX ISA 9.7.16.11.1]: what the thread issued before is ordered first."""
    return 0


@executes("tcgen05.fence::after_thread_sync")
def fence_after_thread_sync(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.fence::after_thread_sync` [PTX ISA 9.7.16.11.1]: what has completed by now is seen by what follows."""
    memory = tensor_memory(warp.cta)
    memory.fenced[warp.number] = memory.step
    return 0


def uniform(warp: Warp, slot: int, what: str, bank: np.ndarray | None = None) -> int:
    """An operand that all lanes of the warp must share."""
    values = (warp.u64 if bank is None else bank)[slot]
    if (values != values[0]).any():
        raise EmulatorFinding("tmem", f"{what} differs between the lanes of the warp; all must give the same")
    return int(values[0])
