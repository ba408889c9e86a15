/* Stores of several warps that put the same bytes at the same place, with nothing that orders them [PTX ISA 8.7.2]. */
#pragma once
#include "layout.h"

/* Whether the bytes `mask` of a cell are at `new` what they are at `old`: of a store (`new` is not null), and where the
   earlier access, by slot t, is a plain store of a warp too. */
APART bool alike(const Context *c, uint64_t t, uint64_t atomic, uint64_t mask, const uint8_t *new, const uint8_t *old) {
    if (!new || t >= c->warps || atomic) return false;
    for (int i = 0; i < OWNERS_CELL; i++)
        if (mask >> i & 1 && new[i] != old[i]) return false;
    return true;
}

/* Holds an access against the twins of a cell's last write: 0 where it is ordered after those that it meets, 1 where it
   is a store of the same bytes, 2 after record(). */
APART uint64_t twins(Context *c, const uint32_t *vc, const uint32_t *pvc, const Shadow *sh, uint64_t cell, uint64_t mask,
                     uint64_t slot, const uint8_t *new, const uint8_t *old) {
    uint64_t found = 0;
    for (uint64_t bits = sh->twin_bits[cell]; bits; bits &= bits - 1)
        for (uint64_t t = __builtin_ctzll(bits); t < c->warps; t += 64) {
            const uint64_t stamp = sh->twins[t * sh->cells + cell], clock = stamp >> 32;
            if (!(stamp & mask) || t == slot) continue;
            if (clock > vc[t]) {
                if (!alike(c, t, 0, mask, new, old)) {
                    record(c, LAYOUT_UNORDERED, cell * OWNERS_CELL, t, stamp);
                    return 2;
                }
                found = 1;
            } else if (clock > pvc[t]) {
                record(c, LAYOUT_UNFENCED, cell * OWNERS_CELL, t, stamp);
                return 2;
            }
        }
    return found;
}

/* Keeps the stamp of slot t, which a store of the same bytes is about to replace. */
APART void add_twin(Shadow *sh, uint64_t cell, uint64_t t, uint64_t stamp) {
    sh->twins[t * sh->cells + cell] = stamp;
    sh->twin_bits[cell] = (stamp & LAYOUT_TWINNED ? sh->twin_bits[cell] : 0) | 1ull << (t & 63);
}

/* Puts the bytes that a lane stores, of `size` in components of `element`, [component][lane] at `values`, to `to`. */
APART void gather(const uint8_t *values, uint64_t lane, uint64_t size, uint64_t element, uint8_t *to) {
    for (uint64_t i = 0; i < size; i++) to[i] = values[(i / element * LANES + lane) * element + i % element];
}

/* Whether a pair of stores, by the number of its sites, was not reported in this launch yet: the table remembers
   some. */
APART bool unreported(Context *c, uint64_t site) {
    const uint64_t other = c->other_stamp >> (c->kind == LAYOUT_EQUAL_GLOBAL ? 0 : 4) & LAYOUT_SITES;
    const uint64_t pair = site << 32 | other;
    uint64_t *reported = &c->reported[(site * 31 + other) & (LAYOUT_PAIRS - 1)];
    const bool new = *reported != pair;
    *reported = pair;
    return new;
}
