// The cluster barrier waits for threads that have not exited: those of warp 1 leave only after warp 0 has arrived.
extern "C" __global__ void __cluster_dims__(2, 1, 1) k(int* out) {
  __shared__ __align__(8) unsigned long long bar;
  unsigned at = (unsigned)__cvta_generic_to_shared(&bar);
  if (threadIdx.x == 0)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(at) : "memory");
  __syncthreads();
  if (threadIdx.x < 32) {
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
    if (threadIdx.x == 0) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at) : "memory");
    __syncwarp();
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
    if (threadIdx.x == 0) out[blockIdx.x] = 1;
  } else {
    asm volatile("{ .reg .pred p; L: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra L; }" ::"r"(at)
                 : "memory");
  }
}

// Warps that arrive and leave without waiting do not stand for those that have not arrived: warp 0 of CTA 1 reads what
// warp 1 of CTA 0 writes before it arrives, late.
extern "C" __global__ void __cluster_dims__(2, 1, 1) leaves(int* out, int turns) {
  __shared__ int value;
  if (threadIdx.x >= 32 && blockIdx.x == 0) {
    int sum = 0;
    for (int i = 0; i < turns; ++i) sum += out[2] + 1;
    if (threadIdx.x == 32) out[0] = sum;
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
    return;
  }
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
  if (threadIdx.x >= 32) return;
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
  if (threadIdx.x == 0) {
    value = out[0];
    out[3 + blockIdx.x] = value;
  }
}
