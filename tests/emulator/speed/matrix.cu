// A matrix product as warp-specialised kernels form it: one warp copies stages, each of two warpgroups multiplies 64 rows of
// A by 256 columns of B.
#include "ptx/wgmma.cuh"
#include "stages.cuh"

__device__ uint64_t tile(uint32_t address) {
    return descriptors::wgmma(address, 16, 8 * kSpan, descriptors::WgmmaSwizzle::bytes_128);
}

extern "C" __global__ void matrix(const Stage* in, float* out, int count) {
    extern __shared__ unsigned char raw[];
    Shared& s = prepared(raw, 2);
    const uint32_t warp = threadIdx.x / 32, group = threadIdx.x / kWarpgroup;
    __syncthreads();
    if (warp == 2 * kWarpgroup / 32) {
        copies(s, in, count);
        return;
    }
    RingCursor<kStages> ring;
    float d[128];
    for (int i = 0; i < count; ++i, ring.next()) {
        ptx::mbarrier_wait_parity(at(&s.full[ring.index]), ring.parity);
        const Stage& stage = s.stages[ring.index];
        const uint64_t a = tile(at(stage.a[64 * group])), b = tile(at(stage.b));
        ptx::wgmma_fence();
#pragma unroll
        for (uint32_t k = 0; k < kDepth; k += kStep)
            ptx::wgmma_m64n256k16_f32_bf16<0, 0>(d, a + (k * 2 >> 4), b + (k * 2 >> 4), i != 0 || k != 0);
        ptx::wgmma_commit_group();
        ptx::wgmma_wait_group<0>();
        ptx::wgmma_fence_operand(d);
        if (threadIdx.x % kWarpgroup == 0) ptx::mbarrier_arrive(at(&s.empty[ring.index]));
    }
    const uint32_t row = group * 64 + warp % 4 * 16 + threadIdx.x % 32 / 4, column = threadIdx.x % 4 * 2;
    for (uint32_t n = 0; n < kColumns; n += 8)
        for (uint32_t i = 0; i < 4; ++i) out[(row + i / 2 * 8) * kColumns + n + column + i % 2] = d[n / 2 + i];
}
