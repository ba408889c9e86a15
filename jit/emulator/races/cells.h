/* The shadow of shared memory: a stamp for the last write of each cell and for the reads of each slot. */
#pragma once
#include "lanes_signal.h"
#include "twins.h"

/* `vc`: the clocks that the warp has observed, `pvc`: those whose writes its proxy sees; `slot` and `stamp`: who it is,
   `how`: what it does; `lane`: of the warp, from 1 on, or 0 where it is not one lane's access. */
typedef struct {
    Context *context;
    const uint32_t *vc, *pvc;
    Shadow *shadow;
    uint64_t slot, stamp, how, lane;
} Access;

/* One cell of shared memory: true where the access is not ordered after an earlier one. `mask` says which of the cell's
   four bytes the access has.

   Every write that overlaps must be in `vc`, or both are atomics. What it wrote must be in `pvc` too. A read is then
   noted, in the slot's own column; a write must come after the reads in all columns, which it finds through the bits of
   `readers` (a bit stands for every 64th column).

   A store by a warp that puts at the cell what an earlier one of another warp has left there, `new` and `old` are its
   bytes, does not have to be ordered after it: record() then reports EQUAL. The earlier stamp goes to the column of its
   slot in the twins, found like the reads, and the new one gets the bit TWINNED: whoever comes later is held against
   both. */
INLINE bool races_at(const Access a, uint64_t cell, uint64_t mask, const uint8_t *new, const uint8_t *old) {
    Shadow *sh = a.shadow;
    const uint64_t w = sh->writes[cell], t = sh->writers[cell], clock = w >> 32, at = cell * OWNERS_CELL;
    bool twin = false, others = false;
    if (w & mask && !(w & a.stamp & LAYOUT_ATOMIC)) {
        if (clock > a.vc[sure_slot(a.context, t)] && clock <= a.vc[t])
            doubt(a.context, at, t, w, sh->lane_writes[cell] & spread(w & mask), false, a.stamp >> 4 & LAYOUT_SITES);
        if (clock > a.vc[t]) {
            if (!alike(a.context, t, w & LAYOUT_ATOMIC, mask, new, old))
                return record(a.context, LAYOUT_UNORDERED, at, t, w);
            twin = record(a.context, LAYOUT_EQUAL, at, t, w);
        } else if (clock > a.pvc[t]) {
            return record(a.context, LAYOUT_UNFENCED, at, t, w);
        }
    }
    if (a.lane && t == a.slot && clock == a.stamp >> 32 && w & mask && !(a.how == LAYOUT_WRITE && same_site(w, a.stamp))) {
        const uint64_t other = another_lane(sh->lane_writes[cell] & spread(w & mask), a.lane, false);
        if (other && !(new && same_cell(mask, new, old))) return record(a.context, LAYOUT_LANE_WROTE, at, t | other << 32, w);
    }
    const bool twinned = w & LAYOUT_TWINNED;
    if (twinned) {
        const uint64_t met = twins(a.context, a.vc, a.pvc, sh, cell, mask, a.slot, new, old);
        if (met == 2) return true;
        others = met;
    }
    const uint64_t columns = sh->columns, cells = sh->cells, bits = sh->readers[cell];
    if (a.how == LAYOUT_READ) {
        if (a.slot < columns) {
            uint64_t *read = &sh->reads[a.slot * cells + cell];
            const bool goes_on = *read >> 32 == a.stamp >> 32;
            if (a.lane) note_lane(&sh->lane_reads[a.slot * cells + cell], mask, a.lane, goes_on);
            *read = a.stamp | mask | (goes_on ? *read & 15 : 0);
            sh->readers[cell] = bits | 1ull << (a.slot & 63);
        }
        return false;
    }
    for (uint64_t rest = bits; rest; rest &= rest - 1)
        for (uint64_t column = __builtin_ctzll(rest); column < columns; column += 64) {
            const uint64_t read = sh->reads[column * cells + cell];
            if (!(read & mask) || read >> 32 <= a.vc[sure_slot(a.context, column)]) continue;
            if (read >> 32 > a.vc[column]) return record(a.context, LAYOUT_READ_BEFORE, at, column, read);
            doubt(a.context, at, column, read, sh->lane_reads[column * cells + cell] & spread(read & mask), true,
                  a.stamp >> 4 & LAYOUT_SITES);
        }
    const bool again = t == a.slot && clock == a.stamp >> 32, atomic = a.how == LAYOUT_UPDATE, full = mask == 15;
    if (a.lane && !atomic && bits >> (a.slot & 63) & 1) {
        const uint64_t read = sh->reads[a.slot * cells + cell];
        if (read & mask && read >> 32 == a.stamp >> 32) {
            const uint64_t other = another_lane(sh->lane_reads[a.slot * cells + cell] & spread(read & mask), a.lane, true);
            if (other && !(new && same_cell(mask, new, old)))
                return record(a.context, LAYOUT_LANE_READ, at, a.slot | other << 32, read);
        }
    }
    if (a.slot < a.context->warps) note_lane(&sh->lane_writes[cell], mask, atomic ? 0 : a.lane, again);
    /* An atomic after a plain write by the same warp leaves the plain one's stamp: other atomics race with that. The
       twins stay while one of them is not ordered before this write, or has bytes that it does not write. */
    const bool stay = (twinned && (again || !full)) || others || twin;
    sh->writes[cell] = (again && atomic ? w : a.stamp) | mask | (again ? w & 15 : 0) | (stay ? LAYOUT_TWINNED : 0);
    if (twin) add_twin(sh, cell, t, w);
    sh->writers[cell] = a.slot;
    if (atomic != full) sh->readers[cell] = 0;
    return false;
}

/* The same of all cells of `size` bytes at an offset of shared memory. Of a store, `new` has its bytes, with the place
   in the first cell before them, and `old` those that are there. */
static bool races_in(const Access *access, uint64_t offset, uint64_t size, const uint8_t *new, const uint8_t *old) {
    const Access a = *access;
    const uint64_t first = offset / OWNERS_CELL, mask = bytes_of(offset, size);
    for (uint64_t cell = first; cell < (offset + size + OWNERS_CELL - 1) / OWNERS_CELL; cell++) {
        const uint64_t skip = (cell - first) * OWNERS_CELL;
        if (races_at(a, cell, mask, new ? new + skip : 0, old ? old + skip : 0)) return true;
    }
    return false;
}
