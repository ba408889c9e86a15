/* A warp's frame; frame.py says what its words are. */
#pragma once
#include "generated/frame.h"
#include "llvm/vectors.h"

/* An allocation of global memory: its addresses, and how far from them its bytes lie in this process. */
typedef struct {
    uint64_t first, end, away;
} Interval;

typedef struct {
    uint8_t *shared;
    uint64_t shared_size;
    uint8_t *local;
    uint64_t local_size;
    Interval *intervals;
    uint64_t interval_count, fault_kind, fault_lane, fault_address, fault_size;
    uint8_t **peers; /* null: the CTA has ended */
    uint64_t peer_count;
    int64_t budget;
    uint64_t count;
    const uint8_t *params;
    uint32_t mask, status;
    ints pcs;
    uint64_t window;
    struct Context *races;
    struct Copies *copies;
    struct Products *products;
    const struct Form *const *forms;
    struct Barriers *barriers;
    uint64_t number, waits, trail_at, params_at;
} Frame;
AT(Frame, shared, FRAME_SHARED);                 AT(Frame, shared_size, FRAME_SHARED_SIZE);
AT(Frame, local, FRAME_LOCAL);                   AT(Frame, local_size, FRAME_LOCAL_SIZE);
AT(Frame, intervals, FRAME_INTERVALS);           AT(Frame, interval_count, FRAME_INTERVAL_COUNT);
AT(Frame, fault_kind, FRAME_FAULT_KIND);         AT(Frame, fault_lane, FRAME_FAULT_LANE);
AT(Frame, fault_address, FRAME_FAULT_ADDRESS);   AT(Frame, fault_size, FRAME_FAULT_SIZE);
AT(Frame, peers, FRAME_PEERS);                   AT(Frame, peer_count, FRAME_PEER_COUNT);
AT(Frame, budget, FRAME_BUDGET);                 AT(Frame, count, FRAME_COUNT);
AT(Frame, params, FRAME_PARAMS);                 AT(Frame, mask, FRAME_MASK);
AT(Frame, status, FRAME_STATUS);                 AT(Frame, pcs, FRAME_PCS);
AT(Frame, window, FRAME_WINDOW);                 AT(Frame, races, FRAME_RACES);
AT(Frame, copies, FRAME_COPIES);                 AT(Frame, products, FRAME_PRODUCTS);
AT(Frame, forms, FRAME_FORMS);                   AT(Frame, barriers, FRAME_BARRIERS);
AT(Frame, number, FRAME_NUMBER);                 AT(Frame, waits, FRAME_WAITS);
AT(Frame, trail_at, FRAME_TRAIL_AT);             AT(Frame, params_at, FRAME_PARAMS_AT);
