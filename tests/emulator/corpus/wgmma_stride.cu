// A product of a tile of A that lies in 64-byte rows, swizzled, with the stride offset of the descriptor as a parameter.
typedef unsigned u32;
typedef unsigned long long u64;

extern "C" __global__ void k(float* out, int stride) {
  __shared__ __align__(1024) unsigned short a[64 * 32], b[8 * 32];  // bf16, [64, 32] and [8, 32]
  for (int i = threadIdx.x; i < 64 * 32; i += 128) {
    int row = i / 32, chunk = i % 32 / 8;
    a[row * 32 + (chunk ^ row / 2 % 4) * 8 + i % 8] = row < 32 ? 0x3f80 : 0x4000;  // 1 or 2
  }
  for (int i = threadIdx.x; i < 8 * 32; i += 128) b[i] = 0x3f80;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  u64 da = (u32)__cvta_generic_to_shared(a) >> 4 | 1ull << 16 | (u64)(stride >> 4) << 32 | 2ull << 62;
  u64 db = (u32)__cvta_generic_to_shared(b) >> 4 | 1ull << 16 | 512ull >> 4 << 32 | 2ull << 62;
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
