// Two of three warps may be inside. BUG 1: a warp looks for a permit, and takes it by a second instruction. BUG 2: a
// permit is not given back.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *taken = memory, *inside = memory + 1;
    if (threadIdx.x % 32 == 0) {
#if BUG == 1
        while (load(taken) >= 2) {}
        add(taken, 1);
#else
        while (true) {
            int seen = load(taken);
            if (seen < 2 && compare_exchange(taken, seen, seen + 1) == seen) break;
        }
#endif
        require(add(inside, 1) < 2);
        add(inside, -1);
        if (BUG != 2) add(taken, -1);
    }
}
