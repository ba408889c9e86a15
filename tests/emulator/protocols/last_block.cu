// Three CTAs put down a part each, and the last one to come adds them. BUG 1: a CTA comes before it has put down its
// part. BUG 2: CTAs come by a load and a store.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *came = memory, *parts = memory + 1;
    int me = blockIdx.x;
    if (threadIdx.x) return;
    if (BUG != 1) store(parts + me, 1);
#if BUG == 2
    int before = load(came);
    store(came, before + 1);
#else
    int before = add(came, 1);
#endif
    if (BUG == 1) store(parts + me, 1);
    if (before == 2) require(load(parts) + load(parts + 1) + load(parts + 2) == 3);
    if (BUG == 2 && add(memory + 4, 1) == 2) require(load(came) == 3);
}
