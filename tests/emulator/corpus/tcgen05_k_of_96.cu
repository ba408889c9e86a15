#include "tcgen05.cuh"

// Eight tcgen05.mma with a K of 96 over rows of 768 elements of 4 bits, which lie in three buffers of 128 bytes a row:
// the third and the sixth begin in one buffer and end in the next, whose address the descriptor has besides. `scales`
// are columns of tensor memory. Each step is the low words of A's and B's descriptors, the scales' columns, and the rest
// of the instruction descriptor.
extern "C" __global__ void __launch_bounds__(128) k(u32* out, const u32* image, const u32* scales, const u32* steps, int bytes,
                                                    int columns, int n, u32 high) {
  extern __shared__ __align__(1024) u32 shared[];
  __shared__ u32 word;
  __shared__ __align__(8) u64 bar;
  for (int i = threadIdx.x; i < bytes / 4; i += 128) shared[i] = image[i];
  if (!threadIdx.x) init(&bar, 1);
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  u32 t = allocate(&word, 512), mine = quarter(t);
  for (int c = 0; c < columns; ++c) store(mine + 256 + c, scales[threadIdx.x % 32 * columns + c]);
  wait_st();
  together();
  if (!threadIdx.x) {
    u32 base = at(shared) >> 4;
    for (int i = 0; i < 8; ++i) {
      const u32* step = steps + 5 * i;
      u64 a = (u64)high << 32 | (step[0] + base + (base << 16)), b = (u64)high << 32 | (step[1] + base + (base << 16));
      asm volatile("{ .reg .pred p; setp.ne.u32 p, %6, 0; tcgen05.mma.cta_group::1." KIND " [%0], %1, %2, %3, [%4], [%5], p; }" ::"r"(t),
                   "l"(a), "l"(b), "r"(step[4]), "r"(t + 256 + step[2]), "r"(t + 256 + step[3]), "r"(i)
                   : "memory");
    }
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(at(&bar)) : "memory");
  }
  __syncwarp();
  wait(&bar, 0);
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  for (int c = 0; c < n; ++c) {
    u32 v = load(mine + c);
    wait_ld();
    out[threadIdx.x * n + c] = v;
  }
  release(t, 512);
}
