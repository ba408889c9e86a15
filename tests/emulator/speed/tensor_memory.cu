// The product of matrix.cu by tensor memory: one warp copies stages, one thread has them multiplied, four warps load the sums.
#include "ptx/tcgen05.cuh"
#include "stages.cuh"

__device__ uint64_t tile(uint32_t address) {
    return descriptors::tcgen05(address, 16, 8 * kSpan, descriptors::Tcgen05Swizzle::bytes_128);
}
__device__ void multiply(uint32_t d, uint64_t a, uint64_t b, bool adds) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p; }" ::"r"(d),
                 "l"(a), "l"(b), "r"(descriptors::tcgen05_bf16(kRows, kColumns)), "r"(int(adds))
                 : "memory");
}

extern "C" __global__ void matrix(const Stage* in, float* out, int count) {
    extern __shared__ unsigned char raw[];
    Shared& s = prepared(raw, 1);
    const uint32_t warp = threadIdx.x / 32;
    if (warp == 0) {
        __syncwarp();
        ptx::tcgen05_alloc(at(&s.word), kColumns);
        ptx::tcgen05_relinquish_alloc_permit();
    }
    ptx::tcgen05_fence_before_thread_sync();
    __syncthreads();
    ptx::tcgen05_fence_after_thread_sync();
    const uint32_t sums = s.word;
    if (warp == 5) {
        copies(s, in, count);
    } else if (warp == 4) {
        RingCursor<kStages> ring;
        for (int i = 0; threadIdx.x % 32 == 0 && i < count; ++i, ring.next()) {
            ptx::mbarrier_wait_parity(at(&s.full[ring.index]), ring.parity);
            ptx::tcgen05_fence_after_thread_sync();
            const uint64_t a = tile(at(s.stages[ring.index].a)), b = tile(at(s.stages[ring.index].b));
            for (uint32_t k = 0; k < kDepth; k += kStep)
                multiply(sums, a + (k * 2 >> 4), b + (k * 2 >> 4), i != 0 || k != 0);
            ptx::tcgen05_commit(i + 1 < count ? at(&s.empty[ring.index]) : at(&s.done));
        }
    } else {
        ptx::mbarrier_wait_parity(at(&s.done), 0);
        ptx::tcgen05_fence_after_thread_sync();
        for (uint32_t n = 0; n < kColumns; n += 8) {
            uint32_t d[8];
            ptx::tcgen05_ld_32x32b_x8(d, sums + (warp * 32 << 16) + n);
            ptx::tcgen05_wait_ld();
            for (uint32_t i = 0; i < 8; ++i) out[threadIdx.x * kColumns + n + i] = __uint_as_float(d[i]);
        }
    }
    ptx::tcgen05_fence_before_thread_sync();
    __syncthreads();
    ptx::tcgen05_fence_after_thread_sync();
    if (warp == 0) ptx::tcgen05_dealloc(sums, kColumns);
}
