// Rows that several warps share are merged by the kernel itself:
//   within a CTA   each warp of a row leaves its part in shared memory, arrives at the row's mbarrier and counts itself
//                  in; who comes last merges them. A row that fills the CTA's share is merged by all warps, behind a
//                  barrier. Only rows that reach beyond the CTA's share go on, its first and its last at most: as one
//                  partial each, in global memory
//   across CTAs    the warp that has completed such a partial counts the CTA in, but only when it has ended itself, for
//                  the fence waits behind copies in flight. The CTA that comes last merges, with all its warps
// Counters are back at zero when they have served. What each is summed from, and in which order, depends on the shapes
// alone, not on who comes last. All of this is cold code, where fetching an instruction takes longer than running it:
// loops stay loops.
#pragma once
#include "shared.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mbarrier.cuh"

namespace {

constexpr int kMergeBatch = 24;  // partials of a row that are read at once

// What CTAs leave for each other of the rows that they share.
struct Partials {
    float* __restrict__ sums;       // [ctas, 2, slots, DIM], relative to 2^peak; with more than kNear slots also
                                    // [ctas, kWarps, slots, DIM], of rows that end in mid-share
    float2* __restrict__ stats;     // [ctas, 2, slots]: peak in log2 units, and the sum of the weights
    uint32_t* __restrict__ arrived; // [ctas], zero between calls: how many owners of a row have left their partial

    // Of this CTA's team; before, of all teams, one after the other.
    __device__ __forceinline__ Partials of_team(int slots) const {
        const int64_t ctas = static_cast<int64_t>(blockIdx.x) * gridDim.y, parts = ctas * slots * 2;
        const int64_t far = slots > kNear ? ctas * slots * kWarps : 0;
        return {sums + (parts + far) * DIM, stats + parts, arrived + ctas};
    }
};

// Sides of a share: the row that comes into it, from before, and the one that begins within and goes on out of it.
enum { kInto = 0, kOutOf = 1 };

// 2^(from - to), the factor of sums relative to `from` that are to be relative to `to`; both may be -inf.
__device__ __forceinline__ float scale_to(float from, float to) {
    return ex2_approx_ftz(from - (to == -kInfinity ? 0.0f : to));
}

__device__ __forceinline__ float4 fma(float a, float4 b, float4 c) {
    return make_float4(fmaf(a, b.x, c.x), fmaf(a, b.y, c.y), fmaf(a, b.z, c.z), fmaf(a, b.w, c.w));
}

__device__ __forceinline__ void store(Element* __restrict__ to, float4 sums, float weight) {
    const float scale = 1.0f / weight;
    to[0] = to_element(sums.x * scale);
    to[1] = to_element(sums.y * scale);
    to[2] = to_element(sums.z * scale);
    to[3] = to_element(sums.w * scale);
}

struct Merger {
    Parts& parts;
    const Partials& partials;
    Element* __restrict__ out;
    int num_heads, slots;  // slots: heads of a partial
    unsigned char* rings;  // of all warps
    int ring_bytes;
    Shares ctas, warps;    // of the line, and of the CTA's share
    uint32_t base, size;   // of the CTA's share

    __device__ __forceinline__ void setup() const {
        if (threadIdx.x <= kWarps) {
            parts.arrived[threadIdx.x] = 0;
            mbarrier_init(cvta_to_shared(&parts.left[threadIdx.x]), kWarps * kWarp);
        }
        if (threadIdx.x < 2) parts.owners[threadIdx.x] = 0;
    }

    __device__ __forceinline__ Element* result(const Row& row, int head) const {
        return out + (static_cast<int64_t>(row.seq) * num_heads + row.first + head) * DIM;
    }

    // Whether the CTA's share is all of one row, of which every warp has a part, and about one batch of CTAs has the rest.
    __device__ __forceinline__ bool fills(const Row& row) const {
        return row.begin <= base && row.begin + row.tiles >= base + size && size >= kWarps &&
               row.tiles <= size * kMergeBatch;
    }

    // Merges the parts of a row that fills the share, by all warps, after a barrier. After one more, a thread publishes.
    __device__ __forceinline__ void merge_filling(const Row& row, int warp, int lane) const {
        const bool enters = row.begin < base, leaves = row.begin + row.tiles > base + size;
        const int side = enters ? kInto : kOutOf;
        merge_warps(row, side, 0, kWarps, enters || leaves, partial(blockIdx.y, side, 0), warp, kWarps, lane);
        __syncthreads();
        if (threadIdx.x == 0 && (enters || leaves)) {
            parts.border[side] = row;
            publish(side);
        }
    }

    // Takes the part of a row from its warp, on side `which` of the warp's share. True if that completes the CTA's
    // partial of a row on `side` of the CTA's share: this warp has to publish it.
    template <class State>
    __device__ __forceinline__ bool take(State& state, const Row& row, int which, bool ends, int& side, int warp,
                                         int lane) const {
        const bool enters = row.begin < base, leaves = row.begin + row.tiles > base + size;
        const int low = which == kOutOf ? warp : enters ? 0 : warps.of(row.begin - base);
        const int high = ends ? warp : leaves ? warps.count - 1 : warps.of(row.begin + row.tiles - 1 - base);
        side = enters ? kInto : kOutOf;
        const int64_t own = partial(blockIdx.y, side, 0);
        const bool alone = low == high;
        state.finish(false, nullptr, alone ? partials.sums + own * DIM : place(row, warp),
                     alone ? partials.stats + own : parts.stats[warp][which], row.count, lane);
        __syncwarp();
        if (fills(row)) return false;
        if (!alone) {
            const int slot = enters ? 0 : low + 1;
            const uint32_t left = cvta_to_shared(&parts.left[slot]);
            mbarrier_arrive(left);
            // The barrier counts all warps of the CTA: the row's first warp arrives for those that have no part of it.
            const int others = kWarps - 1 - (high - low);
            if (warp == low && lane == 0 && others > 0) mbarrier_arrive(left, others * kWarp);
            __syncwarp();
            uint32_t before = 0;
            if (lane == 0) before = atom_inc_acq_rel_cta_shared_u32(cvta_to_shared(&parts.arrived[slot]), high - low);
            before = __shfl_sync(kFullWarp, before, 0);
            if (before != high - low) return false;
            mbarrier_wait_parity(left, 0);  // all have arrived
            merge_warps(row, side, low, high - low + 1, enters || leaves, own, 0, 1, lane);
        }
        if (lane == 0 && (enters || leaves)) parts.border[side] = row;
        return enters || leaves;
    }

    // Counts the CTA in at its row on `side`. By one thread; its warp has written the partial.
    __device__ __forceinline__ void publish(int side) const {
        const Row row = parts.border[side];
        const uint32_t low = ctas.of(row.begin), owners = ctas.of(row.begin + row.tiles - 1) - low + 1;
        if (atom_inc_acq_rel_gpu_u32(partials.arrived + low, owners - 1) != owners - 1) return;
        parts.low[side] = low;
        parts.owners[side] = owners;
    }

    // Merges the rows at which this CTA came last. By all warps, after a barrier.
    __device__ __forceinline__ void merge_ctas(int warp, int lane) const {
        // A lane has 4 columns; half the warp takes the even partials, half the odd ones.
        constexpr int kColumns = 64, kBlocks = (DIM + kColumns - 1) / kColumns, kBatch = kMergeBatch / 2;
        const int half = lane / kHalfWarp;
#pragma unroll 1
        for (int side = 0; side < 2; ++side) {
            const int owners = parts.owners[side];
            if (owners == 0) continue;
            const Row row = parts.border[side];
            const int low = parts.low[side];
#pragma unroll 1
            for (int item = warp; item < row.count * kBlocks; item += kWarps) {
                const int head = item / kBlocks, column = item % kBlocks * kColumns + lane % kHalfWarp * 4;
                const int64_t first = partial(low, kOutOf, head), second = partial(low + 1, kInto, head);
                float peak = -kInfinity, weight = 0.0f;
                float4 sums = {};
#pragma unroll 1
                for (int start = 0; start < owners; start += 2 * kBatch) {
                    const int count = min(2 * kBatch, owners - start);
                    const auto at = [&](int i) {
                        return start + i == 0 ? first : second + int64_t(start + i - 1) * 2 * slots;
                    };
                    const float2 stats = lane < count ? partials.stats[at(lane)] : make_float2(-kInfinity, 0.0f);
                    float4 all[kBatch];
#pragma unroll
                    for (int i = 0; i < kBatch; ++i) {
                        const float* from = partials.sums + at(2 * i + half) * DIM + column;
                        all[i] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
                        if (2 * i + half < count && column < DIM) all[i] = *reinterpret_cast<const float4*>(from);
                    }
                    float higher = fmaxf(peak, stats.x);
#pragma unroll
                    for (int distance = kHalfWarp; distance > 0; distance /= 2)
                        higher = fmaxf(higher, __shfl_xor_sync(kFullWarp, higher, distance));
                    const float keep = scale_to(peak, higher), factor = scale_to(stats.x, higher);
                    peak = higher;
                    weight = weight * keep + factor * stats.y;  // this lane's
                    sums = make_float4(sums.x * keep, sums.y * keep, sums.z * keep, sums.w * keep);
#pragma unroll
                    for (int i = 0; i < kBatch; ++i)
                        sums = fma(__shfl_sync(kFullWarp, factor, 2 * i + half), all[i], sums);
                }
#pragma unroll
                for (int distance = kHalfWarp; distance > 0; distance /= 2)
                    weight += __shfl_xor_sync(kFullWarp, weight, distance);
                sums.x += __shfl_xor_sync(kFullWarp, sums.x, kHalfWarp);
                sums.y += __shfl_xor_sync(kFullWarp, sums.y, kHalfWarp);
                sums.z += __shfl_xor_sync(kFullWarp, sums.z, kHalfWarp);
                sums.w += __shfl_xor_sync(kFullWarp, sums.w, kHalfWarp);
                if (half == 0 && column < DIM) store(result(row, head) + column, sums, weight);
            }
        }
    }

private:
    __device__ __forceinline__ float* ring(int warp) const {
        return reinterpret_cast<float*>(rings + warp * ring_bytes);
    }

    // Where a warp leaves the sums of its part of a row: in its ring, which is idle where the part ends with the share.
    __device__ __forceinline__ float* place(const Row& row, int warp) const {
        if (row.begin + row.tiles >= base + warps.begin(warp + 1)) return ring(warp);
        return slots <= kNear ? parts.sums[warp]
                             : partials.sums + (2 * gridDim.y + blockIdx.y * kWarps + warp) * int64_t(slots) * DIM;
    }

    __device__ __forceinline__ int64_t partial(int cta, int side, int head) const {
        return (static_cast<int64_t>(cta) * 2 + side) * slots + head;
    }

    // Merges the parts of warps [low, low + count), the first on side `which`, into the CTA's partial `own` or `out`.
    __device__ __forceinline__ void merge_warps(const Row& row, int which, int low, int count, bool border, int64_t own,
                                                int first_item, int step, int lane) const {
        constexpr int kColumns = 4 * kWarp, kBlocks = (DIM + kColumns - 1) / kColumns;  // 4 columns a lane
        const float* const last = place(row, low + count - 1);
#pragma unroll 1
        for (int item = first_item; item < row.count * kBlocks; item += step) {
            const int head = item / kBlocks, column = item % kBlocks * kColumns + lane * 4;
            float2 stats[kWarps];
            float4 all[kWarps];
#pragma unroll
            for (int i = 0; i < kWarps; ++i) {
                stats[i] = make_float2(-kInfinity, 0.0f);
                all[i] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
                if (i >= count) continue;
                stats[i] = parts.stats[low + i][i == 0 ? which : kInto][head];
                const float* from = i == count - 1 ? last : ring(low + i);
                if (column < DIM) all[i] = *reinterpret_cast<const float4*>(from + head * DIM + column);
            }
            float peak = stats[0].x, weight = 0.0f;
            float4 sums = {};
#pragma unroll
            for (int i = 1; i < kWarps; ++i) peak = fmaxf(peak, stats[i].x);
#pragma unroll
            for (int i = 0; i < kWarps; ++i) {
                const float factor = scale_to(stats[i].x, peak);
                weight = fmaf(factor, stats[i].y, weight);
                sums = fma(factor, all[i], sums);
            }
            if (border && column == 0) partials.stats[own + head] = make_float2(peak, weight);
            if (column >= DIM) continue;
            if (border) {
                *reinterpret_cast<float4*>(partials.sums + (own + head) * DIM + column) = sums;
            } else {
                store(result(row, head) + column, sums, weight);
            }
        }
        __syncwarp();
    }
};

}  // namespace
