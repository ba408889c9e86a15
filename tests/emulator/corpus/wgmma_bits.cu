// wgmma.mma_async of bits by one warpgroup: the images of A and B in shared memory, and the registers of A, come from
// global memory; the registers of D start with c and end in d.
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ unsigned long long descriptor(unsigned start, unsigned leading, unsigned stride, unsigned long long mode) {
  return (start >> 4) | (unsigned long long)(leading >> 4) << 16 | (unsigned long long)(stride >> 4) << 32 | mode << 62;
}

extern "C" __global__ void k(int* d, const int* c, const unsigned* a, const unsigned* registers, const unsigned* b, int scale) {
  __shared__ __align__(1024) unsigned A[64 * 8], B[24 * 32];
  int t = threadIdx.x;
  for (int i = t; i < 64 * 8; i += 128) A[i] = a[i];
  for (int i = t; i < 24 * 32; i += 128) B[i] = b[i];
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  int D[12];
  unsigned R[4];
  for (int i = 0; i < 12; ++i) D[i] = c[128 * i + t];
  for (int i = 0; i < 4; ++i) R[i] = registers[128 * i + t];
  unsigned long long left = descriptor(at(A), 128, 256, 0), right = descriptor(at(B), LEADING, STRIDE, MODE);
#define SUMS "+r"(D[0]), "+r"(D[1]), "+r"(D[2]), "+r"(D[3]), "+r"(D[4]), "+r"(D[5]), "+r"(D[6]), "+r"(D[7]), "+r"(D[8]), "+r"(D[9]), "+r"(D[10]), "+r"(D[11])
#define TO "wgmma.mma_async.sync.aligned.m64n24k256.s32.b1.b1.and.popc {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11}, "
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  for (int i = 0; i < 2; ++i)
#if REGISTERS
    asm volatile("{ .reg .pred p; setp.ne.s32 p, %17, 0; " TO "{%12, %13, %14, %15}, %16, p; }"
                 : SUMS : "r"(R[0]), "r"(R[1]), "r"(R[2]), "r"(R[3]), "l"(right), "r"(scale | i));
#else
    asm volatile("{ .reg .pred p; setp.ne.s32 p, %14, 0; " TO "%12, %13, p; }" : SUMS : "l"(left), "l"(right), "r"(scale | i));
#endif
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" : SUMS :: "memory");
  for (int i = 0; i < 12; ++i) d[128 * i + t] = D[i];
}
