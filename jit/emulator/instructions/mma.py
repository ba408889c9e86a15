"""Warp-level matrix instructions [PTX ISA 9.7.14.5]. How the sums are formed is in `sums`.

`mma.sync` is native. `ldmatrix`, `stmatrix` and `movmatrix` are too, but what needs a finding or a note goes to Python.
"""

from __future__ import annotations

import functools

import numpy as np

from ...base.findings import EmulatorFinding
from .. import races
from ..lowering.emitter import BlockEmitter
from ..lowering.values import F64, I32, I64, S1, S32, S64, Value
from ..machine.cta_cluster import Warp
from ..machine.lanes import partial_warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import UNKNOWN, instruction
from ..ptx.parse import Inst, elements
from ..races import access_code
from ..tensor import sum_code, sums
from ..tensor.sum_code import BITS
from . import convert, floating
from .load_store import loads, stores
from .rounding import carried, directed

POISON = 0x7FFF  # a NaN of f16 and of bf16


def whole(warp: Warp, site: Site, mask: int) -> None:
    """Raises unless all 32 lanes are there."""
    if mask != 0xFFFFFFFF:
        partial_warp(warp, site, mask)


def unwritten(warp: Warp, site: Site, address: int, how: str) -> None:
    """Notes that a matrix instruction reads shared memory that nothing wrote. It gets NaN there: tiles may have rows
    whose results nobody uses, so this is a finding only under WARPYARD_EMULATOR_STRICT=1."""
    what = f"shared address {address:#x} ({warp.cta.place(address)}, {how}) is read before anything wrote it"
    if warp.launch.settings.strict:
        raise EmulatorFinding("uninitialised-shared", what, address=hex(address))
    warp.launch.note("uninitialised-shared", what, warp, site)


def shared_rows(warp: Warp, addresses: np.ndarray, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Shared memory's bytes and the [n, size] indices of n rows; checks bounds and alignment."""
    cta = warp.cta
    addresses = cta.own((addresses & np.uint64(0xFFFFFFFF)).astype(np.int64))  # a generic one has its space above
    at = addresses[:, None] + np.arange(size)
    bad = (addresses % size != 0) | (addresses < f.SHARED_BASE) | (addresses + size > cta.shared_size)
    if bad.any():
        lane = int(np.argmax(bad))
        address = int(addresses[lane])
        kind = "misaligned" if address % size else "out-of-bounds"
        raise EmulatorFinding(
            kind, f"shared address {address:#x}, {size} bytes", lane=lane, address=hex(address), size=size
        )
    return cta.shared, at


@functools.cache
def _order(name: str, trans: bool) -> np.ndarray:
    """Tables of `permute` between registers, [matrix][lane][half], and rows as `load_4` and `store_4` (access.c)
    have them, [word][row][half]. Lane l has elements 2 (l mod 4) and the next of row l / 4 of a matrix, and with
    ``trans`` of column l / 4 [PTX ISA 9.7.14.5.15]. ``name``: ``"ld"``, ``"st"`` or ``"mov"``."""
    if name == "ld":
        m, lane, half = np.ogrid[:4, :32, :2]
        along, across = 2 * (lane % 4) + half, lane // 4
        row, column = (along, across) if trans else (across, along)
        table = column // 2 * 64 + (8 * m + row) * 2 + column % 2
    elif name == "st":  # from registers that are a scratch slot, 128 halves, apart, with 64 bits a lane
        word, row, half = np.ogrid[:4, :32, :2]
        column, line = 2 * word + half, row % 8
        along, across = (line, column) if trans else (column, line)
        table = row // 8 * 128 + (4 * across + along // 2) * 4 + along % 2
    else:
        lane, half = np.ogrid[:32, :2]
        table = ((2 * (lane % 4) + half) * 4 + lane // 8) * 2 + lane // 4 % 2
    return np.ascontiguousarray(table, np.int32)


def _permute(e: BlockEmitter, order: tuple[str, bool], at: int, source: Value, to: Value, count: int) -> None:
    """Emits a call of `permute` with ``count`` entries of a table of `_order` from entry ``at`` on."""
    target = e.low.native(sum_code.LIBRARY, "permute")
    table = e.symbol(f"order {' '.join(map(str, order))}", _order(*order).ctypes.data)
    e.do(target, table + 4 * at, source, to, count)


def _rows(
    e: BlockEmitter, site: Site, operand: int, count: int, how: int, element: int = 0
) -> tuple[Value, Value, Value]:
    """Emits what comes before a load or store of ``8 count`` rows of 16 bytes: `%abuf` gets their addresses. Of a store
    `%vbuf` has the values, in components of ``element`` bytes.

    Returns:
        S1: true where Python has to do it; S32: the lanes whose addresses count, or 0; PTR: a site's cache.
    """
    offsets = e.read(I64, e.slots(site, operand)[0]) & 0xFFFFFFFF
    e.store(offsets | f.SHARED_TAG << 48, e.abuf)
    part = e.mask != -1
    lanes = part.select(e.constant(S32, 0), (1 << 8 * count) - 1)
    found = access_code.ask(e, lanes, 16, site.number, how, element)
    if element:
        access_code.report_equal(e, found, e.site(races.equal_stores))
    return part | (found == 1), lanes, e.cache()


def _native_ldmatrix(e: BlockEmitter, site: Site) -> Value | None:
    results = e.slots(site, 0)
    count = len(results)
    slow, lanes, cache = _rows(e, site, 1, count, races.READ)
    target, *given = loads(e, 4, 4)
    bad = e.call(S1, target, e.w, e.abuf, lanes, e.vbuf, cache, *given)
    dense = e.vbuf + 2048
    for i, at in enumerate(results):
        _permute(e, ("ld", "trans" in site.inst.parts), 64 * i, e.vbuf, dense, 64)
        e.write(at, e.load(I32, dense).to(I64))
    return slow | bad


def _native_stmatrix(e: BlockEmitter, site: Site) -> Value | None:
    values = e.slots(site, 1)
    count = len(values)
    _permute(e, ("st", "trans" in site.inst.parts), 0, e.frame(values[0]), e.vbuf, 256)
    slow, lanes, cache = _rows(e, site, 0, count, races.WRITE, 4)
    target, *given = stores(e, 4, 4)
    return slow | e.call(S1, target, e.w, e.abuf, lanes, e.vbuf, cache, *given)


@instruction(
    "ldmatrix.sync.aligned.m8n8",
    isa="9.7.14.5.15",
    counts="shared load",
    python=True,
    helper=_native_ldmatrix,
)
def ldmatrix(warp: Warp, site: Site, mask: int) -> int:
    """`ldmatrix.m8n8.xN{.trans}.b16`: lane 8i+r gives row r of matrix i [PTX ISA 9.7.14.5.15]."""
    whole(warp, site, mask)
    count = len(site.slots[0])
    memory, at = shared_rows(warp, warp.u64[site.slots[1][0]][: 8 * count], 16)
    races.touches(warp, site, at[:, 0], 16, races.READ)
    tiles = memory[at].view(np.uint16).reshape(count, 8, 8)
    written = warp.cta.written[at]
    if not written.all():
        lane = int(np.argmax(~written.all(axis=1)))
        unwritten(warp, site, int(at[lane, 0]), f"row address of lane {lane}")
        tiles = np.where(written.view(np.uint16).reshape(count, 8, 8) == 0xFFFF, tiles, np.uint16(POISON))
    if "trans" in site.inst.parts:
        tiles = tiles.transpose(0, 2, 1)
    words = np.ascontiguousarray(tiles).view(np.uint32).reshape(count, 32)
    for slot, word in zip(site.slots[0], words, strict=True):
        warp.u32[slot] = word
    return 0


@instruction(
    "stmatrix.sync.aligned.m8n8",
    isa="9.7.14.5.16",
    counts="shared store",
    python=True,
    results=(),
    stored=1,
    helper=_native_stmatrix,
)
def stmatrix(warp: Warp, site: Site, mask: int) -> int:
    """`stmatrix.m8n8.xN{.trans}.b16`, the inverse of ldmatrix [PTX ISA 9.7.14.5.16]."""
    whole(warp, site, mask)
    count = len(site.slots[1])
    memory, at = shared_rows(warp, warp.u64[site.slots[0][0]][: 8 * count], 16)
    races.touches(warp, site, at[:, 0], 16, races.WRITE)
    words = np.stack([warp.u32[slot] for slot in site.slots[1]])
    tiles = words.view(np.uint16).reshape(count, 8, 8)
    if "trans" in site.inst.parts:
        tiles = np.ascontiguousarray(tiles.transpose(0, 2, 1))
    memory[at] = tiles.reshape(count * 8, 8).view(np.uint8)
    warp.cta.written[at] = 255
    return 0


def a_fragment(registers: np.ndarray, k: int, bits: int, rows: int = 16) -> np.ndarray:
    """Byte offset of each element of A [rows, k] among 32-lane registers of 32 bits at byte offsets ``registers``."""
    each = 32 // bits
    row, column = np.arange(rows)[:, None], np.arange(k)[None]
    block, lane, within = column // (4 * each), column % (4 * each) // each, column % each
    number = block * (rows // 8) + row // 8
    return registers[number] + 4 * (row % 8 * 4 + lane) + within * bits // 8


def b_fragment(registers: np.ndarray, k: int, bits: int) -> np.ndarray:
    """Byte offset of each element of B [k, 8]."""
    each = 32 // bits
    row, column = np.arange(k)[:, None], np.arange(8)[None]
    block, lane, within = row // (4 * each), row % (4 * each) // each, row % each
    return registers[block] + 4 * (column * 4 + lane) + within * bits // 8


def d_fragment(registers: np.ndarray, n: int, size: int, rows: int = 16) -> np.ndarray:
    """Byte offset of each element of C or D [rows, n], elements of 2 or 4 bytes; also of wgmma [PTX ISA 9.7.15.4.1]."""
    row, column = np.arange(rows)[:, None], np.arange(n)[None]
    lane = row % 8 * 4 + column % 8 // 2
    if size == 2:
        return registers[column // 8 * (rows // 8) + row // 8] + 4 * lane + column % 2 * 2
    return registers[column // 8 * (rows // 4) + row // 8 * 2 + column % 2] + 4 * lane


# K of each shape, by the type of A [PTX ISA 9.7.14.5.1]; rows are 16, and 8 where the shape says so.
_SHAPES = {
    "m16n8k8": ("f16", "bf16", "tf32"), "m16n8k16": ("f16", "bf16", "s8", "u8", "e4m3", "e5m2"), "m16n8k4": ("tf32",),
    "m16n8k32": ("s8", "u8", "e4m3", "e5m2"), "m8n8k16": ("s8", "u8"),
}  # fmt: skip


_DIRECTIONS = ("rn", "rz", "rm", "rp")


@instruction("movmatrix", isa="9.7.14.5.17", counts="warp", meets=True)
def movmatrix(e: BlockEmitter, inst: Inst) -> None:
    """`movmatrix.sync.aligned.m8n8.trans.b16 d, a`."""
    if inst.op != "movmatrix.sync.aligned.m8n8.trans.b16":
        raise Unsupported(UNKNOWN.refused)
    e.fault_if(partial(e), e.site(partly))
    turned = e.vbuf + 256
    e.store(e.get(inst.args[1], I32), e.vbuf)
    _permute(e, ("mov", True), 0, e.vbuf, turned, 64)
    e.put(inst.args[0], e.load(I32, turned))


def matrix(e: BlockEmitter, inst: Inst) -> None:
    """Emits `mma.sync` but for the forms of mma_small.py, which has the row."""
    said = ("row", "col", "satfinite", "kind::f8f6f4", *_DIRECTIONS)
    shape, types = inst.parts[3], [part for part in inst.parts[4:] if part not in said]
    eight = "kind::f8f6f4" in inst.parts  # with e4m3 and e5m2 it is the product without it
    if eight and (shape != "m16n8k32" or not {*types[1:3]} <= {"e4m3", "e5m2"}):
        raise Unsupported("this kind of mma")
    if inst.parts[4:6] != ["row", "col"] or len(types) != 4 or "sp" in inst.parts:
        raise Unsupported("this layout or modifier of mma")
    e.fault_if(partial(e), e.site(partly))
    modes = [part for part in inst.parts[4:] if part in _DIRECTIONS]
    if types == ["f64"] * 4:
        _double(e, inst, shape, modes[0] if len(modes) == 1 else "" if modes else "rn")
        return
    if modes:
        raise Unsupported(f"rounding .{modes[0]}")
    d, a, b, c = types
    if a not in _SHAPES.get(shape, ()) or c != d:
        raise Unsupported("this shape and types of mma")
    rows, k = int(shape[1 : shape.index("n")]), int(shape.split("k")[1])
    allowed = {"s8": ("s32",), "u8": ("s32",), "tf32": ("f32",), "bf16": ("f32",)}.get(a, ("f32", "f16"))
    mixed = {"s8", "u8"} if a in ("s8", "u8") else {"e4m3", "e5m2"} if a in ("e4m3", "e5m2") else {a}
    if d not in allowed or b not in mixed:
        raise Unsupported("these types of mma")
    operands = [elements(inst.args[i]) for i in (1, 2, 3)]
    bits, size = BITS[a], 2 if d == "f16" else 4
    counts = [rows * k * bits // 1024, 8 * k * bits // 1024, rows * size * 8 // 128]
    if [len(names) for names in operands] != counts or len(elements(inst.args[0])) != counts[2]:
        raise Unsupported(f"registers of mma; A, B and C have {counts}")
    if a in ("e4m3", "e5m2") and e.low.arch.startswith(("sm_90", "sm_100", "sm_103")):
        _unpacked(e, inst, operands, (a, b), d, k)
        return
    for i, name in enumerate(name for names in operands for name in names):
        e.store(e.get(name, I32), e.vbuf + 128 * i)
    _multiply(e, rows, k, (a, b), d, "satfinite" in inst.parts)
    for i, name in enumerate(elements(inst.args[0]), counts[0] + counts[1]):
        e.put(name, e.load(I32, e.vbuf + 128 * i))


@functools.cache
def _plan(arch: str, rows: int, k: int, kinds: tuple[str, str], d: str, saturate: bool) -> sums.Plan:
    """The product of A [rows, k] and B [k, 8] in registers, 128 bytes each: A's, B's, and C's, which D's replace."""
    bits, size = BITS[kinds[0]], 2 if d == "f16" else 4
    counts = [rows * k * bits // 1024, 8 * k * bits // 1024, rows * size * 8 // 128]
    first = [0, counts[0], counts[0] + counts[1]]
    where = [np.arange(count) * 128 + 128 * at for count, at in zip(counts, first, strict=True)]
    how = sums.model(arch, "mma", kinds[0], d, k, saturate)
    a, b, to = (
        a_fragment(where[0], k, bits, rows), b_fragment(where[1], k, bits), d_fragment(where[2], 8, size, rows),
    )  # fmt: skip
    return sums.Plan(8, k, kinds, how, a, b, to, to, rows)


def _multiply(e: BlockEmitter, rows: int, k: int, kinds: tuple[str, str], d: str, saturate: bool = False) -> None:
    """Emits the product of what `%vbuf` holds, as `_plan` says."""
    target = e.low.native(sum_code.LIBRARY, "mma")
    name = f"product m{rows}n8k{k} {' '.join(kinds)} {d}{' satfinite' if saturate else ''}"
    plan = e.symbol(name, _plan(e.low.arch, rows, k, kinds, d, saturate).address)
    e.call(S64, target, plan, e.vbuf, e.vbuf, e.vbuf, e.vbuf)


def _unpacked(e: BlockEmitter, inst: Inst, operands: list[list[str]], kinds: tuple[str, str], d: str, k: int) -> None:
    """`mma` of e4m3 and e5m2 where the chip has no such unit: ptxas unpacks them to f16, multiplies the lower two of
    each four along K and then the upper two, from zero, and adds C at the end, to nearest."""
    counts = [len(names) for names in operands]
    first = [0, counts[0], counts[0] + counts[1]]
    places = [e.vbuf + 128 * at for at in range(sum(counts))]
    for place in places[first[2] :]:
        e.store(e.constant(I32, 0), place)
    for half in (0, 1):
        for names, kind, at in zip(operands, kinds, first, strict=False):
            for i, name in enumerate(names):
                e.store(convert.to_halves(e.get(name, I32), kind, 16 * half), places[at + i])
        _multiply(e, 16, k // 2, ("f16", "f16"), d)
    totals = [e.load(I32, place) for place in places[first[2] :]]
    for into, added, total in zip(elements(inst.args[0]), operands[2], totals, strict=True):
        e.put(into, floating.plus(e, e.get(added, I32), total, "f16x2" if d == "f16" else "f32"))


def partial(e: BlockEmitter) -> Value:
    """Whether some lanes execute the instruction, but not all."""
    return (e.mask != 0) & (e.mask != -1)


def partly(warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of a warp of which only some lanes are there."""
    whole(warp, site, mask)
    partial_warp(warp, site, mask)
    return 0


def _double(e: BlockEmitter, inst: Inst, shape: str, mode: str) -> None:
    """`mma.m8n8k4.f64` and, from sm_90 on, m16n8k4, k8 and k16: fused multiply-adds along K [PTX ISA 9.7.14.5.2]."""
    if shape not in ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16") or not mode:
        raise Unsupported("this shape of mma in f64")
    halves, k = (1 if shape.startswith("m8") else 2), int(shape.split("k")[1])
    a, b, c = ([e.get(name, F64) for name in elements(inst.args[i])] for i in (1, 2, 3))
    if [len(a), len(b), len(c)] != [halves * k // 4, k // 4, 2 * halves]:
        raise Unsupported("registers of mma in f64")
    for i, name in enumerate(elements(inst.args[0])):
        total = c[i]
        for step in range(k):
            block, lane = divmod(step, 4)
            left = a[block * halves + i // 2].shuffle([4 * (x // 4) + lane for x in range(32)])
            right = b[block].shuffle([4 * (2 * (x % 4) + i % 2) + lane for x in range(32)])
            if mode == "rn":
                added = e.intrinsic("llvm.fma", left, right, total)
            else:
                added = directed(e, "fma", mode, left, right, total)
            total = carried(added, [total, right])
        e.put(name, total)
