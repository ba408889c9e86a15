// Values of the head's type (macro BF16: bf16, else fp16), and sums of values under base-2 softmax weights.
#pragma once
#include "ptx/arithmetic.cuh"
#include "ptx/mma.cuh"

namespace {

using namespace ptx;

constexpr float kLn2 = 0.69314718055994531f;
constexpr float kInfinity = __builtin_bit_cast(float, 0x7F800000);
constexpr int kColumns = DIM / 4;  // of 4 values, of a result

__device__ __forceinline__ uint32_t pack(float hi, float lo) {
#if BF16
    return cvt_rn_bf16x2_f32(hi, lo);
#else
    return cvt_rn_f16x2_f32(hi, lo);
#endif
}

// Four results as 16-bit values.
__device__ __forceinline__ void store_narrow(uint16_t* to, float4 value, float scale) {
    *reinterpret_cast<uint2*>(to) = {pack(value.y * scale, value.x * scale), pack(value.w * scale, value.z * scale)};
}

__device__ __forceinline__ void add_scaled(float4& sum, float scale, float4 value) {
    sum.x = fmaf(scale, value.x, sum.x);
    sum.y = fmaf(scale, value.y, sum.y);
    sum.z = fmaf(scale, value.z, sum.z);
    sum.w = fmaf(scale, value.w, sum.w);
}

// What to take off base-2 logarithms whose largest is `top` before ex2; with nothing kept, -inf - 0 and not NaN.
__device__ __forceinline__ float finite_base(float top) { return top > -kInfinity ? top : 0.0f; }

__device__ __forceinline__ void mma(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
#if BF16
    mma_m16n8k16_f32_bf16(d, a, b);
#else
    mma_m16n8k16_f32_f16(d, a, b);
#endif
}

}  // namespace
