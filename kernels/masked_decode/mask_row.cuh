// The mask as one CTA reads it, and the list of the tokens that it keeps.
#pragma once
#include "ptx/ld_st.cuh"
#include "warp.cuh"

namespace {

using namespace ptx;

constexpr int kUnit = 128;               // tokens dealt to one split at a time
constexpr int kLaneTokens = kUnitBytes;  // whose mask bytes a lane reads at once

// The mask of one (batch, key head) as the CTA sees it: 16-byte granules aligned in memory, so that a row may begin at
// any byte, in units of 128 bytes of which this split has one a turn.
struct MaskRow {
    const unsigned char* aligned;  // the row's first byte, rounded down to 16
    const unsigned char* begin;    // of the whole mask: no granule that reaches past it is read as one
    const unsigned char* end;
    int shift;  // tokens from `aligned` to the row's first
    int length;
    uint32_t splits;
    uint32_t split;
};

// Token of the first byte of a split's unit. The order of the splits rotates from turn to turn by a golden-ratio sequence,
// lest a mask with a period of whole turns leave some splits all the work.
__device__ __forceinline__ int unit_token(const MaskRow& row, uint32_t turn) {
    uint32_t place = row.split + __umulhi(turn * 0x9E3779B9u, row.splits);
    place -= place >= row.splits ? row.splits : 0;
    return static_cast<int>((turn * row.splits + place) * kUnit) - row.shift;
}

__device__ __forceinline__ int granule_token(const MaskRow& row, uint32_t turn, int warp, int lane) {
    return unit_token(row, turn + (warp * kWarp + lane) / (kUnit / kLaneTokens)) + lane % (kUnit / kLaneTokens) * kLaneTokens;
}

// Whether the 16 bytes from this token's on lie within the mask; the row's own neighbours may be read.
__device__ __forceinline__ bool within_mask(const MaskRow& row, int token) {
    const unsigned char* address = row.aligned + (token + row.shift);
    return address >= row.begin && address + kLaneTokens <= row.end;
}

// The 16 mask bytes that a lane reads in the load that begins at `turn`.
__device__ __forceinline__ U32x4 load_granule(const MaskRow& row, uint32_t turn, int warp, int lane) {
    const int token = granule_token(row, turn, warp, lane);
    U32x4 granule{};
    if (token < row.length && within_mask(row, token)) {
        granule = ld_global_nc_no_allocate_v4(row.aligned + (token + row.shift));
    }
    return granule;
}

// Gathers bit 0 of the four bytes of a bool word: the products that matter land in bits 28 to 31, the others below.
__device__ __forceinline__ uint32_t nibble(uint32_t word) { return ((word & 0x01010101u) * 0x10204080u) >> 28; }

// Bit j: token j of a lane's granule is in the row and kept.
__device__ __forceinline__ uint32_t live_bits(const MaskRow& row, const U32x4& b, uint32_t turn, int warp, int lane) {
    uint32_t dropped = nibble(b.x) | nibble(b.y) << 4 | nibble(b.z) << 8 | nibble(b.w) << 12;
    const int token = granule_token(row, turn, warp, lane);
    const int first = min(max(-token, 0), kLaneTokens), last = min(max(row.length - token, 0), kLaneTokens);
    if (!within_mask(row, token)) {
        dropped = 0;
#pragma unroll 1
        for (int j = first; j < last; ++j) {
            dropped |= static_cast<uint32_t>(row.aligned[token + row.shift + j] & 1) << j;
        }
    }
    return (0xFFFFu >> (kLaneTokens - last)) & (0xFFFFu << first) & ~dropped;
}

// Lists the places of the live tokens of one load, the warp's first being `place`, and returns how many there are.
// 32 tokens of the mask at a time, so that the stores have no bank conflicts.
__device__ __forceinline__ uint32_t write_list(uint16_t* list, uint32_t bits, uint32_t place, int lane) {
    const uint32_t pair = bits | __shfl_down_sync(kFullWarp, bits, 1) << kLaneTokens;  // of 32 tokens, in even lanes
    uint32_t count = 0;
#pragma unroll 4
    for (int i = 0; i < kWarp / 2; ++i) {
        const uint32_t word = __shfl_sync(kFullWarp, pair, 2 * i);
        if (word >> lane & 1) {
            list[count + __popc(word & ((1u << lane) - 1))] = static_cast<uint16_t>(place + i * kWarp + lane);
        }
        count += __popc(word);
    }
    return count;
}

}  // namespace
