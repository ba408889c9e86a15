// Three philosophers. The last one takes the right fork first. BUG 1: so does nobody.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *forks = memory, *meals = memory + 3;
    int me = threadIdx.x / 32, left = me, right = (me + 1) % 3;
    if (threadIdx.x % 32 == 0) {
        bool swapped = BUG != 1 && me == 2;
        int first = swapped ? right : left, second = swapped ? left : right;
        while (exchange(forks + first, 1)) {}
        while (exchange(forks + second, 1)) {}
        add(meals, 1);
        store(forks + second, 0);
        store(forks + first, 0);
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(meals) == 3);
}
