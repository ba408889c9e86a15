// A reader looks at two words that a writer changes. Negative numbers of `state` are a writer, positive ones readers.
// BUG 1: the writer looks for readers, and comes in by a second instruction. BUG 2: the reader does not say that it is
// there.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *state = memory, *words = memory + 1;
    if (threadIdx.x == 0) {
#if BUG == 1
        wait_for(state, 0);
        store(state, -1);
#else
        while (compare_exchange(state, 0, -1) != 0) {}
#endif
        store(words, 1);
        store(words + 1, 1);
        store(state, 0);
    } else if (threadIdx.x == 32) {
#if BUG != 2
        while (true) {
            int seen = load(state);
            if (seen >= 0 && compare_exchange(state, seen, seen + 1) == seen) break;
        }
#endif
        int first = load(words);
        require(load(words + 1) == first);
#if BUG != 2
        add(state, -1);
#endif
    }
}
