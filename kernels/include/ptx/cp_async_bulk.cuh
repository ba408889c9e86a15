// Bulk asynchronous copies without a tensor map; sizes and addresses are multiples of 16 bytes.   [ISA 9.7.9.25.4]
#pragma once
#include "types.cuh"

namespace ptx {

// cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [dst], [src], size, [mbar];
//                                                                                     [ISA 9.7.9.25.4.1]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_shared_global(uint32_t dst, const void* src, uint32_t size,
                                                            uint32_t mbar) {
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(dst),
                 "l"(src), "r"(size), "r"(mbar)
                 : "memory");
}

// ... .L2::cache_hint [dst], [src], size, [mbar], policy;
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_shared_global_hint(uint32_t dst, const void* src, uint32_t size,
                                                                 uint32_t mbar, uint64_t policy) {
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], %4;" ::
            "r"(dst), "l"(src), "r"(size), "r"(mbar), "l"(policy)
        : "memory");
}

// cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [dst], [src], size, [mbar];
// dst and mbar are in the destination CTA (mapa).                                     [ISA 9.7.9.25.4.1]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_cluster_shared(uint32_t dst, uint32_t src, uint32_t size,
                                                             uint32_t mbar) {
    asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     dst),
                 "r"(src), "r"(size), "r"(mbar)
                 : "memory");
}

// cp.async.bulk.global.shared::cta.bulk_group [dst], [src], size;                     [ISA 9.7.9.25.4.1]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_global_shared(void* dst, uint32_t src, uint32_t size) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(dst), "r"(src), "r"(size)
                 : "memory");
}

// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [dst], [src], size;      [ISA 9.7.9.25.4.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_reduce_async_bulk_add_f32(float* dst, uint32_t src, uint32_t size) {
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;" ::"l"(dst), "r"(src),
                 "r"(size)
                 : "memory");
}

// cp.async.bulk.prefetch.L2.global [src], size;                                       [ISA 9.7.9.25.4.3]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_prefetch_L2(const void* src, uint32_t size) {
    asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(src), "r"(size) : "memory");
}

// cp.async.bulk.commit_group;                                                         [ISA 9.7.9.25.5.1]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_commit_group() {
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

// cp.async.bulk.wait_group N;  the writes are done                                    [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
template <int N>
__device__ __forceinline__ void cp_async_bulk_wait_group() {
    asm volatile("cp.async.bulk.wait_group %0;" ::"n"(N) : "memory");
}

// cp.async.bulk.wait_group.read N;  the sources have been read and may be overwritten
// PTX ISA 8.0, sm_90
template <int N>
__device__ __forceinline__ void cp_async_bulk_wait_group_read() {
    asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(N) : "memory");
}

}  // namespace ptx
