/* Clocks: what a warp has observed (vc), what of it is visible to the async proxy (pvc), and how both are passed on. */
#pragma once
#include "lanes_signal.h"

typedef uint32_t Clocks __attribute__((vector_size(64), aligned(4)));

/* a[i] = max(a[i], b[i]) for i < n, a multiple of 16. */
static void join(uint32_t *a, const uint32_t *b, uint64_t n) {
    for (uint64_t i = 0; i < n; i += 16)
        *(Clocks *)(a + i) = __builtin_elementwise_max(*(Clocks *)(a + i), *(const Clocks *)(b + i));
}

/* What a warp does from now on is not part of what it has released. */
static void tick(Context *c) {
    const uint32_t clock = ++c->vc[c->slot];
    c->vc[c->causal + c->slot] = c->vc[c->sure + c->slot] = clock;
    c->stamp = (uint64_t)clock << 32;
}

/* A whole warp arrives at a barrier: `joined`, [2][slots], has the clocks of those who arrived. */
void release(Context *c, uint32_t *joined, uint32_t first) {
    if (first) __builtin_memset(joined, 0, 8 * c->slots);
    join(joined, c->vc, c->slots);
    join(joined + c->slots, c->pvc, c->slots);
    tick(c);
    all_met(c, c->stamp >> 32);
}

/* A barrier completes: those who wait, a bit each, observe its clocks, and what the warps that have ended did, if
   `final` has their clocks and is not null. */
void publish(uint32_t *joined, const uint32_t *final, Context **contexts, uint64_t waiters, uint64_t n) {
    if (final) {
        join(joined, final, n);
        join(joined + n, final + n, n);
    }
    for (; waiters; waiters &= waiters - 1) {
        const Context *c = contexts[__builtin_ctzll(waiters)];
        join(c->vc, joined, n);
        join(c->pvc, joined + n, n);
    }
}

/* An address that is used for synchronisation passes on what its users have observed; of what counts as known in global
   memory, only what a fence or a release precedes. */
static void sync(Context *c, uint64_t word, uint64_t how) {
    const uint64_t n = c->slots, row = (word & (LAYOUT_SYNC_ROWS - 1)) * n;
    uint32_t *vc = c->sync_vc + row, *pvc = c->sync_pvc + row;
    if (how < LAYOUT_RELEASE) {
        join(c->vc, vc, n);
        join(c->pvc, pvc, n);
    }
    if (how != LAYOUT_ACQUIRE) {
        join(vc, c->vc, c->causal);
        join(vc + c->causal, c->fenced, stride(c));
        join(vc + c->sure, c->vc + c->sure, stride(c));
        join(pvc, c->pvc, n);
    }
}

/* A release or a fence of any scope, by some lanes of a warp: flags that the warp sets after it pass on what it knows. */
void fence_warps(Frame *w, uint32_t lanes) {
    Context *c = w->races;
    if (!lanes || !c) return;
    __builtin_memcpy(c->fenced, c->vc + c->causal, 4 * stride(c));
    tick(c);
}

/* A release, or a fence of the chip's scope, by some lanes of a warp: what the warp has observed is covered by it. */
void covers(Frame *w, uint32_t lanes) {
    Context *c = w->races;
    if (!lanes || !c || !c->covered) return;
    join(c->covered + (c->owner >> OWNERS_OWNER_SHIFT) * stride(c), c->vc, stride(c));
    tick(c);
}

/* fence.proxy.async by some lanes of a warp: what the warp has observed is now visible to the async proxy. */
void fence_proxy(Frame *w, uint32_t lanes) {
    Context *c = w->races;
    if (!lanes || !c) return;
    join(c->pvc, c->vc, c->slots);
    tick(c);
}

/* Some lanes of a warp meet: what they do from now on comes after what they did before. */
void lanes_meet(Frame *w, uint32_t lanes) {
    Context *c = w->races;
    if (!lanes || !c) return;
    tick(c);
    c->since &= ~(uint64_t)lanes;
    c->met = c->meeting = c->stamp >> 32;
}

/* A warp executes an instruction that all of its lanes execute together: one that signals then counts as all of them,
   though the instruction orders no memory. */
void lanes_together(Frame *w) {
    if (w->races) w->races->since = 0;
}
