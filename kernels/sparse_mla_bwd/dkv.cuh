// Blocks of dKV: how accumulators are added to global memory, and the part of it that warpgroups 0 and 1 take.
#pragma once
#include "job.cuh"

namespace sparse_mla {

constexpr int kChunk = kLinedColumns;  // columns of dKV that a warpgroup takes at a time
constexpr int kChunkSums = kWarpRows * kChunk / kWarp;  // of a lane
// Chunks of a block that warpgroups 0 and 1 take each; warpgroup 2 takes the other 10 (d_qk 576) or 8.
constexpr int kSharedChunks = 4;

// Where a lane adds to dKV, in units of four columns (16 bytes) from its start; kNowhere for a token that counts nothing.
struct Rows {
    static constexpr uint32_t kNowhere = 0xFFFFFFFFu;

    uint32_t at[4];

    __device__ __forceinline__ Rows(const Job& job, int block) {
        const int lane = opaque(job.lane);
        const uint32_t tokens = job.tokens(block) + 4 * (kWarpRows * job.warp + lined_row(0, lane));
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int32_t token = ld_shared_u32(tokens + 4 * lined_row(i, 0));
            at[i] = token < 0 ? kNowhere : token * (D_QK / 4) + column(lane) / 4;
        }
    }
    // Of a warp's 16 x 32 piece of dKV, the first of four columns that a lane adds; its i-th row is lined_row(i, lane).
    __device__ __forceinline__ static int column(int lane) { return lane % 4 * 4 + lane / 4 % 2 * (kChunk / 2); }
};

// Adds a warp's 16 x kChunk accumulator to the columns from `column` on of rows of dKV, a whole 128-byte line by eight lanes.
__device__ __forceinline__ void add_rows(const float (&d)[kChunkSums], float* dkv, int column, const Rows& rows, int lane) {
    float x[4][4];  // [2 r + h]: columns 16 h + 4 c .. of row g + 8 r of lane 4 g + c
#pragma unroll
    for (int i = 0; i < kChunkSums; ++i) x[i / 4][i % 4] = d[i / 4 % 2 * 8 + i % 4 / 2 * 4 + i / 8 * 2 + i % 2];
    trade_lines(x, lane);  // 16 columns for one row each
#pragma unroll
    for (int i = 0; i < 4; ++i)
        red_add_v4_f32_if(rows.at[i] != Rows::kNowhere, dkv + static_cast<int64_t>(rows.at[i]) * 4 + column, x[i][0], x[i][1],
                          x[i][2], x[i][3]);
}

// kColumns of dKV's columns of a block, from `first` on: dS^T Q + P^T dO, added. P^T and dS^T from shared memory, read once
// whatever the columns; by a warpgroup.
template <int kColumns>
__device__ __forceinline__ void add_columns(const Job& job, float* dkv, int first, int block) {
    static_assert(kColumns == kChunk || kColumns == 2 * kChunk, "no wgmma is written here for other widths");
    const uint32_t at = first / kSpan * kTileBytes + first % kSpan * 2;
    float d[kColumns / kChunk][kChunkSums];
    const auto product = [&](uint64_t a, uint64_t b, bool accumulate) {
        if constexpr (kColumns == kChunk)
            wgmma_m64n32k16_f32_bf16<1, 1>(d[0], a, b, accumulate);
        else
            wgmma_m64n64k16_f32_bf16<1, 1>(reinterpret_cast<float(&)[2 * kChunkSums]>(d), a, b, accumulate);
    };
    wgmma_fence();
#pragma unroll
    for (int k = 0; k < kSteps; ++k)
        product(advance(mn_major(job.shared.of(&Shared::ds)), kRowStep * k),
                advance(mn_major(job.shared.of(&Shared::q)), at + kRowStep * k), k > 0);
#pragma unroll
    for (int k = 0; k < kSteps; ++k)
        product(advance(mn_major(job.shared.of(&Shared::p)), kRowStep * k),
                advance(mn_major(job.shared.of(&Shared::d_o)), at + kRowStep * k), true);
    wgmma_commit_group();
    wgmma_wait_group<0>();
#pragma unroll
    for (auto& chunk : d) wgmma_fence_operand(chunk);
    const Rows rows(job, block);  // only here: four registers less under the products
#pragma unroll
    for (int i = 0; i < kColumns / kChunk; ++i) add_rows(d[i], dkv, first + i * kChunk, rows, job.lane);
}

// The chunks of a block that warpgroup kWho (0 or 1) takes, two at a time; one more of the last block, when there is nothing
// else to do.
template <int kWho>
__device__ __forceinline__ void add_share(const Job& job, float* dkv, int block) {
    static_assert(kSharedChunks % 2 == 0, "chunks come in pairs");
#pragma unroll 1
    for (int i = 0; i < kSharedChunks; i += 2) add_columns<2 * kChunk>(job, dkv, kChunk * (kWho * kSharedChunks + i), block);
    if (block + 1 == job.end) add_columns<kChunk>(job, dkv, kChunk * (2 * kSharedChunks + kWho), block);
}

}  // namespace sparse_mla
