"""Native code of matrix products D = A·B + C as tensor cores form them, as LLVM IR; `tensor_core` describes the sums.

`i64 @mma(plan, a, b, c, d)` gathers the elements of A [M, K], B [K, N] and C [M, N] through tables of byte offsets from
four base addresses, and scatters D. It returns the number of the first element of A (or of B, plus 2^32) whose shared
memory nothing wrote, or -1. `plan` holds 64-bit fields, numbered by `PLAN`;
`fast` is the address of a 64-bit flag.
"""

# ruff: noqa: E501 (LLVM text stays on its lines)

from __future__ import annotations

import functools
from typing import Any

from . import copy_code, native, tensor_operands, tensor_rounding
from .tensor_operands import BITS, KINDS, WIDE, D, F, L, V

__all__ = ["BITS", "KINDS", "MOST_K", "MOST_N", "PLAN", "RESULTS", "WIDE", "address", "text"]

PLAN = {name: i for i, name in enumerate((
    "a_table", "b_table", "c_table", "d_table", "m", "columns", "n", "k", "block", "a_kind", "b_kind", "fraction",
    "result", "use_c", "negate", "a_shadow", "b_shadow", "fast",
))}  # fmt: skip
RESULTS = {"f32": 0, "e8m13": 1, "f16": 2, "wrap": 3, "saturate": 4}
MOST_K, MOST_N = 64, 256  # of one product; columns are padded to a multiple of WIDE


def _sum() -> str:
    """`@dot(values of a row, its exponents, b, eb, stride, k, fraction, c, least, exact)`: the sum of one block."""
    return f"""
define internal {D} @dot(ptr %a, ptr %ea, ptr %b, ptr %eb, i64 %stride, i64 %k, i32 %fraction, {D} %c, i32 %least) noinline {{
entry:
  %cb = bitcast {D} %c to {L}
  %c1 = lshr {L} %cb, splat (i64 52)
  %c2 = and {L} %c1, splat (i64 2047)
  %c3 = trunc {L} %c2 to {V}
  %c4 = sub {V} %c3, splat (i32 1023)
  %l0 = insertelement {V} poison, i32 %least, i32 0
  %lv = shufflevector {V} %l0, {V} poison, {V} zeroinitializer
  %c5 = call {V} @llvm.smax.v{WIDE}i32({V} %c4, {V} %lv)
  %cz = fcmp oeq {D} %c, zeroinitializer
  %c6 = select <{WIDE} x i1> %cz, {V} splat (i32 -126), {V} %c5
  %c7 = call {V} @llvm.smin.v{WIDE}i32({V} %c6, {V} splat (i32 128))
  br label %first
first:
  %i = phi i64 [0, %entry], [%i1, %first]
  %top = phi {V} [%c7, %entry], [%top1, %first]
  %pea = getelementptr i32, ptr %ea, i64 %i
  %x = load i32, ptr %pea
  %x0 = insertelement {V} poison, i32 %x, i32 0
  %xv = shufflevector {V} %x0, {V} poison, {V} zeroinitializer
  %at = mul i64 %i, %stride
  %peb = getelementptr i32, ptr %eb, i64 %at
  %y = load {V}, ptr %peb, align 4
  %xy = add {V} %xv, %y
  %top1 = call {V} @llvm.smax.v{WIDE}i32({V} %top, {V} %xy)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %k
  br i1 %more, label %first, label %align
align:
  %f0 = insertelement {V} poison, i32 %fraction, i32 0
  %fv = shufflevector {V} %f0, {V} poison, {V} zeroinitializer
  %shift = sub {V} %fv, %top1
  %u0 = add {V} %shift, splat (i32 1023)
  %u1 = zext {V} %u0 to {L}
  %u2 = shl {L} %u1, splat (i64 52)
  %up = bitcast {L} %u2 to {D}
  %d0 = sub {V} splat (i32 1023), %shift
  %d1 = zext {V} %d0 to {L}
  %d2 = shl {L} %d1, splat (i64 52)
  %down = bitcast {L} %d2 to {D}
  %cs = fmul {D} %c, %up
  %ct = call {D} @llvm.trunc.v{WIDE}f64({D} %cs)
  br label %second
second:
  %j = phi i64 [0, %align], [%j1, %second]
  %sum = phi {D} [%ct, %align], [%sum1, %second]
  %pa = getelementptr double, ptr %a, i64 %j
  %v = load double, ptr %pa
  %v0 = insertelement {D} poison, double %v, i32 0
  %vv = shufflevector {D} %v0, {D} poison, {V} zeroinitializer
  %jt = mul i64 %j, %stride
  %pb = getelementptr double, ptr %b, i64 %jt
  %w = load {D}, ptr %pb, align 8
  %p = fmul {D} %vv, %w
  %q = fmul {D} %p, %up
  %r = call {D} @llvm.trunc.v{WIDE}f64({D} %q)
  %sum1 = fadd {D} %sum, %r
  %j1 = add i64 %j, 1
  %more2 = icmp ult i64 %j1, %k
  br i1 %more2, label %second, label %end
end:
  %whole = fmul {D} %sum1, %down
  ret {D} %whole
}}
define internal {D} @plain(ptr %a, ptr %b, i64 %stride, i64 %k, {D} %c) noinline {{
entry:
  br label %loop
loop:
  %j = phi i64 [0, %entry], [%j1, %loop]
  %sum = phi {D} [%c, %entry], [%sum1, %loop]
  %pa = getelementptr double, ptr %a, i64 %j
  %v = load double, ptr %pa
  %v0 = insertelement {D} poison, double %v, i32 0
  %vv = shufflevector {D} %v0, {D} poison, {V} zeroinitializer
  %jt = mul i64 %j, %stride
  %pb = getelementptr double, ptr %b, i64 %jt
  %w = load {D}, ptr %pb, align 8
  %p = fmul {D} %vv, %w
  %sum1 = fadd {D} %sum, %p
  %j1 = add i64 %j, 1
  %more = icmp ult i64 %j1, %k
  br i1 %more, label %loop, label %end
end:
  ret {D} %sum1
}}
"""


def _main() -> str:
    fields = "".join(
        f"  %q_{name} = getelementptr i64, ptr %plan, i64 {i}\n  %{name} = load i64, ptr %q_{name}\n"
        for name, i in PLAN.items()
    )
    most = MOST_K * MOST_N
    return f"""
define i64 @mma(ptr %plan, ptr %a, ptr %b, ptr %c, ptr %d) {{
entry:
  %raw = alloca [{most} x i32], align 64
  %av = alloca [{16 * MOST_K} x double], align 64
  %ae = alloca [{16 * MOST_K} x i32], align 64
  %bv = alloca [{most} x double], align 64
  %be = alloca [{most} x i32], align 64
{fields}  %ta = inttoptr i64 %a_table to ptr
  %tb = inttoptr i64 %b_table to ptr
  %tc = inttoptr i64 %c_table to ptr
  %td = inttoptr i64 %d_table to ptr
  %na = mul i64 %m, %k
  %bad_a = call i64 @operand(i64 %a_kind, ptr %a, ptr %ta, i64 %na, i64 %a_shadow, ptr %raw, ptr %av, ptr %ae)
  %nb = mul i64 %k, %columns
  %bad_b = call i64 @operand(i64 %b_kind, ptr %b, ptr %tb, i64 %nb, i64 %b_shadow, ptr %raw, ptr %bv, ptr %be)
  %nc = mul i64 %m, %columns
  %keep = icmp ne i64 %use_c, 0
  %half_c = icmp eq i64 %result, {RESULTS["f16"]}
  %integer = icmp uge i64 %result, {RESULTS["wrap"]}
  %least = select i1 %half_c, i32 -14, i32 -126
  %fast_at = inttoptr i64 %fast to ptr
  %fast0 = load i64, ptr %fast_at
  %fast1 = icmp ne i64 %fast0, 0
  %simple = or i1 %fast1, %integer
  %fraction32 = trunc i64 %fraction to i32
  br i1 %keep, label %load_c, label %turn
load_c:
  br i1 %half_c, label %load_half, label %load_word
load_half:
  %x1 = call i64 @gather_2(ptr %c, ptr %tc, i64 %nc, i64 0, i32 -1, ptr %raw)
  br label %turn
load_word:
  %x2 = call i64 @gather_4(ptr %c, ptr %tc, i64 %nc, i64 0, i32 -1, ptr %raw)
  br label %turn
turn:
  %neg = icmp ne i64 %negate, 0
  br i1 %neg, label %flip, label %rows
flip:
  %fi = phi i64 [0, %turn], [%fi1, %flip]
  %fp = getelementptr double, ptr %av, i64 %fi
  %fx = load double, ptr %fp
  %fn = fneg double %fx
  store double %fn, ptr %fp
  %fi1 = add i64 %fi, 1
  %fm = icmp ult i64 %fi1, %na
  br i1 %fm, label %flip, label %rows
rows:
  %i = phi i64 [0, %turn], [0, %flip], [%i1, %row_done]
  %ik = mul i64 %i, %k
  %in = mul i64 %i, %columns
  br label %chunk
chunk:
  %j = phi i64 [0, %rows], [%j1, %chunk_done]
  %at = add i64 %in, %j
  %pc = getelementptr i32, ptr %raw, i64 %at
  %c_bits = load {V}, ptr %pc, align 4
  br i1 %keep, label %has_c, label %sum
has_c:
  br i1 %integer, label %c_int, label %c_float
c_int:
  %ci = sitofp {V} %c_bits to {D}
  br label %sum
c_float:
  br i1 %half_c, label %c_half, label %c_word
c_half:
  %ch0 = trunc {V} %c_bits to <{WIDE} x i16>
  %ch1 = bitcast <{WIDE} x i16> %ch0 to <{WIDE} x half>
  %ch2 = fpext <{WIDE} x half> %ch1 to {F}
  %ch = fpext {F} %ch2 to {D}
  br label %sum
c_word:
  %cw0 = bitcast {V} %c_bits to {F}
  %cw = fpext {F} %cw0 to {D}
  br label %sum
sum:
  %c0 = phi {D} [zeroinitializer, %chunk], [%ci, %c_int], [%ch, %c_half], [%cw, %c_word]
  %pbv = getelementptr double, ptr %bv, i64 %j
  %pav = getelementptr double, ptr %av, i64 %ik
  br i1 %simple, label %plain_sum, label %blocks
plain_sum:
  %ps = call {D} @plain(ptr %pav, ptr %pbv, i64 %columns, i64 %k, {D} %c0)
  br label %round
blocks:
  %s = phi i64 [0, %sum], [%s1, %between2]
  %cs = phi {D} [%c0, %sum], [%cn, %between2]
  %sk = add i64 %ik, %s
  %pa1 = getelementptr double, ptr %av, i64 %sk
  %pe1 = getelementptr i32, ptr %ae, i64 %sk
  %sn0 = mul i64 %s, %columns
  %sn = add i64 %sn0, %j
  %pb1 = getelementptr double, ptr %bv, i64 %sn
  %pf1 = getelementptr i32, ptr %be, i64 %sn
  %one = call {D} @dot(ptr %pa1, ptr %pe1, ptr %pb1, ptr %pf1, i64 %columns, i64 %block, i32 %fraction32, {D} %cs, i32 %least)
  %s1 = add i64 %s, %block
  %last = icmp uge i64 %s1, %k
  br i1 %last, label %round, label %between
between:
  switch i64 %result, label %b_f32 [i64 {RESULTS["e8m13"]}, label %b_e8 i64 {RESULTS["f16"]}, label %b_half]
b_f32:
  %g0 = call {F} @toward_zero({D} %one)
  br label %between1
b_e8:
  %g1 = call {F} @to_e8m13({D} %one)
  br label %between1
b_half:
  %g2 = call {V} @to_half({D} %one)
  %g3 = trunc {V} %g2 to <{WIDE} x i16>
  %g4 = bitcast <{WIDE} x i16> %g3 to <{WIDE} x half>
  %g5 = fpext <{WIDE} x half> %g4 to {F}
  br label %between1
between1:
  %g = phi {F} [%g0, %b_f32], [%g1, %b_e8], [%g5, %b_half]
  %cn = fpext {F} %g to {D}
  br label %between2
between2:
  br label %blocks
round:
  %total = phi {D} [%ps, %plain_sum], [%one, %blocks]
  switch i64 %result, label %r_f32 [i64 {RESULTS["e8m13"]}, label %r_e8 i64 {RESULTS["f16"]}, label %r_half i64 {RESULTS["wrap"]}, label %r_wrap i64 {RESULTS["saturate"]}, label %r_sat]
r_f32:
  %o0 = call {F} @toward_zero({D} %total)
  %o1 = bitcast {F} %o0 to {V}
  br label %write
r_e8:
  %o2 = call {F} @to_e8m13({D} %total)
  %o3 = bitcast {F} %o2 to {V}
  br label %write
r_half:
  %o4 = call {V} @to_half({D} %total)
  br label %write
r_wrap:
  %o5 = fptosi {D} %total to {L}
  %o6 = trunc {L} %o5 to {V}
  br label %write
r_sat:
  %o7 = fptosi {D} %total to {L}
  %o8 = call {L} @llvm.smin.v{WIDE}i64({L} %o7, {L} splat (i64 2147483647))
  %o9 = call {L} @llvm.smax.v{WIDE}i64({L} %o8, {L} splat (i64 -2147483648))
  %o10 = trunc {L} %o9 to {V}
  br label %write
write:
  %out = phi {V} [%o1, %r_f32], [%o3, %r_e8], [%o4, %r_half], [%o6, %r_wrap], [%o10, %r_sat]
  store {V} %out, ptr %pc, align 4
  br label %chunk_done
chunk_done:
  %j1 = add i64 %j, {WIDE}
  %mj = icmp ult i64 %j1, %columns
  br i1 %mj, label %chunk, label %row_done
row_done:
  %i1 = add i64 %i, 1
  %mi = icmp ult i64 %i1, %m
  br i1 %mi, label %rows, label %scatter
scatter:
  %t = phi i64 [0, %row_done], [%t1, %scatter_next]
  %ptd = getelementptr i32, ptr %td, i64 %t
  %to = load i32, ptr %ptd
  %to64 = sext i32 %to to i64
  %inside = icmp sge i32 %to, 0
  br i1 %inside, label %put, label %scatter_next
put:
  %po = getelementptr i8, ptr %d, i64 %to64
  %pr = getelementptr i32, ptr %raw, i64 %t
  %word = load i32, ptr %pr
  br i1 %half_c, label %put_half, label %put_word
put_half:
  %hw = trunc i32 %word to i16
  store i16 %hw, ptr %po, align 1
  br label %scatter_next
put_word:
  store i32 %word, ptr %po, align 1
  br label %scatter_next
scatter_next:
  %t1 = add i64 %t, 1
  %mt = icmp ult i64 %t1, %nc
  br i1 %mt, label %scatter, label %done
done:
  %fine_a = icmp eq i64 %bad_a, -1
  %fine_b = icmp eq i64 %bad_b, -1
  %told_b = add i64 %bad_b, 4294967296
  %or_b = select i1 %fine_b, i64 -1, i64 %told_b
  %told = select i1 %fine_a, i64 %or_b, i64 %bad_a
  ret i64 %told
}}
"""


_PERMUTE = """
; 16-bit words: to[i] = from[table[i]].
define void @permute(ptr %table, ptr %from, ptr %to, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %pt = getelementptr i32, ptr %table, i64 %i
  %at = load i32, ptr %pt
  %pf = getelementptr i16, ptr %from, i32 %at
  %x = load i16, ptr %pf
  %po = getelementptr i16, ptr %to, i64 %i
  store i16 %x, ptr %po
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""


def text() -> str:
    """The module."""
    w = WIDE
    declare = [
        *(f"declare {V} @llvm.{op}.v{w}i32({V}, {V})" for op in ("umax", "smax", "smin")),
        *(f"declare {L} @llvm.{op}.v{w}i64({L}, {L})" for op in ("umax", "umin", "smax", "smin")),
        *(f"declare {D} @llvm.{op}.v{w}f64({D})" for op in ("fabs", "trunc", "rint")),
    ]
    parts = [
        *tensor_operands.text(),
        tensor_rounding.TEXT,
        _sum(),
        _main(),
        _PERMUTE,
        copy_code.PERFORM,
    ]
    return "\n".join([*declare, *parts])


@functools.cache
def address(name: str = "mma") -> int:
    """Host address of a compiled function."""
    return int(_engine().get_function_address(name))


@functools.cache
def _engine() -> Any:
    return native.engine(text(), passes=False)
