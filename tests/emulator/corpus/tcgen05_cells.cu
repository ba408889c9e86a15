#include "tcgen05.cuh"

__device__ void mma(u32 d, u64 a, u64 b) {
  u32 idesc = 1 << 4 | 1 << 17 | 4 << 24;  // f32 from f16, N 8, M 64
  asm volatile("{ .reg .pred p; setp.ne.s32 p, 0, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p; }" ::"r"(d),
               "l"(a), "l"(b), "r"(idesc)
               : "memory");
}
__device__ void commit(u64* bar) {
  asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(at(bar)) : "memory");
}

// Two accumulators with M of 64 in the same columns: one in lanes 0 to 15 of each quarter, one in lanes 16 to 31. The
// first is loaded while the second is computed.
extern "C" __global__ void k(float* out) {
  extern __shared__ __align__(1024) unsigned short s[];
  __shared__ u32 word;
  __shared__ __align__(8) u64 bars[2];
  for (int i = threadIdx.x; i < 72 * 16; i += 128) s[i] = 0x3c00;
  if (threadIdx.x == 0) init(&bars[0], 1), init(&bars[1], 1);
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  u32 t = allocate(&word, 32);
  if (threadIdx.x == 0) {
    u64 a = at(s) >> 4 | 1024ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u64 b = (at(s) + 2048) >> 4 | 128ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    mma(t, a, b);
    commit(&bars[0]);
    wait(&bars[0], 0);
    mma(t + (16 << 16), a, b);  // second
  }
  __syncwarp();
  wait(&bars[0], 0);
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  __syncthreads();
  u32 v[4];
  asm volatile("tcgen05.ld.sync.aligned.16x64b.x4.b32 {%0, %1, %2, %3}, [%4];"  // loads
               : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3])
               : "r"(quarter(t) + (SECOND ? 16 << 16 : 0))
               : "memory");
  wait_ld();
  for (int i = 0; i < 4; ++i) out[threadIdx.x * 4 + i] = __uint_as_float(v[i]);
  if (threadIdx.x == 0) commit(&bars[1]);
  wait(&bars[1], 0);
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  release(t, 32);
}

// ld and st of shape 16x32bx2 take two runs of columns; what lies between them is another's.
extern "C" __global__ void halves(u32* out) {
  __shared__ u32 word;
  u32 t = allocate(&word, 32);
  store(t + 8, threadIdx.x);
  wait_st();
  u32 v = 100 + threadIdx.x, r, w;
  asm volatile("tcgen05.st.sync.aligned.16x32bx2.x1.b32 [%0], 16, {%1};" ::"r"(t), "r"(v) : "memory");
  r = load(t + 8);  // between the two columns that are stored
  wait_ld();
  wait_st();
  asm volatile("tcgen05.ld.sync.aligned.16x32bx2.x1.b32 {%0}, [%1], 16;" : "=r"(w) : "r"(t) : "memory");
  wait_ld();
  out[threadIdx.x] = r;
  out[32 + threadIdx.x] = w;
  release(t, 32);
}
