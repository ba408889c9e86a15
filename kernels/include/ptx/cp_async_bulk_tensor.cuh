// Bulk asynchronous copies of tensor tiles (TMA).                                     [ISA 9.7.9.25.5]
// Coordinates are in elements, innermost dimension first; `dst` and `mbar` are shared-window addresses.
#pragma once
#include "types.cuh"

namespace ptx {

// prefetch.tensormap [map];                                                           [ISA 9.7.9.16]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void prefetch_tensormap(const TensorMap& map) {
    asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
}

// cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {coords}], [mbar];
//                                                                                     [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_1d_shared_global(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                      int32_t c0) {
    asm volatile(
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3}], [%2];" ::
            "r"(dst), "l"(&map), "r"(mbar), "r"(c0)
        : "memory");
}

// cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {coords}], [mbar];
//                                                                                     [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_2d_shared_global(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                      int32_t c0, int32_t c1) {
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];" ::
            "r"(dst), "l"(&map), "r"(mbar), "r"(c0), "r"(c1)
        : "memory");
}

// cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {coords}], [mbar];
//                                                                                     [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_3d_shared_global(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                      int32_t c0, int32_t c1, int32_t c2) {
    asm volatile(
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5}], [%2];" ::
            "r"(dst), "l"(&map), "r"(mbar), "r"(c0), "r"(c1), "r"(c2)
        : "memory");
}

// cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {coords}], [mbar];
//                                                                                     [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_4d_shared_global(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3) {
    asm volatile(
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" ::
            "r"(dst), "l"(&map), "r"(mbar), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
        : "memory");
}

// cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {coords}], [mbar];
//                                                                                     [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_5d_shared_global(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3, int32_t c4) {
    asm volatile(
        "cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" ::
            "r"(dst), "l"(&map), "r"(mbar), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
        : "memory");
}

// ... .L2::cache_hint [dst], [map, {coords}], [mbar], policy;
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_2d_shared_global_hint(uint32_t dst, const TensorMap& map,
                                                                           uint32_t mbar, uint64_t policy,
                                                                           int32_t c0, int32_t c1) {
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
        "[%0], [%1, {%4, %5}], [%2], %3;" ::"r"(dst),
        "l"(&map), "r"(mbar), "l"(policy), "r"(c0), "r"(c1)
        : "memory");
}

// ... .multicast::cluster [dst], [map, {coords}], [mbar], cta_mask;  the same offsets in every CTA of the mask
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_2d_multicast(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                  uint16_t cta_mask, int32_t c0, int32_t c1) {
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
        "[%0], [%1, {%4, %5}], [%2], %3;" ::"r"(dst),
        "l"(&map), "r"(mbar), "h"(cta_mask), "r"(c0), "r"(c1)
        : "memory");
}

// ... .L2::cache_hint [dst], [map, {coords}], [mbar], policy;
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_3d_shared_global_hint(uint32_t dst, const TensorMap& map,
                                                                           uint32_t mbar, uint64_t policy,
                                                                           int32_t c0, int32_t c1, int32_t c2) {
    asm volatile(
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
        "[%0], [%1, {%4, %5, %6}], [%2], %3;" ::"r"(dst),
        "l"(&map), "r"(mbar), "l"(policy), "r"(c0), "r"(c1), "r"(c2)
        : "memory");
}

// ... .multicast::cluster [dst], [map, {coords}], [mbar], cta_mask;  the same offsets in every CTA of the mask
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_3d_multicast(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                  uint16_t cta_mask, int32_t c0, int32_t c1, int32_t c2) {
    asm volatile(
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
        "[%0], [%1, {%4, %5, %6}], [%2], %3;" ::"r"(dst),
        "l"(&map), "r"(mbar), "h"(cta_mask), "r"(c0), "r"(c1), "r"(c2)
        : "memory");
}

// ... .L2::cache_hint [dst], [map, {coords}], [mbar], policy;
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_4d_shared_global_hint(uint32_t dst, const TensorMap& map,
                                                                           uint32_t mbar, uint64_t policy,
                                                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3) {
    asm volatile(
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
        "[%0], [%1, {%4, %5, %6, %7}], [%2], %3;" ::"r"(dst),
        "l"(&map), "r"(mbar), "l"(policy), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
        : "memory");
}

// ... .multicast::cluster [dst], [map, {coords}], [mbar], cta_mask;  the same offsets in every CTA of the mask
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_4d_multicast(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                  uint16_t cta_mask, int32_t c0, int32_t c1, int32_t c2, int32_t c3) {
    asm volatile(
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
        "[%0], [%1, {%4, %5, %6, %7}], [%2], %3;" ::"r"(dst),
        "l"(&map), "r"(mbar), "h"(cta_mask), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
        : "memory");
}

// cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [map, {coords}], [src];  [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_2d_global_shared(const TensorMap& map, uint32_t src,
                                                                      int32_t c0, int32_t c1) {
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%2, %3}], [%1];" ::"l"(&map),
                 "r"(src), "r"(c0), "r"(c1)
                 : "memory");
}

// cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [map, {coords}], [src];
//                                                                                     [ISA 9.7.9.25.5.3]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_reduce_async_bulk_tensor_2d_add(const TensorMap& map, uint32_t src, int32_t c0, int32_t c1) {
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%0, {%2, %3}], [%1];" ::"l"(
                     &map),
                 "r"(src), "r"(c0), "r"(c1)
                 : "memory");
}

// cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group [map, {coords}], [src];  [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_3d_global_shared(const TensorMap& map, uint32_t src,
                                                                      int32_t c0, int32_t c1, int32_t c2) {
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group [%0, {%2, %3, %4}], [%1];" ::"l"(&map),
                 "r"(src), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
}

// cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group [map, {coords}], [src];
//                                                                                     [ISA 9.7.9.25.5.3]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_reduce_async_bulk_tensor_3d_add(const TensorMap& map, uint32_t src, int32_t c0, int32_t c1, int32_t c2) {
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group [%0, {%2, %3, %4}], [%1];" ::"l"(
                     &map),
                 "r"(src), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
}

// cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [map, {coords}], [src];  [ISA 9.7.9.25.5.2]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_async_bulk_tensor_4d_global_shared(const TensorMap& map, uint32_t src,
                                                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3) {
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [%0, {%2, %3, %4, %5}], [%1];" ::"l"(&map),
                 "r"(src), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
}

// cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group [map, {coords}], [src];
//                                                                                     [ISA 9.7.9.25.5.3]
// PTX ISA 8.0, sm_90
__device__ __forceinline__ void cp_reduce_async_bulk_tensor_4d_add(const TensorMap& map, uint32_t src, int32_t c0, int32_t c1, int32_t c2, int32_t c3) {
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group [%0, {%2, %3, %4, %5}], [%1];" ::"l"(
                     &map),
                 "r"(src), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
}

}  // namespace ptx
