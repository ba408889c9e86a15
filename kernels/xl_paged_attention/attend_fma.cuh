// One warp's attention over a tile of 8 tokens in fp32, on the CUDA cores: tensor cores have no fp32 product.
//
// Scores: lane l takes token l % 8 and every fourth 16-byte chunk of K from l / 8 on. Values: lane l takes rows l,
// l + 32, ... of V. Queries and weights are in the warp's shared scratch.
#pragma once
#include "bias.cuh"

namespace {

struct Warp {
    static constexpr int kRows = (DIM + kWarp - 1) / kWarp;
    static constexpr bool kFetchesAhead = false;  // they would lie where the current row's are
    static constexpr int kScratchBytes = kHeads * DIM * 4 + kHeads * kTile * 4;

    float sums[kRows][kHeads];
    float peak[kHeads], weight[kHeads];
    uint32_t query, weights;  // shared: [8, DIM] and [8 heads, 8 tokens], f32
    int heads;

    __device__ __forceinline__ void setup(uint32_t scratch, int lane, int) {
        query = keep(scratch, lane);
        weights = keep(scratch + kHeads * DIM * 4, lane);
    }

    __device__ __forceinline__ void fetch(const float* __restrict__ q, const float* __restrict__ u, int heads,
                                          int lane) {
        for (int at = lane; at < heads * DIM; at += kWarp) st_shared_u32(query + at * 4, __float_as_uint(q[at] + u[at]));
    }

    __device__ __forceinline__ void begin(int heads_, int) {
        heads = heads_;
#pragma unroll
        for (int h = 0; h < kHeads; ++h) {
            peak[h] = -kInfinity;
            weight[h] = 0.0f;
#pragma unroll
            for (int i = 0; i < kRows; ++i) sums[i][h] = 0.0f;
        }
        __syncwarp();
    }

    __device__ __forceinline__ void clear_values(uint32_t stage, int live, int lane, int) {
#pragma unroll 1
        for (int d = lane; d < DIM; d += kWarp)
#pragma unroll 1
            for (int token = live; token < kTile; ++token) st_shared_u32(stage + kTileBytes + d * kRowBytes + token * 4, 0);
    }

    __device__ __forceinline__ void attend(uint32_t stage, uint32_t bias_stage, uint32_t, int live, float scale,
                                           int lane) {
        const int token = lane & 7;
        // What the heads share is loaded once, 8 chunks at a time; then come the heads that are there, one by one.
        constexpr int kChunks = DIM / (4 * kChunk), kGroup = 8;
        const uint32_t keys = stage + (lane >> 3) * (kTile * kChunkBytes) + token * kChunkBytes;
        const uint32_t queries = query + (lane >> 3) * kChunkBytes;
        float s[kHeads] = {};
#pragma unroll
        for (int from = 0; from < kChunks; from += kGroup) {
            const int count = min(kGroup, kChunks - from);
            U32x4 k[kGroup];
#pragma unroll
            for (int i = 0; i < count; ++i) k[i] = ld_shared_v4(keys + (from + i) * (4 * kTile * kChunkBytes));
#pragma unroll
            for (int h = 0; h < kHeads; ++h) {
                if (h >= heads) break;
                float odd = 0.0f;
#pragma unroll
                for (int i = 0; i < count; ++i) {
                    float& sum = i % 2 ? odd : s[h];
                    sum = dot(k[i], ld_shared_v4(queries + h * (DIM * 4) + (from + i) * (4 * kChunkBytes)), sum);
                }
                s[h] += odd;
            }
        }
        // Two heads at a time, so that one's shuffles fill the other's waits; no more than there are.
#pragma unroll
        for (int pair = 0; pair < kHeads; pair += 2) {
            if (pair >= heads) break;
#pragma unroll
            for (int h = pair; h < pair + 2; ++h) {
                s[h] += __shfl_xor_sync(kFullWarp, s[h], 8);
                s[h] += __shfl_xor_sync(kFullWarp, s[h], kHalfWarp);
                s[h] = (s[h] + __uint_as_float(ld_shared_u32(bias_stage + h * kBiasPitch + token * 4))) * scale;
                if (token >= live) s[h] = -kInfinity;
                float high = s[h];
#pragma unroll
                for (int distance = 1; distance < 8; distance *= 2)
                    high = fmaxf(high, __shfl_xor_sync(kFullWarp, high, distance));
                high = fmaxf(high, peak[h]);  // the same in every lane
                const float base = high == -kInfinity ? 0.0f : high, f = ex2_approx_ftz(peak[h] - base);
                peak[h] = high;
#pragma unroll
                for (int i = 0; i < kRows; ++i) sums[i][h] *= f;
                const float p = ex2_approx_ftz(s[h] - base);
                weight[h] = weight[h] * f + p;
                if ((lane >> 3) == (h & 3)) st_shared_u32(weights + (h * kTile + token) * 4, __float_as_uint(p));
            }
        }
        __syncwarp();
        constexpr int kRowGroup = 4;
#pragma unroll
        for (int from = 0; from < kRows; from += kRowGroup) {
            U32x4 v[kRowGroup][2];
#pragma unroll
            for (int i = 0; i < kRowGroup; ++i) {
                // A lane whose row is not there takes the last one's, and its sum goes nowhere.
                const uint32_t row = stage + kTileBytes + min(lane + 32 * (from + i), DIM - 1) * kRowBytes;
                v[i][0] = ld_shared_v4(row);
                v[i][1] = ld_shared_v4(row + kChunkBytes);
            }
#pragma unroll
            for (int h = 0; h < kHeads; ++h) {
                if (h >= heads) break;
                const U32x4 w0 = ld_shared_v4(weights + h * 32), w1 = ld_shared_v4(weights + h * 32 + kChunkBytes);
#pragma unroll
                for (int i = 0; i < kRowGroup; ++i)
                    if (from + i < kRows) sums[from + i][h] = dot(v[i][1], w1, dot(v[i][0], w0, sums[from + i][h]));
            }
        }
    }

    __device__ __forceinline__ void finish(bool whole, float* __restrict__ out, float* __restrict__ part_sums,
                                           float2* __restrict__ part_stats, int, int lane) {
#pragma unroll
        for (int h = 0; h < kHeads; ++h) {
            if (h >= heads) break;
#pragma unroll
            for (int distance = 1; distance < 8; distance *= 2)
                weight[h] += __shfl_xor_sync(kFullWarp, weight[h], distance);
            if (!whole && lane == 0) part_stats[h] = make_float2(peak[h], weight[h]);
#pragma unroll
            for (int i = 0; i < kRows; ++i) {
                const int d = lane + kWarp * i;
                if (d >= DIM) break;
                if (whole) {
                    out[h * DIM + d] = sums[i][h] / weight[h];
                } else {
                    part_sums[h * DIM + d] = sums[i][h];
                }
            }
        }
    }

private:
    static __device__ __forceinline__ float dot(U32x4 a, U32x4 b, float c) {
        c = fmaf(__uint_as_float(a.x), __uint_as_float(b.x), c);
        c = fmaf(__uint_as_float(a.y), __uint_as_float(b.y), c);
        c = fmaf(__uint_as_float(a.z), __uint_as_float(b.z), c);
        return fmaf(__uint_as_float(a.w), __uint_as_float(b.w), c);
    }
};

}  // namespace
