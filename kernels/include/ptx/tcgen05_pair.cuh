// tcgen05 for a pair of CTAs (.cta_group::2), whose tensor memories and shared memories one MMA works on, and the tensor
// memory loads that want many registers.                                              [ISA 9.7.16]
// The pair's CTAs have ranks 2i and 2i + 1 of their cluster. A kernel that uses these uses no .cta_group::1.
#pragma once
#include "types.cuh"

namespace ptx {

// tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [dst], columns;             [ISA 9.7.16.7.1]
// @pre one whole, converged warp of each CTA of the pair; both get the same columns.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_alloc_pair(uint32_t dst, uint32_t columns) {
    asm volatile("tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [%0], %1;" ::"r"(dst), "r"(columns)
                 : "memory");
}

// tcgen05.dealloc.cta_group::2.sync.aligned.b32 taddr, columns;                       [ISA 9.7.16.7.1]
// @pre one whole, converged warp of each CTA of the pair, and every use of the columns is complete.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_dealloc_pair(uint32_t taddr, uint32_t columns) {
    asm volatile("tcgen05.dealloc.cta_group::2.sync.aligned.b32 %0, %1;" ::"r"(taddr), "r"(columns) : "memory");
}

// tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;                          [ISA 9.7.16.7.1]
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_relinquish_alloc_permit_pair() {
    asm volatile("tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;" ::: "memory");
}

// tcgen05.mma.cta_group::2.kind::f16 [d], a-desc, b-desc, idesc, enable;              [ISA 9.7.16.10.9.1]
// @pre one elected thread of the even CTA. Each CTA holds half of A's rows and half of B's, at the same offsets.
// enable_input_d false: D = A*B.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_mma_f16_pair(uint32_t d, uint64_t desc_a, uint64_t desc_b, uint32_t idesc,
                                                     bool enable_input_d) {
    asm volatile(
        "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %4, 0;\n\t"
        "tcgen05.mma.cta_group::2.kind::f16 [%0], %1, %2, %3, p;\n\t}" ::"r"(d),
        "l"(desc_a), "l"(desc_b), "r"(idesc), "r"(static_cast<int32_t>(enable_input_d))
        : "memory");
}

// tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [mbar], mask;
//                                                                                     [ISA 9.7.16.12.1]
// One arrival at this offset in every CTA of the mask, once every tcgen05 operation this thread has issued is complete.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_commit_pair(uint32_t mbar, uint16_t cta_mask) {
    asm volatile(
        "tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1;" ::"r"(mbar),
        "h"(cta_mask)
        : "memory");
}

// tcgen05.ld.sync.aligned.32x32b.x32.b32 d, [taddr];                                  [ISA 9.7.16.8.3]
// @pre a whole warp; warp w of its warpgroup reaches lanes 32w..32w+31 only. Complete after tcgen05_wait_ld.
// d[i] of thread t: column i of lane t.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_ld_32x32b_x32(uint32_t (&d)[32], uint32_t taddr) {
    asm volatile(
        "tcgen05.ld.sync.aligned.32x32b.x32.b32 "
        "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, [%32];"
        : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]), "=r"(d[4]), "=r"(d[5]), "=r"(d[6]), "=r"(d[7]), "=r"(d[8]),
          "=r"(d[9]), "=r"(d[10]), "=r"(d[11]), "=r"(d[12]), "=r"(d[13]), "=r"(d[14]), "=r"(d[15]), "=r"(d[16]),
          "=r"(d[17]), "=r"(d[18]), "=r"(d[19]), "=r"(d[20]), "=r"(d[21]), "=r"(d[22]), "=r"(d[23]), "=r"(d[24]),
          "=r"(d[25]), "=r"(d[26]), "=r"(d[27]), "=r"(d[28]), "=r"(d[29]), "=r"(d[30]), "=r"(d[31])
        : "r"(taddr)
        : "memory");
}

// tcgen05.ld.sync.aligned.16x256b.x4.b32 d, [taddr];                                  [ISA 9.7.16.8.3]
// @pre a whole warp; the address is lane 32w or 32w + 16. Complete after tcgen05_wait_ld.
// d[4i + 2r + e] of thread t: column 8i + 2 (t % 4) + e of lane t / 4 + 8r, as mma and wgmma lay out accumulators.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_ld_16x256b_x4(uint32_t (&d)[16], uint32_t taddr) {
    asm volatile(
        "tcgen05.ld.sync.aligned.16x256b.x4.b32 "
        "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, [%16];"
        : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]), "=r"(d[4]), "=r"(d[5]), "=r"(d[6]), "=r"(d[7]), "=r"(d[8]),
          "=r"(d[9]), "=r"(d[10]), "=r"(d[11]), "=r"(d[12]), "=r"(d[13]), "=r"(d[14]), "=r"(d[15])
        : "r"(taddr)
        : "memory");
}

}  // namespace ptx
