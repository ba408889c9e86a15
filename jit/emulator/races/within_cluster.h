/* The shadow of global memory for the warps of one cluster: who wrote each cell last, and which two warps have read it
   since. ../machine/owners.py has the bits of a record. What lanes.h says of lanes holds for a whole cell here. */
#pragma once
#include "lanes_signal.h"

/* An access to a cell: the site, what it does, its record, the address of the cell, and whether it puts there what is there
   already. */
typedef struct {
    uint64_t site, how, record, where;
    bool equal;
} Touch;

INLINE uint64_t slot_of(uint64_t record) { return record >> OWNERS_RECORD_SLOT & 0xffff; }
INLINE uint64_t lane_of(uint64_t record) { return record >> OWNERS_RECORD_LANE & 0xff; }
INLINE uint64_t record_of(const Context *c, uint64_t lane, uint64_t bytes) {
    return c->stamp | c->slot << OWNERS_RECORD_SLOT | lane << OWNERS_RECORD_LANE | bytes;
}

/* Both records have the same warp, and its clock has not gone on between the two. */
INLINE bool same_time(uint64_t one, uint64_t other) { return !((one ^ other) & ~0xffffull); }

/* Whether the warp comes after an access of a slot by any order, or, `causally`, by one that makes the access visible. */
INLINE bool follows(const Context *c, uint64_t record, bool causally) {
    const uint64_t slot = slot_of(record);
    return record >> 32 <= c->vc[causally && slot < c->warps ? c->causal + slot : slot];
}

/* The stamp that an access of the cluster would have in shared memory. */
INLINE uint64_t stamp_of(uint64_t record, uint64_t site) { return record >> 32 << 32 | site << 4; }

/* record() of an earlier access of the cluster. */
APART bool clash(Context *c, uint64_t kind, const Touch *me, uint64_t earlier, uint64_t site) {
    return record(c, kind, me->where, slot_of(earlier) | lane_of(earlier) << 32, stamp_of(earlier, site));
}

/* The lane that two accesses by the same warp at the same time have both; LANES_SEVERAL where they differ. */
INLINE uint64_t joint_lane(uint64_t one, uint64_t other) {
    return lane_of(one) == lane_of(other) ? lane_of(one) : lane_of(one) && lane_of(other) ? LANES_SEVERAL : 0;
}

/* Two lanes of one warp, known to be different. */
INLINE bool other_lane(uint64_t earlier, uint64_t mine, bool several) {
    const uint64_t lane = lane_of(earlier), own = lane_of(mine);
    return lane && own && lane != own && lane < OWNERS_BULK + several * 2 && own < OWNERS_BULK;
}

/* A read of the cell is kept: the last one, and the last one before it by another warp. */
INLINE void note_read(Reads *r, const Touch *me, uint64_t owner) {
    uint64_t new = me->record;
    if (r->owner != owner) *r = (Reads){.owner = owner};
    if (same_time(r->last, new)) {
        new = (new & ~0xff00ull) | joint_lane(r->last, new) << OWNERS_RECORD_LANE | (r->last & 15);
    } else if (r->last && slot_of(r->last) != slot_of(new)) {
        r->other = r->last;
        r->other_site = r->last_site;
    }
    r->last = new;
    r->last_site = me->site;
}

/* A read of cells that the cluster has not written. */
INLINE void note_read_of_block(Block *b, uint64_t record, uint32_t cells, uint64_t site, uint64_t owner) {
    if (b->owner != owner) *b = (Block){.owner = owner};
    if (b->last == record) {
        b->last_cells |= cells;
        b->last_site = site;
        return;
    }
    if (slot_of(b->last) != slot_of(record)) {
        b->other = b->last;
        b->other_cells = b->last_cells;
        b->other_site = b->last_site;
    }
    b->last = record;
    b->last_cells = cells;
    b->last_site = site;
}

/* An access comes after an earlier one by another warp, of which a lane alone may be ordered. */
INLINE void look_at_lanes(Context *c, const Touch *me, uint64_t earlier, uint64_t site, bool was_read) {
    if (earlier >> 32 > c->vc[c->sure + slot_of(earlier)])
        doubt(c, me->where, slot_of(earlier), stamp_of(earlier, site), (uint32_t)lane_of(earlier), was_read, me->site);
}

/* A write is held against an earlier read by its cluster. */
INLINE bool follows_read(Context *c, const Touch *me, uint64_t read, uint64_t site) {
    if (!(read & me->record & 15) || me->equal) return true;
    if (slot_of(read) != slot_of(me->record)) {
        if (!follows(c, read, false)) return !clash(c, LAYOUT_WARP_READ, me, read, site);
        look_at_lanes(c, me, read, site, true);
        return true;
    }
    if (!same_time(read, me->record) || !other_lane(read, me->record, true)) return true;
    return !clash(c, LAYOUT_WARP_LANE_READ, me, read, site);
}

/* An access to a cell that its cluster has written last: true after record(), unless all is in order. A store of the same
   bytes may meet that of another warp: record() then reports WARP_EQUAL. An atomic is held against writes alone, and not
   kept: as between clusters. */
APART bool meets(Context *c, const Touch *me, const Span *s, uint64_t cell) {
    const uint64_t w = s->written[cell], at = s->owners[cell] & ((1ull << OWNERS_BYTES_SHIFT) - 1), owner = c->owner;
    const bool reads = me->how == LAYOUT_READ;
    Reads *r = &s->read[cell];
    if (w & me->record & 15) {
        if (lane_of(w) == OWNERS_BULK && r->owner == owner && r->copy && !follows(c, r->copy, false))
            return clash(c, LAYOUT_COPIED, me, r->copy, at);
        if (slot_of(w) != slot_of(me->record)) {
            if (!follows(c, w, reads)) {
                if (!me->equal) return clash(c, follows(c, w, false) ? LAYOUT_BARE : LAYOUT_WARP_WROTE, me, w, at);
                clash(c, LAYOUT_WARP_EQUAL, me, w, at);
            } else {
                look_at_lanes(c, me, w, at, false);
            }
        } else if (same_time(w, me->record) && other_lane(w, me->record, false) && !me->equal &&
                   !(me->how == LAYOUT_WRITE && at == me->site)) {
            return clash(c, LAYOUT_WARP_LANE_WROTE, me, w, at);
        }
    }
    if (reads) {
        note_read(r, me, owner);
    } else if (me->how == LAYOUT_WRITE && r->owner == owner) {
        return !follows_read(c, me, r->last, r->last_site) || !follows_read(c, me, r->other, r->other_site);
    }
    return false;
}

/* A write to a cell that its cluster has not written is held against its reads: true after record(). */
INLINE bool meets_read_of_block(Context *c, const Touch *me, const Block *b, uint64_t cell) {
    const uint64_t slot = slot_of(me->record), bit = 1ull << cell % OWNERS_BLOCK;
    if (b->owner != c->owner || me->equal) return false;
    if (b->last_cells & bit && slot_of(b->last) != slot && !follows(c, b->last, false))
        return clash(c, LAYOUT_WARP_READ, me, b->last, b->last_site);
    if (b->other_cells & bit && slot_of(b->other) != slot && !follows(c, b->other, false))
        return clash(c, LAYOUT_WARP_READ, me, b->other, b->other_site);
    return false;
}

/* A write of the cell is kept. */
INLINE void note_write(const Span *s, uint64_t cell, uint64_t new, bool mine, uint64_t copy, uint64_t owner) {
    const uint64_t old = mine ? s->written[cell] : 0;
    if (same_time(old, new)) new = (new & ~0xff00ull) | joint_lane(old, new) << OWNERS_RECORD_LANE | (old & 15);
    s->written[cell] = new;
    if (!copy) return;
    Reads *r = &s->read[cell];
    if (r->owner != owner) *r = (Reads){.owner = owner};
    r->copy = copy;
}
