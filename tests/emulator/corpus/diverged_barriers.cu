// Barriers without `.aligned` that lanes of a warp come to one by one, at the same place and at several.
#define SYNC(a, n) asm volatile("barrier.sync %0, %1;" ::"r"(a), "r"(n) : "memory")
#define ARRIVE(a, n) asm volatile("barrier.arrive %0, %1;" ::"r"(a), "r"(n) : "memory")

extern "C" __global__ void k(unsigned* o) {  // two warps: one makes, one takes
  __shared__ volatile unsigned cell[32];
  unsigned w = threadIdx.x / 32, l = threadIdx.x % 32;
  for (unsigned turn = 0; turn < 3; ++turn) {
    if (w == 0) {
      if (l % 3 == 0) {
        cell[l] = l + turn;
        ARRIVE(1, 64);
        SYNC(2, 64);
      } else {
        for (unsigned i = 0; i < l % 3; ++i) cell[l] = 100 * turn + i;
        ARRIVE(1, 64);
        SYNC(2, 64);
      }
    } else {
      if (l < 7) SYNC(1, 64);
      else SYNC(1, 64);
      o[turn * 32 + l] = cell[31 - l];
      if (l & 1) {
        o[96 + l] = turn;
        ARRIVE(2, 64);
      } else {
        ARRIVE(2, 64);
      }
    }
  }
}

extern "C" __global__ void loop(unsigned* o) {  // each lane comes to it on a way of its own
  unsigned l = threadIdx.x, p;
  for (unsigned i = 0; i < l % 5; ++i) o[l] = i;
  asm volatile("{ .reg .pred q; setp.ne.u32 q, %1, 0; barrier.red.popc.u32 %0, 3, 64, q; }"
               : "=r"(p) : "r"(l & 4) : "memory");
  o[l] = p;
  if (l >= 40) return;  // of the second warp, 8 lanes are left
  if (l & 1) asm volatile("barrier.sync 0;" ::: "memory");
  else asm volatile("barrier.sync 0;" ::: "memory");
  o[l] += 1000;
}

extern "C" __global__ void __cluster_dims__(2) cluster(unsigned* o) {
  __shared__ unsigned cell[32];
  unsigned l = threadIdx.x, me = blockIdx.x, far, got;
  for (unsigned i = 0; i <= l % 4; ++i) cell[l] = 100 * me + l + i;
  if (l & 1) {
    asm volatile("barrier.cluster.arrive;" ::: "memory");
    o[l] = 1;
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

extern "C" __global__ void aligned(unsigned* o) {
  if (threadIdx.x & 1) asm volatile("barrier.sync.aligned 0;" ::: "memory");  // one half
  else asm volatile("barrier.sync.aligned 0;" ::: "memory");  // the other
  o[threadIdx.x] = 1;
}

extern "C" __global__ void never(unsigned* o) {
  if (threadIdx.x != 9) SYNC(1, 32);  // all but one
  __syncwarp();
  o[threadIdx.x] = 1;
}
