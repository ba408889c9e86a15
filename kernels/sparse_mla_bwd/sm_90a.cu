// Backward of sparse MLA attention on Hopper.
//
// One CTA owns one query and 64 of its heads, and walks the query's token list in blocks of 64 keys:
//
//   warpgroup 0   gathers K[:, :256]    S = Q K^T, P = exp2(..)          dQ[:, :256] += dS K
//   warpgroup 1   gathers K[:, 256:]    dP = dO V^T, dS = P (dP - delta) dQ[:, 256:] += dS K
//   warpgroup 2   dKV block = dS^T Q + P^T dO, 32 columns at a time, added to global memory in f32
//
// Q, dO and one block of K fill the shared memory. P and dS pass through it as bf16, heads x keys. Warpgroup 2 takes both,
// transposed, into registers, so that the next block's may overwrite them while it still works on this one's. Warpgroups
// 0 and 1 refill their half of K as soon as dQ has used it, and while it is on its way take 128 columns of dKV each
// themselves: what it takes to add an accumulator to global memory would otherwise be too much for one warpgroup.
#include "job.cuh"
#include "round.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "ptx/mma.cuh"
#include "ptx/setmaxnreg.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

// Chunks of 32 columns of dKV that warpgroups 0 and 1 take each; warpgroup 2 takes the other 10 (d_qk 576) or 8.
constexpr int SHARED_CHUNKS = 4;

// Four tiles of dQ, and the rotary one if there is one: what one warpgroup accumulates of its 64 heads.
template <int FIRST>
struct DqPart {
    static constexpr bool LAST_TILE = FIRST + 5 == QK_TILES;

    float wide[2][64];
    float last[LAST_TILE ? 32 : 1];

    __device__ __forceinline__ void clear() {
#pragma unroll
        for (int i = 0; i < 128; ++i) wide[i / 64][i % 64] = 0.f;
        if constexpr (LAST_TILE) {
#pragma unroll
            for (int i = 0; i < 32; ++i) last[i] = 0.f;
        }
    }

    // += dS K; `ds` is dS as A fragments, heads x keys. On return K's tiles are no longer read.
    __device__ __forceinline__ void accumulate(const uint32_t (&ds)[4][4], uint32_t k_tiles) {
        const uint64_t k_columns = mn_major(k_tiles + FIRST * TILE);
        wgmma_fence();
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            wgmma_m64n128k16_f32_bf16<1>(wide[0], ds[k], advance(k_columns, 2048 * k), true);
            wgmma_m64n128k16_f32_bf16<1>(wide[1], ds[k], advance(k_columns, 2 * TILE + 2048 * k), true);
            if constexpr (LAST_TILE) wgmma_m64n64k16_f32_bf16<1>(last, ds[k], advance(k_columns, 4 * TILE + 2048 * k), true);
        }
        wgmma_commit_group();
        wgmma_wait_group<0>();
        wgmma_fence_operand(wide[0]);
        wgmma_fence_operand(wide[1]);
        wgmma_fence_operand(last);
    }

    // Rounds to bf16 and writes dQ, through K's tiles FIRST.., which nothing reads any more.
    __device__ __forceinline__ void store(const Job& job, uint16_t* dq) const {
        constexpr int TILES = LAST_TILE ? 5 : 4;
        const uint32_t tiles = job.base + K_AT + FIRST * TILE;
#pragma unroll
        for (int n = 0; n < 64 * TILES; n += 16) {
            const float* d = n < 256 ? &wide[n / 128][n % 128 / 2] : &last[n % 256 / 2];
            stmatrix_x4(tiles + n / 64 * TILE + descriptors::swizzle_128B(16 * job.warp + (job.lane & 15),
                                                                          n % 64 / 8 + (job.lane >> 4)),
                        cvt_rn_bf16x2_f32(d[1], d[0]), cvt_rn_bf16x2_f32(d[3], d[2]), cvt_rn_bf16x2_f32(d[5], d[4]),
                        cvt_rn_bf16x2_f32(d[7], d[6]));
        }
        __syncwarp();
        // Each warp writes the 16 rows it just staged: 8 lanes a row of a tile.
        uint16_t* const out = dq + static_cast<int64_t>(job.row0 + 16 * job.warp) * D_QK + FIRST * 64;
#pragma unroll
        for (int i = 0; i < 4 * TILES; ++i) {
            const int row = i % 4 * 4 + job.lane / 8, unit = job.lane % 8;
            *reinterpret_cast<U32x4*>(out + row * D_QK + i / 4 * 64 + unit * 8) =
                ld_shared_v4(tiles + i / 4 * TILE + descriptors::swizzle_128B(16 * job.warp + row, unit));
        }
    }
};

// Q and dO by TMA, each read once. One thread.
__device__ __forceinline__ void load_queries(const Job& job, const TensorMap& q_map, const TensorMap& do_map) {
    const uint64_t once = createpolicy_evict_first();
    const uint32_t full = job.base + Q_FULL;
    mbarrier_arrive_expect_tx(full, (QK_TILES + V_TILES) * TILE);
    for (int tile = 0; tile < QK_TILES; ++tile)
        cp_async_bulk_tensor_2d_shared_global_hint(job.base + Q_AT + tile * TILE, q_map, full, once, tile * 64, job.row0);
    for (int tile = 0; tile < V_TILES; ++tile)
        cp_async_bulk_tensor_2d_shared_global_hint(job.base + DO_AT + tile * TILE, do_map, full, once, tile * 64, job.row0);
}

// Where a lane adds to dKV, in units of four columns (16 bytes) from its start; NOWHERE for a token that counts nothing.
struct Rows {
    static constexpr uint32_t NOWHERE = 0xFFFFFFFFu;

    uint32_t at[4];

    __device__ __forceinline__ Rows(const Job& job, int block) {
        const int lane = opaque(job.lane);
        const uint32_t tokens = job.tokens(block) + 4 * (16 * job.warp + lined_row(0, lane));
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int32_t token = ld_shared_u32(tokens + 4 * lined_row(i, 0));
            at[i] = token < 0 ? NOWHERE : token * (D_QK / 4) + lined_column(lane) / 4;
        }
    }
};

// Adds a warp's 16 x 32 accumulator to columns column .. column + 31 of rows of dKV, a whole 128-byte line by eight lanes.
__device__ __forceinline__ void add_rows(const float (&d)[16], float* dkv, int column, const Rows& rows, int lane) {
    float x[4][4];
    line_up(x, d, lane);
#pragma unroll
    for (int i = 0; i < 4; ++i)
        red_add_v4_f32_if(rows.at[i] != Rows::NOWHERE, dkv + static_cast<int64_t>(rows.at[i]) * 4 + column, x[i][0], x[i][1],
                          x[i][2], x[i][3]);
}

// dKV's columns first .. first + 31 of a block: dS^T Q + P^T dO, added. P^T and dS^T from shared memory; by a warpgroup.
__device__ __forceinline__ void add_columns(const Job& job, float* dkv, int first, const Rows& rows) {
    const uint32_t at = first / 64 * TILE + first % 64 * 2;
    float d[16];
    wgmma_fence();
#pragma unroll
    for (int k = 0; k < 4; ++k)
        wgmma_m64n32k16_f32_bf16<1, 1>(d, advance(mn_major(job.base + DS_AT), 2048 * k),
                                       advance(mn_major(job.base + Q_AT), at + 2048 * k), k > 0);
#pragma unroll
    for (int k = 0; k < 4; ++k)
        wgmma_m64n32k16_f32_bf16<1, 1>(d, advance(mn_major(job.base + P_AT), 2048 * k),
                                       advance(mn_major(job.base + DO_AT), at + 2048 * k), true);
    wgmma_commit_group();
    wgmma_wait_group<0>();
    wgmma_fence_operand(d);
    add_rows(d, dkv, first, rows, job.lane);
}

// d[64 x 64] = A K^T over the first TILES tiles of A (Q or dO) and of K.
template <int TILES>
__device__ __forceinline__ void product_with_k(float (&d)[32], const Job& job, uint32_t a_at, int block) {
    mbarrier_wait_parity(job.base + K_FULL, block & 1);
    mbarrier_wait_parity(job.base + K_FULL + 8, block & 1);
    wgmma_fence();
#pragma unroll
    for (int tile = 0; tile < TILES; ++tile)
        product_tile(d, k_major(job.base + a_at + tile * TILE), k_major(job.base + K_AT + tile * TILE), tile > 0);
    wgmma_commit_group();
    wgmma_wait_group<0>();
    wgmma_fence_operand(d);
}

// Warpgroup 0.
__device__ __forceinline__ void probabilities(const Job& job, const float* lse, float sm_scale, const uint16_t* kv,
                                              uint16_t* dq, float* dkv) {
    DqPart<0> part;
    part.clear();
    const float scale = sm_scale * LOG2E;
    if (job.blocks > 0) {
        gather<0, 4>(job.base + K_AT, kv, job.tokens(0));
        gathered(job.base + K_FULL + 0);
        mbarrier_wait_parity(job.base + Q_FULL, 0);
    }
    for (int block = 0; block < job.blocks; ++block) {
        const Job now = job.anew();
        // Read anew for every block: two registers less between the products.
        float lse2[2];
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            lse2[r] = lse[now.row0 + 16 * now.warp + now.lane / 4 + 8 * r] * LOG2E;
            if (isinf(lse2[r])) lse2[r] = fabsf(lse2[r]);  // nothing counts in such a row: exp2(-inf) = 0
        }
        float s[32];
        product_with_k<QK_TILES>(s, now, Q_AT, block);
        uint32_t bits[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) bits[i] = ld_shared_u32(now.mask(block) + 4 * i) >> (now.lane % 4 * 2);
#pragma unroll
        for (int i = 0; i < 32; ++i) {
            const int key = i / 4 * 8 + i % 2;  // less 2 * (lane % 4)
            const float p = ex2_approx_ftz(fmaf(s[i], scale, -lse2[i / 2 % 2]));
            s[i] = bits[key / 32] >> key % 32 & 1 ? p : 0.f;
        }
        const uint32_t fragment = fragment_address(now.base + P_AT, now.warp, now.lane);  // dS: + TILE
        if (block > 0) mbarrier_wait_parity(now.base + PS_FREE, (block - 1) & 1);
#pragma unroll
        for (int i = 0; i < 32; i += 8)
            stmatrix_x4(fragment ^ 4 * i, cvt_rn_bf16x2_f32(s[i + 1], s[i]), cvt_rn_bf16x2_f32(s[i + 3], s[i + 2]),
                        cvt_rn_bf16x2_f32(s[i + 5], s[i + 4]), cvt_rn_bf16x2_f32(s[i + 7], s[i + 6]));
        fence_proxy_async_shared_cta();
        bar_arrive(P_READY, 256);
        bar_sync(DS_READY, 256);
        uint32_t ds[4][4];
#pragma unroll
        for (int k = 0; k < 4; ++k) ldmatrix_x4(ds[k], (fragment ^ 32 * k) + TILE);
        part.accumulate(ds, now.base + K_AT);
        bar_sync(K_UNUSED + 0, 128);
        if (block + 1 < job.blocks) gather<0, 4>(now.base + K_AT, kv, now.tokens(block + 1));
        {
            const Rows rows(now, block);
#pragma unroll 1
            for (int i = 0; i < SHARED_CHUNKS; ++i) add_columns(now, dkv, 32 * (0 * SHARED_CHUNKS + i), rows);
        }
        gathered(now.base + K_FULL + 0);
    }
    part.store(job, dq);
}

// Warpgroup 1.
__device__ __forceinline__ void gradients(const Job& job, const float* delta, float sm_scale, const uint16_t* kv,
                                              uint16_t* dq, float* dkv) {
    DqPart<4> part;
    part.clear();
    float row_delta[2];
#pragma unroll
    for (int r = 0; r < 2; ++r) row_delta[r] = delta[job.row0 + 16 * job.warp + job.lane / 4 + 8 * r];
    if (job.blocks > 0) {
        gather<4, QK_TILES>(job.base + K_AT, kv, job.tokens(0));
        gathered(job.base + K_FULL + 8);
        mbarrier_wait_parity(job.base + Q_FULL, 0);
    }
    for (int block = 0; block < job.blocks; ++block) {
        float dp[32];
        product_with_k<V_TILES>(dp, job, DO_AT, block);
        uint32_t ds[4][4];
        const uint32_t fragment = fragment_address(opaque(job.base) + P_AT, job.warp, job.lane);  // dS: + TILE
        bar_sync(P_READY, 256);
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            ldmatrix_x4(ds[k], fragment ^ 32 * k);
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const float lo = (dp[8 * k + 2 * i] - row_delta[i % 2]) * sm_scale;
                const float hi = (dp[8 * k + 2 * i + 1] - row_delta[i % 2]) * sm_scale;
                ds[k][i] = cvt_rn_bf16x2_f32(f32_of_bf16x2_hi(ds[k][i]) * hi, f32_of_bf16x2_lo(ds[k][i]) * lo);
            }
            stmatrix_x4((fragment ^ 32 * k) + TILE, ds[k][0], ds[k][1], ds[k][2], ds[k][3]);
        }
        fence_proxy_async_shared_cta();
        bar_arrive(DS_READY, 256);
        mbarrier_arrive(job.base + PS_FULL);
        part.accumulate(ds, job.base + K_AT);
        bar_sync(K_UNUSED + 1, 128);
        if (block + 1 < job.blocks) gather<4, QK_TILES>(job.base + K_AT, kv, job.tokens(block + 1));
        {
            const Rows rows(job, block);
#pragma unroll 1
            for (int i = 0; i < SHARED_CHUNKS; ++i) add_columns(job, dkv, 32 * (1 * SHARED_CHUNKS + i), rows);
        }
        mbarrier_arrive(job.base + PS_FREE);
        gathered(job.base + K_FULL + 8);
    }
    part.store(job, dq);
}

// Warpgroup 2.
__device__ __forceinline__ void add_dkv(const Job& job, const Lists& lists, float* dkv) {
    if (job.blocks > 0) mbarrier_wait_parity(job.base + Q_FULL, 0);
    for (int block = 0; block < job.blocks; ++block) {
        int32_t token = -1;  // of the block after next, on its way during the wait
        if (job.warp < 2) token = lists.of(opaque(job.query))[(block + 2) * KEYS + 32 * job.warp + job.lane];
        mbarrier_wait_parity(job.base + PS_FULL, block & 1);
        uint32_t p[4][4], ds[4][4];  // P^T and dS^T, keys x heads
        const uint32_t fragment = fragment_address_trans(opaque(job.base) + P_AT, job.warp, job.lane);  // dS: + TILE
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            ldmatrix_x4_trans(ds[k], fragment + 2048 * k + TILE);
            ldmatrix_x4_trans(p[k], fragment + 2048 * k);
        }
        if (job.warp < 2) stage(token, 32 * job.warp + job.lane, job.tokens(block + 2), job.mask(block + 2));
        const Rows rows(job, block);
        mbarrier_arrive(job.base + PS_FREE);
#pragma unroll
        for (int first = 64 * SHARED_CHUNKS; first < D_QK; first += 32) {  // columns first .. first + 31
            const uint32_t at = first / 64 * TILE + first % 64 * 2;
            float d[16];
            wgmma_fence();
#pragma unroll
            for (int k = 0; k < 4; ++k)
                wgmma_m64n32k16_f32_bf16<1>(d, ds[k], advance(mn_major(job.base + Q_AT), at + 2048 * k), k > 0);
            if (first < D_V) {
#pragma unroll
                for (int k = 0; k < 4; ++k)
                    wgmma_m64n32k16_f32_bf16<1>(d, p[k], advance(mn_major(job.base + DO_AT), at + 2048 * k), true);
            }
            wgmma_commit_group();
            wgmma_wait_group<0>();
            wgmma_fence_operand(d);
            add_rows(d, dkv, first, rows, job.lane);
        }
    }
}

}  // namespace

// delta[row] = sum over 512 columns of o * do; one warp a row.                         o, d_o: [rows, 512] bf16
extern "C" __global__ void __launch_bounds__(256) sparse_mla_bwd_delta(const uint16_t* o, const uint16_t* d_o,
                                                                       float* delta, int64_t rows) {
    const int64_t row = static_cast<int64_t>(blockIdx.x) * 8 + threadIdx.x / 32;
    if (row >= rows) return;
    const int lane = threadIdx.x % 32;
    float sum = 0.f;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
        const int64_t at = row * D_V + (i * 32 + lane) * 8;
        const U32x4 a = ld_global_nc_no_allocate_v4(o + at), b = ld_global_nc_no_allocate_v4(d_o + at);
        const uint32_t as[4] = {a.x, a.y, a.z, a.w}, bs[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            sum = fmaf(f32_of_bf16x2_lo(as[j]), f32_of_bf16x2_lo(bs[j]), sum);
            sum = fmaf(f32_of_bf16x2_hi(as[j]), f32_of_bf16x2_hi(bs[j]), sum);
        }
    }
#pragma unroll
    for (int distance = 16; distance; distance /= 2) sum += __shfl_xor_sync(0xFFFFFFFFu, sum, distance);
    if (lane == 0) delta[row] = sum;
}

// grid: s_q * h_q / 64 CTAs of 384 threads, the head group fastest; dynamic shared memory: SMEM_BYTES, at 1024 bytes.
extern "C" __global__ void __launch_bounds__(384, 1)
    sparse_mla_bwd(const __grid_constant__ TensorMap q_map,   // [s_q * h_q, D_QK] bf16, box 64 x 64, 128B swizzle
                   const __grid_constant__ TensorMap do_map,  // [s_q * h_q, 512] bf16, likewise
                   const uint16_t* kv,                        // [s_kv, D_QK] bf16
                   const int32_t* indices,                    // [s_q, topk]
                   const int32_t* topk_length,                // [s_q] or null
                   const float* lse,                          // [s_q, h_q], natural logarithm
                   const float* delta,                        // [s_q, h_q]
                   uint16_t* dq,                              // [s_q, h_q, D_QK] bf16
                   float* dkv,                                // [s_kv, D_QK], zero before the launch
                   int h_q, int topk, int s_kv, int q_start, float sm_scale) {
    extern __shared__ __align__(1024) unsigned char smem[];
    Job job;
    job.base = cvta_to_shared(smem);
    job.query = blockIdx.x / (h_q / HEADS);
    job.row0 = blockIdx.x * HEADS;
    job.warp = threadIdx.x / 32 % 4;
    job.lane = threadIdx.x % 32;
    const Lists lists = {indices, topk_length, topk, s_kv, q_start};
    job.blocks = (lists.of(job.query).length + KEYS - 1) / KEYS;

    if (threadIdx.x == 0) {
        if (job.base % 1024) trap();  // the swizzle counts on it
        mbarrier_init(job.base + Q_FULL, 1);
        mbarrier_init(job.base + K_FULL, 128);
        mbarrier_init(job.base + K_FULL + 8, 128);
        mbarrier_init(job.base + PS_FULL, 128);
        mbarrier_init(job.base + PS_FREE, 256);
        fence_mbarrier_init();
        if (job.blocks > 0) load_queries(job, q_map, do_map);
    }
    if (threadIdx.x < 2 * KEYS) {
        const int block = threadIdx.x / KEYS;
        stage(lists.of(job.query)[threadIdx.x], threadIdx.x % KEYS, job.tokens(block), job.mask(block));
    }
    __syncthreads();

    // 384 threads get 168 registers each at launch; the three warpgroups share them out as they need.
    const int warpgroup = __shfl_sync(0xFFFFFFFFu, threadIdx.x / 128, 0);
    if (warpgroup == 0) {
        setmaxnreg_inc<192>();
        probabilities(job, lse, sm_scale, kv, dq, dkv);
    } else if (warpgroup == 1) {
        setmaxnreg_inc<224>();
        gradients(job, delta, sm_scale, kv, dq, dkv);
    } else {
        setmaxnreg_dec<88>();
        add_dkv(job, lists, dkv);
    }
}
