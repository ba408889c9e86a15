"""Device functions that the emulator's tests put in front of their kernels."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import jit

PRELUDE = """
struct alignas(64) Map { char bytes[128]; };
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void wait(unsigned bar, unsigned parity) { asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\\n @!p bra W;}"
  :: "r"(bar), "r"(parity) : "memory"); }
__device__ void init(unsigned bar, unsigned count) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1; fence.mbarrier_init.release.cluster;" :: "r"(bar), "r"(count) : "memory"); }
__device__ void expect(unsigned bar, unsigned bytes) { asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(bar), "r"(bytes) : "memory"); }
__device__ void fence_init() { asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); }
__device__ void sync_cluster() { asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory"); }
"""


def load(source: str, arch: str = "sm_90a") -> jit.Kernel:
    """The kernel ``k`` of ``source``, "k(...) { ... }", behind the functions above."""
    return jit.load(PRELUDE + f'extern "C" __global__ void {source}', arch=arch)["k"]
