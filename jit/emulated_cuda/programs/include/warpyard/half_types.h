/* at::Half and at::BFloat16 for device code that NVRTC compiles without torch's headers: the same names, sizes,
   conversions and operators as in c10/util/Half.h and BFloat16.h, where these are what kernels use. */
#pragma once

namespace c10 {

#define WARPYARD_HALF(Type, to_float, to_half)                                                                       \
    struct alignas(2) Type {                                                                                         \
        unsigned short x;                                                                                            \
        struct from_bits_t {};                                                                                       \
        __host__ __device__ static constexpr from_bits_t from_bits() { return from_bits_t(); }                       \
        Type() = default;                                                                                            \
        constexpr __device__ Type(unsigned short bits, from_bits_t) : x(bits) {}                                     \
        __device__ Type(float value) { asm(to_half : "=h"(x) : "f"(value)); }                                        \
        __device__ operator float() const {                                                                          \
            float value;                                                                                             \
            asm(to_float : "=f"(value) : "h"(x));                                                                    \
            return value;                                                                                            \
        }                                                                                                            \
        __device__ Type &operator+=(const Type &b) { return *this = Type(float(*this) + float(b)); }                 \
        __device__ Type &operator-=(const Type &b) { return *this = Type(float(*this) - float(b)); }                 \
        __device__ Type &operator*=(const Type &b) { return *this = Type(float(*this) * float(b)); }                 \
        __device__ Type &operator/=(const Type &b) { return *this = Type(float(*this) / float(b)); }                 \
    };                                                                                                               \
    WARPYARD_HALF_OPERATOR(Type, +) WARPYARD_HALF_OPERATOR(Type, -)                                                  \
    WARPYARD_HALF_OPERATOR(Type, *) WARPYARD_HALF_OPERATOR(Type, /)                                                  \
    __device__ inline Type operator-(const Type &a) { return Type(-float(a)); }
#define WARPYARD_HALF_OPERATOR(Type, sign)                                                                           \
    __device__ inline Type operator sign(const Type &a, const Type &b) { return Type(float(a) sign float(b)); }      \
    __device__ inline float operator sign(const Type &a, float b) { return float(a) sign b; }                        \
    __device__ inline float operator sign(float a, const Type &b) { return a sign float(b); }                        \
    __device__ inline double operator sign(const Type &a, double b) { return float(a) sign b; }                      \
    __device__ inline double operator sign(double a, const Type &b) { return a sign float(b); }                      \
    __device__ inline Type operator sign(const Type &a, int b) { return Type(float(a) sign float(b)); }              \
    __device__ inline Type operator sign(int a, const Type &b) { return Type(float(a) sign float(b)); }

WARPYARD_HALF(Half, "cvt.f32.f16 %0, %1;", "cvt.rn.f16.f32 %0, %1;")
WARPYARD_HALF(BFloat16, "{ .reg .b16 z; mov.b16 z, 0; mov.b32 %0, {z, %1}; }", "cvt.rn.bf16.f32 %0, %1;")

#undef WARPYARD_HALF
#undef WARPYARD_HALF_OPERATOR

} // namespace c10

namespace at {
using c10::BFloat16;
using c10::Half;
} // namespace at

namespace torch {
using c10::BFloat16;
using c10::Half;
} // namespace torch
