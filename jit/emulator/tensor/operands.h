/* Operands of matrix products: elements are gathered, and decoded to f64 values, in which products are exact, and the
   exponents by which a tensor core aligns them. */
#pragma once
#include "generated/operands.h"
#include "llvm/vectors.h"

/* WIDE elements at a time, anywhere in memory. */
#define WIDE OPERANDS_WIDE
#define WIDE_VECTOR(type, name) typedef type name __attribute__((vector_size(sizeof(type) * WIDE), aligned(sizeof(type))))
WIDE_VECTOR(_Float16, Halves);
WIDE_VECTOR(float, Floats);
WIDE_VECTOR(double, Doubles);
WIDE_VECTOR(int16_t, Shorts);
WIDE_VECTOR(int32_t, Ints);
WIDE_VECTOR(int64_t, Longs);
#define AS(type, x) __builtin_convertvector(x, type)

/* f16 in the low halves of words. */
INLINE Floats of_half(Ints codes) { return AS(Floats, (Halves)AS(Shorts, codes)); }

/* Elements of `size` bytes at base + table[i], to out[i]; 0 where table[i] is -1. Where `shadow` is not 0 and the bytes
   there are not all ones, nothing has written the element: it is `poison` then, unless that is -1. Returns the first such
   i, or -1. */
INLINE int64_t gathered(const uint8_t *base, const int32_t *table, uint64_t count, uint64_t shadow, uint32_t poison,
                        uint64_t size, uint32_t *out) {
    int64_t first = -1;
    for (uint64_t i = 0; i < count; i++) {
        uint32_t word = 0, written = 0;
        if (table[i] >= 0) {
            __builtin_memcpy(&word, base + table[i], size);
            if (shadow) {
                __builtin_memcpy(&written, base + table[i] + shadow, size);
                if (written != (uint32_t)-1 >> (32 - 8 * size)) {
                    if (first < 0) first = i;
                    if (~poison) word = poison;
                }
            }
        }
        out[i] = word;
    }
    return first;
}

#define GATHER(size)                                                                                                 \
    APART int64_t gather_##size(const uint8_t *base, const int32_t *table, uint64_t count, uint64_t shadow,          \
                                uint32_t poison, uint32_t *out) {                                                    \
        return gathered(base, table, count, shadow, poison, size, out);                                              \
    }
GATHER(1) GATHER(2) GATHER(4)

INLINE Floats decoded(uint64_t kind, Ints codes) {
    switch (kind) {
    case OPERANDS_KINDS_F16: return of_half(codes);
    case OPERANDS_KINDS_BF16: return (Floats)(codes << 16);
    case OPERANDS_KINDS_TF32: return (Floats)(codes & -8192);
    case OPERANDS_KINDS_E5M2: return of_half(codes << 8); /* the upper byte of an f16 */
    case OPERANDS_KINDS_E4M3: {
        /* An f16 of another bias, whose infinity is a number, and 127 is NaN. */
        const Ints size = codes & 127, nan = size == 127;
        const Ints bits = SELECT(nan, 0x7fc00000, (Ints)(of_half(size << 7) * 256));
        return (Floats)(bits | (codes & 128) << 24);
    }
    case OPERANDS_KINDS_S8: return AS(Floats, codes << 24 >> 24);
    default: return AS(Floats, codes);
    }
}

/* Codes of `count` elements in rows of `columns`. Of the results the first WIDE columns of all `depth` rows come first,
   then the next ones: a sum over the rows thus reads what lies side by side. `least` is the smallest exponent of a normal
   number, which subnormal ones keep, biased as in f32; 0 of integers. */
INLINE void decode(uint64_t kind, int32_t least, const uint32_t *raw, uint64_t count, uint64_t depth, uint64_t columns,
                   double *values, int32_t *exponents) {
    for (uint64_t i = 0, row = 0, column = 0; i < count; i += WIDE) {
        const Floats f = decoded(kind, *(const Ints *)(raw + i));
        const Ints biased = (Ints)f >> 23 & 255, zero = f == 0;
        const Ints e = __builtin_elementwise_max(biased, (Ints){} + least) - 127;
        *(Doubles *)(values + column * depth + row) = AS(Doubles, f);
        *(Ints *)(exponents + column * depth + row) = least ? SELECT(zero, OPERANDS_ZERO, e) : (Ints){};
        if ((column += WIDE) == columns) column = 0, row += WIDE;
    }
}

/* Gathers and decodes an operand, [depth, columns]. Returns what gather does. */
#define KIND(kind, size, poison, least)                                                                              \
    case OPERANDS_KINDS_##kind:                                                                                      \
        unset = gather_##size(base, table, depth * columns, shadow, poison, raw);                                    \
        decode(OPERANDS_KINDS_##kind, least, raw, depth * columns, depth, columns, values, exponents);               \
        break;
APART int64_t operand(uint64_t kind, const uint8_t *base, const int32_t *table, uint64_t depth, uint64_t columns,
                      uint64_t shadow, uint32_t *raw, double *values, int32_t *exponents) {
    int64_t unset = -1;
    switch (kind) {
        KIND(F16, 2, 0x7fff, 113)
        KIND(BF16, 2, 0x7fff, 1)
        KIND(TF32, 4, 0x7fffffff, 1)
        KIND(E4M3, 1, 0x7f, 121)
        KIND(E5M2, 1, 0x7f, 113)
        KIND(S8, 1, -1, 0)
        KIND(U8, 1, -1, 0)
    }
    return unset;
}
