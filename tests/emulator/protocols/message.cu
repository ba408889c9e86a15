// A value and the flag that says it is there. BUG 1: the flag comes first. BUG 2: nobody sets the flag.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *value = memory, *flag = memory + 1;
    if (threadIdx.x == 0) {
        if (BUG == 1) store(flag, 1);
        store(value, 42);
        if (BUG == 0) store(flag, 1);
    } else if (threadIdx.x == 32) {
        wait_for(flag, 1);
        require(load(value) == 42);
    }
}
