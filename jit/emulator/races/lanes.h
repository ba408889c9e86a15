/* Which lane of a warp wrote, or read, each byte of a cell of shared memory last, since the warp's clock went on.

   A word has a byte for each byte of the cell: the lane, from 1 on; LANES_SEVERAL where there were several; 0 where none is
   known. It belongs to the stamp beside it, and holds only as long as that has the warp's clock: what makes the clock go
   on, such as a barrier of the warp, orders the lanes. */
#pragma once
#include "layout.h"

#define LANES_SEVERAL 0xffull

/* A word with all bits of each byte whose bit is set in `bytes`. */
INLINE uint64_t spread(uint64_t bytes) { return (bytes * 0x00204081 & 0x01010101) * 0xff; }

/* Both stamps have the same instruction. */
INLINE bool same_site(uint64_t one, uint64_t other) { return !((one ^ other) >> 4 & LAYOUT_SITES); }

/* The lane in each byte of a word. */
INLINE uint32_t each_byte(uint64_t lane) { return lane * 0x01010101; }

/* The byte of a lane other than `lane` in a word, or 0. Whether `several` lanes are known to have another among them: of
   reads they are; lanes that wrote one byte together wrote the same value, `lane` too perhaps. */
INLINE uint64_t another_lane(uint32_t word, uint64_t lane, bool several) {
    for (uint32_t rest = word; rest; rest >>= 8) {
        const uint64_t one = rest & 0xff;
        if (one && one != lane && (several || one != LANES_SEVERAL)) return one;
    }
    return 0;
}

/* The lane has the bytes `mask` of a cell; what was there before holds on where the clock `goes_on`. Bytes that others have
   had since are those of several. */
INLINE void note_lane(uint32_t *word, uint64_t mask, uint64_t lane, bool goes_on) {
    const uint32_t here = spread(mask), mine = here & each_byte(lane), old = goes_on ? *word : 0;
    uint32_t several = 0;
    if (old & here && (old & here) != mine && lane)
        for (uint32_t i = 0; i < 32; i += 8)
            if (here >> i & 0xff && old >> i & 0xff && (old >> i & 0xff) != lane) several |= (uint32_t)LANES_SEVERAL << i;
    *word = (old & ~here) | mine | several;
}

/* Whether a store puts at the bytes `mask` of a cell what is there. */
APART bool same_cell(uint64_t mask, const uint8_t *new, const uint8_t *old) {
    for (int i = 0; i < OWNERS_CELL; i++)
        if (mask >> i & 1 && new[i] != old[i]) return false;
    return true;
}

/* Whether two lanes of a mask have the same address, in shared or global memory; then the frame has the lanes, the
   second above bit 8, and the address. */
uint32_t share_a_place(Frame *w, const uint64_t *addresses, uint32_t mask) {
    if (!w->races) return 0;
    uint64_t before = 0;
    bool rises = true;
    EACH(lane, mask) {
        rises = rises && addresses[lane] > before;
        before = addresses[lane];
    }
    if (rises) return 0;
    EACH(one, mask) {
        const uint64_t at = addresses[one], tag = at >> 48;
        if (tag && tag != FRAME_SHARED_TAG) continue;
        for (uint32_t other = one + 1; other < LANES; other++)
            if (mask >> other & 1 && addresses[other] == at) {
                w->fault_lane = one | other << 8;
                w->fault_address = at;
                return 1;
            }
    }
    return 0;
}
