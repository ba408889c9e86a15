/* Accesses to global memory by all lanes of a warp, at addresses that follow each other: at once, where nothing is known of
   those cells that has to be looked at. */
#pragma once
#include "global_memory.h"

typedef uint64_t Eight __attribute__((vector_size(64), aligned(8)));
typedef uint32_t Words __attribute__((vector_size(64), aligned(4)));

/* Whether all lanes are there, with `size` bytes each, one behind the other. */
INLINE bool is_row(const uint64_t *addresses, uint32_t mask, uint64_t size) {
    if (mask != UINT32_MAX || addresses[LANES - 1] - addresses[0] != (LANES - 1) * size) return false;
    Eight want = addresses[0] + size * (Eight){0, 1, 2, 3, 4, 5, 6, 7}, differ = {};
    for (int i = 0; i < LANES; i += 8, want += 8 * size) differ |= want ^ *(const Eight *)(addresses + i);
    return !__builtin_reduce_or(differ);
}

/* Whether none of n cells, a multiple of 8, has been written. */
INLINE bool untouched(const uint64_t *owners, uint64_t n) {
    Eight found = {};
    for (uint64_t i = 0; i < n; i += 8) found |= *(const Eight *)(owners + i);
    return !__builtin_reduce_or(found);
}

/* Whether one of n words, a multiple of 16, may be what fresh memory is filled with. */
INLINE bool has_fresh(uint64_t at, uint64_t n) {
    Words found = {};
    for (uint64_t i = 0; i < n; i += 16) found |= (Words)(*(const Words *)(at + 4 * i) == LAYOUT_FRESH);
    return __builtin_reduce_or(found);
}

/* All lanes of a warp read or write `size` bytes each, 4 at least, from an address on: whether that is noted. Else each
   lane is to be looked at alone. */
static bool whole_row(Context *c, uint64_t at, uint64_t size, uint64_t site, uint64_t how) {
    const uint64_t n = LANES * size / OWNERS_CELL;
    const Span *s = span_of(c, at, LANES * size);
    if (!s || !s->owners || !s->blocks || c->released || at % OWNERS_CELL) return false;
    const uint64_t first = (at - s->low) / OWNERS_CELL, owner = c->owner;
    uint64_t *owners = s->owners + first;
    if (how == LAYOUT_READ) {
        if (has_fresh(at + s->away, n) || (*s->touched && !untouched(owners, n))) return false;
        *s->looked = 1;
        if (s->seen) note_seen(s, at - s->low, LANES * size);
        if (c->warps == 1) return true;
    } else if (s->history || !untouched(owners, n)) {
        return false;
    }
    const uint64_t record = record_of(c, 0, 15);
    for (uint64_t cell = first, end; cell < first + n; cell = end) {
        end = (cell / OWNERS_BLOCK + 1) * OWNERS_BLOCK;
        if (end > first + n) end = first + n;
        Block *b = &s->blocks[cell / OWNERS_BLOCK];
        const uint32_t cells = (uint32_t)((1ull << (end - cell)) - 1) << cell % OWNERS_BLOCK;
        if (how == LAYOUT_READ)
            note_read_of_block(b, record_of(c, 0, 0), cells, site, owner);
        else if (b->owner == owner && c->warps > 1 && ((b->last_cells & cells && !follows(c, b->last, false)) ||
                                                       (b->other_cells & cells && !follows(c, b->other, false))))
            return false;
    }
    if (how == LAYOUT_READ) return true;
    *s->touched = 1;
    if (c->acquired[1] == LAYOUT_ARMED) c->acquired[1] = LAYOUT_STOPPED;
    const uint64_t one = owner | site | WROTE | EVER;
    const Eight stamp = (Eight){} + one;
    const uint64_t step = size / OWNERS_CELL, each = 1ull << OWNERS_RECORD_LANE;
    uint64_t *written = s->written + first;
    const Eight index = {0, 1, 2, 3, 4, 5, 6, 7};
    const int shift = __builtin_ctzll(step);
    for (uint64_t i = 0; i < n; i += 8) {
        *(Eight *)(owners + i) = stamp;
        *(Eight *)(written + i) = record + (((i + index) >> shift) + 1) * each;
    }
    return true;
}
