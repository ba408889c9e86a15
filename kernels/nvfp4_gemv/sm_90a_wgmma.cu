// Batched NVFP4 matrix-vector product for a chip with no FP4 conversion: FP4 to e5m2 by moving bits, wgmma on e5m2.
//
// A CTA has a run of units of 64 rows: rows 16h..16h+15 of each of the four 32-row quarters of a 128-row tile, whose
// scales for 64 codes are 256 bytes side by side.  A producer warp copies stages of 1024 codes of the 64 rows (TMA: four
// boxes of 16 rows x 512 bytes, one box of scales); two pairs of warpgroups take the stages in turns, each warpgroup
// half of a stage.  Warp w of a warpgroup has the rows of quarter w.
//
// Decode: the bits of e2m1 (s ee m), at s000eem0, are an e5m2 of 2^-14 times the value, subnormals included.  The low
// and the high codes of the bytes of a word make two registers of A.
//
// Product: a segment of 128 codes is 8 blocks, and block n's sum belongs in column n of D[64][8].  Thread t of a row's
// quad holds 32 consecutive codes, blocks 2t and 2t+1; its word s goes into step s of four.  Row 2t of B is not zero in
// the k of thread t alone, where it holds b's word 0 (or 1); row 2t+1 holds word 2 (or 3) there.  So steps 0 and 1 give
// block 2t in column 2t, and steps 2 and 3 with the same two matrices give block 2t+1 in column 2t+1; the other columns
// are not used.  All sums are exact: at most 16 products of 36 in quarters, within the 13 bits that the tensor core
// keeps below the largest exponent for 8-bit floats.  The scales enter after that, in float32.
#include "descriptors.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/special.cuh"
#include "ptx/wgmma.cuh"

#ifndef K_SIZE
#error "define K_SIZE: codes in a row, a multiple of 64"
#endif
#ifndef STAGES
#error "define STAGES: stages of 36 KB in flight"
#endif

namespace {

using ptx::U32x4;
using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t ROW_BYTES = K_SIZE / 2;
constexpr uint32_t SEGMENT_BYTES = 64;  // 128 codes of a row: four steps
constexpr uint32_t SEGMENTS = (ROW_BYTES + SEGMENT_BYTES - 1) / SEGMENT_BYTES;
constexpr uint32_t STAGE_SEGMENTS = 8;
constexpr uint32_t CHUNKS = (SEGMENTS + STAGE_SEGMENTS - 1) / STAGE_SEGMENTS;  // of a row: a stage each
constexpr bool HALF_SEGMENT = K_SIZE % 128 != 0;                               // the last one has 4 blocks
static_assert(K_SIZE % 64 == 0, "K_SIZE must be a multiple of 64");

constexpr uint32_t SF_TILES = K_SIZE / 64;  // of 128 rows x 64 codes, 512 bytes each

constexpr uint32_t UNIT_ROWS = 64, UNITS_PER_TILE = 2;
constexpr uint32_t PAIRS = 2, WARPGROUPS = 2 * PAIRS;
// Else a pair would not wait for every phase of a stage, and two phases on a barrier looks as it did before.
static_assert(STAGES % PAIRS == 0, "STAGES must be even: a stage is always the same pair's");
constexpr uint32_t CONSUMERS = 128 * WARPGROUPS, THREADS = CONSUMERS + 32;
constexpr uint32_t CONTRIBUTORS = CHUNKS > 1 ? CONSUMERS : CONSUMERS / 2;  // threads that give sums to a unit
constexpr uint32_t SUMS = 2;                                             // units whose sums are under way

struct alignas(128) Stage {
    uint8_t a[4][16][STAGE_SEGMENTS * SEGMENT_BYTES];  // [quarter][row of 16]
    uint8_t sf[2 * STAGE_SEGMENTS][16][4][4];          // [64 codes][row of 16][quarter]
};

// Row 0 of b, for the whole of K. A matrix is two core matrices of 8 rows x 16 bytes: k 0..15 and k 16..31.
struct alignas(128) Vector {
    uint8_t codes[SEGMENTS][2][2][8][16];
    float scales[SEGMENTS * 8];
};

struct Shared {
    Stage stages[STAGES];
    Vector vector;
    float sums[SUMS][WARPGROUPS][UNIT_ROWS];
    uint64_t full[STAGES], empty[STAGES], summed[SUMS], taken[SUMS];
};

// The ring position of a stage or of a unit's sums, and the parity to wait for.
struct Ring {
    uint32_t at = 0, parity = 0;
    template <uint32_t SIZE>
    __device__ __forceinline__ void next() {
        if (++at == SIZE) {
            at = 0;
            parity ^= 1;
        }
    }
};

// Codes 0, 2, 4, 6 of w as e5m2 times 2^-14.
__device__ __forceinline__ uint32_t low_codes(uint32_t w) { return ((w << 4) & 0x80808080u) | ((w << 1) & 0x0E0E0E0Eu); }
// Codes 1, 3, 5, 7.
__device__ __forceinline__ uint32_t high_codes(uint32_t w) { return (w & 0x80808080u) | ((w >> 3) & 0x0E0E0E0Eu); }

// wgmma.mma_async.sync.aligned.m64n8k32.f32.e5m2.e5m2 d, {a0..a3}, b-desc, scale-d, 1, 1;    [ISA 9.7.15.5.2]
// desc_b: the low half of the descriptor.
__device__ __forceinline__ void wgmma_m64n8k32(float (&d)[4], uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3,
                                               uint32_t desc_b, bool scale_d) {
    asm volatile(
        "{\n\t.reg .pred p;\n\t.reg .b64 b;\n\tsetp.ne.b32 p, %9, 0;\n\tmov.b64 b, {%8, %10};\n\t"
        "wgmma.mma_async.sync.aligned.m64n8k32.f32.e5m2.e5m2 {%0, %1, %2, %3}, {%4, %5, %6, %7}, b, p, 1, 1;\n\t}"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(desc_b), "r"(static_cast<uint32_t>(scale_d)),
          "n"(uint32_t(descriptors::wgmma(0, 128, 256, descriptors::WgmmaSwizzle::none) >> 32)));
}

// A segment under way: its two results, and the scales of a lane's two blocks in its rows g and g + 8.
struct Segment {
    float even[4], odd[4];
    uint32_t scales0, scales1;
};

// Starts the products of a segment. a: the lane's 16 bytes of row g; sf: its scales there; b: descriptor of B.
__device__ __forceinline__ void start(Segment& x, uint32_t a, uint32_t sf, uint32_t b) {
    const U32x4 w0 = ptx::ld_shared_v4(a), w1 = ptx::ld_shared_v4(a + 8 * STAGE_SEGMENTS * SEGMENT_BYTES);
    x.scales0 = ptx::ld_shared_u16(sf);
    x.scales1 = ptx::ld_shared_u16(sf + 8 * 16);
    const uint32_t r[4][4] = {{low_codes(w0.x), low_codes(w1.x), high_codes(w0.x), high_codes(w1.x)},
                              {low_codes(w0.y), low_codes(w1.y), high_codes(w0.y), high_codes(w1.y)},
                              {low_codes(w0.z), low_codes(w1.z), high_codes(w0.z), high_codes(w1.z)},
                              {low_codes(w0.w), low_codes(w1.w), high_codes(w0.w), high_codes(w1.w)}};
    constexpr uint32_t NEXT = 256 >> 4;
    ptx::wgmma_fence();
    wgmma_m64n8k32(x.even, r[0][0], r[0][1], r[0][2], r[0][3], b, false);
    wgmma_m64n8k32(x.odd, r[2][0], r[2][1], r[2][2], r[2][3], b, false);
    wgmma_m64n8k32(x.even, r[1][0], r[1][1], r[1][2], r[1][3], b + NEXT, true);
    wgmma_m64n8k32(x.odd, r[3][0], r[3][1], r[3][2], r[3][3], b + NEXT, true);
    ptx::wgmma_commit_group();
}

// Adds a finished segment to the sums of rows g and g + 8. absent: its blocks are past the end of the row.
__device__ __forceinline__ void add(float (&sums)[2], Segment& x, uint32_t b_scales, bool absent) {
    ptx::wgmma_fence_operand(x.even);
    ptx::wgmma_fence_operand(x.odd);
    uint32_t s0, s1;
    ptx::ld_shared_v2(s0, s1, b_scales);
    uint32_t f0 = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(x.scales0));
    uint32_t f1 = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(x.scales1));
    if (HALF_SEGMENT && absent) f0 = f1 = 0;
    const float b0 = __uint_as_float(s0), b1 = __uint_as_float(s1);
    sums[0] = __fmaf_rn(x.even[0] * b0, ptx::cvt_f32_f16(static_cast<uint16_t>(f0)), sums[0]);
    sums[0] = __fmaf_rn(x.odd[1] * b1, ptx::cvt_f32_f16(static_cast<uint16_t>(f0 >> 16)), sums[0]);
    sums[1] = __fmaf_rn(x.even[2] * b0, ptx::cvt_f32_f16(static_cast<uint16_t>(f1)), sums[1]);
    sums[1] = __fmaf_rn(x.odd[3] * b1, ptx::cvt_f32_f16(static_cast<uint16_t>(f1 >> 16)), sums[1]);
}

// Puts b's codes and scales where the products want them, all consumers together. The zeros are there already.
__device__ __forceinline__ void decode_vector(Shared& shared, const uint8_t* b, const uint8_t* sfb, uint32_t batch) {
    const uint8_t* codes = b + uint64_t(batch) * 128 * ROW_BYTES;
    const uint8_t* scales = sfb + uint64_t(batch) * SF_TILES * 512;
#pragma unroll 4
    for (uint32_t i = threadIdx.x; i < SEGMENTS * 16; i += CONSUMERS) {
        const uint32_t w = i * 4 < ROW_BYTES ? ptx::ld_global_nc_u32(codes + i * 4) : 0;
        const uint32_t segment = i / 16, t = i / 4 % 4, s = i % 4;
        const uint32_t to = ptx::cvta_to_shared(&shared.vector.codes[segment][s % 2][0][2 * t + s / 2][4 * t]);
        ptx::st_shared_u32(to, low_codes(w));
        ptx::st_shared_u32(to + 128, high_codes(w));
    }
#pragma unroll 2
    for (uint32_t i = threadIdx.x; i < SF_TILES; i += CONSUMERS) {  // four blocks
        const uint32_t four = ptx::ld_global_nc_u32(scales + i * 512);
        const uint32_t lo = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(four));
        const uint32_t hi = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(four >> 16));
        constexpr float BACK = 268435456.f;  // 2^28: both operands of a product are 2^-14 times their values
        float* to = shared.vector.scales + i * 4;
        to[0] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(lo));
        to[1] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(lo >> 16));
        to[2] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(hi));
        to[3] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(hi >> 16));
    }
    if (HALF_SEGMENT && threadIdx.x < 4) shared.vector.scales[SF_TILES * 4 + threadIdx.x] = 0;
}

struct Problem {
    uint32_t m, tiles;  // tiles of 128 rows in a batch
};

// Unit `number` over all batches: its batch, tile in the batch, and half of the tile's quarters.
struct Unit {
    uint32_t batch, tile, half;
    __device__ __forceinline__ Unit(const Problem& p, uint32_t number)
        : batch(number / (p.tiles * UNITS_PER_TILE)),
          tile(number / UNITS_PER_TILE % p.tiles),
          half(number % UNITS_PER_TILE) {}
};

__device__ __forceinline__ void produce(Shared& shared, const ptx::TensorMap& a, const ptx::TensorMap& sfa,
                                        const Problem& p, uint32_t first, uint32_t last) {
    Ring ring;
#pragma unroll 1
    for (uint32_t number = first; number < last; number++) {
        const Unit unit(p, number);
        const uint32_t row = unit.batch * p.m + unit.tile * 128 + unit.half * 16;
        const uint32_t sf_tile = (unit.batch * p.tiles + unit.tile) * SF_TILES;
#pragma unroll 1
        for (uint32_t chunk = 0; chunk < CHUNKS; chunk++) {
            const uint32_t full = ptx::cvta_to_shared(&shared.full[ring.at]);
            Stage& stage = shared.stages[ring.at];
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.empty[ring.at]), ring.parity ^ 1);
            ptx::mbarrier_arrive_expect_tx(full, sizeof(Stage));
#pragma unroll
            for (uint32_t quarter = 0; quarter < 4; quarter++) {  // words of 4 bytes
                ptx::cp_async_bulk_tensor_2d_shared_global(ptx::cvta_to_shared(stage.a[quarter]), a, full, chunk * 128,
                                                           row + quarter * 32);
            }
            ptx::cp_async_bulk_tensor_2d_shared_global(ptx::cvta_to_shared(stage.sf), sfa, full, unit.half * 256,
                                                       sf_tile + chunk * 2 * STAGE_SEGMENTS);
            ring.next<STAGES>();
        }
    }
}

}  // namespace

// c: [l, m] float16. units: of 64 rows, over all batches; each CTA has units / gridDim.x of them, side by side, some one
// more. a_map: [l * m][K/2] as 4-byte words, boxes of 16 x 128; sfa_map: [l * rm * K/64][512] bytes, boxes of 16 x 256.
extern "C" __global__ void __launch_bounds__(THREADS, 1)
    nvfp4_gemv(const __grid_constant__ ptx::TensorMap a_map, const uint8_t* b,
               const __grid_constant__ ptx::TensorMap sfa_map, const uint8_t* sfb, uint16_t* c, uint32_t m,
               uint32_t units) {
    extern __shared__ Shared shared_memory[];
    Shared& shared = shared_memory[0];
    const Problem p{m, (m + 127) / 128};
    const uint32_t each = units / gridDim.x, more = units % gridDim.x;
    const uint32_t first = blockIdx.x * each + min(blockIdx.x, more);
    const uint32_t last = first + each + (blockIdx.x < more);
    const uint32_t warp = __shfl_sync(0xFFFFFFFF, threadIdx.x / 32, 0), lane = threadIdx.x % 32;

    if (threadIdx.x == CONSUMERS) {
        for (uint32_t i = 0; i < STAGES; i++) {
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.full[i]), 1);
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.empty[i]), 256);
        }
        for (uint32_t i = 0; i < SUMS; i++) {
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.summed[i]), CONTRIBUTORS);
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.taken[i]), UNIT_ROWS);
        }
        ptx::fence_mbarrier_init();
    }
    const uint32_t zeros = ptx::cvta_to_shared(&shared.vector.codes[0][0][0][0][0]);
    for (uint32_t i = threadIdx.x; i < sizeof(Vector::codes) / 16; i += THREADS) {
        ptx::st_shared_v4(zeros + i * 16, {0, 0, 0, 0});
    }
    __syncthreads();

    if (warp == CONSUMERS / 32) {
        if (ptx::elect_sync()) produce(shared, a_map, sfa_map, p, first, last);
        return;
    }

    const uint32_t group = warp / 4, pair = group / 2, half = group % 2;
    const uint32_t quarter = warp % 4, g = lane / 4, t = lane % 4;
    // Where a lane reads in a stage: its 16 bytes of each segment of row g, and its two blocks' scales there.
    const uint32_t my_a = (quarter * 16 + g) * STAGE_SEGMENTS * SEGMENT_BYTES + t * 16;
    const uint32_t my_sf = sizeof(Stage::a) + t / 2 * 256 + g * 16 + quarter * 4 + t % 2 * 2;
    const uint32_t stages = ptx::cvta_to_shared(shared.stages);
    const uint32_t b_scales = ptx::cvta_to_shared(shared.vector.scales) + t * 8;
    const uint32_t b_codes = uint32_t(descriptors::wgmma(zeros, 128, 256, descriptors::WgmmaSwizzle::none));

    Ring ring, sum_ring;
    uint32_t turn = 0;  // the pair whose stage comes next
    uint32_t vector_batch = 0xFFFFFFFF;
#pragma unroll 1
    for (uint32_t number = first; number < last; number++) {
        const Unit unit(p, number);
        if (unit.batch != vector_batch) {
            if (number != first) ptx::bar_sync(1, CONSUMERS);  // all are done with the last one
            decode_vector(shared, b, sfb, unit.batch);
            ptx::fence_proxy_async_shared_cta();
            ptx::bar_sync(1, CONSUMERS);
            vector_batch = unit.batch;
        }
        float sums[2] = {0, 0};
        bool mine = false;  // whether this pair had a stage of the unit, and whether it had the last one
#pragma unroll 1
        for (uint32_t chunk = 0; chunk < CHUNKS; chunk++) {
            mine = turn == pair;
            if (mine) {
                ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[ring.at]), ring.parity);
                const uint32_t stage = stages + ring.at * sizeof(Stage);
#pragma unroll 1
                for (uint32_t i = 0; i < STAGE_SEGMENTS / 2; i += 2) {
                    const uint32_t at = half * (STAGE_SEGMENTS / 2) + i, segment = chunk * STAGE_SEGMENTS + at;
                    if (SEGMENTS % STAGE_SEGMENTS && segment >= SEGMENTS) break;
                    const bool two = SEGMENTS % 2 == 0 || segment + 1 < SEGMENTS;
                    Segment x, y;
                    start(x, stage + my_a + at * SEGMENT_BYTES, stage + my_sf + at * 512, b_codes + segment * (512 >> 4));
                    if (two) {
                        start(y, stage + my_a + (at + 1) * SEGMENT_BYTES, stage + my_sf + (at + 1) * 512,
                              b_codes + (segment + 1) * (512 >> 4));
                        ptx::wgmma_wait_group<1>();
                    } else {
                        ptx::wgmma_wait_group<0>();
                    }
                    add(sums, x, b_scales + segment * 32, segment == SEGMENTS - 1 && t >= 2);
                    if (two) {
                        ptx::wgmma_wait_group<0>();
                        add(sums, y, b_scales + segment * 32 + 32, segment + 1 == SEGMENTS - 1 && t >= 2);
                    }
                }
                ptx::mbarrier_arrive(ptx::cvta_to_shared(&shared.empty[ring.at]));
            }
            ring.next<STAGES>();
            turn ^= 1;
        }
        // The sums of a unit: over the lanes of a row, then over the warpgroups that had a part of it.
        const uint32_t summed = ptx::cvta_to_shared(&shared.summed[sum_ring.at]);
        const uint32_t taken = ptx::cvta_to_shared(&shared.taken[sum_ring.at]);
        if (CHUNKS > 1 || mine) {
#pragma unroll
            for (uint32_t other = 1; other < 4; other *= 2) {
                sums[0] += __shfl_xor_sync(0xFFFFFFFF, sums[0], other);
                sums[1] += __shfl_xor_sync(0xFFFFFFFF, sums[1], other);
            }
            ptx::mbarrier_wait_parity(taken, sum_ring.parity ^ 1);
            if (t < 2) shared.sums[sum_ring.at][group][quarter * 16 + t * 8 + g] = t ? sums[1] : sums[0];
            ptx::mbarrier_arrive(summed);
        }
        if (mine && half == 0 && threadIdx.x % 128 < UNIT_ROWS) {
            ptx::mbarrier_wait_parity(summed, sum_ring.parity);
            const uint32_t index = threadIdx.x % 128, begin = CHUNKS > 1 ? 0 : group;
            float total = 0;
#pragma unroll
            for (uint32_t i = 0; i < CONTRIBUTORS / 128; i++) total += shared.sums[sum_ring.at][begin + i][index];
            ptx::mbarrier_arrive(taken);
            const uint32_t row = unit.tile * 128 + index / 16 * 32 + unit.half * 16 + index % 16;
            if (row < m) c[uint64_t(unit.batch) * m + row] = ptx::cvt_rn_f16_f32(total);
        }
        sum_ring.next<SUMS>();
    }
}
