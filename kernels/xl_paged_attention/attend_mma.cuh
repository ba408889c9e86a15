// One warp's attention over a tile of 16 tokens in a 16-bit type, on the tensor cores.
//
// Lane l has g = l / 4, c = l % 4. Scores: rows 0..7 of the MMA's A are the high halves of the 8 query heads, rows
// 8..15 what their rounding left, so q + u enters with twice the type's precision at no cost: those rows would be idle.
// Lane (g, c) ends with head g at tokens 2c, 2c + 1, 2c + 8, 2c + 9, which is what it must hold as B of
// out^T += V^T P^T. Its A is a tile of V as it lies in memory, [head_size, tokens]: K and V both come by ldmatrix.
#pragma once
#include "bias.cuh"
#include "ptx/mma.cuh"

namespace {

// kHalves: 1 for up to 8 query heads, the 16 rows then are both halves of each; 2 for up to 16, in twice the MMAs.
template <int kHalves>
struct Attention {
    static constexpr int kStep = 16;  // dims of one MMA
    static constexpr int kSteps = DIM / kStep;
    static constexpr int kScratchBytes = 0;

    static constexpr bool kFetchesAhead = DIM <= 128;  // beyond, there are no registers for it

    uint32_t query[kHalves][kSteps][4];  // 8 heads: high and low rows; 16: high rows, then low rows
    uint32_t raw_q[kHalves][2 * kSteps], raw_u[kHalves][2 * kSteps];
    float sums[kHalves][kSteps][4];        // [head size, heads 2c and 2c + 1 (+ 8)] as the MMA leaves it
    float peak[kHalves], weight[kHalves];  // of head g (+ 8): largest score so far, in log2 units; this lane's sum of weights
    uint32_t key_offset, value_offset, step;  // this lane's row of ldmatrix; bytes from 16 dims to the next 16

    // block_size 8: a tile is two pages, each [.., 8 tokens, ..], one after the other.
    __device__ __forceinline__ void setup(uint32_t, int lane, int block_size) {
        const bool pair = block_size < kTile;
        const int r = lane & 7, matrix = lane >> 3;
        step = keep(pair ? kTile * kChunkBytes : 2 * kTile * kChunkBytes, lane);
        // K is [dim / 8, tokens, 8]: matrices 0/1 are tokens 0..7 of the first and second 8 dims, 2/3 tokens 8..15.
        const uint32_t half = pair ? kTileBytes / 2 : kTile / 2 * kChunkBytes;
        const uint32_t next = pair ? kTile / 2 * kChunkBytes : kTile * kChunkBytes;
        key_offset = keep((matrix >> 1) * half + (matrix & 1) * next + r * kChunkBytes, lane);
        // V is [dim, tokens]: matrices 0/1 are tokens 0..7 of dims 0..7 and 8..15, 2/3 tokens 8..15.
        const uint32_t row = pair ? kRowBytes / 2 : kRowBytes;
        const uint32_t later = pair ? kTileBytes / 2 : kRowBytes / 2;
        value_offset = keep(kTileBytes + ((matrix & 1) * 8 + r) * row + (matrix >> 1) * later, lane);
    }

    // Loads the queries of the next row; they may be on their way while the current one is worked on.
    // q, u: of the pass's first head, kPitch elements from one to the next.
    template <int kPitch = DIM>
    __device__ __forceinline__ void fetch(const Element* __restrict__ q, const Element* __restrict__ u, int heads,
                                          int lane) {
        // Lanes of heads that are not there read the last one's, so that no branch comes between the loads.
        const int g = lane >> 2;
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            const int at = min(half * 8 + g, heads - 1) * kPitch + 2 * (lane & 3);
#pragma unroll
            for (int i = 0; i < 2 * kSteps; ++i) {
                raw_q[half][i] = *reinterpret_cast<const uint32_t*>(q + at + 8 * i);
                raw_u[half][i] = *reinterpret_cast<const uint32_t*>(u + at + 8 * i);
            }
        }
    }

    // A row begins, whose queries have been fetched.
    __device__ __forceinline__ void begin(int heads, int lane) {
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            const uint32_t mask = half * 8 + (lane >> 2) < heads ? 0xFFFFFFFFu : 0;
#pragma unroll
            for (int i = 0; i < 2 * kSteps; ++i) {
                const float x0 = to_float(raw_q[half][i] & 0xFFFF) + to_float(raw_u[half][i] & 0xFFFF);
                const float x1 = to_float(raw_q[half][i] >> 16) + to_float(raw_u[half][i] >> 16);
                const uint32_t high = pack(x0, x1);
                const uint32_t low = pack(x0 - to_float(high & 0xFFFF), x1 - to_float(high >> 16));
                if constexpr (kHalves == 1) {
                    query[0][i / 2][i % 2 * 2] = high & mask;
                    query[0][i / 2][i % 2 * 2 + 1] = low & mask;
                } else {
                    query[0][i / 2][i % 2 * 2 + half] = high & mask;
                    query[1][i / 2][i % 2 * 2 + half] = low & mask;
                }
            }
#pragma unroll
            for (int k = 0; k < kSteps; ++k)
#pragma unroll
                for (int i = 0; i < 4; ++i) sums[half][k][i] = 0.0f;
            peak[half] = -kInfinity;
            weight[half] = 0.0f;
        }
    }

    // Zeroes the values of tokens from `live` on: their weight is zero, and zero times NaN is not.
    __device__ __forceinline__ void clear_values(uint32_t stage, int live, int lane, int block_size) {
        const bool pair = block_size < kTile;
#pragma unroll 1
        for (int d = lane; d < DIM; d += kWarp)
#pragma unroll 1
            for (int token = live; token < kTile; ++token)
                st_shared_u16(stage + kTileBytes + d * (pair ? kRowBytes / 2 : kRowBytes) + (token >> 3) * (pair ? kTileBytes / 2 : kRowBytes / 2) +
                                  (token & 7) * 2,
                              0);
    }

    // skew: where in its row of the stage this lane's head has its first bias (bias.cuh).
    __device__ __forceinline__ void attend(uint32_t stage, uint32_t bias_stage, uint32_t skew, int live, float scale,
                                           int lane) {
        // Two sums of the even steps, two of the odd ones (16 heads: of the high parts, and of the low ones): a chain of MMAs
        // takes its time even where slots are free.
        float s0[2][4] = {}, s1[2][4] = {}, bias[kHalves][4];
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            const uint32_t mine = bias_stage + (half * 8 + (lane >> 2)) * kBiasPitch + (skew + 2 * (lane & 3)) * 2;
#pragma unroll
            for (int i = 0; i < 4; ++i)
                bias[half][i] = to_float(ld_shared_u16(mine + (i & 1) * 2 + (i >> 1) * kChunkBytes));
        }
#pragma unroll
        for (int k = 0; k < kSteps; ++k) {
            uint32_t keys[4];
            ldmatrix_x4(keys, stage + key_offset + k * step);
            if constexpr (kHalves == 1) {
                mma(s0[k % 2], query[0][k], keys[0], keys[1]);
                mma(s1[k % 2], query[0][k], keys[2], keys[3]);
            } else {
#pragma unroll
                for (int part = 0; part < 2; ++part) {
                    mma(s0[part], query[part][k], keys[0], keys[1]);
                    mma(s1[part], query[part][k], keys[2], keys[3]);
                }
            }
        }
        uint32_t weights[kHalves][2];
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            float s[4];
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                if constexpr (kHalves == 1) {
                    s[i] = (s0[0][i] + s0[1][i]) + (s0[0][i + 2] + s0[1][i + 2]);
                    s[i + 2] = (s1[0][i] + s1[1][i]) + (s1[0][i + 2] + s1[1][i + 2]);
                } else {
                    s[i] = s0[0][2 * half + i] + s0[1][2 * half + i];
                    s[i + 2] = s1[0][2 * half + i] + s1[1][2 * half + i];
                }
            }
#pragma unroll
            for (int i = 0; i < 4; ++i) s[i] = (s[i] + bias[half][i]) * scale;
            if (live < kTile) {
#pragma unroll
                for (int i = 0; i < 4; ++i)
                    if (2 * (lane & 3) + (i & 1) + (i >> 1) * 8 >= live) s[i] = -kInfinity;
            }
            float high = fmaxf(fmaxf(s[0], s[1]), fmaxf(s[2], s[3]));
            high = fmaxf(high, __shfl_xor_sync(kFullWarp, high, 1));
            high = fmaxf(high, __shfl_xor_sync(kFullWarp, high, 2));
            if (__any_sync(kFullWarp, high > peak[half])) raise(half, fmaxf(peak[half], high), lane);

            // A row of -inf so far has no peak to subtract.
            const float base = peak[half] == -kInfinity ? 0.0f : peak[half];
#pragma unroll
            for (int i = 0; i < 4; ++i) s[i] = ex2_approx_ftz(s[i] - base);
            const uint32_t p0 = pack(s[0], s[1]), p1 = pack(s[2], s[3]);
            // The divisor is the sum of the weights as the MMA sees them: a result dominated by one token is exact.
            weight[half] += (to_float(p0 & 0xFFFF) + to_float(p0 >> 16)) + (to_float(p1 & 0xFFFF) + to_float(p1 >> 16));
            weights[half][0] = p0;
            weights[half][1] = p1;
        }
#pragma unroll
        for (int k = 0; k < kSteps; ++k) {
            uint32_t values[4];
            ldmatrix_x4(values, stage + value_offset + k * step);
#pragma unroll
            for (int half = 0; half < kHalves; ++half) mma(sums[half][k], values, weights[half][0], weights[half][1]);
        }
    }

    // The warp's result for the pass: out and partials point at its first head. kPitch: floats from a head of part_sums to
    // the next.
    template <int kPitch = DIM>
    __device__ __forceinline__ void finish(bool whole, Element* __restrict__ out, float* __restrict__ part_sums,
                                           float2* __restrict__ part_stats, int heads, int lane) {
        const int g = lane >> 2, c = lane & 3;
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            weight[half] += __shfl_xor_sync(kFullWarp, weight[half], 1);
            weight[half] += __shfl_xor_sync(kFullWarp, weight[half], 2);
            if (!whole && c == 0 && half * 8 + g < heads) part_stats[half * 8 + g] = make_float2(peak[half], weight[half]);
            const float factor = whole ? 1.0f / weight[half] : 1.0f;
#pragma unroll
            for (int pair = 0; pair < 2; ++pair) {
                const int head = half * 8 + 2 * c + pair;
                const float f = __shfl_sync(kFullWarp, factor, (2 * c + pair) * 4);
                if (head >= heads) continue;
                if (whole) {
                    const int at = head * DIM + g;
#pragma unroll
                    for (int k = 0; k < kSteps; ++k) {
                        out[at + kStep * k] = to_element(sums[half][k][pair] * f);
                        out[at + kStep * k + 8] = to_element(sums[half][k][pair + 2] * f);
                    }
                } else {
                    const int at = head * kPitch + g;
#pragma unroll
                    for (int k = 0; k < kSteps; ++k) {
                        part_sums[at + kStep * k] = sums[half][k][pair];
                        part_sums[at + kStep * k + 8] = sums[half][k][pair + 2];
                    }
                }
            }
        }
    }

private:
    __device__ __forceinline__ void raise(int half, float higher, int lane) {
        const float f = ex2_approx_ftz(peak[half] - (higher == -kInfinity ? 0.0f : higher));
        const float f0 = __shfl_sync(kFullWarp, f, (lane & 3) * 8), f1 = __shfl_sync(kFullWarp, f, (lane & 3) * 8 + 4);
        weight[half] *= f;
        peak[half] = higher;
#pragma unroll
        for (int k = 0; k < kSteps; ++k) {
            sums[half][k][0] *= f0;
            sums[half][k][1] *= f1;
            sums[half][k][2] *= f0;
            sums[half][k][3] *= f1;
        }
    }

    static __device__ __forceinline__ uint32_t pack(float low, float high) {
#if TYPE == 0
        return cvt_rn_f16x2_f32(high, low);
#else
        return cvt_rn_bf16x2_f32(high, low);
#endif
    }

    static __device__ __forceinline__ void mma(float (&d)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1) {
        const uint32_t b[2] = {b0, b1};
#if TYPE == 0
        mma_m16n8k16_f32_f16(d, a, b);
#else
        mma_m16n8k16_f32_bf16(d, a, b);
#endif
    }
};

using Warp = Attention<1>;

}  // namespace
