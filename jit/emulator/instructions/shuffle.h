/* shfl.sync [PTX ISA 9.7.9.6]. */
#pragma once
#include "generated/shuffle.h"
#include "llvm/vectors.h"

/* The result replaces the sources, and `read` gets the lane that each reads. `c` holds the clamp in bits 0 to 4, and the
   segment mask in bits 8 to 12. */
typedef struct {
    ints values, b, c, read;
} Shuffle;
AT(Shuffle, b, 4 * LANES); AT(Shuffle, c, 8 * LANES); AT(Shuffle, read, SHUFFLE_READ);

static const ints NUMBERS = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                             16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

/* Returns the lanes whose source is in their segment; the others keep their own. */
INLINE uint32_t shuffled(Shuffle *s, ints source, ints inside) {
    const ints values = s->values, read = SELECT(inside, source, NUMBERS);
    int32_t *to = (int32_t *)&s->values;
    for (int lane = 0; lane < LANES; lane++) to[lane] = values[read[lane] & 31];
    s->read = read;
    return MASK(inside);
}

#define SHUFFLE(mode, source, order)                                                                                 \
    uint32_t shuffle_##mode(Shuffle *s) {                                                                            \
        const ints b = s->b & 31, segment = s->c >> 8 & 31, low = NUMBERS & segment, j = source;                     \
        return shuffled(s, j, j order(low | (s->c & ~segment & 31)));                                                \
    }
SHUFFLE(up, NUMBERS - b, >=)
SHUFFLE(down, NUMBERS + b, <=)
SHUFFLE(bfly, NUMBERS ^ b, <=)
SHUFFLE(idx, low | (b & ~segment), <=)
