// More static shared memory than 48 KiB: the architecture-specific targets take all that a block has after the opt-in.
extern "C" __global__ void k(int* p) {
  __shared__ int tile[WORDS];
  tile[threadIdx.x * (WORDS / 256)] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = tile[(threadIdx.x ^ 1) * (WORDS / 256)];
}
