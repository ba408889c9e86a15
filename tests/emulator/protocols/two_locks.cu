// Two locks that two warps take. BUG 1: in opposite orders.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *locks = memory, *counter = memory + 2;
    int me = threadIdx.x / 32, first = BUG == 1 ? me : 0;
    if (threadIdx.x % 32 == 0) {
        while (exchange(locks + first, 1)) {}
        while (exchange(locks + 1 - first, 1)) {}
        store(counter, load(counter) + 1);
        store(locks + 1 - first, 0);
        store(locks + first, 0);
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(counter) == 2);
}
