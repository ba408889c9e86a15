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

// Token lists in flight. Nobody reads a block's list any more when the list of the second block after it is written: that
// waits for S and dP of the block between them. These are issued behind a tile of dKV whose place the warps that add freed
// after they had read the list, and behind P and dS of the block, which warpgroup 0 makes after it has.
constexpr int kSlots = 2;
constexpr int kPlaces = 2;   // of a tile of dKV in tensor memory
constexpr int kAllocator = kGroupWarps;  // the warp that allocates tensor memory
constexpr int kAdders = 64;  // threads of a CTA that add one place's tiles to global memory
constexpr int kSdpTiles = kQkTiles + kVTiles;                           // of S and of dP
constexpr int kSdpAtOnce = 3;                                           // that go between two tiles of dKV
constexpr int kSdpTurns = (kSdpTiles + kSdpAtOnce - 1) / kSdpAtOnce;    // tiles of dKV that these follow
static_assert(kSdpTurns < kQkTiles, "dQ has no tile of dKV to follow");

// ---- shared memory ----------------------------------------------------------------------------------------------------

constexpr bool kRotary = kQkTiles > kVTiles;
constexpr int kWideColumns = 256;                       // of dQ in one product
constexpr int kOwnColumns = kWideColumns / 2;           // of which each CTA brings half
constexpr int kWide = kDimV / kWideColumns;             // such products; then one of the kSpan rotary columns
constexpr int kOwnRotary = kSpan / 2;                   // of which each CTA brings half
constexpr uint32_t kKdRotary = 2 * kWide * kTileBytes;  // in tiles, then one of kOwnRotary columns, swizzled by 64 bytes
constexpr uint32_t kKdBytes = kKdRotary + (kRotary ? kTileBytes / 2 : 0);

struct Shared {
    alignas(1024) unsigned char q[kQkTiles][kTileBytes];
    unsigned char d_o[kVTiles][kTileBytes];
    unsigned char ks[kKsBytes];        // kHalfKeys keys, all columns
    unsigned char kd[kKdBytes];        // kKeys keys, half of the columns
    unsigned char p[kTileBytes];       // heads x keys
    unsigned char ds[kTileBytes];
    int32_t tokens[kSlots][kKeys];     // of a block; -1: counts nothing
    uint32_t mask[kSlots][2];          // a bit for each token that counts
    float delta[kHeads];
    // mbarriers of CTA 0
    uint64_t qdo_full;                 // both CTAs' Q and dO have landed
    uint64_t ks_full;                  // both CTAs' keys of ks have
    uint64_t kd_full;                  // both CTAs' halves of the columns have
    uint64_t pds_full;                 // P and dS are written, S and dP read: warpgroup 0 of both CTAs
    uint64_t dkv_free[kPlaces];        // a tile of dKV is read: the two warps of both CTAs
    // mbarriers of each CTA
    uint64_t sdp_full;                 // S and dP are there, and the keys of ks read: a commit
    uint64_t kd_free;                  // dQ has used its half of the columns: a commit
    uint64_t pds_free;                 // dQ and dKV have used P and dS: a commit
    uint64_t dkv_full[kPlaces];        // a tile of dKV is there: a commit
    uint64_t tokens_full[kSlots];      // the producer warp
    uint32_t tensor_memory;            // address of the allocation
};
static_assert(sizeof(Shared) <= kMostShared, "more shared memory than a CTA can have");

enum : uint32_t { kDeltaReady = 1 };  // named barrier

// ---- tensor memory: columns of each CTA's ----------------------------------------------------------------------------

constexpr uint32_t kSColumn = 0;
constexpr uint32_t kDpColumn = kSColumn + kKeys / 2;
constexpr uint32_t kDqColumn = kDpColumn + kKeys / 2;
constexpr uint32_t kDkvColumn = kDqColumn + D_QK / 2;  // kPlaces tiles
constexpr uint32_t kUsedColumns = kDkvColumn + kPlaces * kSpan;
constexpr uint32_t kColumns = 512;
static_assert(kUsedColumns <= kColumns, "more than tensor memory has");

// ---- roles -------------------------------------------------------------------------------------------------------------

// A whole warp.
__device__ __forceinline__ void produce(const Pair<Shared>& pair, const TensorMap& q_map, const TensorMap& do_map,
                                        const TensorMap& kv_map, const TensorMap& rotary_map, const List& list) {
    if (pair.blocks > 0 && pair.lane == 0) {
        const uint32_t full = in_leader(pair.shared.of(&Shared::qdo_full));
        announce_bytes(full, (kQkTiles + kVTiles) * kTileBytes);
        load_rows<kQkTiles>(pair, q_map, pair.shared.of(&Shared::q), full);
        load_rows<kVTiles>(pair, do_map, pair.shared.of(&Shared::d_o), full);
    }
    const uint32_t ks_full = in_leader(pair.shared.of(&Shared::ks_full));
    const uint32_t kd_full = in_leader(pair.shared.of(&Shared::kd_full));
    // A block's token list, and the CTA's half of its keys.
    auto gather_ks = [&](const Tokens& tokens, int block) {
        if (block > 0) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::sdp_full), block - 1 & 1);
        const uint32_t slot = RingCursor<kSlots>::at(block).index, at = pair.shared.of(&Shared::tokens, slot);
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            const uint32_t bits = __ballot_sync(0xFFFFFFFFu, tokens.of[half] >= 0);
            st_shared_u32(at + 4 * (kHalfKeys * half + pair.lane), tokens.of[half]);
            if (pair.lane == 0) st_shared_u32(pair.shared.of(&Shared::mask, slot) + 4 * half, bits);
        }
        mbarrier_arrive(pair.shared.of(&Shared::tokens_full, slot));
        if (pair.lane == 0) announce_bytes(ks_full, kKsBytes);
        __syncwarp();
        tokens.gather_keys(pair, kv_map, pair.shared.of(&Shared::ks), ks_full);
    };
    // The CTA's half of the columns of a block.
    auto gather_kd = [&](const Tokens& tokens, int block) {
        if (block > 0) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::kd_free), block - 1 & 1);
        if (pair.lane == 0) announce_bytes(kd_full, kKdBytes);
        __syncwarp();
        const int group = pair.lane % kHalfWarp;
        int32_t rows[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int32_t low = __shfl_sync(kFullWarp, tokens.of[0], (4 * group + i) % kWarp);
            const int32_t high = __shfl_sync(kFullWarp, tokens.of[1], (4 * group + i) % kWarp);
            rows[i] = group < 8 ? low : high;
        }
        for (int tile = pair.lane / kHalfWarp; tile < 2 * kWide; tile += 2)
            cp_async_bulk_tensor_2d_gather4_pair(pair.shared.of(&Shared::kd) + tile * kTileBytes + group * kGatherBytes,
                                                 kv_map, kd_full,
                                                 tile / 2 * kWideColumns + pair.rank * kOwnColumns + tile % 2 * kSpan, rows);
        if (kRotary && pair.lane < kHalfWarp)
            cp_async_bulk_tensor_2d_gather4_pair(pair.shared.of(&Shared::kd) + kKdRotary + group * (kGatherBytes / 2),
                                                 rotary_map, kd_full, kDimV + pair.rank * kOwnRotary, rows);
    };
    if (pair.blocks == 0) return;
    // S and dP go a block ahead of dQ, so their keys are wanted first. A block's tokens are asked for before their wait.
    Tokens before(list, 0, pair.lane), here = before;
    gather_ks(before, 0);
    gather_kd(before, 0);
#pragma unroll 1
    for (int block = 1; block <= pair.blocks; ++block) {
        if (block < pair.blocks) {
            here = Tokens(list, block, pair.lane);
            gather_ks(here, block);
        }
        if (block > 1) gather_kd(before, block - 1);
        before = here;
    }
}

// dQ += dS K of one block, over the 16 keys of step k.
__device__ __forceinline__ void multiply_dq(const Pair<Shared>& pair, uint32_t dq, int k, bool accumulate) {
    constexpr uint32_t kWideInstruction = descriptors::tcgen05_bf16(kPairHeads, kWideColumns, false, true);
    constexpr uint32_t kRotaryInstruction = descriptors::tcgen05_bf16(kPairHeads, kSpan, false, true);
    const uint64_t ds = columns_summed(pair.shared.of(&Shared::ds));
    const bool adds = accumulate || k > 0;
#pragma unroll
    for (int wide = 0; wide < kWide; ++wide)
        tcgen05_mma_f16_pair(dq + kOwnColumns * wide, advance(ds, kColumnStep * k),
                             advance(rows_summed(pair.shared.of(&Shared::kd) + 2 * wide * kTileBytes), kRowStep * k),
                             kWideInstruction, adds);
    if constexpr (kRotary) {
        // MN-major, 64B swizzle: rows are half as long; kOwnRotary columns are all there are.
        const uint64_t k_rotary = descriptors::tcgen05(pair.shared.of(&Shared::kd) + kKdRotary, kTileBytes / 2, kEightRows / 2,
                                                       descriptors::Tcgen05Swizzle::bytes_64);
        tcgen05_mma_f16_pair(dq + kOwnColumns * kWide, advance(ds, kColumnStep * k), advance(k_rotary, kRowStep / 2 * k),
                             kRotaryInstruction, adds);
    }
}

// kSpan columns of dKV of one block: dS^T Q + P^T dO.
__device__ __forceinline__ void multiply_dkv(const Pair<Shared>& pair, uint32_t dkv, int tile) {
    constexpr uint32_t kInstruction = descriptors::tcgen05_bf16(kPairHeads, 2 * kSpan, true, true);
    const uint64_t ds = rows_summed(pair.shared.of(&Shared::ds)), p = rows_summed(pair.shared.of(&Shared::p));
#pragma unroll
    for (int k = 0; k < kSteps; ++k)
        tcgen05_mma_f16_pair(dkv, advance(ds, kRowStep * k), advance(rows_summed(pair.shared.of(&Shared::q, tile)), kRowStep * k),
                             kInstruction, k > 0);
    if (tile >= kVTiles) return;
#pragma unroll
    for (int k = 0; k < kSteps; ++k)
        tcgen05_mma_f16_pair(dkv, advance(p, kRowStep * k), advance(rows_summed(pair.shared.of(&Shared::d_o, tile)), kRowStep * k),
                             kInstruction, true);
}

// One thread of CTA 0. The warps that add take longer for a tile of dKV than its products do. So between a block's tiles go
// the next block's S and dP, kSdpAtOnce tiles at a time, so that warpgroup 0 works meanwhile, and behind these this block's
// dQ: the adders always have a tile.
__device__ __forceinline__ void multiply(const Pair<Shared>& pair, uint32_t tensor_memory) {
    // Tiles first, .. of S and then dP of a block.
    auto multiply_sdp = [&](int block, int first, int count) {
        if (first == 0) {
            mbarrier_wait_parity_cluster(pair.shared.of(&Shared::ks_full), block & 1);
            tcgen05_fence_after_thread_sync();
        }
        const int end = first + count < kSdpTiles ? first + count : kSdpTiles;
#pragma unroll 1
        for (int tile = first; tile < end; ++tile) {
            const bool is_s = tile < kQkTiles;
            const int at = is_s ? tile : tile - kQkTiles;
            product_with_keys_tile(tensor_memory + (is_s ? kSColumn : kDpColumn),
                                   is_s ? pair.shared.of(&Shared::q, at) : pair.shared.of(&Shared::d_o, at),
                                   pair.shared.of(&Shared::ks) + at * kKsTileBytes, at > 0);
        }
        if (end == kSdpTiles) tcgen05_commit_pair(pair.shared.of(&Shared::sdp_full), kBothCtas);
    };
    if (pair.blocks == 0) return;
    mbarrier_wait_parity_cluster(pair.shared.of(&Shared::qdo_full), 0);
    multiply_sdp(0, 0, kSdpTiles);
    int turn = 0;  // tiles of dKV so far
    for (int block = 0; block < pair.blocks; ++block) {
        mbarrier_wait_parity_cluster(pair.shared.of(&Shared::pds_full), block & 1);
        tcgen05_fence_after_thread_sync();
#pragma unroll 1
        for (int tile = 0; tile < kQkTiles; ++tile, ++turn) {
            const int place = turn % kPlaces;
            if (turn >= kPlaces) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::dkv_free, place), turn / kPlaces - 1 & 1);
            tcgen05_fence_after_thread_sync();
            multiply_dkv(pair, tensor_memory + kDkvColumn + kSpan * place, tile);
            tcgen05_commit_pair(pair.shared.of(&Shared::dkv_full, place), kBothCtas);
            const int first = kSdpAtOnce * tile, step = tile - kSdpTurns;
            if (first < kSdpTiles && block + 1 < pair.blocks) multiply_sdp(block + 1, first, kSdpAtOnce);
            if (step < 0) continue;
            if (step == 0) {
                mbarrier_wait_parity_cluster(pair.shared.of(&Shared::kd_full), block & 1);
                tcgen05_fence_after_thread_sync();
            }
            const int last = tile + 1 < kQkTiles ? step + 1 : kSteps;
            for (int k = step; k < last; ++k) multiply_dq(pair, tensor_memory + kDqColumn, k, block > 0);
            if (last == kSteps) tcgen05_commit_pair(pair.shared.of(&Shared::kd_free), kBothCtas);
        }
        tcgen05_commit_pair(pair.shared.of(&Shared::pds_free), kBothCtas);
    }
}

constexpr int kLoad = 32;  // columns of tensor memory that a thread takes at once

// Four columns' bits of two times two floats, rounded to bf16 pairs.
__device__ __forceinline__ U32x4 rounded(const float* x) {
    return {cvt_rn_bf16x2_f32(x[1], x[0]), cvt_rn_bf16x2_f32(x[3], x[2]), cvt_rn_bf16x2_f32(x[5], x[4]),
            cvt_rn_bf16x2_f32(x[7], x[6])};
}

// Rounds kLoad columns of dQ of the warp's lanes, one row a lane.
__device__ __forceinline__ void store_dq(uint16_t* out, uint32_t taddr, bool any) {
    float x[kLoad];
    if (any) {
        uint32_t bits[kLoad];
        tcgen05_ld_32x32b_x32(bits, taddr);
        tcgen05_wait_ld();
#pragma unroll
        for (int i = 0; i < kLoad; ++i) x[i] = __uint_as_float(bits[i]);
    } else {
#pragma unroll
        for (int i = 0; i < kLoad; ++i) x[i] = 0.f;
    }
#pragma unroll
    for (int i = 0; i < kLoad; i += 8) *reinterpret_cast<U32x4*>(out + i) = rounded(x + i);
}

// Warpgroup 0: a thread has one head, and half of the keys of a block or half of dQ's columns.
__device__ __forceinline__ void differentiate(const Pair<Shared>& pair, uint32_t tensor_memory, const float* lse,
                                              float sm_scale, int h_q, uint16_t* dq) {
    const int thread = threadIdx.x % kWarpgroup, head = thread % kHeads, half = thread / kHeads;
    const float lse2 = lse_base_2(pair, lse, h_q, head), scale = sm_scale * kLog2E;
    const uint32_t pds_full = in_leader(pair.shared.of(&Shared::pds_full)), taddr = tensor_memory + pair.lanes();
    bar_sync(kDeltaReady, 2 * kWarpgroup);
    const float delta = ld_shared_f32(pair.shared.of(&Shared::delta, head));
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [slot, parity] = RingCursor<kSlots>::at(block);
        mbarrier_wait_parity(pair.shared.of(&Shared::tokens_full, slot), parity);
        const uint32_t mask = ld_shared_u32(pair.shared.of(&Shared::mask, slot) + 4 * half);
        mbarrier_wait_parity_cluster(pair.shared.of(&Shared::sdp_full), block & 1);
        tcgen05_fence_after_thread_sync();
        float p[kHalfKeys], ds[kHalfKeys];
        {
            uint32_t bits[kHalfKeys];
            tcgen05_ld_32x32b_x32(bits, taddr + kSColumn);
            tcgen05_wait_ld();
            probabilities(p, bits, mask, scale, lse2);
        }
        {
            uint32_t bits[kHalfKeys];
            tcgen05_ld_32x32b_x32(bits, taddr + kDpColumn);
            tcgen05_wait_ld();
            tcgen05_fence_before_thread_sync();
#pragma unroll
            for (int i = 0; i < kHalfKeys; ++i)
                ds[i] = mask >> i & 1 ? p[i] * ((__uint_as_float(bits[i]) - delta) * sm_scale) : 0.f;
        }
        if (block > 0) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::pds_free), block - 1 & 1);
#pragma unroll
        for (int i = 0; i < kHalfKeys; i += 8) {
            const uint32_t at = pair.shared.start + descriptors::swizzle_128B(head, (kHalfKeys * half + i) / 8);
            st_shared_v4(at + offset_of(&Shared::p), rounded(p + i));
            st_shared_v4(at + offset_of(&Shared::ds), rounded(ds + i));
        }
        fence_proxy_async_shared_cta();
        mbarrier_arrive_cluster(pds_full);
    }
    if (pair.blocks > 0) {
        mbarrier_wait_parity_cluster(pair.shared.of(&Shared::pds_free), pair.blocks - 1 & 1);
        tcgen05_fence_after_thread_sync();
    }
    if (!pair.active) return;
    uint16_t* const row = dq + (static_cast<int64_t>(pair.query) * h_q + pair.head + head) * D_QK;
#pragma unroll 1
    for (int column = 0; column < kOwnColumns * kWide; column += kLoad)  // of the CTA's D
        store_dq(row + column / kOwnColumns * kWideColumns + half * kOwnColumns + column % kOwnColumns,
                 taddr + kDqColumn + column, pair.blocks > 0);
    if (kRotary) store_dq(row + kDimV + half * kOwnRotary, taddr + kDqColumn + kOwnColumns * kWide, pair.blocks > 0);
}

// Adds tiles first, first + 2, .. of the sequence of all blocks' tiles of dKV: a warp has 32 of the 64 keys, which are the
// lanes of the CTA's own columns.
__device__ __forceinline__ void add_dkv(const Pair<Shared>& pair, uint32_t tensor_memory, int first, float* dkv) {
    constexpr uint32_t kNowhere = 0xFFFFFFFFu;
    constexpr int kFragmentKeys = 16, kFragmentSums = kFragmentKeys * kLinedColumns / kWarp;  // of a warp, of a lane
    const uint32_t free = in_leader(pair.shared.of(&Shared::dkv_free, first)), full = pair.shared.of(&Shared::dkv_full, first);
    const uint32_t taddr = tensor_memory + kDkvColumn + kSpan * first + pair.lanes();
    int turn = 0, mine = 0;
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [slot, parity] = RingCursor<kSlots>::at(block);
        mbarrier_wait_parity(pair.shared.of(&Shared::tokens_full, slot), parity);
        const uint32_t tokens = pair.shared.of(&Shared::tokens, slot) + kHalfKeys * (pair.warp % 2) * 4;
        uint32_t at[2][4];  // of a row of dKV, in units of four columns
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const int32_t token = ld_shared_u32(tokens + 4 * (kFragmentKeys * (i / 4) + lined_row(i % 4, pair.lane)));
            at[i / 4][i % 4] = token < 0 ? kNowhere : token * (D_QK / 4) + lined_column(pair.lane) / 4;
        }
#pragma unroll 1
        for (int tile = 0; tile < kQkTiles; ++tile, ++turn) {
            if (turn % kPlaces != first) continue;
            mbarrier_wait_parity_cluster(full, mine++ & 1);
            tcgen05_fence_after_thread_sync();
            uint32_t bits[4][kFragmentSums];  // kFragmentKeys keys x kLinedColumns columns each
#pragma unroll
            for (int i = 0; i < 4; ++i)
                tcgen05_ld_16x256b_x4(bits[i], taddr + (static_cast<uint32_t>(kFragmentKeys * (i / 2)) << 16) + kLinedColumns * (i % 2));
            tcgen05_wait_ld();
            tcgen05_fence_before_thread_sync();
            mbarrier_arrive_cluster(free);
            if (!pair.active) continue;
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                float d[kFragmentSums], x[4][4];
#pragma unroll
                for (int j = 0; j < kFragmentSums; ++j) d[j] = __uint_as_float(bits[i][j]);
                line_up(x, d, pair.lane);
#pragma unroll
                for (int j = 0; j < 4; ++j)
                    red_add_v4_f32_if(at[i / 2][j] != kNowhere,
                                      dkv + static_cast<int64_t>(at[i / 2][j]) * 4 + tile * kSpan + kLinedColumns * (i % 2), x[j][0],
                                      x[j][1], x[j][2], x[j][3]);
            }
        }
    }
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned sparse_mla_bwd_smem = sizeof(Shared);
extern "C" __device__ const unsigned sparse_mla_bwd_threads = kThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_heads = kPairHeads;

// grid: 2 CTAs of kThreads threads, a cluster, for each query and 128 heads, the head groups fastest;
// sizeof(Shared) bytes of dynamic shared memory.
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
    extern __shared__ __align__(1024) unsigned char dynamic[];
    Pair<Shared> pair(dynamic, h_q);
    const List list(indices, topk_length, topk, s_kv, q_start, pair.query);
    pair.blocks = (list.length + kKeys - 1) / kKeys;
    const int warp = __shfl_sync(kFullWarp, threadIdx.x / kWarp, 0);

    if (threadIdx.x == 0) {
        if (pair.shared.start % alignof(Shared)) trap();  // the swizzle counts on it
        mbarrier_init(pair.shared.of(&Shared::qdo_full), 2);
        mbarrier_init(pair.shared.of(&Shared::ks_full), 2);
        mbarrier_init(pair.shared.of(&Shared::kd_full), 2);
        mbarrier_init(pair.shared.of(&Shared::pds_full), 2 * kWarpgroup);
        mbarrier_init(pair.shared.of(&Shared::sdp_full), 1);
        mbarrier_init(pair.shared.of(&Shared::kd_free), 1);
        mbarrier_init(pair.shared.of(&Shared::pds_free), 1);
        for (int i = 0; i < kPlaces; ++i) {
            mbarrier_init(pair.shared.of(&Shared::dkv_free, i), 2 * kAdders);
            mbarrier_init(pair.shared.of(&Shared::dkv_full, i), 1);
        }
        for (int i = 0; i < kSlots; ++i) mbarrier_init(pair.shared.of(&Shared::tokens_full, i), kWarp);
        fence_mbarrier_init();
    }
    if (warp == kAllocator) {
        tcgen05_alloc_pair(pair.shared.of(&Shared::tensor_memory), kColumns);
        tcgen05_relinquish_alloc_permit_pair();
        tcgen05_fence_before_thread_sync();
    }
    __syncwarp();
    barrier_cluster_sync();
    tcgen05_fence_after_thread_sync();
    const uint32_t tensor_memory = ld_shared_u32(pair.shared.of(&Shared::tensor_memory));

    // The lanes of dKV that hold the CTA's own columns are 0..63 in CTA 0 and 64..127 in CTA 1; the warps that reach the
    // other lanes have other work.
    const int own = static_cast<int>(2 * pair.rank), other = 2 - own;
    const bool adds = warp % 4 / 2 == own / 2;
    if (warp < kGroupWarps) {
        differentiate(pair, tensor_memory, lse, sm_scale, h_q, dq);
    } else if (warp < 2 * kGroupWarps) {
        deltas(pair, o, d_o, h_q, [&](int head, float sum) { st_shared_f32(pair.shared.of(&Shared::delta, head), sum); });
        __syncwarp();
        bar_arrive(kDeltaReady, 2 * kWarpgroup);
        if (adds) add_dkv(pair, tensor_memory, 0, dkv);
    } else if (adds) {
        add_dkv(pair, tensor_memory, 1, dkv);
    } else if (warp == 2 * kGroupWarps + other) {
        produce(pair, q_map, do_map, kv_map, rotary_map, list);
    } else if (pair.rank == 0) {
        if (elect_sync()) multiply(pair, tensor_memory);
    }
    __syncwarp();
    // Neither CTA leaves, or gives its tensor memory back, while the other's barriers and products need it.
    tcgen05_fence_before_thread_sync();
    barrier_cluster_sync();
    if (warp == kAllocator) {
        tcgen05_fence_after_thread_sync();
        tcgen05_dealloc_pair(tensor_memory, kColumns);
    }
}
