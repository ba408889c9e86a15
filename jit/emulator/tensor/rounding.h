/* How tensor cores round a sum. */
#pragma once
#include "operands.h"

/* f64 to f32, toward zero; NaN is 0x7fffffff, what is 2^128 or more is infinite, and 0 has no sign. */
INLINE Ints toward_zero(Doubles x) {
    const Floats y = AS(Floats, x);
    const Doubles size = __builtin_elementwise_abs(x), back = __builtin_elementwise_abs(AS(Doubles, y));
    const Ints cut = (Ints)y + AS(Ints, (back > size) & (size < 0x1p128));
    return SELECT(AS(Ints, x != x), INT32_MAX, cut & ~(cut == INT32_MIN));
}

/* f64 to f32 of 13 mantissa bits, toward zero. */
INLINE Ints to_e8m13(Doubles x) {
    return toward_zero((Doubles)((Longs)x & (-(1ll << 39) | (x != x))));
}

/* f64 to the nearest f16, even ones at ties, in words; NaN is 0x7fff, and 0 has no sign. */
INLINE Ints to_half(Doubles x) {
    const Longs e = (Longs)x >> 52 & 2047;
    const Longs near = __builtin_elementwise_min(__builtin_elementwise_max(e, (Longs){} + 1009), (Longs){} + 1100);
    const Doubles up = (Doubles)((2056 - near) << 52), down = (Doubles)((near - 10) << 52);
    const Floats rounded = AS(Floats, __builtin_elementwise_rint(x * up) * down);
    const Shorts code = (Shorts)AS(Halves, rounded);
    return SELECT(AS(Ints, x != x), 0x7fff, AS(Ints, code & ~(code == INT16_MIN)) & 0xffff);
}
