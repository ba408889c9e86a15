// Merges the splits of each query head.
#pragma once
#include "element.cuh"
#include "ptx/griddepcontrol.cuh"

namespace {

constexpr int kCombineParts = 8;  // threads that share a column, each with its own splits
constexpr int kCombineBatch = 4;  // splits that a thread has in flight
constexpr int kCombineThreads = kCombineParts * kColumns;

}  // namespace

extern "C" __device__ const unsigned masked_decode_combine_threads = kCombineThreads;

// grid (rows * group), kCombineThreads threads; launched as a dependent of the kernel above.
extern "C" __global__ void __launch_bounds__(kCombineThreads)
    masked_decode_combine(const float* part_lse, const float* part_out, float* lse, uint16_t* out, int splits, int group) {
    __shared__ float peak[kCombineParts], sum[kCombineParts];
    __shared__ alignas(kUnitBytes) float acc[kCombineParts][DIM];
    const int part = threadIdx.x / kColumns, column = threadIdx.x % kColumns * 4;
    const uint64_t query = blockIdx.x;
    const uint64_t first = query / group * splits * group + query % group;  // split s is at first + s * group

    griddepcontrol_wait();

    float top = -kInfinity, all = 0.0f;
    float4 value = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll 1
    for (int begin = part; begin < splits; begin += kCombineParts * kCombineBatch) {
        float log2_sum[kCombineBatch];
        float4 one[kCombineBatch] = {};
#pragma unroll
        for (int i = 0; i < kCombineBatch; ++i) {
            const int split = begin + i * kCombineParts;
            const uint64_t at = first + static_cast<uint64_t>(split) * group;
            log2_sum[i] = -kInfinity;
            if (split < splits) {
                log2_sum[i] = part_lse[at];
                one[i] = *reinterpret_cast<const float4*>(part_out + at * DIM + column);
            }
        }
        float new_top = top;
#pragma unroll
        for (int i = 0; i < kCombineBatch; ++i) {
            new_top = fmaxf(new_top, log2_sum[i]);
        }
        const float base = finite_base(new_top);
        const float keep = ex2_approx_ftz(top - base);
        top = new_top;
        all *= keep;
        value = {value.x * keep, value.y * keep, value.z * keep, value.w * keep};
#pragma unroll
        for (int i = 0; i < kCombineBatch; ++i) {
            const float share = ex2_approx_ftz(log2_sum[i] - base);
            all += share;
            add_scaled(value, share, one[i]);
        }
    }
    *reinterpret_cast<float4*>(&acc[part][column]) = value;
    if (column == 0) {
        peak[part] = top;
        sum[part] = all;
    }
    __syncthreads();
    if (part > 0) {
        return;
    }
    float best = -kInfinity, total = 0.0f;
#pragma unroll
    for (int p = 0; p < kCombineParts; ++p) {
        best = fmaxf(best, peak[p]);
    }
    const float base = finite_base(best);
    value = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll
    for (int p = 0; p < kCombineParts; ++p) {
        const float share = ex2_approx_ftz(peak[p] - base);
        total = fmaf(share, sum[p], total);
        add_scaled(value, share, *reinterpret_cast<const float4*>(&acc[p][column]));
    }
    store_narrow(out + query * DIM + column, value, best > -kInfinity ? rcp_approx_ftz(total) : 0.0f);
    if (column == 0) {
        lse[query] = (best + lg2_approx_ftz(total)) * kLn2;
    }
}
