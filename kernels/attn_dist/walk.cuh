// sm_90a.cu: which tiles a CTA has, one after the other. A tile is 64 slots of one query.
#pragma once
#include "ptx/types.cuh"

namespace {

using ptx::int64_t;

#if PARTS

// A CTA's tiles. Those of a part, tiles of all queries with about the same keys, form a line, query by query, of which every CTA
// has an equal run. It goes through its runs part by part.
struct Walk {
    int s_q, tiles, parts;  // tiles of a query
    int part, left, query, tile, begin, end;

    __device__ __forceinline__ Walk(int s_q, int tiles, int parts) : s_q(s_q), tiles(tiles), parts(parts), part(0) { enter(); }
    __device__ __forceinline__ void enter() {
        do {
            begin = tiles * part / parts;
            end = tiles * (part + 1) / parts;
            const int64_t line = static_cast<int64_t>(s_q) * (end - begin);
            const int first = static_cast<int>(line * blockIdx.x / gridDim.x);
            left = static_cast<int>(line * (blockIdx.x + 1) / gridDim.x) - first;
            query = first / (end - begin);
            tile = begin + first % (end - begin);
        } while (left == 0 && ++part < parts);
    }
    // Goes to the next tile; true if its query's heads have to be loaded.
    __device__ __forceinline__ bool next() {
        ++tile;
        if (--left == 0) {
            if (++part < parts) enter();
            return true;
        }
        if (tile < end) return false;
        tile = begin;
        ++query;
        return true;
    }
    __device__ __forceinline__ bool done() const { return part == parts; }
    __device__ __forceinline__ int number() const { return query * tiles + tile; }  // of the tile, among those of all queries
};

#else

// A CTA's tiles. Those of all queries form a line, of which every CTA has an equal run.
struct Walk {
    int tiles;  // of a query
    int unit, last, query, tile;

    __device__ __forceinline__ Walk(int s_q, int tiles, int) : tiles(tiles) {
        const int64_t line = static_cast<int64_t>(s_q) * tiles;
        unit = static_cast<int>(line * blockIdx.x / gridDim.x);
        last = static_cast<int>(line * (blockIdx.x + 1) / gridDim.x);
        query = unit / tiles;
        tile = unit % tiles;
    }
    // Goes to the next tile; true if its query's heads have to be loaded.
    __device__ __forceinline__ bool next() {
        ++unit;
        if (++tile < tiles) return false;
        tile = 0;
        ++query;
        return true;
    }
    __device__ __forceinline__ bool done() const { return unit == last; }
    __device__ __forceinline__ int number() const { return unit; }
};

#endif

}  // namespace
