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
// On a GPU `prepare` says which warp pauses before which access of a protocol, `result` what came of it. Nothing traps,
// and nothing waits for ever. As on the emulator, warps begin one after the other.
enum Access { LOAD, STORE, ADD, EXCHANGE, COMPARE_EXCHANGE };

struct Delay {
    int cta, warp, line, access, time, count;  // the time that it pauses there, from 1 on, and how often it was there
};
__device__ Delay delays[3];
__device__ int outcome;  // 0: it held, 1: what it promises was broken, 2: somebody waited for too long
__device__ int begun[3 * 3];
__device__ unsigned long long began, apart;

constexpr unsigned long long kPause = 4'000'000, kLongest = 60'000'000;  // nanoseconds

__device__ unsigned long long now() {
    unsigned long long time;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(time));
    return time;
}

__device__ void pause_until(unsigned long long time) {
    while (now() < time) __nanosleep(10'000);
}

__device__ void end(int how) {
    atomicCAS(&outcome, 0, how);
    asm volatile("exit;");
}

__device__ void pass(int line, Access access) {
    int warp = threadIdx.x / 32, number = blockIdx.x * (blockDim.x / 32) + warp;
    if (atomicExch(begun + number, 1) == 0) pause_until(began + number * apart);
    if (now() - began > kLongest) end(2);
    for (int at = 0; at < 3; ++at) {
        Delay* one = delays + at;
        if (one->line != line || one->access != access || one->cta != blockIdx.x || one->warp != warp) continue;
        if (++one->count == one->time) pause_until(now() + (at + 1) * kPause);
    }
}

__device__ int load_at(const int* at, int line) { return pass(line, LOAD), load(at); }
__device__ void store_at(int* at, int value, int line) { pass(line, STORE), store(at, value); }
__device__ int add_at(int* at, int value, int line) { return pass(line, ADD), add(at, value); }
__device__ int exchange_at(int* at, int value, int line) { return pass(line, EXCHANGE), exchange(at, value); }
__device__ int compare_exchange_at(int* at, int expected, int value, int line) {
    return pass(line, COMPARE_EXCHANGE), compare_exchange(at, expected, value);
}
__device__ void wait_at(const int* at, int value, int line) {
    while (load_at(at, line) != value) {}
}

// `wanted`: nanoseconds between the begin of one warp and the next, then CTA, warp, line, access and time of each delay.
extern "C" __global__ void prepare(const int* wanted) {
    apart = *wanted++;
    for (int at = 0; at < 3; ++at, wanted += 5) delays[at] = {wanted[0], wanted[1], wanted[2], wanted[3], wanted[4], 0};
    for (int& one : begun) one = 0;
    outcome = 0;
    began = now();
}

extern "C" __global__ void result(int* to) { *to = outcome; }

#define load(at) load_at(at, __LINE__)
#define store(at, value) store_at(at, value, __LINE__)
#define add(at, value) add_at(at, value, __LINE__)
#define exchange(at, value) exchange_at(at, value, __LINE__)
#define compare_exchange(at, expected, value) compare_exchange_at(at, expected, value, __LINE__)
#define wait_for(at, value) wait_at(at, value, __LINE__)
#define require(holds) ((holds) ? void() : end(1))
#endif
