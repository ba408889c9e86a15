// Every lane of a warp asks for the same copy out of shared memory, as the epilogues of CUTLASS's kernels of sm_100 have
// it: one warp issues their tensor stores, and no lane is elected.
struct alignas(64) Map { char bytes[128]; };
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

extern "C" __global__ void bulk(int* out) {
  __shared__ __align__(128) int s[64];
  s[threadIdx.x] = threadIdx.x;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x < 32) {
    const int* from = s + (OTHERS ? threadIdx.x % 2 * 32 : 0);
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" ::"l"(out), "r"(at(from)) : "memory");  // copies
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
  }
}

extern "C" __global__ void tensor(int* out, const __grid_constant__ Map map) {
  __shared__ __align__(128) int s[64];
  s[threadIdx.x] = threadIdx.x;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x < 32) {
    const int* from = s + (OTHERS ? threadIdx.x % 2 * 32 : 0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%0, {%1}], [%2];" ::"l"(&map), "r"(0), "r"(at(from))
                 : "memory");  // copies
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
  }
}
