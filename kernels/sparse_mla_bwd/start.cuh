// A CTA's start: Q and dO, in the order of order.cuh, and delta.
#pragma once
#include "delta.cuh"
#include "job.cuh"
#include "order.cuh"

#include "ptx/arithmetic.cuh"

namespace sparse_mla {

// Q and dO by TMA, each read once. One thread.
__device__ __forceinline__ void load_queries(const Job& job, const TensorMap& q_map, const TensorMap& do_map) {
    const uint64_t once = createpolicy_evict_first();
    const uint32_t full = job.shared.of(&Shared::q_full);
    mbarrier_arrive_expect_tx(full, (kQkTiles + kVTiles) * kTileBytes);
    for (int tile = 0; tile < kQkTiles; ++tile)
        cp_async_bulk_tensor_2d_shared_global_hint(job.shared.of(&Shared::q, tile), q_map, full, once, tile * kSpan, job.row0);
    for (int tile = 0; tile < kVTiles; ++tile)
        cp_async_bulk_tensor_2d_shared_global_hint(job.shared.of(&Shared::d_o, tile), do_map, full, once, tile * kSpan, job.row0);
}

// Eight rows of a tile, in place; x: 16 columns of a row, as they were. A warp.
__device__ __forceinline__ void reorder(uint32_t rows, int lane, U32x4 (&x)[2]) {
    const uint32_t first = rows + descriptors::swizzle_128B(lane / 4, lane % 4 * 2), second = first ^ kUnitBytes;
    U32x4 a = x[0] = ld_shared_v4(first), b = x[1] = ld_shared_v4(second);
    deal(a, b);
    st_shared_v4(first, a);
    st_shared_v4(second, b);
}

// Eights of Q's rows, of the 8 * kQkTiles in all, that warpgroup 2 reorders.
constexpr int kQEights = kQkTiles * 8 - 28;

// Reorders Q and dO once they are there, by all threads, and makes delta = sum of o * dO over a row's columns, by warpgroups 0
// and 1, of which each warp has eight rows, and their o on the way while dO is. It takes a barrier, and the fence in `gathered`.
template <int kWho>
__device__ __forceinline__ void reorder_queries(const Job& job, const uint16_t* o) {
    U32x4 x[2];
    if constexpr (kWho == 2) {
        mbarrier_wait_parity(job.shared.of(&Shared::q_full), 0);
#pragma unroll 4
        for (int i = job.warp; i < kQEights; i += 4) reorder(job.shared.of(&Shared::q) + i * kEightRows, job.lane, x);
    } else {
        const int eight = 4 * kWho + job.warp;
        U32x4 of[kVTiles][2];
#pragma unroll
        for (int tile = 0; tile < kVTiles; ++tile)
#pragma unroll
            for (int i = 0; i < 2; ++i)
                of[tile][i] = ld_global_nc_no_allocate_v4(o + static_cast<int64_t>(job.row0 + 8 * eight + job.lane / 4) * kDimV +
                                                          tile * kSpan + job.lane % 4 * kDealt + i * 8);
        mbarrier_wait_parity(job.shared.of(&Shared::q_full), 0);
        float delta = 0.f;
#pragma unroll
        for (int tile = 0; tile < kVTiles; ++tile) {
            reorder(job.shared.of(&Shared::d_o, tile) + eight * kEightRows, job.lane, x);
#pragma unroll
            for (int i = 0; i < 2; ++i) delta = dot(of[tile][i], x[i], delta);
        }
#pragma unroll
        for (int distance = 1; distance < 4; distance *= 2) delta += __shfl_xor_sync(kFullWarp, delta, distance);
        if (job.lane % 4 == 0) st_shared_f32(job.shared.of(&Shared::delta, 8 * eight + job.lane / 4), delta);
#pragma unroll
        for (int i = kQEights + eight; i < kQkTiles * 8; i += 8) reorder(job.shared.of(&Shared::q) + i * kEightRows, job.lane, x);
    }
}

}  // namespace sparse_mla
