// A kernel takes a map that CuTe DSL's host code wrote, changes a copy of it in shared or global memory, and loads by that.
struct alignas(64) Map { int words[32]; };
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ void load(int* out, const void* map, int* tile, unsigned long long* bar, int x, int y, unsigned phase) {
  if (!threadIdx.x) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 512;" :: "r"(at(bar)) : "memory");
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
                 :: "r"(at(tile)), "l"(map), "r"(x), "r"(y), "r"(at(bar)) : "memory");
  }
  asm volatile("{ .reg .pred p; L: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra L; }" :: "r"(at(bar)), "r"(phase) : "memory");
  for (int i = threadIdx.x; i < 128; i += 32) out[i] = tile[i];
  __syncwarp();
}

// in is [rows][columns]. First the box at (16 * blockIdx.x, 4) of all of it, then the same of its second half.
extern "C" __global__ void k(int* out, const int* in, char* workspace, const __grid_constant__ Map map, int columns, int rows) {
  __shared__ __align__(128) int tile[128];
  __shared__ __align__(128) Map mine;
  __shared__ __align__(8) unsigned long long bar;
  char* target = workspace + 128 * blockIdx.x;
  if (!threadIdx.x)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)) : "memory");
  __syncwarp();
  load(out + 256 * blockIdx.x, &map, tile, &bar, 16 * blockIdx.x, 4, 0);
  for (int turn = 0; turn < TURNS; ++turn) {  // in each, the copy is made anew upon what the last one left
    if (threadIdx.x < WORDS) (SHARED ? &mine : (Map*)target)->words[threadIdx.x] = map.words[threadIdx.x];
    __syncwarp();
    if (!threadIdx.x) {
#if SHARED
      asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" :: "l"((unsigned long long)at(&mine)), "l"(in + rows / 2 * columns) : "memory");  // changes
      asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 1, %1;" :: "l"((unsigned long long)at(&mine)), "r"(rows / 2) : "memory");
#else
      asm volatile("tensormap.replace.tile.global_address.global.b1024.b64 [%0], %1;" :: "l"(target), "l"(in + rows / 2 * columns) : "memory");
      asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 1, %1;" :: "l"(target), "r"(rows / 2) : "memory");
      asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
#endif
    }
    __syncwarp();
#if SHARED
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;" :: "l"(target), "r"(at(&mine)) : "memory");
#endif
    asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" :: "l"(target) : "memory");
    load(out + 256 * blockIdx.x + 128, target, tile, &bar, 16 * blockIdx.x, 4, 1 ^ (turn & 1));
  }
}
