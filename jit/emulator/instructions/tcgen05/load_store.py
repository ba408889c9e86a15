"""Registers to and from tensor memory [PTX ISA 9.7.16.8]: they arrive at the wait, and not before."""

from __future__ import annotations

import numpy as np

from ....base.findings import EmulatorFinding, UnsupportedInstruction
from ...machine.cta_cluster import Warp
from ...machine.sites import Site
from ...ptx.opcodes import instruction, refuse
from ...ptx.parse import leaves
from ..mma import whole
from .layouts import PER_NUM, fragment
from .memory import LANES, STALE, Pending, Region, TensorMemory, tensor_memory
from .ordering import ordered
from .pipeline import check_access, check_loads, check_stores, uniform

_LANE = np.arange(32)


def _place(
    warp: Warp, site: Site, address_operand: int, registers: int, split_operand: int | None
) -> tuple[Region, np.ndarray, np.ndarray, bool]:
    """The cells of a ld or st, their [32, registers] lanes and columns, and whether a register takes two of them;
    bounds and the warp's quarter are checked."""
    parts = site.inst.parts
    shape = next(part for part in parts if part in PER_NUM)
    repeat = next(part for part in parts if part[0] == "x" and part[1:].isdigit())
    packed = "pack::16b" in parts or "unpack::16b" in parts
    if registers != int(repeat[1:]) * PER_NUM[shape]:
        raise EmulatorFinding(
            "tmem", f"{site.inst.op} has {registers} registers, {shape}.{repeat} has {int(repeat[1:]) * PER_NUM[shape]}"
        )
    memory = tensor_memory(warp.cta)
    address = uniform(warp, site.slots[address_operand][0], "taddr")
    split = 0 if split_operand is None else int(warp.u64[site.slots[split_operand][0]][0])
    first, column = address >> 16 & 0xFFFF, address & 0xFFFF
    if first >= LANES:  # public kernels number the lanes of a CTA pair through, and run on the chip
        warp.launch.note("tmem", f"lane {first} of a CTA's {LANES}: taken modulo {LANES}", warp, site)
        first %= LANES
    quarter = 32 * (warp.number % 4)
    starts = (quarter,) if shape == "32x32b" else (quarter, quarter + 16)
    if first < 32 and quarter and not warp.launch.settings.strict:
        warp.launch.note(
            "tmem",
            f"{parts[1]} of warp {warp.number} at lane {first}: taken as lane {first + quarter}, its own quarter, "
            f"as public kernels do that run on the chip; the ISA gives lanes {quarter} to {quarter + 31} to this warp",
            warp,
            site,
        )
        first += quarter
    if first not in starts:
        raise EmulatorFinding(
            "tmem",
            f"{site.inst.parts[1]} of warp {warp.number} at lane {first}: warp {warp.number} (number "
            f"{warp.number % 4} of "
            f"its warpgroup) reaches lanes {quarter} to {quarter + 31} only, and a {shape} access starts at lane "
            f"{' or '.join(map(str, starts))}",
            address=hex(address),
        )
    lanes, columns = fragment(shape, registers, split, 2 if packed else 1)
    lanes, columns = lanes + first, columns + column
    each = 2 if packed else 1
    span = ((1 << (32 if shape == "32x32b" else 16)) - 1) << first
    if shape == "16x32bx2":  # the halves of the threads have columns of their own
        starts = (column, column + split)
        boxes = tuple((span, start, start + registers * each) for start in starts)
    else:
        boxes = ((span, column, int(columns.max()) + each),)
    region = Region(memory, boxes)
    region.check(f"tcgen05.{parts[1]}")
    return region, lanes, columns, packed


def _unwritten(warp: Warp, site: Site, memory: TensorMemory, lanes: np.ndarray, columns: np.ndarray) -> bool:
    """Whether cells that nothing wrote give NaN and a remark. No sentence of the PTX ISA forbids to load them: of a
    product with M of 64, half the lanes are nobody's, and Triton loads what a loop of no turns has not written."""
    missing = ~memory.written[lanes, columns]
    if not missing.any() or warp.launch.settings.strict:
        return False
    lane, column = (int(np.broadcast_to(index, missing.shape)[missing][0]) for index in (lanes, columns))
    what = f"tcgen05.ld reads lane {lane}, column {column} of tensor memory, which nothing wrote: NaN there"
    warp.launch.note("tmem", what, warp, site)
    return True


refuse("tcgen05.ld", isa="9.7.16.8.3", counts="tensor memory", event="tcgen05.ld", keeps=True)


@instruction(
    "tcgen05.ld.sync.aligned", isa="9.7.16.8.3", counts="tensor memory", python=True, event="tcgen05.ld", keeps=True
)
def load(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.ld.sync.aligned.shape.num{.pack::16b}.b32 r, [taddr]{, immHalfSplitoff}` [PTX ISA 9.7.16.8.3]."""
    return _load(warp, site, mask, 1)


@instruction(
    "tcgen05.ld.red.sync.aligned",
    isa="9.7.16.8.3",
    counts="tensor memory",
    python=True,
    event="tcgen05.ld",
    results=(0, 1),
    keeps=True,
)
def load_and_reduce(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.ld.red.sync.aligned.32x32b.num.{min,max}{.abs}{.NaN}.{f32,u32,s32} r, redval, [taddr]`: the least or the
    greatest of a thread's registers too."""
    parts = site.inst.parts
    if "32x32b" not in parts or "x1" in parts:
        raise UnsupportedInstruction(
            str(site.inst),
            site.inst.location,
            "only .32x32b from .x2 on: the ISA does not say which columns others reduce",
        )
    return _load(warp, site, mask, 2)


def _reduced(parts: list[str], values: np.ndarray) -> np.ndarray:
    """The reduction of [32, registers] bits along the registers, as `min` and `max` have it: zeros are ordered by their
    sign, and a NaN counts with .NaN only."""
    greatest = "max" in parts
    if "f32" not in parts:
        numbers = values.view(np.int32) if "s32" in parts else values
        return (numbers.max(1) if greatest else numbers.min(1)).view(np.uint32)
    if "abs" in parts:
        values = values & np.uint32(0x7FFFFFFF)
    nan = np.isnan(values.view(np.float32))
    order = np.where(values >> 31, ~values, values | np.uint32(1 << 31))  # of unsigned numbers, as of the floats
    order = np.where(nan, np.uint32(0 if greatest else 0xFFFFFFFF), order)
    found = order.max(1) if greatest else order.min(1)
    bits = np.where(found >> 31, found & np.uint32(0x7FFFFFFF), ~found)
    lost = nan.any(1) if "NaN" in parts else nan.all(1)
    return np.where(lost, np.uint32(0x7FFFFFFF), bits).astype(np.uint32)


def _load(warp: Warp, site: Site, mask: int, address: int) -> int:
    """``address``: the operand that is it; the results stand before it."""
    whole(warp, site, mask)
    early = site.inst.early
    if early.overwrite is not None:
        raise EmulatorFinding(
            "tcgen05-order",
            f"registers of this tcgen05.ld are written at {early.overwrite.location} by `{early.overwrite}` before "
            f"anything reads them, and no tcgen05.wait::ld is in between",
        )
    if early.read is not None and not early.doubtful:
        warp.launch.remark(
            "tcgen05-order",
            f"registers of this tcgen05.ld are used at {early.read.location} by `{early.read}`, and no "
            f"tcgen05.wait::ld is in between: the register dependency orders that, and nothing else",
            warp,
            site,
        )
    homes = np.asarray(site.homes[0])[None] // 4 + _LANE[:, None]
    reduced = None if address == 1 else site.homes[1][0] // 4 + _LANE
    split = address + 1 if len(site.slots) > address + 1 else None
    region, lanes, columns, packed = _place(warp, site, address, homes.shape[1], split)
    memory = region.memory
    check_access(warp, site, region, "tcgen05.ld", writes=False)
    check_stores(warp, region, "tcgen05.ld")
    empty = not memory.written[lanes, columns].any()
    ordered(warp, site, region, "tcgen05.ld", writes=False, empty=empty)
    warp.w32[homes] = STALE
    if reduced is not None:
        warp.w32[reduced] = STALE

    def run() -> None:
        values = memory.read(lanes, columns, "tcgen05.ld", spare)
        if packed:
            high = memory.read(lanes, columns + 1, "tcgen05.ld", spare)
            values = values & np.uint32(0xFFFF) | high << np.uint32(16)
        warp.w32[homes] = values
        if reduced is not None:
            warp.w32[reduced] = _reduced(site.inst.parts, np.ascontiguousarray(values))

    where = warp.where(site)
    spare = _unwritten(warp, site, memory, lanes, columns)
    names = [name for operand in site.inst.args[:address] for name in leaves(operand)]
    pending = Pending(warp.number, region, where, names, run, early.consumed)
    if early.read is not None:
        run()
        pending.run = None
    memory.loads.append(pending)
    return 0


@instruction(
    "tcgen05.st", isa="9.7.16.8.4", counts="tensor memory", python=True, event="tcgen05.st", results=(), stored=-1
)
def store(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.st.sync.aligned.shape.num{.unpack::16b}.b32 [taddr]{, immHalfSplitoff}, r` [PTX ISA 9.7.16.8.4]."""
    whole(warp, site, mask)
    values = np.stack([warp.u32[slot] for slot in site.slots[-1]], 1)
    region, lanes, columns, packed = _place(warp, site, 0, values.shape[1], 1 if len(site.slots) > 2 else None)
    memory = region.memory
    check_access(warp, site, region, "tcgen05.st", writes=True)
    check_loads(warp, site, region, "tcgen05.st")
    ordered(warp, site, region, "tcgen05.st", writes=True)

    def run() -> None:
        if packed:
            memory.write(lanes, columns, values & np.uint32(0xFFFF))
            memory.write(lanes, columns + 1, values >> np.uint32(16))
        else:
            memory.write(lanes, columns, values)

    memory.stores.append(Pending(warp.number, region, warp.where(site), [], run))
    return 0


def finish(warp: Warp, rows: list[Pending]) -> list[Pending]:
    """Carries out the warp's own; returns the others."""
    for pending in rows:
        if pending.warp == warp.number and pending.run is not None:
            try:
                pending.run()
            except EmulatorFinding as finding:
                raise finding.locate(**pending.where) from None
    return [pending for pending in rows if pending.warp != warp.number]


@instruction("tcgen05.wait::ld", isa="9.7.16.8.5", counts="synchronise", python=True, results=(), settles=True)
def wait_ld(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.wait::ld.sync.aligned` [PTX ISA 9.7.16.8.5]: the registers of the warp's loads have arrived."""
    whole(warp, site, mask)
    memory = tensor_memory(warp.cta)
    memory.loads = finish(warp, memory.loads)
    return 0


@instruction("tcgen05.wait::st", isa="9.7.16.8.5", counts="synchronise", python=True, results=(), settles=True)
def wait_st(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.wait::st.sync.aligned` [PTX ISA 9.7.16.8.5]: the warp's stores are done."""
    whole(warp, site, mask)
    memory = tensor_memory(warp.cta)
    memory.stores = finish(warp, memory.stores)
    return 0
