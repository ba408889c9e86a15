// Threads that start no bulk copy commit a group all the same, as code does whose loop may have no turn.
extern "C" __global__ void k(int* out) {
  __shared__ __align__(128) int s[32];
  s[threadIdx.x] = threadIdx.x;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
#if COPIES
  if (threadIdx.x == 0) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128; cp.async.bulk.commit_group;"
                 "cp.async.bulk.wait_group 0;" ::"l"(out),
                 "r"((unsigned)__cvta_generic_to_shared(s))
                 : "memory");
  }
#else
  out[threadIdx.x] = s[threadIdx.x];
#endif
  asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}
