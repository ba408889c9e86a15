// Step 1: a thread takes a row, byte by byte. Right, and that is all.
#include "ladder.cuh"

constexpr int kThreads = 128;

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    const int row = blockIdx.x * kThreads + threadIdx.x, batch = blockIdx.y;
    if (row >= o.m) return;
    const u8 *a = row_of(o, batch, row), *b = vector_of(o, batch);
    float sum = 0;
#pragma unroll 1
    for (int j = 0; j < o.k / kBlock; ++j) {
        float dot = 0;
        for (int i = 0; i < kBlock / 2; ++i) {
            const u32 x = a[j * kBlock / 2 + i], y = b[j * kBlock / 2 + i];
            dot += code(x) * code(y) + code(x >> 4) * code(y >> 4);
        }
        sum += dot * scale(*scale_of(o, batch, row, j)) * scale(*vector_scale_of(o, batch, j));
    }
    o.c[i64(batch) * o.m + row] = float_to_half(sum);
}

extern "C" __device__ const unsigned gemv_threads = kThreads;
extern "C" __device__ const unsigned gemv_rows = kThreads;
