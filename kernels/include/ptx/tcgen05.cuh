// Fifth-generation tensor cores: tensor memory (TMEM), copies into it, MMA, loads.     [ISA 9.7.16]
// A TMEM address holds the lane in bits 16..31 and the column (of 32-bit cells) in bits 0..15.
// One kernel uses one cta_group throughout: ptxas rejects a mix.
#pragma once
#include "types.cuh"

namespace ptx {

// tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [dst], columns;             [ISA 9.7.16.7.1]
// @pre one whole, converged warp. columns: a power of two in 32..512, never more than an earlier allocation's.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_alloc(uint32_t dst, uint32_t columns) {
    asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;" ::"r"(dst), "r"(columns)
                 : "memory");
}

// tcgen05.dealloc.cta_group::1.sync.aligned.b32 taddr, columns;                       [ISA 9.7.16.7.1]
// @pre the warp that allocated, converged, and every use of the columns is complete.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_dealloc(uint32_t taddr, uint32_t columns) {
    asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(taddr), "r"(columns) : "memory");
}

// tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;                          [ISA 9.7.16.7.1]
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_relinquish_alloc_permit() {
    asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" ::: "memory");
}

// tcgen05.cp.cta_group::1.32x128b.warpx4 [taddr], s-desc;                             [ISA 9.7.16.9.1]
// @pre one elected thread. Each 512 bytes become 32 lanes x 4 columns, repeated in the four quarters of the lanes.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_cp_32x128b_warpx4(uint32_t taddr, uint64_t desc) {
    asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;" ::"r"(taddr), "l"(desc) : "memory");
}

// tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::4X [d], a-desc, b-desc, idesc, [sfa], [sfb], enable;
// @pre one elected thread. enable_input_d false: D = A*B.                             [ISA 9.7.16.10.9.1]
// PTX ISA 8.7, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_mma_mxf4nvf4_block_scale_4X(uint32_t d, uint64_t desc_a, uint64_t desc_b,
                                                                    uint32_t idesc, uint32_t scale_a, uint32_t scale_b,
                                                                    bool enable_input_d) {
    asm volatile(
        "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %6, 0;\n\t"
        "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::4X [%0], %1, %2, %3, [%4], [%5], p;\n\t}" ::"r"(
            d),
        "l"(desc_a), "l"(desc_b), "r"(idesc), "r"(scale_a), "r"(scale_b), "r"(static_cast<int32_t>(enable_input_d))
        : "memory");
}

// tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [mbar];       [ISA 9.7.16.12.1]
// One arrival once every tcgen05 operation this thread has issued is complete.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_commit(uint32_t mbar) {
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(mbar) : "memory");
}

// tcgen05.ld.sync.aligned.32x32b.x1.b32 d, [taddr];                                   [ISA 9.7.16.8.3]
// @pre a whole warp; warp w of its warpgroup reaches lanes 32w..32w+31 only. Complete after tcgen05_wait_ld.
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ uint32_t tcgen05_ld_32x32b_x1(uint32_t taddr) {
    uint32_t d;
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(d) : "r"(taddr) : "memory");
    return d;
}

// tcgen05.ld.sync.aligned.32x32b.x8.b32 d, [taddr];                                   [ISA 9.7.16.8.3]
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_ld_32x32b_x8(uint32_t (&d)[8], uint32_t taddr) {
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]), "=r"(d[4]), "=r"(d[5]), "=r"(d[6]), "=r"(d[7])
                 : "r"(taddr)
                 : "memory");
}

// tcgen05.wait::ld.sync.aligned;                                                      [ISA 9.7.16.8.5]
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_wait_ld() { asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory"); }

// tcgen05.fence::before_thread_sync;  before a thread barrier or arrive               [ISA 9.7.16.11.1]
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_fence_before_thread_sync() {
    asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
}

// tcgen05.fence::after_thread_sync;  after a thread barrier or wait                   [ISA 9.7.16.11.1]
// PTX ISA 8.6, sm_100a, sm_103a
__device__ __forceinline__ void tcgen05_fence_after_thread_sync() {
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
}

}  // namespace ptx
