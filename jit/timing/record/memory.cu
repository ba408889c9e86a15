// Latencies and rates of shared memory, the L1, the L2 and DRAM.
#include "clock.cuh"

// A chain of loads from shared memory: each word holds the address of the next one.
KERNEL shared_chain(long long* clocks, float* sink, int rounds) {
    __shared__ unsigned words[64];
    words[threadIdx.x % 64] = shared_address(&words[(threadIdx.x + 1) % 64]);
    __syncthreads();
    unsigned at = shared_address(&words[0]);
    const long long begin = now();
#pragma unroll 64
    for (int i = 0; i < rounds; ++i) asm volatile("ld.shared.u32 %0, [%0];" : "+r"(at));
    keep(clocks, sink, begin, at);
}

// The same with the shared memory of the other CTA of a cluster of two.
KERNEL cluster_chain(long long* clocks, float* sink, int rounds) {
    __shared__ unsigned words[64];
    unsigned rank, at;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    for (int i = threadIdx.x; i < 64; i += blockDim.x)
        asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(words[i]) : "r"(shared_address(&words[(i + 1) % 64])), "r"(rank));
    asm volatile("barrier.cluster.arrive.aligned;\n\tbarrier.cluster.wait.aligned;" ::: "memory");
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(at) : "r"(shared_address(&words[0])), "r"(rank ^ 1));
    const long long begin = now();
    if (rank == 0)
#pragma unroll 64
        for (int i = 0; i < rounds; ++i) asm volatile("ld.shared::cluster.u32 %0, [%0];" : "+r"(at)::"memory");
    keep(clocks, sink, begin, at);
    asm volatile("barrier.cluster.arrive.aligned;\n\tbarrier.cluster.wait.aligned;" ::: "memory");
}

// Barriers of the CTA that follow each other.
KERNEL barrier_chain(long long* clocks, float* sink, int rounds) {
    __syncthreads();
    const long long begin = now();
#pragma unroll 64
    for (int i = 0; i < rounds; ++i) asm volatile("bar.sync 0;" ::: "memory");
    keep(clocks, sink, begin, rounds);
}

// A chain of loads by one thread: the first word of each line holds the address of the next line. Nothing is computed
// between them. `warm`: lines that are read ahead of the time. A ring that the L1 holds gives its latency (cached), larger
// ones those of the L2 and of DRAM (not cached in the L1).
KERNEL global_chain(long long* clocks, float* sink, int rounds, const void* ring, int warm, int cached) {
    const void* at = ring;
    for (int i = 0; i < warm; ++i)
        if (cached) asm volatile("ld.global.u64 %0, [%0];" : "+l"(at)::"memory");
        else asm volatile("ld.global.cg.u64 %0, [%0];" : "+l"(at)::"memory");
    const long long begin = now();
    if (cached)
#pragma unroll 64
        for (int i = 0; i < rounds; ++i) asm volatile("ld.global.u64 %0, [%0];" : "+l"(at)::"memory");
    else
#pragma unroll 64
        for (int i = 0; i < rounds; ++i) asm volatile("ld.global.cg.u64 %0, [%0];" : "+l"(at)::"memory");
    keep(clocks, sink, begin, static_cast<const char*>(at) - static_cast<const char*>(ring));
}

// Clocks of `rounds` loads of each of `lines` lines, one after the other. A line holds its own address.
KERNEL line_chain(long long* clocks, float* sink, int rounds, const char* first, long long step, int lines) {
    for (int line = 0; line < lines; ++line) {
        const void* at = first + line * step;
        asm volatile("ld.global.cg.u64 %0, [%0];\n\tld.global.cg.u64 %0, [%0];" : "+l"(at)::"memory");
        const long long begin = now();
#pragma unroll 32
        for (int i = 0; i < rounds; ++i) asm volatile("ld.global.cg.u64 %0, [%0];" : "+l"(at)::"memory");
        const long long end = now();
        clocks[line] = end - begin;
        sink[0] = at != first;
    }
}

// A chain of atomic additions of zero to a word that holds its own address.
KERNEL atomic_chain(long long* clocks, float* sink, int rounds, const void* word) {
    const void* at = word;
    const long long begin = now();
#pragma unroll 64
    for (int i = 0; i < rounds; ++i) asm volatile("atom.global.add.u64 %0, [%0], 0;" : "+l"(at)::"memory");
    keep(clocks, sink, begin, at != word);
}

// 8 independent loads of a thread, over and over, from addresses 4 KiB apart. A lane's address is `lane` bytes behind that
// of the lane before, and all warps have the same ones. `flip` is 0: it keeps the loads in the loop.
#define LOADS(NAME, ADDRESS, C, OUTS, TEXT)                                                                     \
    KERNEL NAME(long long* clocks, float* sink, int rounds, const char* from, int lane, int flip) {             \
        extern __shared__ __align__(128) char room[];                                                           \
        auto at = ADDRESS;                                                                                      \
        unsigned sum = 0;                                                                                       \
        for (int turn = 0; turn < 2; ++turn) { /* the first one brings the lines to the L1 */                   \
            __syncthreads();                                                                                    \
            const long long begin = now();                                                                      \
            for (int i = 0; i < (turn ? rounds : 1); ++i) {                                                     \
                uint4 v[8];                                                                                     \
                _Pragma("unroll")                                                                               \
                for (int j = 0; j < 8; ++j) asm volatile(TEXT : OUTS : C(at + 4096 * j));                        \
                _Pragma("unroll")                                                                               \
                for (int j = 0; j < 8; ++j) sum ^= v[j].x;                                                      \
                at += flip;                                                                                     \
            }                                                                                                   \
            __syncthreads();                                                                                    \
            keep(clocks, sink, begin, sum);                                                                     \
        }                                                                                                       \
    }
#define ONE "=r"(v[j].x)
#define FOUR "=r"(v[j].x), "=r"(v[j].y), "=r"(v[j].z), "=r"(v[j].w)
#define GLOBAL (from + threadIdx.x % 32 * lane)
#define SHARED (shared_address(room) + threadIdx.x % 32 * lane)
LOADS(l1_1, GLOBAL, "l", ONE, "ld.global.u8 %0, [%1];")
LOADS(l1_4, GLOBAL, "l", ONE, "ld.global.u32 %0, [%1];")
LOADS(l1_16, GLOBAL, "l", FOUR, "ld.global.v4.u32 {%0, %1, %2, %3}, [%4];")
LOADS(shared_4, SHARED, "r", ONE, "ld.shared.u32 %0, [%1];")
LOADS(shared_16, SHARED, "r", FOUR, "ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];")

// Reads `words` 16-byte words, `rounds` times, past the L1; four loads of a thread are on their way at a time.
KERNEL read(long long* clocks, float* sink, int rounds, const uint4* from, long long words) {
    const long long step = gridDim.x * static_cast<long long>(blockDim.x);
    unsigned sum = 0;
    __syncthreads();
    const long long begin = now();
    for (int turn = 0; turn < rounds; ++turn)
        for (long long i = blockIdx.x * static_cast<long long>(blockDim.x) + threadIdx.x; i + 3 * step < words; i += 4 * step) {
            uint4 v[4];
#pragma unroll
            for (int j = 0; j < 4; ++j)
                asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
                             : "=r"(v[j].x), "=r"(v[j].y), "=r"(v[j].z), "=r"(v[j].w) : "l"(from + i + j * step));
#pragma unroll
            for (int j = 0; j < 4; ++j) sum += v[j].x ^ v[j].y ^ v[j].z ^ v[j].w;
        }
    __syncthreads();
    keep(clocks, sink, begin, sum);
}

// Reads one word of each of `lines` lines, `rounds` times: a sector a lane.
KERNEL read_sectors(long long* clocks, float* sink, int rounds, const char* from, int lines, int cached) {
    unsigned sum = 0;
    __syncthreads();
    const long long begin = now();
    for (int turn = 0; turn < rounds; ++turn)
        for (int i = threadIdx.x; i + 3 * blockDim.x < lines; i += 4 * blockDim.x) {
            unsigned v[4];
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                const char* at = from + 128ll * (i + j * blockDim.x);
                if (cached) asm volatile("ld.global.u32 %0, [%1];" : "=r"(v[j]) : "l"(at));
                else asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(v[j]) : "l"(at));
            }
            sum += v[0] ^ v[1] ^ v[2] ^ v[3];
        }
    __syncthreads();
    keep(clocks, sink, begin, sum);
}
