/* Warps that wait: in a list, for other warps, or until a time that is known. */
#pragma once
#include "pipes.h"

/* A warp that waited goes on. */
static void wakes(Model *m, Warp *w, double time) {
    const double at = max(w->ready, time);
    stalled(m, w->place, w->reason, at - w->last);
    spans(m, w, S_WAIT, w->reason, w->last, at, w->place);
    w->ready = w->last = at;
    w->blocked = 0;
    push(m, at, (int32_t)(w - m->warp));
}

static void wake_all(Model *m, int32_t *list, double time) {
    for (int32_t at = *list; at >= 0;) {
        Warp *w = &m->warp[at];
        at = w->next;
        wakes(m, w, time);
    }
    *list = -1;
}

/* The warp waits in a list. */
static bool blocks(Model *m, Warp *w, int32_t *list, int reason, int32_t place) {
    w->reason = reason;
    w->place = place;
    w->next = *list;
    w->blocked = 1;
    *list = (int32_t)(w - m->warp);
    return true;
}

/* The warp waits until a time that is known. */
static bool until(Model *m, Warp *w, double time, int reason, int32_t place) {
    if (time > w->ready) {
        stalled(m, place, reason, time - w->last - 1);
        spans(m, w, S_WAIT, reason, w->last + 1, time, place);
        w->ready = time;
        w->last = time - 1;
    }
    return false;
}
