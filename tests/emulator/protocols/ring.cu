// A ring of two slots, with a full and an empty mbarrier for each. The producer waits for the empty ones with the parity
// of the phase before the first, which is over. BUG 1: it waits for the other parity. BUG 2: the consumer does not
// arrive at the empty ones. BUG 3: the consumer waits for full ones with the other parity. BUG 4: the producer does not
// wait.
#include "visible.cuh"

__device__ unsigned address(const void* at) { return static_cast<unsigned>(__cvta_generic_to_shared(at)); }

__device__ void arrive(unsigned long long* at) {
    asm volatile("{ .reg .b64 t; mbarrier.arrive.shared::cta.b64 t, [%0]; }" ::"r"(address(at)) : "memory");
}

__device__ void wait(unsigned long long* at, int parity) {
    int over = 0;
    while (!over) {
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.s32 %0, 1, 0, p; }"
                     : "=r"(over) : "r"(address(at)), "r"(parity) : "memory");
    }
}

extern "C" __global__ void protocol(int* slots) {
    __shared__ unsigned long long full[2], empty[2];
    if (threadIdx.x == 0) {
        for (int i = 0; i < 2; ++i) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(address(full + i)) : "memory");
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(address(empty + i)) : "memory");
        }
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int i = 0; i < 4; ++i) {
            if (BUG != 4) wait(empty + i % 2, (i / 2 + (BUG == 1 ? 0 : 1)) % 2);
            store(slots + i % 2, i + 1);
            arrive(full + i % 2);
        }
    } else if (threadIdx.x == 32) {
        for (int i = 0; i < 4; ++i) {
            wait(full + i % 2, (i / 2 + (BUG == 3 ? 1 : 0)) % 2);
            require(load(slots + i % 2) == i + 1);
            if (BUG != 2) arrive(empty + i % 2);
        }
    }
}
