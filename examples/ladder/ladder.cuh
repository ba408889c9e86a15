// What the steps share: the operands, where a scale lies, and what codes and scales are worth.
#pragma once

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned;
using i64 = long long;

constexpr int kBlock = 16;  // codes that share a scale

struct Operands {
    const u8* a;    // [l, m, k/2] two e2m1 codes to a byte, the earlier one below
    const u8* b;    // [l, 128, k/2] row 0 is the vector
    const u8* sfa;  // [l, ceil(m/128), k/64, 32, 4, 4] e4m3 scales
    const u8* sfb;  // [l, 1, k/64, 32, 4, 4]
    u16* c;         // [l, m] float16
    int m, k;
};

// The row's codes in a batch.
__device__ __forceinline__ const u8* row_of(const Operands& o, int batch, int row) {
    return o.a + (i64(batch) * o.m + row) * (o.k / 2);
}
__device__ __forceinline__ const u8* vector_of(const Operands& o, int batch) { return o.b + i64(batch) * 128 * (o.k / 2); }

// The scale of block j of a row: tiles of 128 rows and 4 blocks have 512 bytes.
__device__ __forceinline__ const u8* scale_of(const Operands& o, int batch, int row, int j) {
    const i64 tile = (i64(batch) * ((o.m + 127) / 128) + row / 128) * (o.k / 64) + j / 4;
    return o.sfa + tile * 512 + row % 32 * 16 + row % 128 / 32 * 4 + j % 4;
}
__device__ __forceinline__ const u8* vector_scale_of(const Operands& o, int batch, int j) {
    return o.sfb + (i64(batch) * (o.k / 64) + j / 4) * 512 + j % 4;
}

__device__ __forceinline__ float half_to_float(u16 half) {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(half));
    return value;
}
__device__ __forceinline__ u16 float_to_half(float value) {
    u16 half;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(value));
    return half;
}

// Two e4m3 scales at once: the lower byte's and the upper byte's.
__device__ __forceinline__ float2 scales(u16 two) {
    u32 halves;
    asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(halves) : "h"(two));
    return {half_to_float(u16(halves)), half_to_float(u16(halves >> 16))};
}
__device__ __forceinline__ float scale(u8 one) { return scales(one).x; }

// A code as a float: its three lower bits are the exponent and the mantissa of a float16, but for a factor of 2^14.
__device__ __forceinline__ float code(u32 bits) {
    return half_to_float(u16((bits & 7) << 9 | (bits & 8) << 12)) * 16384.0f;
}

__device__ __forceinline__ float sum_of_warp(float sum) {
    for (int far = 16; far > 0; far /= 2) sum += __shfl_xor_sync(~0u, sum, far);
    return sum;
}
