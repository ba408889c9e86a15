// Decode attention over a paged KV cache with a Transformer-XL bias; the context is split over all warps of the device.
//
// All (sequence, key head, tile of 16 tokens) of the batch are one line of tiles. Every CTA has an equal, contiguous
// share of it, whatever the lengths, and every warp an equal, contiguous share of its CTA's. A warp works alone:
//   copy      keeps kStages tiles of K, V and bias in flight into the warp's own ring, by bulk copy onto mbarriers
//   compute   scores, online softmax, weighted sum (attend_mma.cuh, fp32: attend_fma.cuh)
//   finish    a row that lies within the share goes to `out`; the first and the last of a share may reach beyond it,
//             and leave (peak, sum of weights, weighted sum), which whoever comes last merges (merge.cuh)
// The ring runs on over the ends of rows, so no copy waits for a row's start or end.
//
// Macros: DIM head size; TYPE 0 fp16, 1 bf16, 2 fp32.
#include "merge.cuh"
#include "pages.cuh"
#include "ptx/fence.cuh"
#include "ptx/griddepcontrol.cuh"
#include "ptx/mbarrier.cuh"
#include "ring.cuh"

namespace {

// The warps of a CTA keep in step. Each has as many copies in flight as the next, but those that a scheduler favours
// ask for their next tile sooner: left alone, the warps of a CTA end up to 5 % of their time apart.
struct Pace {
    static constexpr uint32_t kLead = kStages - 1;  // tiles that a warp may be ahead of the last one
    uint32_t all, own;                             // shared: tiles that each warp, and this one, has not asked for
    uint32_t left;                                 // what `own` says

    __device__ __forceinline__ void setup(uint32_t all_, int warp, uint32_t tiles, int lane) {
        all = all_;
        own = all + warp * 4;
        left = tiles;
        if (lane == 0) st_shared_u32(own, left);
    }
    __device__ __forceinline__ bool may_go(int lane) const {
        const uint32_t theirs = lane < kWarps ? atom_or_relaxed_cta_shared_u32(all + lane * 4, 0) : 0;
        return __reduce_max_sync(kFullWarp, theirs) <= left + kLead;
    }
    __device__ __forceinline__ void goes(uint32_t rest, int lane) {
        left = rest;
        if (lane == 0) atom_exch_relaxed_cta_shared_u32(own, left);
    }
};

// Brings tiles of K and V; holds the table entries of the 32 tiles around the current one, one a lane.
// kWide: pages hold several tiles, which the tensor maps cut out; else a tile is a page, or two of half its size.
struct Copier {
    int window = -1, window_seq = -1;  // the sequence, and which 32 tiles of it
    int entry0 = 0, entry1 = 0;

    // At the first of 32 tiles, or of a row's part.
    __device__ __forceinline__ void look_up(const Pages& pages, const Cursor& at, int lane) {
        if (window == at.tile / kWarp && window_seq == at.seq) return;
        window = at.tile / kWarp;
        window_seq = at.seq;
        const int token = (window * kWarp + lane) * kTile;
        if (token < at.length) entry0 = pages.entry(at.seq, token);
        if (pages.block_size < kTile && token + 8 < at.length) entry1 = pages.entry(at.seq, token + 8);
    }

    template <bool kWide>
    __device__ __forceinline__ void copy(const Pages& pages, const Cursor& at, int kv_head, const TensorMap* key_map,
                                         const TensorMap* value_map, uint32_t stage, uint32_t full, int lane) {
        const int page = __shfl_sync(kFullWarp, entry0, at.tile & (kWarp - 1));
        const int second = __shfl_sync(kFullWarp, entry1, at.tile & (kWarp - 1));
        if (lane != 0) return;
        pages.copy_tile<kWide>(page, second, at.tile * kTile, at.length, kv_head, key_map, value_map, stage, full);
    }
};

// The copying half of a warp: where it is in its share.
struct Producer {
    Cursor at;
    Pass pass;
    const Element* bias;  // this lane's, of the current tile
    int live;             // tokens from the tile's first to the end of the sequence; none of a head that is not there
    int run;              // tiles left of the row's part, the current one included; 0: all of the share has been issued
    int rest;             // tiles of the share beyond that part
    bool fresh;           // the part's first tile
    Copier copier;
};

template <bool kWide>
__device__ __forceinline__ void attend_share(const Queries& queries, const Bias& bias, const Pages& pages,
                                             const TensorMap* key_map, const TensorMap* value_map,
                                             const int* __restrict__ context_lens, Element* __restrict__ out,
                                             const Partials& partials, const Problem& problem, float scale) {
    extern __shared__ unsigned char shared_bytes[];
    Shared& shared = *reinterpret_cast<Shared*>(shared_bytes);
    const int lane = threadIdx.x % kWarp, warp = threadIdx.x / kWarp;
    // Through a shuffle: the compiler would work these addresses out again for every tile.
    const uint32_t ring = __shfl_sync(kFullWarp, cvta_to_shared(shared.ring[warp]), 0);
    const uint32_t full = __shfl_sync(kFullWarp, cvta_to_shared(shared.full[warp]), 0);
    const uint32_t bias_ring = __shfl_sync(kFullWarp, cvta_to_shared(shared.bias[warp]), 0);
    Note* notes = shared.notes[warp];
    griddepcontrol_wait();
    griddepcontrol_launch_dependents();

    const Census census(context_lens, problem, lane);
    const Shares of_ctas(census.total, gridDim.y), of_warps(of_ctas.size(blockIdx.y), kWarps);
    const uint32_t first = of_ctas.begin(blockIdx.y) + of_warps.begin(warp);
    Producer next{.pass = Pass(problem, 0), .run = 0};
    next.rest = of_warps.size(warp);
    const uint32_t end = first + next.rest;
    Warp state;
    state.setup(cvta_to_shared(shared.scratch[warp]), lane, pages.block_size);
    int entered = 0, begun = 0, fetched = -1;  // rows, counted; the one whose queries have been fetched
    const auto enter_row = [&] {
        next.pass = Pass(problem, next.at.row);
        next.bias = bias.find(next.at.seq, next.pass.first, next.pass.count, next.at.tile, lane);
        next.live = (lane >> 2) < next.pass.count ? next.at.length - next.at.tile * kTile : 0;
        next.rest -= next.at.gap;
        next.run = min(next.at.tiles - next.at.tile, next.rest);
        next.rest -= next.run;
        next.fresh = true;
        const Element *q = queries.find(next.at.seq, next.pass.first), *u = queries.u + next.pass.first * DIM;
        const int ahead = lane * (kLineBytes / static_cast<int>(sizeof(Element)));
        if (Warp::kFetchesAhead && entered == begun) {  // no row waits for what it has fetched
            state.fetch(q, u, next.pass.count, lane);
            fetched = entered;
        } else if (ahead < next.pass.count * DIM) {
            prefetch_global_L2(q + ahead);
            prefetch_global_L2(u + ahead);
        }
        ++entered;
    };
    if (next.rest > 0) next.at = census.find(context_lens, problem, first, lane);
    if (next.rest > 0 && next.rest > next.at.gap) {
        enter_row();
        next.copier.look_up(pages, next.at, lane);
    } else {
        next.rest = 0;
    }
    const Merger merger{.parts = shared.parts, .partials = partials, .out = out, .num_heads = problem.num_heads(),
                        .slots = problem.slots, .rings = shared.ring[0][0], .ring_bytes = kStages * kStageBytes,
                        .ctas = of_ctas, .warps = of_warps, .base = of_ctas.begin(blockIdx.y),
                        .size = of_ctas.size(blockIdx.y)};
    merger.setup();
    Pace pace;
    pace.setup(__shfl_sync(kFullWarp, cvta_to_shared(shared.left), 0), warp, next.run + next.rest, lane);
    if (lane == 0) {
#pragma unroll
        for (int i = 0; i < kStages; ++i) mbarrier_init(full + i * 8, 1 + kBiasArrivals);
        fence_mbarrier_init();
    }
    __syncthreads();
    const auto issue = [&](int stage) {
        const Cursor& at = next.at;
        if (next.fresh && lane == 0) {
            const int before = at.tile > 0 ? Note::kBefore : 0, ends = at.tile + next.run == at.tiles ? Note::kEnds : 0;
            const uint32_t begin = end - next.rest - next.run - at.tile;
            notes[stage] = Note{Row{at.seq, next.pass.first, next.pass.count, begin, at.tiles}, next.run, next.live,
                                before | ends};
        }
        if (next.fresh || at.tile % kWarp == 0) next.copier.look_up(pages, at, lane);
        next.fresh = false;
        next.copier.copy<kWide>(pages, at, at.row, key_map, value_map, ring + stage * kStageBytes,
                                full + stage * 8, lane);
        bias.copy<1>(bias_ring + stage * kBiasBytes, full + stage * 8, {next.bias}, {next.live});
        next.bias += kTile * bias.token_stride;
        next.live -= kTile;
        ++next.at.tile;
        if (--next.run > 0) return;
        if (next.rest <= census.weight) {
            next.rest = 0;
            return;
        }
        next.at.next_row(context_lens, problem.kv_heads, census.weight);
        enter_row();
    };

    Note note{};
    int to_publish = 0;     // sides of the CTA's share
    int run = 0, live = 0;  // of the row's part: tiles left, and tokens from the next tile on
    uint32_t skew = 0;
    RingCursor<kStages> to_fill, to_read;
    int filled = 0;  // stages between them
    while (true) {
        // With nothing in flight it goes in any case: no warp waits for another.
        if (next.run > 0 && (filled == 0 || (filled < kStages && pace.may_go(lane)))) {
            issue(to_fill.index);
            pace.goes(next.run + next.rest, lane);
            to_fill.next();
            ++filled;
            continue;
        }
        if (filled == 0) break;

        if (run == 0) {
            __syncwarp();
            note = notes[to_read.index];
            run = note.run;
            live = note.live;
            const Row& row = note.row;
            if (!Warp::kFetchesAhead || fetched != begun)
                state.fetch(queries.find(row.seq, row.first), queries.u + row.first * DIM, row.count, lane);
            state.begin(row.count, lane);
            ++begun;
            skew = bias.skew(bias.find(row.seq, row.first, row.count, 0, lane));
        }
        const uint32_t data = ring + to_read.index * kStageBytes;
        mbarrier_wait_parity(full + to_read.index * 8, to_read.parity);
        if (live < kTile) {
            state.clear_values(data, live, lane, pages.block_size);
            fence_proxy_async_shared_cta();  // the next copy into this stage comes after these stores
            __syncwarp();
        }
        state.attend(data, bias_ring + to_read.index * kBiasBytes, skew, live, scale, lane);
        live -= kTile;
        if (--run == 0) {
            const Row& row = note.row;
            __syncwarp();  // what it leaves may lie in this stage
            if (note.flags == Note::kEnds) {
                state.finish(true, merger.result(row, 0), nullptr, nullptr, row.count, lane);
            } else {
                const int which = note.flags & Note::kBefore ? kInto : kOutOf;
                int side;
                if (merger.take(state, row, which, note.flags & Note::kEnds, side, warp, lane)) to_publish |= 1 << side;
            }
        }
        __syncwarp();  // the stage has been read
        to_read.next();
        --filled;
    }
    if (lane < 2 && to_publish >> lane & 1) merger.publish(lane);
    __syncthreads();
    if (of_warps.size(warp) > 0 && merger.fills(note.row)) {  // the same in all warps
        merger.merge_filling(note.row, warp, lane);
        __syncthreads();
    }
    merger.merge_ctas(warp, lane);
    if (blockIdx.x == 0)
        census.zero_empty(context_lens, problem, out, blockIdx.y * kWarps + warp, gridDim.y * kWarps, lane);
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned xl_paged_attention_smem = sizeof(Shared);
extern "C" __device__ const unsigned xl_paged_attention_threads = kThreads;
extern "C" __device__ const unsigned xl_paged_attention_warps = kWarps;
extern "C" __device__ const unsigned xl_paged_attention_stages = kStages;
extern "C" __device__ const unsigned xl_paged_attention_heads = kHeads;
extern "C" __device__ const unsigned xl_paged_attention_near = kNear;
extern "C" __device__ const unsigned xl_paged_attention_tile = kTile;
extern "C" __device__ const unsigned xl_paged_attention_merge = kMergeBatch;

#define INPUT_PARAMETERS                                                                                               \
    const Element *__restrict__ q, const Element *__restrict__ keys, const Element *__restrict__ values,               \
        const Element *__restrict__ u, const Element *__restrict__ bd, const int *__restrict__ tables,                 \
        const int *__restrict__ context_lens, Element *__restrict__ out, float *__restrict__ part_sums,                \
        float2 *__restrict__ part_stats, uint32_t *__restrict__ arrived, int num_seqs, int kv_heads, int group,        \
        int slots, int block_size, int table_stride, int entry_shift, int64_t q_stride, int64_t bd_seq,                \
        int64_t bd_head, int64_t bd_token, float scale_log2

#define ATTEND_SHARE(WIDE, KEY_MAP, VALUE_MAP)                                                                         \
    const Problem problem{num_seqs, kv_heads, group, slots};                                                           \
    Bias bias{bd, bd_seq, bd_head, bd_token};                                                                          \
    bias.setup(threadIdx.x % kWarp);                                                                                      \
    attend_share<WIDE>(Queries{q, u, q_stride}, bias,                                                                  \
                       Pages{keys, values, tables, table_stride, entry_shift, block_size, kv_heads},                  \
                       KEY_MAP, VALUE_MAP, context_lens, out, Partials{part_sums, part_stats, arrived}.of_team(slots), \
                       problem, scale_log2)

// Pages of at most a tile: block_size 8 and 16, fp32 8.
extern "C" __global__ void __launch_bounds__(kThreads, 1) xl_paged_attention_pages(INPUT_PARAMETERS) {
    ATTEND_SHARE(false, nullptr, nullptr);
}

// Pages of several tiles. key_map: [num_blocks * kv_heads * DIM / kChunk, block_size * kChunk], box of DIM / kChunk by
// kTile * kChunk; value_map: [num_blocks * kv_heads * DIM, block_size], box of DIM by kTile.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    xl_paged_attention_tiles(const __grid_constant__ TensorMap key_map, const __grid_constant__ TensorMap value_map,
                             INPUT_PARAMETERS) {
    ATTEND_SHARE(true, &key_map, &value_map);
}
