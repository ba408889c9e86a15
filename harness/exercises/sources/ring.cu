// A ring of stages: a warp fills them by bulk copies, another one empties them, and mbarriers keep them apart.
#include "ptx/cp_async_bulk.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
using namespace ptx;
constexpr int kStages = 2, kTile = 128, kBytes = 4 * kTile;

__device__ uint32_t at(const void* p) { return __cvta_generic_to_shared(p); }

// out[i] = 2 x[i], a CTA takes `tiles` tiles. Warp 0 copies; warps 1 and 2 take half a tile each.
extern "C" __global__ void ring(const float* x, float* out, int tiles) {
    __shared__ __align__(128) float stage[kStages][kTile];
    __shared__ __align__(8) unsigned long long full[kStages], empty[kStages];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    x += blockIdx.x * tiles * kTile;
    out += blockIdx.x * tiles * kTile;
    if (threadIdx.x == 0) {
        for (int s = 0; s < kStages; ++s) {
            mbarrier_init(at(&full[s]), 1);   // the producer arrives, and its bytes
            mbarrier_init(at(&empty[s]), 2);  // each consumer warp arrives
        }
        fence_mbarrier_init();
    }
    __syncthreads();
    if (warp == 0) {
        if (lane == 0)
            for (int i = 0; i < tiles; ++i) {
                int s = i % kStages, round = i / kStages % 2;
                mbarrier_wait_parity(at(&empty[s]), round ^ 1);  // in the first round all stages are free
                mbarrier_arrive_expect_tx(at(&full[s]), kBytes);
                cp_async_bulk_shared_global(at(stage[s]), x + i * kTile, kBytes, at(&full[s]));
            }
    } else {
        for (int i = 0; i < tiles; ++i) {
            int s = i % kStages, round = i / kStages % 2;
            mbarrier_wait_parity(at(&full[s]), round);
            for (int j = lane + (warp - 1) * 64; j < warp * 64; j += 32) out[i * kTile + j] = 2 * stage[s][j];
            __syncwarp();
            if (lane == 0) mbarrier_arrive(at(&empty[s]));
        }
    }
}
