// mbarrier objects: 8 bytes of shared memory, an arrival count and a transaction count per phase.   [ISA 9.7.13.15]
// Addresses are in the shared window (cvta_to_shared).
#pragma once
#include "types.cuh"

namespace ptx {

// mbarrier.init.shared::cta.b64 [addr], count;                                        [ISA 9.7.13.15.9]
// Make it visible to the async proxy and the cluster with fence_mbarrier_init, then a CTA or cluster barrier.
// PTX ISA 7.8, sm_80
__device__ __forceinline__ void mbarrier_init(uint32_t addr, uint32_t count) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(addr), "r"(count) : "memory");
}

// mbarrier.inval.shared::cta.b64 [addr];                                              [ISA 9.7.13.15.10]
// PTX ISA 7.8, sm_80
__device__ __forceinline__ void mbarrier_inval(uint32_t addr) {
    asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(addr) : "memory");
}

// mbarrier.arrive.release.cta.shared::cta.b64 _, [addr];                              [ISA 9.7.13.15.13]
// PTX ISA 8.0, sm_80
__device__ __forceinline__ void mbarrier_arrive(uint32_t addr) {
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];" ::"r"(addr) : "memory");
}

// mbarrier.arrive.release.cta.shared::cta.b64 _, [addr], count;                       [ISA 9.7.13.15.13]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void mbarrier_arrive(uint32_t addr, uint32_t count) {
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(addr), "r"(count) : "memory");
}

// mbarrier.arrive.release.cluster.shared::cluster.b64 _, [addr];  addr from mapa      [ISA 9.7.13.15.13]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void mbarrier_arrive_cluster(uint32_t cluster_addr) {
    asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(cluster_addr) : "memory");
}

// mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [addr], tx_count;          [ISA 9.7.13.15.13]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void mbarrier_arrive_expect_tx(uint32_t addr, uint32_t tx_count) {
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(addr), "r"(tx_count)
                 : "memory");
}

// mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [addr], tx_count;  [ISA 9.7.13.15.13]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void mbarrier_arrive_expect_tx_cluster(uint32_t cluster_addr, uint32_t tx_count) {
    asm volatile("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [%0], %1;" ::"r"(cluster_addr),
                 "r"(tx_count)
                 : "memory");
}

// mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [addr], tx_count;                    [ISA 9.7.13.15.11]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void mbarrier_expect_tx(uint32_t addr, uint32_t tx_count) {
    asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(addr), "r"(tx_count) : "memory");
}

// cp.async.mbarrier.arrive.noinc.shared::cta.b64 [addr];                              [ISA 9.7.13.15.15]
// One arrival by this thread once all its earlier cp.async are done; `noinc`: it counts against the init count.
// PTX ISA 7.8, sm_80
__device__ __forceinline__ void cp_async_mbarrier_arrive_noinc(uint32_t addr) {
    asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(addr) : "memory");
}

// mbarrier.try_wait.parity.shared::cta.b64 p, [addr], parity;                         [ISA 9.7.13.15.16]
// True once the phase with this parity has completed; may suspend for a while before it says false.
// PTX ISA 7.8, sm_90
__device__ __forceinline__ bool mbarrier_try_wait_parity(uint32_t addr, uint32_t parity) {
    uint32_t done;
    asm volatile(
        "{\n\t.reg .pred p;\n\t"
        "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n\t"
        "selp.u32 %0, 1, 0, p;\n\t}"
        : "=r"(done)
        : "r"(addr), "r"(parity)
        : "memory");
    return done != 0;
}

// mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [addr], parity;         [ISA 9.7.13.15.16]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ bool mbarrier_try_wait_parity_cluster(uint32_t addr, uint32_t parity) {
    uint32_t done;
    asm volatile(
        "{\n\t.reg .pred p;\n\t"
        "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n\t"
        "selp.u32 %0, 1, 0, p;\n\t}"
        : "=r"(done)
        : "r"(addr), "r"(parity)
        : "memory");
    return done != 0;
}

// mbarrier.test_wait.parity.shared::cta.b64 p, [addr], parity;  never suspends        [ISA 9.7.13.15.16]
// PTX ISA 7.8, sm_80
__device__ __forceinline__ bool mbarrier_test_wait_parity(uint32_t addr, uint32_t parity) {
    uint32_t done;
    asm volatile(
        "{\n\t.reg .pred p;\n\t"
        "mbarrier.test_wait.parity.shared::cta.b64 p, [%1], %2;\n\t"
        "selp.u32 %0, 1, 0, p;\n\t}"
        : "=r"(done)
        : "r"(addr), "r"(parity)
        : "memory");
    return done != 0;
}

// Waits until the phase with this parity has completed.
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void mbarrier_wait_parity(uint32_t addr, uint32_t parity) {
    while (!mbarrier_try_wait_parity(addr, parity)) {
    }
}

// The same with acquire at cluster scope: when the arrivals come from other CTAs of the cluster.
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void mbarrier_wait_parity_cluster(uint32_t addr, uint32_t parity) {
    while (!mbarrier_try_wait_parity_cluster(addr, parity)) {
    }
}

}  // namespace ptx
