// The part of CUDA's device runtime by which code that is not CUDA C++ synchronises a grid: numba calls it where nvcc has
// cooperative_groups' own code. It stands in for libcudadevrt, whose code is compiled and has no PTX.
#include <cooperative_groups.h>

extern "C" {
// The handle of a group: 1 of the grid, the only one. Null where the launch is not cooperative.
__device__ unsigned long long cudaCGGetIntrinsicHandle(enum cudaCGScope scope) {
    return scope == cudaCGScopeGrid && cooperative_groups::this_grid().is_valid() ? 1 : 0;
}
// Waits until all threads of the grid have come; cudaErrorInvalidValue where the handle is null.
__device__ cudaError_t cudaCGSynchronize(unsigned long long handle, unsigned flags) {
    if (!handle) return cudaErrorInvalidValue;
    cooperative_groups::this_grid().sync();
    return cudaSuccess;
}
}
