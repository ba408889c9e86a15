// Dekker's lock of two warps. BUG 1: a warp keeps its wish while it is the other's turn. BUG 2: the wish is told after
// the look at the other's.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *wishes = memory, *turn = memory + 2, *inside = memory + 3;
    int me = threadIdx.x / 32, other = 1 - me;
    if (threadIdx.x % 32 == 0) {
#if BUG == 2
        wait_for(wishes + other, 0);
        store(wishes + me, 1);
#else
        store(wishes + me, 1);
        while (load(wishes + other)) {
            if (load(turn) == me) continue;
#if BUG != 1
            store(wishes + me, 0);
#endif
            wait_for(turn, me);
            store(wishes + me, 1);
        }
#endif
        require(add(inside, 1) == 0);
        add(inside, -1);
        store(turn, other);
        store(wishes + me, 0);
    }
}
