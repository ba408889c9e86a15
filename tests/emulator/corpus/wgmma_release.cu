// A ring of stages as CUTLASS's and FlashAttention-3's mainloops have it: warp 4 copies, warps 0 to 3 multiply, and one
// thread of the warpgroup gives a stage back once wgmma.wait_group says that its products are done.
typedef unsigned u32;
typedef unsigned long long u64;
#ifndef EARLY
#define EARLY 0
#endif
constexpr int STAGES = 2, ROWS_A = 2048, BYTES = 2304;  // a tile: A is [64, 16], B [8, 16], bf16

__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ void wait(u64* bar, u32 parity) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W; }" ::"r"(at(bar)),
               "r"(parity)
               : "memory");
}
__device__ u64 descriptor(u32 address) { return address >> 4 | 8ull << 16 | 16ull << 32; }

extern "C" __global__ void k(float* out, const char* in, int tiles) {
  __shared__ __align__(128) char s[STAGES][BYTES];
  __shared__ __align__(8) u64 full[STAGES], empty[STAGES];
  int t = threadIdx.x;
  if (t == 0) {
    for (int i = 0; i < STAGES; ++i)
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; mbarrier.init.shared::cta.b64 [%1], 1;" ::"r"(at(&full[i])),
                   "r"(at(&empty[i])));
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  if (t >= 128) {
    if (t == 128)
      for (int i = 0; i < tiles; ++i) {
        int at_stage = i % STAGES;
        wait(&empty[at_stage], (i / STAGES & 1) ^ 1);
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at(&full[at_stage])), "n"(BYTES)
                     : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"  // copies
                     ::"r"(at(s[at_stage])), "l"(in + i * BYTES), "n"(BYTES), "r"(at(&full[at_stage]))
                     : "memory");
      }
    return;
  }
  float d[4] = {0, 0, 0, 0};
  for (int i = 0; i < tiles; ++i) {
    char* stage = s[i % STAGES];
    wait(&full[i % STAGES], i / STAGES & 1);
    u64 a = descriptor(at(stage)), b = descriptor(at(stage) + ROWS_A);
#if FROM_REGISTERS
    u32 r[4];
    for (int j = 0; j < 4; ++j)
      asm volatile("ld.shared.u32 %0, [%1];" : "=r"(r[j]) : "r"(at(stage) + t * 16 + j * 4) : "memory");
#endif
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#if FROM_REGISTERS
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, {%4, %5, %6, %7}, %8, 1, 1, 1, 0;"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(b)
        : "memory");
#else
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "l"(a), "l"(b)
                 : "memory");
#endif
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#if !EARLY
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
#endif
    if (t == RELEASES) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&empty[i % STAGES])) : "memory");
#if EARLY  // the stage is given back while its products run
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
#endif
  }
  for (int j = 0; j < 4; ++j) out[t * 4 + j] = d[j];
}
