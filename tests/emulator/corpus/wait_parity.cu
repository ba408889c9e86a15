// A wait of an mbarrier for a parity that is neither 0 nor 1, which is the lowest bit of a counter in many kernels.
extern "C" __global__ void k(int* out, int parity) {
  __shared__ unsigned long long bar;
  unsigned at = __cvta_generic_to_shared(&bar), done;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at) : "memory");
  __syncthreads();
  asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
               : "=r"(done) : "r"(at), "r"(threadIdx.x < 4 ? parity : parity & 1) : "memory");
  out[threadIdx.x] = done;
}
