// Backward of sparse MLA attention on Blackwell.
//
// A pair of CTAs owns one query and 128 of its heads, 64 each, and walks the query's token list in blocks of 64 keys. The
// roles in each CTA:
//   warpgroup 0     P and dS: S and dP from tensor memory, exp2(..), both as bf16 to shared memory; at the end dQ, from
//                   tensor memory to global memory
//   warpgroup 1     delta, from global memory; then two of its warps add dKV's even tiles of 64 columns to global memory
//   warpgroup 2     two warps add the odd tiles; one is the producer (Q, dO, and K by gather4), and one, in CTA 0 only, issues
//                   the products of the pair
// Products, all of M = 128 and cta_group::2:
//   S = Q K^T, dP = dO V^T   heads x keys; each CTA brings its 64 heads and 32 of the keys
//   dQ += dS K               heads x columns; each CTA brings its 64 heads and half of the columns of all 64 keys
//   dKV = dS^T Q + P^T dO    keys x columns, summed over the heads of one CTA, which is all that a product can sum: each CTA
//                            brings its 64 keys x 64 heads and 64 columns of its heads, and receives the products of its own
//                            dS and P with its own columns, which it adds, and with the other CTA's, which nobody reads
// K is thus there twice, in halves: 32 keys of all columns, and half of the columns of all keys.
#include "pair.cuh"
#include "ring.cuh"
#include "round.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

// Token lists in flight. Nobody reads a block's list any more when the list of the third block after it is written: by then
// dQ of the block after it is complete, so all of its own tiles of dKV are computed, most of them into a place that the warps
// that add them freed after they had read the list; and warpgroup 0 reads it before S.
constexpr int kSlots = 3;

// ---- shared memory ----------------------------------------------------------------------------------------------------

constexpr bool kRotary = kQkTiles > kVTiles;
constexpr int kWide = 2;                                // groups of 256 columns of dQ, 128 of each CTA; then the rotary 64, 32 of each
constexpr uint32_t kKdRotary = 2 * kWide * kTileBytes;  // in tiles of 64 keys x 64 columns, then one of 32 columns, swizzled by 64 bytes
constexpr uint32_t kKdBytes = kKdRotary + (kRotary ? kTileBytes / 2 : 0);

constexpr uint32_t kQAt = 0;
constexpr uint32_t kDoAt = kQAt + kQkTiles * kTileBytes;
constexpr uint32_t kKsAt = kDoAt + kVTiles * kTileBytes;  // 32 keys, all columns
constexpr uint32_t kKdAt = kKsAt + kKsBytes;              // 64 keys, half of the columns
constexpr uint32_t kPAt = kKdAt + kKdBytes;               // 64 heads x 64 keys
constexpr uint32_t kDsAt = kPAt + kTileBytes;
constexpr uint32_t kTokensAt = kDsAt + kTileBytes;
constexpr uint32_t kMaskAt = kTokensAt + kSlots * kKeys * 4;
constexpr uint32_t kDeltaAt = kMaskAt + kSlots * 8;
// mbarriers of CTA 0
constexpr uint32_t kQdoFull = kDeltaAt + kHeads * 4;  // both CTAs' Q and dO have landed
constexpr uint32_t kKsFull = kQdoFull + 8;            // both CTAs' 32 keys have
constexpr uint32_t kKdFull = kKsFull + 8;             // both CTAs' halves of the columns have
constexpr uint32_t kPdsFull = kKdFull + 8;            // P and dS are written, S and dP read: warpgroup 0 of both CTAs
constexpr uint32_t kDkvFree = kPdsFull + 8;           // [2]: a tile of dKV is read: the two warps of both CTAs
// mbarriers of each CTA
constexpr uint32_t kSdpFull = kDkvFree + 16;     // S and dP are there, and the 32 keys read: a commit
constexpr uint32_t kKdFree = kSdpFull + 8;       // dQ has used its half of the columns: a commit
constexpr uint32_t kPdsFree = kKdFree + 8;       // dQ and dKV have used P and dS: a commit
constexpr uint32_t kDkvFull = kPdsFree + 8;      // [2]: a tile of dKV is there: a commit
constexpr uint32_t kTokensFull = kDkvFull + 16;  // [kSlots]: the producer warp
constexpr uint32_t kTmemAt = kTokensFull + 8 * kSlots;
constexpr uint32_t kSmemBytes = kTmemAt + 8;
static_assert(kSmemBytes <= 227 * 1024, "more shared memory than a CTA can have");

enum : uint32_t { kDeltaReady = 1 };  // named barrier

// ---- tensor memory: columns of each CTA's ----------------------------------------------------------------------------

constexpr uint32_t kSColumn = 0;
constexpr uint32_t kDpColumn = kSColumn + kKeys / 2;
constexpr uint32_t kDqColumn = kDpColumn + kKeys / 2;
constexpr uint32_t kDkvColumn = kDqColumn + D_QK / 2;  // two tiles
constexpr uint32_t kUsedColumns = kDkvColumn + 2 * 64;
constexpr uint32_t kColumns = 512;
static_assert(kUsedColumns <= kColumns, "more than tensor memory has");

// ---- roles -------------------------------------------------------------------------------------------------------------

// A whole warp.
__device__ __forceinline__ void produce(const Pair& pair, const TensorMap& q_map, const TensorMap& do_map,
                                        const TensorMap& kv_map, const TensorMap& rotary_map, const List& list) {
    if (pair.blocks > 0 && pair.lane == 0) {
        const uint32_t full = pair.leader(kQdoFull);
        announce_bytes(full, (kQkTiles + kVTiles) * kTileBytes);
        load_rows<kQkTiles>(pair, q_map, kQAt, full);
        load_rows<kVTiles>(pair, do_map, kDoAt, full);
    }
    const uint32_t ks_full = pair.leader(kKsFull), kd_full = pair.leader(kKdFull);
    for (int block = 0; block < pair.blocks; ++block) {
        const uint32_t slot = RingCursor<kSlots>::at(block).index;
        const Tokens tokens(list, block, pair.lane);
        const uint32_t at = pair.base + kTokensAt + slot * kKeys * 4;
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            const uint32_t bits = __ballot_sync(0xFFFFFFFFu, tokens.of[half] >= 0);
            st_shared_u32(at + 4 * (kHalfKeys * half + pair.lane), tokens.of[half]);
            if (pair.lane == 0) st_shared_u32(pair.base + kMaskAt + 8 * slot + 4 * half, bits);
        }
        mbarrier_arrive(pair.base + kTokensFull + 8 * slot);

        if (block > 0) mbarrier_wait_parity_cluster(pair.base + kSdpFull, block - 1 & 1);
        if (pair.lane == 0) announce_bytes(ks_full, kKsBytes);
        __syncwarp();
        tokens.gather_keys(pair, kv_map, pair.base + kKsAt, ks_full);

        if (block > 0) mbarrier_wait_parity_cluster(pair.base + kKdFree, block - 1 & 1);
        if (pair.lane == 0) announce_bytes(kd_full, kKdBytes);
        __syncwarp();
        const int group = pair.lane % 16;
        int32_t rows[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int32_t low = __shfl_sync(0xFFFFFFFFu, tokens.of[0], (4 * group + i) % 32);
            const int32_t high = __shfl_sync(0xFFFFFFFFu, tokens.of[1], (4 * group + i) % 32);
            rows[i] = group < 8 ? low : high;
        }
        for (int tile = pair.lane / 16; tile < 2 * kWide; tile += 2)
            cp_async_bulk_tensor_2d_gather4_pair(pair.base + kKdAt + tile * kTileBytes + group * 512, kv_map, kd_full,
                                                 tile / 2 * 256 + pair.rank * 128 + tile % 2 * 64, rows);
        if (kRotary && pair.lane < 16)
            cp_async_bulk_tensor_2d_gather4_pair(pair.base + kKdAt + kKdRotary + group * 256, rotary_map, kd_full,
                                                 kDimV + pair.rank * 32, rows);
    }
}

// dQ += dS K of one block.
__device__ __forceinline__ void multiply_dq(const Pair& pair, uint32_t dq, bool accumulate) {
    constexpr uint32_t kWideInstruction = descriptors::tcgen05_bf16(kPairHeads, 256, false, true);
    constexpr uint32_t kRotaryInstruction = descriptors::tcgen05_bf16(kPairHeads, 64, false, true);
    const uint64_t ds = columns_summed(pair.base + kDsAt);
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        const bool adds = accumulate || k > 0;
#pragma unroll
        for (int wide = 0; wide < kWide; ++wide)
            tcgen05_mma_f16_pair(dq + 128 * wide, advance(ds, 32 * k),
                                 advance(rows_summed(pair.base + kKdAt + 2 * wide * kTileBytes), 2048 * k), kWideInstruction, adds);
        if constexpr (kRotary) {
            // MN-major, 64B swizzle: 8 keys are 512 bytes; 32 columns are all there are.
            const uint64_t k_rotary = descriptors::tcgen05(pair.base + kKdAt + kKdRotary, kTileBytes / 2, 512,
                                                           descriptors::Tcgen05Swizzle::bytes_64);
            tcgen05_mma_f16_pair(dq + 128 * kWide, advance(ds, 32 * k), advance(k_rotary, 1024 * k), kRotaryInstruction, adds);
        }
    }
}

// 64 columns of dKV of one block: dS^T Q + P^T dO.
__device__ __forceinline__ void multiply_dkv(const Pair& pair, uint32_t dkv, int tile) {
    constexpr uint32_t kInstruction = descriptors::tcgen05_bf16(kPairHeads, 128, true, true);
    const uint64_t ds = rows_summed(pair.base + kDsAt), p = rows_summed(pair.base + kPAt);
#pragma unroll
    for (int k = 0; k < 4; ++k)
        tcgen05_mma_f16_pair(dkv, advance(ds, 2048 * k), advance(rows_summed(pair.base + kQAt + tile * kTileBytes), 2048 * k),
                             kInstruction, k > 0);
    if (tile >= kVTiles) return;
#pragma unroll
    for (int k = 0; k < 4; ++k)
        tcgen05_mma_f16_pair(dkv, advance(p, 2048 * k), advance(rows_summed(pair.base + kDoAt + tile * kTileBytes), 2048 * k),
                             kInstruction, true);
}

// One thread of CTA 0. The next block's S and dP go ahead of this block's dQ and dKV, so that warpgroup 0 works while these
// are computed.
__device__ __forceinline__ void multiply(const Pair& pair, uint32_t tensor_memory) {
    auto multiply_sdp = [&](int block) {
        mbarrier_wait_parity_cluster(pair.base + kKsFull, block & 1);
        tcgen05_fence_after_thread_sync();
        product_with_keys<kQkTiles>(tensor_memory + kSColumn, pair.base + kQAt, pair.base + kKsAt);
        product_with_keys<kVTiles>(tensor_memory + kDpColumn, pair.base + kDoAt, pair.base + kKsAt);
        tcgen05_commit_pair(pair.base + kSdpFull, kBothCtas);
    };
    if (pair.blocks == 0) return;
    mbarrier_wait_parity_cluster(pair.base + kQdoFull, 0);
    multiply_sdp(0);
    int turn = 0;  // tiles of dKV so far
    for (int block = 0; block < pair.blocks; ++block) {
        mbarrier_wait_parity_cluster(pair.base + kPdsFull, block & 1);
        tcgen05_fence_after_thread_sync();
        if (block + 1 < pair.blocks) multiply_sdp(block + 1);
        mbarrier_wait_parity_cluster(pair.base + kKdFull, block & 1);
        tcgen05_fence_after_thread_sync();
        multiply_dq(pair, tensor_memory + kDqColumn, block > 0);
        tcgen05_commit_pair(pair.base + kKdFree, kBothCtas);
#pragma unroll 1
        for (int tile = 0; tile < kQkTiles; ++tile, ++turn) {
            const int place = turn % 2;
            if (turn >= 2) mbarrier_wait_parity_cluster(pair.base + kDkvFree + 8 * place, turn / 2 - 1 & 1);
            tcgen05_fence_after_thread_sync();
            multiply_dkv(pair, tensor_memory + kDkvColumn + 64 * place, tile);
            tcgen05_commit_pair(pair.base + kDkvFull + 8 * place, kBothCtas);
        }
        tcgen05_commit_pair(pair.base + kPdsFree, kBothCtas);
    }
}

// Four columns' bits of two times two floats, rounded to bf16 pairs.
__device__ __forceinline__ U32x4 rounded(const float* x) {
    return {cvt_rn_bf16x2_f32(x[1], x[0]), cvt_rn_bf16x2_f32(x[3], x[2]), cvt_rn_bf16x2_f32(x[5], x[4]),
            cvt_rn_bf16x2_f32(x[7], x[6])};
}

// Rounds 32 columns of dQ of the warp's lanes, one row a lane.
__device__ __forceinline__ void store_dq(uint16_t* out, uint32_t taddr, bool any) {
    float x[32];
    if (any) {
        uint32_t bits[32];
        tcgen05_ld_32x32b_x32(bits, taddr);
        tcgen05_wait_ld();
#pragma unroll
        for (int i = 0; i < 32; ++i) x[i] = __uint_as_float(bits[i]);
    } else {
#pragma unroll
        for (int i = 0; i < 32; ++i) x[i] = 0.f;
    }
#pragma unroll
    for (int i = 0; i < 32; i += 8) *reinterpret_cast<U32x4*>(out + i) = rounded(x + i);
}

// Warpgroup 0: a thread has one head, and 32 keys of a block or half of dQ's columns.
__device__ __forceinline__ void differentiate(const Pair& pair, uint32_t tensor_memory, const float* lse, float sm_scale, int h_q,
                                              uint16_t* dq) {
    const int thread = threadIdx.x % kWarpgroup, head = thread % kHeads, half = thread / kHeads;
    const float lse2 = lse_base_2(pair, lse, h_q, head), scale = sm_scale * kLog2E;
    const uint32_t pds_full = pair.leader(kPdsFull), taddr = tensor_memory + pair.lanes();
    bar_sync(kDeltaReady, 2 * kWarpgroup);
    const float delta = ld_shared_f32(pair.base + kDeltaAt + 4 * head);
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [slot, parity] = RingCursor<kSlots>::at(block);
        mbarrier_wait_parity(pair.base + kTokensFull + 8 * slot, parity);
        const uint32_t mask = ld_shared_u32(pair.base + kMaskAt + 8 * slot + 4 * half);
        mbarrier_wait_parity_cluster(pair.base + kSdpFull, block & 1);
        tcgen05_fence_after_thread_sync();
        float p[32], ds[32];
        {
            uint32_t bits[32];
            tcgen05_ld_32x32b_x32(bits, taddr + kSColumn);
            tcgen05_wait_ld();
            probabilities(p, bits, mask, scale, lse2);
        }
        {
            uint32_t bits[32];
            tcgen05_ld_32x32b_x32(bits, taddr + kDpColumn);
            tcgen05_wait_ld();
            tcgen05_fence_before_thread_sync();
#pragma unroll
            for (int i = 0; i < 32; ++i)
                ds[i] = mask >> i & 1 ? p[i] * ((__uint_as_float(bits[i]) - delta) * sm_scale) : 0.f;
        }
        if (block > 0) mbarrier_wait_parity_cluster(pair.base + kPdsFree, block - 1 & 1);
#pragma unroll
        for (int i = 0; i < 32; i += 8) {
            const uint32_t at = pair.base + descriptors::swizzle_128B(head, (kHalfKeys * half + i) / 8);
            st_shared_v4(at + kPAt, rounded(p + i));
            st_shared_v4(at + kDsAt, rounded(ds + i));
        }
        fence_proxy_async_shared_cta();
        mbarrier_arrive_cluster(pds_full);
    }
    if (pair.blocks > 0) {
        mbarrier_wait_parity_cluster(pair.base + kPdsFree, pair.blocks - 1 & 1);
        tcgen05_fence_after_thread_sync();
    }
    if (!pair.active) return;
    uint16_t* const row = dq + (static_cast<int64_t>(pair.query) * h_q + pair.head + head) * D_QK;
#pragma unroll 1
    for (int column = 0; column < 128 * kWide; column += 32)  // of the CTA's D
        store_dq(row + column / 128 * 256 + half * 128 + column % 128, taddr + kDqColumn + column, pair.blocks > 0);
    if (kRotary) store_dq(row + kDimV + half * 32, taddr + kDqColumn + 128 * kWide, pair.blocks > 0);
}

// Adds tiles first, first + 2, .. of the sequence of all blocks' tiles of dKV: a warp has 32 of the 64 keys, which are the
// lanes of the CTA's own columns.
__device__ __forceinline__ void add_dkv(const Pair& pair, uint32_t tensor_memory, int first, float* dkv) {
    constexpr uint32_t kNowhere = 0xFFFFFFFFu;
    const uint32_t free = pair.leader(kDkvFree + 8 * first), full = pair.base + kDkvFull + 8 * first;
    const uint32_t taddr = tensor_memory + kDkvColumn + 64 * first + pair.lanes();
    int turn = 0, mine = 0;
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [slot, parity] = RingCursor<kSlots>::at(block);
        mbarrier_wait_parity(pair.base + kTokensFull + 8 * slot, parity);
        const uint32_t tokens = pair.base + kTokensAt + (slot * kKeys + kHalfKeys * (pair.warp % 2)) * 4;
        uint32_t at[2][4];  // of a row of dKV, in units of four columns
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const int32_t token = ld_shared_u32(tokens + 4 * (16 * (i / 4) + lined_row(i % 4, pair.lane)));
            at[i / 4][i % 4] = token < 0 ? kNowhere : token * (D_QK / 4) + lined_column(pair.lane) / 4;
        }
#pragma unroll 1
        for (int tile = 0; tile < kQkTiles; ++tile, ++turn) {
            if (turn % 2 != first) continue;
            mbarrier_wait_parity_cluster(full, mine++ & 1);
            tcgen05_fence_after_thread_sync();
            uint32_t bits[4][16];  // 16 keys x 32 columns each
#pragma unroll
            for (int i = 0; i < 4; ++i)
                tcgen05_ld_16x256b_x4(bits[i], taddr + (static_cast<uint32_t>(16 * (i / 2)) << 16) + 32 * (i % 2));
            tcgen05_wait_ld();
            tcgen05_fence_before_thread_sync();
            mbarrier_arrive_cluster(free);
            if (!pair.active) continue;
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                float d[16], x[4][4];
#pragma unroll
                for (int j = 0; j < 16; ++j) d[j] = __uint_as_float(bits[i][j]);
                line_up(x, d, pair.lane);
#pragma unroll
                for (int j = 0; j < 4; ++j)
                    red_add_v4_f32_if(at[i / 2][j] != kNowhere,
                                      dkv + static_cast<int64_t>(at[i / 2][j]) * 4 + tile * 64 + 32 * (i % 2), x[j][0],
                                      x[j][1], x[j][2], x[j][3]);
            }
        }
    }
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned sparse_mla_bwd_smem = kSmemBytes;
extern "C" __device__ const unsigned sparse_mla_bwd_threads = kThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_heads = kPairHeads;

// grid: 2 CTAs of kThreads threads, a cluster, for each query and 128 heads, the head groups fastest; dynamic shared memory:
// kSmemBytes, at 1024 bytes.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    sparse_mla_bwd(const __grid_constant__ TensorMap q_map,       // [s_q, h_q, D_QK] bf16, box 1 x 64 x 64, 128B swizzle
                   const __grid_constant__ TensorMap do_map,      // [s_q, h_q, 512] bf16, likewise
                   const __grid_constant__ TensorMap kv_map,      // [s_kv, D_QK] bf16, box 1 x 64, 128B swizzle
                   const __grid_constant__ TensorMap rotary_map,  // [s_kv, D_QK] bf16, box 1 x 32, 64B swizzle
                   const uint16_t* o,                             // [s_q, h_q, 512] bf16
                   const uint16_t* d_o,                           // likewise
                   const int32_t* indices,                        // [s_q, topk]
                   const int32_t* topk_length,                    // [s_q] or null
                   const float* lse,                              // [s_q, h_q], natural logarithm
                   uint16_t* dq,                                  // [s_q, h_q, D_QK] bf16
                   float* dkv,                                    // [s_kv, D_QK], zero before the launch
                   int h_q, int topk, int s_kv, int q_start, float sm_scale) {
    extern __shared__ __align__(1024) unsigned char smem[];
    Pair pair(smem, h_q);
    const List list(indices, topk_length, topk, s_kv, q_start, pair.query);
    pair.blocks = (list.length + kKeys - 1) / kKeys;
    const int warp = __shfl_sync(0xFFFFFFFFu, threadIdx.x / 32, 0);

    if (threadIdx.x == 0) {
        if (pair.base % 1024) trap();  // the swizzle counts on it
        mbarrier_init(pair.base + kQdoFull, 2);
        mbarrier_init(pair.base + kKsFull, 2);
        mbarrier_init(pair.base + kKdFull, 2);
        mbarrier_init(pair.base + kPdsFull, 2 * kWarpgroup);
        mbarrier_init(pair.base + kSdpFull, 1);
        mbarrier_init(pair.base + kKdFree, 1);
        mbarrier_init(pair.base + kPdsFree, 1);
        for (int i = 0; i < 2; ++i) {
            mbarrier_init(pair.base + kDkvFree + 8 * i, 2 * 64);
            mbarrier_init(pair.base + kDkvFull + 8 * i, 1);
        }
        for (int i = 0; i < kSlots; ++i) mbarrier_init(pair.base + kTokensFull + 8 * i, 32);
        fence_mbarrier_init();
    }
    if (warp == 4) {
        tcgen05_alloc_pair(pair.base + kTmemAt, kColumns);
        tcgen05_relinquish_alloc_permit_pair();
        tcgen05_fence_before_thread_sync();
    }
    __syncwarp();
    barrier_cluster_sync();
    tcgen05_fence_after_thread_sync();
    const uint32_t tensor_memory = ld_shared_u32(pair.base + kTmemAt);

    // The lanes of dKV that hold the CTA's own columns are 0..63 in CTA 0 and 64..127 in CTA 1; the warps that reach the
    // other lanes have other work.
    const int own = static_cast<int>(2 * pair.rank), other = 2 - own;
    const bool adds = warp % 4 / 2 == own / 2;
    if (warp < 4) {
        differentiate(pair, tensor_memory, lse, sm_scale, h_q, dq);
    } else if (warp < 8) {
        deltas(pair, o, d_o, h_q, [&](int head, float sum) { st_shared_f32(pair.base + kDeltaAt + 4 * head, sum); });
        __syncwarp();
        bar_arrive(kDeltaReady, 2 * kWarpgroup);
        if (adds) add_dkv(pair, tensor_memory, 0, dkv);
    } else if (adds) {
        add_dkv(pair, tensor_memory, 1, dkv);
    } else if (warp == 8 + other) {
        produce(pair, q_map, do_map, kv_map, rotary_map, list);
    } else if (pair.rank == 0) {
        if (elect_sync()) multiply(pair, tensor_memory);
    }
    __syncwarp();
    // Neither CTA leaves, or gives its tensor memory back, while the other's barriers and products need it.
    tcgen05_fence_before_thread_sync();
    barrier_cluster_sync();
    if (warp == 4) {
        tcgen05_fence_after_thread_sync();
        tcgen05_dealloc_pair(tensor_memory, kColumns);
    }
}
