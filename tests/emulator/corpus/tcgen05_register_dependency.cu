#include "tcgen05.cuh"

// Registers of a tcgen05.ld used without tcgen05.wait::ld.
extern "C" __global__ void k(u32* out) {
  __shared__ u32 word;
  u32 t = allocate(&word, 32), mine = quarter(t);
  bool first = threadIdx.x < 128;  // of two warpgroups, which reach the same cells
  if (first) {
    store(mine, 1000 + threadIdx.x);
    wait_st();
  }
#if MODE == 0  // read: the dependency orders it
  out[threadIdx.x] = load(mine) + 1;
#elif MODE == 1  // scaled in place, as the correction of attention does
  u32 v = load(mine);
  store(mine, v * 2);
  wait_st();
  u32 w = load(mine);
  wait_ld();
  out[threadIdx.x] = w;
#elif MODE == 2  // written before anything has read it
  u32 v;
  asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1]; mov.b32 %0, 7;" : "=r"(v) : "r"(mine) : "memory");  // written
  out[threadIdx.x] = v;
#elif MODE == 3  // used only after another warp has been told to write the cells
  u32 v = 0;
  if (first) v = load(mine);
  together();
  if (!first) {
    store(mine, 7);  // overwrites
    wait_st();
  }
  if (first) out[threadIdx.x] = v;
#elif MODE == 4  // used, and only then another warp is told to write the cells
  if (first) out[threadIdx.x] = load(mine) + 1;
  together();
  if (!first) {
    store(mine, 7);
    wait_st();
  }
#else  // never used, never waited for, and freed by another warp
  load(mine);  // never used
  out[threadIdx.x] = 1;
#endif
  release(t, 32);
}
