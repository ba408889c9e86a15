// Shared memory that no variable declares: tiles of cooperative groups of more than one warp have their barriers and what
// their warps tell each other at %reserved_smem_offset_1, zero at the start.
typedef unsigned u32;
__device__ u32 reserved() {
  u32 at;
  asm volatile("mov.u32 %0, %%reserved_smem_offset_1;" : "=r"(at));
  return at;
}
extern "C" __global__ void k(u32* out) {  // 4 warps in two tiles: each warp adds its number to its tile's word
  extern __shared__ u32 mine[];
  u32 t = threadIdx.x, tile = t / 64, first = reserved() + 4 * tile, word = reserved() + 32 + 8 * tile, seen;
  mine[t] = t;
  if (t % 32 == 0) {
    asm volatile("red.relaxed.cta.shared.add.u32 [%0], %1;" ::"r"(word), "r"(t / 32 + 1) : "memory");
    asm volatile("red.release.cta.shared.add.u32 [%0], 1;" ::"r"(first) : "memory");
    do asm volatile("ld.acquire.cta.shared.u32 %0, [%1];" : "=r"(seen) : "r"(first) : "memory");
    while (seen < 2);
  }
  __syncwarp();
  asm volatile("ld.relaxed.cta.shared.u32 %0, [%1];" : "=r"(seen) : "r"(word) : "memory");
  out[t] = 1000 * seen + mine[t / 64 * 64 + (t + 32) % 64];
}
