// `barrier.cluster` without `.aligned` that lanes of a warp come to at several places. Each CTA writes words of its own.
extern "C" __global__ void __cluster_dims__(2) k(unsigned* o) {
  __shared__ unsigned cell[32];
  unsigned l = threadIdx.x, me = blockIdx.x, far, got;
  for (unsigned i = 0; i <= l % 4; ++i) cell[l] = 100 * me + l + i;
  if (l & 1) {
    asm volatile("barrier.cluster.arrive;" ::: "memory");
    o[32 * me + l] = 1;
    asm volatile("barrier.cluster.wait;" ::: "memory");
  } else {
    asm volatile("barrier.cluster.arrive.release;" ::: "memory");
    asm volatile("barrier.cluster.wait.acquire;" ::: "memory");
  }
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(far) : "r"((unsigned)__cvta_generic_to_shared(cell + l)), "r"(1 - me));
  asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(got) : "r"(far) : "memory");
  o[32 * me + l] = got;
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}
