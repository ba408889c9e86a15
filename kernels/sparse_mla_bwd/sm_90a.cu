// Backward of sparse MLA attention on Hopper.
//
// One CTA owns one query and 64 of its heads, and walks the query's token list in blocks of 64 keys:
//
//   warpgroup 0   gathers K[:, :256]    S = Q K^T, P = exp2(..)          dQ[:, :256] += dS K
//   warpgroup 1   gathers K[:, 256:]    dP = dO V^T, dS = P (dP - delta) dQ[:, 256:] += dS K
//   warpgroup 2   dKV block = dS^T Q + P^T dO, 32 columns at a time, added to global memory in f32
//
// Q, dO and one block of K fill the shared memory, their columns in the order of order.cuh. P and dS pass through it as bf16,
// heads x keys. Warpgroup 2 takes both, transposed, into registers, so that the next block's may overwrite them while it
// still works on this one's. Warpgroups 0 and 1 refill their half of K as soon as dQ has used it, and while it is on its way
// take 128 columns of dKV each themselves: what it takes to add an accumulator to global memory would otherwise be too much
// for one warpgroup.
//
// The items (a query and 64 heads) that would leave most multiprocessors idle in a last round come in pieces of their blocks,
// a CTA each: dQ is then the sum of the pieces' parts, made by sparse_mla_bwd_join (dq.cuh).
#include "delta.cuh"
#include "dkv.cuh"
#include "dq.cuh"
#include "job.cuh"
#include "round.cuh"
#include "sort.cuh"
#include "start.cuh"

#include "ptx/barrier.cuh"
#include "ptx/mma.cuh"
#include "ptx/setmaxnreg.cuh"

namespace {

using namespace ptx;
using namespace sparse_mla;

constexpr int kThreads = 3 * kWarpgroup;
constexpr int kDeltaThreads = 256;

// d[heads x keys] = A K^T over the first kTiles tiles of A (Q or dO) and of K.
template <int kTiles>
__device__ __forceinline__ void product_with_k(float (&d)[32], const Job& job, uint32_t a_tiles, int block) {
    mbarrier_wait_parity(job.shared.of(&Shared::k_full, 0), block & 1);
    mbarrier_wait_parity(job.shared.of(&Shared::k_full, 1), block & 1);
    wgmma_fence();
#pragma unroll
    for (int tile = 0; tile < kTiles; ++tile)
        product_tile(d, k_major(a_tiles + tile * kTileBytes), k_major(job.shared.of(&Shared::k, tile)), tile > 0);
    wgmma_commit_group();
    wgmma_wait_group<0>();
    wgmma_fence_operand(d);
}

// Warpgroup 0.
__device__ __forceinline__ void probabilities(const Job& job, const float* lse, float sm_scale, const uint16_t* kv,
                                              uint16_t* dq, float* parts, int whole, float* dkv) {
    DqPart<0> part;
    part.clear();
    const float scale = sm_scale * kLog2E;
    gathered(job.shared.of(&Shared::k_full, 0));
    for (int block = job.first; block < job.end; ++block) {
        const Job now = job.anew();
        // Read anew for every block: two registers less between the products.
        float lse2[2];
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            lse2[r] = lse[now.row0 + kWarpRows * now.warp + now.lane / 4 + 8 * r] * kLog2E;
            if (isinf(lse2[r])) lse2[r] = fabsf(lse2[r]);  // nothing counts in such a row: exp2(-inf) = 0
        }
        float s[32];
        product_with_k<kQkTiles>(s, now, now.shared.of(&Shared::q), block);
        uint32_t bits[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) bits[i] = ld_shared_u32(now.mask(block) + 4 * i) >> (now.lane % 4 * 2);
#pragma unroll
        for (int i = 0; i < 32; ++i) {
            const int key = i / 4 * 8 + i % 2;  // less 2 * (lane % 4)
            const float p = ex2_approx_ftz(fmaf(s[i], scale, -lse2[i / 2 % 2]));
            s[i] = bits[key / 32] >> key % 32 & 1 ? p : 0.f;
        }
        const uint32_t fragment = fragment_address(now.shared.of(&Shared::p), now.warp, now.lane);  // dS: + kTileBytes
        mbarrier_wait_parity(now.shared.of(&Shared::ps_free), (block - 1) & 1);  // at once for the first, whose predecessor is odd
#pragma unroll
        for (int i = 0; i < 32; i += 8)
            stmatrix_x4(fragment ^ 4 * i, cvt_rn_bf16x2_f32(s[i + 1], s[i]), cvt_rn_bf16x2_f32(s[i + 3], s[i + 2]),
                        cvt_rn_bf16x2_f32(s[i + 5], s[i + 4]), cvt_rn_bf16x2_f32(s[i + 7], s[i + 6]));
        fence_proxy_async_shared_cta();
        bar_arrive(kPReady, 2 * kWarpgroup);
        bar_sync(kDsReady, 2 * kWarpgroup);
        uint32_t ds[kSteps][4];
#pragma unroll
        for (int k = 0; k < kSteps; ++k) ldmatrix_x4(ds[k], (fragment ^ kColumnStep * k) + kTileBytes);
        part.accumulate(ds, now.shared.of(&Shared::k));
        bar_sync(kKUnused + 0, kWarpgroup);
        if (block + 1 < job.end) gather<0, kFirstTiles>(now.shared.of(&Shared::k), kv, now.tokens(block + 1));
        add_share<0>(now, dkv, block);
        gathered(now.shared.of(&Shared::k_full, 0));
    }
    part.store(job, dq, parts, whole);
}

// Warpgroup 1.
__device__ __forceinline__ void gradients(const Job& job, float sm_scale, const uint16_t* kv,
                                              uint16_t* dq, float* parts, int whole, float* dkv) {
    DqPart<kFirstTiles> part;
    part.clear();
    gathered(job.shared.of(&Shared::k_full, 1));
    float row_delta[2] = {};
#pragma unroll
    for (int r = 0; r < 2 && job.first < job.end; ++r)
        row_delta[r] = ld_shared_f32(job.shared.of(&Shared::delta, kWarpRows * job.warp + job.lane / 4 + 8 * r));
    for (int block = job.first; block < job.end; ++block) {
        float dp[32];
        product_with_k<kVTiles>(dp, job, job.shared.of(&Shared::d_o), block);
        uint32_t ds[kSteps][4];
        const uint32_t p_tile = opaque(job.shared.start) + offset_of(&Shared::p);
        const uint32_t fragment = fragment_address(p_tile, job.warp, job.lane);  // dS: + kTileBytes
        bar_sync(kPReady, 2 * kWarpgroup);
#pragma unroll
        for (int k = 0; k < kSteps; ++k) {
            ldmatrix_x4(ds[k], fragment ^ kColumnStep * k);
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const float lo = (dp[8 * k + 2 * i] - row_delta[i % 2]) * sm_scale;
                const float hi = (dp[8 * k + 2 * i + 1] - row_delta[i % 2]) * sm_scale;
                ds[k][i] = cvt_rn_bf16x2_f32(f32_of_bf16x2_hi(ds[k][i]) * hi, f32_of_bf16x2_lo(ds[k][i]) * lo);
            }
            stmatrix_x4((fragment ^ kColumnStep * k) + kTileBytes, ds[k][0], ds[k][1], ds[k][2], ds[k][3]);
        }
        fence_proxy_async_shared_cta();
        bar_arrive(kDsReady, 2 * kWarpgroup);
        mbarrier_arrive(job.shared.of(&Shared::ps_full));
        part.accumulate(ds, job.shared.of(&Shared::k));
        bar_sync(kKUnused + 1, kWarpgroup);
        if (block + 1 < job.end) gather<kFirstTiles, kQkTiles>(job.shared.of(&Shared::k), kv, job.tokens(block + 1));
        add_share<1>(job, dkv, block);
        mbarrier_arrive(job.shared.of(&Shared::ps_free));
        gathered(job.shared.of(&Shared::k_full, 1));
    }
    part.store(job, dq, parts, whole);
}

// Warpgroup 2.
__device__ __forceinline__ void add_dkv(const Job& job, const Lists& lists, float* dkv) {
    int32_t token = -1;  // of the block after next, on its way during the block before
    if (job.warp < 2) token = lists.of(opaque(job.query))[(job.first + 2) * kKeys + kWarp * job.warp + job.lane];
    for (int block = job.first; block < job.end; ++block) {
        mbarrier_wait_parity(job.shared.of(&Shared::ps_full), block & 1);
        uint32_t p[kSteps][4], ds[kSteps][4];  // P^T and dS^T, keys x heads
        const uint32_t p_tile = opaque(job.shared.start) + offset_of(&Shared::p);
        const uint32_t fragment = fragment_address_trans(p_tile, job.warp, job.lane);  // dS: + kTileBytes
#pragma unroll
        for (int k = 0; k < kSteps; ++k) {
            ldmatrix_x4_trans(ds[k], fragment + kRowStep * k + kTileBytes);
            ldmatrix_x4_trans(p[k], fragment + kRowStep * k);
        }
        if (job.warp < 2) stage(token, kWarp * job.warp + job.lane, job.tokens(block + 2), job.mask(block + 2));
        const Rows rows(job, block);
        mbarrier_arrive(job.shared.of(&Shared::ps_free));
        if (job.warp < 2) token = lists.of(opaque(job.query))[(block + 3) * kKeys + kWarp * job.warp + job.lane];
#pragma unroll
        for (int first = 2 * kSharedChunks * kChunk; first < D_QK; first += kChunk) {
            if (first < 2 * (kSharedChunks + 1) * kChunk && block + 1 == job.end) continue;  // warpgroups 0 and 1 take it
            const uint32_t at = first / kSpan * kTileBytes + first % kSpan * 2;
            float d[kChunkSums];
            wgmma_fence();
#pragma unroll
            for (int k = 0; k < kSteps; ++k)
                wgmma_m64n32k16_f32_bf16<1>(d, ds[k], advance(mn_major(job.shared.of(&Shared::q)), at + kRowStep * k), k > 0);
            if (first < kDimV) {
#pragma unroll
                for (int k = 0; k < kSteps; ++k)
                    wgmma_m64n32k16_f32_bf16<1>(d, p[k], advance(mn_major(job.shared.of(&Shared::d_o)), at + kRowStep * k), true);
            }
            wgmma_commit_group();
            wgmma_wait_group<0>();
            wgmma_fence_operand(d);
            add_rows(d, dkv, first, rows, job.lane);
        }
    }
}

}  // namespace

extern "C" __device__ const unsigned sparse_mla_bwd_delta_threads = kDeltaThreads;

// delta of every row of o and do, for a first phase of lists without slots. A warp a row.    o, d_o: [rows, 512] bf16
extern "C" __global__ void __launch_bounds__(kDeltaThreads) sparse_mla_bwd_delta(const uint16_t* o, const uint16_t* d_o,
                                                                       float* delta, int64_t rows) {
    const int64_t row = static_cast<int64_t>(blockIdx.x) * (kDeltaThreads / kWarp) + threadIdx.x / kWarp;
    if (row >= rows) return;
    DeltaRow of;
    of.load(o, d_o, row, threadIdx.x % kWarp);
    const float sum = of.sum();
    if (threadIdx.x % kWarp == 0) delta[row] = sum;
}

// What the host needs for the launch.
extern "C" __device__ const unsigned sparse_mla_bwd_smem = sizeof(Shared);
extern "C" __device__ const unsigned sparse_mla_bwd_threads = kThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_heads = kHeads;

// grid: a CTA of kThreads threads for each of the first `whole` items, the head group fastest, and `pieces` for each of the others;
// sizeof(Shared) bytes of dynamic shared memory.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    sparse_mla_bwd(const __grid_constant__ TensorMap q_map,   // [s_q * h_q, D_QK] bf16, box 64 x 64, 128B swizzle
                   const __grid_constant__ TensorMap do_map,  // [s_q * h_q, 512] bf16, likewise
                   const uint16_t* kv,                        // [s_kv, D_QK] bf16, in the order of order.cuh
                   const uint16_t* o,                         // [s_q * h_q, 512] bf16
                   const int32_t* indices,                    // [s_q, topk]
                   const int32_t* topk_length,                // [s_q] or null
                   const float* lse,                          // [s_q, h_q], natural logarithm
                   uint16_t* dq,                              // [s_q, h_q, D_QK] bf16
                   float* parts,                              // [items in pieces, pieces, 64, D_QK]: their dq
                   float* dkv,                                // [s_kv, D_QK], zero before the launch
                   int whole, int pieces, int h_q, int topk, int s_kv, int q_start, float sm_scale) {
    extern __shared__ __align__(1024) unsigned char dynamic[];
    Job job;
    job.shared = {cvta_to_shared(dynamic)};
    const int piece = static_cast<int>(blockIdx.x) - whole, item = piece < 0 ? blockIdx.x : whole + piece / pieces;
    job.query = item / (h_q / kHeads);
    job.row0 = item * kHeads;
    job.warp = threadIdx.x / kWarp % kGroupWarps;
    job.lane = threadIdx.x % kWarp;
    const Lists lists = {indices, topk_length, topk, s_kv, q_start};
    job.first = 0;
    job.end = (lists.of(job.query).length + kKeys - 1) / kKeys;
    if (piece >= 0) {
        const int share = (job.end + 2 * pieces - 1) / (2 * pieces) * 2;  // an even number of blocks, for the barriers' parities
        job.first = piece % pieces * share;
        job.end = min(job.end, job.first + share);
    }

    if (threadIdx.x == 0) {
        if (job.shared.start % alignof(Shared)) trap();  // the swizzle counts on it
        mbarrier_init(job.shared.of(&Shared::q_full), 1);
        mbarrier_init(job.shared.of(&Shared::k_full, 0), kWarpgroup);
        mbarrier_init(job.shared.of(&Shared::k_full, 1), kWarpgroup);
        mbarrier_init(job.shared.of(&Shared::ps_full), kWarpgroup);
        mbarrier_init(job.shared.of(&Shared::ps_free), 2 * kWarpgroup);
        fence_mbarrier_init();
        if (job.first < job.end) load_queries(job, q_map, do_map);
    }
    if (threadIdx.x < 2 * kKeys) {
        const int block = job.first + threadIdx.x / kKeys;
        stage(lists.of(job.query)[job.first * kKeys + threadIdx.x], threadIdx.x % kKeys, job.tokens(block), job.mask(block));
    }
    __syncthreads();

    const int warpgroup = __shfl_sync(kFullWarp, threadIdx.x / kWarpgroup, 0);
    if (job.first < job.end) {
        if (warpgroup == 0) {
            gather<0, kFirstTiles>(job.shared.of(&Shared::k), kv, job.tokens(job.first));
            reorder_queries<0>(job, o);
        } else if (warpgroup == 1) {
            gather<kFirstTiles, kQkTiles>(job.shared.of(&Shared::k), kv, job.tokens(job.first));
            reorder_queries<1>(job, o);
        } else {
            reorder_queries<2>(job, o);
        }
        __syncthreads();
    }

    // kThreads threads get 168 registers each at launch; the three warpgroups share them out as they need.
    if (warpgroup == 0) {
        setmaxnreg_inc<192>();
        probabilities(job, lse, sm_scale, kv, dq, parts, whole, dkv);
    } else if (warpgroup == 1) {
        setmaxnreg_inc<224>();
        gradients(job, sm_scale, kv, dq, parts, whole, dkv);
    } else {
        setmaxnreg_dec<88>();
        add_dkv(job, lists, dkv);
    }
}
