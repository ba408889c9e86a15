// One of three warps leads. BUG 1: a warp looks whether there is a leader, then says that it is.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *leader = memory, *leaders = memory + 1;
    int me = threadIdx.x / 32 + 1;
    if (threadIdx.x % 32 == 0) {
#if BUG == 1
        if (load(leader) == 0) {
            store(leader, me);
            add(leaders, 1);
        }
#else
        if (compare_exchange(leader, 0, me) == 0) add(leaders, 1);
#endif
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(leaders) == 1);
}
