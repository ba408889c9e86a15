// Where K, V and the queries lie in global memory, and how a tile of the cache is brought.
#pragma once
#include "common.cuh"
#include "ptx/cp_async_bulk.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/mbarrier.cuh"

namespace {

// What the copies need of the cache. block_size is a power of two.
struct Pages {
    const Element* __restrict__ keys;    // [num_blocks, kv_heads, DIM / kChunk, block_size, kChunk]
    const Element* __restrict__ values;  // [num_blocks, kv_heads, DIM, block_size]
    const int* __restrict__ tables;      // [num_seqs, table_stride]
    int table_stride;
    int entry_shift;  // token to table entry: 0 with one entry a token, else log2(block_size)
    int block_size, kv_heads;

    __device__ __forceinline__ int entry(int seq, int token) const {
        return tables[static_cast<int64_t>(seq) * table_stride + (token >> entry_shift)];
    }

    // Brings the tile from `token` on of a sequence of `length` tokens, by one thread. page: its table entry; second: the one
    // 8 tokens on, where pages have 8. kWide: pages hold several tiles, which the tensor maps cut out; else a tile is a page,
    // or two of half its size.
    template <bool kWide>
    __device__ __forceinline__ void copy_tile(int page, int second, int token, int length, int kv_head,
                                              const TensorMap* key_map, const TensorMap* value_map, uint32_t stage,
                                              uint32_t full) const {
        const int64_t slab = static_cast<int64_t>(page) * kv_heads + kv_head;
        if constexpr (kWide) {
            const int within = token & (block_size - 1);
            mbarrier_arrive_expect_tx(full, kStageBytes);
            cp_async_bulk_tensor_2d_shared_global(stage, *key_map, full, within * kChunk, slab * (DIM / kChunk));
            cp_async_bulk_tensor_2d_shared_global(stage + kTileBytes, *value_map, full, within, slab * DIM);
        } else if (block_size == kTile) {
            mbarrier_arrive_expect_tx(full, kStageBytes);
            cp_async_bulk_shared_global(stage, keys + slab * (DIM * kTile), kTileBytes, full);
            cp_async_bulk_shared_global(stage + kTileBytes, values + slab * (DIM * kTile), kTileBytes, full);
        } else {
            constexpr uint32_t kHalf = kTileBytes / 2;
            const bool both = token + 8 < length;
            mbarrier_arrive_expect_tx(full, both ? kStageBytes : kTileBytes);
            cp_async_bulk_shared_global(stage, keys + slab * (DIM * 8), kHalf, full);
            cp_async_bulk_shared_global(stage + kTileBytes, values + slab * (DIM * 8), kHalf, full);
            if (both) {
                const int64_t other = static_cast<int64_t>(second) * kv_heads + kv_head;
                cp_async_bulk_shared_global(stage + kHalf, keys + other * (DIM * 8), kHalf, full);
                cp_async_bulk_shared_global(stage + kTileBytes + kHalf, values + other * (DIM * 8), kHalf, full);
            }
        }
    }
};

struct Queries {
    const Element* __restrict__ q;  // [num_seqs, num_heads, DIM], stride between sequences
    const Element* __restrict__ u;  // [num_heads, DIM]
    int64_t stride;

    __device__ __forceinline__ const Element* find(int seq, int first_head) const {
        return q + seq * stride + first_head * DIM;
    }
};

}  // namespace
