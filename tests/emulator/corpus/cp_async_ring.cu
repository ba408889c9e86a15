// A ring of three tiles that cp.async fills: the refill stands between the barrier and the read of another tile.
extern "C" __global__ void k(const float* in, float* out) {
  __shared__ float tile[3][128];
  int x = threadIdx.x, y = (x + 32) % 128;
  float sum = 0;
  auto copy = [&](int i) {
    unsigned to = (unsigned)__cvta_generic_to_shared(&tile[i % 3][x]);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(in + i * 128 + x) : "memory");  // copies
  };
  for (int i = 0; i < 2; ++i) {
    copy(i);
    asm volatile("cp.async.commit_group;" ::: "memory");
  }
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    if (WAIT) asm volatile("cp.async.wait_group 1;" ::: "memory");  // waits
    __syncthreads();
    if (i < 2) {
      copy(i + 2);
      if (!EVERY) asm volatile("cp.async.commit_group;" ::: "memory");
    }
    if (EVERY) asm volatile("cp.async.commit_group;" ::: "memory");
    sum += tile[i % 3][y];  // reads
  }
  out[x] = sum;
}
