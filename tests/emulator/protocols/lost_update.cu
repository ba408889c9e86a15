// Two warps add to one counter. BUG 1: by a load and a store.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int* counter = memory;
    if (threadIdx.x % 32 == 0) {
        for (int i = 0; i < 2; ++i) {
#if BUG == 1
            store(counter, load(counter) + 1);
#else
            add(counter, 1);
#endif
        }
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(counter) == 4);
}
