/* The model of one multiprocessor, or of those of one cluster: its warps replay what the emulator recorded, in the order
   of modelled time. model.h says what it is given and what it keeps. */
#include "events.h"

#define SHOWN 32 /* clocks: waits for a result that last less are no spans */

static void begin(Model *m, int32_t number, double time) {
    Slot *slot = &m->slot[number];
    const int64_t warps = m->cluster_size * m->warps;
    *slot = (Slot){.living = (int32_t)warps, .recorded = (int32_t)((m->first + m->started) % m->recorded),
                   .salt = (int32_t)m->started, .cluster_waiting = -1,
                   .lag = m->spread * ((uint32_t)m->started * SALT >> 8) / (1 << 24)};
    m->started++;
    time = max(time, m->begun);
    m->begun = time + m->cta_interval;
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
        w->age = (m->started - 1) * warps + i;
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
    m->lives[slot->recorded * 2] += now - w->began;
    m->lives[slot->recorded * 2 + 1]++;
    if (m->started < m->clusters) begin(m, w->slot, now + m->start_latency);
}

/* The warp's next instruction; 0 at its end. */
static const Code *next_code(const Model *m, Warp *w) {
    for (; w->block < w->end; w->block++, w->ip = 0) {
        const uint32_t block = m->blocks[w->block];
        const int64_t at = m->code_at[block] + w->ip;
        if (at < m->code_at[block + 1]) return &m->code[at];
    }
    return 0;
}

/* The next record of an instruction in the block that the warp is in, or 0. The records of a block are in the order of its
   instructions. */
static const Record *next_record(const Model *m, Warp *w, const Code *c) {
    const int64_t first = m->record_at[w->block], end = m->record_at[w->block + 1];
    if (w->record < first) w->record = first;
    while (w->record < end && m->records[w->record].inst < c->inst) w->record++;
    return w->record < end && m->records[w->record].inst == c->inst ? &m->records[w->record++] : 0;
}

/* Does the events of an instruction that no machine instruction stands for; true where the warp has to wait for others. An
   access is none: ptxas has made one wide access of some that touch the same sectors or banks, and its records are those of
   the first. Where the instruction's machine code is not on the warp's way (M_ALL) its accesses take their time too, and
   nobody waits for them. */
static bool only_events(Model *m, Warp *w, const Code *c) {
    bool waits = false;
    double read = w->ready;
    for (const Record *r; !waits && (r = next_record(m, w, c));) {
        if (r->kind > T_ASYNC) waits = event(m, w, r, w->ready, c->place);
        else if (c->more == M_ALL) access(m, w, r, w->ready, &read);
    }
    return waits;
}

/* When an instruction can issue. */
typedef struct {
    double depends, now; /* what it depends on is there; a slot and a pipe are free too */
    int why, later, pipe; /* the reasons for the first and for the second; the pipe that it takes */
} Issue;

static Issue issue(Model *m, const Warp *w, const Code *c) {
    Issue i = {w->ready, 0, R_FIXED, R_SLOT, c->pipe};
    for (uint32_t waits = c->waits; waits; waits &= waits - 1) {
        const int one = __builtin_ctz(waits);
        if (w->scoreboard[one] > i.depends) i.depends = w->scoreboard[one], i.why = w->why[one];
    }
    i.now = max(i.depends, m->next_issue[w->rank * 4 + w->part]);
    if (i.pipe == P_FMA && *free_at(m, w, P_HEAVY) < *free_at(m, w, P_FMA)) i.pipe = P_HEAVY;
    const double lets = i.pipe == P_MEMORY ? has_room(m, w) : *free_at(m, w, i.pipe);
    if (lets > i.now) i.now = lets, i.later = i.pipe == P_MEMORY ? R_MEMORY : R_PIPE;
    return i;
}

/* What an instruction that issues does: its accesses and events, or its pipe's work. Sets its scoreboards; true where the
   warp has to wait for others. */
static bool execute(Model *m, Warp *w, const Code *c, double now, int pipe) {
    double done = now + c->latency, read = now + 8;
    bool waits = false;
    if (pipe == P_MEMORY) leaves_queue(m, w, max(now, *free_at(m, w, P_MEMORY)));
    if (c->kind == K_RECORDED) {
        bool found = false;
        for (const Record *r; !waits && (r = next_record(m, w, c));) {
            found = true;
            if (r->kind <= T_ASYNC) done = max(done, access(m, w, r, now, &read));
            else waits = event(m, w, r, now, c->place);
        }
        if (!found && c->cost) take(m, w, pipe, now, 1);
    } else if (c->kind == K_LOCAL) {
        done = local(m, w, c, now);
    } else if (c->cost) {
        done = max(done, take(m, w, pipe, now, c->cost / 16.0) + c->latency - c->cost / 16.0);
    }
    if (c->sets < 7 && done > w->scoreboard[c->sets]) w->scoreboard[c->sets] = done, w->why[c->sets] = c->reason;
    if (c->reads < 7 && read > w->scoreboard[c->reads]) w->scoreboard[c->reads] = read, w->why[c->reads] = R_SHORT;
    return waits;
}

/* When an instruction that issues has the clocks of the banks in which it reads its registers. It has three of them for each
   bank, and holds up those behind it until it can have what it needs [Huerta and others, arXiv 2503.20481, 5.3]. */
#define READS 3
static double reads_registers(Model *m, const Warp *w, const Code *c, double now) {
    double *free = m->bank_free + (w->rank * 4 + w->part) * 2, begin = now;
    for (int i = 0; i < 2; i++)
        if (c->banks[i]) begin = max(begin, free[i] + c->banks[i] - READS);
    for (int i = 0; i < 2; i++)
        if (c->banks[i]) free[i] = max(free[i], begin) + c->banks[i];
    return begin;
}

/* Issues instructions of a warp until another one is to go first. */
static void go(Model *m, int32_t id) {
    Warp *w = &m->warp[id];
    for (;;) {
        const Code *c = next_code(m, w);
        if (!c) {
            if (w->stored > w->ready) {
                until(m, w, w->stored, R_MEMORY, w->place);
                push(m, w->ready, id);
                return;
            }
            leave(m, w, w->ready);
            return;
        }
        if (c->more) {
            w->ip++;
            if (only_events(m, w, c)) return;
            continue;
        }
        const Issue i = issue(m, w, c);
        if (m->heap_size && m->heap[0].time < i.now) {
            push(m, i.now, id);
            return;
        }
        stalled(m, c->place, i.why, i.depends - w->last - 1);
        w->about = -1;
        if (i.depends - w->last > SHOWN) spans(m, w, S_WAIT, i.why, w->last + 1, i.depends, c->place);
        stalled(m, c->place, i.later, i.now - max(i.depends, w->last + 1));
        stalled(m, c->place, R_ISSUED, 1);
        m->issued++;
        works(m, P_ISSUE, i.now, 1);
        m->next_issue[w->rank * 4 + w->part] = reads_registers(m, w, c, i.now) + 1;
        w->last = i.now;
        w->ready = i.now + max(1, c->stall);
        w->ip++;
        if (execute(m, w, c, i.now, i.pipe)) return;
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
    for (int i = 0; i < ALLOCATIONS; i++) last = max(last, m->visited[i]);
    for (int64_t i = 0; i < m->cluster_size; i++) /* what was stored is on its way still */
        for (int pipe = P_TMA; pipe <= P_DRAM; pipe++) last = max(last, m->pipe_free[i * 4 * PIPES + pipe]);
    return last;
}
