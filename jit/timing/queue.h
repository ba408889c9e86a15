/* The warps that can go on, in the order of modelled time: a binary heap. Of those of a quarter that could issue at one time
   that one goes first which issued last, then the youngest [Huerta and others, arXiv 2503.20481]. */
#pragma once
#include "llvm/vectors.h"
#include "model.h"

INLINE double max(double a, double b) { return a > b ? a : b; }

INLINE bool before(const Entry *a, const Entry *b) {
    return a->time < b->time || (a->time == b->time && a->order < b->order);
}

static void push(Model *m, double time, int32_t warp) {
    int64_t at = m->heap_size++;
    const Warp *w = &m->warp[warp];
    const double next = m->next_issue[w->rank * 4 + w->part];
    const bool again = w->last + 1 == next && time == next;
    const Entry made = {time, again ? INT64_MIN : -w->age, warp, 0};
    while (at && before(&made, &m->heap[(at - 1) / 2])) {
        m->heap[at] = m->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    m->heap[at] = made;
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
