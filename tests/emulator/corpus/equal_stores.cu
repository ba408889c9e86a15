// Several warps store the same bytes at the same place, with no barrier between them.
typedef unsigned u32;
#ifndef AFTER
#define AFTER 0
#endif
#ifndef FENCES
#define FENCES 0
#endif
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }

// Every warp stores the whole row, as Triton does with a layout that is replicated over warps.
extern "C" __global__ void k(int* out) {
  __shared__ __align__(16) int row[128];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  u32 cell = at(row + 4 * lane);
  int v = 7 * lane + DIFFER * (warp == 1 && lane == 5);
#if VECTOR
  asm volatile("st.shared.v4.b32 [%0], {%1, %1, %1, %1};" ::"r"(cell), "r"(v) : "memory");
#elif MATRIX
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %1, %1, %1};" ::"r"(cell), "r"(v) : "memory");
#elif MIXED
  if (warp == 0)
    asm volatile("st.shared.v4.b32 [%0], {%1, %1, %1, %1};" ::"r"(cell), "r"(v) : "memory");
  else
    for (int i = 0; i < 4; ++i) asm volatile("st.shared.b16 [%0], %1;" ::"r"(cell + 4 * i), "h"((short)v) : "memory");
#else
  for (int i = 0; i < 4; ++i) asm volatile("st.shared.b32 [%0], %1;" ::"r"(cell + 4 * i), "r"(v) : "memory");
#endif
  __syncthreads();
  for (int i = 0; i < 4; ++i) out[4 * threadIdx.x + i] = row[4 * lane + i];
}

// Warps 0 and 1 store the same; warp 2 comes after one of them only.
extern "C" __global__ void third(int* out) {
  __shared__ int row[32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, got = 0;
  u32 cell = at(row + lane);
  if (warp != 2) asm volatile("st.shared.b32 [%0], %1;  // a twin" ::"r"(cell), "r"(lane) : "memory");
  if (warp == AFTER)
    asm volatile("bar.arrive 1, 64;" ::: "memory");
  else if (warp == 2) {
    asm volatile("bar.sync 1, 64;" ::: "memory");
#if WRITES
    asm volatile("st.shared.b32 [%0], %1;" ::"r"(cell), "r"(9) : "memory");  // the third
#elif UPDATES
    asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(cell), "r"(9) : "memory");  // the third
#else
    asm volatile("ld.shared.b32 %0, [%1];" : "=r"(got) : "r"(cell) : "memory");  // the third
#endif
  }
  __syncthreads();
  out[threadIdx.x] = row[lane] + got;
}

// Both warps store the same, one of them has a proxy fence before the barrier.
extern "C" __global__ void fenced(int* out) {
  __shared__ __align__(128) int row[32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  asm volatile("st.shared.b32 [%0], %1;" ::"r"(at(row + lane)), "r"(lane) : "memory");
  if (warp == FENCES || FENCES == 2) asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" ::"l"(out), "r"(at(row)) : "memory");
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
  }
}

// Every CTA stores the same row in global memory.
extern "C" __global__ void grid(int* out) { out[threadIdx.x] = 3 * threadIdx.x + DIFFER * blockIdx.x; }
