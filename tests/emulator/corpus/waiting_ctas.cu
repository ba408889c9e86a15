// CTAs of one launch that wait for each other through global memory.
__device__ int load_acquire(const int* p) {
  int v;
  asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}
__device__ void store_release(int* p, int v) { asm volatile("st.release.gpu.global.s32 [%0], %1;" ::"l"(p), "r"(v) : "memory"); }

// Every CTA waits until all have arrived, twice; then it reads what its neighbour wrote.
extern "C" __global__ void barrier(int* count, int* data, int* out) {
  for (int round = 1; round <= 2; ++round) {
    data[blockIdx.x * 32 + threadIdx.x] = round * (100 * blockIdx.x + threadIdx.x);
    __syncthreads();
    if (threadIdx.x == 0) {
      __threadfence();
      atomicAdd(count, 1);
      while (load_acquire(count) < (2 * round - 1) * (int)gridDim.x) __nanosleep(20);
    }
    __syncthreads();
    out[((round - 1) * gridDim.x + blockIdx.x) * 32 + threadIdx.x] = data[(blockIdx.x + 1) % gridDim.x * 32 + threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {  // nobody writes before all have read
      __threadfence();
      atomicAdd(count, 1);
      while (load_acquire(count) < 2 * round * (int)gridDim.x) { }
    }
    __syncthreads();
  }
}

// Each CTA waits for the one behind it, of which none has begun where CTAs run one after the other.
extern "C" __global__ void backwards(int* flags, int* out) {
  if (threadIdx.x == 0) {
    int next = 1;
    if (blockIdx.x + 1 < gridDim.x)
      while ((next = load_acquire(flags + blockIdx.x + 1)) == 0) { }
    out[blockIdx.x] = next;
    store_release(flags + blockIdx.x, next + 1);
  }
}

// A look-back scan: a CTA publishes its sum, and adds those before it, which it waits for.
extern "C" __global__ void scan(const int* in, volatile int* state, int* ticket, int* out) {
  __shared__ int tile, before, sums[32];
  if (threadIdx.x == 0) tile = atomicAdd(ticket, 1);
  __syncthreads();
  int i = tile * 32 + threadIdx.x, v = in[i];
  for (int d = 1; d < 32; d *= 2) { int o = __shfl_up_sync(~0u, v, d); if (threadIdx.x >= d) v += o; }
  sums[threadIdx.x] = v;
  __syncthreads();
  if (threadIdx.x == 0) {
    if (tile) state[tile] = sums[31] << 2 | 1;  // a sum of this tile
    int total = 0;
    for (int t = tile - 1; t >= 0;) {
      int s = state[t];
      if ((s & 3) == 0) continue;
      total += s >> 2;
      if ((s & 3) == 2) break;  // a sum of all tiles up to it
      --t;
    }
    __threadfence();
    state[tile] = (total + sums[31]) << 2 | 2;
    before = total;
  }
  __syncthreads();
  out[i] = before + v;
}

// Threads of a warp that wait for each other
extern "C" __global__ void lanes(volatile int* flag, int* out) {
  if (threadIdx.x == 1) {
    while (*flag == 0) { }
    out[1] = *flag;
  } else if (threadIdx.x == 0) {
    out[0] = 5;
    __threadfence();
    *flag = 7;
  }
}

extern "C" __global__ void never(volatile int* flag, int* out) {
  if (threadIdx.x == 32) while (*flag == 0) { }  // waits here
  __syncthreads();
  out[blockIdx.x] = 1;
}

extern "C" __global__ void never_counting(volatile int* flag, int* out) {
  int tries = 0;
  if (threadIdx.x == 0) while (*flag == 0) ++tries;  // waits here
  out[blockIdx.x] = tries;
}

// Works for long, and waits for nobody
extern "C" __global__ void busy(const int* in, unsigned* out) {
  unsigned x = in[threadIdx.x];
  for (int i = 0; i < 1000000; ++i) { x = x * 1664525u + 1013904223u; if (x % 1024 == 3) x ^= x >> 7; }
  out[threadIdx.x] = x;
}

// What cooperative_groups::this_grid().sync() does, with the workspace that a cooperative launch gives
extern "C" __global__ void cooperative(int* data, int* out) {
  unsigned high, low;
  asm("mov.u32 %0, %%envreg1; mov.u32 %1, %%envreg2;" : "=r"(high), "=r"(low));
  unsigned* word = (unsigned*)((unsigned long long)high << 32 | low) + 1;
  data[blockIdx.x * blockDim.x + threadIdx.x] = 100 * blockIdx.x + threadIdx.x;
  asm volatile("barrier.sync 0;" ::: "memory");
  if (threadIdx.x == 0) {
    unsigned old, now;
    asm volatile("atom.add.release.gpu.u32 %0, [%1], %2;" : "=r"(old) : "l"(word), "r"(blockIdx.x ? 1 : 0x80000000 - (gridDim.x - 1)) : "memory");
    do asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(now) : "l"(word) : "memory");
    while (!((old ^ now) & 0x80000000));
  }
  asm volatile("barrier.sync 0;" ::: "memory");
  out[blockIdx.x * blockDim.x + threadIdx.x] = data[(gridDim.x - 1 - blockIdx.x) * blockDim.x + threadIdx.x];
}
