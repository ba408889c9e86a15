// sm_90a_wgmma.cu: the warp that copies stages of a and its scales.
#pragma once
#include "mark.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/mbarrier.cuh"
#include "ring.cuh"
#include "wgmma_stage.cuh"

namespace {

// Maps of a with boxes of a pair, or of one group: of a stage's pieces, of the whole ones of a last stage, and of its part
// of a piece.
template <uint32_t kGroups>
struct Boxes {
    const ptx::TensorMap &stage, &last, &part;

    // Copies the pieces of a chunk of a tile's groups, from `group` on, to a place in shared memory.
    __device__ __forceinline__ void copy(uint32_t to, uint32_t full, uint32_t chunk, uint32_t group, uint32_t tile,
                                         uint32_t batch) const {
        const uint32_t quarter = tile * kGroupRows;
        if (kPart == 0 || chunk + 1 < kChunks) {
            ptx::cp_async_bulk_tensor_5d_shared_global(to, stage, full, 0, group, quarter,
                                                       chunk * kStagePieces, batch);
            return;
        }
        if constexpr (kLastWhole > 0) {
            ptx::cp_async_bulk_tensor_5d_shared_global(to, last, full, 0, group, quarter,
                                                       chunk * kStagePieces, batch);
        }
        ptx::cp_async_bulk_tensor_4d_shared_global(to + kLastWhole * kGroupRows * kGroups * kPieceBytes, part, full,
                                                   (kRowBytes - kPart) / 4, group, quarter, batch);
    }
};

// Where the rows of a come from. A batch's last quarter may have fewer than 32 rows. A box cannot leave out what is behind
// them, so the pairs that have rows there come by maps of their own, which have those groups and that quarter, and the
// others by maps without that quarter. The groups of a split pair (Job::split_pair) come one by one.
struct Source {
    Boxes<2> quarters;  // all whole quarters
#if RAGGED
    Boxes<2> last_quarter;  // the groups that have a row in the last quarter, and that quarter too
#endif
#if RAGGED == 2
    Boxes<1> quarters_single, last_quarter_single;
#endif
    __device__ __forceinline__ void copy(uint8_t (&pair)[kStagePieces][kGroupRows][2][kPieceBytes], uint32_t full, uint32_t chunk,
                                         uint32_t group, uint32_t tile, const Job& job) const {
        const uint32_t to = ptx::cvta_to_shared(pair);
#if RAGGED == 2
        if (tile * kTilePairs + group / 2 == job.split_pair()) {
            last_quarter_single.copy(to, full, chunk, group, tile, job.batch);
            quarters_single.copy(to + sizeof(pair) / 2, full, chunk, group + 1, tile, job.batch);
            return;
        }
#endif
#if RAGGED
        if (tile == job.tiles - 1 && group < job.m % kQuarterRows) {
            last_quarter.copy(to, full, chunk, group, tile, job.batch);
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
    for (uint32_t at = job.first; at < job.last; at += job.unit_pairs) {
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

}  // namespace
