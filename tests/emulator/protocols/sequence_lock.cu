// A reader takes two words, and takes them again where a writer was there meanwhile. BUG 1: it does not look again.
// BUG 2: the writer does not say that it begins.
#include "visible.cuh"

extern "C" __global__ void protocol(int* memory) {
    int *sequence = memory, *words = memory + 1;
    if (threadIdx.x == 0) {
        if (BUG != 2) add(sequence, 1);
        store(words, 1);
        store(words + 1, 1);
        add(sequence, BUG == 2 ? 2 : 1);
    } else if (threadIdx.x == 32) {
        int before, first, second;
        do {
            while ((before = load(sequence)) & 1) {}
            first = load(words);
            second = load(words + 1);
        } while (BUG != 1 && load(sequence) != before);
        require(first == second);
    }
}
