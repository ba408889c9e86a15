// The tile geometry, and the walk of a warp over its share of all tiles.
#pragma once
#include "ptx/arithmetic.cuh"
#include "ptx/ld_st.cuh"

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

constexpr int kTile = kFloat ? 8 : 16;                      // tokens: 32 bytes of a row of V
constexpr int kChunk = 16 / static_cast<int>(sizeof(Element));  // x of the key cache
constexpr int kHeads = 8;                                   // query heads that share one pass over K and V
constexpr int kTileBytes = DIM * 32;                        // of K, and of V
constexpr int kStageBytes = 2 * kTileBytes;                 // K, then V
constexpr uint32_t kFullWarp = 0xFFFFFFFFu;
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

struct Problem {
    int num_seqs, num_heads, kv_heads;

    __device__ __forceinline__ int group() const { return num_heads / kv_heads; }
    __device__ __forceinline__ int head_tiles() const { return (group() + kHeads - 1) / kHeads; }
    // Passes over the keys of one sequence: one for each key head and each tile of its query heads.
    __device__ __forceinline__ int rows() const { return kv_heads * head_tiles(); }
};

__device__ __forceinline__ int tiles_of(int length) { return (length + kTile - 1) / kTile; }

// Worker w of W has tiles [first_tile(w), first_tile(w + 1)) of all, so shares differ by one tile at most.
__device__ __forceinline__ uint32_t first_tile(uint32_t total, uint32_t worker, uint32_t workers) {
    return static_cast<uint64_t>(total) * worker / workers;
}

// The worker whose share holds a tile.
__device__ __forceinline__ uint32_t worker_of(uint32_t total, uint32_t tile, uint32_t workers) {
    return (static_cast<uint64_t>(tile + 1) * workers - 1) / total;
}

// One tile: tokens [tile * kTile, ...) of one row of one sequence. All tiles are ordered by (seq, row, tile).
struct Cursor {
    int seq, row, tile;
    int length, tiles;  // of this sequence

    __device__ __forceinline__ void step(const int* __restrict__ context_lens, int rows) {
        if (++tile < tiles) return;
        tile = 0;
        if (++row < rows) return;
        row = 0;
        do {
            length = context_lens[++seq];
            tiles = tiles_of(length);
        } while (tiles == 0);
    }
};

// Tiles of one row of every sequence, summed. @pre the warp is converged
__device__ __forceinline__ uint32_t count_tiles(const int* __restrict__ context_lens, int num_seqs, int lane) {
    uint32_t sum = 0;
#pragma unroll 8
    for (int s = lane; s < num_seqs; s += 32) sum += tiles_of(context_lens[s]);
    return __reduce_add_sync(kFullWarp, sum);
}

// The tile with a number below the total. @pre the warp is converged
__device__ __forceinline__ Cursor find_tile(const int* __restrict__ context_lens, int num_seqs, uint32_t rows,
                                            uint32_t number, int lane) {
    uint32_t base = 0;
    for (int s = 0;; s += 32) {
        const int length = s + lane < num_seqs ? context_lens[s + lane] : 0;
        uint32_t upto = tiles_of(length);  // inclusive prefix sum
#pragma unroll
        for (int distance = 1; distance < 32; distance *= 2) {
            const uint32_t below = __shfl_up_sync(kFullWarp, upto, distance);
            if (lane >= distance) upto += below;
        }
        const uint32_t beyond = __ballot_sync(kFullWarp, number < (base + upto) * rows);
        if (beyond == 0) {
            base += __shfl_sync(kFullWarp, upto, 31);
            continue;
        }
        const int found = __ffs(beyond) - 1;
        Cursor at;
        at.seq = s + found;
        at.length = __shfl_sync(kFullWarp, length, found);
        at.tiles = tiles_of(at.length);
        const uint32_t within = number - (base + __shfl_sync(kFullWarp, upto, found) - at.tiles) * rows;
        at.row = within / at.tiles;
        at.tile = within % at.tiles;
        return at;
    }
}

// The query heads of one pass over a key head.
struct Pass {
    int first, count;  // heads

    __device__ __forceinline__ Pass(const Problem& problem, int row) {
        const int group = problem.group(), head_tiles = problem.head_tiles();
        const int within = row % head_tiles * kHeads;
        first = row / head_tiles * group + within;
        count = min(kHeads, group - within);
    }
};

// 2^(from - to), the factor of sums relative to `from` that are to be relative to `to`; both may be -inf.
__device__ __forceinline__ float scale_to(float from, float to) {
    return ex2_approx_ftz(from - (to == -kInfinity ? 0.0f : to));
}

// Where the result of one head of one pass goes: `out` if the pass saw the whole row, else the worker's partial.
struct Partials {
    float* __restrict__ sums;   // [workers, 2, min(group, 8), DIM], relative to 2^peak
    float2* __restrict__ stats;  // [workers, 2, min(group, 8)]: peak in log2 units, and the sum of the weights
};

}  // namespace
