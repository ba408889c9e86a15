"""tcgen05.mma and tcgen05.mma.ws [PTX ISA 9.7.16.10.9]: operands and descriptors, checked; each lane issues one."""

from __future__ import annotations

import numpy as np

from ....base.findings import EmulatorFinding, UnsupportedInstruction
from ...machine.cta_cluster import Warp
from ...machine.lanes import lanes_of
from ...machine.sites import Site
from ...ptx.opcodes import instruction
from .column_mask import column_mask
from .descriptors import (
    SWIZZLES,
    Instruction,
    SharedDescriptor,
    check_shape,
    instruction_descriptor,
    shared_descriptor,
)
from .layouts import data_paths
from .memory import COLUMNS, Operation, TensorMemory, pair
from .mma import Mma
from .pipeline import issue

_SCALES_OF = {"scale_vec::1X": 1, "scale_vec::2X": 2, "scale_vec::4X": 4}


@instruction("tcgen05.mma", isa="9.7.16.10.9", counts="tensor", python=True, event="tcgen05.mma", results=())
def mma(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.mma{.ws}{.sp}.cta_group.kind{.block_scale{.scale_vectorsize}}{.ashift} [d-tmem], a-desc or [a-tmem],
    b-desc, {[sp-meta-tmem],} idesc, {[scale-A-tmem], [scale-B-tmem],} {disable-output-lane,} enable-input-d{,
    scale-input-d}`
    [PTX ISA 9.7.16.10.9.1, 9.7.16.10.9.3]. Each lane that executes it issues one."""
    parts = site.inst.parts
    if "sp" in parts and "ws" in parts:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "a sparse A with .ws")
    memories = pair(warp, site)
    if len(memories) == 2 and warp.cta.rank & 1:
        raise EmulatorFinding(
            "cta-group",
            f"tcgen05.mma.cta_group::2 issued by CTA {warp.cta.rank} of the cluster, the odd one of its "
            f"pair: the even "
            f"one issues",
        )
    lanes = lanes_of(mask)
    issued = {int(lane): _decode(warp, site, int(lane), memories) for lane in lanes}
    operands = [(one.d, one.a, one.b) for one in issued.values()]
    if (most := max(map(operands.count, operands), default=0)) > 1:
        raise EmulatorFinding(
            "tcgen05-issue",
            f"tcgen05.mma issued by {most} lanes with the same operands: each lane starts a whole MMA, so D receives "
            f"the product {most} times; one elected thread issues it",
            lane=int(lanes[1]),
        )
    for lane, one in issued.items():
        reads, writes = one.regions()
        one.observed()
        issue(
            warp,
            site,
            lane,
            Operation(
                f"tcgen05.mma.kind::{one.i.kind}",
                (warp.cta.rank, warp.number, lane),
                {**warp.where(site), "lane": lane},
                one.run,
                reads + (writes if one.adds else []),
                writes,
            ),
        )
    return 0


def _decode(warp: Warp, site: Site, lane: int, memories: list[TensorMemory]) -> Mma:
    """The operands of one lane."""
    inst, slots = site.inst, site.slots
    ws = "ws" in inst.parts
    kind = next(part[6:] for part in inst.parts if part.startswith("kind::"))

    def address(i: int) -> int:
        return int(warp.u64[slots[i][0]][lane]) & 0xFFFFFFFF

    sparse = "sp" in inst.parts
    described = int(warp.u32[slots[4 if sparse else 3][0]][lane])
    idesc = instruction_descriptor(described, kind, sparse, warp.launch.program.arch)
    group = len(memories)
    check_shape(idesc, group, ws)
    layout, parts = data_paths(idesc.m, idesc.n, group, ws)
    d = address(0)
    _check_result(d, idesc, layout, parts[0].columns[1] - parts[0].columns[0])
    in_memory = inst.args[1].startswith("[")
    if idesc.long and (why := _unknown_of_96(idesc, group, in_memory)):
        raise UnsupportedInstruction(str(inst), inst.location, f"K of 96 with {why}")
    a: SharedDescriptor | int
    if in_memory:
        a = address(1)
        if idesc.major_a:
            raise EmulatorFinding(
                "descriptor", "A in tensor memory is K-major: bit 15 of the instruction descriptor is 1"
            )
    else:
        a = _described(int(warp.u64[slots[1][0]][lane]), "A", idesc.long)
    b = _described(int(warp.u64[slots[2][0]][lane]), "B", idesc.long)
    shifted = "ashift" in inst.parts
    _check_operands(site, idesc, a, b, group, shifted, sparse)
    rest = list(range(5 if sparse else 4, len(inst.args)))
    scales, scale_a, scale_b = 0, 0, 0
    if "block_scale" in inst.parts:
        scales = _scale_count(inst.parts, kind)
        if idesc.long:
            scales = scales * 96 // 64
        scale_a, scale_b = (
            _scale_address(warp, site, name, address(i), identity)
            for i, name, identity in ((rest[0], "A", idesc.scale_id_a), (rest[1], "B", idesc.scale_id_b))
        )
        rest = rest[2:]
        _check_scales(idesc, scales)
        _note_scales(warp, site, idesc, scales)
    disabled = None
    if inst.args[rest[0]].startswith("{"):
        disabled = _disabled_lanes([int(warp.u32[slot][lane]) for slot in slots[rest[0]]], group)
        rest = rest[1:]
    adds = bool(int(warp.u32[slots[rest[0]][0]][0]) >> lane & 1)
    shift, first = 0, 0
    zeros = None
    if len(rest) > 1:
        if ws:
            mask = int(warp.u64[slots[rest[1]][0]][lane])
            zeros, first = column_mask(mask, idesc.m, idesc.n, idesc.bits >> 30)
        else:
            shift = int(warp.u64[slots[rest[1]][0]][lane])
            if kind not in ("f16", "tf32") or shift > 15:
                raise EmulatorFinding(
                    "descriptor", f"scale-input-d is {shift}: 0 to 15, of kind::f16 and kind::tf32 only"
                )
    return Mma(
        warp, site, memories, idesc, d, a, b, parts, layout, scales, scale_a, scale_b, adds, shift, disabled,
        zeros, first, shifted, address(3) if sparse else -1,
    )  # fmt: skip


def _check_result(d: int, i: Instruction, layout: str, columns: int) -> None:
    """Raises the finding of a D that lies where its layout has no lane, or beyond the columns."""
    base = d >> 16
    if base and not (base == 16 and layout == "F"):
        raise EmulatorFinding(
            "tmem",
            f"D of tcgen05.mma at lane {base}: layout {layout} (M {i.m}) starts at lane "
            f"{'0 or 16' if layout == 'F' else '0'}",
            address=hex(d),
        )
    if (d & 0xFFFF) + columns > COLUMNS:
        raise EmulatorFinding(
            "tmem", f"D of tcgen05.mma: N {i.n} from column {d & 0xFFFF} leaves the {COLUMNS} columns"
        )


def _check_operands(
    site: Site, i: Instruction, a: SharedDescriptor | int, b: SharedDescriptor, group: int, shifted: bool, sparse: bool
) -> None:
    """Raises where an operand's swizzle does not fit, or the emulator does not know the places of its rows."""
    for name, operand, major in (("A", a, i.major_a), ("B", b, i.major_b)):
        if isinstance(operand, SharedDescriptor) and operand.mode == 1 and not major:
            raise EmulatorFinding(
                "descriptor", f"operand {name}, {operand}: 128B with 32-byte atoms is for MN-major operands only"
            )
    inst = site.inst
    if (shifted or sparse) and i.m != 128 * group:
        why = f"M {i.m} with {'.ashift' if shifted else 'a sparse A'}: rows are not one to a lane"
        raise UnsupportedInstruction(str(inst), inst.location, why)
    if sparse and not i.major_b and SWIZZLES[b.mode][1] == 32:
        raise UnsupportedInstruction(str(inst), inst.location, "B of 64 bytes along K in a swizzle of 32")


def _disabled_lanes(words: list[int], group: int) -> np.ndarray:
    """The lanes of each CTA that disable-output-lane leaves as they are."""
    if len(words) != 4 * group:
        raise EmulatorFinding(
            "descriptor", f"disable-output-lane has {len(words)} words, cta_group::{group} takes {4 * group}"
        )
    bits = np.array(words, np.uint32)[:, None] >> np.arange(32, dtype=np.uint32) & 1
    return bits.astype(bool).reshape(group, 128)


def _note_scales(warp: Warp, site: Site, i: Instruction, scales: int) -> None:
    """Notes the scale factors of NVFP4 that are read as those of another format."""
    if i.kind == "mxf4nvf4" and i.scale == "ue8m0" and scales in (4, 6):
        warp.launch.note(
            "descriptor",
            f"instruction descriptor {i.bits:#010x}: bit 23 is 1, scales of blocks of 16 are read as "
            f"UE8M0; those of NVFP4 are UE4M3 (0)",
            warp,
            site,
        )


def _scale_address(warp: Warp, site: Site, name: str, address: int, identity: int) -> int:
    """The address of scale factors without bits 30–31: no lane reaches there, and CUTLASS keeps the scale factor id in
    them, which the instruction descriptor holds."""
    if (left := address >> 30) and left != identity:
        warp.launch.note(
            "descriptor",
            f"scale factors of {name} at {address:#010x}: bits 30–31 are {left}, and the scale factor id in the "
            f"instruction descriptor is {identity}, which counts",
            warp,
            site,
        )
    return address & 0x3FFFFFFF


def _unknown_of_96(i: Instruction, group: int, in_memory: bool) -> str:
    """What CUTLASS's kernels, from which the places of a K of 96 are taken, never do; else an empty text."""
    if in_memory:
        return "A in tensor memory"
    if i.m != 128 * group:
        return f"M {i.m} and cta_group::{group}"
    return f"N {i.n}: N of 128 and more is known" if i.n < 128 else ""


def _described(bits: int, name: str, long: bool) -> SharedDescriptor:
    try:
        return shared_descriptor(bits, long)
    except EmulatorFinding as finding:
        raise EmulatorFinding("descriptor", f"operand {name} of tcgen05.mma: {finding.report['message']}") from None


def _scale_count(parts: list[str], kind: str) -> int:
    """Scale factors of a row whose K is 32 or 64 [PTX ISA 9.7.16.10.7.1]."""
    for part in parts:
        if part in _SCALES_OF:
            return _SCALES_OF[part]
        if part == "block16":
            return 4
    return 1 if kind == "mxf8f6f4" else 2


def _check_scales(i: Instruction, scales: int) -> None:
    """Raises the finding of a scale type or id that the scale vector's size does not have [PTX ISA 9.7.16.10.7.1]."""
    if i.kind == "mxf4nvf4" and i.scale == "ue4m3" and scales not in (4, 6):
        raise EmulatorFinding(
            "descriptor",
            f"instruction descriptor {i.bits:#010x}: bit 23 is 0, scales are UE4M3; with .scale_vec::2X (blocks of "
            f"32) they must be UE8M0",
        )
    if i.long:
        if scales == 6 and (i.scale_id_a | i.scale_id_b) & 1:
            name = "A" if i.scale_id_a & 1 else "B"
            raise EmulatorFinding(
                "descriptor",
                f"instruction descriptor {i.bits:#010x}: the scale factor id of {name} is odd; with blocks of 16 it is "
                f"0 or 2",
            )
        return
    for name, identity in (("A", i.scale_id_a), ("B", i.scale_id_b)):
        if identity + scales > 4:
            raise EmulatorFinding(
                "descriptor",
                f"instruction descriptor {i.bits:#010x}: the scale factor id of {name} is {identity}; with "
                f".scale_vec::{scales}X it is {'0' if scales == 4 else '0 or 2'}",
            )
