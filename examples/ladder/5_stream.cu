// Step 5: the codes pass by the L1. Each is read once, and would only drive out the scales, of which a warp's lanes and its
// next turns read the same sectors again.
#include "integers.cuh"

constexpr int kWarps = 16;

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    extern __shared__ uint4 vector[];  // a block of codes each, then the blocks' scales over 4
    const int lane = threadIdx.x % 32, row = blockIdx.x * kWarps + threadIdx.x / 32, batch = blockIdx.y;
    const int blocks = o.k / kBlock;
    float* by = reinterpret_cast<float*>(vector + blocks);
    const uint2* codes = reinterpret_cast<const uint2*>(vector_of(o, batch));
    for (int j = threadIdx.x; j < blocks; j += 32 * kWarps) {
        vector[j] = bytes16(codes[j]);
        by[j] = 0.25f * scale(*vector_scale_of(o, batch, j));
    }
    __syncthreads();
    if (row >= o.m) return;
    const uint4* a = reinterpret_cast<const uint4*>(row_of(o, batch, row));
    float sum = 0;
#pragma unroll 1
    for (int piece = lane; piece < blocks / 2; piece += 32) {
        const uint4 x = stream(a + piece);
        const float2 sa = scales(*reinterpret_cast<const u16*>(scale_of(o, batch, row, 2 * piece)));
        sum += dot16(x.x, x.y, vector[2 * piece]) * (sa.x * by[2 * piece]);
        sum += dot16(x.z, x.w, vector[2 * piece + 1]) * (sa.y * by[2 * piece + 1]);
    }
    sum = sum_of_warp(sum);
    if (lane == 0) o.c[i64(batch) * o.m + row] = float_to_half(sum);
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps;
extern "C" __device__ const unsigned gemv_smem_block = kBlock + sizeof(float);
