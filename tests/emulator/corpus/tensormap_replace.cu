// Tensor maps that a kernel makes: from zeros, field by field, as Triton's device-side descriptors; by changes of a copy
// of a parameter, as CUTLASS's grouped GEMMs; and in global memory itself.
struct alignas(64) Map { char bytes[128]; };
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

#define REPLACE(field, type, constraint, space, address, value) \
  asm volatile("tensormap.replace.tile." field "." space ".b1024." type " [%0], %1;" :: "l"(address), constraint(value) : "memory")
#define REPLACE_AT(field, ordinal, type, constraint, space, address, value) \
  asm volatile("tensormap.replace.tile." field "." space ".b1024." type " [%0], " #ordinal ", %1;" :: "l"(address), constraint(value) : "memory")
#define SHARED "shared::cta"

__device__ void load_row(int* out, const void* map, int* tile, unsigned long long* bar, int x, int y, unsigned phase) {
  if (!threadIdx.x) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 512;" :: "r"(at(bar)) : "memory");
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"  // copies
                 :: "r"(at(tile)), "l"(map), "r"(x), "r"(y), "r"(at(bar)) : "memory");
  }
  asm volatile("{ .reg .pred p; L: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra L; }" :: "r"(at(bar)), "r"(phase) : "memory");
  for (int i = threadIdx.x; i < 128; i += 32) out[i] = tile[i];
  __syncwarp();
}

__device__ void release(void* to, const void* from) {
  asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;"
               :: "l"(to), "r"(at(from)) : "memory");
}

__device__ void acquire(const void* map) {
  asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" :: "l"(map) : "memory");
}

// in is [rows][columns]; a CTA loads the box of 8 rows and 16 columns at (16 * blockIdx.x, 4).
extern "C" __global__ void made(int* out, const int* in, char* workspace, int columns, int rows) {
  __shared__ __align__(128) int tile[128];
  __shared__ __align__(128) Map map;
  __shared__ __align__(8) unsigned long long bar;
  char* target = workspace + 128 * blockIdx.x;
#if FILLED
  ((int*)&map)[threadIdx.x] = 0;
#endif
  if (!threadIdx.x) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)) : "memory");
  }
  __syncwarp();
  if (!threadIdx.x) {
    unsigned long long to = at(&map);
    REPLACE("global_address", "b64", "l", SHARED, to, in);  // the first replacement
    REPLACE("rank", "b32", "r", SHARED, to, 1);
    REPLACE_AT("box_dim", 0, "b32", "r", SHARED, to, 16);
    REPLACE_AT("box_dim", 1, "b32", "r", SHARED, to, BOX);
    REPLACE_AT("global_dim", 0, "b32", "r", SHARED, to, columns);
#if WHOLE
    REPLACE_AT("global_dim", 1, "b32", "r", SHARED, to, rows);
#endif
    REPLACE_AT("global_stride", 0, "b64", "l", SHARED, to, 4ull * columns);
    REPLACE_AT("element_stride", 0, "b32", "r", SHARED, to, 1);
    REPLACE_AT("element_stride", 1, "b32", "r", SHARED, to, 1);
    REPLACE("elemtype", "b32", "n", SHARED, to, 3);
    REPLACE("swizzle_mode", "b32", "n", SHARED, to, SWIZZLE);
#if MODES
    REPLACE("interleave_layout", "b32", "n", SHARED, to, 0);
    REPLACE("fill_mode", "b32", "n", SHARED, to, 0);
#endif
  }
  __syncwarp();
  release(target, &map);
#if ACQUIRED
  acquire(target);
#endif
  load_row(out + 128 * blockIdx.x, target, tile, &bar, 16 * blockIdx.x, 4, 0);
}

// A CTA takes the parameter's map twice: for the matrix, and with the address and the rows of its second half.
extern "C" __global__ void changed(int* out, const int* in, char* workspace, const __grid_constant__ Map map, int columns, int rows) {
  __shared__ __align__(128) int tile[128];
  __shared__ __align__(128) Map mine;
  __shared__ __align__(8) unsigned long long bar;
  char* target = workspace + 128 * blockIdx.x;
  if (!threadIdx.x) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)) : "memory");
  }
  ((int*)&mine)[threadIdx.x] = ((const int*)&map)[threadIdx.x];
  __syncwarp();
  for (int turn = 0; turn < 2; ++turn) {
    if (!threadIdx.x) {
      unsigned long long to = at(&mine);
      REPLACE("global_address", "b64", "l", SHARED, to, in + turn * (rows / 2) * columns);
      REPLACE_AT("global_dim", 1, "b32", "r", SHARED, to, rows / (1 + turn));
    }
    __syncwarp();
    release(target, &mine);
    if (turn == 0 || AGAIN) acquire(target);
    load_row(out + 128 * (2 * blockIdx.x + turn), target, tile, &bar, 16 * blockIdx.x, 4, turn);
  }
}

// The map is copied to global memory by plain stores, and changed there.
extern "C" __global__ void in_global(int* out, const int* in, char* workspace, const __grid_constant__ Map map, int columns, int rows) {
  __shared__ __align__(128) int tile[128];
  __shared__ __align__(8) unsigned long long bar;
  ((int*)workspace)[threadIdx.x] = ((const int*)&map)[threadIdx.x];
  if (!threadIdx.x) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)) : "memory");
  }
  __syncwarp();
  if (!threadIdx.x) {
    REPLACE("global_address", "b64", "l", "global", workspace, in + 4 * columns);
#if RELEASED
    asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
#endif
    acquire(workspace);
  }
  __syncwarp();
  load_row(out, workspace, tile, &bar, 0, 0, 0);
}
