// A test-and-set lock. BUG 1: it is tested and set by two instructions. BUG 2: it is not given back.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *lock = memory, *counter = memory + 1;
    if (threadIdx.x % 32 == 0) {
#if BUG == 1
        wait_for(lock, 0);
        store(lock, 1);
#else
        while (exchange(lock, 1)) {}
#endif
        store(counter, load(counter) + 1);
#if BUG != 2
        store(lock, 0);
#endif
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(counter) == 2);
}
