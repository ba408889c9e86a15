/* Runs CTAs one after the other, each from its first warp to its end, as machine/scheduler.py does under seed 0: as long as
   no warp needs Python. whole_ctas.py says what the words of the state are. */
#include "barrier_table.h"
#include "copy_queue.h"
#include "dispatch.h"
#include "generated/whole_ctas.h"

typedef struct {
    uint8_t *frames;
    uint64_t frame_size, warps;
    const uint8_t *heads, *registers;
    uint8_t *locals;
    uint64_t local_bytes;
    uint8_t *shared;
    uint64_t shared_size;
    uint8_t **peer;
    Barriers *barriers;
    const Barriers *first_barriers;
    Block *const *blocks;
    uint64_t passing;
    const uint64_t *places;
    void (*starts)(void *detector, uint64_t owner);
    void (*ends)(void *detector, uint64_t warp);
    void *detector;
    const uint64_t *doubts;
    const uint64_t *values;
    const uint32_t *keys;
    const uint64_t *lengths, *owners;
    uint64_t budget, rounds, alone;
    uint64_t stop, at, goes_on, goes, left, living, place, warp, result, executed, unused[4];
    uint64_t order[WHOLE_CTAS_MOST], waits[WHOLE_CTAS_MOST], phases[WHOLE_CTAS_MOST], ended[WHOLE_CTAS_MOST];
    uint32_t random[WHOLE_CTAS_WORDS];
} State;
AT(State, passing, 8 * WHOLE_CTAS_PASSING);   AT(State, doubts, 8 * WHOLE_CTAS_DOUBTS);
AT(State, values, 8 * WHOLE_CTAS_VALUES);     AT(State, rounds, 8 * WHOLE_CTAS_ROUNDS);
AT(State, stop, 8 * WHOLE_CTAS_STOP);         AT(State, executed, 8 * WHOLE_CTAS_EXECUTED);
AT(State, order, 8 * WHOLE_CTAS_ORDER);       AT(State, waits, 8 * WHOLE_CTAS_WAITS);
AT(State, phases, 8 * WHOLE_CTAS_PHASES);     AT(State, ended, 8 * WHOLE_CTAS_ENDED);
AT(State, random, 8 * WHOLE_CTAS_RANDOM);

/* CPython's generator, MT19937, from a key, as `random.seed` has it. */
#define MANY (WHOLE_CTAS_WORDS - 1)

void seed(uint32_t *mt, const uint32_t *key, uint64_t length) {
    mt[0] = 19650218;
    for (uint32_t i = 1; i < MANY; i++) mt[i] = 1812433253u * (mt[i - 1] ^ mt[i - 1] >> 30) + i;
    uint32_t i = 1, j = 0;
    for (uint64_t k = length > MANY ? length : MANY; k; k--) {
        mt[i] = (mt[i] ^ (mt[i - 1] ^ mt[i - 1] >> 30) * 1664525u) + key[j] + j;
        if (++i >= MANY) mt[0] = mt[MANY - 1], i = 1;
        if (++j >= length) j = 0;
    }
    for (uint64_t k = MANY - 1; k; k--) {
        mt[i] = (mt[i] ^ (mt[i - 1] ^ mt[i - 1] >> 30) * 1566083941u) - i;
        if (++i >= MANY) mt[0] = mt[MANY - 1], i = 1;
    }
    mt[0] = 0x80000000u;
    mt[MANY] = MANY;
}

INLINE uint32_t twisted(uint32_t a, uint32_t b, uint32_t far) {
    const uint32_t y = (a & 0x80000000u) | (b & 0x7fffffffu);
    return far ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
}

APART uint32_t word(uint32_t *mt) {
    if (mt[MANY] >= MANY) {
        for (uint32_t i = 0; i < MANY; i++) mt[i] = twisted(mt[i], mt[(i + 1) % MANY], mt[(i + 397) % MANY]);
        mt[MANY] = 0;
    }
    uint32_t y = mt[mt[MANY]++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

/* schedule.shuffle() */
INLINE void shuffle(State *s) {
    for (uint64_t last = s->left; last-- > 1;) {
        const int shift = __builtin_clz((uint32_t)last + 1);
        uint32_t at;
        do at = word(s->random) >> shift;
        while (at > last);
        const uint64_t other = s->order[last];
        s->order[last] = s->order[at];
        s->order[at] = other;
    }
}

INLINE Frame *frame(const State *s, uint64_t warp) { return (Frame *)(s->frames + warp * s->frame_size); }

/* Cta.start() and Group.start() */
APART void start(State *s) {
    const uint64_t registers = s->frame_size - FRAME_REGISTERS;
    __builtin_memset(s->shared + FRAME_SHADOW, 0, s->shared_size);
    *s->peer = s->shared;
    __builtin_memcpy(s->barriers, s->first_barriers, 8 * BARRIER_TABLE_SIZE);
    const uint64_t *values = s->values + s->at * s->passing;
    for (uint64_t i = 0; i < s->warps; i++) {
        uint8_t *w = (uint8_t *)frame(s, i);
        __builtin_memcpy(w, s->heads + i * FRAME_SCRATCH, FRAME_SCRATCH);
        __builtin_memcpy(w + FRAME_REGISTERS, s->registers + i * registers, registers);
        for (uint64_t p = 0; p < s->passing; p++)
            for (uint64_t lane = 0; lane < LANES; lane++) ((uint64_t *)(w + s->places[p]))[lane] = values[p];
        Copies *copies = ((Frame *)w)->copies;
        copies->count = copies->met = 0;
        s->order[i] = i;
        s->waits[i] = 0;
    }
    __builtin_memset(s->locals, 0, s->local_bytes);
    if (s->starts) s->starts(s->detector, s->owners[s->at]);
    if (s->lengths[s->at]) seed(s->random, s->keys + s->at * WHOLE_CTAS_KEY, s->lengths[s->at]);
    s->left = s->living = s->warps;
}

/* A warp is done: whether that is noted. Else Python has to look at barriers or races first. */
INLINE bool ended(State *s, uint64_t warp) {
    for (uint64_t i = 0; i < BARRIER_TABLE_COUNT; i++)
        if (s->barriers->rows[i].arrived) return false;
    if (s->living == 1 && s->doubts && *s->doubts) return false;
    s->ended[s->warps - s->living--] = warp;
    s->executed += frame(s, warp)->count;
    s->waits[warp] = -1;
    if (s->ends) s->ends(s->detector, warp);
    s->barriers->living = LANES * s->living;
    if (!s->living) *s->peer = 0;
    return true;
}

/* Whether a warp still waits at a barrier. */
INLINE bool is_blocked(State *s, uint64_t warp) {
    const uint64_t waits = s->waits[warp];
    if (!waits) return false;
    const uint64_t number = waits & ((1 << BARRIER_TABLE_WAIT_SITE) - 1);
    if (s->barriers->rows[number].phase == s->phases[warp]) return true;
    s->waits[warp] = 0;
    return false;
}

/* One round of Schedule.round(): true where Python has to look at what a warp returned. */
APART bool round_stops(State *s) {
    shuffle(s);
    s->goes = false;
    for (s->place = 0; s->place < s->left; s->place++) {
        const uint64_t warp = s->order[s->place];
        if (is_blocked(s, warp)) continue;
        Frame *w = frame(s, warp);
        s->warp = warp;
        s->goes = true;
        w->budget = s->budget;
        const uint64_t result = run(w, s->blocks), code = result >> 32;
        if (!s->stop && code == FRAME_SUSPEND && w->waits) {
            s->waits[warp] = w->waits;
            s->phases[warp] = s->barriers->rows[w->waits & ((1 << BARRIER_TABLE_WAIT_SITE) - 1)].phase;
            w->waits = 0;
        } else if (s->stop || !(code == FRAME_SUSPEND || (code == FRAME_DONE && ended(s, warp)) ||
                                (code == FRAME_BUDGET_OUT && s->alone))) {
            s->result = result;
            return true;
        }
    }
    uint64_t left = 0;
    for (uint64_t i = 0; i < s->left; i++)
        if (s->waits[s->order[i]] != (uint64_t)-1) s->order[left++] = s->order[i];
    s->left = left;
    return false;
}

uint64_t whole_ctas(State *s, uint64_t count) {
    for (uint64_t rounds = 0; s->at < count; s->at++) {
        if (!s->goes_on) start(s);
        for (s->goes_on = true; s->left; rounds++) {
            if (rounds == s->rounds) return WHOLE_CTAS_LOOK;
            if (round_stops(s)) return WHOLE_CTAS_WARP_STOPPED;
            if (!s->goes) return WHOLE_CTAS_LOOK;
        }
        s->goes_on = false;
    }
    return WHOLE_CTAS_ALL;
}
