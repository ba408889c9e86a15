// All-reduce by multimem: with one device the sum over all devices is the value itself, and is stored there.
extern "C" __global__ void all_reduce(float* data) {
  float a, b, c, d;
  float* at = data + 4 * (blockIdx.x * blockDim.x + threadIdx.x);
  asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(at) : "memory");
  asm volatile("multimem.st.relaxed.sys.global.v4.f32 [%0], {%1, %2, %3, %4};"
               :: "l"(at), "f"(a + 1), "f"(b + 1), "f"(c + 1), "f"(d + 1) : "memory");
}

// A barrier of CTAs whose counter is a multimem address for the arrivals; then each adds to cells in every type.
extern "C" __global__ void counts(unsigned* flag, unsigned* sums, unsigned* halves, unsigned* seen) {
  if (!threadIdx.x) {
    asm volatile("multimem.red.release.gpu.global.add.u32 [%0], 1;" :: "l"(flag) : "memory");
    unsigned here;
    do asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(here) : "l"(flag) : "memory"); while (here < gridDim.x);
  }
  __syncthreads();
  asm volatile("multimem.red.relaxed.gpu.global.max.s32 [%0], %1;" :: "l"(sums), "r"((int)(blockIdx.x * 100 + threadIdx.x) - 1000) : "memory");
  asm volatile("multimem.red.relaxed.gpu.global.xor.b32 [%0], %1;" :: "l"(sums + 1), "r"(1u << threadIdx.x) : "memory");
  asm volatile("multimem.red.relaxed.gpu.global.add.v2.f16x2 [%0], {%1, %2};" :: "l"(halves), "r"(0x3C004000u), "r"(0xBC003800u) : "memory");
  unsigned low, high;
  asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v2.f16x2 {%0, %1}, [%2];" : "=r"(low), "=r"(high) : "l"(halves) : "memory");
  seen[blockIdx.x * 32 + threadIdx.x] = low != 0 && high != 0;
}
