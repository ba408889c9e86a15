// CTAs that hand results on through flags in global memory; BUG takes away what releases them.
typedef unsigned u32;
#ifndef BUG
#define BUG 0
#endif

// Each CTA adds its part to what the one before it has left, in order.
extern "C" __global__ void split_k(const float* part, float* c, int* turn) {
  int s = blockIdx.x, t = threadIdx.x, now;
  float v = part[s * 256 + t];
  if (t == 0) do asm volatile("ld.acquire.gpu.global.b32 %0, [%1];" : "=r"(now) : "l"(turn) : "memory"); while (now != s);
  __syncthreads();
  if (s) v += c[t];
  c[t] = v;  // the sum so far
#if BUG != 1
  __syncthreads();
#endif
  if (t == 0) asm volatile("red.release.gpu.global.add.s32 [%0], 1;" ::"l"(turn) : "memory");
}

// A sum over CTAs by looking back; flags tell whether a CTA has its own sum, or that of all up to it.
extern "C" __global__ void look_back(const int* x, volatile int* own, volatile int* all, volatile int* flags, int* out) {
  if (threadIdx.x) return;
  int tile = blockIdx.x, sum = x[tile], before = 0;
  int* plain_own = (int*)own;
  int* plain_all = (int*)all;
  if (tile) {
    plain_own[tile] = sum;
    __threadfence();
    flags[tile] = 1;
    for (int j = tile - 1, f; j >= 0; --j) {
      do f = flags[j]; while (f == 0);
      __threadfence();
      before += f == 2 ? plain_all[j] : plain_own[j];
      if (f == 2) break;
    }
  }
  plain_all[tile] = before + sum;  // the sum up to here
#if BUG != 2
  __threadfence();
#endif
  flags[tile] = 2;
  out[tile] = before + sum;
}

// The last CTA that is counted adds up what all have left.
extern "C" __global__ void last_cta(const int* x, int* sums, u32* count, int* out) {
  __shared__ bool last;
  int t = threadIdx.x;
  sums[blockIdx.x * 32 + t] = 2 * x[blockIdx.x * 32 + t];
#if BUG != 3
  __threadfence();
#endif
  __syncthreads();
  if (t == 0) last = atomicAdd(count, 1) == gridDim.x - 1;
  __syncthreads();
  if (last) {
    int v = 0;
    for (int i = 0; i < gridDim.x; ++i) v += sums[i * 32 + t];
    out[t] = v;
  }
}
