// What both sm_100a kernels of this folder are made of. Two CTAs, a pair, own one query and 128 of its heads, 64 each.
//
// A product of the pair, D = A B^T with M = 128: each CTA holds 64 rows of A and half of B's rows (N), and receives D of its
// own 64 rows: columns 0 .. N/2 - 1 in lanes 0..63 of its tensor memory, the other half in lanes 64..127.
//                                                                                     [ISA 9.7.16.10.5, layout B]
#pragma once
#include "delta.cuh"
#include "tiles.cuh"

#include "ptx/arithmetic.cuh"
#include "ptx/cluster.cuh"
#include "ptx/cp_async_bulk_tensor_pair.cuh"
#include "ptx/tcgen05.cuh"
#include "ptx/tcgen05_pair.cuh"
#include "shared_address.cuh"

namespace sparse_mla {

constexpr uint32_t kBothCtas = 3;  // both CTAs, as a mask
constexpr int kPairHeads = 128;    // rows of every product: heads, or keys
constexpr int kHalfKeys = kKeys / 2;                        // keys of a block that one CTA brings for S and dP
constexpr uint32_t kKsTileBytes = kHalfKeys * kRowBytes;  // kHalfKeys keys x kSpan columns
constexpr uint32_t kKsBytes = kQkTiles * kKsTileBytes;
constexpr uint32_t kGatherBytes = 4 * kRowBytes;  // of the four rows that one copy gathers
constexpr int kThreads = 3 * kWarpgroup;

// What a CTA works on.
template <class Shared>
struct Pair {
    SharedAddress<Shared> shared;
    uint32_t rank;  // of the CTA
    int query;
    int head;       // the first of the CTA's 64
    bool active;    // the heads exist; if not, Q and dO are zeros and nothing is written
    int blocks;
    int warp;       // of the warpgroup: it reaches lanes 32 * warp .. of tensor memory
    int lane;

    // The pair's groups of 128 heads lie side by side in the grid.
    __device__ __forceinline__ Pair(const void* dynamic, int h_q) : shared{cvta_to_shared(dynamic)} {
        rank = cluster_ctarank();
        const int groups = (h_q + kPairHeads - 1) / kPairHeads, pair = blockIdx.x / 2;
        query = pair / groups;
        head = pair % groups * kPairHeads + static_cast<int>(rank) * kHeads;
        active = head < h_q;
        warp = threadIdx.x / kWarp % kGroupWarps;
        lane = threadIdx.x % kWarp;
    }
    // The first lane of tensor memory that the warp reaches, as part of an address.
    __device__ __forceinline__ uint32_t lanes() const { return static_cast<uint32_t>(32 * warp) << 16; }
};

// The same address in CTA 0, which issues the pair's products: both CTAs arrive on its barriers.
__device__ __forceinline__ uint32_t in_leader(uint32_t address) { return mapa_shared_cluster(address, 0); }

// ---- operands -------------------------------------------------------------------------------------------------------

// K-major, 128B swizzle: the stride is 8 rows; the next step is kColumnStep bytes further. [ISA 9.7.16.3.1.1]
__device__ __forceinline__ uint64_t columns_summed(uint32_t tile) {
    return descriptors::tcgen05(tile, descriptors::kUnusedLeading, kEightRows, descriptors::Tcgen05Swizzle::bytes_128);
}
// MN-major, 128B swizzle: the stride is 8 rows of the summed dimension, the next kSpan columns are the next tile; the next
// step is kRowStep bytes further.
__device__ __forceinline__ uint64_t rows_summed(uint32_t tile) {
    return descriptors::tcgen05(tile, kTileBytes, kEightRows, descriptors::Tcgen05Swizzle::bytes_128);
}

// d[128 x 64] (+)= A K^T over one tile of A (Q or dO) and of the CTAs' halves of a block. One thread of CTA 0.
__device__ __forceinline__ void product_with_keys_tile(uint32_t d, uint32_t a_tile, uint32_t k_tile, bool accumulate) {
    constexpr uint32_t kInstruction = descriptors::tcgen05_bf16(kPairHeads, kKeys);
    const uint64_t a = columns_summed(a_tile), b = columns_summed(k_tile);
#pragma unroll
    for (int k = 0; k < kSteps; ++k)
        tcgen05_mma_f16_pair(d, advance(a, kColumnStep * k), advance(b, kColumnStep * k), kInstruction, accumulate || k > 0);
}

// The same over the first kTiles tiles, into a new sum.
template <int kTiles>
__device__ __forceinline__ void product_with_keys(uint32_t d, uint32_t a_tiles, uint32_t k_tiles) {
#pragma unroll 1
    for (int tile = 0; tile < kTiles; ++tile)
        product_with_keys_tile(d, a_tiles + tile * kTileBytes, k_tiles + tile * kKsTileBytes, tile > 0);
}

// ---- copies ---------------------------------------------------------------------------------------------------------

// The CTA's 64 rows of Q or dO; rows of heads that do not exist are zeros. One thread; kTiles * kTileBytes bytes to `full`.
template <int kTiles, class Shared>
__device__ __forceinline__ void load_rows(const Pair<Shared>& pair, const TensorMap& map, uint32_t tiles, uint32_t full) {
    for (int tile = 0; tile < kTiles; ++tile)
        cp_async_bulk_tensor_3d_shared_global_pair(tiles + tile * kTileBytes, map, full, tile * kSpan, pair.head, pair.query);
}

// A lane's tokens of a block, keys lane and 32 + lane; -1 counts nothing, and gathers a row of zeros.
struct Tokens {
    int32_t of[2];

    __device__ __forceinline__ Tokens(const List& list, int block, int lane)
        : of{list[block * kKeys + lane], list[block * kKeys + kHalfKeys + lane]} {}

    // The CTA's 32 keys, all columns, in tiles of 32 x 64. A whole warp; kKsBytes to `full`.
    template <class Shared>
    __device__ __forceinline__ void gather_keys(const Pair<Shared>& pair, const TensorMap& map, uint32_t k_tiles,
                                                uint32_t full) const {
        const int group = pair.lane % 8;
        int32_t rows[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) rows[i] = __shfl_sync(kFullWarp, pair.rank ? of[1] : of[0], 4 * group + i);
        for (int tile = pair.lane / 8; tile < kQkTiles; tile += 4)
            cp_async_bulk_tensor_2d_gather4_pair(k_tiles + tile * kKsTileBytes + group * kGatherBytes, map, full, tile * kSpan,
                                                 rows);
    }
};

// Says how many bytes this CTA's copies will bring to a barrier of CTA 0, which counts both CTAs. One thread.
__device__ __forceinline__ void announce_bytes(uint32_t full, uint32_t bytes) {
    mbarrier_arrive_expect_tx_cluster(full, bytes);
}

// ---- delta ----------------------------------------------------------------------------------------------------------

constexpr int kRowsAtOnce = 4;  // of o and dO that a warp has on their way

// Calls take(head of the CTA, sum over 512 columns of o * dO) for the CTA's heads, in one lane. By a warpgroup.
template <class Shared, class Take>
__device__ __forceinline__ void deltas(const Pair<Shared>& pair, const uint16_t* o, const uint16_t* d_o, int h_q, Take take) {
    constexpr int kWarpHeads = kHeads / kGroupWarps;
    static_assert(kWarpHeads % kRowsAtOnce == 0, "a warp's heads are whole turns");
#pragma unroll 1
    for (int i = 0; i < kWarpHeads; i += kRowsAtOnce) {
        const int head = kWarpHeads * pair.warp + i;
        DeltaRow rows[kRowsAtOnce];
        if (pair.active)
#pragma unroll
            for (int j = 0; j < kRowsAtOnce; ++j)
                rows[j].load(o, d_o, static_cast<int64_t>(pair.query) * h_q + pair.head + head + j, pair.lane);
#pragma unroll
        for (int j = 0; j < kRowsAtOnce; ++j) {
            const float sum = pair.active ? rows[j].sum() : 0.f;
            if (pair.lane == 0) take(head + j, sum);
        }
    }
}

// lse in units of log 2, +inf where nothing counts in the row (or it does not exist): exp2(-inf) = 0.
template <class Shared>
__device__ __forceinline__ float lse_base_2(const Pair<Shared>& pair, const float* lse, int h_q, int head) {
    if (!pair.active) return __int_as_float(0x7F800000);
    const float value = lse[static_cast<int64_t>(pair.query) * h_q + pair.head + head] * kLog2E;
    return isinf(value) ? fabsf(value) : value;
}

// The kHalfKeys keys of a thread: exp2(s * scale - lse2), and exactly 0 where the key counts nothing.
__device__ __forceinline__ void probabilities(float (&p)[kHalfKeys], const uint32_t (&s)[kHalfKeys], uint32_t bits,
                                              float scale, float lse2) {
#pragma unroll
    for (int i = 0; i < kHalfKeys; ++i)
        p[i] = bits >> i & 1 ? ex2_approx_ftz(fmaf(__uint_as_float(s[i]), scale, -lse2)) : 0.f;
}

}  // namespace sparse_mla
