// A queue of one slot: three values go from one warp to another. BUG 1: the slot is called full before the value is
// there. BUG 2: the sender does not wait for an empty slot. BUG 3: the receiver does not empty it.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *slot = memory, *full = memory + 1;
    if (threadIdx.x == 0) {
        for (int i = 1; i <= 3; ++i) {
            if (BUG != 2) wait_for(full, 0);
            if (BUG == 1) store(full, 1);
            store(slot, i);
            if (BUG != 1) store(full, 1);
        }
    } else if (threadIdx.x == 32) {
        for (int i = 1; i <= 3; ++i) {
            wait_for(full, 1);
            require(load(slot) == i);
            if (BUG != 3) store(full, 0);
        }
    }
}
