"""Native code that gathers the operands of matrix products and decodes them, as LLVM IR, for `tensor_code`.

Elements are f64 values, in which products are exact, with the exponents by which a tensor core aligns them.
"""

# ruff: noqa: E501 (LLVM text stays on its lines)

from __future__ import annotations

KINDS = {"f16": 0, "bf16": 1, "tf32": 2, "e4m3": 3, "e5m2": 4, "s8": 5, "u8": 6}
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8}
# Smallest exponent of a normal number, biased as in f32: subnormal numbers keep it.
_LEAST = {"f16": 113, "bf16": 1, "tf32": 1, "e4m3": 121, "e5m2": 113}
_POISON = {"f16": 0x7FFF, "bf16": 0x7FFF, "tf32": 0x7FFFFFFF, "e4m3": 0x7F, "e5m2": 0x7F}
_ZERO = -126  # exponent that a zero counts with

WIDE = 16  # elements at a time; columns of products are padded to a multiple of it
V, F, D, L = (f"<{WIDE} x {t}>" for t in ("i32", "float", "double", "i64"))


def _gather(size: int) -> str:
    """`@gather_{size}(base, table, count, shadow, poison, out)`: elements of ``size`` bytes at ``base + table[i]`` to
    i32 out[i]; where ``shadow`` is not 0 and the bytes there are not all ones, ``poison`` unless that is -1."""
    t = f"i{8 * size}"
    wide = "%v = zext" if size < 4 else ""
    widen = f"  {wide} {t} %x to i32\n" if size < 4 else "  %v = add i32 %x, 0\n"
    return f"""
define internal i64 @gather_{size}(ptr %base, ptr %table, i64 %count, i64 %shadow, i32 %poison, ptr %out) noinline {{
entry:
  %has = icmp ne i64 %shadow, 0
  %some = icmp ugt i64 %count, 0
  %shadows = getelementptr i8, ptr %base, i64 %shadow
  %replace = icmp ne i32 %poison, -1
  br i1 %some, label %loop, label %end0
end0:
  ret i64 -1
loop:
  %i = phi i64 [0, %entry], [%i1, %next]
  %bad = phi i64 [-1, %entry], [%bad1, %next]
  %pt = getelementptr i32, ptr %table, i64 %i
  %at = load i32, ptr %pt
  %at64 = sext i32 %at to i64
  %inside = icmp sge i32 %at, 0
  br i1 %inside, label %take, label %pad
pad:
  br label %next
take:
  %p = getelementptr i8, ptr %base, i64 %at64
  %x = load {t}, ptr %p, align 1
{widen}  %ps = getelementptr i8, ptr %shadows, i64 %at64
  %s = load {t}, ptr %ps, align 1
  %unset0 = icmp ne {t} %s, -1
  %unset = and i1 %has, %unset0
  %first = icmp eq i64 %bad, -1
  %mark = and i1 %unset, %first
  %bad0 = select i1 %mark, i64 %i, i64 %bad
  %swap = and i1 %unset, %replace
  %v1 = select i1 %swap, i32 %poison, i32 %v
  br label %next
next:
  %value = phi i32 [0, %pad], [%v1, %take]
  %bad1 = phi i64 [%bad, %pad], [%bad0, %take]
  %po = getelementptr i32, ptr %out, i64 %i
  store i32 %value, ptr %po
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %count
  br i1 %more, label %loop, label %end
end:
  ret i64 %bad1
}}
"""


_HALF = f"""  %h0 = trunc {V} %c to <{WIDE} x i16>
  %h = bitcast <{WIDE} x i16> %h0 to <{WIDE} x half>
  %f = fpext <{WIDE} x half> %h to {F}
"""
_BODIES = {
    "f16": _HALF,
    "bf16": f"  %s = shl {V} %c, splat (i32 16)\n  %f = bitcast {V} %s to {F}\n",
    "tf32": f"  %s = and {V} %c, splat (i32 -8192)\n  %f = bitcast {V} %s to {F}\n",
    "e5m2": f"  %x = shl {V} %c, splat (i32 8)\n" + _HALF.replace("trunc " + V + " %c", "trunc " + V + " %x"),
    "e4m3": f"  %m = and {V} %c, splat (i32 127)\n  %x = shl {V} %m, splat (i32 7)\n"
            + _HALF.replace("trunc " + V + " %c", "trunc " + V + " %x").replace("%f =", "%f0 =")
            + f"  %f1 = fmul {F} %f0, splat (float 256.0)\n  %nan = icmp eq {V} %m, splat (i32 127)\n"
              f"  %f2 = select <{WIDE} x i1> %nan, {F} splat (float 0x7FF8000000000000), {F} %f1\n"
              f"  %g0 = and {V} %c, splat (i32 128)\n  %g1 = shl {V} %g0, splat (i32 24)\n  %g2 = bitcast {F} %f2 to {V}\n"
              f"  %g3 = or {V} %g1, %g2\n  %f = bitcast {V} %g3 to {F}\n",
    "s8": f"  %x = shl {V} %c, splat (i32 24)\n  %y = ashr {V} %x, splat (i32 24)\n  %f = sitofp {V} %y to {F}\n",
    "u8": f"  %f = uitofp {V} %c to {F}\n",
}  # fmt: skip


def _decode(kind: str) -> str:
    """`@decode_{kind}(raw, count, values, exponents)`: codes to f64 values and i32 exponents, WIDE at a time."""
    exponent = f"  %e = add {V} zeroinitializer, zeroinitializer\n"
    if kind in _LEAST:
        exponent = f"""  %b = bitcast {F} %f to {V}
  %b1 = lshr {V} %b, splat (i32 23)
  %b2 = and {V} %b1, splat (i32 255)
  %b3 = call {V} @llvm.umax.v{WIDE}i32({V} %b2, {V} splat (i32 {_LEAST[kind]}))
  %b4 = sub {V} %b3, splat (i32 127)
  %z = fcmp oeq {F} %f, zeroinitializer
  %e = select <{WIDE} x i1> %z, {V} splat (i32 {_ZERO}), {V} %b4
"""
    return f"""
define internal void @decode_{kind}(ptr %raw, i64 %count, ptr %values, ptr %exponents) noinline {{
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %pr = getelementptr i32, ptr %raw, i64 %i
  %c = load {V}, ptr %pr, align 4
{_BODIES[kind]}{exponent}  %d = fpext {F} %f to {D}
  %pv = getelementptr double, ptr %values, i64 %i
  store {D} %d, ptr %pv, align 8
  %pe = getelementptr i32, ptr %exponents, i64 %i
  store {V} %e, ptr %pe, align 4
  %i1 = add i64 %i, {WIDE}
  %more = icmp ult i64 %i1, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


def _operand() -> str:
    """`@operand(kind, base, table, count, shadow, raw, values, exponents)`: gathers and decodes."""
    cases = " ".join(f"i64 {number}, label %k{number}" for number in KINDS.values())
    text = f"""
define internal i64 @operand(i64 %kind, ptr %base, ptr %table, i64 %count, i64 %shadow, ptr %raw, ptr %v, ptr %e) {{
entry:
  switch i64 %kind, label %none [{cases}]
none:
  ret i64 -1
"""
    for kind, number in KINDS.items():
        size = max(BITS[kind] // 8, 1)
        text += f"""k{number}:
  %r{number} = call i64 @gather_{size}(ptr %base, ptr %table, i64 %count, i64 %shadow, i32 {_POISON.get(kind, -1)}, ptr %raw)
  call void @decode_{kind}(ptr %raw, i64 %count, ptr %v, ptr %e)
  ret i64 %r{number}
"""
    return text + "}\n"


def text() -> list[str]:
    """The functions."""
    return [*(_gather(size) for size in (1, 2, 4)), *(_decode(kind) for kind in KINDS), _operand()]
