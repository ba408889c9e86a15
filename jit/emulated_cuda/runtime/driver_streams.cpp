// The driver's names of streams, events and memory in the order of a stream: the runtime's functions, whose handles and
// flags are the same. cuda.core and numba.cuda call these.
#include "stand_in.h"

using namespace stand_in;

API cudaError_t cudaDeviceGetStreamPriorityRange(int*, int*);
API cudaError_t cudaStreamCreateWithPriority(cudaStream_t*, unsigned, int);
API cudaError_t cudaStreamDestroy(cudaStream_t);
API cudaError_t cudaStreamQuery(cudaStream_t);
API cudaError_t cudaStreamGetFlags(cudaStream_t, unsigned*);
API cudaError_t cudaStreamGetPriority(cudaStream_t, int*);
API cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned);
API cudaError_t cudaEventCreateWithFlags(cudaEvent_t*, unsigned);
API cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t);
API cudaError_t cudaEventQuery(cudaEvent_t);
API cudaError_t cudaEventSynchronize(cudaEvent_t);
API cudaError_t cudaEventDestroy(cudaEvent_t);
API cudaError_t cudaEventElapsedTime(float*, cudaEvent_t, cudaEvent_t);
API cudaError_t cudaMemcpyAsync(void*, const void*, size_t, cudaMemcpyKind, cudaStream_t);
API cudaError_t cudaMallocAsync(void**, size_t, cudaStream_t);
API cudaError_t cudaFreeAsync(void*, cudaStream_t);
API cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t*, int);
#if CUDA_VERSION >= 13000
API cudaError_t cudaStreamGetCaptureInfo(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*,
                                         const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*);
API cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned);
#endif

namespace {
CUresult same(cudaError_t error) { return CUresult(error); }  // both enumerations number these errors alike
}  // namespace

API CUresult cuCtxGetStreamPriorityRange(int* least, int* greatest) {
    return same(cudaDeviceGetStreamPriorityRange(least, greatest));
}
API CUresult cuStreamCreateWithPriority(CUstream* made, unsigned flags, int priority) {
    return same(cudaStreamCreateWithPriority(made, flags, priority));
}
API CUresult cuStreamCreate(CUstream* made, unsigned flags) { return cuStreamCreateWithPriority(made, flags, 0); }
API CUresult cuStreamDestroy(CUstream stream) { return same(cudaStreamDestroy(stream)); }
API CUresult cuStreamQuery(CUstream stream) { return same(cudaStreamQuery(stream)); }
API CUresult cuStreamGetFlags(CUstream stream, unsigned* flags) { return same(cudaStreamGetFlags(stream, flags)); }
API CUresult cuStreamGetPriority(CUstream stream, int* found) { return same(cudaStreamGetPriority(stream, found)); }
API CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags) {
    return same(cudaStreamWaitEvent(stream, event, flags));
}
API CUresult cuStreamGetCtx(CUstream stream, CUcontext* found) { *found = context_of(device_of(stream)); return CUDA_SUCCESS; }
API CUresult cuStreamGetDevice(CUstream stream, CUdevice* found) { *found = device_of(stream); return CUDA_SUCCESS; }
API CUresult cuEventCreate(CUevent* made, unsigned flags) { return same(cudaEventCreateWithFlags(made, flags)); }
API CUresult cuEventRecord(CUevent event, CUstream stream) { return same(cudaEventRecord(event, stream)); }
API CUresult cuEventQuery(CUevent event) { return same(cudaEventQuery(event)); }
API CUresult cuEventSynchronize(CUevent event) { return same(cudaEventSynchronize(event)); }
API CUresult cuEventDestroy(CUevent event) { return same(cudaEventDestroy(event)); }
API CUresult cuEventElapsedTime(float* milliseconds, CUevent from, CUevent to) {
    return same(cudaEventElapsedTime(milliseconds, from, to));
}

API CUresult cuDeviceGetUuid(CUuuid* found, CUdevice) {
    std::memset(found, 0, sizeof *found);
    std::strncpy(found->bytes, "warpyard", sizeof found->bytes);
    return CUDA_SUCCESS;
}
API CUresult cuDeviceGetDefaultMemPool(CUmemoryPool* found, CUdevice) {
    return same(cudaDeviceGetDefaultMemPool(found, 0));
}
API CUresult cuDeviceGetMemPool(CUmemoryPool* found, CUdevice which) { return cuDeviceGetDefaultMemPool(found, which); }
API CUresult cuMemPoolSetAttribute(CUmemoryPool, CUmemPool_attribute, void*) { return CUDA_SUCCESS; }
API CUresult cuMemPoolGetAttribute(CUmemoryPool, CUmemPool_attribute which, void* found) {
    *static_cast<int*>(found) = 0;  // nothing is kept in a pool
    if (which >= CU_MEMPOOL_ATTR_RELEASE_THRESHOLD) *static_cast<cuuint64_t*>(found) = 0;
    return CUDA_SUCCESS;
}
API CUresult cuMemPoolTrimTo(CUmemoryPool, size_t) { return CUDA_SUCCESS; }
API CUresult cuMemPoolSetAccess(CUmemoryPool, const CUmemAccessDesc*, size_t) { return CUDA_SUCCESS; }
API CUresult cuMemPoolCreate(CUmemoryPool* made, const CUmemPoolProps*) { return cuDeviceGetDefaultMemPool(made, 0); }
API CUresult cuMemPoolDestroy(CUmemoryPool) { return CUDA_SUCCESS; }
API CUresult cuMemAllocAsync(CUdeviceptr* address, size_t size, CUstream stream) {
    return same(cudaMallocAsync(reinterpret_cast<void**>(address), size, stream));
}
API CUresult cuMemAllocFromPoolAsync(CUdeviceptr* address, size_t size, CUmemoryPool, CUstream stream) {
    return cuMemAllocAsync(address, size, stream);
}
API CUresult cuMemFreeAsync(CUdeviceptr address, CUstream stream) {
    return same(cudaFreeAsync(reinterpret_cast<void*>(address), stream));
}
API CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream) {  // from and to anywhere
    return same(cudaMemcpyAsync(reinterpret_cast<void*>(to), reinterpret_cast<void*>(from), size, cudaMemcpyDefault, stream));
}

#if CUDA_VERSION >= 13000
#undef cuStreamGetCaptureInfo
#undef cuStreamUpdateCaptureDependencies
API CUresult cuStreamGetCaptureInfo_v3(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* number, CUgraph* graph,
                                       const CUgraphNode** needs, const CUgraphEdgeData** edges, size_t* count) {
    auto found = reinterpret_cast<cudaStreamCaptureStatus*>(status);
    auto numbered = reinterpret_cast<unsigned long long*>(number);
    auto data = reinterpret_cast<const cudaGraphEdgeData**>(edges);
    return same(cudaStreamGetCaptureInfo(stream, found, numbered, graph, needs, data, count));
}
API CUresult cuStreamGetCaptureInfo_v2(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* number, CUgraph* graph,
                                       const CUgraphNode** needs, size_t* count) {
    return cuStreamGetCaptureInfo_v3(stream, status, number, graph, needs, nullptr, count);
}
API CUresult cuStreamUpdateCaptureDependencies_v2(CUstream stream, CUgraphNode* needs, const CUgraphEdgeData*, size_t count,
                                                  unsigned flags) {
    return same(cudaStreamUpdateCaptureDependencies(stream, needs, nullptr, count, flags));
}
API CUresult cuStreamUpdateCaptureDependencies(CUstream stream, CUgraphNode* needs, size_t count, unsigned flags) {
    return cuStreamUpdateCaptureDependencies_v2(stream, needs, nullptr, count, flags);
}
#endif
