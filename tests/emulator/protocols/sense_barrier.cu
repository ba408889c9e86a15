// A barrier of two warps that is used twice. The last one to come resets the count and turns the sense. BUG 1: it turns
// the sense first. BUG 2: a warp looks at the sense after it has come.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *count = memory, *sense = memory + 1, *rounds = memory + 2;
    int me = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0) {
        for (int round = 1; round <= 2; ++round) {
            store(rounds + me, round);
#if BUG == 2
            int came = add(count, 1), old = load(sense);
#else
            int old = load(sense), came = add(count, 1);
#endif
            if (came == 1) {
#if BUG == 1
                store(sense, 1 - old);
                store(count, 0);
#else
                store(count, 0);
                store(sense, 1 - old);
#endif
            } else {
                while (load(sense) == old) {}
            }
            require(load(rounds + 1 - me) >= round);
        }
    }
}
