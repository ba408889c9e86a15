/* What the lanes of a warp did that have not met the lane which signals others: an arrival at an mbarrier, an atomic or a
   flag of one thread orders what that thread did, and what it knows of. Others of its warp it knows of by a barrier of the
   warp [PTX ISA 8.7.1].

   A warp counts as one thread elsewhere. So this is a second clock of each warp, in the slots from `sure` on: it says how
   much of the warp is ordered for all of its lanes. It stays behind the other one where lanes have accessed memory since
   they met, or all signalled (`since`), and others signal; `signals` then has these, by the clock of that (`met`). `meeting`
   is the clock of the last meeting. Whoever meets an access between the two clocks, by
   another lane, keeps a doubt, of which Python makes a remark (elected.py). */
#pragma once
#include "lanes.h"

/* The slot of a warp's clock that is sure; of an agent its own. */
INLINE uint64_t sure_slot(const Context *c, uint64_t slot) { return slot < c->warps ? c->sure + slot : slot; }

/* All lanes have met: what was done before this clock is ordered. */
INLINE void all_met(Context *c, uint64_t clock) {
    c->since = 0;
    c->met = c->meeting = clock;
}

/* Lanes signal others now, at a site, and the clock goes on then. */
static void lanes_signal(Context *c, uint32_t lanes, uint64_t site) {
    if (!(c->since & ~(uint64_t)lanes)) {
        c->since = 0;
        c->met = (uint64_t)c->vc[c->slot] + 1;
        return;
    }
    Signal *s = &c->signals[c->slot * LAYOUT_MEETINGS + c->met % LAYOUT_MEETINGS];
    if (s->met != c->met) *s = (Signal){.met = c->met};
    s->lanes |= lanes;
    s->site = site;
    c->vc[c->sure + c->slot] = (uint32_t)c->met - 1;
}

/* The lane of a word of lanes.h that is none of `lanes`; LANES_SEVERAL where it is one of several; 0 where there is none. */
INLINE uint64_t none_of(uint32_t word, uint64_t lanes) {
    for (uint32_t rest = word; rest; rest >>= 8) {
        const uint64_t one = rest & 0xff;
        if (one == LANES_SEVERAL ? !(lanes & (lanes - 1)) : one && one <= LANES && !(lanes >> (one - 1) & 1)) return one;
    }
    return 0;
}

/* An access at a site, to an address, comes after an earlier one by warp t, whose stamp and lanes are given, and that is not
   sure. One doubt is enough for what the warp knows now. */
APART void doubt(Context *c, uint64_t where, uint64_t t, uint64_t stamp, uint32_t word, bool was_read, uint64_t site) {
    uint32_t *sure = &c->vc[c->sure + t];
    const uint64_t met = (uint64_t)*sure + 1;
    const Signal s = c->signals[t * LAYOUT_MEETINGS + met % LAYOUT_MEETINGS];
    if (t == c->slot) return;
    if (s.met == met) {
        const uint64_t lane = none_of(word, s.lanes);
        if (!lane) return;
        Doubts *d = c->doubts;
        uint64_t i = 0;
        while (i < d->count && (d->rows[i].signalled != s.site || d->rows[i].earlier != (stamp >> 4 & LAYOUT_SITES))) i++;
        if (i == d->count && i < LAYOUT_MOST_DOUBTS) {
            d->rows[i] = (Doubt){t, where, stamp >> 4 & LAYOUT_SITES, lane, was_read, site, s.site, s.lanes};
            d->count++;
        }
    }
    *sure = c->vc[t];
}
