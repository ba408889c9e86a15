/* The warps that can go on, in the order of modelled time: a binary heap. */
#pragma once
#include "llvm/vectors.h"
#include "model.h"

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
