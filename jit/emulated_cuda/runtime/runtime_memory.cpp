// The CUDA runtime API: memory, which is an arena of the host's (stand_in.cpp).
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
API cudaError_t cudaMemcpy(void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return set_last(copy(to, from, size, kind));
}
API cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t size, cudaMemcpyKind kind, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return copy(to, from, size, kind); }));
}
API cudaError_t cudaMemcpyPeer(void* to, int there, const void* from, int here, size_t size) {
    if (!is_device(there) || !is_device(here)) return set_last(cudaErrorInvalidDevice);
    return set_last(copy(to, from, size, cudaMemcpyDefault));
}
API cudaError_t cudaMemcpyPeerAsync(void* to, int there, const void* from, int here, size_t size, cudaStream_t stream) {
    if (!is_device(there) || !is_device(here)) return set_last(cudaErrorInvalidDevice);
    return cudaMemcpyAsync(to, from, size, cudaMemcpyDefault, stream);
}
API cudaError_t cudaMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                             size_t height, cudaMemcpyKind kind) {
    return set_last(copy_rows(to, to_pitch, from, from_pitch, width, height, kind));
}
API cudaError_t cudaMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                                  size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return copy_rows(to, to_pitch, from, from_pitch, width, height, kind); }));
}
API cudaError_t cudaMalloc3D(cudaPitchedPtr* made, cudaExtent extent) {
    *made = {nullptr, (extent.width + 511) / 512 * 512, extent.width, extent.height};
    return give(&made->ptr, made->pitch * extent.height * extent.depth, Kind::DEVICE);
}
API cudaError_t cudaMemset(void* to, int value, size_t size) { return set_last(fill(to, size, value, 1, size, 1)); }
API cudaError_t cudaMemsetAsync(void* to, int value, size_t size, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return fill(to, size, value, 1, size, 1); }, cudaGraphNodeTypeMemset));
}
API cudaError_t cudaMemset2D(void* to, size_t pitch, int value, size_t width, size_t height) {
    return set_last(fill(to, pitch, value, 1, width, height));
}
API cudaError_t cudaMemset3D(cudaPitchedPtr to, int value, cudaExtent extent) {
    for (size_t slice = 0; slice < extent.depth; ++slice)
        if (CUresult result = fill(static_cast<char*>(to.ptr) + slice * to.pitch * to.ysize, to.pitch, value, 1,
                                   extent.width, extent.height))
            return set_last(result);
    return cudaSuccess;
}
API cudaError_t cudaMemset3DAsync(cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return CUresult(cudaMemset3D(to, value, extent)); }, cudaGraphNodeTypeMemset));
}
API cudaError_t cudaMemset2DAsync(void* to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return fill(to, pitch, value, 1, width, height); }, cudaGraphNodeTypeMemset));
}
static cudaError_t symbol_copy(const void* key, void* other, size_t size, size_t offset, bool to_symbol,
                               cudaStream_t stream) {
    Variable* variable = variable_of(key);
    if (!variable) return set_last(cudaErrorInvalidSymbol);
    if (offset > variable->size || size > variable->size - offset) return set_last(cudaErrorInvalidValue);
    char* at = static_cast<char*>(variable->address) + offset;
    return set_last(enqueue(stream, [=] { return copy(to_symbol ? at : other, to_symbol ? other : at, size, cudaMemcpyDefault); }));
}
API cudaError_t cudaMemcpyToSymbol(const void* key, const void* from, size_t size, size_t offset, cudaMemcpyKind) {
    return symbol_copy(key, const_cast<void*>(from), size, offset, true, nullptr);
}
API cudaError_t cudaMemcpyToSymbolAsync(const void* key, const void* from, size_t size, size_t offset, cudaMemcpyKind,
                                        cudaStream_t stream) {
    return symbol_copy(key, const_cast<void*>(from), size, offset, true, stream);
}
API cudaError_t cudaMemcpyFromSymbol(void* to, const void* key, size_t size, size_t offset, cudaMemcpyKind) {
    return symbol_copy(key, to, size, offset, false, nullptr);
}
API cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* key, size_t size, size_t offset, cudaMemcpyKind,
                                          cudaStream_t stream) {
    return symbol_copy(key, to, size, offset, false, stream);
}
API cudaError_t cudaGetSymbolAddress(void** at, const void* key) {
    Variable* variable = variable_of(key);
    if (!variable) return set_last(cudaErrorInvalidSymbol);
    *at = variable->address;
    return cudaSuccess;
}
API cudaError_t cudaGetSymbolSize(size_t* size, const void* key) {
    Variable* variable = variable_of(key);
    if (!variable) return set_last(cudaErrorInvalidSymbol);
    *size = variable->size;
    return cudaSuccess;
}
#if CUDART_VERSION >= 13000
API cudaError_t cudaMemPrefetchAsync(const void*, size_t, cudaMemLocation, unsigned, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaMemAdvise(const void*, size_t, cudaMemoryAdvise, cudaMemLocation) { return cudaSuccess; }
#else
API cudaError_t cudaMemPrefetchAsync(const void*, size_t, int, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaMemAdvise(const void*, size_t, cudaMemoryAdvise, int) { return cudaSuccess; }
#endif
API cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int) {
    *pool = reinterpret_cast<cudaMemPool_t>(8);
    return cudaSuccess;
}
API cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void*) { return cudaSuccess; }
API cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t) { return cudaSuccess; }
