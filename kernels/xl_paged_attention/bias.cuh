// The bias travels with its tile: copied into the tile's stage, on its mbarrier, as far ahead as the tile itself.
// A load of its own, even one tile ahead, would wait behind all that the rings have in flight.
//
// A stage holds a row of 40 bytes for each of the 8 heads; lane l copies 8 bytes of head l / 4. In a 16-bit type:
//   eights    rows of bd are contiguous and every one is aligned to 8 bytes
//   words     contiguous rows of any alignment: the words that cover the tile; its first bias is `skew` elements in
//   elements  any other strides: loads and stores, which wait
// In fp32, words of any strides.
#pragma once
#include "common.cuh"
#include "ptx/cp_async.cuh"
#include "ptx/mbarrier.cuh"

namespace {

constexpr int kBiasPitch = 40;
constexpr int kBiasBytes = kHeads * kBiasPitch;
constexpr int kBiasArrivals = kWarp;  // on the stage's mbarrier: each lane's

struct Bias {
    const Element* __restrict__ bd;  // [num_seqs, num_heads, tokens], strides in elements
    int64_t seq_stride, head_stride, token_stride;
    enum Way : uint32_t { kEights, kWords, kElements };
    uint32_t way;
    uint32_t row;   // this lane's, from the stage's first byte on
    uint32_t part;  // which quarter of the row is this lane's

    __device__ __forceinline__ void setup(int lane) {
        const uint64_t all = reinterpret_cast<uint64_t>(bd) | (seq_stride | head_stride) * sizeof(Element);
        way = keep(kFloat ? kWords : token_stride != 1 ? kElements : all % 8 ? kWords : kEights, lane);
        row = keep((lane >> 2) * kBiasPitch, lane);
        part = keep(lane & 3, lane);
    }

    // This lane's head, at the first token of a tile. Lanes of heads that are not there take the last one's.
    __device__ __forceinline__ const Element* find(int seq, int first_head, int heads, int tile, int lane) const {
        return bd + seq * seq_stride + (first_head + min(lane >> 2, heads - 1)) * head_stride +
               tile * kTile * token_stride;
    }

    __device__ __forceinline__ uint32_t skew(const Element* at) const {
        return !kFloat && way == kWords ? reinterpret_cast<uint64_t>(at) / 2 & 1 : 0;
    }

    // live: tokens from the tile's first on, none of a head that is not there. kHalves: of 8 heads each.
    template <int kHalves>
    __device__ __forceinline__ void copy(uint32_t stage, uint32_t full, const Element* const (&at)[kHalves],
                                         const int (&live)[kHalves]) const {
        const int part = this->part;
#if TYPE == 2
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                const int token = 2 * part + i;
                cp_async_ca_4_zfill_L2_128B(place(stage, half) + token * 4, at[half] + token * token_stride,
                                            token < live[half] ? 4 : 0);
            }
        }
        cp_async_mbarrier_arrive_noinc(full);
#else
        if (way == kEights) {
#pragma unroll
            for (int half = 0; half < kHalves; ++half)
                cp_async_ca_8_zfill_L2_128B(place(stage, half) + part * 8, at[half] + part * 4,
                                            min(max(live[half] - part * 4, 0), 4) * 2);
            cp_async_mbarrier_arrive_noinc(full);
        } else if (way == kWords) {
#pragma unroll
            for (int half = 0; half < kHalves; ++half) {
                const int first = skew(at[half]);
                const Element* base = at[half] - first;
#pragma unroll
                for (int i = 0; i < 3; ++i) {
                    const int word = 2 * part + i;
                    if (i < 2 || part == 3)
                        cp_async_ca_4_zfill_L2_128B(place(stage, half) + word * 4, base + word * 2,
                                                    min(max(live[half] + first - word * 2, 0), 2) * 2);
                }
            }
            cp_async_mbarrier_arrive_noinc(full);
        } else {
            Element bias[kHalves][4];
#pragma unroll
            for (int half = 0; half < kHalves; ++half)
#pragma unroll
                for (int i = 0; i < 4; ++i)
                    bias[half][i] = part * 4 + i < live[half]
                                        ? ld_global_nc_L2_128B_u16(at[half] + (part * 4 + i) * token_stride)
                                        : 0;
#pragma unroll
            for (int half = 0; half < kHalves; ++half)
#pragma unroll
                for (int i = 0; i < 4; ++i) st_shared_u16(place(stage, half) + part * 8 + i * 2, bias[half][i]);
            mbarrier_arrive(full);
        }
#endif
    }

private:
    // This lane's row of the stage.
    __device__ __forceinline__ uint32_t place(uint32_t stage, int half) const { return stage + row + half * kBiasBytes; }
};

}  // namespace
