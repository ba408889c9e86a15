/* bar.sync by a whole warp. */
#pragma once
#include "../native/barrier_table.h"
#include "../races/accesses.h"

/* Arrives, and leaves in the frame whether the warp has to wait (WAITS), and that others may run (STATUS). True, with
   nothing done, where Python has to do it: some lanes are missing, something is wrong, or a bar.red takes part. `number`
   is that of the barrier, `given` how many threads it is for; null: for all of the CTA. */
bool barrier_sync(Frame *w, uint64_t site, uint32_t mask, const uint64_t *number, const uint64_t *given) {
    Barriers *table = w->barriers;
    const uint64_t threads = given ? *given : 0, needed = given ? threads : table->living;
    if (~mask || *number >= BARRIER_TABLE_COUNT || (given && (!threads || threads % LANES))) return true;
    Barrier *row = &table->rows[*number];
    const bool first = !row->arrived;
    const uint64_t now = row->arrived + LANES;
    if ((!first && row->threads != threads) || row->votes || now > needed) return true;
    if (w->races) release(w->races, row->joined, first);
    const uint64_t waiters = row->waiters | 1ull << w->number;
    w->status = FRAME_SUSPEND;
    if (now < needed) {
        row->arrived = now;
        row->threads = threads;
        row->waiters = waiters;
        w->waits = (site + 1) << BARRIER_TABLE_WAIT_SITE | *number;
        return false;
    }
    row->arrived = row->threads = row->waiters = 0;
    row->phase++;
    if (w->races) publish(row->joined, given ? 0 : table->final, table->contexts, waiters, table->slots);
    return false;
}
