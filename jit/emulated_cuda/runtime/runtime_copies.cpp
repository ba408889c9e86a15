// The CUDA runtime API: copies, fills and variables of the device.
#include "runtime.h"

using namespace stand_in;

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
