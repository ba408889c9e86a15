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

#ifdef ON_CHIP
// On a GPU `prepare` says which warp pauses at which line of a protocol, `result` what came of it; nothing traps, and
// nothing waits for ever.
struct Delay {
    int cta, warp, line, time, count;  // the time at that line when it pauses, from 1 on, and how often it was there
};
__device__ Delay delays[3];
__device__ int outcome;  // 0: it held, 1: what it promises was broken, 2: somebody waited for too long
__device__ unsigned long long began;

constexpr unsigned long long kPause = 2'000'000, kLongest = 50'000'000;  // nanoseconds

__device__ unsigned long long now() {
    unsigned long long time;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(time));
    return time;
}

__device__ void end(int how) {
    atomicCAS(&outcome, 0, how);
    asm volatile("exit;");
}

__device__ void pass(int line) {
    if (now() - began > kLongest) end(2);
    for (int at = 0; at < 3; ++at) {
        Delay* one = delays + at;
        if (one->line != line || one->cta != blockIdx.x || one->warp != threadIdx.x / 32) continue;
        if (++one->count != one->time) continue;
        for (unsigned long long from = now(); now() - from < (at + 1) * kPause;) __nanosleep(10'000);
    }
}

extern "C" __global__ void prepare(const int* wanted) {
    for (int at = 0; at < 3; ++at, wanted += 4) delays[at] = {wanted[0], wanted[1], wanted[2], wanted[3], 0};
    outcome = 0;
    began = now();
}

extern "C" __global__ void result(int* to) { *to = outcome; }

__device__ void wait_here(const int* at, int value, int line) {
    while (load(at) != value) pass(line);
}

#define load(...) (pass(__LINE__), load(__VA_ARGS__))
#define store(...) (pass(__LINE__), store(__VA_ARGS__))
#define add(...) (pass(__LINE__), add(__VA_ARGS__))
#define exchange(...) (pass(__LINE__), exchange(__VA_ARGS__))
#define compare_exchange(...) (pass(__LINE__), compare_exchange(__VA_ARGS__))
#define wait_for(at, value) (pass(__LINE__), wait_here(at, value, __LINE__))
#define require(holds) ((holds) ? void() : end(1))
#endif
