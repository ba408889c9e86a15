// Programmatic dependent launch.                                                      [ISA 9.7.13.14]
#pragma once
#include "types.cuh"

namespace ptx {

// griddepcontrol.wait;  until the grids this one depends on are done and their writes visible
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void griddepcontrol_wait() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// griddepcontrol.launch_dependents;  lets the dependent grid start once every CTA has said so or exited
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void griddepcontrol_launch_dependents() {
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
}

}  // namespace ptx
