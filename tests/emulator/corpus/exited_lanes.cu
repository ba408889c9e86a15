// Threads past the end of the data return first, and those that are left use the whole warp's member mask.
typedef unsigned u32;
extern "C" __global__ void k(u32* out, u32 count) {
  u32 t = threadIdx.x;
  if (t >= count) return;
  u32 v = t;
  v += __shfl_xor_sync(~0u, v, 1);
  v += 100 * __popc(__ballot_sync(~0u, t & 1));
  v += 10000 * __reduce_add_sync(~0u, 1);
  v += 1000000 * __popc(__match_any_sync(~0u, t / 2));
  if (__all_sync(~0u, t < count)) v += 0x10000000;
  __syncwarp();
  out[t] = v;
}

// Those past the end do something first: a loop, an atomic, a store.
extern "C" __global__ void act(u32* out, u32 count) {
  u32 t = threadIdx.x;
  if (t >= count) {
    u32 sum = 0;
    for (u32 i = 0; i < t; ++i) sum += atomicAdd(out + 32, i);
    out[t] = sum ? 7 : 8;
    return;
  }
  u32 v = __shfl_sync(~0u, t, 3) + 100 * __popc(__ballot_sync(~0u, t & 1));
  __syncwarp();
  asm volatile("{ .reg .pred p; elect.sync _|p, -1; @p add.u32 %0, %0, 5000; }" : "+r"(v));
  out[t] = v;
}

// Lanes that leave a loop by a return, one after the other.
extern "C" __global__ void loop(u32* out, const u32* turns) {
  u32 t = threadIdx.x, n = turns[t], sum = 0;
#pragma unroll 1
  for (u32 i = 0;; ++i) {
    if (i == n) return;
    out[t] = sum += __popc(__ballot_sync(~0u, 1));
  }
}
