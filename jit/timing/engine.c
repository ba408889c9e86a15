/* The model of one multiprocessor, or of those of one cluster: its warps replay what the emulator recorded, in the order
   of modelled time. model.h says what it is given and what it keeps. */
#include "llvm/vectors.h"
#include "model.h"

#define SALT 0x9e3779b1u
#define SHOWN 32 /* clocks: waits for a result that last less are no spans */
#define BACKLOG 1000 /* clocks of stores that may wait for L2 and DRAM until the memory pipe has to */

INLINE double max(double a, double b) { return a > b ? a : b; }

static void push(Model *m, double time, int32_t warp) {
    int64_t at = m->heap_size++;
    const Entry made = {time, m->order++, warp, 0};
    while (at && (m->heap[(at - 1) / 2].time > time)) {
        m->heap[at] = m->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    m->heap[at] = made;
}

INLINE bool before(const Entry *a, const Entry *b) {
    return a->time < b->time || (a->time == b->time && a->order < b->order);
}

static Entry pop(Model *m) {
    const Entry first = m->heap[0], last = m->heap[--m->heap_size];
    int64_t at = 0;
    for (;;) {
        int64_t child = 2 * at + 1;
        if (child >= m->heap_size) break;
        if (child + 1 < m->heap_size && before(&m->heap[child + 1], &m->heap[child])) child++;
        if (!before(&m->heap[child], &last)) break;
        m->heap[at] = m->heap[child];
        at = child;
    }
    m->heap[at] = last;
    return first;
}

INLINE double *free_at(Model *m, const Warp *w, int pipe) {
    const int64_t part = pipe < SHARED_PIPES ? w->part : 0;
    return &m->pipe_free[(w->rank * 4 + part) * PIPES + pipe];
}

static void works(Model *m, int pipe, double begin, double clocks) {
    int64_t window = begin / m->window;
    if (window >= m->windows) window = m->windows - 1;
    m->busy[window * PIPES + pipe] += clocks;
}

/* Takes a pipe for so many clocks, and returns when it has done the work. */
static double take(Model *m, const Warp *w, int pipe, double from, double clocks) {
    double *free = free_at(m, w, pipe);
    const double begin = max(from, *free);
    works(m, pipe, begin, clocks);
    return *free = begin + clocks;
}

static void stalled(Model *m, int32_t place, int reason, double clocks) {
    if (clocks > 0) m->stalls[place * REASONS + reason] += clocks;
}

/* Keeps a span of the first cluster. */
static void spans(Model *m, const Warp *w, int kind, int reason, double begin, double end, int32_t place) {
    if (m->slot[w->slot].salt || end <= begin || !m->span_room) return;
    const int64_t at = m->span_count++;
    if (at < m->span_room)
        m->spans[at] = (Span){begin, end, w->about, (int32_t)(w->rank * m->warps + w->number), kind, reason, place};
}

/* A warp that waited goes on. */
static void wakes(Model *m, Warp *w, double time) {
    const double at = max(w->ready, time);
    stalled(m, w->place, w->reason, at - w->last);
    spans(m, w, S_WAIT, w->reason, w->last, at, w->place);
    w->ready = w->last = at;
    w->blocked = 0;
    push(m, at, (int32_t)(w - m->warp));
}

static void wake_all(Model *m, int32_t *list, double time) {
    for (int32_t at = *list; at >= 0;) {
        Warp *w = &m->warp[at];
        at = w->next;
        wakes(m, w, time);
    }
    *list = -1;
}

/* The warp waits in a list. */
static bool blocks(Model *m, Warp *w, int32_t *list, int reason, int32_t place) {
    w->reason = reason;
    w->place = place;
    w->next = *list;
    w->blocked = 1;
    *list = (int32_t)(w - m->warp);
    return true;
}

/* The warp waits until a time that is known. */
static bool until(Model *m, Warp *w, double time, int reason, int32_t place) {
    if (time > w->ready) {
        stalled(m, place, reason, time - w->last - 1);
        spans(m, w, S_WAIT, reason, w->last + 1, time, place);
        w->ready = time;
        w->last = time - 1;
    }
    return false;
}

/* ---- memory */

/* Sectors from or to L2 and DRAM; returns when the last is there. */
static double beyond(Model *m, const Warp *w, const uint8_t *whose, int64_t count, double from) {
    int64_t misses = 0;
    for (int64_t i = 0; i < count; i++) {
        const uint8_t one = whose[i];
        m->requests[one]++;
        if ((m->missed[one] += m->miss[one]) >= 1) {
            m->missed[one]--;
            misses++;
        }
    }
    double done = take(m, w, P_L2, from, count * 32 / m->l2_bytes);
    m->l2_total += count * 32;
    if (misses) {
        m->dram_total += misses * 32;
        const double dram = take(m, w, P_DRAM, from, misses * 32 / m->dram_bytes);
        return max(done + m->l2_latency, dram + m->dram_latency);
    }
    return done + m->l2_latency;
}

/* What of a load the L1 has not: how many sectors, whose they are, and where they will lie. The L1 has a tag for each line,
   and a line's sectors come one by one. `*held`: when those that it has, or that are on their way to it, are there. */
static int64_t lacks(Model *m, const Warp *w, const Record *r, uint8_t *whose, double **place, double *held) {
    int64_t count = 0;
    const uint32_t salt = m->slot[w->slot].salt * SALT;
    for (int64_t i = 0; i < r->a; i++) {
        const uint32_t sector = m->sectors[r->at + i], part = sector & 3, line = sector >> 2;
        const uint32_t key = (sector >> 31 ? line : line + salt) << 4; /* the sectors that are there: the low 4 bits */
        const int64_t set = w->rank * m->sets + ((key >> 4) * 2654435761u >> 8) % m->sets;
        Line *ways = m->held + set * WAYS, *found = 0;
        for (int way = 0; way < WAYS && !found; way++)
            if (ways[way].tag >> 4 == key >> 4 && ways[way].tag & 15) found = &ways[way];
        if (found && found->tag >> part & 1) {
            *held = max(*held, found->there[part]);
            continue;
        }
        if (!found) {
            found = &ways[ways[0].turn++ % WAYS];
            *found = (Line){.tag = key, .turn = found->turn};
        }
        found->tag |= 1u << part;
        place[count] = &found->there[part];
        whose[count++] = m->allocation[r->at + i];
    }
    return count;
}

/* An access begins at `now`; returns when its result is there. `*read`: when its operands are read. */
static double access(Model *m, Warp *w, const Record *r, double now, double *read) {
    const double tags = r->lines / m->l1_lines, data = max((double)r->columns, r->a / m->l1_sectors);
    double clocks = max(1.0, max((double)r->b, max(tags, data)));
    if (r->kind == T_ATOMIC && r->a) clocks = max(clocks, (double)r->a);
    const double end = take(m, w, P_MEMORY, now, clocks);
    double done = end + m->shared_latency;
    *read = end + 8;
    if (r->c) done = end + m->cluster_latency;
    if (!r->a) return r->kind == T_ATOMIC ? done + m->shared_latency : done;
    uint8_t whose[64];
    if (r->kind == T_LOAD || r->kind == T_ASYNC) {
        double *place[64], held = end + m->l1_latency;
        const int64_t count = lacks(m, w, r, whose, place, &held);
        done = count ? beyond(m, w, whose, count, end) : end;
        for (int64_t i = 0; i < count; i++) *place[i] = done;
        done = max(done, held);
    } else {
        done = beyond(m, w, m->allocation + r->at, r->a, end);
        if (r->kind == T_ATOMIC) done += m->atomic_latency;
        double *pipe = free_at(m, w, P_MEMORY);
        *pipe = max(*pipe, max(*free_at(m, w, P_L2), *free_at(m, w, P_DRAM)) - BACKLOG);
    }
    if (r->kind == T_ASYNC) {
        w->copies_open = max(w->copies_open, done);
        w->async_done = max(w->async_done, done);
    }
    return done;
}

/* ---- events */

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
    if (r->c) done = beyond(m, w, m->allocation + r->at, r->c, issued - r->b / m->tma_bytes);
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

/* ---- warps */

static void begin(Model *m, int32_t number, double time) {
    Slot *slot = &m->slot[number];
    const int64_t warps = m->cluster_size * m->warps;
    *slot = (Slot){.living = (int32_t)warps, .recorded = (int32_t)((m->first + m->started) % m->recorded),
                   .salt = (int32_t)m->started, .cluster_waiting = -1};
    m->started++;
    for (int i = 0; i < 256; i++) slot->waiting[i] = -1;
    const int64_t first = m->phases_at[slot->recorded], count = m->phases_at[slot->recorded + 1] - first;
    for (int64_t i = 0; i < count; i++) {
        const int64_t at = number * m->most_phases + i;
        m->left[at] = m->needs[first + i];
        m->waiters[at] = -1;
        m->complete[at] = 0;
    }
    for (int64_t i = 0; i < warps; i++) {
        const int64_t id = number * warps + i, recorded = slot->recorded * warps + i;
        Warp *w = &m->warp[id];
        *w = (Warp){.ready = time, .last = time, .began = time, .about = -1, .block = m->warp_at[recorded], .end = m->warp_at[recorded + 1],
                    .slot = number, .rank = (int32_t)(i / m->warps), .number = (int32_t)(i % m->warps), .copied = -1};
        w->part = (int32_t)((w->number + number * m->warps) % 4);
        push(m, time, (int32_t)id);
    }
}

static void leave(Model *m, Warp *w, double now) {
    Slot *slot = &m->slot[w->slot];
    w->done = 1;
    w->about = -1;
    spans(m, w, S_LIFE, 0, w->began, now, 0);
    slot->living--;
    meets(m, slot);
    if (slot->living) return;
    m->ends[m->ended++] = now;
    if (m->started < m->clusters) begin(m, w->slot, now + m->start_latency);
}

/* Issues instructions of a warp until another one is to go first. */
static void go(Model *m, int32_t id) {
    Warp *w = &m->warp[id];
    for (;;) {
        int64_t at, end;
        for (; w->block < w->end; w->block++, w->ip = 0) {
            const uint32_t block = m->blocks[w->block];
            at = m->code_at[block] + w->ip, end = m->code_at[block + 1];
            if (at < end) break;
        }
        if (w->block >= w->end) {
            leave(m, w, w->ready);
            return;
        }
        const Code *c = &m->code[at];
        if (c->more) { /* an event that no machine instruction stands for */
            bool waits = false;
            w->ip++;
            for (int64_t i = m->record_at[w->block]; i < m->record_at[w->block + 1] && !waits; i++)
                if (m->records[i].inst == c->inst) waits = event(m, w, &m->records[i], w->ready, c->place);
            if (waits) return;
            continue;
        }
        double depends = w->ready;
        int why = R_FIXED;
        for (uint32_t waits = c->waits; waits; waits &= waits - 1) {
            const int one = __builtin_ctz(waits);
            if (w->scoreboard[one] > depends) depends = w->scoreboard[one], why = w->why[one];
        }
        double *slot = &m->next_issue[w->rank * 4 + w->part], now = depends;
        int later = R_SLOT;
        if (*slot > now) now = *slot;
        int pipe = c->pipe;
        if (pipe == P_FMA && *free_at(m, w, P_HEAVY) < *free_at(m, w, P_FMA)) pipe = P_HEAVY;
        const double lets = *free_at(m, w, pipe) - (pipe == P_MEMORY ? m->queue : 0);
        if (lets > now) now = lets, later = pipe == P_MEMORY ? R_MEMORY : R_PIPE;
        if (m->heap_size && m->heap[0].time < now) {
            push(m, now, id);
            return;
        }
        stalled(m, c->place, why, depends - w->last - 1);
        w->about = -1;
        if (depends - w->last > SHOWN) spans(m, w, S_WAIT, why, w->last + 1, depends, c->place);
        stalled(m, c->place, later, now - max(depends, w->last + 1));
        stalled(m, c->place, R_ISSUED, 1);
        m->issued++;
        works(m, P_ISSUE, now, 1);
        *slot = now + 1;
        w->last = now;
        w->ready = now + max(1, c->stall);
        w->ip++;
        double done = now + c->latency, read = now + 8;
        bool waits = false;
        if (c->kind == K_RECORDED) {
            bool found = false;
            for (int64_t i = m->record_at[w->block]; i < m->record_at[w->block + 1] && !waits; i++) {
                const Record *r = &m->records[i];
                if (r->inst != c->inst) continue;
                found = true;
                if (r->kind <= T_ASYNC) {
                    const double one = access(m, w, r, now, &read);
                    done = max(done, one);
                } else {
                    waits = event(m, w, r, now, c->place);
                }
            }
            if (!found && c->cost) take(m, w, pipe, now, 1);
        } else if (c->kind == K_LOCAL) {
            done = take(m, w, P_MEMORY, now, 4) + m->l1_latency;
        } else if (c->cost) {
            done = max(done, take(m, w, pipe, now, c->cost / 16.0) + c->latency - c->cost / 16.0);
        }
        if (c->sets < 7) {
            if (done > w->scoreboard[c->sets]) w->scoreboard[c->sets] = done, w->why[c->sets] = c->reason;
        }
        if (c->reads < 7 && read > w->scoreboard[c->reads]) w->scoreboard[c->reads] = read, w->why[c->reads] = R_SHORT;
        if (waits) return;
    }
}

/* Runs the model to its end; returns when the last warp ended. */
double run(Model *m) {
    double last = 0;
    for (int32_t i = 0; i < m->slots && m->started < m->clusters; i++) begin(m, i, 0);
    while (m->ended < m->clusters) {
        while (m->heap_size) {
            const Entry next = pop(m);
            last = max(last, next.time);
            go(m, next.warp);
        }
        if (m->ended >= m->clusters) break;
        m->stuck++; /* the record lacks an arrival: whoever waits goes on */
        for (int64_t i = 0; i < m->slots * m->cluster_size * m->warps; i++)
            if (m->warp[i].blocked) wakes(m, &m->warp[i], last);
        if (!m->heap_size) break;
        for (int64_t i = 0; i < m->slots * m->most_phases; i++) m->waiters[i] = -1;
        for (int64_t i = 0; i < m->slots; i++) {
            m->slot[i].cluster_waiting = -1;
            for (int at = 0; at < 256; at++) m->slot[i].waiting[at] = -1;
        }
    }
    for (int64_t i = 0; i < m->ended; i++) last = max(last, m->ends[i]);
    for (int64_t i = 0; i < m->cluster_size; i++) /* what was stored is on its way still */
        for (int pipe = P_TMA; pipe <= P_DRAM; pipe++) last = max(last, m->pipe_free[i * 4 * PIPES + pipe]);
    return last;
}
