/* shfl.sync [PTX ISA 9.7.9.6]. */
#pragma once
#include "../native/frame.h"

/* The result replaces the sources. `c` holds the clamp in bits 0 to 4, and the segment mask in bits 8 to 12. `together`
   are, of each lane, those that execute the instruction together with it. */
typedef struct {
    ints values, b, c;
    words together;
} Shuffle;
AT(Shuffle, b, 4 * LANES); AT(Shuffle, c, 8 * LANES); AT(Shuffle, together, 12 * LANES);

static const ints NUMBERS = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                             16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

/* Returns the lanes whose source is in their segment; the others keep their own. A source that is not among the lanes of
   `mask` gives 0, as on an H200; one with another member mask gives what it has. The upper half of the result are the
   lanes whose source is not together with them. If there are any, the frame has them and their sources. */
INLINE uint64_t shuffled(Frame *w, Shuffle *s, uint32_t mask, ints source, ints inside) {
    const ints values = s->values, read = SELECT(inside, source, NUMBERS) & 31;
    int32_t *to = (int32_t *)&s->values;
    for (int lane = 0; lane < LANES; lane++) to[lane] = mask >> read[lane] & 1 ? values[read[lane]] : 0;
    const uint32_t alone = mask & ~MASK((s->together >> (words)read & 1) != 0);
    if (alone) {
        uint32_t sources = 0;
        EACH(lane, alone) sources |= 1u << read[lane];
        w->fault_lane = alone;
        w->fault_address = sources;
    }
    return (uint64_t)alone << 32 | MASK(inside);
}

#define SHUFFLE(mode, source, order)                                                                                 \
    uint64_t shuffle_##mode(Frame *w, Shuffle *s, uint32_t mask) {                                                   \
        const ints b = s->b & 31, segment = s->c >> 8 & 31, low = NUMBERS & segment, j = source;                     \
        return shuffled(w, s, mask, j, j order(low | (s->c & ~segment & 31)));                                       \
    }
SHUFFLE(up, NUMBERS - b, >=)
SHUFFLE(down, NUMBERS + b, <=)
SHUFFLE(bfly, NUMBERS ^ b, <=)
SHUFFLE(idx, low | (b & ~segment), <=)
