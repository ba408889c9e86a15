// Two CTAs of a cluster: each reads what the other one has in its shared memory.
#include "ptx/barrier.cuh"
#include "ptx/cluster.cuh"
using namespace ptx;
constexpr int kThreads = 128;

__device__ void cluster_barrier() {
    asm volatile("barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

// out[i] = 2 x[i]. A CTA loads the tile of its peer, and takes its own from the peer's shared memory.
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster(const float* x, float* out) {
    __shared__ float tile[kThreads];
    int t = threadIdx.x;
    uint32_t peer = cluster_ctarank() ^ 1;
    tile[t] = x[(blockIdx.x ^ 1) * kThreads + t];
    cluster_barrier();  // the peer has written
    float value = ld_shared_cluster_f32(mapa_shared_cluster(__cvta_generic_to_shared(&tile[t]), peer));
    out[blockIdx.x * kThreads + t] = 2 * value;
    cluster_barrier();  // the peer has read
}
