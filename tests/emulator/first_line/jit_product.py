"""A product by TMA, mbarriers and wgmma: a producer warp and a warpgroup, over a ring of stages."""

# ruff: noqa: E501 (CUDA text stays on its lines)

import torch

import jit

SOURCE = r"""
constexpr int kRows = 64, kColumns = 64, kDepth = 64, kStages = 2;
struct alignas(64) Map { char bytes[128]; };
struct alignas(1024) Shared {
    unsigned short a[kStages][kRows * kDepth], b[kStages][kColumns * kDepth];
    unsigned long long full[kStages], empty[kStages];
};

__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void init(const void* bar, int count) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" :: "r"(at(bar)), "r"(count) : "memory");
}
__device__ void expect(const void* bar, int bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(at(bar)), "r"(bytes) : "memory");
}
__device__ void arrive(const void* bar) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(at(bar)) : "memory");
}
__device__ void wait(const void* bar, int parity) {
    asm volatile("{.reg .pred p;\nagain: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@!p bra again;}"
                 :: "r"(at(bar)), "r"(parity) : "memory");
}
__device__ void copy(const void* to, const Map* map, int x, int y, const void* bar) {
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], "
                 "[%4];" :: "r"(at(to)), "l"(map), "r"(x), "r"(y), "r"(at(bar)) : "memory");
}
__device__ unsigned long long descriptor(const void* tile, int step) {
    return (at(tile) + step * 32 & 0x3ffff) >> 4 | 1ull << 16 | 64ull << 32 | 1ull << 62;
}
__device__ void multiply(float (&c)[32], unsigned long long a, unsigned long long b) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, "
        "%12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, "
        "1, 1, 1, 0, 0;"
        : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]), "+f"(c[4]), "+f"(c[5]), "+f"(c[6]), "+f"(c[7]), "+f"(c[8]),
          "+f"(c[9]), "+f"(c[10]), "+f"(c[11]), "+f"(c[12]), "+f"(c[13]), "+f"(c[14]), "+f"(c[15]), "+f"(c[16]),
          "+f"(c[17]), "+f"(c[18]), "+f"(c[19]), "+f"(c[20]), "+f"(c[21]), "+f"(c[22]), "+f"(c[23]), "+f"(c[24]),
          "+f"(c[25]), "+f"(c[26]), "+f"(c[27]), "+f"(c[28]), "+f"(c[29]), "+f"(c[30]), "+f"(c[31])
        : "l"(a), "l"(b));
}

extern "C" __global__ void product(const __grid_constant__ Map of_a, const __grid_constant__ Map of_b, float* c, int m,
                                   int n, int k) {
    extern __shared__ __align__(1024) char memory[];
    Shared& s = *(Shared*)memory;
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.y * kRows, column = blockIdx.x * kColumns;
    const int tiles = k / kDepth;
    if (threadIdx.x == 0) {
        for (int i = 0; i < kStages; ++i) init(&s.full[i], 1), init(&s.empty[i], 128);
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
    if (warp == 4) {
        for (int t = 0; t < tiles && lane == 0; ++t) {
            const int stage = t % kStages, phase = t / kStages & 1;
            wait(&s.empty[stage], phase ^ 1);
            expect(&s.full[stage], sizeof s.a[0] + sizeof s.b[0]);
            copy(s.a[stage], &of_a, t * kDepth, row, &s.full[stage]);
            copy(s.b[stage], &of_b, t * kDepth, column, &s.full[stage]);
        }
        return;
    }
    float sum[32] = {};
    for (int t = 0; t < tiles; ++t) {
        const int stage = t % kStages, phase = t / kStages & 1;
        wait(&s.full[stage], phase);
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        for (int step = 0; step < kDepth / 16; ++step)
            multiply(sum, descriptor(s.a[stage], step), descriptor(s.b[stage], step));
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
        arrive(&s.empty[stage]);
    }
    for (int i = 0; i < 32; ++i) {
        const int r = row + warp * 16 + i / 2 % 2 * 8 + lane / 4, at = column + i / 4 * 8 + lane % 4 * 2 + i % 2;
        c[r * n + at] = sum[i];
    }
}
"""


def custom_kernel(data):
    a, b = data
    (m, k), n = a.shape, b.shape[0]
    c = torch.empty((m, n), dtype=torch.float32)
    maps = [jit.TensorMapSpec(a, box=(64, 64), swizzle="128B"), jit.TensorMapSpec(b, box=(64, 64), swizzle="128B")]
    kernel = jit.load(SOURCE, arch="sm_90a")["product"]
    kernel(*maps, c, m, n, k, grid=(n // 64, m // 64), block=160, smem=4 * 8192 + 1024)
    return c
