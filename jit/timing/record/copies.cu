// Latencies and rates of asynchronous copies from the L2 to shared memory, and of mbarriers.
#include "clock.cuh"

__device__ __forceinline__ void init(unsigned bar, int count) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

__device__ __forceinline__ void arrive(unsigned bar) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
}

__device__ __forceinline__ void expect(unsigned bar, int bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

__device__ __forceinline__ void wait(unsigned bar, int parity) {
    asm volatile(
        "{\n\t.reg .pred p;\nagain:\n\tmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n\t@!p bra again;\n\t}" ::"r"(bar),
        "r"(parity) : "memory");
}

__device__ __forceinline__ void bulk(unsigned to, const void* from, int bytes, unsigned bar) {
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to),
                 "l"(from), "r"(bytes), "r"(bar) : "memory");
}

// Two warps that wait for each other: two arrivals and two waits a round.
KERNEL mbarrier_chain(long long* clocks, float* sink, int rounds) {
    __shared__ __align__(8) long long bars[2];
    const unsigned own = shared_address(&bars[threadIdx.x / 32 % 2]), other = shared_address(&bars[threadIdx.x / 32 % 2 ^ 1]);
    if (threadIdx.x % 32 == 0) init(own, 1);
    __syncthreads();
    const long long begin = now();
    if (threadIdx.x == 0)
        for (int i = 0; i < rounds; ++i) {
            arrive(other);
            wait(own, i & 1);
        }
    if (threadIdx.x == 32)
        for (int i = 0; i < rounds; ++i) {
            wait(own, i & 1);
            arrive(other);
        }
    keep(clocks, sink, begin, rounds);
}

// cp.async of 16 bytes by one thread, each waited for.
KERNEL cp_async_chain(long long* clocks, float* sink, int rounds, const char* from) {
    __shared__ __align__(16) char room[16];
    const long long begin = now();
    for (int i = 0; i < rounds; ++i)
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n\tcp.async.commit_group;\n\tcp.async.wait_group 0;" ::"r"(shared_address(room)),
                     "l"(from) : "memory");
    keep(clocks, sink, begin, room[0]);
}

// cp.async by the whole CTA, 16 bytes a thread and round, four rounds on their way. `bytes` are read again and again.
KERNEL cp_async_rate(long long* clocks, float* sink, int rounds, const char* from, int bytes) {
    extern __shared__ __align__(128) char room[];
    const unsigned to = shared_address(room) + threadIdx.x * 16;
    int at = threadIdx.x * 16;
    __syncthreads();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) {
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n\tcp.async.commit_group;\n\tcp.async.wait_group 3;" ::"r"(
                         to + i % 4 * blockDim.x * 16), "l"(from + at) : "memory");
        at = at + blockDim.x * 16 < bytes ? at + blockDim.x * 16 : threadIdx.x * 16;
    }
    asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    keep(clocks, sink, begin, room[threadIdx.x]);
}

constexpr int kSlots = 8;

// Bulk copies by one thread: `copies` of `bytes` each to a slot, `slots` slots on their way, up to kSlots. The source is
// read from the start again after `whole` bytes. One slot gives the latency, all of them the rate.
KERNEL bulk_rate(long long* clocks, float* sink, int rounds, const char* from, int bytes, int copies, int slots, int whole) {
    extern __shared__ __align__(128) char room[];
    __shared__ __align__(8) long long bars[kSlots];
    if (threadIdx.x == 0)
        for (int i = 0; i < kSlots; ++i) init(shared_address(&bars[i]), 1);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x != 0) return;
    const long long begin = now();
    int slot = 0, parity = 1, at = 0;
    for (int i = 0; i < rounds + slots; ++i) {
        const unsigned bar = shared_address(&bars[slot]);
        if (i >= slots) wait(bar, parity);
        if (i < rounds) {
            expect(bar, bytes * copies);
            for (int j = 0; j < copies; ++j, at = at + 2 * bytes <= whole ? at + bytes : 0)
                bulk(shared_address(room) + (slot * copies + j) * bytes, from + at, bytes, bar);
        }
        if (++slot == slots) slot = 0, parity ^= 1;
    }
    keep(clocks, sink, begin, room[0]);
}
