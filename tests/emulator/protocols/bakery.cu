// Lamport's bakery of two warps. BUG 1: a warp does not say that it is about to draw its number.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *choosing = memory, *numbers = memory + 2, *inside = memory + 4;
    int me = threadIdx.x / 32, other = 1 - me;
    if (threadIdx.x % 32 == 0) {
        if (BUG != 1) store(choosing + me, 1);
        int mine = load(numbers + other) + 1;
        store(numbers + me, mine);
        if (BUG != 1) {
            store(choosing + me, 0);
            wait_for(choosing + other, 0);
        }
        while (true) {
            int theirs = load(numbers + other);
            if (theirs == 0 || mine < theirs || (mine == theirs && me < other)) break;
        }
        require(add(inside, 1) == 0);
        add(inside, -1);
        store(numbers + me, 0);
    }
}
