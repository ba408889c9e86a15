// Rows of a matrix in global memory, gathered into the tiles that wgmma reads: 128-byte rows under the 128B swizzle.
#pragma once
#include "descriptors.cuh"
#include "ptx/cp_async.cuh"
#include "warp.cuh"

constexpr int kGatherRowBytes = 128;  // of a tile, the span of the swizzle

// Gathers 64 rows of kTiles x kGatherRowBytes into kTiles tiles, one after the other at `tiles`. By a warpgroup: warp w fills rows
// 16 w to 16 w + 15 and its lane l holds the number of row 16 w + l % 16, or -1 for a row of zeros. kTileBytes: of a tile.
// The copies are this thread's own cp.async.
template <int kTiles, int kTileBytes, class Element>
__device__ __forceinline__ void gather_rows(ptx::uint32_t tiles, const Element* rows, int number, int warp, int lane) {
    constexpr int kSize = sizeof(Element);
    const int unit = lane % 8;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        // 8 lanes copy kGatherRowBytes of one row; one that is not there becomes zeros, and nothing is read for it.
        const int row = i * 4 + lane / 8;
        const int from = __shfl_sync(kFullWarp, number, row);
        const ptx::uint32_t bytes = from >= 0 ? kUnitBytes : 0;
        const Element* source =
            rows + static_cast<ptx::int64_t>(max(from, 0)) * (kTiles * kGatherRowBytes / kSize) + unit * (kUnitBytes / kSize);
        const ptx::uint32_t target = tiles + descriptors::swizzle_128B(warp * kWarpRows + row, unit);
#pragma unroll
        for (int tile = 0; tile < kTiles; ++tile) {
            ptx::cp_async_cg_16_zfill(target + tile * kTileBytes, source + tile * (kGatherRowBytes / kSize), bytes);
        }
    }
}
