// Whoever comes first makes a value, the other one waits for it. BUG 1: it is called made before it is. BUG 2: both may
// find that nobody has come.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    enum { NOBODY, BEGUN, MADE };
    int *state = memory, *value = memory + 1, *makers = memory + 2;
    if (threadIdx.x % 32 == 0) {
#if BUG == 2
        bool first = load(state) == NOBODY;
        if (first) store(state, BEGUN);
#else
        bool first = compare_exchange(state, NOBODY, BEGUN) == NOBODY;
#endif
        if (first) {
            require(add(makers, 1) == 0);
            if (BUG == 1) store(state, MADE);
            store(value, 42);
            if (BUG != 1) store(state, MADE);
        } else {
            wait_for(state, MADE);
        }
        require(load(value) == 42);
    }
}
