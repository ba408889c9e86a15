// Shared memory of the backward kernel, and what its warpgroups share.
#pragma once
#include "tiles.cuh"

#include "shared_address.cuh"

namespace sparse_mla {

constexpr int kSlots = 4;  // token lists in flight: a block's, the next two, and one to make it a mask

// ---- shared memory of the backward kernel ----------------------------------------------------------------------------

constexpr int kFirstTiles = 4;  // of K, which warpgroup 0 gathers; warpgroup 1 gathers the others

struct Shared {
    alignas(1024) unsigned char q[kQkTiles][kTileBytes];
    unsigned char d_o[kVTiles][kTileBytes];
    unsigned char k[kQkTiles][kTileBytes];
    unsigned char p[kTileBytes];
    unsigned char ds[kTileBytes];       // right after P: one address does for both
    int32_t tokens[kSlots][kKeys];      // of a block; -1: counts nothing
    uint32_t mask[kSlots][kKeys / 32];  // a bit for each token that counts
    float delta[kHeads];
    uint64_t q_full;                    // Q and dO have landed
    uint64_t k_full[2];                 // a warpgroup's tiles of this block's K have: its threads
    uint64_t ps_full;                   // P and dS are written: the threads of warpgroup 1
    uint64_t ps_free;                   // and read, and later tokens staged: the threads of warpgroups 1 and 2
};
static_assert(sizeof(Shared) <= kMostShared, "more shared memory than a CTA can have");

// Named barriers (0 is the whole CTA's).                                               [ISA 9.7.13.1]
enum : uint32_t { kPReady = 1, kDsReady = 2, kKUnused = 3 /* and 4 */ };

// What every role works on.
struct Job {
    SharedAddress<Shared> shared;
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
    // Addresses of a block's tokens, and of a bit for each that counts.
    __device__ __forceinline__ uint32_t tokens(int block) const { return shared.of(&Shared::tokens, block % kSlots); }
    __device__ __forceinline__ uint32_t mask(int block) const { return shared.of(&Shared::mask, block % kSlots); }
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
