/* What else a record has: mbarriers, copies, named barriers and those of the cluster, and products of tensor cores. */
#pragma once
#include "memory.h"
#include "waits.h"

/* One of the arrivals and copies that a phase needs is there at a time. */
static void contributes(Model *m, const Warp *w, int64_t phase, double time) {
    if (phase < 0) return;
    const int64_t at = w->slot * m->most_phases + phase;
    m->complete[at] = max(m->complete[at], time);
    if (--m->left[at] == 0) wake_all(m, &m->waiters[at], m->complete[at] + m->mbarrier_latency);
}

static void meets(Model *m, Slot *slot) {
    if (slot->cluster_arrived < slot->living || !slot->living) return;
    slot->cluster_arrived = 0;
    slot->cluster_turn++;
    slot->cluster_done = slot->cluster_at + m->barrier_latency + (m->cluster_size > 1 ? m->cluster_latency : 0);
    wake_all(m, &slot->cluster_waiting, slot->cluster_done);
}

static double copy(Model *m, Warp *w, const Record *r, double now) {
    if (!r->c && w->copied == r->inst) return w->copy_done; /* of a multicast, the others */
    const double issued = take(m, w, P_TMA, now, max(m->tma_copy, r->b / m->tma_bytes));
    double done = issued + m->cluster_latency;
    if (r->c) done = beyond(m, w, m->allocation + r->at, r->c, lines_of(m, r->at, r->c), issued - r->b / m->tma_bytes, m->l2_bytes,
                      false, 1);
    w->copied = r->inst;
    return w->copy_done = max(done, issued) + m->tma_latency;
}

/* Does what a warp did; true where it has to wait for others. */
static bool event(Model *m, Warp *w, const Record *r, double now, int32_t place) {
    Slot *slot = &m->slot[w->slot];
    const bool phase = r->kind == T_WAIT || r->kind == T_COPY, barrier = r->kind == T_SYNC;
    w->about = phase || barrier ? r->a : -1;
    switch (r->kind) {
    case T_ARRIVE: contributes(m, w, r->a, now); return false;
    case T_COPIES: contributes(m, w, r->a, max(now, w->async_done)); return false;
    case T_WAIT: {
        if (r->a < 0) return false;
        const int64_t at = w->slot * m->most_phases + r->a;
        if (m->left[at] > 0) return blocks(m, w, &m->waiters[at], R_MBARRIER, place);
        return until(m, w, m->complete[at] + m->mbarrier_latency, R_MBARRIER, place);
    }
    case T_COPY: {
        const double done = copy(m, w, r, now);
        spans(m, w, S_COPY, 0, now, done, place);
        if (r->a >= 0) contributes(m, w, r->a, done);
        else w->bulk_open = max(w->bulk_open, done);
        return false;
    }
    case T_COMMIT: {
        double *groups = r->a ? w->bulk : w->copies, *open = r->a ? &w->bulk_open : &w->copies_open;
        groups[(r->a ? w->bulk_count++ : w->copy_count++) % GROUPS] = max(*open, now);
        if (!r->a) spans(m, w, S_COPY, 0, now, *open, place);
        return false;
    }
    case T_COPYWAIT: {
        const int64_t at = (r->a ? w->bulk_count : w->copy_count) - r->b;
        return at > 0 ? until(m, w, (r->a ? w->bulk : w->copies)[(at - 1) % GROUPS], R_COPIES, place) : false;
    }
    case T_SYNC:
    case T_SYNCARRIVE: {
        slot->named_at[r->a] = max(slot->named_at[r->a], now);
        if (++slot->named[r->a] < r->b)
            return r->kind == T_SYNC ? blocks(m, w, &slot->waiting[r->a], R_BARRIER, place) : false;
        const double done = slot->named_at[r->a] + m->barrier_latency;
        slot->named[r->a] = 0;
        slot->named_at[r->a] = 0;
        wake_all(m, &slot->waiting[r->a], done);
        return r->kind == T_SYNC ? until(m, w, done, R_BARRIER, place) : false;
    }
    case T_MMA:
        if (!r->b) {
            w->open = take(m, w, P_TENSOR, now, r->a / 16.0);
            spans(m, w, S_PRODUCT, 0, w->open - r->a / 16.0, w->open, place);
        } else {
            double end = take(m, w, P_TENSOR5, max(now, slot->mma[w->rank]), r->a / 16.0);
            if (r->b == 2 && m->cluster_size > 1) {
                Warp other = *w;
                other.rank ^= 1;
                *free_at(m, &other, P_TENSOR5) = end;
                slot->mma[other.rank] = end;
            }
            slot->mma[w->rank] = end;
            spans(m, w, S_PRODUCT, 0, end - r->a / 16.0, end, place);
        }
        return false;
    case T_MMACOMMIT:
        w->groups[w->group_count++ % GROUPS] = max(w->open, now) + m->mma_latency;
        return false;
    case T_MMAWAIT: {
        const int64_t at = w->group_count - r->b;
        return at > 0 ? until(m, w, w->groups[(at - 1) % GROUPS], R_PRODUCTS, place) : false;
    }
    case T_MMAARRIVE: contributes(m, w, r->a, max(now, slot->mma[w->rank]) + m->mma_latency); return false;
    case T_CLUSTERARRIVE:
        w->turn = slot->cluster_turn;
        slot->cluster_arrived++;
        slot->cluster_at = max(slot->cluster_at, now);
        meets(m, slot);
        return false;
    case T_CLUSTERWAIT:
        if (slot->cluster_turn == w->turn) return blocks(m, w, &slot->cluster_waiting, R_CLUSTER, place);
        return until(m, w, slot->cluster_done, R_CLUSTER, place);
    case T_TMEM:
        if (r->b) slot->mma[w->rank] = take(m, w, P_TENSOR5, max(now, slot->mma[w->rank]), r->a / 16.0);
        else w->tmem = max(w->tmem, take(m, w, P_TENSOR, now, r->a / 16.0) + m->tmem_latency);
        return false;
    case T_TMEMWAIT: return until(m, w, w->tmem, R_TMEM, place);
    }
    return false;
}
