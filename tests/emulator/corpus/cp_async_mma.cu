// A tile that the warpgroup copies with cp.async, waits for, and multiplies: A is [64, 16], B [8, 16], bf16.
typedef unsigned u32;
typedef unsigned long long u64;
constexpr int ROWS_A = 2048, BYTES = 2304;

__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ u64 descriptor(u32 address) { return address >> 4 | 8ull << 16 | 16ull << 32; }

extern "C" __global__ void k(float* out, const uint4* in) {
  __shared__ __align__(128) char s[BYTES];
  for (int i = threadIdx.x; i < BYTES / 16; i += blockDim.x) {
#if STORES
    *(uint4*)(s + i * 16) = in[i];
#else
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at(s + i * 16)), "l"(in + i) : "memory");
#endif
  }
  asm volatile("cp.async.commit_group;" ::: "memory");
#if WAITS
  asm volatile("cp.async.wait_group 0;" ::: "memory");
#endif
#if FENCED
  asm volatile("fence.proxy.async;" ::: "memory");
#endif
  __syncthreads();
  float d[4] = {0, 0, 0, 0};
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"  // product
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "l"(descriptor(at(s))), "l"(descriptor(at(s) + ROWS_A))
               : "memory");
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  for (int j = 0; j < 4; ++j) out[threadIdx.x * 4 + j] = d[j];
}
