#include "tcgen05.cuh"

// tcgen05.ld.red: four columns of a lane to registers, and their least or greatest to one more.
extern "C" __global__ void k(u32* out, const u32* in) {
  __shared__ u32 word;
  u32 t = allocate(&word, 32), mine = quarter(t), v[4], found;
  for (int i = 0; i < 4; ++i) store(mine + i, in[4 * threadIdx.x + i]);
  wait_st();
  asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4." HOW " {%0, %1, %2, %3}, %4, [%5];"  // loads
               : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3]), "=r"(found) : "r"(mine) : "memory");
#if WAIT
  wait_ld();
#endif
  for (int i = 0; i < 4; ++i) out[5 * threadIdx.x + i] = v[i];
  out[5 * threadIdx.x + 4] = found;
  if (!WAIT) wait_ld();
  release(t, 32);
}
