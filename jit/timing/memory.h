/* Accesses: shared memory, the L1, and what lies beyond it, L2 and DRAM. */
#pragma once
#include "pipes.h"

#define SALT 0x9e3779b1u
#define BACKLOG 1000 /* clocks of stores that may wait for L2 and DRAM until the memory pipe has to */

#define CHANNEL 4 /* sectors of a part of memory that lies in one channel: 2 to this, 512 bytes */

#define LATELY 2000 /* clocks over which the load of DRAM is looked at */

/* How much longer DRAM takes to answer, because of what it did of late; adds clocks of reads or writes to that. `waits`:
   how much of the mean wait behind reads and writes this access has. */
static double load_of_dram(Model *m, double now, double clocks, bool writes, double waits) {
    const double passed = max(now - m->loaded_at, 0), stays = max(1 - passed / LATELY, 0);
    const double longer = (m->load_reads * m->loaded[0] + m->load_writes * m->loaded[1]) * waits * stays / LATELY;
    m->loaded[0] *= stays;
    m->loaded[1] *= stays;
    m->loaded[writes] += clocks;
    const double all = (m->loaded[0] + m->loaded[1]) / LATELY;
    if (all > 1) m->loaded[0] /= all, m->loaded[1] /= all;
    m->loaded_at = max(m->loaded_at, now);
    return longer;
}

/* The exponential distribution of mean 1 in parts that are equally frequent: the mean of each. */
static const double WAITS[32] = {
    0.0158, 0.0481, 0.0814, 0.1159, 0.1516, 0.1887, 0.2271, 0.2671, 0.3088, 0.3523, 0.3978, 0.4454, 0.4954, 0.5481, 0.6037, 0.6625,
    0.7251, 0.7918, 0.8633, 0.9403, 1.0237, 1.1147, 1.2149, 1.3262, 1.4516, 1.5949, 1.7624, 1.9637, 2.2164, 2.5562, 3.0794, 4.4657};

/* How much of the mean wait for DRAM an access has. A channel reads or writes many lines one behind the other, and a read
   waits for what is left of them, or for nothing; lines side by side lie in one channel and wait together. */
static double share_of_wait(uint32_t sector, uint32_t salt) {
    uint32_t mixed = ((sector & 0x7fffffffu) >> CHANNEL) * SALT ^ salt * 0x85ebca6bu;
    mixed ^= mixed >> 15;
    mixed *= 0x2c1b3c6du;
    mixed ^= mixed >> 13;
    return WAITS[mixed >> 27];
}

/* Lines of sectors that follow each other in the record, each once where its sectors do. */
static int64_t lines_of(const Model *m, int64_t at, int64_t count) {
    int64_t lines = 0;
    for (int64_t i = 0; i < count; i++) lines += !i || m->sectors[at + i] >> 2 != m->sectors[at + i - 1] >> 2;
    return lines;
}

/* A read waits for DRAM though another multiprocessor has asked for its lines: clusters that read the same lines wait for the
   answer to the first of them. */
static bool is_late(Model *m, const Slot *slot, uint8_t whose) {
    m->delayed[whose] += slot->salt < m->slots ? m->late_first[whose] : m->late_then[whose];
    if (m->delayed[whose] < 1) return false;
    m->delayed[whose]--;
    return true;
}

/* When the answer to the first cluster is there for one that asks `from` a time on. A cluster that is behind waits less than
   the first one, and so it catches up, step by step. */
static double answer_to_first(Model *m, Slot *slot, uint8_t whose, double from, double waits) {
    const double takes = m->late_latency[whose] + load_of_dram(m, from, 0, false, waits);
    if (from >= slot->behind) {
        if (slot->behind > 0) slot->lag = max(slot->lag - (takes - m->l2_latency), 0);
        slot->behind = from + max(takes - slot->lag, m->l2_latency);
    }
    return from + takes - slot->lag;
}

/* Sectors of so many lines from or to L2 and DRAM, so many bytes a clock; returns when the last is there. The L2 looks up a
   tag for each request, which has sectors of one line, and once more for what comes from DRAM, 64 bytes at most. `waits`: as
   of `load_of_dram`. */
static double beyond(Model *m, const Warp *w, const uint8_t *whose, int64_t count, int64_t lines, double from, double bytes,
                     bool writes, double waits) {
    double misses = 0;
    int64_t tags = lines;
    for (int64_t i = 0; i < count; i++) {
        const uint8_t one = whose[i];
        m->requests[one]++;
        if ((m->missed[one] += m->miss[one]) >= m->fetch[one]) {
            m->missed[one] -= m->fetch[one];
            misses += m->fetch[one];
            tags += !writes;
        }
    }
    const double least = count * 32 / m->port;
    double done = take_shared(m, w, P_L2, from, max(count * 32 / bytes, tags * m->l2_request), least);
    m->l2_total += count * 32;
    Slot *slot = &m->slot[w->slot];
    const bool late = !writes && count && is_late(m, slot, *whose);
    if (misses) {
        m->dram_total += misses * 32;
        const double clocks = misses * 32 / m->dram_bytes, dram = take_shared(m, w, P_DRAM, from, clocks, misses * 32 / m->port);
        double longer = load_of_dram(m, from, clocks / m->cluster_size, writes, waits);
        longer += (int64_t)((misses - 1) / 4) * m->dram_line;
        return max(done + m->l2_latency, dram + m->dram_latency + longer);
    }
    if (late) return max(done + m->l2_latency, answer_to_first(m, slot, *whose, from, waits));
    return done + m->l2_latency;
}

/* What of a load the L1 has not: how many sectors, whose they are, and where they will lie. The L1 has a tag for each line,
   and a line's sectors come one by one. `*lines`: how many lines they lie in; `*held`: when those that it has, or that are on their way to it, are there. */
static int64_t lacks(Model *m, const Warp *w, const Record *r, uint8_t *whose, double **place, int64_t *lines,
                     double *held) {
    int64_t count = 0;
    uint32_t last = 0;
    const uint32_t salt = m->slot[w->slot].salt * SALT;
    for (int64_t i = 0; i < r->a; i++) {
        const uint32_t sector = m->sectors[r->at + i], part = sector & 3, line = sector >> 2;
        const uint32_t key = (sector >> 31 ? line : line + salt) << 4; /* the sectors that are there: the low 4 bits */
        const uint32_t spread = (key >> 4) * 2654435761u; /* of lines side by side, over all sets, however many */
        const int64_t set = w->rank * m->sets + ((uint64_t)spread * (uint64_t)m->sets >> 32);
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
        *lines += !count || line != last;
        last = line;
        place[count] = &found->there[part];
        whose[count++] = m->allocation[r->at + i];
    }
    return count;
}

/* An access begins at `now`; returns when its result is there. `*read`: when its operands are read. */
static double access(Model *m, Warp *w, const Record *r, double now, double *read) {
    const double tags = __builtin_ceil(r->lines / m->l1_lines), data = r->kind == T_LOAD ? r->columns : max((double)r->columns, r->a / m->l1_sectors);
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
        int64_t lines = 0;
        const int64_t count = lacks(m, w, r, whose, place, &lines, &held);
        const double waits = share_of_wait(m->sectors[r->at], (uint32_t)m->slot[w->slot].salt);
        done = count ? beyond(m, w, whose, count, lines, end, m->l2_bytes, false, waits) : end;
        for (int64_t i = 0; i < count; i++) *place[i] = done;
        done = max(done, held);
    } else {
        double bytes = r->kind == T_ATOMIC ? m->atomic_bytes : m->l2_bytes;
        if (r->partial && r->kind == T_ATOMIC) bytes = m->apart_bytes * r->a / r->partial;
        else if (r->partial) bytes = r->a > bytes / m->partial_bytes * r->partial ? bytes : m->partial_bytes * r->a / r->partial;
        done = beyond(m, w, m->allocation + r->at, r->a, r->lines, end, bytes, true, 1);
        if (r->kind == T_ATOMIC) {
            const uint8_t whose = m->allocation[r->at];
            const double clocks = max((double)r->a, (double)r->partial) * m->visit[whose];
            if (clocks > 0) done = max(done, (m->visited[whose] = max(m->visited[whose], end) + clocks) + m->l2_latency);
            done += m->atomic_latency;
        }
        double *pipe = free_at(m, w, P_MEMORY);
        *pipe = max(*pipe, max(*free_at(m, w, P_L2), *free_at(m, w, P_DRAM)) - BACKLOG);
        if (r->kind == T_STORE) w->stored = max(w->stored, end);
    }
    if (r->kind == T_ASYNC) {
        w->copies_open = max(w->copies_open, done);
        w->async_done = max(w->async_done, done);
    }
    return done;
}

/* Whether the next of the accesses to local memory is of the part that a cache has not. */
static bool is_missed(double *missed, double part) {
    *missed += part;
    if (*missed < 1) return false;
    --*missed;
    return true;
}

/* An access of local memory: `cost` has the bytes of a lane, and a store no latency. The L1 has what it has room for, but
   writes all that is stored through to the L2; what that has no room for goes on to DRAM, and comes from there. */
static double local(Model *m, Warp *w, const Code *c, double now) {
    const double sectors = c->cost / 16, end = take(m, w, P_MEMORY, now, max(sectors / 4, 1));
    const bool loads = c->latency;
    if (loads && !is_missed(&m->local_missed[2], m->local_l2)) return end + m->l1_latency;
    const double clocks = max(sectors * 32 / m->l2_bytes, sectors / 4 * m->l2_request), least = sectors * 32 / m->port;
    double done = take_shared(m, w, P_L2, end, clocks, least), late = m->l2_latency;
    m->l2_total += sectors * 32;
    if (is_missed(&m->local_missed[loads], m->local_dram[loads])) {
        const double taken = sectors * 32 / m->dram_bytes;
        done = max(done, take_shared(m, w, P_DRAM, end, taken, least));
        late = m->dram_latency + load_of_dram(m, end, taken / m->cluster_size, !loads, 1);
        m->dram_total += sectors * 32;
    }
    double *pipe = free_at(m, w, P_MEMORY);
    *pipe = max(*pipe, max(*free_at(m, w, P_L2), *free_at(m, w, P_DRAM)) - BACKLOG);
    return loads ? done + late : end;
}
