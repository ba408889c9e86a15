/* Atomics: the lanes of a mask go one after the other; a vector's elements are operations of their own. */
#include "../native/address.h"
#include "generated/atomics.h"

typedef unsigned __int128 uint128_t;

#define FLOAT(bits) __builtin_bit_cast(float, (uint32_t)(bits))
#define BITS(x) __builtin_bit_cast(uint32_t, x)

/* The new contents, from the old ones and the operands; `shared`: whether they are in shared memory. */
#define INTEGER(bits)                                                                                                \
    INLINE uint##bits##_t of_##bits(uint64_t operation, uint##bits##_t old, uint##bits##_t b, uint##bits##_t c,      \
                                    bool) {                                                                          \
        const int##bits##_t signed_old = old, signed_b = b;                                                          \
        switch (operation) {                                                                                         \
        case ATOMICS_OPERATIONS_ADD: return old + b;                                                                 \
        case ATOMICS_OPERATIONS_AND: return old & b;                                                                 \
        case ATOMICS_OPERATIONS_OR: return old | b;                                                                  \
        case ATOMICS_OPERATIONS_XOR: return old ^ b;                                                                 \
        case ATOMICS_OPERATIONS_CAS: return old == b ? c : old;                                                      \
        case ATOMICS_OPERATIONS_MIN: return old < b ? old : b;                                                       \
        case ATOMICS_OPERATIONS_MAX: return old > b ? old : b;                                                       \
        case ATOMICS_OPERATIONS_INC: return old >= b ? 0 : old + 1;                                                  \
        case ATOMICS_OPERATIONS_DEC: return !old || old > b ? b : old - 1;                                           \
        case ATOMICS_SIGNED | ATOMICS_OPERATIONS_MIN: return signed_old < signed_b ? old : b;                        \
        case ATOMICS_SIGNED | ATOMICS_OPERATIONS_MAX: return signed_old > signed_b ? old : b;                        \
        default: return b; /* exch */                                                                                \
        }                                                                                                            \
    }
INTEGER(16) INTEGER(32) INTEGER(64)

INLINE uint128_t of_128(uint64_t operation, uint128_t old, uint128_t b, uint128_t c, bool) {
    return operation == ATOMICS_OPERATIONS_CAS ? old == b ? c : old : b;
}

/* Minima order zeros by their sign, and leave one NaN out. */
INLINE float combined(uint64_t operation, float x, float y) {
    if (operation == ATOMICS_OPERATIONS_ADD) return x + y;
    return operation == ATOMICS_OPERATIONS_MIN ? __builtin_fminimum_numf(x, y) : __builtin_fmaximum_numf(x, y);
}

INLINE uint16_t of_f16(uint64_t operation, uint16_t old, uint16_t b) {
    const float x = combined(operation, __builtin_bit_cast(_Float16, old), __builtin_bit_cast(_Float16, b));
    return x == x ? __builtin_bit_cast(uint16_t, (_Float16)x) : 0x7fff;
}

/* Rounded to the nearest, ties to even. */
INLINE uint16_t of_bf16(uint64_t operation, uint16_t old, uint16_t b) {
    const float x = combined(operation, FLOAT(old << 16), FLOAT(b << 16));
    return x == x ? (BITS(x) + 0x7fff + (BITS(x) >> 16 & 1)) >> 16 : 0x7fff;
}

#define HALVES(type)                                                                                                 \
    INLINE uint16_t of_1_##type(uint64_t operation, uint16_t old, uint16_t b, uint16_t, bool) {                      \
        return of_##type(operation, old, b);                                                                         \
    }                                                                                                                \
    INLINE uint32_t of_2_##type(uint64_t operation, uint32_t old, uint32_t b, uint32_t, bool) {                      \
        return of_##type(operation, old, b) | of_##type(operation, old >> 16, b >> 16) << 16;                        \
    }
HALVES(f16) HALVES(bf16)

/* In global memory a subnormal number counts as a zero of its sign, in shared memory it does not. */
INLINE float flushed(float x, bool shared) {
    return shared || __builtin_fabsf(x) >= 0x1p-126f || x != x ? x : __builtin_copysignf(0, x);
}

INLINE uint32_t of_f32(uint64_t, uint32_t old, uint32_t b, uint32_t, bool shared) {
    const float x = flushed(flushed(FLOAT(old), shared) + flushed(FLOAT(b), shared), shared);
    return x == x ? BITS(x) : 0x7fffffff;
}

/* In global memory a NaN stays as it is, that of the operand before that of the memory; in shared memory that of the memory
   goes first, and becomes quiet. */
INLINE uint64_t of_f64(uint64_t, uint64_t old, uint64_t b, uint64_t, bool shared) {
    const double x = __builtin_bit_cast(double, old), y = __builtin_bit_cast(double, b);
    const uint64_t quiet = shared ? 1ull << 51 : 0;
    if (x != x && (shared || y == y)) return old | quiet;
    return y != y ? b | quiet : __builtin_bit_cast(uint64_t, x + y);
}

/* values[component][lane] has the operands, and takes the old contents; `cas` takes the new ones from values[1]. True
   after fault(), and then the lanes in front of that one are done. */
#define ATOMIC(name, type, of)                                                                                       \
    bool atomic_##name(Frame *w, const uint64_t *addresses, uint32_t mask, type *values, Interval *last,             \
                       uint64_t count, uint64_t operation) {                                                         \
        typedef type Contents __attribute__((aligned(1)));                                                           \
        longs hosts;                                                                                                 \
        const uint32_t good = resolve(w, addresses, mask, sizeof(type) * count, last, &hosts);                       \
        EACH(lane, good) {                                                                                           \
            Contents *p = (Contents *)host(&hosts, lane);                                                            \
            const bool shared = addresses[lane] >> 48 == FRAME_SHARED_TAG;                                           \
            if (is_unwritten((uint8_t *)p, addresses[lane], sizeof(type), count))                                    \
                return !fault(w, FRAME_UNWRITTEN, lane, addresses[lane], sizeof(type) * count);                      \
            for (uint64_t c = 0; c < count; c++) {                                                                   \
                type *operand = &values[c * LANES + lane];                                                           \
                const type old = p[c];                                                                               \
                p[c] = of(operation, old, *operand, values[LANES + lane], shared);                                   \
                *operand = old;                                                                                      \
            }                                                                                                        \
        }                                                                                                            \
        return good != mask;                                                                                         \
    }
ATOMIC(i16, uint16_t, of_16) ATOMIC(i32, uint32_t, of_32) ATOMIC(i64, uint64_t, of_64) ATOMIC(i128, uint128_t, of_128)
ATOMIC(f16, uint16_t, of_1_f16) ATOMIC(f16x2, uint32_t, of_2_f16) ATOMIC(f32, uint32_t, of_f32)
ATOMIC(bf16, uint16_t, of_1_bf16) ATOMIC(bf16x2, uint32_t, of_2_bf16) ATOMIC(f64, uint64_t, of_f64)
