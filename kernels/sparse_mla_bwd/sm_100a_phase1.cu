// First phase of the backward of sparse MLA attention on Blackwell: P and delta as outputs.
//
// A pair of CTAs owns one query and 128 of its heads, 64 each, and walks the query's token list in blocks of 64 keys, of which
// each CTA gathers 32. The roles in each CTA:
//   warpgroup 0  P: S from tensor memory, exp2(..), to global memory
//   warpgroup 1  delta, from global memory
//   warp 8       producer: Q, then the rows of K (gather4), STAGES blocks ahead
//   warp 9       CTA 0 only: S = Q K^T of the pair, into one of two places in tensor memory
#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "pair.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

constexpr int STAGES = 3;  // blocks of K in shared memory
constexpr int PLACES = 2;  // of S in tensor memory
constexpr uint32_t COLUMNS = 64;
constexpr int PRODUCER = 8, ISSUER = 9;  // warps

constexpr uint32_t Q_AT = 0;
constexpr uint32_t K_AT = Q_AT + QK_TILES * TILE;
constexpr uint32_t MASK_AT = K_AT + STAGES * KS_BYTES;
// mbarriers of CTA 0
constexpr uint32_t Q_FULL = MASK_AT + STAGES * 8;       // both CTAs' rows have landed
constexpr uint32_t K_FULL = Q_FULL + 8;                 // [STAGES]: both CTAs' keys have
constexpr uint32_t S_FREE = K_FULL + 8 * STAGES;        // [PLACES]: S is read: warpgroup 0 of both CTAs
// mbarriers of each CTA
constexpr uint32_t S_FULL = S_FREE + 8 * PLACES;        // [PLACES]: S is there: a commit
constexpr uint32_t MASK_FULL = S_FULL + 8 * PLACES;     // [STAGES]: the producer
constexpr uint32_t K_FREE = MASK_FULL + 8 * STAGES;     // [STAGES]: the keys (a commit) and the mask (warpgroup 0) are read
constexpr uint32_t TMEM_AT = K_FREE + 8 * STAGES;
constexpr uint32_t SMEM_BYTES = TMEM_AT + 8;
static_assert(SMEM_BYTES <= 227 * 1024, "more shared memory than a CTA can have");

__device__ __forceinline__ void produce(const Pair& pair, const TensorMap& q_map, const TensorMap& kv_map, const List& list) {
    if (pair.lane == 0) {
        const uint32_t full = pair.leader(Q_FULL);
        announce_bytes(full, QK_TILES * TILE);
        load_rows<QK_TILES>(pair, q_map, Q_AT, full);
    }
    for (int block = 0; block < pair.blocks; ++block) {
        const int stage = block % STAGES;
        const Tokens tokens(list, block, pair.lane);
        const uint32_t full = pair.leader(K_FULL + 8 * stage);
        if (block >= STAGES) mbarrier_wait_parity_cluster(pair.base + K_FREE + 8 * stage, block / STAGES - 1 & 1);
        const uint32_t low = __ballot_sync(0xFFFFFFFFu, tokens.of[0] >= 0), high = __ballot_sync(0xFFFFFFFFu, tokens.of[1] >= 0);
        if (pair.lane == 0) {
            st_shared_u32(pair.base + MASK_AT + 8 * stage, low);
            st_shared_u32(pair.base + MASK_AT + 8 * stage + 4, high);
            mbarrier_arrive(pair.base + MASK_FULL + 8 * stage);
            announce_bytes(full, KS_BYTES);
        }
        __syncwarp();
        tokens.gather_keys(pair, kv_map, pair.base + K_AT + stage * KS_BYTES, full);
    }
}

__device__ __forceinline__ void multiply(const Pair& pair, uint32_t tensor_memory) {
    mbarrier_wait_parity_cluster(pair.base + Q_FULL, 0);
    for (int block = 0; block < pair.blocks; ++block) {
        const int stage = block % STAGES, place = block % PLACES;
        mbarrier_wait_parity_cluster(pair.base + K_FULL + 8 * stage, block / STAGES & 1);
        if (block >= PLACES) mbarrier_wait_parity_cluster(pair.base + S_FREE + 8 * place, block / PLACES - 1 & 1);
        tcgen05_fence_after_thread_sync();
        product_with_keys<QK_TILES>(tensor_memory + place * HALF, pair.base + Q_AT, pair.base + K_AT + stage * KS_BYTES);
        tcgen05_commit_pair(pair.base + K_FREE + 8 * stage, PAIR);
        tcgen05_commit_pair(pair.base + S_FULL + 8 * place, PAIR);
    }
}

__device__ __forceinline__ void write_p(const Pair& pair, uint32_t tensor_memory, const float* lse, float sm_scale, int h_q,
                                        int topk, float* p) {
    const int thread = threadIdx.x % 128, head = thread % HEADS, half = thread / HEADS;
    const float lse2 = lse_base_2(pair, lse, h_q, head), scale = sm_scale * LOG2E;
    float* const out = p + (static_cast<int64_t>(pair.query) * h_q + pair.head + head) * topk + half * HALF;
    const uint32_t s_free = pair.leader(S_FREE);
    for (int block = 0; block < pair.blocks; ++block) {
        const int stage = block % STAGES, place = block % PLACES;
        mbarrier_wait_parity(pair.base + MASK_FULL + 8 * stage, block / STAGES & 1);
        const uint32_t bits = ld_shared_u32(pair.base + MASK_AT + 8 * stage + 4 * half);
        mbarrier_arrive(pair.base + K_FREE + 8 * stage);
        mbarrier_wait_parity_cluster(pair.base + S_FULL + 8 * place, block / PLACES & 1);
        tcgen05_fence_after_thread_sync();
        uint32_t s[32];
        tcgen05_ld_32x32b_x32(s, tensor_memory + place * HALF + pair.lanes());
        tcgen05_wait_ld();
        tcgen05_fence_before_thread_sync();
        mbarrier_arrive_cluster(s_free + 8 * place);
        if (!pair.active) continue;
        float values[32];
        probabilities(values, s, bits, scale, lse2);
#pragma unroll
        for (int i = 0; i < 32; i += 4)
            *reinterpret_cast<float4*>(out + block * KEYS + i) =
                make_float4(values[i], values[i + 1], values[i + 2], values[i + 3]);
    }
}

}  // namespace

// grid: 2 CTAs of 384 threads, a cluster, for each query and 128 heads, the head groups fastest; dynamic shared memory:
// SMEM_BYTES, at 1024 bytes.
extern "C" __global__ void __launch_bounds__(THREADS, 1)
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
    extern __shared__ __align__(1024) unsigned char smem[];
    Pair pair(smem, h_q);
    pair.blocks = topk / KEYS;  // slots past topk_length are written too, as zeros
    const int warp = __shfl_sync(0xFFFFFFFFu, threadIdx.x / 32, 0);

    if (threadIdx.x == 0) {
        if (pair.base % 1024) trap();  // the swizzle counts on it
        mbarrier_init(pair.base + Q_FULL, 2);
        for (int i = 0; i < STAGES; ++i) {
            mbarrier_init(pair.base + K_FULL + 8 * i, 2);
            mbarrier_init(pair.base + K_FREE + 8 * i, 1 + 128);
            mbarrier_init(pair.base + MASK_FULL + 8 * i, 1);
        }
        for (int i = 0; i < PLACES; ++i) {
            mbarrier_init(pair.base + S_FREE + 8 * i, 2 * 128);
            mbarrier_init(pair.base + S_FULL + 8 * i, 1);
        }
        fence_mbarrier_init();
    }
    if (warp == ISSUER) {
        tcgen05_alloc_pair(pair.base + TMEM_AT, COLUMNS);
        tcgen05_relinquish_alloc_permit_pair();
        tcgen05_fence_before_thread_sync();
    }
    __syncwarp();
    barrier_cluster_sync();
    tcgen05_fence_after_thread_sync();
    const uint32_t tensor_memory = ld_shared_u32(pair.base + TMEM_AT);

    if (warp < 4) {
        write_p(pair, tensor_memory, lse, sm_scale, h_q, topk, p);
    } else if (warp < 8) {
        float* const out = delta + static_cast<int64_t>(pair.query) * h_q + pair.head;
        deltas(pair, o, d_o, h_q, [&](int head, float sum) {
            if (pair.active) out[head] = sum;
        });
    } else if (warp == PRODUCER) {
        produce(pair, q_map, kv_map, List(indices, topk_length, topk, s_kv, q_start, pair.query));
    } else if (warp == ISSUER && pair.rank == 0) {
        if (elect_sync()) multiply(pair, tensor_memory);
    }
    __syncwarp();
    // Neither CTA leaves, or gives its tensor memory back, while the other's barriers and products need it.
    tcgen05_fence_before_thread_sync();
    barrier_cluster_sync();
    if (warp == ISSUER) {
        tcgen05_fence_after_thread_sync();
        tcgen05_dealloc_pair(tensor_memory, COLUMNS);
    }
}
