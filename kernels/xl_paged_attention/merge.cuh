// Rows of which several warps have a part are merged in the kernel itself, when all warps of a CTA have ended:
//   within the CTA   from partials in shared memory; a row that lies within the CTA's share goes to `out`
//   across CTAs      a CTA has at most two rows that reach beyond its share, the first and the last. It leaves one partial
//                    of each in global memory and counts itself in; who comes last merges the row's partials
// A row's counter is that of the first CTA it touches. atom.inc wraps it back to zero, as the next call needs it.
#pragma once
#include "common.cuh"
#include "ptx/ld_st.cuh"

namespace {

// A warp's part of a row that reaches beyond its share.
struct Part {
    int seq;
    int first, count;  // query heads; count 0: there is no such part
    int ends;          // the row ends in this share
    uint32_t begin;    // the row's first tile in the line, and how many it has
    int tiles;
};

enum { kInto = 0, kOutOf = 1 };  // parts of a warp: of a row that began before its share, and of one that begins in it

struct Parts {
    alignas(16) float sums[WARPS][NEAR * DIM];  // of the rows into a warp, if they have at most NEAR heads
    float2 stats[WARPS][2][kHeads];             // peak in log2 units, and the sum of the weights
    Part of[WARPS][2];
    Part border[2];  // the CTA's own, as its warps'
    int low[2], owners[2];  // first CTA of these rows, and how many they have; 0: this CTA has not come last
};

// 2^(from - to), the factor of sums relative to `from` that are to be relative to `to`; both may be -inf.
__device__ __forceinline__ float scale_to(float from, float to) {
    return ex2_approx_ftz(from - (to == -kInfinity ? 0.0f : to));
}

constexpr int kBlocks = (DIM + 63) / 64;  // of a head's sums, each merged by one warp

// Partials of one head: the first, then the others, equally far apart.
struct Chain {
    int parts;
    int sums_apart, stats_apart;
    const float *sums, *more_sums;
    const float2 *stats, *more_stats;
};

struct Merged {
    float peak, weight;
    float4 sums;
};

// Adds up four columns of a chain, from `column` on: half the warp the even parts, half the odd. This runs once, at the end,
// when none of it is in the instruction cache: it is short and exists once, for fetching it takes longer than running it.
__device__ __noinline__ Merged merge(Chain chain, int column, int lane) {
    constexpr int kBatch = 12;  // of loads on their way, a lane
    const int half = lane / 16;
    Merged all{-kInfinity, 0.0f, make_float4(0.0f, 0.0f, 0.0f, 0.0f)};
#pragma unroll 1
    for (int start = 0; start < chain.parts; start += 2 * kBatch) {
        const int count = min(2 * kBatch, chain.parts - start);
        float2 stats = make_float2(-kInfinity, 0.0f);
        if (lane < count) stats = start + lane == 0 ? *chain.stats : chain.more_stats[(start + lane - 1) * chain.stats_apart];
        float4 row[kBatch];
#pragma unroll
        for (int i = 0; i < kBatch; ++i) {
            const int part = 2 * i + half;
            const float* from = start + part == 0 ? chain.sums : chain.more_sums + int64_t(start + part - 1) * chain.sums_apart;
            row[i] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
            if (column < DIM && part < count) row[i] = *reinterpret_cast<const float4*>(from + column);
        }
        float peak = fmaxf(all.peak, stats.x);
#pragma unroll
        for (int distance = 16; distance > 0; distance /= 2)
            peak = fmaxf(peak, __shfl_xor_sync(kFullWarp, peak, distance));
        const float keep = scale_to(all.peak, peak), factor = scale_to(stats.x, peak);
        all.peak = peak;
        all.weight = all.weight * keep + factor * stats.y;  // this lane's
        all.sums = make_float4(all.sums.x * keep, all.sums.y * keep, all.sums.z * keep, all.sums.w * keep);
#pragma unroll
        for (int i = 0; i < kBatch; ++i) {
            const float f = __shfl_sync(kFullWarp, factor, 2 * i + half);
            all.sums = make_float4(fmaf(f, row[i].x, all.sums.x), fmaf(f, row[i].y, all.sums.y),
                                   fmaf(f, row[i].z, all.sums.z), fmaf(f, row[i].w, all.sums.w));
        }
    }
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2)
        all.weight += __shfl_xor_sync(kFullWarp, all.weight, distance);
    all.sums.x += __shfl_xor_sync(kFullWarp, all.sums.x, 16);
    all.sums.y += __shfl_xor_sync(kFullWarp, all.sums.y, 16);
    all.sums.z += __shfl_xor_sync(kFullWarp, all.sums.z, 16);
    all.sums.w += __shfl_xor_sync(kFullWarp, all.sums.w, 16);
    return all;
}

__device__ __forceinline__ void store(Element* __restrict__ to, const Merged& merged) {
    const float scale = 1.0f / merged.weight;
    to[0] = to_element(merged.sums.x * scale);
    to[1] = to_element(merged.sums.y * scale);
    to[2] = to_element(merged.sums.z * scale);
    to[3] = to_element(merged.sums.w * scale);
}

// What a CTA knows at its end.
struct Merger {
    Parts& parts;
    const Partials& partials;
    Element* __restrict__ out;
    int num_heads, slots;  // slots: heads of a partial
    unsigned char* rings;  // of all warps; each holds its warp's last partial
    int ring_bytes;

    // Where a warp leaves the sums of a part. A row out of a share ends with it, when its ring is idle.
    __device__ __forceinline__ float* place(int warp, int which) const {
        if (which == kOutOf) return reinterpret_cast<float*>(rings + warp * ring_bytes);
        return slots <= NEAR ? parts.sums[warp]
                             : partials.sums + (2 * gridDim.x + blockIdx.x * WARPS + warp) * int64_t(slots) * DIM;
    }

    __device__ __forceinline__ int64_t partial(int cta, int which, int head) const {
        return (static_cast<int64_t>(cta) * 2 + which) * slots + head;
    }

    __device__ __forceinline__ Element* result(const Part& part, int head) const {
        return out + (static_cast<int64_t>(part.seq) * num_heads + part.first + head) * DIM;
    }

    // active: warps that had tiles; shares: of the CTAs.
    __device__ __forceinline__ void run(int active, const Shares& shares, int warp, int lane) const {
        __syncthreads();
        within(active, warp, lane);
        __syncthreads();
        if (threadIdx.x < 2) arrive(threadIdx.x, shares);
        __syncthreads();
#pragma unroll 1
        for (int which = 0; which < 2; ++which) across(which, warp, lane);
    }

private:
    // Chain 0 is the row into the CTA, chain w + 1 the row out of warp w; all go on in the rows into the next warps.
    __device__ __forceinline__ void within(int active, int warp, int lane) const {
        const bool into = lane < active && parts.of[lane][kInto].count > 0;
        const uint32_t ends = __ballot_sync(kFullWarp, into && parts.of[lane][kInto].ends);
        const int into_apart = place(1, kInto) - place(0, kInto);
        int turn = 0;
#pragma unroll 1
        for (int chain = 0; chain <= active; ++chain) {
            const int start = max(chain - 1, 0), which = chain == 0 ? kInto : kOutOf;
            const Part part = parts.of[start][which];
            if (part.count == 0) continue;
            const uint32_t later = ends & kFullWarp << chain;
            const bool ended = later != 0;
            const int last = ended ? __ffs(later) - 1 : active - 1;
            if ((chain == 0 || !ended) && threadIdx.x == 0) parts.border[which] = part;
#pragma unroll 1
            for (int item = 0; item < part.count * kBlocks; ++item) {
                if (turn++ % WARPS != warp) continue;
                const int head = item / kBlocks, column = item % kBlocks * 64 + lane % 16 * 4;
                const Merged merged =
                    merge(Chain{last - start + 1, into_apart, 2 * kHeads, place(start, which) + head * DIM,
                                place(start + 1, kInto) + head * DIM, &parts.stats[start][which][head],
                                &parts.stats[start + 1][kInto][head]},
                          column, lane);
                if (lane >= 16 || column >= DIM) continue;
                if (chain > 0 && ended) {
                    store(result(part, head) + column, merged);
                } else {
                    const int64_t at = partial(blockIdx.x, which, head);
                    *reinterpret_cast<float4*>(partials.sums + at * DIM + column) = merged.sums;
                    if (column == 0) partials.stats[at] = make_float2(merged.peak, merged.weight);
                }
            }
        }
    }

    // Counts the CTA in at one of its two border rows.
    __device__ __forceinline__ void arrive(int which, const Shares& shares) const {
        const Part part = parts.border[which];
        parts.low[which] = parts.owners[which] = 0;
        if (part.count == 0) return;
        const uint32_t low = shares.of(part.begin);
        const uint32_t owners = shares.of(part.begin + part.tiles - 1) - low + 1;
        if (atom_inc_acq_rel_gpu_u32(partials.arrived + low, owners - 1) != owners - 1) return;
        parts.low[which] = low;
        parts.owners[which] = owners;
    }

    __device__ __forceinline__ void across(int which, int warp, int lane) const {
        const int owners = parts.owners[which], low = parts.low[which];
        if (owners == 0) return;
        const Part part = parts.border[which];
#pragma unroll 1
        for (int item = warp; item < part.count * kBlocks; item += WARPS) {
            const int head = item / kBlocks, column = item % kBlocks * 64 + lane % 16 * 4;
            const int64_t first = partial(low, kOutOf, head), second = partial(low + 1, kInto, head);
            const Merged merged = merge(Chain{owners, 2 * slots * DIM, 2 * slots, partials.sums + first * DIM,
                                              partials.sums + second * DIM, partials.stats + first, partials.stats + second},
                                        column, lane);
            if (lane < 16 && column < DIM) store(result(part, head) + column, merged);
        }
    }
};

}  // namespace
