// tcgen05: one thread issues the product, its result lies in tensor memory, and four warps load it from there.
#include "descriptors.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/tcgen05.cuh"
using namespace ptx;
constexpr int kM = 128, kN = 8, kK = 64, kColumns = 32;  // of tensor memory, at least 32

__device__ void put(char* to, const unsigned short* from, int rows, int stride) {
    for (int i = threadIdx.x; i < rows * kK; i += 128) {
        int row = i / kK, column = i % kK;
        auto place = descriptors::swizzle_128B(row, column / 8) + column % 8 * 2;
        *reinterpret_cast<unsigned short*>(to + place) = from[row * stride + column];
    }
}
__device__ void multiply(uint32_t d, uint64_t a, uint64_t b, uint32_t kind, int adds) {
    asm volatile("{ .reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p; }" ::"r"(d),
                 "l"(a), "l"(b), "r"(kind), "r"(adds) : "memory");
}

// out[m, n] = sum over k of a[m, k] b[n, k], by one CTA.
extern "C" __global__ void product(const unsigned short* a, const unsigned short* b, float* out, int k) {
    __shared__ __align__(1024) char tile_a[kM * kK * 2], tile_b[kN * kK * 2];
    __shared__ __align__(8) unsigned long long done;
    __shared__ uint32_t word;
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    uint32_t bar = __cvta_generic_to_shared(&done);
    if (threadIdx.x == 0) {
        mbarrier_init(bar, 1);
        fence_mbarrier_init();
    }
    if (warp == 0) {
        tcgen05_alloc(__cvta_generic_to_shared(&word), kColumns);
        tcgen05_relinquish_alloc_permit();
    }
    tcgen05_fence_before_thread_sync();
    __syncthreads();
    tcgen05_fence_after_thread_sync();
    uint32_t d = *(volatile uint32_t*)&word;
    for (int from = 0, round = 0; from < k; from += kK, round ^= 1) {
        put(tile_a, a + from, kM, k);
        put(tile_b, b + from, kN, k);
        fence_proxy_async_shared_cta();
        __syncthreads();
        if (threadIdx.x == 0) {
            for (int step = 0; step < kK / 16; ++step) {
                uint32_t at_a = __cvta_generic_to_shared(tile_a) + 32 * step, at_b = __cvta_generic_to_shared(tile_b) + 32 * step;
                multiply(d, descriptors::tcgen05(at_a, 16, 1024, descriptors::Tcgen05Swizzle::bytes_128),
                         descriptors::tcgen05(at_b, 16, 1024, descriptors::Tcgen05Swizzle::bytes_128),
                         descriptors::tcgen05_bf16(kM, kN), from + step);
            }
            tcgen05_commit(bar);
        }
        mbarrier_wait_parity(bar, round);
    }
    tcgen05_fence_after_thread_sync();
    uint32_t value[8];
    tcgen05_ld_32x32b_x8(value, d + (warp * 32 << 16));
    tcgen05_wait_ld();
    for (int n = 0; n < kN; ++n) out[(warp * 32 + lane) * kN + n] = __uint_as_float(value[n]);
    tcgen05_fence_before_thread_sync();
    __syncthreads();
    if (warp == 0) tcgen05_dealloc(d, kColumns);
}
