"""mbarrier objects [PTX ISA 9.7.13.15]: phases, pending arrivals and the bytes that asynchronous copies still owe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import frame as f
from . import races
from .async_copy import finish, lanes_of
from .findings import EmulatorFinding
from .lower import Site
from .pythonic import executes

if TYPE_CHECKING:
    from .machine import Cta, Warp

_MOST_COUNT = (1 << 20) - 1


@dataclass
class Mbarrier:
    """An initialised object: `count` arrivals complete a phase, once `pending` and `bytes` are zero."""

    address: int
    count: int
    pending: int
    bytes: int = 0
    phase: int = 0
    made_at: str = ""
    # For races.py: its slot, the clock before its first phase, the rank of its CTA, what arrivals have observed in all
    # and up to the last completed phase, and who initialised it.
    slot: int = 0
    base: int = 0
    rank: int = 0
    seen: Any = None
    done: Any = None
    made: Any = None
    fenced: bool = False  # its initialisation is visible to the async proxy and to the cluster
    owed: int = 0  # bytes of the copies that were issued and are not complete, expected or not
    copied_at: str = ""  # where the last of them was issued

    def arrive(self, count: int = 1, expect: int = 0) -> None:
        """Expects ``expect`` more bytes, then counts ``count`` arrivals."""
        self.bytes += expect
        if count > self.pending:
            raise EmulatorFinding(
                "mbarrier",
                f"mbarrier at shared {self.address:#x} (initialised at {self.made_at}) waits for "
                f"{self.pending} more arrivals in phase {self.phase} and gets {count}: "
                f"it is initialised with a count of {self.count}",
                address=hex(self.address),
            )
        self.pending -= count
        self.check()

    def complete(self, count: int) -> None:
        """``count`` bytes have arrived."""
        self.bytes -= count
        self.owed = max(self.owed - count, 0)
        self.check()

    def check(self) -> None:
        """Goes to the next phase when nothing is missing [PTX ISA 9.7.13.15.5]."""
        if self.pending == 0 and self.bytes == 0:
            if self.owed:
                missing = "mbarrier.expect_tx, or mbarrier.arrive.expect_tx, of their bytes in this phase is missing"
                raise EmulatorFinding(
                    "mbarrier",
                    f"phase {self.phase} of the mbarrier at shared {self.address:#x} (initialised at {self.made_at}) "
                    f"completes while {self.owed} bytes of copies that were issued in it are on their way, the last "
                    f"at {self.copied_at}: {missing}, or too small",
                    address=hex(self.address),
                    missing=missing,
                )
            self.phase += 1
            self.pending = self.count
            races.completes(self)

    def at_exit(self) -> None:
        """Raises what is left when the CTA has ended and all copies have arrived."""
        if self.bytes:
            what = (
                f"{self.bytes} bytes that it expects were never copied: expect_tx is too large, or a copy is missing"
                if self.bytes > 0
                else f"{-self.bytes} bytes more than expect_tx told of have come: it is missing, or its count too small"
            )
            raise EmulatorFinding(
                "mbarrier",
                f"at the end of its CTA the mbarrier at shared {self.address:#x} (initialised at {self.made_at}) is in "
                f"phase {self.phase} with a transaction count of {self.bytes}, not 0: {what}",
                address=hex(self.address),
            )

    def passed(self, parity: int) -> bool:
        """Whether the phase with this parity has completed: the current one has the other parity."""
        return self.phase & 1 != parity & 1

    def __str__(self) -> str:
        return (
            f"mbarrier at shared {self.address:#x} (initialised at {self.made_at}): phase {self.phase}, "
            f"{self.pending} of {self.count} arrivals pending, "
            + (
                f"{self.bytes} bytes to come"
                if self.bytes >= 0
                else f"{-self.bytes} bytes more than expect_tx told of have come: it is missing, or its count too small"
            )
        )


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
        raise EmulatorFinding("misaligned", f"mbarrier at shared {at:#x}: it needs a multiple of 8", address=hex(at))
    if at not in cta.mbarriers:
        known = ", ".join(hex(known) for known in sorted(cta.mbarriers)) or "none"
        raise EmulatorFinding(
            "mbarrier",
            f"no mbarrier.init was executed for shared address {at:#x}; initialised are {known}",
            address=hex(at),
        )
    return cta.mbarriers[at]


def operand(warp: Warp, site: Site, i: int, lane: int, bits: int = 32) -> int:
    """An operand of one lane; immediates are 64 bits wide."""
    text = site.inst.args[i]
    if bits == 32 and (text.startswith("%") and not text.startswith("%rd")):
        return int(warp.u32[site.slots[i][0]][lane])
    return int(warp.u64[site.slots[i][0]][lane])


@executes("mbarrier.init")
def init(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.init [addr], count`."""
    for lane in lanes_of(mask):
        cta, at = resolve(warp, operand(warp, site, 0, lane, 64))
        count = operand(warp, site, 1, lane)
        if at % 8 or not 1 <= count <= _MOST_COUNT:
            raise EmulatorFinding(
                "mbarrier",
                f"mbarrier.init at shared {at:#x} with count {count}: multiples of 8, counts of 1 to {_MOST_COUNT}",
                lane=int(lane),
            )
        cta.mbarriers[at] = Mbarrier(at, count, count, made_at=site.inst.location)
        races.new_mbarrier(warp, site, cta, cta.mbarriers[at])
        cta.written[at : at + 8] = 255
    return 0


@executes("fence.mbarrier_init")
def fence_init(warp: Warp, site: Site, mask: int) -> int:
    """`fence.mbarrier_init.release.cluster`: the warp's initialisations so far are visible [PTX ISA 9.7.13.4]."""
    races.fenced(warp)
    return 0


@executes("mbarrier.inval")
def inval(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.inval [addr]`."""
    for lane in lanes_of(mask):
        address = operand(warp, site, 0, lane, 64)
        bar = find(warp, address)
        del resolve(warp, address)[0].mbarriers[bar.address]
    return 0


@executes("mbarrier.arrive", results=(0,))
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
        races.arrives(warp, site, bar)
        bar.arrive(1, amount) if expects else bar.arrive(amount)
    return 0


@executes("mbarrier.pending_count", results=(0,))
def pending_count(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.pending_count.b64 count, state`: arrivals that were pending before the one that gave the state."""
    for lane in lanes_of(mask):
        warp.u32[site.slots[0][0]][lane] = operand(warp, site, 1, lane, 64) >> 32
    return 0


@executes("mbarrier.expect_tx")
def expect_tx(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.expect_tx [addr], bytes`."""
    for lane in lanes_of(mask):
        find(warp, operand(warp, site, 0, lane, 64)).bytes += operand(warp, site, 1, lane)
    return 0


@executes("mbarrier.complete_tx")
def complete_tx(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.complete_tx [addr], bytes`."""
    for lane in lanes_of(mask):
        find(warp, operand(warp, site, 0, lane, 64)).complete(operand(warp, site, 1, lane))
    return 0


@executes("mbarrier.try_wait", results=(0,))
@executes("mbarrier.test_wait", results=(0,))
def try_wait(warp: Warp, site: Site, mask: int) -> int:
    """`mbarrier.{try,test}_wait{.parity} p, [addr], parity or state`: a try_wait that fails lets others run first."""
    passed, waits, before = 0, [], None
    for lane in lanes_of(mask):
        bar = find(warp, operand(warp, site, 1, lane, 64))
        parity = operand(warp, site, 2, lane, 32 if "parity" in site.inst.parts else 64) & 1
        races.uses(warp, site, bar)
        if bar.passed(parity):
            if bar.done is not before:
                races.acquire(warp, bar.done)
                before = bar.done
            passed |= 1 << int(lane)
        else:
            waits.append((bar, parity))
    warp.u32[site.slots[0][0]][0] = passed
    if waits and "try_wait" in site.inst.parts:
        warp.blocked = lambda: any(bar.passed(parity) for bar, parity in waits)
        warp.waiting_at = site
        warp.waits_for = lambda: f"parity {waits[0][1]} of the {waits[0][0]}"
    return f.SUSPEND if waits else 0


@executes("cp.async.mbarrier.arrive")
def copy_arrive(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.mbarrier.arrive{.noinc} [addr]`: arrives when the copies so far are complete [PTX ISA 9.7.13.15.17]."""
    bars = [find(warp, operand(warp, site, 0, lane, 64)) for lane in lanes_of(mask)]
    told = races.commit_to(warp, site, "cp")
    copies = warp.copies.take()
    if "noinc" not in site.inst.parts:
        for bar in bars:
            bar.pending += 1

    def arrives() -> None:
        finish(warp, copies)
        for bar in bars:
            races.tell(bar, told)
            bar.arrive()

    warp.cta.group.later(arrives, warp, site)
    return 0
