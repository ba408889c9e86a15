/* A cluster of one CTA starts, and its warps end, while native code runs it: what state.py does then. */
#include "generated/whole_clusters.h"
#include "layout.h"

typedef uint32_t Clocks __attribute__((vector_size(64), aligned(4)));
#define WIDE 16

typedef struct {
    Context *contexts;
    uint32_t *seen, *top, *newest, *final;
    uint64_t warps, slots, causal, sure, first_mbarrier, *acquired;
    uint32_t *known;
    uint64_t clusters, *remote;
} Watched;
AT(Watched, contexts, 8 * WHOLE_CLUSTERS_CONTEXTS); AT(Watched, seen, 8 * WHOLE_CLUSTERS_SEEN);
AT(Watched, top, 8 * WHOLE_CLUSTERS_TOP);           AT(Watched, newest, 8 * WHOLE_CLUSTERS_NEWEST);
AT(Watched, final, 8 * WHOLE_CLUSTERS_FINAL);       AT(Watched, warps, 8 * WHOLE_CLUSTERS_WARPS);
AT(Watched, slots, 8 * WHOLE_CLUSTERS_SLOTS);       AT(Watched, causal, 8 * WHOLE_CLUSTERS_CAUSAL);
AT(Watched, sure, 8 * WHOLE_CLUSTERS_SURE);         AT(Watched, first_mbarrier, 8 * WHOLE_CLUSTERS_FIRST_MBARRIER);
AT(Watched, acquired, 8 * WHOLE_CLUSTERS_ACQUIRED); AT(Watched, known, 8 * WHOLE_CLUSTERS_KNOWN);
AT(Watched, clusters, 8 * WHOLE_CLUSTERS_CLUSTERS); AT(Watched, remote, 8 * WHOLE_CLUSTERS_REMOTE);

/* to[i] = max(to[i], from[i]), of a multiple of 16. */
INLINE void join(uint32_t *to, const uint32_t *from, uint64_t count) {
    for (uint64_t i = 0; i < count; i += WIDE)
        *(Clocks *)(to + i) = __builtin_elementwise_max(*(Clocks *)(to + i), *(const Clocks *)(from + i));
}

/* Races.start() of the cluster with this number. */
void starts(const Watched *d, uint64_t number) {
    const uint64_t n = d->warps, slots = d->slots;
    for (uint64_t i = n; i < d->first_mbarrier; i++) d->top[i]++;
    d->acquired[0] = 0;
    __builtin_memset(d->known, 0, 4 * d->clusters);
    __builtin_memcpy(d->newest, d->top, 4 * slots);
    for (uint64_t w = 0; w < n; w++) join(d->newest, d->seen + 2 * w * slots, slots);
    for (uint64_t row = 0; row < 2 * n; row++) __builtin_memcpy(d->seen + row * slots, d->newest, 4 * slots);
    for (uint64_t w = 0; w < n; w++) {
        uint32_t *own = d->seen + 2 * w * slots + w;
        const uint64_t clock = ++*own;
        Context *c = &d->contexts[w];
        own[d->causal] = own[d->sure] = (uint32_t)clock;
        c->owner = number << OWNERS_OWNER_SHIFT;
        c->stamp = clock << 32 | (uint32_t)c->stamp;
        c->since = 0;
        c->met = c->meeting = clock;
        d->remote[w] = 0;
    }
    __builtin_memset(d->final, 0, 8 * slots);
}

/* Races.ended() */
void ends(const Watched *d, uint64_t w) {
    const uint64_t slots = d->slots;
    uint32_t *row = d->seen + 2 * w * slots, *own = row + w;
    Context *c = &d->contexts[w];
    join(d->final, row, 2 * slots);
    const uint64_t clock = ++*own;
    c->since = 0;
    c->met = c->meeting = clock;
    own[d->causal] = own[d->sure] = (uint32_t)clock;
    c->stamp = clock << 32;
}
