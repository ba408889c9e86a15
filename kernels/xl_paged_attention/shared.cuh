// A CTA's shared memory: what lies in it, and how much of it fits.
#pragma once
#if TYPE == 2
#include "attend_fma.cuh"
#else
#include "attend_mma.cuh"
#endif

namespace {

// What is known of a row wherever one of its parts has been worked on.
struct Row {
    int seq;
    int first, count;  // query heads
    uint32_t begin;    // its first tile in the line, and how many it has
    int tiles;
};

// What the computing half must know of the part of a row that the share has: in the stage of its first tile, written
// before its copies, and ordered by their mbarrier.
struct Note {
    Row row;
    int run;   // tiles of the part
    int live;  // tokens from its first to the end of the sequence
    enum { kBefore = 1, kEnds = 2 };
    int flags;  // the row began before the share, it ends within it
};

// ---- how many stages a warp has, and of how many heads it can leave sums in mid-share: as many as fit -------------------

constexpr int kMostShared = 227 * 1024;  // bytes that a CTA can have
constexpr int kWarps = DIM <= 128 ? 8 : 4;
constexpr int kThreads = kWarps * kWarp;
constexpr int kScratchBytes = Warp::kScratchBytes ? Warp::kScratchBytes : kLineBytes;
constexpr int kFixedBytes = 512;  // of the CTA and not of a warp, with what alignment takes
constexpr int kStatsBytes = 2 * kHeads * sizeof(float2) + kChunkBytes;  // of a warp: peaks and sums, and its share of the counters
constexpr int kRoom = (kMostShared - kFixedBytes) / kWarps - kScratchBytes - kStatsBytes;
constexpr int kWholeStageBytes = kStageBytes + kBiasBytes + sizeof(Note) + sizeof(uint64_t);
constexpr int kMostStages = 8;
constexpr int kStages = kRoom / kWholeStageBytes < kMostStages ? kRoom / kWholeStageBytes : kMostStages;
constexpr int kNearFit = (kRoom - kStages * kWholeStageBytes) / (DIM * 4);
constexpr int kNear = kNearFit < kHeads ? kNearFit : kHeads;

// What the merge of a CTA's warps takes (merge.cuh).
struct Parts {
    alignas(kChunkBytes) float sums[kWarps][kNear * DIM];  // of the rows into a warp, if they have at most kNear heads
    float2 stats[kWarps][2][kHeads];              // peak in log2 units, and the sum of the weights
    alignas(8) uint64_t left[kWarps + 1];         // mbarriers of the row into the CTA, and of those out of each warp
    uint32_t arrived[kWarps + 1];                 // how many warps of each
    Row border[2];                                // the CTA's own rows into and out of its share
    int low[2], owners[2];                        // first of their CTAs, and how many; 0: this CTA has not come last
};

struct Shared {
    alignas(kLineBytes) unsigned char ring[kWarps][kStages][kStageBytes];
    alignas(kLineBytes) unsigned char bias[kWarps][kStages][kBiasBytes];
    alignas(kLineBytes) unsigned char scratch[kWarps][kScratchBytes];
    alignas(kLineBytes) Note notes[kWarps][kStages];
    alignas(8) uint64_t full[kWarps][kStages];
    Parts parts;
    uint32_t left[kWarps];  // of Pace
};
static_assert(kStages >= 2 && kNear >= 1, "a warp has two stages, and room for the sums of a head");
static_assert(sizeof(Shared) <= kMostShared, "more shared memory than a CTA can have");

}  // namespace
