// A tile that all threads fill for two warpgroups, which multiply by it: it is filled again for the next turn. A is
// [64, 16], B [8, 16], bf16, without a swizzle.
typedef unsigned u32;
typedef unsigned long long u64;
constexpr int ROWS_A = 2048, BYTES = 2304, TURNS = 3;

__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ u64 descriptor(u32 address) { return address >> 4 | 8ull << 16 | 16ull << 32; }

__device__ void multiply(float* d, u32 tile) {
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "l"(descriptor(tile)), "l"(descriptor(tile + ROWS_A))
               : "memory");
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
}

extern "C" __global__ void k(float* out, const uint4* in) {
  __shared__ __align__(128) char s[BYTES];
  float d[4] = {0, 0, 0, 0};
  for (int turn = 0; turn < TURNS; ++turn) {
    for (int i = threadIdx.x; i < BYTES / 16; i += blockDim.x) *(uint4*)(s + i * 16) = in[i];  // fills it
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    if (threadIdx.x < 128) multiply(d, at(s));
    if (threadIdx.x >= 128) multiply(d, at(s));
#if BACK
    __syncthreads();
#endif
  }
  for (int j = 0; j < 4; ++j) out[threadIdx.x * 4 + j] = d[j];
}
