// Tensor maps of FLOAT32_FTZ, TFLOAT32 and TFLOAT32_FTZ: what a load brings, what a store and an addition leave. CUTLASS
// lets such a load round f32 for products in tf32.
struct alignas(64) Map { char bytes[128]; };
typedef unsigned u32;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }

extern "C" __global__ void loads(u32* out, const __grid_constant__ Map map) {  // 16 rows of 16, the last one outside
  __shared__ __align__(128) u32 tile[256];
  __shared__ __align__(8) unsigned long long bar;
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)));
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 1024;" :: "r"(at(&bar)));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %2}], [%3];"
                 :: "r"(at(tile)), "l"(&map), "r"(0), "r"(at(&bar)) : "memory");
  }
  __syncthreads();
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" :: "r"(at(&bar)) : "memory");
  for (u32 i = threadIdx.x; i < 256; i += 32) out[i] = tile[i];
}

#ifdef ADD
#define OUT "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group"
#else
#define OUT "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group"
#endif
extern "C" __global__ void stores(u32* to, const __grid_constant__ Map map, const u32* in) {
  __shared__ __align__(128) u32 tile[256];
  for (u32 i = threadIdx.x; i < 256; i += 32) tile[i] = in[i];
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncwarp();
  if (threadIdx.x == 0)
    asm volatile(OUT " [%0, {%1, %1}], [%2]; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
                 :: "l"(&map), "r"(0), "r"(at(tile)) : "memory");
}
