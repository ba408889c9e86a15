/* What other native code asks the race detector, by the addresses that Python hands it; accesses.c and clocks.h have it. */
#pragma once
#include "layout.h"

uint32_t lanes(Frame *w, const uint64_t *addresses, uint32_t mask, uint64_t size, uint64_t site, uint64_t how,
               const uint8_t *values, uint64_t element);
int64_t pieces(Context *c, const uint32_t *pvc, Shadow *sh, const uint64_t *at, uint64_t n, uint64_t size, uint64_t slot,
               uint64_t stamp, uint64_t how);
void release(Context *c, uint32_t *joined, uint32_t first);
void publish(uint32_t *joined, const uint32_t *final, Context **contexts, uint64_t waiters, uint64_t n);

/* The shadow of the CTA's own shared memory; and the stamp of what a site hands to a slot whose clock it is. */
INLINE Shadow *own_shadow(const Frame *w) { return w->races->shadows[w->window >> FRAME_PEER_SHIFT]; }
INLINE uint64_t next_stamp(const uint32_t *clock, uint64_t site) { return ((uint64_t)*clock + 1) << 32 | site << 4; }
