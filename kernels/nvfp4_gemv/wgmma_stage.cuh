// sm_90a_wgmma.cu: which rows and codes a CTA has, unit by unit, and what lies where in its shared memory.
#pragma once
#include "layout.cuh"
#include "ptx/types.cuh"
#include "warp.cuh"

#ifndef K_SIZE
#error "define K_SIZE: codes in a row, a multiple of 64"
#endif
#ifndef RAGGED
#error "define RAGGED: 0 if m is a multiple of 32, 2 if it is odd, else 1"
#endif
#ifndef SPLITS
#error "define SPLITS: CTAs of a cluster, which split k; 1: no cluster"
#endif

namespace {

using ptx::U32x4;
using ptx::int32_t;
using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t kRowBytes = K_SIZE / 2;
constexpr uint32_t kPieceBytes = 128;  // 256 codes of a row: two halves of four steps
constexpr uint32_t kStagePieces = 4;
constexpr uint32_t kChunkBytes = kStagePieces * kPieceBytes;              // of a row in a stage
constexpr uint32_t kChunks = (kRowBytes + kChunkBytes - 1) / kChunkBytes;  // of a row: a stage each
static_assert(SPLITS <= kChunks, "a CTA of a cluster has a chunk at least");
constexpr uint32_t kOwnChunks = (kChunks + SPLITS - 1) / SPLITS;  // of a CTA, at most
constexpr uint32_t kPieces = kOwnChunks * kStagePieces;            // likewise, with those past the end of the row
// The last stage of a row may have fewer pieces, the last of them a part only.
constexpr uint32_t kLastPieces = (kRowBytes - (kChunks - 1) * kChunkBytes + kPieceBytes - 1) / kPieceBytes;
constexpr uint32_t kPart = kRowBytes % kPieceBytes;
constexpr uint32_t kLastWhole = kPart ? kLastPieces - 1 : kStagePieces;  // whole ones, or zeros, of a last stage
static_assert(K_SIZE % kSfTileCodes == 0, "K_SIZE must be a multiple of 64");

constexpr uint32_t kMostShared = 227 * 1024;  // bytes that a CTA can have
constexpr uint32_t kSfTiles = K_SIZE / kSfTileCodes, kChunkTiles = kChunkBytes / kSfTileSpan;  // of a row, of a chunk

// A group is a row of each quarter of a tile; a pair is two groups.
constexpr uint32_t kGroupRows = kTileRows / kQuarterRows;
constexpr uint32_t kTileGroups = kQuarterRows, kTilePairs = kTileGroups / 2;
constexpr uint32_t kUnitPairs = 8, kUnitGroups = 2 * kUnitPairs, kUnitRows = kUnitGroups * kGroupRows;
constexpr uint32_t kWarpgroup = 128, kWarpgroups = 4;  // threads of one, and how many
constexpr uint32_t kConsumers = kWarpgroup * kWarpgroups;
constexpr uint32_t kThreads = kConsumers + 2 * 32;  // with the producer and the storer, a warp each
constexpr uint32_t kProducer = kConsumers / kWarp, kStorer = kProducer + 1;  // warps
static_assert(kStagePieces == kWarpgroups, "a warpgroup has a piece of a stage");
constexpr uint32_t kSums = 2;  // units whose sums are under way
enum : uint32_t { kStarted = 1, kDecoded = 2 };  // named barriers (0 is the whole CTA's)

struct alignas(1024) Stage {
    uint8_t a[kUnitPairs][kStagePieces][kGroupRows][2][kPieceBytes];  // [pair][piece][quarter][group of the pair]
    uint8_t sf[2][4 * kStagePieces][kUnitGroups][4][4];  // [tile, and the next one][64 codes][group][quarter]
};

// Row 0 of b, for the CTA's chunks. A matrix is two core matrices of 8 rows x 16 bytes: k 0..15 and k 16..31.
struct alignas(128) Vector {
    uint8_t codes[kPieces][2][2][2][8][kUnitBytes];  // [piece][half][matrix][core matrix][row]
    uint32_t scales[kPieces][4][2];          // [piece][thread of a quad][half]: of two blocks, a quarter, in float16
};

constexpr uint32_t kCoreBytes = sizeof(Vector::codes[0][0][0][0]);  // of a core matrix of B

template <uint32_t kCount>
struct SharedOf {
    Stage stages[kCount];
    Vector vector;
    float sums[kSums][kWarpgroups][kUnitRows];
    uint64_t full[kCount], empty[kCount], summed[kSums], taken[kSums];
    float parts[SPLITS][kUnitRows];  // of a cluster's first CTA: the sums of the others
    uint64_t sent;                   // they have arrived
};

// Three stages where they fit beside row 0 of b, else two; four were slower. The host looks whether two fit.
constexpr uint32_t kStages = sizeof(SharedOf<3>) <= kMostShared ? 3 : 2;
using Shared = SharedOf<kStages>;

// What a CTA computes: pairs first .. last-1 of its batch, chunks first_chunk .. last_chunk-1. The pairs of a cluster that
// splits k are a unit at most.
struct Job {
    uint32_t m, tiles, batch, first, last;  // rows, and tiles of 128 rows, of a batch
    uint32_t unit_pairs;  // of a unit, at most: units of about the same size bring their stages at the same pace
    uint32_t rank, first_chunk, last_chunk;
    __device__ __forceinline__ explicit Job(uint32_t m) : m(m), tiles(tiles_of(m)), batch(blockIdx.y) {
        // A last tile of fewer than 32 rows has as many groups.
        const uint32_t last_groups = min(m - (tiles - 1) * kTileRows, kTileGroups);
        const uint32_t pairs = (tiles - 1) * kTilePairs + (last_groups + 1) / 2;
        const uint32_t shares = gridDim.x / SPLITS, share = blockIdx.x / SPLITS;
        const uint32_t each = pairs / shares, more = pairs % shares;
        first = share * each + min(share, more);
        last = first + each + (share < more);
        const uint32_t count = last - first, units = (count + kUnitPairs - 1) / kUnitPairs;
        unit_pairs = (count + units - 1) / units;
        rank = blockIdx.x % SPLITS;  // in its cluster
        first_chunk = kChunks * rank / SPLITS;
        last_chunk = kChunks * (rank + 1) / SPLITS;
    }
    // The pair in the batch of which one group has a row in the last quarter, and the other one has rows in the others
    // alone. There is one where m is odd and the last tile has a whole quarter. In a stage its groups lie one behind the
    // other: [group][piece][quarter].
    __device__ __forceinline__ uint32_t split_pair() const {
        const bool there = RAGGED == 2 && m % kTileRows > kQuarterRows;
        return there ? (tiles - 1) * kTilePairs + m % kQuarterRows / 2 : ~0u;
    }
};

// Up to 8 pairs of groups, from pair `at`.
struct Unit {
    uint32_t tile, group;        // in the batch; the first group, in its tile
    uint32_t pairs, own_groups;  // groups of the unit that are in that tile; the others are in the next one
    __device__ __forceinline__ Unit(const Job& job, uint32_t at)
        : tile(at / kTilePairs), group(at % kTilePairs * 2), pairs(min(job.last - at, job.unit_pairs)) {
        own_groups = min(kTileGroups - group, 2 * pairs);
    }
    __device__ __forceinline__ bool two_tiles() const { return own_groups < 2 * pairs; }
};

}  // namespace
