/* Counters of memory accesses; counter_code.py says what the words of a row mean. */
#include "../native/frame.h"
#include "generated/counter_code.h"

typedef struct {
    uint64_t requests, lanes, bytes, units, ideal;
} Counts;
AT(Counts, requests, 8 * COUNTER_CODE_FIELDS_REQUESTS); AT(Counts, lanes, 8 * COUNTER_CODE_FIELDS_LANES);
AT(Counts, bytes, 8 * COUNTER_CODE_FIELDS_BYTES);       AT(Counts, units, 8 * COUNTER_CODE_FIELDS_UNITS);
AT(Counts, ideal, 8 * COUNTER_CODE_FIELDS_IDEAL);

/* The worst request of an access: what was lost, what it would take at best, lanes, bytes of a lane, lanes of a part of the
   warp, addresses. */
typedef struct {
    uint64_t lost, ideal, mask, size, part, addresses[LANES];
} Sample;
_Static_assert(sizeof(Sample) == 8 * COUNTER_CODE_SAMPLE, "Sample");

/* One request of `size` bytes a lane. */
INLINE void request(Counts *row, uint32_t mask, uint64_t size) {
    row->requests++;
    row->lanes += __builtin_popcount(mask);
    row->bytes += __builtin_popcount(mask) * size;
}

/* One that took `units`, and would take `ideal` at best; `part` lanes go at once. */
static void measured(Counts *row, Sample *sample, const uint64_t *addresses, uint32_t mask, uint64_t size, uint32_t part,
                     uint64_t units, uint64_t ideal) {
    request(row, mask, size);
    row->units += units;
    row->ideal += ideal;
    if (units - ideal <= sample->lost) return;
    sample->lost = units - ideal;
    sample->ideal = ideal;
    sample->mask = mask;
    sample->size = size;
    sample->part = part;
    __builtin_memcpy(sample->addresses, addresses, sizeof sample->addresses);
}

/* Sectors: lanes whose 32 bytes no lower lane has. */
static void count_sectors(Counts *row, Sample *sample, const uint64_t *addresses, uint32_t mask, uint64_t size) {
    const longs sectors = *(const longs *)addresses >> 5;
    const uint64_t whole = (__builtin_popcount(mask) * size + 31) / 32;
    uint64_t count = 0;
    EACH(lane, mask) count += !(mask & ((1u << lane) - 1) & MASK(sectors == addresses[lane] >> 5));
    measured(row, sample, addresses, mask, size, LANES, count, count < whole ? count : whole);
}

/* The most different words that `here` want of one bank. */
static uint8_t deepest(const uint64_t *addresses, uint32_t here, uint32_t count) {
    words seen = ~(words){};
    uint32_t found = 0;
    uint8_t depth[LANES] = {}, most = 0;
    EACH(lane, here)
        for (uint32_t word = (uint32_t)addresses[lane] / 4, end = word + count; word != end; word++) {
            if (MASK(seen == word)) continue;
            ((uint32_t *)&seen)[found++] = word;
            const uint8_t deep = ++depth[word % LANES];
            if (deep > most) most = deep;
        }
    return most;
}

static uint32_t span(uint32_t first, uint32_t lanes) { return (uint32_t)(((1ull << lanes) - 1) << first); }

/* All of these lanes have the address of the one `apart`, or one of the two is off. */
static bool alike(const uint64_t *addresses, uint32_t lanes, uint32_t apart) {
    EACH(lane, lanes)
        if (lanes >> (lane ^ apart) & 1 && addresses[lane] != addresses[lane ^ apart]) return false;
    return true;
}

typedef struct {
    uint64_t units, ideal; /* and at best: one for each part */
    uint32_t part;         /* lanes that go at once */
} Passes;

/* Passes over the banks that a chip takes: for each part of the warp, the most different words of one bank. A load of 8 or 16
   bytes a lane serves two parts at once where neighbouring lanes have one address throughout the warp, or each lane that
   of the one two further; and each part of a load takes a pass, also one without lanes. So it is for 622 patterns each of
   loads and stores of 1 to 16 bytes on an H100, some of which are in jit/timing/record/results/patterns.json. */
static void passes_over_banks(Passes *found, const uint64_t *addresses, uint32_t mask, uint64_t size, bool loads) {
    const uint32_t count = size > 4 ? size / 4 : 1;
    const bool two = loads && count > 1 && (alike(addresses, mask, 1) || alike(addresses, mask, 2));
    *found = (Passes){.part = LANES / count << two};
    for (uint32_t first = 0; first < LANES; first += found->part) {
        const uint8_t most = deepest(addresses, mask & span(first, found->part), count);
        found->units += most || !loads ? most : 1;
        found->ideal += most || loads;
    }
}

/* Counts the lanes of a load, store or atomic of `size` bytes each at generic addresses in the rows of its site; the
   samples are of global and of shared memory. `loads`: it is an ordinary load. */
void count_access(Counts *rows, Sample *samples, const uint64_t *addresses, uint32_t mask, uint64_t size, uint32_t loads,
                  const Frame *w) {
    const longs at = *(const longs *)addresses, tag = at >> 48;
    const uint32_t own = MASK((at & 0xffffffff) >> FRAME_PEER_SHIFT == w->window >> FRAME_PEER_SHIFT);
    const uint32_t shared = mask & MASK(tag == FRAME_SHARED_TAG), local = mask & MASK(tag == FRAME_LOCAL_TAG);
    const uint32_t global = mask & ~shared & ~local;
    if (global) count_sectors(&rows[COUNTER_CODE_SPACES_GLOBAL], &samples[0], addresses, global, size);
    if (shared & own) {
        Passes took;
        passes_over_banks(&took, addresses, shared & own, size, loads);
        measured(&rows[COUNTER_CODE_SPACES_SHARED], &samples[1], addresses, shared & own, size, took.part, took.units, took.ideal);
    }
    if (shared & ~own) request(&rows[COUNTER_CODE_SPACES_CLUSTER], shared & ~own, size);
    if (local) request(&rows[COUNTER_CODE_SPACES_LOCAL], local, size);
}

/* What the accesses of chosen warps were, one record for each, in the order of their execution (streams.py). */
typedef struct {
    uint64_t used, capacity, sectors_used, sectors_capacity, lost;
    uint64_t (*records)[COUNTER_CODE_RECORD];
    uint64_t *sectors;
} Recording;

/* Passes over shared memory if each lane had the `wide` bytes around its own: ptxas makes one access of some that lie side by
   side. */
static uint64_t wider(const uint64_t *addresses, uint32_t mask, uint64_t wide, uint32_t loads) {
    const longs around = *(const longs *)addresses & ~(wide - 1);
    Passes took = {};
    if (mask) passes_over_banks(&took, (const uint64_t *)&around, mask, wide, loads);
    return took.units;
}

/* Over all sectors, the most lanes that have one address of it: so often an atomic of these lanes visits it. */
static uint64_t turns(const uint64_t *addresses, uint32_t mask) {
    const longs at = *(const longs *)addresses, sectors = at >> 5;
    uint64_t all = 0;
    for (uint32_t left = mask; left;) {
        const uint32_t mine = left & MASK(sectors == sectors[__builtin_ctz(left)]);
        int most = 0;
        for (uint32_t some = mine; some;) {
            const uint32_t same = some & MASK(at == at[__builtin_ctz(some)]);
            if (__builtin_popcount(same) > most) most = __builtin_popcount(same);
            some &= ~same;
        }
        all += most;
        left &= ~mine;
    }
    return all;
}

/* Adds a record of an access as `count_access` counts it: the block's number in the warp's trail and `inst`; the warp, the
   rank of its CTA, and passes over shared memory with 8 and 16 bytes a lane, or `turns` of what is no load of global memory;
   passes over shared memory, passes at best, lanes, bytes of a lane and passes over the L1 of what
   lies in global memory; lanes whose address is shared memory of another CTA, and 32-byte sectors of global memory, whose
   numbers follow in `sectors`. */
void record_access(Recording *into, uint64_t inst, const uint64_t *addresses, uint32_t mask, uint64_t size, uint32_t loads,
                   const Frame *w) {
    if (!into->capacity || !mask) return;
    if (into->used == into->capacity || into->sectors_used + LANES > into->sectors_capacity) {
        into->lost++;
        return;
    }
    Counts rows[4] = {};
    Sample samples[2] = {};
    count_access(rows, samples, addresses, mask, size, loads, w);
    uint64_t count = 0, *sectors = into->sectors + into->sectors_used, *record = into->records[into->used++];
    if (rows[COUNTER_CODE_SPACES_GLOBAL].requests)
        EACH(lane, mask) {
            const uint64_t tag = addresses[lane] >> 48, sector = addresses[lane] >> 5;
            if (tag == FRAME_SHARED_TAG || tag == FRAME_LOCAL_TAG) continue;
            uint64_t at = 0;
            while (at < count && sectors[at] != sector) at++;
            if (at == count) sectors[count++] = sector;
        }
    into->sectors_used += count;
    const Counts *shared = &rows[COUNTER_CODE_SPACES_SHARED];
    const longs tags = *(const longs *)addresses >> 48;
    const uint32_t local = mask & MASK(tags == FRAME_LOCAL_TAG), in_shared = mask & MASK(tags == FRAME_SHARED_TAG);
    Passes over_l1 = {};
    if (count) passes_over_banks(&over_l1, addresses, mask & ~in_shared & ~local, size, false);
    record[0] = (w->trail_at - 1) << 32 | inst;
    const uint32_t own = MASK((*(const longs *)addresses & 0xffffffff) >> FRAME_PEER_SHIFT == w->window >> FRAME_PEER_SHIFT) & in_shared;
    record[1] = w->number | (w->window >> FRAME_PEER_SHIFT & 0xffff) << 16;
    if (!own && !loads) record[1] |= turns(addresses, mask & ~in_shared & ~local) << 32;
    for (uint32_t wide = 8; own && wide <= 16; wide *= 2)
        record[1] |= (size < wide ? wider(addresses, own, wide, loads) : shared->units) << (wide == 8 ? 32 : 48);
    record[2] = shared->units | shared->ideal << 16 | (uint64_t)__builtin_popcount(mask) << 32 | size << 40 | over_l1.units << 48;
    record[3] = rows[COUNTER_CODE_SPACES_CLUSTER].lanes | count << 32;
}
