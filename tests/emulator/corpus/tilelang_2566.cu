// A loop of one turn over a bulk copy: the producer expects the bytes, and where it does not arrive the consumers wait.
typedef unsigned u32;

__device__ void wait(u32 bar) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" ::"r"(bar)
               : "memory");
}

extern "C" __global__ void k(int* out, const int* in) {
  __shared__ __align__(128) int tile[32];
  __shared__ __align__(8) unsigned long long ready;
  u32 data = (u32)__cvta_generic_to_shared(tile), full = (u32)__cvta_generic_to_shared(&ready);
  if (threadIdx.x == 0)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(full) : "memory");
  __syncthreads();
  if (threadIdx.x >= 32) {  // the consumers
    wait(full);
    out[threadIdx.x - 32] = tile[threadIdx.x - 32];
  } else if (threadIdx.x == 0) {
    asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 128;" ::"r"(full) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(data),
                 "l"(in), "r"(full)
                 : "memory");
#if ARRIVES
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(full) : "memory");
#endif
  }
}
