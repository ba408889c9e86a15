"""Registers to and from tensor memory [PTX ISA 9.7.16.8]: they arrive at the wait, and not before."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

from ..findings import EmulatorFinding
from ..matrix import whole
from ..pythonic import executes, leaves
from .layouts import PER_NUM, fragment
from .memory import LANES, STALE, TensorMemory, tensor_memory
from .pipeline import Pending, Region, check_access, uniform

if TYPE_CHECKING:
    from ..lower import Site
    from ..machine import Warp

_LANE = np.arange(32)


def _place(
    warp: Warp, site: Site, address_operand: int, registers: int, split_operand: int | None
) -> tuple[TensorMemory, np.ndarray, np.ndarray, bool]:
    """Memory, and [32, registers] lanes and columns of a ld or st; bounds and the warp's quarter are checked."""
    parts = site.inst.parts
    shape = next(part for part in parts if part in PER_NUM)
    repeat = next(part for part in parts if part[0] == "x" and part[1:].isdigit())
    packed = "pack::16b" in parts or "unpack::16b" in parts
    if registers != int(repeat[1:]) * PER_NUM[shape]:
        raise EmulatorFinding(
            "tmem", f"{site.inst.op} has {registers} registers, {shape}.{repeat} has "
            f"{int(repeat[1:]) * PER_NUM[shape]}"
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
    if first < 32 and quarter and os.environ.get("WARPYARD_EMULATOR_STRICT") != "1":
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
    end = int(columns.max()) + (2 if packed else 1)
    memory.check((first, first + (32 if shape == "32x32b" else 16)), (column, end), f"tcgen05.{parts[1]}")
    return memory, lanes, columns, packed


def _region(memory: TensorMemory, lanes: np.ndarray, columns: np.ndarray, packed: bool) -> Region:
    return Region(
        memory, (int(lanes.min()), int(lanes.max()) + 1), (int(columns.min()), int(columns.max()) + 1 + packed)
    )


def _unwritten(warp: Warp, site: Site, memory: TensorMemory, lanes: np.ndarray, columns: np.ndarray) -> bool:
    """Whether cells that nothing wrote give NaN and a note. They do where others of their columns were written: of a
    product with M of 64, half the lanes are nobody's. Else, and under WARPYARD_EMULATOR_STRICT=1, it is a finding."""
    missing = ~memory.written[lanes, columns]
    if not missing.any() or os.environ.get("WARPYARD_EMULATOR_STRICT") == "1":
        return False
    if not memory.written[:, np.unique(columns)].any(0).all():
        return False
    lane, column = (int(np.broadcast_to(index, missing.shape)[missing][0]) for index in (lanes, columns))
    what = f"tcgen05.ld reads lane {lane}, column {column} of tensor memory, which nothing wrote: NaN there"
    warp.launch.note("tmem", what, warp, site)
    return True


@executes("tcgen05.ld.sync.aligned", keep=True)
def load(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.ld.sync.aligned.shape.num{.pack::16b}.b32 r, [taddr]{, immHalfSplitoff}` [PTX ISA 9.7.16.8.3]."""
    whole(warp, site, mask)
    if (user := site.inst.early) is not None:
        raise EmulatorFinding(
            "tcgen05-order",
            f"registers of this tcgen05.ld are used at {user.location} by `{user}`, and no tcgen05.wait::ld is in "
            f"between",
        )
    homes = np.asarray(site.homes[0])[None] // 4 + _LANE[:, None]
    memory, lanes, columns, packed = _place(warp, site, 1, homes.shape[1], 2 if len(site.slots) > 2 else None)
    region = _region(memory, lanes, columns, packed)
    check_access(warp, site, region, "tcgen05.ld", writes=False)
    warp.w32[homes] = STALE

    def run() -> None:
        values = memory.read(lanes, columns, "tcgen05.ld", spare)
        if packed:
            high = memory.read(lanes, columns + 1, "tcgen05.ld", spare)
            values = values & np.uint32(0xFFFF) | high << np.uint32(16)
        warp.w32[homes] = values

    where = warp.where(site)
    spare = _unwritten(warp, site, memory, lanes, columns)
    memory.loads.append(Pending(warp.number, region, where, leaves(site.inst.args[0]), run))
    return 0


@executes("tcgen05.st.sync.aligned")
def store(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.st.sync.aligned.shape.num{.unpack::16b}.b32 [taddr]{, immHalfSplitoff}, r` [PTX ISA 9.7.16.8.4]."""
    whole(warp, site, mask)
    values = np.stack([warp.u32[slot] for slot in site.slots[-1]], 1)
    memory, lanes, columns, packed = _place(warp, site, 0, values.shape[1], 1 if len(site.slots) > 2 else None)
    region = _region(memory, lanes, columns, packed)
    check_access(warp, site, region, "tcgen05.st", writes=True)

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
        if pending.warp == warp.number:
            try:
                pending.run()
            except EmulatorFinding as finding:
                raise finding.locate(**pending.where) from None
    return [pending for pending in rows if pending.warp != warp.number]


@executes("tcgen05.wait::ld")
def wait_ld(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.wait::ld.sync.aligned` [PTX ISA 9.7.16.8.5]: the registers of the warp's loads have arrived."""
    whole(warp, site, mask)
    memory = tensor_memory(warp.cta)
    memory.loads = finish(warp, memory.loads)
    return 0


@executes("tcgen05.wait::st")
def wait_st(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.wait::st.sync.aligned` [PTX ISA 9.7.16.8.5]: the warp's stores are done."""
    whole(warp, site, mask)
    memory = tensor_memory(warp.cta)
    memory.stores = finish(warp, memory.stores)
    return 0
