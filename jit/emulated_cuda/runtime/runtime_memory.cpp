// The CUDA runtime API: allocations, which lie in an arena of the host's (arena.cpp).
#include "runtime.h"

#include <algorithm>

using namespace stand_in;

static cudaError_t give(void** address, size_t size, Kind kind, int device = -1) {
    if (broken()) return set_last(broken());
    if (!address) return set_last(cudaErrorInvalidValue);
    *address = size ? allocate(size, kind, device) : nullptr;
    return *address || !size ? cudaSuccess : set_last(cudaErrorMemoryAllocation);
}
static cudaError_t take(void* address, void* caller) {
    if (broken()) return set_last(broken());
    if (address && !in_process()) order(Step::ALL_AWAITED);  // frees wait; CuPy has a pool where it calls them here
    return !address || release(address, caller) ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaMalloc(void** address, size_t size) { return give(address, size, Kind::DEVICE); }
API cudaError_t cudaMallocAsync(void** address, size_t size, cudaStream_t stream) {
    if (address && size && stream_of(stream)->capture) return capture_memory(address, size, stream);
    return give(address, size, Kind::DEVICE, device_of(stream));
}
API cudaError_t cudaMallocFromPoolAsync(void** address, size_t size, cudaMemPool_t, cudaStream_t stream) {
    return cudaMallocAsync(address, size, stream);
}
API cudaError_t cudaMallocManaged(void** address, size_t size, unsigned) { return give(address, size, Kind::MANAGED); }
API cudaError_t cudaMallocHost(void** address, size_t size) { return give(address, size, Kind::HOST); }
API cudaError_t cudaHostAlloc(void** address, size_t size, unsigned) { return give(address, size, Kind::HOST); }
API cudaError_t cudaMallocPitch(void** address, size_t* pitch, size_t width, size_t height) {
    *pitch = (width + 511) / 512 * 512;
    return give(address, *pitch * height, Kind::DEVICE);
}
API cudaError_t cudaFree(void* address) {
    return free_of_graph(address, nullptr) ? cudaSuccess : take(address, __builtin_return_address(0));
}
API cudaError_t cudaFreeAsync(void* address, cudaStream_t stream) {
    if (broken()) return set_last(broken());
    if (free_of_graph(address, stream)) return cudaSuccess;
    return !address || release(address, __builtin_return_address(0)) ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaFreeHost(void* address) { return take(address, __builtin_return_address(0)); }
API cudaError_t cudaHostRegister(void* host, size_t size, unsigned) {
    return registered(host, size) ? cudaSuccess : set_last(cudaErrorHostMemoryAlreadyRegistered);
}
API cudaError_t cudaHostUnregister(void* host) {
    return unregistered(host) ? cudaSuccess : set_last(cudaErrorHostMemoryNotRegistered);
}
API cudaError_t cudaHostGetDevicePointer(void** at, void* host, unsigned) {
    *at = block_of(host, nullptr, nullptr) ? host : shadow_of(host);
    return *at ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaHostGetFlags(unsigned* flags, void*) { *flags = 0; return cudaSuccess; }
API cudaError_t cudaMemGetInfo(size_t* left, size_t* all) {
    *left = room();
    *all = device().memory;
    return cudaSuccess;
}
API cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* found, const void* address) {
    *found = cudaPointerAttributes();
    Block block;
    void* at = const_cast<void*>(address);
    found->device = std::max(0, device_at(address));
    if (block_of(address, nullptr, &block)) {
        found->type = block.kind == Kind::HOST      ? cudaMemoryTypeHost
                      : block.kind == Kind::MANAGED ? cudaMemoryTypeManaged
                                                    : cudaMemoryTypeDevice;
        found->devicePointer = at;
        found->hostPointer = block.kind == Kind::HOST || block.kind == Kind::MANAGED ? at : nullptr;
    } else if (in_process()) {
        found->type = cudaMemoryTypeDevice;
        found->devicePointer = at;
    } else {
        found->type = cudaMemoryTypeUnregistered;
        found->hostPointer = at;
        found->device = -2;
    }
    return cudaSuccess;
}
API cudaError_t cudaMalloc3D(cudaPitchedPtr* made, cudaExtent extent) {
    *made = {nullptr, (extent.width + 511) / 512 * 512, extent.width, extent.height};
    return give(&made->ptr, made->pitch * extent.height * extent.depth, Kind::DEVICE);
}
API cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int) {
    *pool = reinterpret_cast<cudaMemPool_t>(8);
    return cudaSuccess;
}
API cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void*) { return cudaSuccess; }
API cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t) { return cudaSuccess; }
