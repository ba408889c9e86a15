// Step 2: a warp takes a row, and its lanes take neighbouring pieces of 16 bytes: two blocks of codes, and their two scales
// with one load. A load of the warp is one piece of memory. In step 1 each lane's bytes came from a row of its own.
#include "ladder.cuh"

constexpr int kWarps = 8;

__device__ __forceinline__ float dot8(u32 x, u32 y) {
    float dot = 0;
    for (int i = 0; i < 8; ++i) dot += code(x >> 4 * i) * code(y >> 4 * i);
    return dot;
}

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    const int lane = threadIdx.x % 32, row = blockIdx.x * kWarps + threadIdx.x / 32, batch = blockIdx.y;
    if (row >= o.m) return;
    const uint4* a = reinterpret_cast<const uint4*>(row_of(o, batch, row));
    const uint4* b = reinterpret_cast<const uint4*>(vector_of(o, batch));
    float sum = 0;
#pragma unroll 1
    for (int piece = lane; piece < o.k / 32; piece += 32) {  // 32 codes, two blocks
        const uint4 x = a[piece], y = b[piece];
        const float2 sa = scales(*reinterpret_cast<const u16*>(scale_of(o, batch, row, 2 * piece)));
        const float2 sb = scales(*reinterpret_cast<const u16*>(vector_scale_of(o, batch, 2 * piece)));
        sum += (dot8(x.x, y.x) + dot8(x.y, y.y)) * sa.x * sb.x + (dot8(x.z, y.z) + dot8(x.w, y.w)) * sa.y * sb.y;
    }
    sum = sum_of_warp(sum);
    if (lane == 0) o.c[i64(batch) * o.m + row] = float_to_half(sum);
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps;
