/* The race detector, as the generated code of a kernel and Python ask it. */
#include "accesses.h"
#include "cells.h"
#include "clocks.h"
#include "whole_rows.h"

/* A store of the same bytes that nothing orders: whether Python has to report it. */
static bool is_news(Context *c, uint64_t site, uint32_t lane, uint64_t at) {
    if (!unreported(c, site)) return false;
    c->lane = lane;
    c->rank = at >> FRAME_PEER_SHIFT & 255;
    return true;
}

/* Writes of global memory by the lanes of a mask, where somebody asks who writes it. */
APART void note_lanes(Context *c, const uint64_t *addresses, uint32_t mask, uint64_t size, uint64_t site, uint64_t how) {
    EACH(lane, mask)
        if (!(addresses[lane] >> 48)) note_history(c, addresses[lane], size, site, how, lane + 1);
}

/* The lanes of a load, store or atomic: 1 after record(); 2 where Python has to report a store of the same bytes that
   nothing orders; else 0. Of a store `values` are the components of `element` bytes, [component][lane], else null.
   Addresses that are not valid are left to the access itself. */
uint32_t lanes(Frame *w, const uint64_t *addresses, uint32_t mask, uint64_t size, uint64_t site, uint64_t how,
               const uint8_t *values, uint64_t element) {
    Context *c = w->races;
    if (!c) return 0;
    const bool updates = how == LAYOUT_UPDATE || how == LAYOUT_REDUCE, syncs = how >= LAYOUT_UPDATE;
    const uint64_t does = updates ? LAYOUT_UPDATE : how, ctas = c->ctas;
    if (!syncs)
        c->since |= mask;
    else if (how != LAYOUT_ACQUIRE)
        lanes_signal(c, mask, site);
    Access a = {c, c->vc, c->vc, 0, c->slot, c->stamp | site << 4 | (updates ? LAYOUT_ATOMIC : 0), does, 0};
    if (does <= LAYOUT_WRITE && size >= OWNERS_CELL && !(addresses[0] >> 48) && is_row(addresses, mask, size) &&
        whole_row(c, addresses[0], size, site, does)) {
        if (c->acquired[1] == LAYOUT_STOPPED && does == LAYOUT_WRITE) w->budget = 0;
        return 0;
    }
    alignas(8) uint8_t bytes[40];
    uint64_t previous = -1;
    uint32_t result = 0;
    EACH(lane, mask) {
        const uint64_t at = addresses[lane], tag = at >> 48;
        /* Global addresses share clocks by 64 bytes: a reduction by all lanes then joins few rows. */
        const uint64_t word = at >> (tag ? 2 : 6);
        const bool repeated = word == previous;
        bool failed = false;
        previous = word;
        if (does <= LAYOUT_UPDATE) {
            if (tag == FRAME_SHARED_TAG) {
                const uint64_t rank = (uint32_t)at >> FRAME_PEER_SHIFT, offset = at & FRAME_OFFSET_MASK;
                if (rank >= ctas) continue;
                a.shadow = c->shadows[rank];
                if (offset + size > a.shadow->cells * OWNERS_CELL) continue;
                if (ctas != 1) c->remote[rank] = a.stamp;
                a.lane = lane + 1;
                if (races_in(&a, offset, size, 0, 0)) {
                    failed = true;
                    if (values) {
                        const uint64_t in = offset % OWNERS_CELL;
                        gather(values, lane, size, element, bytes + in);
                        failed = races_in(&a, offset, size, bytes, w->peers[rank] + offset - in);
                        if (!failed && is_news(c, site, lane, at)) result = 2;
                    }
                }
            } else if (!tag) {
                if (races_globally(c, at, size, site, does, false, updates ? 0 : lane + 1, 0)) {
                    failed = true;
                    if (values) {
                        gather(values, lane, size, element, bytes);
                        const uint8_t *host = (const uint8_t *)(at + c->spans[c->last_span].away);
                        failed = !same_bytes(host, bytes, size) ||
                                 races_globally(c, at, size, site, does, true, lane + 1, 0);
                        if (!failed && (c->kind == LAYOUT_EQUAL_GLOBAL || c->kind == LAYOUT_WARP_EQUAL) && is_news(c, site, lane, at)) result = 2;
                    }
                }
            } else {
                continue;
            }
            if (failed) {
                c->lane = lane;
                c->rank = at >> FRAME_PEER_SHIFT & 255;
                return 1;
            }
        }
        if (repeated || !syncs) continue;
        if (!tag && how <= LAYOUT_ACQUIRE) acquires(c, how == LAYOUT_ACQUIRE);
        sync(c, word, how);
        if (!tag && how != LAYOUT_ACQUIRE) released(c);
    }
    if (c->histories && how != LAYOUT_READ && how != LAYOUT_ACQUIRE) note_lanes(c, addresses, mask, size, site, how);
    if (syncs && how != LAYOUT_ACQUIRE) tick(c);
    if (how == LAYOUT_WRITE && c->acquired[1] == LAYOUT_STOPPED) w->budget = 0;
    return result;
}

/* The first of n pieces of `size` bytes, at the places in global memory that `at` has, that is not ordered: its number,
   or -1. `copy`: the record of the bulk group that writes them, or 0. */
int64_t global_pieces(Context *c, const uint64_t *at, uint64_t n, uint64_t size, uint64_t site, uint64_t how,
                      uint64_t copy) {
    for (uint64_t i = 0; i < n; i++) {
        if (races_globally(c, at[i], size, site, how, false, 0, copy)) return i;
        if (c->histories && how != LAYOUT_READ) note_history(c, at[i], size, site, how, 0);
    }
    return -1;
}

typedef uint64_t Four __attribute__((vector_size(32), aligned(8)));
typedef uint64_t Writers __attribute__((aligned(2))); /* of four cells */
typedef uint16_t EightWriters __attribute__((vector_size(16), aligned(2)));
#define OCTET (8 * OWNERS_CELL) /* bytes */

INLINE bool all(Four x, uint64_t y) {
    const Four d = x ^ y;
    return !(d[0] | d[1] | d[2] | d[3]);
}

/* A copy writes eight cells: whether that is noted, as races_at() would. It is where one slot wrote all of them last, and
   the copy comes after that and after all reads. Else each cell is to be looked at alone. */
INLINE bool written_at_once(const Access *a, uint64_t cell) {
    Shadow *sh = a->shadow;
    const Eight w = *(const Eight *)(sh->writes + cell);
    EightWriters *writers = (EightWriters *)(sh->writers + cell);
    Eight *readers = (Eight *)(sh->readers + cell);
    const uint64_t t = (*writers)[0], seen = a->vc[sure_slot(a->context, t)];
    const uint64_t known = seen < a->pvc[t] ? seen : a->pvc[t];
    Eight late = (w & LAYOUT_TWINNED) | (Eight)(w >> 32 > known);
    if (__builtin_reduce_or((EightWriters)(*writers ^ (uint16_t)t)) || __builtin_reduce_or(late)) return false;
    for (uint64_t rest = __builtin_reduce_or(*readers); rest; rest &= rest - 1)
        for (uint64_t column = __builtin_ctzll(rest); column < sh->columns; column += 64)
            late |= (Eight)(*(const Eight *)(sh->reads + column * sh->cells + cell) >> 32 >
                            a->vc[sure_slot(a->context, column)]);
    if (__builtin_reduce_or(late)) return false;
    *(Eight *)(sh->writes + cell) = (Eight){} + (a->stamp | 15);
    *writers = (EightWriters){} + (uint16_t)a->slot;
    *readers = (Eight){};
    return true;
}

/* races_in() of a copy that writes. */
APART bool copy_races(const Access *a, uint64_t offset, uint64_t size) {
    for (; size >= OCTET && offset % OWNERS_CELL == 0; offset += OCTET, size -= OCTET)
        if (!written_at_once(a, offset / OWNERS_CELL) && races_in(a, offset, OCTET, 0, 0)) return true;
    return size && races_in(a, offset, size, 0, 0);
}

/* The same in shared memory. What is outside of the CTA's is left to the access itself. */
int64_t pieces(Context *c, const uint32_t *pvc, Shadow *sh, const uint64_t *at, uint64_t n, uint64_t size, uint64_t slot,
               uint64_t stamp, uint64_t how) {
    const Access a = {c, c->vc, pvc, sh, slot, stamp, how, 0};
    const uint64_t limit = sh->cells * OWNERS_CELL;
    const bool four = how == LAYOUT_READ && size == 4 * OWNERS_CELL && slot < sh->columns;
    const bool copies = how == LAYOUT_WRITE && slot >= c->warps;
    /* Reads of four cells at a time, such as those of matrices: what was last written there is mostly the same for all
       of them, by one copy, and was looked at before. Two pieces that make up eight cells are read together then. */
    uint64_t seen = 0, writers = 0, *reads = sh->reads + slot * sh->cells;
    for (uint64_t i = 0; i < n; i++) {
        const uint64_t offset = at[i], cell = offset / OWNERS_CELL;
        if (offset > limit || offset + size > limit) continue;
        if (!four) {
            if (copies ? copy_races(&a, offset, size) : races_in(&a, offset, size, 0, 0)) return i;
            continue;
        }
        const bool pair = i + 1 < n && (offset ^ at[i + 1]) == OCTET / 2 && offset % (OCTET / 2) == 0;
        if (pair && (offset | (OCTET - 1)) < limit) {
            const uint64_t first = cell & ~7ull;
            const Eight w = *(const Eight *)(sh->writes + first);
            const Writers *by = (const Writers *)(sh->writers + first);
            if (!((by[0] ^ writers) | (by[1] ^ writers)) && !__builtin_reduce_or(w ^ seen)) {
                *(Eight *)(reads + first) = (Eight){} + (stamp | 15);
                *(Eight *)(sh->readers + first) |= (Eight){} + ((uint64_t)1 << (slot & 63));
                i++;
                continue;
            }
        }
        const Four w = *(const Four *)(sh->writes + cell);
        const uint64_t by = *(const Writers *)(sh->writers + cell);
        const bool even = offset % OWNERS_CELL == 0;
        if (even && by == writers && all(w, seen)) {
            *(Four *)(reads + cell) = (Four){} + (stamp | 15);
            *(Four *)(sh->readers + cell) |= (Four){} + ((uint64_t)1 << (slot & 63));
            continue;
        }
        if (races_in(&a, offset, size, 0, 0)) return i;
        if (even && all(w, w[0]) && !(w[0] & LAYOUT_TWINNED)) seen = w[0], writers = by;
    }
    return -1;
}
