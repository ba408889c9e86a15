// The CUDA runtime API: the last error of a thread, and the names of errors.
#include "runtime.h"

using namespace stand_in;

static thread_local cudaError_t last = cudaSuccess;

cudaError_t stand_in::set_last(cudaError_t error) {
    if (error != cudaSuccess && error != cudaErrorNotReady) last = error;
    return error;
}

namespace stand_in { const char* error_name(int code); }  // the stubs have it, from the header
API cudaError_t cudaGetLastError() {
    cudaError_t found = last;
    last = cudaSuccess;
    return broken() ? cudaError_t(broken()) : found;
}
API cudaError_t cudaPeekAtLastError() { return broken() ? cudaError_t(broken()) : last; }
API const char* cudaGetErrorName(cudaError_t error) { return error_name(error); }
API const char* cudaGetErrorString(cudaError_t error) {
    switch (int(error)) {
        case cudaSuccess: return "no error";
        case cudaErrorInvalidValue: return "invalid argument";
        case cudaErrorMemoryAllocation: return "out of memory";
        case cudaErrorInvalidConfiguration: return "invalid configuration argument";
        case cudaErrorInvalidDevice: return "invalid device ordinal";
        case cudaErrorNoKernelImageForDevice: return "no kernel image is available for execution on the device";
        case cudaErrorInvalidSymbol: return "invalid device symbol";
        case cudaErrorInvalidResourceHandle: return "invalid resource handle";
        case cudaErrorNotReady: return "device not ready";
        case cudaErrorIllegalAddress: return "an illegal memory access was encountered";
        case cudaErrorMisalignedAddress: return "misaligned address";
        case cudaErrorPeerAccessAlreadyEnabled: return "peer access is already enabled";
        case cudaErrorPeerAccessNotEnabled: return "peer access has not been enabled";
        case cudaErrorAssert: return "device-side assert triggered";
        case cudaErrorCooperativeLaunchTooLarge: return "too many blocks in cooperative launch";
        case cudaErrorInvalidClusterSize: return "cluster misconfiguration";
        case cudaErrorLaunchFailure: return "unspecified launch failure: the emulator stopped the kernel";
        case cudaErrorNotSupported: return "operation not supported by the stand-in CUDA runtime";
        default: return error_name(error);
    }
}
