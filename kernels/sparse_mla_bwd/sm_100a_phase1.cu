// First phase of the backward of sparse MLA attention on Blackwell: P and delta as outputs.
//
// A pair of CTAs owns one query and 128 of its heads, 64 each, and walks the query's token list in blocks of 64 keys, of which
// each CTA gathers 32. The roles in each CTA:
//   warpgroup 0  P: S from tensor memory, exp2(..), to global memory
//   warpgroup 1  delta, from global memory
//   warp 8       producer: Q, then the rows of K (gather4), kStages blocks ahead
//   warp 9       CTA 0 only: S = Q K^T of the pair, into one of two places in tensor memory
#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "pair.cuh"
#include "ring.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

constexpr int kStages = 3;  // blocks of K in shared memory
constexpr int kPlaces = 2;  // of S in tensor memory
constexpr uint32_t kColumns = kPlaces * kHalfKeys;
constexpr int kProducer = 2 * kGroupWarps, kIssuer = kProducer + 1;  // warps

struct Shared {
    alignas(1024) unsigned char q[kQkTiles][kTileBytes];
    unsigned char k[kStages][kKsBytes];
    uint32_t mask[kStages][2];    // a bit for each token that counts
    // mbarriers of CTA 0
    uint64_t q_full;              // both CTAs' rows have landed
    uint64_t k_full[kStages];     // both CTAs' keys have
    uint64_t s_free[kPlaces];     // S is read: warpgroup 0 of both CTAs
    // mbarriers of each CTA
    uint64_t s_full[kPlaces];     // S is there: a commit
    uint64_t mask_full[kStages];  // the producer
    uint64_t k_free[kStages];     // the keys (a commit) and the mask (warpgroup 0) are read
    uint32_t tensor_memory;       // address of the allocation
};
static_assert(sizeof(Shared) <= kMostShared, "more shared memory than a CTA can have");

__device__ __forceinline__ void produce(const Pair<Shared>& pair, const TensorMap& q_map, const TensorMap& kv_map,
                                        const List& list) {
    if (pair.lane == 0) {
        const uint32_t full = in_leader(pair.shared.of(&Shared::q_full));
        announce_bytes(full, kQkTiles * kTileBytes);
        load_rows<kQkTiles>(pair, q_map, pair.shared.of(&Shared::q), full);
    }
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [stage, parity] = RingCursor<kStages>::at(block);
        const Tokens tokens(list, block, pair.lane);
        const uint32_t full = in_leader(pair.shared.of(&Shared::k_full, stage));
        if (block >= kStages) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::k_free, stage), parity ^ 1);
        const uint32_t low = __ballot_sync(0xFFFFFFFFu, tokens.of[0] >= 0), high = __ballot_sync(0xFFFFFFFFu, tokens.of[1] >= 0);
        if (pair.lane == 0) {
            st_shared_u32(pair.shared.of(&Shared::mask, stage), low);
            st_shared_u32(pair.shared.of(&Shared::mask, stage) + 4, high);
            mbarrier_arrive(pair.shared.of(&Shared::mask_full, stage));
            announce_bytes(full, kKsBytes);
        }
        __syncwarp();
        tokens.gather_keys(pair, kv_map, pair.shared.of(&Shared::k, stage), full);
    }
}

__device__ __forceinline__ void multiply(const Pair<Shared>& pair, uint32_t tensor_memory) {
    mbarrier_wait_parity_cluster(pair.shared.of(&Shared::q_full), 0);
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [stage, full] = RingCursor<kStages>::at(block);
        const auto [place, turn] = RingCursor<kPlaces>::at(block);
        mbarrier_wait_parity_cluster(pair.shared.of(&Shared::k_full, stage), full);
        if (block >= kPlaces) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::s_free, place), turn ^ 1);
        tcgen05_fence_after_thread_sync();
        product_with_keys<kQkTiles>(tensor_memory + place * kHalfKeys, pair.shared.of(&Shared::q),
                                    pair.shared.of(&Shared::k, stage));
        tcgen05_commit_pair(pair.shared.of(&Shared::k_free, stage), kBothCtas);
        tcgen05_commit_pair(pair.shared.of(&Shared::s_full, place), kBothCtas);
    }
}

__device__ __forceinline__ void write_p(const Pair<Shared>& pair, uint32_t tensor_memory, const float* lse, float sm_scale,
                                        int h_q, int topk, float* p) {
    const int thread = threadIdx.x % kWarpgroup, head = thread % kHeads, half = thread / kHeads;
    const float lse2 = lse_base_2(pair, lse, h_q, head), scale = sm_scale * kLog2E;
    float* const out = p + (static_cast<int64_t>(pair.query) * h_q + pair.head + head) * topk + half * kHalfKeys;
    const uint32_t s_free = in_leader(pair.shared.of(&Shared::s_free));
    for (int block = 0; block < pair.blocks; ++block) {
        const auto [stage, full] = RingCursor<kStages>::at(block);
        const auto [place, turn] = RingCursor<kPlaces>::at(block);
        mbarrier_wait_parity(pair.shared.of(&Shared::mask_full, stage), full);
        const uint32_t bits = ld_shared_u32(pair.shared.of(&Shared::mask, stage) + 4 * half);
        mbarrier_arrive(pair.shared.of(&Shared::k_free, stage));
        mbarrier_wait_parity_cluster(pair.shared.of(&Shared::s_full, place), turn);
        tcgen05_fence_after_thread_sync();
        uint32_t s[kHalfKeys];
        tcgen05_ld_32x32b_x32(s, tensor_memory + place * kHalfKeys + pair.lanes());
        tcgen05_wait_ld();
        tcgen05_fence_before_thread_sync();
        mbarrier_arrive_cluster(s_free + 8 * place);
        if (!pair.active) continue;
        float values[kHalfKeys];
        probabilities(values, s, bits, scale, lse2);
#pragma unroll
        for (int i = 0; i < kHalfKeys; i += 4)
            *reinterpret_cast<float4*>(out + block * kKeys + i) =
                make_float4(values[i], values[i + 1], values[i + 2], values[i + 3]);
    }
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned sparse_mla_bwd_phase1_smem = sizeof(Shared);
extern "C" __device__ const unsigned sparse_mla_bwd_phase1_threads = kThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_phase1_heads = kPairHeads;

// grid: 2 CTAs of kThreads threads, a cluster, for each query and 128 heads, the head groups fastest;
// sizeof(Shared) bytes of dynamic shared memory.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    sparse_mla_bwd_phase1(const __grid_constant__ TensorMap q_map,   // [s_q, h_q, D_QK] bf16, box 1 x 64 x 64, 128B swizzle
                          const __grid_constant__ TensorMap kv_map,  // [s_kv, D_QK] bf16, box 1 x 64, 128B swizzle
                          const uint16_t* o,                         // [s_q, h_q, 512] bf16
                          const uint16_t* d_o,                       // likewise
                          const int32_t* indices,                    // [s_q, topk]
                          const int32_t* topk_length,                // [s_q] or null
                          const float* lse,                          // [s_q, h_q], natural logarithm
                          float* p,                                  // [s_q, h_q, topk]
                          float* delta,                              // [s_q, h_q]
                          int h_q, int topk, int s_kv, int q_start, float sm_scale) {
    extern __shared__ __align__(1024) unsigned char dynamic[];
    Pair<Shared> pair(dynamic, h_q);
    pair.blocks = topk / kKeys;  // slots past topk_length are written too, as zeros
    const int warp = __shfl_sync(kFullWarp, threadIdx.x / kWarp, 0);

    if (threadIdx.x == 0) {
        if (pair.shared.start % alignof(Shared)) trap();  // the swizzle counts on it
        mbarrier_init(pair.shared.of(&Shared::q_full), 2);
        for (int i = 0; i < kStages; ++i) {
            mbarrier_init(pair.shared.of(&Shared::k_full, i), 2);
            mbarrier_init(pair.shared.of(&Shared::k_free, i), 1 + kWarpgroup);
            mbarrier_init(pair.shared.of(&Shared::mask_full, i), 1);
        }
        for (int i = 0; i < kPlaces; ++i) {
            mbarrier_init(pair.shared.of(&Shared::s_free, i), 2 * kWarpgroup);
            mbarrier_init(pair.shared.of(&Shared::s_full, i), 1);
        }
        fence_mbarrier_init();
    }
    if (warp == kIssuer) {
        tcgen05_alloc_pair(pair.shared.of(&Shared::tensor_memory), kColumns);
        tcgen05_relinquish_alloc_permit_pair();
        tcgen05_fence_before_thread_sync();
    }
    __syncwarp();
    barrier_cluster_sync();
    tcgen05_fence_after_thread_sync();
    const uint32_t tensor_memory = ld_shared_u32(pair.shared.of(&Shared::tensor_memory));

    if (warp < kGroupWarps) {
        write_p(pair, tensor_memory, lse, sm_scale, h_q, topk, p);
    } else if (warp < 2 * kGroupWarps) {
        float* const out = delta + static_cast<int64_t>(pair.query) * h_q + pair.head;
        deltas(pair, o, d_o, h_q, [&](int head, float sum) {
            if (pair.active) out[head] = sum;
        });
    } else if (warp == kProducer) {
        produce(pair, q_map, kv_map, List(indices, topk_length, topk, s_kv, q_start, pair.query));
    } else if (warp == kIssuer && pair.rank == 0) {
        if (elect_sync()) multiply(pair, tensor_memory);
    }
    __syncwarp();
    // Neither CTA leaves, or gives its tensor memory back, while the other's barriers and products need it.
    tcgen05_fence_before_thread_sync();
    barrier_cluster_sync();
    if (warp == kIssuer) {
        tcgen05_fence_after_thread_sync();
        tcgen05_dealloc_pair(tensor_memory, kColumns);
    }
}
