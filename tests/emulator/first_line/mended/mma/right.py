import torch

import jit

SOURCE = r"""
__device__ void mma(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
        "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
        : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

__device__ unsigned pair(const unsigned short* p) { return *reinterpret_cast<const unsigned*>(p); }

// A warp makes a tile of 16 x 8.
extern "C" __global__ void gemm(const unsigned short* a, const unsigned short* b, const float* bias, float* out,
                                int n, int k) {
    const int lane = threadIdx.x, group = lane / 4, quad = lane % 4;
    const int top = blockIdx.y * 16, left = blockIdx.x * 8;
    float c[4] = {0.f, 0.f, 0.f, 0.f};
    for (int first = 0; first < k; first += 16) {
        const unsigned short* rows = a + (top + group) * k + first + quad * 2;
        const unsigned short* columns = b + (left + group) * k + first + quad * 2;
        const unsigned fa[4] = {pair(rows), pair(rows + 8 * k), pair(rows + 8), pair(rows + 8 * k + 8)};
        const unsigned fb[2] = {pair(columns), pair(columns + 8)};
        mma(c, fa, fb);
    }
    const int column = left + quad * 2;
    out[(top + group) * n + column] = c[0] + bias[column];
    out[(top + group) * n + column + 1] = c[1] + bias[column + 1];
    out[(top + group + 8) * n + column] = c[2] + bias[column];
    out[(top + group + 8) * n + column + 1] = c[3] + bias[column + 1];
}
"""


def custom_kernel(data):
    a, b, bias = data
    (m, k), n = a.shape, b.shape[0]
    out = torch.empty((m, n), device=a.device)
    jit.load(SOURCE)["gemm"](a, b, bias, out, n, k, grid=(n // 8, m // 16), block=32)
    return out
