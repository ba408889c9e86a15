"""CUDA text that the tcgen05 tests share: one-instruction wrappers and a kernel of one MMA."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from functools import cache

import jit

PRELUDE = """
typedef unsigned u32; typedef unsigned long long u64; typedef unsigned char u8; typedef unsigned short u16;
__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ void wait(u32 bar, u32 parity) { asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\\n @!p bra W;}" :: "r"(bar), "r"(parity) : "memory"); }
__device__ void init(u32 bar, u32 count) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" :: "r"(bar), "r"(count) : "memory"); }
#define STR_(x) #x
#define STR(x) STR_(x)
#ifndef GROUP
#define GROUP 1
#endif
#define G "cta_group::" STR(GROUP)
__device__ void alloc(u32 dst, u32 n) { asm volatile("tcgen05.alloc." G ".sync.aligned.shared::cta.b32 [%0], %1;" :: "r"(dst), "r"(n) : "memory"); }
__device__ void dealloc(u32 at, u32 n) { asm volatile("tcgen05.dealloc." G ".sync.aligned.b32 %0, %1;" :: "r"(at), "r"(n) : "memory"); }
__device__ void relinquish() { asm volatile("tcgen05.relinquish_alloc_permit." G ".sync.aligned;" ::: "memory"); }
__device__ void commit(u32 bar) { asm volatile("tcgen05.commit." G ".mbarrier::arrive::one.shared::cluster.b64 [%0];" :: "r"(bar) : "memory"); }
__device__ void commit_to(u32 bar, u16 mask) { asm volatile("tcgen05.commit." G ".mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1;" :: "r"(bar), "h"(mask) : "memory"); }
__device__ void before() { asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory"); }
__device__ void after() { asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory"); }
__device__ void wait_ld() { asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory"); }
__device__ void wait_st() { asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory"); }
__device__ void fence_async() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }
__device__ void cluster_sync() { asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory"); }
__device__ u32 ld1(u32 a) { u32 d; asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(d) : "r"(a) : "memory"); return d; }
__device__ void st1(u32 a, u32 v) { asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" :: "r"(a), "r"(v) : "memory"); }
// Cells of the warp's own 32 lanes, 32 columns at a time: out[lane][column].
__device__ void dump(u32* out, u32 address, int columns, int stride) { int w = threadIdx.x / 32 % 4, t = threadIdx.x % 32; u32 v[32];
  for (int c = 0; c < columns; c += 32) { u32 a = address + c + (w * 32 << 16); LD32; wait_ld(); for (int i = 0; i < 32; ++i) out[(w * 32 + t) * stride + c + i] = v[i]; } }
__device__ void fill(u32 address, const u32* in, int columns, int stride) { int w = threadIdx.x / 32 % 4, t = threadIdx.x % 32; u32 v[32];
  for (int c = 0; c < columns; c += 32) { u32 a = address + c + (w * 32 << 16); for (int i = 0; i < 32; ++i) v[i] = in[(w * 32 + t) * stride + c + i]; ST32; } wait_st(); }
""".replace("LD32", 'asm volatile("tcgen05.ld.sync.aligned.32x32b.x32.b32 {{{}}}, [%32];" : {} : "r"(a) : "memory")'.format(
    ", ".join(f"%{i}" for i in range(32)), ", ".join(f'"=r"(v[{i}])' for i in range(32)))
).replace("ST32", 'asm volatile("tcgen05.st.sync.aligned.32x32b.x32.b32 [%32], {{{}}};" :: {}, "r"(a) : "memory")'.format(
    ", ".join(f"%{i}" for i in range(32)), ", ".join(f'"r"(v[{i}])' for i in range(32)))
)  # fmt: skip


def load(body: str, define: str = "", arch: str = "sm_100a") -> jit.Kernel:
    """A kernel whose entry is ``k``: ``body`` is what follows `extern "C" __global__ void`."""
    return jit.load(define + "\n" + PRELUDE + 'extern "C" __global__ void ' + body, arch=arch)["k"]


MMA = """k(u32* out, const u32* image, const u32* cells, int bytes, u64 a, u64 b, u32 idesc, u32 d, u32 ta, u32 sa, u32 sb, int adds, int times) {
  extern __shared__ __align__(1024) u32 s[]; __shared__ u32 where; __shared__ __align__(8) u64 bar; u32 rank = 0;
  if (GROUP == 2) asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  for (int i = threadIdx.x; i < bytes / 4; i += 128) s[i] = image[rank * (bytes / 4) + i];
  if (!threadIdx.x) init(at(&bar), 1);
  if (threadIdx.x < 32) { alloc(at(&where), 512); relinquish(); }
  fence_async(); before(); if (GROUP == 2) cluster_sync(); else __syncthreads(); after();
  u32 tm = where; fill(tm, cells + rank * 128 * 512, 512, 512);
  before(); if (GROUP == 2) cluster_sync(); else __syncthreads(); after();
  if (!threadIdx.x && !rank) { u64 base = at(s) >> 4; a += base; b += base;
    for (int i = 0; i < times; ++i) { ISSUE }
    if (GROUP == 2) commit_to(at(&bar), 3); else commit(at(&bar)); }
  __syncwarp(); wait(at(&bar), 0); after();
  dump(out + rank * 128 * 512, tm, 512, 512);
  before(); if (GROUP == 2) cluster_sync(); else __syncthreads(); after();
  if (threadIdx.x < 32) dealloc(tm, 512); }"""

PLAIN = 'asm volatile("{.reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma." G ".kind::KIND [%0], %1, %2, %3, p;}" :: "r"(d + tm), "l"(a), "l"(b), "r"(idesc), "r"(adds) : "memory");'
FROM_TMEM = 'asm volatile("{.reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma." G ".kind::KIND [%0], [%1], %2, %3, p;}" :: "r"(d + tm), "r"(ta + tm), "l"(b), "r"(idesc), "r"(adds) : "memory");'
SCALED = 'asm volatile("{.reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma." G ".kind::KIND [%0], %1, %2, %3, [%5], [%6], p;}" :: "r"(d + tm), "l"(a), "l"(b), "r"(idesc), "r"(adds), "r"(sa + tm), "r"(sb + tm) : "memory");'


MASKED = 'asm volatile("{.reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma." G ".kind::KIND [%0], %1, %2, %3, {%5, %6, %7, %8}, p, 2;}" :: "r"(d + tm), "l"(a), "l"(b), "r"(idesc), "r"(adds), "r"(ta), "r"(sa), "r"(sb), "r"(~ta) : "memory");'
ZERO_COLUMNS = 'asm volatile("{.reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma.ws." G ".kind::KIND [%0], %1, %2, %3, p, %5;}" :: "r"(d + tm), "l"(a), "l"(b), "r"(idesc), "r"(adds), "l"((u64)sa << 32 | ta) : "memory");'


@cache
def mma_kernel(issue: str, kind: str, group: int = 1, arch: str = "sm_100a") -> jit.Kernel:
    """One MMA: `image` is shared memory of each CTA, `cells` [CTA, 128, 512] tensor memory before it, `out` after it."""
    cluster = "__cluster_dims__(2, 1, 1) " if group == 2 else ""
    return load(cluster + MMA.replace("ISSUE", issue.replace("KIND", kind)), f"#define GROUP {group}", arch)
