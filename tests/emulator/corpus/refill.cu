// A tile that warps fill and read in turns, with two barriers a turn; and a pair of CTAs whose barrier is relaxed.
extern "C" __global__ void k(const float* in, float* out) {
  __shared__ float tile[128];
  int x = threadIdx.x;
  float sum = 0;
  for (int i = 0; i < 512; i += 128) {
    tile[x] = in[i + x];  // fills it
    if (FULL) __syncthreads();
    sum += tile[(x + 32) % 128];  // reads it
    if (FREE) __syncthreads();
  }
  out[x] = sum;
}

extern "C" __global__ void pair(float* out) {
  __shared__ __align__(8) unsigned long long bar;
  unsigned at = (unsigned)__cvta_generic_to_shared(&bar), rank, peer;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at) : "memory");
  __syncthreads();
  if (RELAXED)
    asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");  // tells nothing
  else
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(peer) : "r"(at), "r"(rank ^ 1));
  if (threadIdx.x == 0) asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(peer) : "memory");
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%0], 0; @!p bra W; }" ::"r"(at)
               : "memory");
  out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
