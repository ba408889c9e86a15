"""The shared-memory descriptor [PTX ISA 9.7.16.4.1] and the instruction descriptor [PTX ISA 9.7.16.4.2]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ....base.findings import EmulatorFinding

# Swizzle mode: name, bytes of a row, granularity in bytes, bits that are XORed.
SWIZZLES = {0: ("none", 16, 16, 0), 1: ("128B, 32-byte atoms", 128, 32, 3), 2: ("128B", 128, 16, 7),
            4: ("64B", 64, 16, 3), 6: ("32B", 32, 16, 1)}  # fmt: skip
MAP_SWIZZLES = {0: "none", 1: "128B_ATOM_32B", 2: "128B", 4: "64B", 6: "32B"}  # as tensor maps name them


@dataclass(frozen=True)
class SharedDescriptor:
    """The fields of a shared-memory descriptor; addresses and offsets in bytes.

    ``absolute``: ``leading`` is the address where the rest of the first row lies, if it leaves its 128 bytes."""

    bits: int
    start: int
    leading: int
    stride: int
    base: int
    mode: int
    absolute: bool = False

    def __str__(self) -> str:
        leading = f"leading address {self.leading:#x}" if self.absolute else f"leading offset {self.leading}"
        return (
            f"{self.bits:#018x} (start {self.start:#x}, {leading}, stride offset {self.stride} "
            f"bytes, base offset {self.base}, swizzle {SWIZZLES[self.mode][0]})"
        )


def _wrong(what: str, bits: int, field: str) -> EmulatorFinding:
    return EmulatorFinding("descriptor", f"shared-memory descriptor {bits:#018x}: {field}{what}")


def shared_descriptor(bits: int, long: bool = False) -> SharedDescriptor:
    """Decodes; raises EmulatorFinding for a field whose value the ISA does not allow. ``long``: of an operand with
    48 bytes along K, whose leading dimension may be an address [9.7.16.3.1.2]."""
    for low, high in ((14, 15), (30, 31), (53, 60)):
        if value := bits >> low & (1 << high - low + 1) - 1:
            raise _wrong(f" must be 0 and is {value}", bits, f"bits {low}–{high}")
    if (fixed := bits >> 46 & 7) != 1:
        raise _wrong(
            f" must be 0b001 and is {fixed:#05b}: this is how a tcgen05 descriptor differs from one of wgmma", bits,
            "bits 46–48",
        )  # fmt: skip
    mode = bits >> 61
    if mode not in SWIZZLES:
        raise _wrong(
            f" (swizzle) is {mode}: 0 none, 1 128B with 32-byte atoms, 2 128B, 4 64B, 6 32B", bits, "bits 61–63"
        )
    absolute, base = bool(bits >> 52 & 1), bits >> 49 & 7
    if absolute and not long:
        raise _wrong(" selects an absolute leading address, which only K of 48 bytes on sm_103a has", bits, "bit 52")
    if absolute and (mode != 2 or base):
        what = f" (swizzle) are {mode}" if mode != 2 else f" (base offset) are {base}"
        text = f"{what}; an absolute leading address (bit 52) goes with a swizzle of 128 bytes and a base offset of 0"
        raise _wrong(text, bits, "bits 61–63" if mode != 2 else "bits 49–51")
    at = [(bits >> low & 0x3FFF) << 4 for low in (0, 16, 32)]
    found = SharedDescriptor(bits, at[0], at[1], at[2], base, mode, absolute)
    if long:
        _check_long(found)
    return found


def _check_long(d: SharedDescriptor) -> None:
    """Raises the finding of 48 bytes that leave a row of their swizzle [PTX ISA 9.7.16.3.1.2]."""
    span = SWIZZLES[d.mode][1]
    after = d.start % span + 48 - span  # bytes past the row's end
    if not d.mode or after <= 0:
        return
    if not d.absolute:
        raise _wrong(
            f" is 0 and the 48 bytes along K leave the {span} bytes of a row, where they start at byte "
            f"{d.start % span} ({d}): with an absolute leading address (1) their rest lies elsewhere", d.bits, "bit 52"
        )  # fmt: skip
    if d.leading % span + after > span:
        text = f" ({d}): the last {after} of 48 bytes along K, which it names, leave their {span} bytes too"
        raise _wrong(text, d.bits, "the leading address")


@lru_cache(maxsize=4096)
def _offsets(start: int, d: SharedDescriptor, rows: int, depth: int, major: bool, width: int) -> np.ndarray:
    span, grain, mask = SWIZZLES[d.mode][1:]
    if not major:
        r, u = np.arange(rows)[:, None], np.arange(depth)[None]
        at = r // 8 * d.stride + (r % 8 * span + u * 16 if d.mode else r % 8 * 16 + u * d.leading)
        if d.absolute:
            fit = (span - start % span) // 16  # units of the first row before its end
            at = np.where(u < fit, at, at + d.leading - start - fit * 16)
    else:
        u, k = np.arange(rows * width // 16)[:, None], np.arange(depth)[None]
        if d.mode == 0:
            at = u * d.stride + k % 8 * 16 + k // 8 * d.leading
        else:
            period, per = (4 if d.mode == 1 else 8), span // 16
            at = u % per * 16 + u // per * d.leading + k % period * span + k // period * d.stride
    at = at + start
    return at ^ (((at >> 7) - d.base & mask) * grain)


def addresses(d: SharedDescriptor, rows: int, depth: int, major: bool, width: int) -> np.ndarray:
    """Shared addresses of an operand's 16-byte units in the canonical layouts [PTX ISA 9.7.16.10.6].

    Args:
        d: the descriptor.
        rows: of M or N.
        depth: 16-byte units along k where the operand is K-major, elements along k where it is MN-major.
        major: the operand is MN-major (transposed).
        width: bytes of an element, for MN-major.

    Returns:
        K-major: [rows, depth]; MN-major: [rows * width / 16, depth].
    """
    page = d.start & ~1023
    return _offsets(d.start - page, _key(d), rows, depth, major, width) + page


def _key(d: SharedDescriptor) -> SharedDescriptor:
    """What the offsets within pages of 1024 bytes depend on, besides the start."""
    leading = d.leading - (d.start & ~1023) if d.absolute else d.leading
    return SharedDescriptor(0, 0, leading, d.stride, d.base, d.mode, d.absolute)


@lru_cache(maxsize=4096)
def _shares_bytes(start: int, d: SharedDescriptor, rows: int, depth: int) -> bool:
    """Whether two 16-byte units of a K-major operand have one place; a leading offset of 0 is a case of its own."""
    at = _offsets(start, d, rows, 1 if not d.mode and d.leading == 0 else depth, False, 0)
    return len(np.unique(at)) < at.size


def check_overlap(d: SharedDescriptor, rows: int, depth: int, major: bool, name: str) -> None:
    """Raises the finding of offsets that let groups of rows, or of k, share bytes."""
    span = SWIZZLES[d.mode][1]
    if not major:
        if _shares_bytes(d.start & 1023, _key(d), rows, depth):
            place = "" if d.mode or depth == 1 else f", columns along k {d.leading} bytes (leading offset, bits 16–29)"
            raise EmulatorFinding(
                "descriptor",
                f"{name}, {d}: 16-byte units of its {rows} rows overlap: groups of 8 rows are {d.stride} bytes apart "
                f"(stride offset, bits 32–45){place}; a K-major operand with swizzle {SWIZZLES[d.mode][0]} has "
                f"{8 * span} bytes in 8 rows",
            )
        if not d.mode and depth > 1 and d.leading == 0:
            raise EmulatorFinding(
                "descriptor",
                f"{name}, {d}: without a swizzle the leading offset (bits 16–29) is the distance along k of two "
                f"16-byte columns, and is 0",
            )


@dataclass(frozen=True)
class Instruction:
    """The fields of an instruction descriptor."""

    bits: int
    kind: str
    m: int
    n: int
    a: str
    b: str
    d: str
    negate_a: bool
    negate_b: bool
    major_a: bool
    major_b: bool
    saturate: bool
    scale: str
    scale_id_a: int
    scale_id_b: int
    selector: int  # of the sparsity metadata; -1 where A is dense
    long: bool = False  # K is 96: 48 bytes of 4-bit elements


_F8 = {0: "e4m3", 1: "e5m2", 3: "e2m3", 4: "e3m2", 5: "e2m1"}
TYPES = {
    "f16": {0: "f16", 1: "bf16"}, "tf32": {2: "tf32"}, "f8f6f4": _F8, "i8": {0: "u8", 1: "s8"}, "mxf8f6f4": _F8,
    "mxf4": {1: "e2m1"}, "mxf4nvf4": {1: "e2m1"},
}  # fmt: skip
_FOUR_BITS = ("mxf4", "mxf4nvf4")  # kinds whose elements have four bits
_TRANSPOSED = {"f16", "bf16", "tf32", "e4m3", "e5m2", "u8", "s8"}  # types of operands that may be MN-major
RESULTS = {"f16": {0: "f16", 1: "f32"}, "tf32": {1: "f32"}, "f8f6f4": {0: "f16", 1: "f32"}, "i8": {2: "s32"}}


class _Fields:
    """The fields of an instruction descriptor of one kind; a value that the ISA does not allow is a finding."""

    def __init__(self, bits: int, kind: str) -> None:
        self.bits, self.kind = bits, kind

    def part(self, low: int, high: int) -> int:
        return self.bits >> low & (1 << high - low + 1) - 1

    def flag(self, bit: int) -> bool:
        return bool(self.part(bit, bit))

    def wrong(self, low: int, high: int, field: str, text: str) -> EmulatorFinding:
        where = f"bit {low}" if low == high else f"bits {low}–{high}"
        return EmulatorFinding(
            "descriptor",
            f"instruction descriptor {self.bits:#010x} of kind::{self.kind}: {where} ({field}) is "
            f"{self.part(low, high)}; {text}",
        )

    def one_of(self, low: int, high: int, field: str, table: dict[int, str]) -> str:
        if self.part(low, high) not in table:
            allowed = ", ".join(f"{value} is {name}" for value, name in table.items())
            raise self.wrong(low, high, field, allowed)
        return table[self.part(low, high)]

    def zero(self, low: int, high: int, field: str = "reserved") -> None:
        if self.part(low, high):
            raise self.wrong(low, high, field, "it must be 0")

    def sparsity(self, sparse: bool) -> int:
        """The selector of the sparsity metadata; -1 where A is dense."""
        if sparse and not self.flag(2):
            raise self.wrong(2, 2, "sparsity", "it is 1 in tcgen05.mma.sp")
        if not sparse:
            self.zero(2, 2, "sparsity")
        if not sparse or self.kind not in ("f16", "tf32"):
            self.zero(0, 1, "sparsity selector")
        elif self.part(0, 1) > 1:
            raise self.wrong(0, 1, "sparsity selector", f"kind::{self.kind} has 0 and 1")
        return self.part(0, 1) if sparse else -1

    def transposes(self, a: str, b: str) -> None:
        """Whether operands of types ``a`` and ``b`` may be MN-major."""
        if self.kind in _FOUR_BITS:
            self.zero(15, 16, "transpose: both operands are K-major")
        if self.kind == "i8":
            self.zero(13, 14, "negate")
        for bit, name, kind_of in ((15, "A", a), (16, "B", b)):
            if self.flag(bit) and kind_of not in _TRANSPOSED:
                raise self.wrong(bit, bit, f"transpose {name}", f"{kind_of} operands are K-major")

    def scales(self, sparse: bool, arch: str) -> str:
        """The type of the scale factors."""
        kind, four = self.kind, self.kind in _FOUR_BITS
        scale = "ue8m0" if self.flag(23) else "ue4m3"
        if kind in ("mxf8f6f4", "mxf4") and scale != "ue8m0":
            raise self.wrong(23, 23, "type of the scales", f"kind::{kind} has UE8M0 scales, which is 1")
        self.zero(24, 26)
        if self.flag(31) and (not four or arch != "sm_103a"):
            raise self.wrong(31, 31, "K", "only sm_103a has a K of 96" if four else "it must be 0")
        if self.flag(31) and sparse:
            raise self.wrong(31, 31, "K", "a sparse A has a K of 128 (0)")
        if four and not self.flag(31) and (self.part(4, 5) & 1 or self.part(29, 30) & 1):
            low, high = (4, 5) if self.part(4, 5) & 1 else (29, 30)
            raise self.wrong(low, high, "scale factor id", f"kind::{kind} has ids 0 and 2")
        return scale


@lru_cache(maxsize=256)
def instruction_descriptor(bits: int, kind: str, sparse: bool = False, arch: str = "sm_100a") -> Instruction:
    """Decodes; raises EmulatorFinding for a field with a value that the ISA does not allow for the kind. ``sparse``: of
    tcgen05.mma.sp."""
    fields = _Fields(bits, kind)
    part, flag, zero = fields.part, fields.flag, fields.zero
    scaled = kind.startswith("mx")
    selector = fields.sparsity(sparse)
    zero(6, 6)
    if kind != "i8":
        zero(3, 3, "saturate, of integers only")
    d = "f32" if scaled else fields.one_of(4, 5, "type of D", RESULTS[kind])
    a = fields.one_of(7, 9, "type of A", TYPES[kind])
    b = fields.one_of(10, 11 if kind in _FOUR_BITS else 12, "type of B", TYPES[kind])
    if kind in _FOUR_BITS:
        zero(12, 12)
    fields.transposes(a, b)
    if scaled:
        scale, m = fields.scales(sparse, arch), part(27, 28) << 7
    else:
        scale, m = "", part(24, 28) << 4
        zero(23, 23)
        zero(29, 29)
    return Instruction(
        bits, kind, m, part(17, 22) << 3, a, b, d, flag(13), flag(14), flag(15), flag(16), flag(3), scale,
        part(29, 30) if scaled else 0, part(4, 5) if scaled else 0, selector, scaled and flag(31),
    )  # fmt: skip


def check_shape(i: Instruction, cta_group: int, ws: bool) -> None:
    """Raises the finding of an M or N that the kind does not have [PTX ISA 9.7.16.2.1]."""
    low, high = ("27–28", "M >> 7") if i.kind.startswith("mx") else ("24–28", "M >> 4")
    ms, ns = [64, 128], list(range(8, 257, 8))
    if ws:
        ms, ns = [32, 64, 128], [64, 128, 256]
    elif cta_group == 2:
        ms, ns = [128, 256], list(range(32 if i.kind == "i8" else 16, 257, 32 if i.kind == "i8" else 16))
    elif i.kind.startswith("mx"):
        ms = [128]
    elif i.kind == "i8":
        ns = [8, 16, 24, 32, *range(48, 257, 16)]
    if i.m not in ms:
        raise EmulatorFinding(
            "descriptor",
            f"instruction descriptor {i.bits:#010x}: M is {i.m} (bits {low}, {high}); kind::{i.kind} with "
            f"cta_group::{cta_group}{' and .ws' if ws else ''} has {', '.join(map(str, ms))}",
        )
    if i.n not in ns:
        raise EmulatorFinding(
            "descriptor",
            f"instruction descriptor {i.bits:#010x}: N is {i.n} (bits 17–22, N >> 3); kind::{i.kind} with M "
            f"{i.m} and "
            f"cta_group::{cta_group}{' and .ws' if ws else ''} has {', '.join(map(str, ns[:3]))} … {ns[-1]}",
        )
