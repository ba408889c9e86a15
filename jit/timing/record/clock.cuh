// What the microbenchmarks share. A kernel writes the clocks that its first thread took to clocks[blockIdx.x], and
// something that depends on its work to sink, so that the work stays.
#pragma once

#define KERNEL extern "C" __global__ void

__device__ __forceinline__ long long now() {
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}

// Nanoseconds, the same for all multiprocessors.
__device__ __forceinline__ long long nanoseconds() {
    long long t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)::"memory");
    return t;
}

__device__ __forceinline__ unsigned multiprocessor() {
    unsigned sm;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
    return sm;
}

__device__ __forceinline__ unsigned shared_address(const void* p) {
    return static_cast<unsigned>(__cvta_generic_to_shared(p));
}

template <class T>
__device__ __forceinline__ void keep(long long* clocks, float* sink, long long begin, T value) {
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = static_cast<float>(value);
}
