// The tile geometry, and the walk of a warp over its share of all tiles.
#pragma once
#include "ptx/arithmetic.cuh"
#include "ptx/ld_st.cuh"
#include "warp.cuh"

using namespace ptx;

namespace {

static_assert(DIM % 16 == 0 && DIM >= 32 && DIM <= 256, "DIM is the head size: a multiple of 16 from 32 to 256");
static_assert(TYPE >= 0 && TYPE <= 2, "TYPE is 0: fp16, 1: bf16, 2: fp32");

constexpr bool kFloat = TYPE == 2;
#if TYPE == 2
using Element = float;
#else
using Element = uint16_t;
#endif

constexpr int kTile = kFloat ? 8 : 16;                      // tokens: kRowBytes of a row of V
constexpr int kRowBytes = 32;
constexpr int kChunkBytes = kUnitBytes;
constexpr int kLineBytes = 128;                             // of the L2 cache
constexpr int kChunk = kChunkBytes / static_cast<int>(sizeof(Element));  // x of the key cache
constexpr int kHeads = 8;                                   // query heads that share one pass over K and V
// Places of the line before each row's tiles, where rows differ in length: what a row costs beyond its tiles, in tiles.
constexpr int kRowWeight = 3;
constexpr int kTileBytes = DIM * kRowBytes;                 // of K, and of V
constexpr int kStageBytes = 2 * kTileBytes;                 // K, then V
constexpr float kInfinity = __builtin_bit_cast(float, 0x7F800000);

__device__ __forceinline__ float to_float(Element a) {
#if TYPE == 0
    return cvt_f32_f16(a);
#elif TYPE == 1
    return f32_of_bf16(a);
#else
    return a;
#endif
}

__device__ __forceinline__ Element to_element(float a) {
#if TYPE == 0
    return cvt_rn_f16_f32(a);
#elif TYPE == 1
    return cvt_rn_bf16_f32(a);
#else
    return a;
#endif
}

// A team of CTAs, blockIdx.x, has up to kHeads query heads of every key head. Each team has the whole line of tiles. CTAs
// of one blockIdx.y start one after the other and read the same tiles, so that the L2 brings them from memory once.
struct Problem {
    int num_seqs, kv_heads, group;  // group: query heads of a key head
    int slots;                      // heads of a team, the last of which may have fewer

    __device__ __forceinline__ int num_heads() const { return kv_heads * group; }
};

__device__ __forceinline__ uint32_t tiles_of(int length) { return (static_cast<uint32_t>(length) + kTile - 1) / kTile; }

// A line of tiles in contiguous shares that differ by one tile at most: the first `longer` have one more.
struct Shares {
    uint32_t count, each, longer;

    // No share is empty.
    __device__ __forceinline__ Shares(uint32_t total, uint32_t most) {
        count = min(total, most);
        each = total / max(count, 1);
        longer = total - each * count;
    }
    __device__ __forceinline__ uint32_t begin(uint32_t share) const { return share * each + min(share, longer); }
    __device__ __forceinline__ uint32_t size(uint32_t share) const {
        return share < count ? each + (share < longer ? 1 : 0) : 0;
    }
    // The share that holds a tile.
    __device__ __forceinline__ uint32_t of(uint32_t tile) const {
        const uint32_t beyond = longer * (each + 1);
        return tile < beyond ? tile / (each + 1) : longer + (tile - beyond) / each;
    }
};

// One tile: tokens [tile * kTile, ...) of one row of one sequence. All tiles are ordered by (seq, row, tile).
struct Cursor {
    int seq, row, tile;  // row: key head
    int length, tiles;   // of this sequence
    int gap;             // places of the line before the tile that are nobody's

    // To the first tile of the next row that has any.
    __device__ __forceinline__ void next_row(const int* __restrict__ context_lens, int rows, int weight) {
        tile = 0;
        gap = weight;
        if (++row < rows) return;
        row = 0;
        do {
            length = context_lens[++seq];
            tiles = tiles_of(length);
        } while (tiles == 0);
    }
};

__device__ __forceinline__ uint32_t inclusive_sum(uint32_t value, int lane) {
#pragma unroll
    for (int distance = 1; distance < kWarp; distance *= 2) {
        const uint32_t below = __shfl_up_sync(kFullWarp, value, distance);
        if (lane >= distance) value += below;
    }
    return value;
}

// The tiles of all rows, counted: lane l counts sequences [l * each, (l + 1) * each).
struct Census {
    int each;
    uint32_t mine, upto;  // places of one row each: of this lane's sequences, and of the lanes' up to this one
    int weight;           // places before each row's tiles
    uint32_t total;       // of all rows of all sequences
    bool empty;           // one of this lane's sequences is

    // @pre the warp is converged
    __device__ __forceinline__ Census(const int* __restrict__ context_lens, const Problem& problem, int lane) {
        constexpr int kBatch = 8;
        each = (problem.num_seqs + kWarp - 1) / kWarp;
        mine = 0;
        int least = 1, rows = 0;
        uint32_t shortest = 0xFFFFFFFFu, longest = 0;  // in tiles, of those that have any
#pragma unroll 1
        for (int i = 0; i < each; i += kBatch) {
            int length[kBatch];  // no branch comes between the loads
#pragma unroll
            for (int j = 0; j < kBatch; ++j) length[j] = context_lens[min(lane * each + i + j, problem.num_seqs - 1)];
#pragma unroll
            for (int j = 0; j < kBatch; ++j) {
                const bool own = i + j < each && lane * each + i + j < problem.num_seqs;
                const uint32_t tiles = own ? tiles_of(length[j]) : 0;
                mine += tiles;
                rows += tiles > 0;
                shortest = min(shortest, tiles - 1);
                longest = max(longest, tiles);
                least = own ? min(least, length[j]) : least;
            }
        }
        empty = least == 0;
        weight = __reduce_min_sync(kFullWarp, shortest) + 1 < __reduce_max_sync(kFullWarp, longest) ? kRowWeight : 0;
        mine += rows * weight;
        upto = inclusive_sum(mine, lane);
        total = __shfl_sync(kFullWarp, upto, kWarp - 1) * problem.kv_heads;
    }

    // The results of empty sequences are zero; each warp has its share of them. @pre the warp is converged
    __device__ __forceinline__ void zero_empty(const int* __restrict__ context_lens, const Problem& problem,
                                               Element* __restrict__ out, int worker, int workers, int lane) const {
        if (!__any_sync(kFullWarp, empty)) return;
        const int size = problem.num_heads() * DIM;
#pragma unroll 1
        for (int s = worker; s < problem.num_seqs; s += workers) {
            if (context_lens[s] != 0) continue;
#pragma unroll 1
            for (int i = lane; i < size; i += kWarp) out[static_cast<int64_t>(s) * size + i] = to_element(0.0f);
        }
    }

    // The tile with a number below the total. @pre the warp is converged
    __device__ __forceinline__ Cursor find(const int* __restrict__ context_lens, const Problem& problem,
                                           uint32_t number, int lane) const {
        const uint32_t rows = problem.kv_heads;
        const int owner = __ffs(__ballot_sync(kFullWarp, number < upto * rows)) - 1;
        Cursor at;
        at.seq = lane * each;
        uint32_t before = upto - mine;  // places of one row each, of the sequences before
        if (lane == owner) {
#pragma unroll 1
            for (;; ++at.seq) {
                at.length = context_lens[at.seq];
                at.tiles = tiles_of(at.length);
                const uint32_t places = at.tiles + (at.tiles > 0 ? weight : 0);
                if (number < (before + places) * rows) break;
                before += places;
            }
        }
        at.seq = __shfl_sync(kFullWarp, at.seq, owner);
        at.length = __shfl_sync(kFullWarp, at.length, owner);
        at.tiles = tiles_of(at.length);
        const uint32_t offset = number - __shfl_sync(kFullWarp, before, owner) * rows;
        at.row = offset / (at.tiles + weight);
        const int place = offset - at.row * (at.tiles + weight);
        at.tile = max(place - weight, 0);
        at.gap = max(weight - place, 0);
        return at;
    }
};

// The team's query heads of a key head.
struct Pass {
    int first, count;

    __device__ __forceinline__ Pass(const Problem& problem, int kv_head) {
        const int within = blockIdx.x * problem.slots;
        first = kv_head * problem.group + within;
        count = min(problem.slots, problem.group - within);
    }
};

}  // namespace
