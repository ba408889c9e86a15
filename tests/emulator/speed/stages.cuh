// The stages of a matrix product: what a warp copies, and the ring of mbarriers in which it does. A and B are K-major, with
// swizzles of 128 bytes; a stage of them lies in memory as it does here.
#pragma once
#include "descriptors.cuh"
#include "ptx/barrier.cuh"
#include "ptx/cp_async_bulk.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
#include "ptx/special.cuh"
#include "ring.cuh"

using ptx::uint32_t;
using ptx::uint64_t;

constexpr uint32_t kStages = 3, kDepth = 64, kStep = 16, kSpan = 128, kRows = 128, kColumns = 256, kWarpgroup = 128;

struct alignas(1024) Stage {
    unsigned short a[kRows][kDepth], b[kColumns][kDepth];
};
struct Shared {
    Stage stages[kStages];
    uint64_t full[kStages], empty[kStages], done;
    uint32_t word;
};
extern "C" __device__ const unsigned matrix_smem = sizeof(Shared) + 1024;

__device__ uint32_t at(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }

// The shared memory of the CTA, whose stages `readers` give back.
__device__ Shared& prepared(unsigned char* raw, uint32_t readers) {
    Shared& s = *reinterpret_cast<Shared*>(__cvta_shared_to_generic((at(raw) + 1023) & ~1023u));
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < kStages; ++i) {
            ptx::mbarrier_init(at(&s.full[i]), 1);
            ptx::mbarrier_init(at(&s.empty[i]), readers);
        }
        ptx::mbarrier_init(at(&s.done), 1);
        ptx::fence_mbarrier_init();
    }
    return s;
}

// What the warp does that copies.
__device__ void copies(Shared& s, const Stage* in, int count) {
    RingCursor<kStages> ring;
    if (threadIdx.x % 32) return;
    for (int i = 0; i < count; ++i, ring.next()) {
        ptx::mbarrier_wait_parity(at(&s.empty[ring.index]), ring.parity ^ 1);
        ptx::mbarrier_arrive_expect_tx(at(&s.full[ring.index]), sizeof(Stage));
        ptx::cp_async_bulk_shared_global(at(&s.stages[ring.index]), in + i, sizeof(Stage), at(&s.full[ring.index]));
    }
}
