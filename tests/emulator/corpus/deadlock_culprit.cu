// A deadlock is told by the line that is to blame, not by the one that waits.
typedef unsigned u32;

extern "C" __global__ void k(int* out, const int* in) {
  __shared__ __align__(128) int s[32];
  __shared__ __align__(8) unsigned long long bar;
  u32 data = (u32)__cvta_generic_to_shared(s), done = (u32)__cvta_generic_to_shared(&bar);
  if (threadIdx.x == 0)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(done) : "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(done), "n"(EXPECTED) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(data),
                 "l"(in), "r"(done)
                 : "memory");
  }
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" ::"r"(done)
               : "memory");
  out[threadIdx.x] = s[threadIdx.x % 32];
}
