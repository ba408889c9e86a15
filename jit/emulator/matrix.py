"""mma.sync [PTX ISA 9.7.14.5] and the arithmetic that it shares with wgmma.

The sum of one K-step, as measured on these tensor cores: the exact products and the accumulator are aligned to the largest
exponent, cut at F fractional bits (25; 13 for 8-bit floats on sm_90), summed exactly, and rounded toward zero to f32.
"""

from __future__ import annotations

from . import layout
from .emit import V32, Values, lanes_of
from .parse import Inst, split

FLOAT_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8}
INTEGER_BITS = {"s8": 8, "u8": 8}
# Smallest exponent of a normal number, biased as in f32: subnormals keep it and have no leading one.
LOWEST = {"f16": 113, "bf16": 1, "tf32": 1, "e4m3": 121, "e5m2": 113}
NOTHING = -100000  # exponent of a zero
F = "<32 x float>"
D = "<32 x double>"


def fraction_bits(kind: str) -> int:
    """Fractional bits that the aligned sum keeps."""
    return 13 if kind in ("e4m3", "e5m2") else 25


def decoder(kind: str) -> str:
    """`@decode_<kind>`: codes in the low bits of i32 lanes to {f32 value, exponent}."""
    body = {
        "f16": ["%h0 = trunc <32 x i32> %c to <32 x i16>", "%h = bitcast <32 x i16> %h0 to <32 x half>",
                f"%f = fpext <32 x half> %h to {F}"],
        "bf16": ["%s = shl <32 x i32> %c, splat (i32 16)", f"%f = bitcast {V32} %s to {F}"],
        "tf32": ["%s = and <32 x i32> %c, splat (i32 -8192)", f"%f = bitcast {V32} %s to {F}"],
        "e5m2": ["%s = shl <32 x i32> %c, splat (i32 8)", "%h0 = trunc <32 x i32> %s to <32 x i16>",
                 "%h = bitcast <32 x i16> %h0 to <32 x half>", f"%f = fpext <32 x half> %h to {F}"],
        "e4m3": ["%m = and <32 x i32> %c, splat (i32 127)", "%s = shl <32 x i32> %m, splat (i32 7)",
                 "%h0 = trunc <32 x i32> %s to <32 x i16>", "%h = bitcast <32 x i16> %h0 to <32 x half>",
                 f"%f0 = fpext <32 x half> %h to {F}", f"%f1 = fmul {F} %f0, splat (float 256.0)",
                 "%nan = icmp eq <32 x i32> %m, splat (i32 127)",
                 f"%f2 = select <32 x i1> %nan, {F} splat (float 0x7FF8000000000000), {F} %f1",
                 "%g0 = and <32 x i32> %c, splat (i32 128)", "%g1 = shl <32 x i32> %g0, splat (i32 24)",
                 f"%g2 = bitcast {F} %f2 to {V32}", f"%g3 = or {V32} %g1, %g2", f"%f = bitcast {V32} %g3 to {F}"],
    }[kind]  # fmt: skip
    lines = [f"define internal void @decode_{kind}({V32} %c, ptr %values, ptr %exponents) {{", *body,
             f"%b = bitcast {F} %f to {V32}", f"%b1 = lshr {V32} %b, splat (i32 23)",
             f"%b2 = and {V32} %b1, splat (i32 255)",
             f"%b3 = call {V32} @llvm.umax.v32i32({V32} %b2, {V32} splat (i32 {LOWEST[kind]}))",
             f"%z = fcmp oeq {F} %f, zeroinitializer",
             f"%e = select <32 x i1> %z, {V32} splat (i32 {NOTHING}), {V32} %b3",
             f"store {F} %f, ptr %values, align 4", f"store {V32} %e, ptr %exponents, align 4",
             "ret void", "}"]  # fmt: skip
    return "\n".join(lines)


# One n8 chunk: c[q] += sum over k of a[q>>1][k] * b[q&1][k]; a, b: 32-lane vectors of values and of exponents.
CORE = f"""
define internal void @core(ptr %a, ptr %ea, ptr %b, ptr %eb, ptr %c, i32 %K, i32 %bits, i32 %fast, i32 %q) {{
entry:
  %i = lshr i32 %q, 1
  %e = and i32 %q, 1
  %ik = mul i32 %i, %K
  %ek = mul i32 %e, %K
  %ap = getelementptr {F}, ptr %a, i32 %ik
  %eap = getelementptr {V32}, ptr %ea, i32 %ik
  %bp = getelementptr {F}, ptr %b, i32 %ek
  %ebp = getelementptr {V32}, ptr %eb, i32 %ek
  %acc = load {F}, ptr %c, align 4
  %accb = bitcast {F} %acc to {V32}
  %x0 = lshr {V32} %accb, splat (i32 23)
  %x1 = and {V32} %x0, splat (i32 255)
  %x2 = call {V32} @llvm.umax.v32i32({V32} %x1, {V32} splat (i32 1))
  %x3 = add {V32} %x2, splat (i32 127)
  %zero = fcmp oeq {F} %acc, zeroinitializer
  %x = select <32 x i1> %zero, {V32} splat (i32 {NOTHING}), {V32} %x3
  br label %first
first:
  %k = phi i32 [0, %entry], [%k1, %first]
  %top = phi {V32} [%x, %entry], [%top1, %first]
  %plain = phi {F} [%acc, %entry], [%plain1, %first]
  %p0 = getelementptr {F}, ptr %ap, i32 %k
  %p1 = getelementptr {V32}, ptr %eap, i32 %k
  %p2 = getelementptr {F}, ptr %bp, i32 %k
  %p3 = getelementptr {V32}, ptr %ebp, i32 %k
  %va = load {F}, ptr %p0, align 4
  %vb = load {F}, ptr %p2, align 4
  %xa = load {V32}, ptr %p1, align 4
  %xb = load {V32}, ptr %p3, align 4
  %plain1 = call {F} @llvm.fma.v32f32({F} %va, {F} %vb, {F} %plain)
  %xs = add {V32} %xa, %xb
  %top1 = call {V32} @llvm.smax.v32i32({V32} %top, {V32} %xs)
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %K
  br i1 %more, label %first, label %align
align:
  %isfast = icmp ne i32 %fast, 0
  br i1 %isfast, label %quick, label %exact
quick:
  store {F} %plain1, ptr %c, align 4
  ret void
exact:
  %t0 = call {V32} @llvm.smax.v32i32({V32} %top1, {V32} splat (i32 154))
  %tm = call {V32} @llvm.smin.v32i32({V32} %t0, {V32} splat (i32 400))
  %bv0 = insertelement {V32} poison, i32 %bits, i32 0
  %bv = shufflevector {V32} %bv0, {V32} poison, {V32} zeroinitializer
  %s0 = sub {V32} %bv, %tm
  %s1 = add {V32} %s0, splat (i32 381)
  %s2 = call {V32} @llvm.smin.v32i32({V32} %s1, {V32} splat (i32 254))
  %s3 = call {V32} @llvm.smax.v32i32({V32} %s2, {V32} splat (i32 1))
  %s4 = shl {V32} %s3, splat (i32 23)
  %scale = bitcast {V32} %s4 to {F}
  %cs = fmul {F} %acc, %scale
  %ci = call {V32} @llvm.fptosi.sat.v32i32.v32f32({F} %cs)
  %half = lshr i32 %K, 1
  br label %second
second:
  %m = phi i32 [0, %exact], [%m1, %second]
  %low = phi {V32} [%ci, %exact], [%low1, %second]
  %high = phi {V32} [zeroinitializer, %exact], [%high1, %second]
  %mh = add i32 %m, %half
  %r0 = getelementptr {F}, ptr %ap, i32 %m
  %r1 = getelementptr {F}, ptr %bp, i32 %m
  %r2 = getelementptr {F}, ptr %ap, i32 %mh
  %r3 = getelementptr {F}, ptr %bp, i32 %mh
  %ua = load {F}, ptr %r0, align 4
  %ub = load {F}, ptr %r1, align 4
  %wa = load {F}, ptr %r2, align 4
  %wb = load {F}, ptr %r3, align 4
  %uas = fmul {F} %ua, %scale
  %was = fmul {F} %wa, %scale
  %up = fmul {F} %uas, %ub
  %wp = fmul {F} %was, %wb
  %ui = call {V32} @llvm.fptosi.sat.v32i32.v32f32({F} %up)
  %wi = call {V32} @llvm.fptosi.sat.v32i32.v32f32({F} %wp)
  %low1 = add {V32} %low, %ui
  %high1 = add {V32} %high, %wi
  %m1 = add i32 %m, 1
  %more2 = icmp ult i32 %m1, %half
  br i1 %more2, label %second, label %last
last:
  %lw = sitofp {V32} %low1 to {D}
  %hw = sitofp {V32} %high1 to {D}
  %sum = fadd {D} %lw, %hw
  %back0 = sub {V32} zeroinitializer, %s3
  %back1 = add {V32} %back0, splat (i32 1150)
  %back2 = zext {V32} %back1 to <32 x i64>
  %back3 = shl <32 x i64> %back2, splat (i64 52)
  %unscale = bitcast <32 x i64> %back3 to {D}
  %whole = fmul {D} %sum, %unscale
  %wbits = bitcast {D} %whole to <32 x i64>
  %cut = and <32 x i64> %wbits, splat (i64 -536870912)
  %cutd = bitcast <32 x i64> %cut to {D}
  %res = fptrunc {D} %cutd to {F}
  %mag = call {F} @llvm.fabs.v32f32({F} %plain1)
  %finite = fcmp olt {F} %mag, splat (float 0x7FF0000000000000)
  %isnan = fcmp uno {F} %plain1, %plain1
  %odd = select <32 x i1> %isnan, {F} splat (float 0x7FFFFFFFE0000000), {F} %plain1
  %final = select <32 x i1> %finite, {F} %res, {F} %odd
  store {F} %final, ptr %c, align 4
  ret void
}}
define internal void @core_int(ptr %a, ptr %b, ptr %c, i32 %K, i32 %q) {{
entry:
  %i = lshr i32 %q, 1
  %e = and i32 %q, 1
  %ik = mul i32 %i, %K
  %ek = mul i32 %e, %K
  %ap = getelementptr {V32}, ptr %a, i32 %ik
  %bp = getelementptr {V32}, ptr %b, i32 %ek
  %acc0 = load {V32}, ptr %c, align 4
  br label %loop
loop:
  %k = phi i32 [0, %entry], [%k1, %loop]
  %acc = phi {V32} [%acc0, %entry], [%acc1, %loop]
  %p0 = getelementptr {V32}, ptr %ap, i32 %k
  %p1 = getelementptr {V32}, ptr %bp, i32 %k
  %va = load {V32}, ptr %p0, align 4
  %vb = load {V32}, ptr %p1, align 4
  %p = mul {V32} %va, %vb
  %acc1 = add {V32} %acc, %p
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %K
  br i1 %more, label %loop, label %end
end:
  store {V32} %acc1, ptr %c, align 4
  ret void
}}
declare {V32} @llvm.umax.v32i32({V32}, {V32})
declare {V32} @llvm.smax.v32i32({V32}, {V32})
declare {V32} @llvm.smin.v32i32({V32}, {V32})
declare {F} @llvm.fma.v32f32({F}, {F}, {F})
declare {F} @llvm.fabs.v32f32({F})
declare {V32} @llvm.fptosi.sat.v32i32.v32f32({F})
"""


def fragment_function(name: str, k: int, a_kind: str, b_kind: str, fast: bool) -> str:
    """`@<name>(ptr)`: one mma of shape m16n8k`k`; A's registers at 0, B's at 1024, C's at 1536, 128 bytes each."""
    integer = a_kind in INTEGER_BITS
    bits = INTEGER_BITS.get(a_kind) or FLOAT_BITS[a_kind]
    per = 32 // bits  # elements in a register
    group = 4 * per  # K columns that one register of the four lanes of a row covers
    count = k // group
    e: list[str] = [f"define internal void @{name}(ptr %r) {{"]
    for what, size in (("a", 2 * k), ("b", 2 * k)):
        e.append(f"%{what} = alloca [{size} x {V32}]")
        e.append(f"%e{what} = alloca [{size} x {V32}]")
    for operand, base, kind in (("a", 0, a_kind), ("b", 1024, b_kind)):
        for half in range(2):  # A: rows 0-7 and 8-15; B: even and odd columns
            for column in range(k):
                block, within = divmod(column, group)
                reg = 2 * block + half if operand == "a" else block
                lane = within // per
                source = [(i & ~3) + lane if operand == "a" else (2 * (i % 4) + half) * 4 + lane for i in range(32)]
                n = f"{operand}{half}_{column}"
                at = half * k + column
                e.append(f"%p{n} = getelementptr i8, ptr %r, i64 {base + 128 * reg}")
                e.append(f"%l{n} = load {V32}, ptr %p{n}, align 4")
                e.append(f"%s{n} = shufflevector {V32} %l{n}, {V32} poison, {V32} {lanes_of(source)}")
                shift = bits * (within % per)
                e.append(f"%v{n} = getelementptr {V32}, ptr %{operand}, i32 {at}")
                e.append(f"%x{n} = getelementptr {V32}, ptr %e{operand}, i32 {at}")
                if integer:
                    e.append(f"%u{n} = shl {V32} %s{n}, splat (i32 {32 - bits - shift})")
                    verb = "ashr" if kind.startswith("s") else "lshr"
                    e.append(f"%w{n} = {verb} {V32} %u{n}, splat (i32 {32 - bits})")
                    e.append(f"store {V32} %w{n}, ptr %v{n}, align 4")
                    continue
                e.append(f"%u{n} = lshr {V32} %s{n}, splat (i32 {shift})")
                mask = (1 << bits) - 1 if bits < 32 else -1
                e.append(f"%w{n} = and {V32} %u{n}, splat (i32 {mask})")
                e.append(f"call void @decode_{kind}({V32} %w{n}, ptr %v{n}, ptr %x{n})")
    assert count
    for q in range(4):
        e.append(f"%c{q} = getelementptr i8, ptr %r, i64 {1536 + 128 * q}")
        if integer:
            e.append(f"call void @core_int(ptr %a, ptr %b, ptr %c{q}, i32 {k}, i32 {q})")
        else:
            e.append(f"call void @core(ptr %a, ptr %ea, ptr %b, ptr %eb, ptr %c{q}, i32 {k}, "
                     f"i32 {fraction_bits(a_kind)}, i32 {int(fast)}, i32 {q})")  # fmt: skip
    return "\n".join([*e, "ret void", "}"])


def mma(e: Values, inst: Inst) -> None:
    """mma.sync.aligned.m16n8k*.row.col with f32 or s32 accumulators [9.7.14.5.14]."""
    shape = inst.parts[3]
    accumulate, a_kind, b_kind = inst.parts[6:9]
    known = {**FLOAT_BITS, **INTEGER_BITS}
    if not shape.startswith("m16n8k") or a_kind not in known or b_kind not in known or accumulate not in ("f32", "s32"):
        raise e.unsupported("shape or types")
    k = int(shape[6:])
    name = f"mma_{a_kind}_{b_kind}_{k}"
    e.helpers.add((name, k, a_kind, b_kind))
    room = e.at(layout.SCRATCH)
    for base, arg in ((0, inst.args[1]), (1024, inst.args[2]), (1536, inst.args[3])):
        for i, register in enumerate(split(arg[1:-1])):
            at = e.emit(f"getelementptr i8, ptr {room}, i64 {base + 128 * i}")
            e.do(f"store {V32} {e.get(register, 32)}, ptr {at}, align 4")
    e.do(f"call void @{name}(ptr {room})")
    for i, register in enumerate(split(inst.args[0][1:-1])):
        at = e.emit(f"getelementptr i8, ptr {room}, i64 {1536 + 128 * i}")
        e.set(register, e.emit(f"load {V32}, ptr {at}, align 4"), 32)


HANDLERS = {"mma": mma}


def library(helpers: set[tuple[str, int, str, str]], fast: bool) -> str:
    """The text of all native functions that ``helpers`` and wgmma need."""
    parts = [CORE, *[decoder(kind) for kind in FLOAT_BITS]]
    parts += [fragment_function(*helper, fast) for helper in sorted(helpers)]
    return "\n".join(parts)
