// A convolution whose input tiles come by tensor copies in im2col mode: a column of PIXELS positions of the filter's first
// element, times all channels, once for each element of the filter. DIMS is 3, 4 or 5: NWC, NHWC or NDHWC.
struct alignas(64) Map { char bytes[128]; };
struct Geometry { int out[3], filter[3], stride[3], dilation[3], lower[3], total, k; };  // W first
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

extern "C" __global__ void k(float* out, const float* weights, const __grid_constant__ Map map,
                             const __grid_constant__ Geometry g) {
  __shared__ __align__(128) float tile[PIXELS * CHANNELS];
  __shared__ __align__(8) unsigned long long bar;
  int first = blockIdx.x * PIXELS, phase = 0;
  if (!threadIdx.x) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)) : "memory");
  }
  __syncthreads();
  float sums[16] = {};
  for (int tap = 0; tap < g.filter[0] * g.filter[1] * g.filter[2]; ++tap) {
    if (!threadIdx.x) {
      int left = first, c[3];
      short o[3];
      for (int i = 0, t = tap; i < 3; ++i) {
        c[i] = g.lower[i] + left % g.out[i] * g.stride[i], left /= g.out[i];
        o[i] = t % g.filter[i] * g.dilation[i], t /= g.filter[i];
      }
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(at(&bar)), "n"(PIXELS * CHANNELS * 4) : "memory");
#if DIMS == 3
      asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5], {%6};"  // copies
                   :: "r"(at(tile)), "l"(&map), "n"(0), "r"(c[0]), "r"(left), "r"(at(&bar)), "h"(o[0]) : "memory");
#elif DIMS == 4
      asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"  // copies
                   :: "r"(at(tile)), "l"(&map), "n"(0), "r"(c[0]), "r"(c[1] + SHIFT), "r"(left), "r"(at(&bar)), "h"(o[0]), "h"(o[1]) : "memory");
#else
      asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};"  // copies
                   :: "r"(at(tile)), "l"(&map), "n"(0), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(left), "r"(at(&bar)), "h"(o[0]), "h"(o[1]), "h"(o[2]) : "memory");
#endif
    }
    asm volatile("{ .reg .pred p; L: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra L; }" :: "r"(at(&bar)), "r"(phase) : "memory");
    phase ^= 1;
    if (threadIdx.x < PIXELS)
      for (int j = 0; j < g.k; ++j)
        for (int i = 0; i < CHANNELS; ++i) sums[j] += tile[threadIdx.x * CHANNELS + i] * weights[(tap * CHANNELS + i) * g.k + j];
    __syncthreads();
  }
  if (threadIdx.x < PIXELS && first + threadIdx.x < g.total)
    for (int j = 0; j < g.k; ++j) out[(first + threadIdx.x) * g.k + j] = sums[j];
}

// Stores PIXELS pixels of the numbers from 1 on, from the position (w, h) of image n on.
extern "C" __global__ void stores(const float* out, const __grid_constant__ Map map, int w, int h, int n) {
  __shared__ __align__(128) float tile[PIXELS * CHANNELS];
  for (int i = threadIdx.x; i < PIXELS * CHANNELS; i += blockDim.x) tile[i] = i + 1;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (!threadIdx.x) {
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.im2col_no_offs.bulk_group [%0, {%1, %2, %3, %4}], [%5];"
                 :: "l"(&map), "n"(0), "r"(w), "r"(h), "r"(n), "r"(at(tile)) : "memory");
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
  }
}
