// What the lanes of a warp do together.
#pragma once
#include "ptx/types.cuh"

namespace {

constexpr int kWarp = 32;                         // lanes
constexpr int kHalfWarp = kWarp / 2;
constexpr int kWarpRows = 16;                     // that a warp has of an MMA's A and D
constexpr int kUnitBytes = 16;                    // a lane's widest access; what swizzles and descriptors count
constexpr ptx::uint32_t kFullWarp = 0xFFFFFFFFu;  // all lanes, as a mask

}  // namespace

// The same value, which the compiler keeps in a register: it cannot compute a shuffle's result again from what it was made of.
__device__ __forceinline__ ptx::uint32_t keep(ptx::uint32_t value, int lane) { return __shfl_sync(kFullWarp, value, lane); }
