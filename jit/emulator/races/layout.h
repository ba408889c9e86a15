/* What the race detector keeps: layout.py and ../machine/owners.py say what the words are. */
#pragma once
#include "../machine/generated/owners.h"
#include "../machine/generated/write_history.h"
#include "../native/frame.h"
#include "generated/layout.h"

/* Which warps of a cluster read a cell of global memory. */
typedef struct {
    uint64_t last, other;
    uint32_t last_site, other_site;
    uint64_t owner, copy;
} Reads;
_Static_assert(sizeof(Reads) == 8 * OWNERS_READS, "Reads");

/* Which of them read a block of cells that the cluster has not written, and which cells. */
typedef struct {
    uint64_t last, other;
    uint32_t last_cells, other_cells, last_site, other_site;
    uint64_t owner;
} Block;
_Static_assert(sizeof(Block) == 8 * OWNERS_READERS_OF_BLOCK, "Block");

/* Who wrote a byte of global memory last, and who before. */
typedef struct {
    uint64_t stamp, who, before_stamp, before_who;
} Entry;
AT(Entry, stamp, 8 * WRITE_HISTORY_STAMP);               AT(Entry, who, 8 * WRITE_HISTORY_WHO);
AT(Entry, before_stamp, 8 * WRITE_HISTORY_BEFORE_STAMP); AT(Entry, before_who, 8 * WRITE_HISTORY_BEFORE_WHO);
_Static_assert(sizeof(Entry) == 8 * WRITE_HISTORY_ENTRY, "Entry");

/* Global memory of one allocation. */
typedef struct {
    uint64_t low, high;
    uint64_t *owners, *touched, *looked, *times, *readers, *written;
    Reads *read;
    Block *blocks;
    uint64_t away;
    uint8_t *seen;
    Entry *history;
} Span;
AT(Span, low, 8 * OWNERS_LOW);         AT(Span, high, 8 * OWNERS_HIGH);       AT(Span, owners, 8 * OWNERS_OWNERS);
AT(Span, touched, 8 * OWNERS_TOUCHED); AT(Span, looked, 8 * OWNERS_LOOKED);   AT(Span, times, 8 * OWNERS_TIMES);
AT(Span, readers, 8 * OWNERS_READERS); AT(Span, written, 8 * OWNERS_WRITTEN); AT(Span, read, 8 * OWNERS_READ);
AT(Span, blocks, 8 * OWNERS_BLOCKS);     AT(Span, away, 8 * OWNERS_AWAY);
AT(Span, seen, 8 * OWNERS_SEEN);         AT(Span, history, 8 * OWNERS_HISTORY);
_Static_assert(sizeof(Span) == 8 * OWNERS_SPAN, "Span");

/* Shared memory of one CTA. */
typedef struct {
    uint64_t *writes;
    uint16_t *writers;
    uint64_t *readers, *reads, *twin_bits, *twins;
    uint32_t *lane_writes, *lane_reads;
    uint64_t cells, columns;
} Shadow;
AT(Shadow, writes, 8 * LAYOUT_WRITES); AT(Shadow, writers, 8 * LAYOUT_WRITERS);     AT(Shadow, readers, 8 * LAYOUT_READERS);
AT(Shadow, reads, 8 * LAYOUT_READS);   AT(Shadow, twin_bits, 8 * LAYOUT_TWIN_BITS); AT(Shadow, twins, 8 * LAYOUT_TWINS);
AT(Shadow, lane_writes, 8 * LAYOUT_LANE_WRITES); AT(Shadow, lane_reads, 8 * LAYOUT_LANE_READS);
AT(Shadow, cells, 8 * LAYOUT_CELLS);   AT(Shadow, columns, 8 * LAYOUT_COLUMNS);

/* The lanes of a warp that have signalled others behind a meeting, and where the last of them did. */
typedef struct {
    uint64_t met, lanes, site;
} Signal;
_Static_assert(sizeof(Signal) == 8 * LAYOUT_SIGNAL, "Signal");

/* An access at a site that a signal lets come after an earlier one by another lane (0: by several). */
typedef struct {
    uint64_t slot, where, earlier, lane, was_read, site, signalled, lanes;
} Doubt;
_Static_assert(sizeof(Doubt) == 8 * LAYOUT_DOUBT, "Doubt");
typedef struct {
    uint64_t count;
    Doubt rows[LAYOUT_MOST_DOUBTS];
} Doubts;

/* A warp. */
typedef struct Context {
    uint32_t *vc, *pvc;
    uint64_t slot, stamp;
    Shadow **shadows;
    uint64_t ctas, slots;
    uint32_t *sync_vc, *sync_pvc;
    const Span *spans;
    uint64_t span_count, owner;
    uint64_t *acquired; /* whether the cluster has; and MAY_STOP to STOPPED */
    uint64_t kind, offset, other, other_stamp, lane, rank, last_span;
    uint64_t *remote, warps, *reported;
    uint32_t *released, *known;
    uint64_t clusters;
    uint32_t *covered;
    uint64_t causal;
    uint32_t *fenced;
    uint64_t histories, sure, since, met;
    Signal *signals;
    Doubts *doubts;
    uint64_t meeting;
} Context;
AT(Context, vc, 8 * LAYOUT_VC);                 AT(Context, pvc, 8 * LAYOUT_PVC);
AT(Context, slot, 8 * LAYOUT_SLOT);             AT(Context, stamp, 8 * LAYOUT_STAMP);
AT(Context, shadows, 8 * LAYOUT_SHADOWS);       AT(Context, ctas, 8 * LAYOUT_CTAS);
AT(Context, slots, 8 * LAYOUT_SLOTS);           AT(Context, sync_vc, 8 * LAYOUT_SYNC_VC);
AT(Context, sync_pvc, 8 * LAYOUT_SYNC_PVC);     AT(Context, spans, 8 * LAYOUT_SPANS);
AT(Context, span_count, 8 * LAYOUT_SPAN_COUNT); AT(Context, owner, 8 * LAYOUT_OWNER);
AT(Context, acquired, 8 * LAYOUT_ACQUIRED);     AT(Context, kind, 8 * LAYOUT_KIND);
AT(Context, offset, 8 * LAYOUT_OFFSET);         AT(Context, other, 8 * LAYOUT_OTHER);
AT(Context, other_stamp, 8 * LAYOUT_OTHER_STAMP); AT(Context, lane, 8 * LAYOUT_LANE);
AT(Context, rank, 8 * LAYOUT_RANK);             AT(Context, last_span, 8 * LAYOUT_LAST_SPAN);
AT(Context, remote, 8 * LAYOUT_REMOTE);         AT(Context, warps, 8 * LAYOUT_WARPS);
AT(Context, reported, 8 * LAYOUT_REPORTED);             AT(Context, released, 8 * LAYOUT_RELEASED);
AT(Context, known, 8 * LAYOUT_KNOWN);           AT(Context, clusters, 8 * LAYOUT_CLUSTERS);
AT(Context, covered, 8 * LAYOUT_COVERED);       AT(Context, causal, 8 * LAYOUT_CAUSAL);
AT(Context, fenced, 8 * LAYOUT_FENCED);         AT(Context, histories, 8 * LAYOUT_HISTORIES);
AT(Context, sure, 8 * LAYOUT_SURE);             AT(Context, since, 8 * LAYOUT_SINCE);
AT(Context, met, 8 * LAYOUT_MET);               AT(Context, signals, 8 * LAYOUT_SIGNALS);
AT(Context, doubts, 8 * LAYOUT_DOUBTS);         AT(Context, meeting, 8 * LAYOUT_MEETING);

/* Leaves in a warp's context what is wrong: the kind, the place, the slot and the stamp of the earlier access. */
APART bool record(Context *c, uint64_t kind, uint64_t offset, uint64_t other, uint64_t stamp) {
    c->kind = kind;
    c->offset = offset;
    c->other = other;
    c->other_stamp = stamp;
    return true;
}

/* Of a cell's four bytes, those that an access of `size` bytes at an address has: all, unless it is smaller. */
INLINE uint64_t bytes_of(uint64_t at, uint64_t size) {
    return size < OWNERS_CELL ? ((1ull << size) - 1) << (at & (OWNERS_CELL - 1)) & 15 : 15;
}

/* A warp's row of the covered clocks has room for a multiple of 16. */
INLINE uint64_t stride(const Context *c) { return (c->warps + 15) & ~15ull; }
