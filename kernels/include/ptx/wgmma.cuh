// Warpgroup matrix multiply-accumulate, D[64][N] += A[64][K] * B[K][N].               [ISA 9.7.15]
// Issued by all 128 threads of an aligned warpgroup. Order: wgmma_fence; wgmma_...; wgmma_commit_group; wgmma_wait_group.
// Accumulator fragment (ISA figure "D, M=64"): thread t of the warpgroup holds, for n = 0, 8, ..., N-8,
//   d[n/2 + 0..1] = D[16*(t/32) + (t%32)/4    ][n + 2*(t%4) + 0..1]
//   d[n/2 + 2..3] = D[16*(t/32) + (t%32)/4 + 8][n + 2*(t%4) + 0..1]
#pragma once
#include "types.cuh"

namespace ptx {

// wgmma.fence.sync.aligned;  before the first wgmma and after touching its registers  [ISA 9.7.15.7.1]
// PTX ISA 8.0, sm_90a
__device__ __forceinline__ void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }

// wgmma.commit_group.sync.aligned;                                                    [ISA 9.7.15.7.2]
// PTX ISA 8.0, sm_90a
__device__ __forceinline__ void wgmma_commit_group() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }

// wgmma.wait_group.sync.aligned N;  at most N groups still pending                    [ISA 9.7.15.7.3]
// PTX ISA 8.0, sm_90a
template <int N>
__device__ __forceinline__ void wgmma_wait_group() {
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory");
}

// Keeps the compiler from moving uses of an accumulator across a wait.
// PTX ISA 1.0, sm_10
template <int COUNT>
__device__ __forceinline__ void wgmma_fence_operand(float (&d)[COUNT]) {
#pragma unroll
    for (int i = 0; i < COUNT; ++i) asm volatile("" : "+f"(d[i])::"memory");
}

#define PTX_REGS_4 "%0, %1, %2, %3"
#define PTX_OUTS_4 "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
#define PTX_REGS_8 \
    PTX_REGS_4 \
    ", %4, %5, %6, %7"
#define PTX_OUTS_8 \
    PTX_OUTS_4, \
    "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
#define PTX_REGS_12 \
    PTX_REGS_8 \
    ", %8, %9, %10, %11"
#define PTX_OUTS_12 \
    PTX_OUTS_8, \
    "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11])
#define PTX_REGS_16 \
    PTX_REGS_12 \
    ", %12, %13, %14, %15"
#define PTX_OUTS_16 \
    PTX_OUTS_12, \
    "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15])
#define PTX_REGS_24 \
    PTX_REGS_16 \
    ", %16, %17, %18, %19, %20, %21, %22, %23"
#define PTX_OUTS_24 \
    PTX_OUTS_16, \
    "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23])
#define PTX_REGS_32 \
    PTX_REGS_24 \
    ", %24, %25, %26, %27, %28, %29, %30, %31"
#define PTX_OUTS_32 \
    PTX_OUTS_24, \
    "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31])
#define PTX_REGS_40 \
    PTX_REGS_32 \
    ", %32, %33, %34, %35, %36, %37, %38, %39"
#define PTX_OUTS_40 \
    PTX_OUTS_32, \
    "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39])
#define PTX_REGS_48 \
    PTX_REGS_40 \
    ", %40, %41, %42, %43, %44, %45, %46, %47"
#define PTX_OUTS_48 \
    PTX_OUTS_40, \
    "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47])
#define PTX_REGS_64 \
    PTX_REGS_48 \
    ", %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
#define PTX_OUTS_64 \
    PTX_OUTS_48, \
    "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]), \
    "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63])
#define PTX_REGS_80 \
    PTX_REGS_64 \
    ", %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79"
#define PTX_OUTS_80 \
    PTX_OUTS_64, \
    "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]), \
    "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79])
#define PTX_REGS_88 \
    PTX_REGS_80 \
    ", %80, %81, %82, %83, %84, %85, %86, %87"
#define PTX_OUTS_88 \
    PTX_OUTS_80, \
    "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87])
#define PTX_REGS_96 \
    PTX_REGS_88 \
    ", %88, %89, %90, %91, %92, %93, %94, %95"
#define PTX_OUTS_96 \
    PTX_OUTS_88, \
    "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95])
#define PTX_REGS_128 \
    PTX_REGS_96 \
    ", %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111" \
    ", %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
#define PTX_OUTS_128 \
    PTX_OUTS_96, \
    "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]), \
    "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]), \
    "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]), \
    "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123]), "+f"(d[124]), "+f"(d[125]), "+f"(d[126]), "+f"(d[127])

// wgmma.mma_async.sync.aligned.m64nNk16.f32.TYPE.TYPE d, a-desc, b-desc, scale-d, 1, 1, trans-a, trans-b;
//                                                                                     [ISA 9.7.15.5.2]
// wgmma.mma_async.sync.aligned.m64nNk16.f32.TYPE.TYPE d, {a0..a3}, b-desc, scale-d, 1, 1, trans-b;
// scale_d false: D = A*B. TRANS_x = 0: K-major (K contiguous in shared memory), 1: MN-major.
// a[4] in registers: a[0] = A[g][2c..2c+1], a[1] = A[g+8][2c..], a[2] = A[g][2c+8..], a[3] = A[g+8][2c+8..],
// with g = 16*warp + lane/4 and c = lane%4.
// PTX ISA 8.0, sm_90a
#define PTX_WGMMA_16BIT(NAME, TYPE, N, COUNT, I0, I1, I2, I3, I4, I5, I6)                                              \
    template <int TRANS_A, int TRANS_B>                                                                                \
    __device__ __forceinline__ void wgmma_m64n##N##k16_f32_##NAME(float (&d)[COUNT], uint64_t desc_a,                  \
                                                                  uint64_t desc_b, bool scale_d) {                     \
        asm volatile(                                                                                                  \
            "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %" I2 ", 0;\n\t"                                                    \
            "wgmma.mma_async.sync.aligned.m64n" #N "k16.f32." TYPE "." TYPE " {" PTX_REGS_##COUNT                      \
            "}, %" I0 ", %" I1 ", p, 1, 1, %" I3 ", %" I4 ";\n\t}"                                                     \
            : PTX_OUTS_##COUNT                                                                                         \
            : "l"(desc_a), "l"(desc_b), "r"(static_cast<int32_t>(scale_d)), "n"(TRANS_A), "n"(TRANS_B)                 \
            : "memory");                                                                                               \
    }                                                                                                                  \
    template <int TRANS_B>                                                                                             \
    __device__ __forceinline__ void wgmma_m64n##N##k16_f32_##NAME(float (&d)[COUNT], const uint32_t (&a)[4],           \
                                                                  uint64_t desc_b, bool scale_d) {                     \
        asm volatile(                                                                                                  \
            "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %" I5 ", 0;\n\t"                                                    \
            "wgmma.mma_async.sync.aligned.m64n" #N "k16.f32." TYPE "." TYPE " {" PTX_REGS_##COUNT                      \
            "}, {%" I0 ", %" I1 ", %" I2 ", %" I3 "}, %" I4 ", p, 1, 1, %" I6 ";\n\t}"                                 \
            : PTX_OUTS_##COUNT                                                                                         \
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(desc_b), "r"(static_cast<int32_t>(scale_d)),             \
              "n"(TRANS_B)                                                                                             \
            : "memory");                                                                                               \
    }
#define PTX_WGMMA_BF16_F16(N, COUNT, I0, I1, I2, I3, I4, I5, I6)                      \
    PTX_WGMMA_16BIT(bf16, "bf16", N, COUNT, I0, I1, I2, I3, I4, I5, I6)               \
    PTX_WGMMA_16BIT(f16, "f16", N, COUNT, I0, I1, I2, I3, I4, I5, I6)

PTX_WGMMA_BF16_F16(8, 4, "4", "5", "6", "7", "8", "9", "10")
PTX_WGMMA_BF16_F16(16, 8, "8", "9", "10", "11", "12", "13", "14")
PTX_WGMMA_BF16_F16(24, 12, "12", "13", "14", "15", "16", "17", "18")
PTX_WGMMA_BF16_F16(32, 16, "16", "17", "18", "19", "20", "21", "22")
PTX_WGMMA_BF16_F16(48, 24, "24", "25", "26", "27", "28", "29", "30")
PTX_WGMMA_BF16_F16(64, 32, "32", "33", "34", "35", "36", "37", "38")
PTX_WGMMA_BF16_F16(80, 40, "40", "41", "42", "43", "44", "45", "46")
PTX_WGMMA_BF16_F16(96, 48, "48", "49", "50", "51", "52", "53", "54")
PTX_WGMMA_BF16_F16(128, 64, "64", "65", "66", "67", "68", "69", "70")
PTX_WGMMA_BF16_F16(160, 80, "80", "81", "82", "83", "84", "85", "86")
PTX_WGMMA_BF16_F16(176, 88, "88", "89", "90", "91", "92", "93", "94")
PTX_WGMMA_BF16_F16(192, 96, "96", "97", "98", "99", "100", "101", "102")
PTX_WGMMA_BF16_F16(256, 128, "128", "129", "130", "131", "132", "133", "134")

// wgmma.mma_async.sync.aligned.m64n8k32.f32.e5m2.e5m2 d, {a0..a3}, b-desc, scale-d, 1, 1;
//                                                                                     [ISA 9.7.15.5.2]
// scale_d false: D = A*B. Both K-major; four 8-bit values a register: a[0] = A[g][4c..4c+3], a[1] = A[g+8][4c..],
// a[2] = A[g][4c+16..], a[3] = A[g+8][4c+16..].
// PTX ISA 8.0, sm_90a
__device__ __forceinline__ void wgmma_m64n8k32_f32_e5m2(float (&d)[4], const uint32_t (&a)[4], uint64_t desc_b,
                                                        bool scale_d) {
    asm volatile(
        "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %9, 0;\n\t"
        "wgmma.mma_async.sync.aligned.m64n8k32.f32.e5m2.e5m2 {%0, %1, %2, %3}, {%4, %5, %6, %7}, %8, p, 1, 1;\n\t}"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(desc_b), "r"(static_cast<int32_t>(scale_d))
        : "memory");
}

#undef PTX_WGMMA_BF16_F16
#undef PTX_WGMMA_16BIT

}  // namespace ptx
