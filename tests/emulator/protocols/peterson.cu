// Peterson's lock of two warps. BUG 1: the turn is given away before the wish is told. BUG 2: a warp waits for its own
// turn's end.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *wishes = memory, *turn = memory + 2, *inside = memory + 3;
    int me = threadIdx.x / 32, other = 1 - me;
    if (threadIdx.x % 32 == 0) {
#if BUG == 1
        store(turn, other);
        store(wishes + me, 1);
#else
        store(wishes + me, 1);
        store(turn, other);
#endif
#if BUG == 2
        while (load(wishes + other) && load(turn) == me) {}
#else
        while (load(wishes + other) && load(turn) == other) {}
#endif
        require(add(inside, 1) == 0);
        add(inside, -1);
        store(wishes + me, 0);
    }
}
