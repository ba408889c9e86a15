// Lanes of one warp that execute an instruction at once with member masks of their own: each group is by itself.
// cg::labeled_partition, and __match_any_sync followed by __reduce_*_sync, do this.
extern "C" __global__ void k(unsigned* o) {
  unsigned l = threadIdx.x, m = (l & 1) ? 0xaaaaaaaau : 0x55555555u, third;
  int i = 0;
#define OUT(value) o[i++ * 32 + l] = (value);
  OUT(__reduce_add_sync(m, l))
  OUT(__reduce_max_sync(m, (int)l))
  OUT(__reduce_min_sync(m, l + 3))
  OUT(__reduce_xor_sync(m, 1u << l))
  OUT(__reduce_and_sync(m, ~l))
  OUT(__shfl_sync(m, l, l & 1))
  OUT(__shfl_down_sync(m, l, 2))
  OUT(__ballot_sync(m, l % 3 == 0))
  OUT(__any_sync(m, l == 4))
  OUT(__all_sync(m, l % 2))
  OUT(__uni_sync(m, l != 5))
  OUT(__match_any_sync(m, l / 8))
  int all;
  OUT(__match_all_sync(m, l % 2 ? 7 : l / 31, &all))
  OUT(all)
  OUT(__match_all_sync(m, l % 2 ? 7 : l / 16, &all))
  OUT(all)
  unsigned peers = __match_any_sync(0xffffffffu, l % 5);
  OUT(__reduce_max_sync(peers, l))
  OUT(__popc(__ballot_sync(peers, l & 1)))
  asm volatile("{ .reg .pred p; elect.sync %0|p, %1; selp.b32 %0, 1, 0, p; }" : "=r"(third) : "r"(peers));
  OUT(third)
  __syncwarp(peers);
  if (l % 3 == 1) third = __reduce_add_sync(0x92492492, l);  // lanes 1, 4, 7, ...
  else third = __reduce_add_sync(l % 3 ? 0x24924924 : 0x49249249, l);
  OUT(third)
}

extern "C" __global__ void not_named(unsigned* o) {
  o[threadIdx.x] = __reduce_add_sync(threadIdx.x < 16 ? 0xffffu : 0x7fff0000u, 1u);  // lane 31
}

extern "C" __global__ void constant_not_named(unsigned* o) {
  o[threadIdx.x] = __ballot_sync(0x0000ffff, 1);  // by all 32
}

extern "C" __global__ void other_mask(unsigned* o) {
  o[threadIdx.x] = __match_any_sync(threadIdx.x < 16 ? 0xffffffffu : 0xffff0000u, 1u);  // lanes 0 to 15 want all
}
