// A ring of three stages with two copies each; BUG picks what is wrong with its counts, its bytes or its length.
typedef unsigned u32;
#ifndef BUG
#define BUG 0
#endif
constexpr int kStages = 3, kTiles = 8;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ __forceinline__ void init(u32 bar, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
__device__ __forceinline__ void wait(u32 bar, u32 parity) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W; }" ::"r"(bar),
               "r"(parity)
               : "memory");
}
__device__ __forceinline__ void arrive(u32 bar) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
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

extern "C" __global__ void k(int* out, const int* in) {
  __shared__ __align__(128) int a[kStages][32], b[kStages][32];
  __shared__ __align__(8) unsigned long long full[kStages], empty[kStages];
  u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32, s = 0, phase = 0;
  int sum = 0;
  if (threadIdx.x == 0) {
    for (int i = 0; i < kStages; ++i) {
      init(at(full + i), BUG == 1 ? 2 : 1);                 // count of the full ones
      init(at(empty + i), BUG == 2 ? 1 : BUG == 3 ? 3 : 2);  // count of the empty ones
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  if (warp == 2) {
    for (int i = 0; lane == 0 && i < (BUG == 4 ? kTiles - 1 : kTiles); ++i) {
      wait(at(empty + s), phase ^ 1);  // until it is free
      if (BUG == 5) arrive(at(full + s));  // with no bytes
      else expect(at(full + s), BUG == 6 ? 128 : 256);  // with bytes
      copy(at(a[s]), in + 32 * i, at(full + s));
      if (BUG != 7 || i != 4) copy(at(b[s]), in + 32 * i, at(full + s));  // the second copy
      if (++s == kStages) s = 0, phase ^= 1;
    }
  } else {
    for (int i = 0; i < (BUG == 8 ? kTiles - 4 : kTiles); ++i) {
      wait(at(full + s), phase);  // until it is full
      sum += a[s][lane] + b[s][31 - lane];
      __syncwarp();
      if (lane == 0 && (BUG != 9 || i != 2 || warp)) arrive(at(empty + s));  // gives it back
      if (++s == kStages) s = 0, phase ^= 1;
    }
    out[threadIdx.x] = sum;
  }
}

extern "C" __global__ void __cluster_dims__(2) pair(int* out, const int* in) {  // each CTA frees the stages of both
  __shared__ __align__(128) int a[2][32];
  __shared__ __align__(8) unsigned long long full[2], empty[2];
  u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32, rank = blockIdx.x;
  int sum = 0;
  if (threadIdx.x == 0) {
    for (int i = 0; i < 2; ++i) init(at(full + i), 1), init(at(empty + i), 2);
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
      wait(at(full + i % 2), i / 2 & 1);
      sum += a[i % 2][lane];
      __syncwarp();
      if (lane < (BUG && rank == 1 ? 1 : 2)) remote(at(empty + i % 2), lane);  // tells both
    }
    out[rank * 32 + lane] = sum;
  }
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}
