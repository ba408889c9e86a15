/* A warp's queue of cp.async; copy_queue.py says what its words are. */
#pragma once
#include "generated/copy_queue.h"
#include "llvm/vectors.h"

typedef struct {
    uint64_t to;
    uint8_t *from;
    uint64_t present, size;
} Copy;

typedef struct Copies {
    uint64_t count, room;
    uint32_t *clock;
    uint64_t slot, met, met_at, unused[2];
    Copy entries[];
} Copies;
AT(Copies, count, 8 * COPY_QUEUE_COUNT); AT(Copies, room, 8 * COPY_QUEUE_ROOM); AT(Copies, clock, 8 * COPY_QUEUE_CLOCK);
AT(Copies, slot, 8 * COPY_QUEUE_SLOT);   AT(Copies, met, 8 * COPY_QUEUE_MET);   AT(Copies, met_at, 8 * COPY_QUEUE_MET_AT);
AT(Copies, entries, 8 * COPY_QUEUE_ENTRIES);
