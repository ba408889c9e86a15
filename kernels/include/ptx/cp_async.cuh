// Non-bulk asynchronous copies, 4 to 16 bytes a thread.                               [ISA 9.7.9.25.3]
#pragma once
#include "types.cuh"

namespace ptx {

// cp.async.cg.shared.global [dst], [src], 16;  bypasses L1                            [ISA 9.7.9.25.3.1]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_cg_16(uint32_t dst, const void* src) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
}

// cp.async.cg.shared.global [dst], [src], 16, src_size;  bytes past src_size are written as zero, 0 reads nothing
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_cg_16_zfill(uint32_t dst, const void* src, uint32_t src_size) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(dst), "l"(src), "r"(src_size) : "memory");
}

// cp.async.cg.shared.global.L2::cache_hint [dst], [src], 16, src_size, policy;        [ISA 9.7.9.25.3.1]
// PTX ISA 7.4, sm_80
__device__ __forceinline__ void cp_async_cg_16_zfill_hint(uint32_t dst, const void* src, uint32_t src_size,
                                                          uint64_t policy) {
    asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2, %3;" ::"r"(dst), "l"(src),
                 "r"(src_size), "l"(policy)
                 : "memory");
}

// cp.async.cg.shared.global.L2::cache_hint [dst], [src], 16, policy;                  [ISA 9.7.9.25.3.1]
// PTX ISA 7.4, sm_80
__device__ __forceinline__ void cp_async_cg_16_hint(uint32_t dst, const void* src, uint64_t policy) {
    asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2;" ::"r"(dst), "l"(src), "l"(policy)
                 : "memory");
}

// cp.async.cg.shared.global.L2::128B [dst], [src], 16;                                [ISA 9.7.9.25.3.1]
// PTX ISA 7.4, sm_80
__device__ __forceinline__ void cp_async_cg_16_l2_128B(uint32_t dst, const void* src) {
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
}

// cp.async.ca.shared.global [dst], [src], 4;                                          [ISA 9.7.9.25.3.1]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_ca_4(uint32_t dst, const void* src) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
}

// cp.async.ca.shared.global [dst], [src], 4, src_size;  bytes past src_size are written as zero
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_ca_4_zfill(uint32_t dst, const void* src, uint32_t src_size) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(dst), "l"(src), "r"(src_size) : "memory");
}

// cp.async.ca.shared.global [dst], [src], 8;
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_ca_8(uint32_t dst, const void* src) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(dst), "l"(src) : "memory");
}

// cp.async.ca.shared.global.L2::128B [dst], [src], 4, src_size;  L2 fetches the whole 128-byte line
// PTX ISA 7.4, sm_80
__device__ __forceinline__ void cp_async_ca_4_zfill_L2_128B(uint32_t dst, const void* src, uint32_t src_size) {
    asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], 4, %2;" ::"r"(dst), "l"(src), "r"(src_size)
                 : "memory");
}

// cp.async.ca.shared.global.L2::128B [dst], [src], 8, src_size;
// PTX ISA 7.4, sm_80
__device__ __forceinline__ void cp_async_ca_8_zfill_L2_128B(uint32_t dst, const void* src, uint32_t src_size) {
    asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], 8, %2;" ::"r"(dst), "l"(src), "r"(src_size)
                 : "memory");
}

// cp.async.commit_group;                                                              [ISA 9.7.9.25.3.2]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_commit_group() { asm volatile("cp.async.commit_group;" ::: "memory"); }

// cp.async.wait_group N;  at most N of this thread's groups still pending             [ISA 9.7.9.25.3.3]
// PTX ISA 7.0, sm_80
template <int N>
__device__ __forceinline__ void cp_async_wait_group() {
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

// cp.async.wait_all;
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void cp_async_wait_all() { asm volatile("cp.async.wait_all;" ::: "memory"); }

}  // namespace ptx
