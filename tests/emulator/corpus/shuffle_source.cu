// Shuffles that read lanes which do not execute them. What those lanes give is undefined; the others' results are right.
typedef unsigned u32;
#define SHFL(y, x, from, m) \
  asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, %3;" : "=r"(y) : "r"(x), "r"(from), "r"(m) : "memory")

extern "C" __global__ void exited(u32* out) {  // lanes 16 to 31 have exited; lanes 0 to 7 read them
  u32 t = threadIdx.x, y;
  if (t >= 16) return;
  SHFL(y, t + 100, t < 8 ? t + 16 : t - 8, ~0u);  // reads them
  if (t >= 8) out[t] = y;
}

// A reduction over the warp that only one half of it comes to; the other half leaves the loop and exits.
extern "C" __global__ void half(u32* out, const u32* in) {
  u32 t = threadIdx.x, sum = 0;
  for (u32 turn = 0; turn < 3; ++turn) {
    u32 v = in[32 * turn + t];
    if (t < 16)
      for (int far = 16; far; far /= 2) v += __shfl_xor_sync(~0u, v, far);  // 16 lanes away nobody is
    sum += v;
  }
  if (t >= 16) out[t] = sum;
}

extern "C" __global__ void masks(u32* out) {  // one instruction, two member masks: lane 3 reads one of the other mask
  u32 t = threadIdx.x, y;
  SHFL(y, t + 100, t == 3 ? 20 : t ^ 1, t < 16 ? 0xffffu : 0xffff0000u);  // reads the other mask
  if (t != 3) out[t] = y;
}

extern "C" __global__ void short_warp(u32* out) {  // a block of 20 threads
  u32 t = threadIdx.x, y = t;
  y += __shfl_down_sync(~0u, y, 4);  // reads past the block
  if (t < 16) out[t] = y;
}

extern "C" __global__ void right(u32* out) {  // within what is there: no remark
  u32 t = threadIdx.x, y = 0, z;
  if (t >= 24) return;
  z = __shfl_down_sync(~0u, t, 8, 8);  // out of the segment: its own
  SHFL(y, t, t % 24 ^ 7, 0xffffff);
  out[t] = y + 100 * z;
}
