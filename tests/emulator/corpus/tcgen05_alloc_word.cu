#include "tcgen05.cuh"

// The word that tcgen05.alloc wrote is part of what a bulk copy then writes, as Triton places them.
extern "C" __global__ void k(u32* out, const u32* in) {
  __shared__ __align__(128) u32 s[32];
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) init(&bar, 1);
#if PLAIN  // a store in its place needs the fence
  if (threadIdx.x == 0) s[0] = 5;
#endif
  u32 t = allocate(PLAIN ? s + 1 : s, 32);
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 128;" ::"r"(at(&bar)) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];"  // copies
                 ::"r"(at(s)), "l"(in), "r"(at(&bar))
                 : "memory");
  }
  wait(&bar, 0);
  out[threadIdx.x] = s[threadIdx.x % 32];
  release(t, 32);
}
