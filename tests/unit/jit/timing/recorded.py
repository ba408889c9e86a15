"""Small kernels that the emulator records for the model."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jit import timing
from jit.base import environment

CHAIN = """extern "C" __global__ void chain(float* out, int rounds) {
    float x = threadIdx.x;
#pragma unroll 16
    for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(x));
    out[threadIdx.x] = x;
}
"""

LANES = """extern "C" __global__ void lanes(unsigned* out, const char* in, int stride, int step, int rounds) {
    const char* p = in + threadIdx.x * stride;
    unsigned sum = 0;
    for (int i = 0; i < rounds; ++i) {
        unsigned v[8];
#pragma unroll
        for (int j = 0; j < 8; ++j) asm volatile("ld.global.u32 %0, [%1];" : "=r"(v[j]) : "l"(p + step * j));
#pragma unroll
        for (int j = 0; j < 8; ++j) sum ^= v[j];
        p += rounds >> 30;
    }
    out[threadIdx.x] = sum;
}
"""

STREAM = """extern "C" __global__ void stream(float4* out, const float4* in) {
    const int at = blockIdx.x * 1024 + threadIdx.x;
    float4 v[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) v[i] = in[at + 256 * i];
#pragma unroll
    for (int i = 0; i < 4; ++i) out[at + 256 * i] = v[i];
}
"""

BANKS = """extern "C" __global__ void banks(float* out, int rounds, int step) {
    __shared__ float words[32 * 33];
    for (int i = threadIdx.x; i < 32 * 33; i += blockDim.x) words[i] = i;
    __syncthreads();
    float sum = 0;
    for (int i = 0; i < rounds; ++i) sum += words[threadIdx.x % 32 * step + i % 32];  // reads
    out[threadIdx.x] = sum;
}
"""

RING = """#define STAGES 2
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
__device__ void wait(unsigned bar, int parity) {
    asm volatile("{.reg .pred p; again: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra again;}"
                 :: "r"(bar), "r"(parity) : "memory");
}
extern "C" __global__ void ring(float* out, const float* in, int tiles) {
    __shared__ __align__(128) float tile[STAGES][1024];
    __shared__ unsigned long long full[STAGES], empty[STAGES];
    if (threadIdx.x == 0)
        for (int s = 0; s < STAGES; ++s) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at(&full[s])) : "memory");
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" :: "r"(at(&empty[s])) : "memory");
        }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    __syncthreads();
    if (threadIdx.x / 32 == 1) {
        if (threadIdx.x == 32)
            for (int t = 0; t < tiles; ++t) {
                const int s = t % STAGES, turn = t / STAGES;
                wait(at(&empty[s]), turn % 2 ^ 1);
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;"
                             :: "r"(at(&full[s])) : "memory");
                asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 4096, [%2];"
                             :: "r"(at(tile[s])), "l"(in + t * 1024), "r"(at(&full[s])) : "memory");
            }
    } else {
        float sum = 0;
        for (int t = 0; t < tiles; ++t) {
            const int s = t % STAGES, turn = t / STAGES;
            wait(at(&full[s]), turn % 2);  // waits
            for (int i = 0; i < 32; ++i) sum += tile[s][threadIdx.x + 32 * i];
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(at(&empty[s])) : "memory");
        }
        out[threadIdx.x] = sum;
    }
}
"""

LOCAL = """extern "C" __global__ void local(int* out, int rounds) {
    int own[64];
    for (int i = 0; i < 64; ++i) own[i] = i * rounds;
    for (int i = 0; i < rounds; ++i) own[(i * 7 + threadIdx.x) % 64] += own[i % 64];
    out[threadIdx.x] = own[rounds % 64];
}
"""


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., timing.Launch]:
    """Launches a kernel of a source under the recorder: ``recorded(source, name, *arguments, grid=, block=)``."""

    def launch(source: str, name: str, *arguments: Any, sample: int | None = None, **shape: Any) -> timing.Launch:
        import jit

        folder = tmp_path / name
        monkeypatch.setenv(environment.STREAMS.name, str(folder))
        if sample:
            monkeypatch.setenv(environment.SAMPLE.name, str(sample))
        try:
            jit.load(source, arch="sm_90a")[name](*arguments, **shape)
        finally:
            monkeypatch.delenv(environment.STREAMS.name)
            monkeypatch.delenv(environment.SAMPLE.name, raising=False)
        return timing.launches(folder)[-1]

    return launch
