// The driver's less common calls about memory, captures and links, as programs and libraries make them that know no runtime.
#include "stand_in.h"

#include <algorithm>
#include <fstream>
#include <iterator>

using namespace stand_in;

API cudaError_t cudaStreamBeginCapture(cudaStream_t, cudaStreamCaptureMode);
API cudaError_t cudaStreamEndCapture(cudaStream_t, cudaGraph_t*);
API cudaError_t cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus*);
API cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t*, cudaGraph_t, unsigned long long);
API cudaError_t cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
API cudaError_t cudaGraphDestroy(cudaGraph_t);
API cudaError_t cudaGraphExecDestroy(cudaGraphExec_t);
API cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void*);
API cudaError_t cudaHostAlloc(void**, size_t, unsigned);
API cudaError_t cudaHostRegister(void*, size_t, unsigned);
API cudaError_t cudaHostUnregister(void*);
API cudaError_t cudaHostGetDevicePointer(void**, void*, unsigned);

namespace {
CUresult same(cudaError_t error) { return CUresult(error); }  // both enumerations number these errors alike
void* at(CUdeviceptr address) { return reinterpret_cast<void*>(address); }

struct Link { std::string ptx; };  // what a linker has been given
}  // namespace

API CUresult cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t size) { return copy(at(to), at(from), size, cudaMemcpyDefault); }
API CUresult cuMemcpyPeer(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext, size_t size) {
    return copy(at(to), at(from), size, cudaMemcpyDeviceToDevice);
}
API CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext, size_t size, CUstream stream) {
    return enqueue(stream, [=] { return copy(at(to), at(from), size, cudaMemcpyDeviceToDevice); });
}
#define MEMSET_2D(bits, T)                                                                                             \
    API CUresult cuMemsetD2D##bits##Async(CUdeviceptr to, size_t pitch, T value, size_t width, size_t height, CUstream s) { \
        return enqueue(s, [=] { return fill(at(to), pitch, value, sizeof(T), width, height); }, cudaGraphNodeTypeMemset);                       \
    }                                                                                                                  \
    API CUresult cuMemsetD2D##bits(CUdeviceptr to, size_t pitch, T value, size_t width, size_t height) {               \
        return cuMemsetD2D##bits##Async(to, pitch, value, width, height, nullptr);                                     \
    }
MEMSET_2D(8, unsigned char)
MEMSET_2D(16, unsigned short)
MEMSET_2D(32, unsigned)
API CUresult cuMemAllocPitch(CUdeviceptr* address, size_t* pitch, size_t width, size_t height, unsigned) {
    *pitch = (width + 511) / 512 * 512;
    return cuMemAlloc(address, *pitch * height);
}
API CUresult cuMemHostAlloc(void** address, size_t size, unsigned flags) { return same(cudaHostAlloc(address, size, flags)); }
API CUresult cuMemHostGetFlags(unsigned* flags, void*) { *flags = CU_MEMHOSTALLOC_DEVICEMAP; return CUDA_SUCCESS; }
API CUresult cuMemHostRegister(void* host, size_t size, unsigned flags) { return same(cudaHostRegister(host, size, flags)); }
API CUresult cuMemHostUnregister(void* host) { return same(cudaHostUnregister(host)); }
API CUresult cuMemHostGetDevicePointer(CUdeviceptr* found, void* host, unsigned flags) {
    return same(cudaHostGetDevicePointer(reinterpret_cast<void**>(found), host, flags));
}
API CUresult cuMemGetAddressRange(CUdeviceptr* start, size_t* size, CUdeviceptr address) {
    void* first;
    Block block;
    if (!block_of(at(address), &first, &block)) return CUDA_ERROR_NOT_FOUND;
    if (start) *start = reinterpret_cast<CUdeviceptr>(first);
    if (size) *size = block.size;
    return CUDA_SUCCESS;
}
API CUresult cuPointerGetAttribute(void* found, CUpointer_attribute which, CUdeviceptr address) {
    void* first = nullptr;
    Block block{0, Kind::DEVICE, 0};
    bool known = block_of(at(address), &first, &block);
    if (!known && !in_process()) return CUDA_ERROR_INVALID_VALUE;
    bool host = block.kind == Kind::HOST, managed = block.kind == Kind::MANAGED;
    switch (which) {
        case CU_POINTER_ATTRIBUTE_CONTEXT:
            *static_cast<CUcontext*>(found) = context_of(std::max(0, device_at(at(address))));
            return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            *static_cast<unsigned*>(found) = host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
            return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_DEVICE_POINTER: *static_cast<CUdeviceptr*>(found) = address; return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_HOST_POINTER:
            if (!host && !managed) return CUDA_ERROR_INVALID_VALUE;
            *static_cast<void**>(found) = at(address);
            return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED: *static_cast<unsigned*>(found) = managed; return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_MAPPED: *static_cast<unsigned*>(found) = 1; return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *static_cast<int*>(found) = device_at(at(address)); return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: *static_cast<unsigned*>(found) = 0; return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_BUFFER_ID: *static_cast<uint64_t*>(found) = block.number; return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: *static_cast<void**>(found) = first; return CUDA_SUCCESS;
        case CU_POINTER_ATTRIBUTE_RANGE_SIZE: *static_cast<size_t*>(found) = block.size; return CUDA_SUCCESS;
        default: return CUDA_ERROR_NOT_SUPPORTED;
    }
}
API CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute* which, void** found, CUdeviceptr address) {
    for (unsigned i = 0; i < count; ++i)
        if (cuPointerGetAttribute(found[i], which[i], address) && found[i]) *static_cast<unsigned*>(found[i]) = 0;
    return CUDA_SUCCESS;
}
API CUresult cuPointerSetAttribute(const void*, CUpointer_attribute, CUdeviceptr) { return CUDA_SUCCESS; }

API CUresult cuCtxGetFlags(unsigned* flags) { *flags = 0; return CUDA_SUCCESS; }
API CUresult cuCtxGetApiVersion(CUcontext, unsigned* version) { *version = CUDA_VERSION; return CUDA_SUCCESS; }
API CUresult cuCtxGetLimit(size_t* value, CUlimit) { *value = 0; return CUDA_SUCCESS; }
API CUresult cuCtxSetLimit(CUlimit, size_t) { return CUDA_SUCCESS; }
API CUresult cuCtxSetCacheConfig(CUfunc_cache) { return CUDA_SUCCESS; }
API CUresult cuCtxGetCacheConfig(CUfunc_cache* config) {
    *config = CU_FUNC_CACHE_PREFER_NONE;
    return CUDA_SUCCESS;
}
API CUresult cuCtxSetSharedMemConfig(CUsharedconfig) { return CUDA_SUCCESS; }
API CUresult cuCtxGetSharedMemConfig(CUsharedconfig* config) {
    *config = CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE;
    return CUDA_SUCCESS;
}
API CUresult cuFuncSetSharedMemConfig(CUfunction, CUsharedconfig) { return CUDA_SUCCESS; }
API CUresult cuDevicePrimaryCtxGetState(CUdevice, unsigned* flags, int* active) {
    *flags = 0, *active = 1;
    return CUDA_SUCCESS;
}
API CUresult cuDevicePrimaryCtxSetFlags(CUdevice, unsigned) { return CUDA_SUCCESS; }
API CUresult cuDevicePrimaryCtxReset(CUdevice) { return CUDA_SUCCESS; }
API CUresult cuFuncGetModule(CUmodule*, CUfunction) { return CUDA_ERROR_NOT_SUPPORTED; }
API CUresult cuFuncGetName(const char** name, CUfunction handle) {
    *name = reinterpret_cast<Function*>(handle)->name.c_str();
    return CUDA_SUCCESS;
}
API CUresult cuKernelGetName(const char** name, CUkernel kernel) {
    return cuFuncGetName(name, reinterpret_cast<CUfunction>(kernel));
}
API CUresult cuModuleLoadFatBinary(CUmodule* made, const void* image) { return cuModuleLoadData(made, image); }

API CUresult cuStreamGetCtx_v2(CUstream stream, CUcontext* found, CUgreenCtx* green) {
    if (green) *green = nullptr;
    return cuStreamGetCtx(stream, found);
}
API CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode mode) {
    return same(cudaStreamBeginCapture(stream, cudaStreamCaptureMode(mode)));
}
API CUresult cuStreamEndCapture(CUstream stream, CUgraph* graph) { return same(cudaStreamEndCapture(stream, graph)); }
API CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus* found) {
    return same(cudaStreamIsCapturing(stream, reinterpret_cast<cudaStreamCaptureStatus*>(found)));
}
API CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode*) { return CUDA_SUCCESS; }
API CUresult cuGraphInstantiateWithFlags(CUgraphExec* made, CUgraph graph, unsigned long long flags) {
    return same(cudaGraphInstantiateWithFlags(made, graph, flags));
}
API CUresult cuGraphInstantiateWithParams(CUgraphExec* made, CUgraph graph, CUDA_GRAPH_INSTANTIATE_PARAMS* params) {
    params->result_out = CUDA_GRAPH_INSTANTIATE_SUCCESS;
    return same(cudaGraphInstantiateWithFlags(made, graph, params->flags));
}
API CUresult cuGraphUpload(CUgraphExec, CUstream) { return CUDA_SUCCESS; }
API CUresult cuGraphLaunch(CUgraphExec graph, CUstream stream) { return same(cudaGraphLaunch(graph, stream)); }
API CUresult cuGraphDestroy(CUgraph graph) { return same(cudaGraphDestroy(graph)); }
API CUresult cuGraphExecDestroy(CUgraphExec graph) { return same(cudaGraphExecDestroy(graph)); }
API CUresult cuLaunchHostFunc(CUstream stream, CUhostFn function, void* data) {
    return same(cudaLaunchHostFunc(stream, function, data));
}

// What a linker makes here is the PTX texts that it was given, which are linked when that is loaded.
API CUresult cuLinkCreate(unsigned, CUjit_option*, void**, CUlinkState* made) {
    *made = reinterpret_cast<CUlinkState>(new Link);
    return CUDA_SUCCESS;
}
API CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned,
                           CUjit_option*, void**) {
    Link& link = *reinterpret_cast<Link*>(state);
    const char* text = static_cast<const char*>(data);
    std::string ptx, wrong;
    if (type == CU_JIT_INPUT_PTX) ptx.assign(text, strnlen(text, size));
    else if (type == CU_JIT_INPUT_FATBINARY) ptx = ptx_in(text, &wrong);
    else wrong = "the stand-in links PTX, and fat binaries that hold it";
    if (!wrong.empty()) {
        say_once(std::string("cuLinkAddData: ") + (name ? name : "?") + ": " + wrong);
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    link.ptx += LINKED + ptx;
    return CUDA_SUCCESS;
}
API CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char* path, unsigned count,
                           CUjit_option* options, void** values) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return CUDA_ERROR_FILE_NOT_FOUND;
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    return cuLinkAddData(state, type, text.data(), text.size(), path, count, options, values);
}
API CUresult cuLinkComplete(CUlinkState state, void** image, size_t* size) {
    Link& link = *reinterpret_cast<Link*>(state);
    *image = link.ptx.data();
    if (size) *size = link.ptx.size() + 1;
    return link.ptx.empty() ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}
API CUresult cuLinkDestroy(CUlinkState state) {
    delete reinterpret_cast<Link*>(state);
    return CUDA_SUCCESS;
}
