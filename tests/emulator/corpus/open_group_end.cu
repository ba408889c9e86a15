// A prefetch for a tile that does not come: cp.async that no commit and no wait follows, as at the end of pipelines that
// issue one copy too many. The next CTA has the same shared memory.
extern "C" __global__ void k(const int* in, int* out) {
  __shared__ __align__(16) int s[2][128];
  unsigned at = (unsigned)__cvta_generic_to_shared(&s[0][4 * threadIdx.x]);
  for (int i = threadIdx.x; i < 128; i += 32) s[0][i] = s[1][i] = 0;
  __syncthreads();
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16; cp.async.commit_group;" ::"r"(at), "l"(in + 4 * threadIdx.x)
               : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at + 512), "l"(in + 4 * threadIdx.x) : "memory");
  asm volatile("cp.async.wait_group 0;" ::: "memory");  // the first: the second is in no group yet
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] = s[USED][(threadIdx.x + 5) % 32];  // uses
}
