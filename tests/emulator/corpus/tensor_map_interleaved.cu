// Interleaved tensor maps: a load of a box, and stores or additions of one.
struct alignas(64) Map { char bytes[128]; };
typedef unsigned u32;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
#if RANK == 3
#define COORDINATES "{%3, %4, %5}"
#elif RANK == 4
#define COORDINATES "{%3, %4, %5, %6}"
#else
#define COORDINATES "{%3, %4, %5, %6, %7}"
#endif
#define STR_(x) #x
#define STR(x) STR_(x)

extern "C" __global__ void loads(u32* out, const u32* in, const __grid_constant__ Map map, int bytes, int c0, int c1, int c2, int c3,
                                 int c4) {
  __shared__ __align__(1024) u32 tile[2048];
  __shared__ __align__(8) unsigned long long bar;
  for (u32 i = threadIdx.x; i < 2048; i += 32) tile[i] = 0xabcdabcd;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)));
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(at(&bar)), "r"(bytes));
    asm volatile("cp.async.bulk.tensor." STR(RANK) "d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, " COORDINATES "], [%2];"
                 :: "r"(at(tile)), "l"(&map), "r"(at(&bar)), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4) : "memory");
  }
  __syncthreads();
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" :: "r"(at(&bar)) : "memory");
  for (u32 i = threadIdx.x; i < 2048; i += 32) out[i] = tile[i];
}

#ifdef ADD
#define OUT "cp.reduce.async.bulk.tensor." STR(RANK) "d.global.shared::cta.add.tile.bulk_group"
#else
#define OUT "cp.async.bulk.tensor." STR(RANK) "d.global.shared::cta.tile.bulk_group"
#endif
extern "C" __global__ void stores(u32* to, const u32* in, const __grid_constant__ Map map, int bytes, int c0, int c1, int c2, int c3,
                                  int c4) {
  __shared__ __align__(1024) u32 tile[2048];
  for (u32 i = threadIdx.x; i < bytes / 4; i += 32) tile[i] = in[i];
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncwarp();
  if (threadIdx.x == 0)
    asm volatile(OUT " [%0, " COORDINATES "], [%1]; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
                 :: "l"(&map), "r"(at(tile)), "r"(bytes), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4) : "memory");
}
