// Each CTA of a pair has a ring of two stages, which both CTAs give back; BUG picks what is wrong with that.
typedef unsigned u32;
#ifndef BUG
#define BUG 0
#endif
constexpr int kTiles = 8;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ __forceinline__ void init(u32 bar, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
__device__ __forceinline__ void wait(u32 bar, u32 parity) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W; }" ::"r"(bar),
               "r"(parity)
               : "memory");
}
__device__ __forceinline__ void expect(u32 bar, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}
__device__ __forceinline__ void remote(u32 bar, u32 rank) {
  asm volatile("{ .reg .b32 a; mapa.shared::cluster.u32 a, %0, %1;\n"
               "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [a]; }" ::"r"(bar), "r"(rank) : "memory");
}
__device__ __forceinline__ void copy(u32 to, const int* from, u32 bar) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(to),
               "l"(from), "r"(bar)
               : "memory");
}

extern "C" __global__ void __cluster_dims__(2) k(int* out, const int* in) {
  __shared__ __align__(128) int a[2][32];
  __shared__ __align__(8) unsigned long long full[2], empty[2];
  u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32, rank = blockIdx.x;
  int sum = 0;
  if (threadIdx.x == 0) {
    for (int i = 0; i < 2; ++i) init(at(full + i), 1), init(at(empty + i), BUG == 2 ? 1 : 2);
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
  if (warp == 1) {
    for (int i = 0; lane == 0 && i < kTiles; ++i) {
      wait(at(empty + i % 2), i / 2 + 1 & 1);
      expect(at(full + i % 2), 128);
      copy(at(a[i % 2]), in + 32 * i, at(full + i % 2));
    }
  } else {
    for (int i = 0; i < kTiles; ++i) {
      wait(at(full + i % 2), BUG == 1 ? 0 : i / 2 & 1);  // a full stage of this CTA
      sum += a[i % 2][lane];
      __syncwarp();
      if (lane < 2) remote(at(empty + i % 2), lane);  // tells both
    }
    out[rank * 32 + lane] = sum;
  }
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}
