#include "tcgen05.cuh"

// Scale factors by addresses that carry the scale factor ids in bits 30 and 31, as CUTLASS writes them.
extern "C" __global__ void k(float* out) {
  extern __shared__ __align__(1024) unsigned char s[];
  __shared__ u32 word;
  __shared__ __align__(8) u64 bar;
  for (int i = threadIdx.x; i < 136 * 32; i += 128) s[i] = 0x38;  // ones of e4m3, [128, 32] and [8, 32]
  if (threadIdx.x == 0) init(&bar, 1);
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  u32 t = allocate(&word, 32), mine = quarter(t);
  for (int i = 0; i < 4; ++i) store(mine + 16 + i, 0x7f7f807f);  // A: byte 1 is 2, the others 1
  store(mine + 20, 0x817f7f7f);                                  // B: byte 3 is 4
  wait_st();
  together();
  if (threadIdx.x == 0) {
    u64 a = at(s) >> 4 | 2048ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u64 b = (at(s) + 4096) >> 4 | 128ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u32 idesc = 3 << 4 | 1 << 17 | 1 << 23 | 1 << 27 | 1 << 29;  // ids 1 of A and 3 of B, N 8, M 128
    asm volatile(
        "{ .reg .pred p; setp.ne.s32 p, 0, 0;\n"
        "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.scale_vec::1X [%0], %1, %2, %3, [%4], [%5], p; }" ::"r"(t),
        "l"(a), "l"(b), "r"(idesc), "r"(t + 16 | A_BITS << 30), "r"(t + 20 | B_BITS << 30)
        : "memory");
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(at(&bar)) : "memory");
  }
  __syncwarp();
  wait(&bar, 0);
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  u32 v = load(mine);
  wait_ld();
  out[threadIdx.x] = __uint_as_float(v);
  release(t, 32);
}
