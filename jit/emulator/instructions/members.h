/* Instructions with a member mask [PTX ISA 9.7.9.6, 9.7.13]: the lanes that execute one together are those that give it
   the same mask. Every living lane of the mask must be among them, and none that the mask does not name. */
#pragma once
#include "../native/frame.h"

/* Whether something is wrong with the lanes of `mask`, which all give the mask `want`; if so the frame has it. */
bool converged(Frame *w, uint32_t mask, uint32_t want) {
    const uint32_t wrong = (want & MASK(w->pcs != FRAME_EXITED) & ~mask) | (mask & ~want);
    if (!mask || !wrong) return false;
    w->fault_lane = __builtin_ctz(wrong);
    w->fault_address = want;
    w->fault_size = mask;
    return true;
}

/* The same of lanes that give masks of their own. `together` gets the lanes that are with each. */
bool members(Frame *w, uint32_t mask, const ints *wants, ints *together) {
    ints groups = {};
    for (uint32_t rest = mask, here; rest; rest &= ~here) {
        const uint32_t want = ((const uint32_t *)wants)[__builtin_ctz(rest)];
        here = rest & MASK(*wants == (int32_t)want);
        if (converged(w, here, want)) return true;
        groups |= flags(here) & (int32_t)here;
    }
    *together = groups;
    return false;
}

/* Reduces words over the lanes that are together with each of a mask; the results replace them. */
#define REDUCE(name, type, combined)                                                                                 \
    void reduce_##name(type *values, const uint32_t *groups, uint32_t mask) {                                        \
        for (uint32_t rest = mask, here; rest; rest &= ~here) {                                                      \
            here = groups[__builtin_ctz(rest)];                                                                      \
            type x = values[__builtin_ctz(here)];                                                                    \
            EACH(lane, here & (here - 1)) {                                                                          \
                const type y = values[lane];                                                                         \
                x = combined;                                                                                        \
            }                                                                                                        \
            EACH(lane, here) values[lane] = x;                                                                       \
        }                                                                                                            \
    }
REDUCE(add, uint32_t, x + y) REDUCE(and, uint32_t, x & y) REDUCE(or, uint32_t, x | y) REDUCE(xor, uint32_t, x ^ y)
REDUCE(umin, uint32_t, x < y ? x : y) REDUCE(umax, uint32_t, x > y ? x : y)
REDUCE(smin, int32_t, x < y ? x : y) REDUCE(smax, int32_t, x > y ? x : y)
