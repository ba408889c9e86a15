/* The dispatcher, which runs the blocks of a kernel for one warp. */
#pragma once
#include "frame.h"

typedef uint64_t Block(Frame *w, uint32_t mask); /* what it returns: code << 32 | place */

/* Runs blocks until the warp has to stop. The result is what the last block returned, DONE, BUDGET_OUT, or MISSING where
   there is no code of the next block yet. The block with the lowest number goes first, for all lanes that wait there; these
   go on as long as no lane waits at a lower block than their next one. Each block is noted in the warp's trail. */
uint64_t run(Frame *w, Block *const *table) {
    for (;;) {
        const ints places = w->pcs;
        const int32_t first = __builtin_reduce_min(places);
        if (first >= FRAME_PARKED) return (uint64_t)FRAME_DONE << 32;
        const ints here = places == first;
        const int32_t waits = __builtin_reduce_min(SELECT(here, FRAME_EXITED, places));
        const uint32_t mask = MASK(here);
        int32_t block = first, next;
        uint64_t result, code;
        do {
            Block *const code_of = table[block];
            if (!code_of || --w->budget < 0) {
                w->pcs = SELECT(here, block, w->pcs);
                return (uint64_t)(code_of ? FRAME_BUDGET_OUT : FRAME_MISSING) << 32;
            }
            const uint64_t clock = w->races ? *(uint64_t *)((uint8_t *)w->races + FRAME_CLOCK) : 0;
            uint64_t *trail = (uint64_t *)((uint8_t *)w + FRAME_TRAIL) + w->trail_at++ % FRAME_TRAIL_LENGTH * 2;
            trail[0] = clock | block;
            trail[1] = mask;
            result = code_of(w, mask);
            code = result >> 32;
            next = result;
            if (code == FRAME_FAULT) next = block;
            block = next;
        } while (code == FRAME_NEXT && next < waits);
        if (code == FRAME_SPLIT) continue;
        w->pcs = SELECT(here, next, w->pcs);
        if (code != FRAME_NEXT) {
            w->mask = mask;
            return result;
        }
    }
}
