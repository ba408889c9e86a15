// Loads, stores, reductions and atomics with cache and ordering qualifiers.           [ISA 9.7.9.8 to 9.7.13.7]
#pragma once
#include "types.cuh"

namespace ptx {

struct alignas(16) U32x4 {
    uint32_t x, y, z, w;
};

struct alignas(32) U32x8 {
    uint32_t w[8];
};

// createpolicy.fractional.L2::evict_first.b64 policy, 1.0;                            [ISA 9.7.9.20]
// PTX ISA 7.4, sm_80
__device__ __forceinline__ uint64_t createpolicy_evict_first() {
    uint64_t policy;
    asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
    return policy;
}

// createpolicy.fractional.L2::evict_last.b64 policy, 1.0;
// PTX ISA 7.4, sm_80
__device__ __forceinline__ uint64_t createpolicy_evict_last() {
    uint64_t policy;
    asm("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(policy));
    return policy;
}

// ld.global.nc.L1::no_allocate.v4.u32 d, [a];  read-only for the kernel's lifetime    [ISA 9.7.9.9]
// PTX ISA 7.4, sm_70
__device__ __forceinline__ U32x4 ld_global_nc_no_allocate_v4(const void* a) {
    U32x4 d;
    asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w)
                 : "l"(a));
    return d;
}

// ld.global.nc.L1::no_allocate.L2::256B.v4.u32 d, [a];                                [ISA 9.7.9.9]
// PTX ISA 7.4, sm_80
__device__ __forceinline__ U32x4 ld_global_nc_no_allocate_L2_256B_v4(const void* a) {
    U32x4 d;
    asm volatile("ld.global.nc.L1::no_allocate.L2::256B.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w)
                 : "l"(a));
    return d;
}

// ld.global.nc.v4.u32 d, [a];                                                         [ISA 9.7.9.9]
// PTX ISA 3.1, sm_32
__device__ __forceinline__ U32x4 ld_global_nc_v4(const void* a) {
    U32x4 d;
    asm volatile("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w)
                 : "l"(a));
    return d;
}

// ld.global.nc.L1::no_allocate.v8.b32 d, [a];  a aligned to 32 bytes                  [ISA 9.7.9.9]
// PTX ISA 8.8, sm_100
__device__ __forceinline__ U32x8 ld_global_nc_no_allocate_v8(const void* a) {
    U32x8 d;
    asm volatile("ld.global.nc.L1::no_allocate.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(d.w[0]), "=r"(d.w[1]), "=r"(d.w[2]), "=r"(d.w[3]), "=r"(d.w[4]), "=r"(d.w[5]), "=r"(d.w[6]),
                   "=r"(d.w[7])
                 : "l"(a));
    return d;
}

// ld.global.nc.u32 d, [a];                                                            [ISA 9.7.9.9]
// PTX ISA 3.1, sm_32
__device__ __forceinline__ uint32_t ld_global_nc_u32(const void* a) {
    uint32_t d;
    asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(d) : "l"(a));
    return d;
}

// ld.global.nc.u16 d, [a];                                                            [ISA 9.7.9.9]
// PTX ISA 3.1, sm_32
__device__ __forceinline__ uint16_t ld_global_nc_u16(const void* a) {
    uint16_t d;
    asm volatile("ld.global.nc.u16 %0, [%1];" : "=h"(d) : "l"(a));
    return d;
}

// ld.global.nc.L2::128B.u16 d, [a];  fetches the whole 128-byte line into L2            [ISA 9.7.9.9]
// PTX ISA 7.4, sm_75
__device__ __forceinline__ uint16_t ld_global_nc_L2_128B_u16(const void* a) {
    uint16_t d;
    asm volatile("ld.global.nc.L2::128B.u16 %0, [%1];" : "=h"(d) : "l"(a));
    return d;
}

// ld.global.nc.L2::128B.u32 d, [a];                                                   [ISA 9.7.9.9]
// PTX ISA 7.4, sm_75
__device__ __forceinline__ uint32_t ld_global_nc_L2_128B_u32(const void* a) {
    uint32_t d;
    asm volatile("ld.global.nc.L2::128B.u32 %0, [%1];" : "=r"(d) : "l"(a));
    return d;
}

// st.global.cs.v4.f32 [a], b;  not read again: the first to leave the L2              [ISA 9.7.9.11]
// PTX ISA 2.0, sm_20
__device__ __forceinline__ void st_global_cs_v4_f32(float* a, float b0, float b1, float b2, float b3) {
    asm volatile("st.global.cs.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(a), "f"(b0), "f"(b1), "f"(b2), "f"(b3) : "memory");
}

// prefetch.global.L2 [a];                                                             [ISA 9.7.9.16]
// PTX ISA 2.0, sm_20
__device__ __forceinline__ void prefetch_global_L2(const void* a) {
    asm volatile("prefetch.global.L2 [%0];" ::"l"(a) : "memory");
}

// ld.shared.v4.u32 d, [a];                                                            [ISA 9.7.9.8]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ U32x4 ld_shared_v4(uint32_t a) {
    U32x4 d;
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w)
                 : "r"(a)
                 : "memory");
    return d;
}

// st.shared.v4.u32 [a], b;                                                            [ISA 9.7.9.11]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ void st_shared_v4(uint32_t a, U32x4 b) {
    asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(a), "r"(b.x), "r"(b.y), "r"(b.z), "r"(b.w)
                 : "memory");
}

// ld.shared.v2.u32 d, [a];                                                            [ISA 9.7.9.8]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ void ld_shared_v2(uint32_t& d0, uint32_t& d1, uint32_t a) {
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(d0), "=r"(d1) : "r"(a) : "memory");
}

// st.shared.u16 [a], b;                                                               [ISA 9.7.9.11]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ void st_shared_u16(uint32_t a, uint16_t b) {
    asm volatile("st.shared.u16 [%0], %1;" ::"r"(a), "h"(b) : "memory");
}

// st.shared.u32 [a], b;
// PTX ISA 1.0, sm_10
__device__ __forceinline__ void st_shared_u32(uint32_t a, uint32_t b) {
    asm volatile("st.shared.u32 [%0], %1;" ::"r"(a), "r"(b) : "memory");
}

// ld.shared.u32 d, [a];
// PTX ISA 1.0, sm_10
__device__ __forceinline__ uint32_t ld_shared_u32(uint32_t a) {
    uint32_t d;
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(d) : "r"(a) : "memory");
    return d;
}

// ld.shared.u16 d, [a];                                                               [ISA 9.7.9.8]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ uint16_t ld_shared_u16(uint32_t a) {
    uint16_t d;
    asm volatile("ld.shared.u16 %0, [%1];" : "=h"(d) : "r"(a) : "memory");
    return d;
}

// ld.shared.f32 d, [a];                                                               [ISA 9.7.9.8]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ float ld_shared_f32(uint32_t a) {
    float d;
    asm volatile("ld.shared.f32 %0, [%1];" : "=f"(d) : "r"(a) : "memory");
    return d;
}

// st.shared.f32 [a], b;                                                               [ISA 9.7.9.11]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ void st_shared_f32(uint32_t a, float b) {
    asm volatile("st.shared.f32 [%0], %1;" ::"r"(a), "f"(b) : "memory");
}

// ld.acquire.gpu.global.u32 d, [a];                                                   [ISA 9.7.9.8]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ uint32_t ld_acquire_gpu_u32(const uint32_t* a) {
    uint32_t d;
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(d) : "l"(a) : "memory");
    return d;
}

// st.release.gpu.global.u32 [a], b;                                                   [ISA 9.7.9.11]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ void st_release_gpu_u32(uint32_t* a, uint32_t b) {
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(a), "r"(b) : "memory");
}

// atom.acq_rel.gpu.global.add.u32 d, [a], b;  returns the old value                   [ISA 9.7.13.5]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ uint32_t atom_add_acq_rel_gpu_u32(uint32_t* a, uint32_t b) {
    uint32_t d;
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(d) : "l"(a), "r"(b) : "memory");
    return d;
}

// atom.acq_rel.gpu.global.inc.u32 d, [a], b;  wraps to 0 after b                      [ISA 9.7.13.5]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ uint32_t atom_inc_acq_rel_gpu_u32(uint32_t* a, uint32_t b) {
    uint32_t d;
    asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(d) : "l"(a), "r"(b) : "memory");
    return d;
}

// atom.acq_rel.cta.shared.inc.u32 d, [a], b;  wraps to 0 after b                      [ISA 9.7.13.5]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ uint32_t atom_inc_acq_rel_cta_shared_u32(uint32_t a, uint32_t b) {
    uint32_t d;
    asm volatile("atom.acq_rel.cta.shared.inc.u32 %0, [%1], %2;" : "=r"(d) : "r"(a), "r"(b) : "memory");
    return d;
}

// atom.relaxed.cta.shared.exch.b32 d, [a], b;                                         [ISA 9.7.13.5]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ uint32_t atom_exch_relaxed_cta_shared_u32(uint32_t a, uint32_t b) {
    uint32_t d;
    asm volatile("atom.relaxed.cta.shared.exch.b32 %0, [%1], %2;" : "=r"(d) : "r"(a), "r"(b) : "memory");
    return d;
}

// atom.relaxed.cta.shared.or.b32 d, [a], b;                                           [ISA 9.7.13.5]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ uint32_t atom_or_relaxed_cta_shared_u32(uint32_t a, uint32_t b) {
    uint32_t d;
    asm volatile("atom.relaxed.cta.shared.or.b32 %0, [%1], %2;" : "=r"(d) : "r"(a), "r"(b) : "memory");
    return d;
}

// red.relaxed.gpu.global.add.f32 [a], b;                                              [ISA 9.7.13.6]
// PTX ISA 6.0, sm_70
__device__ __forceinline__ void red_add_f32(float* a, float b) {
    asm volatile("red.relaxed.gpu.global.add.f32 [%0], %1;" ::"l"(a), "f"(b) : "memory");
}

// red.relaxed.gpu.global.add.v2.f32 [a], b;                                           [ISA 9.7.13.6]
// PTX ISA 8.1, sm_90
__device__ __forceinline__ void red_add_v2_f32(float* a, float b0, float b1) {
    asm volatile("red.relaxed.gpu.global.add.v2.f32 [%0], {%1, %2};" ::"l"(a), "f"(b0), "f"(b1) : "memory");
}

// red.relaxed.gpu.global.add.v4.f32 [a], b;  a aligned to 16 bytes                    [ISA 9.7.13.6]
// PTX ISA 8.1, sm_90
__device__ __forceinline__ void red_add_v4_f32(float* a, float b0, float b1, float b2, float b3) {
    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(a), "f"(b0), "f"(b1), "f"(b2),
                 "f"(b3)
                 : "memory");
}

// @p red.relaxed.gpu.global.add.v4.f32 [a], b;  predicated, where a branch around it would cost more than it
// PTX ISA 8.1, sm_90
__device__ __forceinline__ void red_add_v4_f32_if(bool p, float* a, float b0, float b1, float b2, float b3) {
    asm volatile(
        "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %5, 0;\n\t"
        "@p red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};\n\t}" ::"l"(a),
        "f"(b0), "f"(b1), "f"(b2), "f"(b3), "r"(static_cast<int32_t>(p))
        : "memory");
}

}  // namespace ptx
