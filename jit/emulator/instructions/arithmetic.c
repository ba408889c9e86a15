/* Arithmetic on all lanes at once that is long on a CPU, or has no instruction there. Operands are 256 bytes apart, and the
   result replaces the first one. */
#include "generated/rounding.h"
#include "llvm/vectors.h"

#define OPERAND(type, number) (*(type *)((uint8_t *)v + 256 * (number)))
#define EVERY(lane) for (int lane = 0; lane < LANES; lane++)

/* size times 2 to the power of `scale` as a float with these bits of exponent and mantissa; negative where `minus`. With
   `finite`, the largest finite number stands for one that is too large. */
INLINE uint64_t rounded(uint64_t size, int64_t scale, bool minus, int exponent, int mantissa, int mode, bool finite) {
    const uint64_t sign = (uint64_t)minus << (exponent + mantissa);
    if (!size) return sign;
    /* The leading one to bit 62, with a sticky bit below; its exponent, and how far that is below the normal numbers. */
    const int zeros = __builtin_clzll(size);
    const uint64_t top = size << zeros, leading = top >> 1 | (top & 1);
    const int64_t below = 2 - (1ll << (exponent - 1)) - (63 - zeros + scale);
    /* How many bits are cut, more of a subnormal number, and what they are. */
    const int64_t cut = 62 - mantissa + (below > 0 ? below : 0);
    const int shift = cut > 63 ? 63 : cut;
    const uint64_t bits = cut > 63 ? 1 : leading, unit = 1ull << shift, half = unit >> 1;
    const uint64_t kept = bits >> shift, rest = bits & (unit - 1);
    const bool up = mode == ROUNDING_MODES_RN    ? rest > half || (rest == half && kept & 1)
                    : mode == ROUNDING_MODES_RNA ? rest >= half
                    : mode == ROUNDING_MODES_RP  ? rest && !minus
                    : mode == ROUNDING_MODES_RM  ? rest && minus
                                                 : false;
    /* A carry goes from the mantissa to the exponent. */
    const uint64_t code = kept + up + ((uint64_t)(below < 0 ? -below : 0) << mantissa);
    const uint64_t infinity = ((1ull << exponent) - 1) << mantissa;
    if ((int64_t)code < (int64_t)infinity) return code | sign;
    const bool largest = finite || mode == ROUNDING_MODES_RZ || mode == (minus ? ROUNDING_MODES_RP : ROUNDING_MODES_RM);
    return (infinity - largest) | sign;
}

/* The operands: size, scale, and whether it is negative. */
void round_exactly(void *v, int64_t exponent, int64_t mantissa, int64_t mode, int64_t finite) {
    uint64_t *size = &OPERAND(uint64_t, 0);
    const int64_t *scale = &OPERAND(int64_t, 1);
    const uint64_t *minus = &OPERAND(uint64_t, 2);
    EVERY(lane) size[lane] = rounded(size[lane], scale[lane], minus[lane], exponent, mantissa, mode, finite);
}

/* Divisors are such that this CPU does not trap. */
#define DIVIDE(name, type)                                                                                           \
    void name##div(void *v) { EVERY(lane) (&OPERAND(type, 0))[lane] /= (&OPERAND(type, 1))[lane]; }                  \
    void name##rem(void *v) { EVERY(lane) (&OPERAND(type, 0))[lane] %= (&OPERAND(type, 1))[lane]; }
DIVIDE(i16_s, int16_t) DIVIDE(i32_s, int32_t) DIVIDE(i64_s, int64_t)
DIVIDE(i16_u, uint16_t) DIVIDE(i32_u, uint32_t) DIVIDE(i64_u, uint64_t)

#define APPROXIMATE(name, function)                                                                                  \
    void approximate_##name(float *v) { EVERY(lane) v[lane] = function(v[lane]); }
APPROXIMATE(ex2, __builtin_exp2f) APPROXIMATE(lg2, __builtin_log2f) APPROXIMATE(sin, __builtin_sinf)
APPROXIMATE(cos, __builtin_cosf) APPROXIMATE(tanh, __builtin_tanhf)

/* Under a rounding mode of this CPU, which is to the nearest before and after. */
#pragma STDC FENV_ACCESS ON
#define DIRECTED(name, result)                                                                                       \
    void directed_##name(void *v, int64_t mode) {                                                                    \
        __builtin_set_flt_rounds(mode);                                                                              \
        result;                                                                                                      \
        __builtin_set_flt_rounds(1);                                                                                 \
    }
#define ALL(type, fma_of, name, vector)                                                                              \
    DIRECTED(fadd_##name, OPERAND(vector, 0) += OPERAND(vector, 1))                                                  \
    DIRECTED(fsub_##name, OPERAND(vector, 0) -= OPERAND(vector, 1))                                                  \
    DIRECTED(fmul_##name, OPERAND(vector, 0) *= OPERAND(vector, 1))                                                  \
    DIRECTED(fdiv_##name, OPERAND(vector, 0) /= OPERAND(vector, 1))                                                  \
    DIRECTED(sqrt_##name, OPERAND(vector, 0) = __builtin_elementwise_sqrt(OPERAND(vector, 0)))                       \
    DIRECTED(fma_##name, EVERY(i)(&OPERAND(type, 0))[i] =                                                            \
                             fma_of((&OPERAND(type, 0))[i], (&OPERAND(type, 1))[i], (&OPERAND(type, 2))[i]))
ALL(float, __builtin_fmaf, f32, floats)
ALL(double, __builtin_fma, f64, doubles)
