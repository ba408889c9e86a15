// One warp fills a slot and another one takes it, with two named barriers: at each, one arrives and the other waits.
// BUG 1: the consumer waits at the barrier of the empty slot. BUG 2: the consumer does not say that the slot is empty.
// BUG 3: the producer arrives before it has filled the slot.
#include "visible.cuh"

#define ARRIVE(number) asm volatile("barrier.cta.arrive.aligned " #number ", 64;" ::: "memory")
#define WAIT(number) asm volatile("barrier.cta.sync.aligned " #number ", 64;" ::: "memory")

extern "C" __global__ void protocol(int* slot) {
    if (threadIdx.x / 32 == 0) {
        for (int i = 1; i <= 2; ++i) {
            WAIT(2);
            if (BUG == 3) ARRIVE(1);
            if (threadIdx.x % 32 == 0) store(slot, i);
            if (BUG != 3) ARRIVE(1);
        }
    } else {
        for (int i = 1; i <= 2; ++i) {
            if (BUG != 2) ARRIVE(2);
            if (BUG == 1) WAIT(2); else WAIT(1);
            if (threadIdx.x % 32 == 0) require(load(slot) == i);
        }
    }
}
