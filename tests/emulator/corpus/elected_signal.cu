// One lane of a warp signals for all of it: what the other lanes have done is behind the signal only where they meet that
// lane first. MEETS is how they do: 0 not at all, 1 by __syncwarp(), 2 each lane signals itself.
#ifndef SHARED
#define SHARED 1
#endif
typedef unsigned u32;
typedef unsigned long long u64;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ void init(u64* bar, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory");
}
__device__ void wait(u64* bar, u32 parity) {
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W; }" ::"r"(at(bar)),
               "r"(parity)
               : "memory");
}
__device__ void arrive(u64* bar) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(bar)) : "memory");
}
__device__ bool signals() {
  if (MEETS == 1) __syncwarp();
  return MEETS == 2 || threadIdx.x % 32 == 0;
}

// Warp 0 reads a tile, which warp 1 then overwrites.
extern "C" __global__ void reads(int* out) {
  __shared__ int tile[32];
  __shared__ __align__(8) u64 empty;
  if (threadIdx.x == 0) init(&empty, MEETS == 2 ? 32 : 1);
  if (threadIdx.x < 32) tile[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x < 32) {
    out[threadIdx.x] = tile[threadIdx.x];
    if (signals()) arrive(&empty);  // arrives
  } else {
    wait(&empty, 0);
    tile[threadIdx.x - 32] = -1;
  }
}

// The same, twice: the lanes meet before the first signal in any case.
extern "C" __global__ void rounds(int* out) {
  __shared__ int tile[2][32];
  __shared__ __align__(8) u64 empty[2];
  if (threadIdx.x == 0) init(&empty[0], 1), init(&empty[1], MEETS == 2 ? 32 : 1);
  tile[threadIdx.x / 32][threadIdx.x % 32] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x < 32) {
    out[threadIdx.x] = tile[0][threadIdx.x];
    __syncwarp();
    if (threadIdx.x == 0) arrive(&empty[0]);
    out[32 + threadIdx.x] = tile[1][threadIdx.x];
    if (signals()) arrive(&empty[1]);  // arrives
  } else {
    for (int i = 0; i < 2; ++i) {
      wait(&empty[i], 0);
      tile[i][threadIdx.x - 32] = -1;
    }
  }
}

// Warp 0 reads a tile, which a bulk copy of warp 1 then overwrites.
extern "C" __global__ void refills(int* out, const int* in) {
  __shared__ __align__(128) int tile[64];
  __shared__ __align__(8) u64 empty, full;
  if (threadIdx.x == 0) init(&empty, MEETS == 2 ? 32 : 1), init(&full, 1);
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  if (threadIdx.x < 32) tile[threadIdx.x] = threadIdx.x, tile[threadIdx.x + 32] = 0;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x < 32) {
    out[threadIdx.x] = tile[threadIdx.x];
    if (signals()) arrive(&empty);  // arrives
    wait(&full, 0);
    out[32 + threadIdx.x] = tile[threadIdx.x];
  } else if (threadIdx.x == 32) {
    wait(&empty, 0);
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(at(tile)),
                 "l"(in), "r"(at(&full))
                 : "memory");
  }
}

// Warp 0 writes a tile, in shared memory where SHARED, and a flag says so.
extern "C" __global__ void flag(int* out, int* global) {
  __shared__ int shared[32];
  __shared__ u32 ready;
  int* tile = SHARED ? shared : global;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x < 32) {
    tile[threadIdx.x] = threadIdx.x;
    if (signals()) asm volatile("red.release.cta.shared::cta.add.u32 [%0], 1;" ::"r"(at(&ready)) : "memory");  // arrives
  } else {
    u32 seen;
    do asm volatile("ld.acquire.cta.shared::cta.u32 %0, [%1];" : "=r"(seen) : "r"(at(&ready)) : "memory");
    while (seen < (MEETS == 2 ? 32 : 1));
    out[threadIdx.x - 32] = tile[threadIdx.x - 32];
  }
}

// Lane 0 alone reads what it then gives back; the other lanes read something else.
extern "C" __global__ void own(int* out) {
  __shared__ int tile[33];
  __shared__ __align__(8) u64 empty;
  if (threadIdx.x == 0) init(&empty, 1);
  if (threadIdx.x <= 32) tile[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x < 32) {
    out[threadIdx.x] = tile[threadIdx.x + 1];
    if (threadIdx.x == 0) out[32] = tile[0], arrive(&empty);
  } else {
    wait(&empty, 0);
    if (threadIdx.x == 32) tile[0] = -1;
  }
}

// Half of the lanes arrive in one branch, half in the other one.
extern "C" __global__ void branches(int* out) {
  __shared__ int tile[32];
  __shared__ __align__(8) u64 empty;
  if (threadIdx.x == 0) init(&empty, 32);
  if (threadIdx.x < 32) tile[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x < 32) {
    int v = tile[threadIdx.x];
    if (v % 2) out[v] = 2 * v, arrive(&empty);
    else out[v] = v, arrive(&empty);
  } else {
    wait(&empty, 0);
    tile[threadIdx.x - 32] = -1;
  }
}

// An mbarrier that lane 0 initialises, and all lanes of its warp wait for.
extern "C" __global__ void made(int* out) {
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) init(&bar, 1);
  if (MEETS) __syncwarp();
  if (threadIdx.x == 0) arrive(&bar);
  wait(&bar, 0);  // arrives or waits
  out[threadIdx.x] = threadIdx.x;
}
