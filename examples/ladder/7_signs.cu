// Step 7: signs apart. The bytes of the positive codes and of the negated ones are multiplied and added up by themselves, and
// one subtraction for a block takes the place of three operations for each four codes: dp4a runs twice as often, and the integer
// pipe gets an eighth less to do.
#include "integers.cuh"

constexpr int kWarps = 8, kRows = 2, kCtas = 4;

struct Turn {
    uint4 x[kRows];  // the rows' codes
    uint2 scales;    // and their scales of four blocks
};

// Of a block of 16 codes, with the vector's as bytes.
__device__ __forceinline__ int signs16(u32 x0, u32 x1, const uint4& y) {
    const u32 n0 = x0 ^ 0x88888888u, n1 = x1 ^ 0x88888888u;  // the codes negated
    const int plus = dot4(positive(x1 >> 16), y.w, dot4(positive(x1), y.z, dot4(positive(x0 >> 16), y.y, dot4(positive(x0), y.x, 0))));
    const int minus = dot4(positive(n1 >> 16), y.w, dot4(positive(n1), y.z, dot4(positive(n0 >> 16), y.y, dot4(positive(n0), y.x, 0))));
    return plus - minus;
}

extern "C" __global__ void __launch_bounds__(32 * kWarps, kCtas)
    gemv(const u8* a_codes, const u8* b_codes, const u8* sfa, const u8* sfb, u16* c, int m, int k) {
    const Operands o{a_codes, b_codes, sfa, sfb, c, m, k};
    extern __shared__ uint4 vector[];  // [2][k/32]: even blocks, odd blocks; then pairs of scales over 4
    const int lane = threadIdx.x % 32, batch = blockIdx.y, pieces = o.k / 32;
    const int group = blockIdx.x * kWarps + threadIdx.x / 32, first = group / 32 * 64 + group % 32;
    float2* by = reinterpret_cast<float2*>(vector + 2 * pieces);
    const uint4* codes = reinterpret_cast<const uint4*>(vector_of(o, batch));
    const uint4* a[kRows];  // a row that is not there reads the last one, and is not stored
    for (int r = 0; r < kRows; ++r) a[r] = reinterpret_cast<const uint4*>(row_of(o, batch, min(first + 32 * r, o.m - 1)));
    const u8* sf = scale_of(o, batch, first, 0);  // tiles of scales have all their rows
    auto load = [&](int piece) {
        Turn turn;
        for (int r = 0; r < kRows; ++r) turn.x[r] = stream(a[r] + piece);
        turn.scales = *reinterpret_cast<const uint2*>(sf + piece / 2 * 512);
        return turn;
    };
    Turn next;
    if (lane < pieces) next = load(lane);
    for (int piece = threadIdx.x; piece < pieces; piece += 32 * kWarps) {
        const uint4 y = codes[piece];
        vector[piece] = bytes16({y.x, y.y});
        vector[pieces + piece] = bytes16({y.z, y.w});
        const float2 two = scales(*reinterpret_cast<const u16*>(vector_scale_of(o, batch, 2 * piece)));
        by[piece] = {0.25f * two.x, 0.25f * two.y};
    }
    __syncthreads();
    if (first >= o.m) return;
    float sum[kRows] = {};
#pragma unroll 1
    for (int piece = lane; piece < pieces; piece += 32) {
        const Turn now = next;
        if (piece + 32 < pieces) next = load(piece + 32);
        const u32 of_row[kRows] = {now.scales.x, now.scales.y};
        const uint4 even = vector[piece], odd = vector[pieces + piece];
        const float2 sb = by[piece];
        for (int r = 0; r < kRows; ++r) {
            const float2 sa = scales(u16(of_row[r] >> piece % 2 * 16));
            sum[r] += signs16(now.x[r].x, now.x[r].y, even) * (sa.x * sb.x) + signs16(now.x[r].z, now.x[r].w, odd) * (sa.y * sb.y);
        }
    }
    for (int r = 0; r < kRows; ++r) {
        const float total = sum_of_warp(sum[r]);
        if (lane == 0 && first + 32 * r < o.m) o.c[i64(batch) * o.m + first + 32 * r] = float_to_half(total);
    }
}

extern "C" __device__ const unsigned gemv_threads = 32 * kWarps;
extern "C" __device__ const unsigned gemv_rows = kWarps * kRows;
extern "C" __device__ const unsigned gemv_smem_block = kBlock + sizeof(float);
