// A ring of two tiles that cp.async fills: each warp copies its part, and reads another warp's.
extern "C" __global__ void k(const float* in, float* out) {
  __shared__ float tile[2][128];
  int x = threadIdx.x, y = (x + 32) % 128;
  float sum = 0;
  auto copy = [&](int i) {
    unsigned to = (unsigned)__cvta_generic_to_shared(&tile[i % 2][x]);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(in + i * 128 + x) : "memory");  // copies
    if (COMMIT) asm volatile("cp.async.commit_group;" ::: "memory");
  };
  copy(0);
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    if (FREE) __syncthreads();
    if (i < 3) copy(i + 1);
    if (COMMIT && i < 3)
      asm volatile("cp.async.wait_group %0;" ::"n"(PENDING) : "memory");
    else
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    if (FULL) __syncthreads();
    sum += tile[i % 2][y];  // reads
  }
  out[x] = sum;
}
