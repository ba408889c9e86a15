// dQ of a query's kHeads heads: what warpgroups 0 and 1 accumulate, and how it is written.
#pragma once
#include "job.cuh"
#include "order.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/mma.cuh"

namespace sparse_mla {

// The tiles of dQ from kFirst on that one warpgroup accumulates: kFirstTiles, and the rotary one if it is the next.
template <int kFirst>
struct DqPart {
    static constexpr bool kLastTile = kFirst + kFirstTiles + 1 == kQkTiles;
    static constexpr int kTiles = kLastTile ? kFirstTiles + 1 : kFirstTiles;
    static constexpr int kWideTiles = 2;  // of one product
    static constexpr int kWide = kFirstTiles / kWideTiles;
    static constexpr int kWideColumns = kWideTiles * kSpan;
    static constexpr int kWideSums = kHeads * kWideColumns / kWarpgroup;  // of a thread

    float wide[kWide][kWideSums];
    float last[kLastTile ? kHeads * kSpan / kWarpgroup : 1];

    __device__ __forceinline__ void clear() {
#pragma unroll
        for (int i = 0; i < kWide * kWideSums; ++i) wide[i / kWideSums][i % kWideSums] = 0.f;
        if constexpr (kLastTile) {
#pragma unroll
            for (int i = 0; i < kHeads * kSpan / kWarpgroup; ++i) last[i] = 0.f;
        }
    }

    // += dS K; `ds` is dS as A fragments, heads x keys. On return K's tiles are no longer read.
    __device__ __forceinline__ void accumulate(const uint32_t (&ds)[kSteps][4], uint32_t k_tiles) {
        const uint64_t k_columns = mn_major(k_tiles + kFirst * kTileBytes);
        wgmma_fence();
#pragma unroll
        for (int k = 0; k < kSteps; ++k) {
            wgmma_m64n128k16_f32_bf16<1>(wide[0], ds[k], advance(k_columns, kRowStep * k), true);
            wgmma_m64n128k16_f32_bf16<1>(wide[1], ds[k], advance(k_columns, kWideTiles * kTileBytes + kRowStep * k), true);
            if constexpr (kLastTile) wgmma_m64n64k16_f32_bf16<1>(last, ds[k], advance(k_columns, kFirstTiles * kTileBytes + kRowStep * k), true);
        }
        wgmma_commit_group();
        wgmma_wait_group<0>();
        wgmma_fence_operand(wide[0]);
        wgmma_fence_operand(wide[1]);
        wgmma_fence_operand(last);
    }

    // The sums of a thread's rows from the part's column n on.
    __device__ __forceinline__ const float* sums_from(int n) const {
        return n < kWide * kWideColumns ? &wide[n / kWideColumns][n % kWideColumns / 2] : &last[n % (kWide * kWideColumns) / 2];
    }

    // Writes dQ, or, of a piece, its part of it.
    __device__ __forceinline__ void store(const Job& job, uint16_t* dq, float* parts, int whole) const {
        const int piece = static_cast<int>(blockIdx.x) - whole;
        if (piece < 0)
            store_rounded(job.anew(), dq);
        else
            store_part(job, parts + static_cast<int64_t>(piece) * (kHeads * D_QK));
    }

    // In f32, [kHeads][D_QK].
    __device__ __forceinline__ void store_part(const Job& job, float* part) const {
        float* const out = part + (kWarpRows * job.warp + job.lane / 4) * D_QK + kFirst * kSpan + job.lane % 4 * 4;
#pragma unroll
        for (int n = 0; n < kSpan * kTiles; n += kDealt) {
            const float* d = sums_from(n);
            *reinterpret_cast<float4*>(out + n) = make_float4(d[0], d[1], d[4], d[5]);
            *reinterpret_cast<float4*>(out + n + 8 * D_QK) = make_float4(d[2], d[3], d[6], d[7]);
        }
    }

    // In bf16, through K's tiles kFirst.., which nothing reads any more.
    __device__ __forceinline__ void store_rounded(const Job& job, uint16_t* dq) const {
        const uint32_t tiles = job.shared.of(&Shared::k, kFirst);
#pragma unroll
        for (int n = 0; n < kSpan * kTiles; n += kDealt) {
            const float* d = sums_from(n);
            stmatrix_x4(tiles + n / kSpan * kTileBytes + descriptors::swizzle_128B(kWarpRows * job.warp + (job.lane & kWarpRows - 1),
                                                                          n % kSpan / 8 + (job.lane >> 4)),
                        cvt_rn_bf16x2_f32(d[1], d[0]), cvt_rn_bf16x2_f32(d[3], d[2]), cvt_rn_bf16x2_f32(d[5], d[4]),
                        cvt_rn_bf16x2_f32(d[7], d[6]));
        }
        __syncwarp();
        // Each warp writes the 16 rows it just staged: 4 lanes a row of a tile.
        uint16_t* const out = dq + static_cast<int64_t>(job.row0 + kWarpRows * job.warp) * D_QK + kFirst * kSpan;
#pragma unroll
        for (int i = 0; i < 2 * kTiles; ++i) {
            const int row = i % 2 * 8 + job.lane / 4, unit = job.lane % 4 * 2;
            const uint32_t tile = tiles + i / 2 * kTileBytes;
            U32x4 a = ld_shared_v4(tile + descriptors::swizzle_128B(kWarpRows * job.warp + row, unit));
            U32x4 b = ld_shared_v4(tile + descriptors::swizzle_128B(kWarpRows * job.warp + row, unit + 1));
            collect(a, b);
            U32x4* const to = reinterpret_cast<U32x4*>(out + row * D_QK + i / 2 * kSpan + unit * 8);
            to[0] = a;
            to[1] = b;
        }
    }
};

constexpr int kJoinThreads = 256;
constexpr int kJoinElements = 4 * kJoinThreads;  // of a CTA

}  // namespace sparse_mla

extern "C" __device__ const unsigned sparse_mla_bwd_join_threads = sparse_mla::kJoinThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_join_elements = sparse_mla::kJoinElements;

// dq of the items that came in pieces, from `whole` on: the sum of their parts, in order.                 4 elements a thread
extern "C" __global__ void __launch_bounds__(sparse_mla::kJoinThreads) sparse_mla_bwd_join(const float* parts, ptx::uint16_t* dq,
                                                                      int whole, int pieces) {
    using namespace sparse_mla;
    constexpr int kSize = kHeads * D_QK;
    static_assert(kSize % kJoinElements == 0, "whole CTAs");
    const int at = blockIdx.x * kJoinElements + threadIdx.x * 4, item = at / kSize;
    const float* part = parts + static_cast<int64_t>(item) * pieces * kSize + at % kSize;
    float4 sum = make_float4(0.f, 0.f, 0.f, 0.f);
    for (int i = 0; i < pieces; ++i) {
        const float4 x = *reinterpret_cast<const float4*>(part + static_cast<int64_t>(i) * kSize);
        sum.x += x.x, sum.y += x.y, sum.z += x.z, sum.w += x.w;
    }
    uint2 rounded;
    rounded.x = cvt_rn_bf16x2_f32(sum.y, sum.x);
    rounded.y = cvt_rn_bf16x2_f32(sum.w, sum.z);
    *reinterpret_cast<uint2*>(dq + static_cast<int64_t>(whole) * kSize + at) = rounded;
}
