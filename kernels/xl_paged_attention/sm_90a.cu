// Decode attention over a paged KV cache with a Transformer-XL bias; the context is split over all warps of the device.
//
// All (sequence, key head, tile of 16 tokens) of the batch are one line of tiles; every warp has an equal, contiguous
// share of it, whatever the lengths. A warp works alone:
//   copy      keeps STAGES tiles of K, V and bias in flight into the warp's own ring, by bulk copy onto mbarriers
//   compute   scores, online softmax, weighted sum (attend_mma.cuh, fp32: attend_fma.cuh)
//   finish    a row that lies within the share goes to `out`; the first and the last of a share may reach beyond it, and
//             leave (peak, sum of weights, weighted sum) for the combine kernel
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

// What the computing half must know of a tile; written with its copies, and ordered by their mbarrier.
struct Note {
    int seq;
    int first, count;  // query heads of the pass
    int live;          // tokens from the tile's first to the end of the sequence
    int slot;          // which of the worker's two partials, if the row reaches beyond the share
    enum { kBegins = 1, kEnds = 2, kWhole = 4 };
    int flags;  // first tile of a row within the share, last, and the row lies within the share
    int pad[2];
};

struct Shared {
    alignas(128) unsigned char ring[WARPS][STAGES][kStageBytes];
    alignas(128) unsigned char bias[WARPS][STAGES][kBiasBytes];
    alignas(128) unsigned char scratch[WARPS][Warp::kScratchBytes ? Warp::kScratchBytes : 128];
    alignas(128) Note notes[WARPS][STAGES];
    alignas(8) uint64_t full[WARPS][STAGES];
};

// What the copies need of the cache. block_size is a power of two.
struct Pages {
    const Element* __restrict__ keys;    // [num_blocks, kv_heads, DIM / kChunk, block_size, kChunk]
    const Element* __restrict__ values;  // [num_blocks, kv_heads, DIM, block_size]
    const int* __restrict__ tables;      // [num_seqs, table_stride]
    int table_stride;
    int entry_shift;  // token to table entry: 0 with one entry a token, else log2(block_size)
    int block_size, kv_heads;

    __device__ __forceinline__ int entry(int seq, int token) const {
        return tables[static_cast<int64_t>(seq) * table_stride + (token >> entry_shift)];
    }
};

// Brings tiles of K and V; holds the table entries of the 32 tiles around the current one, one a lane.
// kWide: pages hold several tiles, which the tensor maps cut out; else a tile is a page, or two of half its size.
struct Copier {
    int window = -1, window_seq = -1;  // the sequence, and which 32 tiles of it
    int entry0 = 0, entry1 = 0;

    template <bool kWide>
    __device__ __forceinline__ void copy(const Pages& pages, const Cursor& at, int kv_head, const TensorMap* key_map,
                                         const TensorMap* value_map, uint32_t stage, uint32_t full, int lane) {
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

    __device__ __forceinline__ const Element* find(int seq, int first_head) const {
        return q + seq * stride + first_head * DIM;
    }
};

// The copying half of a warp: where it is in its share.
struct Producer {
    Cursor at;
    Pass pass;
    const Element* bias;  // this lane's, of the current tile
    int left;             // tiles of the share, the current one included
    int started;          // first tile of the current row within the share
    int slot;             // of the current row among the worker's partials
    Copier copier;
};

template <bool kWide>
__device__ __forceinline__ void attend_share(const Queries& queries, const Bias& bias, const Pages& pages,
                                             const TensorMap* key_map, const TensorMap* value_map,
                                             const int* __restrict__ context_lens, Element* __restrict__ out,
                                             const Partials& partials, const Problem& problem, float scale) {
    extern __shared__ unsigned char shared_bytes[];
    Shared& shared = *reinterpret_cast<Shared*>(shared_bytes);
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const uint32_t ring = cvta_to_shared(shared.ring[warp]), full = cvta_to_shared(shared.full[warp]);
    const uint32_t bias_ring = cvta_to_shared(shared.bias[warp]);
    Note* notes = shared.notes[warp];
    if (lane == 0) {
#pragma unroll
        for (int i = 0; i < STAGES; ++i) mbarrier_init(full + i * 8, 1 + kBiasArrivals);
        fence_mbarrier_init();
    }
    __syncwarp();
    griddepcontrol_wait();
    griddepcontrol_launch_dependents();

    const int rows = problem.rows();
    const Census census(context_lens, problem, lane);
    const uint32_t worker = blockIdx.x * WARPS + warp, workers = gridDim.x * WARPS;
    const uint32_t first = first_tile(census.total, worker, workers);
    Producer next{.pass = Pass(problem, 0)};
    next.left = first_tile(census.total, worker + 1, workers) - first;
    if (next.left == 0) return;
    next.at = census.find(context_lens, problem, first, lane);
    const auto enter_row = [&] {
        next.pass = Pass(problem, next.at.row);
        next.bias = bias.find(next.at.seq, next.pass.first, next.pass.count, next.at.tile, lane);
        next.started = next.at.tile;
        const int ahead = lane * (128 / static_cast<int>(sizeof(Element)));
        if (ahead < next.pass.count * DIM) prefetch_global_L2(queries.find(next.at.seq, next.pass.first) + ahead);
    };
    enter_row();
    const auto issue = [&](int stage) {
        const Cursor& at = next.at;
        const int live = at.length - at.tile * kTile;
        const bool row_ends = at.tile + 1 == at.tiles;
        if (lane == 0) {
            const int begins = at.tile == next.started ? Note::kBegins : 0;
            const int ends = row_ends || next.left == 1 ? Note::kEnds : 0;
            const int whole = row_ends && next.started == 0 ? Note::kWhole : 0;
            notes[stage] = Note{at.seq, next.pass.first, next.pass.count, live, next.slot, begins | ends | whole};
        }
        next.copier.copy<kWide>(pages, at, next.pass.kv_head, key_map, value_map, ring + stage * kStageBytes,
                                full + stage * 8, lane);
        bias.copy(bias_ring + stage * kBiasBytes, full + stage * 8, next.bias, (lane >> 2) < next.pass.count ? live : 0,
                  lane);
        if (--next.left == 0) return;
        next.bias += kTile * bias.token_stride;
        next.at.step(context_lens, rows);
        if (row_ends) {
            next.slot = 1;
            enter_row();
        }
    };

    Warp state;
    state.setup(cvta_to_shared(shared.scratch[warp]), lane, pages.block_size);
    uint32_t skew = 0;
    int issue_stage = 0, stage = 0, filled = 0;
    uint32_t parity = 0;
    while (true) {
        if (next.left > 0 && filled < STAGES) {
            issue(issue_stage);
            issue_stage = issue_stage + 1 == STAGES ? 0 : issue_stage + 1;
            ++filled;
            continue;
        }
        if (filled == 0) break;

        const uint32_t data = ring + stage * kStageBytes;
        mbarrier_wait_parity(full + stage * 8, parity);
        const Note note = notes[stage];
        if (note.flags & Note::kBegins) {
            state.begin(queries.find(note.seq, note.first), queries.u + note.first * DIM, note.count, lane);
            skew = bias.skew(bias.find(note.seq, note.first, note.count, 0, lane));
        }
        if (note.live < kTile) {
            state.clear_values(data, note.live, lane, pages.block_size);
            fence_proxy_async_shared_cta();  // the next copy into this stage comes after these stores
            __syncwarp();
        }
        state.attend(data, bias_ring + stage * kBiasBytes, skew, note.live, scale, lane);
        if (note.flags & Note::kEnds) {
            const int64_t part = (static_cast<int64_t>(worker) * 2 + note.slot) * min(problem.group(), kHeads);
            state.finish(note.flags & Note::kWhole,
                         out + (static_cast<int64_t>(note.seq) * problem.num_heads + note.first) * DIM,
                         partials.sums + part * DIM, partials.stats + part, note.count, lane);
        }
        __syncwarp();  // the stage has been read
        if (++stage == STAGES) {
            stage = 0;
            parity ^= 1;
        }
        --filled;
    }
}

__device__ __forceinline__ float4 fma(float a, float4 b, float4 c) {
    return make_float4(fmaf(a, b.x, c.x), fmaf(a, b.y, c.y), fmaf(a, b.z, c.z), fmaf(a, b.w, c.w));
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
                       Pages{keys, values, tables, table_stride, entry_shift, block_size, kv_heads},                  \
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
extern "C" __global__ void __launch_bounds__(256, DIM <= 128 ? 5 : 2)
    xl_paged_attention_combine(const int* __restrict__ context_lens, const float* __restrict__ part_sums,
                               const float2* __restrict__ part_stats, Element* __restrict__ out, int num_seqs,
                               int num_heads, int kv_heads, int workers, int spread) {
    constexpr int kWarps = 8, kColumns = (DIM + 127) / 128;  // of 4 sums, a lane
    __shared__ uint32_t counts[2][kWarps];
    alignas(16) __shared__ float merged[kWarps][DIM];
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
        // Of a worker's two partials the second is of a row that begins within its share; kNone: an empty share.
        constexpr uint32_t kNone = 0xFFFFFFFFu;
        const auto partial = [&](uint32_t worker) {
            const uint32_t first = first_tile(total, worker, workers);
            if (first == first_tile(total, worker + 1, workers)) return kNone;
            return (worker * 2 + (first < begin)) * slots + within % kHeads;
        };

        // Each member takes every spread-th owner, 32 at a time: a lane looks one up, then all lanes add them up.
        float peak = -kInfinity, weight = 0.0f;
        float4 sums[kColumns] = {};
        for (uint32_t start = low + member; start <= high; start += 32 * spread) {
            const uint32_t worker = start + lane * spread;
            const uint32_t part = worker <= high ? partial(worker) : kNone;
            const float2 stats = part != kNone ? part_stats[part] : make_float2(-kInfinity, 0.0f);
            float higher = fmaxf(peak, stats.x);
#pragma unroll
            for (int distance = 16; distance > 0; distance /= 2)
                higher = fmaxf(higher, __shfl_xor_sync(kFullWarp, higher, distance));
            const float keep = scale_to(peak, higher), factor = scale_to(stats.x, higher);
            peak = higher;
            weight = weight * keep + factor * stats.y;  // this lane's
#pragma unroll
            for (int i = 0; i < kColumns; ++i) sums[i] = fma(keep, sums[i], make_float4(0.0f, 0.0f, 0.0f, 0.0f));
            const int owners = min(32u, (high - start) / spread + 1);
#pragma unroll(DIM <= 128 ? 4 : 8)
            for (int i = 0; i < owners; ++i) {
                const uint32_t from = __shfl_sync(kFullWarp, part, i);
                const float f = __shfl_sync(kFullWarp, factor, i);
                const float4* row = reinterpret_cast<const float4*>(part_sums + static_cast<int64_t>(from) * DIM);
#pragma unroll
                for (int k = 0; k < kColumns; ++k)
                    if (from != kNone && lane + 32 * k < DIM / 4) sums[k] = fma(f, row[lane + 32 * k], sums[k]);
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
                if (lane + 32 * i < DIM / 4) reinterpret_cast<float4*>(merged[warp])[lane + 32 * i] = sums[i];
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
            for (int i = 0; i < kColumns; ++i) {
                if (lane + 32 * i >= DIM / 4) break;
                Element* to = result + 4 * (lane + 32 * i);
                to[0] = to_element(sums[i].x / weight);
                to[1] = to_element(sums[i].y / weight);
                to[2] = to_element(sums[i].z / weight);
                to[3] = to_element(sums[i].w / weight);
            }
        }
    }
}
