// First phase of the backward of sparse MLA attention on Hopper: P as an output.
//
// One CTA owns one query and 64 of its heads. Warpgroups 0 and 1 take alternate blocks of 64 keys: S = Q K^T, then
// P = exp2(..) straight from the accumulators to global memory. Warpgroup 2 gathers the rows of K, one block ahead.
// delta is the backward kernel's own entry, sparse_mla_bwd_delta in sm_90a.cu.
#include "tiles.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

constexpr int BUFFERS = 2;  // of K: one for each consumer
constexpr uint32_t Q_AT = 0;
constexpr uint32_t K_AT = Q_AT + QK_TILES * TILE;
constexpr uint32_t K_BYTES = QK_TILES * TILE;
constexpr uint32_t TOKENS_AT = K_AT + BUFFERS * K_BYTES;
constexpr uint32_t MASK_AT = TOKENS_AT + BUFFERS * KEYS * 4;
// mbarriers
constexpr uint32_t Q_FULL = MASK_AT + BUFFERS * 8;   // Q has landed
constexpr uint32_t K_FULL = Q_FULL + 8;              // [2]: K and the mask have: 128 producer threads
constexpr uint32_t K_FREE = K_FULL + 8 * BUFFERS;    // [2]: and are read: 4 warps
constexpr uint32_t SMEM_BYTES = K_FREE + 8 * BUFFERS;
static_assert(SMEM_BYTES <= 227 * 1024, "more shared memory than a CTA can have");

__device__ __forceinline__ void produce(uint32_t base, const uint16_t* kv, const int32_t* list, int blocks, int length,
                                        int32_t s_kv, int64_t last) {
    const int thread = threadIdx.x % 128;
    for (int block = 0; block < blocks; ++block) {
        const int buffer = block % BUFFERS;
        const uint32_t tokens = base + TOKENS_AT + buffer * KEYS * 4, mask = base + MASK_AT + buffer * 8;
        if (block >= BUFFERS) mbarrier_wait_parity(base + K_FREE + 8 * buffer, block / BUFFERS - 1 & 1);
        if (thread < KEYS) stage_tokens(thread, list, length, s_kv, last, block, tokens, mask);
        bar_sync(1, 128);
        gather<0, QK_TILES>(base + K_AT + buffer * K_BYTES, kv, tokens);
        cp_async_commit_group();
        if (block > 0) {  // the block before this one has had the time of this one's issue to arrive
            cp_async_wait_group<1>();
            fence_proxy_async_shared_cta();
            mbarrier_arrive(base + K_FULL + 8 * (buffer ^ 1));
        }
    }
    gathered(base + K_FULL + 8 * ((blocks - 1) % BUFFERS));
}

__device__ __forceinline__ void consume(uint32_t base, int buffer, int blocks, int topk, int row0, const float* lse,
                                        float sm_scale, float* p) {
    const int warp = threadIdx.x / 32 % 4, lane = threadIdx.x % 32;
    const int head = 16 * warp + lane / 4;
    const float scale = sm_scale * LOG2E;
    float lse2[2];
#pragma unroll
    for (int r = 0; r < 2; ++r) {
        lse2[r] = lse[row0 + head + 8 * r] * LOG2E;
        if (isinf(lse2[r])) lse2[r] = fabsf(lse2[r]);  // nothing counts in such a row: exp2(-inf) = 0
    }
    mbarrier_wait_parity(base + Q_FULL, 0);
    for (int block = buffer; block < blocks; block += BUFFERS) {
        float s[32];
        mbarrier_wait_parity(base + K_FULL + 8 * buffer, block / BUFFERS & 1);
        wgmma_fence();
#pragma unroll
        for (int tile = 0; tile < QK_TILES; ++tile)
            product_tile(s, k_major(base + Q_AT + tile * TILE), k_major(base + K_AT + buffer * K_BYTES + tile * TILE),
                         tile > 0);
        wgmma_commit_group();
        uint32_t bits[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) bits[i] = ld_shared_u32(base + MASK_AT + buffer * 8 + 4 * i) >> (lane % 4 * 2);
        wgmma_wait_group<0>();
        wgmma_fence_operand(s);
        __syncwarp();
        if (lane == 0) mbarrier_arrive(base + K_FREE + 8 * buffer);
        float* const out = p + static_cast<int64_t>(row0 + head) * topk + block * KEYS + lane % 4 * 2;
#pragma unroll
        for (int i = 0; i < 32; i += 2) {
            const int key = i / 4 * 8, r = i / 2 % 2;
            float2 pair;
            pair.x = bits[key / 32] >> key % 32 & 1 ? ex2_approx_ftz(fmaf(s[i], scale, -lse2[r])) : 0.f;
            pair.y = bits[key / 32] >> key % 32 & 2 ? ex2_approx_ftz(fmaf(s[i + 1], scale, -lse2[r])) : 0.f;
            __stcs(reinterpret_cast<float2*>(out + static_cast<int64_t>(8 * r) * topk + key), pair);
        }
    }
}

}  // namespace

// grid: s_q * h_q / 64 CTAs of 384 threads, the head group fastest; dynamic shared memory: SMEM_BYTES, at 1024 bytes.
extern "C" __global__ void __launch_bounds__(384, 1)
    sparse_mla_bwd_p(const __grid_constant__ TensorMap q_map,  // [s_q * h_q, D_QK] bf16, box 64 x 64, 128B swizzle
                     const uint16_t* kv,                       // [s_kv, D_QK] bf16
                     const int32_t* indices,                   // [s_q, topk]
                     const int32_t* topk_length,               // [s_q] or null
                     const float* lse,                         // [s_q, h_q], natural logarithm
                     float* p,                                 // [s_q, h_q, topk]
                     int h_q, int topk, int s_kv, int q_start, float sm_scale) {
    extern __shared__ __align__(1024) unsigned char smem[];
    const uint32_t base = cvta_to_shared(smem);
    const int query = blockIdx.x / (h_q / HEADS);
    const int row0 = blockIdx.x * HEADS;
    const int blocks = topk / KEYS;  // slots past topk_length are written too, as zeros
    if (threadIdx.x == 0) {
        if (base % 1024) trap();  // the swizzle counts on it
        mbarrier_init(base + Q_FULL, 1);
        for (int i = 0; i < BUFFERS; ++i) {
            mbarrier_init(base + K_FULL + 8 * i, 128);
            mbarrier_init(base + K_FREE + 8 * i, 4);
        }
        fence_mbarrier_init();
        mbarrier_arrive_expect_tx(base + Q_FULL, QK_TILES * TILE);
        for (int tile = 0; tile < QK_TILES; ++tile)
            cp_async_bulk_tensor_2d_shared_global(base + Q_AT + tile * TILE, q_map, base + Q_FULL, tile * 64, row0);
    }
    __syncthreads();
    const int warpgroup = __shfl_sync(0xFFFFFFFFu, threadIdx.x / 128, 0);
    if (warpgroup == 2)
        produce(base, kv, indices + static_cast<int64_t>(query) * topk, blocks, length_of(topk_length, query, topk), s_kv,
                static_cast<int64_t>(q_start) + query);
    else
        consume(base, warpgroup, blocks, topk, row0, lse, sm_scale, p);
}
