// Each warp of a warpgroup writes a part of B, or of A, and there is no barrier between the warps before they issue the
// wgmma that reads all of it.
typedef unsigned u32;
typedef unsigned long long u64;

__device__ __forceinline__ u32 place(const void* p) { return (u32)__cvta_generic_to_shared(p); }

__device__ __forceinline__ u64 matrix(const void* p) {  // K-major with no swizzle: 8 rows of 16 bytes lie together
  return (u64)(place(p) >> 4) | (u64)(128 >> 4) << 16 | (u64)(256 >> 4) << 32;
}

__device__ __forceinline__ void fence() { asm volatile("fence.proxy.async;" ::: "memory"); }

__device__ __forceinline__ void product(float* d, const void* a, const void* b) {
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(matrix(a)), "l"(matrix(b)));
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

__device__ __forceinline__ void finish() { asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory"); }

// Adds up A B of `tiles` tiles; A is [64, 16], B is [tiles, 8, 16], of which each warp puts a quarter into shared memory.
extern "C" __global__ void k(float* out, const unsigned short* a, const unsigned short* b, int tiles) {
  __shared__ alignas(128) unsigned short A[64 * 16], B[8 * 16];
  int t = threadIdx.x, group = t / 128, lane = t % 32;
  for (int i = t; i < 64 * 16; i += blockDim.x) {
    int row = i / 16, k = i % 16;
    A[row / 8 * 128 + k / 8 * 64 + row % 8 * 8 + k % 8] = a[i];
  }
  fence();
  if (BARRIER_OF_A) __syncthreads();
  float d[4] = {0, 0, 0, 0};
  for (int tile = 0; tile < tiles; ++tile) {
    if (group == WRITER) {
      int i = t % 128, row = i / 16, k = i % 16;
#if COPIES
      if (lane % 2 == 0)
        asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(place(&B[k / 8 * 64 + row * 8 + k % 8])),
                     "l"(&b[tile * 128 + i]) : "memory");
      asm volatile("cp.async.wait_all;" ::: "memory");
#else
      B[k / 8 * 64 + row * 8 + k % 8] = b[tile * 128 + i];
#endif
      if (FENCE) fence();
    }
    if (group == 0) {
      product(d, A, B);
      if (LATE && t < 32) B[t] = 0;  // before the wait
      finish();
    }
  }
  if (group == 0)
    for (int i = 0; i < 4; ++i) out[(t / 32 * 16 + i / 2 * 8 + lane / 4) * 8 + lane % 4 * 2 + i % 2] = d[i];
}

// Each warp copies the 16 rows of A that the next one multiplies, so that no wgmma reads what its own warp has copied.
extern "C" __global__ void rows(float* out, const unsigned short* a, const unsigned short* b) {
  __shared__ alignas(128) unsigned short A[64 * 16], B[8 * 16];
  int t = threadIdx.x, lane = t % 32, other = (t / 32 + 1) % 4;
  B[t % 16 / 8 * 64 + t / 16 * 8 + t % 8] = b[t];
  fence();
  __syncthreads();
  for (int i = lane; i < 16 * 8; i += 32) {
    int row = other * 16 + i / 8, k = i % 8 * 2;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(place(&A[row / 8 * 128 + k / 8 * 64 + row % 8 * 8 + k % 8])),
                 "l"(&a[row * 16 + k]) : "memory");
  }
  asm volatile("cp.async.wait_all;" ::: "memory");
  float d[4] = {0, 0, 0, 0};
  product(d, A, B);
  finish();
  for (int i = 0; i < 4; ++i) out[(t / 32 * 16 + i / 2 * 8 + lane / 4) * 8 + lane % 4 * 2 + i % 2] = d[i];
}
