import cupy
import torch

SOURCE = r"""
__device__ __forceinline__ unsigned mulhi(unsigned a, unsigned b) {
    unsigned hi;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(hi) : "r"(a), "r"(b));
    return hi;
}

__device__ __forceinline__ uint4 philox_round(uint4 c, uint2 k) {
    const unsigned h0 = mulhi(0xD2511F53u, c.x), l0 = 0xD2511F53u * c.x;
    const unsigned h1 = mulhi(0xCD9E8D57u, c.z), l1 = 0xCD9E8D57u * c.z;
    return make_uint4(h1 ^ c.y ^ k.x, l1, h0 ^ c.w ^ k.y, l0);
}

__device__ __forceinline__ uint4 philox(unsigned long long seed, unsigned long long subsequence,
                                        unsigned long long offset) {
    uint4 c = make_uint4(unsigned(subsequence), unsigned(subsequence >> 32), unsigned(offset), unsigned(offset >> 32));
    uint2 k = make_uint2(unsigned(seed), unsigned(seed >> 32));
#pragma unroll
    for (int r = 0; r < 10; ++r) {
        c = philox_round(c, k);
        k.x += 0x9E3779B9u;
        k.y += 0xBB67AE85u;
    }
    return c;
}

extern "C" __global__ void dropout(const float* x, float* y, int n, float p, unsigned long long seed,
                                   unsigned long long offset) {
    const int first = (blockIdx.x * blockDim.x + threadIdx.x) * 4;
    if (first >= n) return;
    const uint4 r = philox(seed, first / 4, offset);
    const unsigned word[4] = {r.x, r.y, r.z, r.w};
    const float scale = 1.f / (1.f - p);
    for (int i = 0; i < 4; ++i)
        if (first + i < n) {
            const float u = (word[i] >> 8) * 5.9604644775390625e-8f;
            y[first + i] = u >= p ? x[first + i] * scale : 0.f;
        }
}
"""
module = cupy.RawModule(code=SOURCE)


def custom_kernel(data):
    x, p, seed, offset = data
    y = torch.empty_like(x)
    n = x.numel()
    args = (cupy.asarray(x), cupy.asarray(y), cupy.int32(n), cupy.float32(p), cupy.uint64(seed), cupy.uint64(offset))
    module.get_function("dropout")(((n + 511) // 512,), (128,), args)
    return y
