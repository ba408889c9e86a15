// The order in which the backward kernel has the columns of Q, dO and K in shared memory.
//
// A lane of a wgmma accumulator has two neighbouring columns of every 8. Four in a row, what one vector reduction takes, would
// have to be traded between lanes. So the columns are dealt out before: of every 16, place 8 j + 2 c + e is column 4 c + 2 j + e
// (c < 4, j and e < 2), and lane c's two pairs are four in a row. In words of two columns: place 4 j + c is word 2 c + j.
// Sums over columns do not care, as long as both sides have the same order: Q and dO are reordered in shared memory, once for
// a CTA, and K comes from a reordered copy of kv.
#pragma once
#include "ptx/ld_st.cuh"

namespace sparse_mla {

constexpr int kReorderThreads = 256;
constexpr int kDealt = 16;  // columns among which places are dealt out

// 16 columns, 32 bytes, to this order and back.
__device__ __forceinline__ void deal(ptx::U32x4& a, ptx::U32x4& b) {
    const ptx::U32x4 x = a, y = b;
    a = {x.x, x.z, y.x, y.z};
    b = {x.y, x.w, y.y, y.w};
}
__device__ __forceinline__ void collect(ptx::U32x4& a, ptx::U32x4& b) {
    const ptx::U32x4 x = a, y = b;
    a = {x.x, y.x, x.y, y.y};
    b = {x.z, y.z, x.w, y.w};
}

}  // namespace sparse_mla

extern "C" __device__ const unsigned sparse_mla_bwd_reorder_threads = sparse_mla::kReorderThreads;

// kv in the order of order.cuh, 16 columns a thread.
extern "C" __global__ void __launch_bounds__(sparse_mla::kReorderThreads) sparse_mla_bwd_reorder(const ptx::uint16_t* kv, ptx::uint16_t* reordered,
                                                                         ptx::int64_t groups) {
    using namespace ptx;
    const int64_t i = static_cast<int64_t>(blockIdx.x) * sparse_mla::kReorderThreads + threadIdx.x;
    if (i >= groups) return;
    U32x4 a = ld_global_nc_v4(kv + i * sparse_mla::kDealt), b = ld_global_nc_v4(kv + i * sparse_mla::kDealt + sparse_mla::kDealt / 2);
    sparse_mla::deal(a, b);
    reinterpret_cast<U32x4*>(reordered)[2 * i] = a;
    reinterpret_cast<U32x4*>(reordered)[2 * i + 1] = b;
}
