// A product of a tile of A that a tensor copy brings: the descriptor says a swizzle of 64 bytes, whatever the map's is.
struct alignas(64) Map { char bytes[128]; };
typedef unsigned u32;
typedef unsigned long long u64;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }

extern "C" __global__ void k(float* out, const __grid_constant__ Map map, int again) {
  __shared__ __align__(1024) unsigned short a[64 * 32], b[8 * 32];  // bf16, [64, 32] and [8, 32]
  __shared__ __align__(8) u64 bar;
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)));
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;" :: "r"(at(&bar)));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %2}], [%3];"
                 :: "r"(at(a)), "l"(&map), "r"(0), "r"(at(&bar)) : "memory");
  }
  for (int i = threadIdx.x; i < 8 * 32; i += 128) b[i] = 0x3f80;  // 1
  __syncthreads();
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" :: "r"(at(&bar)) : "memory");
  if (again)  // threads write the tile anew, in the swizzle of the descriptor
    for (int i = threadIdx.x; i < 64 * 32; i += 128) a[i] = 0x4000;  // 2
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  u64 da = at(a) >> 4 | 1ull << 16 | 512ull >> 4 << 32 | 2ull << 62;
  u64 db = at(b) >> 4 | 1ull << 16 | 512ull >> 4 << 32 | 2ull << 62;
  float d[4] = {};
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 0, 1, 1, 0, 0;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "l"(da), "l"(db)
               : "memory");
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])::"memory");
  out[threadIdx.x] = d[0];
}
