// delta of one row of o and do: the sum of their products over 512 columns, by one warp.
#pragma once
#include "tiles.cuh"

#include "ptx/arithmetic.cuh"

namespace sparse_mla {

// sum + the products of eight columns.
__device__ __forceinline__ float dot(const U32x4& a, const U32x4& b, float sum) {
    const uint32_t as[4] = {a.x, a.y, a.z, a.w}, bs[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
    for (int j = 0; j < 4; ++j) {
        sum = fmaf(f32_of_bf16x2_lo(as[j]), f32_of_bf16x2_lo(bs[j]), sum);
        sum = fmaf(f32_of_bf16x2_hi(as[j]), f32_of_bf16x2_hi(bs[j]), sum);
    }
    return sum;
}

// What a lane holds of the two rows: load early, sum late.
struct DeltaRow {
    U32x4 o[2], d_o[2];

    // o, d_o: [rows, 512] bf16
    __device__ __forceinline__ void load(const uint16_t* o_rows, const uint16_t* do_rows, int64_t row, int lane) {
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const int64_t at = row * kDimV + (i * kWarp + lane) * 8;
            o[i] = ld_global_nc_no_allocate_v4(o_rows + at);
            d_o[i] = ld_global_nc_no_allocate_v4(do_rows + at);
        }
    }

    // The same in every lane, and always summed in this order.
    __device__ __forceinline__ float sum() const {
        float sum = 0.f;
#pragma unroll
        for (int i = 0; i < 2; ++i) sum = dot(o[i], d_o[i], sum);
#pragma unroll
        for (int distance = kHalfWarp; distance; distance /= 2) sum += __shfl_xor_sync(kFullWarp, sum, distance);
        return sum;
    }
};

}  // namespace sparse_mla
