// mbarrier.try_wait may come back before the phase is complete: a thread that looks at a phase which only its own next
// step completes goes on (CUTLASS's producer_try_acquire and consumer_try_wait).
typedef unsigned long long u64;

__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ bool complete(u64* bar, int parity) {
  int done;
  asm volatile("{ .reg .pred p; mbarrier." LOOK ".parity.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(at(bar)), "r"(parity)
               : "memory");
  return done;
}
__device__ void arrive(u64* bar) { asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(bar)) : "memory"); }

extern "C" __global__ void k(int* out, int turns) {
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&bar)) : "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    int failed = 0;
    for (int i = 0; i < turns; ++i) {
      if (!complete(&bar, i & 1)) ++failed, arrive(&bar);
      while (!complete(&bar, i & 1)) {}
    }
    out[0] = failed;
  }
}

// A warp that looks many times, working between the looks, before it arrives for the warp that waits.
extern "C" __global__ void works(int* out, int turns) {
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&bar)) : "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    int n = 0;
    while (!complete(&bar, 0))
      if (++n == turns) arrive(&bar);
    out[0] = n;
  } else if (threadIdx.x == 32) {
    while (!complete(&bar, 0)) {}
    out[1] = 1;
  }
}

// Nobody ever arrives.
extern "C" __global__ void never(int* out, int turns) {
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&bar)) : "memory");
  __syncthreads();
  while (!complete(&bar, 0)) {}  // waits
  out[threadIdx.x] = 1;
}

// Nor here, where the loop counts its turns.
extern "C" __global__ void counts(int* out, int turns) {
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&bar)) : "memory");
  __syncthreads();
  int n = 0;
  while (!complete(&bar, 0)) ++n;  // waits
  out[threadIdx.x] = n;
}
