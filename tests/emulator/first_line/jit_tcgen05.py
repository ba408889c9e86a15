"""A product by TMA and tcgen05, for sm_100a: one thread copies and multiplies, four warps read tensor memory."""

# ruff: noqa: E501 (CUDA text stays on its lines)

import torch

import jit

SOURCE = r"""
typedef unsigned u32;
typedef unsigned long long u64;
constexpr int kRows = 128, kColumns = 64, kDepth = 64;
struct alignas(64) Map { char bytes[128]; };

__device__ u32 at(const void* p) { return (u32)__cvta_generic_to_shared(p); }
__device__ void wait(const u64* bar, u32 parity) {
    asm volatile("{.reg .pred p;\nagain: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@!p bra again;}"
                 :: "r"(at(bar)), "r"(parity) : "memory");
}
__device__ void copy(const void* to, const Map* map, int x, int y, const u64* bar) {
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], "
                 "[%4];" :: "r"(at(to)), "l"(map), "r"(x), "r"(y), "r"(at(bar)) : "memory");
}
__device__ u64 descriptor(const void* tile, int step) {
    return (u64)(at(tile) + step * 32 >> 4 & 0x3fff) | 1ull << 16 | 64ull << 32 | 1ull << 46 | 2ull << 61;
}

extern "C" __global__ void product(const __grid_constant__ Map of_a, const __grid_constant__ Map of_b, float* c, int n,
                                   int k) {
    __shared__ __align__(1024) unsigned short a[kRows * kDepth], b[kColumns * kDepth];
    __shared__ __align__(8) u64 full, done;
    __shared__ u32 word;
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.y * kRows, column = blockIdx.x * kColumns;
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at(&full)) : "memory");
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at(&done)) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    if (warp == 0) {
        asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], 64;" :: "r"(at(&word)) : "memory");
        asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" ::: "memory");
    }
    asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
    __syncthreads();  // the barriers and the columns are there
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
    const u32 sums = word;
    if (threadIdx.x == 0) {
        const u32 form = 1 << 4 | kColumns / 8 << 17 | kRows / 16 << 24;
        for (int t = 0; t < k / kDepth; ++t) {
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
                         :: "r"(at(&full)), "r"((int)(sizeof a + sizeof b)) : "memory");
            copy(a, &of_a, t * kDepth, row, &full);
            copy(b, &of_b, t * kDepth, column, &full);
            wait(&full, t & 1);
            for (int step = 0; step < kDepth / 16; ++step)
                asm volatile("{.reg .pred p;\nsetp.ne.b32 p, %4, 0;\ntcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p;}"
                             :: "r"(sums), "l"(descriptor(a, step)), "l"(descriptor(b, step)), "r"(form), "r"(t + step)
                             : "memory");
            asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];"
                         :: "r"(at(&done)) : "memory");
            wait(&done, t & 1);
        }
    }
    __syncthreads();  // the sums are there
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
    for (int i = 0; i < kColumns; ++i) {
        u32 one;
        asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(one) : "r"(sums + (warp * 32 << 16) + i) : "memory");
        asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory");
        c[(row + warp * 32 + lane) * n + column + i] = __uint_as_float(one);
    }
    asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
    __syncthreads();
    if (warp == 0) asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 64;" :: "r"(sums) : "memory");
}
"""


def custom_kernel(data):
    a, b = data
    (m, k), n = a.shape, b.shape[0]
    c = torch.empty((m, n), dtype=torch.float32)
    maps = [jit.TensorMapSpec(a, box=(64, 128), swizzle="128B"), jit.TensorMapSpec(b, box=(64, 64), swizzle="128B")]
    jit.load(SOURCE, arch="sm_100a")["product"](*maps, c, n, k, grid=(n // 64, m // 128), block=128)
    return c
