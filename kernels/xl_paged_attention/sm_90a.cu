// Decode attention over a paged KV cache with a Transformer-XL bias; the context is split over all warps of the device.
//
// All (sequence, key head, tile of 16 tokens) of the batch are one line of tiles; every warp has an equal, contiguous
// share of it, whatever the lengths. A warp works alone:
//   copy      lane 0 keeps kStages tiles of K and V in flight into the warp's own ring, by bulk copy onto mbarriers
//   compute   all lanes: scores, online softmax, weighted sum (attend_mma.cuh, fp32: attend_fma.cuh)
//   finish    a row that lies within the share goes to `out`; the first and the last of a share may reach beyond it,
//             and leave (peak, sum of weights, weighted sum) for the combine kernel
// The ring runs on over the ends of rows, so no copy waits for a row's start or end. The combine kernel is launched early
// through griddepcontrol and merges the rows that have several owners.
//
// Macros: DIM head size; TYPE 0 fp16, 1 bf16, 2 fp32; WARPS of a CTA; STAGES of a warp's ring.
#include "common.cuh"
#include "ptx/cp_async_bulk.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/griddepcontrol.cuh"
#include "ptx/mbarrier.cuh"
#if TYPE == 2
#include "attend_fma.cuh"
#else
#include "attend_mma.cuh"
#endif

namespace {

struct Shared {
    alignas(128) unsigned char ring[WARPS][STAGES][kStageBytes];
    alignas(128) unsigned char bias[WARPS][STAGES][kBiasBytes];
    alignas(128) unsigned char scratch[WARPS][Warp::kScratchBytes ? Warp::kScratchBytes : 128];
    alignas(8) uint64_t full[WARPS][STAGES];
};

// What the copies need of the cache. block_size is a power of two.
struct Pages {
    const Element* __restrict__ keys;    // [num_blocks, kv_heads, DIM / kChunk, block_size, kChunk]
    const Element* __restrict__ values;  // [num_blocks, kv_heads, DIM, block_size]
    const int* __restrict__ tables;      // [num_seqs, table_stride]
    int table_stride;
    int entry_shift;  // token to table entry: 0 with one entry a token, else log2(block_size)
    int block_size, kv_heads, head_tiles;

    __device__ __forceinline__ int entry(int seq, int token) const {
        return tables[static_cast<int64_t>(seq) * table_stride + (token >> entry_shift)];
    }
};

// The copying half of a warp: which tile is next, and the table entries of the 32 tiles around it, one a lane.
// kWide: pages hold several tiles, which the tensor maps cut out; else a tile is a page, or two of half its size.
struct Producer {
    Cursor at;
    int heads;  // of the pass
    int window = -1, window_seq = -1;  // the sequence, and which 32 tiles of it
    int entry0 = 0, entry1 = 0;

    template <bool kWide>
    __device__ __forceinline__ void issue(const Pages& pages, const TensorMap* key_map, const TensorMap* value_map,
                                          uint32_t stage, uint32_t full, int lane) {
        if (window != at.tile / 32 || window_seq != at.seq) {
            window = at.tile / 32;
            window_seq = at.seq;
            const int token = (window * 32 + lane) * kTile;
            if (token < at.length) entry0 = pages.entry(at.seq, token);
            if (pages.block_size < kTile && token + 8 < at.length) entry1 = pages.entry(at.seq, token + 8);
        }
        const int page = __shfl_sync(kFullWarp, entry0, at.tile & 31);
        const int second = __shfl_sync(kFullWarp, entry1, at.tile & 31);
        if (lane != 0) return;
        const int kv_head = at.row / pages.head_tiles;
        const int64_t slab = static_cast<int64_t>(page) * pages.kv_heads + kv_head;
        if constexpr (kWide) {
            const int token = at.tile * kTile & (pages.block_size - 1);
            mbarrier_arrive_expect_tx(full, kStageBytes);
            cp_async_bulk_tensor_2d_shared_global(stage, *key_map, full, token * kChunk, slab * (DIM / kChunk));
            cp_async_bulk_tensor_2d_shared_global(stage + kTileBytes, *value_map, full, token, slab * DIM);
        } else if (pages.block_size == kTile) {
            mbarrier_arrive_expect_tx(full, kStageBytes);
            cp_async_bulk_shared_global(stage, pages.keys + slab * (DIM * kTile), kTileBytes, full);
            cp_async_bulk_shared_global(stage + kTileBytes, pages.values + slab * (DIM * kTile), kTileBytes, full);
        } else {
            constexpr uint32_t kHalf = kTileBytes / 2;
            const bool both = at.tile * kTile + 8 < at.length;
            mbarrier_arrive_expect_tx(full, both ? kStageBytes : kTileBytes);
            cp_async_bulk_shared_global(stage, pages.keys + slab * (DIM * 8), kHalf, full);
            cp_async_bulk_shared_global(stage + kTileBytes, pages.values + slab * (DIM * 8), kHalf, full);
            if (both) {
                const int64_t other = static_cast<int64_t>(second) * pages.kv_heads + kv_head;
                cp_async_bulk_shared_global(stage + kHalf, pages.keys + other * (DIM * 8), kHalf, full);
                cp_async_bulk_shared_global(stage + kTileBytes + kHalf, pages.values + other * (DIM * 8), kHalf, full);
            }
        }
    }
};

struct Queries {
    const Element* __restrict__ q;  // [num_seqs, num_heads, DIM], stride between sequences
    const Element* __restrict__ u;  // [num_heads, DIM]
    int64_t stride;

    __device__ __forceinline__ const Element* find(int seq, const Pass& pass) const {
        return q + seq * stride + pass.first * DIM;
    }
};

template <bool kWide>
__device__ __forceinline__ void attend_share(const Queries& queries, const Bias& bias, const Pages& pages, const TensorMap* key_map,
                                             const TensorMap* value_map, const int* __restrict__ context_lens,
                                             Element* __restrict__ out, const Partials& partials,
                                             const Problem& problem, float scale) {
    extern __shared__ unsigned char shared_bytes[];
    Shared& shared = *reinterpret_cast<Shared*>(shared_bytes);
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const uint32_t ring = cvta_to_shared(shared.ring[warp]), full = cvta_to_shared(shared.full[warp]);
    const uint32_t bias_ring = cvta_to_shared(shared.bias[warp]);
    griddepcontrol_launch_dependents();
    if (lane == 0) {
#pragma unroll
        for (int i = 0; i < STAGES; ++i) mbarrier_init(full + i * 8, 1 + kBiasArrivals);
        fence_mbarrier_init();
    }
    __syncwarp();

    const uint32_t rows = problem.rows();
    const uint32_t total = count_tiles(context_lens, problem.num_seqs, lane) * rows;
    const uint32_t worker = blockIdx.x * WARPS + warp, workers = gridDim.x * WARPS;
    const uint32_t first = first_tile(total, worker, workers);
    const int count = first_tile(total, worker + 1, workers) - first;
    if (count == 0) return;

    // The copying half is STAGES tiles ahead of the computing half; each has its own place in the share.
    Cursor at = find_tile(context_lens, problem.num_seqs, rows, first, lane);
    Pass pass(problem, at.row);
    Producer producer;
    producer.at = at;
    const Element* ahead_bias = bias.find(at.seq, pass, at.tile, lane);
    int issued = 0;
    const auto issue = [&](int stage) {
        producer.issue<kWide>(pages, key_map, value_map, ring + stage * kStageBytes, full + stage * 8, lane);
        const Cursor& ahead = producer.at;
        const int live = (lane >> 2) < producer.heads ? ahead.length - ahead.tile * kTile : 0;
        bias.copy(bias_ring + stage * kBiasBytes, full + stage * 8, ahead_bias, live, lane);
        if (++issued == count) return;
        ahead_bias += kTile * bias.token_stride;
        producer.at.step(context_lens, rows);
        if (ahead.tile == 0) {
            const Pass next(problem, ahead.row);
            producer.heads = next.count;
            ahead_bias = bias.find(ahead.seq, next, 0, lane);
            if (lane * (128 / sizeof(Element)) < next.count * DIM)
                prefetch_global_L2(queries.find(ahead.seq, next) + lane * (128 / sizeof(Element)));
        }
    };
    producer.heads = pass.count;
    for (int stage = 0; stage < STAGES && stage < count; ++stage) issue(stage);

    Warp state;
    state.setup(cvta_to_shared(shared.scratch[warp]), lane, pages.block_size);
    uint32_t skew;
    const auto begin = [&] {
        state.begin(queries.find(at.seq, pass), queries.u + pass.first * DIM, pass.count, lane);
        skew = bias.skew(bias.find(at.seq, pass, 0, lane));
    };
    begin();

    int row_start = at.tile;  // of this share, in the current row
    int slot = 0;
    int stage = 0;
    uint32_t parity = 0;
    for (int left = count; left > 0; --left) {
        const uint32_t data = ring + stage * kStageBytes;
        mbarrier_wait_parity(full + stage * 8, parity);
        const int live = at.length - at.tile * kTile;
        if (live < kTile) {
            state.clear_values(data, live, lane, pages.block_size);
            fence_proxy_async_shared_cta();  // the next copy into this stage comes after these stores
            __syncwarp();
        }
        state.attend(data, bias_ring + stage * kBiasBytes, skew, live, scale, lane);
        __syncwarp();
        if (issued < count) issue(stage);
        if (++stage == STAGES) {
            stage = 0;
            parity ^= 1;
        }
        const bool row_ends = at.tile + 1 == at.tiles;
        if (row_ends || left == 1) {
            const int64_t part = (static_cast<int64_t>(worker) * 2 + slot) * min(problem.group(), kHeads);
            state.finish(row_ends && row_start == 0,
                         out + (static_cast<int64_t>(at.seq) * problem.num_heads + pass.first) * DIM,
                         partials.sums + part * DIM, partials.stats + part, pass.count, lane);
            row_start = 0;
            slot = 1;
        }
        if (left == 1) break;
        at.step(context_lens, rows);
        if (row_ends) {
            pass = Pass(problem, at.row);
            begin();
        }
    }
}

}  // namespace

#define INPUT_PARAMETERS                                                                                               \
    const Element *__restrict__ q, const Element *__restrict__ keys, const Element *__restrict__ values,               \
        const Element *__restrict__ u, const Element *__restrict__ bd, const int *__restrict__ tables,                 \
        const int *__restrict__ context_lens, Element *__restrict__ out, float *__restrict__ part_sums,                \
        float2 *__restrict__ part_stats, int num_seqs, int num_heads, int kv_heads, int block_size, int table_stride,  \
        int entry_shift, int64_t q_stride, int64_t bd_seq, int64_t bd_head, int64_t bd_token, float scale_log2

#define ATTEND_SHARE(WIDE, KEY_MAP, VALUE_MAP)                                                                         \
    const Problem problem{num_seqs, num_heads, kv_heads};                                                              \
    Bias bias{bd, bd_seq, bd_head, bd_token};                                                                          \
    bias.setup();                                                                                                      \
    attend_share<WIDE>(Queries{q, u, q_stride}, bias,                                                                  \
                       Pages{keys, values, tables, table_stride, entry_shift, block_size, kv_heads,                    \
                             problem.head_tiles()},                                                                    \
                       KEY_MAP, VALUE_MAP, context_lens, out, Partials{part_sums, part_stats}, problem, scale_log2)

// Pages of at most a tile: block_size 8 and 16, fp32 8.
extern "C" __global__ void __launch_bounds__(WARPS * 32, 1) xl_paged_attention_pages(INPUT_PARAMETERS) {
    ATTEND_SHARE(false, nullptr, nullptr);
}

// Pages of several tiles. key_map: [num_blocks * kv_heads * DIM / kChunk, block_size * kChunk], box of DIM / kChunk by
// kTile * kChunk; value_map: [num_blocks * kv_heads * DIM, block_size], box of DIM by kTile.
extern "C" __global__ void __launch_bounds__(WARPS * 32, 1)
    xl_paged_attention_tiles(const __grid_constant__ TensorMap key_map, const __grid_constant__ TensorMap value_map,
                             INPUT_PARAMETERS) {
    ATTEND_SHARE(true, &key_map, &value_map);
}

// Merges the rows that several workers share, and zeroes the results of empty sequences.
// Grid [x, num_seqs], 8 warps; `spread` warps (1 or 8) share one query head of one sequence.
extern "C" __global__ void __launch_bounds__(256, 2)
    xl_paged_attention_combine(const int* __restrict__ context_lens, const float* __restrict__ part_sums,
                               const float2* __restrict__ part_stats, Element* __restrict__ out, int num_seqs,
                               int num_heads, int kv_heads, int workers, int spread) {
    constexpr int kWarps = 8, kColumns = (DIM + 31) / 32;
    __shared__ uint32_t counts[2][kWarps];
    __shared__ float merged[kWarps][DIM];
    __shared__ float2 stats_of[kWarps];
    const Problem problem{num_seqs, num_heads, kv_heads};
    const int seq = blockIdx.y, lane = threadIdx.x % 32, warp = threadIdx.x / 32;

    uint32_t before = 0, total = 0;  // tiles of one row each
#pragma unroll 4
    for (int s = threadIdx.x; s < num_seqs; s += kWarps * 32) {
        const uint32_t tiles = tiles_of(context_lens[s]);
        total += tiles;
        before += s < seq ? tiles : 0;
    }
    before = __reduce_add_sync(kFullWarp, before);
    total = __reduce_add_sync(kFullWarp, total);
    if (lane == 0) {
        counts[0][warp] = before;
        counts[1][warp] = total;
    }
    __syncthreads();
    before = total = 0;
#pragma unroll
    for (int i = 0; i < kWarps; ++i) {
        before += counts[0][i];
        total += counts[1][i];
    }
    const uint32_t rows = problem.rows(), tiles = tiles_of(context_lens[seq]);
    total *= rows;
    const int group = problem.group(), slots = min(group, kHeads);
    griddepcontrol_wait();

    const int teams = kWarps / spread, member = warp % spread;
    for (int head = blockIdx.x * teams + warp / spread; head < num_heads; head += gridDim.x * teams) {
        Element* result = out + (static_cast<int64_t>(seq) * num_heads + head) * DIM;
        if (tiles == 0) {
            for (int d = member * 32 + lane; d < DIM; d += spread * 32) result[d] = to_element(0.0f);
            continue;
        }
        const int within = head % group;
        const uint32_t row = head / group * problem.head_tiles() + within / kHeads;
        const uint32_t begin = before * rows + row * tiles;
        const uint32_t low = worker_of(total, begin, workers), high = worker_of(total, begin + tiles - 1, workers);
        if (low == high) continue;  // one worker had the whole row
        // Of a worker's two partials the second is of a row that begins within its share; 0xFFFFFFFF: an empty share.
        const auto partial = [&](uint32_t worker) {
            const uint32_t first = first_tile(total, worker, workers);
            if (first == first_tile(total, worker + 1, workers)) return 0xFFFFFFFFu;
            return (worker * 2 + (first < begin)) * slots + within % kHeads;
        };

        // Each member takes every spread-th owner, 32 at a time: a lane looks one up, then all lanes add them up.
        float peak = -kInfinity, weight = 0.0f, sums[kColumns] = {};
        for (uint32_t start = low + member; start <= high; start += 32 * spread) {
            const uint32_t worker = start + lane * spread;
            const uint32_t part = worker <= high ? partial(worker) : 0xFFFFFFFFu;
            const float2 stats = part != 0xFFFFFFFFu ? part_stats[part] : make_float2(-kInfinity, 0.0f);
            float higher = fmaxf(peak, stats.x);
#pragma unroll
            for (int distance = 16; distance > 0; distance /= 2)
                higher = fmaxf(higher, __shfl_xor_sync(kFullWarp, higher, distance));
            const float keep = scale_to(peak, higher), factor = scale_to(stats.x, higher);
            peak = higher;
            weight = weight * keep + factor * stats.y;  // this lane's
#pragma unroll
            for (int i = 0; i < kColumns; ++i) sums[i] *= keep;
            const int owners = min(32u, (high - start) / spread + 1);
#pragma unroll 8
            for (int owner = 0; owner < owners; ++owner) {
                const uint32_t from = __shfl_sync(kFullWarp, part, owner);
                const float f = __shfl_sync(kFullWarp, factor, owner);
                const float* column = part_sums + static_cast<int64_t>(from == 0xFFFFFFFFu ? 0 : from) * DIM + lane;
                // An empty share's factor is zero, and what is read in its place is not added: it may be anything.
#pragma unroll
                for (int i = 0; i < kColumns; ++i) {
                    const float value = lane + 32 * i < DIM ? column[32 * i] : 0.0f;
                    sums[i] += from == 0xFFFFFFFFu ? 0.0f : f * value;
                }
            }
        }
#pragma unroll
        for (int distance = 16; distance > 0; distance /= 2)
            weight += __shfl_xor_sync(kFullWarp, weight, distance);
        if (spread > 1) {
            __syncthreads();  // the last turn's sums have been read
            if (lane == 0) stats_of[warp] = make_float2(peak, weight);
#pragma unroll
            for (int i = 0; i < kColumns; ++i)
                if (lane + 32 * i < DIM) merged[warp][lane + 32 * i] = sums[i];
            __syncthreads();
            weight = 0.0f;
#pragma unroll
            for (int w = 0; w < kWarps; ++w) peak = fmaxf(peak, stats_of[w].x);
#pragma unroll
            for (int w = 0; w < kWarps; ++w) weight += scale_to(stats_of[w].x, peak) * stats_of[w].y;
            for (int d = threadIdx.x; d < DIM; d += kWarps * 32) {
                float sum = 0.0f;
#pragma unroll
                for (int w = 0; w < kWarps; ++w) sum += scale_to(stats_of[w].x, peak) * merged[w][d];
                result[d] = to_element(sum / weight);
            }
        } else {
#pragma unroll
            for (int i = 0; i < kColumns; ++i)
                if (lane + 32 * i < DIM) result[lane + 32 * i] = to_element(sums[i] / weight);
        }
    }
}
