// A matrix product as warp-specialised kernels form it: one warp copies stages, each of two warpgroups multiplies 64 rows of
// A by 256 columns of B. Both are K-major, with swizzles of 128 bytes; a stage of them lies in memory as it does here.
#include "descriptors.cuh"
#include "ptx/barrier.cuh"
#include "ptx/cp_async_bulk.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/special.cuh"
#include "ptx/wgmma.cuh"
#include "ring.cuh"

using ptx::uint32_t;
using ptx::uint64_t;

constexpr uint32_t kStages = 3, kDepth = 64, kStep = 16, kSpan = 128, kRows = 128, kColumns = 256, kWarpgroup = 128;

struct alignas(1024) Stage {
    unsigned short a[kRows][kDepth], b[kColumns][kDepth];
};
struct Shared {
    Stage stages[kStages];
    uint64_t full[kStages], empty[kStages];
};
extern "C" __device__ const unsigned matrix_smem = sizeof(Shared) + 1024;

__device__ uint32_t at(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ uint64_t tile(uint32_t address) {
    return descriptors::wgmma(address, 16, 8 * kSpan, descriptors::WgmmaSwizzle::bytes_128);
}

extern "C" __global__ void matrix(const Stage* in, float* out, int count) {
    extern __shared__ unsigned char raw[];
    Shared& s = *reinterpret_cast<Shared*>(__cvta_shared_to_generic((at(raw) + 1023) & ~1023u));
    const uint32_t warp = threadIdx.x / 32, group = threadIdx.x / kWarpgroup;
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < kStages; ++i) {
            ptx::mbarrier_init(at(&s.full[i]), 1);
            ptx::mbarrier_init(at(&s.empty[i]), 2);
        }
        ptx::fence_mbarrier_init();
    }
    __syncthreads();
    RingCursor<kStages> ring;
    if (warp == 2 * kWarpgroup / 32) {
        if (threadIdx.x % 32 == 0)
            for (int i = 0; i < count; ++i, ring.next()) {
                ptx::mbarrier_wait_parity(at(&s.empty[ring.index]), ring.parity ^ 1);
                ptx::mbarrier_arrive_expect_tx(at(&s.full[ring.index]), sizeof(Stage));
                ptx::cp_async_bulk_shared_global(at(&s.stages[ring.index]), in + i, sizeof(Stage), at(&s.full[ring.index]));
            }
        return;
    }
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
