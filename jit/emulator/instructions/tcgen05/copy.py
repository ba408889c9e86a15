"""tcgen05.cp and tcgen05.shift [PTX ISA 9.7.16.9]."""

from __future__ import annotations

import numpy as np

from ....base.findings import EmulatorFinding
from ... import races
from ...machine.cta_cluster import Warp
from ...machine.lanes import lanes_of
from ...machine.sites import Site
from ...ptx.opcodes import instruction
from ..narrow_formats import four_bits, six_bits
from .descriptors import addresses, check_overlap, shared_descriptor
from .memory import Operation, Region, bits, pair
from .operands import read_units
from .pipeline import issue

# Shape: rows, 16-byte units of a row; where each row goes: lists of first lanes for blocks of rows.
SHAPES = {"128x256b": (128, 2), "4x256b": (4, 2), "128x128b": (128, 1), "64x128b": (64, 1), "32x128b": (32, 1)}


def _targets(shape: str, multicast: str) -> list[np.ndarray]:
    """The lanes of the rows, once for each copy that a multicast makes."""
    if shape.startswith("128"):
        return [np.arange(128)]
    if shape == "4x256b":
        return [np.arange(4) * 32]
    row = np.arange(64)
    if shape == "32x128b" and multicast == "warpx4":
        return [np.arange(32) + 32 * warp for warp in range(4)]
    if shape == "64x128b" and multicast == "warpx2::02_13":
        return [row, row + 64]
    if shape == "64x128b" and multicast == "warpx2::01_23":
        return [row % 32 + row // 32 * 64, row % 32 + row // 32 * 64 + 32]
    need = ".warpx4" if shape == "32x128b" else ".warpx2::02_13 or .warpx2::01_23"
    raise EmulatorFinding("tmem", f"tcgen05.cp.{shape} needs {need}")


@instruction("tcgen05.cp", isa="9.7.16.9.2", counts="asynchronous copy", python=True, event="tcgen05.cp", results=())
def cp(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.cp.cta_group.shape{.multicast}{.b8x16.src_fmt} [taddr], s-desc` [PTX ISA 9.7.16.9.2]: with cta_group::2
    each CTA of the pair copies from its own shared memory into its own tensor memory."""
    memories = pair(warp, site)
    parts = site.inst.parts
    shape = next((part for part in parts if part in SHAPES), "")
    if not shape:
        raise EmulatorFinding("unsupported", f"{site.inst.op} is not executed here; the shapes are {', '.join(SHAPES)}")
    rows, depth = SHAPES[shape]
    targets = _targets(shape, next((part for part in parts if part.startswith("warpx")), ""))
    source = next((part for part in parts if part in ("b4x16_p64", "b6x16_p32")), "")
    lanes = lanes_of(mask)
    targeted = warp.u64[site.slots[0][0]][lanes] & np.uint64(0xFFFFFFFF)
    if (most := max((int((targeted == target).sum()) for target in targeted), default=0)) > 1:
        raise EmulatorFinding(
            "tcgen05-issue",
            f"tcgen05.cp issued by {most} lanes into the same columns: each lane starts a whole copy, and copies of "
            f"two threads are not ordered; one elected thread issues it",
            lane=int(lanes[1]),
        )
    for lane in lanes:
        address = int(warp.u64[site.slots[0][0]][lane]) & 0xFFFFFFFF
        first, column = address >> 16, address & 0xFFFF
        if first and shape != "4x256b":
            raise EmulatorFinding(
                "tmem", f"tcgen05.cp.{shape} at lane {first}: it must start at lane 0", address=hex(address)
            )
        written_lanes = bits(lane + first for target in targets for lane in target)
        regions = [Region(memory, ((written_lanes, column, column + 4 * depth),)) for memory in memories]
        for region in regions:
            region.check("tcgen05.cp")
        d = shared_descriptor(int(warp.u64[site.slots[1][0]][lane]))
        check_overlap(d, rows, depth, False, f"tcgen05.cp.{shape}")

        for memory in memories:
            races.mma_reads(warp, site, memory.cta, addresses(d, rows, depth, False, 0), 16)

        def run(d=d, first=first, column=column) -> None:  # type: ignore[no-untyped-def]
            for memory in memories:
                data, written, _ = read_units("tcgen05.cp", memory.cta, d, rows, depth, False, 0)
                if source:
                    keep = 8 if source == "b4x16_p64" else 12
                    data = four_bits(data) << 2 if source == "b4x16_p64" else six_bits(data)
                    full = np.asarray(written[..., :keep].all(-1))
                    cells_written = np.repeat(full[..., None], 4, -1)
                else:
                    cells_written = np.ascontiguousarray(written).view(np.uint32) == 0xFFFFFFFF
                cells = np.ascontiguousarray(data).view(np.uint32).reshape(rows, 4 * depth)
                known = cells_written.reshape(rows, 4 * depth)
                for target in targets:
                    memory.cells[target + first, column : column + 4 * depth] = cells
                    memory.written[target + first, column : column + 4 * depth] = known

        issuer = (warp.cta.rank, warp.number, int(lane))
        issue(
            warp,
            site,
            int(lane),
            Operation(f"tcgen05.cp.{shape}", issuer, {**warp.where(site), "lane": int(lane)}, run, [], regions),
        )
    return 0


@instruction("tcgen05.shift", isa="9.7.16.9.3", counts="asynchronous copy", python=True, results=())
def shift(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.shift.cta_group.down [taddr]` [PTX ISA 9.7.16.9.3]: 32 bytes of each of 32 lanes move to the lane
    before; the last lane keeps its own."""
    memories = pair(warp, site)
    for lane in lanes_of(mask):
        address = int(warp.u64[site.slots[0][0]][lane]) & 0xFFFFFFFF
        first, column = address >> 16, address & 0xFFFF
        if first % 32:
            raise EmulatorFinding(
                "tmem", f"tcgen05.shift at lane {first}: expected a multiple of 32", address=hex(address)
            )
        regions = [Region(memory, ((0xFFFFFFFF << first, column, column + 8),)) for memory in memories]
        for region in regions:
            region.check("tcgen05.shift")

        def run(first=first, column=column) -> None:  # type: ignore[no-untyped-def]
            for memory in memories:
                _down(memory.cells, first, column)
                _down(memory.written, first, column)

        where = {**warp.where(site), "lane": int(lane)}
        issuer = (warp.cta.rank, warp.number, int(lane))
        issue(warp, site, int(lane), Operation("tcgen05.shift", issuer, where, run, regions, regions))
    return 0


def _down(array: np.ndarray, first: int, column: int) -> None:
    array[first : first + 31, column : column + 8] = array[first + 1 : first + 32, column : column + 8].copy()
