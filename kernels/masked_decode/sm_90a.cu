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
constexpr int kStages = RING_BYTES / WARPS / kStageBytes;
constexpr int kWarpRound = 32 * 16;  // tokens whose mask a warp reads in one round
constexpr int kUnit = 128;           // tokens dealt to one split at a time
constexpr int kWarpUnits = kWarpRound / kUnit;
constexpr int kHalves = HEADS / 8;
constexpr int kColumns = DIM / 4;  // of 4 values, of a result
constexpr float kLn2 = 0.69314718055994531f;
constexpr float kInfinity = __builtin_bit_cast(float, 0x7F800000);

// The tile counts of the stages in flight are a queue of 5-bit fields in one register.
static_assert(kStages >= 2 && kStages * 5 <= 30, "the ring holds 2 to 6 stages");

struct Shared {
    alignas(1024) unsigned char ring[WARPS][kStages][kStageBytes];
    uint32_t list[2][WARPS][kWarpRound];  // live tokens of a round, by the warp that found them
    uint32_t count[2][WARPS];             // how many each found
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

// Four results as 16-bit values.
__device__ __forceinline__ void store_narrow(uint16_t* to, float4 value, float scale) {
    *reinterpret_cast<uint2*>(to) = {pack(value.y * scale, value.x * scale), pack(value.w * scale, value.z * scale)};
}

__device__ __forceinline__ void add_scaled(float4& sum, float scale, float4 value) {
    sum.x = fmaf(scale, value.x, sum.x);
    sum.y = fmaf(scale, value.y, sum.y);
    sum.z = fmaf(scale, value.z, sum.z);
    sum.w = fmaf(scale, value.w, sum.w);
}

// What to take off base-2 logarithms whose largest is `top` before ex2; with nothing kept, -inf - 0 and not NaN.
__device__ __forceinline__ float finite_base(float top) { return top > -kInfinity ? top : 0.0f; }

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
    const uint32_t turn = (round * WARPS + warp) * kWarpUnits + lane / (kUnit / 16);
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
        uint64_t low = 0, high = 0;
#pragma unroll 1
        for (int j = first; j < last; ++j) {
            const uint64_t byte = static_cast<uint64_t>(address[j]) << (j % 8 * 8);
            low |= j < 8 ? byte : 0;
            high |= j < 8 ? 0 : byte;
        }
        granule.bytes = {static_cast<uint32_t>(low), static_cast<uint32_t>(low >> 32), static_cast<uint32_t>(high),
                         static_cast<uint32_t>(high >> 32)};
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

// Lists the warp's live tokens and returns how many there are. 32 tokens of the mask at a time, so that the stores have
// no bank conflicts.
__device__ __forceinline__ uint32_t write_list(uint32_t* list, uint32_t bits, int token, int lane) {
    const uint32_t pair = bits | __shfl_down_sync(0xFFFFFFFF, bits, 1) << 16;  // of 32 tokens, in even lanes
    uint32_t count = 0;
#pragma unroll 4
    for (int i = 0; i < 32; i += 2) {
        const uint32_t word = __shfl_sync(0xFFFFFFFF, pair, i);
        const int first = __shfl_sync(0xFFFFFFFF, token, i);
        if (word >> lane & 1) {
            list[count + __popc(word & ((1u << lane) - 1))] = first + lane;
        }
        count += __popc(word);
    }
    return count;
}

// Gathers 16 rows of K and of V; lane r (and r + 16) holds the token of row r.
__device__ __forceinline__ void copy_tile(uint32_t stage, uint32_t token, const char* k, const char* v, int lane) {
#pragma unroll
    for (int i = 0; i < kTile * kRowChunks / 32; ++i) {
        const int row = (i * 32 + lane) / kRowChunks, chunk = (i * 32 + lane) % kRowChunks;
        const uint64_t offset = static_cast<uint64_t>(__shfl_sync(0xFFFFFFFF, token, row)) * kRowBytes;
        const uint32_t to = stage + tile_offset(row, chunk);
        cp_async_cg_16(to, k + chunk * 16 + offset);
        cp_async_cg_16(to + kTileBytes, v + chunk * 16 + offset);
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
    extern __shared__ __align__(1024) unsigned char dynamic[];
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
    const int rounds = (turns + WARPS * kWarpUnits - 1) / (WARPS * kWarpUnits);

    k += static_cast<uint64_t>(row) * valid_length * kRowBytes;
    v += static_cast<uint64_t>(row) * valid_length * kRowBytes;
    q += (static_cast<uint64_t>(row) * group + first_head) * kRowBytes;

    uint32_t q_fragment[DIM / 16][4] = {};
#pragma unroll
    for (int half = 0; half < kHalves; ++half) {
        const int head = quad + half * 8;
        if (head < heads) {
            const uint32_t* from = reinterpret_cast<const uint32_t*>(q + head * kRowBytes) + quad_lane;
#pragma unroll
            for (int step = 0; step < DIM / 16; ++step) {
                q_fragment[step][half] = from[step * 8];
                q_fragment[step][half + 2] = from[step * 8 + 4];
            }
        }
    }

    float peak[kHalves], sum[kHalves];  // of head `quad` (+ 8), base 2; the sum of this lane's columns
    float acc[kHalves][DIM / 16][4] = {};  // O^T: dims quad and quad + 8 of the step, heads 2 quad_lane and + 1
#pragma unroll
    for (int half = 0; half < kHalves; ++half) {
        peak[half] = -kInfinity;
        sum[half] = 0.0f;
    }
    const uint32_t ring = cvta_to_shared(shared.ring[warp]);
    // ldmatrix: matrices 0, 1 are tokens 0 to 7, 2, 3 are tokens 8 to 15; 1, 3 are the second chunk of the step.
    const uint32_t lane_offset = tile_offset((lane & 7) + (lane >> 4) * 8, lane >> 3 & 1);

    // The lists run ahead of the copies, the masks ahead of the lists: a round's `advance` writes the next round's list
    // and loads the mask of the one after. Rounds -2 and -1 have no tiles and start this up.
    int round = -2;
    bool advance = true;
    Granule granule{};
    uint32_t tile = 0, tiles = 0;  // of 1 to 16 rows; this warp takes every WARPS-th
    uint32_t tile_rows = 0, longer_tiles = 0;
    uint32_t start[WARPS];    // first row of each warp's list among the round's rows
    uint32_t in_flight = 0;   // rows of the stages, the oldest in the low 5 bits
    uint32_t stage = ring;

    // The first kStages steps only fill the ring. One copy of the code for both: with a cold L2 the fetch of instructions
    // is a good part of the time to the first copy.
#pragma unroll 1
    for (int step = -kStages;; ++step) {
        if (step >= 0) {
            const int rows = in_flight & 31;
            if (rows == 0) {
                break;
            }
            cp_async_wait_group<kStages - 1>();
            __syncwarp();

            float score[2][4] = {};  // heads quad, quad + 8; tokens 2 quad_lane, + 1 (+ 8 in [1])
#pragma unroll
            for (int dims = 0; dims < DIM / 16; ++dims) {
                uint32_t b[4];
                ldmatrix_x4(b, tile_step(stage + lane_offset, dims));
                mma(score[0], q_fragment[dims], {b[0], b[1]});
                mma(score[1], q_fragment[dims], {b[2], b[3]});
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
                    for (int dims = 0; dims < DIM / 16; ++dims) {
                        acc[half][dims][0] *= even;
                        acc[half][dims][1] *= odd;
                        acc[half][dims][2] *= even;
                        acc[half][dims][3] *= odd;
                    }
                }
            }
#pragma unroll
            for (int dims = 0; dims < DIM / 16; ++dims) {
                uint32_t a[4];
                ldmatrix_x4_trans(a, tile_step(stage + kTileBytes + lane_offset, dims));
#pragma unroll
                for (int half = 0; half < kHalves; ++half) {
                    mma(acc[half][dims], a, weight[half]);
                }
            }
            __syncwarp();
        }

        while (true) {
            const bool found = tile < tiles;
            if (advance && (step >= 0 || !found)) {
                advance = false;
                const int buffer = (round + 1) & 1;
                if (round + 1 >= 0) {
                    const uint32_t count = write_list(shared.list[buffer][warp], live_bits(granule), granule.token, lane);
                    if (lane == 0) {
                        shared.count[buffer][warp] = count;
                    }
                }
                granule = load_granule(mask_row, round + 2, warp, lane);
            }
            if (found || round + 1 == rounds) {
                break;
            }
            ++round;
            advance = true;
            if (round >= 0) {
                // This round's list is complete; the last round's has no reader left.
                __syncthreads();
                uint32_t total = 0;
#pragma unroll
                for (int w = 0; w < WARPS; ++w) {
                    start[w] = total;
                    total += shared.count[round & 1][w];
                }
                // As many tiles for every warp, and as nearly as can be of one size.
                tile = warp;
                tiles = min((total + WARPS * kTile - 1) / (WARPS * kTile) * WARPS, total);
                tile_rows = total / max(tiles, 1);
                longer_tiles = total - tile_rows * tiles;
            }
        }
        uint32_t rows = 0;
        if (tile < tiles) {
            rows = tile_rows + (tile < longer_tiles);
            // Rows past the last repeat it: their probability is zero, and 0 times a row that is kept is 0.
            const uint32_t at = tile * tile_rows + min(tile, longer_tiles) + min(lane & 15, rows - 1);
            uint32_t skew = 0;  // from a row's number to its place in the lists
#pragma unroll
            for (int w = 1; w < WARPS; ++w) {
                skew = at >= start[w] ? w * kWarpRound - start[w] : skew;
            }
            copy_tile(stage, shared.list[round & 1][0][at + skew], k, v, lane);
            tile += WARPS;
        }
        cp_async_commit_group();
        in_flight = in_flight >> 5 | rows << (5 * (kStages - 1));
        stage = stage + kStageBytes == ring + kStages * kStageBytes ? ring : stage + kStageBytes;
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
#pragma unroll 1
    for (int i = threadIdx.x; i < heads * kColumns; i += kThreads) {
        const int head = i / kColumns, column = i % kColumns * 4;
        float top = -kInfinity;
#pragma unroll
        for (int w = 0; w < WARPS; ++w) {
            top = fmaxf(top, shared.peak[w][head]);
        }
        const float base = finite_base(top);
        float all = 0.0f;
        float4 value = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll
        for (int w = 0; w < WARPS; ++w) {
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

namespace {

constexpr int kCombineParts = 8;  // threads that share a column, each with its own splits
constexpr int kCombineBatch = 4;  // splits that a thread has in flight
constexpr int kCombineThreads = kCombineParts * kColumns;

}  // namespace

// grid (rows * group), kCombineThreads threads; launched as a dependent of the kernel above.
extern "C" __global__ void __launch_bounds__(kCombineThreads)
    masked_decode_combine(const float* part_lse, const float* part_out, float* lse, uint16_t* out, int splits, int group) {
    __shared__ float peak[kCombineParts], sum[kCombineParts];
    __shared__ alignas(16) float acc[kCombineParts][DIM];
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
