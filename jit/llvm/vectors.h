/* Vectors of the 32 lanes of a warp, and what C has no operator for. Comparisons of vectors give 0 or -1 a lane. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LANES 32
#define VECTOR(type, name, count) typedef type name __attribute__((vector_size(sizeof(type) * (count))))
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

/* The struct of C has the layout that Python takes it to have. */
#define AT(type, field, offset) _Static_assert(offsetof(type, field) == (offset), #type "." #field)

/* For each lane of a mask, in ascending order. */
#define EACH(lane, mask) \
    for (uint32_t lane, rest_ = (mask); rest_ && (lane = __builtin_ctz(rest_), 1); rest_ &= rest_ - 1)
