// A warpgroup that ends while its products are on their way: their registers must not be used before a wait.
extern "C" __global__ void k(int* out) {
  __shared__ __align__(128) unsigned s[512];
  unsigned at = (unsigned)__cvta_generic_to_shared(s);
  unsigned long long matrix = at >> 4 | 8ull << 16 | 8ull << 32;
  float d[4] = {0, 0, 0, 0};
  for (int i = threadIdx.x; i < 512; i += blockDim.x) s[i] = 0;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %4, 1, 1, 1, 0, 0;"  // last
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "l"(matrix)
               : "memory");
#if COMMIT
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#endif
#if WAIT
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
#endif
#ifdef USE
  asm volatile("st.global.f32 [%0], %1;" ::"l"(out + threadIdx.x), "f"(d[0]) : "memory");  // uses
#else
  out[threadIdx.x] = 5;
#endif
}
