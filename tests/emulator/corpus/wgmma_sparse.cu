// wgmma.mma_async.sp of one warpgroup, N 16: the images of A and B in shared memory, the registers of A and of the
// metadata come from global memory; the registers of D start with c and end in d.
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ unsigned long long descriptor(unsigned start, unsigned leading, unsigned stride, unsigned long long mode) {
  return (start >> 4) | (unsigned long long)(leading >> 4) << 16 | (unsigned long long)(stride >> 4) << 32 | mode << 62;
}
#if NARROW
#define ACCUMULATOR "{%0, %1, %2, %3}"
#else
#define ACCUMULATOR "{%0, %1, %2, %3, %4, %5, %6, %7}"
#endif

extern "C" __global__ void k(unsigned* d, const unsigned* c, const unsigned* a, const unsigned* registers, const unsigned* b,
                             const unsigned* e, int scale) {
  __shared__ __align__(1024) unsigned A[64 * 8], B[2048];
  int t = threadIdx.x;
  for (int i = t; i < 64 * 8; i += 128) A[i] = a[i];
  for (int i = t; i < 2048; i += 128) B[i] = b[i];
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  unsigned D[8], R[4], metadata = e[t];
  for (int i = 0; i < 8; ++i) D[i] = c[128 * i + t];
  for (int i = 0; i < 4; ++i) R[i] = registers[128 * i + t];
  unsigned long long left = descriptor(at(A), 128, 256, 0), right = descriptor(at(B), LEADING, STRIDE, MODE);
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#if REGISTERS
  asm volatile("{ .reg .pred p; setp.ne.s32 p, %14, 0;\n"  // multiplies
               "wgmma.mma_async.sp.sync.aligned." SHAPE " " ACCUMULATOR ", {%8, %9, %10, %11}, %12, %13, " SELECTOR ", p" TAIL "; }"
               : "+r"(D[0]), "+r"(D[1]), "+r"(D[2]), "+r"(D[3]), "+r"(D[4]), "+r"(D[5]), "+r"(D[6]), "+r"(D[7])
               : "r"(R[0]), "r"(R[1]), "r"(R[2]), "r"(R[3]), "l"(right), "r"(metadata), "r"(scale));
#else
  asm volatile("{ .reg .pred p; setp.ne.s32 p, %11, 0;\n"  // multiplies
               "wgmma.mma_async.sp.sync.aligned." SHAPE " " ACCUMULATOR ", %8, %9, %10, " SELECTOR ", p" TAIL "; }"
               : "+r"(D[0]), "+r"(D[1]), "+r"(D[2]), "+r"(D[3]), "+r"(D[4]), "+r"(D[5]), "+r"(D[6]), "+r"(D[7])
               : "l"(left), "l"(right), "r"(metadata), "r"(scale));
#endif
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#if WAITED
  asm volatile("wgmma.wait_group.sync.aligned 0;" : "+r"(D[0]), "+r"(D[1]), "+r"(D[2]), "+r"(D[3]), "+r"(D[4]), "+r"(D[5]), "+r"(D[6]), "+r"(D[7]) :: "memory");
#endif
  for (int i = 0; i < 8; ++i) d[128 * i + t] = D[i];  // uses the sums
}
