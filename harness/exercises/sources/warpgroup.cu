// wgmma: a warpgroup multiplies tiles in shared memory that descriptors name, and waits for its accumulator.
#include "descriptors.cuh"
#include "ptx/fence.cuh"
#include "ptx/wgmma.cuh"
using namespace ptx;
constexpr int kM = 64, kN = 8, kK = 64;  // a tile has rows of 128 bytes, under the 128B swizzle

__device__ void put(char* to, const unsigned short* from, int rows, int stride) {
    for (int i = threadIdx.x; i < rows * kK; i += 128) {
        int row = i / kK, column = i % kK;
        auto place = descriptors::swizzle_128B(row, column / 8) + column % 8 * 2;
        *reinterpret_cast<unsigned short*>(to + place) = from[row * stride + column];
    }
}

// out[m, n] = sum over k of a[m, k] b[n, k]; a CTA takes 64 rows of a.
extern "C" __global__ void product(const unsigned short* a, const unsigned short* b, float* out, int k) {
    __shared__ __align__(1024) char tile_a[kM * kK * 2], tile_b[kN * kK * 2];
    a += blockIdx.x * kM * k;
    float d[4] = {};
    for (int from = 0; from < k; from += kK) {
        put(tile_a, a + from, kM, k);
        put(tile_b, b + from, kN, k);
        fence_proxy_async_shared_cta();
        __syncthreads();
        wgmma_fence();
        for (int step = 0; step < kK / 16; ++step) {
            uint32_t at_a = __cvta_generic_to_shared(tile_a) + 32 * step, at_b = __cvta_generic_to_shared(tile_b) + 32 * step;
            wgmma_m64n8k16_f32_bf16<0, 0>(d, descriptors::wgmma(at_a, 16, 1024, descriptors::WgmmaSwizzle::bytes_128),
                                    descriptors::wgmma(at_b, 16, 1024, descriptors::WgmmaSwizzle::bytes_128), true);
        }
        wgmma_commit_group();
        wgmma_wait_group<0>();
        __syncthreads();
    }
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.x * kM + warp * 16 + lane / 4;
    for (int i = 0; i < 4; ++i) out[(row + i / 2 * 8) * kN + lane % 4 * 2 + i % 2] = d[i];
}
