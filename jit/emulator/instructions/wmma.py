"""`wmma.load`, `wmma.mma` and `wmma.store` [PTX ISA 9.7.14.4].

PTX leaves open which elements of a matrix a lane has. Here it has those that it has of `mma` (`_order`), so that its
accesses are as a chip's: of each tile of 8 rows, or of 8 columns of B, neighbours from its first register on. Of
elements smaller than a byte lane l has the l-th of 32 equal parts of the matrix. Where a fragment is larger than that
(f16), the part stands in it several times. Operations on fragments and `load` and `store` agree with any other order,
code that counts on one machine's order does not."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from ...base.findings import UnsupportedInstruction
from ..lowering.emitter import BlockEmitter
from ..lowering.values import I32, I64, INTEGERS, Value, pack, unpack
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import LOAD, STORE, instruction
from ..ptx.parse import Inst, elements
from ..races.layout import READ, WRITE
from ..tensor import sums
from . import load_store
from .load_store import access_at
from .mma import partial, partly, whole

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s8": 8, "u8": 8, "s32": 32, "f64": 64, "s4": 4, "u4": 4, "b1": 1}
_K16 = ("m16n16k16", "m8n32k16", "m32n8k16")
_SHAPES = {
    "f16": _K16, "bf16": _K16, "s8": _K16, "u8": _K16, "tf32": ("m16n16k8",), "f64": ("m8n8k4",), "s4": ("m8n8k32",),
    "u4": ("m8n8k32",), "b1": ("m8n8k128",),
}  # fmt: skip


def size_of(shape: str) -> tuple[int, int, int]:
    """M, N, K."""
    m, rest = shape[1:].split("n")
    n, k = rest.split("k")
    return int(m), int(n), int(k)


def _matrix(shape: str, which: str) -> tuple[int, int]:
    m, n, k = size_of(shape)
    return {"a": (m, k), "b": (k, n)}.get(which, (m, n))


def _order(rows: int, columns: int, which: str, bits: int) -> np.ndarray:
    """[lane, element]: the numbers of a lane's elements, row after row. A tile is of 8 rows, of which four lanes side
    by side have 32 bits each, of accumulators two elements; of B it is of 8 columns."""
    if bits < 8:
        return np.arange(rows * columns).reshape(32, -1)
    each = max(32 // bits, 1 if which in "ab" else 2)
    numbers = np.arange(rows * columns).reshape(rows, columns)
    if which == "b":
        numbers = numbers.T
    tiles = numbers.reshape(numbers.shape[0] // 8, 8, -1, 4, each)  # [tile, row, tile, lane of the row, element]
    return tiles.transpose(1, 3, 2, 0, 4).reshape(32, -1)


def _registers(shape: str, which: str, kind: str) -> int:
    """Registers of a fragment; f16 operands always have eight."""
    rows, columns = _matrix(shape, which)
    if kind == "f16" and which in "ab":
        return 8
    return max(rows * columns * BITS[kind] // (32 * (64 if kind == "f64" else 32)), 1)


@instruction("wmma.load", isa="9.7.14.4.3", counts=LOAD, meets=True)
@instruction("wmma.store", isa="9.7.14.4.4", counts=STORE, results=(), meets=True)
def load_or_store(e: BlockEmitter, inst: Inst) -> None:
    """`wmma.load.{a,b,c}.sync.aligned.layout.shape{.space}.type r, [p]{, stride}` and `wmma.store.d...`."""
    loads = inst.parts[1] == "load"
    which, layout, shape, kind = inst.parts[2], inst.parts[5], inst.parts[6], inst.parts[-1]
    space = inst.parts[7] if len(inst.parts) == 9 else "generic"
    if (
        shape not in (_SHAPES.get(kind, ()) if which in "ab" else {s for shapes in _SHAPES.values() for s in shapes})
        or kind not in BITS
        or (which not in "ab" and kind not in ("f16", "f32", "s32", "f64"))
    ):
        raise Unsupported("this shape and type of wmma")
    names, at = (inst.args[i] for i in ((0, 1) if loads else (1, 0)))
    stride = inst.args[2:]
    registers = elements(names)
    if len(registers) != _registers(shape, which, kind):
        raise Unsupported(f"registers of wmma; this fragment has {_registers(shape, which, kind)}")
    e.fault_if(partial(e), e.site(partly))
    rows, columns = _matrix(shape, which)
    bits = BITS[kind]
    unit = max(bits, 8) if bits >= 8 else 32  # of an access
    part = rows * columns * bits // (32 * unit)  # accesses of a lane
    first = _order(rows, columns, which, bits)[:, :: max(unit // bits, 1)]  # the elements where they begin
    if bits < 8 and which == "b":  # stored column by column: a lane's part is of one column
        column, row = first // rows, first % rows
    else:
        row, column = first // columns, first % columns
    major, minor = (row, column) if layout == "row" else (column, row)
    line = columns if layout == "row" else rows
    base = e.address(at, space)
    step = (e.get(stride[0], I32) if stride else e.constant(I32, line)).to(I64)
    t, values = INTEGERS[unit], []
    words = [] if loads else [piece for name in registers for piece in unpack(e.get(name, INTEGERS[max(unit, 32)]), t)]
    for i in range(part):
        index = step * e.each(I64, major[:, i]) + e.each(I64, minor[:, i])
        address = base + (index * (bits // 8) if bits >= 8 else index >> {4: 1, 1: 3}[bits])
        if loads:
            access_at(e, address, space, load_store.loads(e, unit // 8, 1), unit // 8, READ)
            values.append(e.load(t, e.vbuf, 32))
        else:
            e.store(words[i], e.vbuf, 32)
            access_at(e, address, space, load_store.stores(e, unit // 8, 1), unit // 8, WRITE, unit // 8)
    if loads:
        _put(e, registers, values)


def _put(e: BlockEmitter, registers: list[str], values: list[Value]) -> None:
    """Fills registers of 32 or 64 bits with values, over and over."""
    each = max(32 // values[0].type.bits, 1)
    for i, register in enumerate(registers):
        e.put(register, pack(*(values[(i * each + j) % len(values)] for j in range(each))))


def _elements(warp: Warp, slots: list[int], shape: str, which: str, kind: str) -> np.ndarray:
    """The codes, unsigned, of a fragment as its matrix."""
    rows, columns = _matrix(shape, which)
    bits = BITS[kind]
    found = np.empty(rows * columns, np.uint64 if kind == "f64" else np.uint32)
    order = _order(rows, columns, which, bits)
    if kind == "f64":
        found[order] = np.stack([warp.u64[slot] for slot in slots]).T
        return found.reshape(rows, columns)
    words = np.stack([warp.u32[slot] for slot in slots])  # [register, lane]
    each = 32 // bits
    mask = np.uint32((1 << bits) - 1) if bits < 32 else np.uint32(0xFFFFFFFF)
    shifts = np.arange(each, dtype=np.uint32) * np.uint32(bits)
    values = (words.T[:, :, None] >> shifts & mask).reshape(32, -1)[:, : rows * columns // 32]
    if bits < 8 and which == "b":
        return values.reshape(columns, rows).T
    found[order] = values
    return found.reshape(rows, columns)


def _result(warp: Warp, slots: list[int], values: np.ndarray, kind: str) -> None:
    rows, columns = values.shape
    order = _order(rows, columns, "d", BITS[kind])
    parts = np.ascontiguousarray(values.reshape(-1)[order])  # [lane, element]
    if kind == "f64":
        for i, slot in enumerate(slots):
            warp.u64[slot] = parts[:, i].view(np.uint64)
        return
    words = np.ascontiguousarray(parts.astype(np.uint16 if kind == "f16" else np.uint32)).view(np.uint32)
    for i, slot in enumerate(slots):
        warp.u32[slot] = words[:, i]


def _fused(a: np.float64, b: np.float64, c: np.float64) -> float:
    """a * b + c rounded once; of several NaN the one that an H200 takes, made quiet."""
    for value in (b, c, a):
        if np.isnan(value):
            return (value.view(np.uint64) | np.uint64(1 << 51)).view(np.float64)
    if np.isfinite(a) and np.isfinite(b):
        if np.isinf(c):
            return c
        total = Fraction(a) * Fraction(b) + Fraction(c)
        try:
            return float(total) if total else a * b + c
        except OverflowError:
            return float("inf") if total > 0 else float("-inf")
    return a * b + c


@instruction("wmma.mma", isa="9.7.14.4.5", counts="tensor", python=True, event="wmma.mma", meets=True)
def mma(warp: Warp, site: Site, mask: int) -> int:
    """`wmma.mma.sync.aligned.alayout.blayout.shape.dtype{.atype.btype}.ctype{.satfinite} d, a, b, c` and
    `wmma.mma.{and,xor}.popc.sync.aligned...`. How the sums are formed is in `sums`."""
    inst, slots = site.inst, site.slots
    whole(warp, site, mask)
    shape = next(part for part in inst.parts if part[0] == "m" and "n" in part and "k" in part)
    types = [part for part in inst.parts if part in BITS]
    d_kind, c_kind = types[0], types[-1]
    a_kind, b_kind = (types[1], types[2]) if len(types) == 4 else ("f16", "f16")
    if shape not in _SHAPES[a_kind] or (set(inst.parts) & {"rz", "rm", "rp"}):
        raise UnsupportedInstruction(str(inst), inst.location, "this shape, types or rounding of wmma")
    a = _elements(warp, slots[1], shape, "a", a_kind)
    b = _elements(warp, slots[2], shape, "b", b_kind)
    c = _elements(warp, slots[3], shape, "c", c_kind)
    saturate = "satfinite" in inst.parts
    if a_kind == "f64":
        total = c.view(np.float64)
        with np.errstate(all="ignore"):
            for k in range(a.shape[1]):
                x, y = a.view(np.float64)[:, k], b.view(np.float64)[k]
                total = np.array([[_fused(x[i], y[j], total[i, j]) for j in range(len(y))] for i in range(len(x))])
        _result(warp, slots[0], total, "f64")
        return 0
    if a_kind in ("s4", "u4", "b1"):
        left, right = a.astype(np.int64), b.astype(np.int64)
        left = left - 16 * (left >> 3) if a_kind == "s4" else left
        right = right - 16 * (right >> 3) if b_kind == "s4" else right
        totals = (left[:, :, None] ^ right[None]).sum(1) if "xor" in inst.parts else left @ right
        totals = totals + c.view(np.int32).astype(np.int64)
        if saturate:
            totals = np.clip(totals, -(1 << 31), (1 << 31) - 1)
        _result(warp, slots[0], (totals & 0xFFFFFFFF).astype(np.uint32), "s32")
        return 0
    formed = "f32" if "f32" in (c_kind, d_kind) else d_kind
    if c_kind != formed:
        c = c.astype(np.uint16).view(np.float16).astype(np.float32).view(np.uint32)
    codes = {8: np.uint8, 16: np.uint16, 32: np.uint32}
    a, b = a.astype(codes[BITS[a_kind]]), b.astype(codes[BITS[b_kind]])
    c = c.astype(np.uint16 if formed == "f16" else np.uint32)
    how = sums.model(warp.launch.program.arch, "mma", a_kind, formed, a.shape[1], saturate)
    if a_kind == "tf32":  # two instructions of K 4
        how = replace(how, block=4)
    blocks = [sums.matmul(a[at : at + 16], b, c[at : at + 16], (a_kind, b_kind), how) for at in range(0, len(a), 16)]
    out = np.concatenate(blocks)
    if formed != d_kind:
        wide = out.view(np.float32)
        with np.errstate(over="ignore"):
            out = np.where(np.isnan(wide), np.uint16(0x7FFF), wide.astype(np.float16).view(np.uint16))
    _result(warp, slots[0], out, d_kind)
    return 0
