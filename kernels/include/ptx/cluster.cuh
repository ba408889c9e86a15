// Clusters and distributed shared memory.                                             [ISA 9.7.9.23, 10.14]
#pragma once
#include "types.cuh"

namespace ptx {

// mov.u32 d, %cluster_ctarank;                                                        [ISA 10.14]
// PTX ISA 7.8, sm_90
__device__ __forceinline__ uint32_t cluster_ctarank() {
    uint32_t d;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(d));
    return d;
}

// mov.u32 d, %cluster_nctarank;
// PTX ISA 7.8, sm_90
__device__ __forceinline__ uint32_t cluster_nctarank() {
    uint32_t d;
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(d));
    return d;
}

// mapa.shared::cluster.u32 d, a, cta;  the same offset in another CTA's shared memory [ISA 9.7.9.23]
// PTX ISA 7.8, sm_90
__device__ __forceinline__ uint32_t mapa_shared_cluster(uint32_t addr, uint32_t cta) {
    uint32_t d;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(d) : "r"(addr), "r"(cta));
    return d;
}

// ld.shared::cluster.f32 d, [a];                                                      [ISA 9.7.9.8]
// PTX ISA 7.8, sm_90
__device__ __forceinline__ float ld_shared_cluster_f32(uint32_t addr) {
    float d;
    asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(d) : "r"(addr) : "memory");
    return d;
}

// st.shared::cluster.f32 [a], b;                                                      [ISA 9.7.9.11]
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void st_shared_cluster_f32(uint32_t addr, float value) {
    asm volatile("st.shared::cluster.f32 [%0], %1;" ::"r"(addr), "f"(value) : "memory");
}

// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [a], b, [mbar];      [ISA 9.7.9.12]
// PTX ISA 8.1, sm_90
__device__ __forceinline__ void st_async_b32(uint32_t addr, uint32_t value, uint32_t mbar) {
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(addr),
                 "r"(value), "r"(mbar)
                 : "memory");
}

}  // namespace ptx
