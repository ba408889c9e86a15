// Flash decoding under a boolean KV mask: dropped rows of K and V are never fetched.
//
// The tokens of one (batch, key head) are dealt to `splits` CTAs in units of 128, in turn, so that a mask with long dead
// stretches still loads the CTAs evenly. A CTA works in rounds of 16 tokens a thread:
//   compact   each lane reads 16 mask bytes; the live tokens of the round go, in order, to a list in shared memory,
//             one round ahead of the copies
//   copy      each warp owns a ring of stages; a stage is 16 live rows of K and of V, gathered with cp.async
//   compute   S = Q K^T with the query heads of the group as the 16 rows of the MMA, online softmax, O^T += V^T P^T
// Warps meet only once a round. At the end they merge their (max, sum, accumulator); with more than one split the
// combine kernel, launched early through griddepcontrol, merges the CTAs.
//
// Macros: DIM 64, 96, 128, 256; HEADS 8, 16: query heads of one CTA; BF16 0, 1; WARPS a CTA.
#include "ptx/arithmetic.cuh"
#include "ptx/cp_async.cuh"
#include "ptx/griddepcontrol.cuh"
#include "ptx/ld_st.cuh"
#include "ptx/mma.cuh"

using namespace ptx;

namespace {

static_assert(DIM == 64 || DIM == 96 || DIM == 128 || DIM == 256, "DIM is the head size: 64, 96, 128 or 256");
static_assert(HEADS == 8 || HEADS == 16, "HEADS is one or both halves of the MMA's 16 rows");

constexpr int kThreads = WARPS * 32;
constexpr int kRowBytes = DIM * 2;
constexpr int kRowChunks = DIM / 8;  // of 16 bytes
constexpr int kTile = 16;            // tokens of a stage
constexpr int kTileBytes = kTile * kRowBytes;
constexpr int kStageBytes = 2 * kTileBytes;  // K, then V
constexpr int kRingBytes = RING_BYTES / WARPS;
constexpr int kStages = kRingBytes / kStageBytes;
constexpr int kRound = kThreads * 16;  // tokens whose mask the CTA reads in one round
constexpr int kUnit = 128;             // tokens dealt to one split at a time
constexpr int kUnitsPerWarp = 32 * 16 / kUnit;
constexpr int kHalves = HEADS / 8;
constexpr float kLn2 = 0.69314718055994531f;
constexpr float kInfinity = __builtin_bit_cast(float, 0x7F800000);

// The tile counts of the stages in flight are a queue of 5-bit fields in one register.
static_assert(kStages >= 2 && kStages * 5 <= 30, "the ring holds 2 to 6 stages");

struct Shared {
    alignas(1024) unsigned char ring[WARPS][kStages][kStageBytes];
    uint32_t list[2][kRound];  // live tokens of a round
    uint32_t count[2][WARPS];  // how many of them each warp found
    float peak[WARPS][HEADS];
    float sum[WARPS][HEADS];
};

// A warp's accumulators on their way to the merge, in its own ring. The pad keeps the four lanes of a quad, which write
// two heads each, in different banks.
constexpr int kMergeStride = DIM + 4;
static_assert(HEADS * kMergeStride * 4 <= kStages * kStageBytes, "the merge fits a warp's ring");

__device__ __forceinline__ uint32_t pack(float hi, float lo) {
#if BF16
    return cvt_rn_bf16x2_f32(hi, lo);
#else
    return cvt_rn_f16x2_f32(hi, lo);
#endif
}

__device__ __forceinline__ uint16_t narrow(float value) {
#if BF16
    return cvt_rn_bf16_f32(value);
#else
    return cvt_rn_f16_f32(value);
#endif
}

__device__ __forceinline__ void mma(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
#if BF16
    mma_m16n8k16_f32_bf16(d, a, b);
#else
    mma_m16n8k16_f32_f16(d, a, b);
#endif
}

// Chunks of a row are permuted by the row so that the 8 rows of one ldmatrix phase lie in different banks. With 12 chunks
// a row (DIM 96) neighbours already differ by 4 chunks, and pairs of rows are told apart within groups of 4.
__device__ __forceinline__ uint32_t swizzle(uint32_t row) { return DIM == 96 ? (row >> 1) & 3 : row & 7; }

__device__ __forceinline__ uint32_t tile_offset(uint32_t row, uint32_t chunk) {
    return row * kRowBytes + ((chunk ^ swizzle(row)) << 4);
}

// From the address of a lane's row in chunks 0 and 1 to chunks 2 step and 2 step + 1 of the same row.
__device__ __forceinline__ uint32_t tile_step(uint32_t address, int step) {
    return DIM == 96 ? (address ^ (step % 2 * 32)) + step / 2 * 64 : address ^ (step * 32);
}

// The mask of one (batch, key head) as the CTA sees it: 16-byte granules aligned in memory, so that a row may begin at
// any byte, in units of 128 bytes of which this split has every `splits`-th.
struct MaskRow {
    const unsigned char* aligned;  // the row's first byte, rounded down to 16
    const unsigned char* begin;    // of the whole mask: no granule that reaches past it is read as one
    const unsigned char* end;
    int shift;  // tokens from `aligned` to the row's first
    int length;
    int splits;
    int split;
    int rotation;  // how far the order of the splits turns from one turn to the next
};

struct Granule {
    U32x4 bytes;
    uint32_t inside;  // bit j: byte j belongs to the row
    int token;        // of byte 0
};

__device__ __forceinline__ Granule load_granule(const MaskRow& row, int round, int warp, int lane) {
    Granule granule{};
    const uint32_t turn = (round * WARPS + warp) * kUnitsPerWarp + lane / (kUnit / 16);
    const uint32_t unit = turn * row.splits + (row.split + turn * row.rotation) % row.splits;
    const int offset = unit * kUnit + lane % (kUnit / 16) * 16;
    granule.token = offset - row.shift;
    const int first = max(0, -granule.token), last = min(16, row.length - granule.token);
    if (last <= first) {
        return granule;
    }
    granule.inside = (0xFFFFu >> (16 - last)) & (0xFFFFu << first);
    const unsigned char* address = row.aligned + offset;
    if (address >= row.begin && address + 16 <= row.end) {
        granule.bytes = ld_global_nc_no_allocate_v4(address);
    } else {
        uint32_t words[4] = {};
#pragma unroll
        for (int j = 0; j < 16; ++j) {
            if (j >= first && j < last) {
                words[j / 4] |= static_cast<uint32_t>(address[j]) << (j % 4 * 8);
            }
        }
        granule.bytes = {words[0], words[1], words[2], words[3]};
    }
    return granule;
}

// Gathers bit 0 of the four bytes of a bool word: the products that matter land in bits 28 to 31, the others below.
__device__ __forceinline__ uint32_t nibble(uint32_t word) { return ((word & 0x01010101u) * 0x10204080u) >> 28; }

// Bit j: token j of the granule is kept.
__device__ __forceinline__ uint32_t live_bits(const Granule& granule) {
    const U32x4 b = granule.bytes;
    const uint32_t dropped = nibble(b.x) | nibble(b.y) << 4 | nibble(b.z) << 8 | nibble(b.w) << 12;
    return granule.inside & ~dropped;
}

// Appends the warp's live tokens to the list, 32 tokens of the mask at a time so that the stores have no bank conflicts.
__device__ __forceinline__ void write_list(uint32_t* list, uint32_t bits, int token, int lane) {
    const uint32_t pair = bits | __shfl_down_sync(0xFFFFFFFF, bits, 1) << 16;  // of 32 tokens, in even lanes
#pragma unroll
    for (int i = 0; i < 16; ++i) {
        const uint32_t word = __shfl_sync(0xFFFFFFFF, pair, 2 * i);
        const int first = __shfl_sync(0xFFFFFFFF, token, 2 * i);
        if (word >> lane & 1) {
            list[__popc(word & ((1u << lane) - 1))] = first + lane;
        }
        list += __popc(word);
    }
}

// Gathers `rows` (1 to 16) rows of K and V; rows past that are zero, so that their zero probability meets no NaN.
__device__ __forceinline__ void copy_tile(uint32_t stage, const uint32_t* tokens, int rows, const char* k, const char* v,
                                          int lane) {
#pragma unroll
    for (int i = 0; i < kTile * kRowChunks / 32; ++i) {
        const int row = (i * 32 + lane) / kRowChunks, chunk = (i * 32 + lane) % kRowChunks;
        const bool live = row < rows;
        const uint64_t offset = static_cast<uint64_t>(live ? tokens[row] : 0) * kRowBytes + chunk * 16;
        const uint32_t to = stage + tile_offset(row, chunk);
        cp_async_cg_16_zfill(to, k + offset, live ? 16 : 0);
        cp_async_cg_16_zfill(to + kTileBytes, v + offset, live ? 16 : 0);
    }
}

}  // namespace

// grid (splits, head tiles of HEADS, bsz * num_k_heads), WARPS * 32 threads, sizeof(Shared) bytes of dynamic shared memory.
//   q [rows, group, DIM], k and v [rows, valid_length, DIM], mask [rows, valid_length] in a buffer of mask_bytes
// With one split: lse [rows, group] f32, out [rows, group, DIM]. With more: part_lse [rows, splits, group] base 2 and
// part_out [rows, splits, group, DIM], both f32.
extern "C" __global__ void __launch_bounds__(kThreads, 1)
    masked_decode_split(const unsigned char* q, const char* k, const char* v, const unsigned char* mask, float* lse,
                        uint16_t* out, float* part_lse, float* part_out, uint64_t mask_bytes, int valid_length, int group,
                        int rotation, float scale_log2e) {
    extern __shared__ unsigned char dynamic[];
    Shared& shared = *reinterpret_cast<Shared*>(dynamic);
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int quad = lane / 4, quad_lane = lane % 4;  // fragment row, and pair of columns
    const int splits = gridDim.x, row = blockIdx.z;
    const int first_head = blockIdx.y * HEADS;
    const int heads = min(HEADS, group - first_head);

    griddepcontrol_launch_dependents();

    const unsigned char* row_mask = mask + static_cast<uint64_t>(row) * valid_length;
    const int shift = static_cast<int>(reinterpret_cast<uint64_t>(row_mask) & 15);
    const MaskRow mask_row{row_mask - shift, mask,   mask + mask_bytes, shift,
                           valid_length,     splits, static_cast<int>(blockIdx.x), rotation};
    const int units = (shift + valid_length + kUnit - 1) / kUnit;
    const int turns = (units + splits - 1) / splits;
    const int rounds = (turns + WARPS * kUnitsPerWarp - 1) / (WARPS * kUnitsPerWarp);

    const Granule first_granule = load_granule(mask_row, 0, warp, lane);
    Granule next_granule = load_granule(mask_row, 1, warp, lane);

    k += static_cast<uint64_t>(row) * valid_length * kRowBytes;
    v += static_cast<uint64_t>(row) * valid_length * kRowBytes;

    uint32_t q_fragment[DIM / 16][4];
#pragma unroll
    for (int step = 0; step < DIM / 16; ++step) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int head = quad + i % 2 * 8;
            const uint64_t at = (static_cast<uint64_t>(row) * group + first_head + head) * DIM + step * 16 + i / 2 * 8;
            q_fragment[step][i] = head < heads
                                      ? reinterpret_cast<const uint32_t*>(q + at * 2)[quad_lane]
                                      : 0;
        }
    }

    // Round 0's list; counts of later rounds are written before the barrier that their lists are written after.
    const uint32_t first_bits = live_bits(first_granule);
    {
        const uint32_t found = __reduce_add_sync(0xFFFFFFFF, __popc(first_bits));
        if (lane == 0) {
            shared.count[0][warp] = found;
        }
    }
    __syncthreads();
    uint32_t next_total = 0;  // of the newest list
    auto compact = [&](int buffer, uint32_t bits, int token) {
        uint32_t before = 0;
        next_total = 0;
#pragma unroll
        for (int w = 0; w < WARPS; ++w) {
            const uint32_t found = shared.count[buffer][w];
            before += w < warp ? found : 0;
            next_total += found;
        }
        write_list(shared.list[buffer] + before, bits, token, lane);
    };
    compact(0, first_bits, first_granule.token);

    int round = -1;
    uint32_t total = 0, tile = 0;  // live tokens of this round, and the next tile of this warp among them
    // Every warp passes through every round. On entering one: its list is complete, and the list before it, whose
    // memory the next one takes, has no reader left.
    auto enter_round = [&]() {
        const int buffer = (round + 1) & 1;
        const uint32_t bits = live_bits(next_granule);
        const uint32_t found = __reduce_add_sync(0xFFFFFFFF, __popc(bits));
        if (lane == 0) {
            shared.count[buffer][warp] = found;
        }
        total = next_total;
        tile = warp;
        __syncthreads();
        if (round + 1 < rounds) {
            compact(buffer, bits, next_granule.token);
            next_granule = load_granule(mask_row, round + 2, warp, lane);
        }
    };

    const uint32_t ring = cvta_to_shared(shared.ring[warp]);
    // Starts the copies of this warp's next tile and returns its rows; 0 once there is none.
    auto copy_next = [&](uint32_t stage) -> uint32_t {
        uint32_t rows = 0;
        while (round < rounds && tile * kTile >= total) {
            if (++round < rounds) {
                enter_round();
            }
        }
        if (round < rounds) {
            rows = min(static_cast<uint32_t>(kTile), total - tile * kTile);
            copy_tile(stage, shared.list[round & 1] + tile * kTile, rows, k, v, lane);
            tile += WARPS;
        }
        cp_async_commit_group();
        return rows;
    };

    uint32_t in_flight = 0;  // rows of the stages, the oldest in the low 5 bits
#pragma unroll 1
    for (int i = 0; i < kStages; ++i) {
        in_flight |= copy_next(ring + i * kStageBytes) << (5 * i);
    }

    float peak[kHalves], sum[kHalves];  // of head `quad` (+ 8), base 2; the sum of this lane's columns
    float acc[kHalves][DIM / 16][4] = {};  // O^T: dims quad and quad + 8 of the step, heads 2 quad_lane and + 1
#pragma unroll
    for (int half = 0; half < kHalves; ++half) {
        peak[half] = -kInfinity;
        sum[half] = 0.0f;
    }
    // ldmatrix: matrices 0, 1 are tokens 0 to 7, 2, 3 are tokens 8 to 15; 1, 3 are the second chunk of the step.
    const uint32_t lane_offset = tile_offset((lane & 7) + (lane >> 4) * 8, lane >> 3 & 1);
    uint32_t slot = 0;

    while (const int rows = in_flight & 31) {
        const uint32_t stage = ring + slot * kStageBytes;
        cp_async_wait_group<kStages - 1>();
        __syncwarp();

        float score[2][4] = {};  // heads quad, quad + 8; tokens 2 quad_lane, + 1 (+ 8 in [1])
#pragma unroll
        for (int step = 0; step < DIM / 16; ++step) {
            uint32_t b[4];
            ldmatrix_x4(b, tile_step(stage + lane_offset, step));
            mma(score[0], q_fragment[step], {b[0], b[1]});
            mma(score[1], q_fragment[step], {b[2], b[3]});
        }
        if (rows < kTile) {
#pragma unroll
            for (int i = 0; i < 8; ++i) {
                if (i / 4 * 8 + quad_lane * 2 + i % 2 >= rows) {
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
            top = fmaxf(top, __shfl_xor_sync(0xFFFFFFFF, top, 1));
            top = fmaxf(top, __shfl_xor_sync(0xFFFFFFFF, top, 2));
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
                const float even = __shfl_sync(0xFFFFFFFF, shrink[half], quad_lane * 8);
                const float odd = __shfl_sync(0xFFFFFFFF, shrink[half], quad_lane * 8 + 4);
#pragma unroll
                for (int step = 0; step < DIM / 16; ++step) {
                    acc[half][step][0] *= even;
                    acc[half][step][1] *= odd;
                    acc[half][step][2] *= even;
                    acc[half][step][3] *= odd;
                }
            }
        }
#pragma unroll
        for (int step = 0; step < DIM / 16; ++step) {
            uint32_t a[4];
            ldmatrix_x4_trans(a, tile_step(stage + kTileBytes + lane_offset, step));
#pragma unroll
            for (int half = 0; half < kHalves; ++half) {
                mma(acc[half][step], a, weight[half]);
            }
        }
        __syncwarp();
        in_flight = in_flight >> 5 | copy_next(stage) << (5 * (kStages - 1));
        slot = slot + 1 == kStages ? 0 : slot + 1;
    }

    // Merge of the warps.
    float* merge = reinterpret_cast<float*>(shared.ring[warp]);
#pragma unroll
    for (int half = 0; half < kHalves; ++half) {
        sum[half] += __shfl_xor_sync(0xFFFFFFFF, sum[half], 1);
        sum[half] += __shfl_xor_sync(0xFFFFFFFF, sum[half], 2);
        if (quad_lane == 0) {
            shared.peak[warp][half * 8 + quad] = peak[half];
            shared.sum[warp][half * 8 + quad] = sum[half];
        }
#pragma unroll
        for (int step = 0; step < DIM / 16; ++step) {
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const int head = half * 8 + quad_lane * 2 + i % 2, column = step * 16 + i / 2 * 8 + quad;
                merge[head * kMergeStride + column] = acc[half][step][i];
            }
        }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < heads * DIM; i += kThreads) {
        const int head = i / DIM, column = i % DIM;
        float top = -kInfinity;
#pragma unroll
        for (int w = 0; w < WARPS; ++w) {
            top = fmaxf(top, shared.peak[w][head]);
        }
        float all = 0.0f, value = 0.0f;
        if (top > -kInfinity) {
#pragma unroll
            for (int w = 0; w < WARPS; ++w) {
                const float share = ex2_approx_ftz(shared.peak[w][head] - top);
                all = fmaf(share, shared.sum[w][head], all);
                value = fmaf(share, reinterpret_cast<float*>(shared.ring[w])[head * kMergeStride + column], value);
            }
            value /= all;
        }
        const float log2_sum = top > -kInfinity ? top + lg2_approx_ftz(all) : -kInfinity;
        if (splits == 1) {
            const uint64_t at = static_cast<uint64_t>(row) * group + first_head + head;
            out[at * DIM + column] = narrow(value);
            if (column == 0) {
                lse[at] = log2_sum * kLn2;
            }
        } else {
            const uint64_t at = (static_cast<uint64_t>(row) * splits + blockIdx.x) * group + first_head + head;
            part_out[at * DIM + column] = value;
            if (column == 0) {
                part_lse[at] = log2_sum;
            }
        }
    }
}

namespace {

constexpr int kCombineParts = 8;  // threads that share a column, each with its own splits
constexpr int kCombineThreads = kCombineParts * DIM / 4;

}  // namespace

// grid (rows * group), kCombineThreads threads; launched as a dependent of the kernel above.
extern "C" __global__ void __launch_bounds__(kCombineThreads)
    masked_decode_combine(const float* part_lse, const float* part_out, float* lse, uint16_t* out, int splits, int group) {
    __shared__ float peak[kCombineParts], sum[kCombineParts];
    __shared__ alignas(16) float acc[kCombineParts][DIM];
    const int part = threadIdx.x / (DIM / 4), column = threadIdx.x % (DIM / 4) * 4;
    const uint64_t query = blockIdx.x;
    const uint64_t first = query / group * splits * group + query % group;  // split s is at first + s * group

    griddepcontrol_wait();

    float top = -kInfinity, all = 0.0f;
    float4 value = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll 4
    for (int split = part; split < splits; split += kCombineParts) {
        const uint64_t at = first + static_cast<uint64_t>(split) * group;
        const float log2_sum = part_lse[at];
        const float4 one = *reinterpret_cast<const float4*>(part_out + at * DIM + column);
        const float new_top = fmaxf(top, log2_sum);
        // Nothing kept so far: any finite base keeps -inf - base from being NaN.
        const float base = new_top > -kInfinity ? new_top : 0.0f;
        const float keep = ex2_approx_ftz(top - base), share = ex2_approx_ftz(log2_sum - base);
        all = fmaf(all, keep, share);
        value.x = fmaf(value.x, keep, share * one.x);
        value.y = fmaf(value.y, keep, share * one.y);
        value.z = fmaf(value.z, keep, share * one.z);
        value.w = fmaf(value.w, keep, share * one.w);
        top = new_top;
    }
    *reinterpret_cast<float4*>(&acc[part][column]) = value;
    if (column == 0) {
        peak[part] = top;
        sum[part] = all;
    }
    __syncthreads();
    for (int i = threadIdx.x; i < DIM; i += kCombineThreads) {
        float best = -kInfinity, total = 0.0f, result = 0.0f;
#pragma unroll
        for (int p = 0; p < kCombineParts; ++p) {
            best = fmaxf(best, peak[p]);
        }
        if (best > -kInfinity) {
#pragma unroll
            for (int p = 0; p < kCombineParts; ++p) {
                const float share = ex2_approx_ftz(peak[p] - best);
                total = fmaf(share, sum[p], total);
                result = fmaf(share, acc[p][i], result);
            }
            result /= total;
        }
        out[query * DIM + i] = narrow(result);
        if (i == 0) {
            lse[query] = best > -kInfinity ? (best + lg2_approx_ftz(total)) * kLn2 : -kInfinity;
        }
    }
}
