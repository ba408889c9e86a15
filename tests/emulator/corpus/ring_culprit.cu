// A ring of two stages that a warp fills by bulk copies and two warps empty; each bug is one line.
typedef unsigned u32;
#ifndef TILES
#define TILES 6
#endif
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ __forceinline__ void init(u32 bar, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
__device__ __forceinline__ void wait(u32 bar, u32 parity) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W; }" ::"r"(bar),
               "r"(parity)
               : "memory");
}
__device__ __forceinline__ void fill(u32 data, const int* from, u32 full) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(full), "n"(BYTES) : "memory");
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(data),
               "l"(from), "r"(full)
               : "memory");
}

extern "C" __global__ void k(int* out, const int* in) {
  __shared__ __align__(128) int stage[2][32];
  __shared__ __align__(8) unsigned long long full[2], empty[2];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, sum = 0;
  if (threadIdx.x == 0) {
    for (int s = 0; s < 2; ++s) init(at(full + s), 1), init(at(empty + s), 2);
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  if (warp == 2 && lane == 0) {
    u32 parity = FIRST_EMPTY;
    for (int i = 0; i < TILES; ++i) {
      int s = i % 2;
      if (!SKIP) wait(at(empty + s), parity);  // a free stage
      fill(at(stage[s]), in + 32 * i, at(full + s));  // fills it
      if (s == 1) parity ^= FLIP_EMPTY;
    }
  } else if (warp < 2) {
    u32 parity = FIRST_FULL;
    for (int i = 0; i < TILES; ++i) {
      int s = i % 2;
      wait(at(full + s), parity);  // a full stage
      sum += stage[s][lane];  // reads it
      __syncwarp();
      if (lane == 0 && (warp < RELEASES))
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];  // gives it back" ::"r"(at(empty + s)) : "memory");
      if (s == 1) parity ^= FLIP_FULL;
    }
    out[threadIdx.x] = sum;
  }
}
