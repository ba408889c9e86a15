/* From a generic address of the kernel to an address of this process, checked. */
#pragma once
#include "frame.h"

/* Leaves in the frame what is wrong with an access, for Python to report. Null, so that it can be returned. */
APART uint8_t *fault(Frame *w, uint64_t kind, uint32_t lane, uint64_t at, uint64_t size) {
    w->fault_kind = kind;
    w->fault_lane = lane;
    w->fault_address = at;
    w->fault_size = size;
    return 0;
}

/* Looks through all allocations of the launch for one that holds all of the bytes, and keeps it in `last`. Behind the
   parts of allocations that the launch was given stand their wholes: the first access that only these hold is noted in
   the row behind the last (views.py). */
APART uint8_t *search(Frame *w, uint64_t at, uint64_t size, uint32_t lane, Interval *last) {
    for (uint64_t i = 0; i < w->interval_count; i++)
        if (at >= w->intervals[i].first && at + size <= w->intervals[i].end) {
            Interval *noted = &w->intervals[w->interval_count];
            if (i >= noted->first && !noted->end) {
                noted->end = at;
                noted->away = (uint64_t)last - (uint64_t)w;
            }
            *last = w->intervals[i];
            return (uint8_t *)(at + last->away);
        }
    return fault(w, FRAME_NOWHERE, lane, at, size);
}

/* The host address of a generic one, or null after fault(). `last` is the allocation that the same instruction touched
   last, of zeros before. */
INLINE uint8_t *address(Frame *w, uint64_t at, uint64_t size, uint32_t lane, Interval *last) {
    const uint64_t tag = at >> 48, low = (uint32_t)at, rank = low >> FRAME_PEER_SHIFT, offset = low & FRAME_OFFSET_MASK;
    if (at & (size - 1)) return fault(w, FRAME_MISALIGNED, lane, at, size);
    if (tag == FRAME_SHARED_TAG) {
        if (offset < FRAME_SHARED_BASE || offset + size > w->shared_size)
            return fault(w, FRAME_BEYOND_SHARED, lane, low, size);
        if (LIKELY(low == w->window + offset)) return w->shared + offset;
        if (rank >= w->peer_count) return fault(w, FRAME_BEYOND_SHARED, lane, low, size);
        return w->peers[rank] ? w->peers[rank] + offset : fault(w, FRAME_ENDED, lane, low, size);
    }
    if (tag == FRAME_LOCAL_TAG) {
        if (low + size > w->local_size) return fault(w, FRAME_BEYOND_LOCAL, lane, at, size);
        return w->local + lane * w->local_size + low;
    }
    if (LIKELY(at >= last->first && at + size <= last->end)) return (uint8_t *)(at + last->away);
    return search(w, at, size, lane, last);
}

/* The same of the lanes of a mask, to `hosts`. Returns the lanes in front of the first that fault() was called for; all
   of them where it was not. Many lanes are mostly in one allocation, or in the CTA's own shared memory. */
APART uint32_t resolve(Frame *w, const uint64_t *addresses, uint32_t mask, uint64_t size, Interval *last, longs *hosts) {
    if (__builtin_popcount(mask) > 4) {
        const longs at = *(const longs *)addresses, inside = at - last->first;
        const longs offset = at - ((uint64_t)FRAME_SHARED_TAG << 48 | w->window), own = offset - FRAME_SHARED_BASE;
        const uint64_t global = last->end - last->first, shared = w->shared_size - FRAME_SHARED_BASE;
        if (global >= size && !(mask & MASK(inside > global - size | (at & (size - 1)) != 0))) {
            *hosts = at + last->away;
            return mask;
        }
        if ((int64_t)shared >= (int64_t)size && !(mask & MASK(own > shared - size | (at & (size - 1)) != 0))) {
            *hosts = offset + (uint64_t)w->shared;
            return mask;
        }
    }
    EACH(lane, mask) {
        uint8_t *p = address(w, addresses[lane], size, lane, last);
        if (!p) return mask & ((1u << lane) - 1);
        ((uint64_t *)hosts)[lane] = (uint64_t)p;
    }
    return mask;
}

INLINE uint8_t *host(const longs *hosts, uint32_t lane) { return ((uint8_t *const *)hosts)[lane]; }

/* Whether bytes at a generic address, found at `p`, are in shared memory, and nothing has written some of them. */
INLINE bool is_unwritten(const uint8_t *p, uint64_t at, uint64_t element, uint64_t count) {
    if (at >> 48 != FRAME_SHARED_TAG) return false;
    for (uint64_t i = 0; i < element * count; i += element < 8 ? element : 8) {
        uint64_t written = -1;
        __builtin_memcpy(&written, p + FRAME_SHADOW + i, element < 8 ? element : 8);
        if (~written) return true;
    }
    return false;
}
