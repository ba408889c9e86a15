// Decode attention over a paged KV cache with a Transformer-XL bias, for few rows: a CTA has a part of one row, and a second
// kernel merges what the CTAs of a row leave.
//
// A row is a sequence, a key head and up to HEADS of its query heads. Its CTAs have its units of kWarps tiles in turn; a warp
// has one tile of each unit:
//   copy      keeps kStages tiles of K, V and bias in flight into the warp's own ring, by bulk copy onto mbarriers
//   compute   scores, online softmax, weighted sum (attend_mma.cuh)
//   merge     the warps of the CTA leave their sums in their rings, all of them merge
//   combine   the second kernel, launched early, merges the CTAs of a row
// What the first copies need (lengths, table, queries) is asked for at once, and little code comes before them: for short work
// the way to the first copy and the merging take as long as the copies.
//
// Macros: DIM head size; TYPE 0 fp16, 1 bf16; HEADS 8, 16: query heads of a CTA. A sweep may also give WARPS, of a CTA, STAGES, of
// a warp's ring, and CTAS, of a multiprocessor.
#include "attend_mma.cuh"
#include "deal.cuh"
#include "pages.cuh"
#include "ptx/fence.cuh"
#include "ptx/griddepcontrol.cuh"
#include "ring.cuh"

namespace {

static_assert(TYPE != 2, "in fp32 there is the other form only");
static_assert(HEADS == 8 || HEADS == 16, "HEADS is one or both halves of the MMA's 16 rows");

#ifndef WARPS
#define WARPS 4
#endif
#ifndef CTAS
#define CTAS (DIM <= 128 ? 2 : 1)
#endif
constexpr int kWarps = WARPS, kThreads = kWarps * kWarp, kCtas = CTAS;
constexpr int kHalves = HEADS / 8;
constexpr int kUnit = kWarps * kTile;  // tokens that a CTA works on at a time
constexpr int kColumns = DIM / 4;      // of 4 values, of a result

constexpr int kAllShared = 228 * 1024, kReserved = 1024;  // bytes of a multiprocessor, and what each CTA takes besides its own
constexpr int kRoom = kAllShared / kCtas - kReserved - kWarps * HEADS * sizeof(float2) - kLineBytes;
constexpr int kWholeStageBytes = kStageBytes + kHalves * kBiasBytes + sizeof(uint64_t);
constexpr int kMostStages = 8;
#ifndef STAGES
constexpr int kFit = kRoom / kWarps / kWholeStageBytes;
constexpr int kStages = kFit < kMostStages ? kFit : kMostStages;
#else
constexpr int kStages = STAGES;
#endif

struct Shared {
    alignas(kLineBytes) unsigned char ring[kWarps][kStages][kStageBytes];
    alignas(kLineBytes) unsigned char bias[kWarps][kStages][kHalves * kBiasBytes];
    alignas(8) uint64_t full[kWarps][kStages];
    float2 stats[kWarps][HEADS];  // peak in log2 units, and the sum of the weights
};

// A warp's sums on their way to the merge, in its own ring. The pad keeps the lanes of a quad in different banks.
constexpr int kPitch = DIM + 4;
static_assert(kStages >= 2 && HEADS * kPitch * 4 <= kStages * kStageBytes, "a warp has two stages, and the merge fits its ring");

__device__ __forceinline__ void add_scaled(float4& sum, float scale, float4 value) {
    sum.x = fmaf(scale, value.x, sum.x);
    sum.y = fmaf(scale, value.y, sum.y);
    sum.z = fmaf(scale, value.z, sum.z);
    sum.w = fmaf(scale, value.w, sum.w);
}

// What to take off logarithms whose largest is `top`: a row of -inf has no peak to subtract.
__device__ __forceinline__ float finite_base(float top) { return top == -kInfinity ? 0.0f : top; }

__device__ __forceinline__ void store(Element* __restrict__ to, float4 value, float scale) {
    to[0] = to_element(value.x * scale);
    to[1] = to_element(value.y * scale);
    to[2] = to_element(value.z * scale);
    to[3] = to_element(value.w * scale);
}

// Merges what the warps left, by all of them, into the result or the CTA's partial.
//   out: of the first of `heads`; part_sums: [heads, DIM], relative to 2^peak; part_stats: [heads], peak and sum of weights
__device__ __forceinline__ void merge_warps(const Shared& shared, int heads, bool whole, Element* __restrict__ out,
                                            float* __restrict__ part_sums, float2* __restrict__ part_stats) {
#pragma unroll 1
    for (int i = threadIdx.x; i < heads * kColumns; i += kThreads) {
        const int head = i / kColumns, column = i % kColumns * 4;
        float peak = -kInfinity, weight = 0.0f;
        float4 sums = {};
#pragma unroll
        for (int w = 0; w < kWarps; ++w) peak = fmaxf(peak, shared.stats[w][head].x);
        const float base = finite_base(peak);
#pragma unroll
        for (int w = 0; w < kWarps; ++w) {
            const float2 stats = shared.stats[w][head];
            const float share = ex2_approx_ftz(stats.x - base);
            const float* from = reinterpret_cast<const float*>(shared.ring[w]) + head * kPitch + column;
            weight = fmaf(share, stats.y, weight);
            add_scaled(sums, share, *reinterpret_cast<const float4*>(from));
        }
        if (whole) {
            store(out + head * DIM + column, sums, 1.0f / weight);
        } else {
            *reinterpret_cast<float4*>(part_sums + head * DIM + column) = sums;
            if (column == 0) part_stats[head] = make_float2(peak, weight);
        }
    }
}

template <bool kWide>
__device__ __forceinline__ void attend_part(const Queries& queries, const Bias& bias, const Pages& pages,
                                            const TensorMap* key_map, const TensorMap* value_map,
                                            const int* __restrict__ context_lens, Element* __restrict__ out,
                                            float* __restrict__ part_sums, float2* __restrict__ part_stats, int num_seqs,
                                            int group, float scale) {
    extern __shared__ unsigned char shared_bytes[];
    Shared& shared = *reinterpret_cast<Shared*>(shared_bytes);
    const int lane = threadIdx.x % kWarp, warp = threadIdx.x / kWarp;
    const uint32_t ring = __shfl_sync(kFullWarp, cvta_to_shared(shared.ring[warp]), 0);
    const uint32_t full = __shfl_sync(kFullWarp, cvta_to_shared(shared.full[warp]), 0);
    const uint32_t bias_ring = __shfl_sync(kFullWarp, cvta_to_shared(shared.bias[warp]), 0);
    griddepcontrol_wait();
    griddepcontrol_launch_dependents();

    const int cta = blockIdx.y;
    const Part part = Deal(context_lens, num_seqs, pages.kv_heads, kUnit, gridDim.y, lane).of_cta(cta, lane);
    if (part.ctas == 0) return;
    const int first_head = part.kv_head * group + blockIdx.x * HEADS, heads = min(HEADS, group - blockIdx.x * HEADS);
    // The warp's first token, and from each of its tiles to the next.
    const int begin = (cta - part.first) * kUnit + warp * kTile, step = part.ctas * kUnit;

    int entry0 = 0, entry1 = 0;  // of the table: lane l holds those of every 32nd of the warp's tiles, from the l-th on
    const auto look_up = [&](int token) {
        token += lane * step;
        if (token < part.length) entry0 = pages.entry(part.seq, token);
        if (pages.block_size < kTile && token + 8 < part.length) entry1 = pages.entry(part.seq, token + 8);
    };
    look_up(begin);
    // Before the copies: a load waits behind all that the rings have in flight.
    Attention<kHalves> state;
    state.fetch(queries.find(part.seq, first_head), queries.u + first_head * DIM, heads, lane);
    state.setup(0, lane, pages.block_size);
    const Element* biases[kHalves];
    uint32_t skew = 0;
#pragma unroll
    for (int half = 0; half < kHalves; ++half) {
        const int there = max(min(8, heads - half * 8), 1);
        biases[half] = bias.find(part.seq, first_head + min(half * 8, heads - 1), there, 0, lane) + begin * bias.token_stride;
        if (half == 0) skew = bias.skew(biases[0]);
    }
    if (lane == 0) {
#pragma unroll
        for (int i = 0; i < kStages; ++i) mbarrier_init(full + i * 8, 1 + kBiasArrivals);
        fence_mbarrier_init();
    }
    __syncwarp();

    RingCursor<kStages> to_fill, to_read;
    int token = begin;                // of the tile to be copied next
    int live = part.length - begin;   // tokens from the first of the tile to be read next to the end of the sequence
#pragma unroll 1
    for (int turn = 1 - kStages;; ++turn) {
        const int copied = turn + kStages - 1;
        if (token < part.length) {
            if (copied > 0 && copied % kWarp == 0) look_up(token);
            const int page = __shfl_sync(kFullWarp, entry0, copied % kWarp);
            const int second = __shfl_sync(kFullWarp, entry1, copied % kWarp);
            const uint32_t arrives = full + to_fill.index * 8;
            if (lane == 0)
                pages.copy_tile<kWide>(page, second, token, part.length, part.kv_head, key_map, value_map,
                                       ring + to_fill.index * kStageBytes, arrives);
            int there[kHalves];
#pragma unroll
            for (int half = 0; half < kHalves; ++half)
                there[half] = half * 8 + (lane >> 2) < heads ? part.length - token : 0;
            bias.copy<kHalves>(bias_ring + to_fill.index * (kHalves * kBiasBytes), arrives, biases, there);
#pragma unroll
            for (int half = 0; half < kHalves; ++half) biases[half] += step * bias.token_stride;
            token += step;
            to_fill.next();
        }
        if (turn < 0) continue;
        if (turn == 0) state.begin(heads, lane);
        if (live <= 0) break;
        const uint32_t data = ring + to_read.index * kStageBytes;
        mbarrier_wait_parity(full + to_read.index * 8, to_read.parity);
        if (live < kTile) {
            state.clear_values(data, live, lane, pages.block_size);
            __syncwarp();
        }
        state.attend(data, bias_ring + to_read.index * (kHalves * kBiasBytes), skew, live, scale, lane);
        __syncwarp();  // the stage has been read
        live -= step;
        to_read.next();
    }
    state.template finish<kPitch>(false, nullptr, reinterpret_cast<float*>(shared.ring[warp]), shared.stats[warp], heads, lane);
    __syncthreads();
    const int64_t own = static_cast<int64_t>(cta) * group + blockIdx.x * HEADS;
    const int num_heads = pages.kv_heads * group;
    merge_warps(shared, heads, part.ctas == 1, out + (static_cast<int64_t>(part.seq) * num_heads + first_head) * DIM,
                part_sums + own * DIM, part_stats + own);
}

// Of the combine kernel: threads that share a column, each with its own CTAs, and partials that a thread has in flight.
constexpr int kMostParts = DIM <= 128 ? 32 : 16, kCombineBatch = 8;

}  // namespace

// What the host needs for the launch.
// So much that no more than kCtas CTAs fit a multiprocessor.
constexpr unsigned kFilling = (kAllShared / (kCtas + 1) - kReserved) / kChunkBytes * kChunkBytes + kChunkBytes;
extern "C" __device__ const unsigned xl_paged_attention_split_smem = sizeof(Shared) > kFilling ? sizeof(Shared) : kFilling;
extern "C" __device__ const unsigned xl_paged_attention_split_threads = kThreads;
extern "C" __device__ const unsigned xl_paged_attention_split_ctas = kCtas;
extern "C" __device__ const unsigned xl_paged_attention_split_stages = kStages;
extern "C" __device__ const unsigned xl_paged_attention_split_tile = kTile;
extern "C" __device__ const unsigned xl_paged_attention_split_combine_columns = kColumns;
extern "C" __device__ const unsigned xl_paged_attention_split_combine_threads = kMostParts * kColumns;
extern "C" __device__ const unsigned xl_paged_attention_split_combine_batch = kCombineBatch;

// grid (tiles of HEADS query heads of a key head, CTAs that share the rows: at least one for each)
#define INPUT_PARAMETERS                                                                                               \
    const Element *__restrict__ q, const Element *__restrict__ keys, const Element *__restrict__ values,               \
        const Element *__restrict__ u, const Element *__restrict__ bd, const int *__restrict__ tables,                 \
        const int *__restrict__ context_lens, Element *__restrict__ out, float *__restrict__ part_sums,                \
        float2 *__restrict__ part_stats, int num_seqs, int kv_heads, int group, int block_size, int table_stride,      \
        int entry_shift, int64_t q_stride, int64_t bd_seq, int64_t bd_head, int64_t bd_token, float scale_log2

#define ATTEND_PART(WIDE, KEY_MAP, VALUE_MAP)                                                                          \
    Bias bias{bd, bd_seq, bd_head, bd_token};                                                                          \
    bias.setup(threadIdx.x % kWarp);                                                                                   \
    attend_part<WIDE>(Queries{q, u, q_stride}, bias,                                                                   \
                      Pages{keys, values, tables, table_stride, entry_shift, block_size, kv_heads}, KEY_MAP,           \
                      VALUE_MAP, context_lens, out, part_sums, part_stats, num_seqs, group, scale_log2)

// Pages of at most a tile: block_size 8 and 16.
extern "C" __global__ void __launch_bounds__(kThreads, kCtas) xl_paged_attention_split_pages(INPUT_PARAMETERS) {
    ATTEND_PART(false, nullptr, nullptr);
}

// Pages of several tiles; the maps are those of the other form (sm_90a.cu).
extern "C" __global__ void __launch_bounds__(kThreads, kCtas)
    xl_paged_attention_split_tiles(const __grid_constant__ TensorMap key_map, const __grid_constant__ TensorMap value_map,
                                   INPUT_PARAMETERS) {
    ATTEND_PART(true, &key_map, &value_map);
}

// Merges the CTAs of each row; the results of empty sequences are zero. `ctas`: gridDim.y of the kernel above, of which this is
// launched as a dependent. grid (num_seqs * num_heads), up to kMostParts times kColumns threads, in whole warps.
extern "C" __global__ void __launch_bounds__(kMostParts * kColumns)
    xl_paged_attention_split_combine(const float* __restrict__ part_sums, const float2* __restrict__ part_stats,
                                     const int* __restrict__ context_lens, Element* __restrict__ out, int num_seqs,
                                     int kv_heads, int group, int ctas) {
    __shared__ float2 stats[kMostParts];
    __shared__ alignas(kChunkBytes) float acc[kMostParts][DIM];
    const int parts = blockDim.x / kColumns, own = threadIdx.x / kColumns;
    const int column = threadIdx.x % kColumns * 4, lane = threadIdx.x % kWarp;
    const int seq = blockIdx.x / (kv_heads * group), head = blockIdx.x % (kv_heads * group);
    // The lengths are there: the kernel above, which has begun, has waited for them.
    const Part part = Deal(context_lens, num_seqs, kv_heads, kUnit, ctas, lane).of_row(seq, head / group, lane);
    const int64_t first = static_cast<int64_t>(part.first) * group + head % group;
    griddepcontrol_wait();
    if (part.ctas == 1) return;  // its CTA has written the result

    float peak = -kInfinity, weight = 0.0f;
    float4 sums = {};
#pragma unroll 1
    for (int begin = own; begin < part.ctas; begin += parts * kCombineBatch) {
        float2 each[kCombineBatch];
        float4 all[kCombineBatch] = {};
#pragma unroll
        for (int i = 0; i < kCombineBatch; ++i) {
            const int cta = begin + i * parts;
            const int64_t at = first + static_cast<int64_t>(cta) * group;
            each[i] = make_float2(-kInfinity, 0.0f);
            if (cta < part.ctas) {
                each[i] = part_stats[at];
                all[i] = *reinterpret_cast<const float4*>(part_sums + at * DIM + column);
            }
        }
        float higher = peak;
#pragma unroll
        for (int i = 0; i < kCombineBatch; ++i) higher = fmaxf(higher, each[i].x);
        const float base = finite_base(higher), keep = ex2_approx_ftz(peak - base);
        peak = higher;
        weight *= keep;
        sums = {sums.x * keep, sums.y * keep, sums.z * keep, sums.w * keep};
#pragma unroll
        for (int i = 0; i < kCombineBatch; ++i) {
            const float factor = ex2_approx_ftz(each[i].x - base);
            weight = fmaf(factor, each[i].y, weight);
            add_scaled(sums, factor, all[i]);
        }
    }
    *reinterpret_cast<float4*>(&acc[own][column]) = sums;
    if (column == 0) stats[own] = make_float2(peak, weight);
    __syncthreads();
    if (own > 0) return;
    float best = -kInfinity, total = 0.0f;
#pragma unroll 4
    for (int p = 0; p < parts; ++p) best = fmaxf(best, stats[p].x);
    const float base = finite_base(best);
    sums = {};
#pragma unroll 4
    for (int p = 0; p < parts; ++p) {
        const float factor = ex2_approx_ftz(stats[p].x - base);
        total = fmaf(factor, stats[p].y, total);
        add_scaled(sums, factor, *reinterpret_cast<const float4*>(&acc[p][column]));
    }
    store(out + static_cast<int64_t>(blockIdx.x) * DIM + column, sums, part.ctas > 0 ? 1.0f / total : 1.0f);
}
