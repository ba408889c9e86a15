// Two CTAs take four tiles, one after the other. BUG 1: the number of the next one is loaded and stored. BUG 2: a CTA
// looks whether one is left before it takes it.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *next = memory, *done = memory + 1;
    if (threadIdx.x) return;
    while (true) {
#if BUG == 1
        int tile = load(next);
        store(next, tile + 1);
        if (tile >= 4) break;
#elif BUG == 2
        if (load(next) >= 4) break;
        int tile = add(next, 1);
        require(tile < 4);
#else
        int tile = add(next, 1);
        if (tile >= 4) break;
#endif
        require(add(done + tile, 1) == 0);
    }
}
