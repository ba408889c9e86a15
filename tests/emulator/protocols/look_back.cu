// A prefix sum of three CTAs, each of which waits for what those before it add up to. BUG 1: a sum is called there
// before it is. BUG 2: a CTA waits for the next one.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *there = memory, *sums = memory + 4;
    int me = blockIdx.x, before = 0;
    if (threadIdx.x) return;
    if (BUG == 2 && me < 2) wait_for(there + me + 1, 1);
    if (me) {
        wait_for(there + me - 1, 1);
        before = load(sums + me - 1);
    }
    if (BUG == 1) store(there + me, 1);
    store(sums + me, before + 1);
    if (BUG != 1) store(there + me, 1);
    require(before == me);
}
