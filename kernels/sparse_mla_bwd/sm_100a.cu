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
#include "round.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

// Token lists in flight. Nobody reads a block's list any more when the list of the third block after it is written: by then
// dQ of the block after it is complete, so all of its own tiles of dKV are computed, most of them into a place that the warps
// that add them freed after they had read the list; and warpgroup 0 reads it before S.
constexpr int SLOTS = 3;

// ---- shared memory ----------------------------------------------------------------------------------------------------

constexpr bool ROTARY = QK_TILES > V_TILES;
constexpr int WIDE = 2;                      // groups of 256 columns of dQ, 128 of each CTA; then the rotary 64, 32 of each
constexpr uint32_t KD_ROTARY = 2 * WIDE * TILE;  // in tiles of 64 keys x 64 columns, then one of 32 columns, swizzled by 64 bytes
constexpr uint32_t KD_BYTES = KD_ROTARY + (ROTARY ? TILE / 2 : 0);

constexpr uint32_t Q_AT = 0;
constexpr uint32_t DO_AT = Q_AT + QK_TILES * TILE;
constexpr uint32_t KS_AT = DO_AT + V_TILES * TILE;  // 32 keys, all columns
constexpr uint32_t KD_AT = KS_AT + KS_BYTES;        // 64 keys, half of the columns
constexpr uint32_t P_AT = KD_AT + KD_BYTES;         // 64 heads x 64 keys
constexpr uint32_t DS_AT = P_AT + TILE;
constexpr uint32_t TOKENS_AT = DS_AT + TILE;
constexpr uint32_t MASK_AT = TOKENS_AT + SLOTS * KEYS * 4;
constexpr uint32_t DELTA_AT = MASK_AT + SLOTS * 8;
// mbarriers of CTA 0
constexpr uint32_t QDO_FULL = DELTA_AT + HEADS * 4;  // both CTAs' Q and dO have landed
constexpr uint32_t KS_FULL = QDO_FULL + 8;           // both CTAs' 32 keys have
constexpr uint32_t KD_FULL = KS_FULL + 8;            // both CTAs' halves of the columns have
constexpr uint32_t PDS_FULL = KD_FULL + 8;           // P and dS are written, S and dP read: warpgroup 0 of both CTAs
constexpr uint32_t DKV_FREE = PDS_FULL + 8;          // [2]: a tile of dKV is read: the two warps of both CTAs
// mbarriers of each CTA
constexpr uint32_t SDP_FULL = DKV_FREE + 16;         // S and dP are there, and the 32 keys read: a commit
constexpr uint32_t KD_FREE = SDP_FULL + 8;           // dQ has used its half of the columns: a commit
constexpr uint32_t PDS_FREE = KD_FREE + 8;           // dQ and dKV have used P and dS: a commit
constexpr uint32_t DKV_FULL = PDS_FREE + 8;          // [2]: a tile of dKV is there: a commit
constexpr uint32_t TOKENS_FULL = DKV_FULL + 16;      // [SLOTS]: the producer warp
constexpr uint32_t TMEM_AT = TOKENS_FULL + 8 * SLOTS;
constexpr uint32_t SMEM_BYTES = TMEM_AT + 8;
static_assert(SMEM_BYTES <= 227 * 1024, "more shared memory than a CTA can have");

enum : uint32_t { DELTA_READY = 1 };  // named barrier

// ---- tensor memory: columns of each CTA's ----------------------------------------------------------------------------

constexpr uint32_t S_COLUMN = 0;
constexpr uint32_t DP_COLUMN = S_COLUMN + KEYS / 2;
constexpr uint32_t DQ_COLUMN = DP_COLUMN + KEYS / 2;
constexpr uint32_t DKV_COLUMN = DQ_COLUMN + D_QK / 2;  // two tiles
constexpr uint32_t USED_COLUMNS = DKV_COLUMN + 2 * 64;
constexpr uint32_t COLUMNS = 512;
static_assert(USED_COLUMNS <= COLUMNS, "more than tensor memory has");

// ---- roles -------------------------------------------------------------------------------------------------------------

// A whole warp.
__device__ __forceinline__ void produce(const Pair& pair, const TensorMap& q_map, const TensorMap& do_map,
                                        const TensorMap& kv_map, const TensorMap& rotary_map, const List& list) {
    if (pair.blocks > 0 && pair.lane == 0) {
        const uint32_t full = pair.leader(QDO_FULL);
        announce_bytes(full, (QK_TILES + V_TILES) * TILE);
        load_rows<QK_TILES>(pair, q_map, Q_AT, full);
        load_rows<V_TILES>(pair, do_map, DO_AT, full);
    }
    const uint32_t ks_full = pair.leader(KS_FULL), kd_full = pair.leader(KD_FULL);
    for (int block = 0; block < pair.blocks; ++block) {
        const int slot = block % SLOTS;
        const Tokens tokens(list, block, pair.lane);
        const uint32_t at = pair.base + TOKENS_AT + slot * KEYS * 4;
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            const uint32_t bits = __ballot_sync(0xFFFFFFFFu, tokens.of[half] >= 0);
            st_shared_u32(at + 4 * (HALF * half + pair.lane), tokens.of[half]);
            if (pair.lane == 0) st_shared_u32(pair.base + MASK_AT + 8 * slot + 4 * half, bits);
        }
        mbarrier_arrive(pair.base + TOKENS_FULL + 8 * slot);

        if (block > 0) mbarrier_wait_parity_cluster(pair.base + SDP_FULL, block - 1 & 1);
        if (pair.lane == 0) announce_bytes(ks_full, KS_BYTES);
        __syncwarp();
        tokens.gather_keys(pair, kv_map, pair.base + KS_AT, ks_full);

        if (block > 0) mbarrier_wait_parity_cluster(pair.base + KD_FREE, block - 1 & 1);
        if (pair.lane == 0) announce_bytes(kd_full, KD_BYTES);
        __syncwarp();
        const int group = pair.lane % 16;
        int32_t rows[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int32_t low = __shfl_sync(0xFFFFFFFFu, tokens.of[0], (4 * group + i) % 32);
            const int32_t high = __shfl_sync(0xFFFFFFFFu, tokens.of[1], (4 * group + i) % 32);
            rows[i] = group < 8 ? low : high;
        }
        for (int tile = pair.lane / 16; tile < 2 * WIDE; tile += 2)
            cp_async_bulk_tensor_2d_gather4_pair(pair.base + KD_AT + tile * TILE + group * 512, kv_map, kd_full,
                                                 tile / 2 * 256 + pair.rank * 128 + tile % 2 * 64, rows);
        if (ROTARY && pair.lane < 16)
            cp_async_bulk_tensor_2d_gather4_pair(pair.base + KD_AT + KD_ROTARY + group * 256, rotary_map, kd_full,
                                                 D_V + pair.rank * 32, rows);
    }
}

// dQ += dS K of one block.
__device__ __forceinline__ void multiply_dq(const Pair& pair, uint32_t dq, bool accumulate) {
    constexpr uint32_t WIDE_INSTRUCTION = descriptors::tcgen05_bf16(M, 256, false, true);
    constexpr uint32_t ROTARY_INSTRUCTION = descriptors::tcgen05_bf16(M, 64, false, true);
    const uint64_t ds = columns_summed(pair.base + DS_AT);
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        const bool adds = accumulate || k > 0;
#pragma unroll
        for (int wide = 0; wide < WIDE; ++wide)
            tcgen05_mma_f16_pair(dq + 128 * wide, advance(ds, 32 * k),
                                 advance(rows_summed(pair.base + KD_AT + 2 * wide * TILE), 2048 * k), WIDE_INSTRUCTION, adds);
        if constexpr (ROTARY) {
            // MN-major, 64B swizzle: 8 keys are 512 bytes; 32 columns are all there are.
            const uint64_t k_rotary = descriptors::tcgen05(pair.base + KD_AT + KD_ROTARY, TILE / 2, 512,
                                                           descriptors::Tcgen05Swizzle::bytes_64);
            tcgen05_mma_f16_pair(dq + 128 * WIDE, advance(ds, 32 * k), advance(k_rotary, 1024 * k), ROTARY_INSTRUCTION, adds);
        }
    }
}

// 64 columns of dKV of one block: dS^T Q + P^T dO.
__device__ __forceinline__ void multiply_dkv(const Pair& pair, uint32_t dkv, int tile) {
    constexpr uint32_t INSTRUCTION = descriptors::tcgen05_bf16(M, 128, true, true);
    const uint64_t ds = rows_summed(pair.base + DS_AT), p = rows_summed(pair.base + P_AT);
#pragma unroll
    for (int k = 0; k < 4; ++k)
        tcgen05_mma_f16_pair(dkv, advance(ds, 2048 * k), advance(rows_summed(pair.base + Q_AT + tile * TILE), 2048 * k),
                             INSTRUCTION, k > 0);
    if (tile >= V_TILES) return;
#pragma unroll
    for (int k = 0; k < 4; ++k)
        tcgen05_mma_f16_pair(dkv, advance(p, 2048 * k), advance(rows_summed(pair.base + DO_AT + tile * TILE), 2048 * k),
                             INSTRUCTION, true);
}

// One thread of CTA 0. The next block's S and dP go ahead of this block's dQ and dKV, so that warpgroup 0 works while these
// are computed.
__device__ __forceinline__ void multiply(const Pair& pair, uint32_t tensor_memory) {
    auto multiply_sdp = [&](int block) {
        mbarrier_wait_parity_cluster(pair.base + KS_FULL, block & 1);
        tcgen05_fence_after_thread_sync();
        product_with_keys<QK_TILES>(tensor_memory + S_COLUMN, pair.base + Q_AT, pair.base + KS_AT);
        product_with_keys<V_TILES>(tensor_memory + DP_COLUMN, pair.base + DO_AT, pair.base + KS_AT);
        tcgen05_commit_pair(pair.base + SDP_FULL, PAIR);
    };
    if (pair.blocks == 0) return;
    mbarrier_wait_parity_cluster(pair.base + QDO_FULL, 0);
    multiply_sdp(0);
    int turn = 0;  // tiles of dKV so far
    for (int block = 0; block < pair.blocks; ++block) {
        mbarrier_wait_parity_cluster(pair.base + PDS_FULL, block & 1);
        tcgen05_fence_after_thread_sync();
        if (block + 1 < pair.blocks) multiply_sdp(block + 1);
        mbarrier_wait_parity_cluster(pair.base + KD_FULL, block & 1);
        tcgen05_fence_after_thread_sync();
        multiply_dq(pair, tensor_memory + DQ_COLUMN, block > 0);
        tcgen05_commit_pair(pair.base + KD_FREE, PAIR);
#pragma unroll 1
        for (int tile = 0; tile < QK_TILES; ++tile, ++turn) {
            const int place = turn % 2;
            if (turn >= 2) mbarrier_wait_parity_cluster(pair.base + DKV_FREE + 8 * place, turn / 2 - 1 & 1);
            tcgen05_fence_after_thread_sync();
            multiply_dkv(pair, tensor_memory + DKV_COLUMN + 64 * place, tile);
            tcgen05_commit_pair(pair.base + DKV_FULL + 8 * place, PAIR);
        }
        tcgen05_commit_pair(pair.base + PDS_FREE, PAIR);
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
    const int thread = threadIdx.x % 128, head = thread % HEADS, half = thread / HEADS;
    const float lse2 = lse_base_2(pair, lse, h_q, head), scale = sm_scale * LOG2E;
    const uint32_t pds_full = pair.leader(PDS_FULL), taddr = tensor_memory + pair.lanes();
    bar_sync(DELTA_READY, 256);
    const float delta = ld_shared_f32(pair.base + DELTA_AT + 4 * head);
    for (int block = 0; block < pair.blocks; ++block) {
        const int slot = block % SLOTS;
        mbarrier_wait_parity(pair.base + TOKENS_FULL + 8 * slot, block / SLOTS & 1);
        const uint32_t mask = ld_shared_u32(pair.base + MASK_AT + 8 * slot + 4 * half);
        mbarrier_wait_parity_cluster(pair.base + SDP_FULL, block & 1);
        tcgen05_fence_after_thread_sync();
        float p[32], ds[32];
        {
            uint32_t bits[32];
            tcgen05_ld_32x32b_x32(bits, taddr + S_COLUMN);
            tcgen05_wait_ld();
            probabilities(p, bits, mask, scale, lse2);
        }
        {
            uint32_t bits[32];
            tcgen05_ld_32x32b_x32(bits, taddr + DP_COLUMN);
            tcgen05_wait_ld();
            tcgen05_fence_before_thread_sync();
#pragma unroll
            for (int i = 0; i < 32; ++i)
                ds[i] = mask >> i & 1 ? p[i] * ((__uint_as_float(bits[i]) - delta) * sm_scale) : 0.f;
        }
        if (block > 0) mbarrier_wait_parity_cluster(pair.base + PDS_FREE, block - 1 & 1);
#pragma unroll
        for (int i = 0; i < 32; i += 8) {
            const uint32_t at = pair.base + descriptors::swizzle_128B(head, (HALF * half + i) / 8);
            st_shared_v4(at + P_AT, rounded(p + i));
            st_shared_v4(at + DS_AT, rounded(ds + i));
        }
        fence_proxy_async_shared_cta();
        mbarrier_arrive_cluster(pds_full);
    }
    if (pair.blocks > 0) {
        mbarrier_wait_parity_cluster(pair.base + PDS_FREE, pair.blocks - 1 & 1);
        tcgen05_fence_after_thread_sync();
    }
    if (!pair.active) return;
    uint16_t* const row = dq + (static_cast<int64_t>(pair.query) * h_q + pair.head + head) * D_QK;
#pragma unroll 1
    for (int column = 0; column < 128 * WIDE; column += 32)  // of the CTA's D
        store_dq(row + column / 128 * 256 + half * 128 + column % 128, taddr + DQ_COLUMN + column, pair.blocks > 0);
    if (ROTARY) store_dq(row + D_V + half * 32, taddr + DQ_COLUMN + 128 * WIDE, pair.blocks > 0);
}

// Adds tiles first, first + 2, .. of the sequence of all blocks' tiles of dKV: a warp has 32 of the 64 keys, which are the
// lanes of the CTA's own columns.
__device__ __forceinline__ void add_dkv(const Pair& pair, uint32_t tensor_memory, int first, float* dkv) {
    constexpr uint32_t NOWHERE = 0xFFFFFFFFu;
    const uint32_t free = pair.leader(DKV_FREE + 8 * first), full = pair.base + DKV_FULL + 8 * first;
    const uint32_t taddr = tensor_memory + DKV_COLUMN + 64 * first + pair.lanes();
    int turn = 0, mine = 0;
    for (int block = 0; block < pair.blocks; ++block) {
        const int slot = block % SLOTS;
        mbarrier_wait_parity(pair.base + TOKENS_FULL + 8 * slot, block / SLOTS & 1);
        const uint32_t tokens = pair.base + TOKENS_AT + (slot * KEYS + HALF * (pair.warp % 2)) * 4;
        uint32_t at[2][4];  // of a row of dKV, in units of four columns
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const int32_t token = ld_shared_u32(tokens + 4 * (16 * (i / 4) + lined_row(i % 4, pair.lane)));
            at[i / 4][i % 4] = token < 0 ? NOWHERE : token * (D_QK / 4) + lined_column(pair.lane) / 4;
        }
#pragma unroll 1
        for (int tile = 0; tile < QK_TILES; ++tile, ++turn) {
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
                    red_add_v4_f32_if(at[i / 2][j] != NOWHERE,
                                      dkv + static_cast<int64_t>(at[i / 2][j]) * 4 + tile * 64 + 32 * (i % 2), x[j][0],
                                      x[j][1], x[j][2], x[j][3]);
            }
        }
    }
}

}  // namespace

// grid: 2 CTAs of 384 threads, a cluster, for each query and 128 heads, the head groups fastest; dynamic shared memory:
// SMEM_BYTES, at 1024 bytes.
extern "C" __global__ void __launch_bounds__(THREADS, 1)
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
    pair.blocks = (list.length + KEYS - 1) / KEYS;
    const int warp = __shfl_sync(0xFFFFFFFFu, threadIdx.x / 32, 0);

    if (threadIdx.x == 0) {
        if (pair.base % 1024) trap();  // the swizzle counts on it
        mbarrier_init(pair.base + QDO_FULL, 2);
        mbarrier_init(pair.base + KS_FULL, 2);
        mbarrier_init(pair.base + KD_FULL, 2);
        mbarrier_init(pair.base + PDS_FULL, 2 * 128);
        mbarrier_init(pair.base + SDP_FULL, 1);
        mbarrier_init(pair.base + KD_FREE, 1);
        mbarrier_init(pair.base + PDS_FREE, 1);
        for (int i = 0; i < 2; ++i) {
            mbarrier_init(pair.base + DKV_FREE + 8 * i, 2 * 64);
            mbarrier_init(pair.base + DKV_FULL + 8 * i, 1);
        }
        for (int i = 0; i < SLOTS; ++i) mbarrier_init(pair.base + TOKENS_FULL + 8 * i, 32);
        fence_mbarrier_init();
    }
    if (warp == 4) {
        tcgen05_alloc_pair(pair.base + TMEM_AT, COLUMNS);
        tcgen05_relinquish_alloc_permit_pair();
        tcgen05_fence_before_thread_sync();
    }
    __syncwarp();
    barrier_cluster_sync();
    tcgen05_fence_after_thread_sync();
    const uint32_t tensor_memory = ld_shared_u32(pair.base + TMEM_AT);

    // The lanes of dKV that hold the CTA's own columns are 0..63 in CTA 0 and 64..127 in CTA 1; the warps that reach the
    // other lanes have other work.
    const int own = static_cast<int>(2 * pair.rank), other = 2 - own;
    const bool adds = warp % 4 / 2 == own / 2;
    if (warp < 4) {
        differentiate(pair, tensor_memory, lse, sm_scale, h_q, dq);
    } else if (warp < 8) {
        deltas(pair, o, d_o, h_q, [&](int head, float sum) { st_shared_f32(pair.base + DELTA_AT + 4 * head, sum); });
        __syncwarp();
        bar_arrive(DELTA_READY, 256);
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
        tcgen05_dealloc_pair(tensor_memory, COLUMNS);
    }
}
