// The device runtime of dynamic parallelism (CDP2): what the compiler calls for <<<>>> in a kernel, and the calls about
// streams, events and the device around it. It stands in for libcudadevrt, whose code is compiled and has no PTX. A launch is
// put down in a table; the server runs it once the kernel has ended (children.py).
#include <cstddef>

#include "children.h"

// The toolkit's header makes nothing of these names where it compiles for the host.
#undef __cudaCDP2GetParameterBufferV2
#undef __cudaCDP2LaunchDeviceV2
#undef __cudaCDP2LaunchDeviceV2_ptsz
#undef __cudaCDP2PeekAtLastError
#undef __cudaCDP2GetLastError
#undef __cudaCDP2GetErrorString
#undef __cudaCDP2GetErrorName
#undef __cudaCDP2GetDevice
#undef __cudaCDP2GetDeviceCount
#undef __cudaCDP2StreamCreateWithFlags
#undef __cudaCDP2StreamDestroy
#undef __cudaCDP2StreamWaitEvent
#undef __cudaCDP2EventCreateWithFlags
#undef __cudaCDP2EventRecord
#undef __cudaCDP2EventDestroy
#undef __cudaCDP2Malloc
#undef __cudaCDP2Free

__device__ __align__(16) Children warpyard_children;  // order: 1 for the first launch; 0 for one that was not done

extern "C" {
#if CUDART_VERSION >= 12040
// A condition of a graph is a word of device memory (runtime/runtime_graphs.cpp).
__device__ void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned value) {
    *reinterpret_cast<unsigned*>(handle) = value;
}
#endif
__device__ void* __cudaCDP2GetParameterBufferV2(void* kernel, dim3 grid, dim3 block, unsigned shared) {
    const unsigned at = atomicAdd(&warpyard_children.count, 1u);
    if (at >= CHILDREN_MOST) {
        atomicAdd(&warpyard_children.lost, 1u);
        return nullptr;
    }
    Child* child = &warpyard_children.rows[at];
    child->kernel = reinterpret_cast<uint64_t>(kernel);
    child->grid[0] = grid.x, child->grid[1] = grid.y, child->grid[2] = grid.z;
    child->block[0] = block.x, child->block[1] = block.y, child->block[2] = block.z;
    child->shared = shared;
    child->order = 0;
    return child->parameters;
}
__device__ cudaError_t __cudaCDP2LaunchDeviceV2(void* parameters, cudaStream_t stream) {
    if (!parameters) return cudaErrorLaunchPendingCountExceeded;
    Child* child = reinterpret_cast<Child*>(static_cast<char*>(parameters) - offsetof(Child, parameters));
    child->stream = reinterpret_cast<uint64_t>(stream);
    child->order = atomicAdd(&warpyard_children.launched, 1u) + 1;
    return cudaSuccess;
}
__device__ cudaError_t __cudaCDP2LaunchDeviceV2_ptsz(void* parameters, cudaStream_t stream) {
    return __cudaCDP2LaunchDeviceV2(parameters, stream);
}
__device__ cudaError_t __cudaCDP2PeekAtLastError() {
    return atomicAdd(&warpyard_children.lost, 0u) ? cudaErrorLaunchPendingCountExceeded : cudaSuccess;
}
__device__ cudaError_t __cudaCDP2GetLastError() { return __cudaCDP2PeekAtLastError(); }
__device__ const char* __cudaCDP2GetErrorString(cudaError_t error) { return error ? "launch pending count exceeded" : "no error"; }
__device__ const char* __cudaCDP2GetErrorName(cudaError_t error) {
    return error ? "cudaErrorLaunchPendingCountExceeded" : "cudaSuccess";
}
__device__ cudaError_t __cudaCDP2GetDevice(int* device) { *device = 0; return cudaSuccess; }
__device__ cudaError_t __cudaCDP2GetDeviceCount(int* count) { *count = 1; return cudaSuccess; }

// Work is done in the order in which it was launched, which any streams and events allow.
__device__ cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t* stream, unsigned) {
    *stream = reinterpret_cast<cudaStream_t>(uintptr_t(64));
    return cudaSuccess;
}
__device__ cudaError_t __cudaCDP2StreamDestroy(cudaStream_t) { return cudaSuccess; }
__device__ cudaError_t __cudaCDP2StreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned) { return cudaSuccess; }
__device__ cudaError_t __cudaCDP2EventCreateWithFlags(cudaEvent_t* event, unsigned) {
    *event = reinterpret_cast<cudaEvent_t>(uintptr_t(64));
    return cudaSuccess;
}
__device__ cudaError_t __cudaCDP2EventRecord(cudaEvent_t, cudaStream_t) { return cudaSuccess; }
__device__ cudaError_t __cudaCDP2EventDestroy(cudaEvent_t) { return cudaSuccess; }

__device__ cudaError_t __cudaCDP2Malloc(void** address, size_t size) {
    *address = malloc(size);
    return *address || !size ? cudaSuccess : cudaErrorMemoryAllocation;
}
__device__ cudaError_t __cudaCDP2Free(void* address) { free(address); return cudaSuccess; }
}
