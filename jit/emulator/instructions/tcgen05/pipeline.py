"""Operations that were issued and have not completed [PTX ISA 9.7.16.6]; tcgen05.commit and tcgen05.fence.

mma, cp and shift of a thread run in the order of issue, as late as they may: when a commit after them completes, at a
step of the schedule that the seed chooses. A seed other than 0 also lets some run as early as they may, when issued.
"""

from __future__ import annotations

from ....base.findings import EmulatorFinding
from ... import races
from ...machine.cta_cluster import Warp
from ...machine.lanes import lanes_of
from ...machine.sites import Site
from ...ptx.opcodes import ALWAYS, instruction
from ..mbarrier import find, resolve
from .memory import Operation, Region, TensorMemory, pair, tensor_memory
from .ordering import ordered


def check_stores(warp: Warp, region: Region, what: str) -> None:
    """Raises where something meets a tcgen05.st that no tcgen05.wait::st has completed [PTX ISA 9.7.16.6.4.2]."""
    for pending in region.memory.stores:
        if pending.region.meets(region):
            raise EmulatorFinding(
                "tcgen05-order",
                f"{what} uses {region} while the tcgen05.st at {pending.where.get('location')} of warp {pending.warp} "
                f"is under way: tcgen05.wait::st is missing",
                earlier={key: pending.where.get(key) for key in ("location", "instruction", "cta", "warp")},
            )


def check_loads(warp: Warp, site: Site, region: Region, what: str) -> None:
    """Raises where something writes what a tcgen05.ld without tcgen05.wait::ld reads [PTX ISA 9.7.16.6.4.4]; a remark
    where the load's registers have been used, since the value has come then."""
    for pending in region.memory.loads:
        if pending.region.meets(region):
            text = (
                f"{what} writes {region} while the tcgen05.ld at {pending.where.get('location')} of warp "
                f"{pending.warp} is under way: tcgen05.wait::ld is missing"
            )
            if not pending.consumed:
                raise EmulatorFinding("tcgen05-order", text)
            warp.launch.remark("tcgen05-order", text + ", though its registers have been used", warp, site)


def issue(warp: Warp, site: Site, lane: int, operation: Operation) -> None:
    """Adds an operation to its thread's pipeline, after checking it against what is under way."""
    for region in operation.reads + operation.writes:
        for other in region.memory.outstanding:
            if other.issuer != operation.issuer and any(region.meets(r) for r in other.writes):
                raise EmulatorFinding(
                    "tcgen05-order",
                    f"{operation.name} uses {region}, which the {other.name} at {other.where.get('location')} of "
                    f"another thread has not finished writing: wait for its commit first",
                )
        check_stores(warp, region, operation.name)
    for region in operation.reads:
        ordered(warp, site, region, operation.name, writes=False, agent="mma")
    for region in operation.writes:
        check_loads(warp, site, region, operation.name)
        ordered(warp, site, region, operation.name, writes=True, agent="mma")
    for memory in {id(r.memory): r.memory for r in operation.reads + operation.writes}.values():
        memory.outstanding.append(operation)
    memory = tensor_memory(warp.cta)
    queue = memory.pipelines.setdefault((warp.number, lane), [])
    queue.append(operation)
    if warp.launch.hasty(memory.haste):
        for earlier in queue:
            earlier.carry_out()


def complete(warp: Warp, memory: TensorMemory, key: tuple[int, int], until: Operation) -> None:
    """Carries out a thread's operations up to a commit, and the commit's arrival."""
    queue = memory.pipelines[key]
    while not until.done:
        operation = queue.pop(0)
        operation.done = True
        operation.carry_out()
        try:
            for bar in operation.bars:
                races.join_clocks(bar, operation.released_clocks)
                bar.arrives(warp, operation.where["location"])
                bar.arrive()
        except EmulatorFinding as finding:
            raise finding.locate(**operation.where) from None
        for touched in {id(r.memory): r.memory for r in operation.reads + operation.writes}.values():
            touched.outstanding.remove(operation)
        for region in operation.writes:
            region.memory.step += 1
            for cells in region.cells():
                region.memory.completed[cells[0], cells[1]] = region.memory.step


def check_access(warp: Warp, site: Site, region: Region, what: str, writes: bool) -> None:
    """Raises the findings of a ld, st or dealloc that meets operations which were not waited for."""
    memory = region.memory
    for other in memory.outstanding:
        if any(region.meets(r) for r in (other.writes + other.reads if writes else other.writes)):
            raise EmulatorFinding(
                "tcgen05-order",
                f"{what} touches {region} while the {other.name} at {other.where.get('location')} has not completed: "
                f"tcgen05.commit after it, and wait for the mbarrier first",
            )
    newest = max(int(memory.completed[cells[0], cells[1]].max(initial=0)) for cells in region.cells())
    if newest > memory.fenced.get(warp.number, 0):
        warp.launch.remark(
            "tcgen05-order",
            f"{what} follows an mma or cp on {region} that completed after the warp's last "
            f"tcgen05.fence::after_thread_sync: it is missing between the wait and this instruction",
            warp,
            site,
        )


@instruction("tcgen05.commit", isa="9.7.16.12.1", counts="synchronise", python=True, results=(), signals=ALWAYS)
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
            released_clocks=races.commit_to(warp, site, "mma", mask),
        )  # fmt: skip
        memory.pipelines.setdefault(key, []).append(operation)

        def fires(key: tuple[int, int] = key, operation: Operation = operation) -> None:
            complete(warp, memory, key, operation)

        warp.cta.group.later(fires, warp, site)
    return 0


@instruction("tcgen05.fence::before_thread_sync", isa="9.7.16.11.1", counts="synchronise", python=True, results=())
def fence_before_thread_sync(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.fence::before_thread_sync` [PTX ISA 9.7.16.11.1]: what the thread issued before is ordered first."""
    return 0


@instruction("tcgen05.fence::after_thread_sync", isa="9.7.16.11.1", counts="synchronise", python=True, results=())
def fence_after_thread_sync(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.fence::after_thread_sync` [PTX ISA 9.7.16.11.1]: what has completed by now is seen by what follows."""
    memory = tensor_memory(warp.cta)
    memory.fenced[warp.number] = memory.step
    return 0


def uniform(warp: Warp, slot: int, what: str) -> int:
    """An operand that all lanes of the warp must share."""
    values = warp.u64[slot]
    if (values != values[0]).any():
        raise EmulatorFinding("tmem", f"{what} differs between the lanes of the warp; all must give the same")
    return int(values[0])
