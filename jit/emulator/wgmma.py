"""wgmma [PTX ISA 9.7.15]. Each warp of a warpgroup computes its own 16 of the 64 rows, when it issues the instruction.

Operands in shared memory are found through tables of byte offsets, one for each (layout, shape), made here with NumPy from
the ISA's canonical layouts and read by native code, which applies the swizzle to the address.
"""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import Any

import numpy as np

from . import matrix
from .emit import V32, lanes_of
from .findings import EmulatorFinding
from .machine import Warp
from .matrix import FLOAT_BITS, INTEGER_BITS
from .native import Code
from .parse import Inst, split

SWIZZLE_BYTES = {0: 0, 1: 128, 2: 64, 3: 32}
XOR_MASK = {0: 0, 1: 0x70, 2: 0x30, 3: 0x10}
LANE = np.arange(32)


def element_offset(mn: Any, k: Any, size: int, major: int, swizzle: int, lbo: int, sbo: int) -> Any:
    """Byte offset of element (mn, k) from the descriptor's start, before the swizzle [9.7.15.5.1].

    Args:
        mn, k: row (of A, column of B) and K index.
        size: bytes of an element.
        major: 0: K contiguous; 1: M or N contiguous.
        swizzle: the descriptor's field, bits 62-63. lbo, sbo: leading and stride byte offsets.
    """
    if major == 0:
        if swizzle == 0:
            per = 16 // size
            return (mn // 8) * sbo + (mn % 8) * 16 + (k // per) * lbo + (k % per) * size
        return (mn // 8) * sbo + (mn % 8) * SWIZZLE_BYTES[swizzle] + k * size
    per = 16 // size
    if swizzle == 0:
        return (mn // per) * sbo + (mn % per) * size + (k % 8) * 16 + (k // 8) * lbo
    row = SWIZZLE_BYTES[swizzle]
    units = row // size
    return (mn % units) * size + (mn // units) * lbo + (k % 8) * row + (k // 8) * sbo


@lru_cache(512)
def a_table(k: int, size: int, major: int, swizzle: int, lbo: int, sbo: int, warp: int) -> np.ndarray[Any, Any]:
    """Offsets i32[2][k][32]: rows lane/4 and lane/4 + 8 of the warp's 16."""
    rows = 16 * warp + 8 * np.arange(2)[:, None, None] + LANE // 4
    return np.ascontiguousarray(
        element_offset(rows, np.arange(k)[None, :, None], size, major, swizzle, lbo, sbo).astype(np.int32)
    )


@lru_cache(512)
def b_table(n: int, k: int, size: int, major: int, swizzle: int, lbo: int, sbo: int) -> np.ndarray[Any, Any]:
    """Offsets i32[n/8][2][k][32]: columns 2(lane%4) and the next of each chunk of 8."""
    columns = 8 * np.arange(n // 8)[:, None, None, None] + np.arange(2)[:, None, None] + 2 * (LANE % 4)
    return np.ascontiguousarray(
        element_offset(columns, np.arange(k)[:, None], size, major, swizzle, lbo, sbo).astype(np.int32)
    )


def _fetch(prefix: str, kind: str, base: str, table: str, start: str, mask: str, values: str, exponents: str) -> list[str]:
    """A loop body: 32 elements at ``start + table[i]`` of shared memory, decoded into the i-th vectors."""
    integer = kind in INTEGER_BITS
    bits = INTEGER_BITS.get(kind) or FLOAT_BITS[kind]
    p = prefix
    e = [f"%{p}t = getelementptr {V32}, ptr {table}, i32 %{p}i", f"%{p}o = load {V32}, ptr %{p}t, align 4",
         f"%{p}s = add {V32} %{p}o, {start}", f"%{p}x0 = lshr {V32} %{p}s, splat (i32 3)",
         f"%{p}x1 = and {V32} %{p}x0, {mask}", f"%{p}a = xor {V32} %{p}s, %{p}x1",
         f"%{p}w = and {V32} %{p}a, splat (i32 -4)", f"%{p}w64 = zext {V32} %{p}w to <32 x i64>",
         f"%{p}h = add <32 x i64> %{p}w64, {base}", f"%{p}p = inttoptr <32 x i64> %{p}h to <32 x ptr>",
         f"%{p}g = call {V32} @llvm.masked.gather.v32i32.v32p0(<32 x ptr> %{p}p, i32 4, <32 x i1> splat (i1 true), "
         f"{V32} zeroinitializer)", f"%{p}m = and {V32} %{p}a, splat (i32 3)", f"%{p}m8 = shl {V32} %{p}m, splat (i32 3)",
         f"%{p}v = lshr {V32} %{p}g, %{p}m8", f"%{p}vp = getelementptr {V32}, ptr {values}, i32 %{p}i",
         f"%{p}ep = getelementptr {V32}, ptr {exponents}, i32 %{p}i"]  # fmt: skip
    if integer:
        verb = "ashr" if kind.startswith("s") else "lshr"
        return [*e, f"%{p}u = shl {V32} %{p}v, splat (i32 {32 - bits})",
                f"%{p}n = {verb} {V32} %{p}u, splat (i32 {32 - bits})", f"store {V32} %{p}n, ptr %{p}vp, align 4"]  # fmt: skip
    low = (1 << bits) - 1 if bits < 32 else -1
    return [*e, f"%{p}n = and {V32} %{p}v, splat (i32 {low})",
            f"call void @decode_{kind}({V32} %{p}n, ptr %{p}vp, ptr %{p}ep)"]  # fmt: skip


def _splat(name: str, kind: str, value: str, lanes: str = "32") -> list[str]:
    return [f"%{name}0 = insertelement <{lanes} x {kind}> poison, {kind} {value}, i32 0",
            f"%{name} = shufflevector <{lanes} x {kind}> %{name}0, <{lanes} x {kind}> poison, {V32} zeroinitializer"]  # fmt: skip


def function_text(a_kind: str, b_kind: str, k: int, registers: bool, fast: bool) -> str:
    """`i32 @tile(frame, accumulators, a registers or table, b table, smem, start a, mask a, start b, mask b, n8, keep)`."""
    integer = a_kind in INTEGER_BITS
    bits = INTEGER_BITS.get(a_kind) or FLOAT_BITS[a_kind]
    e = ["define i32 @tile(ptr %frame, ptr %acc, ptr %atab, ptr %btab, i64 %smem, i32 %as, i32 %am, i32 %bs, i32 %bm, "
         "i32 %n8, i32 %keep) {", "entry:"]  # fmt: skip
    for name in ("a", "ea", "b", "eb"):
        e.append(f"%{name} = alloca [{2 * k} x {V32}]")
    e += _splat("base", "i64", "%smem") + _splat("av", "i32", "%as") + _splat("amv", "i32", "%am")
    e += _splat("bv", "i32", "%bs") + _splat("bmv", "i32", "%bm")
    if registers:
        per = 32 // bits
        for half in range(2):
            for column in range(k):
                block, within = divmod(column, 4 * per)
                n, at = f"r{half}_{column}", half * k + column
                source = [(i & ~3) + within // per for i in range(32)]
                e += [f"%q{n} = getelementptr i32, ptr %atab, i32 {2 * block + half}", f"%o{n} = load i32, ptr %q{n}",
                      f"%p{n} = getelementptr i8, ptr %frame, i32 %o{n}", f"%l{n} = load {V32}, ptr %p{n}, align 4",
                      f"%s{n} = shufflevector {V32} %l{n}, {V32} poison, {V32} {lanes_of(source)}",
                      f"%v{n} = getelementptr {V32}, ptr %a, i32 {at}", f"%x{n} = getelementptr {V32}, ptr %ea, i32 {at}"]  # fmt: skip
                shift = bits * (within % per)
                if integer:
                    verb = "ashr" if a_kind.startswith("s") else "lshr"
                    e += [f"%u{n} = shl {V32} %s{n}, splat (i32 {32 - bits - shift})",
                          f"%w{n} = {verb} {V32} %u{n}, splat (i32 {32 - bits})",
                          f"store {V32} %w{n}, ptr %v{n}, align 4"]  # fmt: skip
                else:
                    low = (1 << bits) - 1 if bits < 32 else -1
                    e += [f"%u{n} = lshr {V32} %s{n}, splat (i32 {shift})", f"%w{n} = and {V32} %u{n}, splat (i32 {low})",
                          f"call void @decode_{a_kind}({V32} %w{n}, ptr %v{n}, ptr %x{n})"]  # fmt: skip
        e += ["br label %chunks"]
        before = "entry"
    else:
        e += ["br label %fa", "fa:", "%A_i = phi i32 [0, %entry], [%A_i1, %fa]",
              *_fetch("A_", a_kind, "%base", "%atab", "%av", "%amv", "%a", "%ea"),
              "%A_i1 = add i32 %A_i, 1", f"%fmore = icmp ult i32 %A_i1, {2 * k}", "br i1 %fmore, label %fa, label %chunks"]  # fmt: skip
        before = "fa"
    e += ["chunks:", f"%j = phi i32 [0, %{before}], [%j1, %done]", f"%jt = mul i32 %j, {2 * k}",
          f"%tab = getelementptr {V32}, ptr %btab, i32 %jt", "br label %fb", "fb:",
          "%B_i = phi i32 [0, %chunks], [%B_i1, %fb]", *_fetch("B_", b_kind, "%base", "%tab", "%bv", "%bmv", "%b", "%eb"),
          "%B_i1 = add i32 %B_i, 1", f"%gmore = icmp ult i32 %B_i1, {2 * k}", "br i1 %gmore, label %fb, label %fetched", "fetched:",
          "br label %each", "each:", "%q = phi i32 [0, %fetched], [%q1, %next]", "%j4 = shl i32 %j, 2",
          "%ci = add i32 %j4, %q", "%cp = getelementptr i32, ptr %acc, i32 %ci", "%co = load i32, ptr %cp",
          "%c = getelementptr i8, ptr %frame, i32 %co", "%kept = icmp ne i32 %keep, 0",
          "br i1 %kept, label %sum, label %clear", "clear:", f"store {V32} zeroinitializer, ptr %c, align 4",
          "br label %sum", "sum:"]  # fmt: skip
    if integer:
        e.append(f"call void @core_int(ptr %a, ptr %b, ptr %c, i32 {k}, i32 %q)")
    else:
        e.append(f"call void @core(ptr %a, ptr %ea, ptr %b, ptr %eb, ptr %c, i32 {k}, i32 "
                 f"{matrix.fraction_bits(a_kind)}, i32 {int(fast)}, i32 %q)")  # fmt: skip
    e += ["br label %next", "next:", "%q1 = add i32 %q, 1", "%qm = icmp ult i32 %q1, 4",
          "br i1 %qm, label %each, label %done", "done:", "%j1 = add i32 %j, 1", "%jm = icmp ult i32 %j1, %n8",
          "br i1 %jm, label %chunks, label %end", "end:", "ret i32 0", "}"]  # fmt: skip
    gather = f"declare {V32} @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, i32, <32 x i1>, {V32})"
    return "\n".join([matrix.library(set(), fast), gather, *e])


@lru_cache(32)
def _compiled(a_kind: str, b_kind: str, k: int, registers: bool, fast: bool) -> tuple[Code, Any]:
    code = Code(function_text(a_kind, b_kind, k, registers, fast))
    p, i = ctypes.c_void_p, ctypes.c_int
    return code, code.function("tile", p, p, p, p, p, i, i, i, i, i, i)


def descriptor(value: int) -> tuple[int, int, int, int]:
    """(start, leading byte offset, stride byte offset, swizzle) [9.7.15.5.1]."""
    if value >> 49 & 7:
        raise EmulatorFinding("descriptor", f"matrix descriptor {value:#x}: base offset {value >> 49 & 7} is not executed; "
                              "start the tile at a multiple of the swizzle's repeat")  # fmt: skip
    return (value & 0x3FFF) << 4, (value >> 16 & 0x3FFF) << 4, (value >> 32 & 0x3FFF) << 4, value >> 62


def mma_async(warp: Warp, inst: Inst, lanes: int) -> None:
    """wgmma.mma_async [9.7.15.5.2]: D = A * B + D, D in registers, B in shared memory, A in either."""
    if warp.live & ~lanes or lanes != 0xFFFFFFFF:
        raise EmulatorFinding("partial-warp", f"wgmma by lanes {lanes:#010x} of a warp: the whole warpgroup must run it")
    plan = warp.cta.cluster.run.plans.get(id(inst))
    if plan is None:
        plan = warp.cta.cluster.run.plans[id(inst)] = _plan(warp, inst)
    n, k, size, accumulators, a_registers, a_major, b_major, tile, operands, keep_arg, b_arg = plan
    shadow = warp.cta.shadow
    start_b, lbo_b, sbo_b, swizzle_b = descriptor(warp.one(b_arg, 1))
    table_b = b_table(n, k, size, b_major, swizzle_b, lbo_b, sbo_b)
    check(warp, inst, "B", start_b, table_b, size, shadow, swizzle_b)
    if a_registers is not None:
        table_a, start_a, mask_a = a_registers, 0, 0
    else:
        start_a, lbo_a, sbo_a, swizzle_a = descriptor(warp.one(operands[1], 1))
        table_a = a_table(k, size, a_major, swizzle_a, lbo_a, sbo_a, warp.index % 4)
        mask_a = XOR_MASK[swizzle_a]
        check(warp, inst, "A", start_a, table_a, size, shadow, swizzle_a)
    keep = warp.one(keep_arg, 1)
    tile(warp.base, accumulators.ctypes.data, table_a.ctypes.data, table_b.ctypes.data, warp.cta.smem.ctypes.data,
         start_a, mask_a, start_b, XOR_MASK[swizzle_b], n // 8, int(keep != 0))  # fmt: skip


@lru_cache(1024)
def _extent(key: tuple[int, ...], lowest: int, highest: int) -> tuple[int, int]:
    return lowest, highest


_EXTENTS: dict[int, tuple[int, int]] = {}


def check(warp: Warp, inst: Inst, name: str, start: int, table: Any, size: int, shadow: Any, swizzle: int) -> None:
    """The operand lies in the CTA's shared memory and has been written; an unfinished copy is named."""
    key = table.ctypes.data
    if key not in _EXTENTS:
        _EXTENTS[key] = (int(table.min()), int(table.max()) + size)
    low, high = _EXTENTS[key]
    if start + high > len(shadow):
        raise EmulatorFinding("out-of-bounds", f"operand {name} reaches shared byte {start + high - 1:#x} of a CTA with "
                              f"{len(shadow)} bytes", address=start)  # fmt: skip
    if (shadow[start + low : start + high] == 1).all():
        return
    at = table.astype(np.int64) + start
    at ^= (at >> 3) & XOR_MASK[swizzle]
    seen = shadow[at]
    if (seen == 1).all():
        return
    where = int(at[seen != 1].min())
    if shadow[where] == 2:
        raise EmulatorFinding("async-pending", f"operand {name}: shared byte {where:#x} is read before the asynchronous "
                              "copy into it was waited for", address=where)  # fmt: skip
    raise EmulatorFinding("uninitialised-shared", f"operand {name}: shared byte {where:#x} was never written", address=where)


def _plan(warp: Warp, inst: Inst) -> tuple[Any, ...]:
    """What is the same in every execution of the instruction."""
    shape = next(part for part in inst.parts if part.startswith("m64n"))
    n, k = (int(x) for x in shape[4:].split("k"))
    to, a_kind, b_kind = [part for part in inst.parts if part in (*FLOAT_BITS, *INTEGER_BITS, "f32", "s32")][-3:]
    known = {**FLOAT_BITS, **INTEGER_BITS}
    if to not in ("f32", "s32"):
        raise EmulatorFinding("unsupported", f"wgmma with {to} accumulators is not executed")
    size = known[a_kind] // 8
    operands = list(inst.args)
    registers = operands[1].startswith("{")
    slots = warp.lowered.slots
    accumulators = np.array([slots[name] for name in split(operands[0][1:-1])], np.int32)
    if len(accumulators) != n // 2:
        raise EmulatorFinding("unsupported", f"{len(accumulators)} accumulators for N = {n}")
    from_registers = np.array([slots[name] for name in split(operands[1][1:-1])], np.int32) if registers else None
    rest = operands[4:]
    scales = [int(x) for x in rest[: 2 if a_kind in FLOAT_BITS else 0]]
    majors = [int(x) for x in rest[len(scales) :]]
    if any(scale != 1 for scale in scales):
        raise EmulatorFinding("unsupported", "negated wgmma operands are not executed")
    b_major = majors[-1] if majors else 0
    a_major = majors[0] if len(majors) == 2 else 0
    _, tile = _compiled(a_kind, b_kind, k, registers, warp.cta.cluster.run.fast)
    return n, k, size, accumulators, from_registers, a_major, b_major, tile, operands, operands[3], operands[2]


def ordered(warp: Warp, inst: Inst, lanes: int) -> None:
    """wgmma.fence, commit_group and wait_group: the results are there at once [9.7.15.7]."""
    if warp.live & ~lanes:
        raise EmulatorFinding("partial-warp", f"{inst.op} by lanes {lanes:#010x} of the live {warp.live:#010x}")


HANDLERS = {"wgmma.mma_async": mma_async, "wgmma": ordered}
