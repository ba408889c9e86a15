/* A CTA's table of named barriers; barrier_table.py says what its words are. */
#pragma once
#include "generated/barrier_table.h"
#include "llvm/vectors.h"

typedef struct {
    uint64_t arrived, threads, phase, waiters, votes;
    uint32_t *joined;
    uint64_t unused[2];
} Barrier;
AT(Barrier, arrived, 8 * BARRIER_TABLE_ARRIVED); AT(Barrier, threads, 8 * BARRIER_TABLE_THREADS);
AT(Barrier, phase, 8 * BARRIER_TABLE_PHASE);     AT(Barrier, waiters, 8 * BARRIER_TABLE_WAITERS);
AT(Barrier, votes, 8 * BARRIER_TABLE_VOTES);     AT(Barrier, joined, 8 * BARRIER_TABLE_JOINED);
_Static_assert(sizeof(Barrier) == 8 * BARRIER_TABLE_ROW, "Barrier");

typedef struct Barriers {
    uint64_t living;
    struct Context **contexts;
    const uint32_t *final;
    uint64_t slots, unused[4];
    Barrier rows[BARRIER_TABLE_COUNT];
} Barriers;
AT(Barriers, living, 8 * BARRIER_TABLE_LIVING); AT(Barriers, contexts, 8 * BARRIER_TABLE_CONTEXTS);
AT(Barriers, final, 8 * BARRIER_TABLE_FINAL);   AT(Barriers, slots, 8 * BARRIER_TABLE_SLOTS);
AT(Barriers, rows, 8 * BARRIER_TABLE_ROWS);
