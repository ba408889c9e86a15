// What launches, CTAs that follow each other, and the clock cost and give.
#include "clock.cuh"

KERNEL empty(long long* clocks, float* sink, int rounds) {}

// Writes the clocks and the nanoseconds at the begin and at the end of a chain of multiply-adds.
KERNEL stamp(long long* clocks, float* sink, int rounds, int number) {
    const long long times[2] = {now(), nanoseconds()};
    float x = threadIdx.x;
    for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(x));
    sink[threadIdx.x] = x;
    if (threadIdx.x) return;
    clocks[4 * number] = times[0];
    clocks[4 * number + 1] = times[1];
    clocks[4 * number + 2] = now();
    clocks[4 * number + 3] = nanoseconds();
}

// Writes each CTA's multiprocessor and its first and last clock.
KERNEL place(long long* clocks, float* sink, int rounds) {
    const long long begin = now();
    float x = threadIdx.x;
    for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(x));
    sink[blockIdx.x * blockDim.x + threadIdx.x] = x;
    if (threadIdx.x) return;
    clocks[3 * blockIdx.x] = multiprocessor();
    clocks[3 * blockIdx.x + 1] = begin;
    clocks[3 * blockIdx.x + 2] = now();
}
