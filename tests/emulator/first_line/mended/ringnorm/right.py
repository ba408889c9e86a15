import torch

import jit

SOURCE = r"""
constexpr int STAGES = 2, CHUNK = 256;

__device__ unsigned smem(const void* p) { return unsigned(__cvta_generic_to_shared(p)); }
__device__ void init(unsigned long long* bar, unsigned count) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(smem(bar)), "r"(count) : "memory");
}
__device__ void arrive(unsigned long long* bar) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(smem(bar)) : "memory");
}
__device__ void expect(unsigned long long* bar, unsigned bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(smem(bar)), "r"(bytes) : "memory");
}
__device__ void wait(unsigned long long* bar, unsigned parity) {
    asm volatile("{\n.reg .pred p;\nAGAIN:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@!p bra AGAIN;\n}"
                 ::"r"(smem(bar)), "r"(parity) : "memory");
}
__device__ void bulk(void* dst, const void* src, unsigned bytes, unsigned long long* bar) {
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                 ::"r"(smem(dst)), "l"(src), "r"(bytes), "r"(smem(bar)) : "memory");
}

extern "C" __global__ void norms(const float* x, float* out, int cols) {
    __shared__ __align__(128) float buffer[STAGES][CHUNK];
    __shared__ unsigned long long full[STAGES], empty[STAGES];
    __shared__ float partial[4];
    const int tid = threadIdx.x, chunks = cols / CHUNK;
    const float* row = x + size_t(blockIdx.x) * cols;
    if (tid == 0) {
        for (int s = 0; s < STAGES; ++s) {
            init(&full[s], 1);
            init(&empty[s], 128);
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
        asm volatile("fence.proxy.async;" ::: "memory");
    }
    __syncthreads();
    if (tid >= 128) {
        if (tid == 128)
            for (int c = 0; c < chunks; ++c) {
                const int s = c % STAGES, round = c / STAGES;
                wait(&empty[s], (round & 1) ^ 1);
                expect(&full[s], CHUNK * sizeof(float));
                bulk(buffer[s], row + c * CHUNK, CHUNK * sizeof(float), &full[s]);
            }
        return;
    }
    float sum = 0;
    for (int c = 0; c < chunks; ++c) {
        const int s = c % STAGES, round = c / STAGES;
        wait(&full[s], round & 1);
        for (int i = tid; i < CHUNK; i += 128) sum += buffer[s][i] * buffer[s][i];
        arrive(&empty[s]);
    }
    for (int far = 16; far; far /= 2) sum += __shfl_xor_sync(~0u, sum, far);
    if (tid % 32 == 0) partial[tid / 32] = sum;
    asm volatile("bar.sync 1, 128;" ::: "memory");
    if (tid == 0) out[blockIdx.x] = sqrtf(partial[0] + partial[1] + partial[2] + partial[3]);
}
"""


def custom_kernel(data):
    rows, cols = data.shape
    out = torch.empty(rows, device=data.device)
    jit.load(SOURCE)["norms"](data, out, cols, grid=rows, block=160)
    return out
