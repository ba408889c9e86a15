// How the attention of each query, summed over its heads, falls on the keys it was given.
//
// The work is a line of tiles, 64 slots of one query each, cut into equal runs for a persistent grid: one CTA an SM, whose
// ring of stages takes K tiles and, before a query's first tile, the query's own heads, 64 to a stage.
//   producer   (one warpgroup) Q by TMA; the K rows that the indices name by cp.async, 16 bytes a lane, into the same
//              128B-swizzled layout. Two tiles later it adds up what the consumer warps found and writes the sums
//   consumers  (two warpgroups) Q stays in registers for all tiles of a query, so that shared memory holds K alone:
//              S = Q K^T by wgmma with A from registers, exp2, sum over the heads by shuffles. With 128 heads each takes 64 of
//              them; with 64 they take tiles in turn. They take turns at the tensor cores, so that one's exponentials run
//              beside the other's products
// The result is the same in every run: no atomics, and sums in a fixed order.
// With PARTS attn_dist_order sorts the lists by key first, and the tiles come in parts of the keys: all queries' first tiles, then
// all queries' next ones, so that what a part reads of K stays in the L2. A slot's sum does not depend on its place in a tile.
//
// Macros: D_QK 576, 512; HEADS 64, 128; PARTS 0, 1.
#include "descriptors.cuh"
#include "gather.cuh"
#if PARTS
#include "key_order.cuh"
#endif
#include "mark.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/mma.cuh"
#include "ptx/setmaxnreg.cuh"
#include "ptx/wgmma.cuh"
#include "ring.cuh"
#include "walk.cuh"
#include "warp.cuh"

using namespace ptx;

namespace {

static_assert(D_QK == 576 || D_QK == 512, "D_QK is the width of q and k: 576 or 512");
static_assert(HEADS == 64 || HEADS == 128, "HEADS is the number of heads: 64 or 128");

constexpr int kWarpgroup = 128;           // threads
constexpr int kConsumers = 2 * kWarpgroup;
constexpr int kThreads = 3 * kWarpgroup;  // the consumers, then the producer
constexpr int kTile = 64;                 // slots of a K tile, heads of a Q tile
constexpr int kSpan = 64;                 // columns of 128 bytes, the span of the swizzle
constexpr int kSlices = D_QK / kSpan;
constexpr int kSliceBytes = kTile * kSpan * 2;
constexpr int kStep = 16;                 // columns that one product sums over
constexpr int kSteps = kSpan / kStep;     // of a slice
constexpr int kFragments = D_QK / kStep;  // of Q, along its columns
constexpr int kStageBytes = kSlices * kSliceBytes;
constexpr int kStages = 3;
constexpr int kQTiles = HEADS / kTile;
constexpr int kSumWarps = HEADS / kWarpRows;     // consumer warps that share one tile
constexpr int kSums = 4;                  // tiles whose partial sums are under way
constexpr int kLag = 2;                   // tiles between a gather and the sums that the producer adds up after it
constexpr float kInfinity = __builtin_bit_cast(float, 0x7F800000);

struct Shared {
    alignas(1024) unsigned char ring[kStages][kStageBytes];
    float sums[kSums][kSumWarps][kTile];
    uint64_t full[kStages];       // kWarpgroup producer threads, and the bytes of a Q tile
    uint64_t empty[kStages];      // kConsumers consumer threads
    uint64_t sums_empty[kSums];   // kWarpgroup producer threads
};

// Named barriers by a tile's place among the sums: its consumer warps arrive, the producer waits.
constexpr int kSumsFull = 1;
constexpr int kMyTurn = kSumsFull + kSums;  // and the next one, by warpgroup: the other one has begun its products
constexpr int kWarpSlots = 16;  // of a tile: those whose sums and indices a warp has
constexpr int kLaneSlots = kTile / 4;  // of a tile: those whose scores a lane has
constexpr int kSumsThreads = kSumWarps * kWarp + kWarpgroup;

struct Queries {
    const int* indices;     // [s_q, topk]
    const uint16_t* slots;  // [s_q, topk], with PARTS: where each of them stood
    float* out;             // [s_q, topk]
    int s_kv;
    int q_start;
    int k_stride;
};

// The last key whose positions all lie at or before the query's; -1 if there is none.
__device__ __forceinline__ int last_key(const Queries& queries, int query) {
    // Compared before subtracting: the difference need not fit 32 bits, and would wrap to a limit that hides nothing.
    const int positions = queries.q_start + query + 1;
    return positions < queries.k_stride ? -1 : (positions - queries.k_stride) / queries.k_stride;
}

__device__ __forceinline__ void load_q(Shared& shared, const TensorMap& q_map, RingCursor<kStages>& stage, int query, int thread) {
    for (int tile = 0; tile < kQTiles; ++tile) {
        const uint32_t full = cvta_to_shared(&shared.full[stage.index]);
        WARPYARD_MARK(wait, stage.index);
        mbarrier_wait_parity(cvta_to_shared(&shared.empty[stage.index]), stage.parity ^ 1);
        WARPYARD_MARK(copy, stage.index);
        if (thread == 0) {
            // What lay here was written by cp.async and read by ldmatrix: both generic, and the copy is not.
            fence_proxy_async_shared_cta();
            mbarrier_arrive_expect_tx(full, kStageBytes);
            const uint32_t to = cvta_to_shared(shared.ring[stage.index]);
            for (int slice = 0; slice < kSlices; ++slice) {
                cp_async_bulk_tensor_3d_shared_global(to + slice * kSliceBytes, q_map, full, slice * kSpan, tile * kTile, query);
            }
        } else {
            mbarrier_arrive(full);
        }
        stage.next();
    }
}

// Gathers one K tile; warp w fills rows 16 w to 16 w + 15, and its lane l holds the index of row 16 w + l % 16.
__device__ __forceinline__ void gather_k(Shared& shared, const char* k, RingCursor<kStages>& stage, int index, bool valid, int thread) {
    WARPYARD_MARK(wait, stage.index);
    mbarrier_wait_parity(cvta_to_shared(&shared.empty[stage.index]), stage.parity ^ 1);
    WARPYARD_MARK(copy, stage.index);
    const uint32_t to = cvta_to_shared(shared.ring[stage.index]);
    gather_rows<kSlices, kSliceBytes>(to, k, valid ? index : -1, thread / kWarp, thread % kWarp);
    cp_async_mbarrier_arrive_noinc(cvta_to_shared(&shared.full[stage.index]));
    stage.next();
}

// Adds up the consumers' sums of one tile; warp w takes slots 16 w to 16 w + 15, two lanes a slot. out: of this lane's slot.
__device__ __forceinline__ void write_sums(Shared& shared, RingCursor<kSums>& place, float* out, bool valid, int thread) {
    const int warp = thread / kWarp, lane = thread % kWarp, slot = lane % kWarpSlots;
    WARPYARD_MARK(wait);
    bar_sync(kSumsFull + place.index, kSumsThreads);
    WARPYARD_MARK(run);
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < kSumWarps / 2; ++i) {
        sum += shared.sums[place.index][lane / kWarpSlots * (kSumWarps / 2) + i][warp * kWarpSlots + slot];
    }
    sum += __shfl_xor_sync(kFullWarp, sum, kWarpSlots);
    if (lane < kWarpSlots) {
        *out = valid ? sum : 0.0f;
    }
    mbarrier_arrive(cvta_to_shared(&shared.sums_empty[place.index]));
    place.next();
}

__device__ __forceinline__ void produce(Shared& shared, const TensorMap& q_map, const char* k, const Queries& queries, Walk walk,
                                        int thread) {
    const int lane = thread % kWarp, own = thread / kWarp * kWarpSlots + lane % kWarpSlots;
    RingCursor<kStages> stage;
    RingCursor<kSums> sums;
#if PARTS
    float* to[kLag + 1] = {};  // where the sums of this tile and of the ones that are still out go
    uint32_t next_slot = 0;
#else
    float* to = queries.out + static_cast<int64_t>(walk.number() - kLag) * kTile + own;  // where those of the last one that is out go
#endif
    uint32_t valid = 0;  // a bit for each of them, from the lowest on
    int next_index = 0, limit = -1, asked = 0;
    bool heads = true;
    const auto ask = [&] {
        const int64_t at = static_cast<int64_t>(walk.number()) * kTile + own;
        next_index = queries.indices[at];
#if PARTS
        next_slot = queries.slots[at];
#endif
    };
    ask();
#pragma unroll 1
    for (int turn = 0; turn < asked + kLag || !walk.done(); ++turn) {
#if PARTS
#pragma unroll
        for (int i = kLag; i > 0; --i) {
            to[i] = to[i - 1];
        }
#endif
        valid <<= 1;
        if (!walk.done()) {
            if (heads) {
                limit = last_key(queries, walk.query);
                load_q(shared, q_map, stage, walk.query, thread);
            }
            const int index = next_index;
#if PARTS
            to[0] = queries.out + static_cast<int64_t>(walk.query) * walk.tiles * kTile + next_slot;
#endif
            heads = walk.next();
            if (!walk.done()) ask();
            const bool counts = index >= 0 && index < queries.s_kv && index <= limit;
            valid |= counts;
            gather_k(shared, k, stage, index, counts, thread);
            ++asked;
        }
#if PARTS
        if (turn >= kLag) write_sums(shared, sums, to[kLag], valid >> kLag & 1, thread);
#else
        if (turn >= kLag) write_sums(shared, sums, to, valid >> kLag & 1, thread);
        to += kTile;
#endif
    }
}

// The fragments of A for every 16 columns of this warp's 16 heads.                     [ISA 9.7.15.5.1, register fragments]
__device__ __forceinline__ void load_q_fragments(uint32_t (&q)[kFragments][4], const unsigned char* tile, int warp, int lane) {
    const uint32_t row = warp * kWarpRows + (lane & kWarpRows - 1);
#pragma unroll
    for (int step = 0; step < kFragments; ++step) {
        const uint32_t unit = step % kSteps * 2 + (lane >> 4);
        ldmatrix_x4(q[step], cvta_to_shared(tile) + step / kSteps * kSliceBytes + descriptors::swizzle_128B(row, unit));
    }
}

// Of 2 COUNT sums keeps half, the upper one in lanes with bit 2 COUNT set, and adds the partner's to it.
template <int COUNT>
__device__ __forceinline__ void exchange(float (&sum)[kLaneSlots], int lane) {
    const bool upper = lane & COUNT * 2;
#pragma unroll
    for (int i = 0; i < COUNT; ++i) {
        const float send = upper ? sum[i] : sum[i + COUNT];
        const float keep = upper ? sum[i + COUNT] : sum[i];
        sum[i] = keep + __shfl_xor_sync(kFullWarp, send, COUNT * 2);
    }
}

// Sums over the 16 heads of a warp; lane l returns those of slots 2 l and 2 l + 1.
__device__ __forceinline__ float2 sum_heads(const float (&score)[kTile / 2], float scale_log2e, const float (&shift)[2], int lane) {
    float sum[kLaneSlots];  // slots 8 i + 2 (lane % 4) + 0, 1 at 2 i + 0, 1, over this lane's two heads
#pragma unroll
    for (int i = 0; i < kLaneSlots; ++i) {
        const int at = i / 2 * 4 + i % 2;
        sum[i] = ex2_approx_ftz(fmaf(score[at], scale_log2e, shift[0])) +
                 ex2_approx_ftz(fmaf(score[at + 2], scale_log2e, shift[1]));
    }
    // The eight lanes with the same slots halve what they hold at each step: 14 shuffles in place of 48.
    exchange<8>(sum, lane);
    exchange<4>(sum, lane);
    exchange<2>(sum, lane);
    return {sum[0], sum[1]};
}

// What to add to the scaled score before exp2. Infinite either way adds nothing: -inf is the lse of a head without keys.
__device__ __forceinline__ float shift_of(float lse) { return lse == -kInfinity ? -kInfinity : -lse; }

__device__ __forceinline__ void consume(Shared& shared, const float* lse, Walk walk, float scale_log2e, int thread) {
    const int warpgroup = thread / kWarpgroup, warp = thread % kWarpgroup / kWarp, lane = thread % kWarp;
    const int head = (kQTiles == 2 ? warpgroup * kTile : 0) + warp * kWarpRows + lane / 4;
    RingCursor<kStages> stage;
    RingCursor<kSums> sums;
    uint32_t q[kFragments][4];
    float shift[2];
    if (warpgroup == 1) bar_arrive(kMyTurn, kConsumers);
    bool heads = true;
    int turn = 0;
#pragma unroll 1
    while (!walk.done()) {
        if (heads) {
            const float* row = lse + static_cast<int64_t>(walk.query) * HEADS + head;
            shift[0] = shift_of(row[0]);
            shift[1] = shift_of(row[8]);
            for (int i = 0; i < kQTiles; ++i) {
                WARPYARD_MARK(wait, stage.index);
                mbarrier_wait_parity(cvta_to_shared(&shared.full[stage.index]), stage.parity);
                WARPYARD_MARK(run, stage.index);
                if (kQTiles == 1 || i == warpgroup) {
                    load_q_fragments(q, shared.ring[stage.index], warp, lane);
                }
                mbarrier_arrive(cvta_to_shared(&shared.empty[stage.index]));
                WARPYARD_MARK(run);
                stage.next();
            }
        }
        WARPYARD_MARK(wait, stage.index);
        mbarrier_wait_parity(cvta_to_shared(&shared.full[stage.index]), stage.parity);
        const bool mine = kQTiles == 2 || turn == warpgroup;
        float score[kTile / 2];
        if (mine) {
            WARPYARD_MARK(wait);
            bar_sync(kMyTurn + warpgroup, kConsumers);
            WARPYARD_MARK(product, stage.index);
            // The rows were written through the generic proxy.
            fence_proxy_async_shared_cta();
            const uint64_t b = descriptors::wgmma(cvta_to_shared(shared.ring[stage.index]), descriptors::kUnusedLeading, 8 * kSpan * 2,
                                                  descriptors::WgmmaSwizzle::bytes_128);
            wgmma_fence();
#pragma unroll
            for (int step = 0; step < kFragments; ++step) {
                wgmma_m64n64k16_f32_bf16<0>(score, q[step], b + (step / kSteps * kSliceBytes + step % kSteps * (kStep * 2)) / kUnitBytes, step > 0);
            }
            wgmma_commit_group();
            bar_arrive(kMyTurn + (warpgroup ^ 1), kConsumers);  // begun is almost done: the tensor cores take them one after another
            wgmma_wait_group<0>();
        }
        __syncwarp();
        if (lane == 0) {
            mbarrier_arrive(cvta_to_shared(&shared.empty[stage.index]), kWarp);
        }
        WARPYARD_MARK(run);
        stage.next();
        if (mine) {
            const float2 sum = sum_heads(score, scale_log2e, shift, lane);
            WARPYARD_MARK(wait);
            mbarrier_wait_parity(cvta_to_shared(&shared.sums_empty[sums.index]), sums.parity ^ 1);
            WARPYARD_MARK(run);
            float* to = shared.sums[sums.index][kQTiles == 2 ? warpgroup * 4 + warp : warp];
            *reinterpret_cast<float2*>(to + lane * 2) = sum;
            bar_arrive(kSumsFull + sums.index, kSumsThreads);
        }
        sums.next();
        turn ^= 1;
        heads = walk.next();
    }
    // Whose turn it would be has one arrival left to wait for.
    if (kQTiles == 2 ? warpgroup == 0 : turn == warpgroup) bar_sync(kMyTurn + warpgroup, kConsumers);
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned attn_dist_smem = sizeof(Shared);
extern "C" __device__ const unsigned attn_dist_threads = kThreads;
extern "C" __device__ const unsigned attn_dist_tile = kTile;

// grid: CTAs that share the tiles; kThreads threads, sizeof(Shared) bytes of dynamic shared memory.
//   q_map: q [s_q, HEADS, D_QK] in boxes of 1 x 64 x 64, 128B swizzle; k [s_kv, D_QK], lse [s_q, HEADS] base 2
//   indices, slots, out [s_q, tiles_per_query * 64]; slots and parts, at most tiles_per_query, are used with PARTS
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    attn_dist(const __grid_constant__ TensorMap q_map, const char* k, const int* indices, const uint16_t* slots, const float* lse,
              float* out, int s_q, int tiles_per_query, int parts, int s_kv, int q_start, int k_stride, float scale_log2e) {
    extern __shared__ __align__(1024) unsigned char dynamic[];
    Shared& shared = *reinterpret_cast<Shared*>(dynamic);
    WARPYARD_MARK(start);

    if (threadIdx.x == 0) {
        prefetch_tensormap(q_map);
        for (int i = 0; i < kStages; ++i) {
            mbarrier_init(cvta_to_shared(&shared.full[i]), kWarpgroup);
            mbarrier_init(cvta_to_shared(&shared.empty[i]), kConsumers);
        }
        for (int i = 0; i < kSums; ++i) {
            mbarrier_init(cvta_to_shared(&shared.sums_empty[i]), kWarpgroup);
        }
        fence_mbarrier_init();
    }
    __syncthreads();

    if (threadIdx.x >= kConsumers) {
        setmaxnreg_dec<40>();
        const Queries queries{indices, slots, out, s_kv, q_start, k_stride};
        produce(shared, q_map, k, queries, Walk(s_q, tiles_per_query, parts), threadIdx.x - kConsumers);
    } else {
        setmaxnreg_inc<232>();
        consume(shared, lse, Walk(s_q, tiles_per_query, parts), scale_log2e, threadIdx.x);
    }
}

#if PARTS

extern "C" __device__ const unsigned attn_dist_order_threads = key_order::kThreads;
extern "C" __device__ const unsigned attn_dist_order_ranges = key_order::kRanges;

// A CTA a query. indices [s_q, topk] -> sorted [s_q, topk], by range of 2^shift keys, and slots: where each of them stood. What is
// no key comes with the first range.
extern "C" __global__ void __launch_bounds__(key_order::kThreads)
    attn_dist_order(const int* indices, int* sorted, uint16_t* slots, int topk, int s_kv, int shift) {
    const int64_t row = static_cast<int64_t>(blockIdx.x) * topk;
    key_order::sort(
        topk, [&](int i) { return indices[row + i]; },
        [&](int key) { return key < 0 || key >= s_kv ? 0 : key >> shift; },
        [&](int place, int key, int i) {
            sorted[row + place] = key;
            slots[row + place] = static_cast<uint16_t>(i);
        });
}

#endif
