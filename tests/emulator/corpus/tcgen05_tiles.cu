#include "tcgen05.cuh"
// tcgen05.mma of a tile of A [128, 64] and one of B [16, 64] that tensor copies bring, in rows of 128 bytes; twice, where
// `second` is the map of A's second round.
struct alignas(64) Map { char bytes[128]; };
__device__ void load(const void* to, const Map* map, const u64* bar) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %2}], [%3];"
               :: "r"(at(to)), "l"(map), "r"(0), "r"(at(bar)) : "memory");
}
extern "C" __global__ void k(float* out, const __grid_constant__ Map first, const __grid_constant__ Map second,
                             const __grid_constant__ Map of_b) {
  __shared__ __align__(1024) unsigned short a[128 * 64], b[2][16 * 64];
  __shared__ __align__(8) u64 arrived, done, next;
  __shared__ u32 word;
  if (threadIdx.x == 0) init(&arrived, 1), init(&done, 1), init(&next, 1);
  u32 t = allocate(&word, 32);
  for (int round = 0; round < 2; ++round) {
    if (threadIdx.x == 0) {
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 18432;" :: "r"(at(&arrived)));
      load(a, round ? &second : &first, &arrived);
      load(b[0], &of_b, &arrived);
      wait(&arrived, round);
      if (!round) {  // B of a stage that nothing here uses
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 2048;" :: "r"(at(&next)));
        load(b[1], &of_b, &next);
      }
      u32 of = 1 << 4 | TYPE << 7 | TYPE << 10 | (N >> 3) << 17 | (128 >> 4) << 24;
#pragma unroll 1
      for (int step = 0; step < 4; ++step) {
        u64 fields = 1ull << 16 | 1ull << 46 | 2ull << 61;
        u64 da = at(a) + step * STEP >> 4 | (u64)STRIDE >> 4 << 32 | fields, db = at(b) + step * 32 >> 4 | 1024ull >> 4 << 32 | fields;
        asm volatile("{ .reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p; }"
                     :: "r"(t), "l"(da), "l"(db), "r"(of), "r"(round + step) : "memory");
      }
      asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" :: "r"(at(&done)) : "memory");
    }
    wait(&done, round);
    __syncthreads();  // a warp that has not seen this phase would wait for ever once the next one is over
  }
  wait(&next, 0);
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  u32 sum = load(quarter(t));
  wait_ld();
  out[threadIdx.x] = __uint_as_float(sum);
  release(t, 32);
}
