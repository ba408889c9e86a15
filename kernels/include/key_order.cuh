// A query's list of keys, sorted by range of keys: CTAs that walk sorted lists at the same time are in the same part of memory.
#pragma once
#include "ptx/types.cuh"
#include "warp.cuh"

namespace key_order {

constexpr int kThreads = 256, kWarps = kThreads / kWarp;
constexpr int kRangeBits = 5, kRanges = 1 << kRangeBits;  // that the order separates, numbers 0 to kRanges - 1
constexpr int kLeftOut = kRanges;                         // the range of an entry that comes to no place
constexpr int kEach = 16, kSegment = kEach * kThreads;    // most entries of a thread, and of those that are sorted at a time
static_assert(kRanges * kWarps == kThreads, "a counter a thread");

// Lanes of the same range.
__device__ __forceinline__ unsigned alike(int range) {
    unsigned same = ~0u;
#pragma unroll
    for (int bit = 0; bit <= kRangeBits; ++bit) {
        const bool set = range >> bit & 1;
        const unsigned others = __ballot_sync(kFullWarp, set);
        same &= set ? others : ~others;
    }
    return same;
}

// Sorts a list by range, in each range as it stood, always the same way; one of more than kSegment entries in segments of
// so many. By a whole CTA of kThreads.
//   key_of(i) is the key of entry i of `length`, range_of(key) its range, put(place, key, i) is called for each that is not left out.
// Returns the number of those.
template <class KeyOf, class RangeOf, class Put>
__device__ __forceinline__ int sort(int length, const KeyOf& key_of, const RangeOf& range_of, const Put& put) {
    __shared__ int places[kRanges][kWarps];  // of a warp's next entry of a range
    __shared__ int warp_sums[kWarps];
    __shared__ int keys[kSegment];            // in order, and which entries they are
    __shared__ unsigned short entries[kSegment];
    const int thread = threadIdx.x, warp = thread / kWarp, lane = thread % kWarp;
    int& own = places[thread / kWarps][thread % kWarps];
    int before = 0;
    for (int segment = 0; segment < length; segment += kSegment) {
        const int rounds = (min(length - segment, kSegment) + kThreads - 1) / kThreads;
        const int first = segment + warp * rounds * kWarp + lane;
        int key[kEach], range[kEach], place[kEach];
#pragma unroll
        for (int i = 0; i < kEach; ++i) key[i] = i < rounds && first + i * kWarp < length ? key_of(first + i * kWarp) : 0;
        own = 0;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < kEach; ++i) {
            if (i >= rounds) break;
            range[i] = first + i * kWarp < length ? range_of(key[i]) : kLeftOut;
            const unsigned same = alike(range[i]);
            place[i] = __popc(same & ((1u << lane) - 1));
            if (range[i] != kLeftOut) place[i] += places[range[i]][warp];
            __syncwarp();
            if (range[i] != kLeftOut && lane == __ffs(same) - 1) places[range[i]][warp] += __popc(same);
            __syncwarp();
        }
        __syncthreads();
        // Counts become places: the sum of what comes before, range by range, and in a range warp by warp.
        const int count = own;
        int sum = count;
#pragma unroll
        for (int far = 1; far < kWarp; far *= 2) {
            const int other = __shfl_up_sync(kFullWarp, sum, far);
            if (lane >= far) sum += other;
        }
        if (lane == kWarp - 1) warp_sums[warp] = sum;
        __syncthreads();
        int all = 0;
#pragma unroll
        for (int i = 0; i < kWarps; ++i) {
            sum += i < warp ? warp_sums[i] : 0;
            all += warp_sums[i];
        }
        own = sum - count;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < kEach; ++i) {
            if (i >= rounds) break;
            if (range[i] == kLeftOut) continue;
            const int to = places[range[i]][warp] + place[i];
            keys[to] = key[i];
            entries[to] = static_cast<unsigned short>(first + i * kWarp - segment);
        }
        __syncthreads();
        for (int i = thread; i < all; i += kThreads) put(before + i, keys[i], segment + entries[i]);
        before += all;
        __syncthreads();
    }
    return before;
}

}  // namespace key_order
