// Batched NVFP4 matrix-vector product on CUDA cores, with the FP4 conversion of sm_100a.
//
// A warp covers a slice of 2048 codes (32 lanes x 32 bytes) of a unit of 4 rows: row r of each of the four 32-row
// quarters of a 128-row tile, whose scales for 64 codes are one 16-byte word.  WARPS_K warps side by side cover a row,
// WARPS_M such groups work on different units.  A lane's 64 codes of b stay in registers as float16 pairs while the
// batch lasts; its rows of a are prefetched one unit ahead, 32 bytes a load.
//
// A block's sum is exact in float16: each half of the pair sums 8 products, multiples of 1/4 up to 36, so at most
// 1152 quarters, below 2048.
#include "layout.cuh"
#include "warp.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/ld_st.cuh"

#ifndef K_SIZE
#error "define K_SIZE: codes in a row, a multiple of 64"
#endif
#ifndef WARPS_K
#error "define WARPS_K: warps side by side along k, each 2048 codes"
#endif
#ifndef WARPS_M
#error "define WARPS_M: groups of WARPS_K warps, each with its own rows"
#endif

namespace {

using ptx::U32x4;
using ptx::U32x8;
using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t kLaneBytes = kSfTileSpan;       // of a row: four blocks
constexpr uint32_t kSliceBytes = 32 * kLaneBytes;  // 2048 codes
constexpr uint32_t kUnitRows = kTileRows / kQuarterRows;
constexpr uint32_t kUnitsPerTile = kTileRows / kUnitRows;
constexpr uint32_t kBlocks = 4;  // of a lane

constexpr uint32_t kRowBytes = K_SIZE / 2;
constexpr uint32_t kSfTiles = K_SIZE / kSfTileCodes;
constexpr uint32_t kSlices = (kRowBytes + kSliceBytes - 1) / kSliceBytes;
constexpr uint32_t kWarps = WARPS_K * WARPS_M;
constexpr uint32_t kThreads = 32 * kWarps;
constexpr uint32_t kRounds = 16;  // units of a group between two flushes of the partial sums
static_assert(K_SIZE % kSfTileCodes == 0, "K_SIZE must be a multiple of 64");

// What a lane holds of one unit and one slice: row q of quarter q, and word q of the scales.
struct Fragment {
    U32x8 a[kUnitRows];
    U32x4 sfa;
};

// A lane's 64 codes of b as float16 pairs, 8 pairs a block, and its blocks' scales.
struct Vector {
    uint32_t codes[kBlocks][8];
    float scales[kBlocks];
};

struct Position {
    uint32_t unit, slice;
};

// A lane past the end of the row reads its start; its scales of b are 0.
__device__ __forceinline__ uint32_t lane_byte(uint32_t slice, uint32_t lane) {
    const uint32_t byte = slice * kSliceBytes + lane * kLaneBytes;
    return byte < kRowBytes ? byte : 0;
}

// A row past m reads row m-1 and is not stored.
__device__ __forceinline__ Fragment load(const uint8_t* a, const uint8_t* sfa, Position at, uint32_t m, uint32_t tiles,
                                         uint32_t lane) {
    const uint32_t tile = at.unit / kUnitsPerTile, r = at.unit % kUnitsPerTile;
    const uint32_t batch = tile / tiles, row = (tile - batch * tiles) * kTileRows + r;
    const uint32_t byte = lane_byte(at.slice, lane);
    Fragment f;
    f.sfa = ptx::ld_global_nc_v4(sfa + (uint64_t(tile) * kSfTiles + byte / kLaneBytes) * kSfTileBytes + r * kSfEntryBytes);
#pragma unroll
    for (uint32_t q = 0; q < kUnitRows; q++) {
        const uint64_t row_q = uint64_t(batch) * m + min(row + kQuarterRows * q, m - 1);
        f.a[q] = ptx::ld_global_nc_no_allocate_v8(a + row_q * kRowBytes + byte);
    }
    return f;
}

__device__ __forceinline__ Vector load_vector(const uint8_t* b, const uint8_t* sfb, Position at, uint32_t batch,
                                              uint32_t lane) {
    const uint32_t byte = lane_byte(at.slice, lane);
    const U32x8 words = ptx::ld_global_nc_no_allocate_v8(b + uint64_t(batch) * kTileRows * kRowBytes + byte);
    const uint64_t sf_tile = uint64_t(batch) * kSfTiles + byte / kLaneBytes;
    const uint32_t scales = ptx::ld_global_nc_u32(sfb + sf_tile * kSfTileBytes);
    const bool inside = at.slice * kSliceBytes + lane * kLaneBytes < kRowBytes;
    Vector v;
#pragma unroll
    for (uint32_t block = 0; block < kBlocks; block++) {
        const uint32_t pair = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(scales >> (block / 2 * 16)));
        const float scale = ptx::cvt_f32_f16(static_cast<uint16_t>(pair >> (block % 2 * 16)));
        v.scales[block] = inside ? scale : 0.0f;
        ptx::cvt_rn_f16x2_e2m1x2_x4(v.codes[block], words.w[2 * block]);
        ptx::cvt_rn_f16x2_e2m1x2_x4(v.codes[block] + 4, words.w[2 * block + 1]);
    }
    return v;
}

// Σ of a block's 16 products, exact.
__device__ __forceinline__ float block_dot(uint32_t w0, uint32_t w1, const uint32_t (&b)[8]) {
    uint32_t pairs[8];
    ptx::cvt_rn_f16x2_e2m1x2_x4(pairs, w0);
    ptx::cvt_rn_f16x2_e2m1x2_x4(pairs + 4, w1);
    uint32_t sum = ptx::mul_rn_f16x2(pairs[0], b[0]);
#pragma unroll
    for (uint32_t i = 1; i < 8; i++) sum = ptx::fma_rn_f16x2(pairs[i], b[i], sum);
    return ptx::cvt_f32_f16(static_cast<uint16_t>(sum)) + ptx::cvt_f32_f16(static_cast<uint16_t>(sum >> 16));
}

// Sums each of 4 values over the warp. Lane L returns the sum of value (L / 8).
__device__ __forceinline__ float reduce(float (&v)[kUnitRows], uint32_t lane) {
#pragma unroll
    for (uint32_t half = 2; half; half /= 2) {
        const bool upper = lane & (8 * half);
#pragma unroll
        for (uint32_t i = 0; i < half; i++) {
            const float keep = upper ? v[i + half] : v[i];
            const float send = upper ? v[i] : v[i + half];
            v[i] = keep + __shfl_xor_sync(kFullWarp, send, 8 * half);
        }
    }
#pragma unroll
    for (uint32_t step = 4; step; step /= 2) v[0] += __shfl_xor_sync(kFullWarp, v[0], step);
    return v[0];
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned nvfp4_gemv_threads = kThreads;
extern "C" __device__ const unsigned nvfp4_gemv_units_per_tile = kUnitsPerTile;

// a: [l, m, k/2]; b: [l, 128, k/2], row 0 counts; sfa: [l, rm, k/64, 32, 4, 4]; sfb: [l, 1, k/64, 32, 4, 4];
// c: [l, m] float16.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    nvfp4_gemv(const uint8_t* a, const uint8_t* b, const uint8_t* sfa, const uint8_t* sfb, uint16_t* c, uint32_t m,
               uint32_t l) {
    __shared__ float partial[kRounds][WARPS_M][kUnitRows][WARPS_K];

    const uint32_t lane = threadIdx.x % kWarp, warp = threadIdx.x / kWarp;
    const uint32_t warp_k = warp % WARPS_K, warp_m = warp / WARPS_K;
    const uint32_t tiles = tiles_of(m), units = l * tiles * kUnitsPerTile;
    const uint32_t stride = gridDim.x * WARPS_M, rounds = (units + stride - 1) / stride;

    // The groups of a CTA have units side by side, whose scales share sectors.
    Position at{blockIdx.x * WARPS_M + warp_m, warp_k};
    Fragment next;
    if (at.unit < units) next = load(a, sfa, at, m, tiles, lane);

    Vector vector;
    uint32_t vector_batch = ~0u, vector_slice = ~0u;

    for (uint32_t first = 0; first < rounds; first += kRounds) {
        const uint32_t count = min(kRounds, rounds - first);
        for (uint32_t round = 0; round < count; round++) {
            float sum[kUnitRows] = {};
            if (at.unit < units) {
#pragma unroll 1
                for (uint32_t slice = warp_k; slice < kSlices; slice += WARPS_K) {
                    const Fragment f = next;
                    const Position now = at;
                    at.slice += WARPS_K;
                    if (at.slice >= kSlices) at = {at.unit + stride, warp_k};
                    if (at.unit < units) next = load(a, sfa, at, m, tiles, lane);

                    const uint32_t batch = now.unit / kUnitsPerTile / tiles;
                    if (batch != vector_batch || now.slice != vector_slice) {
                        vector = load_vector(b, sfb, now, batch, lane);
                        vector_batch = batch;
                        vector_slice = now.slice;
                    }
                    const uint32_t scale_words[kUnitRows] = {f.sfa.x, f.sfa.y, f.sfa.z, f.sfa.w};
#pragma unroll
                    for (uint32_t q = 0; q < kUnitRows; q++) {
#pragma unroll
                        for (uint32_t two = 0; two < kBlocks; two += 2) {
                            const uint32_t pair = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(scale_words[q] >> (two * 8)));
                            const float dot0 = block_dot(f.a[q].w[2 * two], f.a[q].w[2 * two + 1], vector.codes[two]);
                            const float dot1 = block_dot(f.a[q].w[2 * two + 2], f.a[q].w[2 * two + 3], vector.codes[two + 1]);
                            sum[q] = __fmaf_rn(dot0 * vector.scales[two], ptx::cvt_f32_f16(static_cast<uint16_t>(pair)), sum[q]);
                            sum[q] = __fmaf_rn(dot1 * vector.scales[two + 1], ptx::cvt_f32_f16(static_cast<uint16_t>(pair >> 16)), sum[q]);
                        }
                    }
                }
            }
            const float row_sum = reduce(sum, lane);
            if (lane % 8 == 0) partial[round][warp_m][lane / 8][warp_k] = row_sum;
        }

        __syncthreads();
        for (uint32_t i = threadIdx.x; i < count * WARPS_M * kUnitRows; i += kThreads) {
            const uint32_t q = i % kUnitRows, group = i / kUnitRows % WARPS_M, round = i / kUnitRows / WARPS_M;
            const uint32_t unit = (blockIdx.x + gridDim.x * (first + round)) * WARPS_M + group;
            const uint32_t tile = unit / kUnitsPerTile, batch = tile / tiles;
            const uint32_t row = (tile - batch * tiles) * kTileRows + kQuarterRows * q + unit % kUnitsPerTile;
            if (unit >= units || row >= m) continue;
            float total = 0;
#pragma unroll
            for (uint32_t w = 0; w < WARPS_K; w++) total += partial[round][group][q][w];
            c[uint64_t(batch) * m + row] = ptx::cvt_rn_f16_f32(total);
        }
        if (first + kRounds < rounds) __syncthreads();
    }
}
