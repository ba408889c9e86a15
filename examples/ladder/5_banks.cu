// Step 5: no bank conflicts. In step 4 a lane's blocks lay 32 bytes from its neighbour's and were read word by word, so that
// eight lanes met in each bank. Here even and odd blocks lie apart, and each is read as 16 bytes.
#include "integers.cuh"

constexpr int kWarps = 16;

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    extern __shared__ uint4 vector[];  // [2][k/32]: even blocks, odd blocks; then pairs of scales over 4
    const int lane = threadIdx.x % 32, row = blockIdx.x * kWarps + threadIdx.x / 32, batch = blockIdx.y;
    const int pieces = o.k / 32;
    float2* by = reinterpret_cast<float2*>(vector + 2 * pieces);
    const uint4* codes = reinterpret_cast<const uint4*>(vector_of(o, batch));
    for (int piece = threadIdx.x; piece < pieces; piece += 32 * kWarps) {
        const uint4 y = codes[piece];
        vector[piece] = bytes16({y.x, y.y});
        vector[pieces + piece] = bytes16({y.z, y.w});
        const float2 two = scales(*reinterpret_cast<const u16*>(vector_scale_of(o, batch, 2 * piece)));
        by[piece] = {0.25f * two.x, 0.25f * two.y};
    }
    __syncthreads();
    if (row >= o.m) return;
    const uint4* a = reinterpret_cast<const uint4*>(row_of(o, batch, row));
    float sum = 0;
#pragma unroll 1
    for (int piece = lane; piece < pieces; piece += 32) {
        const uint4 x = a[piece];
        const float2 sa = scales(*reinterpret_cast<const u16*>(scale_of(o, batch, row, 2 * piece)));
        const uint4 even = vector[piece], odd = vector[pieces + piece];
        const float2 sb = by[piece];
        sum += dot16(x.x, x.y, even) * (sa.x * sb.x) + dot16(x.z, x.w, odd) * (sa.y * sb.y);
    }
    sum = sum_of_warp(sum);
    if (lane == 0) o.c[i64(batch) * o.m + row] = float_to_half(sum);
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps;
extern "C" __device__ const unsigned gemv_smem_block = kBlock + sizeof(float);
