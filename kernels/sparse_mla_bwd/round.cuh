// The last step of the backward pass: the f32 sums of dKV to bf16.
#pragma once
#include "ptx/arithmetic.cuh"
#include "ptx/ld_st.cuh"

namespace sparse_mla {
constexpr int kRoundThreads = 256;
}
extern "C" __device__ const unsigned sparse_mla_bwd_round_threads = sparse_mla::kRoundThreads;

// bf16[i] = f32[i], 4 elements a thread.
extern "C" __global__ void __launch_bounds__(sparse_mla::kRoundThreads) sparse_mla_bwd_round(const float* in, ptx::uint16_t* out, ptx::int64_t quads) {
    const ptx::int64_t i = static_cast<ptx::int64_t>(blockIdx.x) * sparse_mla::kRoundThreads + threadIdx.x;
    if (i >= quads) return;
    const ptx::U32x4 v = ptx::ld_global_nc_no_allocate_v4(in + i * 4);
    uint2 rounded;
    rounded.x = ptx::cvt_rn_bf16x2_f32(__uint_as_float(v.y), __uint_as_float(v.x));
    rounded.y = ptx::cvt_rn_bf16x2_f32(__uint_as_float(v.w), __uint_as_float(v.z));
    reinterpret_cast<uint2*>(out)[i] = rounded;
}
