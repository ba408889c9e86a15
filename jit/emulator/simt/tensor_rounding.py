"""How tensor cores round a sum, as LLVM IR on vectors of f64: the functions that `tensor_code` calls."""

from __future__ import annotations

from .tensor_operands import WIDE, D, F, L, V

__all__ = ["TEXT"]

TEXT = f"""
; f64 to f32, toward zero; NaN is 0x7fffffff, what is 2^128 or more is infinite, and 0 has no sign.
define internal {F} @toward_zero({D} %x) {{
  %y = fptrunc {D} %x to {F}
  %back = fpext {F} %y to {D}
  %ax = call {D} @llvm.fabs.v{WIDE}f64({D} %x)
  %ay = call {D} @llvm.fabs.v{WIDE}f64({D} %back)
  %past0 = fcmp ogt {D} %ay, %ax
  %small = fcmp olt {D} %ax, splat (double 0x47F0000000000000)
  %past = and <{WIDE} x i1> %past0, %small
  %bits = bitcast {F} %y to {V}
  %step = sext <{WIDE} x i1> %past to {V}
  %cut0 = add {V} %bits, %step
  %none = icmp eq {V} %cut0, splat (i32 -2147483648)
  %cut = select <{WIDE} x i1> %none, {V} zeroinitializer, {V} %cut0
  %nan = fcmp uno {D} %x, %x
  %r = select <{WIDE} x i1> %nan, {V} splat (i32 2147483647), {V} %cut
  %f = bitcast {V} %r to {F}
  ret {F} %f
}}
; f64 to f32 of 13 mantissa bits, toward zero.
define internal {F} @to_e8m13({D} %x) {{
  %b = bitcast {D} %x to {L}
  %m = and {L} %b, splat (i64 {-(1 << 39)})
  %c = bitcast {L} %m to {D}
  %nan = fcmp uno {D} %x, %x
  %y = select <{WIDE} x i1> %nan, {D} %x, {D} %c
  %f = call {F} @toward_zero({D} %y)
  ret {F} %f
}}
; f64 to the nearest f16, even ones at ties, in an i32; NaN is 0x7fff, and 0 has no sign.
define internal {V} @to_half({D} %x) {{
  %b = bitcast {D} %x to {L}
  %e0 = lshr {L} %b, splat (i64 52)
  %e1 = and {L} %e0, splat (i64 2047)
  %e2 = call {L} @llvm.umax.v{WIDE}i64({L} %e1, {L} splat (i64 1009))
  %e3 = call {L} @llvm.umin.v{WIDE}i64({L} %e2, {L} splat (i64 1100))
  %up0 = sub {L} splat (i64 2056), %e3
  %up1 = shl {L} %up0, splat (i64 52)
  %up = bitcast {L} %up1 to {D}
  %dn0 = sub {L} %e3, splat (i64 10)
  %dn1 = shl {L} %dn0, splat (i64 52)
  %dn = bitcast {L} %dn1 to {D}
  %s = fmul {D} %x, %up
  %r = call {D} @llvm.rint.v{WIDE}f64({D} %s)
  %t = fmul {D} %r, %dn
  %f = fptrunc {D} %t to {F}
  %h = fptrunc {F} %f to <{WIDE} x half>
  %hb = bitcast <{WIDE} x half> %h to <{WIDE} x i16>
  %none = icmp eq <{WIDE} x i16> %hb, splat (i16 -32768)
  %hz = select <{WIDE} x i1> %none, <{WIDE} x i16> zeroinitializer, <{WIDE} x i16> %hb
  %w = zext <{WIDE} x i16> %hz to {V}
  %nan = fcmp uno {D} %x, %x
  %v = select <{WIDE} x i1> %nan, {V} splat (i32 32767), {V} %w
  ret {V} %v
}}
"""
