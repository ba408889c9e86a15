"""nvfp4_gemv on the tensor cores of sm_100a with load_inline: inline PTX in one kernel, which one warp feeds.

warpyard check nvfp4_gemv --submission examples/nvfp4_gemv_load_inline.py --device emulator --arch sm_100a -k 0

A CTA owns 128 rows of a batch and goes along k, 64 codes a step, with two buffers: while the tensor cores work on one,
bulk copies fill the other. It ran on the emulator, and on no chip.
"""

import torch
from task import input_t, output_t
from torch.utils.cpp_extension import load_inline

CPP = """
torch::Tensor gemv(torch::Tensor a, torch::Tensor b, torch::Tensor sfa, torch::Tensor sfb, torch::Tensor c, int64_t m,
                   int64_t k, int64_t batches);
"""

CUDA = r"""
#include <torch/extension.h>
#include <cuda_fp16.h>
#include <stdint.h>

constexpr int kRows = 128, kVectorRows = 8;  // of a tile: the smallest that one CTA multiplies
constexpr int kBytes = 32;                   // of a row in a step: 64 codes
constexpr int kScales = 512;                 // bytes of a tile of scales: 128 rows, 4 scales each
constexpr int kColumns = 32;                 // of tensor memory: 8 for the accumulator, then the scales

// The operands lie in core matrices of 8 rows of 16 bytes: two side by side along k, then the next 8 rows.
constexpr int kCore = 128, kEightRows = 2 * kCore;
__device__ int place(int row, int half) { return row / 8 * kEightRows + half * kCore + row % 8 * 16; }

struct alignas(128) Buffer {
    uint8_t a[kRows * kBytes], b[kVectorRows * kBytes], sfa[kScales], sfb[kScales];
};
constexpr int kLoaded = sizeof(Buffer);

__device__ uint32_t shared(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }

__device__ uint64_t operand(const void* p, int leading, int stride) {
    return (shared(p) & 0x3FFFF) >> 4 | uint64_t(leading >> 4) << 16 | uint64_t(stride >> 4) << 32 | 1ull << 46;
}

__device__ void copy(void* to, const void* from, int bytes, const uint64_t* full) {
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                 ::"r"(shared(to)), "l"(from), "r"(bytes), "r"(shared(full)) : "memory");
}

__device__ void wait(const uint64_t* barrier, int parity) {
    asm volatile(
        "{\n.reg .pred done;\nAGAIN:\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@!done bra AGAIN;\n}"
        ::"r"(shared(barrier)), "r"(parity) : "memory");
}

__global__ void __launch_bounds__(128) gemv_kernel(const uint8_t* a, const uint8_t* b, const uint8_t* sfa,
                                                   const uint8_t* sfb, half* c, int m, int k, int vector_rows) {
    __shared__ Buffer buffers[2];
    __shared__ uint64_t full[2], multiplied;
    __shared__ uint32_t allocated;
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.x * kRows, batch = blockIdx.y;
    const int steps = k / 64;
    const size_t stride = k / 2;
    a += (size_t(batch) * m + row) * stride;
    b += size_t(batch) * vector_rows * stride;
    sfa += (size_t(batch) * gridDim.x + blockIdx.x) * steps * kScales;
    sfb += size_t(batch) * steps * kScales;

    if (threadIdx.x == 0) {
        for (const uint64_t* barrier : {&full[0], &full[1], &multiplied})
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(shared(barrier)) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncwarp();
    if (warp == 0) {
        asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;"
                     ::"r"(shared(&allocated)), "r"(kColumns) : "memory");
        asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" ::: "memory");
        asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
    }
    __syncthreads();
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
    const uint32_t sum = allocated, scale_a = sum + 8, scale_b = sum + 12;

    if (warp == 0) {
        auto load = [&](int step) {  // rows beyond the last are copies of it, whose sums nobody stores
            Buffer& buffer = buffers[step % 2];
            const uint64_t* done = &full[step % 2];
            if (lane == 0)
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
                             ::"r"(shared(done)), "r"(kLoaded) : "memory");
            __syncwarp();
            for (int i = lane; i < 2 * kRows; i += 32)
                copy(buffer.a + place(i / 2, i % 2),
                     a + min(i / 2, m - 1 - row) * stride + size_t(step) * kBytes + i % 2 * 16, 16, done);
            if (lane < 2 * kVectorRows)
                copy(buffer.b + place(lane / 2, lane % 2),
                     b + lane / 2 * stride + size_t(step) * kBytes + lane % 2 * 16, 16, done);
            if (lane == 0) {
                copy(buffer.sfa, sfa + size_t(step) * kScales, kScales, done);
                copy(buffer.sfb, sfb + size_t(step) * kScales, kScales, done);
            }
            __syncwarp();
        };
        // e2m1 times e2m1, a scale for each 16 codes in e4m3, 128 x 8 x 64.
        constexpr uint32_t kInstruction = 1u << 7 | 1u << 10 | (kVectorRows >> 3) << 17 | (kRows >> 7) << 27;
        load(0);
        for (int step = 0; step < steps; step++) {
            if (step + 1 < steps) load(step + 1);  // its buffer is free: the product that read it was waited for
            const Buffer& buffer = buffers[step % 2];
            wait(&full[step % 2], step / 2 % 2);
            asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
            if (lane == 0) {
                const uint64_t da = operand(buffer.a, kCore, kEightRows), db = operand(buffer.b, kCore, kEightRows);
                asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;"
                             ::"r"(scale_a), "l"(operand(buffer.sfa, 16, 128)) : "memory");
                asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;"
                             ::"r"(scale_b), "l"(operand(buffer.sfb, 16, 128)) : "memory");
                asm volatile(
                    "{\n.reg .pred more;\nsetp.ne.b32 more, %6, 0;\n"
                    "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::4X "
                    "[%0], %1, %2, %3, [%4], [%5], more;\n}"
                    ::"r"(sum), "l"(da), "l"(db), "r"(kInstruction), "r"(scale_a), "r"(scale_b), "r"(step) : "memory");
                asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];"
                             ::"r"(shared(&multiplied)) : "memory");
            }
            __syncwarp();
            wait(&multiplied, step % 2);
            asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
        }
        asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
    }
    __syncthreads();
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");

    // A warp reads the 32 lanes of tensor memory that are its own: a lane a row, column 0 the product with the vector.
    uint32_t bits;
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];"
                 : "=r"(bits) : "r"(sum + (warp * 32 << 16)) : "memory");
    asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory");
    const int mine = row + int(threadIdx.x);
    if (mine < m) c[size_t(batch) * m + mine] = __float2half(__uint_as_float(bits));
    asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
    __syncthreads();
    if (warp == 0) {
        asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
        asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(sum), "r"(kColumns) : "memory");
    }
}

torch::Tensor gemv(torch::Tensor a, torch::Tensor b, torch::Tensor sfa, torch::Tensor sfb, torch::Tensor c, int64_t m,
                   int64_t k, int64_t batches) {
    TORCH_CHECK(k % 64 == 0 && b.size(0) >= kVectorRows, "expected k in 64s and a padded vector, got k = ", k);
    const dim3 grid((m + kRows - 1) / kRows, batches);
    gemv_kernel<<<grid, 128>>>(static_cast<const uint8_t*>(a.data_ptr()), static_cast<const uint8_t*>(b.data_ptr()),
                               static_cast<const uint8_t*>(sfa.data_ptr()), static_cast<const uint8_t*>(sfb.data_ptr()),
                               static_cast<half*>(c.data_ptr()), m, k, b.size(0));
    return c;
}
"""

module = load_inline(
    "nvfp4_gemv_inline", CPP, CUDA, functions=["gemv"], extra_cuda_cflags=["-gencode=arch=compute_100a,code=sm_100a"]
)


def custom_kernel(data: input_t) -> output_t:
    a, b, _, _, sfa, sfb, c = data
    m, half_k, batches = a.shape
    return module.gemv(*(x.view(torch.uint8) for x in (a, b, sfa, sfb)), c, m, 2 * half_k, batches)
