// Per-warpgroup register reallocation, and dependent grids.                           [ISA 9.7.20.5, 9.7.13.14]
#pragma once
#include "types.cuh"

namespace ptx {

// setmaxnreg.inc.sync.aligned.u32 N;  N a multiple of 8 in 24..256                    [ISA 9.7.20.5]
// @pre all warps of the warpgroup execute it; the kernel was launched with a register cap (__launch_bounds__(n, 1)).
// PTX ISA 8.0, sm_90a, sm_100a, sm_103a, sm_120a
template <int N>
__device__ __forceinline__ void setmaxnreg_inc() {
    static_assert(N % 8 == 0 && N >= 24 && N <= 256, "setmaxnreg takes a multiple of 8 from 24 to 256");
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(N));
}

// setmaxnreg.dec.sync.aligned.u32 N;                                                  [ISA 9.7.20.5]
// PTX ISA 8.0, sm_90a, sm_100a, sm_103a, sm_120a
template <int N>
__device__ __forceinline__ void setmaxnreg_dec() {
    static_assert(N % 8 == 0 && N >= 24 && N <= 256, "setmaxnreg takes a multiple of 8 from 24 to 256");
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(N));
}

}  // namespace ptx
