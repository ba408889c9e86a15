/* Pipes that are taken for some clocks, and what is written down of them and of the warps: how busy each pipe is, stalls by
   place and reason, and the spans of the first cluster. */
#pragma once
#include "queue.h"

INLINE double *free_at(Model *m, const Warp *w, int pipe) {
    const int64_t part = pipe < SHARED_PIPES ? w->part : 0;
    return &m->pipe_free[(w->rank * 4 + part) * PIPES + pipe];
}

/* When a memory instruction of the warp's quarter can go into its queue: when the one has left that was as many before as it holds. */
INLINE double has_room(const Model *m, const Warp *w) {
    const int64_t quarter = w->rank * 4 + w->part, at = m->queue_count[quarter] - m->queue;
    return at >= 0 ? m->queued[quarter * QUEUE + at % QUEUE] : 0;
}

/* A memory instruction has left its queue. */
INLINE void leaves_queue(Model *m, const Warp *w, double time) {
    const int64_t quarter = w->rank * 4 + w->part;
    m->queued[quarter * QUEUE + m->queue_count[quarter]++ % QUEUE] = time;
}

static void works(Model *m, int pipe, double begin, double clocks) {
    int64_t window = begin / m->window;
    if (window >= m->windows) window = m->windows - 1;
    m->busy[window * PIPES + pipe] += clocks;
}

/* Takes a pipe for so many clocks, and returns when it has done the work. */
static double take(Model *m, const Warp *w, int pipe, double from, double clocks) {
    double *free = free_at(m, w, pipe);
    const double begin = max(from, *free);
    works(m, pipe, begin, clocks);
    return *free = begin + clocks;
}

/* Takes a part of what all multiprocessors share. Where clusters are no longer in step, others leave what they do not use, so
   what this one has left before is still its own: then the work lasts for `least` clocks, or longer where it has had all. */
static double take_shared(Model *m, const Warp *w, int pipe, double from, double clocks, double least) {
    double *free = free_at(m, w, pipe);
    if (m->slot[w->slot].salt < m->slots) return take(m, w, pipe, from, clocks);
    works(m, pipe, from, clocks);
    *free += clocks;
    return max(*free, from + least);
}

static void stalled(Model *m, int32_t place, int reason, double clocks) {
    if (clocks > 0) m->stalls[place * REASONS + reason] += clocks;
}

/* Keeps a span of the first cluster. */
static void spans(Model *m, const Warp *w, int kind, int reason, double begin, double end, int32_t place) {
    if (m->slot[w->slot].salt || end <= begin || !m->span_room) return;
    const int64_t at = m->span_count++;
    if (at < m->span_room)
        m->spans[at] = (Span){begin, end, w->about, (int32_t)(w->rank * m->warps + w->number), kind, reason, place};
}
