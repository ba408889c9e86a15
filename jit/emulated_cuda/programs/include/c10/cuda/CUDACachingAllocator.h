// Stands for torch's header of this name: its memory is that of cudaMalloc, or of torch's allocator for the CPU.
#pragma once
#include <c10/core/Allocator.h>
#include <warpyard/context.h>

namespace c10::cuda::CUDACachingAllocator {

inline void* raw_alloc(size_t size) {
    void* made = nullptr;
    if (size) C10_CUDA_CHECK(cudaMalloc(&made, size));
    return made;
}
inline void* raw_alloc_with_stream(size_t size, cudaStream_t) { return raw_alloc(size); }
inline void raw_delete(void* address) { C10_CUDA_CHECK(cudaFree(address)); }
inline void emptyCache() {}
inline c10::Allocator* get() { return c10::GetAllocator(c10::DeviceType::CPU); }

}  // namespace c10::cuda::CUDACachingAllocator
