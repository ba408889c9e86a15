// Batched NVFP4 matrix-vector product for a chip with no FP4 conversion: FP4 to e5m2 by moving bits, wgmma on e5m2.
//
// Rows come in groups of four, row i of each of the four 32-row quarters of a 128-row tile, because the scales of such a
// group for 64 codes are 16 bytes side by side.  A batch's CTAs share its pairs of groups evenly; a CTA works through its
// pairs in units of up to 8 (64 rows).  A producer warp copies stages of 1024 codes of a unit (TMA: a box of 2 x 4
// rows x 512 bytes for each pair, a box of scales for each tile); each of four warpgroups takes a quarter of a stage's
// codes.  Warp w of a warpgroup has the rows of quarter w.
//
// Row 0 of b is asked for before the first stage: behind the stages it would arrive only when they all have.
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
#error "define STAGES: stages of 40 KB in flight"
#endif
#ifndef WHOLE_TILES
#error "define WHOLE_TILES: 1 if m is a multiple of 128, else 0"
#endif

namespace {

using ptx::U32x4;
using ptx::int32_t;
using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t ROW_BYTES = K_SIZE / 2;
constexpr uint32_t SEGMENT_BYTES = 64;  // 128 codes of a row: four steps
constexpr uint32_t STAGE_SEGMENTS = 8;
constexpr uint32_t CHUNK_BYTES = STAGE_SEGMENTS * SEGMENT_BYTES;              // of a row in a stage
constexpr uint32_t CHUNKS = (ROW_BYTES + CHUNK_BYTES - 1) / CHUNK_BYTES;      // of a row: a stage each
constexpr uint32_t SEGMENTS = CHUNKS * STAGE_SEGMENTS;                        // with those past the end of the row
constexpr bool EXACT = ROW_BYTES == CHUNKS * CHUNK_BYTES;
static_assert(K_SIZE % 64 == 0, "K_SIZE must be a multiple of 64");

constexpr uint32_t SF_TILES = K_SIZE / 64;  // of 128 rows x 64 codes, 512 bytes each

constexpr uint32_t TILE_GROUPS = 32, TILE_PAIRS = 16;
constexpr uint32_t UNIT_PAIRS = 8, UNIT_GROUPS = 16, UNIT_ROWS = 64;
constexpr uint32_t WARPGROUPS = 4, CONSUMERS = 128 * WARPGROUPS, THREADS = CONSUMERS + 32;
static_assert(STAGE_SEGMENTS == 2 * WARPGROUPS, "a warpgroup has two segments of a stage");
constexpr uint32_t SUMS = 2;  // units whose sums are under way
enum : uint32_t { STARTED = 1, DECODED = 2 };  // named barriers (0 is the whole CTA's)

struct alignas(128) Stage {
    uint8_t a[UNIT_PAIRS][4][2][CHUNK_BYTES];             // [pair][quarter][group of the pair]
    uint8_t sf[2][2 * STAGE_SEGMENTS][UNIT_GROUPS][4][4];  // [tile, and the next one][64 codes][group][quarter]
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

// Where a lane reads in a stage: its 16 bytes of a segment of groups g and g + 8, and its two blocks' scales there.
struct Places {
    uint32_t a0, a1, sf0, sf1;
};

// Starts the products of a segment. stage: shared address; at: the segment in the stage; b: descriptor of its B.
// absent: the lane's blocks are past the end of the row.
__device__ __forceinline__ void start(Segment& x, uint32_t stage, const Places& places, uint32_t at, uint32_t b,
                                      bool absent) {
    const U32x4 w0 = ptx::ld_shared_v4(stage + places.a0 + at * SEGMENT_BYTES);
    const U32x4 w1 = ptx::ld_shared_v4(stage + places.a1 + at * SEGMENT_BYTES);
    x.scales0 = ptx::ld_shared_u16(stage + places.sf0 + at * 512);
    x.scales1 = ptx::ld_shared_u16(stage + places.sf1 + at * 512);
    if (!EXACT && absent) x.scales0 = x.scales1 = 0;  // whatever is there, a NaN it may be
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

// Adds a finished segment to the sums of groups g and g + 8.
__device__ __forceinline__ void add(float (&sums)[2], Segment& x, uint32_t b_scales) {
    ptx::wgmma_fence_operand(x.even);
    ptx::wgmma_fence_operand(x.odd);
    uint32_t s0, s1;
    ptx::ld_shared_v2(s0, s1, b_scales);
    const uint32_t f0 = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(x.scales0));
    const uint32_t f1 = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(x.scales1));
    const float b0 = __uint_as_float(s0), b1 = __uint_as_float(s1);
    sums[0] = __fmaf_rn(x.even[0] * b0, ptx::cvt_f32_f16(static_cast<uint16_t>(f0)), sums[0]);
    sums[0] = __fmaf_rn(x.odd[1] * b1, ptx::cvt_f32_f16(static_cast<uint16_t>(f0 >> 16)), sums[0]);
    sums[1] = __fmaf_rn(x.even[2] * b0, ptx::cvt_f32_f16(static_cast<uint16_t>(f1)), sums[1]);
    sums[1] = __fmaf_rn(x.odd[3] * b1, ptx::cvt_f32_f16(static_cast<uint16_t>(f1 >> 16)), sums[1]);
}

// Row 0 of b on its way: a consumer's 16 bytes of codes, and the scales of four blocks, in each round.
struct RawVector {
    static constexpr uint32_t CODES = SEGMENTS * 4, ROUNDS = (CODES + CONSUMERS - 1) / CONSUMERS;
    static constexpr uint32_t SCALE_ROUNDS = (SEGMENTS * 2 + CONSUMERS - 1) / CONSUMERS;
    U32x4 codes[ROUNDS];
    uint32_t scales[SCALE_ROUNDS];

    // Zeros past the end of the row.
    __device__ __forceinline__ void load(const uint8_t* b, const uint8_t* sfb, uint32_t batch) {
        b += uint64_t(batch) * 128 * ROW_BYTES;
        sfb += uint64_t(batch) * SF_TILES * 512;
#pragma unroll
        for (uint32_t round = 0; round < ROUNDS; round++) {
            const uint32_t i = round * CONSUMERS + threadIdx.x;
            codes[round] = i * 16 < ROW_BYTES ? ptx::ld_global_nc_v4(b + i * 16) : U32x4{};
        }
#pragma unroll
        for (uint32_t round = 0; round < SCALE_ROUNDS; round++) {
            const uint32_t i = round * CONSUMERS + threadIdx.x;
            scales[round] = i < SF_TILES ? ptx::ld_global_nc_u32(sfb + i * 512) : 0;
        }
    }

    // Puts codes and scales where the products want them. The zeros between them are there already.
    __device__ __forceinline__ void decode(Vector& vector) const {
#pragma unroll
        for (uint32_t round = 0; round < ROUNDS; round++) {
            const uint32_t i = round * CONSUMERS + threadIdx.x, segment = i / 4, t = i % 4;
            if (CODES % CONSUMERS && i >= CODES) break;
            const uint32_t w[4] = {codes[round].x, codes[round].y, codes[round].z, codes[round].w};
#pragma unroll
            for (uint32_t s = 0; s < 4; s++) {
                const uint32_t to = ptx::cvta_to_shared(&vector.codes[segment][s % 2][0][2 * t + s / 2][4 * t]);
                ptx::st_shared_u32(to, low_codes(w[s]));
                ptx::st_shared_u32(to + 128, high_codes(w[s]));
            }
        }
#pragma unroll
        for (uint32_t round = 0; round < SCALE_ROUNDS; round++) {
            const uint32_t i = round * CONSUMERS + threadIdx.x;
            if (SEGMENTS * 2 % CONSUMERS && i >= SEGMENTS * 2) break;
            const uint32_t lo = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(scales[round]));
            const uint32_t hi = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(scales[round] >> 16));
            constexpr float BACK = 268435456.f;  // 2^28: both operands of a product are 2^-14 times their values
            float* to = vector.scales + i * 4;
            to[0] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(lo));
            to[1] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(lo >> 16));
            to[2] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(hi));
            to[3] = BACK * ptx::cvt_f32_f16(static_cast<uint16_t>(hi >> 16));
        }
    }
};

// What a CTA computes: pairs first .. last-1 of its batch.
struct Job {
    uint32_t m, tiles, batch, first, last;  // rows, and tiles of 128 rows, of a batch
    __device__ __forceinline__ explicit Job(uint32_t m) : m(m), tiles((m + 127) / 128), batch(blockIdx.y) {
        const uint32_t pairs = tiles * TILE_PAIRS, each = pairs / gridDim.x, more = pairs % gridDim.x;
        first = blockIdx.x * each + min(blockIdx.x, more);
        last = first + each + (blockIdx.x < more);
    }
};

// Up to 8 pairs of groups, from pair `at`.
struct Unit {
    uint32_t tile, group;        // in the batch; the first group, in its tile
    uint32_t pairs, own_groups;  // groups of the unit that are in that tile; the others are in the next one
    __device__ __forceinline__ Unit(const Job& job, uint32_t at)
        : tile(at / TILE_PAIRS), group(at % TILE_PAIRS * 2), pairs(min(job.last - at, UNIT_PAIRS)) {
        own_groups = min(TILE_GROUPS - group, 2 * pairs);
    }
    __device__ __forceinline__ bool two_tiles() const { return own_groups < 2 * pairs; }
};

// Copies the stages of a job, the whole warp. WHOLE_TILES: m is a multiple of 128, and a_map has boxes of the two groups
// of a pair; else boxes are of two rows, as a tile's missing rows would be another batch's.
__device__ __forceinline__ void produce(Shared& shared, const ptx::TensorMap& a, const ptx::TensorMap& sfa,
                                        const Job& job, uint32_t lane) {
    Ring ring;
#pragma unroll 1
    for (uint32_t at = job.first; at < job.last; at += UNIT_PAIRS) {
        const Unit unit(job, at);
        // The pair, and without WHOLE_TILES the quarter, that this lane copies.
        const uint32_t pair = WHOLE_TILES ? lane : lane / 4, quarter = WHOLE_TILES ? 0 : lane % 4;
        const bool next_tile = unit.group + 2 * pair >= TILE_GROUPS;
        const uint32_t tile = unit.tile + next_tile, group = unit.group + 2 * pair - next_tile * TILE_GROUPS;
        const uint32_t row = job.batch * job.m + tile * 128 + quarter * 32 + group;
#pragma unroll 1
        for (uint32_t chunk = 0; chunk < CHUNKS; chunk++) {
            const uint32_t full = ptx::cvta_to_shared(&shared.full[ring.at]);
            Stage& stage = shared.stages[ring.at];
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.empty[ring.at]), ring.parity ^ 1);
            if (lane == 0) {
                const uint32_t bytes = unit.pairs * sizeof(Stage::a[0]) + (1 + unit.two_tiles()) * sizeof(Stage::sf[0]);
                ptx::mbarrier_arrive_expect_tx(full, bytes);
            }
            __syncwarp();
            if (pair < unit.pairs) {
                const uint32_t to = ptx::cvta_to_shared(stage.a[pair][quarter]);
                if constexpr (WHOLE_TILES) {
                    ptx::cp_async_bulk_tensor_4d_shared_global(to, a, full, chunk * (CHUNK_BYTES / 4), group, 0,
                                                               job.batch * job.tiles + tile);
                } else {
                    ptx::cp_async_bulk_tensor_2d_shared_global(to, a, full, chunk * (CHUNK_BYTES / 4), row);
                }
            }
            // Scales from the unit's first group on; what is past a tile is zero. The next tile's start so far in front
            // of it that its groups come to their places.
            if (lane < 1 + unit.two_tiles()) {
                ptx::cp_async_bulk_tensor_2d_shared_global(
                    ptx::cvta_to_shared(stage.sf[lane]), sfa, full,
                    static_cast<int32_t>(unit.group * 16) - static_cast<int32_t>(lane * TILE_GROUPS * 16),
                    (job.batch * job.tiles + unit.tile + lane) * SF_TILES + chunk * 2 * STAGE_SEGMENTS);
            }
            ring.next<STAGES>();
        }
    }
}

}  // namespace

// c: [l, m] float16. Grid: CTAs of a batch x batches. sfa_map: [l * rm * K/64][512] bytes, boxes of 16 x 256. a_map, as 4-byte words: with
// WHOLE_TILES [l * m / 128][4][32][K/8], boxes of 1 x 4 x 2 x 128; else [l * m][K/8], boxes of 2 x 128.
extern "C" __global__ void __launch_bounds__(THREADS, 1)
    nvfp4_gemv(const __grid_constant__ ptx::TensorMap a_map, const uint8_t* b,
               const __grid_constant__ ptx::TensorMap sfa_map, const uint8_t* sfb, uint16_t* c, uint32_t m) {
    extern __shared__ Shared shared_memory[];
    Shared& shared = shared_memory[0];
    const Job job(m);
    const uint32_t warp = __shfl_sync(0xFFFFFFFF, threadIdx.x / 32, 0), lane = threadIdx.x % 32;

    RawVector raw;
    if (warp == CONSUMERS / 32) {
        if (lane == 0) {
            ptx::prefetch_tensormap(a_map);
            ptx::prefetch_tensormap(sfa_map);
            for (uint32_t i = 0; i < STAGES; i++) {
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.full[i]), 1);
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.empty[i]), CONSUMERS / 32);
            }
            for (uint32_t i = 0; i < SUMS; i++) {
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.summed[i]), CONSUMERS);
                ptx::mbarrier_init(ptx::cvta_to_shared(&shared.taken[i]), UNIT_ROWS);
            }
            ptx::fence_mbarrier_init();
        }
    } else {
        raw.load(b, sfb, job.batch);
    }
    if (warp == CONSUMERS / 32) {
        __syncwarp();
        ptx::bar_arrive(STARTED, THREADS);  // the first copies wait for nobody
        produce(shared, a_map, sfa_map, job, lane);
        return;
    }
    const uint32_t zeros = ptx::cvta_to_shared(&shared.vector.codes[0][0][0][0][0]);
    for (uint32_t i = threadIdx.x; i < sizeof(Vector::codes) / 16; i += CONSUMERS) {
        ptx::st_shared_v4(zeros + i * 16, {0, 0, 0, 0});
    }
    ptx::bar_sync(STARTED, THREADS);
    raw.decode(shared.vector);
    ptx::fence_proxy_async_shared_cta();
    ptx::bar_sync(DECODED, CONSUMERS);

    const uint32_t warpgroup = warp / 4, quarter = warp % 4, g = lane / 4, t = lane % 4;
    const uint32_t stages = ptx::cvta_to_shared(shared.stages);
    const uint32_t b_scales = ptx::cvta_to_shared(shared.vector.scales) + t * 8;
    const uint32_t b_codes = uint32_t(descriptors::wgmma(zeros, 128, 256, descriptors::WgmmaSwizzle::none));

    Ring ring, sum_ring;
    uint32_t turn = 0;  // the warpgroup that stores the unit
#pragma unroll 1
    for (uint32_t at = job.first; at < job.last; at += UNIT_PAIRS) {
        const Unit unit(job, at);
        // Groups that the unit does not have are read from its last pair.
        const uint32_t in_pair = quarter * sizeof(Stage::a[0][0]) + g % 2 * CHUNK_BYTES + t * 16;
        const uint32_t sf = sizeof(Stage::a) + t / 2 * 256 + g * 16 + quarter * 4 + t % 2 * 2;
        const auto other_tile = [&](uint32_t group) {
            return unit.two_tiles() && group >= unit.own_groups ? uint32_t(sizeof(Stage::sf[0])) : 0;
        };
        const Places places{uint32_t(min(g / 2, unit.pairs - 1) * sizeof(Stage::a[0])) + in_pair,
                            uint32_t(min(g / 2 + 4, unit.pairs - 1) * sizeof(Stage::a[0])) + in_pair,
                            sf + other_tile(g), sf + 128 + other_tile(g + 8)};
        float sums[2] = {0, 0};
        Segment x, y;
        uint32_t segment = 2 * warpgroup;
#pragma unroll 1
        for (uint32_t chunk = 0; chunk < CHUNKS; chunk++) {
            const auto absent = [&](uint32_t which) { return which * SEGMENT_BYTES + t * 16 >= ROW_BYTES; };
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[ring.at]), ring.parity);
            const uint32_t stage = stages + ring.at * sizeof(Stage), code = b_codes + segment * (512 >> 4);
            start(x, stage, places, 2 * warpgroup, code, absent(segment));
            start(y, stage, places, 2 * warpgroup + 1, code + (512 >> 4), absent(segment + 1));
            __syncwarp();
            if (lane == 0) ptx::mbarrier_arrive(ptx::cvta_to_shared(&shared.empty[ring.at]));
            ptx::wgmma_wait_group<1>();
            add(sums, x, b_scales + segment * 32);
            ptx::wgmma_wait_group<0>();
            add(sums, y, b_scales + segment * 32 + 32);
            segment += STAGE_SEGMENTS;
            ring.next<STAGES>();
        }
        // The sums of a unit: over the lanes of a row, then over the warpgroups.
        const uint32_t summed = ptx::cvta_to_shared(&shared.summed[sum_ring.at]);
        const uint32_t taken = ptx::cvta_to_shared(&shared.taken[sum_ring.at]);
#pragma unroll
        for (uint32_t other = 1; other < 4; other *= 2) {
            sums[0] += __shfl_xor_sync(0xFFFFFFFF, sums[0], other);
            sums[1] += __shfl_xor_sync(0xFFFFFFFF, sums[1], other);
        }
        ptx::mbarrier_wait_parity(taken, sum_ring.parity ^ 1);
        if (t < 2) shared.sums[sum_ring.at][warpgroup][quarter * 16 + t * 8 + g] = t ? sums[1] : sums[0];
        ptx::mbarrier_arrive(summed);
        if (turn == warpgroup && threadIdx.x % 128 < UNIT_ROWS) {
            ptx::mbarrier_wait_parity(summed, sum_ring.parity);
            const uint32_t index = threadIdx.x % 128, group = unit.group + index % 16;
            float total = 0;
#pragma unroll
            for (uint32_t i = 0; i < WARPGROUPS; i++) total += shared.sums[sum_ring.at][i][index];
            ptx::mbarrier_arrive(taken);
            const uint32_t tile = unit.tile + group / TILE_GROUPS;
            const uint32_t row = tile * 128 + index / 16 * 32 + group % TILE_GROUPS;
            if (index % 16 < 2 * unit.pairs && row < m) c[uint64_t(job.batch) * m + row] = ptx::cvt_rn_f16_f32(total);
        }
        turn = (turn + 1) % WARPGROUPS;
        sum_ring.next<SUMS>();
    }
}
