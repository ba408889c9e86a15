// Conversions, approximate functions, byte permutes and packed arithmetic.            [ISA 9.7.1 to 9.7.9.22]
#pragma once
#include "types.cuh"

namespace ptx {

// cvt.rn.bf16x2.f32 d, hi, lo;                                                        [ISA 9.7.9.22]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ uint32_t cvt_rn_bf16x2_f32(float hi, float lo) {
    uint32_t d;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(hi), "f"(lo));
    return d;
}

// cvt.rn.f16x2.f32 d, hi, lo;                                                         [ISA 9.7.9.22]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ uint32_t cvt_rn_f16x2_f32(float hi, float lo) {
    uint32_t d;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(hi), "f"(lo));
    return d;
}

// cvt.rn.bf16.f32 d, a;                                                               [ISA 9.7.9.22]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ uint16_t cvt_rn_bf16_f32(float a) {
    uint16_t d;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(d) : "f"(a));
    return d;
}

// cvt.rn.f16.f32 d, a;
// PTX ISA 1.0, sm_10
__device__ __forceinline__ uint16_t cvt_rn_f16_f32(float a) {
    uint16_t d;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(d) : "f"(a));
    return d;
}

// cvt.f32.f16 d, a;                                                                   [ISA 9.7.9.22]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ float cvt_f32_f16(uint16_t a) {
    float d;
    asm("cvt.f32.f16 %0, %1;" : "=f"(d) : "h"(a));
    return d;
}

// The bits of a bf16 are the high half of the f32 with the same value.
// PTX ISA 1.0, sm_10
__device__ __forceinline__ float f32_of_bf16(uint16_t a) { return __uint_as_float(static_cast<uint32_t>(a) << 16); }
// PTX ISA 1.0, sm_10
__device__ __forceinline__ float f32_of_bf16x2_lo(uint32_t a) { return __uint_as_float(a << 16); }
// PTX ISA 1.0, sm_10
__device__ __forceinline__ float f32_of_bf16x2_hi(uint32_t a) { return __uint_as_float(a & 0xFFFF0000u); }

// cvt.rn.f16x2.e4m3x2 d, a;                                                           [ISA 9.7.9.22]
// PTX ISA 8.1, sm_89
__device__ __forceinline__ uint32_t cvt_rn_f16x2_e4m3x2(uint16_t a) {
    uint32_t d;
    asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(d) : "h"(a));
    return d;
}

// mov.b32 {b0, b1, b2, b3}, a;  cvt.rn.f16x2.e2m1x2 d[i], bi;                         [ISA 9.7.9.22]
// The four bytes of a, each two codes: the lower nibble becomes the lower half.
// PTX ISA 8.6, sm_100a, sm_103a, sm_120a
__device__ __forceinline__ void cvt_rn_f16x2_e2m1x2_x4(uint32_t* d, uint32_t a) {
    asm("{\n\t.reg .b8 b0, b1, b2, b3;\n\t"
        "mov.b32 {b0, b1, b2, b3}, %4;\n\t"
        "cvt.rn.f16x2.e2m1x2 %0, b0;\n\t"
        "cvt.rn.f16x2.e2m1x2 %1, b1;\n\t"
        "cvt.rn.f16x2.e2m1x2 %2, b2;\n\t"
        "cvt.rn.f16x2.e2m1x2 %3, b3;\n\t}"
        : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
        : "r"(a));
}

// ex2.approx.ftz.f32 d, a;  2^a, 2 ulp; -inf gives +0                                 [ISA 9.7.3.20]
// PTX ISA 1.4, sm_10
__device__ __forceinline__ float ex2_approx_ftz(float a) {
    float d;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(d) : "f"(a));
    return d;
}

// lg2.approx.ftz.f32 d, a;                                                            [ISA 9.7.3.19]
// PTX ISA 1.4, sm_10
__device__ __forceinline__ float lg2_approx_ftz(float a) {
    float d;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(d) : "f"(a));
    return d;
}

// rcp.approx.ftz.f32 d, a;                                                            [ISA 9.7.3.13]
// PTX ISA 1.4, sm_10
__device__ __forceinline__ float rcp_approx_ftz(float a) {
    float d;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(d) : "f"(a));
    return d;
}

// fma.rn.f16x2 d, a, b, c;                                                            [ISA 9.7.4.5]
// PTX ISA 4.2, sm_53
__device__ __forceinline__ uint32_t fma_rn_f16x2(uint32_t a, uint32_t b, uint32_t c) {
    uint32_t d;
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
    return d;
}

// mul.rn.f16x2 d, a, b;                                                               [ISA 9.7.4.4]
// PTX ISA 4.2, sm_53
__device__ __forceinline__ uint32_t mul_rn_f16x2(uint32_t a, uint32_t b) {
    uint32_t d;
    asm("mul.rn.f16x2 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
    return d;
}

// prmt.b32 d, a, b, selector;                                                         [ISA 9.7.9.7]
// PTX ISA 2.0, sm_20
__device__ __forceinline__ uint32_t prmt(uint32_t a, uint32_t b, uint32_t selector) {
    uint32_t d;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(selector));
    return d;
}

// dp4a.s32.s32 d, a, b, c;                                                            [ISA 9.7.1.24]
// PTX ISA 5.0, sm_61
__device__ __forceinline__ int32_t dp4a(uint32_t a, uint32_t b, int32_t c) {
    int32_t d;
    asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
    return d;
}

// dp2a.lo.u32.u32 d, a, b, c;  d = c + a's low half * b's byte 0 + a's high half * b's byte 1  [ISA 9.7.1.25]
// PTX ISA 5.0, sm_61
__device__ __forceinline__ uint32_t dp2a_lo(uint32_t a, uint32_t b, uint32_t c) {
    uint32_t d;
    asm("dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
    return d;
}

}  // namespace ptx
