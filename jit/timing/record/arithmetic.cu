// Latencies and rates of the pipes of arithmetic. Loops are unrolled by 64 instructions, so that the loop's own ones
// are some 4 % of the issue slots, and no part of a chain.
#include "clock.cuh"

// A chain of one instruction, which waits for its own result.
#define CHAIN(NAME, TYPE, C, TEXT)                                    \
    KERNEL NAME##_chain(long long* clocks, float* sink, int rounds) { \
        TYPE x = threadIdx.x + 1, y = rounds;                         \
        const long long begin = now();                                \
        _Pragma("unroll 64")                                          \
        for (int i = 0; i < rounds; ++i)                              \
            asm volatile(TEXT : "+" C(x) : C(y));                     \
        keep(clocks, sink, begin, x);                                 \
    }

// Independent chains, 8 a thread, as fast as the pipe takes them.
#define RATE(NAME, TYPE, C, TEXT)                                    \
    KERNEL NAME##_rate(long long* clocks, float* sink, int rounds) { \
        TYPE x[8], y = rounds;                                       \
        for (int j = 0; j < 8; ++j) x[j] = threadIdx.x + j;          \
        __syncthreads();                                             \
        const long long begin = now();                               \
        _Pragma("unroll 8")                                          \
        for (int i = 0; i < rounds; ++i) {                           \
            _Pragma("unroll")                                        \
            for (int j = 0; j < 8; ++j)                              \
                asm volatile(TEXT : "+" C(x[j]) : C(y));             \
        }                                                            \
        __syncthreads();                                             \
        TYPE sum = 0;                                                \
        for (int j = 0; j < 8; ++j) sum += x[j];                     \
        keep(clocks, sink, begin, sum);                              \
    }

CHAIN(fma, float, "f", "fma.rn.f32 %0, %0, %1, %1;")
RATE(fma, float, "f", "fma.rn.f32 %0, %0, %1, %1;")
CHAIN(integer, unsigned, "r", "lop3.b32 %0, %0, %1, 0x12345678, 0x6a;")
RATE(integer, unsigned, "r", "lop3.b32 %0, %0, %1, 0x12345678, 0x6a;")
CHAIN(product, unsigned, "r", "mad.lo.u32 %0, %0, %1, %1;")
RATE(product, unsigned, "r", "mad.lo.u32 %0, %0, %1, %1;")
CHAIN(f64, double, "d", "fma.rn.f64 %0, %0, %1, %1;")
RATE(f64, double, "d", "fma.rn.f64 %0, %0, %1, %1;")
CHAIN(special, float, "f", "ex2.approx.ftz.f32 %0, %0;")
RATE(special, float, "f", "ex2.approx.ftz.f32 %0, %0;")
RATE(convert, unsigned, "r", "{\n\t.reg .f32 t;\n\tmov.b32 t, %0;\n\tcvt.rni.s32.f32 %0, t;\n\t}")
CHAIN(shuffle, unsigned, "r", "shfl.sync.bfly.b32 %0, %0, 1, 31, -1;")
RATE(shuffle, unsigned, "r", "shfl.sync.bfly.b32 %0, %0, 1, 31, -1;")

#define MMA(D)                                                                                                       \
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%5, %5}, "  \
                 "{%0, %1, %2, %3};"                                                                                 \
                 : "+f"((D)[0]), "+f"((D)[1]), "+f"((D)[2]), "+f"((D)[3]) : "r"(0x3c003c00), "r"(0x38003800))

// A chain of mma.sync m16n8k16 in f16 with sums in f32.
KERNEL mma_chain(long long* clocks, float* sink, int rounds) {
    float d[4] = {};
    const long long begin = now();
#pragma unroll 16
    for (int i = 0; i < rounds; ++i) MMA(d);
    keep(clocks, sink, begin, d[0] + d[1] + d[2] + d[3]);
}

// Four chains of them a warp.
KERNEL mma_rate(long long* clocks, float* sink, int rounds) {
    float d[4][4] = {};
    __syncthreads();
    const long long begin = now();
#pragma unroll 4
    for (int i = 0; i < rounds; ++i) {
#pragma unroll
        for (int j = 0; j < 4; ++j) MMA(d[j]);
    }
    __syncthreads();
    keep(clocks, sink, begin, d[0][0] + d[1][1] + d[2][2] + d[3][3]);
}
