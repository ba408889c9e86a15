// Stands for torch's header of this name where there is no GPU: its memory is that of cudaMalloc.
#pragma once
#ifndef WARPYARD_EMULATED
#error "torch's own allocator is needed"
#endif
#include <warpyard/cuda.h>

namespace c10::cuda::CUDACachingAllocator {

inline void* raw_alloc(size_t size) {
    void* made = nullptr;
    if (size) warpyard_check(cudaMalloc(&made, size));
    return made;
}
inline void* raw_alloc_with_stream(size_t size, cudaStream_t) { return raw_alloc(size); }
inline void raw_delete(void* address) { warpyard_check(cudaFree(address)); }
inline void emptyCache() {}

}  // namespace c10::cuda::CUDACachingAllocator
