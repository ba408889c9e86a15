// One lane of a warp polls what another CTA writes, and the other lanes of the warp wait for something else.
__device__ int load_acquire(const int* p) {
  int v;
  asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}
__device__ void tell(int* flag) {
  __threadfence();
  atomicAdd(flag, 1);
}
__device__ void wait(unsigned bar) {
  asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W;}" ::"r"(bar) : "memory");
}

// The elected lane polls for a packet, and then arrives; the warp waits for it at an mbarrier.
extern "C" __global__ void elected(int* flags, int* out, int told) {
  __shared__ unsigned long long bar;
  unsigned at = (unsigned)__cvta_generic_to_shared(&bar);
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at) : "memory");
  __syncthreads();
  if (blockIdx.x) {
    if (threadIdx.x == 0) tell(flags + told);
    return;
  }
  if (threadIdx.x == 0) {
    while (load_acquire(flags) == 0) { }  // waits here
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at) : "memory");
  }
  wait(at);
  out[threadIdx.x] = threadIdx.x + 1;
}

// Two lanes poll two flags; the second one is set by the CTA that waits for what the first lane then does.
extern "C" __global__ void two_flags(int* flags, int* out) {
  if (blockIdx.x) {
    if (threadIdx.x == 0) {
      tell(flags);
      while (load_acquire(flags + 2) == 0) { }
      tell(flags + 1);
    }
  } else if (threadIdx.x == 0) {
    while (load_acquire(flags) == 0) { }
    tell(flags + 2);
    out[0] = 5;
  } else if (threadIdx.x == 1) {
    while (load_acquire(flags + 1) == 0) { }
    out[1] = 7;
  }
}
