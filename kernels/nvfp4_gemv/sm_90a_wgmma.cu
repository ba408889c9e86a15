// Batched NVFP4 matrix-vector product for a chip with no FP4 conversion: FP4 to e5m2 by moving bits, wgmma on e5m2.
//
// Rows come in groups of four, row i of each of the four 32-row quarters of a 128-row tile, because the scales of such
// a group for 64 codes are 16 bytes side by side.  A batch's CTAs share its pairs of groups evenly; a CTA works through
// its pairs in units of about the same size, up to 8 (64 rows).  A producer warp copies stages of 1024 codes of a unit (TMA: a box of 2 x 4
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
#include "wgmma_copies.cuh"
#include "wgmma_products.cuh"
#include "wgmma_stage.cuh"

namespace {

// Sums the warpgroups' parts of each unit and stores them, the whole warp.
__device__ __forceinline__ void store(Shared& shared, uint16_t* c, const Job& job, uint32_t lane) {
    RingCursor<kSums> ring;
#pragma unroll 1
    for (uint32_t at = job.first; at < job.last; at += job.unit_pairs) {
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
// multiple of 256. With RAGGED those of the last quarter are the same but for m%32 in place of 32, and one quarter more.
// The single ones have boxes of one group in place of two.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    nvfp4_gemv(BOXES(quarters),
#if RAGGED
               BOXES(last_quarter),
#endif
#if RAGGED == 2
               BOXES(quarters_single), BOXES(last_quarter_single),
#endif
               const uint8_t* b, const __grid_constant__ ptx::TensorMap sfa_map, const uint8_t* sfb, uint16_t* c, uint32_t m) {
    const Source source{{quarters_stage, quarters_last, quarters_part},
#if RAGGED
                        {last_quarter_stage, last_quarter_last, last_quarter_part},
#endif
#if RAGGED == 2
                        {quarters_single_stage, quarters_single_last, quarters_single_part},
                        {last_quarter_single_stage, last_quarter_single_last, last_quarter_single_part},
#endif
    };
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
    for (uint32_t at = job.first; at < job.last; at += job.unit_pairs) {
        const Unit unit(job, at);
        // Where a lane reads in a stage: its 16 bytes of groups g and g + 8 in the halves of its piece, and its four
        // scales there. Groups that the unit does not have are read from its last pair.
        const uint32_t swizzle = quarter * 2 + g % 2;
        const uint32_t in_pair = warpgroup * sizeof(Stage::a[0][0]) + swizzle * kPieceBytes + ((2 * t) ^ swizzle) * kUnitBytes;
        const auto place = [&](uint32_t pair) {
            if (RAGGED == 2 && at + pair == job.split_pair()) {
                const uint32_t row = warpgroup * kGroupRows + quarter;
                return pair * uint32_t(sizeof(Stage::a[0])) + g % 2 * uint32_t(sizeof(Stage::a[0]) / 2) + row * kPieceBytes +
                       ((2 * t) ^ (row % 8)) * kUnitBytes;
            }
            return pair * uint32_t(sizeof(Stage::a[0])) + in_pair;
        };
        const uint32_t a0 = place(min(g / 2, unit.pairs - 1)), a1 = place(min(g / 2 + 4, unit.pairs - 1));
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
