// An address that is made of one pointer, and lies nearer to the memory of another one.
extern "C" __global__ void k(float* a, const float* b, long long at) {
  const float value = b[threadIdx.x];
  a[at] = value;  // stores
}
