/* Vectors of the 32 lanes of a warp, and what C has no operator for. Comparisons of vectors give 0 or -1 a lane. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LANES 32
/* Aligned as the memory that generated code keeps them in. */
#define VECTOR(type, name, count) typedef type name __attribute__((vector_size(sizeof(type) * (count)), aligned(64)))
VECTOR(uint8_t, bytes, LANES);
VECTOR(uint32_t, words, LANES);
VECTOR(int32_t, ints, LANES);
VECTOR(uint64_t, longs, LANES);
VECTOR(int64_t, slongs, LANES);
VECTOR(float, floats, LANES);
VECTOR(double, doubles, LANES);

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))
#define LIKELY(x) __builtin_expect(!!(x), 1)

/* The lanes in which a comparison holds, a bit each; and -1 in each of these lanes. */
typedef bool Bits __attribute__((ext_vector_type(LANES)));
#define MASK(comparison) __builtin_bit_cast(uint32_t, __builtin_convertvector((comparison), Bits))
INLINE ints flags(uint32_t mask) { return -__builtin_convertvector(__builtin_bit_cast(Bits, mask), ints); }
/* One vector where a comparison holds, and another elsewhere; both are integers. */
#define SELECT(comparison, yes, no) (((comparison) & (yes)) | (~(comparison) & (no)))

/* The struct of C has the layout that Python takes it to have. */
#define AT(type, field, offset) _Static_assert(offsetof(type, field) == (offset), #type "." #field)

/* For each lane of a mask, in ascending order. */
#define EACH(lane, mask) \
    for (uint32_t lane, rest_ = (mask); rest_ && (lane = __builtin_ctz(rest_), 1); rest_ &= rest_ - 1)
