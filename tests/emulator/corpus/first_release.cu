// A slot whose barriers count the producer and all consumers, as cuda::barrier is used: the consumers give it free first.
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void init(const void* bar, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory");
}
__device__ void arrive(const void* bar) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(bar)) : "memory");
}
__device__ void wait(const void* bar, int parity) {
  asm volatile("{.reg .pred p;\nW: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@!p bra W;}" ::"r"(at(bar)),
               "r"(parity) : "memory");
}

extern "C" __global__ void k(const float* in, float* out) {
  __shared__ alignas(128) float slot[32];
  __shared__ unsigned long long full, empty;
  if (threadIdx.x == 0) {
    init(&full, 33), init(&empty, 33);
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  if (threadIdx.x >= 32) {
    if (FIRST) arrive(&empty);
#pragma unroll 1
    for (int i = 0; i < 2; ++i) {
      arrive(&full);
      wait(&full, i);
      out[i * 32 + threadIdx.x - 32] = slot[threadIdx.x - 32];
      arrive(&empty);
    }
  } else if (threadIdx.x == 0) {
#pragma unroll 1
    for (int i = 0; i < 2; ++i) {
      arrive(&empty);
      wait(&empty, i);  // waits for the slot
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 128;" ::"r"(at(&full)) : "memory");
      asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(at(slot)),
                   "l"(in + i * 32), "r"(at(&full)) : "memory");
    }
  }
}
