// Shared-memory and instruction descriptors as constexpr bit fields.
#pragma once
#include "ptx/types.cuh"

namespace descriptors {

using ptx::uint32_t;
using ptx::uint64_t;

// Swizzle modes of the wgmma shared-memory descriptor, bits 62..63.                   [ISA 9.7.15.5.1]
enum class WgmmaSwizzle : uint64_t { none = 0, bytes_128 = 1, bytes_64 = 2, bytes_32 = 3 };

constexpr uint32_t kSpanBytes = 128;       // of the 128B swizzle: a row of its tiles
constexpr uint32_t kUnusedLeading = 16;  // bytes: the leading offset where a swizzle leaves it unused, by convention one unit

// Address and offsets are stored in units of 16 bytes, 14 bits each.
__device__ constexpr uint64_t encode_16B(uint64_t bytes) { return (bytes & 0x3FFFF) >> 4; }

// wgmma shared-memory descriptor. Tiles start at a multiple of the swizzle's repeat (1024 bytes for 128B), so that the
// base offset is 0. K-major with a swizzle: leading offset is ignored, stride offset is 8 rows (1024 bytes for 128B).
__device__ constexpr uint64_t wgmma(uint32_t smem_address, uint32_t leading_bytes, uint32_t stride_bytes,
                                    WgmmaSwizzle swizzle) {
    return encode_16B(smem_address) | encode_16B(leading_bytes) << 16 | encode_16B(stride_bytes) << 32 |
           static_cast<uint64_t>(swizzle) << 62;
}

// Swizzle modes of the tcgen05 shared-memory descriptor, bits 61..63.                 [ISA 9.7.16.4.1]
enum class Tcgen05Swizzle : uint64_t { none = 0, bytes_128_base_32 = 1, bytes_128 = 2, bytes_64 = 4, bytes_32 = 6 };

// tcgen05 shared-memory descriptor: bits 46..48 are 0b001.
__device__ constexpr uint64_t tcgen05(uint32_t smem_address, uint32_t leading_bytes, uint32_t stride_bytes,
                                      Tcgen05Swizzle swizzle) {
    return encode_16B(smem_address) | encode_16B(leading_bytes) << 16 | encode_16B(stride_bytes) << 32 | 1ull << 46 |
           static_cast<uint64_t>(swizzle) << 61;
}

// Instruction descriptor of kind::mxf4nvf4 with UE4M3 scales, both operands e2m1 and K-major, K = 64.
//                                                                                     [ISA 9.7.16.4.2, mxf4nvf4 table]
__device__ constexpr uint32_t tcgen05_mxf4nvf4(uint32_t m, uint32_t n, uint32_t scale_a_id = 0,
                                               uint32_t scale_b_id = 0) {
    return scale_b_id << 4 | 1u << 7 | 1u << 10 | (n >> 3) << 17 | (m >> 7) << 27 | scale_a_id << 29;
}

// Instruction descriptor of kind::f16 with bf16 operands and f32 results; an operand is K-major by default.
//                                                                                     [ISA 9.7.16.4.2, f16 table]
__device__ constexpr uint32_t tcgen05_bf16(uint32_t m, uint32_t n, bool mn_major_a = false, bool mn_major_b = false) {
    return 1u << 4 | 1u << 7 | 1u << 10 | static_cast<uint32_t>(mn_major_a) << 15 |
           static_cast<uint32_t>(mn_major_b) << 16 | (n >> 3) << 17 | (m >> 4) << 24;
}

// Byte offset of the 16-byte unit `unit` of row `row` in a tile of 128-byte rows under the 128B swizzle:
// the unit index is xored with the row's low three bits.                              [ISA 5.5.7]
__device__ constexpr uint32_t swizzle_128B(uint32_t row, uint32_t unit) { return row * kSpanBytes + ((unit ^ (row & 7)) << 4); }

}  // namespace descriptors
