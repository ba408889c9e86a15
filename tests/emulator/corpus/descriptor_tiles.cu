// A product of a tile of A and a tile of B, both brought by tensor copies, round by round: what its descriptors read is
// what the copies brought, or other rows, another round's tile, the other operand's tile, or other types.
struct alignas(64) Map { char bytes[128]; };
typedef unsigned u32;
typedef unsigned long long u64;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ void load(const void* to, const Map* map, int column, const u64* bar) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
               :: "r"(at(to)), "l"(map), "r"(column), "r"(0), "r"(at(bar)) : "memory");
}
__device__ void product(float (&d)[4], u64 a, u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32." TYPE "." TYPE " {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a), "l"(b) : "memory");
}

// A: [64, 128] in two tiles of 64 columns, B: [8, 128], in rows of 128 bytes with a swizzle of 128 bytes. `second` is
// the map of A's second round, which comes to the same shared memory if there is one stage. LATE: the first of two
// stages is used before the second one is waited for.
extern "C" __global__ void k(float* out, const __grid_constant__ Map first, const __grid_constant__ Map second,
                             const __grid_constant__ Map of_b) {
  __shared__ __align__(1024) unsigned short a[STAGES][64 * 64], b[2][8 * 64], unused[64 * 64];
  __shared__ __align__(8) u64 bar[2];
  if (threadIdx.x == 0)
    for (int i = 0; i < 2; ++i)
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar[i])));
  for (int i = threadIdx.x; i < 64 * 64; i += 128) unused[i] = 0;
  __syncthreads();
  float d[4] = {};
  for (int round = 0; round < 2; ++round) {
    int stage = round % STAGES;
    if (threadIdx.x == 0)
      for (int i = round; i < (STAGES == 2 ? 2 - 2 * round : round + 1); ++i) {  // two stages are filled at once
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 9216;" :: "r"(at(&bar[i])));
        load(a[i % STAGES], i ? &second : &first, 64 * i, &bar[i]);
        load(b[i], &of_b, 64 * i, &bar[i]);
      }
    for (int i = 0; i < 2; ++i)
      if (i <= round || (STAGES == 2 && !LATE))
        asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" :: "r"(at(&bar[i])) : "memory");
    asm volatile("fence.proxy.async.shared::cta; wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll 1
    for (int step = 0; step < 4; ++step) {
      u32 offset = step * STEP;
      u64 fields = 1ull << 16 | (u64)STRIDE >> 4 << 32 | 1ull << 62;
      product(d, at(a[stage]) + offset >> 4 | fields, at(b[round]) + offset % 128 >> 4 | 1ull << 16 | 1024ull >> 4 << 32 | 1ull << 62);
    }
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])::"memory");
    __syncthreads();
  }
  out[threadIdx.x] = d[0] + unused[threadIdx.x];
}
