// Two proxies: threads write shared memory, and a bulk copy, which is another proxy, carries it away.
#include "ptx/cp_async_bulk.cuh"
#include "ptx/fence.cuh"
using namespace ptx;
constexpr int kTile = 128;

// out[i] = 2 x[i], a CTA takes `tiles` tiles through one buffer.
extern "C" __global__ void store(const float* x, float* out, int tiles) {
    __shared__ __align__(128) float tile[kTile];
    int t = threadIdx.x, base = blockIdx.x * tiles * kTile;
    for (int i = 0; i < tiles; ++i) {
        tile[t] = 2 * x[base + i * kTile + t];
        fence_proxy_async_shared_cta();
        __syncthreads();
        if (t == 0) {
            cp_async_bulk_global_shared(out + base + i * kTile, __cvta_generic_to_shared(tile), 4 * kTile);
            cp_async_bulk_commit_group();
            cp_async_bulk_wait_group_read<0>();
        }
        __syncthreads();
    }
    if (t == 0) cp_async_bulk_wait_group<0>();
}
