// The next stage is loaded into registers before it is known that there is none; then results overwrite that stage.
typedef unsigned u32;
__device__ __forceinline__ int load(const int* from) {
  int value;
  asm volatile("ld.shared.s32 %0, [%1];" : "=r"(value) : "r"((u32)__cvta_generic_to_shared(from)) : "memory");
  return value;
}

extern "C" __global__ void k(int* out, const int* in, int tiles) {
  __shared__ int stage[2][64];
  int t = threadIdx.x, sum = 0;
  stage[0][t] = in[t];
  __syncthreads();
  int next = load(&stage[0][t ^ 32]);
  for (int i = 0;;) {
    int now = next;
    stage[(i + 1) % 2][t] = i + 1 < tiles ? in[64 * (i + 1) + t] : 0;
    __syncthreads();
    next = load(&stage[(i + 1) % 2][t ^ 32]);  // the next stage
    sum += now;
    if (++i == tiles) break;
  }
  stage[tiles % 2][t] = sum;  // over what was read
  __syncthreads();
  out[t] = stage[tiles % 2][t ^ 32] + (USED ? next : 0);
}
