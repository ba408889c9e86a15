// An mbarrier that is initialised with no fence behind it, and a copy that completes on it after __syncthreads, as
// Triton and ThunderKittens have it. With PEER, the copy of CTA 0 completes on the mbarrier of CTA 1.
typedef unsigned u32;

__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }

extern "C" __global__ void k(int* out, const int* in) {
  __shared__ __align__(128) int s[32];
  __shared__ __align__(8) unsigned long long bar;
  u32 rank = 0, data = at(s), done = at(&bar);
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(done) : "memory");
#if PEER
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
#else
  __syncthreads();
#endif
  if (threadIdx.x == 32) {
    if (!PEER || rank) asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 128;" ::"r"(done) : "memory");
    if (rank == 0) {
      u32 to = data, tell = done;
      if (PEER)
        asm("mapa.shared::cluster.u32 %0, %2, 1; mapa.shared::cluster.u32 %1, %3, 1;" : "=&r"(to), "=&r"(tell) : "r"(data), "r"(done));
      asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];"  // copies
                   ::"r"(to), "l"(in), "r"(tell)
                   : "memory");
    }
  }
  if (rank == PEER) {
    asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" ::"r"(done)
                 : "memory");
    if (threadIdx.x < 32) out[threadIdx.x] = s[threadIdx.x];
  }
#if PEER
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
#endif
}
