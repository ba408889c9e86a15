// A bulk copy out of shared memory that no wait follows, as at the end of CUTLASS's epilogues of sm_100.
extern "C" __global__ void k(int* out) {
  __shared__ __align__(128) int s[32];
  if (threadIdx.x < 32) s[threadIdx.x] = threadIdx.x + 100 * blockIdx.x;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128; cp.async.bulk.commit_group;" ::"l"(
                     out + 32 * blockIdx.x),
                 "r"((unsigned)__cvta_generic_to_shared(s))
                 : "memory");
#if READ
    asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
#endif
  }
  if (REUSED) {
    __syncthreads();
    s[threadIdx.x % 32] = 7;  // reuses
  }
}
