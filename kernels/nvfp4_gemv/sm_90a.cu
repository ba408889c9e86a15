// Batched NVFP4 matrix-vector product on CUDA cores, for a chip with no FP4 conversion.
//
// A warp covers a slice of 1024 codes (32 lanes x 16 bytes) of a unit of 8 rows: rows 2p and 2p+1 of each of the four
// 32-row quarters of a 128-row tile, whose scales for 64 codes are two neighbouring 16-byte words, one sector.
// WARPS_K warps side by side cover a row, WARPS_M such groups work on different units.  Each warp feeds itself through
// its own ring in shared memory by cp.async, 16 bytes a lane and row, four rows to a slot: no registers hold what is
// in flight, and no two warps wait for each other before the final sum.  The loops stay rolled, because a launch of a
// few microseconds pays for every instruction line that it fetches the first time.
//
// Decode: prmt looks a code's magnitude up as an int8 (twice the value), and its selector's bit 3, the code's sign,
// turns the byte into copies of the table entry's top bit: 0, as no entry reaches 128.  So one prmt gives the positive
// codes and zero elsewhere, and one with the signs flipped gives the negative ones.        [ISA 9.7.9.7]
// A block of 16 is then an exact integer sum by dp4a, at most 16*12*12, before the scales enter in float32.
#include "ptx/arithmetic.cuh"
#include "ptx/cp_async.cuh"
#include "ptx/ld_st.cuh"

#ifndef WARPS_K
#error "define WARPS_K: warps side by side along k, each 1024 codes"
#endif
#ifndef WARPS_M
#error "define WARPS_M: groups of WARPS_K warps, each with its own rows"
#endif
#ifndef SLOTS
#error "define SLOTS: half units in flight in each warp"
#endif

namespace {

using ptx::U32x4;
using ptx::int32_t;
using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t LANE_BYTES = 16;                // 32 codes, two blocks
constexpr uint32_t SLICE_BYTES = 32 * LANE_BYTES;  // 1024 codes
constexpr uint32_t HALF_ROWS = 4;                  // row 2p+e of each quarter: half e of the unit
constexpr uint32_t UNIT_ROWS = 2 * HALF_ROWS;
constexpr uint32_t UNITS_PER_TILE = 128 / UNIT_ROWS;
constexpr uint32_t SF_TILE_BYTES = 512;            // scales of 128 rows x 64 codes
constexpr uint32_t SF_TILE_CODES_BYTES = 32;       // bytes of a row of a that one such tile scales
constexpr uint32_t SF_SLOTS = (SLOTS + 3) / 2;     // units that SLOTS consecutive halves and the current one touch

constexpr uint32_t WARPS = WARPS_K * WARPS_M;
constexpr uint32_t THREADS = 32 * WARPS;
constexpr uint32_t ROUNDS = 16;  // units of a group between two flushes of the partial sums
constexpr uint32_t NO_ROW = 0xFFFFFFFF;

constexpr uint32_t TABLE_LO = 0x03020100, TABLE_HI = 0x0C080604;  // twice 0, .5, 1, 1.5, 2, 3, 4, 6
constexpr uint32_t SIGNS = 0x88888888;

struct Half {
    uint8_t a[HALF_ROWS][SLICE_BYTES];
};

// Word q of [64 codes][e] holds the four scales of row 2p+e of quarter q.
struct Scales {
    uint8_t of[SLICE_BYTES / SF_TILE_CODES_BYTES][2][16];
};

struct alignas(128) Shared {
    Half ring[WARPS][SLOTS];
    Scales scales[WARPS][SF_SLOTS];
    float partial[ROUNDS][WARPS_M][UNIT_ROWS][WARPS_K];
    uint32_t target[ROUNDS][WARPS_M][UNIT_ROWS];  // index into c, or NO_ROW
    uint32_t table_lo[WARPS];
};

struct Problem {
    const uint8_t* a;    // [l, m, k/2]
    const uint8_t* b;    // [l, 128, k/2], row 0 counts
    const uint8_t* sfa;  // [l, rm, k/64, 32, 4, 4]
    const uint8_t* sfb;  // [l, 1, k/64, 32, 4, 4]
    uint32_t m, row_bytes, slices, units_per_batch, units, stride;
};

// A position in a warp's list of (unit, slice, half), halves first, then slices, then every stride-th unit.
struct Cursor {
    uint32_t unit, slice, batch, e;

    __device__ __forceinline__ void next_unit(const Problem& p) {
        unit += p.stride;
        while (unit >= (batch + 1) * p.units_per_batch) batch++;
    }

    __device__ __forceinline__ uint32_t row(const Problem& p) const {  // of quarter 0, in its batch
        const uint32_t in_batch = unit - batch * p.units_per_batch;
        return in_batch / UNITS_PER_TILE * 128 + in_batch % UNITS_PER_TILE * 2 + e;
    }
};

// Codes 0..3 of w (its low half) as int8, those of one sign. `low`: TABLE_LO in a register.
__device__ __forceinline__ uint32_t magnitudes(uint32_t low, uint32_t w) { return ptx::prmt(low, TABLE_HI, w); }

// Codes 0..3 of w as int8: positive minus negative, with a guard bit against borrows between the bytes.
__device__ __forceinline__ uint32_t values(uint32_t low, uint32_t w) {
    return ((magnitudes(low, w) | 0x80808080u) - magnitudes(low, w ^ SIGNS)) ^ 0x80808080u;
}

// What a lane needs of b: 32 codes as int8 and the scales of their two blocks, over 4.
struct Vector {
    uint32_t codes[8];
    float scale0, scale1;
};

// All zero for a lane past the end of the row.
__device__ __forceinline__ Vector load_vector(const Problem& p, uint32_t batch, uint32_t slice, uint32_t low,
                                              uint32_t lane) {
    Vector v = {};
    const uint32_t byte = slice * SLICE_BYTES + lane * LANE_BYTES;
    if (byte < p.row_bytes) {
        const U32x4 w = ptx::ld_global_nc_v4(p.b + uint64_t(batch) * 128 * p.row_bytes + byte);
        const uint64_t sf_tile = uint64_t(batch) * (p.row_bytes / SF_TILE_CODES_BYTES) + byte / SF_TILE_CODES_BYTES;
        const uint16_t scales = ptx::ld_global_nc_u16(p.sfb + sf_tile * SF_TILE_BYTES + lane % 2 * 2);
        const uint32_t words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (uint32_t i = 0; i < 4; i++) {
            v.codes[2 * i] = values(low, words[i]);
            v.codes[2 * i + 1] = values(low, words[i] >> 16);
        }
        const uint32_t halves = ptx::cvt_rn_f16x2_e4m3x2(scales);
        v.scale0 = 0.25f * ptx::cvt_f32_f16(static_cast<uint16_t>(halves));
        v.scale1 = 0.25f * ptx::cvt_f32_f16(static_cast<uint16_t>(halves >> 16));
    }
    return v;
}

// w >> 16 on the multiply-add pipe: the permutes keep the other integer pipe busy.
__device__ __forceinline__ uint32_t high_half(uint32_t w) { return ptx::dp2a_lo(w, 0x0100, 0); }

// Σ of 16 codes of a row, w0 and w1, with 16 int8 of b; four times the value. Both sums start at 1.5 * 2^23, whose
// float has an ulp of 1: the difference of the two floats is the integer, with no conversion.
__device__ __forceinline__ float block_dot(uint32_t low, uint32_t w0, uint32_t w1, const uint32_t* b) {
    constexpr int32_t ORIGIN = 0x4B400000;
    const uint32_t n0 = w0 ^ SIGNS, n1 = w1 ^ SIGNS;
    int32_t positive = ptx::dp4a(magnitudes(low, w0), b[0], ORIGIN);
    int32_t negative = ptx::dp4a(magnitudes(low, n0), b[0], ORIGIN);
    positive = ptx::dp4a(magnitudes(low, high_half(w0)), b[1], positive);
    negative = ptx::dp4a(magnitudes(low, high_half(n0)), b[1], negative);
    positive = ptx::dp4a(magnitudes(low, w1), b[2], positive);
    negative = ptx::dp4a(magnitudes(low, n1), b[2], negative);
    positive = ptx::dp4a(magnitudes(low, high_half(w1)), b[3], positive);
    negative = ptx::dp4a(magnitudes(low, high_half(n1)), b[3], negative);
    return __int_as_float(positive) - __int_as_float(negative);
}

// Two sums over pairs of lanes `step` apart: those with the bit set keep the second.
__device__ __forceinline__ float fold(float first, float second, uint32_t step, uint32_t lane) {
    const bool upper = lane & step;
    return (upper ? second : first) + __shfl_xor_sync(0xFFFFFFFF, upper ? first : second, step);
}

// One warp's ring: where the next half goes and where the current one is.
struct Ring {
    uint32_t slots, scales;  // shared addresses
    uint32_t slot, unit_slot;

    __device__ __forceinline__ uint32_t half() const { return slots + slot * uint32_t(sizeof(Half)); }
    __device__ __forceinline__ uint32_t scale() const { return scales + unit_slot * uint32_t(sizeof(Scales)); }
    __device__ __forceinline__ void advance(bool next_unit) {
        slot = slot + 1 == SLOTS ? 0 : slot + 1;
        if (next_unit) unit_slot = unit_slot + 1 == SF_SLOTS ? 0 : unit_slot + 1;
    }
};

// Starts this lane's copies of the half at `at`, with the scales of both halves before the first, and moves on.
// A row past m reads row m-1 and is not stored.
__device__ __forceinline__ void fill(const Problem& p, Cursor& at, Ring& put, uint32_t warp_k, uint32_t lane) {
    if (at.unit < p.units) {
        const uint32_t byte = at.slice * SLICE_BYTES + lane * LANE_BYTES;
        if (byte < p.row_bytes) {
            const uint32_t row = at.row(p);
            const uint8_t* a = p.a + (uint64_t(at.batch) * p.m * p.row_bytes + byte);
#pragma unroll
            for (uint32_t q = 0; q < HALF_ROWS; q++) {
                ptx::cp_async_cg_16(put.half() + q * SLICE_BYTES + lane * LANE_BYTES,
                                    a + uint64_t(min(row + 32 * q, p.m - 1)) * p.row_bytes);
            }
            if (at.e == 0) {
                const uint32_t tile = at.unit / UNITS_PER_TILE;  // over all batches
                const uint64_t sf_tile = uint64_t(tile) * (p.row_bytes / SF_TILE_CODES_BYTES) + byte / SF_TILE_CODES_BYTES;
                ptx::cp_async_cg_16(put.scale() + lane * LANE_BYTES,
                                    p.sfa + sf_tile * SF_TILE_BYTES + (at.unit % UNITS_PER_TILE * 2 + lane % 2) * 16);
            }
        }
        put.advance(at.e);
        at.e ^= 1;
        if (at.e == 0) {
            at.slice += WARPS_K;
            if (at.slice >= p.slices) {
                at.slice = warp_k;
                at.next_unit(p);
            }
        }
    }
    ptx::cp_async_commit_group();
}

}  // namespace

// c: [l, m] float16. rounds: units of a group, l*rm*16 / (gridDim.x * WARPS_M) rounded up. Dynamic shared memory:
// sizeof(Shared).
extern "C" __global__ void __launch_bounds__(THREADS, 1)
    nvfp4_gemv(const uint8_t* a, const uint8_t* b, const uint8_t* sfa, const uint8_t* sfb, uint16_t* c, uint32_t m,
               uint32_t k, uint32_t l, uint32_t rounds) {
    extern __shared__ Shared shared[];

    const uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const uint32_t warp_k = warp % WARPS_K, warp_m = warp / WARPS_K;
    const uint32_t row_bytes = k / 2, units_per_batch = (m + 127) / 128 * UNITS_PER_TILE;
    const Problem p{a, b, sfa, sfb, m, row_bytes, (row_bytes + SLICE_BYTES - 1) / SLICE_BYTES, units_per_batch,
                    l * units_per_batch, gridDim.x * WARPS_M};

    Cursor take{blockIdx.x + gridDim.x * warp_m - p.stride, warp_k, 0, 0};
    take.next_unit(p);
    Cursor next = take;
    if (warp_k >= p.slices) next.unit = p.units;  // nothing for this warp
    Ring get{ptx::cvta_to_shared(shared->ring[warp]), ptx::cvta_to_shared(shared->scales[warp]), 0, 0};
    Ring put = get;
#pragma unroll 1
    for (uint32_t i = 0; i < SLOTS; i++) fill(p, next, put, warp_k, lane);

    // Through memory, as ptxas re-creates in front of each prmt what it knows to be a constant.
    const uint32_t table = ptx::cvta_to_shared(&shared->table_lo[warp]);
    if (lane == 0) ptx::st_shared_u32(table, TABLE_LO);
    __syncwarp();
    const uint32_t low = ptx::ld_shared_u32(table);
    const uint32_t my_scales = lane % 2 ? 0x4432 : 0x4410;  // prmt selector: of this lane's two blocks

    Vector vector;
    uint32_t vector_batch = NO_ROW, vector_slice = 0;

    for (uint32_t round = 0; round < rounds; round++) {
        float sum0 = 0, sum1 = 0;  // of half 0 and 1: this lane's share of row lane / 8
        if (take.unit < p.units) {
#pragma unroll 1
            for (uint32_t slice = warp_k; slice < p.slices; slice += WARPS_K) {
                if (take.batch != vector_batch || slice != vector_slice) {
                    vector = load_vector(p, take.batch, slice, low, lane);
                    vector_batch = take.batch;
                    vector_slice = slice;
                }
                // A lane past the end of the row has zeros in b: it may read another lane's part.
                const uint32_t part = slice * SLICE_BYTES + lane * LANE_BYTES < p.row_bytes ? lane : lane % 2;
#pragma unroll 1
                for (uint32_t e = 0; e < 2; e++) {
                    ptx::cp_async_wait_group<SLOTS - 1>();
                    __syncwarp();  // two lanes share a word of scales
                    const U32x4 scales = ptx::ld_shared_v4(get.scale() + part / 2 * 32 + e * 16);
                    const uint32_t words[HALF_ROWS] = {scales.x, scales.y, scales.z, scales.w};
                    float sum[HALF_ROWS];
#pragma unroll
                    for (uint32_t q = 0; q < HALF_ROWS; q++) {
                        const U32x4 w = ptx::ld_shared_v4(get.half() + q * SLICE_BYTES + part * LANE_BYTES);
                        const float dot0 = block_dot(low, w.x, w.y, vector.codes) * vector.scale0;
                        const float dot1 = block_dot(low, w.z, w.w, vector.codes + 4) * vector.scale1;
                        const uint32_t pair = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(ptx::prmt(words[q], 0, my_scales)));
                        sum[q] = __fmaf_rn(dot1, ptx::cvt_f32_f16(static_cast<uint16_t>(pair >> 16)),
                                           dot0 * ptx::cvt_f32_f16(static_cast<uint16_t>(pair)));
                    }
                    __syncwarp();
                    get.advance(e);
                    fill(p, next, put, warp_k, lane);
                    const float share = fold(fold(sum[0], sum[2], 16, lane), fold(sum[1], sum[3], 16, lane), 8, lane);
                    if (e) {
                        sum1 += share;
                    } else {
                        sum0 += share;
                    }
                }
            }
        }
        // Lane L has quarter 2*(L/16) + L/8%2 of half L/4%2.
        float row_sum = fold(sum0, sum1, 4, lane);
        row_sum += __shfl_xor_sync(0xFFFFFFFF, row_sum, 2);
        row_sum += __shfl_xor_sync(0xFFFFFFFF, row_sum, 1);
        if (lane % 4 == 0) {
            const uint32_t quarter = lane / 16 * 2 + lane / 8 % 2;
            take.e = lane / 4 % 2;
            const uint32_t row = take.row(p) + 32 * quarter;
            shared->partial[round % ROUNDS][warp_m][lane / 4][warp_k] = row_sum;
            if (warp_k == 0) {
                const bool stored = take.unit < p.units && row < m;
                shared->target[round % ROUNDS][warp_m][lane / 4] = stored ? take.batch * m + row : NO_ROW;
            }
        }
        if (take.unit < p.units) take.next_unit(p);

        if (round % ROUNDS == ROUNDS - 1 || round == rounds - 1) {
            __syncthreads();
            for (uint32_t i = threadIdx.x; i < (round % ROUNDS + 1) * WARPS_M * UNIT_ROWS; i += THREADS) {
                const uint32_t target = (&shared->target[0][0][0])[i];
                if (target == NO_ROW) continue;
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
