// Tensor copies whose mbarrier may be in either CTA of a pair (.cta_group::2), and gathers of rows.
//                                                                                     [ISA 9.7.9.25.5.2]
// `dst` is in the issuing CTA; `mbar` may be mapped to the pair's other CTA (mapa_shared_cluster).
#pragma once
#include "types.cuh"

namespace ptx {

// cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {coords}],
// [mbar];
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void cp_async_bulk_tensor_3d_shared_global_pair(uint32_t dst, const TensorMap& map,
                                                                           uint32_t mbar, int32_t c0, int32_t c1,
                                                                           int32_t c2) {
    asm volatile(
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
        "[%0], [%1, {%3, %4, %5}], [%2];" ::"r"(dst),
        "l"(&map), "r"(mbar), "r"(c0), "r"(c1), "r"(c2)
        : "memory");
}

// cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2 [dst],
// [map, {column, row0, row1, row2, row3}], [mbar];
// The map's box is one row. Four rows, one below the other; a row outside the tensor is zeros and counts in full.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void cp_async_bulk_tensor_2d_gather4_pair(uint32_t dst, const TensorMap& map, uint32_t mbar,
                                                                     int32_t column, const int32_t (&rows)[4]) {
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2 "
        "[%0], [%1, {%3, %4, %5, %6, %7}], [%2];" ::"r"(dst),
        "l"(&map), "r"(mbar), "r"(column), "r"(rows[0]), "r"(rows[1]), "r"(rows[2]), "r"(rows[3])
        : "memory");
}

}  // namespace ptx
