// A ticket lock. BUG 1: tickets are drawn by a load and a store. BUG 2: the next one is served before the end.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *tickets = memory, *serving = memory + 1, *counter = memory + 2;
    if (threadIdx.x % 32 == 0) {
#if BUG == 1
        int mine = load(tickets);
        store(tickets, mine + 1);
#else
        int mine = add(tickets, 1);
#endif
        wait_for(serving, mine);
        int seen = load(counter);
#if BUG == 2
        store(serving, mine + 1);
        store(counter, seen + 1);
#else
        store(counter, seen + 1);
        store(serving, mine + 1);
#endif
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(counter) == 2);
}
