// Execution barriers of a CTA (named) and of a cluster.                               [ISA 9.7.13.1, 9.7.13.4]
#pragma once
#include "types.cuh"

namespace ptx {

// barrier.cta.sync a, b;   a: barrier 0..15, b: threads, a multiple of 32             [ISA 9.7.13.1]
// PTX ISA 2.0, sm_20
__device__ __forceinline__ void bar_sync(uint32_t barrier, uint32_t threads) {
    asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

// barrier.cta.arrive a, b;                                                            [ISA 9.7.13.1]
// PTX ISA 2.0, sm_20
__device__ __forceinline__ void bar_arrive(uint32_t barrier, uint32_t threads) {
    asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

// barrier.cluster.arrive.release.aligned;                                             [ISA 9.7.13.4]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void barrier_cluster_arrive_release() {
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}

// barrier.cluster.arrive.relaxed.aligned;  orders no memory: follow fence_mbarrier_init with it
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void barrier_cluster_arrive_relaxed() {
    asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
}

// barrier.cluster.wait.acquire.aligned;                                               [ISA 9.7.13.4]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void barrier_cluster_wait_acquire() {
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

// PTX ISA 8.0, sm_90
__device__ __forceinline__ void barrier_cluster_sync() {
    barrier_cluster_arrive_release();
    barrier_cluster_wait_acquire();
}

}  // namespace ptx
