// Batched NVFP4 matrix-vector product on the fifth-generation tensor cores.
//
// A CTA owns 128 rows of one batch and a range of k; the CTAs of a cluster share the rows and split k.
//   warp 0     producer: TMA of a (128 rows x 256 codes, 128-byte swizzle) and of 8 rows of b, bulk copies of the scales
//   warp 1     MMA: copies the scales into tensor memory and issues one 128 x 8 x 64 MMA for each 64 codes
//   warps 2-5  epilogue: column 0 of the accumulator, summed over the cluster, rounded to float16
// Column 0 is row 0 of b, the vector; columns 1..7 are its padding and are never read.
#include "descriptors.cuh"
#include "layout.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/barrier.cuh"
#include "ptx/cluster.cuh"
#include "ptx/cp_async_bulk.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/special.cuh"
#include "ptx/tcgen05.cuh"
#include "ring.cuh"
#include "warp.cuh"

#ifndef SPLITS
#error "define SPLITS: CTAs of a cluster, which split k"
#endif

namespace {

using ptx::uint16_t;
using ptx::uint32_t;
using ptx::uint64_t;
using ptx::uint8_t;

constexpr uint32_t kVectorRows = 8;           // of b: the smallest N of kind::mxf4nvf4        [ISA 9.7.16.2.1]
constexpr uint32_t kMmaBytes = kSfTileSpan;   // of a row: one MMA takes the codes that a tile of scales is for
constexpr uint32_t kStageBytes = 128;         // 256 codes of a row: one swizzle span, four MMAs
constexpr uint32_t kEightRows = 8 * kStageBytes;  // bytes from eight rows to the next eight
constexpr uint32_t kMmas = kStageBytes / kMmaBytes;
constexpr uint32_t kSfTileColumns = 4;        // of tensor memory, for a tile of scales
constexpr uint32_t kSfCoreBytes = 8 * kSfEntryBytes;  // a core matrix of scales

constexpr uint32_t kStages = 5;        // depth of the pipeline between producer and MMA
constexpr uint32_t kProducerWarp = 0, kMmaWarp = 1;
constexpr uint32_t kEpilogueWarp = 2;  // first of four
constexpr uint32_t kThreads = kWarp * (kEpilogueWarp + 4);

// Tensor memory: the accumulator, then each stage's scales. A stage keeps its own columns because an MMA and a later
// copy into the scales it reads are not ordered by the tensor core's pipeline.         [ISA 9.7.16.6.2]
constexpr uint32_t kSfColumn = 32;
constexpr uint32_t kStageColumns = 2 * kMmas * kSfTileColumns;
constexpr uint32_t kUsedColumns = kSfColumn + kStages * kStageColumns;
constexpr uint32_t kMostColumns = 512;
// Columns are allocated in powers of two.                                              [ISA 9.7.16.7.1]
__device__ constexpr uint32_t allocated(uint32_t used, uint32_t columns = 64) {
    return used <= columns ? columns : allocated(used, 2 * columns);
}
constexpr uint32_t kColumns = allocated(kUsedColumns);
static_assert(kColumns <= kMostColumns, "the stages' scales do not fit into tensor memory: lower kStages");

struct alignas(1024) Stage {
    uint8_t a[kTileRows][kStageBytes];
    uint8_t b[kVectorRows][kStageBytes];
    uint8_t sfa[kMmas][kSfTileBytes];
    uint8_t sfb[kMmas][kSfTileBytes];
};

struct Shared {
    Stage stages[kStages];
    float partial[SPLITS][kTileRows];  // of the cluster's first CTA: every CTA's sums
    uint64_t full[kStages];          // one arrival and the bytes
    uint64_t empty[kStages];         // one commit
    uint64_t accumulated;            // one commit
    uint32_t tensor_memory;          // address of the allocation
};

// This CTA's range of stages of 256 codes, the last of which may be short.
struct Range {
    uint32_t first, last;
};

__device__ __forceinline__ Range my_range(uint32_t stages, uint32_t rank) {
    return {stages * rank / SPLITS, stages * (rank + 1) / SPLITS};
}

// 64-code steps of one stage.
__device__ __forceinline__ uint32_t steps(uint32_t sf_tiles, uint32_t stage) { return min(kMmas, sf_tiles - stage * kMmas); }

struct Tile {
    uint32_t row;       // first row in its batch
    uint32_t batch;
    uint32_t sf_tiles;  // of 64 codes, along k
    Range range;
};

__device__ __forceinline__ void produce(const Shared& shared, const Tile& tile, const ptx::TensorMap& map_a,
                                        const ptx::TensorMap& map_b, const uint8_t* sfa, const uint8_t* sfb) {
    for (uint32_t i = tile.range.first; i < tile.range.last; i++) {
        const uint32_t turn = i - tile.range.first;
        const auto slot = RingCursor<kStages>::at(turn);
        const uint32_t full = ptx::cvta_to_shared(&shared.full[slot.index]);
        const Stage& stage = shared.stages[slot.index];
        const uint32_t sf_bytes = steps(tile.sf_tiles, i) * kSfTileBytes;
        const uint64_t sf_at = uint64_t(i) * kMmas * kSfTileBytes;
        ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.empty[slot.index]), slot.parity ^ 1);
        // A box that reaches past the tensor is filled with zeros and counts in full.  [ISA 5.5.3.3]
        ptx::mbarrier_arrive_expect_tx(full, sizeof(stage.a) + sizeof(stage.b) + 2 * sf_bytes);
        ptx::cp_async_bulk_tensor_3d_shared_global(ptx::cvta_to_shared(stage.a), map_a, full, i * kStageBytes, tile.row, tile.batch);
        ptx::cp_async_bulk_tensor_3d_shared_global(ptx::cvta_to_shared(stage.b), map_b, full, i * kStageBytes, 0, tile.batch);
        ptx::cp_async_bulk_shared_global(ptx::cvta_to_shared(stage.sfa), sfa + sf_at, sf_bytes, full);
        ptx::cp_async_bulk_shared_global(ptx::cvta_to_shared(stage.sfb), sfb + sf_at, sf_bytes, full);
    }
}

__device__ __forceinline__ void multiply(const Shared& shared, const Tile& tile, uint32_t tensor_memory) {
    using descriptors::Tcgen05Swizzle;
    constexpr uint32_t kInstruction = descriptors::tcgen05_mxf4nvf4(kTileRows, kVectorRows);
    for (uint32_t i = tile.range.first; i < tile.range.last; i++) {
        const uint32_t turn = i - tile.range.first;
        const auto slot = RingCursor<kStages>::at(turn);
        const Stage& stage = shared.stages[slot.index];
        ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[slot.index]), slot.parity);
        ptx::tcgen05_fence_after_thread_sync();
        // K-major under a swizzle: the leading offset is not used, the stride is 8 rows; a step of 64 codes moves the
        // start by 32 bytes within the span.                                           [ISA 9.7.16.3.1.1, 9.7.16.3.2]
        const uint64_t a = descriptors::tcgen05(ptx::cvta_to_shared(stage.a), descriptors::kUnusedLeading, kEightRows, Tcgen05Swizzle::bytes_128);
        const uint64_t b = descriptors::tcgen05(ptx::cvta_to_shared(stage.b), descriptors::kUnusedLeading, kEightRows, Tcgen05Swizzle::bytes_128);
        // kQuarterRows entries, 8 of them to a core matrix.
        const uint64_t sfa = descriptors::tcgen05(ptx::cvta_to_shared(stage.sfa), kSfEntryBytes, kSfCoreBytes, Tcgen05Swizzle::none);
        const uint64_t sfb = descriptors::tcgen05(ptx::cvta_to_shared(stage.sfb), kSfEntryBytes, kSfCoreBytes, Tcgen05Swizzle::none);
        const uint32_t scales = tensor_memory + kSfColumn + slot.index * kStageColumns;
        const uint32_t count = steps(tile.sf_tiles, i);
        for (uint32_t s = 0; s < count; s++) {
            const uint32_t scale_a = scales + 2 * s * kSfTileColumns, scale_b = scale_a + kSfTileColumns;
            ptx::tcgen05_cp_32x128b_warpx4(scale_a, sfa + descriptors::encode_16B(s * kSfTileBytes));
            ptx::tcgen05_cp_32x128b_warpx4(scale_b, sfb + descriptors::encode_16B(s * kSfTileBytes));
            ptx::tcgen05_mma_mxf4nvf4_block_scale_4X(tensor_memory, a + descriptors::encode_16B(s * kMmaBytes),
                                                     b + descriptors::encode_16B(s * kMmaBytes), kInstruction, scale_a,
                                                     scale_b, turn > 0 || s > 0);
        }
        if (i + kStages < tile.range.last) ptx::tcgen05_commit(ptx::cvta_to_shared(&shared.empty[slot.index]));
    }
    ptx::tcgen05_commit(ptx::cvta_to_shared(&shared.accumulated));
}

__device__ __forceinline__ void sync_cluster() {
    if constexpr (SPLITS > 1) {
        ptx::barrier_cluster_sync();
    } else {
        __syncthreads();
    }
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned nvfp4_gemv_smem = sizeof(Shared);
extern "C" __device__ const unsigned nvfp4_gemv_threads = kThreads;

// map_a: [l, m, k/2] bytes, box [1, 128, 128]; map_b: [l, 128, k/2] bytes, box [1, 8, 128]; both swizzled by 128 bytes.
// sfa: [l, rm, k/64, 512]; sfb: [l, 1, k/64, 512]; c: [l, m] float16.
// grid: (SPLITS, rm, l), cluster: (SPLITS, 1, 1). Dynamic shared memory: sizeof(Shared).
extern "C" __global__ void __launch_bounds__(kThreads, 2)
    nvfp4_gemv(const __grid_constant__ ptx::TensorMap map_a, const __grid_constant__ ptx::TensorMap map_b,
               const uint8_t* sfa, const uint8_t* sfb, uint16_t* c, uint32_t m, uint32_t k) {
    extern __shared__ Shared shared_memory[];
    Shared& shared = *shared_memory;

    const uint32_t warp = threadIdx.x / kWarp, lane = threadIdx.x % kWarp;
    const uint32_t rank = blockIdx.x;
    const uint32_t sf_tiles = k / kSfTileCodes;
    const Tile tile{blockIdx.y * kTileRows, blockIdx.z, sf_tiles, my_range((sf_tiles + kMmas - 1) / kMmas, rank)};

    // Setup.
    if (warp == kProducerWarp && ptx::elect_sync()) {
        ptx::prefetch_tensormap(map_a);
        ptx::prefetch_tensormap(map_b);
        for (uint32_t i = 0; i < kStages; i++) {
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.full[i]), 1);
            ptx::mbarrier_init(ptx::cvta_to_shared(&shared.empty[i]), 1);
        }
        ptx::mbarrier_init(ptx::cvta_to_shared(&shared.accumulated), 1);
        ptx::fence_mbarrier_init();
    }
    __syncwarp();
    if (warp == kMmaWarp) {
        ptx::tcgen05_alloc(ptx::cvta_to_shared(&shared.tensor_memory), kColumns);
        ptx::tcgen05_relinquish_alloc_permit();
        ptx::tcgen05_fence_before_thread_sync();
    }
    sync_cluster();
    ptx::tcgen05_fence_after_thread_sync();
    const uint32_t tensor_memory = shared.tensor_memory;

    // Each epilogue warp reads the 32 lanes of tensor memory that its number modulo 4 gives it, a lane a row.
    //                                                                                  [ISA 9.7.16.8.1]
    const uint32_t quarter = warp % 4, row = quarter * kQuarterRows + lane;
    if (warp == kProducerWarp) {
        if (ptx::elect_sync()) {
            const uint64_t sf_row = uint64_t(sf_tiles) * kSfTileBytes;
            produce(shared, tile, map_a, map_b, sfa + (uint64_t(tile.batch) * gridDim.y + blockIdx.y) * sf_row,
                    sfb + tile.batch * sf_row);
        }
    } else if (warp == kMmaWarp) {
        if (ptx::elect_sync()) multiply(shared, tile, tensor_memory);
    } else {
        float sum = 0;
        if (tile.range.first < tile.range.last) {
            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.accumulated), 0);
            ptx::tcgen05_fence_after_thread_sync();
            const uint32_t bits = ptx::tcgen05_ld_32x32b_x1(tensor_memory + (quarter * kQuarterRows << 16));
            ptx::tcgen05_wait_ld();
            sum = __uint_as_float(bits);
            ptx::tcgen05_fence_before_thread_sync();
        }
        ptx::st_shared_cluster_f32(ptx::mapa_shared_cluster(ptx::cvta_to_shared(&shared.partial[rank][row]), 0), sum);
    }
    __syncwarp();
    sync_cluster();

    if (warp == kMmaWarp) {
        ptx::tcgen05_fence_after_thread_sync();
        ptx::tcgen05_dealloc(tensor_memory, kColumns);
    }
    if (rank == 0 && warp >= kEpilogueWarp && tile.row + row < m) {
        float total = 0;
#pragma unroll
        for (uint32_t i = 0; i < SPLITS; i++) total += shared.partial[i][row];
        c[uint64_t(tile.batch) * m + tile.row + row] = ptx::cvt_rn_f16_f32(total);
    }
}
