// A pair of CTAs: both copy a half of each tile, whose bytes the first one's mbarrier expects; its warp 0 adds the halves
// up, and a commit to both gives the places back. BUG picks what is wrong with that.
#ifndef BUG
#define BUG 0
#endif
#include "tcgen05.cuh"
struct alignas(64) Map { char bytes[128]; };
constexpr int kTiles = 4;

extern "C" __global__ void __cluster_dims__(2) k(int* out, const __grid_constant__ Map map) {
  __shared__ __align__(128) int a[32];
  __shared__ __align__(8) u64 full, empty;
  __shared__ u32 word;
  u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32, rank = blockIdx.x;
  if (threadIdx.x == 0) init(&full, 1), init(&empty, 1);
  if (warp == 1 && (BUG != 1 || rank == 0)) {
    asm volatile("tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [%0], 32;" ::"r"(at(&word)) : "memory");
    asm volatile("tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;");
  }
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
  __syncthreads();
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  if (warp == 1) {
    for (int i = 0; lane == 0 && i < kTiles; ++i) {
      wait(&empty, i + 1 & 1);
      if (rank == 0)
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
      u32 first = BUG == 2 ? at(&full) : at(&full) & 0xfeffffff;
      asm volatile("cp.async.bulk.tensor.1d.cta_group::2.shared::cluster.global.mbarrier::complete_tx::bytes"
                   " [%0], [%1, {%2}], [%3];" ::"r"(at(a)), "l"(&map), "r"(64 * i + 32 * (int)rank), "r"(first) : "memory");
    }
  } else if (rank == 0 || BUG == 3) {
    int sum = 0;
    u32 theirs;
    asm("mapa.shared::cluster.u32 %0, %1, 1;" : "=r"(theirs) : "r"(at(a) + 4 * lane));
    for (int i = 0; i < kTiles; ++i) {
      wait(&full, i & 1);  // of the first CTA
      int other;
      asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(other) : "r"(theirs) : "memory");
      sum += a[lane] + other;
      __syncwarp();
      if (lane == 0)
        asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1;" ::"r"(
                         at(&empty)), "h"((unsigned short)(BUG == 4 ? 1 : 3)) : "memory");
    }
    out[lane] = sum;
  }
  __syncwarp();
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  if (warp == 1) asm volatile("tcgen05.dealloc.cta_group::2.sync.aligned.b32 %0, 32;" ::"r"(word) : "memory");
}
