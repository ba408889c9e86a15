// First phase of the backward of sparse MLA attention on Hopper: P and delta as outputs.
//
// The blocks of 64 slots of all queries form a line, cut into equal runs for a persistent grid: one CTA an SM, whose
// ring of stages takes blocks of K and, before a query's first one, the query's own heads, 64 to a stage.
//   producer   (one warpgroup) Q by TMA; the rows of K that the indices name by cp.async; and a block's share of the
//              query's delta, whose rows are on their way during the next gather
//   consumers  (two warpgroups) Q stays in registers for all blocks of a query, so that shared memory holds K alone:
//              S = Q K^T by wgmma with A from registers, then P = exp2(..) from the accumulators to global memory. With
//              128 heads each takes 64 of them; with 64 they take blocks in turn. They take turns at the tensor cores,
//              so that one has them while the other is at its exponentials and stores
//
// The rows of a block lie in shared memory in such an order that the columns of the accumulator which a lane holds are
// slots in a row: 16 bytes to store, 64 in four lanes, and 128 after one exchange with a neighbour.
//
// Macros: D_QK 576, 512; CTA_HEADS 64, 128: of one CTA.
#include "delta.cuh"

#include "gather.cuh"
#include "ptx/barrier.cuh"
#include "ptx/mma.cuh"
#include "ptx/setmaxnreg.cuh"
#include "ring.cuh"
#include "shared_address.cuh"

#ifndef CTA_HEADS
#define CTA_HEADS 128
#endif
static_assert(CTA_HEADS == 64 || CTA_HEADS == 128, "CTA_HEADS is 64 or 128");

namespace {

using namespace ptx;
using namespace sparse_mla;

constexpr int kConsumers = 2 * kWarpgroup;
constexpr int kThreads = kConsumers + kWarpgroup;  // the consumers, then the producer
constexpr int kStages = 3;
constexpr uint32_t kStageBytes = kQkTiles * kTileBytes;
constexpr int kFragments = D_QK / kStep;  // of Q, along its columns
constexpr int kQStages = CTA_HEADS / kHeads;

struct Shared {
    alignas(1024) unsigned char ring[kStages][kStageBytes];
    uint64_t full[kStages];   // kWarpgroup producer threads, and the bytes of a stage of Q
    uint64_t empty[kStages];  // kConsumers consumer threads
};
static_assert(sizeof(Shared) <= kMostShared, "more shared memory than a CTA can have");

// Named barriers: kMyTurn + a consumer warpgroup's number; it waits, the other arrives.
constexpr uint32_t kMyTurn = 1;

// A stage of the ring: where it lies, and its mbarriers.
struct Stage : RingCursor<kStages> {
    SharedAddress<Shared> shared;

    __device__ __forceinline__ explicit Stage(SharedAddress<Shared> shared) : shared(shared) {}
    __device__ __forceinline__ uint32_t tiles() const { return shared.of(&Shared::ring, index); }
    __device__ __forceinline__ uint32_t full() const { return shared.of(&Shared::full, index); }
    __device__ __forceinline__ uint32_t empty() const { return shared.of(&Shared::empty, index); }
};

// What both roles need to know. An item is a query and CTA_HEADS of its heads: rows item * CTA_HEADS.. of q, lse, P.
struct Problem {
    const int32_t* indices;      // [s_q, topk]
    const int32_t* topk_length;  // [s_q] or null
    int units;                   // blocks of all items
    int blocks;                  // of an item
    int groups;                  // items of a query
    int s_kv;
    int q_start;

    // Of the CTA's units; computed where it is needed, since nothing lives well across setmaxnreg.
    __device__ __forceinline__ int first() const { return boundary(blockIdx.x); }
    __device__ __forceinline__ int last() const { return boundary(blockIdx.x + 1); }
    __device__ __forceinline__ int boundary(uint32_t cta) const {
        return static_cast<int>(static_cast<int64_t>(units) * cta / gridDim.x);
    }
};

// A CTA's blocks of one item: block .. end - 1.
struct Run {
    int item, block, end;

    __device__ __forceinline__ Run(const Problem& problem, int unit, int last)
        : item(unit / problem.blocks), block(unit % problem.blocks), end(min(problem.blocks, block + last - unit)) {}
};

// A query's list, and which of its slots count.
struct Slots {
    const int32_t* tokens;
    int length;
    int last;  // the last token that counts

    __device__ __forceinline__ Slots(const Problem& problem, int item) {
        const int query = item / problem.groups, topk = problem.blocks * kKeys;
        tokens = problem.indices + static_cast<int64_t>(query) * topk;
        length = problem.topk_length == nullptr ? topk : problem.topk_length[query];
        const int64_t position = static_cast<int64_t>(problem.q_start) + query;
        last = static_cast<int>(min(max(position, int64_t{-1}), static_cast<int64_t>(problem.s_kv) - 1));
    }
    __device__ __forceinline__ bool count(int slot, int32_t token) const {
        return slot < length && token >= 0 && token <= last;
    }
};

// ---- producer -------------------------------------------------------------------------------------------------------

// The slot, of 16, whose key lies in row `row` of these 16: columns 8 j + 2 c + e of an accumulator are in lanes c of
// four (see wgmma.cuh), and become slots 4 c + 2 j + e.
__device__ __forceinline__ int slot_of_row(int row) { return row % 8 / 2 * 4 + row / 8 * 2 + row % 2; }

__device__ __forceinline__ void load_q(Stage& stage, const TensorMap& q_map, int item, int thread) {
#pragma unroll 1
    for (int i = 0; i < kQStages; ++i) {
        mbarrier_wait_parity(stage.empty(), stage.parity ^ 1);
        if (thread == 0) {
            // What lay here was written by cp.async and read by ldmatrix: both generic, and the copy is not.
            fence_proxy_async_shared_cta();
            mbarrier_expect_tx(stage.full(), kStageBytes);
            for (int tile = 0; tile < kQkTiles; ++tile)
                cp_async_bulk_tensor_2d_shared_global(stage.tiles() + tile * kTileBytes, q_map, stage.full(), tile * kSpan,
                                                      item * CTA_HEADS + i * kHeads);
        }
        mbarrier_arrive(stage.full());
        stage.next();
    }
}

// Gathers one block; warp w fills rows 16 w to 16 w + 15, and its lane l holds the token of row 16 w + l % 16, or -1.
__device__ __forceinline__ void gather_k(Stage& stage, const uint16_t* kv, int32_t token, int warp, int lane) {
    mbarrier_wait_parity(stage.empty(), stage.parity ^ 1);
    gather_rows<kQkTiles, kTileBytes>(stage.tiles(), kv, token, warp, lane);
    cp_async_mbarrier_arrive_noinc(stage.full());
    stage.next();
}

// A warp's rows of delta: each is summed when the next one is asked for.
struct Deltas {
    const uint16_t *o, *d_o;
    float* delta;
    DeltaRow pair;
    int64_t pending = -1;

    __device__ __forceinline__ void begin(int64_t row, int lane) {
        finish(lane);
        pending = row;
        pair.load(o, d_o, row, lane);
    }
    __device__ __forceinline__ void finish(int lane) {
        if (pending < 0) return;
        const float sum = pair.sum();
        if (lane == 0) delta[pending] = sum;
    }
};

__device__ __forceinline__ void produce(SharedAddress<Shared> shared, const TensorMap& q_map, const uint16_t* kv,
                                        Deltas deltas, const Problem& problem, int thread) {
    const int warp = thread / kWarp, lane = thread % kWarp;
    const int own = warp * kWarpRows + slot_of_row(lane % kWarpRows);
    const int last = problem.last();
    Stage stage(shared);
    for (int unit = problem.first(); unit < last;) {
        const Run run(problem, unit, last);
        unit += run.end - run.block;
        const Slots slots(problem, run.item);
        int32_t next_token = slots.tokens[run.block * kKeys + own];
        load_q(stage, q_map, run.item, thread);
#pragma unroll 1
        for (int block = run.block; block < run.end; ++block) {
            const int slot = block * kKeys + own;
            const int32_t token = slots.count(slot, next_token) ? next_token : -1;
            if (block + 1 < run.end) next_token = slots.tokens[slot + kKeys];
            gather_k(stage, kv, token, warp, lane);
            // A block's share of the item's rows of delta, each warp every fourth.
            const int begin = CTA_HEADS * block / problem.blocks, end = CTA_HEADS * (block + 1) / problem.blocks;
#pragma unroll 1
            for (int row = begin + (warp - begin & 3); row < end; row += 4)
                deltas.begin(static_cast<int64_t>(run.item) * CTA_HEADS + row, lane);
        }
    }
    deltas.finish(lane);
}

// ---- consumers ------------------------------------------------------------------------------------------------------

// The fragments of A for every 16 columns of this warp's 16 heads.                     [ISA 9.7.15.5.1]
__device__ __forceinline__ void load_fragments(uint32_t (&q)[kFragments][4], uint32_t tiles, int warp, int lane) {
    const uint32_t at = fragment_address(tiles, warp, lane);
#pragma unroll
    for (int step = 0; step < kFragments; ++step)
        ldmatrix_x4(q[step], (at ^ kColumnStep * (step % kSteps)) + step / kSteps * kTileBytes);
}

// Gives up a stage that nobody of this warp reads any more.
__device__ __forceinline__ void give_free(Stage& stage, int lane) {
    __syncwarp();
    if (lane == 0) mbarrier_arrive(stage.empty(), kWarp);
    stage.next();
}

// S of this warpgroup's 64 heads with the 64 keys of a stage.
__device__ __forceinline__ void product(float (&s)[32], const uint32_t (&q)[kFragments][4], uint32_t tiles,
                                        int warpgroup) {
    fence_proxy_async_shared_cta();  // the rows were written through the generic proxy
    bar_sync(kMyTurn + warpgroup, kConsumers);
    const uint64_t b = k_major(tiles);
    wgmma_fence();
#pragma unroll
    for (int step = 0; step < kFragments; ++step)
        wgmma_m64n64k16_f32_bf16<0>(s, q[step], advance(b, step / kSteps * kTileBytes + step % kSteps * kColumnStep), step > 0);
    wgmma_commit_group();
    bar_arrive(kMyTurn + (warpgroup ^ 1), kConsumers);  // begun is almost done: the tensor cores take them one after another
    wgmma_wait_group<0>();
    wgmma_fence_operand(s);
}

// P of a lane's two heads, g and g + 8, and 16 slots. `counting`: a bit for each slot, shifted so that this lane's
// first is bit 0; out: slot 4 (lane % 8) of the head g, less one in odd g.
__device__ __forceinline__ void store_p(const float (&s)[32], float scale, const float (&lse2)[2],
                                        const uint32_t (&counting)[2], float* out, int topk, int lane) {
#pragma unroll
    for (int r = 0; r < 2; ++r) {
        float p[4][4];  // [i]: slots 16 i + 4 (lane % 4)..
#pragma unroll
        for (int i = 0; i < 4; ++i)
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                const float value = ex2_approx_ftz(fmaf(s[8 * i + 4 * (j / 2) + 2 * r + j % 2], scale, -lse2[r]));
                p[i][j] = counting[i / 2] >> (kStep * (i % 2) + j) & 1 ? value : 0.f;
            }
        // Lanes of even g give up their upper 16 of 32 slots for the lower ones of g + 1: eight lanes then have a line.
        trade_lines(p, lane);
#pragma unroll
        for (int i = 0; i < 4; ++i)
            st_global_cs_v4_f32(out + static_cast<int64_t>(8 * r + i % 2) * topk + 32 * (i / 2), p[i][0], p[i][1],
                                p[i][2], p[i][3]);
    }
}

__device__ __forceinline__ void consume(SharedAddress<Shared> shared, const float* lse, float* p, float scale,
                                        const Problem& problem, int thread) {
    const int warpgroup = thread / kWarpgroup, warp = thread / kWarp % kGroupWarps, lane = thread % kWarp;
    const int head = (kQStages == 2 ? warpgroup * kHeads : 0) + warp * kWarpRows + lane / 4;
    const int topk = problem.blocks * kKeys, last = problem.last();
    Stage stage(shared);
    bool mine = kQStages == 2 || warpgroup == 0;
    if (warpgroup == 1) bar_arrive(kMyTurn, kConsumers);
    for (int unit = problem.first(); unit < last;) {
        const Run run(problem, unit, last);
        unit += run.end - run.block;
        const Slots slots(problem, run.item);
        const int64_t row = static_cast<int64_t>(run.item) * CTA_HEADS + head;
        float* const out = p + (row & ~int64_t{1}) * topk + lane % 8 * 4;
        float lse2[2];
#pragma unroll
        for (int r = 0; r < 2; ++r) lse2[r] = lse[row + 8 * r];
        uint32_t q[kFragments][4];
#pragma unroll
        for (int i = 0; i < kQStages; ++i) {
            mbarrier_wait_parity(stage.full(), stage.parity);
            if (kQStages == 1 || i == warpgroup) load_fragments(q, stage.tiles(), warp, lane);
            mbarrier_arrive(stage.empty());
            stage.next();
        }
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            lse2[r] *= kLog2E;
            if (isinf(lse2[r])) lse2[r] = fabsf(lse2[r]);  // nothing counts in such a row: exp2(-inf) = 0
        }
#pragma unroll 1
        for (int block = run.block; block < run.end; ++block) {
            if (!mine) {
                mbarrier_wait_parity(stage.full(), stage.parity);
                give_free(stage, lane);
            } else {
                int32_t tokens[2];  // on their way during the product
#pragma unroll
                for (int i = 0; i < 2; ++i) tokens[i] = slots.tokens[block * kKeys + 32 * i + lane];
                float s[32];
                mbarrier_wait_parity(stage.full(), stage.parity);
                product(s, q, stage.tiles(), warpgroup);
                give_free(stage, lane);
                uint32_t counting[2];
#pragma unroll
                for (int i = 0; i < 2; ++i) {
                    const bool counts = slots.count(block * kKeys + 32 * i + lane, tokens[i]);
                    counting[i] = __ballot_sync(0xFFFFFFFFu, counts) >> (lane % 4 * 4);
                }
                store_p(s, scale, lse2, counting, out + block * kKeys, topk, lane);
            }
            if (kQStages == 1) mine = !mine;
        }
    }
    // Whose turn it would be has one arrival left to wait for.
    if (kQStages == 2 ? warpgroup == 0 : mine) bar_sync(kMyTurn + warpgroup, kConsumers);
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned sparse_mla_bwd_phase1_smem = sizeof(Shared);
extern "C" __device__ const unsigned sparse_mla_bwd_phase1_threads = kThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_phase1_keys = kKeys;

// grid: CTAs that share the units, blocks of all items; kThreads threads, sizeof(Shared) bytes of dynamic shared memory.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    sparse_mla_bwd_phase1(const __grid_constant__ TensorMap q_map,  // [s_q * h_q, D_QK] bf16, box 64 x 64, 128B swizzle
                          const uint16_t* kv,                       // [s_kv, D_QK] bf16
                          const uint16_t* o, const uint16_t* d_o,   // [s_q, h_q, 512] bf16
                          const int32_t* indices,                   // [s_q, 64 * blocks]
                          const int32_t* topk_length,               // [s_q] or null
                          const float* lse,                         // [s_q, h_q], natural logarithm
                          float* p,                                 // [s_q, h_q, 64 * blocks]
                          float* delta,                             // [s_q, h_q]
                          int units, int blocks, int groups, int s_kv, int q_start, float sm_scale) {
    extern __shared__ __align__(1024) unsigned char dynamic[];
    const SharedAddress<Shared> shared{cvta_to_shared(dynamic)};
    if (threadIdx.x == 0) {
        if (shared.start % alignof(Shared)) trap();  // the swizzle counts on it
        for (int i = 0; i < kStages; ++i) {
            mbarrier_init(shared.of(&Shared::full, i), kWarpgroup);
            mbarrier_init(shared.of(&Shared::empty, i), kConsumers);
        }
        fence_mbarrier_init();
    }
    __syncthreads();
    const Problem problem{indices, topk_length, units, blocks, groups, s_kv, q_start};
    if (threadIdx.x >= kConsumers) {
        setmaxnreg_dec<72>();
        produce(shared, q_map, kv, Deltas{o, d_o, delta}, problem, threadIdx.x - kConsumers);
    } else {
        setmaxnreg_inc<216>();
        consume(shared, lse, p, sm_scale * kLog2E, problem, threadIdx.x);
    }
}
