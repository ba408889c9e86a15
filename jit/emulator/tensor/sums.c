/* D = A B + C as tensor cores form it, by a plan; sums.py describes the sums. */
#include "../native/product_queue.h"
#include "generated/sum_code.h"
#include "rounding.h"

#define MOST (SUM_CODE_MOST_K * SUM_CODE_MOST_N)
#define ROWS 16

typedef struct Plan {
    const int32_t *a_table, *b_table, *c_table, *d_table;
    uint64_t m, columns, n, k, block, a_kind, b_kind, fraction, result, use_c, negate, a_shadow, b_shadow;
    const uint64_t *fast;
    uint64_t fragments;
} Plan;
AT(Plan, a_table, 8 * SUM_CODE_PLAN_A_TABLE); AT(Plan, m, 8 * SUM_CODE_PLAN_M); AT(Plan, fast, 8 * SUM_CODE_PLAN_FAST);
AT(Plan, fragments, 8 * SUM_CODE_PLAN_FRAGMENTS);

/* Terms of a row: `a` has the k values of A, `b` those of WIDE columns of B, `stride` elements apart; `ea` and `eb` their
   exponents. */
typedef struct {
    const double *a, *b;
    const int32_t *ea, *eb;
    uint64_t k, stride;
} Terms;

INLINE Doubles two_to(Ints exponent) { return (Doubles)(AS(Longs, exponent + 1023) << 52); }

/* Adds one block to a sum as a tensor core does: the products and the sum are aligned to the largest exponent, that of the
   sum `least` at least, cut `fraction` bits below it, and added. */
APART void add_exactly(const Terms *terms, int32_t fraction, Doubles *sum, int32_t least) {
    const Terms t = *terms;
    const Doubles c = *sum;
    const Ints of_c = __builtin_elementwise_max(AS(Ints, (Longs)c >> 52 & 2047) - 1023, (Ints){} + least);
    Ints top = __builtin_elementwise_min(SELECT(AS(Ints, c == 0), -126, of_c), (Ints){} + 128);
    for (uint64_t i = 0; i < t.k; i++)
        top = __builtin_elementwise_max(top, *(const Ints *)(t.eb + i * t.stride) + t.ea[i]);
    const Doubles up = two_to(fraction - top);
    Doubles kept = __builtin_elementwise_trunc(c * up);
    for (uint64_t i = 0; i < t.k; i++)
        kept += __builtin_elementwise_trunc(t.a[i] * *(const Doubles *)(t.b + i * t.stride) * up);
    *sum = kept * two_to(top - fraction);
}

/* Adds in f64: exact where the values are integers, and the fast way otherwise. */
INLINE void add_plainly(const Terms *t, Doubles *sum) {
    Doubles c = *sum;
    for (uint64_t i = 0; i < t->k; i++) c += t->a[i] * *(const Doubles *)(t->b + i * t->stride);
    *sum = c;
}

INLINE Ints finished(Doubles x, uint64_t result) {
    switch (result) {
    case SUM_CODE_RESULTS_E8M13: return to_e8m13(x);
    case SUM_CODE_RESULTS_F16: return to_half(x);
    case SUM_CODE_RESULTS_WRAP: return AS(Ints, AS(Longs, x));
    case SUM_CODE_RESULTS_SATURATE: {
        const Longs whole = __builtin_elementwise_min(AS(Longs, x), (Longs){} + INT32_MAX);
        return AS(Ints, __builtin_elementwise_max(whole, (Longs){} + INT32_MIN));
    }
    default: return toward_zero(x);
    }
}

INLINE Doubles value(Ints word, uint64_t result) {
    if (result >= SUM_CODE_RESULTS_WRAP) return AS(Doubles, word);
    return AS(Doubles, result == SUM_CODE_RESULTS_F16 ? of_half(word) : (Floats)word);
}

/* Gathers and decodes B. Returns the first element whose shared memory nothing wrote, or -1. */
APART int64_t right(const Plan *p, const uint8_t *b, double *values, int32_t *exponents) {
    alignas(64) uint32_t raw[MOST];
    return operand(p->b_kind, b, p->b_table, p->k, p->columns, p->b_shadow, raw, values, exponents);
}

/* Four lanes of a register, and the eight columns of a row that two registers have there. */
typedef uint32_t Quad __attribute__((vector_size(16), aligned(4)));
typedef uint32_t Octet __attribute__((vector_size(32), aligned(4)));

/* C, [m, columns], where the plan has `fragments`: gather_4 by vectors. */
APART void load_fragments(const Plan *p, const uint8_t *c, uint32_t *to) {
    const int32_t *t = p->c_table;
    for (uint64_t i = 0; i < p->m * p->columns; i += 8, t += 8) {
        Octet row = {};
        if (t[0] >= 0)
            row = __builtin_shufflevector(*(const Quad *)(c + t[0]), *(const Quad *)(c + t[1]), 0, 4, 1, 5, 2, 6, 3, 7);
        *(Octet *)(to + i) = row;
    }
}

/* D, [m, columns], goes to its places. */
APART void scatter(const Plan *p, const uint32_t *from, uint8_t *d) {
    const int32_t *t = p->d_table;
    const uint64_t count = p->m * p->columns;
    if (p->fragments) {
        for (uint64_t i = 0; i < count; i += 8, t += 8) {
            if (t[0] < 0) continue;
            const Octet row = *(const Octet *)(from + i);
            *(Quad *)(d + t[0]) = __builtin_shufflevector(row, row, 0, 2, 4, 6);
            *(Quad *)(d + t[1]) = __builtin_shufflevector(row, row, 1, 3, 5, 7);
        }
    } else if (p->result == SUM_CODE_RESULTS_F16) {
        for (uint64_t i = 0; i < count; i++)
            if (t[i] >= 0) __builtin_memcpy(d + t[i], from + i, 2);
    } else {
        for (uint64_t i = 0; i < count; i++)
            if (t[i] >= 0) __builtin_memcpy(d + t[i], from + i, 4);
    }
}

/* Gathers A and C, adds block by block, rounds between the blocks and at the end, and scatters D. B is decoded. Returns the
   first element of A, or of B plus 2^32, whose shared memory nothing wrote, or -1; `unset` is that of B. */
APART int64_t product(const Plan *p, const uint8_t *a, const double *b, const int32_t *eb, int64_t unset, const uint8_t *c,
                      uint8_t *d) {
    alignas(64) uint32_t raw[MOST];
    alignas(64) double values[ROWS * SUM_CODE_MOST_K];
    alignas(64) int32_t exponents[ROWS * SUM_CODE_MOST_K];
    const uint64_t k = p->k, columns = p->columns, result = p->result, count = p->m * columns;
    const bool half = result == SUM_CODE_RESULTS_F16, simple = *p->fast || result >= SUM_CODE_RESULTS_WRAP;
    const uint64_t block = simple ? k : p->block;
    const int64_t first = operand(p->a_kind, a, p->a_table, 1, p->m * k, p->a_shadow, raw, values, exponents);
    if (p->use_c && p->fragments) load_fragments(p, c, raw);
    else if (p->use_c) (half ? gather_2 : gather_4)(c, p->c_table, count, 0, -1, raw);
    for (uint64_t i = 0; p->negate && i < p->m * k; i++) values[i] = -values[i];
    for (uint64_t j = 0; j < columns; j += WIDE)
        for (uint64_t i = 0; i < p->m; i++) {
            Ints *at = (Ints *)(raw + i * columns + j), word = p->use_c ? *at : (Ints){};
            Terms t = {values + i * k, b + j * k, exponents + i * k, eb + j * k, block, WIDE};
            for (uint64_t done = 0; done < k; done += block) {
                Doubles sum = value(word, result);
                if (simple) add_plainly(&t, &sum);
                else add_exactly(&t, p->fraction, &sum, half ? -14 : -126);
                word = finished(sum, result);
                t.a += block, t.ea += block, t.b += block * WIDE, t.eb += block * WIDE;
            }
            *at = word;
        }
    scatter(p, raw, d);
    return first >= 0 || unset < 0 ? first : unset + (1ll << 32);
}

/* Carries out a plan on base addresses of A, B, C and D. Returns what product() does. */
int64_t mma(const Plan *p, const uint8_t *a, const uint8_t *b, const uint8_t *c, uint8_t *d) {
    alignas(64) double values[MOST];
    alignas(64) int32_t exponents[MOST];
    const int64_t unset = right(p, b, values, exponents);
    return product(p, a, values, exponents, unset, c, d);
}

/* Carries out what is in the queues of the warps of a warpgroup, up to the `end` of each. The warps take turns, since they
   mostly multiply by the same B: it is decoded once for all of them. Nothing writes shared memory in between. Returns -1, or
   the number of a queue that Python has to look at: its next product is Python's, or of the one behind `head` something was
   read that nothing wrote. */
int64_t perform(Products **queues, uint64_t count, const uint8_t *shared) {
    alignas(64) double values[MOST];
    alignas(64) int32_t exponents[MOST];
    const Plan *plan = 0;
    const int32_t *table = 0;
    int64_t unset = -1;
    for (bool some = true; some;) {
        some = false;
        for (uint64_t i = 0; i < count; i++) {
            Products *q = queues[i];
            if (q->head >= q->end) continue;
            const Product *e = place(q, q->head);
            Plan *p = e->plan;
            if (!p) return i;
            p->b_table = e->b_table;
            p->use_c = e->use_c;
            p->negate = e->negate;
            if (e->a_table) p->a_table = e->a_table;
            if (plan != p || table != e->b_table) unset = right(p, shared, values, exponents);
            plan = p, table = e->b_table;
            const uint8_t *a = e->a_table ? shared : (const uint8_t *)e->words;
            q->unset = product(p, a, values, exponents, unset, q->frame, q->frame);
            q->head++;
            if (q->unset != -1) return i;
            some = true;
        }
    }
    return -1;
}

/* One block for each of m rows and of columns, a multiple of WIDE: d holds the addends, [m, columns], and takes the sums. a
   and ea are [m, k], b and eb [k, columns]. */
void sums(const double *a, const int32_t *ea, const double *b, const int32_t *eb, double *d, uint64_t m, uint64_t columns,
          uint64_t k, int32_t fraction) {
    for (uint64_t i = 0; i < m; i++)
        for (uint64_t j = 0; j < columns; j += WIDE) {
            const Terms t = {a + i * k, b + j, ea + i * k, eb + j, k, columns};
            add_exactly(&t, fraction, (Doubles *)(d + i * columns + j), -126);
        }
}

/* f64 to f32, toward zero, of finite values; a zero keeps its sign. */
INLINE Ints cut_to_float(Doubles x) {
    const Floats y = AS(Floats, x);
    const Doubles size = __builtin_elementwise_abs(x), back = __builtin_elementwise_abs(AS(Doubles, y));
    return (Ints)y + AS(Ints, (back > size) & (size < 0x1p128));
}

/* Of products whose factors are 0 or between 2^-REACH and 2^REACH in size, with 24 bits together, f32 has all bits; aligned
   and cut, GROUP of them have a sum of 32 bits. */
#define REACH 50
#define GROUP SUM_CODE_GROUP
#define LOWEST (-2 * REACH - 2) /* no product is smaller, but 0 */

/* Exponents of [rows, depth] f32, `least` at least, and the values; both [rows / wide][depth][wide]. True where all are as
   cut_sums() takes them. */
APART bool unpacked(const float *from, uint64_t rows, uint64_t depth, uint64_t wide, int32_t least, float *values,
                    int32_t *exponents) {
    bool good = true;
    for (uint64_t row = 0; row < rows; row++)
        for (uint64_t k = 0; k < depth; k++, from++) {
            const uint64_t at = (row / wide * depth + k) * wide + row % wide;
            const float x = *from;
            int32_t bits;
            __builtin_memcpy(&bits, &x, 4);
            const int32_t e = (bits >> 23 & 255) - 127;
            values[at] = x;
            exponents[at] = x == 0 ? -126 : e > least ? e : least;
            good &= x == 0 || (e >= -REACH && e <= REACH);
        }
    return good;
}

/* Whether none of n values, a multiple of WIDE, is infinite, NaN or -0. */
APART bool has_plain_zeros(const float *c, uint64_t n) {
    Ints odd = {};
    for (uint64_t i = 0; i < n; i += WIDE) {
        const Ints bits = *(const Ints *)(c + i);
        odd |= (bits == INT32_MIN) | ((bits >> 23 & 255) == 255);
    }
    return !__builtin_reduce_or(odd);
}

/* d = a b + c in f32, rounded toward zero, for each of m rows and of n columns, a multiple of WIDE: one block, as
   add_exactly() has it. a is [m, k] and b [n, k] in f32, k a multiple of GROUP; c, [m, n], or null. `room` has 2 (m + n) k
   words. False, and d holds nothing, where values are not as they have to be: REACH, and no infinity, NaN or -0 in c. */
int64_t cut_sums(const float *a, const float *b, const float *c, uint32_t *d, uint64_t m, uint64_t n, uint64_t k,
                 int32_t least_a, int32_t least_b, int32_t fraction, float *room) {
    float *values_a = room, *values_b = room + m * k;
    int32_t *ea = (int32_t *)(room + (m + n) * k), *eb = ea + m * k;
    if ((c && !has_plain_zeros(c, m * n)) || !unpacked(a, m, k, 1, least_a, values_a, ea) ||
        !unpacked(b, n, k, WIDE, least_b, values_b, eb))
        return false;
    for (uint64_t j = 0; j < n; j += WIDE)
        for (uint64_t i = 0; i < m; i++) {
            const Floats *right = (const Floats *)(values_b + j * k);
            const Ints *right_e = (const Ints *)(eb + j * k);
            const float *left = values_a + i * k;
            const int32_t *left_e = ea + i * k;
            const Floats old = c ? *(const Floats *)(c + i * n + j) : (Floats){};
            Ints top = SELECT(old == 0, -126, ((Ints)old >> 23 & 255) - 127);
            top = __builtin_elementwise_max(top, (Ints){} - 126);
            for (uint64_t x = 0; x < k; x++) top = __builtin_elementwise_max(top, right_e[x] + left_e[x]);
            const Ints whole = top, low = top < LOWEST; /* then all products are 0 */
            top = __builtin_elementwise_max(top, (Ints){} + LOWEST);
            const Floats up = (Floats)((fraction - top + 127) << 23);
            Doubles kept = AS(Doubles, AS(Ints, old * up));
            for (uint64_t x = 0; x < k; x += GROUP) {
                Ints sum = {};
                for (uint64_t y = x; y < x + GROUP; y++) sum += AS(Ints, right[y] * left[y] * up);
                kept += AS(Doubles, sum);
            }
            kept *= two_to(top - fraction);
            const Ints alone = low | ((old < 0) & AS(Ints, kept == 0)); /* the sum may be -0 */
            if (__builtin_reduce_or(alone)) {
                const Doubles exact = two_to(fraction - whole);
                Doubles sum = __builtin_elementwise_trunc(AS(Doubles, old) * exact);
                for (uint64_t y = 0; y < k; y++)
                    sum += __builtin_elementwise_trunc(AS(Doubles, right[y] * left[y]) * exact);
                kept = (Doubles)SELECT(AS(Longs, alone), (Longs)(sum * two_to(whole - fraction)), (Longs)kept);
            }
            *(Ints *)(d + i * n + j) = cut_to_float(kept);
        }
    return true;
}

/* 16-bit words: to[i] = from[table[i]]. */
void permute(const int32_t *table, const uint16_t *from, uint16_t *to, uint64_t count) {
    for (uint64_t i = 0; i < count; i++) to[i] = from[table[i]];
}
