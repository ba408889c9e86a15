// Where one side of a ring of stages is.
//
// Of each stage there are two mbarriers. The side that reads waits on the one of full stages for `parity`; the side that
// fills waits on the one of empty stages for `parity ^ 1`, which a fresh barrier lets pass.
#pragma once
#include "ptx/types.cuh"

// A stage by its number, and the parity of its current phase.
template <ptx::uint32_t kStages>
struct RingCursor {
    ptx::uint32_t index = 0, parity = 0;

    // Where the ring is in its turn number `turn`, for a loop that counts turns anyway.
    __device__ __forceinline__ static RingCursor at(ptx::uint32_t turn) { return {turn % kStages, turn / kStages % 2}; }
    __device__ __forceinline__ void next() {
        if (++index == kStages) {
            index = 0;
            parity ^= 1;
        }
    }
};

// A stage by its address, where only the stages' order says whether one is full.
template <ptx::uint32_t kStages, ptx::uint32_t kStageBytes>
struct RingAddress {
    ptx::uint32_t first, stage;

    __device__ __forceinline__ explicit RingAddress(ptx::uint32_t first) : first(first), stage(first) {}
    __device__ __forceinline__ void next() {
        stage = stage + kStageBytes == first + kStages * kStageBytes ? first : stage + kStageBytes;
    }
};
