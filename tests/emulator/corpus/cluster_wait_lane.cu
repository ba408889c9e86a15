// One lane waits at the cluster barrier at which all of its warp arrived, and the others wait for it.
extern "C" __global__ void __cluster_dims__(2) k(int* o) {
  __shared__ int cell;
  cell = 10 + blockIdx.x;
  unsigned at = (unsigned)__cvta_generic_to_shared(&cell), far;
  int got = 0;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(far) : "r"(at), "r"(1 - blockIdx.x));
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
  if (threadIdx.x == 5) {
    asm volatile("barrier.cluster.wait.acquire;" ::: "memory");
    asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(got) : "r"(far) : "memory");
    o[blockIdx.x] = got;
  }
  __syncwarp();
  asm volatile("barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

extern "C" __global__ void __cluster_dims__(2) aligned(int* o) {
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
  if (threadIdx.x == 5) asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");  // one lane
  o[blockIdx.x] = 1;
}

// What a warp has written is not there for others after an arrival that is relaxed.
extern "C" __global__ void __cluster_dims__(2) relaxed(int* o) {
  __shared__ int cell;
  if (threadIdx.x == 0) cell = 10 + blockIdx.x;
#ifdef FENCE
  asm volatile("fence.acq_rel.cluster;" ::: "memory");
#endif
  asm volatile("barrier.cluster.arrive.relaxed.aligned; barrier.cluster.wait.acquire.aligned;" ::: "memory");
  if (threadIdx.x == 32) o[blockIdx.x] = cell;  // after a relaxed arrival
}
