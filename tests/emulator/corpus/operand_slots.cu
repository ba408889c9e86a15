// Operands that are immediates, or registers of another width than the instruction's usual one.
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

// cp.async with an immediate source size, which cuda::memcpy_async emits; sizes below the copy's; a cache policy
extern "C" __global__ void source_size(uint4* o, const uint4* in) {
  __shared__ uint4 s[6][32];
  int t = threadIdx.x;
  for (int i = 0; i < 6; ++i) s[i][t] = make_uint4(~0u, ~0u, ~0u, ~0u);
  unsigned long long policy;
  asm volatile("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
#define COPY(i, rest, ...) \
  asm volatile("cp.async.cg.shared.global" rest :: "r"(at(&s[i][t])), "l"(in + t), ##__VA_ARGS__ : "memory");
  COPY(0, " [%0], [%1], 16, 16;", "r"(0))
  COPY(1, " [%0], [%1], 16, 8;", "r"(0))
  COPY(2, " [%0], [%1], 16, 0;", "r"(0))
  COPY(3, ".L2::cache_hint [%0], [%1], 16, %2;", "l"(policy))
  COPY(4, ".L2::cache_hint [%0], [%1], 16, %2, %3;", "r"(t % 5 * 4), "l"(policy))
  COPY(5, ".L2::cache_hint [%0], [%1], 16, 4, %2;", "l"(policy))
  asm volatile("cp.async.commit_group; cp.async.wait_group 0;" ::: "memory");
  __syncthreads();
  for (int i = 0; i < 6; ++i) o[i * 32 + t] = s[i][t];
}

// C of mma given as constants
extern "C" __global__ void mma_constants(int* o) {
  unsigned one = 0x01010101, d[4];
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%4, %4}, {1, 2, 3, 4};"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]) : "r"(one));
  for (int i = 0; i < 4; ++i) o[i * 32 + threadIdx.x] = d[i];
  asm volatile("mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%4, %4}, {1, 2, 3, 4};"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]) : "r"(0x11111111));
  for (int i = 0; i < 4; ++i) o[(4 + i) * 32 + threadIdx.x] = d[i];
}

// Ranks, counts and parities as constants and from special registers
extern "C" __global__ void __cluster_dims__(2) scalars(unsigned* o) {
  __shared__ __align__(8) unsigned long long bar;
  __shared__ unsigned cell;
  int t = threadIdx.x;
  cell = 100 + blockIdx.x;
  if (t == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&bar)) : "memory");
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
  unsigned far, own, got, mine, count;
  unsigned long long state;
  asm volatile("mapa.shared::cluster.u32 %0, %1, 1;" : "=r"(far) : "r"(at(&cell)));
  asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(got) : "r"(far) : "memory");
  asm volatile("{ .reg .b32 r; mov.u32 r, %%cluster_ctarank; mapa.shared::cluster.u32 %0, %1, r; }" : "=r"(own) : "r"(at(&cell)));
  asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(mine) : "r"(own) : "memory");
  asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1], 1;" : "=l"(state) : "r"(at(&bar)) : "memory");
  asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state));
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W; }" ::"r"(at(&bar)) : "memory");
  unsigned all = __match_any_sync(~0u, 7), fns;
  asm volatile("fns.b32 %0, 0x12, 0, 2;" : "=r"(fns));
  int i = blockIdx.x * 32 + t;
  o[i] = got; o[64 + i] = mine; o[128 + i] = count >= 1 && count <= 32; o[192 + i] = all; o[256 + i] = fns;
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}

// A source size of 0 reads nothing, whoever has written what stands at its address
extern "C" __global__ void no_source(float* out, const float* in) {
  __shared__ __align__(16) float s[32];
  out[blockIdx.x * 32 + threadIdx.x] = 1.0f;  // each CTA its own part
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(at(&s[threadIdx.x])), "l"(out + threadIdx.x), "r"(0) : "memory");
  asm volatile("cp.async.commit_group; cp.async.wait_group 0;" ::: "memory");
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] += s[threadIdx.x] + in[threadIdx.x];
}
