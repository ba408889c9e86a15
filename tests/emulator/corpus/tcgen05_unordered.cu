#include "tcgen05.cuh"

// Two accumulators for several tiles: warp 4 multiplies, warps 0 to 3 add up what they load. Each has to wait for the other.
#ifndef DAMAGE
#define DAMAGE 0
#endif

__device__ void multiply(u32 d, u64 a, u64 b, u32 idesc, int adds) {
  asm volatile("{ .reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p; }" ::"r"(d),
               "l"(a), "l"(b), "r"(idesc), "r"(adds)
               : "memory");
}
extern "C" __global__ void k(float* out, int tiles) {
  __shared__ __align__(1024) unsigned char s[136 * 32];
  __shared__ u32 word;
  __shared__ __align__(8) u64 full[2], empty[2], done;
  for (int i = threadIdx.x; i < 136 * 32 / 4; i += 160) ((u32*)s)[i] = 0x3f803f80;  // ones of bf16, [128, 16] and [8, 16]
  if (threadIdx.x == 0) init(full, 1), init(full + 1, 1), init(empty, 4), init(empty + 1, 4), init(&done, 4);
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  u32 t = allocate(&word, 32), warp = threadIdx.x / 32;
  if (threadIdx.x == 128) {
    u64 a = at(s) >> 4 | 2048ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u64 b = (at(s) + 4096) >> 4 | 128ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u32 idesc = 1 << 4 | 1 << 7 | 1 << 10 | 1 << 17 | 8 << 24;  // N 8, M 128
    for (int i = 0; i < tiles; ++i) {
#if DAMAGE != 1 && DAMAGE != 5
      wait(empty + i % 2, (i / 2 & 1) ^ 1);
#endif
      asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
      for (int j = 0; j <= i; ++j)
        multiply(t + i % 2 * 8, a, b, idesc, j);
      asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(at(full + i % 2))
                   : "memory");
    }
  }
  __syncwarp();
  if (warp < 4) {
    float sum = 0;
    for (int i = 0; i < tiles; ++i) {
#if DAMAGE != 2 && DAMAGE != 5
      wait(full + i % 2, DAMAGE == 4 ? 0 : i / 2 & 1);  // the product is done
#endif
      asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
      u32 v = load(quarter(t) + i % 2 * 8);
      wait_ld();
      sum += __uint_as_float(v);
      asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
      __syncwarp();
      if (threadIdx.x % 32 == 0) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(empty + i % 2)) : "memory");
    }
    store(quarter(t) + 16, 0x3f803f80);  // A of the last product
    wait_st();
    asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
    __syncwarp();
    if (threadIdx.x % 32 == 0) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&done)) : "memory");
    out[threadIdx.x] = sum;
  }
#if DAMAGE != 3
  if (warp == 4) wait(&done, 0);
#endif
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  if (warp == 4) asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 32;" ::"r"(t) : "memory");  // frees
}
