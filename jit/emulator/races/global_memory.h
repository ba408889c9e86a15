/* The shadow of global memory: the stamp of the cluster that wrote each cell last. ../machine/owners.py has its bits. */
#pragma once
#include "within_cluster.h"

#define WROTE (15ull << 32)                 /* in a stamp, the bytes that its cluster wrote */
#define EVER (15ull << OWNERS_BYTES_SHIFT)  /* those that any cluster wrote */

/* What the cluster does from now on is not part of what it has released. */
static void released(Context *c) {
    if (c->released) c->released[c->owner >> OWNERS_OWNER_SHIFT]++;
}

/* The cluster acquires in global memory: it knows what the others have released. They do nothing before its turn is over,
   so that once a turn is enough. A load may be the end of a wait. */
static void acquires(Context *c, bool loads) {
    uint64_t *state = &c->acquired[1];
    const bool was = c->acquired[0];
    if (loads && *state == LAYOUT_MAY_STOP) *state = LAYOUT_ARMED;
    c->acquired[0] = 1;
    if (!was && c->released) __builtin_memcpy(c->known, c->released, 4 * c->clusters);
}

/* membar.gl by some lanes of a warp. */
void fence_global(Frame *w, uint32_t lanes) {
    if (lanes && w->races) released(w->races);
}

/* The allocation that holds `size` bytes at an address, or null; the search begins at the one that it found last. */
INLINE const Span *span_of(Context *c, uint64_t at, uint64_t size) {
    const Span *spans = c->spans;
    const uint64_t count = c->span_count;
    uint64_t i = c->last_span;
    if (i >= count) return 0;
    for (uint64_t tries = 0; tries < count; tries++) {
        if (at >= spans[i].low && at + size <= spans[i].high) {
            c->last_span = i;
            return &spans[i];
        }
        i = i + 1 < count ? i + 1 : 0;
    }
    return 0;
}

/* Whether the warp's cluster knows of a release that covers the last write of a cell, by a warp of another cluster. */
INLINE bool covered(const Context *c, uint64_t who, uint64_t written) {
    return c->covered[who * stride(c) + slot_of(written)] >= written >> 32;
}

/* Whether the words that hold `size` bytes at a host address have what fresh memory is filled with. */
INLINE bool is_fresh(uint64_t at, uint64_t size) {
    for (uint64_t word = at & ~3ull; word < at + size; word += 4)
        if (*(const uint32_t *)word != LAYOUT_FRESH) return false;
    return true;
}

/* Whether Python has not reported the instruction yet that reads what nothing wrote. */
APART bool unheard(Context *c, uint64_t site) {
    const uint64_t mark = site << 32 | UINT32_MAX;
    uint64_t *reported = &c->reported[site & (LAYOUT_PAIRS - 1)];
    const bool new = *reported != mark;
    *reported = mark;
    return new;
}

/* A read of `size` bytes at most of a block, from an offset on. */
INLINE void note_reads(const Context *c, const Span *s, uint64_t offset, uint64_t size, uint64_t site) {
    const uint64_t cell = offset / OWNERS_CELL, last = (offset + size - 1) / OWNERS_CELL;
    const uint32_t cells = (uint32_t)((2ull << (last - cell)) - 1) << cell % OWNERS_BLOCK;
    note_read_of_block(&s->blocks[cell / OWNERS_BLOCK], record_of(c, 0, 0), cells, site, c->owner);
}

/* A read of `size` bytes from an offset on, where somebody asks which bytes the launch has read. */
INLINE void note_seen(const Span *s, uint64_t offset, uint64_t size) {
    const uint8_t bytes = (uint8_t)bytes_of(offset, size);
    for (uint64_t cell = offset / OWNERS_CELL; cell < (offset + size + OWNERS_CELL - 1) / OWNERS_CELL; cell++)
        if ((s->seen[cell] & bytes) != bytes) s->seen[cell] |= bytes;
}

/* An atomic on `size` bytes from an offset on. It is no write that others race with, and yet these bytes were written. */
INLINE void note_updated(const Span *s, uint64_t offset, uint64_t size) {
    const uint64_t bytes = bytes_of(offset, size) << OWNERS_BYTES_SHIFT;
    *s->touched = 1;
    for (uint64_t cell = offset / OWNERS_CELL; cell < (offset + size + OWNERS_CELL - 1) / OWNERS_CELL; cell++)
        if ((s->owners[cell] & bytes) != bytes) s->owners[cell] |= bytes;
}

/* A write of `size` bytes at a global address, which has not been made yet, by a lane from 1 on, or by several. */
APART void note_history(Context *c, uint64_t at, uint64_t size, uint64_t site, uint64_t how, uint64_t lane) {
    const Span *s = span_of(c, at, size);
    if (!s || !s->history) return;
    const uint64_t stamp = c->owner | site;
    const uint64_t who = c->slot << WRITE_HISTORY_SLOT | lane << WRITE_HISTORY_LANE | how;
    s->history->stamp = 1;
    for (uint64_t i = 0; i < size; i++) {
        Entry *e = &s->history[1 + at - s->low + i];
        if (e->stamp == stamp && (uint32_t)e->who == who) {
            if (e->who >> WRITE_HISTORY_COUNT < 0xffffff) e->who += 1ull << WRITE_HISTORY_COUNT;
            continue;
        }
        const uint64_t old = *(const uint8_t *)(at + i + s->away);
        *e = (Entry){stamp, who | old << WRITE_HISTORY_OLD, e->stamp, e->who};
    }
}

/* `size` bytes at a global address, by a lane from 1 on, or 0 where it is not one lane's access; `copy` is the record of
   the bulk group that writes them, or 0. True after record(). Addresses in no allocation are left to the access. A store that
   puts there what is there already (`equal`) may meet that of another cluster: record() then reports EQUAL_GLOBAL. */
static bool races_globally(Context *c, uint64_t at, uint64_t size, uint64_t site, uint64_t how, bool equal,
                           uint64_t lane, uint64_t copy) {
    const Span *found = span_of(c, at, size);
    if (!found || !found->owners) return false;
    const Span s = *found;
    const bool writes = how == LAYOUT_WRITE;
    if (!writes && is_fresh(at + s.away, size) && unheard(c, site)) return record(c, LAYOUT_NEVER_WRITTEN, at, 0, 0);
    if (!writes) {
        *s.looked = 1;
        if (s.seen) note_seen(&s, at - s.low, size);
    }
    if (how == LAYOUT_UPDATE) note_updated(&s, at - s.low, size);
    const bool reads = how == LAYOUT_READ, keeps = reads && lane && c->warps > 1 && s.blocks;
    const uint64_t owner = c->owner, me = owner >> OWNERS_OWNER_SHIFT, offset = at - s.low;
    if (!writes && !*s.touched) {
        if (keeps) note_reads(c, &s, offset, size, site);
        return false;
    }
    const uint32_t *known = c->known;
    const bool counted = c->released, excused = c->acquired[0] && !counted;
    const uint64_t mask = bytes_of(offset, size) << 32, stamp = owner | site, now = counted ? c->released[me] : 0;
    if (writes) {
        *s.touched = 1;
        if (c->acquired[1] == LAYOUT_ARMED) c->acquired[1] = LAYOUT_STOPPED;
    }
    for (uint64_t cell = offset / OWNERS_CELL; cell < (offset + size + OWNERS_CELL - 1) / OWNERS_CELL; cell++) {
        const uint64_t e = s.owners[cell], who = e >> OWNERS_OWNER_SHIFT, where = s.low + cell * OWNERS_CELL;
        const bool mine = who == me;
        if (!mine && e & mask && !excused) {
            if (counted && (uint32_t)s.times[cell] < known[who]) {
                if (c->covered && reads && !covered(c, who, s.written[cell]))
                    return record(c, LAYOUT_UNCOVERED, where, slot_of(s.written[cell]), e);
            } else if (equal) {
                record(c, LAYOUT_EQUAL_GLOBAL, where, 0, e);
            } else {
                return record(c, LAYOUT_GLOBAL, where, 0, e);
            }
        }
        bool still = true;
        if (counted) {
            const uint64_t time = s.times[cell], wrote = (uint32_t)time, read = time >> 32;
            const uint64_t r = s.readers[cell], reader = r >> OWNERS_OWNER_SHIFT;
            if (reads) {
                s.readers[cell] = stamp | mask | (reader == me && read == now ? r & WROTE : 0);
                s.times[cell] = now << 32 | wrote;
            }
            if (writes) {
                if (reader != me && r & mask && read >= known[reader] && !equal)
                    return record(c, LAYOUT_GLOBAL_READ, where, 0, r);
                s.times[cell] = read << 32 | now;
                still = wrote == now;
            }
        }
        if (s.written) {
            const Touch me = {site, how, record_of(c, copy ? OWNERS_BULK : lane, mask >> 32), where, equal};
            if (mine ? meets(c, &me, &s, cell) : writes && meets_read_of_block(c, &me, &s.blocks[cell / OWNERS_BLOCK], cell))
                return true;
            if (keeps && !mine) note_reads(c, &s, cell * OWNERS_CELL, OWNERS_CELL, site);
            if (writes) note_write(&s, cell, me.record, mine, copy, owner);
        }
        if (writes)
            s.owners[cell] = stamp | mask | (mine && still ? e & WROTE : 0) | (e & EVER) | mask >> (32 - OWNERS_BYTES_SHIFT);
    }
    return false;
}

/* Whether n bytes are the same at both places. */
APART bool same_bytes(const uint8_t *x, const uint8_t *y, uint64_t n) {
    for (uint64_t i = 0; i < n; i++)
        if (x[i] != y[i]) return false;
    return true;
}
