// Reads of shared memory that nothing has written.
extern "C" __global__ void k(int* out) {
  __shared__ int words[64];
  int t = threadIdx.x;
#if CASE == 0  // a missing barrier: another warp writes the word later
  words[t] = t;  // writes
  out[t] = words[63 - t];  // reads
#elif CASE == 1  // nobody ever writes it, and the result depends on it
  if (t < 32) words[t] = t;
  __syncthreads();
  out[t] = words[t];  // reads
#elif CASE == 2  // nobody ever writes it, and the result does not depend on it
  if (t < 32) words[t] = t;
  __syncthreads();
  int v = *(volatile int*)(words + t);
  out[t] = t < 32 ? v : 0;
#elif CASE == 3  // written later, behind a barrier
  int v = *(volatile int*)(words + t);
  __syncthreads();
  words[63 - t] = t;
  __syncthreads();
  out[t] = words[t] + (v & 0);
#else  // an atomic, by a warp whose first half finds what it needs
  if (t < 16) words[t] = 1;
  __syncthreads();
  if (t < 32) out[t] = atomicAdd(words + t, 2) * (t < 16);
  __syncthreads();
  if (t < 16) out[32 + t] = words[t];
#endif
}
