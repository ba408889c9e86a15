// Batched NVFP4 matrix-vector product for a chip with no FP4 conversion: FP4 to e5m2 by moving bits, wgmma on e5m2.
//
// Rows come in groups of four, row i of each of the four 32-row quarters of a 128-row tile, because the scales of such
// a group for 64 codes are 16 bytes side by side.  A batch's CTAs share its pairs of groups evenly; a CTA works through
// its pairs in units of up to 8 (64 rows).  A producer warp copies stages of 1024 codes of a unit (TMA: a box of 2 x 4
// rows x 512 bytes for each pair, a box of scales for each tile); each of four warpgroups takes a quarter of a stage's
// codes, a piece.  Warp w of a warpgroup has the rows of quarter w.  Another warp sums the warpgroups' parts and stores
// them.  With that no branch in the warpgroups' loop depends on the thread, and ptxas keeps what is the same in a warp
// (the stage, the descriptors of B) in uniform registers: an eighth fewer instructions.
//
// Row 0 of b is asked for before the first stage: behind the stages it would arrive only when they all have.
//
// Decode: the bits of e2m1 (s ee m), at s000eem0, are an e5m2 of 2^-14 times the value, subnormals included.  The low
// and the high codes of the bytes of a word make two registers of A.  The sign is inverted, in a and in b.
//
// Product: a piece of 256 codes is 16 blocks; thread t of a row's quad has the 64 codes of blocks 4t .. 4t+3.  They are
// taken in two halves, each with a result D[64][8] in which blocks of thread t are columns 2t and 2t+1.  Of a half's 16
// bytes word s goes into step s of four.  Row 2t of B is not zero in the k of thread t alone, where it holds b's word 0
// (or 1); row 2t+1 holds word 2 (or 3) there.  So steps 0 and 1 give the half's first block in column 2t, and steps 2
// and 3 with the same two matrices give the second one in column 2t+1; the other columns are not used.  All sums are
// exact: at most 16 products of 36 in quarters, within the 13 bits that the tensor core keeps below the largest
// exponent for 8-bit floats.  So are products of two scales in float16.  The rest is float32.
//
// Banks: a piece of a row is 128 bytes, swizzled by the row's place among eight.  The two rows that a quarter of a warp
// reads, 16 bytes at every 32, then lie in different banks.
#include "descriptors.cuh"
#include "layout.cuh"
#include "mark.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "ptx/cluster.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/special.cuh"
#include "ptx/wgmma.cuh"
#include "ring.cuh"
#include "warp.cuh"

#ifndef K_SIZE
#error "define K_SIZE: codes in a row, a multiple of 64"
#endif
#ifndef RAGGED
#error "define RAGGED: 0 if m is a multiple of 32, else 1"
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

// Codes 0, 2, 4, 6 of w as e5m2 times -2^-14. For a code c, bits 1 to 3 of 240 - 14c are its magnitude, and bit 7 is
// its sign inverted (but for c = 8, -0, which changes its sign): a multiply-add in place of two shifts.
__device__ __forceinline__ uint32_t low_codes(uint32_t w) {
    return (0xF0F0F0F0u - 14 * (w & 0x0F0F0F0Fu)) & 0x8E8E8E8Eu;
}
// Codes 1, 3, 5, 7.
__device__ __forceinline__ uint32_t high_codes(uint32_t w) { return (~w & 0x80808080u) | ((w >> 3) & 0x0E0E0E0Eu); }

// One step of the products; desc_b: the low half of B's descriptor, of which the high half is always the same.
__device__ __forceinline__ void multiply(float (&d)[4], const uint32_t (&a)[4], uint32_t desc_b, bool scale_d) {
    constexpr uint64_t kHigh = descriptors::wgmma(0, kCoreBytes, 2 * kCoreBytes, descriptors::WgmmaSwizzle::none) >> 32 << 32;
    ptx::wgmma_m64n8k32_f32_e5m2(d, a, kHigh | desc_b, scale_d);
}

// Starts the products of half a piece. w0, w1: the lane's 16 bytes of it in groups g and g + 8; b: descriptor of its B.
__device__ __forceinline__ void start(float (&even)[4], float (&odd)[4], const U32x4& w0, const U32x4& w1, uint32_t b) {
    const uint32_t r[4][4] = {{low_codes(w0.x), low_codes(w1.x), high_codes(w0.x), high_codes(w1.x)},
                              {low_codes(w0.y), low_codes(w1.y), high_codes(w0.y), high_codes(w1.y)},
                              {low_codes(w0.z), low_codes(w1.z), high_codes(w0.z), high_codes(w1.z)},
                              {low_codes(w0.w), low_codes(w1.w), high_codes(w0.w), high_codes(w1.w)}};
    const uint32_t next = b + (sizeof(Vector::codes[0][0][0]) >> 4);
    ptx::wgmma_fence();
    multiply(even, r[0], b, false);
    multiply(odd, r[2], b, false);
    multiply(even, r[1], next, true);
    multiply(odd, r[3], next, true);
    ptx::wgmma_commit_group();
}

// Adds finished blocks to the sums of groups g and g + 8; scales: of a lane's two blocks there, a's times b's.
__device__ __forceinline__ void add(float (&sums)[2], float (&even)[4], float (&odd)[4], uint32_t scales0,
                                    uint32_t scales1) {
    ptx::wgmma_fence_operand(even);
    ptx::wgmma_fence_operand(odd);
    sums[0] = __fmaf_rn(even[0], ptx::cvt_f32_f16(static_cast<uint16_t>(scales0)), sums[0]);
    sums[0] = __fmaf_rn(odd[1], ptx::cvt_f32_f16(static_cast<uint16_t>(scales0 >> 16)), sums[0]);
    sums[1] = __fmaf_rn(even[2], ptx::cvt_f32_f16(static_cast<uint16_t>(scales1)), sums[1]);
    sums[1] = __fmaf_rn(odd[3], ptx::cvt_f32_f16(static_cast<uint16_t>(scales1 >> 16)), sums[1]);
}

// Two of a's scales (e4m3) times two of b's (float16).
__device__ __forceinline__ uint32_t scale_products(uint32_t a, uint32_t b) {
    return ptx::mul_rn_f16x2(ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(a)), b);
}

// Row 0 of b on its way: a consumer's 16 bytes of codes, and the scales of four blocks, in each round.
struct RawVector {
    static constexpr uint32_t kCodes = kPieces * 8, kRounds = (kCodes + kConsumers - 1) / kConsumers;
    static constexpr uint32_t kScaleRounds = (kPieces * 4 + kConsumers - 1) / kConsumers;
    U32x4 codes[kRounds];
    uint32_t scales[kScaleRounds];

    // From chunk `first` on. Zeros past the end of the row.
    __device__ __forceinline__ void load(const uint8_t* b, const uint8_t* sfb, uint32_t batch, uint32_t first) {
        const uint32_t row = kRowBytes - first * kChunkBytes, tiles = kSfTiles - first * kChunkTiles;
        b += uint64_t(batch) * kTileRows * kRowBytes + first * kChunkBytes;
        sfb += (uint64_t(batch) * kSfTiles + first * kChunkTiles) * kSfTileBytes;
#pragma unroll
        for (uint32_t round = 0; round < kRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x;
            codes[round] = i * kUnitBytes < row ? ptx::ld_global_nc_v4(b + i * kUnitBytes) : U32x4{};
        }
#pragma unroll
        for (uint32_t round = 0; round < kScaleRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x;
            scales[round] = i < tiles ? ptx::ld_global_nc_u32(sfb + i * kSfTileBytes) : 0;
        }
    }

    // Puts codes and scales where the products want them. The zeros between them are there already.
    __device__ __forceinline__ void decode(Vector& vector) const {
#pragma unroll
        for (uint32_t round = 0; round < kRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x, piece = i / 8, t = i % 8 / 2;
            if (kCodes % kConsumers && i >= kCodes) break;
            const uint32_t w[4] = {codes[round].x, codes[round].y, codes[round].z, codes[round].w};
#pragma unroll
            for (uint32_t s = 0; s < 4; s++) {
                const uint32_t to = ptx::cvta_to_shared(&vector.codes[piece][i % 2][s % 2][0][2 * t + s / 2][4 * t]);
                ptx::st_shared_u32(to, low_codes(w[s]));
                ptx::st_shared_u32(to + kCoreBytes, high_codes(w[s]));
            }
        }
#pragma unroll
        for (uint32_t round = 0; round < kScaleRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x;
            if (kPieces * 4 % kConsumers && i >= kPieces * 4) break;
            constexpr uint32_t kQuarters = 0x34003400;  // a product with 448 stays below 65504, and all are exact
#pragma unroll
            for (uint32_t half = 0; half < 2; half++) {
                const uint32_t two = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(scales[round] >> (16 * half)));
                vector.scales[i / 4][i % 4][half] = ptx::mul_rn_f16x2(two, kQuarters);
            }
        }
    }
};

// What a CTA computes: pairs first .. last-1 of its batch, chunks first_chunk .. last_chunk-1. The pairs of a cluster that
// splits k are a unit at most.
struct Job {
    uint32_t m, tiles, batch, first, last;  // rows, and tiles of 128 rows, of a batch
    uint32_t rank, first_chunk, last_chunk;
    __device__ __forceinline__ explicit Job(uint32_t m) : m(m), tiles(tiles_of(m)), batch(blockIdx.y) {
        const uint32_t pairs = tiles * kTilePairs, shares = gridDim.x / SPLITS, share = blockIdx.x / SPLITS;
        const uint32_t each = pairs / shares, more = pairs % shares;
        first = share * each + min(share, more);
        last = first + each + (share < more);
        rank = blockIdx.x % SPLITS;  // in its cluster
        first_chunk = kChunks * rank / SPLITS;
        last_chunk = kChunks * (rank + 1) / SPLITS;
    }
};

// Up to 8 pairs of groups, from pair `at`.
struct Unit {
    uint32_t tile, group;        // in the batch; the first group, in its tile
    uint32_t pairs, own_groups;  // groups of the unit that are in that tile; the others are in the next one
    __device__ __forceinline__ Unit(const Job& job, uint32_t at)
        : tile(at / kTilePairs), group(at % kTilePairs * 2), pairs(min(job.last - at, kUnitPairs)) {
        own_groups = min(kTileGroups - group, 2 * pairs);
    }
    __device__ __forceinline__ bool two_tiles() const { return own_groups < 2 * pairs; }
};

// Maps of a with boxes of a pair: of a stage's pieces, of the whole ones of a last stage, and of its part of a piece.
struct Boxes {
    const ptx::TensorMap &stage, &last, &part;

    // Copies the pieces of a chunk of pair (group, group + 1) of a tile.
    __device__ __forceinline__ void copy(uint8_t (&to)[kStagePieces][kGroupRows][2][kPieceBytes], uint32_t full, uint32_t chunk,
                                         uint32_t group, uint32_t tile, uint32_t batch) const {
        const uint32_t quarter = tile * kGroupRows;
        if (kPart == 0 || chunk + 1 < kChunks) {
            ptx::cp_async_bulk_tensor_5d_shared_global(ptx::cvta_to_shared(to), stage, full, 0, group, quarter,
                                                       chunk * kStagePieces, batch);
            return;
        }
        if constexpr (kLastWhole > 0) {
            ptx::cp_async_bulk_tensor_5d_shared_global(ptx::cvta_to_shared(to), last, full, 0, group, quarter,
                                                       chunk * kStagePieces, batch);
        }
        ptx::cp_async_bulk_tensor_4d_shared_global(ptx::cvta_to_shared(to[kLastWhole % kStagePieces]), part, full,
                                                   (kRowBytes - kPart) / 4, group, quarter, batch);
    }
};

// Where the rows of a come from. A batch's last quarter may have fewer than 32 rows. A box cannot leave out what is behind
// them, so the pairs that have rows there come by maps of their own, which have those groups and that quarter, and the
// others by maps without that quarter. A pair of which one row is there comes by two rows and a piece at a time.
struct Source {
    Boxes quarters;  // all whole quarters
#if RAGGED
    Boxes last_quarter;  // the groups that have a row in the last quarter, and that quarter too
    const ptx::TensorMap& rows;
#endif
    __device__ __forceinline__ void copy(uint8_t (&to)[kStagePieces][kGroupRows][2][kPieceBytes], uint32_t full, uint32_t chunk,
                                         uint32_t group, uint32_t tile, const Job& job) const {
#if RAGGED
        const uint32_t there = job.m % kQuarterRows;  // rows of the last quarter
        if (tile == job.tiles - 1 && (group < there || job.m < kQuarterRows)) {
            if (group + 1 != there) {
                last_quarter.copy(to, full, chunk, group, tile, job.batch);
                return;
            }
            const uint32_t pieces = kPart && chunk == kChunks - 1 ? kLastPieces : kStagePieces;
            const uint32_t row = job.batch * job.m + tile * kTileRows + group;
            for (uint32_t i = 0; i < pieces * kGroupRows; i++) {
                const uint32_t piece = i / kGroupRows, quarter = i % kGroupRows;
                ptx::cp_async_bulk_tensor_2d_shared_global(ptx::cvta_to_shared(to[piece][quarter]), rows, full,
                                                           (chunk * kStagePieces + piece) * (kPieceBytes / 4),
                                                           row + quarter * kQuarterRows);
            }
            return;
        }
#endif
        quarters.copy(to, full, chunk, group, tile, job.batch);
    }
};

// Copies the stages of a job, the whole warp.
__device__ __forceinline__ void produce(Shared& shared, const Source& a, const ptx::TensorMap& sfa, const Job& job,
                                        uint32_t lane) {
    RingCursor<kStages> ring;
#pragma unroll 1
    for (uint32_t at = job.first; at < job.last; at += kUnitPairs) {
        const Unit unit(job, at);
        const bool next_tile = unit.group + 2 * lane >= kTileGroups;  // the lane's pair
        const uint32_t tile = unit.tile + next_tile, group = unit.group + 2 * lane - next_tile * kTileGroups;
#pragma unroll 1
        for (uint32_t chunk = job.first_chunk; chunk < job.last_chunk; chunk++) {
            const uint32_t full = ptx::cvta_to_shared(&shared.full[ring.index]);
            Stage& stage = shared.stages[ring.index];
            WARPYARD_MARK(wait, ring.index);
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.empty[ring.index]), ring.parity ^ 1);
            WARPYARD_MARK(copy, ring.index);
            if (lane == 0) {
                const uint32_t pieces = kPart && chunk == kChunks - 1 ? kLastPieces : kStagePieces;
                const uint32_t bytes = unit.pairs * pieces * sizeof(Stage::a[0][0]) + (1 + unit.two_tiles()) * sizeof(Stage::sf[0]);
                ptx::mbarrier_arrive_expect_tx(full, bytes);
            }
            __syncwarp();
            if (lane < unit.pairs) a.copy(stage.a[lane], full, chunk, group, tile, job);
            // Scales from the unit's first group on; what is past a tile is zero. The next tile's start so far in front
            // of it that its groups come to their places.
            if (lane < 1 + unit.two_tiles()) {
                ptx::cp_async_bulk_tensor_2d_shared_global(
                    ptx::cvta_to_shared(stage.sf[lane]), sfa, full,
                    static_cast<int32_t>(unit.group * kSfEntryBytes) -
                        static_cast<int32_t>(lane * kTileGroups * kSfEntryBytes),
                    (job.batch * job.tiles + unit.tile + lane) * kSfTiles + chunk * 4 * kStagePieces);
            }
            ring.next();
        }
    }
    // Stays until the stages are taken: no warp exits while others are still on their way to the first barrier.
    for (uint32_t i = 0; i < kStages; i++) {
        ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.empty[ring.index]), ring.parity ^ 1);
        ring.next();
    }
}

// Sums the warpgroups' parts of each unit and stores them, the whole warp.
__device__ __forceinline__ void store(Shared& shared, uint16_t* c, const Job& job, uint32_t lane) {
    RingCursor<kSums> ring;
#pragma unroll 1
    for (uint32_t at = job.first; at < job.last; at += kUnitPairs) {
        const Unit unit(job, at);
        WARPYARD_MARK(wait);
        ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.summed[ring.index]), ring.parity);
        WARPYARD_MARK(run);
        constexpr float kBack = 1073741824.f;  // 2^30: codes are 2^-14 times their values, products of scales a quarter
        float totals[kUnitRows / 32] = {};
#pragma unroll
        for (uint32_t half = 0; half < kUnitRows / 32; half++) {
#pragma unroll
            for (uint32_t i = 0; i < kWarpgroups; i++) totals[half] += shared.sums[ring.index][i][half * 32 + lane];
        }
        ptx::mbarrier_arrive(ptx::cvta_to_shared(&shared.taken[ring.index]));
        if constexpr (SPLITS > 1) {
            // The cluster has begun, so that its first CTA's barrier is there.
            ptx::barrier_cluster_wait_acquire();
            if (job.rank != 0) {
                const uint32_t sent = ptx::mapa_shared_cluster(ptx::cvta_to_shared(&shared.sent), 0);
#pragma unroll
                for (uint32_t half = 0; half < kUnitRows / 32; half++) {
                    const uint32_t to = ptx::cvta_to_shared(&shared.parts[job.rank][half * 32 + lane]);
                    ptx::st_async_b32(ptx::mapa_shared_cluster(to, 0), __float_as_uint(totals[half]), sent);
                }
                return;
            }
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.sent), 0);
#pragma unroll
            for (uint32_t half = 0; half < kUnitRows / 32; half++) {
#pragma unroll
                for (uint32_t i = 1; i < SPLITS; i++) totals[half] += shared.parts[i][half * 32 + lane];
            }
        }
#pragma unroll
        for (uint32_t half = 0; half < kUnitRows / 32; half++) {
            const uint32_t index = half * 32 + lane, group = unit.group + index % kUnitGroups;
            const uint32_t tile = unit.tile + group / kTileGroups;
            const uint32_t row = tile * kTileRows + index / kUnitGroups * kQuarterRows + group % kTileGroups;
            if (index % kUnitGroups < 2 * unit.pairs && row < job.m) {
                c[uint64_t(job.batch) * job.m + row] = ptx::cvt_rn_f16_f32(kBack * totals[half]);
            }
        }
        ring.next();
    }
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned nvfp4_gemv_smem = sizeof(Shared);
extern "C" __device__ const unsigned nvfp4_gemv_threads = kThreads;

#define BOXES(NAME)                                                                                        \
    const __grid_constant__ ptx::TensorMap NAME##_stage, const __grid_constant__ ptx::TensorMap NAME##_last, \
        const __grid_constant__ ptx::TensorMap NAME##_part

// c: [l, m] float16. Grid: CTAs of a batch x batches, clusters of SPLITS. sfa_map: [l * rm * K/64][512] bytes, boxes of 16 x 256. The maps of a
// are of 4-byte words with 128-byte swizzle. stage: [l][K/256][m/32][32][32], boxes of 1 x 4 x 4 x 2 x 32; last: the same with
// boxes of 1 x K/256%4 x 4 x 2 x 32; part: [l][m/32][32][K/8], boxes of 1 x 4 x 2 x 32. The two are used where K is no
// multiple of 256. With RAGGED those of the last quarter are the same but for m%32 in place of 32, and one quarter more;
// rows: [l * m][K/8], boxes of 2 x 32.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
#if RAGGED
    nvfp4_gemv(BOXES(quarters), BOXES(last_quarter), const __grid_constant__ ptx::TensorMap rows, const uint8_t* b,
               const __grid_constant__ ptx::TensorMap sfa_map, const uint8_t* sfb, uint16_t* c, uint32_t m) {
    const Source source{{quarters_stage, quarters_last, quarters_part},
                        {last_quarter_stage, last_quarter_last, last_quarter_part},
                        rows};
#else
    nvfp4_gemv(BOXES(quarters), const uint8_t* b, const __grid_constant__ ptx::TensorMap sfa_map, const uint8_t* sfb,
               uint16_t* c, uint32_t m) {
    const Source source{{quarters_stage, quarters_last, quarters_part}};
#endif
    extern __shared__ Shared shared_memory[];
    Shared& shared = shared_memory[0];
    WARPYARD_MARK(start);
    const Job job(m);
    const uint32_t warp = __shfl_sync(kFullWarp, threadIdx.x / kWarp, 0), lane = threadIdx.x % kWarp;

    if (warp == kProducer) {
        if (lane == 0) {
            ptx::prefetch_tensormap(source.quarters.stage);
            if constexpr (kPart != 0) ptx::prefetch_tensormap(source.quarters.part);
            ptx::prefetch_tensormap(sfa_map);
            for (uint32_t i = 0; i < kStages; i++) {
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.full[i]), 1);
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.empty[i]), kConsumers / kWarp);
            }
            for (uint32_t i = 0; i < kSums; i++) {
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.summed[i]), kConsumers);
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.taken[i]), kWarp);
            }
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.sent), 1);
            ptx::fence_mbarrier_init();
            if (SPLITS > 1 && job.rank == 0) {
                ptx::mbarrier_arrive_expect_tx(ptx::cvta_to_shared(&shared.sent), (SPLITS - 1) * sizeof(Shared::parts[0]));
            }
        }
        __syncwarp();
        if constexpr (SPLITS > 1) ptx::barrier_cluster_arrive_relaxed();
        ptx::bar_arrive(kStarted, kThreads);  // the first copies wait for nobody
        produce(shared, source, sfa_map, job, lane);
        return;
    }
    if constexpr (SPLITS > 1) ptx::barrier_cluster_arrive_relaxed();
    RawVector raw;
    const uint32_t zeros = ptx::cvta_to_shared(shared.vector.codes);
    if (warp != kStorer) {
        raw.load(b, sfb, job.batch, job.first_chunk);
        for (uint32_t i = threadIdx.x; i < sizeof(Vector::codes) / kUnitBytes; i += kConsumers) {
            ptx::st_shared_v4(zeros + i * kUnitBytes, {0, 0, 0, 0});
        }
    }
    ptx::bar_sync(kStarted, kThreads);
    if (warp == kStorer) {
        store(shared, c, job, lane);
        return;
    }
    raw.decode(shared.vector);
    ptx::fence_proxy_async_shared_cta();
    ptx::bar_sync(kDecoded, kConsumers);

    const uint32_t warpgroup = warp / 4, quarter = warp % 4, g = lane / 4, t = lane % 4;
    const uint32_t stages = ptx::cvta_to_shared(shared.stages);
    const uint32_t b_scales = ptx::cvta_to_shared(shared.vector.scales[warpgroup][t]);
    const uint32_t b_codes = uint32_t(descriptors::wgmma(zeros, kCoreBytes, 2 * kCoreBytes, descriptors::WgmmaSwizzle::none)) +
                             warpgroup * (uint32_t(sizeof(Vector::codes[0])) >> 4);

    RingCursor<kStages> ring;
    RingCursor<kSums> sum_ring;
#pragma unroll 1
    for (uint32_t at = job.first; at < job.last; at += kUnitPairs) {
        const Unit unit(job, at);
        // Where a lane reads in a stage: its 16 bytes of groups g and g + 8 in the halves of its piece, and its four
        // scales there. Groups that the unit does not have are read from its last pair.
        const uint32_t swizzle = quarter * 2 + g % 2;
        const uint32_t in_pair = warpgroup * sizeof(Stage::a[0][0]) + swizzle * kPieceBytes + ((2 * t) ^ swizzle) * kUnitBytes;
        const uint32_t a0 = min(g / 2, unit.pairs - 1) * uint32_t(sizeof(Stage::a[0])) + in_pair;
        const uint32_t a1 = min(g / 2 + 4, unit.pairs - 1) * uint32_t(sizeof(Stage::a[0])) + in_pair;
        const uint32_t a2 = keep(a0 ^ kUnitBytes, lane), a3 = keep(a1 ^ kUnitBytes, lane);
        const uint32_t sf =
            sizeof(Stage::a) + (warpgroup * 4 + t) * uint32_t(sizeof(Stage::sf[0][0])) + g * kSfEntryBytes + quarter * 4;
        const auto other_tile = [&](uint32_t group) {
            return unit.two_tiles() && group >= unit.own_groups ? uint32_t(sizeof(Stage::sf[0])) : 0;
        };
        const uint32_t sf0 = sf + other_tile(g), sf1 = sf + 8 * kSfEntryBytes + other_tile(g + 8);
        float sums[2] = {0, 0};
        uint32_t b = b_codes, b_scale = b_scales;
        float even[2][4], odd[2][4];
#pragma unroll 1
        for (uint32_t chunk = job.first_chunk; chunk < job.last_chunk; chunk++) {
            WARPYARD_MARK(wait, ring.index);
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[ring.index]), ring.parity);
            WARPYARD_MARK(run, ring.index);
            // The last stage has no piece for this warpgroup.
            if (kLastPieces < kStagePieces && chunk == kChunks - 1 && warpgroup >= kLastPieces) {
                __syncwarp();
                if (lane == 0) ptx::mbarrier_arrive(ptx::cvta_to_shared(&shared.empty[ring.index]));
                ring.next();
                break;
            }
            const uint32_t stage = stages + ring.index * sizeof(Stage);
            const U32x4 w0 = ptx::ld_shared_v4(stage + a0), w1 = ptx::ld_shared_v4(stage + a1);
            const U32x4 w2 = ptx::ld_shared_v4(stage + a2), w3 = ptx::ld_shared_v4(stage + a3);
            uint32_t scales0 = ptx::ld_shared_u32(stage + sf0), scales1 = ptx::ld_shared_u32(stage + sf1);
            uint32_t b0, b1;
            ptx::ld_shared_v2(b0, b1, b_scale);
            __syncwarp();
            if (lane == 0) ptx::mbarrier_arrive(ptx::cvta_to_shared(&shared.empty[ring.index]));
            WARPYARD_MARK(product);
            start(even[0], odd[0], w0, w1, b);
            start(even[1], odd[1], w2, w3, b + (sizeof(Vector::codes[0][0]) >> 4));
            // Past the end of the row: whatever is there, a NaN it may be.
            if (kPart && (chunk * kStagePieces + warpgroup) * kPieceBytes + t * kSfTileSpan >= kRowBytes) scales0 = scales1 = 0;
            ptx::wgmma_wait_group<1>();
            add(sums, even[0], odd[0], scale_products(scales0, b0), scale_products(scales1, b0));
            ptx::wgmma_wait_group<0>();
            add(sums, even[1], odd[1], scale_products(scales0 >> 16, b1), scale_products(scales1 >> 16, b1));
            b += kStagePieces * uint32_t(sizeof(Vector::codes[0])) >> 4;
            b_scale += kStagePieces * uint32_t(sizeof(Vector::scales[0]));
            ring.next();
        }
        WARPYARD_MARK(run);
        // The warpgroup's part of the unit's sums: over the lanes of a row.
        const uint32_t summed = ptx::cvta_to_shared(&shared.summed[sum_ring.index]);
        const uint32_t taken = ptx::cvta_to_shared(&shared.taken[sum_ring.index]);
#pragma unroll
        for (uint32_t other = 1; other < 4; other *= 2) {
            sums[0] += __shfl_xor_sync(kFullWarp, sums[0], other);
            sums[1] += __shfl_xor_sync(kFullWarp, sums[1], other);
        }
        ptx::mbarrier_wait_parity(taken, sum_ring.parity ^ 1);
        if (t < 2) shared.sums[sum_ring.index][warpgroup][quarter * kUnitGroups + t * 8 + g] = t ? sums[1] : sums[0];
        ptx::mbarrier_arrive(summed);
        sum_ring.next();
    }
}
