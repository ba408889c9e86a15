// Wrappers of tcgen05 for the corpus: one warp allocates, every warp reaches its own 32 lanes.
#pragma once
typedef unsigned u32;
typedef unsigned long long u64;

__device__ inline u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ inline void init(u64* bar, u32 count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1; fence.mbarrier_init.release.cluster;" ::"r"(at(bar)), "r"(count)
               : "memory");
}
__device__ inline void wait(u64* bar, u32 parity) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W; }" ::"r"(at(bar)),
               "r"(parity)
               : "memory");
}
// Columns of tensor memory, the same in every thread.
__device__ inline u32 allocate(u32* word, int columns) {
  if (threadIdx.x < 32) {
    asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;" ::"r"(at(word)), "r"(columns)
                 : "memory");
    asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" ::: "memory");
  }
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
  __syncthreads();
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  return *(volatile u32*)word;
}
__device__ inline void release(u32 t, int columns) {
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
  __syncthreads();
  if (threadIdx.x < 32)
    asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(t), "r"(columns) : "memory");
}
// A barrier of the CTA that orders tcgen05 operations too.
__device__ inline void together() {
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
  __syncthreads();
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
}
__device__ inline u32 quarter(u32 t) { return t + (threadIdx.x / 32 % 4 * 32 << 16); }
__device__ inline void store(u32 t, u32 v) {
  asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" ::"r"(t), "r"(v) : "memory");
}
__device__ inline u32 load(u32 t) {
  u32 v;
  asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(v) : "r"(t) : "memory");
  return v;
}
__device__ inline void wait_st() { asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory"); }
__device__ inline void wait_ld() { asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory"); }
