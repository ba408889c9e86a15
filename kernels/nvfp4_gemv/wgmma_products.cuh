// sm_90a_wgmma.cu: codes become e5m2, row 0 of b becomes the B of the products, and products are added up.
#pragma once
#include "descriptors.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/wgmma.cuh"
#include "wgmma_stage.cuh"

namespace {

// Codes 0, 2, 4, 6 of w as e5m2 times -2^-14. For a code c, bits 1 to 3 of 240 - 14c are its magnitude, and bit 7 is
// its sign inverted (but for c = 8, -0, which changes its sign): a multiply-add in place of two shifts.
__device__ __forceinline__ uint32_t low_codes(uint32_t w) {
    return (0xF0F0F0F0u - 14 * (w & 0x0F0F0F0Fu)) & 0x8E8E8E8Eu;
}
// Codes 1, 3, 5, 7.
__device__ __forceinline__ uint32_t high_codes(uint32_t w) { return (~w & 0x80808080u) | ((w >> 3) & 0x0E0E0E0Eu); }

// One step of the products; desc_b: the low half of B's descriptor, of which the high half is always the same.
__device__ __forceinline__ void multiply(float (&d)[4], const uint32_t (&a)[4], uint32_t desc_b, bool scale_d) {
    constexpr uint64_t kHigh = descriptors::wgmma(0, kCoreBytes, 2 * kCoreBytes, descriptors::WgmmaSwizzle::none) >> 32 << 32;
    ptx::wgmma_m64n8k32_f32_e5m2(d, a, kHigh | desc_b, scale_d);
}

// Starts the products of half a piece. w0, w1: the lane's 16 bytes of it in groups g and g + 8; b: descriptor of its B.
__device__ __forceinline__ void start(float (&even)[4], float (&odd)[4], const U32x4& w0, const U32x4& w1, uint32_t b) {
    const uint32_t r[4][4] = {{low_codes(w0.x), low_codes(w1.x), high_codes(w0.x), high_codes(w1.x)},
                              {low_codes(w0.y), low_codes(w1.y), high_codes(w0.y), high_codes(w1.y)},
                              {low_codes(w0.z), low_codes(w1.z), high_codes(w0.z), high_codes(w1.z)},
                              {low_codes(w0.w), low_codes(w1.w), high_codes(w0.w), high_codes(w1.w)}};
    const uint32_t next = b + (sizeof(Vector::codes[0][0][0]) >> 4);
    ptx::wgmma_fence();
    multiply(even, r[0], b, false);
    multiply(odd, r[2], b, false);
    multiply(even, r[1], next, true);
    multiply(odd, r[3], next, true);
    ptx::wgmma_commit_group();
}

// Adds finished blocks to the sums of groups g and g + 8; scales: of a lane's two blocks there, a's times b's.
__device__ __forceinline__ void add(float (&sums)[2], float (&even)[4], float (&odd)[4], uint32_t scales0,
                                    uint32_t scales1) {
    ptx::wgmma_fence_operand(even);
    ptx::wgmma_fence_operand(odd);
    sums[0] = __fmaf_rn(even[0], ptx::cvt_f32_f16(static_cast<uint16_t>(scales0)), sums[0]);
    sums[0] = __fmaf_rn(odd[1], ptx::cvt_f32_f16(static_cast<uint16_t>(scales0 >> 16)), sums[0]);
    sums[1] = __fmaf_rn(even[2], ptx::cvt_f32_f16(static_cast<uint16_t>(scales1)), sums[1]);
    sums[1] = __fmaf_rn(odd[3], ptx::cvt_f32_f16(static_cast<uint16_t>(scales1 >> 16)), sums[1]);
}

// Two of a's scales (e4m3) times two of b's (float16).
__device__ __forceinline__ uint32_t scale_products(uint32_t a, uint32_t b) {
    return ptx::mul_rn_f16x2(ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(a)), b);
}

// Row 0 of b on its way: a consumer's 16 bytes of codes, and the scales of four blocks, in each round.
struct RawVector {
    static constexpr uint32_t kCodes = kPieces * 8, kRounds = (kCodes + kConsumers - 1) / kConsumers;
    static constexpr uint32_t kScaleRounds = (kPieces * 4 + kConsumers - 1) / kConsumers;
    U32x4 codes[kRounds];
    uint32_t scales[kScaleRounds];

    // From chunk `first` on. Zeros past the end of the row.
    __device__ __forceinline__ void load(const uint8_t* b, const uint8_t* sfb, uint32_t batch, uint32_t first) {
        const uint32_t row = kRowBytes - first * kChunkBytes, tiles = kSfTiles - first * kChunkTiles;
        b += uint64_t(batch) * kTileRows * kRowBytes + first * kChunkBytes;
        sfb += (uint64_t(batch) * kSfTiles + first * kChunkTiles) * kSfTileBytes;
#pragma unroll
        for (uint32_t round = 0; round < kRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x;
            codes[round] = i * kUnitBytes < row ? ptx::ld_global_nc_v4(b + i * kUnitBytes) : U32x4{};
        }
#pragma unroll
        for (uint32_t round = 0; round < kScaleRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x;
            scales[round] = i < tiles ? ptx::ld_global_nc_u32(sfb + i * kSfTileBytes) : 0;
        }
    }

    // Puts codes and scales where the products want them. The zeros between them are there already.
    __device__ __forceinline__ void decode(Vector& vector) const {
#pragma unroll
        for (uint32_t round = 0; round < kRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x, piece = i / 8, t = i % 8 / 2;
            if (kCodes % kConsumers && i >= kCodes) break;
            const uint32_t w[4] = {codes[round].x, codes[round].y, codes[round].z, codes[round].w};
#pragma unroll
            for (uint32_t s = 0; s < 4; s++) {
                const uint32_t to = ptx::cvta_to_shared(&vector.codes[piece][i % 2][s % 2][0][2 * t + s / 2][4 * t]);
                ptx::st_shared_u32(to, low_codes(w[s]));
                ptx::st_shared_u32(to + kCoreBytes, high_codes(w[s]));
            }
        }
#pragma unroll
        for (uint32_t round = 0; round < kScaleRounds; round++) {
            const uint32_t i = round * kConsumers + threadIdx.x;
            if (kPieces * 4 % kConsumers && i >= kPieces * 4) break;
            constexpr uint32_t kQuarters = 0x34003400;  // a product with 448 stays below 65504, and all are exact
#pragma unroll
            for (uint32_t half = 0; half < 2; half++) {
                const uint32_t two = ptx::cvt_rn_f16x2_e4m3x2(static_cast<uint16_t>(scales[round] >> (16 * half)));
                vector.scales[i / 4][i % 4][half] = ptx::mul_rn_f16x2(two, kQuarters);
            }
        }
    }
};

}  // namespace
