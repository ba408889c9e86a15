// Step 5: a warp takes two rows whose scales lie together: rows r and r + 32 of half a tile. One load of 8 bytes brings their
// scales, one read of shared memory serves both, and with the loop unrolled four loads of codes are under way at once. The
// vector's even and odd blocks lie apart, so that no lanes meet in a bank: in step 4 eight did.
#include "integers.cuh"

constexpr int kWarps = 8, kRows = 2;

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    extern __shared__ uint4 vector[];  // [2][k/32]: even blocks, odd blocks; then pairs of scales over 4
    const int lane = threadIdx.x % 32, batch = blockIdx.y, pieces = o.k / 32;
    const int group = blockIdx.x * kWarps + threadIdx.x / 32, first = group / 32 * 64 + group % 32;
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
    if (first >= o.m) return;
    const uint4* a[kRows];  // a row that is not there reads the last one, and is not stored
    for (int r = 0; r < kRows; ++r) a[r] = reinterpret_cast<const uint4*>(row_of(o, batch, min(first + 32 * r, o.m - 1)));
    const u8* sf = scale_of(o, batch, first, 0);
    float sum[kRows] = {};
#pragma unroll 2
    for (int piece = lane; piece < pieces; piece += 32) {
        uint4 x[kRows];
        for (int r = 0; r < kRows; ++r) x[r] = stream(a[r] + piece);
        const uint2 two = *reinterpret_cast<const uint2*>(sf + piece / 2 * 512);  // two rows' scales of four blocks
        const u32 of_row[kRows] = {two.x, two.y};
        const uint4 even = vector[piece], odd = vector[pieces + piece];
        const float2 sb = by[piece];
        for (int r = 0; r < kRows; ++r) {
            const float2 sa = scales(u16(of_row[r] >> piece % 2 * 16));
            sum[r] += dot16(x[r].x, x[r].y, even) * (sa.x * sb.x) + dot16(x[r].z, x[r].w, odd) * (sa.y * sb.y);
        }
    }
    for (int r = 0; r < kRows; ++r) {
        const float total = sum_of_warp(sum[r]);
        if (lane == 0 && first + 32 * r < o.m) o.c[i64(batch) * o.m + first + 32 * r] = float_to_half(total);
    }
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps * kRows;
extern "C" __device__ const unsigned gemv_smem_block = kBlock + sizeof(float);
