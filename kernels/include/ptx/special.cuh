// Special registers, and the election of one lane of a warp.                          [ISA 10]
#pragma once
#include "types.cuh"

namespace ptx {

// mov.u32 d, %laneid;                                                                 [ISA 10.3]
// PTX ISA 1.3, sm_10
__device__ __forceinline__ uint32_t laneid() {
    uint32_t d;
    asm("mov.u32 %0, %%laneid;" : "=r"(d));
    return d;
}

// mov.u32 d, %smid;                                                                   [ISA 10.9]
// PTX ISA 1.3, sm_10
__device__ __forceinline__ uint32_t smid() {
    uint32_t d;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(d));
    return d;
}

// mov.u64 d, %globaltimer;                                                            [ISA 10.28]
// PTX ISA 3.1, sm_30
__device__ __forceinline__ uint64_t globaltimer() {
    uint64_t d;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(d)::"memory");
    return d;
}

// elect.sync _|p, membermask;                                                         [ISA 9.7.13.16]
// @pre every lane of the warp is active. True in exactly one lane, the same one each time.
// PTX ISA 8.0, sm_90
__device__ __forceinline__ bool elect_sync() {
    uint32_t elected;
    asm volatile(
        "{\n\t.reg .pred p;\n\t"
        "elect.sync _|p, 0xFFFFFFFF;\n\t"
        "selp.u32 %0, 1, 0, p;\n\t}"
        : "=r"(elected)::"memory");
    return elected != 0;
}

// nanosleep.u32 t;                                                                    [ISA 9.7.13.13]
// PTX ISA 6.3, sm_70
__device__ __forceinline__ void nanosleep(uint32_t nanoseconds) {
    asm volatile("nanosleep.u32 %0;" ::"r"(nanoseconds) : "memory");
}

// trap;                                                                               [ISA 9.7.20.3]
// PTX ISA 1.0, sm_10
__device__ __forceinline__ void trap() { asm volatile("trap;"); }

}  // namespace ptx
