#include "tcgen05.cuh"

// One warp stores to tensor memory, another one loads the cells behind a barrier, with and without tcgen05.wait::st.
extern "C" __global__ void k(u32* out) {
  __shared__ u32 word;
  u32 t = allocate(&word, 32), warp = threadIdx.x / 32;
  if (warp == 0) {
    store(t, 0);
    wait_st();
    store(t, 1000 + threadIdx.x);
    if (WAIT) wait_st();
  }
  together();
  if (warp == 4) {
    u32 v = load(t);  // loads
    wait_ld();
    out[threadIdx.x - 128] = v;
  }
  together();
  if (warp == 0) wait_st();
  release(t, 32);
}

// The same warp loads what it has stored.
extern "C" __global__ void own(u32* out) {
  __shared__ u32 word;
  u32 t = allocate(&word, 32);
  store(t, 0);
  wait_st();
  store(t, 1000 + threadIdx.x);
  if (WAIT) wait_st();
  u32 v = load(t);  // loads
  wait_ld();
  out[threadIdx.x] = v;
  release(t, 32);
}
