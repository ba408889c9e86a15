// Rate and latency of wgmma. The macros tell the shape: COUNT accumulators of TYPE a thread, with a constraint's LETTER
// (all of them: OUTS), and TEXT, the instruction. A and B are zeros in shared memory, without a swizzle, or in registers.
#include "clock.cuh"

__device__ __forceinline__ unsigned long long descriptor(const void* p) {
    return (shared_address(p) & 0x3ffff) >> 4 | 128ull >> 4 << 16 | 256ull >> 4 << 32;
}

#define PRODUCT() asm volatile(TEXT : OUTS : A_AND_B : "memory")
#define FENCE() asm volatile("wgmma.fence.sync.aligned;" ::: "memory")
#define COMMIT() asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory")
#define WAIT(N) asm volatile("wgmma.wait_group.sync.aligned " #N ";" ::: "memory")
#define SUM()                                                 \
    _Pragma("unroll")                                         \
    for (int i = 0; i < COUNT; ++i) {                         \
        asm volatile("" : "+" LETTER(d[i])::"memory"); /* not before the wait */ \
        sum += d[i];                                                             \
    }
#define PREPARE()                                                                                           \
    __shared__ __align__(1024) uint4 tiles[1024];                                                           \
    for (int i = threadIdx.x; i < 1024; i += blockDim.x) tiles[i] = make_uint4(0, 0, 0, 0);                 \
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");                                            \
    __syncthreads();                                                                                        \
    TYPE d[COUNT] = {};                                                                                     \
    [[maybe_unused]] unsigned a[4];                                                                         \
    for (int i = 0; i < 4; ++i) asm volatile("mov.b32 %0, 0;" : "=r"(a[i]));                                \
    [[maybe_unused]] const unsigned long long desc_a = descriptor(tiles), desc_b = descriptor(tiles + 256)

// Products as fast as they go, GROUP a group, one group ahead.
KERNEL __launch_bounds__(256) wgmma_rate(long long* clocks, float* sink, int rounds) {
    PREPARE();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) {
        FENCE();
#pragma unroll
        for (int j = 0; j < GROUP; ++j) PRODUCT();
        COMMIT();
        WAIT(1);
    }
    WAIT(0);
    __syncthreads();
    TYPE sum = 0;
    SUM();
    keep(clocks, sink, begin, sum);
}

// Products that are waited for, one at a time.
KERNEL __launch_bounds__(256) wgmma_chain(long long* clocks, float* sink, int rounds) {
    PREPARE();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) {
        FENCE();
        PRODUCT();
        COMMIT();
        WAIT(0);
    }
    TYPE sum = 0;
    SUM();
    keep(clocks, sink, begin, sum);
}
