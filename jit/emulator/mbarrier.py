"""mbarrier objects [PTX ISA 9.7.13.15]. They live in Python, by address; the 8 bytes of shared memory only hold the place."""

from __future__ import annotations

from dataclasses import dataclass

from . import layout
from .findings import EmulatorFinding
from .machine import Cta, Warp, lanes_of
from .parse import Inst


@dataclass
class Mbarrier:
    """Expected and pending arrivals of the current phase, bytes still to come, completed phases."""

    count: int
    pending: int
    tx: int = 0
    phase: int = 0

    def settle(self) -> None:
        """Completes the phase when nothing is pending."""
        if self.pending == 0 and self.tx == 0:
            self.phase += 1
            self.pending = self.count

    def arrive(self, count: int = 1) -> None:
        if count > self.pending:
            raise EmulatorFinding("mbarrier", f"{count} arrivals, but only {self.pending} of {self.count} are pending in "
                                  f"phase {self.phase}")  # fmt: skip
        self.pending -= count
        self.settle()

    def complete(self, size: int) -> None:
        """complete_tx: bytes have come."""
        self.tx -= size
        self.settle()

    def told(self) -> str:
        return f"phase {self.phase}, {self.pending} of {self.count} arrivals and {self.tx} bytes pending"


def find(cta: Cta, address: int) -> Mbarrier:
    """The mbarrier at a shared-window address."""
    where, offset = cta.cluster.target(cta, address & ~layout.SHARED_WINDOW)
    if offset not in where.mbarriers:
        raise EmulatorFinding("mbarrier", f"no mbarrier is initialised at shared address {offset:#x}"
                              + (f" of CTA rank {where.rank}" if where is not cta else ""), address=offset)  # fmt: skip
    return where.mbarriers[offset]


def mbarrier(warp: Warp, inst: Inst, lanes: int) -> None:
    """Every mbarrier instruction, by its verb."""
    verb = inst.parts[1]
    handler = {"init": init, "inval": inval, "arrive": arrive, "arrive_drop": arrive, "expect_tx": expect_tx,
               "complete_tx": complete_tx, "test_wait": test_wait, "try_wait": try_wait,
               "pending_count": pending_count}.get(verb)  # fmt: skip
    if handler is None:
        raise EmulatorFinding("unsupported", f"mbarrier.{verb}")
    handler(warp, inst, lanes)


def init(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.init [a], count [9.7.13.15.9]."""
    for lane in lanes_of(lanes):
        address = warp.one(inst.args[0], 1 << int(lane)) & ~layout.SHARED_WINDOW
        count = warp.one(inst.args[1], 1 << int(lane))
        cta, offset = warp.cta.cluster.target(warp.cta, address)
        if offset % 8 or offset + 8 > len(cta.shadow):
            raise EmulatorFinding("mbarrier", f"address {offset:#x} is not an 8-byte aligned one in shared memory")
        if not 0 < count < 1 << 20:
            raise EmulatorFinding("mbarrier", f"count {count} is not in 1 to {(1 << 20) - 1}")
        cta.mbarriers[offset] = Mbarrier(count, count)
        cta.shadow[offset : offset + 8] = layout.INITIALISED


def inval(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.inval [9.7.13.15.10]."""
    address = warp.one(inst.args[0], lanes) & ~layout.SHARED_WINDOW
    find(warp.cta, address)
    del warp.cta.mbarriers[address & layout.OFFSET_MASK]


def arrive(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.arrive{.expect_tx}, .arrive_drop, each lane on its own [9.7.13.15.13, .14]."""
    has_state = not inst.args[0].startswith("[")
    address, rest = (inst.args[1], inst.args[2:]) if has_state else (inst.args[0], inst.args[1:])
    for lane in lanes_of(lanes):
        bit = 1 << int(lane)
        barrier = find(warp.cta, warp.one(address, bit))
        if has_state:
            warp.assign(inst.args[0], bit, barrier.phase)
        count = 1
        if "expect_tx" in inst.parts:
            barrier.tx += warp.one(rest[0], bit)
        elif rest:
            count = warp.one(rest[0], bit)
        if inst.parts[1] == "arrive_drop":
            barrier.count -= count
        barrier.arrive(count)


def expect_tx(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.expect_tx [9.7.13.15.11]."""
    for lane in lanes_of(lanes):
        find(warp.cta, warp.one(inst.args[0], 1 << int(lane))).tx += warp.one(inst.args[1], 1 << int(lane))


def complete_tx(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.complete_tx [9.7.13.15.12]."""
    for lane in lanes_of(lanes):
        find(warp.cta, warp.one(inst.args[0], 1 << int(lane))).complete(warp.one(inst.args[1], 1 << int(lane)))


def _passed(barrier: Mbarrier, inst: Inst, value: int) -> bool:
    return barrier.phase & 1 != value & 1 if "parity" in inst.parts else barrier.phase > value


def test_wait(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.test_wait{.parity}: does not wait; the other warps run before the next test [9.7.13.15.16]."""
    passed = 0
    for lane in lanes_of(lanes):
        bit = 1 << int(lane)
        if _passed(find(warp.cta, warp.one(inst.args[1], bit)), inst, warp.one(inst.args[2], bit)):
            passed |= bit
    warp.assign(inst.args[0], lanes, passed)
    if passed != lanes:
        turns: list[int] = []
        warp.wait(inst, lanes & ~passed, lambda: turns.append(1) or len(turns) > 1, lambda: "mbarrier.test_wait")


def try_wait(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.try_wait{.parity}: suspends until the phase completes [9.7.13.15.16]; here with no time limit."""
    warp.assign(inst.args[0], lanes, lanes)
    groups: dict[tuple[int, int], int] = {}
    for lane in lanes_of(lanes):
        bit = 1 << int(lane)
        key = warp.one(inst.args[1], bit), warp.one(inst.args[2], bit)
        groups[key] = groups.get(key, 0) | bit
    for (address, value), group in groups.items():
        barrier = find(warp.cta, address)
        told = f"parity {value & 1}" if "parity" in inst.parts else f"phase {value}"
        warp.wait(inst, group, lambda b=barrier, v=value: _passed(b, inst, v),  # type: ignore[misc]
                  lambda b=barrier, a=address, t=told: f"mbarrier at shared {a:#x} for {t}: it is in {b.told()}")  # type: ignore[misc]  # fmt: skip


def pending_count(warp: Warp, inst: Inst, lanes: int) -> None:
    """mbarrier.pending_count of a state: not kept here."""
    raise EmulatorFinding("unsupported", "mbarrier.pending_count is not executed")


HANDLERS = {"mbarrier": mbarrier}
