// Batched NVFP4 matrix-vector product for a chip with no FP4 conversion: FP4 to int8 by table, int8 tensor cores.
//
// A warp covers kColumns columns of 256 codes of a unit of 16 rows: rows 4j..4j+3 of each of the four 32-row quarters
// of a 128-row tile, whose scales for 64 codes are 64 bytes side by side.  WARPS_K warps side by side cover a row,
// WARPS_M such groups work on different units.  Each warp feeds itself by cp.async through its own ring of kSlots
// columns in shared memory: no registers hold what is in flight, and no two warps wait for each other before the final
// sum.  Loops stay rolled, because a launch of a few microseconds pays for each instruction line's first fetch.
//
// Decode: prmt looks a code's magnitude up as an int8 (twice the value), and its selector's bit 3, the code's sign,
// turns the byte into copies of the table entry's top bit: 0, as no entry reaches 128.  So one prmt gives the positive
// codes and zero elsewhere, and one with the signs flipped gives the negative ones.        [ISA 9.7.9.7]
//
// Product: mma.m16n8k32 on int8.  Thread t of a row's quad holds 16 bytes, 32 codes, of each 128, and step s of four
// takes its word s.  Column n of B is zero but for the codes of block n, so column n of the result is block n's sum for
// 16 rows, an exact integer of at most 16*12*12.  The scales enter after that, in float32.
#include "layout.cuh"
#include "mark.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/cp_async.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mma.cuh"
#include "ring.cuh"
#include "warp.cuh"

#ifndef K_SIZE
#error "define K_SIZE: codes in a row, a multiple of 64"
#endif
#ifndef WARPS_K
#error "define WARPS_K: warps side by side along k"
#endif
#ifndef WARPS_M
#error "define WARPS_M: groups of WARPS_K warps, each with its own rows"
#endif

namespace {

using ptx::U32x4;
using ptx::int32_t;
using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t kRowBytes = K_SIZE / 2;
constexpr uint32_t kSegmentBytes = 64;                // 128 codes of a row, 8 blocks: four MMA steps
constexpr uint32_t kColumnBytes = 2 * kSegmentBytes;  // 256 codes of a row, 16 blocks
constexpr uint32_t kRowColumns = (kRowBytes + kColumnBytes - 1) / kColumnBytes;
constexpr uint32_t kColumns = (kRowColumns + WARPS_K - 1) / WARPS_K;  // of a warp
constexpr uint32_t kBlockBytes = 16;  // of a block of b, a byte to a code
constexpr uint32_t kColumnBlocks = 16;
constexpr uint32_t kBlocks = kColumns * kColumnBlocks;                // of a warp
constexpr bool kExact = kRowBytes == WARPS_K * kColumns * kColumnBytes;
static_assert(K_SIZE % kSfTileCodes == 0, "K_SIZE must be a multiple of 64");

constexpr uint32_t kSfTiles = kRowBytes / kSfTileSpan;

constexpr uint32_t kSlots = 2;  // columns in flight in each warp
constexpr uint32_t kUnitRows = kWarpRows;
constexpr uint32_t kUnitsPerTile = kTileRows / kUnitRows;
constexpr uint32_t kWarps = WARPS_K * WARPS_M;
constexpr uint32_t kThreads = 32 * kWarps;
constexpr uint32_t kRounds = 16;  // units of a group between two flushes of the partial sums
constexpr uint32_t kNoRow = 0xFFFFFFFF, kNoBatch = 0xFFFFFFFF;

constexpr uint32_t kTableLo = 0x03020100, kTableHi = 0x0C080604;  // twice 0, .5, 1, 1.5, 2, 3, 4, 6
constexpr uint32_t kSigns = 0x88888888;

// One column of one unit. Word q of sfa[64 codes][i] holds the four scales of row 4j+i of quarter q.
struct Column {
    uint8_t a[2][2][kWarp][kUnitBytes];  // [segment][rows of the MMA's upper or lower half][lane]
    uint8_t sfa[4][4][kSfEntryBytes];
};

constexpr uint32_t kHalfBytes = sizeof(Column::a[0][0]), kSegmentCopy = sizeof(Column::a[0]);
constexpr uint32_t kSfSpanBytes = sizeof(Column::sfa[0]);  // of a unit, for the codes of a tile of scales

// A warp's part of row 0 of b as it comes; it travels ahead of the first column that needs it.
struct RawVector {
    uint8_t codes[kColumns][kColumnBytes];
    uint8_t scales[kColumns][4][4];
};
constexpr uint32_t kRawSlots = kSlots + 1;  // the batches of kSlots columns ahead and of the current one

// The same by blocks: int8 codes (twice the value), scales over 4; and a block of zeros for the lanes of B's zeros.
struct Vector {
    uint8_t codes[kBlocks][kBlockBytes];
    float scales[kBlocks];
    uint8_t zeros[kBlockBytes];
};

constexpr uint32_t kVectorScales = sizeof(Vector::codes), kVectorZeros = kVectorScales + sizeof(Vector::scales);

struct alignas(128) Shared {
    Column ring[kWarps][kSlots];
    RawVector raw[kWarps][kRawSlots];
    Vector vector[kWarps];
    float partial[kRounds][WARPS_M][kUnitRows][WARPS_K];
    uint32_t target[kRounds][WARPS_M][kUnitRows];  // index into c, or kNoRow
    uint32_t table_lo[kWarps];
};

struct Problem {
    const uint8_t* a;    // [l, m, k/2]
    const uint8_t* b;    // [l, 128, k/2], row 0 counts
    const uint8_t* sfa;  // [l, rm, k/64, 32, 4, 4]
    const uint8_t* sfb;  // [l, 1, k/64, 32, 4, 4]
    uint32_t m, tiles;   // tiles of 128 rows in a batch
    uint32_t jobs, whole_jobs, stride;
};

// A group's jobs: units of 16 rows while job < whole_jobs, then halves of units, the first 2 of the 4 rows of each
// quarter and then the others, so that the last round spreads over more groups.
struct Job {
    uint32_t number, batch;

    __device__ __forceinline__ bool whole(const Problem& p) const { return number < p.whole_jobs; }
    __device__ __forceinline__ uint32_t unit(const Problem& p) const {  // over all batches
        return whole(p) ? number : p.whole_jobs + (number - p.whole_jobs) / 2;
    }
    __device__ __forceinline__ void find_batch(const Problem& p) {
        while (unit(p) >= (batch + 1) * p.tiles * kUnitsPerTile) batch++;
    }
    // First row of quarter 0, in its tile.
    __device__ __forceinline__ uint32_t first_row(const Problem& p) const {
        return unit(p) % kUnitsPerTile * 4 + (whole(p) ? 0 : (number - p.whole_jobs) % 2 * 2);
    }
    // Row in its batch of a lane's row in the upper (0) or lower (1) half of the MMA. Half a unit has its rows twice.
    __device__ __forceinline__ uint32_t row(const Problem& p, uint32_t lane, uint32_t half) const {
        const uint32_t tile = unit(p) / kUnitsPerTile - batch * p.tiles, g = lane / 4;
        return tile * kTileRows + first_row(p) + g / 4 + (whole(p) ? 2 * half : 0) + kQuarterRows * (g % 4);
    }
};

// A place in a warp's ring, and the next one.
using Slot = RingAddress<kSlots, sizeof(Column)>;

// Where a warp's next copies come from and go to.
struct Filler {
    Job job;
    uint32_t column;                  // of the warp
    Slot slot;                        // where it goes
    uint32_t raw_batch;               // the batch whose vector was copied last
    RingCursor<kRawSlots> raw_slot;   // where the next one goes
    const uint8_t *row0, *row1, *sf;  // a lane's rows of a at its column, and its row of scales
};

__device__ __forceinline__ void aim(const Problem& p, Filler& f, uint32_t warp_k, uint32_t lane) {
    f.job.find_batch(p);
    const uint64_t batch_row = uint64_t(f.job.batch) * p.m;
    const uint32_t first = warp_k * kColumns * kColumnBytes;
    // A row past m reads row m-1 and is not stored.
    const uint8_t* a = p.a + first + lane % 4 * kUnitBytes;
    f.row0 = a + (batch_row + min(f.job.row(p, lane, 0), p.m - 1)) * kRowBytes;
    f.row1 = a + (batch_row + min(f.job.row(p, lane, 1), p.m - 1)) * kRowBytes;
    const uint32_t i = f.job.whole(p) ? lane % 4 : lane % 2;
    const uint64_t sf_tile = uint64_t(f.job.unit(p) / kUnitsPerTile) * kSfTiles + first / kSfTileSpan + lane / 4;
    f.sf = p.sfa + sf_tile * kSfTileBytes + (f.job.first_row(p) + i) * kSfEntryBytes;
}

__device__ __forceinline__ void copy_vector(const Problem& p, uint32_t batch, uint32_t to, uint32_t warp_k,
                                            uint32_t lane) {
#pragma unroll 1
    for (uint32_t i = lane; i < kColumns * 8; i += kWarp) {
        const uint32_t byte = warp_k * kColumns * kColumnBytes + i * kUnitBytes;
        if (byte >= kRowBytes) break;
        ptx::cp_async_cg_16(to + i * kUnitBytes, p.b + uint64_t(batch) * kTileRows * kRowBytes + byte);
        if (i % 2 == 0) {
            const uint64_t sf_tile = uint64_t(batch) * kSfTiles + byte / kSfTileSpan;
            ptx::cp_async_ca_4(to + uint32_t(sizeof(RawVector::codes)) + i * 2, p.sfb + sf_tile * kSfTileBytes);
        }
    }
}

// Starts this lane's copies of the next column, if there is one, and moves on. What lies past the end of the row is
// replaced by its start: b is zero there. A new batch's vector goes first: behind the columns it would arrive last.
__device__ __forceinline__ void fill(const Problem& p, Filler& f, uint32_t raw, uint32_t warp_k,
                                     uint32_t lane) {
    if (f.job.number < p.jobs) {
        WARPYARD_MARK(copy, (f.slot.stage - f.slot.first) / sizeof(Column));
        if (f.column == 0) {
            aim(p, f, warp_k, lane);
            if (f.job.batch != f.raw_batch) {
                copy_vector(p, f.job.batch, raw + f.raw_slot.index * uint32_t(sizeof(RawVector)), warp_k, lane);
                f.raw_batch = f.job.batch;
                f.raw_slot.next();
            }
        }
        uint32_t back[2] = {0, 0}, sf_back = 0;  // to the start of the row
        if constexpr (!kExact) {
            const uint32_t column = (warp_k * kColumns + f.column) * kColumnBytes;
#pragma unroll
            for (uint32_t segment = 0; segment < 2; segment++) {
                const uint32_t at = column + segment * kSegmentBytes + lane % 4 * kUnitBytes;
                back[segment] = at < kRowBytes ? 0 : at - lane % 2 * kUnitBytes;
            }
            const uint32_t sf_tile = column / kSfTileSpan + lane / 4;
            sf_back = sf_tile < kSfTiles ? 0 : sf_tile * kSfTileBytes;
        }
        const uint32_t to = f.slot.stage + lane * kUnitBytes;
        ptx::cp_async_cg_16(to, f.row0 - back[0]);
        ptx::cp_async_cg_16(to + kHalfBytes, f.row1 - back[0]);
        ptx::cp_async_cg_16(to + kSegmentCopy, f.row0 + kSegmentBytes - back[1]);
        ptx::cp_async_cg_16(to + kSegmentCopy + kHalfBytes, f.row1 + kSegmentBytes - back[1]);
        if (lane < kHalfWarp) ptx::cp_async_cg_16(to + uint32_t(sizeof(Column::a)), f.sf - sf_back);
        f.row0 += kColumnBytes;
        f.row1 += kColumnBytes;
        f.sf += kColumnBytes / kSfTileSpan * kSfTileBytes;
        f.slot.next();
        if (++f.column == kColumns) {
            f.column = 0;
            f.job.number += p.stride;
        }
    }
    ptx::cp_async_commit_group();
}

// Codes 0..3 of w (its low half) as int8, those of one sign. `low`: kTableLo in a register.
__device__ __forceinline__ uint32_t magnitudes(uint32_t low, uint32_t w) { return ptx::prmt(low, kTableHi, w); }

// Codes 0..3 of w as int8: positive minus negative, with a guard bit against borrows between the bytes.
__device__ __forceinline__ uint32_t values(uint32_t low, uint32_t w) {
    return ((magnitudes(low, w) | 0x80808080u) - magnitudes(low, w ^ kSigns)) ^ 0x80808080u;
}

// Decodes the warp's part of b, two blocks a lane. Zero past the end of the row.
__device__ __forceinline__ void decode_vector(uint32_t vector, uint32_t raw, uint32_t warp_k, uint32_t low,
                                              uint32_t lane) {
#pragma unroll 1
    for (uint32_t i = lane; i < kBlocks / 2; i += kWarp) {
        U32x4 w = {};
        uint32_t halves = 0;
        if (warp_k * kColumns * kColumnBytes + i * kUnitBytes < kRowBytes) {
            w = ptx::ld_shared_v4(raw + i * kUnitBytes);
            halves = ptx::cvt_rn_f16x2_e4m3x2(ptx::ld_shared_u16(raw + uint32_t(sizeof(RawVector::codes)) + i * 2));
        }
        const uint32_t codes = vector + i * (2 * kBlockBytes);
        ptx::st_shared_v4(codes, {values(low, w.x), values(low, w.x >> 16), values(low, w.y), values(low, w.y >> 16)});
        ptx::st_shared_v4(codes + kBlockBytes, {values(low, w.z), values(low, w.z >> 16), values(low, w.w), values(low, w.w >> 16)});
        const uint32_t scales = vector + kVectorScales + i * 8;
        ptx::st_shared_f32(scales, 0.25f * ptx::cvt_f32_f16(static_cast<uint16_t>(halves)));
        ptx::st_shared_f32(scales + 4, 0.25f * ptx::cvt_f32_f16(static_cast<uint16_t>(halves >> 16)));
    }
    __syncwarp();
}

// w >> 16 on the multiply-add pipe: the permutes keep the other integer pipe busy.
__device__ __forceinline__ uint32_t high_half(uint32_t w) { return ptx::dp2a_lo(w, 0x0100, 0); }

// One MMA step: 8 codes of each of a lane's two rows, first those of the positive, then those of the negative codes.
__device__ __forceinline__ void step(int32_t (&positive)[4], int32_t (&negative)[4], uint32_t w0, uint32_t w1,
                                     const uint32_t (&b)[2], uint32_t low) {
    const uint32_t n0 = w0 ^ kSigns, n1 = w1 ^ kSigns;
    ptx::mma_m16n8k32_s32_s8(positive, {magnitudes(low, w0), magnitudes(low, w1), magnitudes(low, high_half(w0)),
                                        magnitudes(low, high_half(w1))}, b);
    ptx::mma_m16n8k32_s32_s8(negative, {magnitudes(low, n0), magnitudes(low, n1), magnitudes(low, high_half(n0)),
                                        magnitudes(low, high_half(n1))}, b);
}

// Sums of a lane's two rows over the two blocks that the MMA gives it.
struct Sums {
    float row0, row1;
};

// Adds one segment of 128 codes. a: the lane's 16 bytes of its upper row; scales: its two blocks' in its upper row;
// even, odd: the lane's part of B for the steps in even and in odd blocks; b_scales: its two blocks'.
__device__ __forceinline__ void add_segment(Sums& sums, uint32_t a, uint32_t scales, uint32_t even_b, uint32_t odd_b,
                                            uint32_t b_scales, uint32_t low) {
    const U32x4 w0 = ptx::ld_shared_v4(a), w1 = ptx::ld_shared_v4(a + kHalfBytes);
    const U32x4 even = ptx::ld_shared_v4(even_b), odd = ptx::ld_shared_v4(odd_b);
    // 1.5 * 2^23 as a float has an ulp of 1: the difference of two such floats is the integer, with no conversion.
    constexpr int32_t kOrigin = 0x4B400000;
    int32_t positive[4] = {kOrigin, kOrigin, kOrigin, kOrigin}, negative[4] = {kOrigin, kOrigin, kOrigin, kOrigin};
    step(positive, negative, w0.x, w1.x, {even.x, even.y}, low);
    step(positive, negative, w0.y, w1.y, {even.z, even.w}, low);
    step(positive, negative, w0.z, w1.z, {odd.x, odd.y}, low);
    step(positive, negative, w0.w, w1.w, {odd.z, odd.w}, low);
    float dot[4];
#pragma unroll
    for (uint32_t i = 0; i < 4; i++) {
        dot[i] = (__int_as_float(positive[i]) - __int_as_float(negative[i])) * ptx::ld_shared_f32(b_scales + i % 2 * 4);
    }
    const uint32_t scales0 = ptx::cvt_rn_f16x2_e4m3x2(ptx::ld_shared_u16(scales));
    const uint32_t scales1 = ptx::cvt_rn_f16x2_e4m3x2(ptx::ld_shared_u16(scales + 2 * kSfEntryBytes));
    sums.row0 = __fmaf_rn(dot[0], ptx::cvt_f32_f16(static_cast<uint16_t>(scales0)), sums.row0);
    sums.row0 = __fmaf_rn(dot[1], ptx::cvt_f32_f16(static_cast<uint16_t>(scales0 >> 16)), sums.row0);
    sums.row1 = __fmaf_rn(dot[2], ptx::cvt_f32_f16(static_cast<uint16_t>(scales1)), sums.row1);
    sums.row1 = __fmaf_rn(dot[3], ptx::cvt_f32_f16(static_cast<uint16_t>(scales1 >> 16)), sums.row1);
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned nvfp4_gemv_smem = sizeof(Shared);
extern "C" __device__ const unsigned nvfp4_gemv_threads = kThreads;
extern "C" __device__ const unsigned nvfp4_gemv_units_per_tile = kUnitsPerTile;

// c: [l, m] float16. whole_jobs of jobs are units of 16 rows, the others halves of units (see Job).
// rounds: jobs / (gridDim.x * WARPS_M) rounded up. Dynamic shared memory: sizeof(Shared).
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    nvfp4_gemv(const uint8_t* a, const uint8_t* b, const uint8_t* sfa, const uint8_t* sfb, uint16_t* c, uint32_t m,
               uint32_t jobs, uint32_t whole_jobs, uint32_t rounds) {
    extern __shared__ Shared shared[];
    WARPYARD_MARK(start);

    const uint32_t lane = threadIdx.x % kWarp, warp = __shfl_sync(kFullWarp, threadIdx.x / kWarp, 0);
    const uint32_t warp_k = warp % WARPS_K, warp_m = warp / WARPS_K;
    const Problem p{a, b, sfa, sfb, m, tiles_of(m), jobs, whole_jobs, gridDim.x * WARPS_M};

    Job job{blockIdx.x + gridDim.x * warp_m, 0};
    const uint32_t ring = ptx::cvta_to_shared(shared->ring[warp]), raw = ptx::cvta_to_shared(shared->raw[warp]);
    Filler filler{job, 0, Slot(ring), kNoBatch, {}};
#pragma unroll 1
    for (uint32_t i = 0; i < kSlots; i++) fill(p, filler, raw, warp_k, lane);

    // Through memory, as ptxas re-creates in front of each prmt what it knows to be a constant.
    const uint32_t table = ptx::cvta_to_shared(&shared->table_lo[warp]);
    if (lane == 0) ptx::st_shared_u32(table, kTableLo);
    __syncwarp();
    const uint32_t low = ptx::ld_shared_u32(table);

    const uint32_t vector = ptx::cvta_to_shared(&shared->vector[warp]);
    uint32_t vector_batch = kNoBatch;
    RingCursor<kRawSlots> raw_slot;
    if (lane < 4) ptx::st_shared_u32(vector + kVectorZeros + lane * 4, 0);

    // Where a lane reads, in a column: its words of a, its two blocks' scales in its upper row (i = g/4, quarter g%4;
    // a segment has two tiles of scales), and its part of B. Words 0 and 1 of thread t are in block 2t, words 2 and 3 in
    // block 2t+1: B holds block n = lane / 4 where n / 2 is the lane's t, in the steps of its parity.
    const uint32_t my_a = lane * kUnitBytes;
    const uint32_t my_scales = uint32_t(sizeof(Column::a)) + lane % 4 / 2 * kSfSpanBytes + lane / kHalfWarp * kSfEntryBytes +
                               lane / 4 % 4 * 4 + lane % 2 * 2;
    const bool even = lane / 8 == lane % 4 && lane / 4 % 2 == 0, odd = lane / 8 == lane % 4 && lane / 4 % 2 == 1;
    const uint32_t codes = vector + lane / 4 * kBlockBytes, zeros = vector + kVectorZeros;
    Slot here(ring);

#pragma unroll 1
    for (uint32_t round = 0; round < rounds; round++) {
        Sums sums = {};
        const bool active = job.number < p.jobs;
        if (active) {
            job.find_batch(p);
#pragma unroll 1
            for (uint32_t column = 0; column < kColumns; column++) {
                const uint32_t even_b = even ? codes + column * (kColumnBlocks * kBlockBytes) : zeros;
                const uint32_t odd_b = odd ? codes + column * (kColumnBlocks * kBlockBytes) : zeros;
                const uint32_t b_scales = vector + kVectorScales + (column * kColumnBlocks + lane % 4 * 2) * 4;
                WARPYARD_MARK(wait, (here.stage - here.first) / sizeof(Column));
                ptx::cp_async_wait_group<kSlots - 1>();
                __syncwarp();  // lanes share the scales and the vector
                WARPYARD_MARK(product, (here.stage - here.first) / sizeof(Column));
                if (job.batch != vector_batch) {
                    decode_vector(vector, raw + raw_slot.index * uint32_t(sizeof(RawVector)), warp_k, low, lane);
                    vector_batch = job.batch;
                    raw_slot.next();
                }
                add_segment(sums, here.stage + my_a, here.stage + my_scales, even_b, odd_b, b_scales, low);
                constexpr uint32_t kSegmentCodes = kColumnBlocks / 2 * kBlockBytes;  // of b, in bytes
                add_segment(sums, here.stage + my_a + kSegmentCopy, here.stage + my_scales + 2 * kSfSpanBytes,
                            even ? even_b + kSegmentCodes : zeros, odd ? odd_b + kSegmentCodes : zeros,
                            b_scales + kColumnBlocks / 2 * 4, low);
                __syncwarp();
                fill(p, filler, raw, warp_k, lane);
                here.next();
            }
        }
#pragma unroll
        for (uint32_t other = 1; other < 4; other *= 2) {
            sums.row0 += __shfl_xor_sync(kFullWarp, sums.row0, other);
            sums.row1 += __shfl_xor_sync(kFullWarp, sums.row1, other);
        }
        if (lane % 4 < 2) {
            const uint32_t half = lane % 2, index = lane / 4 * 2 + half;
            shared->partial[round % kRounds][warp_m][index][warp_k] = half ? sums.row1 : sums.row0;
            if (warp_k == 0) {
                const uint32_t row = job.row(p, lane, half);
                const bool stored = active && row < m && (half == 0 || job.whole(p));
                shared->target[round % kRounds][warp_m][index] = stored ? job.batch * m + row : kNoRow;
            }
        }
        job.number += p.stride;

        if (round % kRounds == kRounds - 1 || round == rounds - 1) {
            WARPYARD_MARK(wait);
            __syncthreads();
            WARPYARD_MARK(run);
            for (uint32_t i = threadIdx.x; i < (round % kRounds + 1) * WARPS_M * kUnitRows; i += kThreads) {
                const uint32_t target = (&shared->target[0][0][0])[i];
                if (target == kNoRow) continue;
                const float* of_row = &shared->partial[0][0][0][0] + i * WARPS_K;
                float total = 0;
#pragma unroll
                for (uint32_t w = 0; w < WARPS_K; w++) total += of_row[w];
                c[target] = ptx::cvt_rn_f16_f32(total);
            }
            if (round < rounds - 1) __syncthreads();
        }
    }
}
