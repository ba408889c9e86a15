// What orders the CTAs of one launch in global memory: barriers of the grid, flags, counters and locks; and what does not.

__device__ void grid_barrier(unsigned* word) {
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    unsigned old = atomicAdd(word, blockIdx.x ? 1 : 0x80000000 - (gridDim.x - 1));
    while (!((old ^ *(volatile unsigned*)word) & 0x80000000));
    __threadfence();
  }
  __syncthreads();
}

// Each CTA reads what its neighbour wrote in the phase before. Without the second barrier it may be too early for that,
// or may write what the neighbour has still to read.
template <bool WAITS>
__device__ void in_phases(int* x, int* y, unsigned* word) {
  int n = gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x, next = (i + blockDim.x) % n;
  x[i] = i;
  grid_barrier(word);
  y[i] = x[next] + 1;
  if (WAITS) grid_barrier(word);
  x[i] = y[next] + 2;
  grid_barrier(word);
  y[i] += x[next];
}

extern "C" __global__ void phases(int* x, int* y, unsigned* word) { in_phases<true>(x, y, word); }
extern "C" __global__ void too_few_phases(int* x, int* y, unsigned* word) { in_phases<false>(x, y, word); }

// The CTA that counts last adds up what all have written.
extern "C" __global__ void last_cta(int* x, int* sum, unsigned* count) {
  __shared__ bool last;
  x[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x + threadIdx.x;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) last = atomicInc(count, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (!last) return;
  int s = 0;
  for (int cta = 0; cta < gridDim.x; ++cta) s += x[cta * blockDim.x + threadIdx.x];
  sum[threadIdx.x] = s;
}

extern "C" __global__ void counts_too_early(int* x, int* sum, unsigned* count) {
  __shared__ bool last;
  if (threadIdx.x == 0) last = atomicInc(count, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  x[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x + threadIdx.x;  // written here
  if (!last) return;
  int s = 0;
  for (int cta = 0; cta < gridDim.x; ++cta) s += x[cta * blockDim.x + threadIdx.x];  // read here
  sum[threadIdx.x] = s;
}

// A chain: each CTA waits for the flag of the one before it. The flag is a plain store behind a fence.
extern "C" __global__ void chain(int* x, int* flag, int* y) {
  int cta = blockIdx.x;
  if (cta) {
    if (threadIdx.x == 0) while (!((volatile int*)flag)[cta - 1]);
    __syncthreads();
  }
  x[cta * 32 + threadIdx.x] = (cta ? x[(cta - 1) * 32 + threadIdx.x] : 0) + threadIdx.x;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) flag[cta] = 1;
  y[cta * 32 + threadIdx.x] = cta;
}

// A lock: the same words are read and written by all, one CTA after the other.
extern "C" __global__ void lock(int* x, int* taken) {
  if (threadIdx.x == 0) {
    while (atomicCAS(taken, 0, 1));
    __threadfence();
  }
  __syncthreads();
  x[threadIdx.x] += 1;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) atomicExch(taken, 0);
}

extern "C" __global__ void released_too_early(int* x, int* taken) {
  if (threadIdx.x == 0) {
    while (atomicCAS(taken, 0, 1));
    __threadfence();
    atomicExch(taken, 0);
  }
  __syncthreads();
  x[threadIdx.x] += 1;  // after the lock was given back
}
