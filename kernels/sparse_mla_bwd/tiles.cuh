// What both kernels of this folder are made of: tiles of 64 x 64 bf16 as operands, and the gather of K's rows.
//
// Tiles in shared memory are 64 rows x 64 columns, rows of 128 bytes, 128B swizzle. A tile [row][column] is a K-major
// operand when the product sums over columns (S, dP), and an MN-major one when it sums over rows (dQ, dKV).
#pragma once
#include "descriptors.cuh"
#include "warp.cuh"
#include "ptx/cp_async.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/special.cuh"
#include "ptx/wgmma.cuh"

#ifndef D_QK
#define D_QK 576
#endif
static_assert(D_QK == 576 || D_QK == 512, "D_QK is 576 (512 and 64 rotary columns) or 512");

namespace sparse_mla {

using namespace ptx;

constexpr int kWarpgroup = 128;                  // threads
constexpr int kGroupWarps = kWarpgroup / kWarp;  // warps of it
constexpr int kDimV = 512;
constexpr int kHeads = 64;  // of one CTA
constexpr int kKeys = 64;   // of one block
constexpr int kSpan = 64;   // columns of a tile: 128 bytes, the span of the swizzle
constexpr int kQkTiles = D_QK / kSpan;
constexpr int kVTiles = kDimV / kSpan;
constexpr uint32_t kRowBytes = kSpan * 2;           // of a tile
constexpr uint32_t kEightRows = 8 * kRowBytes;      // bytes: the swizzle repeats after eight rows
constexpr uint32_t kTileBytes = kKeys * kRowBytes;  // of kKeys or kHeads rows

// One product sums over kStep columns or rows of a tile.
constexpr int kStep = 16;
constexpr int kSteps = kSpan / kStep;              // of a tile
constexpr uint32_t kColumnStep = kStep * 2;        // bytes from one step to the next along a row
constexpr uint32_t kRowStep = kStep * kRowBytes;   // and down the rows
constexpr uint32_t kMostShared = 227 * 1024;  // bytes that a CTA can have
constexpr float kLog2E = 1.4426950408889634f;

// ---- descriptors of tiles -------------------------------------------------------------------------------------------

// K-major: the stride is 8 rows; the next step is kColumnStep bytes further.           [ISA 9.7.15.5.1]
__device__ __forceinline__ uint64_t k_major(uint32_t tile) {
    return descriptors::wgmma(tile, descriptors::kUnusedLeading, kEightRows, descriptors::WgmmaSwizzle::bytes_128);
}
// MN-major: the stride is 8 rows (of the summed dimension), the next kSpan columns are the next tile; the next step is
// kRowStep bytes further.
__device__ __forceinline__ uint64_t mn_major(uint32_t tile) {
    return descriptors::wgmma(tile, kTileBytes, kEightRows, descriptors::WgmmaSwizzle::bytes_128);
}
__device__ __forceinline__ uint64_t advance(uint64_t descriptor, uint32_t bytes) { return descriptor + (bytes >> 4); }

// d[64 x 64] (+)= a[64 x 64] b[64 x 64]^T, both tiles K-major.
__device__ __forceinline__ void product_tile(float (&d)[32], uint64_t a, uint64_t b, bool accumulate) {
#pragma unroll
    for (int k = 0; k < kSteps; ++k)
        wgmma_m64n64k16_f32_bf16<0, 0>(d, advance(a, kColumnStep * k), advance(b, kColumnStep * k), accumulate || k > 0);
}

// ---- A fragments in a tile ------------------------------------------------------------------------------------------

// A lane's address for ldmatrix and stmatrix of a warp's 16 rows of an A operand, in a tile [row][column]: columns 0..15.
// Columns kStep * k.. are at `^ kColumnStep * k`: the swizzle leaves the bits above the lowest of the unit's to an exclusive or.
__device__ __forceinline__ uint32_t fragment_address(uint32_t tile, int warp, int lane) {
    return tile + descriptors::swizzle_128B(kWarpRows * warp + (lane & kWarpRows - 1), lane >> 4);
}
// The same for an operand that lies transposed, in a tile [column][row]; columns kStep * k.. are at `+ kRowStep * k`.
__device__ __forceinline__ uint32_t fragment_address_trans(uint32_t tile, int warp, int lane) {
    return tile + descriptors::swizzle_128B((lane & 7) + (lane >> 4) * 8, 2 * warp + ((lane >> 3) & 1));
}
// Hides where a value comes from, so that what is computed from it in a loop is not kept in registers outside.
__device__ __forceinline__ uint32_t opaque(uint32_t value) {
    asm volatile("" : "+r"(value));
    return value;
}

// ---- accumulators as lines ------------------------------------------------------------------------------------------

// Neighbours in g of lanes 4 g + c trade: the even one keeps its x[0] and x[2] and gets the other's as its x[1] and x[3], the
// odd one keeps x[1] and x[3] and gets the other's as its x[0] and x[2].
__device__ __forceinline__ void trade_lines(float (&x)[4][4], int lane) {
    const bool odd = lane & 4;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        float &a = x[i / 4 * 2][i % 4], &b = x[i / 4 * 2 + 1][i % 4];
        const float other = __shfl_xor_sync(kFullWarp, odd ? a : b, 4);
        a = odd ? other : a;
        b = odd ? b : other;
    }
}

// Rearranges a warp's 16 x 32 accumulator (rows g and g + 8 of lane 4 g + c, see wgmma.cuh) so that eight lanes hold the 32
// columns of one row, 128 bytes: x[i][0..3] are columns lined_column(lane).. of row lined_row(i, lane). Neighbours in c
// first trade halves of 8-column tiles for four columns in a row, then neighbours in g trade 16 columns for one row each.
constexpr int kLinedColumns = 32;
__device__ __forceinline__ int lined_row(int i, int lane) { return lane / 8 * 2 + i / 2 * 8 + i % 2; }
__device__ __forceinline__ int lined_column(int lane) { return lane % 2 * 8 + lane % 4 / 2 * 4 + lane / 4 % 2 * (kLinedColumns / 2); }
__device__ __forceinline__ void line_up(float (&x)[4][4], const float (&d)[kWarpRows * kLinedColumns / kWarp], int lane) {
    const bool odd_c = lane & 1;
#pragma unroll
    for (int i = 0; i < 8; ++i) {  // to x[2 r + h]: columns 16 h + 8 odd_c + 4 (c / 2) .. of row g + 8 r
        const int r = i / 4, h = i / 2 % 2, e = i % 2;
        const float lower = d[8 * h + 2 * r + e], upper = d[8 * h + 4 + 2 * r + e];
        const float other = __shfl_xor_sync(kFullWarp, odd_c ? lower : upper, 1);
        x[2 * r + h][e] = odd_c ? other : lower;
        x[2 * r + h][2 + e] = odd_c ? upper : other;
    }
    trade_lines(x, lane);
}

// ---- gather ---------------------------------------------------------------------------------------------------------

// A query's list of tokens, and what makes one count.
struct List {
    const int32_t* tokens;
    int length;
    int32_t s_kv;
    int64_t last;  // the query's own position

    __device__ __forceinline__ List(const int32_t* indices, const int32_t* topk_length, int topk, int32_t s_kv,
                                    int q_start, int query)
        : tokens(indices + static_cast<int64_t>(query) * topk), length(topk), s_kv(s_kv),
          last(static_cast<int64_t>(q_start) + query) {
        if (topk_length != nullptr) length = min(max(topk_length[query], 0), topk);
    }
    // The token at `slot`, or -1 if it counts nothing.
    __device__ __forceinline__ int32_t operator[](int slot) const {
        const int32_t token = slot < length ? tokens[slot] : -1;
        return token < 0 || token >= s_kv || token > last ? -1 : token;
    }
};

// Puts a block's tokens, `token` being its i-th, at `tokens`, and a bit for each that counts at `mask`. By two whole warps.
__device__ __forceinline__ void stage(int32_t token, int i, uint32_t tokens, uint32_t mask) {
    const uint32_t bits = __ballot_sync(0xFFFFFFFFu, token >= 0);
    st_shared_u32(tokens + 4 * i, token);
    if (i % 32 == 0) st_shared_u32(mask + i / 8, bits);
}

// Copies tiles kFirst .. kLast - 1 of one block's rows, 8 lanes a row of a tile; rows of tokens that count nothing are
// zeros. By a warpgroup; then `gathered`.
template <int kFirst, int kLast>
__device__ __forceinline__ void gather(uint32_t k_tiles, const uint16_t* kv, uint32_t tokens) {
    constexpr int kPassRows = kWarpgroup / 8;  // that the warpgroup copies at once
    const int thread = threadIdx.x % kWarpgroup, unit = thread % 8;
#pragma unroll
    for (int i = 0; i < kKeys / kPassRows; ++i) {
        const int row = kPassRows * i + thread / 8;
        const int32_t token = ld_shared_u32(tokens + 4 * row);
        const uint16_t* source = kv + static_cast<int64_t>(token < 0 ? 0 : token) * D_QK + unit * 8;
        const uint32_t target = k_tiles + descriptors::swizzle_128B(row, unit);
#pragma unroll
        for (int tile = kFirst; tile < kLast; ++tile)
            cp_async_cg_16_zfill(target + tile * kTileBytes, source + tile * kSpan, token < 0 ? 0 : kUnitBytes);
    }
}

// cp.async writes through the generic proxy, wgmma reads through the async one.             [ISA 8.8]
__device__ __forceinline__ void gathered(uint32_t full) {
    cp_async_wait_all();
    fence_proxy_async_shared_cta();
    mbarrier_arrive(full);
}

}  // namespace sparse_mla
