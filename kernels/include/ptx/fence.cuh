// Memory and proxy fences.                                                            [ISA 9.7.13.4, 8.8]
#pragma once
#include "types.cuh"

namespace ptx {

// fence.proxy.async.shared::cta;                                                      [ISA 9.7.13.4]
// Orders this thread's generic accesses to shared memory before later ones by the async proxy (TMA, wgmma, tcgen05).
// Each writing thread executes it, before the barrier that the async operation's issuer waits on.
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void fence_proxy_async_shared_cta() {
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

// fence.proxy.async;  generic, all state spaces                                       [ISA 9.7.13.4]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void fence_proxy_async() { asm volatile("fence.proxy.async;" ::: "memory"); }

// fence.proxy.async.global;                                                           [ISA 9.7.13.4]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void fence_proxy_async_global() {
    asm volatile("fence.proxy.async.global;" ::: "memory");
}

// fence.mbarrier_init.release.cluster;  after mbarrier_init, by the initialising thread  [ISA 9.7.13.4]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void fence_mbarrier_init() {
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

// fence.acq_rel.gpu;                                                                  [ISA 9.7.13.4]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ void fence_acq_rel_gpu() { asm volatile("fence.acq_rel.gpu;" ::: "memory"); }

// fence.acq_rel.cta;
// PTX ISA 6.0, sm_70
__device__ __forceinline__ void fence_acq_rel_cta() { asm volatile("fence.acq_rel.cta;" ::: "memory"); }

// fence.acq_rel.cluster;                                                              [ISA 9.7.13.4]
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void fence_acq_rel_cluster() { asm volatile("fence.acq_rel.cluster;" ::: "memory"); }

}  // namespace ptx
