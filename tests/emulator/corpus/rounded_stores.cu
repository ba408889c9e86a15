// Every warp stores the sum that it has computed, with no barrier between the stores; the sums differ by BY of them.
#ifndef THIRD
#define THIRD 0
#endif
__device__ void store(unsigned at, float v) { asm volatile("st.shared.f32 [%0], %1;" ::"r"(at), "f"(v) : "memory"); }
__device__ void store(unsigned at, double v) { asm volatile("st.shared.f64 [%0], %1;" ::"r"(at), "d"(v) : "memory"); }
__device__ void store(unsigned at, int v) { asm volatile("st.shared.b32 [%0], %1;" ::"r"(at), "r"(v) : "memory"); }

extern "C" __global__ void k(TYPE* out, float sum) {
  __shared__ TYPE cell[32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  unsigned at = (unsigned)__cvta_generic_to_shared(cell + lane);
  TYPE value = (TYPE)(sum * (1.0f + warp * (BY))) + (TYPE)lane;
  if (warp < 2 || !THIRD) store(at, value);
#if THIRD
  if (warp == 0) asm volatile("bar.arrive 1, 64;" ::: "memory");
  if (warp == 2) {
    asm volatile("bar.sync 1, 64;" ::: "memory");
    out[32 + lane] = cell[lane];  // the third
  }
#endif
  __syncthreads();
  if (warp == 0) out[lane] = cell[lane];
}
