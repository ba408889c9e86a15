// The token lists by range of tokens, without those that count nothing.
#pragma once
#include "key_order.cuh"
#include "tiles.cuh"

extern "C" __device__ const unsigned sparse_mla_bwd_sort_threads = key_order::kThreads;
extern "C" __device__ const unsigned sparse_mla_bwd_sort_ranges = key_order::kRanges;
extern "C" __device__ const unsigned sparse_mla_bwd_sort_segment = key_order::kSegment;

// A CTA a query. sorted: [s_q, topk], of which `lengths` [s_q] are written. A range is 2^shift tokens, kRanges of them at most.
// The ranges rise in the lists of `turn` queries, fall in those of the next `turn`, and so on.
extern "C" __global__ void __launch_bounds__(key_order::kThreads)
    sparse_mla_bwd_sort(const ptx::int32_t* indices, const ptx::int32_t* topk_length, ptx::int32_t* sorted, ptx::int32_t* lengths,
                        int topk, ptx::int32_t s_kv, int q_start, int shift, int turn) {
    const int query = blockIdx.x;
    const bool falls = query / turn % 2;
    const sparse_mla::List list(indices, topk_length, topk, s_kv, q_start, query);
    ptx::int32_t* const to = sorted + static_cast<ptx::int64_t>(query) * topk;
    const int count = key_order::sort(
        list.length, [&](int i) { return list[i]; },
        [&](int token) {
            const int range = token >> shift;
            return token < 0 ? key_order::kLeftOut : falls ? key_order::kRanges - 1 - range : range;
        },
        [&](int place, int token, int) { to[place] = token; });
    if (threadIdx.x == 0) lengths[query] = count;
}
