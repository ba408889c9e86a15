// First phase of the backward of sparse MLA attention on Hopper: P as an output.
//
// One CTA owns one query and 64 of its heads. Warpgroups 0 and 1 take alternate blocks of 64 keys: S = Q K^T, then
// P = exp2(..) from the accumulators to global memory, in whole lines. Warpgroup 2 gathers the rows of K, one block ahead.
// delta is the backward kernel's own entry, sparse_mla_bwd_delta in sm_90a.cu.
#include "tiles.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

constexpr int BUFFERS = 2;  // of K: one for each consumer, in halves: tiles 0..3, and the rest
constexpr uint32_t Q_AT = 0;
constexpr uint32_t K_AT = Q_AT + QK_TILES * TILE;
constexpr uint32_t K_BYTES = QK_TILES * TILE;
constexpr uint32_t TOKENS_AT = K_AT + BUFFERS * K_BYTES;
constexpr uint32_t MASK_AT = TOKENS_AT + BUFFERS * KEYS * 4;
// mbarriers
constexpr uint32_t Q_FULL = MASK_AT + BUFFERS * 8;   // Q has landed
constexpr uint32_t K_FULL = Q_FULL + 8;              // [2][2]: a half of K, and the mask, have: 128 producer threads
constexpr uint32_t K_FREE = K_FULL + 16 * BUFFERS;   // [2]: all of it is read: 4 warps
constexpr uint32_t SMEM_BYTES = K_FREE + 8 * BUFFERS;
static_assert(SMEM_BYTES <= 227 * 1024, "more shared memory than a CTA can have");

// Says that the half before the last `LATER` ones has arrived; halves are counted from 0.
template <int LATER>
__device__ __forceinline__ void announce(uint32_t base, int half) {
    cp_async_wait_group<LATER>();
    fence_proxy_async_shared_cta();
    mbarrier_arrive(base + K_FULL + 8 * (half % (2 * BUFFERS)));
}

__device__ __forceinline__ void produce(uint32_t base, const uint16_t* kv, const List& list, int blocks) {
    const int thread = threadIdx.x % 128;
    int32_t token = list[thread % KEYS];
    for (int block = 0; block < blocks; ++block) {
        const int buffer = block % BUFFERS;
        const uint32_t tokens = base + TOKENS_AT + buffer * KEYS * 4, k_tiles = base + K_AT + buffer * K_BYTES;
        if (block >= BUFFERS) mbarrier_wait_parity(base + K_FREE + 8 * buffer, block / BUFFERS - 1 & 1);
        if (thread < KEYS) stage(token, thread, tokens, base + MASK_AT + buffer * 8);
        if (block + 1 < blocks) token = list[(block + 1) * KEYS + thread % KEYS];  // on its way while this block is copied
        bar_sync(1, 128);
        // Two halves stay on their way. Three would not do: the next free buffer waits for the one before these.
        gather<0, 4>(k_tiles, kv, tokens);
        cp_async_commit_group();
        if (block > 0) announce<2>(base, 2 * block - 2);
        gather<4, QK_TILES>(k_tiles, kv, tokens);
        cp_async_commit_group();
        if (block > 0) announce<2>(base, 2 * block - 1);
    }
    announce<1>(base, 2 * blocks - 2);
    announce<0>(base, 2 * blocks - 1);
}

// S over tiles FIRST .. LAST - 1.
template <int FIRST, int LAST>
__device__ __forceinline__ void product_part(float (&s)[32], uint32_t q_tiles, uint32_t k_tiles) {
    wgmma_fence();
#pragma unroll
    for (int tile = FIRST; tile < LAST; ++tile)
        product_tile(s, k_major(q_tiles + tile * TILE), k_major(k_tiles + tile * TILE), tile > 0);
    wgmma_commit_group();
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
        const uint32_t full = base + K_FULL + 16 * buffer;
        mbarrier_wait_parity(full, block / BUFFERS & 1);
        product_part<0, 4>(s, base + Q_AT, base + K_AT + buffer * K_BYTES);
        uint32_t bits[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) bits[i] = ld_shared_u32(base + MASK_AT + buffer * 8 + 4 * i) >> (lane % 4 * 2);
        mbarrier_wait_parity(full + 8, block / BUFFERS & 1);
        product_part<4, QK_TILES>(s, base + Q_AT, base + K_AT + buffer * K_BYTES);
        wgmma_wait_group<0>();
        wgmma_fence_operand(s);
        mbarrier_arrive(base + K_FREE + 8 * buffer);
#pragma unroll
        for (int i = 0; i < 32; ++i) {
            const int key = i / 4 * 8 + i % 2;  // less 2 * (lane % 4)
            const float value = ex2_approx_ftz(fmaf(s[i], scale, -lse2[i / 2 % 2]));
            s[i] = bits[key / 32] >> key % 32 & 1 ? value : 0.f;
        }
        float* const out = p + static_cast<int64_t>(row0 + 16 * warp) * topk + block * KEYS + lined_column(lane);
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            float x[4][4];
            line_up(x, *reinterpret_cast<const float(*)[16]>(s + 16 * half), lane);
#pragma unroll
            for (int i = 0; i < 4; ++i)
                *reinterpret_cast<float4*>(out + static_cast<int64_t>(lined_row(i, lane)) * topk + 32 * half) =
                    make_float4(x[i][0], x[i][1], x[i][2], x[i][3]);
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
            mbarrier_init(base + K_FULL + 16 * i, 128);
            mbarrier_init(base + K_FULL + 16 * i + 8, 128);
            mbarrier_init(base + K_FREE + 8 * i, 128);
        }
        fence_mbarrier_init();
        mbarrier_arrive_expect_tx(base + Q_FULL, QK_TILES * TILE);
        for (int tile = 0; tile < QK_TILES; ++tile)
            cp_async_bulk_tensor_2d_shared_global(base + Q_AT + tile * TILE, q_map, base + Q_FULL, tile * 64, row0);
    }
    __syncthreads();
    const int warpgroup = __shfl_sync(0xFFFFFFFFu, threadIdx.x / 128, 0);
    if (warpgroup == 2)
        produce(base, kv, List(indices, topk_length, topk, s_kv, q_start, query), blocks);
    else
        consume(base, warpgroup, blocks, topk, row0, lse, sm_scale, p);
}
