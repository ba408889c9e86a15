#include "tcgen05.cuh"

__device__ u64 described(const void* p, u32 leading, u32 stride) {
  return (u64)(at(p) >> 4) | (u64)(leading >> 4) << 16 | (u64)(stride >> 4) << 32 | 1ull << 46;
}

// One product of 128 x 16 in f16: of a sparse A (K 32), or of an A in tensor memory whose rows are shifted (K 16).
extern "C" __global__ void k(float* out, const u32* a, const u32* b, const u32* e, u32 idesc) {
  __shared__ __align__(128) u32 A[1024], B[256];
  __shared__ u32 word;
  __shared__ __align__(8) u64 bar;
  u32 t = allocate(&word, 64), mine = quarter(t);
  for (int i = threadIdx.x; i < 1024; i += 128) A[i] = a[i];
  for (int i = threadIdx.x; i < 256; i += 128) B[i] = b[i];
  if (!threadIdx.x) init(&bar, 1);
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
#if SPARSE
  store(mine + 32 + SELECTOR, e[threadIdx.x]);  // the metadata of 128 rows
#else
  for (int i = 0; i < 8; ++i) store(mine + 48 + i, a[8 * threadIdx.x + i]);
#endif
  wait_st();
  together();
  if (!threadIdx.x) {
#if SPARSE
    asm volatile("{ .reg .pred p; setp.ne.u32 p, 0, 0; tcgen05.mma.sp.cta_group::1.kind::f16 [%0], %1, %2, [%3], %4, p; }"  // multiplies
                 :: "r"(t), "l"(described(A, 2048, 128)), "l"(described(B, 256, 128)), "r"(t + 32), "r"(idesc) : "memory");
#else
    asm volatile("{ .reg .pred p; setp.ne.u32 p, 0, 0; tcgen05.mma.cta_group::1.kind::f16.ashift [%0], [%1], %2, %3, p; }"  // multiplies
                 :: "r"(t), "r"(t + 48), "l"(described(B, 256, 128)), "r"(idesc) : "memory");
#endif
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" :: "r"(at(&bar)) : "memory");
  }
  wait(&bar, 0);
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  for (int i = 0; i < 16; ++i) {
    u32 v = load(mine + i);
    wait_ld();
    out[16 * threadIdx.x + i] = __uint_as_float(v);
  }
  release(t, 64);
}
