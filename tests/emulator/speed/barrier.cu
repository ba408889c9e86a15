// A loop of nothing but barriers of the whole CTA.
extern "C" __global__ void barriers(int rounds) {
  for (int i = 0; i < rounds; ++i) __syncthreads();
}
