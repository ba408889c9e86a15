// Rates of additions to global memory, which the L2 carries out, by which words the lanes of all multiprocessors add to.
#include "clock.cuh"

// Each lane adds 1 `rounds` times: at `lane` bytes from the lane before, `warp` bytes from the warp before, and `turn` bytes
// from its last addition, all within `mask`. With `scatter` these bytes are mixed, so that neighbours lie far apart. Lanes
// from `lanes` on add nothing. What `atom` returns is kept without a wait between two additions.
#define ADDITIONS(NAME, TEXT)                                                                                          \
    KERNEL NAME(long long* clocks, float* sink, int rounds, char* words, unsigned lane, unsigned warp, unsigned turn,  \
                unsigned mask, unsigned lanes, int scatter) {                                                          \
        unsigned at = threadIdx.x % 32 * lane + (blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32) * warp, sum = 0;   \
        const long long begin = now();                                                                                 \
        if (threadIdx.x % 32 < lanes)                                                                                  \
            _Pragma("unroll 8")                                                                                        \
            for (int i = 0; i < rounds; ++i, at += turn) {                                                             \
                const unsigned mixed = scatter ? (at * 2654435761u) >> 9 : at;                                         \
                unsigned old = 0;                                                                                      \
                asm volatile(TEXT : "+r"(old) : "l"(words + (mixed & mask)) : "memory");                               \
                sum += old;                                                                                            \
            }                                                                                                          \
        keep(clocks, sink, begin, sum);                                                                                \
    }
ADDITIONS(red_u32, "red.global.add.u32 [%1], 1;")
ADDITIONS(red_f32, "red.global.add.f32 [%1], 0f3F800000;")
ADDITIONS(atom_u32, "atom.global.add.u32 %0, [%1], 1;")
