// cp.async: the next tile is on its way while this one is used.
#include "ptx/cp_async.cuh"
using namespace ptx;
constexpr int kThreads = 64, kTile = 4 * kThreads;  // 16 bytes a thread

// out[i] = 2 x[i], a CTA takes `tiles` tiles. A thread reads what its neighbour copied.
extern "C" __global__ void copies(const float* x, float* out, int tiles) {
    __shared__ __align__(16) float tile[2][kTile];
    int t = threadIdx.x, neighbour = (t + 1) % kThreads;
    x += blockIdx.x * tiles * kTile;
    out += blockIdx.x * tiles * kTile;
    for (int i = -1; i < tiles; ++i) {
        if (i + 1 < tiles) {
            uint32_t to = __cvta_generic_to_shared(&tile[(i + 1) % 2][4 * t]);
            cp_async_cg_16(to, x + (i + 1) * kTile + 4 * t);
        }
        cp_async_commit_group();
        if (i < 0) continue;
        cp_async_wait_group<1>();  // all but the youngest group
        __syncthreads();
        for (int j = 0; j < 4; ++j) out[i * kTile + 4 * neighbour + j] = 2 * tile[i % 2][4 * neighbour + j];
        __syncthreads();  // before the next copy into this stage
    }
}
