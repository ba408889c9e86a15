// Step 3: the vector is decoded once for a CTA of 16 rows, its scales multiplied in, and lies in shared memory as floats.
// Half of the decoding is gone. Four floats of a lane lie beside those of its neighbours, so that no two lanes of a
// quarter of a warp meet in a bank.
#include "ladder.cuh"

constexpr int kWarps = 16;

__device__ __forceinline__ float dot4(u32 x, float4 y) {
    return code(x) * y.x + code(x >> 4) * y.y + code(x >> 8) * y.z + code(x >> 12) * y.w;
}

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    extern __shared__ float4 vector[];  // [8][k/32]: codes 4 i to 4 i + 3 of piece p at [i][p]
    const int lane = threadIdx.x % 32, row = blockIdx.x * kWarps + threadIdx.x / 32, batch = blockIdx.y;
    const int pieces = o.k / 32;
    const u16* codes = reinterpret_cast<const u16*>(vector_of(o, batch));
    for (int at = threadIdx.x; at < 8 * pieces; at += 32 * kWarps) {
        const int piece = at / 8, i = at % 8;
        const u32 y = codes[at];
        const float by = scale(*vector_scale_of(o, batch, at / 4));
        vector[i * pieces + piece] = {code(y) * by, code(y >> 4) * by, code(y >> 8) * by, code(y >> 12) * by};
    }
    __syncthreads();
    if (row >= o.m) return;
    const uint4* a = reinterpret_cast<const uint4*>(row_of(o, batch, row));
    float sum = 0;
#pragma unroll 1
    for (int piece = lane; piece < pieces; piece += 32) {
        const uint4 x = a[piece];
        const float2 sa = scales(*reinterpret_cast<const u16*>(scale_of(o, batch, row, 2 * piece)));
        const float4* y = vector + piece;
        sum += (dot4(x.x, y[0]) + dot4(x.x >> 16, y[pieces]) + dot4(x.y, y[2 * pieces]) + dot4(x.y >> 16, y[3 * pieces])) * sa.x;
        y += 4 * pieces;
        sum += (dot4(x.z, y[0]) + dot4(x.z >> 16, y[pieces]) + dot4(x.w, y[2 * pieces]) + dot4(x.w >> 16, y[3 * pieces])) * sa.y;
    }
    sum = sum_of_warp(sum);
    if (lane == 0) o.c[i64(batch) * o.m + row] = float_to_half(sum);
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps;
extern "C" __device__ const unsigned gemv_smem_block = kBlock * sizeof(float);
