// Shared memory of the backward kernel, and what its warpgroups share.
#pragma once
#include "tiles.cuh"

namespace sparse_mla {

constexpr int kSlots = 4;  // token lists in flight: a block's, the next two, and one to make it a mask

// ---- shared memory of the backward kernel ----------------------------------------------------------------------------

constexpr uint32_t kQAt = 0;
constexpr uint32_t kDoAt = kQAt + kQkTiles * kTileBytes;
constexpr uint32_t kKAt = kDoAt + kVTiles * kTileBytes;
constexpr uint32_t kPAt = kKAt + kQkTiles * kTileBytes;
constexpr uint32_t kDsAt = kPAt + kTileBytes;
constexpr uint32_t kTokensAt = kDsAt + kTileBytes;
constexpr uint32_t kMaskAt = kTokensAt + kSlots * kKeys * 4;
constexpr uint32_t kDeltaAt = kMaskAt + kSlots * 8;  // of the 64 heads
// mbarriers
constexpr uint32_t kQFull = kDeltaAt + kHeads * 4;  // Q and dO have landed
constexpr uint32_t kKFull = kQFull + 8;             // [2]: tiles 0..3, 4.. of this block's K have: the 128 threads of the warpgroup
constexpr uint32_t kPsFull = kKFull + 16;           // P and dS are written: the 128 threads of warpgroup 1
constexpr uint32_t kPsFree = kPsFull + 8;           // and read, and later tokens staged: the 256 threads of warpgroups 1 and 2
constexpr uint32_t kSmemBytes = kPsFree + 8;
static_assert(kSmemBytes <= 227 * 1024, "more shared memory than a CTA can have");

// Named barriers (0 is the whole CTA's).                                               [ISA 9.7.13.1]
enum : uint32_t { kPReady = 1, kDsReady = 2, kKUnused = 3 /* and 4 */ };

// What every role works on.
struct Job {
    uint32_t base;  // of the dynamic shared memory, in the shared window
    int query;
    int row0;   // first row of q, o, dO, lse and dq
    int first;  // of the blocks; even
    int end;    // behind the last
    int warp;   // of the warpgroup
    int lane;

    // The same, such that what is computed from it in a loop is not kept in registers from one round to the next.
    __device__ __forceinline__ Job anew() const {
        Job job = *this;
        job.row0 = opaque(row0);
        job.warp = opaque(warp);
        job.lane = opaque(lane);
        return job;
    }
    // Addresses of a block's 64 tokens (-1: counts nothing), and of a bit for each that counts.
    __device__ __forceinline__ uint32_t tokens(int block) const { return base + kTokensAt + block % kSlots * (kKeys * 4); }
    __device__ __forceinline__ uint32_t mask(int block) const { return base + kMaskAt + block % kSlots * 8; }
};

// The token lists of all queries; all of it kernel parameters, which take no registers.
struct Lists {
    const int32_t* indices;
    const int32_t* topk_length;
    int topk;
    int32_t s_kv;
    int q_start;

    __device__ __forceinline__ List of(int query) const {
        return List(indices, topk_length, topk, s_kv, q_start, query);
    }
};

}  // namespace sparse_mla
