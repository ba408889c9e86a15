// Step 6: a ring of two stages. cp.async brings the next turn's codes and scales into shared memory while the lane
// computes, and holds no registers for them. A lane reads what it copied itself, so that nobody waits for anybody. The
// CTAs are as many as fit at once: each decodes the vector once, and the ring runs on from one four rows to the next.
#include "integers.cuh"

constexpr int kWarps = 8, kRows = 4, kStages = 2;

struct Stage {
    uint4 codes[kRows][32], scales[32];  // of each lane
};

// Where a lane is: four rows of the batch, and a piece of each.
struct Place {
    int group, piece;
    const u8 *a[kRows], *sf;

    __device__ __forceinline__ void aim(const Operands& o, int batch) {
        const int first = group / 32 * 128 + group % 32;  // a row that is not there reads the last one
        for (int r = 0; r < kRows; ++r) a[r] = row_of(o, batch, min(first + 32 * r, o.m - 1));
        sf = scale_of(o, batch, min(first, o.m - 1), 0);
    }
};

// Copies 16 bytes, past the L1.                                                             [PTX ISA 9.7.9.25.3.1]
__device__ __forceinline__ void copy(void* to, const void* from) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(u32(__cvta_generic_to_shared(to))), "l"(from) : "memory");
}

extern "C" __global__ void gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    extern __shared__ uint4 dynamic[];
    Stage(&ring)[kStages] = reinterpret_cast<Stage(*)[kStages]>(dynamic)[threadIdx.x / 32];
    uint4* vector = dynamic + kWarps * sizeof(ring) / sizeof(uint4);  // [2][k/32]: even blocks, odd blocks
    const int lane = threadIdx.x % 32, batch = blockIdx.y, pieces = o.k / 32;
    const int groups = (o.m + 127) / 128 * 32, stride = gridDim.x * kWarps;
    float2* by = reinterpret_cast<float2*>(vector + 2 * pieces);

    Place ahead{int(blockIdx.x + gridDim.x * (threadIdx.x / 32)), lane};
    const int own = ahead.group;
    ahead.aim(o, batch);
    auto fill = [&](Stage& stage) {
        if (ahead.group < groups) {
            if (ahead.piece < pieces) {
                for (int r = 0; r < kRows; ++r) copy(&stage.codes[r][lane], ahead.a[r] + ahead.piece * 16);
                copy(&stage.scales[lane], ahead.sf + ahead.piece / 2 * 512);
            }
            ahead.piece += 32;
            if (ahead.piece - lane >= pieces) {  // the warp's last piece of these rows
                ahead.piece = lane;
                ahead.group += stride;
                ahead.aim(o, batch);
            }
        }
        asm volatile("cp.async.commit_group;" ::: "memory");
    };
    for (int i = 0; i < kStages - 1; ++i) fill(ring[i]);

    const uint4* codes = reinterpret_cast<const uint4*>(vector_of(o, batch));
    for (int piece = threadIdx.x; piece < pieces; piece += 32 * kWarps) {
        const uint4 y = codes[piece];
        vector[piece] = bytes16({y.x, y.y});
        vector[pieces + piece] = bytes16({y.z, y.w});
        const float2 two = scales(*reinterpret_cast<const u16*>(vector_scale_of(o, batch, 2 * piece)));
        by[piece] = {0.25f * two.x, 0.25f * two.y};
    }
    __syncthreads();
    int turn = 0;
    for (int group = own; group < groups; group += stride) {
        float sum[kRows] = {};
#pragma unroll 1
        for (int piece = lane; piece - lane < pieces; piece += 32, ++turn) {
            fill(ring[(turn + kStages - 1) % kStages]);
            asm volatile("cp.async.wait_group %0;" ::"n"(kStages - 1) : "memory");
            if (piece >= pieces) continue;
            const Stage& stage = ring[turn % kStages];
            const uint4 four = stage.scales[lane];
            const u32 of_row[kRows] = {four.x, four.y, four.z, four.w};
            const uint4 even = vector[piece], odd = vector[pieces + piece];
            const float2 sb = by[piece];
            for (int r = 0; r < kRows; ++r) {
                const uint4 x = stage.codes[r][lane];
                const float2 sa = scales(u16(of_row[r] >> piece % 2 * 16));
                sum[r] += dot16(x.x, x.y, even) * (sa.x * sb.x) + dot16(x.z, x.w, odd) * (sa.y * sb.y);
            }
        }
        const int first = group / 32 * 128 + group % 32;
        for (int r = 0; r < kRows; ++r) {
            const float total = sum_of_warp(sum[r]);
            if (lane == 0 && first + 32 * r < o.m) o.c[i64(batch) * o.m + first + 32 * r] = float_to_half(total);
        }
    }
    asm volatile("cp.async.wait_group 0;" ::: "memory");
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps * kRows;
extern "C" __device__ const unsigned gemv_ctas = 2;  // at most, for each multiprocessor
extern "C" __device__ const unsigned gemv_smem = kWarps * kStages * sizeof(Stage);
extern "C" __device__ const unsigned gemv_smem_block = kBlock + sizeof(float);
