"""mbarrier objects [PTX ISA 9.7.13.15]: phases, pending arrivals and the bytes that asynchronous copies still owe."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from .. import races
from ..machine import culprit
from ..machine.cta_cluster import Cta, Warp
from ..machine.lanes import lanes_of
from ..machine.mbarrier import Mbarrier
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import ALWAYS, WAIT, instruction

_MOST_COUNT = (1 << 20) - 1
_HASTY = 0.125  # of waits fail at once under a seed other than 0


def resolve(warp: Warp, address: int, size: int = 8) -> tuple[Cta, int]:
    """The CTA of the cluster, and the offset, of a shared::cta or shared::cluster address; bounds are checked."""
    if address >> 48 == f.SHARED_TAG:
        address &= 0xFFFFFFFF
    rank, at = address >> f.PEER_SHIFT, address & (1 << f.PEER_SHIFT) - 1
    cta = warp.cta
    if rank >= len(cta.group.ctas):
        raise EmulatorFinding("out-of-bounds", f"shared::cluster address {address:#x}: the cluster has no CTA {rank}")
    cta = cta.group.ctas[rank]
    if cta is not warp.cta and not cta.living:
        raise EmulatorFinding("cluster", cta.group.ended(address), address=hex(at))
    if at < f.SHARED_BASE or at + size > cta.shared_size:
        raise EmulatorFinding(
            "out-of-bounds",
            f"shared address {at:#x}, {size} bytes, is outside the CTA's shared memory, "
            f"{f.SHARED_BASE:#x} to {cta.shared_size:#x}",
            address=hex(at),
            size=size,
        )
    return cta, at


def find(warp: Warp, address: int) -> Mbarrier:
    """The object at an address. Raises EmulatorFinding where there is none."""
    cta, at = resolve(warp, address)
    if at % 8:
        raise EmulatorFinding("misaligned", f"mbarrier at shared {at:#x}: expected a multiple of 8", address=hex(at))
    if at not in cta.mbarriers:
        raise EmulatorFinding(
            "mbarrier",
            f"no mbarrier.init was executed for shared address {at:#x}; initialised are {initialised(cta)}",
            address=hex(at),
        )
    return cta.mbarriers[at]


def initialised(cta: Cta) -> str:
    """The addresses of a CTA's mbarriers, for a message."""
    return ", ".join(map(hex, sorted(cta.mbarriers))) or "none"


def operand(warp: Warp, site: Site, i: int, lane: int, bits: int = 32) -> int:
    """An operand of one lane."""
    return int((warp.u32 if bits == 32 else warp.u64)[site.slots[i][0]][lane])


@instruction("mbarrier.init", isa="9.7.13.15.9", counts="synchronise", python=True, results=())
def init(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.init [addr], count`."""
    for lane in lanes_of(mask):
        cta, at = resolve(warp, operand(warp, site, 0, lane, 64))
        count = operand(warp, site, 1, lane)
        if at % 8 or not 1 <= count <= _MOST_COUNT:
            raise EmulatorFinding(
                "mbarrier",
                f"mbarrier.init at shared {at:#x} with count {count}: expected a multiple of 8, and 1 to {_MOST_COUNT}",
                lane=int(lane),
            )
        cta.mbarriers[at] = Mbarrier(at, count, count, made_at=site.inst.location.partition(" (in")[0])
        races.new_mbarrier(warp, site, cta, cta.mbarriers[at], int(lane))
        cta.written[at : at + 8] = 255
    return 0


@instruction("fence.mbarrier_init", isa="9.7.13.4", counts="synchronise", python=True, results=())
def fence_init(warp: Warp, site: Site, mask: int) -> int:
    """`fence.mbarrier_init.release.cluster`: the warp's initialisations so far are visible [PTX ISA 9.7.13.4]."""
    races.fenced(warp)
    return 0


@instruction("mbarrier.inval", isa="9.7.13.15.10", counts="synchronise", python=True, results=())
def inval(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.inval [addr]`."""
    for lane in lanes_of(mask):
        address = operand(warp, site, 0, lane, 64)
        bar = find(warp, address)
        del resolve(warp, address)[0].mbarriers[bar.address]
    return 0


@instruction("mbarrier.arrive", isa="9.7.13.15.13", counts="synchronise", python=True, signals=ALWAYS)
@instruction("mbarrier.arrive_drop", isa="9.7.13.15.14", counts="synchronise", python=True, signals=ALWAYS)
def arrive(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.arrive{_drop}{.expect_tx,.noComplete} state, [addr]{, count or bytes}`: one arrival a lane; a drop also
    makes the next phases wait for as many fewer. The state holds the phase, and above it the arrivals pending
    before."""
    expects, drops = "expect_tx" in site.inst.parts, site.inst.parts[1] == "arrive_drop"
    for lane in lanes_of(mask):
        bar = find(warp, operand(warp, site, 1, lane, 64))
        amount = operand(warp, site, 2, lane) if len(site.slots) > 2 else 0 if expects else 1
        if site.inst.args[0] != "_":
            warp.u64[site.slots[0][0]][lane] = bar.phase & 0xFFFFFFFF | bar.pending << 32
        if drops:
            bar.count -= 1 if expects else amount
        races.arrives(warp, site, bar, mask)
        bar.arrives(warp, site.inst.location)
        if expects:
            bar.expected_at = site.inst.location
        try:
            bar.arrive(1, amount) if expects else bar.arrive(amount)
        except EmulatorFinding as finding:
            raise culprit.of_arrival(finding, warp, bar) from None
    return 0


@instruction("mbarrier.pending_count", isa="9.7.13.15.17", counts="synchronise", python=True)
def pending_count(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.pending_count.b64 count, state`: arrivals that were pending before the one that gave the state."""
    for lane in lanes_of(mask):
        warp.u32[site.slots[0][0]][lane] = operand(warp, site, 1, lane, 64) >> 32
    return 0


@instruction("mbarrier.expect_tx", isa="9.7.13.15.11", counts="synchronise", python=True, results=())
def expect_tx(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.expect_tx [addr], bytes`."""
    for lane in lanes_of(mask):
        bar = find(warp, operand(warp, site, 0, lane, 64))
        bar.bytes += operand(warp, site, 1, lane)
        bar.expected_at = site.inst.location
    return 0


@instruction("mbarrier.complete_tx", isa="9.7.13.15.12", counts="synchronise", python=True, results=())
def complete_tx(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.complete_tx [addr], bytes`."""
    for lane in lanes_of(mask):
        find(warp, operand(warp, site, 0, lane, 64)).complete(operand(warp, site, 1, lane))
    return 0


def _alike(warp: Warp, site: Site, mask: int) -> dict[tuple[int, int], int]:
    """The lanes of a mask that wait for the same parity of the mbarrier at the same address, in order."""
    by_parity = "parity" in site.inst.parts
    states = warp.u32 if by_parity else warp.u64
    addresses, parities = warp.u64[site.slots[1][0]].tolist(), states[site.slots[2][0]].tolist()
    if by_parity and max(parities) > 1:
        _no_parity(warp, site, mask, parities)
    if addresses.count(addresses[0]) == parities.count(parities[0]) == len(addresses):
        return {(addresses[0], parities[0] & 1): mask}
    found: dict[tuple[int, int], int] = {}
    for lane in lanes_of(mask).tolist():
        key = addresses[lane], parities[lane] & 1
        found[key] = found.get(key, 0) | 1 << lane
    return found


def _no_parity(warp: Warp, site: Site, mask: int, parities: list[int]) -> None:
    """Reports lanes whose parity is neither 0 nor 1."""
    for lane in lanes_of(mask).tolist():
        if (given := parities[lane]) > 1:
            shown = given - (1 << 32) if given >> 31 else given
            message = (
                f"lane {lane} waits for parity {shown}: the valid values are 0 and 1 (PTX ISA 9.7.13.15.16); the "
                f"lowest bit, {given & 1}, is taken here"
            )
            warp.launch.remark("mbarrier", message, warp, site, lane=lane)
            return


@instruction(
    "mbarrier.try_wait",
    "mbarrier.test_wait",
    isa="9.7.13.15.16",
    counts="synchronise",
    python=True,
    event="mbarrier",
    ends=WAIT,
)
def try_wait(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.{try,test}_wait{.parity} p, [addr], parity or state`: one that fails lets others run first, until the
    phase is complete or nobody else can go on (machine/wait_limits.py); under a seed other than 0 some fail at once."""
    passed, waits, before, last = 0, [], None, None
    for (address, parity), lanes in _alike(warp, site, mask).items():
        bar = find(warp, address)
        races.uses(warp, site, bar, lanes)
        if bar.passed(parity):
            if bar.done is not before:
                races.acquire(warp, bar.done)
                before = bar.done
            if bar is not last:
                bar.lets_through(warp, parity, site)
                last = bar
            passed |= lanes
        else:
            waits.append((bar, parity))
    warp.u32[site.slots[0][0]][0] = passed
    if waits and not warp.launch.hasty(_HASTY):
        warp.blocked = lambda: any(bar.passed(parity) for bar, parity in waits)
        warp.expires = lambda: None
        warp.waiting_at, warp.awaits = site, (site, *waits[0])
        warp.waits_for = lambda: f"parity {waits[0][1]} of the {waits[0][0]}"
    return f.SUSPEND if waits else 0


@instruction("cp.async.mbarrier.arrive", isa="9.7.13.15.15", counts="synchronise", python=True, results=())
def copy_arrive(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.mbarrier.arrive{.noinc} [addr]`: arrives when the copies so far are complete [PTX ISA 9.7.13.15.15]."""
    bars = [find(warp, operand(warp, site, 0, lane, 64)) for lane in lanes_of(mask)]
    clocks = races.commit_to(warp, site, "cp", mask)
    queue = warp.copies
    copies = queue.take()
    if "noinc" not in site.inst.parts:
        for bar in bars:
            bar.pending += 1

    def arrives() -> None:
        queue.carry_out(copies)
        for bar in bars:
            races.join_clocks(bar, clocks)
            bar.arrives(warp, site.inst.location)
            bar.arrive()

    warp.cta.group.later(arrives, warp, site)
    return 0
