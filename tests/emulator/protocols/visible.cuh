// The accesses by which the warps of these protocols see each other, each of them one instruction, and what a protocol
// must not let happen.
#pragma once

__device__ int load(const int* at) {
    int value;
    asm volatile("ld.relaxed.gpu.s32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
    return value;
}

__device__ void store(int* at, int value) { asm volatile("st.relaxed.gpu.s32 [%0], %1;" ::"l"(at), "r"(value) : "memory"); }

__device__ int add(int* at, int value) {
    int old;
    asm volatile("atom.relaxed.gpu.add.s32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(value) : "memory");
    return old;
}

__device__ int exchange(int* at, int value) {
    int old;
    asm volatile("atom.relaxed.gpu.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(value) : "memory");
    return old;
}

// The old value: the exchange happened where it is `expected`.
__device__ int compare_exchange(int* at, int expected, int value) {
    int old;
    asm volatile("atom.relaxed.gpu.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(at), "r"(expected), "r"(value) : "memory");
    return old;
}

__device__ void wait_for(const int* at, int value) {
    while (load(at) != value) {}
}

__device__ void require(bool holds) {
    if (!holds) asm volatile("trap;");
}
