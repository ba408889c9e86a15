/* cp.async fills a warp's queue of copies. */
#pragma once
#include "../native/address.h"
#include "../native/copy_queue.h"
#include "../races/accesses.h"

INLINE bool is_alike(const Copy *a, const Copy *b) {
    return a->to == b->to && a->from == b->from && a->present == b->present && a->size == b->size;
}

/* Puts the copies of the lanes into the queue. True, with the queue as it was, where something is wrong or unusual: a
   full queue, an address that is no good, a part of the source, a race. Python then does it again, and reports. Reads are
   looked at before writes, since a read may be looked at twice. Of writes the queue has which one met a race. */
bool async_copy(Frame *w, const uint64_t *to, const uint64_t *from, const uint64_t *present, uint32_t mask,
                uint64_t site, Interval *last, uint64_t size) {
    Copies *q = w->copies;
    Copy *copies = q->entries + q->count;
    uint64_t offsets[LANES], n = 0;
    uint32_t reading = 0;
    if (q->count + LANES > q->room) return true;
    EACH(lane, mask) {
        const int64_t offset = (int64_t)(uint32_t)to[lane] - (int64_t)w->window;
        const uint64_t bytes = present ? present[lane] : size;
        uint8_t *p = 0;
        if (offset < FRAME_SHARED_BASE || offset > (int64_t)(w->shared_size - size) || offset & (size - 1)) return true;
        if (bytes) {
            if (bytes != size || from[lane] >> 48 || !(p = address(w, from[lane], size, lane, last))) return true;
            reading |= 1u << lane;
        }
        offsets[n] = offset;
        copies[n++] = (Copy){offset, p, bytes, size};
    }
    Context *c = w->races;
    if (c) {
        if (lanes(w, from, reading, size, site, LAYOUT_READ, 0, 0)) return true;
        const uint64_t stamp = next_stamp(q->clock, site);
        for (uint64_t begin = 0, met; begin < n; begin = met + 1) {
            const int64_t clash =
                pieces(c, c->vc, own_shadow(w), offsets + begin, n - begin, size, q->slot, stamp, LAYOUT_WRITE);
            if (clash < 0) break;
            met = begin + clash;
            /* An earlier lane may copy the same bytes to the same place: no matter which of the two stays. */
            uint64_t twin = 0;
            while (twin < met && !is_alike(&copies[twin], &copies[met])) twin++;
            if (twin == met) {
                q->met = met + 1;
                q->met_at = c->offset;
                return true;
            }
        }
    }
    q->count += n;
    return false;
}
