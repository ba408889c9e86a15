// Flash decoding under a boolean KV mask: dropped rows of K and V are never fetched.
//
// The tokens of one (batch, key head) are dealt to `splits` CTAs in units of 128, in turn, so that a mask with long dead
// stretches still loads them evenly. A CTA works in rounds of 16 tokens a thread:
//   compact   each lane reads 16 mask bytes; the live tokens of the round go, in order, to a list in shared memory,
//             one round ahead of the copies
//   copy      each warp owns a ring of stages; a stage is 16 live rows of K and of V, gathered with cp.async
//   compute   S = Q K^T with the query heads of the group as the 16 rows of the MMA, online softmax, O^T += V^T P^T
// Warps meet once a round. At the end they merge their maxima, sums and accumulators; with more than one split the
// combine kernel, launched early through griddepcontrol, merges the CTAs.
//
// Macros: DIM 64, 96, 128, 256; HEADS 8, 16: query heads of one CTA; BF16 0, 1. A sweep may also give WARPS, of a CTA,
// STAGES, of a warp's ring, and CTAS, of a multiprocessor.
#include "element.cuh"
#include "mask_row.cuh"
#include "ptx/arithmetic.cuh"
#include "ptx/cp_async.cuh"
#include "ptx/griddepcontrol.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mma.cuh"
#include "ring.cuh"
#include "warp.cuh"

using namespace ptx;

namespace {

static_assert(DIM == 64 || DIM == 96 || DIM == 128 || DIM == 256, "DIM is the head size: 64, 96, 128 or 256");
static_assert(HEADS == 8 || HEADS == 16, "HEADS is one or both halves of the MMA's 16 rows");

#ifndef WARPS
#define WARPS 4
#endif
#ifndef CTAS
#define CTAS (DIM == 256 ? 1 : 2)  // the largest rows leave no room for two
#endif
constexpr int kWarps = WARPS;
constexpr int kThreads = kWarps * kWarp;
constexpr int kCtas = CTAS;  // of a multiprocessor
constexpr int kRowBytes = DIM * 2;
constexpr int kRowChunks = DIM / 8;  // of 16 bytes
constexpr int kTile = 16;            // tokens of a stage
constexpr int kStep = 16;            // dims of one MMA
constexpr int kSteps = DIM / kStep;
constexpr int kTileBytes = kTile * kRowBytes;
constexpr int kStageBytes = 2 * kTileBytes;  // K, then V
#ifndef STAGES
#define STAGES (131072 / kCtas / kWarps / kStageBytes)  // 128 KiB a multiprocessor
#endif
constexpr int kStages = STAGES;
constexpr int kWarpRound = kWarp * kLaneTokens;                 // tokens whose mask a warp reads in one round
constexpr int kTurns = kWarps * kWarpRound / kUnit;  // units of the CTA in one round
constexpr int kHalves = HEADS / 8;

// The tile counts of the stages in flight are a queue of 5-bit fields in one register.
static_assert(kStages >= 2 && kStages * 5 <= 30, "the ring holds 2 to 6 stages");

struct Shared {
    alignas(1024) unsigned char ring[kWarps][kStages][kStageBytes];
    uint16_t list[2][kWarps][kWarpRound];  // live tokens of a round as places in it, by the warp that found them
    uint32_t count[2][kWarps];             // how many each found
    float peak[kWarps][HEADS];
    float sum[kWarps][HEADS];
};

// A warp's accumulators on their way to the merge, in its own ring. The pad keeps the four lanes of a quad, which write
// two heads each, in different banks.
constexpr int kMergeStride = DIM + 4;
static_assert(HEADS * kMergeStride * 4 <= kStages * kStageBytes, "the merge fits a warp's ring");

// Chunks of a row are permuted by the row so that the 8 rows of one ldmatrix phase lie in different banks. With 12 chunks
// a row (DIM 96) neighbours already differ by 4 chunks, and pairs of rows differ within groups of 4.
__device__ __forceinline__ uint32_t swizzle(uint32_t row) { return DIM == 96 ? (row >> 1) & 3 : row & 7; }

__device__ __forceinline__ uint32_t tile_offset(uint32_t row, uint32_t chunk) {
    return row * kRowBytes + ((chunk ^ swizzle(row)) << 4);
}

// From the address of a lane's row in chunks 0 and 1 to chunks 2 step and 2 step + 1 of the same row.
__device__ __forceinline__ uint32_t tile_step(uint32_t address, int step) {
    return DIM == 96 ? (address ^ (step % 2 * 32)) + step / 2 * 64 : address ^ (step * 32);
}

// Gathers 16 rows of K and of V; lane r (and r + 16) holds the token of row r.
__device__ __forceinline__ void copy_tile(uint32_t stage, uint32_t token, const char* k, const char* v, uint64_t policy,
                                          int lane) {
#pragma unroll
    for (int i = 0; i < kTile * kRowChunks / kWarp; ++i) {
        const int row = (i * kWarp + lane) / kRowChunks, chunk = (i * kWarp + lane) % kRowChunks;
        const uint64_t offset = static_cast<uint64_t>(__shfl_sync(kFullWarp, token, row)) * kRowBytes;
        const uint32_t to = stage + tile_offset(row, chunk);
        cp_async_cg_16_hint(to, k + chunk * kUnitBytes + offset, policy);
        cp_async_cg_16_hint(to + kTileBytes, v + chunk * kUnitBytes + offset, policy);
    }
}

// A lane's place in its warp, and in the fragments of the MMA.
struct Lane {
    int warp, lane;
    int quad, quad_lane;  // fragment row, and pair of columns
};

// ---- compact ---------------------------------------------------------------------------------------------------------

// The rounds of a CTA: the list of the current one, of which this warp takes its tiles, and the mask of the next to be listed.
struct Rounds {
    const MaskRow& mask_row;
    int count;
    U32x4 granule;  // of the next round to be listed
    // A round's `advance` writes the next round's list and loads the masks of the one after; it waits until the ring has
    // been filled, unless the round has no tile to fill it with. Round -1 has none.
    int round = -1;
    bool advance = true;
    uint32_t tile = 0, tiles = 0;  // of 1 to 16 rows; this warp takes every kWarps-th
    uint32_t tile_rows = 0, longer_tiles = 0;
    uint32_t start[kWarps];  // first row of each warp's list among the round's rows

    // Writes the next round's list, this warp's part of it.
    __device__ __forceinline__ void compact(Shared& shared, const Lane& at) {
        advance = false;
        const int next = round + 1;
        const uint32_t bits = live_bits(mask_row, granule, next * kTurns, at.warp, at.lane);
        granule = load_granule(mask_row, (next + 1) * kTurns, at.warp, at.lane);
        const uint32_t live = write_list(shared.list[next & 1][at.warp], bits, at.warp * kWarpRound, at.lane);
        if (at.lane == 0) {
            shared.count[next & 1][at.warp] = live;
        }
    }

    // To the next round, whose list is complete behind the barrier; the last round's has no reader left.
    __device__ __forceinline__ void enter_next(const Shared& shared, const Lane& at) {
        ++round;
        advance = round + 1 < count;
        __syncthreads();
        uint32_t total = 0;
#pragma unroll
        for (int w = 0; w < kWarps; ++w) {
            start[w] = total;
            total += shared.count[round & 1][w];
        }
        // As many tiles for every warp, and as nearly as can be of one size.
        tile = at.warp;
        tiles = min((total + kWarps * kTile - 1) / (kWarps * kTile) * kWarps, total);
        tile_rows = total / max(tiles, 1);
        longer_tiles = total - tile_rows * tiles;
    }

    // Goes on to a round that has a tile for this warp, if there is one left, and lists what the ring's state allows.
    __device__ __forceinline__ void find_tile(Shared& shared, const Lane& at, bool ring_filled) {
        while (true) {
            const bool found = tile < tiles;
            if (advance && (ring_filled || !found)) {
                compact(shared, at);
            }
            if (found || round + 1 == count) {
                break;
            }
            enter_next(shared, at);
        }
    }

    // The token of this lane's row of the current tile, which has `rows`. Rows past the last repeat it: their probability is
    // zero, and 0 times a row that is kept is 0.
    __device__ __forceinline__ int token(const Shared& shared, uint32_t rows, int lane) const {
        const uint32_t at = tile * tile_rows + min(tile, longer_tiles) + min(lane & 15, rows - 1);
        uint32_t skew = 0;  // from a row's number to its place in the lists
#pragma unroll
        for (int w = 1; w < kWarps; ++w) {
            skew = at >= start[w] ? w * kWarpRound - start[w] : skew;
        }
        const uint32_t place = shared.list[round & 1][0][at + skew];
        return unit_token(mask_row, round * kTurns + place / kUnit) + place % kUnit;
    }
};

// ---- copy ------------------------------------------------------------------------------------------------------------

// The rows of K and V that the CTA reads, and how many of them are under way in this warp's ring.
struct Copier {
    const char *k, *v;
    uint64_t policy;
    uint32_t in_flight = 0;  // rows of the stages, the oldest in the low 5 bits

    // Starts the copy of the warp's next tile into the stage, an empty one if there is no tile.
    __device__ __forceinline__ void copy(const Shared& shared, Rounds& rounds, uint32_t stage, int lane) {
        uint32_t copied = 0;
        if (rounds.tile < rounds.tiles) {
            copied = rounds.tile_rows + (rounds.tile < rounds.longer_tiles);
            copy_tile(stage, rounds.token(shared, copied, lane), k, v, policy, lane);
            rounds.tile += kWarps;
        }
        cp_async_commit_group();
        in_flight = in_flight >> 5 | copied << (5 * (kStages - 1));
    }
    __device__ __forceinline__ int oldest_rows() const { return in_flight & 31; }
};

// ---- compute ---------------------------------------------------------------------------------------------------------

// What a warp has of the query heads, and of their results so far.
struct Attention {
    uint32_t q_fragment[kSteps][4] = {};
    float peak[kHalves], sum[kHalves];     // of head `quad` (+ 8), base 2; the sum of this lane's columns
    float acc[kHalves][kSteps][4] = {};  // O^T: dims quad and quad + 8 of the step, heads 2 quad_lane and + 1

    __device__ __forceinline__ Attention(const unsigned char* q, int heads, const Lane& at) {
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            const int head = at.quad + half * 8;
            if (head < heads) {
                const uint32_t* from = reinterpret_cast<const uint32_t*>(q + head * kRowBytes) + at.quad_lane;
#pragma unroll
                for (int step = 0; step < kSteps; ++step) {
                    q_fragment[step][half] = from[step * 8];
                    q_fragment[step][half + 2] = from[step * 8 + 4];
                }
            }
        }
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            peak[half] = -kInfinity;
            sum[half] = 0.0f;
        }
    }

    // Attends to the rows of a stage; `k_rows`, `v_rows`: this lane's addresses of ldmatrix.
    __device__ __forceinline__ void attend(uint32_t k_rows, uint32_t v_rows, int rows, float scale_log2e, const Lane& at) {
        float score[2][4] = {};  // heads quad, quad + 8; tokens 2 quad_lane, + 1 (+ 8 in [1])
#pragma unroll
        for (int dims = 0; dims < kSteps; ++dims) {
            uint32_t b[4];
            ldmatrix_x4(b, tile_step(k_rows, dims));
            mma(score[0], q_fragment[dims], {b[0], b[1]});
            mma(score[1], q_fragment[dims], {b[2], b[3]});
        }
        if (rows < kTile) {
#pragma unroll
            for (int i = 0; i < 8; ++i) {
                if (i / 4 * 8 + at.quad_lane * 2 + i % 2 >= rows) {
                    score[i / 4][i % 4] = -kInfinity;
                }
            }
        }

        uint32_t weight[kHalves][2];  // B fragments of the second product, straight from the first one's accumulators
        float shrink[kHalves];
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            const float s[4] = {score[0][half * 2], score[0][half * 2 + 1], score[1][half * 2], score[1][half * 2 + 1]};
            float top = fmaxf(fmaxf(s[0], s[1]), fmaxf(s[2], s[3]));
            top = fmaxf(top, __shfl_xor_sync(kFullWarp, top, 1));
            top = fmaxf(top, __shfl_xor_sync(kFullWarp, top, 2));
            const float new_peak = fmaxf(peak[half], top * scale_log2e);
            shrink[half] = ex2_approx_ftz(peak[half] - new_peak);
            float p[4];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                p[i] = ex2_approx_ftz(fmaf(s[i], scale_log2e, -new_peak));
            }
            sum[half] = fmaf(sum[half], shrink[half], (p[0] + p[1]) + (p[2] + p[3]));
            peak[half] = new_peak;
            weight[half][0] = pack(p[1], p[0]);
            weight[half][1] = pack(p[3], p[2]);
        }
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            if (__any_sync(0xFFFFFFFF, shrink[half] != 1.0f)) {
                const float even = __shfl_sync(kFullWarp, shrink[half], at.quad_lane * 8);
                const float odd = __shfl_sync(kFullWarp, shrink[half], at.quad_lane * 8 + 4);
#pragma unroll
                for (int dims = 0; dims < kSteps; ++dims) {
                    acc[half][dims][0] *= even;
                    acc[half][dims][1] *= odd;
                    acc[half][dims][2] *= even;
                    acc[half][dims][3] *= odd;
                }
            }
        }
#pragma unroll
        for (int dims = 0; dims < kSteps; ++dims) {
            uint32_t a[4];
            ldmatrix_x4_trans(a, tile_step(v_rows, dims));
#pragma unroll
            for (int half = 0; half < kHalves; ++half) {
                mma(acc[half][dims], a, weight[half]);
            }
        }
    }

    // Leaves the warp's result for the merge.
    __device__ __forceinline__ void leave(Shared& shared, const Lane& at) {
        float* merge = reinterpret_cast<float*>(shared.ring[at.warp]);
#pragma unroll
        for (int half = 0; half < kHalves; ++half) {
            sum[half] += __shfl_xor_sync(kFullWarp, sum[half], 1);
            sum[half] += __shfl_xor_sync(kFullWarp, sum[half], 2);
            if (at.quad_lane == 0) {
                shared.peak[at.warp][half * 8 + at.quad] = peak[half];
                shared.sum[at.warp][half * 8 + at.quad] = sum[half];
            }
#pragma unroll
            for (int step = 0; step < kSteps; ++step) {
#pragma unroll
                for (int i = 0; i < 4; ++i) {
                    const int head = half * 8 + at.quad_lane * 2 + i % 2, column = step * kStep + i / 2 * 8 + at.quad;
                    merge[head * kMergeStride + column] = acc[half][step][i];
                }
            }
        }
    }
};

// ---- merge -----------------------------------------------------------------------------------------------------------

// Merges what the warps left, by all of them.
__device__ __forceinline__ void merge_warps(const Shared& shared, int row, int splits, int group, int first_head, int heads,
                                            float* lse, uint16_t* out, float* part_lse, float* part_out) {
#pragma unroll 1
    for (int i = threadIdx.x; i < heads * kColumns; i += kThreads) {
        const int head = i / kColumns, column = i % kColumns * 4;
        float top = -kInfinity;
#pragma unroll
        for (int w = 0; w < kWarps; ++w) {
            top = fmaxf(top, shared.peak[w][head]);
        }
        const float base = finite_base(top);
        float all = 0.0f;
        float4 value = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll
        for (int w = 0; w < kWarps; ++w) {
            const float share = ex2_approx_ftz(shared.peak[w][head] - base);
            const float* from = reinterpret_cast<const float*>(shared.ring[w]) + head * kMergeStride + column;
            all = fmaf(share, shared.sum[w][head], all);
            add_scaled(value, share, *reinterpret_cast<const float4*>(from));
        }
        const uint64_t at = (static_cast<uint64_t>(row) * splits + blockIdx.x) * group + first_head + head;
        const float scale = top > -kInfinity ? rcp_approx_ftz(all) : 0.0f;
        const float log2_sum = top + lg2_approx_ftz(all);  // of 0 is -inf
        if (splits == 1) {
            store_narrow(out + at * DIM + column, value, scale);
            if (column == 0) {
                lse[at] = log2_sum * kLn2;
            }
        } else {
            *reinterpret_cast<float4*>(part_out + at * DIM + column) = {value.x * scale, value.y * scale, value.z * scale,
                                                                         value.w * scale};
            if (column == 0) {
                part_lse[at] = log2_sum;
            }
        }
    }
}

}  // namespace

// What the host needs for the launch.
extern "C" __device__ const unsigned masked_decode_split_smem = sizeof(Shared);
// So much that no more than kCtas CTAs fit the 228 KiB of a multiprocessor, of which each CTA takes 1 KiB more.
constexpr unsigned kFilling = (228 * 1024 / (kCtas + 1) - 1024) / 16 * 16 + 16;
extern "C" __device__ const unsigned masked_decode_split_filling = sizeof(Shared) > kFilling ? sizeof(Shared) : kFilling;
extern "C" __device__ const unsigned masked_decode_split_threads = kThreads;
extern "C" __device__ const unsigned masked_decode_split_unit = kUnit;
extern "C" __device__ const unsigned masked_decode_split_ctas = kCtas;

// grid (splits, head tiles of HEADS, bsz * num_k_heads), kThreads threads, sizeof(Shared) bytes of dynamic shared memory.
//   q [rows, group, DIM], k and v [rows, valid_length, DIM], mask [rows, valid_length] in a buffer of mask_bytes
// With one split: lse [rows, group] f32, out [rows, group, DIM]. With more: part_lse [rows, splits, group] base 2 and
// part_out [rows, splits, group, DIM], both f32.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    masked_decode_split(const unsigned char* q, const char* k, const char* v, const unsigned char* mask, float* lse,
                        uint16_t* out, float* part_lse, float* part_out, uint64_t mask_bytes, int valid_length, int group,
                        float scale_log2e) {
    extern __shared__ __align__(1024) unsigned char dynamic[];
    Shared& shared = *reinterpret_cast<Shared*>(dynamic);
    const int warp = threadIdx.x / kWarp, lane = threadIdx.x % kWarp;
    const Lane at{warp, lane, lane / 4, lane % 4};
    const int splits = gridDim.x, row = blockIdx.z;
    const int first_head = blockIdx.y * HEADS;
    const int heads = min(HEADS, group - first_head);

    griddepcontrol_wait();
    griddepcontrol_launch_dependents();

    const unsigned char* row_mask = mask + static_cast<uint64_t>(row) * valid_length;
    const int shift = static_cast<int>(reinterpret_cast<uint64_t>(row_mask) & 15);
    const MaskRow mask_row{row_mask - shift, mask, mask + mask_bytes, shift, valid_length, gridDim.x, blockIdx.x};
    const U32x4 first_granule = load_granule(mask_row, 0, warp, lane);

    k += static_cast<uint64_t>(row) * valid_length * kRowBytes;
    v += static_cast<uint64_t>(row) * valid_length * kRowBytes;
    q += (static_cast<uint64_t>(row) * group + first_head) * kRowBytes;

    Attention attention(q, heads, at);
    RingAddress<kStages, kStageBytes> ring(cvta_to_shared(shared.ring[warp]));
    // ldmatrix: matrices 0, 1 are tokens 0 to 7, 2, 3 are tokens 8 to 15; 1, 3 are the second chunk of the step.
    const uint32_t lane_offset = tile_offset((lane & 7) + (lane >> 4) * 8, lane >> 3 & 1);

    const int units = (shift + valid_length + kUnit - 1) / kUnit;
    const int turns = (units + splits - 1) / splits;
    Rounds rounds{mask_row, (turns + kTurns - 1) / kTurns, first_granule};
    Copier copier{k, v, createpolicy_evict_first()};  // each row is read once

    // The code is laid out in the order in which a CTA first needs it, and once: with a cold L2, fetching it is a good part
    // of the time to the first copy.
#pragma unroll 1
    for (int step = 1 - kStages;; ++step) {
        rounds.find_tile(shared, at, step > 0);
        copier.copy(shared, rounds, ring.stage, lane);
        ring.next();
        if (step < 0) {
            continue;
        }
        const uint32_t full = ring.stage;  // the oldest one, which the next step copies into
        const int rows = copier.oldest_rows();
        if (rows == 0) {
            break;
        }
        cp_async_wait_group<kStages - 1>();
        __syncwarp();
        attention.attend(full + lane_offset, full + kTileBytes + lane_offset, rows, scale_log2e, at);
        __syncwarp();
    }
    attention.leave(shared, at);
    __syncthreads();
    merge_warps(shared, row, splits, group, first_head, heads, lse, out, part_lse, part_out);
}

#include "combine.cuh"
